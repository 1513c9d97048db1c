"""What any position is worth to each seat at a table, all hands seen, without a tree."""

from typing import Final

import numpy as np

from engines.core.position import Position
from engines.core.streams import stream
from engines.core.types import Action, State
from engines.games.colonizers.kernels.state import BUILD_NOTHING, SEATS
from engines.games.colonizers.network import Floats
from engines.games.colonizers.plans import Plan

PLAYOUTS: Final = 400
"""To the end of the round; they take about two milliseconds."""


def worth(state: State, plan: Plan, seed: int, playouts: int = PLAYOUTS) -> Floats:
    """Each seat's chance to win, from playouts to the end of the round and the forecast there.

    Args:
        state: any that is not over, also where chance is to move; its hidden cards are believed.
        plan: one with forecasts, for its table.
        seed: of the playouts; with the same seed, states that differ in little have the same luck.
        playouts: how many.
    """
    from engines.games.colonizers.kernels import tree

    sums = np.zeros(SEATS)
    out = np.zeros(BUILD_NOTHING, np.int64)
    tree.look_ahead(plan.array(), state, stream(seed, "outlook"), playouts, state.copy(), out, sums)
    found: Floats = sums / playouts
    return found


def luck(position: Position, outcome: Action, plan: Plan, seed: int = 0) -> Floats | None:
    """What an outcome of a chance node is worth to each seat, beyond the mean of all outcomes.

    By its probabilities the mean over all outcomes is zero, however good the forecast. None where
    there are too many outcomes to list: at the deal in reference mode.
    """
    outcomes = dict(position.outcomes())
    if outcome not in outcomes:
        return None
    if len(outcomes) == 1:
        return np.zeros(SEATS)
    values = {each: worth(position.apply(each).state, plan, seed) for each in outcomes}
    mean = sum(chance * values[each] for each, chance in outcomes.items())
    return values[outcome] - mean
