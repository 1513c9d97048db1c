"""The bots of Fargo: the ladder, weakest first, then the published strategies outside it.

The ladder follows strategies, too, but all levels except the first play their final round for the
win (``finishing``). With two seats each level beats the one below it in 69.1, 58.9, 58.7 and 56.4%
of all games, exactly (``two_player.match_up``). Mean points per turn of the published strategies:
438, 838, 913, 959.7, 959.8, 962.3 (rules, sections 7, 9).
"""

from typing import Final

from engines.contract.bot import AS_PUBLISHED, Bot
from engines.games.fargo.bots.finishing import FinishingBot
from engines.games.fargo.bots.optimal import OptimalBot
from engines.games.fargo.bots.points import PointsBot
from engines.games.fargo.bots.rollout import RolloutBot
from engines.games.fargo.bots.vector import ALWAYS, NEVER, VectorBot

BOTS: Final[tuple[Bot, ...]] = (
    VectorBot("reckless", 1, ALWAYS[:1] + NEVER[1:]),
    FinishingBot("cautious", 2, ALWAYS),
    FinishingBot("bookkeeper", 3, (500,) * 8),
    FinishingBot("steady", 4, (600,) * 4 + NEVER[4:]),
    RolloutBot("rollout", 5),
    OptimalBot("optimal", 5),
    VectorBot("never_stop", AS_PUBLISHED, NEVER),
    VectorBot("always_stop", AS_PUBLISHED, ALWAYS),
    VectorBot("score_650", AS_PUBLISHED, (650,) * 8),
    VectorBot("three_dice", AS_PUBLISHED, ALWAYS[:3] + NEVER[3:]),
    VectorBot("three_dice_500", AS_PUBLISHED, (500,) * 3 + NEVER[3:]),
    PointsBot("points", AS_PUBLISHED),
)
