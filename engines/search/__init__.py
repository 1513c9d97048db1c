"""Search, written once for every game: it sees a game only through ``Kernel`` and ``GameInfo``.

* ``flat``: playouts after each action, by sequential halving
* ``mcts``: tree search with chance nodes, for games of perfect information
* ``ismcts``: tree search over information sets, with one or several observers
* ``maxn``: full-width search with chance nodes
* ``bots``: a bot for each, and a random one and one by the game's policy; ``lines``: results as
  analyses

Each method is called as ``search(position, budget, monitor, seed, settings) -> SearchResult``
(``result``). Its native side is the module of the same name in ``kernels``; ``running`` cuts the
work into chunks and spreads it over threads, ``settings`` says how.

Nothing here knows a game of ``engines.games``. Importing anything but ``kernels`` does not import
numba. A new method is a kernel module (named in ``kernels.NAMES``), a module here, and a bot.
"""
