"""The compiled rules and mathematics of Dice Chess.

* ``state``, ``tables``: codes, layout and constants, free of numba
* ``memory``, ``bits``: borrowed arrays and inlined calls, sets of squares
* ``board``: a board that micro-moves are played on
* ``dice``, ``rules``: what dice pay for, and the nine functions of the contract
* ``turns``: all turns of a roll; ``evaluate``, ``capture``: values of boards, danger to kings
* ``players``: levels 1 to 5; ``rollout``, ``two_ply``: searches of levels 6 and 7
* ``evaluation``, ``move_ordering``, ``expectimax``: level 8
"""

from typing import Final

from engines.runtime import jit

PARTS: Final = jit.parts_of(__name__, "rules", "search", "master")
