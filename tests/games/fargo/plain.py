"""The run of a turn once more, slow and plain: what the kernels are compared with."""

from collections.abc import Callable, Sequence

import numpy as np

from engines.games.fargo.distributions import outcomes
from engines.games.fargo.kernels import two_player as kernel
from engines.games.fargo.kernels.tables import UNIT, Ints
from engines.games.fargo.strategy import StrategyVector, values_of_units
from engines.games.fargo.two_player import MatchUp, Solution

Chances = tuple[float, ...]


def best_chances(
    run_score: int,
    dice: int,
    stop: Callable[[int], Chances],
    hot: Callable[[int], Chances],
    bust: Chances,
) -> tuple[Chances, Chances]:
    """Chances of all seats if the mover banks, and if it rolls and maximizes its own (the first).

    ``stop(score)``, ``hot(score)``, ``bust``: chances at the ends of the run.
    """
    known: dict[tuple[int, int], Chances] = {}

    def roll(score: int, left: int) -> Chances:
        total = [0.0] * len(bust)
        for outcome in outcomes(left):
            after = score + outcome.points
            if outcome.dice_left is None:
                end = bust
            elif outcome.dice_left == 0:
                end = hot(after)
            else:
                end = best(after, outcome.dice_left)
            for seat, chance in enumerate(end):
                total[seat] += outcome.count / outcome.total * chance
        return tuple(total)

    def best(score: int, left: int) -> Chances:
        if (score, left) not in known:
            stopping, rolling = stop(score), roll(score, left)
            known[score, left] = rolling if rolling[0] > stopping[0] else stopping
        return known[score, left]

    return stop(run_score), roll(run_score, dice)


def units(vectors: Sequence[StrategyVector]) -> Ints:
    """Vectors as the kernels take them: ``int64[n, 8]``, in units of 50, rounded up."""
    return -(-np.array([vector.thresholds for vector in vectors], np.int64) // UNIT)


def ev(vector: StrategyVector) -> float:
    """Expected points per turn, by the kernel."""
    found: float = values_of_units(units([vector])).tolist()[0][2]
    return found


def average(met: MatchUp) -> float:
    """The win chance of the first over both seats."""
    return (met.moving_first + met.moving_second) / 2


def last_turn_value(solution: Solution, deficit: int) -> float:
    """Win chance of the mover at the start of the last turn of the game, this far behind."""
    return float(kernel.last_turn_value(solution.table, solution.side, deficit // UNIT))
