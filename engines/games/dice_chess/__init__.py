"""Dice Chess: chess in which three dice say which men may move.

* ``game``, ``text``, ``dfen``, ``sentences``, ``view``: the readable side; ``snapshot``: a state as
  plain values; ``symmetry``: positions that play the same
* ``kernels``: the compiled rules, all turns of a roll, chances to take the king
"""

from engines.games.dice_chess.game import GAME

__all__ = ["GAME"]
