"""Dice Chess: chess in which three dice say which men may move.

* ``game``, ``text``, ``dfen``, ``sentences``, ``view``: the readable side; ``snapshot``: a state as
  plain values; ``symmetry``: positions that play the same
* ``kernels``: the compiled rules, all turns of a roll, chances to take the king, searches
* ``boards``: the kernels for Python; ``talk``: doubling and draws; ``timing``: the clock
* ``bots``: levels 1 to 8; ``deepening``, ``learning``, ``weights``: what level 8 is made of
* ``luck``: what each roll is worth; ``matches``, ``bench``: strength and speed
"""

from engines.games.dice_chess.game import GAME

__all__ = ["GAME"]
