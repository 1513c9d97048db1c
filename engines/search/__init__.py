"""Search, written once for every game: it sees a game only through ``Kernel``.

Bots of ``engines.games`` wrap these functions; nothing here knows a game.
"""
