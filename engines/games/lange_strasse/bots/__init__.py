"""The bots of Lange Strasse: the ladder, weakest first, then published players outside it."""

from typing import Final

from engines.contract.bot import AS_PUBLISHED, Bot, BotInfo
from engines.games.lange_strasse.bots.finishing import FinishingBot, ThresholdBot
from engines.games.lange_strasse.bots.money import MoneyBot
from engines.games.lange_strasse.bots.published import (
    HeuristicBot,
    LearnedBot,
    PointsBot,
    PublishedPointsBot,
)
from engines.games.lange_strasse.bots.ranking import INSTANT, SEAT_RANGE
from engines.games.lange_strasse.kernels.state import MINIMUM
from engines.search.bots import RandomBot

BOTS: Final[tuple[Bot, ...]] = (
    ThresholdBot("cautious", 1, MINIMUM),
    FinishingBot("patient", 2, ThresholdBot("patient", 2, 600)),
    MoneyBot("optimal", 3),
    HeuristicBot("simple", AS_PUBLISHED),
    PublishedPointsBot("dp", AS_PUBLISHED),
    LearnedBot("td", AS_PUBLISHED),
    PointsBot("dp_exact", AS_PUBLISHED),
    LearnedBot("nn", AS_PUBLISHED),
    RandomBot(BotInfo("random", AS_PUBLISHED, INSTANT, SEAT_RANGE)),
)
