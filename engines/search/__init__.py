"""Search, written once for every game: it sees a game only through ``Kernel`` and ``GameInfo``.

* ``bots``: bots that play any game: at random, by a rule, by the game's policy, or by playouts
* ``running``: cuts the work of a search into chunks and spreads it over threads; ``halving``: how
  playouts are spread over actions
* ``result``: what searches count, and the lines that they make from it
* ``adaptive``: an opponent that plays as well as it is asked to, from the plans of a strong bot

Nothing here knows a game of ``engines.games``, and nothing is compiled: games whose search needs
more write its kernels themselves.
"""
