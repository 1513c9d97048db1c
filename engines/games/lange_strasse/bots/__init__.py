"""The bots of Lange Strasse: the ladder, weakest first, then published players outside it."""

from functools import partial
from typing import Final

from engines.contract.bot import AS_PUBLISHED, BotInfo, listed
from engines.contract.budget import INSTANT
from engines.games.lange_strasse.kernels.state import SEATS

_bot = partial(BotInfo, budget=INSTANT, seats=(SEATS, SEATS))
_learned = partial(
    _bot, made_by="engines.games.lange_strasse.bots.published:LearnedBot", compiled=("learned",)
)

BOTS: Final = listed(
    _bot("cautious", 1, made_by="engines.games.lange_strasse.bots.ranking:ThresholdBot"),
    _bot("patient", 2, made_by="engines.games.lange_strasse.bots.ranking:FinishingBot"),
    _bot(
        "optimal",
        3,
        made_by="engines.games.lange_strasse.bots.money:MoneyBot",
        adviser=True,
        tells_luck=True,
        compiled=("money",),
    ),
    _bot("simple", AS_PUBLISHED, made_by="engines.games.lange_strasse.bots.published:HeuristicBot"),
    _bot(
        "dp",
        AS_PUBLISHED,
        made_by="engines.games.lange_strasse.bots.published:PublishedPointsBot",
        compiled=("learned",),
    ),
    _learned("td", AS_PUBLISHED),
    _bot("dp_exact", AS_PUBLISHED, made_by="engines.games.lange_strasse.bots.published:PointsBot"),
    _learned("nn", AS_PUBLISHED),
    _bot("random", AS_PUBLISHED, made_by="engines.search.bots:RandomBot"),
)
