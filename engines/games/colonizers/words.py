"""The words of positions and actions."""

from typing import Final

from engines.games.colonizers.cards import COLONIST_NAMES, MODULE_NAMES
from engines.games.colonizers.kernels import state as st

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
    st.TAKE_OMNIUM: "Take Omnium",
    st.DRAW_MODULES: "Draw modules",
    st.DO_NOTHING: "Name nobody",
    st.BUILD_NOTHING: "Build nothing",
    **{
        first + i: f"{kind} {name}"
        for first, kind, names in (
            (st.PICK_FIRST, "Pick", COLONIST_NAMES),
            (st.KEEP_FIRST, "Keep", MODULE_NAMES),
            (st.STEAL_FIRST, "Steal from", COLONIST_NAMES),
            (st.SWAP_FIRST, "Exchange hands with", COLONIST_NAMES),
            (st.BUILD_FIRST, "Build", MODULE_NAMES),
        )
        for i, name in enumerate(names)
    },
}
"""How decisions are written."""

ORIGINAL_TEXTS: Final = {
    st.TAKE_OMNIUM: "TakeOmnium",
    st.DRAW_MODULES: "DrawModules",
    st.DO_NOTHING: "DoNothing",
    st.BUILD_NOTHING: "BuildNothing",
    **{
        first + i: f"{kind} {name}"
        for first, kind, names in (
            (st.PICK_FIRST, "ColonistPick", COLONIST_NAMES),
            (st.KEEP_FIRST, "KeepModule", MODULE_NAMES),
            (st.STEAL_FIRST, "StealOmnium", COLONIST_NAMES),
            (st.SWAP_FIRST, "SwapHands", COLONIST_NAMES),
            (st.BUILD_FIRST, "BuildModule", MODULE_NAMES),
        )
        for i, name in enumerate(names)
    },
}
"""How the original program writes them (rules, 2.2); older records do, too, so they are read."""

ACTIONS: Final = {
    text.casefold(): code
    for texts in (ORIGINAL_TEXTS, ACTION_TEXTS)
    for code, text in texts.items()
}
NAMING: Final = {
    text: code for text, code in ACTIONS.items() if st.STEAL_FIRST <= code < st.DO_NOTHING
}
"""The actions that name a colonist, by their lower-case texts."""
