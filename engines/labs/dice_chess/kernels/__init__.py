"""Compiled experiments with Dice Chess.

* ``training_data``: self-play, and fitting weights to it
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "lab")
