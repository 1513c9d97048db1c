"""The words of positions and actions."""

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

ACTION_TEXTS: Final = {
    TAKE_OMNIUM: "Take Omnium",
    DRAW_MODULES: "Draw modules",
    DO_NOTHING: "Name nobody",
    BUILD_NOTHING: "Build nothing",
    **{
        first + i: f"{kind} {name}"
        for first, kind, names in (
            (PICK_FIRST, "Pick", COLONIST_NAMES),
            (KEEP_FIRST, "Keep", MODULE_NAMES),
            (STEAL_FIRST, "Steal from", COLONIST_NAMES),
            (SWAP_FIRST, "Exchange hands with", COLONIST_NAMES),
            (BUILD_FIRST, "Build", MODULE_NAMES),
        )
        for i, name in enumerate(names)
    },
}
"""What a decision is called."""

ORIGINAL_TEXTS: Final = {
    TAKE_OMNIUM: "TakeOmnium",
    DRAW_MODULES: "DrawModules",
    DO_NOTHING: "DoNothing",
    BUILD_NOTHING: "BuildNothing",
    **{
        first + i: f"{kind} {name}"
        for first, kind, names in (
            (PICK_FIRST, "ColonistPick", COLONIST_NAMES),
            (KEEP_FIRST, "KeepModule", MODULE_NAMES),
            (STEAL_FIRST, "StealOmnium", COLONIST_NAMES),
            (SWAP_FIRST, "SwapHands", COLONIST_NAMES),
            (BUILD_FIRST, "BuildModule", MODULE_NAMES),
        )
        for i, name in enumerate(names)
    },
}
"""What the original program calls it (rules, 2.2); understood too, as in older records."""

ACTIONS: Final = {
    text.casefold(): code
    for texts in (ORIGINAL_TEXTS, ACTION_TEXTS)
    for code, text in texts.items()
}
NAMING: Final = {text: code for text, code in ACTIONS.items() if STEAL_FIRST <= code < DO_NOTHING}
"""The actions that name a colonist, by their texts in lower case."""
