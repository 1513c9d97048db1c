"""The value of any position for each seat at a table, with all hands open and no search tree."""

from math import sqrt
from typing import Final

import numpy as np

from engines.contract.analysis import Estimate
from engines.contract.bot import Around
from engines.contract.position import Position
from engines.games.colonizers.kernels import ismcts
from engines.games.colonizers.kernels.state import BUILD_NOTHING, SEATS
from engines.games.colonizers.network import Floats
from engines.games.colonizers.plans import Plan
from engines.runtime.streams import stream
from engines.runtime.types import Action, State

PLAYOUTS: Final = 400
"""Each to the end of the round; together they take about two milliseconds."""


def worth(state: State, plan: Plan, seed: int, playouts: int = PLAYOUTS) -> Floats:
    """Each seat's win chance, from playouts to the end of the round and the evaluation there.

    Args:
        state: any that isn't over, chance nodes included; its hidden cards are taken as they are.
        plan: one with evaluations, for its table.
        seed: of the playouts; with the same seed, similar states get the same luck.
        playouts: how many.
    """
    sums = np.zeros(SEATS)
    out = np.zeros(BUILD_NOTHING, np.int64)
    ismcts.look_ahead(
        plan.array(), state, stream(seed, "outlook"), playouts, state.copy(), out, sums
    )
    found: Floats = sums / playouts
    return found


def worth_around(
    position: Position, outcome: Action, plan: Plan, seed: int = 0, playouts: int = PLAYOUTS
) -> Around | None:
    """Each seat's win chance before an outcome of chance, the mean of all, and after it.

    Averaged over all outcomes, the change is zero, however good or bad the evaluation is. None if
    there are too many outcomes to list: at the deal in reference mode.
    """
    outcomes = dict(position.outcomes())
    if outcome not in outcomes:
        return None
    values = {each: _worth(position.apply(each), plan, seed, playouts) for each in outcomes}
    before = np.asarray(sum(chance * values[each] for each, chance in outcomes.items()))
    return _estimates(before, playouts), _estimates(values[outcome], playouts)


def _estimates(chances: Floats, playouts: int) -> tuple[Estimate, ...]:
    """With the scatter of playouts; an evaluation at their end varies at most as much as a win."""
    within = chances.clip(0.0, 1.0).tolist()  # sums may be a little beyond
    return tuple(Estimate(c, sqrt(c * (1.0 - c) / playouts)) for c in within)


def _worth(position: Position, plan: Plan, seed: int, playouts: int) -> Floats:
    return position.returns() if position.is_over else worth(position.state, plan, seed, playouts)
