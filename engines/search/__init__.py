"""Search, written once for every game: it sees a game only through ``Kernel`` and ``GameInfo``.

* ``ismcts``: tree search over information sets, with one or several observers; where nothing is
  hidden, tree search with chance nodes
* ``maxn``: full-width search with chance nodes
* ``halving``: how playouts are spread over actions
* ``bots``: a bot for each, and a random one and one by the game's policy; ``lines``: results as
  analyses

Each method is called as ``search(position, budget, monitor, seed, settings) -> SearchResult``
(``result``). Its native side is the module of the same name in ``kernels``; ``running`` cuts the
work into chunks and spreads it over threads, ``settings`` says how.

Nothing here knows a game of ``engines.games``. Importing anything but ``kernels`` does not import
numba. A new method is a kernel module (named in ``kernels.NAMES``), a module here, and a bot.
"""
