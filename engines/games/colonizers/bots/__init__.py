"""The bots of Colonizers, weakest first: the published ones, corrected, and the planner.

* ``published``: random and MaxN; the published rule of thumb is the policy of the game
* ``planner``: our own
"""

from functools import partial
from typing import Final

from engines.contract.bot import BotInfo, listed
from engines.contract.budget import INSTANT, Budget
from engines.games.colonizers.kernels.state import SEATS

WORLDS: Final = 10
DEPTH: Final = 7
"""The budget of MaxN."""
_bot = partial(BotInfo, seats=(SEATS, SEATS))
_planner = partial(
    _bot,
    made_by="engines.games.colonizers.bots.planner:PlannerBot",
    searches=True,
    compiled=("planner",),
)

BOTS: Final = listed(
    _bot("random", 1, INSTANT, made_by="engines.games.colonizers.bots.published:RandomBot"),
    _bot("heuristic", 2, INSTANT, made_by="engines.search.bots:PolicyBot"),
    _bot(
        "maxn",
        3,
        Budget(playouts=WORLDS, depth=DEPTH),
        made_by="engines.games.colonizers.bots.published:MaxNBot",
        searches=True,
        judges=False,
        compiled=("maxn",),
    ),
    _planner("ismcts_200", 4, Budget(playouts=200)),
    _planner("ismcts", 5, Budget(seconds=1.0), adviser=True, tells_luck=True),
)
