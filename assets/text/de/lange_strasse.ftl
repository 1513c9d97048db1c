### Lange Straße.

lange_strasse-name = Lange Straße
lange_strasse-tagline = Sechs Würfel, drei Spieler, und jeder Fehler kostet Geld.
lange_strasse-ask = { SEAT($seat) }: Welche Würfel behältst du?
lange_strasse-ask_sets = { SEAT($seat) }: Welche Würfel behältst du? Du hast { NUMBER($points) } Punkte in vollen Sätzen.
lange_strasse-ask_last = { SEAT($seat) }, Schlussrunde: Welche Würfel behältst du? Der beste Punktestand ist { NUMBER($best) }.

lange_strasse-option-totale_scope-label = Totale
lange_strasse-option-totale_scope-help = Ein Strich (kein Würfel zählt) im ersten Wurf ist eine Totale: Du zahlst allen anderen je 50 Cent. Wähle, welche ersten Würfe gelten.
lange_strasse-option-totale_scope-set = erster Wurf jedes Satzes
lange_strasse-option-totale_scope-turn = erster Wurf des Zugs
lange_strasse-option-totale_scope-game_round_1 = erster Wurf des Zugs, nur Runde 1

lange_strasse-standing-clean = { SIGNED($cents) } ct
lange_strasse-standing-marked = { SIGNED($cents) } ct, Strich

# Why something on the table cannot be chosen; shown next to the pointer.
lange_strasse-why-kept = Diesen Würfel hast du schon behalten.
lange_strasse-why-roll = Würfle zuerst.
lange_strasse-why-three = Eine { $face } zählt nur in einer Gruppe aus mindestens drei Würfeln, in einer Langen Straße oder in einem Talheim.
lange_strasse-why-together = Diese { $face } passt nicht zu den Würfeln, die du ausgewählt hast.

lange_strasse-log-rolled = { SEAT($seat) } würfelt { $dice }.
lange_strasse-log-strich = { SEAT($seat) } würfelt { $dice }: ein Strich. Der Zug bringt nichts.
lange_strasse-log-strich_lost = { SEAT($seat) } würfelt { $dice }: ein Strich. { NUMBER($points) } Punkte aus vollen Sätzen sind weg.
lange_strasse-log-totale = { SEAT($seat) } würfelt { $dice }: eine Totale. Alle anderen bekommen je 50 Cent.
lange_strasse-log-keep = { SEAT($seat) } behält { $dice } ({ NUMBER($points) } Punkte in diesem Satz) und würfelt weiter.
lange_strasse-log-complete = { SEAT($seat) } behält { $dice } und macht den Satz voll: { NUMBER($points) } Punkte, { NUMBER($turn) } in diesem Zug.
lange_strasse-log-strasse = { SEAT($seat) } behält { $dice }: eine Lange Straße. Alle anderen zahlen je 50 Cent.
lange_strasse-log-super = { SEAT($seat) } behält { $dice }: eine Super-Straße. Alle anderen zahlen je 100 Cent.
lange_strasse-log-stop = { SEAT($seat) } behält { $dice } und hört auf: { NUMBER($points) } Punkte, { NUMBER($score) } insgesamt.
lange_strasse-log-stop_arrives = { SEAT($seat) } behält { $dice } und hört auf: { NUMBER($points) } Punkte, { NUMBER($score) } insgesamt. Jetzt läuft die Schlussrunde.
lange_strasse-log-talheim = { SEAT($seat) } behält { $dice }: Ein Talheim beendet den Zug. { NUMBER($points) } Punkte, { NUMBER($score) } insgesamt.
lange_strasse-log-talheim_arrives = { SEAT($seat) } behält { $dice }: Ein Talheim beendet den Zug. { NUMBER($points) } Punkte, { NUMBER($score) } insgesamt. Jetzt läuft die Schlussrunde.

# Actions in short, in the log, in hints, and on buttons.
lange_strasse-short-strich = { $dice }, Strich
lange_strasse-short-strich_lost = { $dice }, Strich
lange_strasse-short-totale = { $dice }, Totale
lange_strasse-short-keep = { $dice } behalten
lange_strasse-short-complete = { $dice } behalten
lange_strasse-short-strasse = { $dice } behalten
lange_strasse-short-super = { $dice } behalten
lange_strasse-short-talheim = { $dice } behalten
lange_strasse-short-talheim_arrives = { $dice } behalten
lange_strasse-short-stop = { $dice } behalten, aufhören
lange_strasse-short-stop_arrives = { $dice } behalten, aufhören

## reasons: at most 14 words

lange_strasse-reason-money_best = Zu erwarten sind ab jetzt { SIGNED($own, decimals: 1) } Cent; nichts anderes bringt mehr.
lange_strasse-reason-money_best_paid = Zu erwarten sind ab jetzt { SIGNED($own, decimals: 1) } Cent, insgesamt { SIGNED($total, decimals: 1) }; nichts anderes bringt mehr.
lange_strasse-reason-money_cost = { $loss ->
    [0] Zu erwarten sind ab jetzt { SIGNED($own, decimals: 1) } Cent, fast so viel wie möglich.
   *[some] Zu erwarten sind ab jetzt { SIGNED($own, decimals: 1) } Cent, { NUMBER($loss, decimals: 1) } weniger als möglich.
}
lange_strasse-reason-money_cost_paid = { $loss ->
    [0] Zu erwarten sind ab jetzt { SIGNED($own, decimals: 1) } Cent, insgesamt { SIGNED($total, decimals: 1) }; fast so viel wie möglich.
   *[some] Zu erwarten sind ab jetzt { SIGNED($own, decimals: 1) } Cent, insgesamt { SIGNED($total, decimals: 1) }; { NUMBER($loss, decimals: 1) } weniger als möglich.
}
lange_strasse-reason-super = Super-Straße: Alle anderen zahlen sofort je 100 Cent.
lange_strasse-reason-strasse = Lange Straße: Alle anderen zahlen sofort je 50 Cent.
lange_strasse-reason-talheim = Talheim: bringt { NUMBER($points) } Punkte und beendet den Zug.
lange_strasse-reason-super_chance = Mit 2 3 4 6 im nächsten Wurf wird es eine Super-Straße ({ PERCENT($chance) }).
lange_strasse-reason-strasse_chance = Mit 2 3 4 6 im nächsten Wurf wird es eine Lange Straße ({ PERCENT($chance) }).
lange_strasse-reason-mean = Bringt in diesem Zug im Schnitt { NUMBER($points) } Punkte.
lange_strasse-reason-mean_behind = Bringt in diesem Zug im Schnitt { NUMBER($points) } Punkte; beste Wahl: { NUMBER($best) }.
lange_strasse-reason-banks_behind = Bringt in diesem Zug { NUMBER($points) } Punkte; beste Wahl: { NUMBER($best) }.
lange_strasse-reason-fresh_set = Beginnt einen neuen Satz, der vor dem Aufhören { NUMBER($minimum) } Punkte bringen muss.
lange_strasse-reason-no_strich_risk = Riskiert die Prämie für eine Partie ohne Strich.
lange_strasse-reason-no_strich_safe = Erhält die Prämie für eine Partie ohne Strich.
lange_strasse-reason-banks = Bringt { NUMBER($points) } Punkte, insgesamt { NUMBER($score) }.
lange_strasse-reason-half = Erreicht 5.000 Punkte: Das spart bei einer Niederlage 50 Cent.
lange_strasse-reason-fast = Die Partie endet spätestens in Runde { $round }: je 50 Cent mehr von den Verlierern.
lange_strasse-reason-not_fast = Verzichtet auf das schnelle Ende: In dieser Runde fehlen { NUMBER($gap) } Punkte.
lange_strasse-reason-fast_gap = Spielt auf ein schnelles Ende in Runde { $round }: Es fehlen { NUMBER($gap) } Punkte.
lange_strasse-reason-half_gap = Spielt auf 5.000 Punkte, die 50 Cent wert sind: Es fehlen { NUMBER($gap) }.
lange_strasse-reason-lead_gap = Spielt auf die Führung: Es fehlen { NUMBER($gap) } Punkte.
lange_strasse-reason-second_gap = Spielt auf den zweiten Platz: Es fehlen { NUMBER($gap) } Punkte.
lange_strasse-reason-behind = Verfehlt den ersten Platz: Es fehlen { NUMBER($gap) } Punkte.
lange_strasse-reason-second = Bringt den zweiten Platz, 20 Cent besser als der dritte.
lange_strasse-reason-leads = Führt in der Schlussrunde mit { NUMBER($score) } Punkten.

lange_strasse-reason-strich = { $n ->
    [one] { PERCENT($chance) } Risiko für einen Strich mit 1 Würfel: Dann sind { NUMBER($points) } Punkte weg.
   *[other] { PERCENT($chance) } Risiko für einen Strich mit { $n } Würfeln: Dann sind { NUMBER($points) } Punkte weg.
}

## what a decision is about, for the first stage of a hint; never which plan is best

lange_strasse-theme-general = Denk ans Geld, nicht nur an die Punkte.
lange_strasse-theme-super = Achte auf eine Super-Straße.
lange_strasse-theme-strasse = Achte auf eine Lange Straße.
lange_strasse-theme-talheim = Achte auf einen Talheim.
lange_strasse-theme-super_chance = Eine Super-Straße ist noch möglich.
lange_strasse-theme-strasse_chance = Eine Lange Straße ist noch möglich.
lange_strasse-theme-strich = Wäge die Punkte dieses Zugs gegen das Risiko eines Strichs ab.
lange_strasse-theme-banks = Wäge die Punkte dieses Zugs gegen das Risiko eines Strichs ab.
lange_strasse-theme-mean = Vergleiche, wie viel jede Möglichkeit im Schnitt bringt.
lange_strasse-theme-fresh_set = Ein neuer Satz muss { NUMBER($minimum) } Punkte bringen, bevor du aufhören darfst.
lange_strasse-theme-no_strich_risk = Denk an die Prämie für eine Partie ohne Strich.
lange_strasse-theme-no_strich_safe = Denk an die Prämie für eine Partie ohne Strich.
lange_strasse-theme-half = 5.000 Punkte sind nah: Wenn du sie hast, kostet dich eine Niederlage weniger.
lange_strasse-theme-fast = Es geht um die Prämie für ein schnelles Ende: Achte auf die Runde und deinen Punktestand.
lange_strasse-theme-not_fast = Es geht um die Prämie für ein schnelles Ende: Achte auf die Runde und deinen Punktestand.
lange_strasse-theme-behind = Das ist die Schlussrunde: Vergleiche die Punktestände.
lange_strasse-theme-second = Das ist die Schlussrunde: Vergleiche die Punktestände.
lange_strasse-theme-leads = Das ist die Schlussrunde: Vergleiche die Punktestände.

lange_strasse-set-general = Weiter oder aufhören?
lange_strasse-set-super = Straße und Talheim
lange_strasse-set-strasse = Straße und Talheim
lange_strasse-set-talheim = Straße und Talheim
lange_strasse-set-super_chance = Straße und Talheim
lange_strasse-set-strasse_chance = Straße und Talheim
lange_strasse-set-fresh_set = Ein neuer Satz
lange_strasse-set-no_strich_risk = Auf eine Prämie spielen
lange_strasse-set-no_strich_safe = Auf eine Prämie spielen
lange_strasse-set-half = Auf eine Prämie spielen
lange_strasse-set-fast = Auf eine Prämie spielen
lange_strasse-set-not_fast = Auf eine Prämie spielen
lange_strasse-set-behind = Die Schlussrunde
lange_strasse-set-second = Die Schlussrunde
lange_strasse-set-leads = Die Schlussrunde
lange_strasse-set-strich = Einen Strich riskieren
lange_strasse-set-banks = Einen Strich riskieren

## bots

lange_strasse-bot-adaptive-name = Iris
lange_strasse-bot-adaptive-about = Spielt etwa so stark, wie es deiner Wertung entspricht: kennt die beste Wahl, trifft aber oft eine andere gute.
lange_strasse-bot-adaptive-objective = Eine ausgeglichene Partie.

lange_strasse-bot-adaptive-remark-hello = Wollen wir herausfinden, wer heute besser ist?
lange_strasse-bot-adaptive-remark-ahead = Ein, zwei Würfe, und du bist wieder im Spiel.
lange_strasse-bot-adaptive-remark-behind = Du hast einen guten Tag.
lange_strasse-bot-adaptive-remark-won = Hauchdünn. Noch eine?
lange_strasse-bot-adaptive-remark-lost = Der Sieg geht ganz auf dein Konto.

lange_strasse-bot-random-name = Zufall
lange_strasse-bot-random-about = Behält irgendwelche erlaubten Würfel und hört zufällig auf oder würfelt weiter.
lange_strasse-bot-random-objective = Keines: Alles Erlaubte ist gleich wahrscheinlich.

lange_strasse-bot-cautious-name = Emil
lange_strasse-bot-cautious-about = Behält die Würfel, die am meisten zählen, und hört auf, sobald die Regeln es erlauben.
lange_strasse-bot-cautious-objective = Punkte ohne Risiko.

lange_strasse-bot-cautious-remark-hello = Ich halte meine Münzen zusammen.
lange_strasse-bot-cautious-remark-ahead = Na, sieh mal an.
lange_strasse-bot-cautious-remark-behind = Ich hätte früher aufhören sollen.
lange_strasse-bot-cautious-remark-won = Und das ganz ohne Risiko.
lange_strasse-bot-cautious-remark-lost = Meine armen Münzen.

lange_strasse-bot-patient-name = Rosa
lange_strasse-bot-patient-about = Behält die Würfel, die am meisten zählen, und hört ab 600 Punkten auf, in der Schlussrunde aber nie, solange sie zurückliegt.
lange_strasse-bot-patient-objective = 600 Punkte pro Zug; in der Schlussrunde der erste Platz.

lange_strasse-bot-patient-remark-hello = Sechshundert pro Zug. Du wirst schon sehen.
lange_strasse-bot-patient-remark-ahead = Langsam gewürfelt, Beutel voll.
lange_strasse-bot-patient-remark-behind = Meine Zeit kommt noch.
lange_strasse-bot-patient-remark-won = Geduld hat ihren Preis. Du hast ihn gezahlt.
lange_strasse-bot-patient-remark-lost = Das hast du schön gemacht.

lange_strasse-bot-simple-name = Faustregel
lange_strasse-bot-simple-about = Mag besondere Sätze und Würfel, die viel zählen, und hört fast nie rechtzeitig auf.
lange_strasse-bot-simple-objective = Eine veröffentlichte Formel: Punkte im Schnitt, Risiko, besondere Sätze und Dringlichkeit.

lange_strasse-bot-dp-name = Rechner
lange_strasse-bot-dp-about = Spielt auf Punkte, hört aber ab 4.000 Punkten in einem Zug nie von selbst auf.
lange_strasse-bot-dp-objective = Punkte pro Zug im Schnitt, mit einem Fehler der veröffentlichten Version.

lange_strasse-bot-td-name = Lehrling
lange_strasse-bot-td-about = Hat in 5.000 Partien gegen sich selbst gelernt, 24 Merkmale zu gewichten. So gut wie der Rechner.
lange_strasse-bot-td-objective = Geld, aus 24 gewichteten Merkmalen geschätzt.

lange_strasse-bot-dp_exact-name = Sammler
lange_strasse-bot-dp_exact-about = Holt aus jedem Zug im Schnitt die meisten Punkte, exakt berechnet. Punktestand und Geld sind ihm egal.
lange_strasse-bot-dp_exact-objective = Punkte pro Zug im Schnitt; mehr als seine 662,2 schafft keine Strategie.

lange_strasse-bot-nn-name = Netz
lange_strasse-bot-nn-about = Hat aus 150.000 Partien gegen sich selbst gelernt, wie Partien ausgehen. Spielt nach diesen Schätzungen.
lange_strasse-bot-nn-objective = Geld, geschätzt aus Plätzen, Prämien und Langen Straßen.

lange_strasse-bot-optimal-name = Konrad
lange_strasse-bot-optimal-about = Rechnet jeden Punkt in Geld um: Plätze, Prämien, die zehnte Runde, der letzte Zug.
lange_strasse-bot-optimal-objective = Geld über die ganze Partie, aus exakt gelösten Zügen und Wertetabellen.

lange_strasse-bot-optimal-remark-hello = Jeder Punkt hat seinen Preis.
lange_strasse-bot-optimal-remark-ahead = Das Geschäft läuft.
lange_strasse-bot-optimal-remark-behind = Ein vorübergehender Verlust.
lange_strasse-bot-optimal-remark-won = Es war mir ein Vergnügen, mit dir Geschäfte zu machen.
lange_strasse-bot-optimal-remark-lost = Schreib es auf meinen Deckel.

## The window

lange_strasse-keep-roll = { $rolls ->
    [one] { $dice } behalten, mit einem würfeln
   *[other] { $dice } behalten, mit { $rolls } würfeln
}
lange_strasse-stop-with = Aufhören mit { $points }
lange_strasse-pick-dice = Wähle Würfel aus
lange_strasse-keep-the-talheim = Talheim behalten, { $points } aufschreiben
lange_strasse-of-at-least = { $points } von mind. { $minimum }
lange_strasse-you-may-stop = { $minimum } erreicht
lange_strasse-ct = { $cents } ct
lange_strasse-to = bis { $target }
lange_strasse-scored = { $points } aufgeschrieben
lange_strasse-talheim-scored = Talheim: { $points } aufgeschrieben
lange_strasse-die-of-six = Würfel { $number } von 6
lange_strasse-hint-keep-and-roll = Tipp: { $dice } behalten und weiterwürfeln
lange_strasse-hint-keep-and-stop = Tipp: { $dice } behalten und aufhören
lange_strasse-with-points = { $paid ->
    [0] { $name } bekam { $end } ct in der Abrechnung für die meisten Punkte ({ $points }).
   *[some] { $name } ging mit { $before } ct in die Abrechnung und bekam dort { $end } ct für die meisten Punkte ({ $points }).
}
lange_strasse-with-money = { $name } hat mehr Punkte, aber es zählt das Geld: { $before } ct während der Partie, { $end } ct in der Abrechnung.
lange_strasse-wins-with-points-ct = { $name } gewinnt mit { $points } Punkten, { $cents } ct.
lange_strasse-last-round-leads-points = Schlussrunde: { $name } führt mit { $points }.
lange_strasse-round-the-last = Runde { $round } (Schluss)
lange_strasse-round-n = Runde { $round }
lange_strasse-points-of-player = { $points } Punkte
lange_strasse-cents-money = { $money } Cent
lange_strasse-if-it-ended-now-result = { $result }, wenn jetzt Schluss wäre
lange_strasse-cents-of-player = { $cents } Cent
lange_strasse-just-now = gerade eben { $change }
lange_strasse-the-end-would-bring = { $payments } bei der Abrechnung, wenn jetzt Schluss wäre
lange_strasse-pays-cents = { $payer } zahlt { $cents } Cent an { $receiver }
lange_strasse-each = je { $cents }
lange_strasse-has-points-cents = { $name }: { $points } Punkte, { $cents } Cent, { $strich }.
lange_strasse-points-completed-sets = { $name } hat { $points } Punkte in vollen Sätzen.
lange_strasse-kept-worth = Behalten: { $dice }, macht { $points }.
lange_strasse-on-the-table = Auf dem Tisch: { $dice }.
lange_strasse-to-cents = { $payment }: { $payers } an { $receiver }, { $cents } Cent
lange_strasse-to-cents-each = { $payment }: { $payers } an { $receiver }, je { $cents } Cent
lange_strasse-a-strich = ein Strich
lange_strasse-payment-below_half = Unter 5.000
lange_strasse-can-be-kept = kann behalten werden
lange_strasse-cannot-be-kept = kann nicht behalten werden
lange_strasse-cents = Cent
lange_strasse-chance-next-roll-scores = Die Chance, dass im nächsten Wurf nichts zählt und du den Zug verlierst.
lange_strasse-completed-sets = Volle Sätze
lange_strasse-dice-on-the-table = Würfel auf dem Tisch
lange_strasse-dice-table-none-before = Würfel auf dem Tisch (vor einem Wurf keine)
lange_strasse-first-roll-any-set = erster Wurf jedes Satzes
lange_strasse-first-roll-turn = erster Wurf des Zugs
lange_strasse-first-roll-turn-round = erster Wurf des Zugs, nur Runde 1
lange_strasse-five = fünf
lange_strasse-four = vier
lange_strasse-if-it-ended-now = Wenn jetzt Schluss ist
lange_strasse-if-you-stop = Beim Aufhören
lange_strasse-keep = behalten
lange_strasse-kept = behalten
lange_strasse-kept-dice = Behaltene Würfel
lange_strasse-kept-this-turn = In diesem Zug behalten
lange_strasse-need-300-points-set = Um aufzuhören, brauchst du 300 Punkte in diesem Satz.
lange_strasse-payment-no_strich = Kein Strich
lange_strasse-no-strich-mark = ohne Strich
lange_strasse-nobody-pays-anything = Niemand zahlt etwas
lange_strasse-not-rolled = nicht gewürfelt
lange_strasse-nothing-rolled = nichts gewürfelt
# The face of a die, for screen readers.
lange_strasse-one = eins
lange_strasse-order-of-play = Spielreihenfolge
lange_strasse-picked-up = ausgewählt
lange_strasse-points = Punkte
lange_strasse-points-completed-sets-turn = Punkte aus vollen Sätzen in diesem Zug. Bei einem Strich sind sie weg.
lange_strasse-points-of-completed-sets = Punkte aus vollen Sätzen
lange_strasse-points-still-need-first = Punkte, die dir zum ersten Platz noch fehlen. Das ist die Schlussrunde.
lange_strasse-points-turn-stop-now = Punkte für diesen Zug, wenn du jetzt aufhörst.
lange_strasse-risk-of-strich = Strich-Risiko
lange_strasse-rolls-made-set = Würfe in diesem Satz
lange_strasse-round = Runde
lange_strasse-rules = Regeln
lange_strasse-seats = Plätze
lange_strasse-payment-second = Zweiter Platz
lange_strasse-settlement = Abrechnung
lange_strasse-single-dice-and-group = Einzelne Einsen und Fünfen und höchstens eine Gruppe. Klick auf eine Gruppe, um ihre Größe zu ändern.
lange_strasse-six = sechs
lange_strasse-result-strasse = Lange Straße
lange_strasse-strasse-board = Lange-Straße-Tisch
lange_strasse-strich = Strich
lange_strasse-strich-mark = Strich
lange_strasse-result-super = Super-Straße
lange_strasse-result-talheim = Talheim
lange_strasse-the-first-seat-starts = Der zuerst genannte Platz beginnt.
lange_strasse-result-complete = Der Satz ist voll
lange_strasse-payment-third = Dritter Platz
lange_strasse-payment-to = { $payment }: { $receiver }
lange_strasse-third-roll-lange-strasse = Im dritten Wurf ist eine Lange Straße eine Super-Straße.
lange_strasse-this-set = Dieser Satz
lange_strasse-three = drei
lange_strasse-to-lead = Zur Führung
lange_strasse-totale = Totale
lange_strasse-two = zwei
lange_strasse-you-would-get = Du bekommst { $cents } ct
lange_strasse-you-would-pay = Du zahlst { $cents } ct
lange_strasse-payment-fast = Bis Runde 10 gewonnen

## the first turn, and words explained

# The first turn and the words of the game, as the coach explains them.
lange_strasse-tour-roll-title = Dein erster Wurf
lange_strasse-tour-roll-text = Drück „Mit 6 würfeln“.
lange_strasse-tour-keep-title = Behalte, was zählt
lange_strasse-tour-keep-text = Du behältst die Würfel mit dem Haken. Klick Würfel an, um das zu ändern. Eine 1 ist 100 Punkte wert, eine 5 ist 50 wert, drei gleiche sind mehr wert. Mindestens einen musst du behalten.
lange_strasse-tour-stop-title = Weiterwürfeln oder aufhören
lange_strasse-tour-stop-text = Du kannst mit den anderen Würfeln weiterwürfeln oder aufhören und die Punkte aufschreiben. Aufhören darfst du, sobald dein Satz, also die behaltenen Würfel, 300 Punkte wert ist.
lange_strasse-tour-risk-title = Das Risiko: ein Strich
lange_strasse-tour-risk-text = Zählt in einem Wurf nichts, ist es ein Strich: Dein Zug ist vorbei, und alle seine Punkte sind weg. Je weniger Würfel du noch hast, desto öfter passiert es.
lange_strasse-tour-money-title = Nur das Geld zählt
lange_strasse-tour-money-text = Die Tafel zeigt Punkte und Geld. Hat jemand 10.000 Punkte, wird die Runde zu Ende gespielt. Dann entscheiden dein Platz und ein paar Prämien, ob du Geld zahlst oder bekommst.
lange_strasse-term-set-name = Satz
lange_strasse-term-set-text = Die Würfel, die du behältst, bis alle sechs verbraucht sind. Dann beginnt ein neuer Satz mit sechs Würfeln, und in ihm brauchst du 300 Punkte, bevor du aufhören darfst.
lange_strasse-term-strich-name = Strich
lange_strasse-term-strich-text = Keiner der Würfel zählt. Der Zug ist vorbei, seine Punkte sind weg, und du verlierst die Prämie für eine Partie ohne Strich.
lange_strasse-term-totale-name = Totale
lange_strasse-term-totale-text = Ein Strich im ersten Wurf eines Satzes, falls die Option „Totale“ das nicht einschränkt. Du zahlst jedem anderen Spieler 50 Cent.
lange_strasse-term-strasse-name = Lange Straße
lange_strasse-term-strasse-text = Alle sechs Augenzahlen in einem Satz, von 1 bis 6. Sie ist 1.250 Punkte wert, und alle anderen zahlen dir sofort je 50 Cent.
lange_strasse-term-super-name = Super-Straße
lange_strasse-term-super-text = Eine Lange Straße im dritten Wurf, nachdem du aus dem ersten Wurf eine 1 und aus dem zweiten eine 5 behalten hast oder umgekehrt. Alle anderen zahlen dir je 100 Cent.
lange_strasse-term-talheim-name = Talheim
lange_strasse-term-talheim-text = Drei verschiedene Paare in einem Satz. Sie beenden deinen Zug und bringen 500 Punkte, oder 1.000, wenn die Paare aufeinanderfolgen.
lange_strasse-term-final-name = Schlussrunde
lange_strasse-term-final-text = Jemand hat 10.000 Punkte. Die Runde wird zu Ende gespielt, damit alle gleich oft am Zug waren, dann ist die Partie aus.
