"""Compiled experiments with Fargo: breeding strategy vectors, and remembering their best steps."""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "lab")
