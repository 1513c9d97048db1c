### What matches say, whatever the game.

## hints: how clear a decision is

session-theme-clear = { $n ->
    [one] There is only one choice.
   *[other] One choice is clearly best.
}

session-theme-slight = { $n ->
    [one] There is only one choice.
   *[other] One choice has a slight edge.
}

session-theme-equal = { $n ->
    [one] There is only one choice.
   *[other] The best choices are about equally good.
}

## the log

session-log-turn = { SEAT($seat) }: { $actions }
session-log-notation = { $text }
session-log-plan = { $actions }
session-log-nothing_known = secret choice
session-log-automatic = Played automatically: there was nothing left to decide.
session-log-typed = Entered by hand.
session-log-hint = With a hint, stage { $stage } of 3.
session-log-note = Note: { $text }

session-hidden-draw = { SEAT($seat) } draws in secret.
session-hidden-roll = { SEAT($seat) } rolls in secret.
session-hidden-choice = { SEAT($seat) } has chosen in secret.

session-result-won = { SEAT($seat) } wins.
session-result-shared = { SEAT($seat) } and { SEAT($other) } tie for the win.
session-result-many = { $n } players tie for the win.
session-result-drawn = The game is a draw.

## luck and dice

session-luck-even = Luck was about even.
session-luck-so_far = So far, everyone's luck, good and bad, has added { NUMBER($points, decimals: 1) } percentage points to { SEAT($seat) }'s win chance.
session-luck-points = Everyone's luck, good and bad, added { NUMBER($points, decimals: 1) } percentage points to { SEAT($seat) }'s win chance.
session-luck-exact = Everyone's luck, good and bad, added { NUMBER($points, decimals: 1) } percentage points to { SEAT($seat) }'s win chance; with even luck, { SEAT($seat) } would win { PERCENT($share) } of games like this.
session-luck-rough = Everyone's luck, good and bad, added { NUMBER($points, decimals: 1) } percentage points to { SEAT($seat) }'s win chance; with even luck, { SEAT($seat) } would win about { PERCENT($share, decimals: 0) } of games like this.

session-dice-ordinary = Ordinary: fair dice look at least this uneven in { PERCENT($share) } of games.
session-dice-unusual = Unusual: fair dice look this uneven in only { PERCENT($share) } of games.
session-dice-loaded = These dice look loaded: fair dice look this uneven in only { PERCENT($share) } of games.
