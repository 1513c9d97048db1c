"""The compiled rules of Roll for the Galaxy.

* ``state``, ``faces``, ``counting``: layout, the data of all faces, costs and scores; free of numba
* ``powers``, ``tiles``: questions about tableaus and tiles
* ``assigning``, ``exploring``, ``building``, ``trading``, ``flow``: the rules, part by part
* ``projection``: what a Citizenry can be expected to contain, remembered from the reveal on
* ``legality``, ``policy``, ``knowledge``: legal actions, playouts, who knows what
* ``rules``: the functions of the contract
* ``evaluation``: the value of a position for every seat
* ``rollbot``: the published player, and the search
* ``taught``: a player that has learned from games against it
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "rules", "rollbot", "planner", "luck")
