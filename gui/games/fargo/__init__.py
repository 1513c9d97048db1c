"""Fargo in the window: the table with ten dice, the ladder of scores, the tile of the home page.

* `table`    where each of the ten dice lies, worked out from what has happened (no Qt)
* `figures`  the turn in figures: points, risk, what rolling and banking bring
* `ladder`   the scores of all seats on the way to 10 000
* `board`    puts them together (`gui.games.board`)
* `tile`     the picture of the home page
"""

from gui.games.face import Face
from gui.games.fargo.board import FargoBoard
from gui.games.fargo.tile import paint_tile

FACE = Face(FargoBoard, paint_tile)
