"""The bots of Colonizers, weakest first: the published ones, corrected, and the planner.

* ``random``, ``maxn``, ``planner``: a bot each; the rule of thumb is the policy of the game
"""

from typing import Final

from engines.contract.bot import Bot, BotInfo
from engines.contract.budget import Budget
from engines.games.colonizers.bots.maxn import DEPTH, WORLDS, MaxNBot
from engines.games.colonizers.bots.planner import PlannerBot
from engines.games.colonizers.bots.random import RandomBot
from engines.games.colonizers.kernels.state import SEATS
from engines.games.colonizers.plans import OURS, Plan
from engines.search.bots import PolicyBot

_SEATS: Final = (SEATS, SEATS)
_INSTANT: Final = Budget(playouts=1)

BOTS: Final[tuple[Bot, ...]] = (
    RandomBot(BotInfo("random", 1, _INSTANT, _SEATS)),
    PolicyBot(BotInfo("heuristic", 2, _INSTANT, _SEATS)),
    MaxNBot(BotInfo("maxn", 3, Budget(playouts=WORLDS, depth=DEPTH), _SEATS, searches=True)),
    PlannerBot(BotInfo("ismcts_200", 4, Budget(playouts=200), _SEATS, searches=True), Plan()),
    PlannerBot(
        BotInfo("ismcts", 5, Budget(seconds=1.0), _SEATS, searches=True, adviser=True), OURS
    ),
)
