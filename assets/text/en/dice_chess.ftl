### Dice Chess.

dice_chess-name = Dice Chess
dice_chess-tagline = Three dice decide which pieces may move. Capture the king.
dice_chess-ask = { SEAT($seat) } to move: { $pieces }.
dice_chess-ask_pass = { SEAT($seat) } has to pass: no legal move with { $pieces }.
dice_chess-ask_draw = { SEAT($seat) }: accept the draw or decline it?
dice_chess-ask_double = { SEAT($seat) }: roll, or double the stake to { NUMBER($stake) } first?
dice_chess-ask_doubled = { SEAT($seat) }: take the double and play for { NUMBER($stake) }, or decline it and lose the game?

dice_chess-piece-pawn = pawn
dice_chess-piece-knight = knight
dice_chess-piece-bishop = bishop
dice_chess-piece-rook = rook
dice_chess-piece-queen = queen
dice_chess-piece-king = king

dice_chess-option-cube-label = Doubling cube
dice_chess-option-cube-help = The highest stake the cube can reach.
dice_chess-option-cube-default = No cube

dice_chess-option-agreements-label = Draw offers
dice_chess-option-agreements-help = Players may offer a draw on their turn.

dice_chess-standing-white = White
dice_chess-standing-black = Black

# The first turn and the words of the game, as the coach explains them.
dice_chess-tour-roll-title = Roll three dice
dice_chess-tour-roll-text = Each die shows a piece. You may only move pieces that you roll. Press “Roll 3 dice”.

dice_chess-tour-move-title = Move what you rolled
dice_chess-tour-move-text = Each die pays for one move by a piece of its kind, in any order. The pieces that can move are marked. Click one, then the square to move it to, or drag it there.

dice_chess-tour-dice-title = Use as many dice as you can
dice_chess-tour-dice-text = You have to use as many dice as possible. That's why some pieces can't move even though you rolled them. Click one to see the reason.

dice_chess-tour-king-title = Capture the king
dice_chess-tour-king-text = There is no check and no checkmate: you win by capturing the king. Before you move, ask yourself which rolls would capture yours.

dice_chess-term-pass-name = pass
dice_chess-term-pass-text = If none of your dice allows a move, you pass. Otherwise you have to use as many dice as you can.

dice_chess-term-castle-name = castle
dice_chess-term-castle-text = The king and a rook move together. This uses two dice, a king and a rook. Attacked squares don't matter.

dice_chess-term-promote-name = promote
dice_chess-term-promote-text = A pawn that reaches the last rank becomes another piece. It may move again this turn if you have a die for it.

dice_chess-term-double-name = double
dice_chess-term-double-text = Doubles the stake. Your opponent takes the double and owns the cube from then on, or declines and loses the stake as it was.

dice_chess-term-draw-name = draw
dice_chess-term-draw-text = A game without a winner: nobody loses anything. With the option Draw offers, you may offer one on your turn.

# Why something on the table cannot be chosen; shown next to the pointer.
dice_chess-why-roll_first = Roll the dice first.
dice_chess-why-answer_first = First accept or decline the offer.
dice_chess-why-pick_first = First click the piece that you want to move.
dice_chess-why-not_yours = This { $pieces } belongs to { SEAT($seat) }.
dice_chess-why-no_die = None of your remaining dice shows a { $pieces }.
dice_chess-why-no_move = This { $pieces } has no move.
dice_chess-why-not_there = This { $pieces } can't move there.
dice_chess-why-more_dice = Another turn uses more dice, and you have to use as many as you can.
dice_chess-why-die_used = You've already used this die.
dice_chess-why-die_blocked = No legal way to finish this turn uses this die.

## the log

dice_chess-log-rolled = { SEAT($seat) } rolls { $pieces }.
dice_chess-log-pass = { SEAT($seat) } passes: no move with { $pieces }.
dice_chess-log-roll = { SEAT($seat) } rolls without doubling.
dice_chess-log-double = { SEAT($seat) } doubles the stake to { NUMBER($stake) }.
dice_chess-log-accept_double = { SEAT($seat) } takes the double and owns the cube at { NUMBER($stake) }.
dice_chess-log-decline_double = { SEAT($seat) } declines the double and loses the game.
dice_chess-log-offer_draw = { SEAT($seat) } offers a draw.
dice_chess-log-accept_draw = { SEAT($seat) } accepts the draw.
dice_chess-log-decline_draw = { SEAT($seat) } declines the draw.
dice_chess-log-resigns = { SEAT($seat) } resigns.
dice_chess-log-out_of_time = { SEAT($seat) } runs out of time and loses the game.
dice_chess-log-takes_king = { SEAT($seat) } captures the king and wins: { $move }.
dice_chess-log-castles_short = { SEAT($seat) } castles kingside: { $move }.
dice_chess-log-castles_long = { SEAT($seat) } castles queenside: { $move }.
dice_chess-log-en_passant = { SEAT($seat) } captures a pawn en passant: { $move }.

dice_chess-log-moves-pawn = { SEAT($seat) } moves a pawn: { $move }.
dice_chess-log-moves-knight = { SEAT($seat) } moves a knight: { $move }.
dice_chess-log-moves-bishop = { SEAT($seat) } moves a bishop: { $move }.
dice_chess-log-moves-rook = { SEAT($seat) } moves a rook: { $move }.
dice_chess-log-moves-queen = { SEAT($seat) } moves a queen: { $move }.
dice_chess-log-moves-king = { SEAT($seat) } moves the king: { $move }.

dice_chess-log-takes-pawn = { SEAT($seat) } captures a pawn: { $move }.
dice_chess-log-takes-knight = { SEAT($seat) } captures a knight: { $move }.
dice_chess-log-takes-bishop = { SEAT($seat) } captures a bishop: { $move }.
dice_chess-log-takes-rook = { SEAT($seat) } captures a rook: { $move }.
dice_chess-log-takes-queen = { SEAT($seat) } captures a queen: { $move }.

dice_chess-log-promotes-knight = { SEAT($seat) } promotes a pawn to a knight: { $move }.
dice_chess-log-promotes-bishop = { SEAT($seat) } promotes a pawn to a bishop: { $move }.
dice_chess-log-promotes-rook = { SEAT($seat) } promotes a pawn to a rook: { $move }.
dice_chess-log-promotes-queen = { SEAT($seat) } promotes a pawn to a queen: { $move }.

dice_chess-log-promotes_taking-knight = { SEAT($seat) } captures and promotes to a knight: { $move }.
dice_chess-log-promotes_taking-bishop = { SEAT($seat) } captures and promotes to a bishop: { $move }.
dice_chess-log-promotes_taking-rook = { SEAT($seat) } captures and promotes to a rook: { $move }.
dice_chess-log-promotes_taking-queen = { SEAT($seat) } captures and promotes to a queen: { $move }.

# Actions in short, in the log, in hints, and on buttons.
dice_chess-short-rolled = { $pieces }
dice_chess-short-takes_king = { $move }
dice_chess-short-castles_short = { $move }
dice_chess-short-castles_long = { $move }
dice_chess-short-en_passant = { $move }
dice_chess-short-moves = { $move }
dice_chess-short-takes = { $move }
dice_chess-short-promotes = { $move }
dice_chess-short-promotes_taking = { $move }
dice_chess-short-pass = pass
dice_chess-short-roll = roll
dice_chess-short-double = double
dice_chess-short-accept_double = take double
dice_chess-short-decline_double = decline double
dice_chess-short-offer_draw = offer draw
dice_chess-short-accept_draw = accept draw
dice_chess-short-decline_draw = decline draw
dice_chess-short-resigns = { $seat ->
    [0] White resigns
   *[1] Black resigns
}
dice_chess-short-out_of_time = { $seat ->
    [0] White runs out of time
   *[1] Black runs out of time
}

## reasons: at most 14 words

dice_chess-reason-takes_king = Captures the king and wins.
dice_chess-reason-exposed = Leaves the king open: { PERCENT($chance) } of rolls would capture it.
dice_chess-reason-exposed_behind = Leaves the king open to { PERCENT($chance) } of rolls; best plan: { PERCENT($best) }.
dice_chess-reason-safe = Keeps the king safe: no roll can capture it next turn.
dice_chess-reason-threat = Threatens the enemy king: { PERCENT($chance) } of rolls would capture it next turn.
dice_chess-reason-threat_behind = { $chance ->
    [0] Doesn't threaten the enemy king; best plan: { PERCENT($best) } of rolls.
   *[some] Threatens the enemy king with { PERCENT($chance) } of rolls; best plan: { PERCENT($best) }.
}
dice_chess-reason-wins = Gains material worth { NUMBER($pawns, decimals: 1) } pawns.
dice_chess-reason-wins_behind = { $pawns ->
    [0] Gains no material; best plan: { NUMBER($best, decimals: 1) } pawns.
   *[some] Gains material worth { NUMBER($pawns, decimals: 1) } pawns; best plan: { NUMBER($best, decimals: 1) }.
}
dice_chess-reason-attack_behind = Puts pressure worth { NUMBER($pawns, decimals: 1) } pawns on the enemy king; best plan: { NUMBER($best, decimals: 1) }.
dice_chess-reason-attack = { $pawns ->
    [0] Puts no pressure on the enemy king.
   *[some] Puts pressure worth { NUMBER($pawns, decimals: 1) } pawns on the enemy king.
}
dice_chess-reason-chance = Win chance against perfect play: { PERCENT($chance) }.
dice_chess-reason-cube_double_take = Best: double, then take. Equity: no double { SIGNED($no_double, decimals: 2) }, double/take { SIGNED($take, decimals: 2) }, double/decline { SIGNED($drop, decimals: 2) }.
dice_chess-reason-cube_double_pass = Best: double, then decline. Equity: no double { SIGNED($no_double, decimals: 2) }, double/take { SIGNED($take, decimals: 2) }, double/decline { SIGNED($drop, decimals: 2) }.
dice_chess-reason-cube_no_double_take = Best: no double; if doubled, take. Equity: no double { SIGNED($no_double, decimals: 2) }, double/take { SIGNED($take, decimals: 2) }, double/decline { SIGNED($drop, decimals: 2) }.
dice_chess-reason-cube_no_double_pass = Best: no double; if doubled, decline. Equity: no double { SIGNED($no_double, decimals: 2) }, double/take { SIGNED($take, decimals: 2) }, double/decline { SIGNED($drop, decimals: 2) }.
dice_chess-reason-cube_cost = { $loss ->
    [0] Gives up almost nothing on average.
   *[some] Gives up { PERCENT($loss, decimals: 0) } of the stake on average.
}
dice_chess-reason-take_point = Take with a win chance of { PERCENT($chance) } or more.
dice_chess-reason-window = Double with a win chance of { PERCENT($opens) } or more; above { PERCENT($closes) }, the opponent declines.

dice_chess-preference-centipawns = centipawns

## what a decision is about, for the first stage of a hint; never which plan is best

dice_chess-theme-general = Compare the positions you could reach, kings first.
dice_chess-theme-takes_king = Look at the enemy king.
dice_chess-theme-exposed = Think of your own king: which rolls could capture it?
dice_chess-theme-safe = Think of your own king: which rolls could capture it?
dice_chess-theme-threat = Think ahead: which of your next rolls could capture the enemy king?
dice_chess-theme-wins = Look at the material you could gain.
dice_chess-theme-attack = Look at your pieces around the enemy king.
dice_chess-theme-chance = Judge the whole position: who is ahead?

dice_chess-set-general = The whole position
dice_chess-set-takes_king = Capturing the king
dice_chess-set-exposed = Keeping your king safe
dice_chess-set-safe = Keeping your king safe
dice_chess-set-threat = Threatening the king
dice_chess-set-attack = Threatening the king
dice_chess-set-wins = Gaining material

## kinds of mistake

dice_chess-mistake-takes_king = Missing a king capture
dice_chess-mistake-exposed_behind = Exposing the king
dice_chess-mistake-threat_behind = Missing threats
dice_chess-mistake-wins_behind = Missing captures
dice_chess-mistake-attack_behind = Attacking too little
dice_chess-mistake-roll = Not doubling
dice_chess-mistake-double = Doubling
dice_chess-mistake-accept_double = Taking a double
dice_chess-mistake-decline_double = Declining a double
dice_chess-mistake-offer_draw = Offering a draw
dice_chess-mistake-accept_draw = Accepting a draw
dice_chess-mistake-decline_draw = Declining a draw
dice_chess-mistake-general = Other moves

## bots

dice_chess-bot-adaptive-name = Iris
dice_chess-bot-adaptive-about = Plays at about your rating: compares where her turns lead, and often picks one that is nearly as good as the best.
dice_chess-bot-adaptive-objective = An even game.

dice_chess-bot-adaptive-remark-hello = Three dice each. Shall we find out who sees more?
dice_chess-bot-adaptive-remark-ahead = A lucky roll, I think.
dice_chess-bot-adaptive-remark-behind = I walked into that one.
dice_chess-bot-adaptive-remark-won = That could have gone either way. Again?
dice_chess-bot-adaptive-remark-lost = My king never felt safe. Well played.

dice_chess-bot-random-name = Toni
dice_chess-bot-random-about = Plays any legal turn; every order of moves is equally likely.
dice_chess-bot-random-objective = None.

dice_chess-bot-random-remark-hello = Which one is the horse?
dice_chess-bot-random-remark-ahead = Am I winning? How?
dice_chess-bot-random-remark-behind = It was like that when I got here.
dice_chess-bot-random-remark-won = I meant every move. Honest.
dice_chess-bot-random-remark-lost = That was fun. What did I do?

dice_chess-bot-checkmate-aware-name = Paula
dice_chess-bot-checkmate-aware-about = Captures the king if she can, keeps her own from being attacked, and otherwise plays at random.
dice_chess-bot-checkmate-aware-objective = The safety of her king.

dice_chess-bot-checkmate-aware-remark-hello = My king stays indoors.
dice_chess-bot-checkmate-aware-remark-ahead = Careful is fine by me.
dice_chess-bot-checkmate-aware-remark-behind = As long as my king is safe.
dice_chess-bot-checkmate-aware-remark-won = Your king went for a walk. I saw it.
dice_chess-bot-checkmate-aware-remark-lost = I looked away for one roll.

dice_chess-bot-greedy-name = Hugo
dice_chess-bot-greedy-about = Captures the king if he can, or else the most valuable pieces.
dice_chess-bot-greedy-objective = Material after his own turn.

dice_chess-bot-greedy-remark-hello = Anything you leave, I eat.
dice_chess-bot-greedy-remark-ahead = Delicious.
dice_chess-bot-greedy-remark-behind = I'm still hungry.
dice_chess-bot-greedy-remark-won = And the king for dessert.
dice_chess-bot-greedy-remark-lost = I bit off too much.

dice_chess-bot-greedy-v2-name = Cautious Greedy
dice_chess-bot-greedy-v2-about = Captures what it can, unless that leaves its king under attack.
dice_chess-bot-greedy-v2-objective = Material after its own turn, minus 20 pawns if its king is attacked.

dice_chess-bot-monte-carlo-name = Monte Carlo
dice_chess-bot-monte-carlo-about = Considers every turn, tries the best ones in random playouts, and works out exactly how likely each king is to be captured.
dice_chess-bot-monte-carlo-objective = Win chance in random playouts of 40 more turns.

dice_chess-bot-expectimax-name = Simon
dice_chess-bot-expectimax-about = Considers each roll the opponent could make next, and the best reply it allows.
dice_chess-bot-expectimax-objective = Ronja's evaluation after the best reply, averaged over all rolls; a king counts as 200 pawns.

dice_chess-bot-expectimax-remark-hello = I have considered your next roll. Every one of them.
dice_chess-bot-expectimax-remark-ahead = All according to the tree.
dice_chess-bot-expectimax-remark-behind = An improbable branch.
dice_chess-bot-expectimax-remark-won = The average was on my side.
dice_chess-bot-expectimax-remark-lost = A fine reply. I had it down as unlikely.

dice_chess-bot-master-name = Judith
dice_chess-bot-master-about = Thinks as many turns ahead as time allows, and has learned from her own games.
dice_chess-bot-master-objective = Win chance.

dice_chess-bot-master-remark-hello = Your move. I'm already thinking.
dice_chess-bot-master-remark-ahead = You may want to look at your king.
dice_chess-bot-master-remark-behind = Interesting. I haven't seen this before.
dice_chess-bot-master-remark-won = A good game. I learned from it.
dice_chess-bot-master-remark-lost = Excellent. Show me that again.

dice_chess-bot-aggressive-name = Ronja
dice_chess-bot-aggressive-about = Counts pieces and goes for the enemy king: moves close, surrounds it, and storms with pawns.
dice_chess-bot-aggressive-objective = Material, the safety of her king, and pieces close to the enemy king after her own turn.

dice_chess-bot-aggressive-remark-hello = I'm coming for your king.
dice_chess-bot-aggressive-remark-ahead = No way back now.
dice_chess-bot-aggressive-remark-behind = Then I attack harder.
dice_chess-bot-aggressive-remark-won = Straight through the middle.
dice_chess-bot-aggressive-remark-lost = Good defense. Next time I'll attack with more pieces.

## The window

dice_chess-chess-board = Dice Chess board
dice_chess-board-for-placing-pieces = Board for placing pieces
dice_chess-starting-position = Starting position
dice_chess-clear-the-board = Clear the board
dice_chess-pieces = Pieces
dice_chess-none = none
dice_chess-turn = Turn
dice_chess-to-move = To move
dice_chess-die = Die { $number }
dice_chess-white-castles-short = White can castle kingside
dice_chess-white-castles-long = White can castle queenside
dice_chess-black-castles-short = Black can castle kingside
dice_chess-black-castles-long = Black can castle queenside
dice_chess-castling-and-counters = Castling and counters
dice_chess-moves-since-last-pawn = Moves since the last pawn move or capture. If there are 100 or more when a turn begins, the game is a draw.
dice_chess-quiet-moves = Halfmove clock
dice_chess-move-number = Move number
dice_chess-eraser = Eraser
dice_chess-dice = Dice
dice_chess-resign = Resign
dice_chess-white-pawn = white pawn
dice_chess-white-knight = white knight
dice_chess-white-bishop = white bishop
dice_chess-white-rook = white rook
dice_chess-white-queen = white queen
dice_chess-white-king = white king
dice_chess-black-pawn = black pawn
dice_chess-black-knight = black knight
dice_chess-black-bishop = black bishop
dice_chess-black-rook = black rook
dice_chess-black-queen = black queen
dice_chess-black-king = black king
dice_chess-become-knight = Promote to a knight
dice_chess-become-bishop = Promote to a bishop
dice_chess-become-rook = Promote to a rook
dice_chess-become-queen = Promote to a queen
dice_chess-decision-pass = Pass
dice_chess-decision-roll = Roll
dice_chess-decision-double = Double to { $stake }
dice_chess-decision-accept_double = Take: play for { $stake }
dice_chess-decision-decline_double = Decline: lose { $stake }
dice_chess-double-the-stake = Double
dice_chess-take-or-accept = Take, or accept
dice_chess-decline = Decline
dice_chess-decision-offer_draw = Offer a draw
dice_chess-decision-accept_draw = Accept the draw
dice_chess-decision-decline_draw = Decline the draw
dice_chess-ending-king = The king is captured. { $winner } wins.
dice_chess-ending-count = Draw: 100 moves without a pawn move or a capture.
dice_chess-ending-agreement = Draw by agreement.
dice_chess-ending-time = { $winner } wins on time.
dice_chess-ending-resignation = { $winner } wins by resignation.
dice_chess-ending-double = { $winner } wins: the double was declined.
dice_chess-stake-was = The stake was { $stake }.
dice_chess-empty = empty
dice_chess-picked-up = picked up
dice_chess-legal-target = legal target
dice_chess-may-move = may move
dice_chess-attacked = attacked
dice_chess-last-moved = last moved
dice_chess-die-of = Die { $number } of { $dice }
dice_chess-not-rolled-yet = not rolled yet
dice_chess-the-last-roll = from the last roll
dice_chess-used = used
dice_chess-no-legal-move = no legal move
dice_chess-click-marks-only-pieces = Click to show only the pieces this die can move.
dice_chess-black = Black
dice_chess-white = White
dice_chess-stake-offered = Stake { $stake }?
dice_chess-stake-now = Stake { $stake }
dice_chess-doubles = { $side } doubles
dice_chess-both-may-double = both may double
dice_chess-may-double = { $side } owns the cube
dice_chess-has = { $side } has { $pieces }.
dice_chess-plays = { $name } to move: { $dice }.
