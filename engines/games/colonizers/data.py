"""Facts for boards and texts: the sizes of the game, its phases, its decisions and their words.

The compiled rules own these facts; code outside of kernels gets them here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from engines.games.colonizers.cards import COLONIST_NAMES, MODULE_NAMES
from engines.games.colonizers.kernels import state as st
from engines.runtime.types import Action

COLONISTS: Final = st.COLONISTS
COLONY: Final = st.COLONY
DEAL: Final = st.DEAL
HAND: Final = st.HAND
NOBODY: Final = st.NOBODY
PICK: Final = st.PICK
REVEAL: Final = st.REVEAL
SEATS: Final = st.SEATS
TYPES: Final = st.TYPES

PHASES: Final = (
    "deal",
    "pick",
    "reveal",
    "draw",
    "passive",
    "drawing",
    "keep",
    "power",
    "answer",
    "build",
    "over",
)
"""The phases of ``kernels.state``."""
DECISIONS: Final = frozenset({"pick", "draw", "keep", "power", "build"})
CARD_DRAWS: Final = frozenset({"passive", "drawing"})


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


class _Words(NamedTuple):
    """How the decisions of a kind are written, here and in the original program (rules, 2.2)."""

    kind: Kind
    written: str
    original: str
    items: tuple[str, ...] = ("",)


_FIRST: Final = {
    st.BUILD_NOTHING: _Words(Kind.BUILD_NOTHING, "Build nothing", "BuildNothing"),
    st.BUILD_FIRST: _Words(Kind.BUILD, "Build", "BuildModule", MODULE_NAMES),
    st.DO_NOTHING: _Words(Kind.DO_NOTHING, "Name nobody", "DoNothing"),
    st.SWAP_FIRST: _Words(Kind.SWAP, "Exchange hands with", "SwapHands", COLONIST_NAMES),
    st.STEAL_FIRST: _Words(Kind.STEAL, "Steal from", "StealOmnium", COLONIST_NAMES),
    st.KEEP_FIRST: _Words(Kind.KEEP, "Keep", "KeepModule", MODULE_NAMES),
    st.DRAW_MODULES: _Words(Kind.DRAW, "Draw modules", "DrawModules"),
    st.TAKE_OMNIUM: _Words(Kind.TAKE, "Take Omnium", "TakeOmnium"),
    st.PICK_FIRST: _Words(Kind.PICK, "Pick", "ColonistPick", COLONIST_NAMES),
}
"""By the first action of each kind, descending."""


def decision_of(action: Action) -> Decision:
    """What an action of a seat means."""
    first = next(first for first in _FIRST if first <= action)
    return Decision(_FIRST[first].kind, action - first)


def _texts(verb: Callable[[_Words], str]) -> dict[Action, str]:
    return {
        first + i: f"{verb(words)} {item}".rstrip()
        for first, words in _FIRST.items()
        for i, item in enumerate(words.items)
    }


ACTION_TEXTS: Final = _texts(lambda words: words.written)
ORIGINAL_TEXTS: Final = _texts(lambda words: words.original)
"""Older records have these, too, so they are read."""
ACTIONS: Final = {
    text.casefold(): code
    for texts in (ORIGINAL_TEXTS, ACTION_TEXTS)
    for code, text in texts.items()
}
NAMING: Final = {
    text: code for text, code in ACTIONS.items() if st.STEAL_FIRST <= code < st.DO_NOTHING
}
"""The actions that name a colonist, by their lower-case texts."""
