"""What is printed on tiles and dice, and what decisions are about: for boards and other readers.

The compiled rules own these facts; who is no kernel takes them from here.
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
    GOOD,
    GREY,
    IN_CITIZENRY,
    IN_CUP,
    LAST_SQUARES,
    MOST_CREDITS,
    ON_DEVELOPMENTS,
    ON_WORLDS,
    PHASES,
    POOL_PER_SEAT,
    PRODUCE,
    SEATS,
    SETTLE,
    SHIP,
    SIDES,
    TILES,
    VIRTUAL,
    WORKERS,
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
    "GOOD",
    "GREY",
    "IN_CITIZENRY",
    "IN_CUP",
    "LAST_SQUARES",
    "MOST_CREDITS",
    "NUMBERS",
    "ON_DEVELOPMENTS",
    "ON_WORLDS",
    "PHASES",
    "PHASE_NAMES",
    "POOL_PER_SEAT",
    "PRODUCE",
    "SEATS",
    "SELECTED",
    "SETTLE",
    "SHIP",
    "SIDES",
    "TABLE",
    "TILES",
    "VIRTUAL",
    "WORKERS",
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
