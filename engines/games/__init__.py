"""The games, one package each. ``engines.contract.game`` describes what such a package defines.

Games know ``contract``, ``rulekit``, ``runtime`` and ``search`` of ``engines``, never each other.
"""
