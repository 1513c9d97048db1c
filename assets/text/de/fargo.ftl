### Fargo.

fargo-name = Fargo
fargo-tagline = Zehn Würfel. Weiterwürfeln oder sichern, was du hast?

fargo-ask = { $n ->
    [one] { SEAT($seat) }: mit dem letzten Würfel weiterwürfeln oder { NUMBER($points) } sichern?
   *[other] { SEAT($seat) }: mit { $n } Würfeln weiterwürfeln oder { NUMBER($points) } sichern?
}

fargo-ask_last = { $n ->
    [one] { SEAT($seat) }, letzter Zug: mit einem weiterwürfeln oder { NUMBER($points) } sichern? Zu schlagen: { NUMBER($best) }.
   *[other] { SEAT($seat) }, letzter Zug: mit { $n } weiterwürfeln oder { NUMBER($points) } sichern? Zu schlagen: { NUMBER($best) }.
}

fargo-option-trigger_at_exactly_10000-label = Genau 10.000 reichen
fargo-option-trigger_at_exactly_10000-help = Genau 10.000 Punkte leiten die Schlussrunde ein. Ohne diese Option braucht es mehr.

fargo-standing-turn = +{ NUMBER($points) }
fargo-standing-trigger = hat vorgelegt

# Why something on the table cannot be chosen; shown next to the pointer.
fargo-why-die = In Fargo wählst du keine Würfel aus: Was zählt, wird zur Seite gelegt, mit dem Rest würfelst du weiter.
fargo-why-bank = Du kannst jetzt nicht sichern: Würfle zuerst.

## the log

fargo-log-roll = { $n ->
    [one] { SEAT($seat) } würfelt mit dem letzten Würfel weiter.
   *[other] { SEAT($seat) } würfelt mit { $n } Würfeln weiter.
}

fargo-log-rolled = { $n ->
    [one] { SEAT($seat) } würfelt { $dice }: { NUMBER($points) } Punkte, Lauf { NUMBER($run) }, noch 1 Würfel.
   *[other] { SEAT($seat) } würfelt { $dice }: { NUMBER($points) } Punkte, Lauf { NUMBER($run) }, noch { $n } Würfel.
}

fargo-log-hot = { SEAT($seat) } würfelt { $dice }: heiße Würfel. { NUMBER($points) } Punkte sind gesichert, und es wird noch einmal mit allen zehn gewürfelt.
fargo-log-bust = { SEAT($seat) } würfelt { $dice }: Fehlwurf, { NUMBER($lost) } Punkte sind weg.
fargo-log-bust_behind = { SEAT($seat) } würfelt { $dice }: Fehlwurf. { NUMBER($score) } reichen nicht.
fargo-log-bust_safe = { SEAT($seat) } würfelt { $dice }: Fehlwurf, { NUMBER($lost) } Punkte sind weg, { NUMBER($points) } bleiben sicher.
fargo-log-bust_safe_trigger = { SEAT($seat) } würfelt { $dice }: Fehlwurf, aber mit den { NUMBER($points) } gesicherten Punkten sind es { NUMBER($score) }. Alle anderen haben noch einen Zug.
fargo-log-bust_safe_ahead = { SEAT($seat) } würfelt { $dice }: Fehlwurf, aber mit den { NUMBER($points) } gesicherten Punkten sind es { NUMBER($score) }, und das bringt die Führung.
fargo-log-bust_safe_level = { SEAT($seat) } würfelt { $dice }: Fehlwurf, aber mit den { NUMBER($points) } gesicherten Punkten sind es { NUMBER($score) }: Gleichstand an der Spitze.
fargo-log-bust_safe_behind = { SEAT($seat) } würfelt { $dice }: Fehlwurf. Auch mit den { NUMBER($points) } gesicherten Punkten sind es nur { NUMBER($score) }, und das reicht nicht.
fargo-log-stop = { SEAT($seat) } sichert { NUMBER($points) } und hat { NUMBER($score) }.
fargo-log-stop_trigger = { SEAT($seat) } sichert { NUMBER($points) } und hat { NUMBER($score) }. Alle anderen haben noch einen Zug.
fargo-log-stop_ahead = { SEAT($seat) } sichert { NUMBER($points) } und führt jetzt mit { NUMBER($score) }.
fargo-log-stop_level = { SEAT($seat) } sichert { NUMBER($points) } und zieht mit { NUMBER($score) } an der Spitze gleich.
fargo-log-stop_behind = { SEAT($seat) } sichert { NUMBER($points) }, aber { NUMBER($score) } reichen nicht.

# Actions in short, in the log, in hints, and on buttons.
fargo-short-roll = würfeln
fargo-short-bust = { $dice }, Fehlwurf
fargo-short-bust_behind = { $dice }, Fehlwurf
fargo-short-bust_safe = { $dice }, Fehlwurf
fargo-short-bust_safe_trigger = { $dice }, Fehlwurf
fargo-short-bust_safe_ahead = { $dice }, Fehlwurf
fargo-short-bust_safe_level = { $dice }, Fehlwurf
fargo-short-bust_safe_behind = { $dice }, Fehlwurf
fargo-short-stop = sichern
fargo-short-stop_trigger = sichern
fargo-short-stop_ahead = sichern
fargo-short-stop_level = sichern
fargo-short-stop_behind = sichern

## reasons: at most 14 words

fargo-reason-points_stop = Bringt { NUMBER($own) } Punkte in diesem Zug; Weiterwürfeln brächte im Schnitt höchstens { NUMBER($other) }.
fargo-reason-points_roll = Weiterwürfeln bringt im Schnitt bis zu { NUMBER($own) } Punkte; Sichern bringt { NUMBER($other) }.

fargo-reason-points_cost = { $loss ->
    [one] Bringt im Schnitt 1 Punkt weniger als die bessere Wahl.
   *[other] Bringt im Schnitt { NUMBER($loss) } Punkte weniger als die bessere Wahl.
}

fargo-reason-against_points = { $loss ->
    [one] Verzichtet auf 1 Punkt in diesem Zug und gewinnt dafür öfter.
   *[other] Verzichtet auf { NUMBER($loss) } Punkte in diesem Zug und gewinnt dafür öfter.
}

fargo-reason-risk = { PERCENT($bust) } Risiko, den Lauf von { NUMBER($run) } Punkten zu verlieren.
fargo-reason-hot = { PERCENT($hot) } Chance auf heiße Würfel, die den Lauf sichern würden.
fargo-reason-safe = Die { NUMBER($banked) } Punkte, die in diesem Zug schon gesichert sind, bleiben bei jedem Wurf erhalten.
fargo-reason-banks = Sichert den Lauf von { NUMBER($run) } Punkten und beendet den Zug.
fargo-reason-brings_end = Leitet die Schlussrunde ein: Die anderen müssen { NUMBER($score) } schlagen.
fargo-reason-short_of_end = Erreicht genau 10.000; das leitet die Schlussrunde noch nicht ein.
fargo-reason-threat = { SEAT($seat) } fehlen noch { NUMBER($needed) } bis zur Schlussrunde: { PERCENT($chance) } Chance pro Zug.
fargo-reason-last_wins = Gewinnt die Partie: { NUMBER($score) } schlägt alle.
fargo-reason-last_leads = Führt mit { NUMBER($score) }, aber andere haben noch einen letzten Zug.
fargo-reason-last_shares = Geteilter Sieg mit { NUMBER($score) }.
fargo-reason-last_levels = Gleichstand an der Spitze mit { NUMBER($score) }, aber andere haben noch einen Zug.
fargo-reason-last_loses = Verliert die Partie: { NUMBER($score) } sind weniger als { NUMBER($best) }.
fargo-reason-last_must = Braucht noch { NUMBER($gap) } Punkte, um { NUMBER($best) } zu schlagen.
fargo-reason-last_alone = Spielt auf den alleinigen Sieg: Sichern brächte nur Gleichstand.
fargo-reason-last_risks = Setzt einen sicheren Sieg aufs Spiel: Sichern gewinnt sofort.

fargo-reason-rule_stop = { $n ->
    [one] Feste Regel: bei 1 Würfel ab { NUMBER($score) } Punkten sichern.
   *[other] Feste Regel: bei { $n } Würfeln ab { NUMBER($score) } Punkten sichern.
}

fargo-reason-rule_always = { $n ->
    [one] Feste Regel: bei 1 Würfel immer sichern.
   *[other] Feste Regel: bei { $n } Würfeln immer sichern.
}

fargo-reason-rule_roll = { $n ->
    [one] Feste Regel: bei 1 Würfel immer weiterwürfeln.
   *[other] Feste Regel: bei { $n } Würfeln immer weiterwürfeln.
}

## what a decision is about, for the first stage of a hint; never which plan is best

fargo-theme-general = Wäge die Punkte, die du hast, gegen die ab, die du noch würfeln könntest.
fargo-theme-risk = Wäge die { NUMBER($run) } Punkte gegen das ab, was noch kommen kann.
fargo-theme-banks = Wäge die { NUMBER($run) } Punkte gegen das ab, was noch kommen kann.
fargo-theme-hot = Heiße Würfel sind in Reichweite: In { PERCENT($hot) } der Würfe zählt jeder Würfel.
fargo-theme-safe = Denk daran: { NUMBER($banked) } Punkte sind in diesem Zug schon sicher.
fargo-theme-against_points = Wer auf Punkte spielt, gewinnt nicht immer am häufigsten: Sieh dir die Punktestände an.
fargo-theme-threat = Achte auf { SEAT($seat) }: Bis zur Schlussrunde fehlen nur noch { NUMBER($needed) } Punkte.
fargo-theme-brings_end = Du könntest jetzt die Schlussrunde einleiten: { NUMBER($score) } reichen.
fargo-theme-short_of_end = Genau 10.000 leiten die Schlussrunde noch nicht ein.
fargo-theme-last_wins = Das ist dein letzter Zug: Nur der höchste Punktestand gewinnt.
fargo-theme-last_leads = Das ist dein letzter Zug: Nur der höchste Punktestand gewinnt.
fargo-theme-last_shares = Das ist dein letzter Zug: Nur der höchste Punktestand gewinnt.
fargo-theme-last_levels = Das ist dein letzter Zug: Nur der höchste Punktestand gewinnt.
fargo-theme-last_loses = Das ist dein letzter Zug: Nur der höchste Punktestand gewinnt.
fargo-theme-last_must = Das ist dein letzter Zug: Nur der höchste Punktestand gewinnt.
fargo-theme-last_alone = Das ist dein letzter Zug: Nur der höchste Punktestand gewinnt.
fargo-theme-last_risks = Das ist dein letzter Zug: Nur der höchste Punktestand gewinnt.

fargo-set-general = Sichern?
fargo-set-against_points = Gewinnchance statt Punkte
fargo-set-threat = Das Rennen zur 10.000
fargo-set-brings_end = Das Rennen zur 10.000
fargo-set-short_of_end = Das Rennen zur 10.000
fargo-set-last_wins = Der letzte Zug
fargo-set-last_leads = Der letzte Zug
fargo-set-last_shares = Der letzte Zug
fargo-set-last_levels = Der letzte Zug
fargo-set-last_loses = Der letzte Zug
fargo-set-last_must = Der letzte Zug
fargo-set-last_alone = Der letzte Zug
fargo-set-last_risks = Der letzte Zug

## bots

fargo-bot-adaptive-name = Iris
fargo-bot-adaptive-about = Spielt etwa so stark, wie es deiner Wertung entspricht: kennt die beste Wahl, trifft aber oft eine andere gute.
fargo-bot-adaptive-objective = Eine ausgeglichene Partie.

fargo-bot-adaptive-remark-hello = Wollen wir herausfinden, wer heute besser ist?
fargo-bot-adaptive-remark-ahead = Ein, zwei Würfe, und du bist wieder im Spiel.
fargo-bot-adaptive-remark-behind = Du hast einen guten Tag.
fargo-bot-adaptive-remark-won = Hauchdünn. Noch eine?
fargo-bot-adaptive-remark-lost = Der Sieg geht ganz auf dein Konto.

fargo-bot-reckless-name = Max
fargo-bot-reckless-about = Würfelt, bis nur noch ein Würfel übrig ist, und hat vorher oft einen Fehlwurf.
fargo-bot-reckless-objective = Sich an eine Regel halten: sichern, wenn nur noch ein Würfel übrig ist.

fargo-bot-reckless-remark-hello = Sichern ist was für Banken. Ich würfle.
fargo-bot-reckless-remark-ahead = Sag ich doch. Mehr Würfel, mehr Glück.
fargo-bot-reckless-remark-behind = Ein großer Zug, und ich bin wieder da.
fargo-bot-reckless-remark-won = Keiner hat an mich geglaubt.
fargo-bot-reckless-remark-lost = Das war’s wert. Noch mal?

fargo-bot-cautious-name = Clara
fargo-bot-cautious-about = Sichert jedes Mal den ersten Wurf und riskiert nur in der Schlussrunde etwas.
fargo-bot-cautious-objective = Punkte ohne Risiko; in der Schlussrunde der Sieg.

fargo-bot-cautious-remark-hello = Immer nur ein bisschen, bitte.
fargo-bot-cautious-remark-ahead = Langsam, und trotzdem vorn.
fargo-bot-cautious-remark-behind = Keine Eile. Es ist noch Zeit.
fargo-bot-cautious-remark-won = Kleine Schritte, großes Ergebnis.
fargo-bot-cautious-remark-lost = Gut gespielt. Du hast mehr gewagt.

fargo-bot-bookkeeper-name = Oscar
fargo-bot-bookkeeper-about = Sichert ab 500 Punkten im Lauf, egal wie viele Würfel übrig sind.
fargo-bot-bookkeeper-objective = 500 Punkte pro Lauf; in der Schlussrunde der Sieg.

fargo-bot-bookkeeper-remark-hello = Fünfhundert kommen ins Buch.
fargo-bot-bookkeeper-remark-ahead = Die Bücher sehen gut aus.
fargo-bot-bookkeeper-remark-behind = Ein kleines Minus. Kommt vor.
fargo-bot-bookkeeper-remark-won = Kassensturz. Zu meinen Gunsten.
fargo-bot-bookkeeper-remark-lost = Diese Zahlen muss ich noch einmal prüfen.

fargo-bot-steady-name = Martha
fargo-bot-steady-about = Sichert ab 600 Punkten, sobald höchstens vier Würfel übrig sind, und spielt die Schlussrunde auf Sieg.
fargo-bot-steady-objective = Viele Punkte pro Zug; in der Schlussrunde der Sieg.

fargo-bot-steady-remark-hello = Guten Abend. Wollen wir?
fargo-bot-steady-remark-ahead = Geduld zahlt sich aus, wie du siehst.
fargo-bot-steady-remark-behind = Ich habe schon schlimmere Abende erlebt.
fargo-bot-steady-remark-won = Es war mir ein Vergnügen. Noch eine Partie?
fargo-bot-steady-remark-lost = Diesen Sieg hast du dir verdient.

fargo-bot-never_stop-name = Draufgänger
fargo-bot-never_stop-about = Sichert nie. Punktet nur mit heißen Würfeln.
fargo-bot-never_stop-objective = Sich an eine Regel halten: nie sichern.

fargo-bot-always_stop-name = Hasenfuß
fargo-bot-always_stop-about = Sichert jedes Mal den ersten Wurf.
fargo-bot-always_stop-objective = Sich an eine Regel halten: immer sichern.

fargo-bot-score_650-name = Punktezähler
fargo-bot-score_650-about = Sichert ab 650 Punkten im Lauf, egal wie viele Würfel übrig sind.
fargo-bot-score_650-objective = Sich an die beste Regel halten, die nur Punkte zählt.

fargo-bot-three_dice-name = Würfelzähler
fargo-bot-three_dice-about = Sichert, sobald höchstens drei Würfel übrig sind.
fargo-bot-three_dice-objective = Sich an die beste Regel halten, die nur Würfel zählt.

fargo-bot-three_dice_500-name = Abwäger
fargo-bot-three_dice_500-about = Sichert mit höchstens drei Würfeln, aber erst ab 500 Punkten.
fargo-bot-three_dice_500-objective = Sich an eine Regel halten: höchstens drei Würfel und mindestens 500 Punkte.

fargo-bot-points-name = Sammler
fargo-bot-points-about = Holt aus jedem Zug im Schnitt die meisten Punkte, exakt berechnet. Der Punktestand ist ihm egal.
fargo-bot-points-objective = Punkte pro Zug im Schnitt; mehr als seine 962,3 schafft keine Strategie.

fargo-bot-rollout-name = Felix
fargo-bot-rollout-about = Probiert jede Wahl in Tausenden simulierten Partien aus und löst die Schlussrunde exakt.
fargo-bot-rollout-objective = Gewinnchance, aus simulierten Partien geschätzt.

fargo-bot-rollout-remark-hello = Ich habe dieses Spiel heute schon zehntausendmal gespielt.
fargo-bot-rollout-remark-ahead = Wie erwartet. So ungefähr.
fargo-bot-rollout-remark-behind = In meinen Probepartien kam das selten vor.
fargo-bot-rollout-remark-won = Genau so hatte ich es geprobt.
fargo-bot-rollout-remark-lost = So etwas ist selten. Das merke ich mir.

fargo-bot-optimal-name = Helena
fargo-bot-optimal-about = Kennt in jeder Stellung mit zwei oder drei Spielern die exakte Gewinnchance.
fargo-bot-optimal-objective = Exakte Gewinnchance.

fargo-bot-optimal-remark-hello = Die Würfel sind fair. Ich habe sie geprüft.
fargo-bot-optimal-remark-ahead = Die Chancen sind auf meiner Seite.
fargo-bot-optimal-remark-behind = Die Chancen sind auf deiner Seite. Noch.
fargo-bot-optimal-remark-won = Die Würfel waren meiner Meinung.
fargo-bot-optimal-remark-lost = Gegen alle Wahrscheinlichkeit. Kompliment.

fargo-bot-vector-name = Strategie { $settings }
fargo-bot-vector-family = Eigene Strategie
fargo-bot-vector-settings = Acht Zahlen: ab wie vielen Punkten im Lauf bei 1 bis 8 übrigen Würfeln gesichert wird. Im Fargo-Labor kannst du weitere Strategien züchten und speichern.
fargo-bot-vector-about = Sichert bei 1 bis 8 übrigen Würfeln ab so vielen Punkten im Lauf: { $settings }.
fargo-bot-vector-objective = Sich an eine feste Strategie halten.

## The window

fargo-chance-none-dice-rolled = Die Chance, dass im nächsten Wurf kein Würfel zählt.
fargo-more-to-hot-dice = noch { $left } für heiße Würfel
fargo-to-beat = { $points } zu schlagen
fargo-seat = Platz { $number }
fargo-die-of = Würfel { $number } von { $dice }
fargo-scores = zählt { $points }
fargo-scores-with-more = { $others ->
    [one] zählt { $points } mit einem weiteren
   *[other] zählt { $points } mit { $others } weiteren
}
fargo-roll-dice = { $dice ->
    [one] Mit einem würfeln
   *[other] Mit { $dice } würfeln
}
fargo-bank = { $points } sichern
fargo-points-name = { $name }: { $score } Punkte
fargo-banked = +{ $points }
fargo-to-ahead-of = { $margin } Punkte vor { $other }. { $last }
fargo-wins-with = { $names } gewinnt mit { $points }.
fargo-share-the-win-with = Geteilter Sieg mit { $points }: { $names }.
fargo-final-round-beat = Schlussrunde: { $points } zu schlagen.
fargo-all-scores = { $scores }.
fargo-has = { $name } hat { $points }
fargo-dice-to-roll = { $dice ->
    [one] noch 1 Würfel
   *[other] noch { $dice } Würfel
}
fargo-safe-risk = { $name }: { $safe } sicher, { $risk } auf dem Spiel; { $dice }.
fargo-at-risk = auf dem Spiel
fargo-at-risk-mark = Auf dem Spiel
fargo-board = Fargo-Tisch
fargo-bust = Fehlwurf
fargo-bust-mark = Fehlwurf
fargo-chance-all-dice-rolled = Die Chance, dass im nächsten Wurf alle Würfel zählen.
fargo-chance-of-hot-dice = Heiße Würfel
fargo-dice-to-roll-next = Würfel im nächsten Wurf
fargo-everybody-plays-win = Gilt, wenn danach alle auf Sieg spielen.
fargo-exactly-target-enough = Genau 10.000 Punkte reichen
fargo-five = fünf
fargo-four = vier
fargo-hot-dice = Heiße Würfel
fargo-kept = zur Seite gelegt
fargo-nobody-yet = noch niemandem
fargo-not-rolled-yet = noch nicht gewürfelt
fargo-number-of-seats = Zahl der Plätze
# The face of a die, for screen readers.
fargo-one = eins
fargo-player-decided-roll = Fürs Würfeln entschieden
fargo-player-started-final-round = Schlussrunde eingeleitet von
fargo-points = Punkte
fargo-points-at-risk = Punkte auf dem Spiel
fargo-points-banked-hot-dice = Durch heiße Würfel gesicherte Punkte
fargo-points-hot-dice-banked = Punkte, die heiße Würfel gesichert haben. Du behältst sie auch bei einem Fehlwurf.
fargo-points-run-bust-takes = Die Punkte dieses Laufs. Bei einem Fehlwurf sind sie weg.
fargo-points-still-need-last = Punkte, die dir im letzten Zug noch fehlen, um den besten Punktestand zu schlagen. Mit 50 weniger ziehst du gleich.
fargo-safe-this-turn = Schon gesichert
fargo-score-after-banking = Nach dem Sichern
fargo-scores-nothing = zählt nichts
fargo-seats = Plätze
fargo-six = sechs
fargo-three = drei
fargo-turn = Zug
fargo-turn-number = Nummer des Zugs
fargo-two = zwei
fargo-wins-after-banking = Sichern gewinnt
fargo-last-roll = Wurf: { $points }
fargo-wins-after-rolling = Würfeln gewinnt

## the first turn, and words explained

# The first turn and the words of the game, as the coach explains them.
fargo-tour-roll-title = Dein erster Wurf
fargo-tour-roll-text = Drück „Mit 10 würfeln“. Jede 1 zählt 100 Punkte, jede 5 zählt 50. Drei gleiche zählen mehr.
fargo-tour-run-title = Dein Lauf
fargo-tour-run-text = Alle zählenden Würfel werden für dich zur Seite gelegt. Ihre Punkte sind dein Lauf. Du kannst sie sichern oder mit den übrigen Würfeln weiterwürfeln.
fargo-tour-risk-title = Das Risiko: ein Fehlwurf
fargo-tour-risk-text = Die Anzeige sagt, wie wahrscheinlich es ist, dass im nächsten Wurf nichts zählt. Das ist ein Fehlwurf: Du verlierst den Lauf, und dein Zug ist vorbei.
fargo-tour-decide-title = Würfeln oder sichern
fargo-tour-decide-text = Mit fünf oder mehr Würfeln ist ein Fehlwurf selten, also würfle weiter. Mit zwei oder drei ist es meist besser zu sichern.
fargo-tour-race-title = Das Rennen
fargo-tour-race-text = Die Bahn zeigt alle Punktestände. Hat jemand mehr als 10.000 Punkte, haben die anderen noch einen letzten Zug, und der höchste Punktestand gewinnt.
fargo-term-run-name = Lauf
fargo-term-run-text = Die Punkte, die du gewürfelt hast, seit du zuletzt mit allen zehn Würfeln begonnen hast. Sichere sie, bevor ein Fehlwurf sie dir nimmt.
fargo-term-bust-name = Fehlwurf
fargo-term-bust-text = Ein Wurf, in dem kein Würfel zählt. Er beendet den Zug und kostet den Lauf, aber nie gesicherte Punkte.
fargo-term-hot-name = heiße Würfel
fargo-term-hot-text = Alle Würfel haben gezählt. Der Lauf ist gesichert, und du würfelst wieder mit allen zehn Würfeln.
fargo-term-final-name = letzter Zug
fargo-term-final-text = Jemand hat die Schlussrunde eingeleitet: Alle anderen bekommen noch einen letzten Zug. Nur der höchste Punktestand gewinnt.
