"""Fargo, a push-your-luck game with ten dice for two to six players.

``game`` is the readable side, ``kernels`` the compiled rules and mathematics, ``bots`` the players.

* A table: ``snapshot`` holds a state as plain values, ``text`` writes and reads it, ``possible``
  knows what cannot occur, ``rolls`` scores dice, ``view`` is for the board, ``messages`` and
  ``reasons`` say what happens and why.
* One turn: ``distributions`` (one roll), ``strategy`` (strategy vectors), ``exact_turn`` (most
  points).
* The win: ``two_player``, ``three_player`` and ``last_round`` are exact, ``rollout_n_players``
  estimates; ``solved`` is their common entry point.
"""

from engines.games.fargo.game import GAME

__all__ = ["GAME"]
