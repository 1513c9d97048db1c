"""What the view says, in the numbers that the table needs. Free of Qt."""

from engines.games.roll_galaxy.data import PHASE_NAMES
from engines.games.roll_galaxy.view import GalaxyView


def phase_of(view: GalaxyView) -> int:
    """The phase in play, or -1."""
    return PHASE_NAMES.index(view.phase) if view.phase in PHASE_NAMES else -1


def occurring(view: GalaxyView) -> frozenset[int]:
    """The phases of this round, once revealed."""
    return frozenset(map(PHASE_NAMES.index, view.occurring))
