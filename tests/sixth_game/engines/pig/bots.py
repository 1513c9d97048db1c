"""The bots of Pig, weakest first."""

from typing import Final

from engines.contract.bot import Bot, BotInfo
from engines.contract.budget import Budget
from engines.contract.position import Position
from engines.runtime.types import Action
from engines.search.bots import RolloutBot, RuleBot
from tests.calibration.kernels.pig_state import HOLD, ROLL
from tests.sixth_game.engines.pig.snapshot import SEATS, read

_ENOUGH: Final = 20


def _hold_at_20(position: Position, _seed: int) -> Action:
    return HOLD if read(position.state).total >= _ENOUGH else ROLL


BOTS: Final[tuple[Bot, ...]] = (
    RuleBot(BotInfo("hold_20", 1, Budget(playouts=1), SEATS), _hold_at_20),
    RolloutBot(BotInfo("planner", 2, Budget(playouts=2_000), SEATS, searches=True, adviser=True)),
)
