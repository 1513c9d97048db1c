### What went wrong, for the person at the table: what happened, what it means, what to do.

# How a text that was typed is quoted.
errors-quoted = “{ $text }”

## arena

errors-tournament-games = A tournament has 1 to { $most } games, not { $games }. Choose another number of games.
errors-round-robin-many-entrants = A round robin with this many entrants has more than { $most } tables. Name fewer entrants, or play a ladder.
errors-tables-seats-needs-least = { $form ->
    [ladder] A ladder
    [gauntlet] A gauntlet
    [table] A match
   *[round-robin] A round robin
} with { $least } seats at a table needs at least { $least } entrants, not { $entrants }. Name more.
errors-cluster-gone-finished-games = The cluster is gone. Finished games count; start a scheduler and workers, then continue.
errors-test-needs-two-elo = A test needs two Elo differences, the smaller one first, not { $elo0 } and { $elo1 }.
errors-error-rates-test-must = The error rates of a test must be between 0 and 0.5, not { $alpha } and { $beta }.
errors-strangers-never-met = No bot that has played { $line_up } has played { OR($strangers) }, so they cannot be compared. Let some of each group play each other.
errors-game-block-table-not = Game { $rotation } of block { $block } at table { $table } is not in the file of this tournament. Choose one that has been finished.
errors-begun-parlour-whose-bots = { $path } was begun with Parlour { $begun }; this is { $program_version }, whose bots may play otherwise. Continue with that version, or start a new one.
errors-changed-something-else-parlour = { $path } has been changed by something else than Parlour.
errors-newer-parlour-open-one = { $path } is of a newer Parlour. Open it with that one.
errors-not-run-parlour-lab = { $path } is not a run of “parlour-lab arena”, or its first line is damaged. Choose another file, or start a new one.
errors-already-continue-resume-choose = { $path } is there already. Continue it (--resume), or choose another file.
errors-being-written-another-run = { $path } is being written by another run. Stop that one, or choose another file.
errors-damaged-line-take-copy = { $path } is damaged in line { $number }. Take a copy that is whole, or delete that line: its game is then played again, and all others still count.
errors-tournament-cannot-read = { $path } cannot be read ({ $reason }). Nothing that was finished is lost: check that you may open it, or choose another file, and continue with it.
errors-tournament-cannot-write = { $path } cannot be written ({ $reason }). Nothing that was finished is lost: make room or choose another file, and continue with it.
errors-folder-cannot-make = The folder { $folder } cannot be made ({ $reason }). Choose another one.
errors-tournaments-cannot-keep = The folder { $folder } cannot be made ({ $reason }). Tournaments are kept there: make room, or check that you may write to it.

## contract

errors-bot-does-not-compare = The bot { $id } does not compare turns. Compare moves instead.
errors-bot-overran = The bot { $id } took { NUMBER($elapsed_s, decimals: 1) } s instead of { $seconds } s. Its decision is forfeited; let it try again, choose another bot, or decide for it.
errors-bot-answered-not-legal = The bot { $id } answered { $answer }, which is not legal here (legal: { $choices }). Its decision is forfeited; let it try again, choose another bot, or decide for it.
errors-bot-plays-seats-not = The bot { $id } plays with { $low } to { $high } seats, not with { $seats }. “parlour-lab bots { $game }” lists who plays with how many.
errors-bot-no-opinion-ask = The bot { $id } has no opinion of { $names }. Ask about other moves, or choose an adviser that searches.
errors-bot-failed-decision-forfeited = The bot { $id } failed ({ $name }: { $error }). Its decision is forfeited; let it try again, choose another bot, or decide for it.
errors-bot-silent = The bot { $id } was still silent after { NUMBER($elapsed_s, decimals: 1) } s. Its decision is forfeited; let it try again, choose another bot, or decide for it.
errors-bot-silent-given = The bot { $id } was still silent after { NUMBER($elapsed_s, decimals: 1) } s. It was given { $seconds } s. Its decision is forfeited; let it try again, choose another bot, or decide for it.
errors-budget-needs-limit-seconds = A budget needs a limit: seconds, playouts, nodes or depth.
errors-limits-budget-greater-zero = The limits of a budget are greater than zero, not { $text }.
errors-not-budget-write-seconds = { $text } is not a budget. Write seconds as 2s, playouts as 400p, nodes as 1000n, depth as 3d, or several as 2s+400p.
errors-no-bot = { $id } has no bot { $name }. It has { $known }.
errors-game-over-nothing-can = The game is over: nothing can be played.
errors-action-not-legal-here = Action { $action } is not legal here. Legal are: { $choices }.
errors-chance-decides-next-not = Chance decides next, and { $action } is not an outcome of this roll or draw. Enter what the dice or cards show.
errors-ratings-cannot-read = { $path } cannot be read ({ $reason }). Check that you may open it.
errors-file-damaged = { $path }: { $error }
errors-not-table-ratings-format = This is not a table of ratings of format { $version }, or it is damaged ({ $error }). Run “parlour-lab rate” to write it again.
errors-record-points-nowhere = The record points at step { $at }, which does not exist.
errors-recorded-result-not-result = The recorded result { $result } is not the result of the game.
errors-record-starts-seats-but = The record starts with { $seats } seats but names { $players } players.
errors-file-not-parlour-record = This file is not a Parlour record. Choose a file saved by Parlour.
errors-record-step-against-rules = The record does not fit the rules at step { $path } ({ $text }): { $error }
errors-step-record-follows-later = Step { $index } of the record follows a later step.
errors-record-start-against-rules = The record does not fit the rules at the start: { $error }
errors-record-damaged-cannot-read = The record is damaged and cannot be read ({ $error }). If there is a copy ending in .bak beside it, open that one.
errors-record-format-program-reads = This record has format { $format }; this program reads format { $version }. Update Parlour to open it.
errors-record-lacks-field = The record is damaged: { $name } is missing. If there is a copy ending in .bak beside it, open that one.
errors-record-field-wrong = The record is damaged: { $name } cannot be { $value }. If there is a copy ending in .bak beside it, open that one.
errors-engines-games-init-py = engines/games/{ $name }/__init__.py defines no GAME. Name the game there, or remove the folder.
errors-no-game = There is no game { $name }. Choose from: { $games }.
errors-rolls-no-dice-here = { $id } rolls no dice here.
errors-not-value-option-use = { $value } is not a value of the option { $key }. Use { OR($choices) }.
errors-game-not-for-seats = { $id } is for { $low } to { $high } seats, not { $seats }.
errors-no-option = { $id } has no option { $key }. It has: { $names }.
errors-no-options = { $id } has no options, so { $key } is not one. Leave it out.
errors-clock-impossible = A clock of { $seconds } s with { $increment } s for each turn is not possible. Use more than 0 seconds, and no negative increment.
errors-clock-starts-afresh-each = A clock that starts afresh with each turn has no increment.
errors-not-time-control-write = { $text } is not a time control. Write the seconds of the game and of each turn as 180+2, or those of one turn alone as 30/turn.

## external

errors-answered-not-legal-here = { $program } answered { $shown }, which is not legal here (legal: { $offered }).
errors-said-hello-second-time = { $name } said hello a second time.
errors-answered-question-never-asked = { $name } answered question { $id }, which was never asked.
errors-program-gave-up = { $name } gave up: { $message }
errors-said-no-hello-within = { $name } said no hello within { $start_s } s. Check its command, and that it writes each line at once.
errors-cannot-started-no-folder = { $name } can't start because the folder { $folder } doesn't exist. Change it under Settings > External bots.
errors-program-ended = { $name } has ended, nobody knows why.
errors-program-ended-status = { $name } has ended with exit status { $status }.
errors-program-ended-signal = { $name } was ended by signal { $signal }.
errors-of-program = { $name }: { $error }
errors-program-forfeits = { $error } Its decision is forfeited; let it try again, choose another bot, or decide for it.
errors-wrote-line-more-bytes = { $name } wrote a line of more than { $max_line } bytes, which begins “{ $shown }”.
errors-program-start-stopped = The start of { $name } was stopped.
errors-cannot-start-no-program = { $name } can't start: there is no program { $file }, or its interpreter is missing. Correct its command under Settings > External bots.
errors-cannot-start-not-executable = { $name } can't start: { $file } may not be run. Mark it as executable, or correct its command under Settings > External bots.
errors-cannot-start-program = { $name } can't start { $file } ({ $reason }). Correct its command under Settings > External bots.
errors-did-not-begin-hello = { $name } did not begin with hello.
errors-program-name-length = Give the program a name of 1 to { $max_name } letters, not { $name }.
errors-name-one-signs-leave = The name { $name } has one of the signs { $not_in_names }; leave it out.
errors-say-how-started-program = Say how { $name } is started: a program and its arguments.
errors-choose-least-one-game = Choose at least one game that { $name } plays.
errors-already-program-choose-another = There is already a program “{ $twice }”. Choose another name.
errors-command-cannot-read-quotation = The command { $text } cannot be read: a quotation mark is not closed.
errors-list-programs-damaged-correct = The list of programs in { $path } is damaged ({ $error }). Correct it, or remove the file and add the programs again in the settings, under External bots.
errors-program-wrote-line-not = The program wrote a line that is not a JSON object: “{ $shown }”.
errors-program-wrote-message-no = The program wrote a message of no known type: “{ $shown }”. A program says { $readers }.
errors-program-speaks-version-protocol = The program speaks version { $protocol } of the protocol, this Parlour { $spoken }. Use a version of the program, or of Parlour, that knows the other's.
errors-program-wrote-line-not-json = The program wrote a line that is not JSON: “{ $shown }”. Standard output is for messages only; notes belong on standard error.
errors-unknown-external-bot-add = Unknown external bot { $wanted }. Add it in Settings, under External bots, or choose another bot.
errors-program-not-meant-but = The program { $wanted } is not meant for { $id }, but for { $games }. Tick the game in the settings, under External bots.

## games/colonizers

errors-weights-colonizers-cannot-read = The weights of Colonizers cannot be read from { $path } ({ $error }). “{ $command }” makes them anew.
errors-colonizers-seats = Colonizers has { $seats } seats: write “1 has 0” to “4 has 0”.
errors-no-round-rounds-count = There is no round { $round }. The first round is 1.
errors-modules-cannot-built-rounds = { $builds } modules cannot be built in { $round } rounds.
errors-seat-holds-cards-builds = Seat { $seat } holds { $hand } cards and builds { $colony } modules at most.
errors-hand-seat-written-order = The hand of seat { $seat } is written in the order of the cards.
errors-lost-cards-seat-written = The lost cards of seat { $seat } are written in the order of the cards.
errors-seat-cannot-omnium-round = Seat { $seat } cannot have { $omnium } Omnium in this round.
errors-full-colony-seat-game = With the full colony of seat { $seat } the game is over.
errors-deal-no-player-colonist = In the deal, no player has a colonist; in the pick, only those before the picking player; later, all.
errors-one-colonist-removed-after = One colonist is removed after the deal: write “removed Spy”.
errors-before-deal-first-seat = Before the deal, it must be seat 1's turn, and the colonists must not have an order yet.
errors-seat-shows-colonist-when = A seat shows its colonist when its turn begins: write “shown 1”.
errors-only-opportunist-spy-reveal = Only the Opportunist and the Spy make others reveal their colonists.
errors-colonist-out-play-no = A colonist that is out of play has no owner.
errors-named-swaphands-miner-belongs = “named SwapHands Miner” belongs to the phase “answer”, and to no other.
errors-two-cards-drawn-after = Two cards are drawn after “DrawModules”, and one of them is kept.
errors-player-knows-cards-drew = A player knows the cards they drew: leave out “by”.
errors-only-visionary-fewer-five = Only a Visionary with fewer than five cards gets a card.
errors-deck-too-few-cards = The deck has too few cards to draw from.
errors-modules-belongs-visionarys-card = “modules” belongs to the Visionary's card.
errors-nobody-five-cards-hand = Nobody with five cards in hand draws modules.
errors-seat-full-colony-before = Seat { $full } has a full colony before its turn: the game would be over.
errors-seat-knows-something-another = This part says what a seat knows about another seat's hand. Leave it out if it knows nothing.
errors-seat-cannot-know-cards = Seat { $q } cannot know cards that seat { $r } does not have.
errors-seat-knows-cards-seat = Seat { $q } knows { $least } cards of seat { $r } at least.
errors-sure-names-opponents-all = “sure” names opponents: all players know what they know themselves.
errors-too-many-copies = There are { $count } cards { $module }; the game has { $copies_of }.
errors-one-of-each-colonist = There is one { $colonist } only.
errors-nobody-but-can-name = Nobody but a { $colonist } can name another like this.
errors-exhausted-ends-game-whose = “exhausted” ends a game whose deck has fewer than two cards.
errors-game-ends-after-seat = The game ends after seat 4, with a full colony.
errors-seat-cannot-sure-cards = Seat { $p } cannot be sure of cards that it does not know.
errors-not-action-type-example = { $text } is not an action. Type, for example, “Take Omnium” or “Build Quarry”.
errors-does-not-happen-here = { $text } does not happen here.
errors-not-all-colonists = { $order } does not name all { $colonists } colonists once.
errors-seat-picked-another-colonist = Seat { $seat } has picked another colonist than { $colonist }.
errors-not-answer-write-answer = { $rest } is not an answer. Write “Answer nobody” or “Answer seat 2”.
errors-not-true-another-seat = { $text } is not true: another seat has that colonist, or none has.
errors-not-module = { $name } is not a module.
errors-no-can-drawn-none = No { $module } can be drawn: none is left in the deck.
errors-next-card-deck-known = The next card of the deck is known: { $next_one }.
errors-not-colonist-colonists = { $name } is not a colonist. The colonists are { $known }.
errors-not-seat-and-phase = { $value } is not a seat (1 to { $seats }) and one of { $known }.
errors-not-seats = { $value } are not seats. The seats are 1 to { $seats }.
errors-names-no-colonist-named = { $value } names no colonist as in “named SwapHands Miner”.
errors-decision-but-here-cards = { $text } is a decision, but here cards are dealt or revealed.
errors-colonists-offered-order-names = Colonists are offered in the order of their names here.
errors-not-card-cards = { $code } is not a card. The cards are { $codes }.
errors-not-card-and-seat = { $strip } is not a card such as “G4” or “G4 by 1”.
errors-every-card-bottom-says = Every card at the bottom says who put it there: “G4 by 1”.
errors-comes-before-any-seat = { $words } comes before any seat, such as “1 has 4”.
errors-position-lacks = A position says its { $name }, as in “{ $example }”.
errors-seats-come-order-each = The seats come in order, each once: { $words } does not.

## games/dice_chess

errors-turn-not-complete = The turn { $turn } is not complete in { $text }.
errors-turn-not-possible = The turn { $turn } is not possible in { $text }.
errors-table-another-version-dice = { $path } has a table of another version of Dice Chess. “{ $command }” makes it anew.
errors-table-doubling-cube-cannot = The table of the doubling cube cannot be read from { $path } ({ $error }). “{ $command }” makes it anew.
errors-dfen-parts = A DFEN has 4 to 7 parts, not { $fields }. It looks like “{ $start } PNB”.
errors-side-move-w-b = The side to move is w or b, not { $colour }.
errors-board-ranks = A board has 8 ranks, not { $ranks }.
errors-castling-rights-some-kqkq = Castling rights are some of KQkq, or -, not { $field }.
errors-squares-en-passant-name = The squares for en passant, { $field }, name one twice.
errors-wrong-half-moves = { $field } is not a number of half-moves. Use { $low } to { $high }.
errors-wrong-move-number = { $field } is not the number of a move. Use { $low } to { $high }.
errors-dice-up-three-p = Dice are up to three of P N B R Q K, not { $field }.
errors-rank-squares = Rank { $number }, { $rank }, has { $squares } squares, not 8.
errors-not-square-en-passant = “{ $error }” in { $field } is not a square for en passant.
errors-not-chess-piece = “{ $letter }” is not a piece. Use { $letters } and 1 to 8.
errors-kings-each-side-one = { $name } has { $count } kings. Each side has one.
errors-pawns-each-side-most = { $name } has { $count } pawns. Each side has { $pawns } at most.
errors-pieces-each-side-most = { $name } has { $values } pieces. Each side has { $pieces } at most.
errors-promoted-pieces-pawns-but = { $name } has { $promoted } promoted pieces and { $count } pawns, but began with { $pawns } pawns.
errors-pawn-first-last-rank = { $name } has a pawn on the first or last rank, where no pawn can be.
errors-castling-right-needs-king = The castling right “{ $right }” needs the king on { $king } and the rook on { $rook }. Leave out the right, or move the pieces.
errors-cant-en-passant-square = { $name } can't be an en passant square: those are on ranks 3 and 6.
errors-cant-en-passant-square-must = { $name } can't be an en passant square: it must be empty, with a pawn of { $side } on { $square }.
errors-cant-en-passant-square-no = { $name } can't be an en passant square: no pawn has passed it.
errors-cant-en-passant-square-before = { $name } can't be an en passant square before the turn of { $side }: it has expired.
errors-no-king-left-game = No king is left. The game ends when the first one is captured.
errors-game-ends-capture-king = The game ends by capture if, and only if, a king is gone.
errors-game-ends-count-after = A game ends by count after { $half_limit } half-moves, not before.
errors-without-agreements-no-game = Without “agreements” no game ends by agreement.
errors-without-cube-no-game = Without a cube no game ends by a declined double.
errors-use-does-not-fit = “use { $quota }” does not fit: a turn under way has { $dice } dice left.
errors-without-agreements-no-draw = Without “agreements” no draw is offered or refused.
errors-only-one-thing-can = Only one thing can wait: a double, a roll or a draw that is offered.
errors-only-side-may-double = Only a side that may double and has not rolled can choose between doubling and rolling.
errors-not-side-write-white = { $name } is not a side. Write white or black.
errors-wrong-write-highest-stake = { $value } is wrong. Write the highest stake, the present one and perhaps its owner: “cube 64 2 white”.
errors-cube-turned-owner-any = A cube that was turned has an owner, any other has not, and no stake exceeds the highest.
errors-wrong-write-winner-how = { $value } is wrong. Write the winner and how, “over white resignation”, or “over draw agreement”.
errors-wrong-write-how-many = { $value } is wrong. Write how many dice, 0 to 3.
errors-not-move-moves-look = { $text } is not a move. Moves look like e2e4 or e7e8q.
errors-weights-another-version-dice = { $path } has weights of another version of Dice Chess. “{ $command }” makes them anew.
errors-weights-dice-chess-cannot = The weights of Dice Chess cannot be read from { $path } ({ $error }). “{ $command }” makes them anew.

## games/fargo

errors-roll-takes-dice = A roll takes 1 to { $max_dice } dice, not { $dice }.
errors-not-strategy-vector-write = { $text } is not a strategy vector. Write { $entries } numbers, the run score to bank at with 1, 2, ... { $entries } dice left, such as { $map }.
errors-run-score-out-of-range = A run cannot have { $run_score } points with { $dice } dice left. It has { $least } to { $most }.
errors-run-dice-out-of-range = A run cannot have { $run_score } points with { $dice } dice left. A player decides with 1 to { $most } dice left.
errors-position-fargo-seats-write = { $count ->
    [one] The position has 1 score.
   *[other] The position has { $count } scores.
} Fargo has { $min_seats } to { $max_seats } seats: write one score for each.
errors-no-seat = There is no seat { $seat }. Choose from 1 to { $seats }.
errors-turn-not-number = A turn is a number from 1 to { $max_turns }.
errors-turn-seats-not-last = Turn { $turns } of { $seats } seats is not the last before the turn of seat { $mover }. Leave the turn out and the first possible one is taken.
errors-turn-seats-belongs-seat = Turn { $turns } of { $seats } seats belongs to seat { $expected }, not to seat { $mover }. Leave the turn out and the first possible one is taken.
errors-score-cannot-occur-scores = A score of { $score } cannot occur: scores are multiples of 50.
errors-score-cannot-occur-score = A score of { $score } cannot occur. A score is 0, or { $min_turn } to { $max_score }.
errors-seat-points-but-not = Seat { $seat } has { $score } points but has not had a turn before turn { $turns }. Its score must be 0, or the turn later.
errors-seat-but-player-starts = Seat { $trigger } has { $score }, but a player who starts the final round has { $rule ->
    [at_least] at least { $target }
   *[more_than] more than { $target }
}.
errors-turn-too-early-final = Turn { $turns } is too early for the final round.
errors-banked-points-cannot-occur = { $banked } banked points cannot occur. Hot dice bank { $min_banked } or more, in multiples of 50; 0 if there were none in this turn.
errors-game-over-nothing-banked = The game is over: nothing is banked. Leave “banked” out.
errors-game-over-not-run = The game is over: there is not a run. Leave “run” and “dice” out.
errors-run-score-none = A run score of 0 goes with all ten dice, not with { $dice }. Add “run” and its points.
errors-run-points-cannot-dice = A run with { $run } points cannot have { $dice } dice left. It has 1 to { $max_decision_dice }: the first roll always scores two or more.
errors-run-score-dice-left = A run score of { $run } with { $dice } dice left cannot occur. The nearest possible: { $nearest }.
# The rule: how many points start the final round.
errors-seat-final-round-begun = Seat { $high } has { $rule ->
    [at_least] at least { $target }
   *[more_than] more than { $target }
}, so the final round has begun. Say who started it: add “trigger” and the seat that got there first.
errors-seat-before-last-turn = Seat { $seat } has { $rule ->
    [at_least] at least { $target }
   *[more_than] more than { $target }
} before its last turn, so the final round would have begun with it and not with seat { $trigger }.
errors-win-chances-estimated-before = Win chances are estimated before the final round, from at least one playout; in the final round they are exact.
errors-strategy-vector-entries = A strategy vector has { $entries } entries of 0 or more, for 1 to { $entries } dice left, not { $text }.
errors-game-over-say-started = The game is over. Say who started the final round: add “trigger” and a seat.
errors-game-over-no-seat = The game is over: no seat is to move. Leave “seat” out, or “over”.
errors-run-score-needs-number = A run score of { $run } needs the number of dice left: add “dice” and 1 to 8.
errors-seat-started-final-round = Seat { $mover } started the final round and gets no turn in it. Write “over” if all others have had theirs.
errors-score-not-multiple = A score is 0 or a larger multiple of { $unit }, not { $score }.
errors-score-before-final-round = A score before the final round is a multiple of 50 up to { $most }, not { $score }.
errors-run-cannot-points-dice-left = A run cannot have { $run_score } points with { $dice } dice left.

## games/lange_strasse

errors-keeps-no-die-example = { $words } keeps no die. An example: “keep 1 5 stop”.
errors-cost-bots-lange-strasse = The cost of bots in Lange Strasse cannot be read from { $file } ({ $error }). Install Parlour again, or make the file with “parlour-lab lange-strasse give-away”.
errors-weights-do-not-fit = The weights in { $file } do not fit this program. Train anew with “parlour-lab lange-strasse train”.
errors-does-not-learn-train = “{ $kind }” does not learn. Train { OR($kinds) }.
errors-training-games = A training has 1 to 10 million games, not { $games }.
errors-learning-rate-falls-most = The learning rate falls from at most 1 to at least 0, not from { $rate } to { $last_rate }.
errors-epsilon-not-share = epsilon is a share from 0 to 1, not { $epsilon }.
errors-weights-cannot-read-train = The weights in { $file } cannot be read ({ $error }). Train anew with “parlour-lab lange-strasse train”.
errors-lange-strasse-seats-write = Lange Strasse has { $seats } seats: write { $seats } scores.
errors-money-three-seats-adds = The money of the three seats adds up to 0.
errors-money-before-settlement-multiple = Money before the settlement is a multiple of { $step } cents.
errors-game-not-over-nobody = The game is not over: nobody has { $target } points.
errors-game-over-no-dice = The game is over: there are no dice on the table.
errors-after-keeping-six-dice = After keeping six dice you roll a new set: at most five can be kept.
errors-dice-wait-decision-rolled = Dice that wait for a decision have been rolled: write “rolls 1” or more.
errors-kept-dice-take-rolls = { $dice } kept dice take { $least } to { $most } rolls, not { $before }: each roll keeps at least one die.
errors-dice-kept-rolled-not = { $dice } dice are kept, so { $dice_left } are rolled, not { $rolled }.
errors-nothing-roll-can-kept = Nothing of this roll can be kept: it is a strich, and the turn is over.
errors-points-cannot-occur-all = { $points } points cannot occur: all points are multiples of { $step }.
errors-points-cannot-occur-turn = { $points } points cannot occur: a turn scores { $smallest_turn } or 0.
errors-seat-points-before-turn = Seat { $seat } has { $points } points before its turn: the round in which it reached them would have been the last.
errors-seat-cannot-strich-before = Seat { $seat } cannot have a strich before its first turn.
errors-seat-cannot-points-before = Seat { $seat } cannot have points before its first turn.
errors-seat-no-points-after = { $turns ->
    [one] Seat { $seat } has no points after a turn: it has a strich.
   *[other] Seat { $seat } has no points after { $turns } turns: it has a strich.
}
errors-seat-cannot-both-points = Seat { $seat } cannot have both points and a strich after a turn.
errors-value-tables-another-grid = The value tables in { $file } have another grid than this program. Make them anew with “parlour-lab lange-strasse solve”.
errors-unfinished-solution-another-grid = The unfinished solution in { $file } has another grid than this program. Begin anew without “--resume”.
errors-value-tables-lange-strasse = The value tables of Lange Strasse cannot be read from { $file } ({ $error }). Install Parlour again, or make them with “parlour-lab lange-strasse solve”.
errors-cannot-read-unfinished-solution = { $file } cannot be read as an unfinished solution ({ $error }). Begin anew without “--resume”.
errors-two-groups-complete-set = Two groups complete the set: they cannot both be kept.
errors-not-order-play-name = { $value } is not an order of play. Name each of the seats 1 to { $seats } once, the starting player first, for instance “order 2 3 1”.
errors-cannot-kept-only-single = { $word } cannot be kept: only single 1s and 5s and groups such as 444 can.

## games/roll_galaxy

errors-nothing-can-done-here = { $text } is nothing that can be done here.
errors-dice-show-only = These dice show only { $named }.
errors-not-roll-write-instance = { $text } is not a roll. Write, for instance, “2 Ship, 1 Wild”.
errors-not-face-dice-type = “{ $face }” is not a face of these dice. Type 1 to { $shown }.
errors-one-extra-die-rolled = One extra die is rolled, not { $faces }.
errors-turn-does-not-begin = A turn does not begin with a plan. Compare its actions instead.
errors-position-part-table-one = A position has a part for the table and one for each of 2 to 5 seats, with “|” between them; this one names { $seats } seats and has { $others }.
errors-tile-two-places = The tile { $tile_reference } is in two places.
errors-appears-twice = { $item } appears twice. Remove one.
errors-not-part-position = { $item } is not part of a position.
errors-not-value-of-part = { $value } is not a value for { $part }. Copy a position from the program, or read about the notation in the help.

## labs

errors-unknown-variant-choose = Unknown variant { $name }. Choose from: { $known }.
errors-population-size = A population has 2 to { $max_population } vectors, not { $population }.
errors-generations-and-moves = The numbers of generations and of moves are 0 or more, not { $generations } and { $max_moves }.
errors-retained-share-random-share = A retained share of { $retain } and a random share of { $add_random } make { $survivors } parents. It takes 2 to { $population }.
errors-not-share = { $name } is a share from 0 to 1, not { $share }.
errors-folder-cannot-made-training = The folder { $folder } cannot be made ({ $reason }). The training has not begun.
errors-training-cannot-read = The training in { $file } cannot be read ({ $error }).
errors-lange-strasse-seats-not = Lange Strasse has { $seats } seats, not { $seated }. Name three bots.
errors-does-not-play-matches = { $name } does not play in matches for money. There are { $players }.

## match

errors-no-bot-can-advise = { $id } has no bot that can advise with { $seats } seats.
errors-calibration-of-another-game = It belongs to { $game }, not to { $wanted }.
errors-not-calibration-format-damaged = This is not a calibration of format { $version }, or it is damaged ({ $error }). Run “parlour-lab calibrate GAME --fit” to make a new one.
errors-not-all-moves-possible = Not all of these moves are possible here. Choose from: { $names }.
errors-no-decision-give-hint = There is nothing to decide here, so there is no hint.
errors-adviser-does-not-judge = The adviser does not judge by win chance here. Choose another adviser.
errors-bot-failed-choose-another = The bot { $id } failed ({ $name }: { $error }). Choose another adviser.
errors-next-rolls-draws-cannot = The next rolls or draws cannot be listed here.
errors-exercises-cannot-read = { $path } cannot be read ({ $reason }).
errors-position-does-not-fit = The position does not fit its solution.
errors-not-file-exercises-format = This is not a file of exercises of format { $version }, or it is damaged ({ $error }). Run “parlour-lab exercises” to write it again.
errors-only-finished-games-go = Only finished games go into the library. Finish this game first.
errors-library-no-game-may = The library has no game { $entry }. It may have been deleted.
errors-notes-belong-another-game = The notes belong to another game than { $entry } of the library.
errors-library-written-newer-parlour = The library { $path } was written by a newer Parlour (format { $version }, this one knows { $known }). Update Parlour; until then finished games are not kept.
errors-match-damaged-cannot-continued = The match in { $path } is damaged and cannot be continued. It was kept as { $aside }. { $damage }
errors-match-backup-damaged-were = The match in { $path } and its backup are damaged. They were kept as { $kept } and { $backup }. { $damage }
errors-newest-file-damaged = The newest file of this match was damaged and was kept as { $aside }. The match continues from the action before.
errors-played-without-clocks-leave = { $id } is played without clocks. Leave the clock out.
errors-position-seats-but-table = The position is for { $found } seats, but { $seats } are at the table. Choose { $found } seats.
errors-bot-plays-seats-not-choose = Bot { $player } plays with { $low } to { $high } seats, not { $seats }. Choose another bot.
errors-nobody-can-resign-here = Nobody can resign here. Only people resign, and only during a game.
errors-no-dice-cards-due = No dice or cards are due here. Go to a roll or draw first.
errors-outcome-cannot-come-out = Outcome { $outcome } cannot come out here.
errors-not-possible-now = { $waiting ->
    [PERSON] That is not possible now: a person must choose an action.
    [ROLL] That is not possible now: a person must roll.
    [DICE] That is not possible now: the dice must be entered.
    [CHANCE] That is not possible now: Parlour is about to roll.
    [AUTOMATIC] That is not possible now: the only choice is about to be played.
    [BOT] That is not possible now: a bot is thinking.
    [FAILED] That is not possible now: a bot has failed. Replace it, let it try again, or decide for it.
   *[OVER] That is not possible now: the game is over.
}
errors-speed-not-possible-use = A speed of { $speed } is not possible. Use { $slowest } to { $fastest }, or instant.
errors-no-step-match-last = This match has no step { $node }. The last one is { $nodes }.
errors-record-visited-step-does = The record has visited step { $index }, which does not exist.
errors-follows-later-step = it follows a later step.
errors-record-does-not-fit-rules-step = The record does not fit the rules at step { $ply } ({ $node }): { $error }

## rulekit

errors-roll-size = { $count ->
    [one] The roll has 1 die, not { $faces }.
   *[other] The roll has { $count } dice, not { $faces }.
}
errors-not-face-of-die = “{ $face }” is not a face of this die. Type { OR($known) }.
errors-not-letter-of-die = { $letter } is not a face of this die. Type { OR($known) }.
errors-not-action-type-one = { $words } is not an action. Type one of: { OR($known) }.
errors-no-roll-due-type = No roll is due. Type one of: { OR($known) }.
errors-dice-decide-first-type = The dice decide first. Type the { $count } faces of the roll.
errors-not-number-write-example = { $value } is not a number for { $word }. Write, for example, “{ $example } 1”.
errors-not-score = { $number } is not a score. Write a whole number.
errors-unknown-use = { $value } is unknown. Use { OR($names) }.
errors-not-seats-of-table = The seats are 1 to { $seats }, not { $value }.
errors-not-part-position-parts = { $words } is not part of a position. The parts are: { $known }. A position looks like “{ $example }”.
errors-position-empty-one-looks = The position is empty. One looks like “{ $example }”.

## runtime

errors-cluster-no-workers-start = The cluster at { $address } has no workers. Start some with “dask worker { $address }”, in an environment that has Parlour.
errors-worker-parlour-but-games = The worker { $worker } has Parlour { $version }, but this is { $own }: their games would not be the same. Install one version everywhere.
errors-dask-not-installed-install = Dask is not installed. Install “parlour[cluster]” to use a cluster.
errors-no-scheduler-answers-start = No scheduler answers at { $address } ({ $error }). Start one with “dask scheduler”, and give its address as tcp://HOST:8786.
errors-not-text-file-damaged = { $path } is not a text file: it is damaged or of another kind. Choose a file that Parlour has saved.

## search

errors-no-adaptive-opponent-choose = { $id } has no adaptive opponent. Choose another bot.
errors-not-adaptive-opponent-write = { $name } is not an adaptive opponent. Write a strength, as in adaptive:1480.
errors-not-parlour-lab-adapt = This is not what “parlour-lab adapt” writes, or it is damaged ({ $error }). Run it again.
errors-playout-did-not-end = A playout of { $id } did not end within { $max_steps } steps, so nothing can be said about this position. The rules of the game have a bug; another bot may still play.
errors-nobody-decide-nothing-search = Nobody has to decide in “{ $text }”: there is nothing to search.
errors-some-actions-not-legal = Some of the actions { $only } are not legal in “{ $text }”.
errors-search-needs-least-one = A search needs at least one part and thread, not { $self }.
