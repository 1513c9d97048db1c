### A match.

match-actions = Actions
match-roll-dice = { $dice ->
    [one] Roll 1 die
   *[other] Roll { $dice } dice
}
match-match-safe-choose-how = The match is safe. Choose how to continue.
match-try-again = Try again
match-choose-another = Choose another bot
match-move-for-this-bot = Move for this bot
match-copy-details = Copy details
match-stopped-with-an-error = { $name } stopped with an error
match-use-this-roll = Use this roll
match-enter-all-dice-first = Enter all dice first.
match-luck = Luck
match-dice = Dice
match-rolls = Rolls
match-view = View
match-analyzing-the-game = Analyzing the game…
match-no-moves-yet = No moves yet.
match-no-rolls-yet = No dice have been rolled.
match-ct-luck-so-far = So far, everyone's luck, good and bad, has been worth { $cents }¢ to { $name }.
match-ct-luck-in-all = Everyone's luck, good and bad, was worth { $cents }¢ to { $name }; with even luck, { $name } would have ended with { $result }.
match-roll-the-dice = { $name }: roll the dice.
match-curtain-look-away = { $name }'s turn. Everyone else, please look away.
match-show-the-table-to = Show the table to { $name }
match-pass-the-screen-to = Pass the screen to { $names }.
match-luck-and-skill = Luck and skill
match-the-game = The game
match-right-lucky-cents = Right: luckier, in cents. Up: better decisions.
match-right-lucky-points = Right: luckier, in percentage points. Up: better decisions.
match-next-opponents = Next opponents
match-play-against = Play { $names }
match-result = Result
match-table = Table
match-checking-every-decision = Checking every decision…
match-adding-up-luck = Adding up everyone's luck…
match-round = { $name }, round { $round }:
match-better = Better:
match-most-luck = The luckiest moment
match-least-luck = The unluckiest moment
match-look = Look
match-no-mistakes-were-found = No mistakes were found.
match-judged-against-perfect-play = Decisions and luck are judged as if everyone played perfectly.
match-nothing-to-judge = There was nothing to judge in this game.
match-you-win = You win
match-you-lost = You lost
match-you-came = { $place ->
    [one] { $place }st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
match-a-tie = A tie
match-made-for-you = { $made ->
    [one] Made for you: { $told }
   *[other] { $made } moves made for you. The last: { $told }
}
match-ct = { $cents }¢
match-decisions-without-mistake = Decisions without a mistake: { $good } of { $decisions }.
match-accurate = { $accuracy } accurate
match-luck-decisions = { $name }: luck { $luck }, decisions { $decisions } each, compared with the average
match-played-well-unlucky = Played better, unlucky
match-played-well-lucky = Played better, lucky
match-mistakes-unlucky = Played worse, unlucky
match-mistakes-lucky = Played worse, lucky
match-95-ranges-best-plan = 95% ranges for the best plan. See Help > How accurate are these figures?
match-theme = Theme
match-candidates = Candidates
match-ranked = Ranking
match-show-candidates = Show candidates
match-show-ranking = Rank the moves
match-hint = Hint
match-why-not-mine = Why not mine?
match-compare-picked-best-move = Compare what you have picked, or have taken back, with the best move.
match-deeper = Deeper
match-think-again-four-times = Think again, four times as long.
match-stop = Stop
match-hints-available-when-decision = Hints are available when there is a decision to make.
match-working-out-a-hint = Working out a hint…
match-thinking-so-far = Thinking, { $seconds } so far
match-worth-considering = Worth considering: { $moves }.
match-adviser-is = Adviser: { $name }
match-thinking-time-is = Thinking time: { $time }
match-figure-is = Shown: { $unit }
match-judged = Judged: { $basis }
match-moves-are = Considering: { $moves }
match-only-of-moves = { $shown } of { $moves } moves
match-all-moves = All moves
match-visits = { $n ->
    [one] tried once
   *[other] tried { $n } times
}
match-win-chance-too-early = Win chance: too early to tell. Expected place: { $low } to { $high } of { $seats }.
match-too-few-playouts = too few playouts so far
match-deeper-for-figures = There aren't enough playouts for a figure yet. “{ $deeper }” lets the adviser think longer.
match-place = place { $place }
match-against-perfect-play = Against perfect play: { $value }
match-table-against-perfect-play =
    At this table: { $value }
    Against perfect play: { $perfect }
match-sorted-by = Sorted by { $unit }
match-clearly-best = Clearly best
match-slightly-better = Slightly better
match-about-equal = About equal
match-certain-lead = Certainly better, by { NUMBER($points, decimals: 1) } percentage points
match-likely-lead = Probably better, by { NUMBER($points, decimals: 1) } percentage points
match-slight-lead = Slightly better, by { NUMBER($points, decimals: 1) } percentage points
match-exact = exact
match-playouts = { $playouts ->
    [one] { $playouts } playout
   *[other] { $playouts } playouts
}
match-nodes = { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}
match-plies-deep = { $depth ->
    [one] { $depth } step ahead
   *[other] { $depth } steps ahead
}
match-stopped-after = stopped after { $seconds }
match-hint-move = Hint: { $move }.
match-too-early-tell-wins = too early to tell who wins, expected place { $place }
match-hint-value = Hint: { $move }, { $value }. { $separation }.
match-dice-histogram = Dice histogram
match-times-expected-95-fair = { $observed ->
    [one] { $name }: once, expected { $expected }, from { $low } to { $high } in 95% of fair games
   *[other] { $name }: { $observed } times, expected { $expected }, from { $low } to { $high } in 95% of fair games
}
match-turns = Turns
match-everything = Everything
match-log-detail = Log detail
match-auto = auto
match-undone = { $text } (undone)
match-log = Log
match-actions-will-appear-here = Actions will appear here.
match-type-a-move = Type a move
match-moves = Moves
match-find-a-move = Find a move
match-only-these-moves = Consider only these
match-youre-viewing-move-of = You're viewing step { $move } of { $last }.
match-back-to-the-game = Back to the game
match-play-from-here = Play from here
match-nothing-has-been-undone = Nothing has been undone.
match-this-roll = Last result
match-after-the-hint = After the hint
match-roll-shown = Results shown
match-continue-with-this-roll = Continue with this result
match-rolls-draws-yet = No rolls or draws yet.
match-evaluating-every-roll = Evaluating every result…
match-money-of-player = { $name }'s money
match-win-chance-of-player = { $name }'s win chance
match-choose-a-different-roll = Choose another result from the list.
match-after-the-hints-plan = After the hint's plan: { $unit }
match-next-roll = Next roll: { $unit }
match-next-draw = Next draw: { $unit }
match-last-roll = Last roll: { $unit }
match-last-draw = Last draw: { $unit }
match-save-a-copy = Save a copy…
match-earlier-position-press-esc = This is an earlier position. Press Esc to return to the game.
match-recent-turns-again = These are the recent turns again.
match-choose-result-roll = Choose the result of the roll.
match-players = Players
match-player-stopped = Stopped with an error
match-person = Person
match-not-available = { $player }: not available
match-bot = Bot
match-by-the-clock = set by the clock
match-who-takes-over-for = Who takes over for { $name }?
match-make-this-decision-myself = Make this decision myself
match-as-published = As published
match-wins = { $name } wins.
match-tie-win = It's a tie between { $names }.
match-tie-break-decided-between = The tie-break decided between { $first } and { $second }.
match-to-ahead-of = { $points } to { $other_points }, { $margin } ahead of { $other }.
match-review = Review
match-rematch = Rematch
match-paused-continues = Paused. Press { $key } to continue.
match-enter-roll-of = Enter { $name }'s roll.
match-is-thinking = { $name } is thinking.
match-headline-error = { $name } stopped with an error.
match-is-rolling = { $name } is rolling.
match-its-turn-of = It's { $name }'s turn.
match-roll-map = Map of results
match-against-the-average-chance = { $roll }: { $value }, { $gain } compared with the average. Chance: { $chance }.
match-value = Value
match-chance = Chance
match-roll = Result
match-all-rolls-best-first = All results, best first
match-rolled = { $roll } (actual)
match-against-the-average = { $gain } compared with the average
match-represents-equivalent-rolls = Represents { $rolls } equivalent results.
match-adviser-sees-difference-between = The adviser sees no difference between these results.
match-average-rolls-better-range = { $average } on average, better in { $better } of cases. Range: { $least } to { $most }.
match-note-on-this-step = Note on this step
match-how-everyone-played = How everyone played
match-no-decisions-yet = no judged decisions
match-decisions-lost-per-decision = { $decisions ->
    [one] { $decisions } decision, { $loss } lost
   *[other] { $decisions } decisions, { $loss } lost per decision
}
match-decisions-nothing-lost = { $decisions ->
    [one] { $decisions } decision, nothing lost
   *[other] { $decisions } decisions, nothing lost
}
match-with-a-hint = { $hints ->
    [one] { $hints } decision with a hint or the coach's help
   *[other] { $hints } decisions with a hint or the coach's help
}
match-round-move = Round { $round }, { $name }: “{ $move }”
match-round-chance = Round { $round }: { $kind ->
    [roll] { $name }'s roll
    [deal] the deal
   *[draw] { $name }'s draw
}
match-cost-was-best = { $quality }: it cost { $loss }. “{ $best }” was best.
match-ahead-start-finish = Only { $name } was ever clearly ahead.
match-the-lead-changed = { $times ->
    [one] The lead changed once.
   *[other] The lead changed { $times } times.
}
match-costliest-decision = The costliest decision was { $name }'s in round { $round }: it cost { $loss }.
match-luckiest-moment = The biggest swing came in round { $round }, when { $name } got lucky: “{ $came }” was worth { $change }.
match-unluckiest-moment = The biggest swing came in round { $round }, when { $name } got unlucky: “{ $came }” cost { $change }.
match-luck-gained = “{ $came }” was worth { $change } to { $name }.
match-luck-lost = “{ $came }” cost { $name } { $change }.
match-answer-play_anyway = Play anyway
match-answer-rethink = Rethink
match-answer-show_hint = Show hint
match-answer-stop_warning = Don't warn me again
match-quality-best = best move
match-quality-good = good move
# What a move was, in a word.
match-quality-inaccuracy = inaccuracy
match-quality-mistake = mistake
match-quality-blunder = blunder
match-counted-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
match-counted-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
match-counted-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
# The end of a sentence: “…” looks like an inaccuracy.
match-verdict-inaccuracy = an inaccuracy
match-verdict-mistake = a mistake
match-verdict-blunder = a blunder
match-a-good-move = a good move
match-looks-like = “{ $move }” looks like { $verdict }.
match-it-costs-about = It costs about { $loss }.
