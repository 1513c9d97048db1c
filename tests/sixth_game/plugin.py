"""A plugin for pytest (``-p tests.sixth_game.plugin``): Pig is a game of the program."""

from tests.sixth_game.registered import registered

_context = registered()
_context.__enter__()
