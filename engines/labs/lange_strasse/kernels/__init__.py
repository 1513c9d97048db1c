"""Compiled experiments with Lange Strasse.

* ``training``: players that learn; ``response``: a best response
* ``selfplay``: whole games between all players
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "lab")
