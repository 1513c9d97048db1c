"""The statistics of searches, and the lines made from them."""

from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import Estimate, Line
from engines.contract.position import Position
from engines.contract.rules import GameInfo
from engines.runtime.types import Action, Seat

Table: TypeAlias = npt.NDArray[np.float64]


def estimate(count: int, total: float, squares: float, reach: float) -> Estimate:
    """The mean of ``count`` results and its standard error, from their sum and sum of squares.

    ``reach`` is the distance between the smallest and the largest possible result. One imagined
    result half a reach from the mean is counted in the spread, so that a few equal results do not
    pass for certainty; its weight falls with the square of the count.
    """
    mean = total / count
    spread = max(0.0, squares - count * mean * mean) + reach * reach / 4
    return Estimate(mean, sqrt(spread) / count)


@dataclass(slots=True)
class Tally:
    """Sums over playouts, for each legal action of the root.

    Attributes:
        rows: ``float64[actions, 1 + 2 * seats]``: visits, then for each seat the sum of its
            utilities, then for each seat the sum of their squares.
    """

    rows: Table

    @classmethod
    def empty(cls, actions: int, seats: int) -> "Tally":
        """Nothing counted yet."""
        return cls(np.zeros((actions, 1 + 2 * seats)))

    def values(self, index: int, facts: GameInfo) -> tuple[Estimate, ...]:
        """The value of one action for each seat."""
        count, *rest = self.rows[index].tolist()
        seats = len(rest) // 2
        if count == 0:
            return (facts.unknown(seats),) * seats
        reach = facts.bounds[1] - facts.bounds[0]
        pairs = zip(rest[:seats], rest[seats:], strict=True)
        return tuple(estimate(int(count), total, square, reach) for total, square in pairs)

    def ranked(self, seat: Seat, otherwise: int = 0) -> list[int]:
        """Indices of the actions that were tried, most visited first, then most valuable.

        If none was tried, ``otherwise`` alone.
        """
        visits = self.rows[:, 0].tolist()
        totals = self.rows[:, 1 + seat].tolist()
        tried = [i for i, count in enumerate(visits) if count]
        tried.sort(key=lambda i: (-visits[i], -totals[i] / visits[i], i))
        return tried or [otherwise]


def line_of(
    position: Position,
    action: Action,
    values: tuple[Estimate, ...],
    visits: int,
    following: tuple[Action, ...] = (),
) -> Line:
    """The line of an action; reasons are left to the game.

    It goes on with the actions expected to follow, as long as the same seat decides. Lines are
    ranked and preferred by value, which bars show too.
    """
    info, seat, actions = position.game.info, position.turn, (action, *following)
    names: list[str] = []
    for each in actions:
        if position.turn != seat:
            break
        names.append(position.action_text(each))
        position = position.apply(each)
    bar = scaled(values[seat], info)
    return Line(
        actions=actions[: len(names)],
        names=tuple(names),
        preference=bar.mean,
        bar=bar,
        values={info.unit: values},
        visits=visits,
    )


def scaled(value: Estimate, facts: GameInfo) -> Estimate:
    """A utility as a bar: 0 is the lowest there is, 1 the highest."""
    low, high = facts.bounds
    return Estimate((value.mean - low) / (high - low), value.error / (high - low))
