"""Pig in the window: a die, the turn total, and everyone's progress.

* `table`   the table as a value of the kit
* `board`   shows it, and answers (`gui.table.board`)
* `tile`    the picture of the home page
"""

from gui.games.face import Face
from gui.table.board import Board
from tests.sixth_game.gui.pig.tile import paint_tile


def _make_board() -> Board:
    from tests.sixth_game.gui.pig.board import PigBoard

    return PigBoard()


FACE = Face(_make_board, paint_tile)
"""The board and the tile of Pig; positions are set up as text."""
