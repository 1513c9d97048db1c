"""The compiled rules of Colonizers.

* ``state``: layout, cards and codes, free of numba
* ``turns``: what actions do; ``choices``: which there are; ``knowledge``: who knows what
* ``heuristic``: the published rule of thumb; ``rules``: the contract; ``results``: points
* ``worlds``: games with a known deck; ``maxn``, ``planner``: the published searches;
  ``valuation``: what positions are worth to ``maxn``
* ``generators``, ``matches``: the original program, number for number
* ``instinct``: a better rule of thumb; ``trials``: games between two of them
* ``tree``: our ISMCTS; ``descent``: down its trees; ``inference``: who may have picked what;
  ``forecast``: who wins, where its rollouts end; ``playouts``: random games
"""

from typing import Final

from engines.core import jit

PARTS: Final = jit.parts_of(__name__, "rules", "maxn", "planner", "lab")
