"""Dice Chess: chess in which three dice decide which pieces may move.

* ``game``, ``text``, ``dfen``, ``messages``, ``view``: the readable side; ``snapshot``: a state as
  plain values
* ``kernels``: the compiled rules, all turns of a roll, chances to capture the king, searches
* ``boards``: the kernels for Python; ``tables``: what ships; ``cube``: doubling
* ``bots``: published levels 1 to 8; ``deepening``: the search of level 8
"""

from engines.games.dice_chess.game import GAME

__all__ = ["GAME"]
