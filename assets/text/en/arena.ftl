### The arena: tournaments between bots.

arena-tournaments-finished-appear-here = Your tournaments, finished or not, appear here.
arena-continue = Continue
arena-open = Open
arena-delete = Delete
arena-delete-title = Delete { $title }
arena-tournament-already-open = This tournament is already open.
arena-of-games = { $format }, { $played } of { $games } games, { $day }
arena-damaged-or-newer = Damaged, or from a newer Parlour ({ $day })
arena-house-rules = house rules
arena-curves-appear-after-few = The curves appear after a few deals.
arena-games = Games
arena-elo = Elo
arena-no-games-yet = Not enough games yet.
arena-from-to = { $name } from { $before } to { $after }
arena-after-games = { $games ->
    [one] After { $games } game: { $players }.
   *[other] After { $games } games: { $players }.
}
arena-games-of-bot = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-remove-this-bot = Remove this bot
arena-bot-in-the-lineup = Bot { $place } in the lineup
arena-thinking-time-of-bot = Thinking time of bot { $place }
arena-export-the-standings = Export the standings
arena-export-the-games = Export the games
arena-export-everything = Export everything
arena-export-record-files = Export record files
arena-another-export-still-being = Another export is still being saved. Wait for it to finish, or press Esc to stop it.
arena-saving-records-press-esc = Saving records: { $count } of { $total }. Press Esc to stop.
arena-stopped-after-records-youll = { $count ->
    [0] Stopped before a record was saved.
    [one] Stopped after { $count } record. You'll find it in { $where }.
   *[other] Stopped after { $count } records. You'll find them in { $where }.
}
arena-saved-as = Saved as { $where }.
arena-ct = { $cents }¢
arena-clearly-stronger = clearly stronger
arena-clearly-weaker = clearly weaker
arena-undecided = undecided
arena-format-table = Single table
arena-format-round-robin = Round robin
arena-format-gauntlet = Gauntlet
arena-format-ladder = Ladder
arena-format-table-help = All bots play at one table.
arena-format-round-robin-help = Every bot plays every other bot.
arena-format-gauntlet-help = The first bot plays each of the others.
arena-format-ladder-help = Each bot plays the next one in the list.
arena-progress = Progress
arena-pause = Pause
arena-finish-these-games = Finish these games
arena-stop-after-games-progress = Stop after the games in progress.
arena-stop = Stop
arena-stop-now-can-continue = Stop now. You can continue later.
arena-export = Export
arena-standings-as-csv = Standings as CSV…
arena-games-as-csv = Games as CSV…
arena-everything-as-json = Everything as JSON…
arena-record-files = Record files…
arena-games-being-played = No games are being played.
arena-games-progress-being-finished = Finishing the games in progress…
arena-all-games-played = All games have been played.
arena-opening-the-tournament = Opening the tournament…
arena-of-games-total = { $games } of { $total } games
arena-about-left = about { $time } left
arena-games-per-second = { $games } per second
arena-s-per-game = { $seconds } s per game
arena-state-paused = paused
arena-state-finishing = finishing the games in progress
arena-state-stopped = stopped
arena-state-complete = complete
arena-state-failed = stopped because of an error
arena-deal = Deal
arena-seats = Seats
arena-steps = Steps
arena-result = Result
arena-seed = Seed
arena-failed = { $name } failed
arena-tie = tie
arena-tie-between = tie between { $names }
arena-won = { $names } won
arena-board = Board
arena-follow = Follow
arena-switch-newest-game-whenever = Switch to the newest game whenever one ends.
arena-resume-the-board = Resume the board
arena-pause-the-board = Pause the board
arena-open-in-replay = Review game
arena-games-played-yet = No games have been played yet.
arena-deal-step-of = Deal { $deal }, step { $step } of { $steps }
arena-deal-step-far = Deal { $deal }, step { $step } of { $steps } so far
arena-against-games-elo-likelihood = { $bot } against { $other }: { $score } of { $games } games, Elo { $elo }, { $verdict } (likelihood of being stronger: { $likelihood })
arena-pairings = Pairings
arena-lineup = Lineup
arena-earlier = History
arena-tournament-setup = Tournament setup
arena-start = Start
arena-choose-two-bots-press = Choose two bots and press Start.
arena-choose-bots-press-start = Choose { $seats } bots and press Start.
arena-tournament-running-stop-first = A tournament is running. Stop it first.
arena-another-tournament-being-opened = Another tournament is being opened.
arena-tournament-interrupted-games = A tournament was interrupted: { $tournament }, { $played } of { $games } games.
arena-not-now = Not now
arena-delete-games-cant-undone = { $games ->
    [one] Delete { $tournament } and its { $games } game? This can't be undone.
   *[other] Delete { $tournament } and its { $games } games? This can't be undone.
}
arena-delete-tournament = Delete tournament
arena-add-a-bot = Add a bot
arena-add-all = Add all
arena-stop-early = Stop early
arena-measure-luck = Measure luck
arena-correct-dice-luck-fewer = Corrects for lucky dice and cards, so fewer games are needed. Except in Fargo, each game then takes up to 2 seconds longer.
arena-number-bots-each-table = Number of bots at each table.
arena-or = or
arena-game = Game
arena-format = Format
arena-at-each-table = Number of games at each table.
arena-same-seed-always-gives = The same seed always gives the same games.
arena-rules = Rules
arena-elo-difference-too-small = Elo difference too small to matter
arena-elo-difference-large-enough = Elo difference large enough to matter
arena-end-match-up-once = End a pairing once its games show whether the first bot is ahead by the smaller or the larger of these Elo differences (5% error rate).
arena-table-needs-least-seats = A table needs at least { $low } seats.
arena-table-most-seats-choose = This format allows at most { $most } bots.
arena-games-deals-each-played = { $blocks ->
    [one] { $games } games: { $deals } deal, played from every seat.
   *[other] { $games } games: { $deals } deals, each played from every seat.
}
arena-tables-games-each-deals = { $blocks ->
    [one] { $tables } tables with { $games } games each: { $deals } deal, played from every seat.
   *[other] { $tables } tables with { $games } games each: { $deals } deals, each played from every seat.
}
arena-rank = Rank
arena-name = Name
arena-score = Score
arena-elo-margin = Elo ± 95%
arena-to-the-next = Lead over next
arena-per-game = Per game
arena-luck = Luck
arena-standings = Standings
arena-hasnt-played-next-bot = Either this is the last bot in the standings, or it hasn't played the next one.
arena-elo-difference-over-games = Elo difference from { $bot } over { $games } games with the same dice and cards: { $verdict } (likelihood of being stronger: { $likelihood }).
arena-won-shared-lost = { $won } won, { $shared } tied, { $lost } lost
arena-whole-deals-count = Only deals that were played from every seat count.
arena-because-error-bot = { $forfeits } because of an error in the bot
arena-wins-by-seat = Wins by seat: { $shares }
arena-decision-times = { $bot }: { $decisions } decisions, half of them within { $median }, 99% within { $longest }
arena-average-over-all-games = The average result per game, with its 95% range.
arena-needs-more-games = Needs more games.
arena-even-luck-score-would = With even luck, the score would be { $score }.
arena-even-luck-average-result = With even luck, the average result would be { $returns } and the score { $score }.
arena-elo-over-time = Elo over time
arena-view-below-the-standings = View below the standings
arena-games-finished-yet = The standings appear once a deal has been played from every seat.
arena-leads-with-of-wins = At the top: { $name }, with a score of { $score }.
arena-early-stop-log-likelihood = Early stop: log-likelihood ratio { $llr }, ends at { $lower } or { $upper }.
arena-early-stop-tables-decided = Early stop: { $decided } of { $tests } pairings decided.
arena-error-lost-game-games = { $name } had an error and lost the game: { $message } Games lost this way still count.
