"""Compiled experiments with Fargo.

* ``evolution``: breeding strategy vectors, and remembering their best steps
* ``selfplay``: whole games between strategies
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "lab")
