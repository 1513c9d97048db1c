"""The bots of Colonizers, weakest first."""

from typing import Final

from engines.core.bot import Bot, BotInfo
from engines.core.budget import Budget
from engines.games.colonizers.kernels.state import SEATS
from engines.search.bots import IsmctsBot, PolicyBot, RandomBot
from engines.search.ismcts import IsmctsSettings

_SEATS: Final = (SEATS, SEATS)
_INSTANT: Final = Budget(playouts=1)

BOTS: Final[tuple[Bot, ...]] = (
    RandomBot(BotInfo("random", 1, _INSTANT, _SEATS)),
    PolicyBot(BotInfo("heuristic", 2, _INSTANT, _SEATS)),
    IsmctsBot(
        BotInfo("ismcts", 3, Budget(seconds=1.0), _SEATS, searches=True, adviser=True),
        IsmctsSettings(private=False),
    ),
)
