"""Rollbot as compiled code: the decisions of ``roll_galaxy.rollbot``, hundreds of times as fast.

The readable version explains; this one plays in simulations. A test plays whole games with both and
compares every position.

* ``scratch``: its scratch paper, and the rules that have several versions; free of numba
* ``situation``: what it looks at; ``assignment``, ``levels``: sections 4 to 6 of its description
* ``shipments``, ``phase_rules``: sections 7 and 8; ``player``: every decision
"""
