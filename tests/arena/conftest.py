"""High Card as the game that is contested."""

from tests.core.conftest import toy

__all__ = ["toy"]
