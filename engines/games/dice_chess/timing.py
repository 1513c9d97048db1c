"""How much of its clock a side spends on a turn (rules, 1.11 and 4.7). Times in ms."""

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Final

from engines.contract.time_control import TimeLeft, target_ms


class Policy(Enum):
    """How many turns a game is expected to last from here."""

    LEGACY = "legacy"
    EMPIRICAL = "empirical"


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock before a turn.

    Attributes:
        remaining_ms, increment_ms: the time left, and the increment per turn.
        move_number: of the game.
        moves_to_go: until more time comes; None: the whole game.
    """

    remaining_ms: int
    increment_ms: int
    move_number: int
    moves_to_go: int | None = None


_KNOTS: Final = (
    (1, 7.517),
    (3, 6.017),
    (5, 5.471),
    (8, 5.176),
    (10, 5.136),
    (15, 5.431),
    (20, 6.185),
    (30, 8.830),
    (40, 12.050),
)


def moves_to_go(policy: Policy, move_number: int) -> float:
    """The estimate of a policy; the empirical one is linear between knots, constant outside."""
    if policy is Policy.LEGACY:
        return max(12, 30 - move_number)
    if move_number <= _KNOTS[0][0]:
        return _KNOTS[0][1]
    for (left, low), (right, high) in pairwise(_KNOTS):
        if move_number <= right:
            return low + (high - low) * (move_number - left) / (right - left)
    return _KNOTS[-1][1]


def target(clock: Clock, policy: Policy) -> tuple[int, int]:
    """What a turn should take, and what it must never exceed."""
    given = clock.moves_to_go
    to_go = moves_to_go(policy, clock.move_number) if given is None else given
    return target_ms(TimeLeft(clock.remaining_ms, clock.increment_ms), to_go)


def tick(remaining_ms: int, elapsed_ms: int, increment_ms: int) -> tuple[int, bool]:
    """The clock after a turn, and whether it ran out; exactly 0 left is in time."""
    left = remaining_ms - elapsed_ms
    return (left, True) if left < 0 else (left + increment_ms, False)
