"""Fargo, a push-your-luck game with ten dice for two to six players.

``game`` is the readable side, ``kernels`` the compiled rules and mathematics, ``bots`` the players.
``snapshot`` holds a state as plain values, ``text`` writes and reads it, ``possible`` knows what
cannot occur. The mathematics: ``distributions`` (one roll), ``strategy`` (strategy vectors),
``genetic`` (finding them by evolution), ``exact_turn`` (most points), ``two_player``,
``three_player`` and ``many_players`` (best chance of winning).
"""

from engines.games.fargo.game import GAME

__all__ = ["GAME"]
