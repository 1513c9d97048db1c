### Roll for the Galaxy.

roll_galaxy-name = Roll for the Galaxy
roll_galaxy-tagline = Deine Würfel sind deine Leute. Errate, was die anderen vorhaben.

roll_galaxy-option-handicaps-label = Vorgaben
roll_galaxy-option-handicaps-help = Vor der ersten Runde wählen alle, wie viele Credits sie nach jeder Runde mindestens haben. Laut Regel ist es $1; $2 bis $4 machen es leichter.

roll_galaxy-option-credits-label = Mindestcredits
roll_galaxy-option-credits-default = Standard (${ $n })
roll_galaxy-option-credits-other = ${ $n }
roll_galaxy-option-credits-help = So viele Credits hat dieser Spieler nach jeder Runde mindestens. Laut Regel ist es $1; mehr macht es leichter.

roll_galaxy-standing-plain = { $n ->
    [one] ${ $credits }, 1 SP-Chip, { $squares } Felder
   *[other] ${ $credits }, { $n } SP-Chips, { $squares } Felder
}

roll_galaxy-standing-handicap = { $n ->
    [one] ${ $credits }, 1 SP-Chip, { $squares } Felder, mind. ${ $minimum }
   *[other] ${ $credits }, { $n } SP-Chips, { $squares } Felder, mind. ${ $minimum }
}

roll_galaxy-ask-handicap = { SEAT($seat) }: Wie viele Credits willst du nach jeder Runde mindestens haben? Laut Regel ist es $1.
roll_galaxy-ask-start = { SEAT($seat) }: Welches Plättchen entwickelst du? Das andere wird eine Welt zum Besiedeln.
roll_galaxy-ask-assign = { SEAT($seat) }: Welche Phase wählst du, und mit welchem Arbeiter?
roll_galaxy-ask-assign_more = { $way ->
    [move] { SEAT($seat) }: Versetze jetzt einen Würfel.
    [wild] { $wild ->
        [one] { SEAT($seat) }: Leg deinen Joker.
       *[other] { SEAT($seat) }: Leg deine Joker.
    }
    [powers] { SEAT($seat) }: Bestätige oder nutze deine Fähigkeiten.
    [dictate] { SEAT($seat) }: Bestätige oder diktiere.
   *[confirm] { SEAT($seat) }: Bestätige deine Würfel.
}
roll_galaxy-ask-tasks = { SEAT($seat) }: sammeln oder aufklären? Du hast ${ $credits }.
roll_galaxy-ask-abandon = { SEAT($seat) }: Wirf Plättchen ab, um mehr zu ziehen, oder zieh jetzt.
roll_galaxy-ask-place = { SEAT($seat) }: Welche Seite nimmst du für deine Stapel?
roll_galaxy-ask-build = { SEAT($seat) }: Welcher Arbeiter kommt auf den Stapel?
roll_galaxy-ask-use = { SEAT($seat) }: Welche Arbeiter vollenden das Plättchen? Die anderen bleiben auf dem Stapel.
roll_galaxy-ask-save = { SEAT($seat) }: Welche dieser Arbeiter kommen zurück in deinen Becher?
roll_galaxy-ask-remove = { SEAT($seat) }: Welchen deiner Würfel verlierst du?
roll_galaxy-ask-goods = { SEAT($seat) }: Welcher Arbeiter wird zur Ware, und auf welcher Welt?
roll_galaxy-ask-shipping = { SEAT($seat) }: Was verlädst du? Handeln bringt Credits, Verbrauchen bringt SP-Chips.
roll_galaxy-ask-bank = { SEAT($seat) }: Zahlst du $1 für einen SP-Chip? Du hast ${ $credits }.
roll_galaxy-ask-recruit = { SEAT($seat) }: Welchen Würfel wirbst du an? Du hast ${ $credits }.
roll_galaxy-ask-recall = { $cup ->
    [0] { SEAT($seat) }: Dein Becher ist leer. Hol mindestens einen Würfel zurück.
   *[some] { SEAT($seat) }: Beende die Runde, oder klick Würfel an, die du zurückholst.
}

# What the coach says when this is asked.
roll_galaxy-guide-handicap = Nimm $1 wie in den Regeln. Mehr macht es dir leichter; für die erste Partie sind $2 in Ordnung.
roll_galaxy-guide-start = Jedes Plättchen hat zwei Seiten. Fang mit billigen Seiten an, denn die kannst du bald bauen.
roll_galaxy-guide-assign = Deine Würfel zeigen Phasen. Nimm irgendeinen Würfel und dann den Kopf einer Spalte: Diese Phase findet statt, egal was die anderen wählen. Wähle die Phase, die die meisten deiner Würfel zeigen. Joker passen in jede Spalte.
roll_galaxy-guide-assign_more = Zum Diktieren ziehst du einen Würfel auf das Feld dafür; dann darf ein anderer in eine beliebige Spalte. Würfel in Phasen, die nicht stattfinden, kommen zurück in deinen Becher. Bestätige, wenn du zufrieden bist.
roll_galaxy-guide-tasks = Sammeln bringt $2, Aufklären ein neues Plättchen. Credits brauchst du zum Anwerben, Plättchen zum Bauen.
roll_galaxy-guide-abandon = Du darfst Plättchen abwerfen, die du nicht willst, und ziehst für jedes eines mehr. Zieh, wenn du so weit bist.
roll_galaxy-guide-place = Wähle eine Seite: Eine Entwicklung gibt dir eine dauerhafte Fähigkeit, eine Welt gibt dir Würfel oder Waren. Das Plättchen kommt unter seinen Stapel.
roll_galaxy-guide-build = Stell einen Arbeiter auf den Stapel. Sobald dort so viele stehen, wie das Plättchen kostet, gehört es dir.
roll_galaxy-guide-use = Hier stehen mehr Arbeiter, als du brauchst. Behalte die Farben, die du für das nächste Plättchen willst.
roll_galaxy-guide-save = Diese Arbeiter dürfen direkt zurück in deinen Becher, und du musst nichts für sie zahlen.
roll_galaxy-guide-remove = Einen Würfel verlierst du für immer. Ein Heimatwürfel fehlt dir meist am wenigsten.
roll_galaxy-guide-goods = Der Würfel wird zur Ware auf einer Welt. Hat er die Farbe der Welt, bringt er beim Verbrauchen mehr Punkte.
roll_galaxy-guide-shipping = Handle, wenn du Credits brauchst, verbrauche, wenn du Punkte willst: 1, dazu 1, wenn die Ware zur Farbe der Welt passt, und 1, wenn der Verlader dazu passt.
roll_galaxy-guide-bank = Ein Chip ist am Ende einen Punkt wert. Ein Credit bringt einen Würfel zurück in deinen Becher.
roll_galaxy-guide-recruit = Jeder Credit bringt einen Würfel aus deiner Bevölkerung in deinen Becher. Nächste Runde würfelst du damit.
roll_galaxy-guide-recall = Du darfst Würfel von deinen Stapeln und Welten zurückholen. Lass sie dort, solange dein Becher nicht fast leer ist.

# The guided first round: engines/games/roll_galaxy/game.py. A step without a text here uses the guide text above.
roll_galaxy-tour-tableau-title = Dein Reich
roll_galaxy-tour-tableau-text = Diese drei Felder gehören dir: eine Fraktion mit zwei Feldern und eine Heimatwelt. Ihre Würfel und Waren hast du schon bekommen, und ihre Fähigkeiten helfen dir die ganze Partie über. Zeig auf ein Plättchen, um es zu lesen.

roll_galaxy-tour-start-title = Deine ersten zwei Plättchen
roll_galaxy-tour-start-text = Jedes Plättchen hat auf einer Seite eine Entwicklung und auf der anderen eine Welt. Klick auf die Seite, die du entwickeln willst; das andere Plättchen wird die Welt zum Besiedeln. Fang mit billigen Seiten an, die du in den ersten Runden bauen kannst.

roll_galaxy-tour-dice-title = Deine Würfel sind deine Arbeiter
roll_galaxy-tour-dice-text = Du hast mit allen Würfeln aus deinem Becher gewürfelt. Jeder liegt in der Spalte der Phase, die er zeigt, und arbeitet dort, falls diese Phase stattfindet. Joker warten unter den Spalten. Vor dem Aufdecken sieht niemand sonst deine Würfel.

roll_galaxy-tour-others-title = Alle machen dasselbe
roll_galaxy-tour-others-text = Auch die anderen teilen ihre Würfel geheim zu. Eine Phase findet nur statt, wenn sie gewählt wird, dann aber für alle. Du kannst also Arbeiter in eine Phase legen, die wohl jemand anders wählt.

roll_galaxy-tour-select-title = Wähle eine Phase
roll_galaxy-tour-select-text = Klick auf irgendeinen Würfel und dann auf den Kopf einer Spalte. Dieser Arbeiter wählt die Phase und arbeitet dort, egal was er zeigt. Nimm in der ersten Runde die Spalte mit den meisten Würfeln, oder einfach Erkunden: Das bringt dir Credits und Plättchen.

roll_galaxy-tour-dictate-title = Diktiere, wenn du magst
roll_galaxy-tour-dictate-text = Zieh einen Würfel auf dieses Feld, um ihn für die Runde abzugeben. Dann darf ein anderer in eine beliebige Spalte. Das lohnt sich, wenn zwei deiner Würfel in Phasen liegen, die wohl nicht stattfinden.

roll_galaxy-tour-confirm-title = Bestätige die Zuteilung
roll_galaxy-tour-confirm-text = Falls du noch Joker hast, leg sie in Spalten. Wenn du bestätigst, decken alle ihre Würfel auf. Bis dahin kannst du jeden Schritt rückgängig machen.

roll_galaxy-tour-reveal-title = Aufdecken
roll_galaxy-tour-reveal-text = Phasen, die in dieser Runde nicht stattfinden, sind blass. Die anderen werden von links nach rechts gespielt; die goldene Spalte ist an der Reihe. Die Zeichen am Kopf einer Spalte sagen, wer sie gewählt hat. Im Spiel zu zweit wählt auch ein zusätzlicher Würfel eine Phase: Hat sie sonst niemand gewählt, liegt dort ein kleiner weißer Würfel. Würfel in blassen Spalten sind zurück in ihre Becher gekommen.

roll_galaxy-tour-explore-title = Erkunden: sammeln oder aufklären
roll_galaxy-tour-explore-text = Jeder Arbeiter hier sammelt entweder, das bringt $2, oder er klärt auf, das bringt ein neues Plättchen. Mit Credits wirbst du Würfel an, und billige Plättchen kannst du bald bauen.

roll_galaxy-tour-abandon-title = Plättchen, die du nicht willst
roll_galaxy-tour-abandon-text = Beim Aufklären darfst du Plättchen von deinen Stapeln abwerfen. Du ziehst dann so viele plus eins. Gefallen dir die Plättchen auf deinen Stapeln, dann zieh einfach.

roll_galaxy-tour-place-title = Ein Plättchen zum Bauen
roll_galaxy-tour-place-text = Wähle eine Seite: Eine Entwicklung gibt dir eine Fähigkeit für den Rest der Partie, eine Welt gibt dir Würfel und hat vielleicht Platz für Waren. Das Plättchen kommt unter seinen Stapel.

roll_galaxy-tour-build-title = Bauen
roll_galaxy-tour-build-text = Stell deine Arbeiter einen nach dem anderen auf den Stapel. Sobald es so viele sind, wie das oberste Plättchen kostet, gehört es dir: Es zählt, was es kostet, und seine Fähigkeiten wirken sofort. Reichen die Arbeiter nicht, warten sie dort auf eine spätere Runde.

roll_galaxy-tour-produce-title = Produzieren
roll_galaxy-tour-produce-text = Ein Arbeiter wird zur Ware auf einer deiner farbigen Welten. Später verlädst du die Ware für Credits oder Punkte. Passt ihre Farbe zur Welt, bringt sie mehr Punkte.

roll_galaxy-tour-ship-title = Verladen
roll_galaxy-tour-ship-text = Jeder Arbeiter hier verlädt eine Ware. Handeln bringt Credits, am meisten bei Waren von Gen-Welten und Welten mit Alien-Technologie. Verbrauchen bringt Punkte: 1, dazu 1, wenn die Ware die Farbe der Welt hat, und 1, wenn der Verlader sie hat.

roll_galaxy-tour-recruit-title = Wirb deine Arbeiter an
roll_galaxy-tour-recruit-text = Würfel, die gearbeitet haben, sind in deiner Bevölkerung. Jeder Credit bringt einen davon zurück in deinen Becher. Nächste Runde würfelst du nur mit dem, was im Becher ist. Dafür sind Credits da.

roll_galaxy-tour-recall-title = Würfel zurückholen
roll_galaxy-tour-recall-text = Du darfst Würfel von deinen Stapeln und Waren von deinen Welten kostenlos in deinen Becher zurückholen. Lass sie, wo sie sind, solange dein Becher nicht fast leer ist.

roll_galaxy-tour-end-title = Wie die Partie endet
roll_galaxy-tour-end-text = Der Pokal zeigt, wie viele SP-Chips noch da sind, die Flagge, wer die meisten Felder hat. Sind die Chips weg oder hat jemand zwölf Felder, wird die Runde noch zu Ende gespielt. Du zählst deine Chips, die Kosten deiner Felder und die Prämien deiner Entwicklungen, die 6 kosten.

roll_galaxy-tour-symbols-title = Was die Zeichen bedeuten
roll_galaxy-tour-symbols-text = Das war eine Runde. Dieser Knopf erklärt jedes Zeichen auf Würfeln, Plättchen und Tisch. Ab jetzt sagt dir der Coach, worum es bei jeder Entscheidung geht, und gibt dir einen Tipp, wenn du einen willst.

# The glossary of signs: gui/games/roll_galaxy/glossary.py.
roll_galaxy-signs-faces = Seiten der Würfel: was Arbeiter tun
roll_galaxy-signs-dice = Farben der Würfel: wer arbeitet
roll_galaxy-signs-tiles = Auf Plättchen
roll_galaxy-signs-table = Auf dem Tisch
roll_galaxy-signs-marks = Hervorhebungen
roll_galaxy-signs-developments = Alle Entwicklungen
roll_galaxy-signs-worlds = Alle Welten

roll_galaxy-sign-explore-name = Erkunden
roll_galaxy-sign-explore-text = Erste Phase. Jeder Arbeiter sammelt $2 oder zieht beim Aufklären ein neues Plättchen. Das Zeichen steht auch vor Fähigkeiten, die in dieser Phase wirken.

roll_galaxy-sign-develop-name = Entwickeln
roll_galaxy-sign-develop-text = Zweite Phase. Arbeiter bauen das oberste Plättchen auf deinem Entwicklungsstapel.

roll_galaxy-sign-settle-name = Siedeln
roll_galaxy-sign-settle-text = Dritte Phase. Arbeiter besiedeln das oberste Plättchen auf deinem Weltenstapel.

roll_galaxy-sign-produce-name = Produzieren
roll_galaxy-sign-produce-text = Vierte Phase. Arbeiter werden zu Waren auf farbigen Welten.

roll_galaxy-sign-ship-name = Verladen
roll_galaxy-sign-ship-text = Fünfte Phase. Arbeiter verladen Waren: Handeln bringt Credits, Verbrauchen bringt Punkte.

roll_galaxy-sign-wild-name = Joker
roll_galaxy-sign-wild-text = Diesen Würfel darfst du in jede Spalte legen.

roll_galaxy-sign-home-name = H: Heimatwürfel
roll_galaxy-sign-home-text = Zwei Seiten Erkunden, je eine Entwickeln, Siedeln, Produzieren und Verladen. Kein Joker.

roll_galaxy-sign-military-name = M: Militärwürfel
roll_galaxy-sign-military-text = Zwei Seiten Entwickeln, zwei Siedeln, eine Erkunden, ein Joker.

roll_galaxy-sign-consumption-name = C: Konsumwürfel
roll_galaxy-sign-consumption-text = Drei Seiten Verladen, je eine Erkunden und Entwickeln, ein Joker. Beim Verbrauchen gilt er als jede Farbe.

roll_galaxy-sign-novelty-name = N: Luxusgüter-Würfel
roll_galaxy-sign-novelty-text = Zwei Seiten Produzieren, zwei Verladen, eine Erkunden, ein Joker.

roll_galaxy-sign-rare-name = R: Elemente-Würfel (Seltene Elemente)
roll_galaxy-sign-rare-text = Zwei Seiten Entwickeln, je eine Erkunden, Produzieren und Verladen, ein Joker.

roll_galaxy-sign-genes-name = G: Gen-Würfel
roll_galaxy-sign-genes-text = Zwei Seiten Siedeln, zwei Joker, je eine Erkunden und Produzieren.

roll_galaxy-sign-alien-name = A: Alien-Würfel (Alien-Technologie)
roll_galaxy-sign-alien-text = Drei Joker, je eine Seite Entwickeln, Siedeln und Produzieren.

roll_galaxy-sign-development-name = Zahl in einer Raute
roll_galaxy-sign-development-text = Eine Entwicklung. So viele Arbeiter braucht sie, und so viele Punkte zählt sie.

roll_galaxy-sign-world-name = Zahl in einem Kreis
roll_galaxy-sign-world-text = Eine Welt. So viele Arbeiter braucht sie, und so viele Punkte zählt sie.

roll_galaxy-sign-world_novelty-name = Welt mit N
roll_galaxy-sign-world_novelty-text = Eine Luxusgüter-Welt. Handeln mit ihren Waren bringt $3.

roll_galaxy-sign-world_rare-name = Welt mit R
roll_galaxy-sign-world_rare-text = Eine Welt mit seltenen Elementen. Handeln mit ihren Waren bringt $4.

roll_galaxy-sign-world_genes-name = Welt mit G
roll_galaxy-sign-world_genes-text = Eine Gen-Welt. Handeln mit ihren Waren bringt $5.

roll_galaxy-sign-world_alien-name = Welt mit A
roll_galaxy-sign-world_alien-text = Eine Welt mit Alien-Technologie. Handeln mit ihren Waren bringt $6.

roll_galaxy-sign-world_grey-name = Welt ohne Buchstaben
roll_galaxy-sign-world_grey-text = Eine Welt ohne Platz für Waren.

roll_galaxy-sign-good-name = Würfel auf einer Welt
roll_galaxy-sign-good-text = Eine Ware. Sie bleibt dort, bis du sie verlädst oder zurückholst.

roll_galaxy-sign-to_cup-name = Würfel, Pfeil, Becher
roll_galaxy-sign-to_cup-text = Du bekommst diesen Würfel. Er kommt in deinen Becher.

roll_galaxy-sign-to_citizenry-name = Würfel, Pfeil, Leute
roll_galaxy-sign-to_citizenry-text = Du bekommst diesen Würfel. Er kommt in deine Bevölkerung.

roll_galaxy-sign-to_world-name = Würfel, Pfeil, Fabrik
roll_galaxy-sign-to_world-text = Du bekommst diesen Würfel. Er wird zur Ware auf dieser Welt.

roll_galaxy-sign-placed-name = Blitz
roll_galaxy-sign-placed-text = Wirkt einmal, wenn das Plättchen in dein Reich kommt.

roll_galaxy-sign-reassign-name = Gekreuzte Pfeile
roll_galaxy-sign-reassign-text = Versetzen: Vor dem Aufdecken dürfen diese Arbeiter in die genannte Spalte.

roll_galaxy-sign-phase_power-name = Phase vor dem Text
roll_galaxy-sign-phase_power-text = Eine Fähigkeit, die jedes Mal wirkt, wenn diese Phase stattfindet.

roll_galaxy-sign-end_power-name = Flagge vor dem Text
roll_galaxy-sign-end_power-text = Zählt am Ende der Partie.

roll_galaxy-sign-credits-name = Münzen
roll_galaxy-sign-credits-text = Die Credits eines Spielers, $0 bis $10; deine eigenen zeigt die Scheibe. Für $1 kommt ein Würfel aus der Bevölkerung in den Becher.

roll_galaxy-sign-cup-name = Becher
roll_galaxy-sign-cup-text = Damit würfelst du als Nächstes.

roll_galaxy-sign-citizenry-name = Leute
roll_galaxy-sign-citizenry-text = Deine Bevölkerung: Würfel, die du anwerben kannst.

roll_galaxy-sign-chips-name = Pokal
roll_galaxy-sign-chips-text = SP-Chips: neben einem Namen die dieses Spielers, sonst die in der Mitte. Ist die Mitte leer, ist es die Schlussrunde.

roll_galaxy-sign-squares-name = Flagge
roll_galaxy-sign-squares-text = Felder: neben einem Namen die dieses Spielers, sonst die des größten Reichs. Hat jemand zwölf, ist die Runde die Schlussrunde.

roll_galaxy-sign-bag-name = Beutel
roll_galaxy-sign-bag-text = Plättchen, die noch gezogen werden können.

roll_galaxy-sign-dictate-name = Hammer
roll_galaxy-sign-dictate-text = Diktieren: Gib hier einen Würfel ab und versetz einen anderen in eine beliebige Spalte.

roll_galaxy-sign-virtual-name = Kreis mit gepunktetem Rand
roll_galaxy-sign-virtual-text = Ein Arbeiter ohne Würfel, den dir ein Plättchen gibt. Er arbeitet in der Phase, die er zeigt.

roll_galaxy-sign-occurs-name = Spalte, die nicht blass ist
roll_galaxy-sign-occurs-text = Nach dem Aufdecken: Diese Phase findet in dieser Runde statt.

roll_galaxy-sign-now-name = Goldene Spalte
roll_galaxy-sign-now-text = Die Phase, die gerade läuft; vor dem Aufdecken die Phase, die du gewählt hast.

roll_galaxy-sign-selected_by-name = Spielerzeichen am Kopf einer Spalte
roll_galaxy-sign-selected_by-text = Die Spieler, die die Phase gewählt haben.

roll_galaxy-sign-extra_die-name = Kleiner weißer Würfel am Kopf einer Spalte
roll_galaxy-sign-extra_die-text = Zu zweit: Der zusätzliche Würfel hat die Phase gewählt.

roll_galaxy-sign-choosable-name = Goldener Rand
roll_galaxy-sign-choosable-text = Das kannst du jetzt wählen. Ist der Rand breit, ist es gewählt. Um das Reich eines Gegners heißt er: Dieser Spieler entscheidet gerade.

roll_galaxy-sign-advised-name = Violetter Rand
roll_galaxy-sign-advised-text = Gehört zu dem, was ein Tipp vorschlägt.

roll_galaxy-sign-happened-name = Bernsteinfarbener Rand
roll_galaxy-sign-happened-text = Gehört zu dem, was eben passiert ist.

# Why something on the table cannot be chosen; shown next to the pointer.
roll_galaxy-why-pick_a_die = Nimm zuerst einen deiner Würfel, dann seinen neuen Platz.
roll_galaxy-why-pick_a_wild_die = Nimm zuerst einen Joker, dann seine Spalte.
roll_galaxy-why-selected = Du hast schon { $phase } gewählt. Jetzt kannst du nur noch Joker legen und Fähigkeiten nutzen.
roll_galaxy-why-shows_another = Dieser Würfel zeigt etwas anderes als { $phase }. Leg ihn auf den Kopf einer Spalte, um mit ihm diese Phase zu wählen.
roll_galaxy-why-phases_are_chosen = Phasen werden zu Beginn der Runde gewählt, wenn alle gewürfelt haben.
roll_galaxy-why-other_stack = Gerade läuft { $phase }. Nur der Stapel dieser Phase nimmt Arbeiter auf.
roll_galaxy-why-no_credits = Du hast keine Credits mehr, um Würfel anzuwerben.
roll_galaxy-why-now_roll = Würfle zuerst.
roll_galaxy-why-now_handicap = Wähle mit einem Knopf, wie viele Credits du mindestens hast.
roll_galaxy-why-now_start = Wähle, welches deiner zwei Plättchen du entwickelst.
roll_galaxy-why-now_assign = Teile deine Würfel zu: Wähle einen Würfel, dann seinen Platz.
roll_galaxy-why-now_place = Wähle eine Seite für deine Stapel.
roll_galaxy-why-now_tasks = Wähle, was dein nächster Arbeiter in Erkunden tut: sammeln oder aufklären.
roll_galaxy-why-now_abandon = Wähle Plättchen, die du abwirfst, oder zieh.
roll_galaxy-why-now_use = Wähle die Arbeiter, die das Plättchen vollenden.
roll_galaxy-why-now_save = Wähle die Arbeiter, die zurück in deinen Becher kommen.
roll_galaxy-why-now_remove = Wähle, welchen deiner Würfel du verlierst.
roll_galaxy-why-now_build = Wähle einen Arbeiter dieser Phase für den Stapel.
roll_galaxy-why-now_goods = Wähle einen Arbeiter und die Welt, auf der er zur Ware wird.
roll_galaxy-why-now_shipping = Wähle eine Ware und den Arbeiter, der sie verlädt.
roll_galaxy-why-now_recruit = Wähle, welche Würfel aus deiner Bevölkerung du anwirbst.
roll_galaxy-why-now_recall = Wähle Würfel auf deinen Stapeln und Welten, oder beende die Runde, wenn dein Becher nicht leer ist.
roll_galaxy-why-now_other = Das kannst du jetzt nicht wählen.

# Words in sentences: dice, and how many of a kind.
roll_galaxy-die-home = Heimatwürfel
roll_galaxy-die-military = Militärwürfel
roll_galaxy-die-consumption = Konsumwürfel
roll_galaxy-die-novelty = Luxusgüter-Würfel
roll_galaxy-die-rare = Elemente-Würfel
roll_galaxy-die-genes = Gen-Würfel
roll_galaxy-die-alien = Alien-Würfel

roll_galaxy-a_die-home = Heimatwürfel
roll_galaxy-a_die-military = Militärwürfel
roll_galaxy-a_die-consumption = Konsumwürfel
roll_galaxy-a_die-novelty = Luxusgüter-Würfel
roll_galaxy-a_die-rare = Elemente-Würfel
roll_galaxy-a_die-genes = Gen-Würfel
roll_galaxy-a_die-alien = Alien-Würfel

roll_galaxy-a_worker-home = Heimatarbeiter ohne Würfel
roll_galaxy-a_worker-military = Militärarbeiter ohne Würfel
roll_galaxy-a_worker-consumption = Konsumarbeiter ohne Würfel
roll_galaxy-a_worker-novelty = Luxusgüter-Arbeiter ohne Würfel
roll_galaxy-a_worker-rare = Elemente-Arbeiter ohne Würfel
roll_galaxy-a_worker-genes = Gen-Arbeiter ohne Würfel
roll_galaxy-a_worker-alien = Alien-Arbeiter ohne Würfel

roll_galaxy-some = { $n } { $what }
roll_galaxy-tile = { $development } / { $world }
roll_galaxy-place-cup = Becher
roll_galaxy-place-citizenry = Bevölkerung
roll_galaxy-place-developments = Entwicklungsstapel
roll_galaxy-place-worlds = Weltenstapel
roll_galaxy-the_dictate = Diktieren
roll_galaxy-means-selection = Auswahl
roll_galaxy-means-wild = Joker

roll_galaxy-log-faction = { SEAT($seat) } bekommt als Fraktion { $left } und { $right }.
roll_galaxy-log-home_world = { SEAT($seat) } beginnt auf der Heimatwelt { $face }.
roll_galaxy-log-draw = { SEAT($seat) } zieht { $tile }.
roll_galaxy-log-opening = Alle decken ihre ersten Plättchen auf.
roll_galaxy-log-roll = { SEAT($seat) } würfelt { $faces } ({ $die }).
roll_galaxy-rolled = { SEAT($seat) } würfelt { $faces }.
roll_galaxy-log-reveal_2 = Gewählte Phasen: { SEAT($seat_0) } { $phase_0 }, { SEAT($seat_1) } { $phase_1 }; der zusätzliche Würfel zeigt { $extra }.
roll_galaxy-log-reveal_3 = Gewählte Phasen: { SEAT($seat_0) } { $phase_0 }, { SEAT($seat_1) } { $phase_1 }, { SEAT($seat_2) } { $phase_2 }.
roll_galaxy-log-reveal_4 = Gewählte Phasen: { SEAT($seat_0) } { $phase_0 }, { SEAT($seat_1) } { $phase_1 }, { SEAT($seat_2) } { $phase_2 }, { SEAT($seat_3) } { $phase_3 }.
roll_galaxy-log-reveal_5 = Gewählte Phasen: { SEAT($seat_0) } { $phase_0 }, { SEAT($seat_1) } { $phase_1 }, { SEAT($seat_2) } { $phase_2 }, { SEAT($seat_3) } { $phase_3 }, { SEAT($seat_4) } { $phase_4 }.
roll_galaxy-log-uncover = Bei { SEAT($seat) } liegt jetzt { $face } oben auf dem Stapel.
roll_galaxy-log-no_handicap = { SEAT($seat) } spielt nach den Regeln: mindestens $1 nach jeder Runde.
roll_galaxy-log-handicap = { SEAT($seat) } hat nach jeder Runde mindestens ${ $credits }.
roll_galaxy-log-start = { SEAT($seat) } beginnt mit { $development } zum Entwickeln und { $world } zum Besiedeln.
roll_galaxy-log-wild = { SEAT($seat) } legt einen Joker ({ $die }) zu { $phase }.
roll_galaxy-log-select = { SEAT($seat) } wählt { $phase } mit einem { $worker }.
roll_galaxy-log-dictate = { SEAT($seat) } gibt zum Diktieren einen { $worker } ab.
roll_galaxy-log-move = { SEAT($seat) } versetzt einen { $worker } zu { $phase } ({ $power }).
roll_galaxy-log-pair = { SEAT($seat) } versetzt einen { $one_die } und einen { $other_die } aus { $phase } ({ $power }).
roll_galaxy-log-begin_draw = { SEAT($seat) } beginnt zu ziehen.
roll_galaxy-log-confirm = { SEAT($seat) } hat alle Würfel zugeteilt.
roll_galaxy-log-stock = { SEAT($seat) } sammelt mit einem { $worker }.
roll_galaxy-log-scout = { SEAT($seat) } klärt mit einem { $worker } auf.
roll_galaxy-log-abandon = { SEAT($seat) } wirft { $face } ab.
roll_galaxy-log-place_develop = { SEAT($seat) } legt { $face } unter den Entwicklungsstapel.
roll_galaxy-log-place_settle = { SEAT($seat) } legt { $face } unter den Weltenstapel.
roll_galaxy-log-place_develop_top = { SEAT($seat) } legt { $face } oben auf den Entwicklungsstapel.
roll_galaxy-log-place_settle_top = { SEAT($seat) } legt { $face } oben auf den Weltenstapel.
roll_galaxy-log-tidy = { SEAT($seat) } ordnet die Stapel neu.
roll_galaxy-log-done = { SEAT($seat) } ist fertig.
roll_galaxy-log-done_recalling = { SEAT($seat) } beendet die Runde.
roll_galaxy-log-work = { SEAT($seat) } baut mit einem { $worker }.
roll_galaxy-log-use = { SEAT($seat) } vollendet das Plättchen. Arbeiter: { $dice }.
roll_galaxy-log-save = { SEAT($seat) } legt { $dice } gleich zurück in den Becher.
roll_galaxy-log-remove = { SEAT($seat) } verliert einen { $worker } ({ $place }).
roll_galaxy-log-produce = { SEAT($seat) } produziert auf { $world } mit einem { $worker }.
roll_galaxy-log-trade = { SEAT($seat) } handelt mit der Ware von { $world } ({ $good }). Verlader: { $worker }.
roll_galaxy-log-consume = { SEAT($seat) } verbraucht die Ware von { $world } ({ $good }). Verlader: { $worker }.
roll_galaxy-log-bank = { SEAT($seat) } zahlt $1 für einen SP-Chip.
roll_galaxy-log-bank_not = { SEAT($seat) } kauft keinen SP-Chip.
roll_galaxy-log-recruit = { SEAT($seat) } wirbt für $1 einen { $worker } an.
roll_galaxy-log-recall = { SEAT($seat) } holt einen { $worker } zurück ({ $place }).

## what a decision is about, for the first stage of a hint; never which plan is best

roll_galaxy-theme-general = Sieh dir an, was deine Würfel in dieser Runde noch tun können.
roll_galaxy-theme-handicap = Laut Regel ist es $1. Mehr macht es dir leichter.
roll_galaxy-theme-assign = Zähl für jede Phase, wie viele Würfel du dorthin bekommst und wie viele dort etwas zu tun haben.
roll_galaxy-theme-assign_more = Hat einer deiner Würfel nichts zu tun, wo er liegt?
roll_galaxy-theme-tasks = Was brauchst du mehr: Credits zum Anwerben oder Plättchen zum Bauen?
roll_galaxy-theme-abandon = Hättest du lieber ein neues Plättchen als eines auf deinen Stapeln?
roll_galaxy-theme-place = Vergleiche, was die beiden Seiten kosten und was sie dir geben.
roll_galaxy-theme-build = Welche Farben willst du bald wieder im Becher haben?
roll_galaxy-theme-goods = Sieh dir die Farben deiner Welten und Würfel an.
roll_galaxy-theme-shipping = Was brauchst du mehr: Credits oder Punkte?
roll_galaxy-theme-level = Zähl für jede Phase, wie viele Würfel du dorthin bekommst und wie viele dort etwas zu tun haben.
roll_galaxy-theme-points = Zähl für jede Phase, wie viele Würfel du dorthin bekommst und wie viele dort etwas zu tun haben.
roll_galaxy-theme-last_vp_pool = Die Partie endet vielleicht bald: Punkte in dieser Runde zählen am meisten.
roll_galaxy-theme-last_tableau = Die Partie endet vielleicht bald: Punkte in dieser Runde zählen am meisten.
roll_galaxy-theme-goal_explore = Fehlen dir Credits oder Plättchen?
roll_galaxy-theme-goal_develop = Sieh nach, wie viele Arbeiter deine Entwicklungen noch brauchen.
roll_galaxy-theme-goal_settle = Sieh nach, wie viele Arbeiter deine Welten noch brauchen.
roll_galaxy-theme-goal_produce = Zähl die Welten, die noch Platz für eine Ware haben.
roll_galaxy-theme-goal_ship = Zähl die Waren, die du verladen könntest.
roll_galaxy-theme-reach = Sieh dir an, wo jeder Würfel nützlich ist.
roll_galaxy-theme-reach_without_dictate = Sieh dir an, wo jeder Würfel nützlich ist.
roll_galaxy-theme-tie_vp = Zwei Phasen sind etwa gleich gut: Kleinigkeiten entscheiden.
roll_galaxy-theme-tie_without_dictate = Zwei Phasen sind etwa gleich gut: Kleinigkeiten entscheiden.
roll_galaxy-theme-tie_natural = Zwei Phasen sind etwa gleich gut: Kleinigkeiten entscheiden.
roll_galaxy-theme-tie_white_die = Zwei Phasen sind etwa gleich gut: Kleinigkeiten entscheiden.
roll_galaxy-theme-natural = Sieh dir an, wo jeder Würfel nützlich ist.
roll_galaxy-theme-matches = Sieh dir an, wo jeder Würfel nützlich ist.
roll_galaxy-theme-idle = Sieh dir an, wo jeder Würfel nützlich ist.
roll_galaxy-theme-moved = Sieh dir an, wo jeder Würfel nützlich ist.
roll_galaxy-theme-pays = Sieh dir an, wo jeder Würfel nützlich ist.
roll_galaxy-theme-swapped = Sieh dir an, wo jeder Würfel nützlich ist.
roll_galaxy-theme-own_way = Sieh dir an, wo deine Würfel jetzt liegen.
roll_galaxy-theme-minimum = Denk an die Credits, die du in den nächsten Runden brauchst.
roll_galaxy-theme-start = Vergleiche, was deine ersten Plättchen kosten.
roll_galaxy-theme-explore_1 = Fehlen dir Credits oder Plättchen?
roll_galaxy-theme-explore_2 = Fehlen dir Credits oder Plättchen?
roll_galaxy-theme-explore_3 = Fehlen dir Credits oder Plättchen?
roll_galaxy-theme-explore_4 = Fehlen dir Credits oder Plättchen?
roll_galaxy-theme-projected = Zähl die Würfel, die in deiner Bevölkerung warten werden.
roll_galaxy-theme-no_abandon = Lohnt es sich, ein Plättchen abzuwerfen?
roll_galaxy-theme-side = Vergleiche, was beide Seiten kosten, und sieh dir deine Stapel an.
roll_galaxy-theme-done = Sieh nach, wer noch erkunden kann.
roll_galaxy-theme-work = Sieh dir die Farben deiner Würfel an.
roll_galaxy-theme-use = Sieh dir die Farben deiner Würfel an.
roll_galaxy-theme-save = Sieh dir die Farben deiner Würfel an.
roll_galaxy-theme-remove = Sieh dir die Farben deiner Würfel an.
roll_galaxy-theme-recruit = Sieh dir die Farben deiner Würfel an.
roll_galaxy-theme-produce_1 = Sieh dir die Farben deiner Welten und Würfel an, und die Preise.
roll_galaxy-theme-produce_2 = Sieh dir die Farben deiner Welten und Würfel an, und die Preise.
roll_galaxy-theme-produce_3 = Sieh dir die Farben deiner Welten und Würfel an, und die Preise.
roll_galaxy-theme-produce_4 = Sieh dir die Farben deiner Welten und Würfel an, und die Preise.
roll_galaxy-theme-ship_4 = Was brauchst du mehr: Credits oder Punkte?
roll_galaxy-theme-ship_5 = Was brauchst du mehr: Credits oder Punkte?
roll_galaxy-theme-ship_6 = Was brauchst du mehr: Credits oder Punkte?
roll_galaxy-theme-ship_7 = Was brauchst du mehr: Credits oder Punkte?
roll_galaxy-theme-bank = Zähl die Credits, die du zum Anwerben brauchst.
roll_galaxy-theme-no_bank = Zähl die Credits, die du zum Anwerben brauchst.
roll_galaxy-theme-recall = Sieh dir deinen Becher an.
roll_galaxy-theme-no_recall = Sieh dir deinen Becher und deine Würfel bei der Arbeit an.

roll_galaxy-set-general = Würfel zuteilen
roll_galaxy-set-assign = Eine Phase wählen
roll_galaxy-set-start = Erste Plättchen
roll_galaxy-set-tasks = Sammeln oder aufklären
roll_galaxy-set-abandon = Plättchen ziehen
roll_galaxy-set-place = Plättchen ziehen
roll_galaxy-set-build = Bauen
roll_galaxy-set-recruit = Anwerben
roll_galaxy-set-projected = Anwerben
roll_galaxy-set-goods = Waren
roll_galaxy-set-shipping = Waren
roll_galaxy-set-last_vp_pool = Die letzten Runden
roll_galaxy-set-last_tableau = Die letzten Runden

## what the bars of a hint measure

roll_galaxy-preference-dice = { $n ->
    [one] Würfel
   *[other] Würfel
}
roll_galaxy-preference-points = { $n ->
    [one] Punkt
   *[other] Punkte
}

# Actions in short, in the log, in hints, and on buttons.
roll_galaxy-short-faction = Fraktion { $left } / { $right }
roll_galaxy-short-home_world = Heimatwelt { $face }
roll_galaxy-short-draw = { $tile } ziehen
roll_galaxy-short-roll = { $faces }
roll_galaxy-short-uncover = { $face } aufdecken
roll_galaxy-short-opening = aufdecken
roll_galaxy-short-reveal_2 = { $extra } aufdecken
roll_galaxy-short-reveal_3 = aufdecken
roll_galaxy-short-reveal_4 = aufdecken
roll_galaxy-short-reveal_5 = aufdecken
# What a review calls a chance event that belongs to no seat.
roll_galaxy-chance-reveal_2 = Runde { $round }: der zusätzliche Würfel
roll_galaxy-short-no_handicap = mindestens ${ $credits } nach jeder Runde
roll_galaxy-short-handicap = mindestens ${ $credits } nach jeder Runde
roll_galaxy-short-start = { $development } entwickeln, { $world } besiedeln
roll_galaxy-short-wild = Joker ({ $die }) zu { $phase }
roll_galaxy-step-select = Wähle { $place } mit { $die }
roll_galaxy-step-move = { $die } → { $place }
roll_galaxy-short-select = { $phase } wählen mit { $die } aus { $column }
roll_galaxy-short-dictate = { $die } aus { $column } abgeben
roll_galaxy-short-move = { $die } von { $column } zu { $phase } ({ $power })
roll_galaxy-short-pair = { $one } und { $other } aus { $phase } versetzen ({ $power })
roll_galaxy-short-begin_draw = Plättchen ziehen
roll_galaxy-short-confirm = bestätigen
roll_galaxy-short-stock = sammeln mit { $who }
roll_galaxy-short-scout = aufklären mit { $who }
roll_galaxy-short-abandon = { $face } abwerfen
roll_galaxy-short-place_develop = { $face } nehmen
roll_galaxy-short-place_settle = { $face } nehmen
roll_galaxy-short-place_develop_top = { $face } nach oben legen
roll_galaxy-short-place_settle_top = { $face } nach oben legen
roll_galaxy-short-tidy = Stapel neu ordnen
roll_galaxy-short-done = fertig
roll_galaxy-short-done_recalling = Runde beenden
roll_galaxy-short-work = bauen mit { $who }
roll_galaxy-short-use = Plättchen vollenden mit { $dice }
roll_galaxy-short-save = { $dice } zurück in den Becher
roll_galaxy-short-remove = { $who } verlieren ({ $place })
roll_galaxy-short-produce = produzieren auf { $world } mit { $who }
roll_galaxy-short-trade = handeln: { $good } von { $world } mit { $who }
roll_galaxy-short-consume = verbrauchen: { $good } von { $world } mit { $who }
roll_galaxy-short-bank = $1 für einen SP-Chip zahlen
roll_galaxy-short-bank_not = Credits behalten
roll_galaxy-short-recruit = { $who } anwerben
roll_galaxy-short-recall = { $who } zurückholen ({ $place })

## reasons: at most 14 words

roll_galaxy-reason-ahead = Am Ende im Schnitt { $points } SP, { $lead ->
    [0] etwa so viele wie der beste Gegner.
   *[some] { $lead } vor dem besten Gegner.
}
roll_galaxy-reason-trails = Am Ende im Schnitt { $points } SP, { $lead ->
    [0] etwa so viele wie der beste Gegner.
   *[some] { $lead } hinter dem besten Gegner.
}
roll_galaxy-reason-explorers = { $n ->
    [one] Ein Arbeiter erkundet: ein neues Plättchen oder $2.
   *[other] { $n } Arbeiter erkunden: neue Plättchen oder bis zu ${ $most }.
}
roll_galaxy-reason-producers = { $n ->
    [one] Ein Arbeiter,
   *[other] { $n } Arbeiter,
} { $goods ->
    [0] kein Platz für Waren.
    [one] Platz für eine Ware.
   *[other] Platz für { $goods } Waren.
}
roll_galaxy-reason-shippers = { $n ->
    [one] Ein Verlader
   *[other] { $n } Verlader
} für { $goods ->
    [0] keine Ware.
    [one] eine Ware.
   *[other] { $goods } Waren.
}
roll_galaxy-reason-completes = { $more ->
    [0] { $n ->
        [one] Ein Arbeiter reicht
       *[other] { $n } Arbeiter reichen
    }, um { $tile } zu vollenden.
    [one] { $n } Arbeiter, einer mehr, als { $tile } braucht.
   *[other] { $n } Arbeiter, { $more } mehr, als { $tile } braucht.
}
roll_galaxy-reason-builds = { $n } der { $cost } Arbeiter, die { $tile } braucht.
roll_galaxy-reason-earns = Bringt ${ $n }; das macht ${ $all }.
roll_galaxy-reason-earns_chips = Bringt { $n } SP; die Chips sind dann { $all } wert.
roll_galaxy-reason-scouts = Ein neues Plättchen. In den Stapeln: { $developments ->
    [0] keine Entwicklung
    [one] eine Entwicklung
   *[other] { $developments } Entwicklungen
} und { $worlds ->
    [0] keine Welt.
    [one] eine Welt.
   *[other] { $worlds } Welten.
}
roll_galaxy-reason-sides = Seiten: { $sides }{ $n ->
    [0] .
    [one] ; eine Welt im Reich hat seine Farbe.
   *[other] ; { $n } Welten im Reich haben seine Farbe.
}
roll_galaxy-reason-placed = Braucht { $cost ->
    [one] einen Arbeiter
   *[other] { $cost } Arbeiter
}{ $n ->
    [0] {" "}und wird als Nächstes gebaut.
    [one] {" "}und kommt nach einem anderen Plättchen.
   *[other] {" "}und kommt nach { $n } anderen Plättchen.
} { $does }
roll_galaxy-reason-fits = Der Würfel passt zu { $tile }: 1 SP mehr, wenn die Ware verbraucht wird.
roll_galaxy-reason-fits_not = Der Würfel passt nicht zu { $tile }: kein zusätzlicher SP, wenn die Ware verbraucht wird.
roll_galaxy-reason-frees = Der Würfel auf { $tile } ({ $good }) kommt in die Bevölkerung und macht Platz für eine neue Ware.
roll_galaxy-reason-no_die = Ein zusätzlicher Arbeiter: Er zählt als { $die }, kostet aber keinen Würfel.
roll_galaxy-reason-abandons = Wirft { $tile } ab (braucht { $cost ->
    [one] einen Arbeiter
   *[other] { $cost } Arbeiter
}). { $does }
roll_galaxy-reason-taken = Ein { $die } verlässt { $column }; jeder Gegner wählt das mit { PERCENT($share, decimals: 0) } Wahrscheinlichkeit.
roll_galaxy-reason-waits = Ein { $die } wartet bei { $column }; jeder Gegner wählt das mit { PERCENT($share, decimals: 0) } Wahrscheinlichkeit.
roll_galaxy-reason-there_anyway = Wählt mit einem { $die }, der ohnehin bei { $column } liegt.
roll_galaxy-reason-stays = In der nächsten Runde { $n ->
    [one] rollt ein Würfel
   *[other] rollen { $n } Würfel
}; eingesetzte Würfel bleiben liegen.
roll_galaxy-reason-recalls_worker = Lässt { $n } der { $cost } Arbeiter dort, die { $tile } braucht. Seiten des Würfels: { $sides }.
roll_galaxy-reason-recalls_idle = Er hat dort nichts zu bauen. Seiten des Würfels: { $sides }.
roll_galaxy-reason-recalls_good = Nimmt die Ware von { $tile }. Seiten des Würfels: { $sides }.
roll_galaxy-reason-usual = Aus vielen früheren Partien gelernt: Das ist hier die übliche Wahl.
roll_galaxy-reason-points_too = Eine andere Wahl gewinnt vielleicht öfter, aber diese gleicht das mit Punkten aus.
roll_galaxy-reason-others = { $does } Jeder Gegner wählt { $phase } mit { PERCENT($share, decimals: 0) } Wahrscheinlichkeit.
roll_galaxy-reason-level = Würfel für { $phase }: { $reach } möglich, { $goal ->
    [0] keiner
   *[some] { $goal }
} nützlich.
roll_galaxy-reason-points = { $phase } bringt sofort { $points ->
    [0] keine SP, und dies ist vielleicht die Schlussrunde.
   *[some] { $points } SP; aufgeschobene Punkte kommen vielleicht nie.
}
roll_galaxy-reason-last_vp_pool = Wohl die Schlussrunde: Es gibt genug Waren, um die Chips aufzubrauchen.
roll_galaxy-reason-last_tableau = Wohl die Schlussrunde: Ein Reich kann auf 12 Felder kommen.
roll_galaxy-reason-goal_explore = { $tiles ->
    [0] Noch nötig: { $stocks } × sammeln (bis $5).
   *[some] { $stocks ->
        [0] Noch nötig: { $tiles } × neues Plättchen.
       *[some] Noch nötig: { $stocks } × sammeln (bis $5), { $tiles } × neues Plättchen.
    }
}
roll_galaxy-reason-goal_develop = Die Entwicklungen auf dem Stapel kosten zusammen { $costs }; Arbeiter schon dort: { $waiting }.
roll_galaxy-reason-goal_settle = Die Welten auf dem Stapel kosten zusammen { $costs }; Arbeiter schon dort: { $waiting }.
roll_galaxy-reason-reach = Arbeiter in diesem Plan: { $natural } gewürfelt, { $moved } versetzt, { $dictated } diktiert, { $virtual } ohne Würfel.
roll_galaxy-reason-reach_without_dictate = Arbeiter in diesem Plan: { $natural } gewürfelt, { $moved } versetzt, { $virtual } ohne Würfel.
roll_galaxy-reason-natural = { $phase } gewürfelt: { $dice }.
roll_galaxy-reason-tie_vp = So gut wie eine andere Phase, bringt aber sofort mehr Punkte.
roll_galaxy-reason-tie_without_dictate = So gut wie eine andere Phase, hängt aber weniger vom Diktieren ab.
roll_galaxy-reason-tie_natural = So gut wie eine andere Phase, aber öfter gewürfelt.
roll_galaxy-reason-tie_white_die = So gut wie eine andere Phase: Ein weißer Würfel hat entschieden.
roll_galaxy-reason-matches = { $die } von { $column } zu { $phase } ({ $means }): passt zu einer Welt.
roll_galaxy-reason-idle = { $die } von { $column } zu { $phase } ({ $means }): hatte nichts zu tun.
roll_galaxy-reason-moved = { $die } von { $column } zu { $phase } ({ $means }).
roll_galaxy-reason-pays = Diktieren kostet einen { $die } ({ $column }).
roll_galaxy-reason-swapped = Wählt mit dem weniger wertvollen Würfel: Der bessere kommt zurück in den Becher.
roll_galaxy-reason-own_way = Die Würfel folgen dem Plan nicht mehr: am besten zu Ende bringen, was begonnen ist.
roll_galaxy-reason-minimum = Spielt mit mindestens ${ $credits } nach jeder Runde.
roll_galaxy-reason-start = Nimmt lieber die billigere Welt, dann die billigere Entwicklung.
roll_galaxy-reason-explore_1 = Sammeln, denn die Credits reichen nicht, um die Würfel anzuwerben.
roll_galaxy-reason-explore_2 = Aufklären, denn ein Stapel hat weniger als zwei Plättchen.
roll_galaxy-reason-explore_3 = Sammeln, denn es gibt genug Plättchen, und es sind weniger als $9 da.
roll_galaxy-reason-explore_4 = Aufklären, denn es gibt nichts Besseres zu tun.
roll_galaxy-reason-projected = In der Bevölkerung erwartet: etwa { $n } Würfel. Jetzt dort: { $now }.
roll_galaxy-reason-no_abandon = Behält die eigenen Plättchen: Rollbot wirft nie eines ab.
roll_galaxy-reason-side = Kommt unter den kürzeren Stapel; sind beide gleich, zählt die billigere Seite.
roll_galaxy-reason-done = Keine Erkunder mehr übrig.
roll_galaxy-reason-tidy = Legt mit Advanced Logistics die billigsten Plättchen nach oben.
roll_galaxy-reason-work = Setzt die Arbeiter so ein, dass die besten Farben am schnellsten zurückkommen.
roll_galaxy-reason-use = Nimmt die besten Farben; die schwächsten Würfel warten.
roll_galaxy-reason-save = Hebt die besten Farben für den nächsten Wurf auf.
roll_galaxy-reason-remove = Verliert den schwächsten Würfel.
roll_galaxy-reason-produce_1 = Ein Würfel in der Farbe der Welt ergibt die beste Ware.
roll_galaxy-reason-produce_2 = Legt Heimat- und Militärwürfel auf die Welt mit dem besten Preis.
roll_galaxy-reason-produce_3 = Konsumwürfel passen zu jeder Welt.
roll_galaxy-reason-produce_4 = Keine Welt in seiner Farbe ist frei: Es zählt der beste Preis.
roll_galaxy-reason-ship_4 = Handelt, statt 1 Punkt zu nehmen: Zum Anwerben fehlt mindestens $1.
roll_galaxy-reason-ship_5 = Handelt, statt 2 Punkte zu nehmen: Zum Anwerben fehlen mindestens $2.
roll_galaxy-reason-ship_6 = Handelt, statt 3 Punkte zu nehmen: Zum Anwerben fehlen mindestens $4.
roll_galaxy-reason-ship_7 = Verbraucht für Punkte: Sie sind mehr wert als die Credits, oder die Partie endet.
roll_galaxy-reason-bank = Dieser Credit wird zum Anwerben nicht gebraucht.
roll_galaxy-reason-no_bank = Jeder Credit wird zum Anwerben gebraucht.
roll_galaxy-reason-recruit = Wirbt die beste Farbe an.
roll_galaxy-reason-recall = Der Becher ist leer: nimmt den Würfel, der am wenigsten fehlt.
roll_galaxy-reason-no_recall = Lässt die Würfel bei der Arbeit.

roll_galaxy-reason-goal_produce = { $n ->
    [0] Kein Platz für Waren.
    [one] Platz für 1 Ware.
   *[other] Platz für { $n } Waren.
}

roll_galaxy-reason-goal_ship = { $n ->
    [0] Keine Ware kann verladen werden.
    [one] 1 Ware kann verladen werden.
   *[other] { $n } Waren können verladen werden.
}

## bots

roll_galaxy-bot-adaptive-name = Iris
roll_galaxy-bot-adaptive-about = Spielt etwa so stark, wie es deiner Wertung entspricht: wägt die Phasen ab, wählt aber oft eine, die nicht die beste ist.
roll_galaxy-bot-adaptive-objective = Eine ausgeglichene Partie.

roll_galaxy-bot-adaptive-remark-hello = Kleine Reiche, eine große Galaxie. Wollen wir?
roll_galaxy-bot-adaptive-remark-ahead = Meine Arbeiter hatten eine gute Runde.
roll_galaxy-bot-adaptive-remark-behind = Deine Welten wachsen schnell.
roll_galaxy-bot-adaptive-remark-won = Nur um ein paar Punkte. Noch eine?
roll_galaxy-bot-adaptive-remark-lost = Deine Galaxie war die bessere.

roll_galaxy-bot-random-name = Zufall
roll_galaxy-bot-random-about = Spielt, was die Regeln erlauben, alles gleich wahrscheinlich.
roll_galaxy-bot-random-objective = Keines.

roll_galaxy-bot-settler-name = Leo
roll_galaxy-bot-settler-about = Wählt Phasen zufällig, geht beim Erkunden und Anwerben vernünftig vor und überlässt den Rest dem Zufall.
roll_galaxy-bot-settler-objective = Keines, nur ein paar Faustregeln.

roll_galaxy-bot-settler-remark-hello = So viele Würfel. Welcher Planet ist meiner?
roll_galaxy-bot-settler-remark-ahead = Ich glaube, meinen Leuten gefällt es hier.
roll_galaxy-bot-settler-remark-behind = Sind das alles deine Welten?
roll_galaxy-bot-settler-remark-won = Mein erstes Reich. Schau mal.
roll_galaxy-bot-settler-remark-lost = Ich suche mir eine größere Galaxie.

roll_galaxy-bot-rollbot_easy-name = Rollbot (Leicht)
roll_galaxy-bot-rollbot_easy-about = Wählt die Phase, in der die meisten eigenen Würfel zu tun haben. Hat nach jeder Runde mindestens $1.
roll_galaxy-bot-rollbot_easy-objective = Würfel sofort einsetzen; Punkte erst, wenn die Partie gleich endet.

roll_galaxy-bot-rollbot_easy-remark-hello = PIEP. Ein Credit, bitte.
roll_galaxy-bot-rollbot_easy-remark-ahead = PIEP. Effizienz: gut.
roll_galaxy-bot-rollbot_easy-remark-behind = PIEP. Berechne neu.
roll_galaxy-bot-rollbot_easy-remark-won = PIEP. Sieg registriert.
roll_galaxy-bot-rollbot_easy-remark-lost = PIEP. Gut gespielt, Mensch.

roll_galaxy-bot-rollbot_medium-name = Rollbot (Mittel)
roll_galaxy-bot-rollbot_medium-about = Spielt wie Rollbot (Leicht), hat aber nach jeder Runde mindestens $2.
roll_galaxy-bot-rollbot_medium-objective = Würfel sofort einsetzen; Punkte erst, wenn die Partie gleich endet.

roll_galaxy-bot-rollbot_medium-remark-hello = PIEP. Zwei Credits, bitte.
roll_galaxy-bot-rollbot_medium-remark-ahead = PIEP. Effizienz: sehr gut.
roll_galaxy-bot-rollbot_medium-remark-behind = PIEP. Abweichung notiert.
roll_galaxy-bot-rollbot_medium-remark-won = PIEP. Sieg registriert, doppelt.
roll_galaxy-bot-rollbot_medium-remark-lost = PIEP. Irrtum zu meinen Gunsten: nicht gefunden.

roll_galaxy-bot-rollbot_hard-name = Rollbot (Schwer)
roll_galaxy-bot-rollbot_hard-about = Spielt wie Rollbot (Leicht), hat aber nach jeder Runde mindestens $3.
roll_galaxy-bot-rollbot_hard-objective = Würfel sofort einsetzen; Punkte erst, wenn die Partie gleich endet.

roll_galaxy-bot-rollbot_hard-remark-hello = PIEP. Drei Credits. Keine Diskussion.
roll_galaxy-bot-rollbot_hard-remark-ahead = PIEP. Dein Reich wirkt klein.
roll_galaxy-bot-rollbot_hard-remark-behind = PIEP. Inakzeptabel.
roll_galaxy-bot-rollbot_hard-remark-won = PIEP. Widerstand war ineffizient.
roll_galaxy-bot-rollbot_hard-remark-lost = PIEP. Revanche angefordert.

roll_galaxy-bot-rollbot_insane-name = Rollbot (Irre)
roll_galaxy-bot-rollbot_insane-about = Spielt wie Rollbot (Leicht), hat aber nach jeder Runde mindestens $4.
roll_galaxy-bot-rollbot_insane-objective = Würfel sofort einsetzen; Punkte erst, wenn die Partie gleich endet.

roll_galaxy-bot-rollbot_insane-remark-hello = PIEP. Vier Credits. Immer vier.
roll_galaxy-bot-rollbot_insane-remark-ahead = PIEP. Alles wie berechnet.
roll_galaxy-bot-rollbot_insane-remark-behind = PIEP. Das kann nicht stimmen.
roll_galaxy-bot-rollbot_insane-remark-won = PIEP. Die Galaxie ist voll. Von mir.
roll_galaxy-bot-rollbot_insane-remark-lost = PIEP. Irre. Wirklich.

roll_galaxy-bot-planner-name = Nova
roll_galaxy-bot-planner-about = Nutzt Tausende simulierte Partien: Nova spielt darin wie gelernt, die Gegner wie Rollbot.
roll_galaxy-bot-planner-objective = Der Sieg, mit möglichst vielen SP Vorsprung.

roll_galaxy-bot-planner-remark-hello = Ich habe gesehen, wohin das führt.
roll_galaxy-bot-planner-remark-ahead = Die Sterne stehen gut.
roll_galaxy-bot-planner-remark-behind = Ich habe andere Pläne.
roll_galaxy-bot-planner-remark-won = Dieser Plan gefiel mir am besten.
roll_galaxy-bot-planner-remark-lost = Deinen Plan hatte ich nicht gesehen.

## Names and powers of the faces

roll_galaxy-face-T01A-name = Advanced Logistics
roll_galaxy-face-T01A-text = Solange Erkunden läuft, darfst du die Plättchen deiner zwei Stapel beliebig oft neu ordnen und umdrehen. Ein umgedrehtes Plättchen kommt auf den anderen Stapel.

roll_galaxy-face-T02A-name = Alien Research Ship
roll_galaxy-face-T02A-text = Beim Erkunden hast du zwei zusätzliche Erkunder ohne Würfel: Heimat und Alien-Technologie.

roll_galaxy-face-T03A-name = Alien Research Team
roll_galaxy-face-T03A-text = Am Ende von Erkunden ziehst du ein Plättchen und behältst es. Du bekommst auch $1, wenn mindestens einer deiner Alien-Erkunder aufgeklärt hat.

roll_galaxy-face-T04A-name = Alien Uplift Blueprints
roll_galaxy-face-T04A-text = Deine Gen-Welten und Welten mit Alien-Technologie brauchen 1 Siedler weniger.

roll_galaxy-face-T05A-name = Backup Planning
roll_galaxy-face-T05A-text = Du darfst pro Runde beliebig oft diktieren.

roll_galaxy-face-T06A-name = Colonial Affinity
roll_galaxy-face-T06A-text = Versetzen: einen Arbeiter zu Siedeln.

roll_galaxy-face-T07A-name = Conscription
roll_galaxy-face-T07A-text = Beim Vollenden: Du verlierst einen deiner Würfel, dann legst du zwei neue Militärwürfel in deinen Becher.

roll_galaxy-face-T08A-name = Diversification
roll_galaxy-face-T08A-text = Versetzen: einen Heimatarbeiter aus Erkunden in eine beliebige Phase.

roll_galaxy-face-T09A-name = Executive Power
roll_galaxy-face-T09A-text = Versetzen: genau zwei Arbeiter, die in derselben Phase sind, in die Phase, die du gewählt hast.

roll_galaxy-face-T10A-name = Export Duties
roll_galaxy-face-T10A-text = Wenn du mit einer Ware handelst, bekommst du $1 mehr.

roll_galaxy-face-T11A-name = Free Trade Association
roll_galaxy-face-T11A-text = Am Ende von Verladen bekommst du $2. Am Ende der Partie zählst du die Hälfte der Gesamtkosten deiner Luxusgüter-Welten als SP, aufgerundet.

roll_galaxy-face-T12A-name = Free Trade Zone
roll_galaxy-face-T12A-text = Deine grauen Welten brauchen 2 Siedler weniger, durch diese Fähigkeit aber nie weniger als 2.

roll_galaxy-face-T13A-name = Galactic Bankers
roll_galaxy-face-T13A-text = Jedes Mal, wenn du mit einer Ware handelst, darfst du $1 für 1 SP-Chip zahlen. Am Ende der Partie zählst du 1 SP für jede deiner Entwicklungen.

roll_galaxy-face-T14A-name = Galactic Demand
roll_galaxy-face-T14A-text = Wenn du mit einer Ware von einer Luxusgüter-Welt handelst, bekommst du $2 mehr.

roll_galaxy-face-T15A-name = Galactic Exchange
roll_galaxy-face-T15A-text = Wenn du eine Welt vollendest, legst du einen oder zwei der eingesetzten Siedler in deinen Becher statt in deine Bevölkerung. Am Ende der Partie zählst du 1 SP für jede Farbe unter deinen Würfeln.

roll_galaxy-face-T16A-name = Galactic Federation
roll_galaxy-face-T16A-text = Wenn du eine andere Entwicklung vollendest, legst du einen oder zwei der eingesetzten Entwickler in deinen Becher statt in deine Bevölkerung. Am Ende der Partie zählst du ein Drittel der aufgedruckten Gesamtkosten deiner Entwicklungen als SP, aufgerundet.

roll_galaxy-face-T17A-name = Galactic Influence
roll_galaxy-face-T17A-text = Versetzen: einen Arbeiter in eine beliebige Phase.

roll_galaxy-face-T18A-name = Galactic Investors
roll_galaxy-face-T18A-text = Am Ende von Entwickeln bekommst du $2, auch in der Phase, in der du dieses Plättchen vollendest.

roll_galaxy-face-T19A-name = Galactic Mandate
roll_galaxy-face-T19A-text = Wenn du diktierst, darfst du nicht nur einen, sondern bis zu drei andere Arbeiter versetzen, jeden in eine beliebige Phase.

roll_galaxy-face-T20A-name = Galactic Recycling
roll_galaxy-face-T20A-text = Wenn du ein anderes Plättchen vollendet hast, bekommst du $1.

roll_galaxy-face-T21A-name = Galactic Renaissance
roll_galaxy-face-T21A-text = Wenn du eine Ware verbrauchst, bekommst du 1 SP-Chip mehr. Am Ende der Partie zählst du 1, 2, 3, 4, 5, 6 … SP, wenn du mindestens 1, 3, 6, 10, 15, 21 … SP in Chips hast.

roll_galaxy-face-T22A-name = Galactic Reserves
roll_galaxy-face-T22A-text = Auf jede deiner Welten, die nicht grau ist, passen zwei Waren. Am Ende der Partie zählst du 1 SP für jede Ware auf deinen Welten.

roll_galaxy-face-T23A-name = Galactic Salon
roll_galaxy-face-T23A-text = Am Ende von Verladen bekommst du 1 SP-Chip.

roll_galaxy-face-T24A-name = Homeworld Patriotism
roll_galaxy-face-T24A-text = Versetzen: einen oder zwei Heimatarbeiter in die Phase, die du gewählt hast.

roll_galaxy-face-T25A-name = Hydroponics Guild
roll_galaxy-face-T25A-text = Versetzen: einen Arbeiter (Luxusgüter oder Gene) in eine beliebige Phase.

roll_galaxy-face-T26A-name = Information Tech
roll_galaxy-face-T26A-text = Beim Vollenden: Du verlierst einen deiner Würfel, dann legst du zwei neue Luxusgüter-Würfel in deinen Becher.

roll_galaxy-face-T27A-name = Investment Credits
roll_galaxy-face-T27A-text = Deine anderen Entwicklungen brauchen 1 Entwickler weniger, aber mindestens 1.

roll_galaxy-face-T28A-name = Isolation Policy
roll_galaxy-face-T28A-text = Versetzen: einen oder zwei Arbeiter aus Erkunden in beliebige Phasen.

roll_galaxy-face-T29A-name = Jumpdrive Research
roll_galaxy-face-T29A-text = Wenn du mit einer Ware von einer Welt mit seltenen Elementen handelst, bekommst du $1 mehr.

roll_galaxy-face-T30A-name = Local Subsidies
roll_galaxy-face-T30A-text = Versetzen: einen Heimatarbeiter in eine beliebige Phase.

roll_galaxy-face-T31A-name = Mad Scientists
roll_galaxy-face-T31A-text = Versetzen: einen oder zwei Arbeiter in beliebige Phasen, wenn du mehr Luxusgüter-Welten hast als alle anderen. Bei Gleichstand an der Spitze einen.

roll_galaxy-face-T32A-name = Major Research Labs
roll_galaxy-face-T32A-text = Beim Erkunden hast du einen zusätzlichen Heimat-Erkunder ohne Würfel.

roll_galaxy-face-T33A-name = Merchant Guild
roll_galaxy-face-T33A-text = Am Ende von Produzieren bekommst du $2.

roll_galaxy-face-T34A-name = Mining League
roll_galaxy-face-T34A-text = Am Ende von Produzieren bekommst du $1 für jede Ware auf deinen Welten mit seltenen Elementen. Am Ende der Partie zählst du 2 SP für jede deiner Welten mit seltenen Elementen.

roll_galaxy-face-T35A-name = Minor Research Labs
roll_galaxy-face-T35A-text = Wenn du eine Ware von einer Gen-Welt oder einer Welt mit Alien-Technologie verbrauchst, bekommst du 1 SP-Chip mehr.

roll_galaxy-face-T36A-name = Nanotechnology
roll_galaxy-face-T36A-text = Versetzen: einen oder zwei Arbeiter in beliebige Phasen.

roll_galaxy-face-T37A-name = New Economy
roll_galaxy-face-T37A-text = Wenn du eine Ware verbrauchst, bekommst du außerdem $2. Am Ende der Partie zählst du 1 SP für jede deiner Entwicklungen ohne die Fähigkeit Versetzen, auch für diese.

roll_galaxy-face-T38A-name = New Galactic Order
roll_galaxy-face-T38A-text = Wenn du eine Welt vollendest, kommen alle eingesetzten Militär-Siedler in deinen Becher statt in deine Bevölkerung. Am Ende der Partie zählst du 2 SP für je 3 deiner Militärwürfel, aufgerundet.

roll_galaxy-face-T39A-name = Operations Affinity
roll_galaxy-face-T39A-text = Versetzen: einen Arbeiter zu Erkunden oder Produzieren.

roll_galaxy-face-T40A-name = Organic Shipyards
roll_galaxy-face-T40A-text = Beim Verladen hast du zwei zusätzliche Verlader ohne Würfel: Heimat und Gene.

roll_galaxy-face-T41A-name = Propaganda Campaign
roll_galaxy-face-T41A-text = Versetzen: einen oder zwei Arbeiter in die Phase, die du gewählt hast.

roll_galaxy-face-T42A-name = Public Works
roll_galaxy-face-T42A-text = Wenn du eine andere Entwicklung vollendet hast, bekommst du $1.

roll_galaxy-face-T43A-name = Replicant Robots
roll_galaxy-face-T43A-text = Alle deine Welten brauchen 1 Siedler weniger, aber mindestens 1.

roll_galaxy-face-T44A-name = Robot Surveyors
roll_galaxy-face-T44A-text = Am Ende von Siedeln bekommst du $2.

roll_galaxy-face-T45A-name = Shipping Affinity
roll_galaxy-face-T45A-text = Versetzen: einen Arbeiter zu Verladen.

roll_galaxy-face-T46A-name = Space Docks
roll_galaxy-face-T46A-text = Beim Verladen hast du einen zusätzlichen Heimat-Verlader ohne Würfel.

roll_galaxy-face-T47A-name = Space Marines
roll_galaxy-face-T47A-text = Beim Vollenden: Du verlierst einen deiner Würfel. Dann bekommst du $1 und legst einen neuen Militärwürfel in deinen Becher.

roll_galaxy-face-T48A-name = Space Mercenaries
roll_galaxy-face-T48A-text = Versetzen: einen Arbeiter (Militär oder Seltene Elemente) in eine beliebige Phase.

roll_galaxy-face-T49A-name = Space Refineries
roll_galaxy-face-T49A-text = Wenn du eine Ware von einer Welt mit seltenen Elementen verbrauchst, bekommst du 1 SP-Chip mehr.

roll_galaxy-face-T50A-name = Space Tourism
roll_galaxy-face-T50A-text = Am Ende von Verladen bekommst du $1, und $1 mehr, wenn deine teuerste Welt mehr kostet als jede Welt der anderen.

roll_galaxy-face-T51A-name = System Diversification
roll_galaxy-face-T51A-text = Versetzen: einen oder zwei Arbeiter, aber keine Heimatwürfel, in beliebige Phasen. Am Ende der Partie zählst du die Hälfte der aufgedruckten Gesamtkosten deiner Entwicklungen mit der Fähigkeit Versetzen als SP, aufgerundet.

roll_galaxy-face-T52A-name = Technology Affinity
roll_galaxy-face-T52A-text = Versetzen: einen Arbeiter zu Entwickeln.

roll_galaxy-face-T53A-name = Technology Unions
roll_galaxy-face-T53A-text = Am Ende von Erkunden und von Produzieren bekommst du $1, wenn du mehr Entwicklungen hast als alle anderen.

roll_galaxy-face-T54A-name = Terraforming Robots
roll_galaxy-face-T54A-text = Wenn du eine Welt vollendet hast, bekommst du $1, und $1 mehr bei einer Welt mit seltenen Elementen.

roll_galaxy-face-T55A-name = Trade Levies
roll_galaxy-face-T55A-text = Wenn du eine Ware verbrauchst, bekommst du außerdem $1.

roll_galaxy-face-T01B-name = Designer Species, Ultd.
roll_galaxy-face-T01B-text = Beim Vollenden: Nimm $1 und leg einen neuen Gen-Würfel als Ware hierher.

roll_galaxy-face-T02B-name = Spice World
roll_galaxy-face-T02B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel in deinen Becher.

roll_galaxy-face-T03B-name = Rebel Warrior Race
roll_galaxy-face-T03B-text = Beim Vollenden: Du verlierst einen deiner Würfel, dann legst du einen neuen Militärwürfel und einen neuen Gen-Würfel in deine Bevölkerung.

roll_galaxy-face-T04B-name = Information Hub
roll_galaxy-face-T04B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel als Ware hierher.

roll_galaxy-face-T05B-name = Galactic Trendsetters
roll_galaxy-face-T05B-text = Beim Vollenden: Nimm $2 und leg zwei neue Konsumwürfel in deine Bevölkerung.

roll_galaxy-face-T06B-name = Malevolent Lifeforms
roll_galaxy-face-T06B-text = Beim Vollenden: Leg einen neuen Gen-Würfel als Ware hierher.

roll_galaxy-face-T07B-name = Gem World
roll_galaxy-face-T07B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel in deinen Becher.

roll_galaxy-face-T08B-name = Lost Species Ark World
roll_galaxy-face-T08B-text = Beim Vollenden: Nimm $1 und leg einen neuen Gen-Würfel als Ware hierher.

roll_galaxy-face-T09B-name = Trading World
roll_galaxy-face-T09B-text = Beim Vollenden: Leg einen neuen Konsumwürfel in deine Bevölkerung.

roll_galaxy-face-T10B-name = Silicon World
roll_galaxy-face-T10B-text = Beim Vollenden: Nimm $1 und leg einen neuen Elemente-Würfel als Ware hierher.

roll_galaxy-face-T11B-name = Sentient Robots
roll_galaxy-face-T11B-text = Beim Vollenden: Leg einen neuen Militärwürfel in deinen Becher.

roll_galaxy-face-T12B-name = Galactic Resort
roll_galaxy-face-T12B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel als Ware hierher.

roll_galaxy-face-T13B-name = Former Penal Colony
roll_galaxy-face-T13B-text = Beim Vollenden: Du verlierst einen deiner Würfel, dann legst du einen neuen Militärwürfel in deinen Becher.

roll_galaxy-face-T14B-name = Deserted Alien Outpost
roll_galaxy-face-T14B-text = Beim Vollenden: Leg einen neuen Alien-Würfel als Ware hierher.

roll_galaxy-face-T15B-name = Star Nomad Lair
roll_galaxy-face-T15B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel in deine Bevölkerung.

roll_galaxy-face-T16B-name = Artist Colony
roll_galaxy-face-T16B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel in deine Bevölkerung.

roll_galaxy-face-T17B-name = Blaster Gem Mines
roll_galaxy-face-T17B-text = Beim Vollenden: Leg einen neuen Militärwürfel und einen neuen Elemente-Würfel in deine Bevölkerung.

roll_galaxy-face-T18B-name = New Vinland
roll_galaxy-face-T18B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel in deinen Becher.

roll_galaxy-face-T19B-name = Mining World
roll_galaxy-face-T19B-text = Beim Vollenden: Leg einen neuen Elemente-Würfel als Ware hierher.

roll_galaxy-face-T20B-name = Alien Robot Scout Ship
roll_galaxy-face-T20B-text = Beim Vollenden: Nimm $1 und leg einen neuen Alien-Würfel in deinen Becher.

roll_galaxy-face-T21B-name = Fifth Column
roll_galaxy-face-T21B-text = Beim Vollenden: Leg einen neuen Militärwürfel in deinen Becher.

roll_galaxy-face-T22B-name = Rebel Hideout
roll_galaxy-face-T22B-text = Beim Vollenden: Leg zwei neue Militärwürfel in deine Bevölkerung.

roll_galaxy-face-T23B-name = Runaway Robots
roll_galaxy-face-T23B-text = Beim Vollenden: Leg einen neuen Militärwürfel in deinen Becher.

roll_galaxy-face-T24B-name = Plague World
roll_galaxy-face-T24B-text = Beim Vollenden: Leg einen neuen Gen-Würfel in deinen Becher.

roll_galaxy-face-T25B-name = Alien Sentinels
roll_galaxy-face-T25B-text = Beim Vollenden: Nimm $3 und leg einen neuen Alien-Würfel in deinen Becher.

roll_galaxy-face-T26B-name = Pirate World
roll_galaxy-face-T26B-text = Beim Vollenden: Leg einen neuen Militärwürfel in deine Bevölkerung.

roll_galaxy-face-T27B-name = Galactic Survey Headquarters
roll_galaxy-face-T27B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel in deinen Becher.

roll_galaxy-face-T28B-name = Planetary Nebula
roll_galaxy-face-T28B-text = Beim Vollenden: Leg einen neuen Elemente-Würfel als Ware hierher.

roll_galaxy-face-T29B-name = Deserted Alien Library
roll_galaxy-face-T29B-text = Beim Vollenden: Nimm $2 und leg einen neuen Alien-Würfel als Ware hierher.

roll_galaxy-face-T30B-name = Distant World
roll_galaxy-face-T30B-text = Beim Vollenden: Nimm $1 und leg einen neuen Gen-Würfel in deinen Becher.

roll_galaxy-face-T31B-name = Gateway Station
roll_galaxy-face-T31B-text = Beim Vollenden: Leg einen neuen Konsumwürfel in deine Bevölkerung.

roll_galaxy-face-T32B-name = Galactic Fuel Depot
roll_galaxy-face-T32B-text = Beim Vollenden: Leg einen neuen Elemente-Würfel als Ware hierher.

roll_galaxy-face-T33B-name = Jumpdrive Fuel Refinery
roll_galaxy-face-T33B-text = Beim Vollenden: Leg einen neuen Elemente-Würfel als Ware hierher.

roll_galaxy-face-T34B-name = New Survivalists
roll_galaxy-face-T34B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel in deine Bevölkerung.

roll_galaxy-face-T35B-name = Transport Hub
roll_galaxy-face-T35B-text = Beim Vollenden: Nimm $1 und leg einen neuen Konsumwürfel in deine Bevölkerung.

roll_galaxy-face-T36B-name = Radioactive World
roll_galaxy-face-T36B-text = Beim Vollenden: Leg einen neuen Elemente-Würfel in deinen Becher.

roll_galaxy-face-T37B-name = High-Gravity World
roll_galaxy-face-T37B-text = Beim Vollenden: Leg einen neuen Militärwürfel in deinen Becher.

roll_galaxy-face-T38B-name = Secluded World
roll_galaxy-face-T38B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel in deine Bevölkerung.

roll_galaxy-face-T39B-name = Tourist World
roll_galaxy-face-T39B-text = Beim Vollenden: Nimm $1 und leg einen neuen Konsumwürfel in deine Bevölkerung.

roll_galaxy-face-T40B-name = Outlaw World
roll_galaxy-face-T40B-text = Beim Vollenden: Leg einen neuen Militärwürfel in deinen Becher.

roll_galaxy-face-T41B-name = Ore-Rich World
roll_galaxy-face-T41B-text = Beim Vollenden: Leg einen neuen Elemente-Würfel in deinen Becher.

roll_galaxy-face-T42B-name = Lost Alien Warship
roll_galaxy-face-T42B-text = Beim Vollenden: Nimm $2 und leg einen neuen Alien-Würfel in deinen Becher.

roll_galaxy-face-T43B-name = Space Port
roll_galaxy-face-T43B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel in deinen Becher.

roll_galaxy-face-T44B-name = Asteroid Belt
roll_galaxy-face-T44B-text = Beim Vollenden: Leg einen neuen Elemente-Würfel in deinen Becher.

roll_galaxy-face-T45B-name = Deep Space Symbionts, Ltd.
roll_galaxy-face-T45B-text = Beim Vollenden: Nimm $1 und leg einen neuen Gen-Würfel in deinen Becher.

roll_galaxy-face-T46B-name = Armaments World
roll_galaxy-face-T46B-text = Beim Vollenden: Nimm $1 und leg einen neuen Elemente-Würfel als Ware hierher.

roll_galaxy-face-T47B-name = Prosperous World
roll_galaxy-face-T47B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel als Ware hierher.

roll_galaxy-face-T48B-name = Lost Alien Battle Fleet
roll_galaxy-face-T48B-text = Beim Vollenden: Nimm $3 und leg einen neuen Alien-Würfel in deinen Becher.

roll_galaxy-face-T49B-name = Uplift Overseers
roll_galaxy-face-T49B-text = Beim Vollenden: Leg einen neuen Gen-Würfel in deinen Becher.

roll_galaxy-face-T50B-name = Universal Exports
roll_galaxy-face-T50B-text = Beim Vollenden: Leg einen neuen Luxusgüter-Würfel als Ware hierher.

roll_galaxy-face-T51B-name = Rebel Miners
roll_galaxy-face-T51B-text = Beim Vollenden: Du verlierst einen deiner Würfel, dann legst du zwei neue Militärwürfel in deine Bevölkerung.

roll_galaxy-face-T52B-name = Jungle World
roll_galaxy-face-T52B-text = Beim Vollenden: Leg einen neuen Gen-Würfel als Ware hierher.

roll_galaxy-face-T53B-name = Deserted Alien Colony
roll_galaxy-face-T53B-text = Beim Vollenden: Nimm $1 und leg einen neuen Alien-Würfel als Ware hierher.

roll_galaxy-face-T54B-name = Terraformed World
roll_galaxy-face-T54B-text = Beim Vollenden: Nimm $2 und leg einen neuen Konsumwürfel in deine Bevölkerung.

roll_galaxy-face-T55B-name = Comet Zone
roll_galaxy-face-T55B-text = Beim Vollenden: Leg einen neuen Elemente-Würfel als Ware hierher.

roll_galaxy-face-F1L-name = Space Piracy
roll_galaxy-face-F1L-text = Am Ende von Verladen bekommst du $1 für je zwei Militärwürfel in deiner Bevölkerung, aufgerundet.

roll_galaxy-face-F1R-name = Hidden Fortress
roll_galaxy-face-F1R-text = Zu Beginn: Leg einen neuen Militärwürfel in deine Bevölkerung.

roll_galaxy-face-F2L-name = Alien Archaeology
roll_galaxy-face-F2L-text = Sammelst du mit einem Alien-Erkunder, bekommst du $4 statt $2.

roll_galaxy-face-F2R-name = Alien Rosetta Stone World
roll_galaxy-face-F2R-text = Zu Beginn: Leg einen neuen Alien-Würfel in deine Bevölkerung.

roll_galaxy-face-F3L-name = Consumer Markets
roll_galaxy-face-F3L-text = Am Ende von Produzieren bekommst du $1 für jede Ware auf deinen Luxusgüter-Welten.

roll_galaxy-face-F3R-name = Space Mall
roll_galaxy-face-F3R-text = Zu Beginn: Leg einen neuen Luxusgüter-Würfel in deinen Becher.

roll_galaxy-face-F4L-name = Improved Reconnaissance
roll_galaxy-face-F4L-text = Beim Aufklären darfst du neue Plättchen oben auf ihre Stapel legen statt darunter.

roll_galaxy-face-F4R-name = Wormhole Station
roll_galaxy-face-F4R-text = Zu Beginn: Leg einen neuen Elemente-Würfel in deinen Becher.

roll_galaxy-face-F5L-name = Genetics Lab
roll_galaxy-face-F5L-text = Am Ende von Produzieren bekommst du $2 für jeden Gen-Würfel, der als Ware auf einer deiner Welten liegt.

roll_galaxy-face-F5R-name = The Last of the Gnarssh
roll_galaxy-face-F5R-text = Zu Beginn: Leg einen neuen Gen-Würfel in deine Bevölkerung.

roll_galaxy-face-F6L-name = Galactic Religion
roll_galaxy-face-F6L-text = Am Ende von Entwickeln bekommst du $1 für jeden Luxusgüter-Würfel in deiner Bevölkerung.

roll_galaxy-face-F6R-name = Pilgrimage World
roll_galaxy-face-F6R-text = Zu Beginn: Leg einen neuen Luxusgüter-Würfel als Ware hierher.

roll_galaxy-face-F7L-name = Biological Adaptation
roll_galaxy-face-F7L-text = Deine Entwicklungen mit der Fähigkeit Versetzen brauchen 1 Entwickler weniger, aber mindestens 1.

roll_galaxy-face-F7R-name = Aquatic Uplift World
roll_galaxy-face-F7R-text = Zu Beginn: Leg einen neuen Gen-Würfel in deinen Becher.

roll_galaxy-face-F8L-name = Mining Industry
roll_galaxy-face-F8L-text = Wenn du eine Ware von einer Welt mit seltenen Elementen verbrauchst, bekommst du außerdem $1.

roll_galaxy-face-F8R-name = Meteorite Planet
roll_galaxy-face-F8R-text = Zu Beginn: Leg einen neuen Elemente-Würfel in deine Bevölkerung.

roll_galaxy-face-F9L-name = Destroyed Colony
roll_galaxy-face-F9L-text = Zu Beginn: Leg einen neuen Konsumwürfel in deinen Becher.

roll_galaxy-face-F9R-name = Awakened Alien Outpost
roll_galaxy-face-F9R-text = Zu Beginn: Leg einen neuen Militärwürfel in deine Bevölkerung.

roll_galaxy-face-H1-name = Alpha Centauri
roll_galaxy-face-H1-text = Zu Beginn: Leg einen neuen Elemente-Würfel als Ware hierher.

roll_galaxy-face-H2-name = Ancient Race
roll_galaxy-face-H2-text = Zu Beginn: Leg einen neuen Gen-Würfel als Ware hierher.

roll_galaxy-face-H3-name = Damaged Alien Factory
roll_galaxy-face-H3-text = Zu Beginn: Leg einen neuen Alien-Würfel in deine Bevölkerung.

roll_galaxy-face-H4-name = Doomed World
roll_galaxy-face-H4-text = Du beginnst die Partie mit $8 statt $1.

roll_galaxy-face-H5-name = Earth's Lost Colony
roll_galaxy-face-H5-text = Zu Beginn: Leg einen neuen Luxusgüter-Würfel als Ware hierher.

roll_galaxy-face-H6-name = Epsilon Eridani
roll_galaxy-face-H6-text = Zu Beginn: Leg einen neuen Luxusgüter-Würfel und einen neuen Militärwürfel in deine Bevölkerung.

roll_galaxy-face-H7-name = New Sparta
roll_galaxy-face-H7-text = Zu Beginn: Leg zwei neue Militärwürfel in deine Bevölkerung.

roll_galaxy-face-H8-name = Old Earth
roll_galaxy-face-H8-text = Zu Beginn: Leg einen neuen Konsumwürfel in deine Bevölkerung.

roll_galaxy-face-H9-name = Separatist Colony
roll_galaxy-face-H9-text = Zu Beginn: Leg einen neuen Militärwürfel in deinen Becher.

## The window

roll_galaxy-for-the-galaxy-board = Tisch von Roll for the Galaxy
roll_galaxy-score-sheet = Wertungsblatt
roll_galaxy-final-round = { $said } Schlussrunde.
roll_galaxy-explore-column = Spalte Erkunden
roll_galaxy-develop-column = Spalte Entwickeln
roll_galaxy-settle-column = Spalte Siedeln
roll_galaxy-produce-column = Spalte Produzieren
roll_galaxy-ship-column = Spalte Verladen
roll_galaxy-head-explore-column = Kopf der Spalte Erkunden
roll_galaxy-head-develop-column = Kopf der Spalte Entwickeln
roll_galaxy-head-settle-column = Kopf der Spalte Siedeln
roll_galaxy-head-produce-column = Kopf der Spalte Produzieren
roll_galaxy-head-ship-column = Kopf der Spalte Verladen
roll_galaxy-seat = Platz { $number }, { $name }
roll_galaxy-credits = Credits
roll_galaxy-vp-chips = SP-Chips
roll_galaxy-cup = Becher
roll_galaxy-citizenry = Bevölkerung
roll_galaxy-squares = Felder
roll_galaxy-developments = Entwicklungen
roll_galaxy-worlds = Welten
roll_galaxy-seat-number = Platz { $number }
roll_galaxy-seats = Plätze
roll_galaxy-table = Tisch
roll_galaxy-round-number = Nummer der Runde
roll_galaxy-vp-chips-left-supply = SP-Chips in der Mitte
roll_galaxy-cost = { $kind }, Kosten { $cost }
roll_galaxy-covered = verdeckt
roll_galaxy-empty = leer
roll_galaxy-stacks-choose-abandon = Deine Stapel: Was wirfst du ab?
roll_galaxy-drawn-choose-a-side = Zu legen: Wähle eine Seite
roll_galaxy-explore-each = $2 oder Plättchen
roll_galaxy-does-not-occur = findet nicht statt
roll_galaxy-wild = Joker
roll_galaxy-dictate-give-up-one = Diktieren: einen abgeben, einen versetzen
roll_galaxy-dictate = Diktieren
roll_galaxy-ends-the-game = beendet die Partie
# Powers of tiles, as short as on the printed tiles: at most 30 characters.
roll_galaxy-power-reassign_pair = 2 einer Phase → gewählte Phase
roll_galaxy-power-reassign_most_novelty = Meiste Luxusgüter-Welten: { $amount }, gleich: { $limit }
roll_galaxy-power-dictate_repeat = beliebig oft diktieren
roll_galaxy-power-dictate_extra = Diktieren versetzt { $amount }
roll_galaxy-power-virtual_workers = zusätzlich: { $dice }
roll_galaxy-power-stock_bonus = Sammeln +${ $amount }: { $dice }
roll_galaxy-power-scout_on_top = darf obenauf liegen
roll_galaxy-power-rearrange_construction = Stapel neu ordnen
roll_galaxy-power-end_draw_tile = 1 Plättchen ziehen
roll_galaxy-power-alien_scout_credits = ${ $amount }, wenn Alien aufklärt
roll_galaxy-power-credits_if_most_developments = ${ $amount } bei meisten Entwicklungen
roll_galaxy-power-cost_reduction = Kosten −{ $amount }: { $only }
roll_galaxy-power-cost_reduction-some = Kosten −{ $amount }: { $worlds }
roll_galaxy-power-credits_on_complete = ${ $amount } je Plättchen
roll_galaxy-power-credits_on_complete-some = ${ $amount } je Plättchen: { $worlds }
roll_galaxy-power-phase_credits = +${ $amount }
roll_galaxy-power-credits_per_citizenry_dice = { $limit ->
    [1] Bevölkerung: ${ $amount } je { $dice }
   *[some] Bevölkerung: ${ $amount } je { $limit } { $dice }
}
roll_galaxy-power-save_workers = { $limit }–{ $amount } Arbeiter in den Becher
roll_galaxy-power-save_workers_colour = { $dice } in den Becher
roll_galaxy-power-extra_good_capacity = 2 Waren je Welt
roll_galaxy-power-credits_per_good = ${ $amount } je Ware: { $worlds }
roll_galaxy-power-credits_per_good_die = ${ $amount } je Würfel als Ware: { $dice }
roll_galaxy-power-trade_bonus = Handeln +${ $amount }
roll_galaxy-power-trade_bonus-some = Handeln +${ $amount }: { $worlds }
roll_galaxy-power-trade_buy_vp = Handeln: $1 für 1 SP
roll_galaxy-power-consume_vp_bonus = Verbrauchen +{ $amount } SP
roll_galaxy-power-consume_vp_bonus-some = Verbrauchen +{ $amount } SP: { $worlds }
roll_galaxy-power-consume_credit_bonus = Verbrauchen +${ $amount }
roll_galaxy-power-consume_credit_bonus-some = Verbrauchen +${ $amount }: { $worlds }
roll_galaxy-power-phase_vp = +{ $amount } SP
roll_galaxy-power-credits_if_highest_world = ${ $amount } bei teuerster Welt
roll_galaxy-power-score_novelty_world_cost = ½ Kosten Luxusgüter-Welten
roll_galaxy-power-score_developments = { $amount } je Entwicklung
roll_galaxy-power-score_dice_colours = { $amount } je Würfelfarbe
roll_galaxy-power-score_development_cost = ⅓ Kosten Entwicklungen
roll_galaxy-power-score_chips_triangular = je 1 ab 1, 3, 6, 10 … Chips
roll_galaxy-power-score_goods = { $amount } je Ware
roll_galaxy-power-score_rare_worlds = { $amount } je Welt: Seltene Elemente
roll_galaxy-power-score_non_reassign_developments = { $amount } je Entwicklung ohne Versetzen
roll_galaxy-power-score_military_dice = { $amount } je { $limit } Militärwürfel
roll_galaxy-power-score_reassign_development_cost = ½ Kosten Versetzen-Plättchen
roll_galaxy-good = Ware
roll_galaxy-lose-a-die = 1 Würfel verlieren
roll_galaxy-start-with = Start mit ${ $start_credits }
roll_galaxy-any = beliebig
roll_galaxy-not-home = nicht Heimat
roll_galaxy-selected = gewählte Phase
roll_galaxy-gray = grau
roll_galaxy-reassign = Versetzen
roll_galaxy-from = { $count } aus { $columns }
roll_galaxy-to = { $count } → { $columns }
roll_galaxy-score-developments = Entwicklungen
roll_galaxy-score-worlds = Welten
roll_galaxy-total = Summe
roll_galaxy-tie-break = Gleichstand: $ + Becher
roll_galaxy-bonus = { $tile }: { $points }
roll_galaxy-score-bonus = Prämien (Kosten 6)
roll_galaxy-points-for = { $bonus ->
    [0] { $tiles } SP für Plättchen, { $chips } für Chips
    [one] { $tiles } SP für Plättchen, { $chips } für Chips, { $bonus } für Entwicklungen mit Kosten 6
   *[other] { $tiles } SP für Plättchen, { $chips } für Chips, { $bonus } für Entwicklungen mit Kosten 6
}
roll_galaxy-stack-of = { $tiles } im Stapel
roll_galaxy-choosing = wählt …
roll_galaxy-explore = Erkunden
roll_galaxy-develop = Entwickeln
roll_galaxy-settle = Siedeln
roll_galaxy-produce = Produzieren
roll_galaxy-ship = Verladen
roll_galaxy-home = Heimat
roll_galaxy-military = Militär
roll_galaxy-consumption = Konsum
roll_galaxy-novelty = Luxusgüter
roll_galaxy-rare = Seltene Elemente
roll_galaxy-genes = Gene
roll_galaxy-alien = Alien-Technologie
roll_galaxy-tiles-to = Plättchen { $first } zu { $second }
roll_galaxy-vp-chips-to = SP-Chips { $first } zu { $second }
roll_galaxy-bonuses-to = Prämien { $first } zu { $second }
roll_galaxy-tie-break-to = bei Gleichstand { $first } zu { $second }
roll_galaxy-to-points-against = Mit { $first } zu { $second } Punkten gegen { $other }: { $reasons }.
roll_galaxy-none = keine
roll_galaxy-development = Entwicklung
roll_galaxy-world-gray = Welt, grau
roll_galaxy-world = Welt, { $color }
roll_galaxy-reassign-power = Fähigkeit Versetzen: { $tile }
roll_galaxy-credits-line = Credits: ${ $credits }
roll_galaxy-vp-chips-left = SP-Chips übrig: { $chips }
roll_galaxy-symbols-of-this-game = Zeichen dieses Spiels
roll_galaxy-tiles-in-the-bag = { $tiles } Plättchen im Beutel
roll_galaxy-select = { $phase } wählen
roll_galaxy-column = Spalte { $phase }: { $dice }
roll_galaxy-stack-empty = { $stack }, leer
roll_galaxy-die-wild-not-placed = Würfel { $color }, Joker, noch nicht gelegt
roll_galaxy-die-in-column = Würfel { $color } in Spalte { $phase }
roll_galaxy-die-selects = Würfel { $color } wählt { $phase }
roll_galaxy-worker-without-a-die = Arbeiter { $color } ohne Würfel
roll_galaxy-die-in-the-cup = Würfel { $color } im Becher
roll_galaxy-die-in-the-citizenry = Würfel { $color } in der Bevölkerung
roll_galaxy-die-given-up-dictate = Würfel { $color }, zum Diktieren abgegeben
roll_galaxy-good-on = Ware { $color } auf { $world }
roll_galaxy-die-on-the-stack = Würfel { $color } auf dem { $stack }
roll_galaxy-cost-name = { $name }, { $kind }, Kosten { $cost }
roll_galaxy-of-workers = { $cost ->
    [one] { $done } von 1 Arbeiter
   *[other] { $done } von { $cost } Arbeitern
}
roll_galaxy-chips = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
roll_galaxy-vp-now = { $points } SP sofort
roll_galaxy-roll-not-seen = Wurf unbekannt
roll_galaxy-rollbots-interest = Rollbots Interesse: { $level } ({ $why })
roll_galaxy-rollbots-interest-unknown = Rollbots Interesse hängt vom Wurf ab, und der fiel vor dem Beginn dieser Partie.
roll_galaxy-has-enough = nichts nötig
roll_galaxy-nothing-to-build = nichts zu bauen
roll_galaxy-no-room-for-goods = kein Platz frei
roll_galaxy-no-goods = keine Waren
roll_galaxy-of-wanted = { $level } von { $goal } nötigen
roll_galaxy-of-to-build = { $level } von { $goal } nötigen
roll_galaxy-of-to-build-and-next = { $goal } von { $goal }, { $more } fürs nächste
roll_galaxy-of-worlds = { $goal ->
    [one] { $level } von { $goal } Platz
   *[other] { $level } von { $goal } Plätzen
}
roll_galaxy-of-goods = { $goal ->
    [one] { $level } von { $goal } Ware
   *[other] { $level } von { $goal } Waren
}
roll_galaxy-vp-chips-squares-cup = { $name }: ${ $credits }, SP-Chips: { $chips }, Felder: { $squares }, Becher: { $cup }, Bevölkerung: { $citizenry }
roll_galaxy-costs-now = kostet jetzt { $cost } ({ $printed } − { $less })
roll_galaxy-workers-placed-more-needed = { $needed ->
    [one] Arbeiter: { $placed } da, { $needed } fehlt noch
   *[other] Arbeiter: { $placed } da, { $needed } fehlen noch
}
roll_galaxy-its-faces = Die Seiten: { $faces }.
roll_galaxy-develop-tile = { $tile } entwickeln
roll_galaxy-to-color = { $color } zu { $phase }: { $power }
roll_galaxy-produce-goods = { $count } Waren produzieren
roll_galaxy-recruit-dice = { $count } Würfel anwerben: { $dice }
roll_galaxy-recall-die = { $die } zurückholen
roll_galaxy-build-with = Mit { $count } Arbeitern bauen
roll_galaxy-with-worker = Mit { $worker }
roll_galaxy-stock-dice = { $count }-mal sammeln
roll_galaxy-ship-goods = { $count } Waren verladen
roll_galaxy-chips-gained = +{ $chips } SP
roll_galaxy-round = Runde { $round }.

## words explained

# Words of the game that the coach explains where a person first meets them.
roll_galaxy-term-stock-name = sammeln
roll_galaxy-term-stock-text = Ein Erkunder, der sammelt, bringt dir $2. Mit Credits wirbst du Würfel an.

roll_galaxy-term-scout-name = aufklären
roll_galaxy-term-scout-text = Ein Erkunder, der aufklärt, zieht ein neues Plättchen für einen deiner beiden Stapel. Vorher darfst du Plättchen abwerfen und ziehst dann entsprechend mehr.

roll_galaxy-term-trade-name = Handeln
roll_galaxy-term-trade-text = Verlädt eine Ware für Credits: $3 bei Luxusgütern, $4 bei seltenen Elementen, $5 bei Genen und $6 bei Alien-Technologie (es zählt die Farbe der Welt). Mehr als $10 kannst du nicht haben.

roll_galaxy-term-consume-name = Verbrauchen
roll_galaxy-term-consume-text = Verlädt eine Ware für Punkte: 1, dazu 1, wenn die Ware die Farbe der Welt hat, und 1, wenn der Verlader sie hat.

roll_galaxy-term-citizenry-name = Bevölkerung
roll_galaxy-term-citizenry-text = Hier warten Würfel, die gearbeitet haben. Jeder Credit holt einen zurück in deinen Becher, und du würfelst nur mit Würfeln im Becher.

roll_galaxy-term-dictate-name = Diktieren
roll_galaxy-term-dictate-text = Gib einen Arbeiter für diese Runde ab und versetz einen anderen in eine beliebige Spalte.

roll_galaxy-term-wild-name = Joker
roll_galaxy-term-wild-text = Ein Joker darf in jede Spalte.

roll_galaxy-term-chip-name = SP-Chip
roll_galaxy-term-chip-text = Ein Punkt am Ende. Sind die Chips verbraucht, ist die Runde die Schlussrunde.

roll_galaxy-empire-press-esc-return = Das Reich von { $name }. Esc bringt dich zurück.
roll_galaxy-top-tile-first = Das oberste Plättchen zuerst.
roll_galaxy-add-a-good = Ware dazulegen: { $kind }
roll_galaxy-remove-the-goods = Waren entfernen
