### A new match.

setup-dice-rolled-next-set = A roll or draw is next. To see the moves ranked, set up a position in which someone must decide, such as one from a match.
setup-next-colonizers = A draw is next. Choose a different “Next step” and the “Removed colonist” to see the moves ranked.
setup-next-dice_chess = A roll is next. Set the dice to see the moves ranked.
setup-next-fargo = A roll is next. Set “Points at risk” and “Dice to roll next” to see the moves ranked.
setup-next-lange_strasse = A roll is next. Set the dice on the table to see the moves ranked.
setup-advisers-view = Adviser's view
setup-game-over-position = The game is over in this position.
setup-game = Game
setup-start-match = Start match
setup-back = Back
setup-watch-a-game = Watch a game
setup-new-match = New match
setup-preparing-game-press-start = Preparing the game. The match starts as soon as it's ready.
setup-win-chance-ratings-about = Your win chance, based on ratings: about { $win_chance }
setup-players = Players
setup-number-of-players = Number of players
setup-rules = Rules
setup-choose-opponents-to-watch = { $left ->
    [one] Choose { $left } more bot to watch.
   *[other] Choose { $left } bots to watch.
}
setup-click-opponent-play-place = Click an opponent to replace { $name }.
setup-match = Match
# On a button: at most 12 characters.
setup-no-help = No help
# On a button: at most 12 characters.
setup-warn-me = Warn me
# On a button: at most 12 characters.
setup-coach = Coach
setup-help-while-you-play = Help while you play
# On a button: at most 16 characters.
setup-rolled-here = Parlour rolls
# On a button: at most 16 characters.
setup-i-enter-mine = I roll real dice
setup-dice = Dice
setup-no-clock = No clock
setup-clock = Clock
setup-run-out-time-lose = If you run out of time, you lose.
setup-seed = Seed
setup-same-seed-always-gives = The same seed always gives the same dice and cards.
setup-recommended = Recommended for you
setup-another-person = Another person
setup-plays-screen = Shares this screen with you.
setup-position-as-text = Position as text
setup-copy = Copy
setup-copy-position-text = Copy the position as text
setup-paste = Paste
setup-use-position-clipboard = Use the position on the clipboard
setup-analyze = Analyze
setup-play-from-here = Play from here
setup-start-of-the-game = Start of the game
setup-position-were-setting-up = This is the position you were setting up.
setup-start-over = Start over
setup-this-position-is-possible = This position is valid.
setup-seat = Seat { $number }
setup-choose-plays-seat = Choose who plays at seat { $number }
setup-name-of-seat = Name of seat { $number }
setup-player-at-seat = Player at seat { $number }
setup-thinking-time-of-seat = Thinking time of seat { $number }
setup-settings-of-seat = Settings of seat { $number }
setup-details = Details
setup-remove-this-seat = Remove this seat
setup-person = Person
setup-as-published = As published
setup-name = { $name }…
setup-plays-only-with-seats = Plays only in games with { $low } players.
setup-plays-only-seats = Plays only in games with { $low } to { $high } players.
setup-bot-rated = Bot · { $rating }
setup-bot-unrated = Bot
setup-as-published-goal = As published. Goal: { $aim }
setup-goal = Goal: { $aim }
setup-level-of-goal = Level { $level } of { $top }. Goal: { $aim }
setup-random-order = Random order
