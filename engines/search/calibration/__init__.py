"""Small games whose answers are known: they prove the search and measure its speed.

They are not for playing: the registry does not list them, and they have no sentences. ``games``
holds their readable side, ``kernels`` their rules, each with its source and its known answer.
"""
