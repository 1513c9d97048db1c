### What several parts of the window say.

app-external-bot = External bot: { $name }
app-player = Player
app-has-to-close = Parlour has to close ({ $error }). This is a bug in Parlour. Your matches are saved. The details in { $folder } help us fix it.
app-almost-ready = Almost ready
app-getting-ready = Getting ready…
app-ready-in-s = Ready in { $seconds } s
app-game-speed = Game speed: { $speed }
app-toolbar = Toolbar
app-always-about-your-strength = Always close to your level
app-level-of = Level { $level } of { $top }
app-easy = Easy
app-a-little-easier = A little easier
app-about-your-strength = Close to your level
app-stronger = Stronger
app-much-stronger = Much stronger
app-rating-after-game = Game { $game }: { $rating } ±{ $margin }
app-games-counted = Rated games
app-rating = Rating
app-after-first-game-after = From { $first } after the first game to { $last } after the last.
app-key-rating = ● Rating
app-key-range = ■ 95% range
app-strength-hasnt-measured-yet = Not rated yet.
app-strength = Rating { $rating }
app-beats-level-in = beats level { $level } in { $share } of games
app-games-measured-on = { $games ->
    [one] { $games } game, { $date }
   *[other] { $games } games, { $date }
}
app-measured-usual-thinking-time = Rated at its default thinking time.
app-teaching-off = You get hints when you ask for them.
app-teaching-warn = You're warned before a move that is clearly worse than the best one.
app-teaching-coach = The coach takes you through the game step by step, explains each decision, warns you before mistakes, and shows how much each mistake cost.
app-time-per-turn = { $seconds } per turn
app-time-for-the-game = { $seconds } for the game
app-time-and-increment = { $seconds } + { $duration } per turn
app-unit-win = Win chance
app-unit-points = Points
app-unit-money = Money
app-unit-equity = Equity
app-unit-perfect = Against perfect play
app-unit-table = At this table
app-range-of-points = { $points } points
app-ct = { $cents }¢
app-to = { $low } to { $high }
app-points-of-win-chance = { $points } percentage points
app-of-the-stake = { PERCENT($share, decimals: 0) } of the stake
app-under-a-millisecond = under 1 ms
app-playouts = { $playouts ->
    [one] { $playouts } playout
   *[other] { $playouts } playouts
}
app-nodes = { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}
app-plies = { $depth ->
    [one] { $depth } step ahead
   *[other] { $depth } steps ahead
}
# Between two limits: “2 s or 400 playouts”.
app-or = { OR($limits) }
app-what-would-you-play = What would you play?
app-find-better-move = Find a better move than “{ $played }”
app-exercise-easy = Easy
app-exercise-medium = Medium
app-exercise-hard = Hard
app-winners = { $count ->
    [one] { $winners } won
   *[other] Tie: { $winners }
}
