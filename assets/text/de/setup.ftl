### A new match.

setup-dice-rolled-next-set = Als Nächstes wird gewürfelt oder gezogen. Baue eine Stellung auf, in der jemand entscheiden muss, zum Beispiel eine aus einer Partie, dann siehst du die Möglichkeiten von der besten bis zur schlechtesten.
setup-next-colonizers = Als Nächstes wird gezogen. Wähle bei „Nächster Schritt“ etwas anderes und bei „Entfernter Kolonist“ einen Kolonisten, dann siehst du die Möglichkeiten von der besten bis zur schlechtesten.
setup-next-dice_chess = Als Nächstes wird gewürfelt. Gib die Würfel ein, dann siehst du die Möglichkeiten von der besten bis zur schlechtesten.
setup-next-fargo = Als Nächstes wird gewürfelt. Gib „Punkte auf dem Spiel“ und „Würfel im nächsten Wurf“ an, dann siehst du die Möglichkeiten von der besten bis zur schlechtesten.
setup-next-lange_strasse = Als Nächstes wird gewürfelt. Gib die Würfel auf dem Tisch ein, dann siehst du die Möglichkeiten von der besten bis zur schlechtesten.
setup-advisers-view = Meinung des Beraters
setup-game-over-position = In dieser Stellung ist die Partie zu Ende.
setup-game = Spiel
setup-start-match = Partie beginnen
setup-back = Zurück
setup-watch-a-game = Einer Partie zusehen
setup-new-match = Neue Partie
setup-preparing-game-press-start = Das Spiel wird vorbereitet. Die Partie beginnt, sobald alles bereit ist.
setup-win-chance-ratings-about = Deine Gewinnchance laut Wertung: etwa { $win_chance }
setup-players = Spieler
setup-number-of-players = Spielerzahl
setup-rules = Regeln
setup-choose-opponents-to-watch = { $left ->
    [one] Wähle noch { $left } Bot, dem du zusehen willst.
   *[other] Wähle { $left } Bots, denen du zusehen willst.
}
setup-click-opponent-play-place = Klick auf einen Gegner, der statt { $name } spielen soll.
setup-match = Partie
# On a button: at most 12 characters.
setup-no-help = Ohne Hilfe
# On a button: at most 12 characters.
setup-warn-me = Mit Warnung
# On a button: at most 12 characters.
setup-coach = Coach
setup-help-while-you-play = Hilfe beim Spielen
# On a button: at most 16 characters.
setup-rolled-here = Parlour würfelt
# On a button: at most 16 characters.
setup-i-enter-mine = Echte Würfel
setup-dice = Würfel
setup-no-clock = Ohne Uhr
setup-clock = Uhr
setup-run-out-time-lose = Wenn deine Zeit abläuft, verlierst du.
setup-seed = Startzahl
setup-same-seed-always-gives = Dieselbe Startzahl ergibt immer dieselben Würfe und Karten.
setup-recommended = Empfohlen für dich
setup-another-person = Ein Mitspieler
setup-plays-screen = Sitzt mit dir am selben Bildschirm.
setup-position-as-text = Stellung als Text
setup-copy = Kopieren
setup-copy-position-text = Stellung als Text kopieren
setup-paste = Einfügen
setup-use-position-clipboard = Stellung aus der Zwischenablage verwenden
setup-analyze = Analysieren
setup-play-from-here = Von hier spielen
setup-start-of-the-game = Spielbeginn
setup-position-were-setting-up = Das ist die Stellung, die du aufgebaut hast.
setup-start-over = Von vorn
setup-this-position-is-possible = Diese Stellung ist möglich.
setup-seat = Platz { $number }
setup-choose-plays-seat = Wähle, wer auf Platz { $number } spielt
setup-name-of-seat = Name auf Platz { $number }
setup-player-at-seat = Spieler auf Platz { $number }
setup-thinking-time-of-seat = Bedenkzeit von Platz { $number }
setup-settings-of-seat = Einstellungen von Platz { $number }
setup-details = Details
setup-remove-this-seat = Platz entfernen
setup-person = Mensch
setup-as-published = Wie veröffentlicht
setup-name = { $name } …
setup-plays-only-with-seats = Spielt nur in Partien mit { $low } Plätzen.
setup-plays-only-seats = Spielt nur in Partien mit { $low } bis { $high } Plätzen.
setup-bot-rated = Bot · { $rating }
setup-bot-unrated = Bot
setup-as-published-goal = Wie veröffentlicht. Ziel: { $aim }
setup-goal = Ziel: { $aim }
setup-level-of-goal = Stufe { $level } von { $top }. Ziel: { $aim }
setup-random-order = Zufällige Reihenfolge
