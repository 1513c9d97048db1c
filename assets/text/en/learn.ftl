### The coach and the exercises.

learn-next = Next
learn-skip-all = Skip all
learn-key-more-in-the-rules = { $key }: more in the rules
learn-more-in-the-rules = More in the rules
learn-turn-on-the-coach = Turn on the coach
learn-coach-off-match = The coach is off in this match.
learn-got-it = Got it
learn-step-of = Step { $step } of { $steps }
learn-nothing-explain-right-now = Nothing to explain right now.
learn-what-to-think-about = What to think about
learn-it-cost-was-best = It cost { $loss }. “{ $best }” was best.
learn-was = “{ $judgement }” was { $verdict }
learn-todays-exercise = Today's exercise
learn-due-again = Due again
learn-my-mistakes = My mistakes
learn-basics = Basics
learn-review-game-choose-try = Your worst mistakes in finished games become exercises.
learn-set = Set
learn-solved = Solved
learn-game = Game
learn-exercises = Exercises
learn-delete-exercise = Delete exercise
# Endings that a word can have in a sentence (such as “s” in “sets”), separated by spaces.
learn-word-endings = s es
learn-days-in-a-row = { $streak ->
    [one] { $streak } day of practice
   *[other] { $streak } days of practice in a row
}
learn-opponent = Opponent
learn-start-over = Start over
learn-checking-your-answer = Checking your answer…
learn-solved-best-move = Right: “{ $move }” is the best move.
learn-try-again = Try again
learn-show-answer = Show answer
learn-the-best-move-is = The best move is “{ $move }”.
learn-anything-else-costs = Any other choice costs at least { $loss }.
learn-grade-and-subject = { $grade }. { $subject }
learn-adviser-opinion = The adviser can't rate “{ $move }”.
learn-solved-costs-only = Right: “{ $move }” costs only { $loss }.
learn-solved-about-good-best = Right: “{ $move }” is about as good as the best move.
learn-not-yet-costs = Not quite: “{ $move }” costs { $loss }.
learn-yet-costs-least = Not quite: “{ $move }” costs at least { $loss }.
learn-ask-for-a-hint = Ask for a hint
learn-take-it-back = Undo a step
learn-see-it-again = See it again
learn-look-back = Look back
learn-press-see-decision-about = Press { $key } to see what this decision is about, again for the plans worth considering, and again for the figures.
learn-nothing-final-takes-back = Nothing is final: { $key } undoes your last step. It stays fair: you get the same dice or cards again.
learn-replays-the-last-turn = { $key } replays what everyone has done since your turn.
learn-game-over-review-finds = The game is over. Press { $key } to review the decisions that cost you the most.
