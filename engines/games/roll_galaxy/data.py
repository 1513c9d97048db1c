"""What is printed on tiles and dice, and what decisions are about: for boards and other readers.

The compiled rules own these facts; code outside of kernels gets them here.
"""

from enum import Enum, auto
from typing import Final, NamedTuple

from engines.games.roll_galaxy.kernels import faces
from engines.games.roll_galaxy.kernels import state as st
from engines.runtime.types import Action

Kind = st.Kind
Op = faces.Op
Power = faces.Power
ANY: Final = faces.ANY
ANY_PHASE: Final = faces.ANY_PHASE
COLOUR_NAMES: Final = faces.COLOUR_NAMES
NUMBERS: Final = faces.NUMBERS
PHASE_NAMES: Final = faces.PHASE_NAMES
SELECTED: Final = faces.SELECTED
TABLE: Final = faces.TABLE
COLOURS: Final = st.COLOURS
DEVELOP: Final = st.DEVELOP
DEVELOPMENT: Final = st.DEVELOPMENT
DICTATING: Final = st.DICTATING
EXPLORE: Final = st.EXPLORE
GREY: Final = st.GREY
LAST_SQUARES: Final = st.LAST_SQUARES
MOST_CREDITS: Final = st.MOST_CREDITS
PHASES: Final = st.PHASES
POOL_PER_SEAT: Final = st.POOL_PER_SEAT
PRODUCE: Final = st.PRODUCE
SEATS: Final = st.SEATS
SHIP: Final = st.SHIP
SIDES: Final = st.SIDES
TILES: Final = st.TILES
EXECUTIVE: Final = next(
    number
    for number, face in enumerate(TABLE)
    if face.powers and face.powers[0].op is Op.REASSIGN_PAIR
)
"""The face whose power moves two workers at once."""


# -- decisions taken apart -----------------------------------------------------------------------


class Lies(Enum):
    """Where a die is. Each comment says what the number that goes with it means."""

    IN_CUP = auto()
    IN_CITIZENRY = auto()
    ON_STACK = auto()  # (0: developments, 1: worlds)
    IN_COLUMN = auto()  # (phase)
    ON_SQUARE = auto()  # (place in the tableau)


_PLACES: Final = {
    st.IN_CUP: (Lies.IN_CUP, 0),
    st.IN_CITIZENRY: (Lies.IN_CITIZENRY, 0),
    st.ON_DEVELOPMENTS: (Lies.ON_STACK, 0),
    st.ON_WORLDS: (Lies.ON_STACK, 1),
}


class Decision(NamedTuple):
    """What an action does, and the four numbers that say with what (see ``Kind``)."""

    kind: st.Kind
    fields: tuple[int, ...]


def decision_of(action: Action) -> Decision:
    return Decision(st.Kind(action >> st.SHIFT), st.fields_of(action, 4))


def place_of(field: int) -> tuple[Lies, int]:
    """Where the die of a decision is, and in which column, stack or square."""
    if field >= st.GOOD:
        return Lies.ON_SQUARE, field - st.GOOD
    if field >= st.WORKERS:
        return Lies.IN_COLUMN, field - st.WORKERS
    return _PLACES[field]


def worker_of(field: int) -> tuple[int, bool]:
    """The color of the worker of a decision, and whether it has no die."""
    return field % st.VIRTUAL, field >= st.VIRTUAL


def face_of(tile: int, side: int) -> int:
    return tile + side * st.TILES
