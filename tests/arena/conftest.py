"""High Card as the game that the bots play."""

from tests.contract.conftest import toy

__all__ = ["toy"]
