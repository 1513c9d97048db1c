"""Rollbot as compiled code: the decisions of ``roll_galaxy.rollbot``, hundreds of times as fast.

The readable version explains; this one plays in simulations. A test plays whole games with both and
compares every position.

* ``thought``: its scratch paper, and the rules that have several versions; free of numba
* ``sight``: what it looks at; ``bringing``, ``levels``: sections 4 to 6 of its description
* ``shipments``, ``tasks``: sections 7 and 8; ``player``: every decision; ``games``: whole games
"""
