"""Guess: a game of one hidden action.

Seat 0 may end the game and take 0.6 of a win. If it stays, seat 1 hides a coin in the left or right
hand, and seat 0 guesses: right wins, wrong loses. Guessing is worth 0.5, so ending is right; a
search that lets seat 0 see the hand thinks guessing is worth 1.
"""

from typing import Any, Final

import numpy as np

from engines.runtime.kernels.contract import Kernel, int64, record_view, rule
from engines.runtime.kernels.layout import I2, Record
from engines.runtime.kernels.rng import below
from engines.runtime.types import OVER, State, Stream

END: Final = 0
STAY: Final = 1
ENDING_IS_WORTH: Final = 0.6

OFFER, HIDE, GUESS, ENDED, GUESSED = range(5)
HIDDEN: Final = 2
"""What seat 0 sees of the hiding."""


class GameState(Record):
    """The fields of a state."""

    stage: I2
    hand: I2
    guess: I2


state = record_view(GameState)


@rule
def turn(a: State) -> int:
    """Seat 0, seat 1, seat 0."""
    stage = state(a).stage
    if stage >= ENDED:
        return OVER
    return int64(1 if stage == HIDE else 0)


@rule
def legal(a: State, out: State) -> int:
    """End or stay; left (0) or right (1) hand."""
    out[0] = 0
    out[1] = 1
    return 2


@rule
def sample(a: State, rng: Stream) -> int:
    """There is no chance."""
    return 0


@rule
def outcomes(a: State, out: State, prob: np.ndarray[Any, np.dtype[np.float64]]) -> int:
    """There is no chance."""
    return 0


@rule
def apply(a: State, action: int) -> None:
    """The next step."""
    s = state(a)
    if s.stage == OFFER:
        s.stage = HIDE if action == STAY else ENDED
    elif s.stage == HIDE:
        s.hand = action
        s.stage = GUESS
    else:
        s.guess = action
        s.stage = GUESSED


@rule
def redraw(a: State, seat: int, rng: Stream) -> None:
    """Seat 0 does not know the hand before it has guessed."""
    s = state(a)
    if seat == 0 and s.stage == GUESS:
        s.hand = below(rng, int64(2))


@rule
def observe(a: State, action: int, seat: int) -> int:
    """Seat 0 does not see where the coin goes."""
    return HIDDEN if seat == 0 and state(a).stage == HIDE else action


@rule
def policy(a: State, rng: Stream) -> int:
    """Any choice."""
    return below(rng, int64(2))


@rule
def returns(a: State, out: np.ndarray[Any, np.dtype[np.float64]]) -> None:
    """A share of a win for each seat."""
    s = state(a)
    if s.stage == ENDED:
        out[0] = ENDING_IS_WORTH
    else:
        out[0] = 1.0 if s.guess == s.hand else 0.0
    out[1] = 1.0 - out[0]


KERNEL: Final = Kernel(
    words=GameState.words(),
    max_actions=2,
    max_outcomes=0,
    max_steps=3,
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
