"""What the decisions of Colonizers mean, and which of them need confirmation."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from engines.games.colonizers import memory
from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.messages import ends_in_a_draw
from engines.games.colonizers.snapshot import Snapshot
from engines.runtime.types import Action, Seat


class Kind(Enum):
    """Kinds of decisions."""

    PICK = "pick"
    TAKE = "take"
    DRAW = "draw"
    KEEP = "keep"
    STEAL = "steal"
    SWAP = "swap"
    DO_NOTHING = "do nothing"
    """The power is not used, or there is none to use."""
    BUILD = "build"
    BUILD_NOTHING = "build nothing"


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision; ``item`` is the number of its colonist or module, 0 if it has none."""

    kind: Kind
    item: int = 0


class Doubt(Enum):
    """Why a decision needs confirmation."""

    ENDS_THE_GAME = "ends the game"
    NOBODY = "nobody"
    """Provably nobody has the named colonist."""


_FIRST: Final = {
    st.BUILD_NOTHING: Kind.BUILD_NOTHING,
    st.BUILD_FIRST: Kind.BUILD,
    st.DO_NOTHING: Kind.DO_NOTHING,
    st.SWAP_FIRST: Kind.SWAP,
    st.STEAL_FIRST: Kind.STEAL,
    st.KEEP_FIRST: Kind.KEEP,
    st.DRAW_MODULES: Kind.DRAW,
    st.TAKE_OMNIUM: Kind.TAKE,
    st.PICK_FIRST: Kind.PICK,
}
"""The first action of each kind, descending."""


def decision_of(action: Action) -> Decision:
    """What an action of a seat means."""
    first = next(first for first in _FIRST if first <= action)
    return Decision(_FIRST[first], action - first)


def doubts_of(snapshot: Snapshot, viewer: Seat | None) -> dict[Action, Doubt]:
    """The decisions that the seat to move should confirm, if it is the viewer."""
    if viewer != snapshot.seat:
        return {}
    if snapshot.phase == st.DRAW and ends_in_a_draw(snapshot):
        return {st.DRAW_MODULES: Doubt.ENDS_THE_GAME}
    if snapshot.phase != st.POWER:
        return {}
    others = (seat for seat in range(len(snapshot.players)) if seat != viewer)
    possible = {each for seat in others for each in memory.colonists_of(snapshot, seat, viewer)}
    return {
        first + colonist: Doubt.NOBODY
        for first in (st.STEAL_FIRST, st.SWAP_FIRST)
        for colonist in range(st.COLONISTS)
        if colonist not in possible
    }
