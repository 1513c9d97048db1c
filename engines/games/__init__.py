"""The games, one package each. ``engines.contract.game`` describes what such a package defines.

Games know ``engines.contract``, ``engines.runtime`` and ``engines.search``, and never each other.
"""
