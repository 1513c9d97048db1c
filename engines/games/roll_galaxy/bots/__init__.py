"""The bots of Roll for the Galaxy: the ladder, weakest first, then the random player."""

from functools import partial
from typing import Final

from engines.contract.bot import AS_PUBLISHED, BotInfo, listed
from engines.contract.budget import INSTANT, Budget

_bot = partial(BotInfo, seats=(2, 5))
_rollbot = partial(
    _bot,
    budget=INSTANT,
    made_by="engines.games.roll_galaxy.bots.rollbot:Rollbot",
    plans_turns=True,
    judges=False,
    compiled=("rollbot",),
)

BOTS: Final = listed(
    _bot("settler", 1, INSTANT, made_by="engines.search.bots:PolicyBot"),
    _rollbot("rollbot_easy", 2, adviser=True),
    _rollbot("rollbot_medium", 3),
    _rollbot("rollbot_hard", 4),
    _rollbot("rollbot_insane", 5),
    _bot(
        "planner",
        6,
        Budget(seconds=1.0),
        made_by="engines.games.roll_galaxy.bots.planner:Planner",
        searches=True,
        adviser=True,
        plans_turns=True,
        companion="rollbot_easy",
        compares_plans=True,  # ``weighs`` stays off: a turn may continue after its plan
        tells_luck=True,
        foresees=frozenset({"settler"}),  # it plays by the policy of playouts
        compiled=("planner",),
    ),
    _bot("random", AS_PUBLISHED, INSTANT, made_by="engines.search.bots:RandomBot"),
)
