"""High Card as the game that is contested."""

from tests.contract.conftest import toy

__all__ = ["toy"]
