"""The bots of Fargo: the ladder, weakest first, then the published strategies outside it.

The ladder follows strategies, too, but all levels except the first play their final round for the
win (``following``). With two seats each level beats the one below it in 69.1, 58.9, 58.7 and 56.4%
of all games, exactly (``two_player.match_up``). Mean points per turn of the published strategies:
438, 838, 913, 959.7, 959.8, 962.3 (rules, sections 7, 9).
"""

from functools import partial
from typing import Final

from engines.contract.bot import AS_PUBLISHED, Bot, BotFamily, BotInfo, ListedBot, listed
from engines.contract.budget import INSTANT, Budget
from engines.games.fargo.kernels.state import MAX_SEATS
from engines.games.fargo.possible import MIN_SEATS
from engines.games.fargo.units import parse_entries
from engines.runtime.errors import ParseError, UnknownName

PLAYOUTS: Final = 10_000
"""Enough for an error below half a percentage point; takes a fraction of a second."""
_SEATS: Final = (MIN_SEATS, MAX_SEATS)
_SOLVED: Final = (MIN_SEATS, 3)
"""The numbers of seats for which the game is solved."""
_instant = partial(BotInfo, budget=INSTANT, seats=_SEATS)
_vector = partial(_instant, made_by="engines.games.fargo.bots.following:VectorBot")
_finishing = partial(_instant, made_by="engines.games.fargo.bots.following:FinishingBot")

BOTS: Final = listed(
    _vector("reckless", 1),
    _finishing("cautious", 2),
    _finishing("bookkeeper", 3),
    _finishing("steady", 4),
    BotInfo(
        "rollout",
        5,
        Budget(playouts=PLAYOUTS),
        _SEATS,
        made_by="engines.games.fargo.bots.rollout:RolloutBot",
        searches=True,
        adviser=True,
        compiled=("two", "futures"),
    ),
    _instant(
        "optimal",
        5,
        seats=_SOLVED,
        made_by="engines.games.fargo.bots.optimal:OptimalBot",
        adviser=True,
        tells_luck=True,
        solvers=("two", "three"),
    ),
    _vector("never_stop", AS_PUBLISHED),
    _vector("always_stop", AS_PUBLISHED),
    _vector("score_650", AS_PUBLISHED),
    _vector("three_dice", AS_PUBLISHED),
    _vector("three_dice_500", AS_PUBLISHED),
    _instant(
        "points",
        AS_PUBLISHED,
        made_by="engines.games.fargo.bots.following:PointsBot",
        adviser=True,
        judges=False,
    ),
)


def _follower(settings: str) -> Bot:
    """A bot with the thresholds that someone typed, separated by commas or blanks."""
    try:
        entries = ",".join(map(str, parse_entries(settings)))
    except ParseError as error:
        raise UnknownName(str(error)) from error
    return ListedBot(_vector(f"vector:{entries}", AS_PUBLISHED))


FAMILIES: Final = (BotFamily("vector", "550,400,550,1150,1250,1150,1050,250", _follower),)
"""Bots that follow any strategy vector. The example scores the most points (rules, section 9)."""
