"""Leduc poker: six cards, two rounds of betting.

Jack, queen and king in two suits (codes ``2 * rank + suit``). Each seat antes one chip and is dealt
a card; after the first round of betting a card is turned up. A raise is 2 chips in the first round
and 4 in the second, at most two raises a round. A pair with the open card wins, then the higher
card; equal cards share. Source: F. Southey and others, "Bayes' Bluff: Opponent Modelling in Poker",
2005.
"""

from typing import Annotated, Any, Final

import numpy as np

from engines.runtime.kernels.contract import Kernel, int64, record_view, rule, subroutine
from engines.runtime.kernels.layout import I2, Array, Record
from engines.runtime.kernels.rng import below
from engines.runtime.types import CHANCE, OVER, State, Stream

FOLD, CALL, RAISE = range(3)
CARDS: Final = 6
JACK, QUEEN, KING = range(3)
MAX_RAISES: Final = 2
NO_CARD: Final = -1
UNSEEN: Final = CARDS
"""What a seat sees of a card that another is dealt."""
OPEN: Final = 2
"""Place of the open card, after those of the seats."""


class GameState(Record):
    """The fields of a state."""

    cards: Annotated[Array, "i2", (3,)]
    staked: Annotated[Array, "i2", (2,)]
    mover: I2
    betting: I2  # 0 or 1: the round
    raises: I2
    acted: I2
    folded: I2  # 1 + the seat that folded
    over: I2


state = record_view(GameState)


@rule
def turn(a: State) -> int:
    """Two cards are dealt, then come a round of betting, the open card and another round."""
    s = state(a)
    if s.over:
        return OVER
    if s.cards[1] == NO_CARD or (s.betting == 1 and s.cards[OPEN] == NO_CARD):
        return CHANCE
    return int64(s.mover)


@rule
def legal(a: State, out: State) -> int:
    """Fold a bet, call (or check), raise."""
    s = state(a)
    count = int64(0)
    if s.staked[1 - s.mover] > s.staked[s.mover]:
        out[count] = FOLD
        count += 1
    out[count] = CALL
    count += 1
    if s.raises < MAX_RAISES:
        out[count] = RAISE
        count += 1
    return count


@subroutine
def nth_free(a: State, n: int) -> int:
    """The n-th card (from 0) that has not been dealt."""
    s = state(a)
    card = int64(0)
    while True:
        if s.cards[0] != card and s.cards[1] != card and s.cards[OPEN] != card:
            if n == 0:
                return card
            n -= 1
        card += 1


@subroutine
def free(a: State) -> int:
    """How many cards have not been dealt."""
    s = state(a)
    count = int64(CARDS)
    for place in range(3):
        if s.cards[place] != NO_CARD:
            count -= 1
    return count


@rule
def sample(a: State, rng: Stream) -> int:
    """A card that has not been dealt."""
    return nth_free(a, below(rng, free(a)))


@rule
def outcomes(a: State, out: State, prob: np.ndarray[Any, np.dtype[np.float64]]) -> int:
    """The cards that have not been dealt."""
    count = free(a)
    for i in range(count):
        out[i] = nth_free(a, int64(i))
        prob[i] = 1 / count
    return count


@subroutine
def deal(a: State, card: int) -> None:
    """Put a card into the first empty place."""
    s = state(a)
    place = int64(0)
    while s.cards[place] != NO_CARD:
        place += 1
    s.cards[place] = card


@rule
def apply(a: State, action: int) -> None:
    """A card, or fold, call or raise."""
    s = state(a)
    if s.cards[1] == NO_CARD or (s.betting == 1 and s.cards[OPEN] == NO_CARD):
        deal(a, action)
        return
    mover = s.mover
    other = 1 - mover
    if action == FOLD:
        s.folded = 1 + mover
        s.over = 1
        return
    s.staked[mover] = s.staked[other]
    if action == RAISE:
        s.staked[mover] += 2 + 2 * s.betting
        s.raises += 1
    elif s.acted:
        s.over = s.betting
        s.betting = 1
        s.raises = 0
        s.acted = 0
        s.mover = 0
        return
    s.acted = 1
    s.mover = other


@rule
def redraw(a: State, seat: int, rng: Stream) -> None:
    """The other seat's card is any that this seat does not see."""
    s = state(a)
    other = 1 - seat
    if s.cards[other] != NO_CARD:
        s.cards[other] = NO_CARD
        s.cards[other] = nth_free(a, below(rng, free(a)))


@rule
def observe(a: State, action: int, seat: int) -> int:
    """A seat does not see the other's card."""
    s = state(a)
    if s.cards[0] == NO_CARD:
        return action if seat == 0 else UNSEEN
    if s.cards[1] == NO_CARD:
        return action if seat == 1 else UNSEEN
    return action


@rule
def policy(a: State, rng: Stream) -> int:
    """Raise a pair or a king, fold a lone jack to a bet, else call."""
    s = state(a)
    rank = s.cards[s.mover] // 2
    strong = rank == KING or (s.cards[OPEN] != NO_CARD and rank == s.cards[OPEN] // 2)
    if strong and s.raises < MAX_RAISES:
        return RAISE
    if not strong and rank == JACK and s.staked[1 - s.mover] > s.staked[s.mover]:
        return FOLD
    return CALL


@subroutine
def strength(a: State, seat: int) -> int:
    """Orders the hands at the showdown."""
    s = state(a)
    rank = s.cards[seat] // 2
    return int64(CARDS + rank if rank == s.cards[OPEN] // 2 else rank)


@rule
def returns(a: State, out: np.ndarray[Any, np.dtype[np.float64]]) -> None:
    """Chips won."""
    s = state(a)
    if s.folded:
        winner = int64(2 - s.folded)
    else:
        first = strength(a, int64(0))
        second = strength(a, int64(1))
        if first == second:
            out[0] = 0.0
            out[1] = 0.0
            return
        winner = int64(0 if first > second else 1)
    won = float(s.staked[1 - winner])
    out[winner] = won
    out[1 - winner] = -won


KERNEL: Final = Kernel(
    words=GameState.words(),
    max_actions=3,
    max_outcomes=CARDS,
    max_steps=11,
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
