"""Compiled experiments with Roll for the Galaxy.

* ``games``: whole games between Rollbots, some of them to learn from
* ``learning``: games in which the taught player learns
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "lab")
