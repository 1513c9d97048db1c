"""The compiled rules and mathematics of Lange Strasse.

* ``state``, ``rolls``: codes and layout, free of numba
* ``keeps``, ``rules``: the rules; ``turn_graph``: what a turn can lead to
* ``points``: the most points per turn; ``money_turn``, ``mover_turn``, ``last_round``: the most
  money
* ``grid``, ``value_table``: the value of positions; ``turn_odds``, ``value_iteration``: solving it
* ``features``, ``network``: the players that learn
* ``q_values``, ``players``: what all of them choose
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "rules", "money", "learned")
