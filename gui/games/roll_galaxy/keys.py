"""Names of the things on the table that can be pointed at. Free of Qt."""

from dataclasses import dataclass, replace
from enum import Enum, auto


class Place(Enum):
    """Kinds of things; the comments list the numbers in their ``Key``."""

    SEAT = auto()  # (seat)
    WORKER = auto()  # (column, color); the last column: wild, not yet placed
    VIRTUAL = auto()  # (color): a worker without a die
    HEAD = auto()  # (phase): the top of a column, where the selecting worker goes
    COLUMN = auto()  # (phase)
    DICTATE = auto()
    POWER = auto()  # (face): a Reassign power
    CUP = auto()  # (color)
    CITIZEN = auto()  # (color)
    WAITING = auto()  # (half, color): a worker that is on a stack
    STACK = auto()  # (half)
    SIDE = auto()  # (tile, half): a side of a tile to place
    STACKED = auto()  # (half, position): a tile of the zone, laid out
    SQUARE = auto()  # (place in the tableau)
    GOOD = auto()  # (place in the tableau, color)
    CREDITS = auto()
    CHIPS = auto()
    BAG = auto()
    SYMBOLS = auto()  # opens the page of all signs
    CHOICE = auto()  # (action): what has no separate place


@dataclass(frozen=True, slots=True)
class Key:
    """One thing on the table; dice of a color at one place differ in their ``copy`` only."""

    place: Place
    a: int = -1
    b: int = -1
    copy: int = 0

    @property
    def thing(self) -> "Key":
        """The key as decisions use it: one copy is as good as another."""
        return replace(self, copy=0) if self.copy else self
