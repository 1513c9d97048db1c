### The window around the pages.

shell-hidden-behind-the-curtain = Verborgen, solange ihr den Bildschirm weitergebt.
shell-panels = Seitenleiste
shell-close = { $title } schließen
shell-continue = Weiter
shell-pause = Pause
shell-guided-first-round = { $name } hat keine geführte erste Runde.
shell-finish-match-first-start = Spiel erst deine Partie zu Ende oder starte die geführte Runde auf der Regelseite.
shell-hints-available-when-decision = Tipps gibt es, sobald etwas zu entscheiden ist.
shell-nothing-to-undo = Nichts rückgängig zu machen.
shell-nothing-to-redo = Nichts zu wiederholen.
shell-youre-already-entering-dice = Du gibst die Würfel schon ein.
shell-can-only-resign-yourself = Du kannst nur für dich selbst aufgeben, und nur in Spielen, die das erlauben.
shell-the-game-is-over = Die Partie ist zu Ende.
# In the narrow bar on the left: at most 10 characters.
shell-home = Start
# In the narrow bar on the left: at most 10 characters.
shell-play = Spielen
# In the narrow bar on the left: at most 10 characters.
shell-learn = Lernen
# In the narrow bar on the left: at most 10 characters.
shell-library = Bibliothek
# In the narrow bar on the left: at most 10 characters.
shell-arena = Arena
# In the narrow bar on the left: at most 10 characters.
shell-labs = Labor
# In the narrow bar on the left: at most 13 characters.
shell-settings = Einstellungen
shell-navigation = Navigation
shell-back = Zurück
shell-open-record = Aufzeichnung öffnen
shell-save-a-copy = Kopie speichern
shell-save-as-text = Als Text speichern
shell-text-txt = Text (*.txt)
shell-saved-as = Gespeichert als { $path }.
shell-records-json = Aufzeichnungen (*.json)
shell-position-copied = Die Stellung ist kopiert.
shell-no-position-to-copy = Es gibt keine Stellung zum Kopieren: Gerade läuft keine Partie.
shell-clipboard-contains-text = In der Zwischenablage ist kein Text.
shell-seed = Startzahl { $seed }
shell-no-previous-page = Es gibt keine vorige Seite.
shell-dock-review = Wendepunkte
shell-dock-coach = Coach
shell-dock-hint = Tipp
shell-dock-analysis = Analyse
shell-dock-log = Verlauf
shell-export-the-log = Verlauf exportieren
shell-copy-as-text = Als Text kopieren
shell-save-as-text-menu = Als Text speichern …
shell-save-as-record-json = Als Aufzeichnung (JSON) speichern …
shell-something-went-wrong = In Parlour ist etwas schiefgegangen ({ $summary }). Deine Partien sind gespeichert, und du kannst weiterspielen. Die Einzelheiten helfen uns, den Fehler zu beheben.
shell-lab-working-language-later = In einem Labor läuft ein Experiment, deshalb wechselt die Sprache erst beim nächsten Start von Parlour. Wechselst du sie jetzt, bricht das Experiment ab.
shell-change-language = Jetzt wechseln
shell-copy-details = Einzelheiten kopieren
