"""The bots of Fargo, weakest first: six strategies for a turn, then those that play to win.

Mean points per turn of the strategies: 438, 838, 913, 959.7, 959.8, 962.3 (rules, sections 7, 9).
"""

from typing import Final

from engines.core.bot import Bot
from engines.games.fargo.bots.optimal import OptimalBot
from engines.games.fargo.bots.points import PointsBot
from engines.games.fargo.bots.rollout import RolloutBot
from engines.games.fargo.bots.vector import ALWAYS, NEVER, VectorBot

BOTS: Final[tuple[Bot, ...]] = (
    VectorBot("never_stop", 1, NEVER),
    VectorBot("always_stop", 2, ALWAYS),
    VectorBot("score_650", 3, (650,) * 8),
    VectorBot("three_dice", 4, ALWAYS[:3] + NEVER[3:]),
    VectorBot("three_dice_500", 5, (500,) * 3 + NEVER[3:]),
    PointsBot("points", 6),
    RolloutBot("rollout", 7),
    OptimalBot("optimal", 8),
)
