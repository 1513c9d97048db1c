### The table, whatever the game.

table-enter-the-roll = Wurf eingeben
table-roll-dice-but-entered = Dieser Wurf hat { $dice } Würfel, du hast aber { $entered } eingegeben.
table-dice-are-still-missing = { $missing ->
    [one] Es fehlt noch { $missing } Würfel.
   *[other] Es fehlen noch { $missing } Würfel.
}
table-isnt-face-die-type = „{ $key }“ gibt es auf diesem Würfel nicht. Gib { $faces } ein oder klick eine Seite an.
table-empty = leer
table-die-of = Würfel { $number } von { $dice }, { $shows }
table-to-move = Am Zug
table-seat-to-move = Platz { $number } am Zug
table-seat = Platz { $number }, { $name }
table-board = Tisch
table-table = Tisch
table-add = Hinzufügen
table-remove = Entfernen
table-search-by-name = Nach Namen suchen
