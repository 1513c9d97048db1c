"""The bot of Pig that follows a rule."""

from engines.contract.position import Position
from engines.runtime.types import Action
from engines.search.bots import RuleBot
from tests.calibration.kernels.pig_state import HOLD, ROLL
from tests.sixth_game.engines.pig.snapshot import read

_ENOUGH = 20


class HoldingBot(RuleBot):
    """Banks as soon as the turn total is high enough."""

    def rule(self, position: Position, seed: int) -> Action:
        return HOLD if read(position.state).total >= _ENOUGH else ROLL
