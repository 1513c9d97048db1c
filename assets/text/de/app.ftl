### What several parts of the window say.

app-external-bot = Externer Bot: { $name }
app-player = Spieler
app-has-to-close = Parlour muss beendet werden ({ $error }). Das ist ein Fehler im Programm; deine Partien sind gespeichert. Einzelheiten stehen im Protokollordner { $folder }. Sie helfen uns, den Fehler zu beheben.
app-almost-ready = Gleich bereit
app-getting-ready = Wird vorbereitet …
app-ready-in-s = In { $seconds } s bereit
app-game-speed = Spieltempo: { $speed }
app-toolbar = Symbolleiste
app-always-about-your-strength = Immer so stark wie du
app-level-of = Stufe { $level } von { $top }
app-easy = Leicht
app-a-little-easier = Etwas leichter
app-about-your-strength = Etwa so stark wie du
app-stronger = Stärker
app-much-stronger = Viel stärker
app-rating-after-game = Partie { $game }: { $rating } ±{ $margin }
app-games-counted = Gewertete Partien
app-rating = Wertung
app-after-first-game-after = Von { $first } nach der ersten Partie auf { $last } nach der letzten.
app-key-rating = ● Wertung
app-key-range = ■ 95-%-Bereich
app-strength-hasnt-measured-yet = Noch keine Wertung.
app-strength = Wertung { $rating }
app-beats-level-in = { $share } Siege gegen Stufe { $level }
app-games-measured-on = { $games ->
    [one] { $games } Partie, { $date }
   *[other] { $games } Partien, { $date }
}
app-measured-usual-thinking-time = Gemessen mit der üblichen Bedenkzeit.
app-teaching-off = Du bekommst Tipps, wenn du danach fragst.
app-teaching-warn = Du wirst gewarnt, bevor du etwas klar Schlechteres als das Beste wählst.
app-teaching-coach = Der Coach führt dich Schritt für Schritt, erklärt jede Entscheidung, warnt vor Fehlern und sagt, was sie kosten.
app-time-per-turn = { $seconds } pro Zug
app-time-for-the-game = { $seconds } für die Partie
app-time-and-increment = { $seconds } + { $duration } pro Zug
app-unit-win = Gewinnchance
app-unit-points = Punkte
app-unit-money = Geld
app-unit-equity = Equity
app-unit-perfect = Gegen perfektes Spiel
app-unit-table = An diesem Tisch
app-range-of-points = { $points } Punkte
app-ct = { $cents } ct
app-to = { $low } bis { $high }
app-points-of-win-chance = { $points } Prozentpunkte
app-of-the-stake = { PERCENT($share, decimals: 0) } des Einsatzes
app-under-a-millisecond = unter 1 ms
app-playouts = { $playouts ->
    [one] { $playouts } simulierte Partie
   *[other] { $playouts } simulierte Partien
}
app-nodes = { $nodes ->
    [one] { $nodes } Stellung
   *[other] { $nodes } Stellungen
}
app-plies = { $depth ->
    [one] { $depth } Schritt voraus
   *[other] { $depth } Schritte voraus
}
# Between two limits: “2 s or 400 playouts”.
app-or = { OR($limits) }
app-what-would-you-play = Was würdest du spielen?
app-find-better-move = Finde etwas Besseres als „{ $played }“
app-exercise-easy = Leicht
app-exercise-medium = Mittel
app-exercise-hard = Schwer
app-winners = { $count ->
    [one] Sieg: { $winners }
   *[other] Unentschieden: { $winners }
}
