"""The games, one package each. ``engines.core.game`` describes what such a package defines.

Games know ``engines.core`` and ``engines.search``, and never each other.
"""
