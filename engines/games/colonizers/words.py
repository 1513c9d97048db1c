"""The words of positions and actions, as the original program writes them."""

from typing import Final

from engines.games.colonizers.cards import COLONIST_NAMES, MODULE_NAMES
from engines.games.colonizers.kernels.state import (
    BUILD_FIRST,
    BUILD_NOTHING,
    DO_NOTHING,
    DRAW_MODULES,
    KEEP_FIRST,
    PICK_FIRST,
    STEAL_FIRST,
    SWAP_FIRST,
    TAKE_OMNIUM,
)

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

_MODULES: Final = {"KeepModule": KEEP_FIRST, "BuildModule": BUILD_FIRST}
_COLONISTS: Final = {
    "ColonistPick": PICK_FIRST,
    "StealOmnium": STEAL_FIRST,
    "SwapHands": SWAP_FIRST,
}

ACTION_TEXTS: Final = {
    TAKE_OMNIUM: "TakeOmnium",
    DRAW_MODULES: "DrawModules",
    DO_NOTHING: "DoNothing",
    BUILD_NOTHING: "BuildNothing",
    **{
        first + i: f"{kind} {name}"
        for kinds, names in ((_MODULES, MODULE_NAMES), (_COLONISTS, COLONIST_NAMES))
        for kind, first in kinds.items()
        for i, name in enumerate(names)
    },
}
ACTIONS: Final = {text.casefold(): code for code, text in ACTION_TEXTS.items()}
NAMING: Final = {text: code for text, code in ACTIONS.items() if STEAL_FIRST <= code < DO_NOTHING}
"""The actions that name a colonist, by their texts in lower case."""
