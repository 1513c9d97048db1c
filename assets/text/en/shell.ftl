### The window around the pages.

shell-hidden-behind-the-curtain = Hidden while you pass the screen.
shell-panels = Panels
shell-close = Close { $title }
shell-continue = Continue
shell-pause = Pause
shell-guided-first-round = { $name } has no guided first round.
shell-finish-match-first-start = Finish your match first, or start the guided round from the rules page.
shell-hints-available-when-decision = Hints are available when there is a decision to make.
shell-nothing-to-undo = Nothing to undo.
shell-nothing-to-redo = Nothing to redo.
shell-youre-already-entering-dice = You're already entering the dice.
shell-can-only-resign-yourself = You can only resign for yourself, and only in games that allow it.
shell-the-game-is-over = The game is over.
# In the narrow bar on the left: at most 10 characters.
shell-home = Home
# In the narrow bar on the left: at most 10 characters.
shell-play = Play
# In the narrow bar on the left: at most 10 characters.
shell-learn = Learn
# In the narrow bar on the left: at most 10 characters.
shell-library = Library
# In the narrow bar on the left: at most 10 characters.
shell-arena = Arena
# In the narrow bar on the left: at most 10 characters.
shell-labs = Labs
# In the narrow bar on the left: at most 13 characters.
shell-settings = Settings
shell-navigation = Navigation
shell-back = Back
shell-open-record = Open record
shell-save-a-copy = Save a copy
shell-save-as-text = Save as text
shell-text-txt = Text (*.txt)
shell-saved-as = Saved as { $path }.
shell-records-json = Records (*.json)
shell-position-copied = The position has been copied.
shell-no-position-to-copy = There is no position to copy: no match is in progress.
shell-clipboard-contains-text = There is no text on the clipboard.
shell-seed = Seed { $seed }
shell-no-previous-page = There is no previous page.
shell-dock-review = Turning points
shell-dock-coach = Coach
shell-dock-hint = Hint
shell-dock-analysis = Analysis
shell-dock-log = Log
shell-export-the-log = Export the log
shell-copy-as-text = Copy as text
shell-save-as-text-menu = Save as text…
shell-save-as-record-json = Save as record (JSON)…
shell-something-went-wrong = Something went wrong in Parlour ({ $summary }). Your matches are saved, and you can keep playing. The details help us fix it.
shell-lab-working-language-later = An experiment is running in a Lab, so the language will change the next time Parlour starts. Changing it now stops the experiment.
shell-change-language = Change it now
shell-copy-details = Copy details
