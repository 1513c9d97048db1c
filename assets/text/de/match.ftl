### A match.

match-actions = Aktionen
match-roll-dice = { $dice ->
    [one] Mit einem würfeln
   *[other] Mit { $dice } würfeln
}
match-match-safe-choose-how = Die Partie ist sicher. Wähle, wie es weitergehen soll.
match-try-again = Noch einmal versuchen
match-choose-another = Anderen Bot wählen
match-move-for-this-bot = Für diesen Bot entscheiden
match-copy-details = Einzelheiten kopieren
match-stopped-with-an-error = Fehler bei { $name }
match-use-this-roll = Diesen Wurf nehmen
match-enter-all-dice-first = Gib erst alle Würfel ein.
match-luck = Glück
match-dice = Würfel
match-rolls = Würfe
match-view = Ansicht
match-analyzing-the-game = Die Partie wird analysiert …
match-no-moves-yet = Noch nichts gespielt.
match-no-rolls-yet = Es wurde nicht gewürfelt.
match-ct-luck-so-far = Glück und Pech aller zusammen brachten { $name } bisher { $cents } ct.
match-ct-luck-in-all = Glück und Pech aller zusammen brachten { $name } { $cents } ct; bei gleichem Glück hätte { $name } am Ende { $result }.
match-roll-the-dice = { $name }: Würfle jetzt.
match-curtain-look-away = { $name } ist am Zug. Alle anderen bitte wegsehen.
match-show-the-table-to = { $name } den Tisch zeigen
match-pass-the-screen-to = Gebt den Bildschirm an { $names } weiter.
match-luck-and-skill = Glück und Können
match-the-game = Die Partie
match-right-lucky-cents = Rechts: mehr Glück, in Cent. Oben: bessere Entscheidungen.
match-right-lucky-points = Rechts: mehr Glück, in Prozentpunkten. Oben: bessere Entscheidungen.
match-next-opponents = Nächste Gegner
match-play-against = Gegen { $names } spielen
match-result = Ergebnis
match-table = Tisch
match-checking-every-decision = Jede Entscheidung wird geprüft …
match-adding-up-luck = Das Glück wird ausgewertet …
match-round = { $name }, Runde { $round }:
match-better = Besser:
match-most-luck = Das größte Glück der Partie
match-least-luck = Das größte Pech der Partie
match-look = Ansehen
match-no-mistakes-were-found = Keine Fehler gefunden.
match-judged-against-perfect-play = Entscheidungen und Glück werden so beurteilt, als spielten alle perfekt.
match-nothing-to-judge = In dieser Partie gab es nichts zu beurteilen.
match-you-win = Gewonnen
match-you-lost = Verloren
match-you-came = { $place }. Platz
match-a-tie = Unentschieden
match-made-for-you = { $made ->
    [one] Automatisch gespielt: { $told }
   *[other] { $made } Aktionen automatisch gespielt. Die letzte: { $told }
}
match-ct = { $cents } ct
match-decisions-without-mistake = Entscheidungen ohne Fehler: { $good } von { $decisions }.
match-accurate = Genauigkeit { $accuracy }
match-luck-decisions = { $name }: Glück { $luck }, Entscheidungen je { $decisions } gegenüber dem Schnitt
match-played-well-unlucky = Besser gespielt, Pech
match-played-well-lucky = Besser gespielt, Glück
match-mistakes-unlucky = Schlechter gespielt, Pech
match-mistakes-lucky = Schlechter gespielt, Glück
match-95-ranges-best-plan = 95-%-Bereiche für den besten Plan. Mehr dazu: Hilfe > Wie genau sind diese Zahlen?
match-theme = Thema
match-candidates = Kandidaten
match-ranked = Rangliste
match-show-candidates = Kandidaten zeigen
match-show-ranking = Möglichkeiten bewerten
match-hint = Tipp
match-why-not-mine = Warum nicht meine?
match-compare-picked-best-move = Vergleicht, was du ausgewählt oder zurückgenommen hast, mit der besten Wahl.
match-deeper = Länger
match-think-again-four-times = Noch einmal nachdenken, viermal so lange.
match-stop = Stopp
match-hints-available-when-decision = Tipps gibt es, sobald etwas zu entscheiden ist.
match-working-out-a-hint = Ein Tipp wird berechnet …
match-thinking-so-far = Denkt nach, bisher { $seconds }
match-worth-considering = Eine Überlegung wert: { $moves }.
match-adviser-is = Berater: { $name }
match-thinking-time-is = Bedenkzeit: { $time }
match-figure-is = Angezeigt: { $unit }
match-judged = Beurteilt: { $basis }
match-moves-are = Berücksichtigt: { $moves }
match-only-of-moves = { $shown } von { $moves } Möglichkeiten
match-all-moves = Alle Möglichkeiten
match-visits = { $n }-mal ausprobiert
match-win-chance-too-early = Gewinnchance: noch nicht abzusehen. Erwarteter Platz: { $low } bis { $high } von { $seats }.
match-too-few-playouts = noch zu wenig simuliert
match-deeper-for-figures = Für eine Zahl wurden noch zu wenige Partien simuliert. „{ $deeper }“ lässt den Berater weiter nachdenken.
match-place = Platz { $place }
match-against-perfect-play = Gegen perfektes Spiel: { $value }
match-table-against-perfect-play =
    An diesem Tisch: { $value }
    Gegen perfektes Spiel: { $perfect }
match-sorted-by = Sortierung: { $unit }
match-clearly-best = Klar am besten
match-slightly-better = Etwas besser
match-about-equal = Etwa gleich
match-certain-lead = Sicher besser, um { NUMBER($points, decimals: 1) } Prozentpunkte
match-likely-lead = Wahrscheinlich besser, um { NUMBER($points, decimals: 1) } Prozentpunkte
match-slight-lead = Etwas besser, um { NUMBER($points, decimals: 1) } Prozentpunkte
match-exact = exakt
match-playouts = { $playouts ->
    [one] { $playouts } simulierte Partie
   *[other] { $playouts } simulierte Partien
}
match-nodes = { $nodes ->
    [one] { $nodes } Stellung
   *[other] { $nodes } Stellungen
}
match-plies-deep = { $depth ->
    [one] { $depth } Schritt voraus
   *[other] { $depth } Schritte voraus
}
match-stopped-after = nach { $seconds } angehalten
match-hint-move = Tipp: { $move }.
match-too-early-tell-wins = noch nicht abzusehen, wer gewinnt, erwarteter Platz { $place }
match-hint-value = Tipp: { $move }, { $value }. { $separation }.
match-dice-histogram = Häufigkeit der Würfe
match-times-expected-95-fair = { $observed ->
    [one] { $name }: einmal, erwartet { $expected }, von { $low } bis { $high } in 95 % der Partien mit fairen Würfeln
   *[other] { $name }: { $observed }-mal, erwartet { $expected }, von { $low } bis { $high } in 95 % der Partien mit fairen Würfeln
}
match-turns = Züge
match-everything = Alles
match-log-detail = Ausführlichkeit des Verlaufs
match-auto = auto
match-undone = { $text } (rückgängig gemacht)
match-log = Verlauf
match-actions-will-appear-here = Hier erscheint, was geschieht.
match-type-a-move = Aktion eintippen
match-moves = Möglichkeiten
match-find-a-move = Möglichkeit suchen
match-only-these-moves = Nur diese Möglichkeiten
match-youre-viewing-move-of = Du siehst Schritt { $move } von { $last }.
match-back-to-the-game = Zurück zur Partie
match-play-from-here = Von hier spielen
match-nothing-has-been-undone = Es wurde nichts rückgängig gemacht.
match-this-roll = Zuletzt
match-after-the-hint = Nach dem Tipp
match-roll-shown = Gezeigte Ergebnisse
match-continue-with-this-roll = Mit diesem Ergebnis weiter
match-rolls-draws-yet = Noch nichts gewürfelt oder gezogen.
match-evaluating-every-roll = Jedes Ergebnis wird bewertet …
match-money-of-player = Geld von { $name }
match-win-chance-of-player = Gewinnchance von { $name }
match-choose-a-different-roll = Wähle ein anderes Ergebnis aus der Liste.
match-after-the-hints-plan = Nach dem Plan des Tipps: { $unit }
match-next-roll = Nächster Wurf: { $unit }
match-next-draw = Nächste Ziehung: { $unit }
match-last-roll = Letzter Wurf: { $unit }
match-last-draw = Letzte Ziehung: { $unit }
match-save-a-copy = Kopie speichern …
match-earlier-position-press-esc = Das ist eine frühere Stellung. Esc bringt dich zurück zur Partie.
match-recent-turns-again = Das sind noch einmal die letzten Züge.
match-choose-result-roll = Wähle das Ergebnis des Wurfs.
match-players = Spieler
match-player-stopped = Fehler aufgetreten
match-person = Mensch
match-not-available = { $player }: nicht verfügbar
match-bot = Bot
match-by-the-clock = richtet sich nach der Uhr
match-who-takes-over-for = Wer übernimmt für { $name }?
match-make-this-decision-myself = Diese Entscheidung selbst treffen
match-as-published = Wie veröffentlicht
match-wins = { $name } gewinnt.
match-tie-win = Unentschieden zwischen { $names }.
match-tie-break-decided-between = Gleichstand zwischen { $first } und { $second }: Die Zusatzregel hat entschieden.
match-to-ahead-of = { $points } zu { $other_points }, { $margin } vor { $other }.
match-review = Partieanalyse
match-rematch = Revanche
match-paused-continues = Pause. Weiter mit { $key }.
match-enter-roll-of = Gib den Wurf von { $name } ein.
match-is-thinking = { $name } denkt nach.
match-headline-error = Bei { $name } ist ein Fehler aufgetreten.
match-is-rolling = { $name } würfelt.
match-its-turn-of = { $name } ist an der Reihe.
match-roll-map = Übersicht der Ergebnisse
match-against-the-average-chance = { $roll }: { $value }, { $gain } gegenüber dem Schnitt. Chance: { $chance }.
match-value = Wert
match-chance = Chance
match-roll = Ergebnis
match-all-rolls-best-first = Alle Ergebnisse, das beste zuerst
match-rolled = { $roll } (eingetreten)
match-against-the-average = { $gain } gegenüber dem Schnitt
match-represents-equivalent-rolls = Steht für { $rolls } gleichwertige Ergebnisse.
match-adviser-sees-difference-between = Der Berater sieht zwischen diesen Ergebnissen keinen Unterschied.
match-average-rolls-better-range = Im Schnitt { $average }, besser in { $better } der Fälle. Bereich: { $least } bis { $most }.
match-note-on-this-step = Notiz zu diesem Schritt
match-how-everyone-played = Wie alle gespielt haben
match-no-decisions-yet = keine beurteilten Entscheidungen
match-decisions-lost-per-decision = { $decisions ->
    [one] { $decisions } Entscheidung, { $loss } verloren
   *[other] { $decisions } Entscheidungen, im Schnitt je { $loss } verloren
}
match-decisions-nothing-lost = { $decisions ->
    [one] { $decisions } Entscheidung, nichts verloren
   *[other] { $decisions } Entscheidungen, nichts verloren
}
match-with-a-hint = { $hints ->
    [one] { $hints } Entscheidung mit Tipp oder Hilfe vom Coach
   *[other] { $hints } Entscheidungen mit Tipp oder Hilfe vom Coach
}
match-round-move = Runde { $round }, { $name }: „{ $move }“
match-round-chance = Runde { $round }: { $kind ->
    [roll] { $name } würfelt
    [deal] das Austeilen
   *[draw] { $name } zieht
}
match-cost-was-best = { $quality }: hat { $loss } gekostet. Am besten war „{ $best }“.
match-ahead-start-finish = Außer { $name } lag nie jemand klar vorn.
match-the-lead-changed = { $times ->
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $times }-mal.
}
match-costliest-decision = Die teuerste Entscheidung traf { $name } in Runde { $round }: Sie kostete { $loss }.
match-luckiest-moment = Für den größten Umschwung sorgte das Glück von { $name } in Runde { $round }: „{ $came }“ brachte { $change }.
match-unluckiest-moment = Für den größten Umschwung sorgte das Pech von { $name } in Runde { $round }: „{ $came }“ kostete { $change }.
match-luck-gained = „{ $came }“ brachte { $name } { $change }.
match-luck-lost = „{ $came }“ kostete { $name } { $change }.
match-answer-play_anyway = Trotzdem spielen
match-answer-rethink = Neu überlegen
match-answer-show_hint = Tipp zeigen
match-answer-stop_warning = Nicht mehr warnen
match-quality-best = beste Wahl
match-quality-good = gute Wahl
# What a move was, in a word.
match-quality-inaccuracy = Ungenauigkeit
match-quality-mistake = Fehler
match-quality-blunder = grober Fehler
match-counted-inaccuracy = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
match-counted-mistake = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
match-counted-blunder = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}
# The end of a sentence: “…” looks like an inaccuracy.
match-verdict-inaccuracy = eine Ungenauigkeit
match-verdict-mistake = ein Fehler
match-verdict-blunder = ein grober Fehler
match-a-good-move = eine gute Wahl
match-looks-like = „{ $move }“ ist wohl { $verdict }.
match-it-costs-about = Das kostet etwa { $loss }.
