"""What is printed on tiles and dice, and what decisions are about: for boards and other readers.

The compiled rules own these facts; code outside of kernels gets them here.
"""

from typing import Final

from engines.games.roll_galaxy.kernels.faces import (
    ANY,
    ANY_PHASE,
    NUMBERS,
    PHASE_NAMES,
    SELECTED,
    TABLE,
    Op,
    Power,
)
from engines.games.roll_galaxy.kernels.state import (
    COLOURS,
    DEVELOP,
    DEVELOPMENT,
    DICTATING,
    EXPLORE,
    GREY,
    LAST_SQUARES,
    MOST_CREDITS,
    PHASES,
    POOL_PER_SEAT,
    PRODUCE,
    SEATS,
    SHIP,
    SIDES,
    TILES,
    Kind,
)

__all__ = [
    "ANY",
    "ANY_PHASE",
    "COLOURS",
    "DEVELOP",
    "DEVELOPMENT",
    "DICTATING",
    "EXECUTIVE",
    "EXPLORE",
    "GREY",
    "LAST_SQUARES",
    "MOST_CREDITS",
    "NUMBERS",
    "PHASES",
    "PHASE_NAMES",
    "POOL_PER_SEAT",
    "PRODUCE",
    "SEATS",
    "SELECTED",
    "SHIP",
    "SIDES",
    "TABLE",
    "TILES",
    "Kind",
    "Op",
    "Power",
]

EXECUTIVE: Final = next(
    number
    for number, face in enumerate(TABLE)
    if face.powers and face.powers[0].op is Op.REASSIGN_PAIR
)
"""The face whose power moves two workers at once."""
