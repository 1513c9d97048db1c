"""Roll for the Galaxy, the base game for two to five seats.

* ``game``, ``position_text``, ``possible``, ``action_text``, ``messages``, ``view``, ``names``,
  ``data``: the readable side
* ``kernels``: the compiled rules, and the data of all faces
* ``bots``: who plays it; ``rollbot``, ``judging``: what they think with
"""

from engines.games.roll_galaxy.game import GAME

__all__ = ["GAME"]
