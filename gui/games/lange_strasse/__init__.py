"""Lange Strasse in the window: six dice on leather, the money of three seats, a slate.

* `table`      where each of the six dice is, and which to pick for which keep (no Qt)
* `wording`    names and sentences of the board, what just happened
* `coins`      coins, on the table and in flight
* `slate`      points, strich, and cents of the three seats, the settlement
* `leather`    the table: tray, the places of the seats, the figures of the turn
* `board`      puts them together (`gui.table.board`)
* `form`       the form in which a position is set up (`gui.table.form`)
* `tile`       the picture on the home page
"""

from engines.contract.messages import Message
from gui.games.face import Face, later
from gui.games.lange_strasse.tile import paint_tile
from gui.kit.steps import Piece
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import Pips


def _inline(part: Message | str) -> tuple[Piece, ...] | None:
    """KeptDice dice are drawn."""
    return ((paint_mini, Pips(int(part))),) if part in set("123456") else None


FACE = Face(
    later("gui.games.lange_strasse.board", "LangeStrasseBoard"),
    paint_tile,
    make_form=later("gui.games.lange_strasse.form", "LangeStrasseForm"),
    inline=_inline,
)
