"""The compiled rules of Colonizers.

* ``state``: layout, cards and codes, free of numba
* ``turns``: what actions do; ``choices``: which there are; ``knowledge``: who knows what
* ``published_policy``: the published rule of thumb; ``rules``: the contract; ``results``: points
* ``worlds``: games with a known deck; ``maxn``, ``published_ismcts``: the published searches;
  ``published_evaluation``: what positions are worth to ``maxn``
* ``generators``, ``matches``: the original program, number for number
* ``rollout_policy``: a better rule of thumb
* ``ismcts``: our search; ``selection``: the way down its trees; ``inference``: who may have picked
  what; ``evaluation``: who wins, where its rollouts end
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "rules", "maxn", "planner")
