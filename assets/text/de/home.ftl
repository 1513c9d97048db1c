### The home page.

home-continue = Weiterspielen
home-round = { $title }, Runde { $round }
home-continue-title = { $title } weiterspielen: { $names }
home-min-ago = Vor { $minutes } Min.
home-h-ago = Vor { $hours } Std.
home-welcome-to-parlour = Willkommen bei Parlour
# On a button: at most 8 characters, besides the name.
home-play = { $name } spielen
home-look-around-first = Erst umsehen
home-roll-ten-dice = Würfle mit zehn Würfeln. Eine 1 zählt 100, eine 5 zählt 50.
home-three-kind-score-more = Drei gleiche zählen mehr: Drei 3er bringen 300.
home-bank-points-roll-dice = Sichere deine Punkte oder würfle mit dem Rest weiter. Zählt dann kein Würfel, sind sie weg.
home-all-dice-score-points = Zählen alle Würfel, sind deine Punkte sicher, und du würfelst noch einmal mit allen zehn.
home-solved = Gelöst
home-exercises-are-due = { $due ->
    [one] { $due } Aufgabe ist dran
   *[other] { $due } Aufgaben sind dran
}
home-new-exercises = { $due ->
    [one] { $due } neue Aufgabe aus deinen Partien
   *[other] { $due } neue Aufgaben aus deinen Partien
}
home-exercise-cost = { $unit ->
    [money] { $game }: { $points } ct verloren
   *[win] { $game }: { $points } %-Pkt. verloren
}
home-recent-games = Letzte Partien
home-games-yet-finished-games = Noch keine Partien. Beendete Partien erscheinen hier.
home-library = Bibliothek
home-todays-exercise = Aufgabe des Tages
# On a button.
home-solve = Lösen
# Auf einem Knopf: Die Aufgabe des Tages ist gelöst.
home-next-exercise = Nächste Aufgabe
home-review-game-choose-try = Deine größten Fehler aus beendeten Partien werden zu Aufgaben.
home-all-exercises = Alle Aufgaben
home-watch-a-game = Einer Partie zusehen
home-new-match = Neue Partie
home-welcome-back = Willkommen zurück, { $name }
home-welcome-back-nameless = Willkommen
home-days-of-play = { $streak ->
    [one] { $streak } Tag gespielt
   *[other] { $streak } Tage in Folge gespielt
}
home-more = { $more ->
    [one] +{ $more } Partie
   *[other] +{ $more } Partien
}
home-more-unfinished = { $more ->
    [one] { $more } weitere offene Partie
   *[other] { $more } weitere offene Partien
}
home-suggest-another-opponent = Anderen Gegner vorschlagen
home-play-now = Jetzt spielen
# On a button.
home-preparing-match = Die Partie wird vorbereitet …
home-play-with = { $game_name } gegen { $name } spielen
home-statistics = Statistik
home-your-rating = Deine Wertung
home-rating-after-each-game = Wertung nach jeder Partie
home-finish-game-against-bot = Spiel eine Partie gegen Bots zu Ende, ohne Tipps, ohne Hilfe des Coachs und ohne Würfe zurückzunehmen. Dann erscheint hier deine Wertung.
home-play-tile = Spielen
