"""The bots of Lange Strasse, weakest first: the published baselines, then our own."""

from typing import Final

from engines.core.bot import Bot
from engines.games.lange_strasse.bots.heuristic import HeuristicBot
from engines.games.lange_strasse.bots.learners import LearnedBot
from engines.games.lange_strasse.bots.money import MoneyBot
from engines.games.lange_strasse.bots.points import PointsBot, PublishedPointsBot

BOTS: Final[tuple[Bot, ...]] = (
    HeuristicBot("simple", 1),
    PublishedPointsBot("dp", 2),
    LearnedBot("td", 3),
    PointsBot("dp_exact", 4),
    LearnedBot("nn", 5),
    MoneyBot("optimal", 6),
)
