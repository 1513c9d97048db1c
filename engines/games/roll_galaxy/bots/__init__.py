"""The bots of Roll for the Galaxy: the ladder, weakest first, then the random player."""

from typing import Final

from engines.contract.bot import AS_PUBLISHED, Bot, BotInfo
from engines.contract.budget import Budget
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
    PolicyBot(BotInfo("settler", 1, INSTANT, _SEATS)),
    _rollbot("easy", 2, 1),
    _rollbot("medium", 3, 2),
    _rollbot("hard", 4, 3),
    _rollbot("insane", 5, 4),
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
    RandomBot(BotInfo("random", AS_PUBLISHED, INSTANT, _SEATS)),
)
