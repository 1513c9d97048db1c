"""Colonizers in the window: four colonies, six colonists, hidden hands.

* `offers`    what can be chosen where, and why something cannot
* `picture`   everything the table shows, as plain values; both are free of Qt
* `layout`    where everything is; `colours`, `art`, `cards`, `painting`: how things look
* `table`     the picture as a table of the kit (`gui.table`)
* `sheet`     the score sheet at the end
* `wording`   names and sentences of the board
* `board`     puts them together (`gui.table.board`)
* `form`      the form in which a position is set up
* `tile`      the picture of the home page
"""

from gui.games.colonizers.tile import paint_tile
from gui.games.face import Face
from gui.table.board import Board
from gui.table.form import PositionForm


def _make_board() -> Board:
    from gui.games.colonizers.board import ColonizersBoard

    return ColonizersBoard()


def _make_form() -> PositionForm:
    from gui.games.colonizers.form import ColonizersForm

    return ColonizersForm()


FACE = Face(_make_board, paint_tile, make_form=_make_form)
