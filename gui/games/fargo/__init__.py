"""Fargo in the window: the table with ten dice, the ladder of scores, the tile, the Lab.

* `table`       where each of the ten dice lies, worked out from what has happened (no Qt)
* `wording`     names and sentences of the board
* `figures`     the turn in figures: points, risk, what rolling and banking bring
* `choice_bar`  one of these two as a bar that can be clicked
* `ladder`      the scores of all seats on the way to 10 000
* `board`       puts them together (`gui.games.board`)
* `form`        the form in which a position is set up (`gui.games.form`)
* `tile`        the picture of the home page
* `lab`         the page where strategies are bred
"""

from gui.desk import Desk
from gui.games.board import Board
from gui.games.face import Face, lab_page
from gui.games.fargo.tile import paint_tile
from gui.games.form import PositionForm
from gui.pages.page import Page


def _make_board() -> Board:
    from gui.games.fargo.board import FargoBoard

    return FargoBoard()


def _make_form() -> PositionForm:
    from gui.games.fargo.form import FargoForm

    return FargoForm()


def _make_lab(desk: Desk) -> Page:
    from gui.games.fargo.lab.page import FargoLab

    return FargoLab(desk)


FACE = Face(_make_board, paint_tile, (lab_page(_make_lab),), _make_form)
"""The board of Fargo: ten dice in two rows, the turn in figures, the ladder of scores; the Lab."""
