"""Compiled experiments with Colonizers.

* ``fast_games``: whole games, of random choices or between two rollout policies
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "lab")
