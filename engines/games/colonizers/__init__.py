"""Colonizers: hidden colonists, hidden hands, and colonies of eight modules, for four players.

* ``game``, ``text``, ``possible``, ``messages``, ``view``: the readable side
* ``cards``: names and figures; ``data``: sizes, phases, and decisions
* ``snapshot``: a state as plain values
* ``places``: where things are on a table, and what moves when something happens
* ``deductions``: what a seat knows, what it can work out, and what is likely
* ``kernels``: the compiled rules
* ``network``: the weights of the evaluation of who wins
* ``bots``: the published ones and better ones
"""

from engines.games.colonizers.game import GAME

__all__ = ["GAME"]
