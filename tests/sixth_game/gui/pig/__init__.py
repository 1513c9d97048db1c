"""Pig in the window: a die, the turn total, and everyone's progress.

* `table`   the table as a value of the kit
* `board`   shows it, and answers (`gui.table.board`)
* `tile`    the picture of the home page
"""

from gui.games.face import Face, later
from tests.sixth_game.gui.pig.tile import paint_tile

FACE = Face(later("tests.sixth_game.gui.pig.board", "PigBoard"), paint_tile)
"""The board and the tile of Pig; positions are set up as text."""
