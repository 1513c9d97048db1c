### The home page.

home-continue = Continue
home-round = { $title }, round { $round }
home-continue-title = Continue { $title }: { $names }
home-min-ago = { $minutes } min ago.
home-h-ago = { $hours } h ago.
home-welcome-to-parlour = Welcome to Parlour
# On a button: at most 8 characters, not counting the name.
home-play = Play { $name }
home-look-around-first = Look around first
home-roll-ten-dice = Roll ten dice. A 1 scores 100, a 5 scores 50.
home-three-kind-score-more = Three of a kind scores more: three 3s are worth 300.
home-bank-points-roll-dice = Bank your points, or roll the remaining dice. If none of those score, you lose the points.
home-all-dice-score-points = If all dice score, your points are safe, and you roll all ten again.
home-solved = Solved
home-exercises-are-due = { $due ->
    [one] { $due } exercise is due
   *[other] { $due } exercises are due
}
home-new-exercises = { $due ->
    [one] { $due } new exercise from your games
   *[other] { $due } new exercises from your games
}
home-exercise-cost = { $unit ->
    [money] { $game }: { $points }¢ lost
   *[win] { $game }: { $points }% win chance lost
}
home-recent-games = Recent games
home-games-yet-finished-games = No games yet. Finished games appear here.
home-library = Library
home-todays-exercise = Today's exercise
# On a button.
home-solve = Solve it
# On a button: today's is solved.
home-next-exercise = Next exercise
home-review-game-choose-try = Your worst mistakes in finished games become exercises.
home-all-exercises = All exercises
home-watch-a-game = Watch a game
home-new-match = New match
home-welcome-back = Welcome back, { $name }
home-welcome-back-nameless = Welcome
home-days-of-play = { $streak ->
    [one] { $streak } day of play
   *[other] { $streak } days of play in a row
}
home-more = { $more ->
    [one] { $more } more match
   *[other] { $more } more matches
}
home-more-unfinished = { $more ->
    [one] { $more } more unfinished match
   *[other] { $more } more unfinished matches
}
home-suggest-another-opponent = Suggest another opponent
home-play-now = Play now
# On a button.
home-preparing-match = Preparing the match…
home-play-with = Play { $game_name } against { $name }
home-statistics = Statistics
home-your-rating = Your rating
home-rating-after-each-game = Rating after each game
home-finish-game-against-bot = Finish a game against bots without hints, help from the coach, or undoing rolls. Your rating then appears here.
home-play-tile = Play
