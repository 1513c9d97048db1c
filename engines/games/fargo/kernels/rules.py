"""The rules of Fargo: the nine functions of the kernel contract."""

from typing import Any, Final

import numpy as np

from engines.games.fargo.kernels import state as st
from engines.games.fargo.kernels.state import CODES, FIRST, LEFT, MAX_ROLLS, POINTS, WAYS
from engines.runtime.kernels.contract import Kernel, int64, kernel, record_view, rule, subroutine
from engines.runtime.kernels.open_information import observe, redraw
from engines.runtime.kernels.rng import below
from engines.runtime.types import CHANCE, OVER, State, Stream

_record = record_view(st.GameState)

# The strategy vector with the most points per turn, found by policy iteration
# (``exact_turn``): with i dice left stop as soon as the run score is at least STOP_FROM[i].
STOP_FROM: Final = np.array([0, 550, 400, 550, 1150, 1250, 1150, 1050, 250], np.int64)


@rule
def turn(a: State) -> int:
    """The mover decides unless dice must be rolled; over when the trigger's turn comes again."""
    s = _record(a)
    if s.mover == s.trigger:
        return OVER
    if s.phase == st.ROLL_DUE:
        return CHANCE
    return int64(s.mover)


@rule
def legal(a: State, out: State) -> int:
    """Roll or stop, always both."""
    out[0] = st.ROLL
    out[1] = st.STOP
    return int64(2)


@rule
def sample(a: State, rng: Stream) -> int:
    """Roll the dice one by one."""
    s = _record(a)
    roll = int64(0)
    for _ in range(s.dice):
        roll += int64(1) << (4 * below(rng, int64(6)))
    return roll


@rule
def outcomes(a: State, out: State, prob: np.ndarray[Any, np.dtype[np.float64]]) -> int:
    """All multisets of faces with their multinomial probabilities."""
    s = _record(a)
    first = int64(FIRST[s.dice])
    count = int64(FIRST[s.dice + 1]) - first
    all_ways = int64(6) ** int64(s.dice)
    for i in range(count):
        out[i] = CODES[first + i]
        prob[i] = WAYS[first + i] / all_ways
    return count


@kernel
def score(roll: int) -> tuple[int, int]:
    """Points of a roll, and how many of its dice do not score. No points: a bust."""
    points = int64(0)
    left = int64(0)
    for f in range(6):
        count = (roll >> (4 * f)) & 15
        points += POINTS[f, count]
        left += LEFT[f, count]
    return points, left


@subroutine
def _end_turn(s: st.GameState) -> None:
    mover = s.mover
    s.scores[mover] += s.banked
    if s.trigger < 0 and s.scores[mover] + s.at_exactly > st.TARGET:
        s.trigger = mover
    s.banked = 0
    s.run = 0
    s.dice = st.ALL_DICE
    s.phase = st.ROLL_DUE
    s.turns += 1
    s.mover = mover + 1 if mover + 1 < s.seats else 0


@subroutine
def _take_roll(s: st.GameState, roll: int) -> None:
    points, left = score(roll)
    if points == 0:
        _end_turn(s)
    elif left == 0:
        s.banked += s.run + points
        s.run = 0
        s.dice = st.ALL_DICE
    else:
        s.run += points
        s.dice = left
        s.phase = st.DECIDE


@rule
def apply(a: State, action: int) -> None:
    """Score a roll, or roll, or bank the run and end the turn."""
    s = _record(a)
    if s.phase == st.ROLL_DUE:
        _take_roll(s, action)
    elif action == st.ROLL:
        s.phase = st.ROLL_DUE
    else:
        s.banked += s.run
        _end_turn(s)


@rule
def policy(a: State, rng: Stream) -> int:
    """The strategy vector with the most points per turn."""
    s = _record(a)
    if s.run >= STOP_FROM[s.dice]:
        return int64(st.STOP)
    return int64(st.ROLL)


@rule
def returns(a: State, out: np.ndarray[Any, np.dtype[np.float64]]) -> None:
    """A share of the win for each seat with the highest score."""
    s = _record(a)
    best = int64(0)
    winners = int64(0)
    for seat in range(s.seats):
        if s.scores[seat] > best:
            best = int64(s.scores[seat])
            winners = int64(0)
        if s.scores[seat] == best:
            winners += 1
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if s.scores[seat] == best else 0.0


KERNEL: Final = Kernel(
    words=st.WORDS,
    max_actions=2,
    max_outcomes=MAX_ROLLS,
    max_steps=100_000,
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
