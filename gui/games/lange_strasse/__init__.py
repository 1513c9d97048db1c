"""Lange Strasse in the window: six dice, the shelf of kept ones, the money of three seats.

* `selection`  which dice are picked up, and what may be done with them (no Qt)
* `table`      where each of the six dice lies (no Qt)
* `wording`    names and sentences of the board
* `announcing` the line that says what just happened, and which money moved
* `figures`    the set on its way to 300, the turn, the chance of a strich
* `ledger`     points, strich marks and money of the three seats, what the end pays
* `board`      puts them together (`gui.games.board`)
* `form`       the form in which a position is set up (`gui.games.form`)
* `tile`       the picture of the home page
* `lab`        the page where players are trained
"""

from gui.desk import Desk
from gui.games.board import Board
from gui.games.face import Face, lab_page
from gui.games.form import PositionForm
from gui.games.lange_strasse.tile import paint_tile
from gui.pages.page import Page


def _make_board() -> Board:
    from gui.games.lange_strasse.board import LangeStrasseBoard

    return LangeStrasseBoard()


def _make_form() -> PositionForm:
    from gui.games.lange_strasse.form import LangeStrasseForm

    return LangeStrasseForm()


def _make_lab(desk: Desk) -> Page:
    from gui.games.lange_strasse.lab.page import LangeStrasseLab

    return LangeStrasseLab(desk)


FACE = Face(_make_board, paint_tile, (lab_page(_make_lab),), _make_form)
