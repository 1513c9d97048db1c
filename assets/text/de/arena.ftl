### The arena: tournaments between bots.

arena-tournaments-finished-appear-here = Deine Turniere, beendete und unterbrochene, erscheinen hier.
arena-continue = Fortsetzen
arena-open = Öffnen
arena-delete = Löschen
arena-delete-title = { $title } löschen
arena-tournament-already-open = Dieses Turnier ist schon offen.
arena-of-games = { $format }, { $played } von { $games } Partien, { $day }
arena-damaged-or-newer = Beschädigt oder von einem neueren Parlour ({ $day })
arena-house-rules = Hausregeln
arena-curves-appear-after-few = Die Kurven erscheinen nach einigen Partien.
arena-games = Partien
arena-elo = Elo
arena-no-games-yet = Noch nicht genug Partien.
arena-from-to = { $name } von { $before } auf { $after }
arena-after-games = { $games ->
    [one] Nach { $games } Partie: { $players }.
   *[other] Nach { $games } Partien: { $players }.
}
arena-games-of-bot = Partien: { $games }
arena-remove-this-bot = Diesen Bot entfernen
arena-bot-in-the-lineup = Bot { $place } der Aufstellung
arena-thinking-time-of-bot = Bedenkzeit von Bot { $place }
arena-export-the-standings = Tabelle exportieren
arena-export-the-games = Partien exportieren
arena-export-everything = Alles exportieren
arena-export-record-files = Aufzeichnungen exportieren
arena-another-export-still-being = Ein anderer Export läuft noch. Warte, bis er fertig ist, oder brich ihn mit Esc ab.
arena-saving-records-press-esc = Aufzeichnungen werden gespeichert: { $count } von { $total }. Esc bricht ab.
arena-stopped-after-records-youll = { $count ->
    [0] Abgebrochen. Es wurde noch keine Aufzeichnung gespeichert.
    [one] Nach { $count } Aufzeichnung abgebrochen. Du findest sie in { $where }.
   *[other] Nach { $count } Aufzeichnungen abgebrochen. Du findest sie in { $where }.
}
arena-saved-as = Gespeichert als { $where }.
arena-ct = { $cents } ct
arena-clearly-stronger = klar stärker
arena-clearly-weaker = klar schwächer
arena-undecided = noch offen
arena-format-table = Ein Tisch
arena-format-round-robin = Jeder gegen jeden
arena-format-gauntlet = Einer gegen alle
arena-format-ladder = Leiter
arena-format-table-help = Alle Bots spielen an einem Tisch.
arena-format-round-robin-help = Jeder Bot spielt gegen jeden anderen.
arena-format-gauntlet-help = Der erste Bot spielt gegen alle anderen.
arena-format-ladder-help = Jeder Bot spielt gegen den nächsten der Liste.
arena-progress = Fortschritt
arena-pause = Pause
arena-finish-these-games = Zu Ende spielen
arena-stop-after-games-progress = Nach den laufenden Partien aufhören.
arena-stop = Stopp
arena-stop-now-can-continue = Jetzt anhalten. Du kannst später weitermachen.
arena-export = Exportieren
arena-standings-as-csv = Tabelle als CSV …
arena-games-as-csv = Partien als CSV …
arena-everything-as-json = Alles als JSON …
arena-record-files = Aufzeichnungen …
arena-games-being-played = Gerade laufen keine Partien.
arena-games-progress-being-finished = Die laufenden Partien werden noch zu Ende gespielt.
arena-all-games-played = Alle Partien sind gespielt.
arena-opening-the-tournament = Das Turnier wird geöffnet …
arena-of-games-total = { $games } von { $total } Partien
arena-about-left = noch etwa { $time }
arena-games-per-second = Partien pro Sekunde: { $games }
arena-s-per-game = { $seconds } s pro Partie
arena-state-paused = Pause
arena-state-finishing = laufende Partien werden zu Ende gespielt
arena-state-stopped = angehalten
arena-state-complete = fertig
arena-state-failed = wegen eines Fehlers angehalten
arena-deal = Ausgangslage
arena-seats = Plätze
arena-steps = Schritte
arena-result = Ergebnis
arena-seed = Startzahl
arena-failed = Fehler bei { $name }
arena-tie = Unentschieden
arena-tie-between = Unentschieden: { $names }
arena-won = Sieg: { $names }
arena-board = Tisch
arena-follow = Folgen
arena-switch-newest-game-whenever = Nach jeder Partie zur neuesten wechseln.
arena-resume-the-board = Anzeige fortsetzen
arena-pause-the-board = Anzeige anhalten
arena-open-in-replay = Partieanalyse
arena-games-played-yet = Es wurden noch keine Partien gespielt.
arena-deal-step-of = Ausgangslage { $deal }, Schritt { $step } von { $steps }
arena-deal-step-far = Ausgangslage { $deal }, Schritt { $step } von bisher { $steps }
arena-against-games-elo-likelihood = { $bot } gegen { $other }: { $score } von { $games } Partien, Elo { $elo }, { $verdict } (Chance, stärker zu sein: { $likelihood })
arena-pairings = Paarungen
arena-lineup = Aufstellung
arena-earlier = Archiv
arena-tournament-setup = Turnier einrichten
arena-start = Turnier starten
arena-choose-two-bots-press = Wähle zwei Bots und drück „Turnier starten“.
arena-choose-bots-press-start = Wähle { $seats } Bots und drück „Turnier starten“.
arena-tournament-running-stop-first = Es läuft schon ein Turnier. Halte es zuerst an.
arena-another-tournament-being-opened = Ein anderes Turnier wird gerade geöffnet.
arena-tournament-interrupted-games = Ein Turnier wurde unterbrochen: { $tournament }, { $played } von { $games } Partien.
arena-not-now = Nicht jetzt
arena-delete-games-cant-undone = { $games ->
    [one] { $tournament } mit { $games } Partie löschen? Das lässt sich nicht rückgängig machen.
   *[other] { $tournament } mit { $games } Partien löschen? Das lässt sich nicht rückgängig machen.
}
arena-delete-tournament = Turnier löschen
arena-add-a-bot = Bot hinzufügen
arena-add-all = Alle Bots
arena-stop-early = Vorzeitig beenden
arena-measure-luck = Glück messen
arena-correct-dice-luck-fewer = Rechnet das Würfel- und Kartenglück heraus, damit weniger Partien genügen. Außer bei Fargo kostet das bis zu 2 Sekunden pro Partie.
arena-number-bots-each-table = Zahl der Bots an jedem Tisch.
arena-or = oder
arena-game = Spiel
arena-format = Modus
arena-at-each-table = Zahl der Partien an jedem Tisch.
arena-same-seed-always-gives = Dieselbe Startzahl ergibt immer dieselben Partien.
arena-rules = Regeln
arena-elo-difference-too-small = Elo-Unterschied, der keine Rolle spielt
arena-elo-difference-large-enough = Elo-Unterschied, der eine Rolle spielt
arena-end-match-up-once = Beendet eine Paarung, sobald die Partien zeigen, ob der erste Bot um den kleineren oder den größeren dieser Elo-Unterschiede stärker ist (Fehlerquote 5 %).
arena-table-needs-least-seats = Ein Tisch braucht mindestens { $low } Plätze.
arena-table-most-seats-choose = Dieser Modus erlaubt höchstens { $most } Bots.
arena-games-deals-each-played = { $blocks ->
    [one] { $games } Partien: { $deals } Ausgangslage, von jedem Platz aus gespielt.
   *[other] { $games } Partien: { $deals } Ausgangslagen, jede von jedem Platz aus gespielt.
}
arena-tables-games-each-deals = { $blocks ->
    [one] { $tables } Tische mit je { $games } Partien: { $deals } Ausgangslage, von jedem Platz aus gespielt.
   *[other] { $tables } Tische mit je { $games } Partien: { $deals } Ausgangslagen, jede von jedem Platz aus gespielt.
}
arena-rank = Rang
arena-name = Name
arena-score = Punktquote
arena-elo-margin = Elo ± 95 %
arena-to-the-next = Elo-Vorsprung
arena-per-game = Pro Partie
arena-luck = Glück
arena-standings = Tabelle
arena-hasnt-played-next-bot = Entweder ist das der letzte Bot der Tabelle, oder er hat noch nicht gegen den nächsten gespielt.
arena-elo-difference-over-games = Elo-Unterschied zu { $bot } über { $games } Partien mit denselben Würfeln und Karten: { $verdict } (Chance, stärker zu sein: { $likelihood }).
arena-won-shared-lost = { $won } gewonnen, { $shared } unentschieden, { $lost } verloren
arena-whole-deals-count = Nur Ausgangslagen, die von jedem Platz aus gespielt wurden, zählen.
arena-because-error-bot = { $forfeits } davon wegen eines Fehlers im Bot
arena-wins-by-seat = Siege nach Sitzplatz: { $shares }
arena-decision-times = { $bot }: { $decisions } Entscheidungen, die Hälfte in höchstens { $median }, 99 % in höchstens { $longest }
arena-average-over-all-games = Der Schnitt pro Partie mit seinem 95-%-Bereich.
arena-needs-more-games = Braucht mehr Partien.
arena-even-luck-score-would = Bei gleichem Glück wäre die Punktquote { $score }.
arena-even-luck-average-result = Bei gleichem Glück wären der Schnitt { $returns } und die Punktquote { $score }.
arena-elo-over-time = Elo im Verlauf
arena-view-below-the-standings = Ansicht unter der Tabelle
arena-games-finished-yet = Die Tabelle erscheint, sobald eine Ausgangslage von jedem Platz aus gespielt ist.
arena-leads-with-of-wins = An der Spitze: { $name } mit { $score }.
arena-early-stop-log-likelihood = Vorzeitiges Ende: Log-Likelihood-Quotient { $llr }, Schluss bei { $lower } oder { $upper }.
arena-early-stop-tables-decided = Vorzeitiges Ende: { $decided } von { $tests } Paarungen entschieden.
arena-error-lost-game-games = { $name } hat durch einen Fehler die Partie verloren: { $message } So verlorene Partien zählen mit.
