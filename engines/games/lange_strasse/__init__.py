"""Lange Strasse: a push-your-luck game with six dice, for three players and for money.

* ``game``, ``text``, ``possible``, ``messages``, ``view``: the readable side
* ``dice``: keeps and rolls for people; ``snapshot``: a state as plain values
* ``kernels``: the compiled rules and mathematics
* ``solve``, ``tables``: the value of positions; ``evaluate``, ``luck``: the value of each decision
  and the luck of each roll
* ``bots``: the published baselines and the optimal player
"""

from engines.games.lange_strasse.game import GAME

__all__ = ["GAME"]
