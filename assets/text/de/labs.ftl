### The labs of Fargo and Lange Straße.

labs-reset = Zurücksetzen
labs-genetic-algorithm = Genetischer Algorithmus
labs-start-evolution = Evolution starten
labs-the-original-settings = Stellt die ursprünglichen Einstellungen wieder her
labs-evolution = Evolution
labs-many-trials = Viele Versuche
labs-view = Ansicht
labs-points-per-turn = Punkte pro Zug
labs-when-best-vector-banks = Wann die beste Strategie sichert
labs-press-start-evolve-strategies = Drück „Evolution starten“, um mit diesen Einstellungen Strategien zu züchten.
labs-evolving-with-seed = Evolution mit Startzahl { $seed }.
labs-generation-of-seed = Generation { $done } von { $wanted }, Startzahl { $seed }.
labs-stop-evolution = Evolution anhalten
labs-the-trials-are-running = Die Versuche laufen.
labs-the-evolution-is-running = Die Evolution läuft.
labs-stop-first = Halte zuerst an, dann kannst du zurücksetzen.
labs-generations-seed-best-strategy = { $done ->
    [one] { $done } Generation
   *[other] { $done } Generationen
}, Startzahl { $seed }. Die beste Strategie bringt { $ev } Punkte pro Zug, { $best } unter dem Optimum.
labs-stopped-after-generations-seed = { $done ->
    [one] Nach { $done } Generation
   *[other] Nach { $done } Generationen
} angehalten, Startzahl { $seed }. Die beste Strategie bringt { $ev } Punkte pro Zug.
labs-the-vector-as-text = Die Strategie als Text
labs-play-against-it = Dagegen spielen
labs-watch-it-play = Beim Spielen zusehen
labs-saved-strategies = Gespeicherte Strategien
labs-points-per-turn-figure = Punkte pro Zug
labs-expected-points-exactly = Erwartete Punkte, exakt.
labs-below-the-best = unter dem Optimum
labs-points-per-turn-short = Punkte pro Zug, die zum Optimum fehlen.
labs-distance = Abstand
labs-optimum-steps-sentence = Zum Optimum, in Schritten von 50.
labs-deviation = Streuung
labs-standard-deviation-points-turn = Standardabweichung der Punkte eines Zugs.
labs-hot-dice = heiße Würfel
labs-chance-scoring-all-ten = Chance, dass alle zehn Würfel zählen.
labs-bust = Fehlwurf
labs-chance-turn-ends-bust = Chance, dass ein Zug mit einem Fehlwurf endet.
labs-no-points = keine Punkte
labs-chance-turn-scores-nothing = Chance, dass ein Zug nichts bringt.
labs-rolls = Würfe
labs-mean-number-rolls-turn = Würfe pro Zug im Schnitt.
labs-vector-by-hand = Eigene Strategie
labs-one-die-left-bank-from = Bei 1 Würfel sichern ab
labs-dice-left-bank-from = Bei { $place } Würfeln sichern ab
labs-aggressiveness-0-always-banks = Risikofreude: 0 % sichert immer, 100 % sichert nie
labs-enter-eight-numbers-first = Gib zuerst acht Zahlen ein.
labs-save-it = Speichern
labs-delete-it = Löschen
labs-saved-strategies-appear-among = Gespeicherte Strategien findest du bei „Neue Partie“ unter „Details“.
labs-plays-exactly-like-optimum = Spielt genau wie das Optimum: Keine Strategie bringt mehr Punkte.
labs-outside-original-search-space = Außerhalb des ursprünglichen Suchraums; die Zahlen sind exakt.
labs-off = Aus
labs-between-scores = Zwischen den Werten
labs-steps-of-fifty = 50er-Schritte
labs-at-once = Sofort
labs-five-a-second = Fünf pro Sekunde
labs-one-a-second = Eine pro Sekunde
labs-population = Population
labs-vectors-in-each-generation = Strategien in jeder Generation.
labs-generations = Generationen
labs-number-of-generations = Zahl der Generationen.
labs-retain = Behalten
labs-share-best-become-parents = Dieser Anteil der Strategien wird zu Eltern, die besten zuerst.
labs-add-random = Zufällige ergänzen
labs-share-fresh-random-vectors = Zufällige Strategien, die zu den Eltern kommen, als Anteil der Population.
labs-mutate = Mutation
labs-chance-parent-gets-one = Chance, dass ein Elternteil eine zufällige Zahl bekommt.
labs-elite = Elite
labs-share-best-stay-unchanged = Dieser Anteil der Strategien bleibt unverändert, die besten zuerst.
labs-step-optimization = Schrittweise verbessern
labs-improves-every-vector-entry = Verbessert jede Strategie Zahl für Zahl. „Zwischen den Werten“ macht weiter, wo 50er-Schritte nichts mehr ändern.
labs-seed = Startzahl
labs-same-seed-always-gives = Dieselbe Startzahl ergibt immer dieselbe Evolution.
labs-watch = Zusehen
labs-how-fast-generations-follow = Wie schnell die Generationen aufeinanderfolgen.
labs-bred-bot-name = Labor { $points }
labs-saved-can-play-against = Gespeichert als { $name }. Für Fargo findest du diese Strategie bei „Neue Partie“ unter „Details“.
labs-player = Spieler
labs-bred = Gezüchtet
labs-generation-best-mean =
    Generation { $generation }
    Bestwert { $best }
    Mittelwert { $mean }
labs-generation = Generation
labs-expected-points = Erwartete Punkte
labs-key-best = ● Bestwert { $best }
labs-key-mean = – – Mittelwert { $mean }
labs-key-optimum = ··· Optimum { $optimum }
labs-no-generations-yet = Noch keine Generationen.
labs-generations-best-mean-points = { $generations ->
    [one] { $generations } Generation
   *[other] { $generations } Generationen
}. Bestwert von { $best_first } auf { $best_last }, Mittelwert von { $mean_first } auf { $mean_last } Punkte; Optimum { $optimum }.
labs-optimum-banks-from = Optimum: sichert ab { $points }.
labs-banks-from-optimum = Sichert ab { $points }; Optimum { $optimum }.
labs-dice-left = Würfel übrig
labs-run-score = Punkte im Lauf
labs-banks-1-8-dice = Sichert ab { $points } bei 1 bis 8 Würfeln.
labs-key-best-vector = — beste Strategie
labs-key-optimum-dots = ◇ Optimum
labs-key-always-to-never = ▪ von immer bis nie sichern
labs-steps-trials-published = Abstand { $steps }: { $trials } in diesen Versuchen, veröffentlicht { $published }
labs-trials = Versuche
labs-trials-per-distance = Versuche je Abstand: { $trials }
labs-key-these-trials = ■ diese Versuche
labs-key-published = ◇ veröffentlicht, umgerechnet
labs-number-of-trials = Zahl der Versuche
labs-run-trials = Versuche starten
labs-edit-the-most-frequent = Häufigste bearbeiten
labs-mean = Mittelwert
labs-mean-final-best-values = Mittelwert der Bestwerte am Ende der Versuche.
labs-standard-deviation-of-them = Standardabweichung der Bestwerte am Ende der Versuche.
labs-least = schlechtester
labs-the-worst-trial = Der Bestwert am Ende des schlechtesten Versuchs.
labs-median = Median
labs-half-trials-end-below = Der mittlere der Bestwerte am Ende der Versuche.
labs-at-the-optimum = am Optimum
labs-trials-found-exact-optimum = Versuche, die das genaue Optimum gefunden haben.
labs-vectors = Strategien
labs-number-different-final-vectors = Zahl der verschiedenen Strategien am Ende der Versuche.
labs-distance-final-vector-optimum = Abstand zum Optimum am Ende
labs-trials-use-options-left = Die Versuche verwenden die Einstellungen der Evolution; jeder hat seine eigene Startzahl.
labs-stop = Stopp
labs-run-trials-first = Starte zuerst Versuche.
labs-of-trials = { $done } von { $trials } Versuchen
labs-stopped-after-of-trials = Nach { $done } von { $trials } Versuchen angehalten.
labs-trials-done = { $done ->
    [one] { $done } Versuch fertig.
   *[other] { $done } Versuche fertig.
}
labs-of = { $count } von { $all }
labs-points = Punkte
labs-distance-column = Abstand
labs-optimum-steps-tip = Zum Optimum, in Schritten von 50
labs-aggressive = Risikofreude
labs-aggressive-help = 0 %: sichert immer; 100 %: sichert nie
labs-since = Seit
labs-first-generation-vector-best = Erste Generation, in der diese Strategie die beste war
labs-best-vectors = Beste Strategien
labs-training = Training
labs-continue = Fortsetzen
labs-same-training-built-player = Stellt die Trainingseinstellungen des mitgelieferten Spielers wieder her
labs-money-against-two-of = Gewinn gegen zweimal „{ $rival }“
labs-rounds-per-game-while = Runden pro Partie beim Lernen
labs-press-start-train-player = Drück „Training starten“, um den Spieler zu trainieren und dabei zu messen.
labs-cents-game-against-two = { $cents } ±{ $margin } Cent pro Partie gegen zweimal „{ $bot_name }“.
labs-stop-training = Training anhalten
labs-start-training = Training starten
labs-of-games-seed = { $played } von { $games } Partien, Startzahl { $seed }.
labs-all-games-played-seed = Fertig. Partien: { $games }, Startzahl { $seed }.
labs-stopped-after-games-seed = Nach { $played } von { $games } Partien angehalten, Startzahl { $seed }.
labs-each-learns-playing-against = Jeder lernt aus Partien gegen sich selbst.
labs-games = Partien
labs-number-games-plays-against = Zahl der Partien gegen sich selbst.
labs-learning-rate = Lernrate
labs-how-much-each-game = Wie stark jede Partie am Anfang die Gewichte ändert.
labs-last-rate = Letzte Lernrate
labs-learning-rate-last-game = Die Lernrate in der letzten Partie; bis dahin fällt die Lernrate linear.
labs-random = Zufall
labs-share-random-decisions-explores = Anteil zufälliger Entscheidungen, damit der Spieler alles ausprobiert.
labs-same-seed-always-gives-same = Dieselbe Startzahl ergibt immer denselben Spieler.
labs-games-ct = { $games } Partien: { $cents } ±{ $margin } ct
labs-games-played = Gespielte Partien
labs-cents-per-game = Cent pro Partie
labs-key-now = ● jetzt { $value }
labs-key-range = | 95 %
labs-key-shipped = ··· mitgeliefert { $shipped }
labs-no-training-yet = Noch kein Training.
labs-cents-after-games-after = Von { $first } Cent nach { $games_first } Partien auf { $last } nach { $games_last }.
labs-key-line-now = — jetzt { $value }
labs-games-rounds = { $games } Partien: { $rounds } Runden
labs-rounds = Runden
labs-preparing-the-game = Das Spiel wird vorbereitet …
