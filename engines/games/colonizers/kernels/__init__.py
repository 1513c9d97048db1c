"""The compiled rules of Colonizers.

* ``state``: layout, cards and codes, free of numba
* ``turns``: the effects of actions, chance, and points; ``choices``: the legal actions;
  ``knowledge``: who knows what
* ``published_policy``: the published rule of thumb; ``rules``: the contract
* ``worlds``: games with a known deck; ``maxn``, ``published_ismcts``: the published searches;
  ``published_evaluation``: the evaluation of ``maxn``
* ``generators``, ``matches``: the original program, number for number
* ``rollout_policy``: a better rule of thumb
* ``ismcts``: our search; ``selection``: descent in its trees; ``inference``: who may have picked
  what; ``evaluation``: win chances where its rollouts end
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "rules", "maxn", "planner")
