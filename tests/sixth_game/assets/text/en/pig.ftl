### Pig.

pig-name = Pig
pig-tagline = One die. Roll again, or bank before a 1 comes.
pig-ask = { SEAT($seat) }: roll the die?
pig-ask_again = { SEAT($seat) }: roll again, or bank { NUMBER($points) }?

pig-option-target-label = Points to win
pig-option-target-help = Who reaches them first wins, in the middle of a turn too.

pig-standing-turn = +{ NUMBER($points) }

pig-log-roll = { SEAT($seat) } rolls.
pig-log-bank = { SEAT($seat) } banks { NUMBER($points) } and has { NUMBER($score) }.
pig-log-rolled = { SEAT($seat) } rolls a { $face }: { NUMBER($points) } in this turn.
pig-log-lost = { SEAT($seat) } rolls a 1: the turn and its { NUMBER($points) } points are lost.
pig-log-won = { SEAT($seat) } rolls a { $face } and wins with { NUMBER($score) }.

pig-theme-general = Weigh what this turn has brought against what a 1 would take.

pig-bot-hold_20-name = Twenty
pig-bot-hold_20-about = Banks as soon as a turn has brought 20 points. Looks at no score.
pig-bot-hold_20-objective = The mean points of a turn.

pig-bot-planner-name = Planner
pig-bot-planner-about = Plays thousands of games in its head.
pig-bot-planner-objective = The chance to win, estimated by playing games to the end.

## The window

pig-board = Pig board
pig-roll-the-die = Roll the die
pig-bank = Bank { $points }
pig-has = { $name } has { $score }
pig-has-won = { $scores }. { $name } has won.
pig-has-in-this-turn = { $scores }. { $name } has { $total } in this turn.
pig-roll = roll
pig-die-shows = Die, shows { $face }
pig-die-not-rolled-yet = Die, not rolled yet
pig-in-this-turn = { $total } in this turn
pig-bank-in-all = Bank { $total }: { $banked } in all
pig-of = { $name }: { $score } of { $target }
pig-bank-button = Bank
pig-in-the-turn = in this turn
