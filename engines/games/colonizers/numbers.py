"""The sizes of the game and its phases, for boards: they know no compiled code."""

from engines.games.colonizers.kernels.state import (
    COLONISTS,
    COLONY,
    DEAL,
    HAND,
    INCOME,
    NOBODY,
    PICK,
    REVEAL,
    SEATS,
    TYPES,
)

__all__ = [
    "COLONISTS",
    "COLONY",
    "DEAL",
    "HAND",
    "INCOME",
    "NOBODY",
    "PICK",
    "REVEAL",
    "SEATS",
    "TYPES",
]
