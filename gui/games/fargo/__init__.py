"""Fargo in the window: ten dice on felt, the track of scores, the console with the two choices.

* `table`       where each of the ten dice is, derived from the steps so far (no Qt)
* `wording`     names and sentences of the board
* `track`       the scores of all seats on the way to 10,000, as pegs on a maple board
* `felt`        the table of the kit: the track, the tray with rack and floor, the console
* `board`       puts them together (`gui.table.board`)
* `form`        the form in which a position is set up (`gui.table.form`)
* `tile`        the picture on the home page
"""

from gui.games.face import Face, later
from gui.games.fargo.tile import paint_tile

FACE = Face(
    later("gui.games.fargo.board", "FargoBoard"),
    paint_tile,
    make_form=later("gui.games.fargo.form", "FargoForm"),
)
