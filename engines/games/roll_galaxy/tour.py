"""The guided first round of Roll for the Galaxy; parts are those of ``RollGalaxyBoard.part``."""

from typing import Final

from engines.contract.game import ACTIONS, Stop, Term
from engines.contract.record import PERSON

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
    Stop("tableau", ("start",), "tableau", more=True),
    Stop("start", ("start",), "shelf"),
    Stop("dice", ("assign",), "strip", more=True),
    Stop("others", ("assign",), "others", more=True),
    Stop("select", ("assign",), "heads"),
    Stop("dictate", ("assign_more",), "dictate", more=True),
    Stop("confirm", ("assign_more",), ACTIONS),
    Stop("reveal", _PHASES, "strip"),
    Stop("explore", ("tasks",), "strip", more=True),
    Stop("abandon", ("abandon",), "shelf", more=True),
    Stop("place", ("place",), "shelf", more=True),
    Stop("build", ("build", "use"), "zone", more=True),
    Stop("produce", ("goods",), "tableau", more=True),
    Stop("ship", ("shipping",), "tableau", more=True),
    Stop("recruit", ("recruit",), "citizenry"),
    Stop("recall", ("recall",), "zone", more=True),
    Stop("end", ("assign",), "meters", round=2, more=True),
    Stop("symbols", ("assign",), "symbols", round=2, more=True),
)
TERMS: Final = (
    Term("stock", 4),
    Term("scout", 4),
    Term("trade", 4),
    Term("consume", 4),
    Term("citizenry", 1),
    Term("dictate", 3),
    Term("wild", 2),
    Term("chip", 6),
)
