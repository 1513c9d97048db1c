"""How much time a seat has, and how a bot divides it."""

import math
from dataclasses import dataclass
from typing import Final

from engines.contract.budget import decimal
from engines.runtime.errors import OptionError, quoted

# How a bot divides its clock; times in ms.
_RESERVE: Final = 0.05
_LEAST_RESERVE: Final = 300
_HARD_SHARE: Final = 0.20
LEAST_MS: Final = 20
_SCARCE: Final = 2000
_SCARCE_TARGET: Final = 200
OVERHEAD_MS: Final = 50
"""The time that a decision takes besides thinking."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The clock of every seat. It runs while the seat decides or is to roll.

    Attributes:
        seconds: for the whole game, or again for each turn.
        increment: seconds added after each completed turn.
        per_turn: whether ``seconds`` are for each turn.
    """

    seconds: float
    increment: float = 0.0
    per_turn: bool = False

    def __post_init__(self) -> None:
        finite = math.isfinite(self.seconds) and math.isfinite(self.increment)
        if not finite or self.seconds <= 0 or self.increment < 0:
            raise OptionError(
                "errors-clock-impossible",
                seconds=self.seconds,
                increment=self.increment,
            )
        if self.per_turn and self.increment:
            raise OptionError("errors-clock-starts-afresh-each")

    def text(self) -> str:
        """The control as ``parse`` reads it: ``"180+2"`` or ``"30/turn"``, in seconds."""
        seconds = decimal(self.seconds)
        return f"{seconds}/turn" if self.per_turn else f"{seconds}+{decimal(self.increment)}"

    @classmethod
    def parse(cls, text: str) -> "TimeControl":
        """Read ``"180+2"`` (seconds for the game and for each turn) or ``"30/turn"``.

        Raises:
            OptionError: the text isn't a time control.
        """
        seconds, slash, turn = text.replace(" ", "").partition("/")
        game, _, increment = seconds.partition("+")
        try:
            if slash:
                if turn != "turn":
                    raise ValueError(turn)
                return cls(float(seconds), per_turn=True)
            return cls(float(game), float(increment or 0))
        except ValueError as error:
            raise OptionError("errors-not-time-control-write", text=quoted(text)) from error

    def thinking_s(self, left_s: float, turns_to_go: float) -> float:
        """How many seconds a bot may think now, with this much time left on its clock."""
        left_ms = max(0, int(1000 * left_s))
        if self.per_turn:
            wanted = left_ms - _reserve_ms(left_ms)
        else:
            wanted, _ = target_ms(left_ms, int(1000 * self.increment), turns_to_go)
        return max(LEAST_MS, wanted - OVERHEAD_MS) / 1000


def target_ms(left_ms: int, increment_ms: int, turns_to_go: float) -> tuple[int, int]:
    """What a turn should take, and what it must never exceed (Dice Chess, 4.7).

    Args:
        left_ms: until the time is up.
        increment_ms: what the end of the turn adds.
        turns_to_go: how many turns the seat will still have, this one included.
    """
    spendable = max(0, left_ms - _reserve_ms(left_ms))
    raw = math.floor(increment_ms + spendable / max(1.0, turns_to_go))
    cap = max(LEAST_MS, math.floor(_HARD_SHARE * left_ms))
    wanted = min(max(raw, LEAST_MS), cap)
    if spendable <= _SCARCE:
        wanted = max(LEAST_MS, min(wanted, _SCARCE_TARGET))
    return wanted, cap


def _reserve_ms(left_ms: int) -> int:
    return max(_LEAST_RESERVE, math.floor(_RESERVE * left_ms))
