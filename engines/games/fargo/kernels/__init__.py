"""The compiled rules and mathematics of Fargo.

``state`` is free of numba: texts and boards read states without it.
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "rules", "two", "three", "futures")
