### Fargo.

fargo-name = Fargo
fargo-tagline = Ten dice. Roll again, or bank what you have.

fargo-ask = { $n ->
    [one] { SEAT($seat) }: roll the last die, or bank { NUMBER($points) }?
   *[other] { SEAT($seat) }: roll { $n } dice, or bank { NUMBER($points) }?
}

fargo-ask_last = { $n ->
    [one] { SEAT($seat) }, last turn: roll the last die, or bank { NUMBER($points) }? The score to beat is { NUMBER($best) }.
   *[other] { SEAT($seat) }, last turn: roll { $n } dice, or bank { NUMBER($points) }? The score to beat is { NUMBER($best) }.
}

fargo-option-trigger_at_exactly_10000-label = Exactly 10,000 is enough
fargo-option-trigger_at_exactly_10000-help = A score of exactly 10,000 starts the final round; normally, it takes more.

fargo-standing-turn = +{ NUMBER($points) }
fargo-standing-trigger = went out

# The first turn and the words of the game, as the coach explains them.
fargo-tour-roll-title = Your first roll
fargo-tour-roll-text = Press “Roll 10 dice”. Every 1 scores 100 points and every 5 scores 50. Three of a kind scores more.

fargo-tour-run-title = Your run
fargo-tour-run-text = All scoring dice are set aside for you. Their points are your run. You can bank them, or roll the remaining dice for more.

fargo-tour-risk-title = The risk of a bust
fargo-tour-risk-text = The dial shows how likely the next roll is to score nothing. That's a bust: you lose the run, and your turn is over.

fargo-tour-decide-title = Roll or bank
fargo-tour-decide-text = With five or more dice left, you rarely bust, so roll. With two or three, it's usually better to bank.

fargo-tour-race-title = The race
fargo-tour-race-text = The track shows all scores. When someone has more than 10,000 points, the others get one last turn, and the highest score wins.

fargo-term-run-name = run
fargo-term-run-text = The points you have scored since you last rolled all ten dice. Bank them before you bust, or you lose them.

fargo-term-bust-name = bust
fargo-term-bust-text = A roll in which no die scores. Your turn is over and you lose the run, but never points you have banked.

fargo-term-hot-name = hot dice
fargo-term-hot-text = All dice have scored. The run is banked, and you roll all ten dice again.

fargo-term-final-name = last turn
fargo-term-final-text = Someone has started the final round: everyone else gets one last turn. Only the highest score wins.

# Why something on the table cannot be chosen; shown next to the pointer.
fargo-why-die = You don't pick dice in Fargo: whatever scores is set aside, and you roll the rest.
fargo-why-bank = You can't bank now: roll the dice first.

## the log

fargo-log-roll = { $n ->
    [one] { SEAT($seat) } rolls the last die.
   *[other] { SEAT($seat) } rolls the other { $n } dice.
}

fargo-log-rolled = { $n ->
    [one] { SEAT($seat) } rolls { $dice } for { NUMBER($points) } points: a run of { NUMBER($run) }, 1 die left.
   *[other] { SEAT($seat) } rolls { $dice } for { NUMBER($points) } points: a run of { NUMBER($run) }, { $n } dice left.
}

fargo-log-hot = { SEAT($seat) } rolls { $dice }: hot dice. { NUMBER($points) } points are banked, and all ten dice are rolled again.
fargo-log-bust = { SEAT($seat) } rolls { $dice } and busts, losing { NUMBER($lost) } points.
fargo-log-bust_behind = { SEAT($seat) } rolls { $dice } and busts: { NUMBER($score) } is not enough.
fargo-log-bust_safe = { SEAT($seat) } rolls { $dice } and busts, losing { NUMBER($lost) } points; { NUMBER($points) } stay banked.
fargo-log-bust_safe_trigger = { SEAT($seat) } rolls { $dice } and busts, but keeps { NUMBER($points) } banked points and has { NUMBER($score) }. Everyone else gets one last turn.
fargo-log-bust_safe_ahead = { SEAT($seat) } rolls { $dice } and busts, but keeps { NUMBER($points) } banked points and takes the lead with { NUMBER($score) }.
fargo-log-bust_safe_level = { SEAT($seat) } rolls { $dice } and busts, but keeps { NUMBER($points) } banked points and ties for the lead at { NUMBER($score) }.
fargo-log-bust_safe_behind = { SEAT($seat) } rolls { $dice } and busts: even with { NUMBER($points) } banked points, { NUMBER($score) } is not enough.
fargo-log-stop = { SEAT($seat) } banks { NUMBER($points) } and has { NUMBER($score) }.
fargo-log-stop_trigger = { SEAT($seat) } banks { NUMBER($points) } and has { NUMBER($score) }. Everyone else gets one last turn.
fargo-log-stop_ahead = { SEAT($seat) } banks { NUMBER($points) } and takes the lead with { NUMBER($score) }.
fargo-log-stop_level = { SEAT($seat) } banks { NUMBER($points) } and ties for the lead at { NUMBER($score) }.
fargo-log-stop_behind = { SEAT($seat) } banks { NUMBER($points) }, but { NUMBER($score) } is not enough.

# Actions in short, in the log, in hints, and on buttons.
fargo-short-roll = roll
fargo-short-bust = { $dice }, bust
fargo-short-bust_behind = { $dice }, bust
fargo-short-bust_safe = { $dice }, bust
fargo-short-bust_safe_trigger = { $dice }, bust
fargo-short-bust_safe_ahead = { $dice }, bust
fargo-short-bust_safe_level = { $dice }, bust
fargo-short-bust_safe_behind = { $dice }, bust
fargo-short-stop = bank
fargo-short-stop_trigger = bank
fargo-short-stop_ahead = bank
fargo-short-stop_level = bank
fargo-short-stop_behind = bank

## reasons: at most 14 words

fargo-reason-points_stop = Scores { NUMBER($own) } points this turn; rolling averages at most { NUMBER($other) }.
fargo-reason-points_roll = Rolling averages up to { NUMBER($own) } points this turn; banking scores { NUMBER($other) }.

fargo-reason-points_cost = { $loss ->
    [one] Averages 1 point less than the better choice.
   *[other] Averages { NUMBER($loss) } points less than the better choice.
}

fargo-reason-against_points = { $loss ->
    [one] Gives up 1 point this turn for a better win chance.
   *[other] Gives up { NUMBER($loss) } points this turn for a better win chance.
}

fargo-reason-risk = { PERCENT($bust) } chance of losing the { NUMBER($run) }-point run.
fargo-reason-hot = { PERCENT($hot) } chance of hot dice, which would make the run safe.
fargo-reason-safe = The { NUMBER($banked) } points already banked this turn are safe whatever the roll.
fargo-reason-banks = Makes the { NUMBER($run) }-point run safe and ends the turn.
fargo-reason-brings_end = Starts the final round: the score to beat is { NUMBER($score) }.
fargo-reason-short_of_end = Reaches exactly 10,000, which does not start the final round.
fargo-reason-threat = { SEAT($seat) } needs { NUMBER($needed) } more to start the final round: { PERCENT($chance) } chance per turn.
fargo-reason-last_wins = Wins the game: { NUMBER($score) } beats everyone.
fargo-reason-last_leads = Takes the lead with { NUMBER($score) }, but the final round isn't over.
fargo-reason-last_shares = Ties for the win at { NUMBER($score) }.
fargo-reason-last_levels = Ties for the lead at { NUMBER($score) }, but the final round isn't over.
fargo-reason-last_loses = Loses the game: { NUMBER($score) } is short of { NUMBER($best) }.
fargo-reason-last_must = Needs { NUMBER($gap) } more points to beat { NUMBER($best) }.
fargo-reason-last_alone = Goes for an outright win: banking now would only tie.
fargo-reason-last_risks = Puts a certain win at risk: banking wins now.

fargo-reason-rule_stop = { $n ->
    [one] Fixed rule: bank at { NUMBER($score) } or more with 1 die left.
   *[other] Fixed rule: bank at { NUMBER($score) } or more with { $n } dice left.
}

fargo-reason-rule_always = { $n ->
    [one] Fixed rule: always bank with 1 die left.
   *[other] Fixed rule: always bank with { $n } dice left.
}

fargo-reason-rule_roll = { $n ->
    [one] Fixed rule: always roll with 1 die left.
   *[other] Fixed rule: always roll with { $n } dice left.
}

## what a decision is about, for the first stage of a hint; never which plan is best

fargo-theme-general = Weigh the points you have against those you could still roll.
fargo-theme-risk = Weigh the { NUMBER($run) } points at risk against what more dice could score.
fargo-theme-banks = Weigh the { NUMBER($run) } points at risk against what more dice could score.
fargo-theme-hot = Hot dice are within reach: every die scores in { PERCENT($hot) } of rolls.
fargo-theme-safe = Remember that { NUMBER($banked) } points are already banked this turn.
fargo-theme-against_points = Playing for points doesn't always win the most games: check the scores.
fargo-theme-threat = Watch { SEAT($seat) }, who needs only { NUMBER($needed) } more points to start the final round.
fargo-theme-brings_end = You could start the final round now: { NUMBER($score) } is enough.
fargo-theme-short_of_end = Exactly 10,000 does not start the final round.
fargo-theme-last_wins = This is your last turn: only the highest score wins.
fargo-theme-last_leads = This is your last turn: only the highest score wins.
fargo-theme-last_shares = This is your last turn: only the highest score wins.
fargo-theme-last_levels = This is your last turn: only the highest score wins.
fargo-theme-last_loses = This is your last turn: only the highest score wins.
fargo-theme-last_must = This is your last turn: only the highest score wins.
fargo-theme-last_alone = This is your last turn: only the highest score wins.
fargo-theme-last_risks = This is your last turn: only the highest score wins.

fargo-set-general = Roll or bank?
fargo-set-against_points = Win chance, not points
fargo-set-threat = The race to 10,000
fargo-set-brings_end = The race to 10,000
fargo-set-short_of_end = The race to 10,000
fargo-set-last_wins = The last turn
fargo-set-last_leads = The last turn
fargo-set-last_shares = The last turn
fargo-set-last_levels = The last turn
fargo-set-last_loses = The last turn
fargo-set-last_must = The last turn
fargo-set-last_alone = The last turn
fargo-set-last_risks = The last turn

## bots

fargo-bot-adaptive-name = Iris
fargo-bot-adaptive-about = Plays at about your rating: knows the best move, but often picks another good one.
fargo-bot-adaptive-objective = An even game.

fargo-bot-adaptive-remark-hello = Shall we find out who is better today?
fargo-bot-adaptive-remark-ahead = A roll or two and you're back in it.
fargo-bot-adaptive-remark-behind = You're having a good day.
fargo-bot-adaptive-remark-won = By a hair. Again?
fargo-bot-adaptive-remark-lost = That one was all yours.

fargo-bot-reckless-name = Max
fargo-bot-reckless-about = Rolls until only one die is left, and often busts before that.
fargo-bot-reckless-objective = Sticking to one rule: bank with one die left.

fargo-bot-reckless-remark-hello = Banking is for banks. I roll.
fargo-bot-reckless-remark-ahead = Told you. More dice, more luck.
fargo-bot-reckless-remark-behind = One big turn and I'm back.
fargo-bot-reckless-remark-won = Nobody believed me.
fargo-bot-reckless-remark-lost = Worth it. Again?

fargo-bot-cautious-name = Clara
fargo-bot-cautious-about = Banks the first roll, every time, and takes risks only in the final round.
fargo-bot-cautious-objective = Points without risk; in the final round, the win.

fargo-bot-cautious-remark-hello = A little at a time, please.
fargo-bot-cautious-remark-ahead = Slow, and still in front.
fargo-bot-cautious-remark-behind = No hurry. There's time.
fargo-bot-cautious-remark-won = Small steps, big score.
fargo-bot-cautious-remark-lost = Well played. You dared more.

fargo-bot-bookkeeper-name = Oscar
fargo-bot-bookkeeper-about = Banks at 500 points in a run, however many dice are left.
fargo-bot-bookkeeper-objective = 500 points per run; in the final round, the win.

fargo-bot-bookkeeper-remark-hello = Five hundred goes in the ledger.
fargo-bot-bookkeeper-remark-ahead = The books look good.
fargo-bot-bookkeeper-remark-behind = A small deficit. It happens.
fargo-bot-bookkeeper-remark-won = The books are closed. In my favor.
fargo-bot-bookkeeper-remark-lost = I will have to check these figures.

fargo-bot-steady-name = Martha
fargo-bot-steady-about = Banks at 600 points once four dice or fewer are left, and plays the final round to win.
fargo-bot-steady-objective = Many points per turn; in the final round, the win.

fargo-bot-steady-remark-hello = Good evening. Shall we?
fargo-bot-steady-remark-ahead = Patience pays, you see.
fargo-bot-steady-remark-behind = I have seen worse evenings.
fargo-bot-steady-remark-won = A pleasure. Another round?
fargo-bot-steady-remark-lost = You earned that one.

fargo-bot-never_stop-name = Daredevil
fargo-bot-never_stop-about = Never banks. It scores only with hot dice.
fargo-bot-never_stop-objective = Sticking to one rule: never bank.

fargo-bot-always_stop-name = Careful
fargo-bot-always_stop-about = Banks the first roll, every time.
fargo-bot-always_stop-objective = Sticking to one rule: always bank.

fargo-bot-score_650-name = Counter
fargo-bot-score_650-about = Banks at 650 points in a run, however many dice are left.
fargo-bot-score_650-objective = Sticking to the best rule that considers only points.

fargo-bot-three_dice-name = Watcher
fargo-bot-three_dice-about = Banks as soon as three dice or fewer are left.
fargo-bot-three_dice-objective = Sticking to the best rule that considers only dice.

fargo-bot-three_dice_500-name = Balancer
fargo-bot-three_dice_500-about = Banks with three dice or fewer left, but only at 500 points or more.
fargo-bot-three_dice_500-objective = Sticking to one rule: three dice or fewer and 500 points or more.

fargo-bot-points-name = Collector
fargo-bot-points-about = Plays every turn for the highest average points, solved exactly. Ignores the scores.
fargo-bot-points-objective = Average points per turn; no strategy gets more than its 962.3.

fargo-bot-rollout-name = Felix
fargo-bot-rollout-about = Tries out each choice in thousands of playouts, and solves the final round exactly.
fargo-bot-rollout-objective = Win chance, estimated from playouts.

fargo-bot-rollout-remark-hello = I have played this game ten thousand times today.
fargo-bot-rollout-remark-ahead = As expected. Mostly.
fargo-bot-rollout-remark-behind = This rarely happened in my playouts.
fargo-bot-rollout-remark-won = Just the way I rehearsed it.
fargo-bot-rollout-remark-lost = A rare one. I'll remember it.

fargo-bot-optimal-name = Helena
fargo-bot-optimal-about = Knows the exact win chance of every position with two or three players.
fargo-bot-optimal-objective = Exact win chance.

fargo-bot-optimal-remark-hello = The dice are fair. I made sure.
fargo-bot-optimal-remark-ahead = The odds lean my way.
fargo-bot-optimal-remark-behind = The odds lean yours. For now.
fargo-bot-optimal-remark-won = The dice agreed with me.
fargo-bot-optimal-remark-lost = You beat the odds. My compliments.

fargo-bot-vector-name = Strategy { $settings }
fargo-bot-vector-family = Custom strategy
fargo-bot-vector-settings = Eight numbers: the run scores at which it banks with 1 to 8 dice left. You can evolve and save more strategies in the Fargo lab.
fargo-bot-vector-about = With 1 to 8 dice left, it banks at these run scores: { $settings }.
fargo-bot-vector-objective = Sticking to a fixed strategy.

## The window

fargo-board = Fargo board
fargo-more-to-hot-dice = { $left } more for hot dice
fargo-last-roll = Last roll: { $points }
fargo-wins-after-rolling = Rolling wins
fargo-wins-after-banking = Banking wins
fargo-everybody-plays-win = Assumes that everyone then plays to win.
fargo-chance-of-hot-dice = Chance of hot dice
fargo-chance-all-dice-rolled = Chance that all of the dice you roll next will score.
fargo-score-after-banking = After banking
fargo-chance-none-dice-rolled = Chance that none of the dice you roll next will score.
fargo-bust = bust
fargo-points-run-bust-takes = The points of this run. You lose them if you bust.
fargo-at-risk = at risk
fargo-points-hot-dice-banked = Points already banked by hot dice. You keep them even if you bust.
fargo-safe-this-turn = Safe this turn
fargo-points-still-need-last = Points you still need in this last turn to beat the best score. With 50 fewer, you tie.
fargo-to-beat = To beat { $points }
fargo-at-risk-mark = At risk
fargo-seats = Seats
fargo-number-of-seats = Number of seats
fargo-points = points
fargo-player-started-final-round = Player who started the final round
fargo-exactly-target-enough = Exactly 10,000 is enough
fargo-turn = Turn
fargo-points-banked-hot-dice = Points banked by hot dice
fargo-points-at-risk = Points at risk
fargo-dice-to-roll-next = Dice to roll next
fargo-player-decided-roll = The player has decided to roll
fargo-turn-number = Turn number
fargo-seat = Seat { $number }
fargo-nobody-yet = nobody yet
# The face of a die, for screen readers.
fargo-one = one
fargo-two = two
fargo-three = three
fargo-four = four
fargo-five = five
fargo-six = six
fargo-die-of = Die { $number } of { $dice }
fargo-not-rolled-yet = not rolled yet
fargo-scores = scores { $points }
fargo-scores-with-more = { $others ->
    [one] scores { $points } together with { $others } other
   *[other] scores { $points } together with { $others } others
}
fargo-kept = set aside
fargo-scores-nothing = scores nothing
fargo-roll-dice = { $dice ->
    [one] Roll 1 die
   *[other] Roll { $dice } dice
}
fargo-bank = Bank { $points }
fargo-points-name = { $name }: { $score } points
fargo-banked = Banked { $points }
fargo-bust-mark = Bust
fargo-hot-dice = Hot dice
fargo-to-ahead-of = Finished { $margin } points ahead of { $other }. { $last }
fargo-wins-with = { $names } wins with { $points }.
fargo-share-the-win-with = { $names } tie for the win with { $points }.
fargo-final-round-beat = Final round: beat { $points }.
fargo-all-scores = { $scores }.
fargo-has = { $name } has { $points }
fargo-dice-to-roll = { $dice ->
    [one] 1 die to roll
   *[other] { $dice } dice to roll
}
fargo-safe-risk = { $name } has { $safe } safe and { $risk } at risk; { $dice }.
