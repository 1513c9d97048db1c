"""The guided first round of Roll for the Galaxy; parts are those of ``RollGalaxyBoard.part``."""

from typing import Final

from engines.contract.record import PERSON
from engines.contract.tour import ACTIONS, Stop

_PHASES: Final = (
    "tasks",
    "abandon",
    "place",
    "build",
    "use",
    "save",
    "remove",
    "goods",
    "shipping",
    "bank",
    "recruit",
    "recall",
)
"""Questions after the reveal."""

PLAYERS: Final = (PERSON, "rollbot_easy")
STOPS: Final = (
    Stop("tableau", ("start",), "tableau"),
    Stop("start", ("start",), "shelf"),
    Stop("dice", ("assign",), "strip"),
    Stop("others", ("assign",), "others"),
    Stop("select", ("assign",), "heads"),
    Stop("dictate", ("assign_more",), "dictate"),
    Stop("confirm", ("assign_more",), ACTIONS),
    Stop("reveal", _PHASES, "strip"),
    Stop("explore", ("tasks",), "strip"),
    Stop("abandon", ("abandon",), "shelf"),
    Stop("place", ("place",), "shelf"),
    Stop("build", ("build", "use"), "zone"),
    Stop("produce", ("goods",), "tableau"),
    Stop("ship", ("shipping",), "tableau"),
    Stop("recruit", ("recruit",), "citizenry"),
    Stop("recall", ("recall",), "zone"),
    Stop("end", ("assign",), "meters", round=2),
    Stop("symbols", ("assign",), "symbols", round=2),
)
