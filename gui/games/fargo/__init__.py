"""Fargo in the window: ten dice on felt, the track of scores, the console with the two choices.

* `table`       where each of the ten dice is, derived from the steps so far (no Qt)
* `wording`     names and sentences of the board
* `track`       the scores of all seats on the way to 10,000, as pegs on a maple board
* `felt`        the table of the kit: the track, the tray with rack and floor, the console
* `board`       puts them together (`gui.table.board`)
* `form`        the form in which a position is set up (`gui.table.form`)
* `tile`        the picture on the home page
"""

from gui.games.face import Face
from gui.games.fargo.tile import paint_tile
from gui.table.board import Board
from gui.table.form import PositionForm


def _make_board() -> Board:
    from gui.games.fargo.board import FargoBoard

    return FargoBoard()


def _make_form() -> PositionForm:
    from gui.games.fargo.form import FargoForm

    return FargoForm()


FACE = Face(_make_board, paint_tile, make_form=_make_form)
