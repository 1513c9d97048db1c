### The table, whatever the game.

table-enter-the-roll = Enter the roll
table-roll-dice-but-entered = { $dice ->
    [one] This roll has { $dice } die, but you entered { $entered }.
   *[other] This roll has { $dice } dice, but you entered { $entered }.
}
table-dice-are-still-missing = { $missing ->
    [one] { $missing } die is still missing.
   *[other] { $missing } dice are still missing.
}
table-isnt-face-die-type = “{ $key }” isn't a face of this die. Type { $faces }, or click a face.
table-empty = empty
table-die-of = Die { $number } of { $dice }, { $shows }
table-to-move = to move
table-seat-to-move = Seat { $number } to move
table-seat = Seat { $number }, { $name }
table-board = Board
table-table = Table
table-add = Add
table-remove = Remove
table-search-by-name = Search by name
