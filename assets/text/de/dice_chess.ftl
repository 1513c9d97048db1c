### Dice Chess.

dice_chess-name = Würfelschach
dice_chess-tagline = Drei Würfel sagen, welche Figuren ziehen dürfen. Schlag den König.
dice_chess-ask = { SEAT($seat) } am Zug: { $pieces }.
dice_chess-ask_pass = { SEAT($seat) } hat mit { $pieces } keinen erlaubten Zug und muss passen.
dice_chess-ask_draw = { SEAT($seat) }: Remis annehmen oder ablehnen?
dice_chess-ask_double = { SEAT($seat) }: würfeln oder vorher den Einsatz auf { NUMBER($stake) } verdoppeln?
dice_chess-ask_doubled = { SEAT($seat) }: annehmen und um { NUMBER($stake) } spielen oder ablehnen und die Partie verlieren?

dice_chess-piece-pawn = Bauer
dice_chess-piece-knight = Springer
dice_chess-piece-bishop = Läufer
dice_chess-piece-rook = Turm
dice_chess-piece-queen = Dame
dice_chess-piece-king = König

dice_chess-option-cube-label = Dopplerwürfel
dice_chess-option-cube-help = Der höchste Einsatz, den der Dopplerwürfel erreichen kann.
dice_chess-option-cube-default = Ohne Doppler

dice_chess-option-agreements-label = Remisangebote
dice_chess-option-agreements-help = Wer am Zug ist, darf Remis anbieten.

dice_chess-standing-white = Weiß
dice_chess-standing-black = Schwarz

# Why something on the table cannot be chosen; shown next to the pointer.
dice_chess-why-roll_first = Würfle zuerst.
dice_chess-why-answer_first = Nimm das Angebot zuerst an oder lehne es ab.
dice_chess-why-pick_first = Klick zuerst die Figur an, die ziehen soll.
dice_chess-why-not_yours = Diese Figur ({ $pieces }) gehört { SEAT($seat) }.
dice_chess-why-no_die = Keiner der übrigen Würfel zeigt diese Figur ({ $pieces }).
dice_chess-why-no_move = Diese Figur ({ $pieces }) hat keinen Zug.
dice_chess-why-not_there = Dorthin kann diese Figur nicht ziehen ({ $pieces }).
dice_chess-why-more_dice = Ein anderer Zug nutzt mehr Würfel, und du musst so viele nutzen, wie du kannst.
dice_chess-why-die_used = Diesen Würfel hast du schon benutzt.
dice_chess-why-die_blocked = Von hier aus nutzt kein erlaubter Zug diesen Würfel.

## the log

dice_chess-log-rolled = { SEAT($seat) } würfelt { $pieces }.
dice_chess-log-pass = { SEAT($seat) } passt: kein Zug mit { $pieces }.
dice_chess-log-roll = { SEAT($seat) } würfelt, ohne zu verdoppeln.
dice_chess-log-double = { SEAT($seat) } verdoppelt den Einsatz auf { NUMBER($stake) }.
dice_chess-log-accept_double = { SEAT($seat) } nimmt an und bekommt den Dopplerwürfel, der jetzt auf { NUMBER($stake) } steht.
dice_chess-log-decline_double = { SEAT($seat) } lehnt ab und verliert die Partie.
dice_chess-log-offer_draw = { SEAT($seat) } bietet Remis an.
dice_chess-log-accept_draw = { SEAT($seat) } nimmt das Remis an.
dice_chess-log-decline_draw = { SEAT($seat) } lehnt das Remis ab.
dice_chess-log-resigns = { SEAT($seat) } gibt auf.
dice_chess-log-out_of_time = { SEAT($seat) } überschreitet die Zeit und verliert die Partie.
dice_chess-log-takes_king = { SEAT($seat) } schlägt den König und gewinnt: { $move }.
dice_chess-log-castles_short = { SEAT($seat) } spielt die kurze Rochade: { $move }.
dice_chess-log-castles_long = { SEAT($seat) } spielt die lange Rochade: { $move }.
dice_chess-log-en_passant = { SEAT($seat) } schlägt en passant: { $move }.

dice_chess-log-moves-pawn = { SEAT($seat) } zieht mit einem Bauern: { $move }.
dice_chess-log-moves-knight = { SEAT($seat) } zieht mit einem Springer: { $move }.
dice_chess-log-moves-bishop = { SEAT($seat) } zieht mit einem Läufer: { $move }.
dice_chess-log-moves-rook = { SEAT($seat) } zieht mit einem Turm: { $move }.
dice_chess-log-moves-queen = { SEAT($seat) } zieht mit der Dame: { $move }.
dice_chess-log-moves-king = { SEAT($seat) } zieht mit dem König: { $move }.

dice_chess-log-takes-pawn = { SEAT($seat) } schlägt einen Bauern: { $move }.
dice_chess-log-takes-knight = { SEAT($seat) } schlägt einen Springer: { $move }.
dice_chess-log-takes-bishop = { SEAT($seat) } schlägt einen Läufer: { $move }.
dice_chess-log-takes-rook = { SEAT($seat) } schlägt einen Turm: { $move }.
dice_chess-log-takes-queen = { SEAT($seat) } schlägt die Dame: { $move }.

dice_chess-log-promotes-knight = { SEAT($seat) } wandelt einen Bauern in einen Springer um: { $move }.
dice_chess-log-promotes-bishop = { SEAT($seat) } wandelt einen Bauern in einen Läufer um: { $move }.
dice_chess-log-promotes-rook = { SEAT($seat) } wandelt einen Bauern in einen Turm um: { $move }.
dice_chess-log-promotes-queen = { SEAT($seat) } wandelt einen Bauern in eine Dame um: { $move }.

dice_chess-log-promotes_taking-knight = { SEAT($seat) } schlägt und wandelt den Bauern in einen Springer um: { $move }.
dice_chess-log-promotes_taking-bishop = { SEAT($seat) } schlägt und wandelt den Bauern in einen Läufer um: { $move }.
dice_chess-log-promotes_taking-rook = { SEAT($seat) } schlägt und wandelt den Bauern in einen Turm um: { $move }.
dice_chess-log-promotes_taking-queen = { SEAT($seat) } schlägt und wandelt den Bauern in eine Dame um: { $move }.

# Actions in short, in the log, in hints, and on buttons.
dice_chess-short-rolled = { $pieces }
dice_chess-short-takes_king = { $move }
dice_chess-short-castles_short = { $move }
dice_chess-short-castles_long = { $move }
dice_chess-short-en_passant = { $move }
dice_chess-short-moves = { $move }
dice_chess-short-takes = { $move }
dice_chess-short-promotes = { $move }
dice_chess-short-promotes_taking = { $move }
dice_chess-short-pass = passen
dice_chess-short-roll = würfeln
dice_chess-short-double = verdoppeln
dice_chess-short-accept_double = annehmen
dice_chess-short-decline_double = ablehnen
dice_chess-short-offer_draw = Remis anbieten
dice_chess-short-accept_draw = Remis annehmen
dice_chess-short-decline_draw = Remis ablehnen
dice_chess-short-resigns = { $seat ->
    [0] Weiß gibt auf
   *[1] Schwarz gibt auf
}
dice_chess-short-out_of_time = { $seat ->
    [0] Weiß überschreitet die Zeit
   *[1] Schwarz überschreitet die Zeit
}

## reasons: at most 14 words

dice_chess-reason-takes_king = Schlägt den König und gewinnt.
dice_chess-reason-exposed = Gefährdet den eigenen König: { PERCENT($chance) } der Würfe würden ihn schlagen.
dice_chess-reason-exposed_behind = Gefährdet den eigenen König: { PERCENT($chance) } der Würfe würden ihn schlagen; bester Plan: { PERCENT($best) }.
dice_chess-reason-safe = Schützt den eigenen König: Kein Wurf kann ihn im nächsten Zug schlagen.
dice_chess-reason-threat = Bedroht den gegnerischen König: { PERCENT($chance) } der nächsten Würfe würden ihn schlagen.
dice_chess-reason-threat_behind = { $chance ->
    [0] Bedroht den gegnerischen König nicht; bester Plan: { PERCENT($best) } der nächsten Würfe.
   *[some] Bedroht den gegnerischen König mit { PERCENT($chance) } der nächsten Würfe; bester Plan: { PERCENT($best) }.
}
dice_chess-reason-wins = Gewinnt Material im Wert von { NUMBER($pawns, decimals: 1) } Bauern.
dice_chess-reason-wins_behind = { $pawns ->
    [0] Gewinnt kein Material; bester Plan: { NUMBER($best, decimals: 1) } Bauern.
   *[some] Gewinnt Material im Wert von { NUMBER($pawns, decimals: 1) } Bauern; bester Plan: { NUMBER($best, decimals: 1) }.
}
dice_chess-reason-attack_behind = Druck auf den gegnerischen König: { NUMBER($pawns, decimals: 1) } Bauern; bester Plan: { NUMBER($best, decimals: 1) }.
dice_chess-reason-attack = { $pawns ->
    [0] Übt keinen Druck auf den gegnerischen König aus.
   *[some] Druck auf den gegnerischen König: { NUMBER($pawns, decimals: 1) } Bauern.
}
dice_chess-reason-chance = Gewinnchance gegen perfektes Spiel: { PERCENT($chance) }.
dice_chess-reason-cube_double_take = Am besten: verdoppeln, dann annehmen. Equity: ohne Verdoppeln { SIGNED($no_double, decimals: 2) }, verdoppelt/angenommen { SIGNED($take, decimals: 2) }, verdoppelt/abgelehnt { SIGNED($drop, decimals: 2) }.
dice_chess-reason-cube_double_pass = Am besten: verdoppeln, dann ablehnen. Equity: ohne Verdoppeln { SIGNED($no_double, decimals: 2) }, verdoppelt/angenommen { SIGNED($take, decimals: 2) }, verdoppelt/abgelehnt { SIGNED($drop, decimals: 2) }.
dice_chess-reason-cube_no_double_take = Am besten: nicht verdoppeln; wenn doch, annehmen. Equity: ohne Verdoppeln { SIGNED($no_double, decimals: 2) }, verdoppelt/angenommen { SIGNED($take, decimals: 2) }, verdoppelt/abgelehnt { SIGNED($drop, decimals: 2) }.
dice_chess-reason-cube_no_double_pass = Am besten: nicht verdoppeln; wenn doch, ablehnen. Equity: ohne Verdoppeln { SIGNED($no_double, decimals: 2) }, verdoppelt/angenommen { SIGNED($take, decimals: 2) }, verdoppelt/abgelehnt { SIGNED($drop, decimals: 2) }.
dice_chess-reason-cube_cost = { $loss ->
    [0] Verschenkt im Schnitt fast nichts.
   *[some] Verschenkt im Schnitt { PERCENT($loss, decimals: 0) } des Einsatzes.
}
dice_chess-reason-take_point = Nimm ab einer Gewinnchance von { PERCENT($chance) } an.
dice_chess-reason-window = Verdoppeln lohnt sich ab { PERCENT($opens) } Gewinnchance; über { PERCENT($closes) } wird abgelehnt.

dice_chess-preference-centipawns = Hundertstelbauern

## what a decision is about, for the first stage of a hint; never which plan is best

dice_chess-theme-general = Vergleiche die erreichbaren Stellungen, zuerst die Könige.
dice_chess-theme-takes_king = Sieh dir den gegnerischen König an.
dice_chess-theme-exposed = Denk an deinen König: Welche Würfe könnten ihn schlagen?
dice_chess-theme-safe = Denk an deinen König: Welche Würfe könnten ihn schlagen?
dice_chess-theme-threat = Denk voraus: Welche deiner nächsten Würfe könnten den gegnerischen König schlagen?
dice_chess-theme-wins = Sieh nach, welches Material du gewinnen könntest.
dice_chess-theme-attack = Sieh dir deine Figuren rund um den gegnerischen König an.
dice_chess-theme-chance = Beurteile die ganze Stellung: Wer steht besser?

dice_chess-set-general = Die ganze Stellung
dice_chess-set-takes_king = Den König schlagen
dice_chess-set-exposed = Den eigenen König schützen
dice_chess-set-safe = Den eigenen König schützen
dice_chess-set-threat = Den König bedrohen
dice_chess-set-attack = Den König bedrohen
dice_chess-set-wins = Material gewinnen

## kinds of mistake

dice_chess-mistake-takes_king = König nicht schlagen
dice_chess-mistake-exposed_behind = König gefährden
dice_chess-mistake-threat_behind = Drohungen übersehen
dice_chess-mistake-wins_behind = Schlagzüge übersehen
dice_chess-mistake-attack_behind = Zu wenig angreifen
dice_chess-mistake-roll = Nicht verdoppeln
dice_chess-mistake-double = Verdoppeln
dice_chess-mistake-accept_double = Verdopplung annehmen
dice_chess-mistake-decline_double = Verdopplung ablehnen
dice_chess-mistake-offer_draw = Remis anbieten
dice_chess-mistake-accept_draw = Remis annehmen
dice_chess-mistake-decline_draw = Remis ablehnen
dice_chess-mistake-general = Andere Züge

## bots

dice_chess-bot-adaptive-name = Iris
dice_chess-bot-adaptive-about = Spielt etwa so stark, wie es deiner Wertung entspricht: vergleicht, wohin ihre Züge führen, und wählt oft einen, der fast so gut ist wie der beste.
dice_chess-bot-adaptive-objective = Eine ausgeglichene Partie.

dice_chess-bot-adaptive-remark-hello = Drei Würfel für jeden. Finden wir heraus, wer mehr sieht?
dice_chess-bot-adaptive-remark-ahead = Das war wohl ein Glückswurf.
dice_chess-bot-adaptive-remark-behind = Da bin ich hineingelaufen.
dice_chess-bot-adaptive-remark-won = Das hätte auch anders ausgehen können. Noch eine?
dice_chess-bot-adaptive-remark-lost = Mein König war nie sicher. Gut gespielt.

dice_chess-bot-random-name = Toni
dice_chess-bot-random-about = Spielt irgendeinen erlaubten Zug; jede Zugfolge ist gleich wahrscheinlich.
dice_chess-bot-random-objective = Keines.

dice_chess-bot-random-remark-hello = Welches ist noch mal das Pferd?
dice_chess-bot-random-remark-ahead = Gewinne ich? Wie das?
dice_chess-bot-random-remark-behind = Das war schon so, als ich kam.
dice_chess-bot-random-remark-won = Jeder Zug war Absicht. Ehrlich.
dice_chess-bot-random-remark-lost = Das hat Spaß gemacht. Was habe ich eigentlich gemacht?

dice_chess-bot-checkmate-aware-name = Paula
dice_chess-bot-checkmate-aware-about = Schlägt den König, wenn es geht, hält den eigenen aus Angriffen heraus und spielt sonst zufällig.
dice_chess-bot-checkmate-aware-objective = Ein König, den nichts angreift.

dice_chess-bot-checkmate-aware-remark-hello = Mein König bleibt zu Hause.
dice_chess-bot-checkmate-aware-remark-ahead = Vorsicht ist mir recht.
dice_chess-bot-checkmate-aware-remark-behind = Hauptsache, mein König ist sicher.
dice_chess-bot-checkmate-aware-remark-won = Dein König ging spazieren. Das habe ich gesehen.
dice_chess-bot-checkmate-aware-remark-lost = Einen Wurf lang nicht aufgepasst.

dice_chess-bot-greedy-name = Hugo
dice_chess-bot-greedy-about = Schlägt den König, wenn es geht, sonst die wertvollsten Figuren.
dice_chess-bot-greedy-objective = Material nach dem eigenen Zug.

dice_chess-bot-greedy-remark-hello = Was du stehen lässt, fresse ich.
dice_chess-bot-greedy-remark-ahead = Köstlich.
dice_chess-bot-greedy-remark-behind = Ich habe noch Hunger.
dice_chess-bot-greedy-remark-won = Und zum Nachtisch der König.
dice_chess-bot-greedy-remark-lost = Da habe ich mich verschluckt.

dice_chess-bot-greedy-v2-name = Vielfraß mit Vorsicht
dice_chess-bot-greedy-v2-about = Schlägt, was zu schlagen ist, außer wenn der eigene König dann angegriffen ist.
dice_chess-bot-greedy-v2-objective = Material nach dem eigenen Zug, minus 20 Bauern bei angegriffenem König.

dice_chess-bot-monte-carlo-name = Monte Carlo
dice_chess-bot-monte-carlo-about = Betrachtet jeden Zug, probiert die besten in zufälligen Partien aus und berechnet genau, mit welcher Wahrscheinlichkeit jeder König geschlagen wird.
dice_chess-bot-monte-carlo-objective = Gewinnchance in zufälligen Partien über 40 weitere Züge.

dice_chess-bot-expectimax-name = Simon
dice_chess-bot-expectimax-about = Betrachtet jeden Wurf, den der Gegner als Nächstes haben könnte, und die beste Antwort, die er damit hat.
dice_chess-bot-expectimax-objective = Ronjas Bewertung nach der besten Antwort, gemittelt über alle Würfe; ein König zählt 200 Bauern.

dice_chess-bot-expectimax-remark-hello = Ich habe über deinen nächsten Wurf nachgedacht. Über alle.
dice_chess-bot-expectimax-remark-ahead = Alles, wie es in meinem Suchbaum steht.
dice_chess-bot-expectimax-remark-behind = Ein unwahrscheinlicher Zweig.
dice_chess-bot-expectimax-remark-won = Der Durchschnitt war auf meiner Seite.
dice_chess-bot-expectimax-remark-lost = Eine feine Antwort. Ich hielt sie für unwahrscheinlich.

dice_chess-bot-master-name = Judith
dice_chess-bot-master-about = Denkt so viele Züge voraus, wie die Zeit erlaubt, und hat aus eigenen Partien gelernt.
dice_chess-bot-master-objective = Gewinnchance.

dice_chess-bot-master-remark-hello = Du bist dran. Ich denke schon nach.
dice_chess-bot-master-remark-ahead = Sieh lieber mal nach deinem König.
dice_chess-bot-master-remark-behind = Interessant. Das kannte ich noch nicht.
dice_chess-bot-master-remark-won = Eine gute Partie. Ich habe etwas gelernt.
dice_chess-bot-master-remark-lost = Ausgezeichnet. Zeig mir das noch mal.

dice_chess-bot-aggressive-name = Ronja
dice_chess-bot-aggressive-about = Zählt Figuren und geht auf den König los: rückt heran, umzingelt ihn und stürmt mit Bauern.
dice_chess-bot-aggressive-objective = Material, ein König, den nichts angreift, und nach dem Zug Figuren nahe am gegnerischen König.

dice_chess-bot-aggressive-remark-hello = Ich hole mir deinen König.
dice_chess-bot-aggressive-remark-ahead = Jetzt gibt es kein Zurück.
dice_chess-bot-aggressive-remark-behind = Dann greife ich eben stärker an.
dice_chess-bot-aggressive-remark-won = Mitten durch.
dice_chess-bot-aggressive-remark-lost = Gut verteidigt. Nächstes Mal komme ich mit mehr Figuren.

## The window

dice_chess-chess-board = Würfelschachbrett
dice_chess-board-for-placing-pieces = Brett zum Aufstellen
dice_chess-starting-position = Grundstellung
dice_chess-clear-the-board = Brett leeren
dice_chess-pieces = Figuren
dice_chess-none = keine
dice_chess-turn = Zug
dice_chess-to-move = Am Zug
dice_chess-die = Würfel { $number }
dice_chess-white-castles-short = Weiß darf kurz rochieren
dice_chess-white-castles-long = Weiß darf lang rochieren
dice_chess-black-castles-short = Schwarz darf kurz rochieren
dice_chess-black-castles-long = Schwarz darf lang rochieren
dice_chess-castling-and-counters = Rochade und Zähler
dice_chess-moves-since-last-pawn = Einzelzüge seit dem letzten Bauernzug oder Schlagen. Steht der Zähler zu Beginn eines Zugs bei 100 oder mehr, ist die Partie remis.
dice_chess-quiet-moves = Remiszähler
dice_chess-move-number = Zugnummer
dice_chess-eraser = Radierer
dice_chess-dice = Würfel
dice_chess-resign = Aufgeben
dice_chess-white-pawn = weißer Bauer
dice_chess-white-knight = weißer Springer
dice_chess-white-bishop = weißer Läufer
dice_chess-white-rook = weißer Turm
dice_chess-white-queen = weiße Dame
dice_chess-white-king = weißer König
dice_chess-black-pawn = schwarzer Bauer
dice_chess-black-knight = schwarzer Springer
dice_chess-black-bishop = schwarzer Läufer
dice_chess-black-rook = schwarzer Turm
dice_chess-black-queen = schwarze Dame
dice_chess-black-king = schwarzer König
dice_chess-become-knight = Umwandeln: Springer
dice_chess-become-bishop = Umwandeln: Läufer
dice_chess-become-rook = Umwandeln: Turm
dice_chess-become-queen = Umwandeln: Dame
dice_chess-decision-pass = Passen
dice_chess-decision-roll = Würfeln
dice_chess-decision-double = Auf { $stake } verdoppeln
dice_chess-decision-accept_double = Annehmen: um { $stake }
dice_chess-decision-decline_double = Ablehnen: −{ $stake }
dice_chess-double-the-stake = Verdoppeln
dice_chess-take-or-accept = Annehmen
dice_chess-decline = Ablehnen
dice_chess-decision-offer_draw = Remis anbieten
dice_chess-decision-accept_draw = Remis annehmen
dice_chess-decision-decline_draw = Remis ablehnen
dice_chess-ending-king = Der König ist geschlagen. { $winner } gewinnt.
dice_chess-ending-count = Remis: 100 Einzelzüge ohne Bauernzug und ohne Schlagen.
dice_chess-ending-agreement = Remis durch Vereinbarung.
dice_chess-ending-time = { $winner } gewinnt durch Zeitüberschreitung.
dice_chess-ending-resignation = { $winner } gewinnt durch Aufgabe.
dice_chess-ending-double = { $winner } gewinnt: Die Verdopplung wurde abgelehnt.
dice_chess-stake-was = Der Einsatz war { $stake }.
dice_chess-empty = leer
dice_chess-picked-up = ausgewählt
dice_chess-legal-target = erlaubtes Ziel
dice_chess-may-move = kann ziehen
dice_chess-attacked = angegriffen
dice_chess-last-moved = zuletzt gezogen
dice_chess-die-of = Würfel { $number } von { $dice }
dice_chess-not-rolled-yet = noch nicht gewürfelt
dice_chess-the-last-roll = aus dem letzten Wurf
dice_chess-used = benutzt
dice_chess-no-legal-move = kein erlaubter Zug
dice_chess-click-marks-only-pieces = Ein Klick zeigt nur die Figuren, die mit diesem Würfel ziehen können.
dice_chess-black = Schwarz
dice_chess-white = Weiß
dice_chess-stake-offered = Einsatz { $stake }?
dice_chess-stake-now = Einsatz { $stake }
dice_chess-doubles = { $side } verdoppelt
dice_chess-both-may-double = beide dürfen verdoppeln
dice_chess-may-double = { $side } hat den Doppler
dice_chess-has = { $side }: { $pieces }.
dice_chess-plays = { $name } ist am Zug: { $dice }.

## the first turn, and words explained

# The first turn and the words of the game, as the coach explains them.
dice_chess-tour-roll-title = Würfle mit drei Würfeln
dice_chess-tour-roll-text = Jeder Würfel zeigt eine Figur. Du darfst nur mit Figuren ziehen, die du würfelst. Drück „Mit 3 würfeln“.
dice_chess-tour-move-title = Zieh, was du gewürfelt hast
dice_chess-tour-move-text = Jeder Würfel erlaubt einen Einzelzug mit einer Figur seiner Art; die Reihenfolge bestimmst du. Die Figuren, die ziehen können, sind markiert. Klick eine an und dann das Zielfeld, oder zieh sie mit der Maus dorthin.
dice_chess-tour-dice-title = Nutze so viele Würfel, wie du kannst
dice_chess-tour-dice-text = Du musst so viele Würfel wie möglich nutzen. Darum können manche Figuren nicht ziehen, obwohl du sie gewürfelt hast. Klick eine an, um den Grund zu sehen.
dice_chess-tour-king-title = Schlag den König
dice_chess-tour-king-text = Es gibt kein Schach und kein Matt: Du gewinnst, indem du den König schlägst. Frag dich vor jedem Zug, welche Würfe deinen schlagen würden.
dice_chess-term-pass-name = passen
dice_chess-term-pass-text = Erlaubt keiner deiner Würfel einen Zug, passt du. Sonst musst du so viele Würfel nutzen, wie du kannst.
dice_chess-term-castle-name = Rochade
dice_chess-term-castle-text = König und Turm ziehen zusammen. Das braucht zwei Würfel, einen König und einen Turm; Angriffe spielen keine Rolle.
dice_chess-term-promote-name = umwandeln
dice_chess-term-promote-text = Ein Bauer, der die letzte Reihe erreicht, wird zu einer anderen Figur. Sie darf im selben Zug noch einmal ziehen, wenn du einen Würfel für sie hast.
dice_chess-term-double-name = verdoppeln
dice_chess-term-double-text = Verdoppelt den Einsatz. Dein Gegner nimmt an und hat von da an den Dopplerwürfel, oder er lehnt ab und verliert den bisherigen Einsatz.
dice_chess-term-draw-name = Remis
dice_chess-term-draw-text = Eine Partie ohne Sieger: Niemand verliert etwas. Mit der Option „Remisangebote“ darfst du in deinem Zug Remis anbieten.
