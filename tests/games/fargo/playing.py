"""Whole games between strategy vectors, without leaving compiled code."""

from typing import Any, TypeAlias, TypeVar

import numba
import numpy as np
import numpy.typing as npt

from engines.games.fargo.kernels.rules import apply, returns, sample, turn
from engines.games.fargo.kernels.state import ROLL, STOP, GameState
from engines.runtime.kernels.contract import int64, record_view
from engines.runtime.types import CHANCE, OVER, State, Stream

Thresholds: TypeAlias = npt.NDArray[np.int64]
Shares: TypeAlias = npt.NDArray[np.float64]

_record = record_view(GameState)
_F = TypeVar("_F")


def _compiled(function: _F) -> _F:
    """Unlike kernels not cached: numba would not notice that the rules have changed."""
    njit: Any = numba.njit  # typed as a wrapper
    compiled: _F = njit(function)
    return compiled


@_compiled
def _decide(s: GameState, thresholds: Thresholds) -> int:
    """Bank as soon as the run score reaches the mover's threshold for the dice left."""
    if s.run >= thresholds[s.mover, s.dice - 1]:
        return int64(STOP)
    return int64(ROLL)


@_compiled
def play_games(
    start: State, thresholds: Thresholds, games: int, rng: Stream, wins: Shares, work: State
) -> int:
    """Play ``games`` games from ``start`` to the end; return the number of finished turns.

    ``thresholds`` is ``int64[seats, 8]`` in points; shares of wins are added to ``wins``
    (``float64[seats]``); ``work`` is workspace like ``start``.
    """
    s = _record(work)
    shares = np.zeros(wins.shape[0])
    turns = int64(0)
    for _ in range(games):
        for word in range(start.shape[0]):
            work[word] = start[word]
        before = int64(s.turns)
        mover = turn(work)
        while mover != OVER:
            if mover == CHANCE:
                apply(work, sample(work, rng))
            else:
                apply(work, _decide(s, thresholds))
            mover = turn(work)
        turns += s.turns - before
        returns(work, shares)
        for seat in range(wins.shape[0]):
            wins[seat] += shares[seat]
    return turns
