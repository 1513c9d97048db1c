### Lange Strasse.

lange_strasse-name = Lange Strasse
lange_strasse-tagline = Six dice, three players, and every mistake costs money.
lange_strasse-ask = { SEAT($seat) }: which dice do you keep?
lange_strasse-ask_sets = { SEAT($seat) }: which dice do you keep? You have { NUMBER($points) } points in completed sets.
lange_strasse-ask_last = { SEAT($seat) }, final round: which dice do you keep? The best score is { NUMBER($best) }.

lange_strasse-option-totale_scope-label = Totale
lange_strasse-option-totale_scope-help = Choose which first rolls count: a strich (no scoring dice) on one is a Totale, and you pay each opponent 50 cents.
lange_strasse-option-totale_scope-set = first roll of any set
lange_strasse-option-totale_scope-turn = first roll of a turn
lange_strasse-option-totale_scope-game_round_1 = first roll of a turn, round 1 only

lange_strasse-standing-clean = { SIGNED($cents) }¢
lange_strasse-standing-marked = { SIGNED($cents) }¢, strich

# The first turn and the words of the game, as the coach explains them.
lange_strasse-tour-roll-title = Your first roll
lange_strasse-tour-roll-text = Press “Roll 6 dice”.

lange_strasse-tour-keep-title = Keep what scores
lange_strasse-tour-keep-text = You keep the dice with a check mark. Click dice to change that. A 1 is worth 100 points, a 5 is worth 50, and three of a kind is worth more. You have to keep at least one.

lange_strasse-tour-stop-title = Roll again or stop
lange_strasse-tour-stop-text = You can roll the other dice for more, or stop and score. You may stop once your set, the dice you have kept, is worth 300 points.

lange_strasse-tour-risk-title = The risk of a strich
lange_strasse-tour-risk-text = If a roll scores nothing, that's a strich: your turn is over and all its points are lost. The fewer dice you roll, the more often it happens.

lange_strasse-tour-money-title = Only the money counts
lange_strasse-tour-money-text = The slate shows points and money. Once someone has 10,000 points, the round is played to the end. Then your place and a few bonuses decide whether you pay or get paid.

lange_strasse-term-set-name = set
lange_strasse-term-set-text = The dice you keep until you have kept all six. Then a new set begins with six dice, and you need 300 points in it before you may stop.

lange_strasse-term-strich-name = strich
lange_strasse-term-strich-text = A miss: none of the dice scores. The turn is over, its points are lost, and you lose the bonus for playing without a strich.

lange_strasse-term-totale-name = Totale
lange_strasse-term-totale-text = A strich on the first roll of a set, unless the option Totale limits this. You pay each of the other players 50 cents.

lange_strasse-term-strasse-name = Lange Strasse
lange_strasse-term-strasse-text = All six faces in one set, from 1 to 6. It is worth 1,250 points, and everyone else pays you 50 cents right away.

lange_strasse-term-super-name = Super Strasse
lange_strasse-term-super-text = A Lange Strasse on the third roll, after keeping a 1 and a 5 on separate rolls. Everyone else pays you 100 cents.

lange_strasse-term-talheim-name = Talheim
lange_strasse-term-talheim-text = Three pairs of different faces in one set. It ends your turn and scores 500 points, or 1,000 if the pairs are in sequence.

lange_strasse-term-final-name = final round
lange_strasse-term-final-text = Someone has reached 10,000 points. The round is played to the end so that everyone gets the same number of turns. Then the game is over.

# Why something on the table cannot be chosen; shown next to the pointer.
lange_strasse-why-kept = You've already kept this die.
lange_strasse-why-roll = Roll the dice first.
lange_strasse-why-three = A { $face } only counts in a group of three or more, a Lange Strasse, or a Talheim.
lange_strasse-why-together = This { $face } doesn't go with the dice you have picked up.

lange_strasse-log-rolled = { SEAT($seat) } rolls { $dice }.
lange_strasse-log-strich = { SEAT($seat) } rolls { $dice }: a strich. The turn scores nothing.
lange_strasse-log-strich_lost = { SEAT($seat) } rolls { $dice }: a strich. { NUMBER($points) } points in completed sets are lost.
lange_strasse-log-totale = { SEAT($seat) } rolls { $dice }: a Totale. Everyone else gets 50 cents.
lange_strasse-log-keep = { SEAT($seat) } keeps { $dice } ({ NUMBER($points) } points in this set) and rolls again.
lange_strasse-log-complete = { SEAT($seat) } keeps { $dice } and completes the set: { NUMBER($points) } points, { NUMBER($turn) } this turn.
lange_strasse-log-strasse = { SEAT($seat) } keeps { $dice }: a Lange Strasse. Everyone else pays 50 cents.
lange_strasse-log-super = { SEAT($seat) } keeps { $dice }: a Super Strasse. Everyone else pays 100 cents.
lange_strasse-log-stop = { SEAT($seat) } keeps { $dice } and stops: { NUMBER($points) } points, { NUMBER($score) } in all.
lange_strasse-log-stop_arrives = { SEAT($seat) } keeps { $dice } and stops: { NUMBER($points) } points, { NUMBER($score) } in all. This is the final round.
lange_strasse-log-talheim = { SEAT($seat) } keeps { $dice }: a Talheim ends the turn. { NUMBER($points) } points, { NUMBER($score) } in all.
lange_strasse-log-talheim_arrives = { SEAT($seat) } keeps { $dice }: a Talheim ends the turn. { NUMBER($points) } points, { NUMBER($score) } in all. This is the final round.

# Actions in short, in the log, in hints, and on buttons.
lange_strasse-short-strich = { $dice }, strich
lange_strasse-short-strich_lost = { $dice }, strich
lange_strasse-short-totale = { $dice }, Totale
lange_strasse-short-keep = keep { $dice }
lange_strasse-short-complete = keep { $dice }
lange_strasse-short-strasse = keep { $dice }
lange_strasse-short-super = keep { $dice }
lange_strasse-short-talheim = keep { $dice }
lange_strasse-short-talheim_arrives = keep { $dice }
lange_strasse-short-stop = keep { $dice }, stop
lange_strasse-short-stop_arrives = keep { $dice }, stop

## reasons: at most 14 words

lange_strasse-reason-money_best = Expect { SIGNED($own, decimals: 1) } cents from here; no other choice does better.
lange_strasse-reason-money_best_paid = Expect { SIGNED($own, decimals: 1) } cents from here, { SIGNED($total, decimals: 1) } in all; no choice does better.
lange_strasse-reason-money_cost = { $loss ->
    [0] Almost as good as the best choice: expect { SIGNED($own, decimals: 1) } cents from here.
   *[some] { NUMBER($loss, decimals: 1) } cents less than the best choice: expect { SIGNED($own, decimals: 1) } from here.
}
lange_strasse-reason-money_cost_paid = { $loss ->
    [0] Almost as good as the best: expect { SIGNED($own, decimals: 1) } cents from here, { SIGNED($total, decimals: 1) } in all.
   *[some] { NUMBER($loss, decimals: 1) } cents less than the best: expect { SIGNED($own, decimals: 1) } from here, { SIGNED($total, decimals: 1) } in all.
}
lange_strasse-reason-super = Super Strasse: everyone else pays 100 cents right away.
lange_strasse-reason-strasse = Lange Strasse: everyone else pays 50 cents right away.
lange_strasse-reason-talheim = Talheim: scores { NUMBER($points) } points and ends the turn.
lange_strasse-reason-super_chance = Rolling 2 3 4 6 next would make a Super Strasse ({ PERCENT($chance) }).
lange_strasse-reason-strasse_chance = Rolling 2 3 4 6 next would make a Lange Strasse ({ PERCENT($chance) }).
lange_strasse-reason-mean = Scores { NUMBER($points) } points on average this turn.
lange_strasse-reason-mean_behind = Scores { NUMBER($points) } points on average this turn; best choice: { NUMBER($best) }.
lange_strasse-reason-banks_behind = Scores { NUMBER($points) } points this turn; best choice: { NUMBER($best) }.
lange_strasse-reason-fresh_set = Starts a new set, which must score { NUMBER($minimum) } points before stopping.
lange_strasse-reason-no_strich_risk = Risks the bonus for playing without a strich.
lange_strasse-reason-no_strich_safe = Keeps the bonus for playing without a strich.
lange_strasse-reason-banks = Scores { NUMBER($points) } points, for a total of { NUMBER($score) }.
lange_strasse-reason-half = Reaches 5,000 points, which saves 50 cents in a lost game.
lange_strasse-reason-fast = The game ends by round { $round }: everyone else pays the winner 50 cents more.
lange_strasse-reason-not_fast = Gives up the early finish: { NUMBER($gap) } points short in this round.
lange_strasse-reason-fast_gap = Goes for an early finish in round { $round }: { NUMBER($gap) } points short.
lange_strasse-reason-half_gap = Goes for 5,000 points, worth 50 cents: { NUMBER($gap) } points short.
lange_strasse-reason-lead_gap = Goes for the lead: { NUMBER($gap) } points short.
lange_strasse-reason-second_gap = Goes for second place: { NUMBER($gap) } points short.
lange_strasse-reason-behind = Stays { NUMBER($gap) } points short of the lead.
lange_strasse-reason-second = Takes second place, worth 20 cents more than third.
lange_strasse-reason-leads = Leads the final round with { NUMBER($score) } points.

lange_strasse-reason-strich = { $n ->
    [one] { PERCENT($chance) } chance of a strich with 1 die, losing { NUMBER($points) } points.
   *[other] { PERCENT($chance) } chance of a strich with { $n } dice, losing { NUMBER($points) } points.
}

## what a decision is about, for the first stage of a hint; never which plan is best

lange_strasse-theme-general = Think about the money, not only the points.
lange_strasse-theme-super = Look for a Super Strasse.
lange_strasse-theme-strasse = Look for a Lange Strasse.
lange_strasse-theme-talheim = Look for a Talheim.
lange_strasse-theme-super_chance = A Super Strasse is still possible.
lange_strasse-theme-strasse_chance = A Lange Strasse is still possible.
lange_strasse-theme-strich = Weigh this turn's points against the chance of a strich.
lange_strasse-theme-banks = Weigh this turn's points against the chance of a strich.
lange_strasse-theme-mean = Compare how much each choice scores on average.
lange_strasse-theme-fresh_set = A new set must score { NUMBER($minimum) } points before you may stop.
lange_strasse-theme-no_strich_risk = Remember the bonus for playing without a strich.
lange_strasse-theme-no_strich_safe = Remember the bonus for playing without a strich.
lange_strasse-theme-half = You're close to 5,000 points: once you have them, losing costs you less.
lange_strasse-theme-fast = The bonus for an early finish is at stake: look at the round and your score.
lange_strasse-theme-not_fast = The bonus for an early finish is at stake: look at the round and your score.
lange_strasse-theme-behind = This is the final round: compare the scores.
lange_strasse-theme-second = This is the final round: compare the scores.
lange_strasse-theme-leads = This is the final round: compare the scores.

lange_strasse-set-general = Keep, roll, or stop?
lange_strasse-set-super = Strasse and Talheim
lange_strasse-set-strasse = Strasse and Talheim
lange_strasse-set-talheim = Strasse and Talheim
lange_strasse-set-super_chance = Strasse and Talheim
lange_strasse-set-strasse_chance = Strasse and Talheim
lange_strasse-set-fresh_set = A new set
lange_strasse-set-no_strich_risk = Playing for a bonus
lange_strasse-set-no_strich_safe = Playing for a bonus
lange_strasse-set-half = Playing for a bonus
lange_strasse-set-fast = Playing for a bonus
lange_strasse-set-not_fast = Playing for a bonus
lange_strasse-set-behind = The final round
lange_strasse-set-second = The final round
lange_strasse-set-leads = The final round
lange_strasse-set-strich = Risking a strich
lange_strasse-set-banks = Risking a strich

## bots

lange_strasse-bot-adaptive-name = Iris
lange_strasse-bot-adaptive-about = Plays at about your rating: knows the best move, but often picks another good one.
lange_strasse-bot-adaptive-objective = An even game.

lange_strasse-bot-adaptive-remark-hello = Shall we find out who is better today?
lange_strasse-bot-adaptive-remark-ahead = A roll or two and you're back in it.
lange_strasse-bot-adaptive-remark-behind = You're having a good day.
lange_strasse-bot-adaptive-remark-won = By a hair. Again?
lange_strasse-bot-adaptive-remark-lost = That one was all yours.

lange_strasse-bot-random-name = Random
lange_strasse-bot-random-about = Keeps any dice the rules allow, and stops or rolls again at random.
lange_strasse-bot-random-objective = None: every legal choice is equally likely.

lange_strasse-bot-cautious-name = Emil
lange_strasse-bot-cautious-about = Keeps the dice that score the most and stops as soon as the rules allow.
lange_strasse-bot-cautious-objective = Points without risk.

lange_strasse-bot-cautious-remark-hello = I keep my coins warm.
lange_strasse-bot-cautious-remark-ahead = Well, look at that.
lange_strasse-bot-cautious-remark-behind = I should have stopped sooner.
lange_strasse-bot-cautious-remark-won = And not a single risk taken.
lange_strasse-bot-cautious-remark-lost = My poor coins.

lange_strasse-bot-patient-name = Rosa
lange_strasse-bot-patient-about = Keeps the dice that score the most and stops at 600 points, but never while behind in the final round.
lange_strasse-bot-patient-objective = 600 points per turn; in the final round, first place.

lange_strasse-bot-patient-remark-hello = Six hundred a turn. You'll see.
lange_strasse-bot-patient-remark-ahead = Slow dice, full purse.
lange_strasse-bot-patient-remark-behind = My turn will come.
lange_strasse-bot-patient-remark-won = Patience has a price. You paid it.
lange_strasse-bot-patient-remark-lost = Nicely done, dear.

lange_strasse-bot-simple-name = Rule of thumb
lange_strasse-bot-simple-about = Likes special sets and high-scoring dice, and hardly ever stops in time.
lange_strasse-bot-simple-objective = A published formula: average points, risk, special sets, and urgency.

lange_strasse-bot-dp-name = Counter
lange_strasse-bot-dp-about = Plays for points, but never stops of its own accord with 4,000 points or more in a turn.
lange_strasse-bot-dp-objective = Average points per turn, with a flaw kept from the published version.

lange_strasse-bot-td-name = Apprentice
lange_strasse-bot-td-about = Learned to weigh 24 features by playing 5,000 games against itself. As good as Counter.
lange_strasse-bot-td-objective = Money, estimated from 24 weighted features.

lange_strasse-bot-dp_exact-name = Collector
lange_strasse-bot-dp_exact-about = Plays every turn for the highest average points, solved exactly. Ignores scores and money.
lange_strasse-bot-dp_exact-objective = Average points per turn; no strategy gets more than its 662.2.

lange_strasse-bot-nn-name = Network
lange_strasse-bot-nn-about = Learned how games end from 150,000 games against itself. Plays by its estimates.
lange_strasse-bot-nn-objective = Money, from its estimates of places, bonuses, and Lange Strassen.

lange_strasse-bot-optimal-name = Konrad
lange_strasse-bot-optimal-about = Converts every point into money: places, bonuses, the tenth round, the final turn.
lange_strasse-bot-optimal-objective = Money over the whole game, from exactly solved turns and value tables.

lange_strasse-bot-optimal-remark-hello = Every point has its price.
lange_strasse-bot-optimal-remark-ahead = Business is good.
lange_strasse-bot-optimal-remark-behind = A temporary loss.
lange_strasse-bot-optimal-remark-won = A pleasure doing business.
lange_strasse-bot-optimal-remark-lost = Put it on my tab.

## The window

lange_strasse-strasse-board = Lange Strasse board
lange_strasse-keep-roll = { $rolls ->
    [one] Keep { $dice }, roll { $rolls } die
   *[other] Keep { $dice }, roll { $rolls } dice
}
lange_strasse-stop-with = Stop with { $points }
lange_strasse-pick-dice = Pick dice to keep
lange_strasse-keep-the-talheim = Keep the Talheim, score { $points }
lange_strasse-keep = keep
lange_strasse-kept = kept
lange_strasse-picked-up = picked up
lange_strasse-can-be-kept = can be kept
lange_strasse-cannot-be-kept = can't be kept
lange_strasse-points = points
lange_strasse-strich = strich
lange_strasse-cents = cents
lange_strasse-first-roll-any-set = first roll of any set
lange_strasse-first-roll-turn = first roll of a turn
lange_strasse-first-roll-turn-round = first roll of a turn, round 1 only
lange_strasse-seats = Seats
lange_strasse-order-of-play = Order of play
lange_strasse-the-first-seat-starts = The seat listed first starts.
lange_strasse-round = Round
lange_strasse-dice-table-none-before = Dice on the table (none before a roll)
lange_strasse-dice-on-the-table = Dice on the table
lange_strasse-kept-this-turn = Kept this turn
lange_strasse-kept-dice = Kept dice
lange_strasse-single-dice-and-group = Single 1s and 5s, and at most one group. Click a group to change its size.
lange_strasse-rolls-made-set = Rolls made in this set
lange_strasse-third-roll-lange-strasse = On the third roll, a Lange Strasse is a Super Strasse.
lange_strasse-points-of-completed-sets = Points from completed sets
lange_strasse-rules = Rules
lange_strasse-totale = Totale
lange_strasse-of-at-least = { $points } of { $minimum } needed
lange_strasse-you-may-stop = { $minimum } reached
lange_strasse-this-set = This set
lange_strasse-need-300-points-set = You need 300 points in this set to stop.
lange_strasse-risk-of-strich = Risk of strich
lange_strasse-chance-next-roll-scores = Chance that the next roll scores nothing and you lose the turn.
lange_strasse-if-you-stop = If you stop
lange_strasse-points-turn-stop-now = Points for this turn if you stop now.
lange_strasse-completed-sets = Completed sets
lange_strasse-points-completed-sets-turn = Points from completed sets this turn. You lose them on a strich.
lange_strasse-points-still-need-first = Points you still need for first place. This is the final round.
lange_strasse-to-lead = To lead
lange_strasse-ct = { $cents }¢
lange_strasse-to = to { $target }
lange_strasse-settlement = Settlement
lange_strasse-if-it-ended-now = If it ended now
lange_strasse-you-would-get = You would get { $cents }¢
lange_strasse-you-would-pay = You would pay { $cents }¢
# The face of a die, for screen readers.
lange_strasse-one = one
lange_strasse-two = two
lange_strasse-three = three
lange_strasse-four = four
lange_strasse-five = five
lange_strasse-six = six
lange_strasse-result-strasse = Lange Strasse
lange_strasse-result-super = Super Strasse
lange_strasse-result-talheim = Talheim
lange_strasse-result-complete = The set is complete
lange_strasse-payment-second = Second place
lange_strasse-payment-third = Third place
lange_strasse-payment-to = { $payment }: { $receiver }
lange_strasse-payment-fast = Won by round 10
lange_strasse-payment-no_strich = No strich
lange_strasse-payment-below_half = Below 5,000 points
lange_strasse-strich-mark = Strich
lange_strasse-scored = Scored { $points }
lange_strasse-talheim-scored = Talheim: scored { $points }
lange_strasse-not-rolled = not rolled
lange_strasse-die-of-six = Die { $number } of 6
lange_strasse-hint-keep-and-roll = Hint: keep { $dice } and roll again
lange_strasse-hint-keep-and-stop = Hint: keep { $dice } and stop
lange_strasse-with-points = { $paid ->
    [0] { $name } won { $end }¢ in the settlement for the most points ({ $points }).
   *[some] { $name } went into the settlement with { $before }¢ and won { $end }¢ there for the most points ({ $points }).
}
lange_strasse-with-money = { $name } has more points, but money decides: { $before }¢ during the game, { $end }¢ in the settlement.
lange_strasse-wins-with-points-ct = { $name } wins with { $points } points, { $cents }¢.
lange_strasse-last-round-leads-points = Final round: { $name } leads with { $points }.
lange_strasse-round-the-last = Round { $round } (final)
lange_strasse-round-n = Round { $round }
lange_strasse-a-strich = a strich
lange_strasse-no-strich-mark = no strich
lange_strasse-points-of-player = { $points } points
lange_strasse-cents-money = { $money } cents
lange_strasse-if-it-ended-now-result = { $result } if it ended now
lange_strasse-cents-of-player = { $cents } cents
lange_strasse-just-now = { $change } just now
lange_strasse-the-end-would-bring = { $payments } in the settlement if it ended now
lange_strasse-pays-cents = { $payer } pays { $receiver } { $cents } cents
lange_strasse-nobody-pays-anything = Nobody pays anything
lange_strasse-each = { $cents } each
lange_strasse-has-points-cents = { $name } has { $points } points, { $cents } cents, { $strich }.
lange_strasse-points-completed-sets = { $name } has { $points } points in completed sets.
lange_strasse-kept-worth = Kept: { $dice }, worth { $points }.
lange_strasse-nothing-rolled = nothing rolled
lange_strasse-on-the-table = On the table: { $dice }.
lange_strasse-to-cents = { $payment }: { $payers } to { $receiver }, { $cents } cents
lange_strasse-to-cents-each = { $payment }: { $payers } to { $receiver }, { $cents } cents each
