"""Colonizers: hidden colonists, hidden hands, and colonies of eight modules, for four players.

* ``game``, ``text``, ``possible``, ``sentences``, ``view``: the readable side
* ``cards``: names and figures; ``snapshot``: a state as plain values; ``memory``: what a seat knows
* ``deductions``: what it can work out, with exact chances
* ``kernels``: the compiled rules
* ``bots``: the published ones and better ones
"""

from engines.games.colonizers.game import GAME

__all__ = ["GAME"]
