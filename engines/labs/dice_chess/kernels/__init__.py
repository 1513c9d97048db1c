"""Compiled experiments with Dice Chess.

* ``games``: whole games between the players of levels 1 to 5
* ``training_data``: self-play, and fitting weights to it
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "lab")
