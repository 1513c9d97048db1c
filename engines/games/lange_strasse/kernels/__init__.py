"""The compiled rules and mathematics of Lange Strasse.

* ``state``: codes, layout, and rolls, free of numba
* ``keeps``, ``rules``: the rules; ``turn_graph``: what a turn can lead to
* ``points``: the most points per turn; ``money_turn``, ``last_round``: the most money
* ``grid``, ``value_table``: the values of positions; ``turn_odds``, ``value_iteration``: solving
  them
* ``features``, ``network``: the players that learn
* ``q_values``, ``players``: how all of them choose
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "rules", "money", "learned")
