"""Pig: roll one die again and again, or hold; a one loses the points of the turn.

Two to four play. The first to reach the target (usually 100) wins; the turn ends at once when it
is reached. Turns can be counted, which a match needs; where they are not, positions recur, and the
game can be solved.
Rules and optimum: T. W. Neller, C. G. M. Presser, "Optimal Play of the Dice Game Pig", 2004.
"""

from typing import Any, Final

import numpy as np

from engines.runtime.kernels.contract import Kernel, int64, record_view, rule
from engines.runtime.kernels.open_information import observe, redraw
from engines.runtime.kernels.rng import below
from engines.runtime.types import CHANCE, OVER, State, Stream
from tests.calibration.kernels.pig_state import HOLD, ROLL, UNCOUNTED, GameState

END_RACE: Final = 29
KEEP_PACE: Final = 21

state = record_view(GameState)


@rule
def turn(a: State) -> int:
    """The mover rolls or holds until someone has reached the target."""
    s = state(a)
    if s.scores.max() >= s.target:
        return OVER
    if s.rolling:
        return CHANCE
    return int64(s.mover)


@rule
def legal(a: State, out: State) -> int:
    """Roll or hold, always both."""
    out[0] = ROLL
    out[1] = HOLD
    return 2


@rule
def sample(a: State, rng: Stream) -> int:
    """One die."""
    return 1 + below(rng, int64(6))


@rule
def outcomes(a: State, out: State, prob: np.ndarray[Any, np.dtype[np.float64]]) -> int:
    """The six faces."""
    for face in range(6):
        out[face] = face + 1
        prob[face] = 1 / 6
    return 6


@rule
def apply(a: State, action: int) -> None:
    """Roll, hold, or (at a chance node) what the die shows."""
    s = state(a)
    if not s.rolling and action == ROLL:
        s.rolling = 1
        return
    if s.rolling and action > 1:
        s.rolling = 0
        s.total += action
        if s.scores[s.mover] + s.total < s.target:
            return
    if not s.rolling:
        s.scores[s.mover] += s.total
    s.rolling = 0
    s.total = 0
    s.mover = (s.mover + 1) % s.seats
    if s.turns != UNCOUNTED:
        s.turns += 1


@rule
def policy(a: State, rng: Stream) -> int:
    """*End race or keep pace*: race when someone is near the target, else hold at about 21.

    Close to optimal: T. W. Neller, C. G. M. Presser, "Practical Play of the Dice Game Pig", 2010.
    """
    s = state(a)
    mine = s.scores[s.mover]
    other = 0
    for seat in range(s.seats):
        if seat != s.mover:
            other = max(other, s.scores[seat])
    if max(mine, other) >= s.target - END_RACE:
        return ROLL
    return HOLD if 8 * s.total >= 8 * KEEP_PACE + other - mine else ROLL


@rule
def returns(a: State, out: np.ndarray[Any, np.dtype[np.float64]]) -> None:
    """One for the winner; before the end, for the last seat."""
    s = state(a)
    winner = s.seats - 1
    for seat in range(s.seats):
        out[seat] = 0.0
        if s.scores[seat] >= s.target:
            winner = seat
    out[winner] = 1.0


KERNEL: Final = Kernel(
    words=GameState.words(),
    max_actions=2,
    max_outcomes=6,
    max_steps=100_000,  # random play takes about 180; nothing but bad luck makes a game longer
    turn=turn,
    legal=legal,
    sample=sample,
    outcomes=outcomes,
    apply=apply,
    redraw=redraw,
    observe=observe,
    policy=policy,
    returns=returns,
)
