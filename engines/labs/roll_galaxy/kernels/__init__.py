"""Compiled experiments with Roll for the Galaxy (``learning``)."""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "lab")
