"""The rules of Colonizers: the nine functions of the kernel contract."""

from typing import Any, Final

import numpy as np

from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.knowledge import observed, redraw_cards, redraw_colonists
from engines.games.colonizers.kernels.published_policy import wishes
from engines.games.colonizers.kernels.turns import (
    draw_outcome,
    forced_outcome,
    play,
    record,
    scores,
)
from engines.runtime.kernels.contract import Kernel, int64, rule
from engines.runtime.kernels.rng import below
from engines.runtime.types import CHANCE, State, Stream
from engines.runtime.types import OVER as ENDED

Floats = np.ndarray[Any, np.dtype[np.float64]]

MOST_ACTIONS: Final = st.HAND + 1
"""Each card of a full hand could be built, or none."""
DRAWN_GAME: Final = 1.0 / st.SEATS
"""Everyone's result in a game without a winner."""


@rule
def turn(a: State) -> int:
    """Cards and colonists are chance; everything else is decided by the seat whose turn it is."""
    s = record(a)
    phase = s.phase
    if phase == st.OVER:
        return ENDED
    if phase in (st.DEAL, st.REVEAL, st.PASSIVE, st.DRAWING, st.ANSWER):
        return CHANCE
    return int64(s.seat)


@rule
def legal(a: State, out: State) -> int:
    """In the order of the rules (2.2); cards of the same type are one choice."""
    return list_choices(record(a), out, int64(0))


@rule
def sample(a: State, rng: Stream) -> int:
    """The removed colonist, the colonist that is revealed, who answers, or the next card."""
    return draw_outcome(record(a), rng)


@rule
def outcomes(a: State, out: State, prob: Floats) -> int:
    """All of them; in reference mode a deal has too many."""
    s = record(a)
    if s.phase == st.DEAL:
        if s.reference:
            return 0
        for removed in range(st.COLONISTS):
            out[removed] = removed
            prob[removed] = 1.0 / st.COLONISTS
        return st.COLONISTS
    forced = forced_outcome(s)
    if forced != st.NONE:
        out[0] = forced
        prob[0] = 1.0
        return 1
    count = int64(0)
    for card in range(st.TYPES):
        if s.fresh[card] > 0:
            out[count] = card
            prob[count] = s.fresh[card] / s.fresh_count
            count += 1
    return count


@rule
def apply(a: State, action: int) -> None:
    """A decision, or an outcome of chance."""
    play(record(a), action)


@rule
def redraw(a: State, seat: int, rng: Stream) -> None:
    """Colonists and cards that the seat does not know (rules, 2.5)."""
    s = record(a)
    redraw_colonists(s, seat, rng)
    redraw_cards(s, seat, rng)


@rule
def observe(a: State, action: int, seat: int) -> int:
    """Picks, drawn cards and kept cards are seen by their owner only."""
    return observed(record(a), action, seat)


@rule
def policy(a: State, rng: Stream) -> int:
    """The published rule of thumb, from what the mover knows."""
    out = np.empty(MOST_ACTIONS, np.int64)
    count = wishes(record(a), out, int64(0))
    return int64(out[below(rng, count)] if count > 0 else out[0])


@rule
def returns(a: State, out: Floats) -> None:
    """The highest score wins, in ties the lower seat; if the cards run out, no one does."""
    s = record(a)
    points = np.empty(st.SEATS, np.int64)
    scores(s, points)
    winner = int64(0)
    for seat in range(st.SEATS):
        out[seat] = DRAWN_GAME if s.exhausted else 0.0
        if points[seat] > points[winner]:
            winner = int64(seat)
    if not s.exhausted:
        out[winner] = 1.0


KERNEL: Final = Kernel(
    words=st.WORDS,
    max_actions=MOST_ACTIONS,
    max_outcomes=st.TYPES,
    max_steps=100_000,  # random play takes about 450; nothing but bad luck makes a game longer
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
