"""Small games that prove the search.

They are not for playing: the registry does not list them, and they have no sentences. ``games``
holds their readable side, ``kernels`` their rules, each with its source.
"""
