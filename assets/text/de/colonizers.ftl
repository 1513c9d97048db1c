### Colonizers.

colonizers-name = Colonizers
colonizers-tagline = Geheime Kolonisten, verdeckte Karten und acht Module auf dem Mars.
colonizers-standing = { $omnium } Omnium

colonizers-ask-pick = { SEAT($seat) }, wähle verdeckt einen Kolonisten.
colonizers-ask-draw = { SEAT($seat) }, nimm Omnium oder zieh Module. Du hast { $omnium } Omnium.
colonizers-ask-draw_last = { SEAT($seat) }, nimm Omnium. Wenn du Module ziehst, endet die Partie ohne Sieger: Es sind zu wenige Karten übrig.
colonizers-ask-keep = { SEAT($seat) }, behalte eines der beiden Module.
colonizers-ask-keep_full = { SEAT($seat) }, deine Hand ist voll. Wähle, welches Modul aus dem Spiel kommt; das andere kommt unter den Stapel.
colonizers-ask-power = { SEAT($seat) }, nenne einen Kolonisten. Wer ihn hat, den trifft deine Fähigkeit.
colonizers-ask-no_power = { SEAT($seat) }, weiter zum Bauen: Der { $colonist } hat keine Fähigkeit, die du nutzen kannst.
colonizers-ask-build = { SEAT($seat) }, bau ein Modul oder nichts. Du hast { $omnium } Omnium.

colonizers-option-full_colony_bonus-label = Kolonieprämie
colonizers-option-full_colony_bonus-help = Zusatzpunkte für eine Kolonie mit acht Modulen. Im ursprünglichen Programm bringt jede 4.
colonizers-option-full_colony_bonus-first4 = Erste 4, andere 2
colonizers-option-full_colony_bonus-all4 = Jede 4

# Why something on the table cannot be chosen; shown next to the pointer.
colonizers-why-not_offered = Der { $colonist } steht nicht zur Wahl: Jemand hat ihn, oder er ist nicht im Spiel.
colonizers-why-own_colonist = Der { $colonist } bist du selbst.
colonizers-why-cannot_be_named = Der { $colonist } ist nicht im Spiel.
colonizers-why-too_dear = { $card } kostet { $cost } Omnium, und du hast { $omnium }.
colonizers-why-hand_full = Deine Hand ist voll: Du kannst keine Module ziehen.
colonizers-why-now_pick = Wähle zuerst einen Kolonisten.
colonizers-why-now_draw = Nimm zuerst Omnium oder zieh Module.
colonizers-why-now_keep = Wähle zuerst, welches gezogene Modul du behältst.
colonizers-why-now_power = Schließ zuerst den Schritt „Fähigkeit“ ab.
colonizers-why-now_build = Jetzt kannst du nur ein Modul aus der Hand bauen.

# Colonists and modules, as in the rules.
colonizers-colonist-ecologist = Ökologe
colonizers-colonist-general = General
colonizers-colonist-miner = Bergmann
colonizers-colonist-opportunist = Opportunist
colonizers-colonist-spy = Spion
colonizers-colonist-visionary = Visionär

colonizers-module-oxygen_generator = Sauerstoff-Generator
colonizers-module-water_reservoir = Wassertank
colonizers-module-hydroponics_facility = Hydrokultur-Anlage
colonizers-module-eco_dome = Öko-Kuppel
colonizers-module-marketplace = Marktplatz
colonizers-module-warehouse = Lagerhaus
colonizers-module-quarry = Steinbruch
colonizers-module-omnium_purification_plant = Omnium-Raffinerie
colonizers-module-garrison = Garnison
colonizers-module-barracks = Kaserne
colonizers-module-military_academy = Akademie
colonizers-module-planetary_defense_system = Planetare Verteidigung
colonizers-module-housing_unit = Wohneinheit
colonizers-module-spaceport = Raumhafen
colonizers-module-research_lab = Labor
colonizers-module-mass_relay = Massenrelais

## the log

colonizers-log-removed = Der { $colonist } ist nicht im Spiel.
colonizers-log-picks = { SEAT($seat) } wählt einen Kolonisten: { $colonist }.
colonizers-log-reveals = { SEAT($seat) } ist der { $colonist }.
colonizers-log-takes = { SEAT($seat) }, der { $colonist }, nimmt { $omnium } Omnium.
colonizers-log-draws_modules = { SEAT($seat) }, der { $colonist }, zieht zwei Module.
colonizers-log-draws_with_income = { SEAT($seat) }, der { $colonist }, bekommt { $omnium } Omnium und zieht zwei Module.
colonizers-log-draws_the_last = { SEAT($seat) }, der { $colonist }, zieht Module, aber im Stapel sind zu wenige Karten: Die Partie endet ohne Sieger.
colonizers-log-visionary_card = { SEAT($seat) }, der Visionär, zieht eine Karte zusätzlich: { $card }.
colonizers-log-draws = { SEAT($seat) } zieht ein Modul: { $card }.
colonizers-log-keeps = { SEAT($seat) } behält: { $card }. Ein Modul kommt unter den Stapel.
colonizers-log-loses = { SEAT($seat) } wirft ab: { $card }. Ein Modul kommt unter den Stapel.
colonizers-log-goes_on = { SEAT($seat) } kann jetzt bauen.
colonizers-log-does_nothing = { SEAT($seat) } nennt niemanden.
colonizers-log-names_to_steal = { SEAT($seat) } nennt einen Kolonisten, um Omnium zu stehlen: { $colonist }.
colonizers-log-names_to_swap = { SEAT($seat) } nennt einen Kolonisten, um die Handkarten zu tauschen: { $colonist }.
colonizers-log-nobody = Niemand ist der { $colonist }.
colonizers-log-steals = { SEAT($other) } ist der { $colonist }: { SEAT($seat) } stiehlt { $omnium } Omnium.
colonizers-log-steals_nothing = { SEAT($other) } ist der { $colonist }, hat aber kein Omnium.
colonizers-log-swaps = { SEAT($other) } ist der { $colonist }: { SEAT($seat) } gibt { $given ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $given } Karten
} und bekommt { $got }.
colonizers-log-builds = { SEAT($seat) } baut für { $cost } Omnium: { $card }, Modul { $n } von 8.
colonizers-log-builds_the_last = { SEAT($seat) } baut für { $cost } Omnium: { $card }. Die erste Kolonie ist voll: Schlussrunde.
colonizers-log-builds_also_the_last = { SEAT($seat) } baut für { $cost } Omnium: { $card }. Auch diese Kolonie ist voll.
colonizers-log-builds_nothing = { SEAT($seat) } baut nichts.

# Actions in short, in the log, in hints, and on buttons.
colonizers-short-removed = { $colonist } nicht im Spiel
colonizers-short-picks = Wahl: { $colonist }
colonizers-short-reveals = als { $colonist }
colonizers-short-takes = Omnium nehmen
colonizers-short-draws_modules = Module ziehen
colonizers-short-draws_with_income = Module ziehen
colonizers-short-draws_the_last = Module ziehen
colonizers-short-keeps = { $card } behalten
colonizers-short-loses = { $card } abwerfen
colonizers-short-goes_on = weiter
colonizers-short-does_nothing = niemanden nennen
colonizers-short-names_to_steal = stehlen: { $colonist }
colonizers-short-names_to_swap = Hand tauschen: { $colonist }
colonizers-short-builds = { $card } bauen
colonizers-short-builds_the_last = { $card } bauen
colonizers-short-builds_also_the_last = { $card } bauen
colonizers-short-builds_nothing = nichts bauen
colonizers-short-visionary_card = Zusatzkarte { $card }
colonizers-short-draws = { $card }
colonizers-short-nobody = niemand hat ihn
colonizers-short-steals = { $omnium } Omnium von { SEAT($other) }
colonizers-short-steals_nothing = { SEAT($other) } hat kein Omnium
colonizers-short-swaps = { $given ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $given } Karten
} gegen { $got } von { SEAT($other) }

## what a decision is about, for the first stage of a hint; never which plan is best

colonizers-theme-general = Überlege, was die anderen vor deinem nächsten Zug tun können.
colonizers-theme-extra_card = Achte darauf, wie viele Karten du hast.
colonizers-theme-no_extra_card = Achte darauf, wie viele Karten du hast.
colonizers-theme-full_hand = Achte darauf, wie viele Karten du hast.
colonizers-theme-empty_hand = Achte darauf, wie viele Karten du hast.
colonizers-theme-is_lost = Achte darauf, wie viele Karten du hast.
colonizers-theme-may_steal = Achte darauf, wer Omnium hat.
colonizers-theme-steals = Achte darauf, wer Omnium hat.
colonizers-theme-may_swap = Vergleiche, wie viele Karten du und die anderen auf der Hand haben.
colonizers-theme-swaps = Vergleiche, wie viele Karten du und die anderen auf der Hand haben.
colonizers-theme-pays_for = Achte darauf, was du bezahlen kannst.
colonizers-theme-nothing_affordable = Achte darauf, was du bezahlen kannst.
colonizers-theme-at_once = Achte darauf, was du bezahlen kannst.
colonizers-theme-missing = Achte darauf, was du bezahlen kannst.
colonizers-theme-saves = Achte darauf, was du bezahlen kannst.
colonizers-theme-worth = Vergleiche, was Module zählen und was sie kosten.
colonizers-theme-ends_the_game = Achte auf den Stapel: Wie viele Karten sind noch da?
colonizers-theme-held_by_nobody = Überlege, wer welchen Kolonisten haben kann.
colonizers-theme-income = Achte auf die Farben deiner Module.
colonizers-theme-denies = Achte auf die Farben aller Module.
colonizers-theme-colour = Achte auf die Farben deiner Module.
colonizers-theme-completes = Denk an die Prämie für eine volle Kolonie.
colonizers-theme-completes_too = Denk an die Prämie für eine volle Kolonie.

colonizers-set-general = Den Zug planen
colonizers-set-extra_card = Handkarten
colonizers-set-no_extra_card = Handkarten
colonizers-set-full_hand = Handkarten
colonizers-set-empty_hand = Handkarten
colonizers-set-is_lost = Handkarten
colonizers-set-may_steal = Omnium
colonizers-set-steals = Omnium
colonizers-set-may_swap = Handkarten tauschen
colonizers-set-swaps = Handkarten tauschen
colonizers-set-pays_for = Bauen
colonizers-set-nothing_affordable = Bauen
colonizers-set-at_once = Bauen
colonizers-set-missing = Bauen
colonizers-set-saves = Bauen
colonizers-set-worth = Bauen
colonizers-set-ends_the_game = Das Ende der Partie
colonizers-set-held_by_nobody = Kolonisten nennen
colonizers-set-income = Einkommen
colonizers-set-colour = Einkommen
colonizers-set-completes = Die volle Kolonie
colonizers-set-completes_too = Die volle Kolonie

## bots

colonizers-bot-adaptive-name = Iris
colonizers-bot-adaptive-about = Spielt etwa so stark, wie es deiner Wertung entspricht: spielt pro Entscheidung 200 Partien durch und wählt oft eine Aktion, die fast so gut ist wie die beste.
colonizers-bot-adaptive-objective = Eine ausgeglichene Partie.

colonizers-bot-adaptive-remark-hello = Auf dem Mars ist Platz für alle. Wollen wir?
colonizers-bot-adaptive-remark-ahead = Meine Bauleute haben gute Laune.
colonizers-bot-adaptive-remark-behind = Deine Kolonie macht sich gut.
colonizers-bot-adaptive-remark-won = Wir haben beide gut gebaut. Noch eine Partie?
colonizers-bot-adaptive-remark-lost = In deiner Kolonie ließe es sich leben.

colonizers-bot-random-name = Otto
colonizers-bot-random-about = Spielt irgendetwas, was die Regeln erlauben.
colonizers-bot-random-objective = Keines.

colonizers-bot-random-remark-hello = Welches davon ist das Gewächshaus?
colonizers-bot-random-remark-ahead = Das habe ich gebaut? Mit Absicht?
colonizers-bot-random-remark-behind = Ganz schön staubig hier draußen.
colonizers-bot-random-remark-won = Das sollte ich öfter machen.
colonizers-bot-random-remark-lost = Schöne Kuppel hast du da.

colonizers-bot-heuristic-name = Greta
colonizers-bot-heuristic-about = Sammelt eine Farbe, wählt den Kolonisten, der dafür Omnium bringt, und baut das Modul, dessen Punkte die Kosten am weitesten übertreffen.
colonizers-bot-heuristic-objective = Kein eigenes: Greta folgt veröffentlichten Faustregeln.

colonizers-bot-heuristic-remark-hello = Bitte alles in einer Farbe.
colonizers-bot-heuristic-remark-ahead = Es passt zusammen, und es zahlt sich aus.
colonizers-bot-heuristic-remark-behind = Den ganzen Tag die falschen Farben.
colonizers-bot-heuristic-remark-won = Ordnung gewinnt.
colonizers-bot-heuristic-remark-lost = Deine Farben passten besser zusammen.

colonizers-bot-ismcts_200-name = Luna
colonizers-bot-ismcts_200-about = Spielt pro Entscheidung 200 Partien durch, wie das ursprüngliche Programm, schielt aber nicht auf verdeckte Karten.
colonizers-bot-ismcts_200-objective = Ein vorderer Platz, am liebsten der erste, gemittelt über alles Verdeckte.

colonizers-bot-ismcts_200-remark-hello = Von dieser Kolonie habe ich geträumt.
colonizers-bot-ismcts_200-remark-ahead = Es fühlt sich an wie der gute Traum.
colonizers-bot-ismcts_200-remark-behind = In manchen Träumen verliere ich.
colonizers-bot-ismcts_200-remark-won = Und ich wache als Erste auf.
colonizers-bot-ismcts_200-remark-lost = Das hatte ich nicht geträumt.

colonizers-bot-ismcts-name = Magnus
colonizers-bot-ismcts-about = Spielt Tausende Partien durch und errät deinen Kolonisten daraus, wie nützlich dir jeder wäre.
colonizers-bot-ismcts-objective = Ein vorderer Platz, am liebsten der erste, gemittelt über alles Verdeckte.

colonizers-bot-ismcts-remark-hello = Ich glaube, ich weiß, wer du bist.
colonizers-bot-ismcts-remark-ahead = Du warst leicht zu durchschauen.
colonizers-bot-ismcts-remark-behind = Du überraschst mich.
colonizers-bot-ismcts-remark-won = Ich wusste, dass du es warst.
colonizers-bot-ismcts-remark-lost = Falsch geraten. Gut versteckt.

colonizers-bot-maxn-name = Edgar
colonizers-bot-maxn-about = Denkt sieben Aktionen voraus, rät zehnmal, was verdeckt ist, und zählt Punkte zusammen.
colonizers-bot-maxn-objective = Punkte in der eigenen Kolonie und etwas für Karten und Omnium.

colonizers-bot-maxn-remark-hello = Sieben Aktionen voraus. Und du?
colonizers-bot-maxn-remark-ahead = Die Rechnung fällt zu meinen Gunsten aus.
colonizers-bot-maxn-remark-behind = Eins im Sinn. Hm.
colonizers-bot-maxn-remark-won = Die Rechnung ist abgeschlossen.
colonizers-bot-maxn-remark-lost = Ich habe richtig addiert. Du hast mehr addiert.

## what a seat can work out

colonizers-deduction-out = Der { $colonist } ist nicht im Spiel.

colonizers-deduction-hand = { $n ->
    [one] { SEAT($seat) } hat 1 Karte: { $cards }.
   *[other] { SEAT($seat) } hat { $n } Karten; bekannt: { $cards }.
}

colonizers-deduction-where-one = { SEAT($first) } ist der { $colonist }.
colonizers-deduction-where-one_or_out = { $colonist }: { SEAT($first) } { PERCENT($first_chance, decimals: 0) }, nicht im Spiel { PERCENT($out, decimals: 0) }.
colonizers-deduction-where-two = { $colonist }: { SEAT($first) } { PERCENT($first_chance, decimals: 0) }, { SEAT($second) } { PERCENT($second_chance, decimals: 0) }.
colonizers-deduction-where-two_or_out = { $colonist }: { SEAT($first) } { PERCENT($first_chance, decimals: 0) }, { SEAT($second) } { PERCENT($second_chance, decimals: 0) }, nicht im Spiel { PERCENT($out, decimals: 0) }.
colonizers-deduction-where-three = { $colonist }: { SEAT($first) } { PERCENT($first_chance, decimals: 0) }, { SEAT($second) } { PERCENT($second_chance, decimals: 0) }, { SEAT($third) } { PERCENT($third_chance, decimals: 0) }.
colonizers-deduction-where-three_or_out = { $colonist }: { SEAT($first) } { PERCENT($first_chance, decimals: 0) }, { SEAT($second) } { PERCENT($second_chance, decimals: 0) }, { SEAT($third) } { PERCENT($third_chance, decimals: 0) }, nicht im Spiel { PERCENT($out, decimals: 0) }.

## reasons: at most 14 words

colonizers-reason-extra_card = { $hand ->
    [0] Eine Karte mehr für eine leere Hand.
   *[some] Eine Karte mehr; bisher { $hand } auf der Hand.
}
colonizers-reason-no_extra_card = Keine Karte mehr: Die Hand ist dann voll.
colonizers-reason-may_steal = { $omnium ->
    [0] Könnte stehlen, aber niemand sonst hat Omnium.
   *[some] Bis zu { $omnium } Omnium zu stehlen, zum Beispiel von { SEAT($seat) }.
}
colonizers-reason-may_swap = Könnte { $own ->
    [0] eine leere Hand
    [one] 1 Karte
   *[other] { $own } Karten
} gegen { $cards ->
    [0] die leere Hand
    [one] die 1 Karte
   *[other] die { $cards } Karten
} von { SEAT($seat) } tauschen.
colonizers-reason-pays_for = Reicht für ein Modul, das { $cost } kostet.
colonizers-reason-full_hand = Schon { $cards } von 5 Karten auf der Hand.
colonizers-reason-ends_the_game = Beendet die Partie ohne Sieger: Es sind zu wenige Karten übrig.
colonizers-reason-empty_hand = Eine leere Hand braucht Karten.
colonizers-reason-nothing_affordable = { $omnium ->
    [0] Ohne Omnium lässt sich nichts bauen.
   *[some] Für { $omnium } Omnium lässt sich nichts bauen.
}
colonizers-reason-will_have = Macht zusammen { $omnium } Omnium.
colonizers-reason-denies = Verhindert, dass { SEAT($seat) } { $n } Omnium bekommt.
colonizers-reason-is_lost = Geht verloren: Die Hand ist voll.
colonizers-reason-worth = { $value ->
    [one] Bringt { $value } Punkt und kostet { $cost } Omnium.
   *[other] Bringt { $value } Punkte und kostet { $cost } Omnium.
}
colonizers-reason-at_once = Lässt sich sofort bezahlen.
colonizers-reason-missing = { $omnium ->
    [one] Zum Bauen fehlt { $omnium } Omnium.
   *[other] Zum Bauen fehlen { $omnium } Omnium.
}
colonizers-reason-held_by_nobody = Niemand kann der { $colonist } sein.
colonizers-reason-keeps_hand = Behält { $cards ->
    [0] die leere Hand.
    [one] die eine Karte.
   *[other] die { $cards } Karten.
}
colonizers-reason-steals_nothing = Stiehlt nichts: weiterhin { $omnium } Omnium.
colonizers-reason-steals = { SEAT($seat) } könnte { $colonist } sein ({ PERCENT($chance, decimals: 0) }): { $omnium ->
    [0] kein Omnium
   *[some] { $omnium } Omnium
} zu stehlen.
colonizers-reason-steals_surely = { SEAT($seat) } ist { $colonist }: { $omnium ->
    [0] kein Omnium
   *[some] { $omnium } Omnium
} zu stehlen.
colonizers-reason-swaps = { SEAT($seat) } könnte { $colonist } sein ({ PERCENT($chance, decimals: 0) }): { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
} gegen { $own ->
    [0] eine leere Hand
   *[some] { $own }
}.
colonizers-reason-swaps_surely = { SEAT($seat) } ist { $colonist }: { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
} gegen { $own ->
    [0] eine leere Hand
   *[some] { $own }
}.
colonizers-reason-saves = { $omnium ->
    [0] Kein Omnium zum Bauen.
   *[some] Hebt { $omnium } Omnium für etwas Besseres auf.
}
colonizers-reason-completes = Macht die Kolonie als erste voll: 4 Zusatzpunkte und Schlussrunde.
colonizers-reason-completes_too = Macht auch diese Kolonie voll und bringt Zusatzpunkte.

colonizers-reason-income = { $n ->
    [0] Kein Omnium: kein Modul in { $colour }.
    [one] 1 Omnium für 1 Modul in { $colour }.
   *[other] { $n } Omnium für { $n } Module in { $colour }.
}

colonizers-reason-colour = { $n ->
    [one] Erstes Modul in { $colour }: 1 Omnium als { $colonist }.
   *[other] Damit { $n } Module in { $colour }: { $n } Omnium als { $colonist }.
}
colonizers-reason-no_colour = Ohne Farbe: Kein Kolonist bringt dafür Omnium.

## The window

colonizers-board = Colonizers-Tisch
colonizers-who-may-be-who = Mögliche Kolonisten
colonizers-unseen-modules = Ungesehene Module
colonizers-open-cards = Alle Karten zeigen
colonizers-none = keiner
colonizers-omnium = Omnium
colonizers-colonist = Kolonist
colonizers-hand = Hand
colonizers-colony = Kolonie
colonizers-phase-deal = Kolonisten verteilen
colonizers-phase-pick = Kolonisten wählen
colonizers-phase-reveal = Kolonisten aufdecken
colonizers-phase-draw = Omnium oder Module
colonizers-phase-passive = Karte des Visionärs
colonizers-phase-drawing = Module ziehen
colonizers-phase-keep = ein Modul behalten
colonizers-phase-power = Fähigkeit nutzen
colonizers-phase-answer = auf die Fähigkeit antworten
colonizers-phase-build = bauen
colonizers-phase-over = die Partie ist zu Ende
colonizers-seats = Plätze
colonizers-round = Runde
colonizers-round-number = Nummer der Runde
colonizers-next-step = Nächster Schritt
colonizers-removed-colonist = Entfernter Kolonist
colonizers-drawn-modules = Gezogene Module
colonizers-modules = Module
colonizers-bonus = Prämie
colonizers-points = Punkte
colonizers-green = Grün
colonizers-blue = Blau
colonizers-red = Rot
colonizers-no-color = ohne Farbe
colonizers-power-ecologist = +1 Omnium je grünes Modul
colonizers-power-general = +1 Omnium je rotes Modul
colonizers-power-miner = +1 Omnium je blaues Modul
colonizers-power-opportunist = Stiehlt einem Kolonisten bis zu 2 Omnium
colonizers-power-spy = Tauscht mit einem Kolonisten die Handkarten
colonizers-power-visionary = Nimmt die oberste Karte des Stapels
colonizers-step-pick = Wählen
colonizers-step-draw = Ziehen
colonizers-step-keep = Behalten
colonizers-step-power = Fähigkeit
colonizers-step-build = Bauen
colonizers-blocked-pick = nicht im Angebot
colonizers-blocked-power = dein eigener Kolonist
colonizers-blocked-draw = deine Hand ist voll
colonizers-blocked-build = kostet mehr, als du hast
colonizers-doubt-ends_the_game = Im Stapel sind zu wenige Karten: Wenn du ziehst, endet die Partie, und niemand gewinnt.
colonizers-doubt-nobody = Niemand kann diesen Kolonisten haben; ihn zu nennen bewirkt nichts.
colonizers-cost-value = { $name }, { $color }, Kosten { $cost }, Wert { $value }
colonizers-costs-scores = { $color }; kostet { $cost }, zählt { $value }
colonizers-game-seen-yet = { $copies_of } im Spiel, { $unseen } noch nicht gesehen
colonizers-take-omnium = { $takes } Omnium nehmen
colonizers-draw-2-modules = 2 Module ziehen
colonizers-name-nobody = Niemanden nennen
colonizers-go-on-to-build = Weiter zum Bauen
colonizers-build-nothing = Nichts bauen
colonizers-build-module-names = { $module_names } bauen
colonizers-exchange-with-the = Tauschen mit: { $colonist_names }
colonizers-steal-from-the = Bestehlen: { $colonist_names }
# A module that leaves the game, because the hand is full.
colonizers-discard-module-names = { $module_names } abwerfen
colonizers-keep-module-names = { $module_names } behalten
colonizers-pick-the = { $colonist_names } wählen
colonizers-can-be-chosen = wählbar
colonizers-hint = Tipp
colonizers-face-down = verdeckt
colonizers-deck-cards = { $deck ->
    [one] Stapel, { $deck } Karte
   *[other] Stapel, { $deck } Karten
}
colonizers-omnium-to-take = Omnium im Vorrat
colonizers-omnium-of-player = { $omnium } Omnium
colonizers-cards-in-hand = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
colonizers-of-modules = { $modules } von { $most } Modulen
colonizers-points-of-player = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
colonizers-colonist-hidden = Kolonist verdeckt
colonizers-may-be = vielleicht { OR($colonists) }
colonizers-with-nobody = bei niemandem
colonizers-with = bei { $name }
colonizers-may-be-with = vielleicht bei { OR($names) }
colonizers-deck-line = { $deck ->
    [one] Stapel: { $deck } Karte
   *[other] Stapel: { $deck } Karten
}
colonizers-omnium-nobody-owns-yet = Der Vorrat an Omnium
colonizers-know-hand = Bekannte Handkarten: { $known }
colonizers-cards-lost-hand-limit = { $lost ->
    [one] { $lost } Karte wegen voller Hand verloren
   *[other] { $lost } Karten wegen voller Hand verloren
}
colonizers-last-round-colony-full = Schlussrunde: Eine Kolonie ist voll.
colonizers-deck-used-up-game = Im Stapel sind zu wenige Karten: Die Partie endet ohne Sieger und ohne Punkte.
colonizers-wins = { $name } gewinnt.
colonizers-modules-to = Module { $first } zu { $second }
colonizers-bonus-to = Prämie { $first } zu { $second }
colonizers-to-points-against = Mit { $first } zu { $second } Punkten gegen { $other }: { $reasons }.
colonizers-round-deck-cards = { $deck ->
    [one] Runde { $round }. Stapel: { $deck } Karte.
   *[other] Runde { $round }. Stapel: { $deck } Karten.
}
colonizers-round-the-last = Runde { $round } (Schlussrunde)
colonizers-round-now = Runde { $round }
colonizers-hidden = verdeckt
colonizers-no-cards-in-hand = Keine Handkarten
colonizers-draw-brings = { $omnium } nehmen
colonizers-now = { $text }: jetzt { $brings }
colonizers-no-colonist-yet = noch kein Kolonist
colonizers-lot = Bauplatz { $lot }
colonizers-first-colony-modules-ends = Schlussrunde bei { $colony } Modulen
colonizers-omnium-short = { $missing ->
    [one] { $missing } Omnium fehlt
   *[other] { $missing } Omnium fehlen
}
colonizers-affordable = bezahlbar
colonizers-out-of-play = nicht im Spiel
colonizers-of = { $count } von { $all }
colonizers-equal-points-lower-seat = Gleichstand: { $tied }. Der frühere Platz liegt vorn.

## the first turn, and words explained

# The first turn and the words of the game, as the coach explains them.
colonizers-tour-pick-title = Wähle heimlich einen Kolonisten
colonizers-tour-pick-text = Jeder Kolonist hilft dir in dieser Runde auf seine Weise. Omnium ist das Geld, Module sind die Karten, die du damit baust. Zeig auf einen Kolonisten, um zu lesen, was er tut, und klick ihn dann an. Die anderen sehen deine Wahl nicht.
colonizers-tour-draw-title = Omnium oder Module
colonizers-tour-draw-text = Omnium ist das Geld, mit dem du Module bezahlst. Nimm 2 Omnium, oder zieh zwei Module und behalte eines davon.
colonizers-tour-power-title = Nenne einen Kolonisten
colonizers-tour-power-text = Klick den Kolonisten an, den du nennen willst. Deine Fähigkeit trifft den Spieler, der ihn hat. Hat ihn niemand, passiert nichts.
colonizers-tour-build-title = Baue ein Modul
colonizers-tour-build-text = Klick ein Modul auf deiner Hand an, um es zu bezahlen und zu bauen. Sein Wert zählt als Punkte, und seine Farbe kann dir Einkommen bringen.
colonizers-tour-end-title = Wie die Partie endet
colonizers-tour-end-text = Sobald jemand acht Module gebaut hat, ist diese Runde die Schlussrunde. Wer die meisten Punkte hat, gewinnt.
colonizers-term-omnium-name = Omnium
colonizers-term-omnium-text = Das Geld. Damit bezahlst du Module, und was du nicht ausgibst, behältst du.
colonizers-term-module-name = Modul
colonizers-term-module-text = Eine Karte, die du in deiner Kolonie baust, indem du ihre Kosten zahlst. Am Ende zählt ihr Wert als Punkte.
colonizers-term-colony-name = Kolonie
colonizers-term-colony-text = Die Module, die du gebaut hast, höchstens acht. Die Runde, in der jemand das achte baut, ist die Schlussrunde.
colonizers-term-out-name = nicht im Spiel
colonizers-term-out-text = Diesen Kolonisten hat in dieser Runde niemand. Einer wird vor der Wahl verdeckt entfernt, einer bleibt übrig.
colonizers-term-opportunist-name = Opportunist
colonizers-term-opportunist-text = Nennt einen Kolonisten und stiehlt dem Spieler, der ihn hat, bis zu 2 Omnium.
colonizers-term-spy-name = Spion
colonizers-term-spy-text = Nennt einen Kolonisten und tauscht mit dem Spieler, der ihn hat, alle Handkarten.
colonizers-term-visionary-name = Visionär
colonizers-term-visionary-text = Bekommt als Erstes die oberste Karte des Stapels, wenn die Hand nicht voll ist.
colonizers-term-general-name = General
colonizers-term-general-text = Bringt 1 Omnium für jedes rote Modul in der Kolonie.
colonizers-term-miner-name = Bergmann
colonizers-term-miner-text = Bringt 1 Omnium für jedes blaue Modul in der Kolonie.
colonizers-term-ecologist-name = Ökologe
colonizers-term-ecologist-text = Bringt 1 Omnium für jedes grüne Modul in der Kolonie.
colonizers-while-choosing-module-keep = Zwei Karten, nur solange jemand wählt, welche bleibt.
