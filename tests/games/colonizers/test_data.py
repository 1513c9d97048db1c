"""What the decisions of Colonizers mean, for boards."""

from engines.games.colonizers.cards import COLONIST_NAMES, MODULE_NAMES
from engines.games.colonizers.data import ACTION_TEXTS, Kind, decision_of

_TEXTS = {
    Kind.PICK: ("Pick", COLONIST_NAMES),
    Kind.TAKE: ("Take Omnium", ("",)),
    Kind.DRAW: ("Draw modules", ("",)),
    Kind.KEEP: ("Keep", MODULE_NAMES),
    Kind.STEAL: ("Steal from", COLONIST_NAMES),
    Kind.SWAP: ("Exchange hands with", COLONIST_NAMES),
    Kind.DO_NOTHING: ("Name nobody", ("",)),
    Kind.BUILD: ("Build", MODULE_NAMES),
    Kind.BUILD_NOTHING: ("Build nothing", ("",)),
}


def test_every_decision_is_told_apart() -> None:
    for action, text in ACTION_TEXTS.items():
        decision = decision_of(action)
        verb, names = _TEXTS[decision.kind]
        assert text == f"{verb} {names[decision.item]}".strip()
