"""Values of actions for the players that look them up in tables."""

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels.keeps import OPEN, STRASSE, TALHEIM, judge, kept, merge
from engines.games.lange_strasse.kernels.money_turn import STEP
from engines.games.lange_strasse.kernels.points import PUBLISHED_CAP
from engines.games.lange_strasse.kernels.rules import STRASSE_MONEY, SUPER_MONEY, record
from engines.games.lange_strasse.kernels.state import STOP
from engines.games.lange_strasse.kernels.turn_graph import node_of
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

Floats = npt.NDArray[np.float64]
SUPER_ROLL = 3


@subroutine
def money_at_once(kind: int, rolls: int) -> int:
    """What each other seat pays for a keep of this kind after ``rolls`` rolls of the set, cents."""
    if kind != STRASSE:
        return int64(0)
    return int64(SUPER_MONEY) if rolls == SUPER_ROLL else int64(STRASSE_MONEY)


@kernel
def points_value(a: State, action: int, w: Floats) -> float:
    """The value of an action for the published player for points (rules, section 5.3)."""
    s = record(a)
    ones, fives, face, size = kept(s)
    keep = action & (STOP - 1)
    kind, points = judge(ones, fives, face, size, keep)
    total = s.accumulated + points
    if action >= STOP or kind == TALHEIM or total >= PUBLISHED_CAP:
        return float(total)
    if kind == OPEN:
        ones, fives, face, size = merge(ones, fives, face, size, keep)
        node = node_of(ones, fives, face, size, int64(s.rolls))
        return float(w[node, s.accumulated // STEP])
    return float(w[0, total // STEP])


@subroutine
def money_value(a: State, action: int, ends: Floats, w: Floats) -> float:
    """The value of an action for the optimal player, in future cents (see ``money_turn``)."""
    s = record(a)
    ones, fives, face, size = kept(s)
    keep = action & (STOP - 1)
    kind, points = judge(ones, fives, face, size, keep)
    level = int64(s.accumulated // STEP)
    end = min(level + points // STEP, int64(len(ends) - 1))
    if action >= STOP or kind == TALHEIM:
        return float(ends[end, 0])
    if kind == OPEN:
        ones, fives, face, size = merge(ones, fives, face, size, keep)
        node = node_of(ones, fives, face, size, int64(s.rolls))
        return float(w[min(level, int64(w.shape[0] - 1)), node, 0])
    value = w[end, 0, 0] if end < w.shape[0] else ends[end, 0]
    return float(value + 2 * money_at_once(kind, int64(s.rolls)))
