"""The bots of Colonizers, weakest first: the published ones, corrected, and the planner.

* ``published``: random and MaxN; the published rule of thumb is the policy of the game
* ``planner``: our own
* ``variant:NAME``: the planner with other settings, for comparison
"""

from functools import partial
from typing import Final

from engines.contract.bot import AS_PUBLISHED, Bot, BotFamily, BotInfo, ListedBot, listed
from engines.contract.budget import INSTANT, Budget
from engines.games.colonizers.kernels.state import SEATS
from engines.games.colonizers.plans import VARIANTS
from engines.runtime.errors import UnknownName, quoted
from engines.runtime.texts import tr

VARIANT: Final = "variant"
"""Before the colon in the ids of planners with other settings."""
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


def _variant(name: str) -> Bot:
    if name not in VARIANTS:
        known = tuple(VARIANTS)
        raise UnknownName(tr("errors-unknown-variant-choose", name=quoted(name), known=known))
    return ListedBot(_planner(f"{VARIANT}:{name}", AS_PUBLISHED, Budget(playouts=200)))


FAMILIES: Final = (BotFamily(VARIANT, "to_the_end", _variant),)
