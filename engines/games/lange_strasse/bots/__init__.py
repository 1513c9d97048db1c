"""The bots of Lange Strasse: the ladder, weakest first, then published players outside it."""

from typing import Final

from engines.core.bot import AS_PUBLISHED, Bot, BotInfo
from engines.games.lange_strasse.bots.heuristic import HeuristicBot
from engines.games.lange_strasse.bots.learners import LearnedBot
from engines.games.lange_strasse.bots.money import MoneyBot
from engines.games.lange_strasse.bots.points import PointsBot, PublishedPointsBot
from engines.games.lange_strasse.bots.ranking import INSTANT, SEAT_RANGE
from engines.search.bots import RandomBot

BOTS: Final[tuple[Bot, ...]] = (
    HeuristicBot("simple", 1),
    PublishedPointsBot("dp", 2),
    LearnedBot("td", 3),
    PointsBot("dp_exact", 4),
    LearnedBot("nn", 5),
    MoneyBot("optimal", 6),
    RandomBot(BotInfo("random", AS_PUBLISHED, INSTANT, SEAT_RANGE)),
)
