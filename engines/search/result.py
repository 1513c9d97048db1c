"""What every search answers: the root's actions with values, errors and visits, best first."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import Estimate, Work
from engines.contract.rules import GameInfo
from engines.runtime.types import Action, Seat

Table: TypeAlias = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class RootAction:
    """One action of the deciding seat.

    Attributes:
        action: its code.
        visits: playouts or iterations spent on it; 0 if the method does not count them.
        values: utility of each seat after it.
        behind: by how much it is worse than the best action for the deciding seat, with the error
            of that difference; below zero if its value is higher (the choice goes by visits).
        continuation: the decisions expected after it, up to the next chance node.
    """

    action: Action
    visits: int
    values: tuple[Estimate, ...]
    behind: Estimate = field(default_factory=lambda: Estimate(0.0))
    continuation: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The answer of a search.

    Attributes:
        seat: who decides.
        actions: best first; at least one.
        work: what it cost.
    """

    seat: Seat
    actions: tuple[RootAction, ...]
    work: Work

    @property
    def best(self) -> RootAction:
        """The recommended action."""
        return self.actions[0]

    def find(self, action: Action) -> RootAction | None:
        """The result for ``action``, or None."""
        return next((found for found in self.actions if found.action == action), None)


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


def with_gaps(actions: Sequence[RootAction], seat: Seat) -> tuple[RootAction, ...]:
    """``actions`` (best first) with ``behind`` filled in, their errors taken as independent."""
    best = actions[0].values[seat]

    def gap(action: RootAction) -> RootAction:
        value = action.values[seat]
        error = sqrt(best.error**2 + value.error**2)
        return replace(action, behind=Estimate(best.mean - value.mean, error))

    return (actions[0], *map(gap, actions[1:]))
