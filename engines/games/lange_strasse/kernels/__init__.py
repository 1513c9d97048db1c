"""The compiled rules and mathematics of Lange Strasse.

* ``state``, ``rolls``: codes and layout, free of numba
* ``keeps``, ``rules``: the rules; ``turn_graph``: what a turn can lead to
* ``points``: the most points per turn; ``money_turn``, ``mover_turn``, ``last_round``: the most
  money
* ``knots``, ``value_table``: the value of positions; ``turn_odds``, ``sweeps``: solving it;
  ``response``: a best response
* ``features``, ``network``, ``training``: the players that learn
* ``worth``, ``players``, ``selfplay``: whole games between all of them
"""

from typing import Final

from engines.core import jit

PARTS: Final = jit.parts_of(__name__, "rules", "money", "learned", "lab")
