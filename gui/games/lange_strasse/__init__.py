"""Lange Strasse in the window: six dice on leather, the money of three seats, a slate.

* `offers`     which dice to pick for which keep (no Qt)
* `table`      where each of the six dice is (no Qt)
* `wording`    names and sentences of the board, what just happened
* `coins`      coins, on the table and in flight
* `slate`      points, strich, and cents of the three seats, the settlement
* `leather`    the table: tray, the places of the seats, the figures of the turn
* `board`      puts them together (`gui.table.board`)
* `form`       the form in which a position is set up (`gui.table.form`)
* `tile`       the picture on the home page
"""

from engines.contract.messages import Message
from gui.games.face import Face
from gui.games.lange_strasse.tile import paint_tile
from gui.kit.steps import Piece
from gui.table.board import Board
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import Pips
from gui.table.form import PositionForm


def _make_board() -> Board:
    from gui.games.lange_strasse.board import LangeStrasseBoard

    return LangeStrasseBoard()


def _make_form() -> PositionForm:
    from gui.games.lange_strasse.form import LangeStrasseForm

    return LangeStrasseForm()


def _inline(part: Message | str) -> tuple[Piece, ...] | None:
    """KeptDice dice are drawn."""
    return ((paint_mini, Pips(int(part))),) if part in set("123456") else None


FACE = Face(_make_board, paint_tile, make_form=_make_form, inline=_inline)
