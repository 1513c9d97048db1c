### The coach and the exercises.

learn-next = Weiter
learn-step-of = Schritt { $step } von { $steps }
learn-coach-off-match = Der Coach ist in dieser Partie aus.
learn-turn-on-the-coach = Coach einschalten
learn-start-over = Von vorn
learn-todays-exercise = Aufgabe des Tages
learn-due-again = Wieder dran
learn-my-mistakes = Meine Fehler
learn-basics = Grundlagen
learn-review-game-choose-try = Deine größten Fehler aus beendeten Partien werden zu Aufgaben.
learn-set = Sammlung
learn-solved = Gelöst
learn-game = Spiel
learn-exercises = Aufgaben
learn-delete-exercise = Aufgabe löschen
# Endings that a word may have in a sentence (of “set” in “sets”), with spaces between.
learn-word-endings = e en er ern es n s
learn-days-in-a-row = { $streak ->
    [one] { $streak } Tag geübt
   *[other] { $streak } Tage in Folge geübt
}
learn-checking-your-answer = Deine Antwort wird geprüft …
learn-solved-best-move = Richtig: „{ $move }“ ist die beste Wahl.
learn-try-again = Noch einmal
learn-show-answer = Lösung zeigen
learn-the-best-move-is = Die beste Wahl ist „{ $move }“.
learn-anything-else-costs = Jede andere Wahl kostet mindestens { $loss }.
learn-grade-and-subject = { $grade }. { $subject }
learn-adviser-opinion = Zu „{ $move }“ hat der Berater keine Meinung.
learn-solved-costs-only = Richtig: „{ $move }“ kostet nur { $loss }.
learn-solved-about-good-best = Richtig: „{ $move }“ ist etwa so gut wie die beste Wahl.
learn-not-yet-costs = Nicht ganz: „{ $move }“ kostet { $loss }.
learn-yet-costs-least = Nicht ganz: „{ $move }“ kostet mindestens { $loss }.
learn-ask-for-a-hint = Um einen Tipp bitten
learn-take-it-back = Schritt rückgängig machen
learn-see-it-again = Noch einmal ansehen
learn-look-back = Rückblick
learn-nothing-final-takes-back = Nichts ist endgültig: { $key } nimmt deinen letzten Schritt zurück. Es bleibt fair: Du bekommst dieselben Würfe oder Karten wieder.
learn-replays-the-last-turn = { $key } zeigt noch einmal, was alle seit deinem Zug getan haben.
learn-game-over-review-finds = Die Partie ist zu Ende. Die Partieanalyse findet die Entscheidungen, die dich am meisten gekostet haben: { $key }.
learn-skip-all = Alle überspringen
learn-key-more-in-the-rules = { $key }: mehr in den Regeln
learn-more-in-the-rules = Mehr in den Regeln
learn-got-it = Verstanden
learn-nothing-explain-right-now = Gerade gibt es nichts zu erklären.
learn-what-to-think-about = Worum es geht
learn-it-cost-was-best = Das hat { $loss } gekostet. Am besten war „{ $best }“.
learn-was = „{ $judgement }“ war { $verdict }
learn-opponent = Gegner
learn-press-see-decision-about = Drück { $key }: Beim ersten Mal siehst du, worum es bei dieser Entscheidung geht, beim zweiten die Pläne, die infrage kommen, beim dritten die Zahlen.
