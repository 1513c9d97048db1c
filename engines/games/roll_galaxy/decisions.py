"""Decisions taken apart: what is done, and with what."""

from enum import Enum, auto
from typing import Final, NamedTuple

from engines.games.roll_galaxy.kernels import state as st
from engines.runtime.types import Action


class Lies(Enum):
    """Where a die is; the number that goes with it in brackets."""

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
