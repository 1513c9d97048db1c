"""The bots of Roll for the Galaxy, weakest first."""

from typing import Final

from engines.core.bot import Bot, BotInfo
from engines.core.budget import Budget
from engines.games.roll_galaxy.bots.planner import Planner
from engines.games.roll_galaxy.bots.rollbot import INSTANT, Rollbot
from engines.search.bots import PolicyBot, RandomBot

_SEATS: Final = (2, 5)


def _rollbot(name: str, level: int, minimum: int) -> Rollbot:
    info = BotInfo(
        f"rollbot_{name}", level, INSTANT, _SEATS, adviser=minimum == 1, plans_turns=True
    )
    return Rollbot(info, minimum)


BOTS: Final[tuple[Bot, ...]] = (
    RandomBot(BotInfo("random", 1, INSTANT, _SEATS)),
    PolicyBot(BotInfo("settler", 2, INSTANT, _SEATS)),
    _rollbot("easy", 3, 1),
    _rollbot("medium", 4, 2),
    _rollbot("hard", 5, 3),
    _rollbot("insane", 6, 4),
    Planner(
        BotInfo(
            "planner",
            6,
            Budget(seconds=1.0),
            _SEATS,
            searches=True,
            adviser=True,
            plans_turns=True,
            beside="rollbot_easy",
        )
    ),
)
