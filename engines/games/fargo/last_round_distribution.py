"""Turn scores in the final round, as drawn by the playouts of ``kernels.rollout``.

Exact play in the final round depends on the scores of all seats that wait (``last_round``). There
are many playouts, so each seat plays as if all seats after it had a typical score and won
independently of each other: a good answer, looked up by deficit and number of seats to come.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.monitor import Monitor
from engines.games.fargo.kernels import last_round as kernel
from engines.games.fargo.kernels import tables, turn
from engines.games.fargo.kernels.rollout import DEFICITS
from engines.games.fargo.kernels.state import MAX_SEATS
from engines.games.fargo.kernels.tables import Floats
from engines.games.fargo.last_round import last_mover, solve_turn
from engines.games.fargo.once import Once
from engines.games.fargo.strategy import BEST

_DEFICITS: Final = DEFICITS - 1
Chances = npt.NDArray[np.float32]
_GAINS: Final = 320
_LEADS: Final = 80
"""Runs started this far ahead are treated as if the turn ended there."""
_BEST: Final = 206
_WAITING: Final = 170
"""Typical scores: of the best seat, 10,300, and of those who wait, 8,500."""


def _ends(waiting: int) -> Floats:
    """The values of the ends of a turn for its mover (quantity 0 of ``kernels.last_round``)."""
    best = np.arange(_BEST, _BEST + _DEFICITS)
    beaten = last_mover(1)[0, best - _WAITING]
    tied = last_mover(2)[0, best - _WAITING]
    ends = np.zeros((3, 1, len(best)))
    ends[kernel.LEVEL, 0] = (1.0 - tied) ** waiting / 2.0
    ends[kernel.ABOVE, 0] = (1.0 - beaten) ** waiting
    return ends


_known: Final = Once[int, Chances](MAX_SEATS)


def gains(waiting: int, monitor: Monitor) -> Chances:
    """Cumulative chances of the turn scores of a seat that plays to pass the best score.

    ``float32[DEFICITS, scores]``, both in units of 50; ``waiting`` seats have their turns after it.
    Solved once, in a tenth of a second.

    Raises:
        Cancelled: the monitor has ended the work.
    """
    return _known.get(waiting, lambda: _solve(waiting, monitor), monitor)


def _solve(waiting: int, monitor: Monitor) -> Chances:
    ends = _ends(waiting)
    solved = solve_turn(BEST, ends, _DEFICITS, _DEFICITS, 1, monitor)
    leads = np.arange(_LEADS, -DEFICITS, -1)
    run = turn.lanes(len(leads), 1)
    for lane, lead in enumerate(leads.tolist()):
        kernel.set_ends(run, lane, 0, lead, solved)
    turn.decide_by_ends(run)
    turn.best_run(run)
    turn.follow_run(run, tables.START)
    stopped = run[turn.STOPPED : turn.STOPPED + tables.MAX_RUN + 1]
    hot = run[turn.REACH + tables.HOT : turn.REACH + tables.BUST]
    chances = np.zeros((len(leads), _GAINS + 1))
    for lane in range(len(leads)):
        own = chances[lane]
        own[: tables.MAX_RUN + 1] = stopped[:, lane]
        own[0] += run[turn.REACH + tables.BUST, lane]
        for score, chance in enumerate(hot[:, lane].tolist(), start=tables.MIN_HOT):
            if lane < score:
                own[score] += chance
            else:
                own[score:] += chance * chances[lane - score, : _GAINS + 1 - score]
    return chances[_LEADS:].cumsum(axis=1).astype(np.float32)
