### Finished games.

library-finish-game-against-bots = Finish a game against bots without hints and without undoing rolls. Your rating, accuracy, and luck then appear here.
library-new-match = New match
library-rating-after-each-game = Rating after each game
library-costliest-kinds-of-mistake = Costliest kinds of mistake
library-mistake-count-and-loss = { $times }×, { $loss }
library-average-loss-per-decision = Average loss per decision
library-luck-in-each-game = Luck in each game
library-luck-in = Game { $game }: { $luck }
library-games-analyzed = Games analyzed
library-of-won = { $wins } of { $games } won
library-rating = Rating: { $rating } { $margin }
library-games-counted = Games counted: { $games }
library-accuracy-luck-appear-once = Accuracy and luck appear once a game has been analyzed.
library-average-loss-line = Average loss per decision: { $loss }
library-luck-in-all = Total luck: { $luck }
library-games-analyzed-line = Games analyzed: { $games }
library-ct = { $cents } ct
library-points = { $cents } points
library-day = Date
library-game-column = Game
library-players = Players
library-steps = Steps
library-result = Result
library-games = Games
library-games-yet-finished-games = No games yet. Finished games appear here.
library-search-players = Search players
library-all-games = All games
library-all-results = All results
library-won = Won
library-lost = Lost
library-shared = Tied
library-open = Open
library-delete = Delete
library-won-winners = { $winners } won
library-with-rolls-taken-back = { $result }, with undone rolls
library-seats-changed-hands = { $result }, players changed
library-in-progress = in progress
library-against-games-won = { $games ->
    [one] { $game }, against { $bot }: { $games } game, { $won } won
   *[other] { $game }, against { $bot }: { $games } games, { $won } won
}
library-choose-a-game-first = Choose a game first.
library-delete-game-cant-undone = Delete the game from { $day } ({ $players })? This can't be undone.
library-delete-game = Delete game
