"""The bots of Roll for the Galaxy, weakest first."""

from typing import Final

from engines.core.bot import Bot, BotInfo
from engines.core.budget import Budget
from engines.search.bots import PolicyBot, RandomBot

_INSTANT: Final = Budget(playouts=1)

BOTS: Final[tuple[Bot, ...]] = (
    RandomBot(BotInfo("random", 1, _INSTANT, (2, 5))),
    PolicyBot(BotInfo("settler", 2, _INSTANT, (2, 5), adviser=True)),
)
