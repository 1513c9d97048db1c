"""The bots of Colonizers, weakest first: the published ones, corrected, and the planner.

* ``random``, ``maxn``, ``planner``: a bot each; the rule of thumb is the policy of the game
* ``variant:NAME``: the planner with other settings, for comparison
"""

from typing import Final

from engines.contract.bot import AS_PUBLISHED, Bot, BotInfo
from engines.contract.budget import Budget
from engines.games.colonizers.bots.maxn import DEPTH, WORLDS, MaxNBot
from engines.games.colonizers.bots.planner import PlannerBot
from engines.games.colonizers.bots.random import RandomBot
from engines.games.colonizers.kernels.state import SEATS
from engines.games.colonizers.plans import OURS, VARIANTS, Plan
from engines.runtime.errors import UnknownName, quoted
from engines.runtime.texts import tr
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


def variant(name: str) -> PlannerBot:
    """The bot ``variant:NAME``; raises UnknownName."""
    if name not in VARIANTS:
        known = tuple(VARIANTS)
        raise UnknownName(tr("errors-unknown-variant-choose", name=quoted(name), known=known))
    info = BotInfo(f"variant:{name}", AS_PUBLISHED, Budget(playouts=200), _SEATS, searches=True)
    return PlannerBot(info, VARIANTS[name])
