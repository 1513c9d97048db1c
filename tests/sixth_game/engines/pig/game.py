"""Pig as a game of Parlour."""

from collections.abc import Iterable
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from engines.contract.analysis import Unit
from engines.contract.bot import BotInfo, listed
from engines.contract.budget import INSTANT, Budget
from engines.contract.rules import GameInfo, Option, Options
from engines.rulekit.dice import Dice
from engines.rulekit.game import PlainGame
from engines.runtime.types import Action, State
from tests.calibration.kernels import UNIT
from tests.calibration.kernels.pig_state import HOLD, ROLL
from tests.sixth_game.engines.pig import messages
from tests.sixth_game.engines.pig.snapshot import (
    LAYOUT,
    NOTATION,
    SEATS,
    TARGETS,
    Snapshot,
    write,
)

if TYPE_CHECKING:
    from engines.runtime.kernels.contract import Kernel


_SEARCH = "engines.search.bots:RolloutBot"


class _OneDie(Dice):
    """A single die, coded by its face."""

    def code(self, faces: Iterable[int]) -> Action:
        return next(iter(faces))

    def faces(self, code: Action) -> tuple[int, ...]:
        return (code,)


class Pig(PlainGame[Snapshot]):
    """One die, push your luck."""

    id = "pig"
    info = GameInfo(
        seats=SEATS,
        default_seats=2,
        unit=Unit.WIN,
        bounds=(0.0, 1.0),
        constant_sum=1.0,
        hidden=False,
        options=(Option("target", TARGETS[0], TARGETS),),
    )
    bots = listed(
        BotInfo("hold_20", 1, INSTANT, SEATS, "tests.sixth_game.engines.pig.bots:HoldingBot"),
        BotInfo("planner", 2, Budget(playouts=2_000), SEATS, _SEARCH, searches=True, adviser=True),
    )
    layout, notation, viewed, sentences = LAYOUT, NOTATION, Snapshot, messages
    pool, words = _OneDie(bits=3), MappingProxyType({"roll": ROLL, "bank": HOLD, "hold": HOLD})
    unit_name = UNIT

    @cached_property
    def kernel(self) -> "Kernel":
        """The rules with which searches are checked."""
        from tests.calibration.kernels.pig import KERNEL

        return KERNEL

    def start(self, seats: int, options: Options) -> State:
        """Nobody has points; seat 1 begins."""
        return write(Snapshot((0,) * seats, target=int(options["target"])))

    def dice_due(self, now: Snapshot) -> int:
        return int(now.rolling)
