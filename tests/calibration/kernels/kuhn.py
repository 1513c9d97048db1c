"""Kuhn poker: three cards, one bet.

Each seat antes one chip and is dealt one of jack (0), queen (1), king (2). Each may check or bet a
chip; after a bet the other folds or calls. H. W. Kuhn, "A Simplified Two-Person Poker", 1950: in
equilibrium the first seat loses 1/18 chip per deal.
"""

from typing import Annotated, Any, Final

import numpy as np

from engines.runtime.kernels.contract import Kernel, int64, record_view, rule
from engines.runtime.kernels.layout import I4, Array, Record
from engines.runtime.kernels.rng import below
from engines.runtime.types import CHANCE, OVER, State, Stream

PASS: Final = 0
"""Check, or fold when there is a bet."""
BET: Final = 1
"""Bet, or call when there is a bet."""

CARDS: Final = 3
JACK, QUEEN, KING = range(CARDS)
NO_CARD: Final = -1
UNSEEN: Final = CARDS
"""What a seat sees of a card that another is dealt."""


class GameState(Record):
    """The fields of a state."""

    cards: Annotated[Array, "i4", (2,)]
    staked: Annotated[Array, "i4", (2,)]
    actions: I4
    over: I4


state = record_view(GameState)


@rule
def turn(a: State) -> int:
    """Chance deals two cards, then the seats alternate."""
    s = state(a)
    if s.over:
        return OVER
    if s.cards[1] == NO_CARD:
        return CHANCE
    return int64(s.actions & 1)


@rule
def legal(a: State, out: State) -> int:
    """Pass or bet, always both."""
    out[0] = PASS
    out[1] = BET
    return 2


@rule
def sample(a: State, rng: Stream) -> int:
    """A card that has not been dealt."""
    first = state(a).cards[0]
    if first == NO_CARD:
        return below(rng, int64(CARDS))
    card = below(rng, int64(CARDS - 1))
    return card + 1 if card >= first else card


@rule
def outcomes(a: State, out: State, prob: np.ndarray[Any, np.dtype[np.float64]]) -> int:
    """The cards that have not been dealt."""
    first = state(a).cards[0]
    count = int64(0)
    for card in range(CARDS):
        if card != first:
            out[count] = card
            count += 1
    for i in range(count):
        prob[i] = 1 / count
    return count


@rule
def apply(a: State, action: int) -> None:
    """A card, or pass or bet."""
    s = state(a)
    if s.cards[0] == NO_CARD:
        s.cards[0] = action
    elif s.cards[1] == NO_CARD:
        s.cards[1] = action
    else:
        mover = s.actions & 1
        facing_bet = s.staked[1 - mover] > s.staked[mover]
        if action == BET:
            s.staked[mover] += 1
        s.over = facing_bet or (action == PASS and s.actions == 1)
        s.actions += 1


@rule
def redraw(a: State, seat: int, rng: Stream) -> None:
    """The other seat's card is any that this seat does not hold."""
    s = state(a)
    other = 1 - seat
    if s.cards[other] == NO_CARD:
        return
    mine = s.cards[seat]
    if mine == NO_CARD:
        s.cards[other] = below(rng, int64(CARDS))
        return
    card = below(rng, int64(CARDS - 1))
    s.cards[other] = card + 1 if card >= mine else card


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
    """Bet the king, pass the jack, toss a coin with the queen."""
    s = state(a)
    card = s.cards[s.actions & 1]
    if card == QUEEN:
        return below(rng, int64(2))
    return BET if card == KING else PASS


@rule
def returns(a: State, out: np.ndarray[Any, np.dtype[np.float64]]) -> None:
    """Chips won: whoever did not fold, or holds the higher card, takes the other's stake."""
    s = state(a)
    winner = 0 if s.cards[0] > s.cards[1] else 1
    if s.staked[0] != s.staked[1]:
        winner = 0 if s.staked[0] > s.staked[1] else 1
    won = 1.0 + s.staked[1 - winner]
    out[winner] = won
    out[1 - winner] = -won


KERNEL: Final = Kernel(
    words=GameState.words(),
    max_actions=2,
    max_outcomes=3,
    max_steps=5,
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
