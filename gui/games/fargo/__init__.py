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

from PySide6.QtCore import QCoreApplication

from gui.desk import Desk
from gui.games.face import Face, GamePage
from gui.games.fargo.board import FargoBoard
from gui.games.fargo.form import FargoForm
from gui.games.fargo.tile import paint_tile
from gui.pages.page import Page


def _lab_title() -> str:
    return QCoreApplication.translate("LabPage", "Lab")


def _make_lab(desk: Desk) -> Page:
    from gui.games.fargo.lab.page import LabPage

    return LabPage(desk)


_LAB = GamePage("lab", _lab_title, "fa6s.flask", _make_lab)

FACE = Face(FargoBoard, paint_tile, (_LAB,), FargoForm)
"""The board of Fargo: ten dice in two rows, the turn in figures, the ladder of scores; the Lab."""
