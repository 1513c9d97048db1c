### What went wrong, for the person at the table: what happened, what it means, what to do.

# How a text that was typed is quoted.
errors-quoted = „{ $text }“

## arena

errors-tournament-games = Ein Turnier hat insgesamt 1 bis { $most } Partien. Wähle eine andere Zahl von Partien oder andere Bots.
errors-tournament-failed = Beim Turnier ist ein Fehler aufgetreten ({ $kind }: { $what }). Das ist ein Programmfehler von Parlour.
errors-round-robin-many-entrants = Wenn so viele Bots jeder gegen jeden spielen, gibt es mehr als { $most } Tische. Nimm weniger Bots oder den Modus „Leiter“.
errors-tables-seats-needs-least = { $form ->
    [ladder] Der Modus „Leiter“ mit { $least } Plätzen am Tisch
    [gauntlet] Der Modus „Einer gegen alle“
    [table] Der Modus „Ein Tisch“ mit { $least } Plätzen am Tisch
   *[round-robin] Der Modus „Jeder gegen jeden“ mit { $least } Plätzen am Tisch
} braucht mindestens { $least } Bots, nicht { $entrants }. Nimm weitere dazu.
errors-cluster-gone-finished-games = Die Verbindung zum Cluster ist abgebrochen. Beendete Partien zählen weiter. Starte einen Scheduler und Worker und mach dann weiter.
errors-test-needs-two-elo = Ein Test braucht zwei Elo-Unterschiede, den kleineren zuerst, nicht { $elo0 } und { $elo1 }.
errors-error-rates-test-must = Die Fehlerquoten eines Tests müssen zwischen 0 und 0,5 liegen, nicht bei { $alpha } und { $beta }.
errors-strangers-never-met = Kein Bot hat sowohl gegen { $line_up } als auch gegen { OR($strangers) } gespielt; vergleichen lassen sich die beiden Gruppen also nicht. Lass einige aus beiden Gruppen gegeneinander spielen.
errors-game-block-table-not = Partie { $rotation } von Ausgangslage { $block } an Tisch { $table } steht nicht in der Datei dieses Turniers. Wähle eine, die beendet ist.
errors-begun-parlour-whose-bots = { $path } wurde mit Parlour { $begun } begonnen; hier läuft Parlour { $program_version }, dessen Bots vielleicht anders spielen. Mach mit der alten Version weiter oder fang neu an.
errors-changed-something-else-parlour = { $path } wurde von etwas anderem als Parlour geändert. Nimm eine unveränderte Kopie oder beginn ein neues Turnier.
errors-newer-parlour-open-one = { $path } stammt von einem neueren Parlour. Aktualisiere Parlour, um die Datei zu öffnen.
errors-not-a-tournament = { $path } ist kein Turnier von Parlour, oder die erste Zeile ist beschädigt. Wähle eine andere Datei oder fang neu an.
errors-already-continue-resume-choose = { $path } gibt es schon. Setz das Turnier fort (--resume) oder wähle eine andere Datei.
errors-being-written-another-run = In { $path } schreibt gerade ein anderes Turnier. Halte es an oder wähle eine andere Datei.
errors-damaged-line-take-copy = { $path } ist in Zeile { $number } beschädigt. Nimm eine unbeschädigte Kopie oder lösch die Zeile. Dann wird nur die Partie aus dieser Zeile noch einmal gespielt; alle anderen zählen weiter.
errors-tournament-cannot-read = { $path } lässt sich nicht lesen ({ $reason }). Keine beendete Partie geht verloren. Prüf, ob du die Datei öffnen darfst, oder wähle eine andere, und mach dann weiter.
errors-tournament-cannot-lock = { $path } lässt sich nicht sperren ({ $reason }), deshalb könnte ein anderes Turnier in dieselbe Datei schreiben. Schaff Platz, erlaub das Schreiben in diesem Ordner oder wähle eine Datei auf einem anderen Laufwerk.
errors-tournament-cannot-write = { $path } lässt sich nicht schreiben ({ $reason }). Keine beendete Partie geht verloren. Schaff Platz oder wähle eine andere Datei, und mach dann weiter.
errors-folder-cannot-make = Der Ordner { $folder } lässt sich nicht anlegen ({ $reason }). Wähle einen anderen.
errors-tournaments-cannot-keep = Der Ordner { $folder } lässt sich nicht anlegen ({ $reason }). Dort werden Turniere gespeichert. Schaff Platz oder prüf, ob du dort schreiben darfst.

## cli

errors-bot-limited-by-time = { $bot } spielt mit einer Zeitgrenze. Gib ein festes Budget an, zum Beispiel --work 1000p.
errors-position-before-chance = In dieser Stellung wird als Nächstes gewürfelt oder gezogen; zu entscheiden gibt es nichts. Gib die Stellung danach an, zum Beispiel „{ $example }“.
errors-choose-seats-or-bots = Wähle die Bots: --seats A,B[,...] für einen Tisch oder --bots A,B[,...] für ein Turnier.
errors-seats-is-one-table = --seats gilt für einen einzelnen Tisch. Nenne die Bots eines Turniers mit --bots.
errors-empty-name = { $option } { $text } enthält einen leeren Namen. Schreib A,B oder A,B,C.
errors-option-takes-two-numbers = { $option } braucht zwei Zahlen mit einem Komma dazwischen, zum Beispiel „0,10“, nicht { $text }.
errors-option-needs-other = { $option } bewirkt ohne { $other } nichts. Nimm { $other } dazu oder lass { $option } weg.
errors-options-exclude-each-other = { $option } bewirkt zusammen mit { $other } nichts. Lass eins von beiden weg.
errors-run-has-settings = Das Turnier in { $file } hat schon seine eigenen Einstellungen. Lass { $names } weg.
errors-run-of-another-game = Das Turnier in { $file } gehört zu { $other }, nicht zu { $game }. Nimm „arena { $other }“.
errors-not-key-value = { $text } hat keinen Wert. Schreib KEY=VALUE, zum Beispiel x=true.
errors-budgets-for-seats = --budget { $text } nennt { $budgets } Budgets für { $seats } Plätze. Gib eins für alle Plätze an oder eins für jeden.
errors-games-per-table = --games braucht eine Zahl für alle Tische oder eine für jeden Tisch, nicht { $games }.
errors-adviser-never-asked = Der Berater wurde nie gefragt. Lass mehr Partien spielen oder erhöhe --share.
errors-not-list-of-numbers = { $option } braucht Zahlen, die durch Kommas getrennt sind, zum Beispiel „{ $example }“, nicht { $text }.
errors-no-strategy = Gib eine Strategie aus acht Zahlen an oder --pure mit limit:4, veto:3:500 oder score:650.
errors-not-pure-strategy = { $text } ist keine reine Strategie. Schreib limit:M (sichert bei weniger als M Würfeln), veto:V:O (bei höchstens V Würfeln und mindestens O Punkten) oder score:O (ab O Punkten).
errors-two-scores = Gib zwei Punktestände an, nicht { $count }: zuerst den des Spielers am Zug, dann den des Gegners.
errors-not-scope = { $text } ist kein Wert der Option „Totale“. Möglich sind { OR($scopes) }.
errors-resumed-has-totale = Bei einer fortgesetzten Lösung steht die Option „Totale“ schon fest. Lass --totale weg.
errors-training-of-another = { $file } enthält ein Training von { $before }, nicht von { $kind }. Wähle eine andere Datei oder trainiere { $before }.
errors-training-complete = Das Training in { $file } ist fertig (Partien: { $games }). Starte ein neues ohne --resume.
errors-no-lineup = Diese Bots von { $game } ergeben keine Aufstellung. Nenne zwei Nachbarn auf der Leiter oder { $seats } Bots, von denen höchstens einer nicht auf der Leiter steht.
errors-record-of-unknown-game = { $file } ist eine Aufzeichnung von { $game }, aber dein Parlour kennt nur { $games }. Aktualisiere Parlour, um sie zu öffnen.
errors-output-cannot-write = { $file } lässt sich nicht schreiben ({ $reason }). Wähle eine andere Datei.
errors-no-benchmarks = Für { $name } gibt es keine Benchmarks. Zur Wahl stehen: { $games }.
errors-no-unit = Zu { $name } gibt es nichts zu kompilieren. Zur Wahl stehen: { $known }.
errors-different-advisers = { $game } hat bei { $seats } Plätzen verschiedene Berater ({ $bots }). Gib mit --seats nur eine Platzzahl auf einmal an.
errors-no-middle-bot = { $game } hat keinen mittelstarken Bot, der ohne Zeitgrenze spielt. Wähle die Bots am Tisch mit --table.
errors-lab-failed = In { $program } ist ein Fehler aufgetreten ({ $kind }: { $what }). Das ist ein Programmfehler von Parlour. Setz die Umgebungsvariable { $variable } auf 1, um zu sehen, wo er aufgetreten ist.
errors-wrong-usage = { $message } „{ $command } --help“ zeigt die Optionen.

## contract

errors-bot-does-not-compare = Der Bot { $id } vergleicht keine ganzen Züge. Vergleiche stattdessen einzelne Aktionen.
errors-bot-overran = Die Antwort hat { NUMBER($elapsed_s, decimals: 1) } s statt { $seconds } s gebraucht.
errors-bot-answered-not-legal = Der Bot { $id } hat { $answer } geantwortet, und das ist hier nicht erlaubt (erlaubt ist zum Beispiel: { $choices }).
errors-bot-plays-seats-not = Der Bot { $id } spielt nur in Partien mit { $span ->
    [fixed] { $low }
   *[range] { $low } bis { $high }
} Plätzen, nicht mit { $seats }. Wähle einen anderen Bot.
errors-bot-no-opinion-ask = Der Bot { $id } hat keine Meinung zu { $names }. Frag nach anderen Aktionen oder wähle einen Berater, der vorausrechnet.
errors-bot-failed-decision-forfeited = Beim Bot { $id } ist ein Fehler aufgetreten ({ $name }: { $error }).
errors-bot-silent = Nach { NUMBER($elapsed_s, decimals: 1) } s gab es immer noch keine Antwort.
errors-bot-silent-given = Nach { NUMBER($elapsed_s, decimals: 1) } s gab es immer noch keine Antwort, obwohl nur { $seconds } s Zeit waren.
errors-bot-failed-in-secret = Einzelheiten des Fehlers würden verraten, was nur der Bot weiß.
errors-budget-needs-limit-seconds = Ein Budget braucht eine Grenze: Sekunden, simulierte Partien, Knoten oder Tiefe.
errors-limits-budget-greater-zero = Die Grenzen eines Budgets müssen größer als null sein, nicht { $text }.
errors-not-budget-write-seconds = { $text } ist kein Budget. Schreib Sekunden als 2s, simulierte Partien als 400p, Knoten als 1000n, Tiefe als 3d oder mehreres als 2s+400p.
errors-bot-not-rated = { $name } hat in { $id } keine Wertung. Zur Wahl stehen: { $known }.
errors-no-bot = { $id } hat keinen Bot { $name }. Zur Wahl stehen: { $known }.
errors-game-over-nothing-can = Die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden.
errors-action-not-legal-here = Die Aktion { $action } ist hier nicht erlaubt. Erlaubt ist zum Beispiel: { $choices }.
errors-chance-decides-next-not = Jetzt entscheidet der Zufall, und { $action } kann dabei nicht herauskommen. Gib ein, was Würfel oder Karten zeigen.
errors-file-damaged = { $path }: { $error }
errors-file-not-from-command = Diese Datei stammt nicht von „parlour-lab { $command }“, oder sie ist beschädigt ({ $error }). Lösch sie und führ den Befehl noch einmal aus.
errors-file-of-another-game = Die Datei gehört zu { $game }, nicht zu { $wanted }.
errors-record-points-nowhere = Die Aufzeichnung ist beschädigt: Sie verweist auf Schritt { $at }, den es nicht gibt. Liegt daneben eine Kopie mit der Endung .bak, öffne diese.
errors-recorded-result-not-result = Die Aufzeichnung ist beschädigt: In ihr steht das Ergebnis { $result }, aber die Partie ist anders ausgegangen. Liegt daneben eine Kopie mit der Endung .bak, öffne diese.
errors-record-starts-seats-but = Die Aufzeichnung ist beschädigt: Sie beginnt mit { $seats } Plätzen, nennt aber { $players } Spieler. Liegt daneben eine Kopie mit der Endung .bak, öffne diese.
errors-file-not-parlour-record = Diese Datei ist keine Aufzeichnung von Parlour. Wähle eine, die Parlour gespeichert hat.
# The reason in the messages about damaged files.
errors-line-is-damaged = Zeile { $line } ist beschädigt
errors-field-missing = { $name } fehlt
errors-field-wrong = { $name } kann nicht { $value } sein
errors-record-damaged-cannot-read = Die Aufzeichnung ist beschädigt und lässt sich nicht lesen ({ $error }). Liegt daneben eine Kopie mit der Endung .bak, öffne diese.
errors-record-format-program-reads = Diese Aufzeichnung hat Format { $format }; dieses Programm liest Format { $version }. Aktualisiere Parlour, um sie zu öffnen.
errors-engines-games-init-py = In engines/games/{ $name }/__init__.py ist kein GAME definiert. Trag das Spiel dort ein oder entferne den Ordner.
errors-no-game = Es gibt kein Spiel { $name }. Zur Wahl stehen: { $games }.
errors-rolls-no-dice-here = Bei { $id } wird hier nicht gewürfelt.
errors-not-value-option-use = { $value } ist kein Wert der Option { $key }. Möglich sind { OR($choices) }.
errors-game-not-for-seats = { $id } ist für { $span ->
    [fixed] { $low }
   *[range] { $low } bis { $high }
} Plätze, nicht für { $seats }.
errors-no-option = { $id } hat keine Option { $key }. Zur Wahl stehen: { $names }.
errors-no-options = { $id } hat keine Optionen, also auch nicht { $key }. Lass sie weg.
errors-clock-impossible = Eine Uhr mit { $seconds } s und { $increment } s pro Zug ist nicht möglich. Nimm mehr als 0 Sekunden und einen Zuschlag von mindestens 0.
errors-clock-starts-afresh-each = Eine Uhr, die bei jedem Zug neu beginnt, kann keinen Zuschlag haben. Lass den Zuschlag weg.
errors-not-time-control-write = { $text } ist keine Bedenkzeit. Schreib die Sekunden für die Partie und pro Zug als 180+2 oder nur die pro Zug als 30/turn.

## external

errors-answered-not-legal-here = { $program } hat { $shown } geantwortet, und das ist hier nicht erlaubt (erlaubt ist zum Beispiel: { $offered }).
errors-said-hello-second-time = { $name } hat ein zweites Mal „hello“ gesagt.
errors-answered-question-never-asked = { $name } hat auf Frage { $id } geantwortet, die nie gestellt wurde.
errors-program-gave-up = { $name } kann hier nicht entscheiden: „{ $message }“.
errors-program-did-not-stop = { $name } hat nach { NUMBER($elapsed_s, decimals: 1) } s nicht geantwortet, auch nicht innerhalb von { $stop_s } s nach der Aufforderung aufzuhören.
errors-said-no-hello-within = { $name } hat nicht innerhalb von { $start_s } s „hello“ gesagt. Prüf, ob der Befehl stimmt und ob das Programm jede Zeile sofort ausgibt.
errors-cannot-started-no-folder = { $name } startet nicht: Es gibt keinen Ordner { $folder }. Ändere ihn unter Einstellungen > Externe Bots.
errors-program-ended = { $name } hat sich aus unbekanntem Grund beendet.
errors-program-ended-status = { $name } hat sich mit Status { $status } beendet.
errors-program-ended-signal = { $name } wurde durch Signal { $signal } beendet.
errors-of-program = { $name }: { $error }
errors-wrote-line-more-bytes = { $name } hat eine Zeile mit mehr als { $max_line } Bytes geschrieben, die so beginnt: „{ $shown }“.
errors-program-start-stopped = Der Start von { $name } wurde abgebrochen.
errors-cannot-start-no-program = { $name } startet nicht: Es gibt kein Programm { $file }, oder sein Interpreter fehlt. Ändere den Befehl unter Einstellungen > Externe Bots.
errors-cannot-start-not-executable = { $name } startet nicht: { $file } darf nicht ausgeführt werden. Mach die Datei ausführbar oder ändere den Befehl unter Einstellungen > Externe Bots.
errors-cannot-start-program = { $name } startet nicht: { $file } lässt sich nicht ausführen ({ $reason }). Ändere den Befehl unter Einstellungen > Externe Bots.
errors-did-not-begin-hello = { $name } hat nicht mit „hello“ begonnen.
errors-program-name-length = Gib dem Bot einen Namen mit 1 bis { $max_name } Zeichen, nicht { $name }.
errors-name-one-signs-leave = Im Namen { $name } steht ein Zeichen, das nicht erlaubt ist. Lass alle diese Zeichen weg: { $not_in_names }
errors-say-how-started-program = Gib den Befehl ein, der { $name } startet: ein Programm und seine Argumente.
errors-choose-least-one-game = Wähle mindestens ein Spiel, das { $name } beherrscht.
errors-already-program-choose-another = Es gibt schon einen externen Bot „{ $twice }“. Wähle einen anderen Namen.
errors-command-cannot-read-quotation = Der Befehl { $text } lässt sich nicht lesen: Ein Anführungszeichen ist nicht geschlossen. Füge das fehlende hinzu.
errors-list-programs-damaged-correct = Die Liste der externen Bots in { $path } ist beschädigt ({ $error }). Berichtige sie, oder lösch die Datei und füge die Bots unter Einstellungen > Externe Bots neu hinzu.
errors-program-wrote-line-not = Der Bot hat eine Zeile geschrieben, die kein JSON-Objekt ist: „{ $shown }“.
errors-program-wrote-message-no = Der Bot hat eine Nachricht von unbekanntem Typ geschickt: „{ $shown }“. Bekannte Typen: { $readers }.
errors-program-speaks-version-protocol = Der Bot spricht Version { $protocol } des Protokolls, dieses Parlour aber { $spoken }. Aktualisiere, was von beiden älter ist.
errors-program-wrote-line-not-json = Der Bot hat eine Zeile geschrieben, die kein JSON ist: „{ $shown }“. Die Standardausgabe ist nur für Nachrichten da; alles andere gehört in die Fehlerausgabe.
errors-unknown-external-bot-add = Den externen Bot { $wanted } gibt es hier nicht. Füge ihn unter Einstellungen > Externe Bots hinzu oder wähle einen anderen Bot.
errors-program-not-meant-but = { $wanted } spielt { $id } nicht, nur { $games }. Das kannst du unter Einstellungen > Externe Bots ändern: Kreuz das Spiel dort an.
errors-program-wrote-field = Die Zeile „{ $line }“ des Bots folgt nicht dem Protokoll: { $error }.
errors-bot-lists-action-twice = { $name } nennt „{ $action }“ zweimal. Gib jeder Aktion höchstens eine Zeile.
errors-bot-some-preferences = { $name } gibt „preference“ nur für manche Zeilen an. Gib es für alle oder für keine an.
errors-bot-preferences-out-of-order = { $name } gibt einer Zeile ein größeres „preference“ als der Zeile davor. Nenne die beste Zeile zuerst.
errors-bot-some-values = { $name } gibt nur für manche Zeilen Werte an. Gib sie für alle oder für keine an.
errors-bot-values-per-seat = { $values ->
    [one] { $name } gibt { $values } Wert für { $seats } Plätze an.
   *[other] { $name } gibt { $values } Werte für { $seats } Plätze an.
} Gib für jeden Platz einen an.
errors-bot-value-out-of-range = { $name } gibt einen Wert an, der nicht zwischen { $low } und { $high } liegt.
errors-bot-values-sum = { $name } gibt Werte an, deren Summe nicht { $total } ist.

## games/colonizers

errors-weights-colonizers-cannot-read = Die Gewichte von Colonizers lassen sich nicht aus { $path } lesen ({ $error }). „{ $command }“ erzeugt sie neu.
errors-colonizers-seats = Colonizers hat { $seats } Plätze: Schreib „1 has 0“ bis „4 has 0“.
errors-no-round-rounds-count = Es gibt keine Runde { $round }. Die erste Runde ist 1.
errors-modules-cannot-built-rounds = { $round ->
    [one] In { $round } Runde lassen sich keine { $builds } Module bauen.
   *[other] In { $round } Runden lassen sich keine { $builds } Module bauen.
}
errors-seat-holds-cards-builds = Platz { $seat } kann höchstens { $hand } Karten auf der Hand haben und höchstens { $colony } Module bauen.
errors-hand-seat-written-order = Schreib die Handkarten von Platz { $seat } in der festen Reihenfolge der Karten.
errors-lost-cards-seat-written = Schreib die verlorenen Karten von Platz { $seat } in der festen Reihenfolge der Karten.
errors-seat-cannot-omnium-round = Platz { $seat } kann in dieser Runde nicht { $omnium } Omnium haben.
errors-full-colony-seat-game = Mit der vollen Kolonie von Platz { $seat } ist die Partie zu Ende.
errors-deal-no-player-colonist = Beim Austeilen hat niemand einen Kolonisten, bei der Wahl nur, wer schon gewählt hat, danach jeder.
errors-one-colonist-removed-after = Nach dem Austeilen, und nur dann, gibst du den entfernten Kolonisten an: „removed Spy“.
errors-before-deal-first-seat = Vor dem Austeilen ist Platz 1 an der Reihe, und die Kolonisten haben noch keine Reihenfolge.
errors-seat-shows-colonist-when = Wer an die Reihe kommt, deckt den eigenen Kolonisten auf: Schreib „shown 1“.
errors-only-opportunist-spy-reveal = Nur Opportunist und Spion bringen andere dazu, ihren Kolonisten aufzudecken.
errors-colonist-out-play-no = Einen Kolonisten, der nicht im Spiel ist, hat niemand.
errors-named-swaphands-miner-belongs = In der Phase „answer“, und nur dort, gibst du an, wer genannt wurde: „named Steal from Miner“.
errors-two-cards-drawn-after = Nach „Draw modules“ werden zwei Karten gezogen, und eine davon bleibt.
errors-player-knows-cards-drew = Wer eine Karte gezogen hat, kennt sie: Lass „by“ weg.
errors-only-visionary-fewer-five = Nur ein Visionär mit weniger als fünf Karten bekommt eine Karte.
errors-deck-too-few-cards = Der Stapel hat zu wenige Karten zum Ziehen.
errors-modules-belongs-visionarys-card = „modules“ gehört zur Karte des Visionärs.
errors-nobody-five-cards-hand = Mit fünf Karten auf der Hand kann nur der Visionär Module ziehen.
errors-seat-full-colony-before = Platz { $full } hat schon vor dem eigenen Zug eine volle Kolonie: Die Partie wäre zu Ende.
errors-seat-knows-something-another = „1 of 2 knows …“ sagt, welche Handkarten von Platz 2 der Spieler auf Platz 1 kennt. Lass die eigene Hand weg und alle Plätze, über die nichts bekannt ist.
errors-seat-cannot-know-cards = Platz { $q } kann nur Karten kennen, die Platz { $r } hat; schreib sie in der festen Reihenfolge der Karten.
errors-seat-knows-cards-seat = { $least ->
    [one] Platz { $q } kennt mindestens { $least } Karte von Platz { $r }, aber es ist keine genannt. Nenn sie oder gib ein kleineres „least“ an.
   *[other] Platz { $q } kennt mindestens { $least } Karten von Platz { $r }, aber es sind weniger genannt. Nenn sie oder gib ein kleineres „least“ an.
}
errors-sure-names-opponents-all = „sure“ nennt nur Gegner: Lass den eigenen Platz weg.
errors-too-many-copies = { $module } kommt { $count }-mal vor; im Spiel gibt es diese Karte { $copies_of }-mal.
errors-one-of-each-colonist = { $colonist } gibt es nur einmal.
errors-nobody-but-can-name = So kann nur der { $colonist } einen anderen Kolonisten nennen.
errors-exhausted-ends-game-whose = „exhausted“ beendet eine Partie, deren Stapel weniger als zwei Karten hat.
errors-game-ends-after-seat = Ohne „exhausted“ endet die Partie erst nach Platz 4 und nur mit einer vollen Kolonie.
errors-seat-cannot-sure-cards = Platz { $p } kann sich nur bei Karten sicher sein, die er kennt.
errors-not-action-type-example = { $text } ist keine Aktion. Schreib zum Beispiel „Take Omnium“ oder „Build Quarry“.
errors-does-not-happen-here = { $text } kommt hier nicht vor.
errors-not-all-colonists = { $order } nennt nicht jeden der { $colonists } Kolonisten genau einmal.
errors-seat-picked-another-colonist = Platz { $seat } hat diesen Kolonisten nicht gewählt: { $colonist }.
errors-not-answer-write-answer = { $rest } ist keine Antwort. Schreib „Answer nobody“ oder „Answer seat 2“.
errors-not-true-another-seat = { $text } stimmt nicht: Ein anderer Platz hat diesen Kolonisten, oder keiner hat ihn.
errors-not-module = { $name } ist kein Modul.
errors-no-can-drawn-none = { $module } kann jetzt nicht gezogen werden: Wenn noch solche Karten da sind, liegen sie ganz unten im Stapel.
errors-next-card-deck-known = Die nächste Karte des Stapels ist bekannt: { $next_one }.
errors-not-colonist-colonists = { $name } ist kein Kolonist. Es gibt { $known }.
errors-not-seat-and-phase = { $value } passt nicht. Schreib einen Platz (1 bis { $seats }) und eines von { $known }.
errors-not-seats = { $value } ist keine Liste von Plätzen. Nimm Plätze von 1 bis { $seats }, wie in „shown 1 3“.
errors-names-no-colonist-named = { $value } nennt keinen Kolonisten. Schreib es wie in „named Steal from Miner“.
errors-decision-but-here-cards = { $text } ist eine Entscheidung, hier werden aber Karten ausgeteilt oder aufgedeckt.
errors-colonists-offered-order-names = Hier stehen die Kolonisten immer in alphabetischer Reihenfolge zur Wahl: Lass die Reihenfolge weg.
errors-not-card-cards = { $code } ist keine Karte. Es gibt { $codes }.
errors-not-card-and-seat = { $strip } ist keine Karte wie „G4“ oder „G4 by 1“.
errors-every-card-bottom-says = Bei jeder Karte unter dem Stapel steht, wer sie dorthin gelegt hat: „G4 by 1“.
errors-comes-before-any-seat = { $words } steht vor dem ersten Platz. Schreib zuerst einen, etwa „1 has 4“.
errors-position-lacks = Zu einer Stellung gehört { $name }, wie in „{ $example }“.
errors-seats-come-order-each = Die Plätze stehen der Reihe nach, jeder einmal: { $words } passt nicht dazu.

## games/dice_chess

errors-turn-not-complete = Der Zug { $turn } ist in { $text } nicht vollständig.
errors-turn-not-possible = Der Zug { $turn } ist in { $text } nicht möglich.
errors-table-another-version-dice = Die Tabelle in { $path } gehört zu einer anderen Version von Würfelschach. „{ $command }“ erzeugt sie neu.
errors-table-dice-chess-cannot = Die Tabelle für Würfelschach lässt sich nicht aus { $path } lesen ({ $error }). „{ $command }“ erzeugt sie neu.
errors-dfen-parts = Eine DFEN hat 4 bis 7 Teile, nicht { $fields }. Sie sieht so aus: „{ $start } PNB“.
errors-side-move-w-b = Am Zug ist w oder b, nicht { $colour }.
errors-board-ranks = Ein Brett hat 8 Reihen, nicht { $ranks }.
errors-castling-rights-some-kqkq = Für die Rochaderechte schreibst du verschiedene Buchstaben aus KQkq oder -, nicht { $field }.
errors-squares-en-passant-name = Bei den En-passant-Feldern { $field } steht eines zweimal.
errors-wrong-half-moves = { $field } ist keine Zahl von Einzelzügen seit dem letzten Bauernzug oder Schlagen. Nimm { $low } bis { $high }.
errors-wrong-move-number = { $field } ist keine Zugnummer. Nimm { $low } bis { $high }.
errors-dice-up-three-p = Für die Würfel schreibst du höchstens drei Buchstaben aus P N B R Q K, nicht { $field }.
errors-rank-squares = { $squares ->
    [one] Reihe { $number }, { $rank }, hat { $squares } Feld, nicht 8.
   *[other] Reihe { $number }, { $rank }, hat { $squares } Felder, nicht 8.
}
errors-not-square-en-passant = „{ $error }“ in { $field } ist kein En-passant-Feld.
errors-not-chess-piece = „{ $letter }“ ist keine Figur. Nimm { $letters } und 1 bis 8.
errors-kings-each-side-one = { $name } hat { $count } Könige. Jede Seite hat einen.
errors-pawns-each-side-most = { $name } hat { $count } Bauern. Jede Seite hat höchstens { $pawns }.
errors-pieces-each-side-most = { $name } hat { $values } Figuren. Jede Seite hat höchstens { $pieces }.
errors-promoted-pieces-pawns-but = { $name } hat zu viele umgewandelte Figuren ({ $promoted }) für { $count } Bauern: Am Anfang waren es { $pawns } Bauern.
errors-pawn-first-last-rank = { $name } hat einen Bauern auf der ersten oder letzten Reihe, wo keiner stehen kann.
errors-castling-right-needs-king = Das Rochaderecht „{ $right }“ braucht den König auf { $king } und den Turm auf { $rook }. Lass es weg oder stell die Figuren um.
errors-cant-en-passant-square = { $name } kann kein En-passant-Feld sein: Die liegen auf den Reihen 3 und 6.
errors-cant-en-passant-square-must = { $name } kann kein En-passant-Feld sein: Es muss leer sein, und { $side } muss einen Bauern auf { $square } haben.
errors-cant-en-passant-square-no = { $name } kann kein En-passant-Feld sein: Kein Bauer ist darüber hinweggezogen.
errors-cant-en-passant-square-before = { $name } kann vor dem Zug von { $side } kein En-passant-Feld sein: Dafür ist es dann zu spät.
errors-no-king-left-game = Es ist kein König mehr da. Die Partie endet schon, wenn der erste geschlagen wird.
errors-game-ends-capture-king = Durch Schlagen eines Königs endet die Partie genau dann, wenn ein König fehlt.
errors-game-ends-count-after = Remis durch die Zugzahl gibt es erst nach { $half_limit } Einzelzügen ohne Bauernzug und Schlagen.
errors-without-agreements-no-game = Ohne „agreements“ endet keine Partie mit vereinbartem Remis.
errors-without-cube-no-game = Ohne Dopplerwürfel endet keine Partie mit einer abgelehnten Verdopplung.
errors-use-does-not-fit = { $dice ->
    [one] „use { $quota }“ passt nicht: In diesem Zug ist noch { $dice } Würfel übrig.
   *[other] „use { $quota }“ passt nicht: In diesem Zug sind noch { $dice } Würfel übrig.
}
errors-without-agreements-no-draw = Ohne „agreements“ gibt es kein Remisangebot und keine Ablehnung.
errors-only-one-thing-can = Nur eines kann anstehen: eine Verdopplung, ein Wurf oder ein Remisangebot.
errors-only-side-may-double = Verdoppeln oder würfeln steht nur an, wenn die Seite am Zug verdoppeln darf und noch nicht gewürfelt hat.
errors-not-side-write-white = { $name } ist keine Seite. Schreib white oder black.
errors-wrong-write-highest-stake = { $value } passt nicht. Schreib den höchsten Einsatz, den jetzigen und, wenn es einen gibt, den Besitzer: „cube 64 2 white“.
errors-cube-turned-owner-any = Einen Besitzer hat der Dopplerwürfel nur, wenn er gedreht ist, und dann immer. Der Einsatz darf nicht über dem höchsten liegen.
errors-wrong-write-winner-how = { $value } passt nicht. Schreib, wer gewonnen hat und wie, „over white resignation“, oder „over draw agreement“.
errors-wrong-write-how-many = { $value } passt nicht. Schreib, wie viele Würfel: 0 bis 3.
errors-not-move-moves-look = { $text } ist kein Zug. Züge sehen so aus: e2e4 oder e7e8q.

## games/fargo

errors-not-strategy-vector-write = { $text } ist keine Strategie. Schreib { $entries } Zahlen: ab wie vielen Punkten im Lauf du bei 1, 2, … { $entries } übrigen Würfeln sicherst, etwa { $map }.
errors-position-fargo-seats-write = { $count ->
    [one] In der Stellung steht 1 Punktestand.
   *[other] In der Stellung stehen { $count } Punktestände.
} Fargo hat { $min_seats } bis { $max_seats } Plätze: Schreib für jeden einen Punktestand.
errors-no-seat = Es gibt keinen Platz { $seat }. Zur Wahl stehen 1 bis { $seats }.
errors-turn-not-number = Ein Zug ist eine Zahl von 1 bis { $max_turns }.
errors-turn-seats-not-last = Bei { $seats } Plätzen kann Zug { $turns } nicht der letzte vor dem Zug von Platz { $mover } sein. Lass den Zug weg, dann gilt der erste mögliche.
errors-turn-seats-belongs-seat = Bei { $seats } Plätzen ist in Zug { $turns } Platz { $expected } an der Reihe, nicht Platz { $mover }. Lass den Zug weg, dann gilt der erste mögliche.
errors-score-cannot-occur-scores = Einen Punktestand von { $score } gibt es nicht: Punktestände sind Vielfache von 50.
errors-score-cannot-occur-score = Einen Punktestand von { $score } gibt es nicht. Möglich sind 0 oder { $min_turn } bis { $max_score }.
errors-seat-points-but-not = Platz { $seat } hat { $score } Punkte, war aber vor Zug { $turns } noch nicht am Zug. Setz den Punktestand auf 0 oder nimm einen späteren Zug.
errors-seat-but-player-starts = Platz { $trigger } hat { $score }, aber wer die Schlussrunde einleitet, hat { $rule ->
    [at_least] mindestens { $target }
   *[more_than] mehr als { $target }
}.
errors-turn-too-early-final = Zug { $turns } ist zu früh für die Schlussrunde.
errors-banked-points-cannot-occur = { $banked } gesicherte Punkte gibt es nicht. Heiße Würfel sichern { $min_banked } oder mehr, in Vielfachen von 50. Schreib 0, wenn es in diesem Zug keine gab.
errors-game-over-nothing-banked = Die Partie ist zu Ende: Es ist nichts gesichert. Lass „banked“ weg.
errors-game-over-not-run = Die Partie ist zu Ende: Es gibt keinen Lauf mehr. Lass „run“ und „dice“ weg.
errors-run-score-none = Zu 0 Punkten im Lauf gehören alle zehn Würfel, nicht { $dice }. Schreib „run“ und seine Punkte dazu.
errors-run-points-cannot-dice = Ein Lauf mit { $run } Punkten kann nicht { $dice } Würfel übrig haben. Es sind 1 bis { $max_decision_dice }: Beim ersten Wurf zählen immer mindestens zwei Würfel.
errors-run-score-dice-left = { $dice ->
    [one] { $run } Punkte im Lauf gibt es mit { $dice } übrigen Würfel nicht.
   *[other] { $run } Punkte im Lauf gibt es mit { $dice } übrigen Würfeln nicht.
} Am nächsten liegt: { $nearest }.
# The rule: how many points start the final round.
errors-seat-final-round-begun = Platz { $high } hat { $rule ->
    [at_least] mindestens { $target }
   *[more_than] mehr als { $target }
}, also läuft die Schlussrunde. Sag, wer sie eingeleitet hat: Schreib „trigger“ und den Platz dazu, der zuerst so weit war.
errors-seat-before-last-turn = Platz { $seat } hatte schon vor dem eigenen letzten Zug { $rule ->
    [at_least] mindestens { $target }
   *[more_than] mehr als { $target }
}, also hätte die Schlussrunde dort begonnen und nicht bei Platz { $trigger }.
errors-game-over-say-started = Die Partie ist zu Ende. Sag, wer die Schlussrunde eingeleitet hat: Schreib „trigger“ und einen Platz dazu.
errors-game-over-no-seat = Die Partie ist zu Ende: Niemand ist am Zug. Lass „seat“ weg oder „over“.
errors-run-score-needs-number = Zu { $run } Punkten im Lauf gehört die Zahl der übrigen Würfel: Schreib „dice“ und 1 bis 8 dazu.
errors-seat-started-final-round = Platz { $mover } hat die Schlussrunde eingeleitet und ist darin nicht mehr am Zug. Schreib „over“, wenn alle anderen ihren Zug hatten.
errors-score-not-multiple = Ein Punktestand ist 0 oder ein positives Vielfaches von { $unit }, nicht { $score }.
errors-score-before-final-round = Ein Punktestand vor der Schlussrunde ist ein Vielfaches von 50 bis { $most }, nicht { $score }.
errors-run-cannot-points-dice-left = { $dice ->
    [one] Mit { $dice } übrigen Würfel kann ein Lauf nicht { $run_score } Punkte haben.
   *[other] Mit { $dice } übrigen Würfeln kann ein Lauf nicht { $run_score } Punkte haben.
}

## games/lange_strasse

errors-keeps-no-die-example = { $words } behält keinen Würfel. Ein Beispiel: „keep 1 5 stop“.
errors-weights-do-not-fit = Die Gewichte in { $file } passen nicht zu dieser Version von Parlour. Trainiere neu.
errors-does-not-learn-train = „{ $kind }“ lernt nicht. Trainiere { OR($kinds) }.
errors-training-games = Ein Training hat 1 bis 10.000.000 Partien, nicht { $games }.
errors-learning-rate-falls-most = Die Lernrate muss von höchstens 1 auf mindestens 0 fallen, nicht von { $rate } auf { $last_rate }.
errors-epsilon-not-share = Der Anteil zufälliger Entscheidungen (epsilon) muss zwischen 0 und 1 liegen, nicht bei { $epsilon }.
errors-weights-cannot-read-train = Die Gewichte in { $path } lassen sich nicht lesen ({ $error }). Trainiere neu mit „parlour-lab lange-strasse train“.
errors-lange-strasse-seats-write = Lange Straße hat { $seats } Plätze: Schreib { $seats } Punktestände.
errors-money-three-seats-adds = Das Geld der drei Plätze muss zusammen 0 ergeben.
errors-money-before-settlement-multiple = Vor der Abrechnung muss das Geld ein Vielfaches von { $step } Cent sein.
errors-game-not-over-nobody = Die Partie ist nicht zu Ende: Niemand hat { $target } Punkte.
errors-game-over-no-dice = Die Partie ist zu Ende: Auf dem Tisch liegen keine Würfel.
errors-after-keeping-six-dice = Mit dem sechsten behaltenen Würfel ist der Satz voll, und du würfelst mit sechs neuen: Hier können also höchstens fünf behalten sein.
errors-dice-wait-decision-rolled = Würfel, über die du entscheidest, sind schon gewürfelt: Schreib „rolls 1“ oder mehr.
errors-kept-dice-take-rolls = Behaltene Würfel: { $dice }; Würfe dafür: { $least } bis { $most }, nicht { $before }. Bei jedem Wurf behältst du mindestens einen Würfel.
errors-dice-kept-rolled-not = Behalten: { $dice }; gewürfelt wird also mit { $dice_left }, nicht mit { $rolled }.
errors-nothing-roll-can-kept = Von diesem Wurf lässt sich nichts behalten: Das ist ein Strich, und der Zug ist zu Ende.
errors-points-cannot-occur-all = { $points } Punkte gibt es nicht: Alle Punkte sind Vielfache von { $step } und nie negativ.
errors-points-cannot-occur-turn = { $points } Punkte gibt es nicht: Ein Zug bringt 0 oder mindestens { $smallest_turn }.
errors-seat-points-before-turn = Platz { $seat } hat vor dem eigenen Zug { $points } Punkte: Die Runde, in der diese Punkte erreicht wurden, wäre die letzte gewesen.
errors-seat-cannot-strich-before = Platz { $seat } kann vor dem ersten eigenen Zug keinen Strich haben.
errors-seat-cannot-points-before = Platz { $seat } kann vor dem ersten eigenen Zug keine Punkte haben.
errors-seat-no-points-after = { $turns ->
    [one] Platz { $seat } hat nach einem Zug keine Punkte: Dort muss ein Strich stehen.
   *[other] Platz { $seat } hat nach { $turns } Zügen keine Punkte: Dort muss ein Strich stehen.
}
errors-seat-cannot-both-points = Platz { $seat } kann nach nur einem Zug nicht Punkte und einen Strich haben.
errors-value-tables-another-grid = Die Wertetabellen in { $file } haben ein anderes Raster als in dieser Version von Parlour. Erzeug sie neu mit „parlour-lab lange-strasse solve“.
errors-unfinished-solution-another-grid = Die unfertige Lösung in { $file } hat ein anderes Raster als in dieser Version von Parlour. Fang ohne „--resume“ neu an.
errors-value-tables-lange-strasse = Die Wertetabellen von Lange Straße lassen sich nicht aus { $path } lesen ({ $error }). Installiere Parlour neu oder erzeug sie mit „parlour-lab lange-strasse solve“.
errors-cannot-read-unfinished-solution = { $path } lässt sich nicht als unfertige Lösung lesen ({ $error }). Fang ohne „--resume“ neu an.
errors-two-groups-complete-set = Mit zwei Gruppen wäre der Satz voll, und du müsstest mit sechs neuen Würfeln weiterwürfeln: Behalte hier nur eine Gruppe.
errors-not-order-play-name = { $value } ist keine Reihenfolge. Nenne jeden der Plätze 1 bis { $seats } einmal, den beginnenden zuerst, zum Beispiel „order 2 3 1“.
errors-cannot-kept-only-single = { $word } lässt sich nicht behalten: Das geht nur mit einzelnen Einsen und Fünfen und mit Gruppen wie 444.

## games/roll_galaxy

errors-weights-roll-galaxy-cannot-read = Die Gewichte von Roll for the Galaxy lassen sich nicht aus { $path } lesen ({ $error }). „{ $command }“ erzeugt sie neu.
errors-nothing-can-done-here = { $text } ist hier nicht möglich.
errors-dice-show-only = Diese Würfel zeigen nur { $named }.
errors-not-roll-write-instance = { $text } ist kein Wurf. Schreib zum Beispiel „2 Ship, 1 Wild“.
errors-not-face-dice-type = „{ $face }“ steht auf keiner Seite dieser Würfel. Gib 1 bis { $shown } ein.
errors-one-extra-die-rolled = Hier wird nur mit einem zusätzlichen Würfel gewürfelt, nicht mit { $faces }. Gib eine Seite ein.
errors-turn-does-not-begin = Einer dieser Züge beginnt nicht mit einem Plan, den der Bot betrachtet. Vergleiche stattdessen die einzelnen Aktionen.
errors-position-part-table-one = Eine Stellung hat einen Teil für den Tisch und je einen für 2 bis 5 Plätze, mit „|“ dazwischen. Hier ist „seats“ { $seats }; Teile für Plätze: { $others }.
errors-tile-two-places = Das Plättchen { $tile_reference } liegt an zwei Stellen.
errors-appears-twice = { $item } kommt zweimal vor. Entferne eines davon.
errors-mover-not-seat = Am Zug muss einer der Plätze 1 bis { $seats } sein.
errors-turns-count-from-one = Züge werden ab 1 gezählt.
errors-rounds-begin-after-setup = Die Runden beginnen nach dem Aufbau.
errors-no-phase-at-stage = Im Abschnitt „{ $stage }“ läuft keine Phase.
errors-dice-expected-outside-phases = Ein Platz kann „projected“ nur haben, solange Phasen laufen.
errors-phase-does-not-fit-stage = Die laufende Phase passt nicht zum Abschnitt „{ $stage }“.
errors-stage-to-resume = Während ein Plättchen aufgedeckt wird, und nur dann, gibst du an, welcher Abschnitt danach weitergeht.
errors-mark-too-large = „tidied“ ist höchstens 2 und „ending“ höchstens 1.
errors-seven-colors-of-dice = Es gibt sieben Würfelfarben.
errors-credits-out-of-range = Platz { $seat } muss 0 bis { $most } Credits haben.
errors-handicap-too-large = Die Mindestcredits von Platz { $seat } können höchstens 4 sein.
errors-handicap-too-small = Die Mindestcredits von Platz { $seat } müssen 1 oder mehr sein.
errors-starting-squares-first = Schreib die Startfelder von Platz { $seat } zuerst.
errors-faction-and-home-world = Platz { $seat } muss mit beiden Feldern eines Fraktionsplättchens und einer Heimatwelt beginnen.
errors-one-faction-tile = Platz { $seat } kann nur ein Fraktionsplättchen und eine Heimatwelt haben.
errors-too-many-goods = { $most ->
    [0] Auf { $square } passen keine Waren.
    [one] Auf { $square } passt höchstens { $most } Ware.
   *[other] Auf { $square } passen höchstens { $most } Waren.
}
errors-three-starting-squares = Platz { $seat } braucht seine drei Startfelder.
errors-selects-without-worker = Platz { $seat } hat den Arbeiter nicht, der die Phase wählt.
errors-no-phase-selected = Platz { $seat } muss eine Phase gewählt haben.
errors-assigns-other-dice = Platz { $seat } muss genau die Würfel zuteilen, die gewürfelt wurden.
errors-cup-not-empty = Platz { $seat } hat gewürfelt, also muss der Becher leer sein.
errors-assigned-too-early = Platz { $seat } kann noch keine Würfel zugeteilt haben.
errors-rolled-too-early = Platz { $seat } muss genau mit den Würfeln gewürfelt haben, die bis jetzt an der Reihe waren.
errors-no-hidden-roll = Platz { $seat } kann in diesem Abschnitt keinen verdeckten Wurf haben.
errors-cannot-dictate-now = Platz { $seat } kann in diesem Abschnitt nicht diktieren.
errors-wild-dice-left = Platz { $seat } muss alle Joker gelegt haben.
errors-workers-in-idle-phase = Platz { $seat } kann keine Arbeiter in Phasen haben, die nicht stattfinden.
errors-owns-no-dice = Platz { $seat } muss mindestens einen Würfel haben.
errors-too-many-dice-of-kind = Im Spiel gibt es nur { $most } Würfel der Farbe „{ $kind }“.
errors-square-exists-once = Jedes Feld gibt es nur einmal.
errors-only-mover-holds-tiles = Nur wer am Zug ist, kann Plättchen auf der Hand haben.
errors-nobody-holds-tiles = In diesem Abschnitt kann niemand Plättchen auf der Hand haben.
errors-tile-seen-later = Kein Plättchen kann später gesehen worden sein, als „clock“ angibt.
errors-nothing-to-decide-or-draw = Hier hat niemand etwas zu entscheiden oder zu ziehen.
errors-tiles-left-to-draw = Es sind noch Plättchen zu ziehen.
errors-wrong-number-of-squares = { $squares ->
    [one] Platz { $seat } muss in diesem Abschnitt { $squares } Feld haben.
   *[other] Platz { $seat } muss in diesem Abschnitt { $squares } Felder haben.
}
errors-wrong-number-of-tiles = Platz { $seat } muss in diesem Abschnitt { $tiles } Plättchen auf der Hand haben.
errors-wrong-stacks = Platz { $seat } muss auf jedem Stapel { $tiles } Plättchen haben.
errors-workers-without-dice = Platz { $seat } hat Arbeiter ohne Würfel, die in dieser Phase von keinem seiner Plättchen kommen.
errors-no-workers-complete = In diesem Abschnitt vollenden keine Arbeiter ein Plättchen.

## labs

errors-retained-share-random-share = Mit { $retain } bei „Behalten“ und { $add_random } bei „Zufällige ergänzen“ ist die Zahl der Eltern { $survivors }. Nötig sind 2 bis { $population }.
errors-folder-cannot-made-training = Der Ordner { $folder } lässt sich nicht anlegen ({ $reason }). Das Training hat nicht begonnen. Schaff Platz oder prüf, ob du dort schreiben darfst.
errors-training-cannot-read = Das Training in { $path } lässt sich nicht lesen ({ $error }). Starte es neu: Die Datei bleibt unter einem anderen Namen erhalten.

## match

errors-no-bot-can-advise = { $id } hat keinen Bot, der bei { $seats } Plätzen beraten kann.
errors-calibration-none = Für { $game } gibt es keine Kalibrierung, deshalb sind die Bereiche der Zahlen groß. „parlour-lab calibrate { $game } --fit“ erzeugt eine.
errors-calibration-cannot-use = Die Kalibrierung lässt sich nicht benutzen, deshalb sind die Bereiche der Zahlen groß. { $reason }
errors-no-decision-give-hint = Hier gibt es nichts zu entscheiden, also auch keinen Tipp.
errors-adviser-does-not-judge = Der Berater urteilt hier nicht nach Gewinnchance. Wähle einen anderen.
errors-bot-failed-choose-another = Beim Bot { $id } ist ein Fehler aufgetreten ({ $name }: { $error }). Wähle einen anderen Berater.
errors-next-rolls-draws-cannot = Die nächsten Würfe oder Karten lassen sich hier nicht aufzählen.
errors-position-does-not-fit = Die Stellung passt nicht zu ihrer Lösung.
errors-only-finished-games-go = In die Bibliothek kommen nur beendete Partien. Spiel diese erst zu Ende.
errors-library-no-game-may = In der Bibliothek gibt es keine Partie { $entry }. Vielleicht wurde sie gelöscht.
errors-notes-belong-another-game = Die Notizen gehören zu einer anderen Partie als { $entry } in der Bibliothek.
errors-library-written-newer-parlour = Die Bibliothek { $path } stammt von einem neueren Parlour (Format { $version }, dieses kennt { $known }). Aktualisiere Parlour; bis dahin kommen beendete Partien nicht in die Bibliothek.
errors-match-damaged-cannot-continued = Die Partie in { $path } ist beschädigt und lässt sich nicht weiterspielen. Sie ist jetzt unter { $aside } abgelegt.
errors-match-backup-damaged-were = Die Partie in { $path } und ihre Sicherung sind beschädigt. Sie sind jetzt unter { $kept } und { $backup } abgelegt.
errors-newest-file-damaged = Die neueste Datei dieser Partie war beschädigt und ist jetzt unter { $aside } abgelegt. Du spielst ab der Aktion davor weiter.
errors-played-without-clocks-leave = { $id } wird ohne Uhr gespielt. Lass die Uhr weg.
errors-position-seats-but-table = Die Stellung ist für { $found } Plätze, am Tisch sind aber { $seats }. Wähle { $found } Plätze.
errors-nobody-can-resign-here = Hier kann niemand aufgeben. Nur Menschen geben auf, und nur während einer Partie.
errors-no-dice-cards-due = Hier wird weder gewürfelt noch gezogen. Geh zuerst zu einem Wurf oder einer Ziehung.
errors-outcome-cannot-come-out = { $outcome } kann hier nicht herauskommen.
errors-not-possible-now = { $waiting ->
    [PERSON] Das geht gerade nicht: Jemand muss eine Aktion wählen.
    [ROLL] Das geht gerade nicht: Jemand muss würfeln.
    [DICE] Das geht gerade nicht: Die Würfel müssen eingegeben werden.
    [CHANCE] Das geht gerade nicht: Parlour würfelt gleich.
    [AUTOMATIC] Das geht gerade nicht: Die einzige Möglichkeit wird gleich gespielt.
    [BOT] Das geht gerade nicht: Ein Bot denkt nach.
    [FAILED] Das geht gerade nicht: Bei einem Bot ist ein Fehler aufgetreten. Ersetze ihn, lass ihn es noch einmal versuchen oder entscheide für ihn.
   *[OVER] Das geht gerade nicht: Die Partie ist zu Ende.
}
errors-no-step-match-last = In dieser Partie gibt es keinen Schritt { $node }. Der letzte ist { $nodes }.
errors-record-visited-step-does = Die Aufzeichnung ist beschädigt: Sie verweist auf Schritt { $index }, den es nicht gibt. Liegt daneben eine Kopie mit der Endung .bak, öffne diese.
errors-follows-later-step = Er folgt auf einen späteren Schritt.
errors-record-does-not-fit-rules-step = Die Aufzeichnung passt bei Schritt { $ply } ({ $node }) nicht zu den Regeln: { $error } Liegt daneben eine Kopie mit der Endung .bak, öffne diese.
errors-library-in-use = Die Bibliothek { $path } lässt sich nicht benutzen ({ $reason }). Du kannst weiterspielen, aber beendete Partien kommen nicht in die Bibliothek. Schließ andere Programme, die sie benutzen, und versuch es noch einmal.
errors-library-cannot-use = Die Bibliothek { $path } lässt sich nicht benutzen ({ $reason }). Du kannst weiterspielen, aber beendete Partien kommen nicht in die Bibliothek. Schaff Platz oder prüf, ob du dort schreiben darfst.
errors-library-was-damaged = Die Bibliothek war beschädigt ({ $reason }). Die alte Datei ist jetzt unter { $aside } abgelegt, und es gibt eine neue Bibliothek. Gerettete Partien: { $games }. Laufende Partien sind nicht betroffen.
errors-text-cannot-read = unlesbarer Text

## rulekit

errors-roll-size = { $count ->
    [one] Der Wurf hat 1 Würfel, nicht { $faces }.
   *[other] Der Wurf hat { $count } Würfel, nicht { $faces }.
}
errors-not-face-of-die = „{ $face }“ steht auf keiner Seite dieses Würfels. Gib { OR($known) } ein.
errors-not-letter-of-die = { $letter } steht auf keiner Seite dieses Würfels. Gib { OR($known) } ein.
errors-not-action-type-one = { $words } ist keine Aktion. Gib { OR($known) } ein.
errors-no-roll-due-type = Jetzt wird nicht gewürfelt. Gib { OR($known) } ein.
errors-dice-decide-first-type = Zuerst entscheiden die Würfel. Gib den Wurf ein (Würfel: { $count }).
errors-not-number-write-example = { $value } ist keine gültige Zahl für { $word }. Schreib zum Beispiel „{ $example } 1“.
errors-unknown-use = { $value } gibt es nicht. Möglich sind { OR($names) }.
errors-not-seats-of-table = Es gibt die Plätze 1 bis { $seats }, nicht { $value }.
errors-not-part-position-parts = { $words } gehört in keine Stellung. Die Teile sind: { $known }. Eine Stellung sieht so aus: „{ $example }“.
errors-position-empty-one-looks = Die Stellung ist leer. So sieht eine aus: „{ $example }“.

## runtime

errors-cluster-no-workers-start = Der Cluster unter { $address } hat keine Worker. Starte welche mit „dask worker { $address }“, in einer Umgebung mit Parlour.
errors-worker-parlour-but-games = Der Worker { $worker } hat Parlour { $version }, hier läuft Parlour { $own }. Mit verschiedenen Versionen könnten die Partien anders ausgehen. Installiere überall dieselbe Version.
errors-dask-not-installed-install = Dask ist nicht installiert. Für einen Cluster installiere „parlour[cluster]“.
errors-no-scheduler-answers-start = Unter { $address } antwortet kein Scheduler ({ $error }). Starte einen mit „dask scheduler“ und gib seine Adresse als tcp://HOST:8786 an.
errors-not-text-file-damaged = { $path } ist beschädigt oder gar keine Textdatei. Wähle eine Datei, die Parlour gespeichert hat.
errors-is-damaged = die Datei ist beschädigt
errors-disk-is-full = der Datenträger ist voll
errors-writing-not-allowed = dort darf nicht geschrieben werden
errors-file-cannot-read = { $path } lässt sich nicht lesen ({ $reason }). Prüf, ob die Datei da ist und ob du sie öffnen darfst.
errors-file-cannot-write = { $path } lässt sich nicht schreiben ({ $reason }). Speichere eine Kopie woanders oder wähle einen anderen Ordner.
errors-file-cannot-write-disk-full = { $path } lässt sich nicht schreiben ({ $reason }). Schaff Platz oder speichere eine Kopie woanders.

## search

errors-no-adaptive-opponent-choose = { $id } hat keinen Gegner, der sich anpasst. Wähle einen anderen Bot.
errors-not-adaptive-opponent-write = { $name } ist kein Gegner, der sich anpasst. Schreib eine Wertung dazu, wie in adaptive:1480.
errors-playout-did-not-end = Eine simulierte Partie von { $id } war nach { $max_steps } Schritten nicht zu Ende, also lässt sich über diese Stellung nichts sagen. In den Regeln des Spiels steckt ein Fehler; ein anderer Bot kann vielleicht trotzdem spielen.

## gui

errors-compiled-code-cannot-load = Der kompilierte Code von { $game } lässt sich nicht laden ({ $error }). Starte Parlour neu: Es prüft die Dateien und kompiliert, was beschädigt ist.
errors-cannot-delete = { $file } lässt sich nicht löschen ({ $error }). Schließ das Programm, das die Datei verwendet, und versuch es noch einmal.
errors-no-display = Parlour braucht einen Bildschirm, aber weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt. Setz eine der beiden Variablen oder speichere ein Bild des Fensters mit --screenshot DATEI.
errors-no-hint-on-picture = Es ließ sich kein Tipp anzeigen: Es gibt nichts zu entscheiden, oder der Computer ist zu langsam.
errors-picture-cannot-write = Das Bild lässt sich nicht als { $file } speichern. Wähle eine andere Datei.
errors-no-page = { $name } ist keine Seite. Zur Wahl stehen: { $pages }.
errors-not-window-size = { $text } ist keine gültige Größe. Schreib sie als BREITExHÖHE, zum Beispiel 1280x840.
