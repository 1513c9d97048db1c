"""Small games whose answers are known: they prove the search.

They are not for playing: the registry does not list them, and they have no sentences. ``games``
holds their readable side, ``kernels`` their rules, each with its source and its known answer;
``solve`` finds the exact value of every position of a small game.
"""
