### Help: rules, figures, about.

help-external-bots = Externe Bots
help-about-parlour = Über Parlour
# A page in Markdown.
help-about-page =
    # Parlour { $version }

    Würfel- und Kartenspiele gegen Bots, die ihre Entscheidungen erklären. Parlour ist freie Software unter der Apache-Lizenz 2.0. Nichts, was du darin tust, verlässt deinen Computer.

    Parlour ist ein inoffizielles Programm. Mit den Verlagen und Autoren der veröffentlichten Spiele ist es nicht verbunden; die Namen stehen hier nur, damit klar ist, welches Spiel gemeint ist. Texte, Bilder und Code stammen alle von uns.
help-we-compared-advisers-predicted = Wir haben verglichen, was die Berater in Partien zwischen Bots vorhergesagt haben und was dann geschah. Je näher die Punkte an der gestrichelten Linie sind, desto mehr kannst du den Zahlen trauen. Wo fast jede Gewinnchance noch möglich ist, sagt der Tipp, dass noch nichts abzusehen ist.
help-nothing-measured-yet = Noch ist nichts gemessen.
help-win-chance-shown = Gezeigte Gewinnchance (%)
help-games-won = Gewonnene Partien (%)
help-money-expected-ct = Erwartetes Geld (ct)
help-money-won-ct = Gewonnenes Geld (ct)
help-shown-came = { $mark } gezeigt { $shown }, eingetreten { $came }
help-strong-players-only = nur starke Bots
help-player-strong-adviser-against = ein starker Bot gegen mittelstarke Bots
help-bots-only = nur mittelstarke Bots
help-lines-95-range = Linien: 95-%-Bereich
help-games-figures-were-off = In { $games } Partien ({ $date }) lagen die Zahlen im Schnitt { $off } ct daneben.
help-games-figures-were-off-points = In { $games } Partien ({ $date }) lagen die Zahlen im Schnitt { $off } Prozentpunkte daneben.
help-change-keys = Tasten ändern
help-single-letter-keys-work = Einzelne Buchstabentasten wirken, solange du nicht in ein Textfeld schreibst. Halte Alt gedrückt, um die Tasten für die Möglichkeiten auf dem Tisch zu sehen.
help-search-the-rules = Regeln durchsuchen
help-contents = Inhalt
help-guided-first-round = Geführte erste Runde
help-play-first-round-coach = Eine erste Runde mit dem Coach spielen, Schritt für Schritt
help-rules-of = Regeln von { $name }
