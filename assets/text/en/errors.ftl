### What went wrong, for the person at the table: what happened, what it means, what to do.

# How text that someone typed is quoted.
errors-quoted = “{ $text }”

## arena

errors-tournament-games = A tournament has 1 to { $most } games in all. Choose a different number of games, or other bots.
errors-tournament-failed = The tournament failed ({ $kind }: { $what }). This is a bug in Parlour.
errors-round-robin-many-entrants = A round robin with this many bots has more than { $most } tables. Use fewer bots, or play a ladder.
errors-tables-seats-needs-least = { $form ->
    [ladder] A ladder with { $least } seats per table
    [gauntlet] A gauntlet
    [table] A tournament at a single table with { $least } seats
   *[round-robin] A round robin with { $least } seats per table
} needs at least { $least } bots, not { $entrants }. Add more.
errors-cluster-gone-finished-games = The connection to the cluster was lost. Finished games still count. Start a scheduler and workers, then continue.
errors-test-needs-two-elo = A test needs two Elo differences, the smaller one first, not { $elo0 } and { $elo1 }.
errors-error-rates-test-must = The error rates of a test must be between 0 and 0.5, not { $alpha } and { $beta }.
errors-strangers-never-met = No bot that has played { $line_up } has played { OR($strangers) }, so they can't be compared. Let some bots from each group play each other.
errors-game-block-table-not = Game { $rotation } of deal { $block } at table { $table } is not in the file of this tournament. Choose a finished game.
errors-begun-parlour-whose-bots = { $path } was started with Parlour { $begun }, but this is Parlour { $program_version }, whose bots may play differently. Continue with that version, or start a new tournament.
errors-changed-something-else-parlour = { $path } has been changed by something other than Parlour. Use an unchanged copy, or start a new tournament.
errors-newer-parlour-open-one = { $path } was written by a newer Parlour. Update Parlour to open it.
errors-not-a-tournament = { $path } is not a Parlour tournament, or its first line is damaged. Choose another file, or start a new tournament.
errors-already-continue-resume-choose = { $path } already exists. Continue it (--resume), or choose another file.
errors-being-written-another-run = { $path } is being used by another run. Stop that run, or choose another file.
errors-damaged-line-take-copy = { $path } is damaged at line { $number }. Use an intact copy, or delete that line: its game will be played again, and all the others still count.
errors-tournament-cannot-read = { $path } can't be read ({ $reason }). No finished games are lost. Check that you have permission to open it, or choose another file, then continue.
errors-tournament-cannot-lock = { $path } can't be locked ({ $reason }), so another run might write to the same file. Free up some space, allow writing in that folder, or choose a file on another disk.
errors-tournament-cannot-write = { $path } can't be written ({ $reason }). No finished games are lost. Free up some space or choose another file, then continue.
errors-folder-cannot-make = The folder { $folder } could not be created ({ $reason }). Choose another one.
errors-tournaments-cannot-keep = The folder for tournaments, { $folder }, could not be created ({ $reason }). Free up some space, or check that you have permission to write there.

## cli

# Options such as --seats and names of bots stay as they are in all messages of this part.
errors-bot-limited-by-time = { $bot } is limited by time. Give a fixed budget, such as --work 1000p.
errors-position-before-chance = A roll or draw is next in this position, so there is nothing to decide. Give the position after it, such as “{ $example }”.
errors-choose-seats-or-bots = Choose the bots: --seats A,B[,...] for one table, or --bots A,B[,...] for a tournament.
errors-seats-is-one-table = --seats is for a single table. Name the bots of a tournament with --bots.
errors-empty-name = { $option } { $text } has an empty name. Write A,B or A,B,C.
errors-option-takes-two-numbers = { $option } takes two numbers, as in 0,10, not { $text }.
errors-option-needs-other = { $option } has no effect without { $other }. Add { $other }, or leave out { $option }.
errors-options-exclude-each-other = { $option } has no effect with { $other }. Leave one of them out.
errors-run-has-settings = The tournament in { $file } already has its own settings. Leave out { $names }.
errors-run-of-another-game = The tournament in { $file } is for { $other }, not { $game }. Use “arena { $other }”.
errors-not-key-value = { $text } has no value. Write KEY=VALUE, such as x=true.
errors-budgets-for-seats = --budget { $text } has { $budgets } budgets for { $seats } seats. Give one for all seats, or one for each.
errors-games-per-table = --games takes one number for all tables, or one for each table, not { $games }.
errors-adviser-never-asked = The adviser was never asked. Play more games, or increase --share.
errors-not-list-of-numbers = { $option } takes numbers separated by commas, such as { $example }, not { $text }.
errors-no-strategy = Give eight numbers, or use --pure with limit:4, veto:3:500, or score:650.
errors-not-pure-strategy = { $text } is not a pure strategy. Use limit:M (banks with fewer than M dice), veto:V:O (banks with at most V dice and at least O points), or score:O (banks at O points or more).
errors-two-scores = Give two scores, not { $count }: first the score of the player to move, then the opponent's.
errors-not-scope = { $text } is not a value for the option Totale. Use { OR($scopes) }.
errors-resumed-has-totale = A resumed solution already has its Totale option. Leave out --totale.
errors-training-of-another = { $file } was written while training { $before }, not { $kind }. Choose another file, or train { $before }.
errors-training-complete = The training in { $file } is complete (games: { $games }). Start a new one without --resume.
errors-no-lineup = These { $game } bots don't make a lineup. Name two neighbors on the ladder, or { $seats } bots, at most one of them not on the ladder.
errors-record-of-unknown-game = { $file } is a record of { $game }, a game that this version of Parlour doesn't have (it has { $games }). Update Parlour to open the record.
errors-output-cannot-write = { $file } can't be written ({ $reason }). Choose another file.
errors-no-benchmarks = { $name } has no benchmarks. Choose from: { $games }.
errors-no-unit = There is no unit { $name }. Choose from: { $known }.
errors-different-advisers = { $game } has different advisers ({ $bots }) for { $seats } seats. Give one number of seats at a time with --seats.
errors-no-middle-bot = { $game } has no medium-strength bot that plays without a time limit. Choose the bots for the table with --table.
errors-lab-failed = { $program } failed ({ $kind }: { $what }). This is a bug in Parlour. Set { $variable }=1 in the environment to see where it happened.
errors-wrong-usage = { $message } Run “{ $command } --help” to see the options.

## contract

errors-bot-does-not-compare = The bot { $id } does not compare turns. Compare moves instead.
errors-bot-overran = The answer took { NUMBER($elapsed_s, decimals: 1) } s, but there were only { $seconds } s to decide.
errors-bot-answered-not-legal = The bot { $id } answered { $answer }, which is not legal here (legal actions include: { $choices }).
errors-bot-plays-seats-not = The bot { $id } plays only in games with { $span ->
    [fixed] { $low }
   *[range] { $low } to { $high }
} players, not { $seats }. Choose another bot.
errors-bot-no-opinion-ask = The bot { $id } can't rate { $names }. Ask about other moves, or choose an adviser that searches.
errors-bot-failed-decision-forfeited = The bot { $id } failed ({ $name }: { $error }).
errors-bot-silent = There was no answer after { NUMBER($elapsed_s, decimals: 1) } s.
errors-bot-silent-given = There was no answer after { NUMBER($elapsed_s, decimals: 1) } s, with { $seconds } s to decide.
errors-bot-failed-in-secret = The details of the error would give away what only the bot knows.
errors-budget-needs-limit-seconds = A budget needs a limit: seconds, playouts, nodes, or depth.
errors-limits-budget-greater-zero = The limits of a budget must be greater than zero, not { $text }.
errors-not-budget-write-seconds = { $text } is not a budget. Write seconds as 2s, playouts as 400p, nodes as 1000n, depth as 3d, or several as 2s+400p.
errors-bot-not-rated = { $name } has no rating in { $id }. Choose from: { $known }.
errors-no-bot = { $id } has no bot { $name }. Choose from: { $known }.
errors-game-over-nothing-can = The game is over: there is nothing left to decide.
errors-action-not-legal-here = Action { $action } is not legal here. Legal actions include: { $choices }.
errors-chance-decides-next-not = A roll or draw is next, and { $action } is not one of its outcomes. Enter what the dice or cards show.
errors-file-damaged = { $path }: { $error }
errors-file-not-from-command = This file was not written by “parlour-lab { $command }”, or it is damaged ({ $error }). Delete it, then run that command again.
errors-file-of-another-game = It belongs to { $game }, not to { $wanted }.
errors-record-points-nowhere = The record is damaged: it points to step { $at }, which does not exist. If there is a copy ending in .bak beside it, open that one.
errors-recorded-result-not-result = The record is damaged: its result { $result } is not the result of the game. If there is a copy ending in .bak beside it, open that one.
errors-record-starts-seats-but = The record is damaged: it starts with { $seats } seats but names { $players } players. If there is a copy ending in .bak beside it, open that one.
errors-file-not-parlour-record = This file is not a Parlour record. Choose a file saved by Parlour.
# The reason in the messages about damaged files.
errors-line-is-damaged = line { $line } is damaged
errors-field-missing = { $name } is missing
errors-field-wrong = { $name } can't be { $value }
errors-record-damaged-cannot-read = The record is damaged and can't be read ({ $error }). If there is a copy ending in .bak beside it, open that one.
errors-record-format-program-reads = This record is in format { $format }, but this version of Parlour reads only format { $version }. Update Parlour to open it.
errors-engines-games-init-py = engines/games/{ $name }/__init__.py defines no GAME. Name the game there, or remove the folder.
errors-no-game = There is no game { $name }. Choose from: { $games }.
errors-rolls-no-dice-here = { $id } has no dice to roll at this point.
errors-not-value-option-use = { $value } is not a value for the option { $key }. Use { OR($choices) }.
errors-game-not-for-seats = { $id } is for { $span ->
    [fixed] { $low }
   *[range] { $low } to { $high }
} players, not { $seats }.
errors-no-option = { $id } has no option { $key }. Choose from: { $names }.
errors-no-options = { $id } has no options. Leave out { $key }.
errors-clock-impossible = A clock can't have { $seconds } s plus { $increment } s per turn. Use more than 0 seconds, and an increment of 0 or more.
errors-clock-starts-afresh-each = A per-turn clock can't have an increment. Leave the increment out.
errors-not-time-control-write = { $text } is not a time control. Write seconds per game plus seconds per turn, such as 180+2, or only seconds per turn, such as 30/turn.

## external

errors-answered-not-legal-here = { $program } answered { $shown }, which is not legal here (legal actions include: { $offered }).
errors-said-hello-second-time = { $name } said hello a second time.
errors-answered-question-never-asked = { $name } answered question { $id }, which was never asked.
errors-program-gave-up = { $name } gave up: “{ $message }”.
errors-program-did-not-stop = { $name } did not answer within { NUMBER($elapsed_s, decimals: 1) } s, nor within { $stop_s } s of being told to stop.
errors-said-no-hello-within = { $name } did not say hello within { $start_s } s. Check its command, and that it flushes its output after every line.
errors-cannot-started-no-folder = { $name } can't start because the folder { $folder } doesn't exist. Change it under Settings > External bots.
errors-program-ended = { $name } ended for an unknown reason.
errors-program-ended-status = { $name } exited with status { $status }.
errors-program-ended-signal = { $name } was terminated by signal { $signal }.
errors-of-program = { $name }: { $error }
errors-wrote-line-more-bytes = { $name } wrote a line of more than { $max_line } bytes, which begins “{ $shown }”.
errors-program-start-stopped = Starting { $name } was canceled.
errors-cannot-start-no-program = { $name } can't start: there is no program { $file }, or its interpreter is missing. Correct its command under Settings > External bots.
errors-cannot-start-not-executable = { $name } can't start: { $file } is not executable. Make it executable, or correct its command under Settings > External bots.
errors-cannot-start-program = { $name } can't start: { $file } can't be run ({ $reason }). Correct its command under Settings > External bots.
errors-did-not-begin-hello = { $name } did not say hello first.
errors-program-name-length = Give the bot a name of 1 to { $max_name } characters, not { $name }.
errors-name-one-signs-leave = The name { $name } contains a character that isn't allowed. Leave out any of these: { $not_in_names }
errors-say-how-started-program = { $name } needs a command that starts it: enter a program and its arguments.
errors-choose-least-one-game = { $name } needs at least one game. Choose the games it plays.
errors-already-program-choose-another = There is already an external bot called “{ $twice }”. Choose another name.
errors-command-cannot-read-quotation = The command { $text } can't be read: a quotation mark is not closed. Add the missing one.
errors-list-programs-damaged-correct = The list of external bots in { $path } is damaged ({ $error }). Correct it, or delete the file and add the bots again under Settings > External bots.
errors-program-wrote-line-not = The bot wrote a line that is not a JSON object: “{ $shown }”.
errors-program-wrote-message-no = The bot sent a message of an unknown type: “{ $shown }”. Known types: { $readers }.
errors-program-speaks-version-protocol = The bot uses version { $protocol } of the protocol, but this Parlour uses { $spoken }. Update the older of the two.
errors-program-wrote-line-not-json = The bot wrote a line that is not JSON: “{ $shown }”. Use standard output for messages only, and write everything else to standard error.
errors-unknown-external-bot-add = Unknown external bot { $wanted }. Add it under Settings > External bots, or choose another bot.
errors-program-not-meant-but = { $wanted } doesn't play { $id }, only { $games }. To change that, select the game under Settings > External bots.
errors-program-wrote-field = The bot's line “{ $line }” doesn't follow the protocol: { $error }.
errors-bot-lists-action-twice = { $name } lists “{ $action }” twice. Give each action at most one line.
errors-bot-some-preferences = { $name } gives preferences for only some lines. Give them for all or none.
errors-bot-preferences-out-of-order = { $name } gives a line a larger preference than the line before it. List the best line first.
errors-bot-some-values = { $name } gives values for only some lines. Give them for all or none.
errors-bot-values-per-seat = { $values ->
    [one] { $name } gives { $values } value for { $seats } seats.
   *[other] { $name } gives { $values } values for { $seats } seats.
} Give one per seat.
errors-bot-value-out-of-range = { $name } gives a value outside the range { $low } to { $high }.
errors-bot-values-sum = { $name } gives values that don't add up to { $total }.

## games/colonizers

errors-weights-colonizers-cannot-read = The weights for Colonizers can't be read from { $path } ({ $error }). Run “{ $command }” to create them again.
errors-colonizers-seats = Colonizers has { $seats } seats: write “1 has 0” to “4 has 0”.
errors-no-round-rounds-count = There is no round { $round }. The first round is 1.
errors-modules-cannot-built-rounds = { $round ->
    [one] It isn't possible to build { $builds } modules in { $round } round.
   *[other] It isn't possible to build { $builds } modules in { $round } rounds.
}
errors-seat-holds-cards-builds = Seat { $seat } can hold at most { $hand } cards and build at most { $colony } modules.
errors-hand-seat-written-order = The hand of seat { $seat } must be listed in card order.
errors-lost-cards-seat-written = The lost cards of seat { $seat } must be listed in card order.
errors-seat-cannot-omnium-round = Seat { $seat } can't have { $omnium } Omnium in this round.
errors-full-colony-seat-game = Seat { $seat } has a full colony, so the game is over.
errors-deal-no-player-colonist = During the deal, nobody has a colonist. During the pick, only the players before the one picking have one. After that, everyone does.
errors-one-colonist-removed-after = After the deal, and only then, say which colonist is removed: “removed Spy”.
errors-before-deal-first-seat = Before the deal, it must be seat 1's turn, and the colonists must not have an order yet.
errors-seat-shows-colonist-when = A seat shows its colonist when its turn begins: write “shown 1”.
errors-only-opportunist-spy-reveal = Only the Opportunist and the Spy make others reveal their colonists.
errors-colonist-out-play-no = A colonist that is out of play has no owner.
errors-named-swaphands-miner-belongs = In the phase “answer”, and only there, say who was named: “named Steal from Miner”.
errors-two-cards-drawn-after = Two cards are drawn after “Draw modules”, and one of them is kept.
errors-player-knows-cards-drew = A player knows the cards they drew: leave out “by”.
errors-only-visionary-fewer-five = Only a Visionary with fewer than five cards gets a card.
errors-deck-too-few-cards = The deck has too few cards to draw from.
errors-modules-belongs-visionarys-card = “modules” is only for the Visionary's card.
errors-nobody-five-cards-hand = Only the Visionary can draw modules with five cards in hand.
errors-seat-full-colony-before = Seat { $full } has a full colony before its turn: the game would be over.
errors-seat-knows-something-another = “1 of 2 knows …” says which cards seat 1 knows in the hand of seat 2. Leave out your own hand, and seats you know nothing about.
errors-seat-cannot-know-cards = Seat { $q } can know only cards that seat { $r } has; list them in card order.
errors-seat-knows-cards-seat = { $least ->
    [one] Seat { $q } knows at least { $least } card of seat { $r }, but none is listed. List it, or write a smaller “least”.
   *[other] Seat { $q } knows at least { $least } cards of seat { $r }, but fewer are listed. List them, or write a smaller “least”.
}
errors-sure-names-opponents-all = “sure” may name only opponents: leave out the player's own seat.
errors-too-many-copies = There are { $count } copies of { $module }, but the game has only { $copies_of }.
errors-one-of-each-colonist = There is only one { $colonist }.
errors-nobody-but-can-name = Only the { $colonist } can name another colonist this way.
errors-exhausted-ends-game-whose = “exhausted” ends a game whose deck has fewer than two cards.
errors-game-ends-after-seat = Without “exhausted”, the game ends only after seat 4, and only with a full colony.
errors-seat-cannot-sure-cards = Seat { $p } can't be sure of cards that it does not know.
errors-not-action-type-example = { $text } is not an action. Type, for example, “Take Omnium” or “Build Quarry”.
errors-does-not-happen-here = { $text } is not possible here.
errors-not-all-colonists = { $order } must name each of the { $colonists } colonists exactly once.
errors-seat-picked-another-colonist = Seat { $seat } did not pick the { $colonist }.
errors-not-answer-write-answer = { $rest } is not an answer. Write “Answer nobody” or “Answer seat 2”.
errors-not-true-another-seat = { $text } is wrong: another seat has that colonist, or nobody does.
errors-not-module = { $name } is not a module.
errors-no-can-drawn-none = No { $module } can be drawn now: if any are left, they are at the bottom of the deck.
errors-next-card-deck-known = The next card of the deck is known: { $next_one }.
errors-not-colonist-colonists = { $name } is not a colonist. The colonists are { $known }.
errors-not-seat-and-phase = { $value } must be a seat (1 to { $seats }) followed by one of { $known }.
errors-not-seats = { $value } is not a list of seats. Use seats from 1 to { $seats }, as in “shown 1 3”.
errors-names-no-colonist-named = { $value } doesn't name a colonist. Write, for example, “named Steal from Miner”.
errors-decision-but-here-cards = { $text } is a decision, but cards are being dealt or revealed here.
errors-colonists-offered-order-names = Here, colonists are always offered in alphabetical order: leave out the order.
errors-not-card-cards = { $code } is not a card. The cards are { $codes }.
errors-not-card-and-seat = { $strip } is not a card. Write, for example, “G4” or “G4 by 1”.
errors-every-card-bottom-says = Every card at the bottom must say who put it there: “G4 by 1”.
errors-comes-before-any-seat = Name a seat before { $words }, such as “1 has 4”.
errors-position-lacks = The position lacks its { $name }. Write, for example, “{ $example }”.
errors-seats-come-order-each = List the seats in order, each once. { $words } breaks that order.

## games/dice_chess

errors-turn-not-complete = The turn { $turn } is not complete in { $text }.
errors-turn-not-possible = The turn { $turn } is not possible in { $text }.
errors-table-another-version-dice = { $path } is from a different version of Dice Chess. Run “{ $command }” to create it again.
errors-table-dice-chess-cannot = The table for Dice Chess can't be read from { $path } ({ $error }). Run “{ $command }” to create it again.
errors-dfen-parts = A DFEN has 4 to 7 parts, not { $fields }. It looks like “{ $start } PNB”.
errors-side-move-w-b = The side to move must be w or b, not { $colour }.
errors-board-ranks = A board has 8 ranks, not { $ranks }.
errors-castling-rights-some-kqkq = Castling rights must be different letters from KQkq, or -, not { $field }.
errors-squares-en-passant-name = The en passant squares { $field } list a square twice.
errors-wrong-half-moves = { $field } is not a valid number of moves since the last pawn move or capture. Use { $low } to { $high }.
errors-wrong-move-number = { $field } is not a valid move number. Use { $low } to { $high }.
errors-dice-up-three-p = The dice must be up to three of the letters P N B R Q K, not { $field }.
errors-rank-squares = { $squares ->
    [one] Rank { $number }, { $rank }, has { $squares } square, not 8.
   *[other] Rank { $number }, { $rank }, has { $squares } squares, not 8.
}
errors-not-square-en-passant = “{ $error }” in { $field } is not a valid en passant square.
errors-not-chess-piece = “{ $letter }” is not a piece. Use { $letters } and 1 to 8.
errors-kings-each-side-one = { $name } has { $count } kings. Each side has one.
errors-pawns-each-side-most = { $name } has { $count } pawns. Each side can have at most { $pawns }.
errors-pieces-each-side-most = { $name } has { $values } pieces. Each side can have at most { $pieces }.
errors-promoted-pieces-pawns-but = { $name } has too many pawns and promoted pieces together ({ $count } and { $promoted }). It started with { $pawns } pawns.
errors-pawn-first-last-rank = { $name } has a pawn on the first or last rank, where no pawn can be.
errors-castling-right-needs-king = The castling right “{ $right }” needs the king on { $king } and the rook on { $rook }. Leave out the right, or move the pieces.
errors-cant-en-passant-square = { $name } can't be an en passant square: those are on ranks 3 and 6.
errors-cant-en-passant-square-must = { $name } can't be an en passant square: it must be empty, and { $side } must have a pawn on { $square }.
errors-cant-en-passant-square-no = { $name } can't be an en passant square: no pawn has passed it.
errors-cant-en-passant-square-before = { $name } can't be an en passant square when { $side } is to move: it has expired.
errors-no-king-left-game = No king is left. The game ends when the first one is captured.
errors-game-ends-capture-king = The game ends by capture if, and only if, a king is gone.
errors-game-ends-count-after = A game can't end by the move count before { $half_limit } moves without a pawn move or a capture.
errors-without-agreements-no-game = Without “agreements”, a game can't end by agreement.
errors-without-cube-no-game = Without a cube, a game can't end by a declined double.
errors-use-does-not-fit = “use { $quota }” doesn't match the number of dice left in this turn: { $dice }.
errors-without-agreements-no-draw = Without “agreements”, draws can't be offered or declined.
errors-only-one-thing-can = Only one thing can be pending: a double, a roll, or a draw offer.
errors-only-side-may-double = Only a side that may double and has not rolled can choose between doubling and rolling.
errors-not-side-write-white = { $name } is not a side. Write white or black.
errors-wrong-write-highest-stake = { $value } is wrong. Write the highest stake, the current stake, and the cube's owner if it has one: “cube 64 2 white”.
errors-cube-turned-owner-any = A cube that has been turned has an owner, and any other cube doesn't. The stake can't exceed the highest stake.
errors-wrong-write-winner-how = { $value } is wrong. Write who won and how: “over white resignation” or “over draw agreement”.
errors-wrong-write-how-many = { $value } is wrong. Write how many dice, 0 to 3.
errors-not-move-moves-look = { $text } is not a move. Moves look like e2e4 or e7e8q.

## games/fargo

errors-not-strategy-vector-write = { $text } is not a strategy. Write { $entries } numbers: the run scores to bank at with 1, 2, … { $entries } dice left, such as { $map }.
errors-position-fargo-seats-write = { $count ->
    [one] The position has 1 score.
   *[other] The position has { $count } scores.
} Fargo has { $min_seats } to { $max_seats } seats: write one score for each.
errors-no-seat = There is no seat { $seat }. Choose from 1 to { $seats }.
errors-turn-not-number = A turn is a number from 1 to { $max_turns }.
errors-turn-seats-not-last = With { $seats } players, turn { $turns } can't be the last one before seat { $mover } moves. Leave out the turn to use the first possible one.
errors-turn-seats-belongs-seat = With { $seats } players, turn { $turns } belongs to seat { $expected }, not seat { $mover }. Leave out the turn to use the first possible one.
errors-score-cannot-occur-scores = A score of { $score } can't occur: scores are multiples of 50.
errors-score-cannot-occur-score = A score of { $score } can't occur. A score is 0, or { $min_turn } to { $max_score }.
errors-seat-points-but-not = Seat { $seat } has { $score } points but has not had a turn before turn { $turns }. Its score must be 0, or the turn must be later.
errors-seat-but-player-starts = Seat { $trigger } has { $score }, but a player who starts the final round has { $rule ->
    [at_least] at least { $target }
   *[more_than] more than { $target }
}.
errors-turn-too-early-final = Turn { $turns } is too early for the final round.
errors-banked-points-cannot-occur = A turn can't have banked { $banked } points. Hot dice bank { $min_banked } or more, in multiples of 50. Use 0 if there were none this turn.
errors-game-over-nothing-banked = The game is over: nothing is banked. Leave “banked” out.
errors-game-over-not-run = The game is over, so there can't be a run. Leave “run” and “dice” out.
errors-run-score-none = A run score of 0 is possible only with all ten dice, not with { $dice }. Add “run” and its points.
errors-run-points-cannot-dice = A run of { $run } points has 1 to { $max_decision_dice } dice left, not { $dice }: at least two dice score in the first roll.
errors-run-score-dice-left = { $dice ->
    [one] A run score of { $run } with { $dice } die left can't occur.
   *[other] A run score of { $run } with { $dice } dice left can't occur.
} The nearest possible: { $nearest }.
# The rule: how many points start the final round.
errors-seat-final-round-begun = Seat { $high } has { $rule ->
    [at_least] at least { $target }
   *[more_than] more than { $target }
}, so the final round has begun. Say who started it: add “trigger” and the seat that got there first.
errors-seat-before-last-turn = Seat { $seat } has { $rule ->
    [at_least] at least { $target }
   *[more_than] more than { $target }
} before its last turn, so it would have started the final round, not seat { $trigger }.
errors-game-over-say-started = The game is over. Say who started the final round: add “trigger” and a seat.
errors-game-over-no-seat = The game is over, so it is nobody's turn. Leave out “seat” or “over”.
errors-run-score-needs-number = A run score of { $run } needs the number of dice left: add “dice” and 1 to 8.
errors-seat-started-final-round = Seat { $mover } started the final round and gets no turn in it. Write “over” if all others have had theirs.
errors-score-not-multiple = A score must be 0 or a positive multiple of { $unit }, not { $score }.
errors-score-before-final-round = A score before the final round is a multiple of 50 up to { $most }, not { $score }.
errors-run-cannot-points-dice-left = { $dice ->
    [one] A run can't have { $run_score } points with { $dice } die left.
   *[other] A run can't have { $run_score } points with { $dice } dice left.
}

## games/lange_strasse

errors-keeps-no-die-example = { $words } doesn't keep any dice. Write, for example, “keep 1 5 stop”.
errors-weights-do-not-fit = The weights in { $file } don't match this version of Parlour. Train again.
errors-does-not-learn-train = “{ $kind }” can't be trained. Choose { OR($kinds) }.
errors-training-games = Training takes 1 to 10,000,000 games, not { $games }.
errors-learning-rate-falls-most = The learning rate must fall from at most 1 to at least 0, not from { $rate } to { $last_rate }.
errors-epsilon-not-share = The share of random decisions (epsilon) must be between 0 and 1, not { $epsilon }.
errors-weights-cannot-read-train = The weights in { $path } can't be read ({ $error }). Train again with “parlour-lab lange-strasse train”.
errors-lange-strasse-seats-write = Lange Strasse has { $seats } seats: write { $seats } scores.
errors-money-three-seats-adds = The money of all players must add up to 0.
errors-money-before-settlement-multiple = Money before the settlement must be a multiple of { $step } cents.
errors-game-not-over-nobody = The game is not over: nobody has { $target } points.
errors-game-over-no-dice = The game is over: there are no dice on the table.
errors-after-keeping-six-dice = Keeping the sixth die completes the set, and you roll six new dice: at most five can be kept here.
errors-dice-wait-decision-rolled = Dice waiting for a decision must have been rolled: write “rolls 1” or more.
errors-kept-dice-take-rolls = With this many dice kept ({ $dice }), the number of earlier rolls must be at least { $least } and at most { $most }, not { $before }: at least one die is kept from each roll.
errors-dice-kept-rolled-not = Dice kept: { $dice }. So { $dice_left } must be rolled, not { $rolled }.
errors-nothing-roll-can-kept = Nothing in this roll can be kept: it is a strich, and the turn is over.
errors-points-cannot-occur-all = A score of { $points } is not possible: scores are multiples of { $step } and never negative.
errors-points-cannot-occur-turn = A score of { $points } is not possible: a turn scores 0, or at least { $smallest_turn }.
errors-seat-points-before-turn = Seat { $seat } has { $points } points before its turn: the round in which it reached them would have been the last.
errors-seat-cannot-strich-before = Seat { $seat } can't have a strich before its first turn.
errors-seat-cannot-points-before = Seat { $seat } can't have points before its first turn.
errors-seat-no-points-after = { $turns ->
    [one] Seat { $seat } has no points after a turn, so it must have a strich.
   *[other] Seat { $seat } has no points after { $turns } turns, so it must have a strich.
}
errors-seat-cannot-both-points = Seat { $seat } can't have both points and a strich after only one turn.
errors-value-tables-another-grid = The value tables in { $file } use a different grid than this version of Parlour. Create them again with “parlour-lab lange-strasse solve”.
errors-unfinished-solution-another-grid = The unfinished solution in { $file } uses a different grid than this version of Parlour. Start over without “--resume”.
errors-value-tables-lange-strasse = The value tables for Lange Strasse can't be read from { $path } ({ $error }). Reinstall Parlour, or create them with “parlour-lab lange-strasse solve”.
errors-cannot-read-unfinished-solution = { $path } can't be read as an unfinished solution ({ $error }). Start over without “--resume”.
errors-two-groups-complete-set = Two groups would complete the set, and you would roll six new dice: keep only one group here.
errors-not-order-play-name = { $value } is not an order of play. Name each of the seats 1 to { $seats } once, the starting player first, for example “order 2 3 1”.
errors-cannot-kept-only-single = { $word } can't be kept: only single 1s and 5s and groups such as 444 can.

## games/roll_galaxy

errors-weights-roll-galaxy-cannot-read = The weights for Roll for the Galaxy can't be read from { $path } ({ $error }). Run “{ $command }” to create them again.
errors-nothing-can-done-here = { $text } can't be done here.
errors-dice-show-only = These dice show only { $named }.
errors-not-roll-write-instance = { $text } is not a roll. Write, for example, “2 Ship, 1 Wild”.
errors-not-face-dice-type = “{ $face }” is not a face of these dice. Type 1 to { $shown }.
errors-one-extra-die-rolled = Only one extra die is rolled, not { $faces }. Enter one face.
errors-turn-does-not-begin = One of these turns doesn't start with any plan the bot considers. Compare single actions instead.
errors-position-part-table-one = A position has one part for the table and one for each of 2 to 5 players, separated by “|”. { $others ->
    [one] This one has { $others } part for players, and “seats” is { $seats }.
   *[other] This one has { $others } parts for players, and “seats” is { $seats }.
}
errors-tile-two-places = The tile { $tile_reference } is in two places.
errors-appears-twice = { $item } appears twice. Remove one.
errors-mover-not-seat = The mover must be one of the seats 1 to { $seats }.
errors-turns-count-from-one = Turns are numbered from 1.
errors-rounds-begin-after-setup = Rounds begin after the setup.
errors-no-phase-at-stage = No phase is in play at the stage “{ $stage }”.
errors-dice-expected-outside-phases = A seat can have “projected” only while phases are in play.
errors-phase-does-not-fit-stage = The phase in play doesn't match the stage “{ $stage }”.
errors-stage-to-resume = While a tile is being uncovered, and only then, name the stage to resume.
errors-mark-too-large = “tidied” can be at most 2, and “ending” at most 1.
errors-seven-colors-of-dice = There are only seven colors of dice.
errors-credits-out-of-range = Seat { $seat } must have 0 to { $most } credits.
errors-handicap-too-large = The minimum credits of seat { $seat } can be at most 4.
errors-handicap-too-small = The minimum credits of seat { $seat } must be 1 or more.
errors-starting-squares-first = Write the starting squares of seat { $seat } first.
errors-faction-and-home-world = Seat { $seat } must start with both squares of a faction tile and with a home world.
errors-one-faction-tile = Seat { $seat } can have only one faction tile and one home world.
errors-too-many-goods = { $most ->
    [0] { $square } can't hold goods.
    [one] { $square } can hold at most { $most } good.
   *[other] { $square } can hold at most { $most } goods.
}
errors-three-starting-squares = Seat { $seat } needs its three starting squares.
errors-selects-without-worker = Seat { $seat } doesn't have the worker that selects its phase.
errors-no-phase-selected = Seat { $seat } must have selected a phase.
errors-assigns-other-dice = Seat { $seat } must assign exactly the dice it has rolled.
errors-cup-not-empty = Seat { $seat } has rolled, so its cup must be empty.
errors-assigned-too-early = Seat { $seat } can't have assigned any dice yet.
errors-rolled-too-early = Seat { $seat } must have rolled exactly the dice that were due so far.
errors-no-hidden-roll = Seat { $seat } can't have a hidden roll at this stage.
errors-cannot-dictate-now = Seat { $seat } can't Dictate at this stage.
errors-wild-dice-left = Seat { $seat } must have placed all its wild dice.
errors-workers-in-idle-phase = Seat { $seat } can't have workers in phases that don't happen.
errors-owns-no-dice = Seat { $seat } must own at least one die.
errors-too-many-dice-of-kind = The game has only { $most } dice of the color “{ $kind }”.
errors-square-exists-once = There is only one of each square.
errors-only-mover-holds-tiles = Only the mover can have tiles in hand.
errors-nobody-holds-tiles = Nobody can have tiles in hand at this stage.
errors-tile-seen-later = A tile can't have been seen later than “clock” says.
errors-nothing-to-decide-or-draw = Nobody has anything to decide or draw here.
errors-tiles-left-to-draw = There are still tiles to draw.
errors-wrong-number-of-squares = { $squares ->
    [one] Seat { $seat } must have { $squares } square at this stage.
   *[other] Seat { $seat } must have { $squares } squares at this stage.
}
errors-wrong-number-of-tiles = { $tiles ->
    [one] Seat { $seat } must have { $tiles } tile in hand at this stage.
   *[other] Seat { $seat } must have { $tiles } tiles in hand at this stage.
}
errors-wrong-stacks = { $tiles ->
    [one] Seat { $seat } must have { $tiles } tile on each stack.
   *[other] Seat { $seat } must have { $tiles } tiles on each stack.
}
errors-workers-without-dice = Seat { $seat } has workers without dice that none of its tiles provides in this phase.
errors-no-workers-complete = No workers complete a tile at this stage.

## labs

errors-retained-share-random-share = With a retained share of { $retain } and a random share of { $add_random }, the number of parents is { $survivors }. There must be 2 to { $population }.
errors-folder-cannot-made-training = The folder { $folder } could not be created ({ $reason }), so training has not started. Free up some space, or check that you have permission to write there.
errors-training-cannot-read = The training in { $path } can't be read ({ $error }). Start training again: the file will be kept under another name.

## match

errors-no-bot-can-advise = { $id } has no bot that can advise with { $seats } seats.
errors-calibration-none = There is no calibration for { $game }, so its figures have wide ranges. Run “parlour-lab calibrate { $game } --fit” to make one.
errors-calibration-cannot-use = The calibration can't be used, so figures have wide ranges. { $reason }
errors-no-decision-give-hint = There is nothing to decide here, so there is no hint.
errors-adviser-does-not-judge = The adviser does not judge by win chance here. Choose another adviser.
errors-bot-failed-choose-another = The bot { $id } failed ({ $name }: { $error }). Choose another adviser.
errors-next-rolls-draws-cannot = The next rolls or draws can't be listed here.
errors-position-does-not-fit = The position doesn't match its solution.
errors-only-finished-games-go = Only finished games go into the library. Finish this game first.
errors-library-no-game-may = The library has no game { $entry }. It may have been deleted.
errors-notes-belong-another-game = The notes belong to a different game, not to { $entry } in the library.
errors-library-written-newer-parlour = The library { $path } was written by a newer Parlour (format { $version }; this one reads { $known }). Update Parlour. Until then, finished games won't be kept.
errors-match-damaged-cannot-continued = The match in { $path } is damaged and can't be continued. It was kept as { $aside }.
errors-match-backup-damaged-were = The match in { $path } and its backup are damaged. They were kept as { $kept } and { $backup }.
errors-newest-file-damaged = The newest file of this match was damaged and was kept as { $aside }. The match continues from one action earlier.
errors-played-without-clocks-leave = { $id } is played without clocks. Leave the clock out.
errors-position-seats-but-table = The position is for { $found } seats, but { $seats } are at the table. Choose { $found } seats.
errors-nobody-can-resign-here = Nobody can resign here. Only people resign, and only during a game.
errors-no-dice-cards-due = There is nothing to roll or draw here. Go to a roll or draw first.
errors-outcome-cannot-come-out = Outcome { $outcome } is not possible here.
errors-not-possible-now = { $waiting ->
    [PERSON] That is not possible now: a person must choose an action.
    [ROLL] That is not possible now: a person must roll.
    [DICE] That is not possible now: the dice must be entered.
    [CHANCE] That is not possible now: Parlour is about to roll.
    [AUTOMATIC] That is not possible now: the only choice is about to be played.
    [BOT] That is not possible now: a bot is thinking.
    [FAILED] That is not possible now: a bot has failed. Replace it, let it try again, or move for it.
   *[OVER] That is not possible now: the game is over.
}
errors-no-step-match-last = This match has no step { $node }. The last one is { $nodes }.
errors-record-visited-step-does = The record is damaged: it refers to step { $index }, which does not exist. If there is a copy ending in .bak beside it, open that one.
errors-follows-later-step = it follows a later step.
errors-record-does-not-fit-rules-step = The record breaks the rules at step { $ply } ({ $node }): { $error } If there is a copy ending in .bak beside it, open that one.
errors-library-in-use = The library { $path } can't be used: { $reason }. You can keep playing, but finished games won't be kept. Close other programs that use it, and try again.
errors-library-cannot-use = The library { $path } can't be used: { $reason }. You can keep playing, but finished games won't be kept. Free up some space, or check that you have permission to write there.
errors-library-was-damaged = The library was damaged ({ $reason }). The old file was kept as { $aside }, and a new library was started. Games recovered into it: { $games }. Open matches are not affected.
errors-text-cannot-read = text that can't be read

## rulekit

errors-roll-size = { $count ->
    [one] The roll has 1 die, not { $faces }.
   *[other] The roll has { $count } dice, not { $faces }.
}
errors-not-face-of-die = “{ $face }” is not a face of this die. Type { OR($known) }.
errors-not-letter-of-die = { $letter } is not a face of this die. Type { OR($known) }.
errors-not-action-type-one = { $words } is not an action. Type { OR($known) }.
errors-no-roll-due-type = There is nothing to roll now. Type { OR($known) }.
errors-dice-decide-first-type = The dice have to be rolled first. Type the faces they show (dice: { $count }).
errors-not-number-write-example = { $value } is not a valid number for { $word }. Write, for example, “{ $example } 1”.
errors-unknown-use = { $value } is unknown. Use { OR($names) }.
errors-not-seats-of-table = The seats are 1 to { $seats }, not { $value }.
errors-not-part-position-parts = { $words } is not part of a position. The parts are: { $known }. A position looks like “{ $example }”.
errors-position-empty-one-looks = The position is empty. One looks like “{ $example }”.

## runtime

errors-cluster-no-workers-start = The cluster at { $address } has no workers. Start some with “dask worker { $address }”, in an environment that has Parlour.
errors-worker-parlour-but-games = The worker { $worker } has Parlour { $version }, but this is Parlour { $own }, so games could come out differently. Install the same version everywhere.
errors-dask-not-installed-install = Dask is not installed. Install “parlour[cluster]” to use a cluster.
errors-no-scheduler-answers-start = No scheduler answers at { $address } ({ $error }). Start one with “dask scheduler”, and give its address as tcp://HOST:8786.
errors-not-text-file-damaged = { $path } is not a text file: it is damaged, or a different kind of file. Choose a file saved by Parlour.
errors-is-damaged = the file is damaged
errors-disk-is-full = the disk is full
errors-writing-not-allowed = writing there is not allowed
errors-file-cannot-read = { $path } can't be read: { $reason }. Check that it exists and that you have permission to open it.
errors-file-cannot-write = { $path } can't be written: { $reason }. Save a copy elsewhere, or choose another folder.
errors-file-cannot-write-disk-full = { $path } can't be written: { $reason }. Free up some space, or save a copy elsewhere.

## search

errors-no-adaptive-opponent-choose = { $id } has no adaptive opponent. Choose another bot.
errors-not-adaptive-opponent-write = { $name } is not an adaptive opponent. Write a rating, as in adaptive:1480.
errors-playout-did-not-end = A playout of { $id } did not end within { $max_steps } steps, so this position can't be evaluated. This is a bug in the rules of the game; another bot may still be able to play.

## gui

errors-compiled-code-cannot-load = The compiled code of { $game } can't be loaded ({ $error }). Restart Parlour: it checks the files and compiles whatever is damaged.
errors-cannot-delete = { $file } can't be deleted ({ $error }). Close any program that is using it, then try again.
errors-no-display = Parlour needs a display, but neither DISPLAY nor WAYLAND_DISPLAY is set. Set one of them, or save a picture of the window with --screenshot FILE.
errors-no-hint-on-picture = No hint could be shown: there is no decision to make, or the computer is too slow.
errors-picture-cannot-write = The picture can't be written to { $file }. Choose another file.
errors-no-page = { $name } is not a page. Choose from: { $pages }.
errors-not-window-size = { $text } is not a valid size. Write it as WIDTHxHEIGHT, such as 1280x840.
