"""A game of three seats and two coins, small enough to be solved by hand.

::

    0: seat 0   left -> 1 (coin)    right -> 2 (seat 1)
    1: coin     heads (1/4) -> 3 (seat 1)   tails (3/4) -> 4 (seat 2)
    2: seat 1   end -> (4, 4, 1)    pass -> 5 (seat 2)
    3: seat 1   a -> (8, 2, 0)      b -> (0, 3, 5)
    4: seat 2   c -> (6, 0, 4)      d -> (9, 9, 3)
    5: seat 2   e -> (1, 6, 2)      f -> 6 (coin)
    6: coin     heads (1/2) -> (9, 9, 1)    tails (1/2) -> (9, 1, 5)

Seat 1 takes b at 3, seat 2 takes c at 4, so left is worth (4.5, 0.75, 4.25). At 5, e gives seat 2
two points and f 0.5 * 1 + 0.5 * 5 = 3, so seat 2 takes f, worth (9, 5, 3); seat 1 then prefers to
pass (5 > 4), and right is worth (9, 5, 3). Seat 0 goes right.

With ``unlisted`` the coins do not list their outcomes.
"""

from typing import Any, Final

import numpy as np

from engines.runtime.kernels.contract import Kernel, int64, record_view, rule
from engines.runtime.kernels.layout import I4, Record
from engines.runtime.kernels.open_information import observe, redraw
from engines.runtime.kernels.rng import below, uniform
from engines.runtime.types import CHANCE, OVER, State, Stream

NODES: Final = 7
TURNS: Final = np.array([0, CHANCE, 1, 1, 2, 2, CHANCE], np.int64)
HEADS: Final = np.array([0, 0.25, 0, 0, 0, 0, 0.5], np.float64)

# Where the two choices lead: below NODES a node, else an end.
NEXT: Final = np.array([[1, 2], [3, 4], [7, 5], [8, 9], [10, 11], [12, 6], [13, 14]], np.int64)
ENDS: Final = np.array(
    [[4, 4, 1], [8, 2, 0], [0, 3, 5], [6, 0, 4], [9, 9, 3], [1, 6, 2], [9, 9, 1], [9, 1, 5]],
    np.float64,
)


class GameState(Record):
    """The fields of a state."""

    node: I4
    unlisted: I4


state = record_view(GameState)


@rule
def turn(a: State) -> int:
    """As in the picture."""
    node = state(a).node
    return OVER if node >= NODES else TURNS[node]


@rule
def legal(a: State, out: State) -> int:
    """Always two choices."""
    out[0] = 0
    out[1] = 1
    return 2


@rule
def sample(a: State, rng: Stream) -> int:
    """Heads (0) or tails (1)."""
    return int64(0 if uniform(rng) < HEADS[state(a).node] else 1)


@rule
def outcomes(a: State, out: State, prob: np.ndarray[Any, np.dtype[np.float64]]) -> int:
    """Heads and tails, or nothing if they are ``unlisted``."""
    s = state(a)
    if s.unlisted:
        return 0
    out[0] = 0
    out[1] = 1
    prob[0] = HEADS[s.node]
    prob[1] = 1 - HEADS[s.node]
    return 2


@rule
def apply(a: State, action: int) -> None:
    """Go where the choice leads."""
    s = state(a)
    s.node = NEXT[s.node, action]


@rule
def policy(a: State, rng: Stream) -> int:
    """Any choice."""
    return below(rng, int64(2))


@rule
def returns(a: State, out: np.ndarray[Any, np.dtype[np.float64]]) -> None:
    """The points at the end."""
    end = state(a).node - NODES
    for seat in range(3):
        out[seat] = ENDS[end, seat]


KERNEL: Final = Kernel(
    words=GameState.words(),
    max_actions=2,
    max_outcomes=2,
    max_steps=4,
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
