"""Dice Chess in the window: board, dice, doubling cube, tile.

* `turns`       the dice of the roll and the moves of the turn, derived from the steps so far
* `offers`      what is picked to specify a micro-move
* `picture`     everything the chess board shows, as plain values; these three are free of Qt
* `table`       the board as a table of the kit; `squares`, `pieces`, `painting`: its looks
* `side`        what is next to the board: player cards, dice, the doubling cube, buttons
* `wording`     names and sentences of the board
* `commands`    keys for doubling and offers
* `board`       puts them together (`gui.table`)
* `form`, `palette`   the form for setting up a position
* `tile`        the picture on the home page
"""

from collections.abc import Sequence

from engines.contract.position import Position
from engines.runtime.types import Action
from gui.games.dice_chess.commands import COMMANDS
from gui.games.dice_chess.pieces import paint_piece, side
from gui.games.dice_chess.tile import paint_tile
from gui.games.face import Face, later
from gui.kit.steps import Piece


def _steps(position: Position, actions: Sequence[Action]) -> tuple[tuple[Piece, ...], ...]:
    """Each move with its piece's picture; no entry for decisions about the stake."""
    from gui.games.dice_chess import turns

    moves = turns.moves_along(position, actions)
    return tuple(((paint_piece, move.piece), move.text) for move in moves)


FACE = Face(
    later("gui.games.dice_chess.board", "DiceChessBoard"),
    paint_tile,
    make_form=later("gui.games.dice_chess.form", "DiceChessForm"),
    steps=_steps,
    side=side,
    commands=COMMANDS,
)
"""Eight by eight squares, three dice with pieces, and a doubling cube."""
