"""What chance brings: colonists, cards, and answers that only their holder can give."""

from typing import Any, Final

from engines.games.colonizers.kernels.state import (
    ANSWER,
    COLONISTS,
    DEAL,
    DRAWING,
    NONE,
    ORDERS,
    PASSIVE,
    REVEAL,
)
from engines.games.colonizers.kernels.turns import holder_of, named_colonist, play
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.rng import below
from engines.runtime.types import Stream

CHANCE_PHASES: Final = 1 << DEAL | 1 << REVEAL | 1 << PASSIVE | 1 << DRAWING | 1 << ANSWER
"""Bits of the phases in which nobody decides."""


@kernel()
def forced_outcome(s: Any) -> int:
    """The outcome where there is only one: what is turned up, who answers, a known card."""
    if s.phase == REVEAL:
        return int64(s.colonist[s.seat])
    if s.phase == ANSWER:
        return holder_of(s, named_colonist(s))
    return int64(s.bottom[0]) if s.fresh_count == 0 else int64(NONE)


@kernel()
def draw_outcome(s: Any, rng: Stream) -> int:
    """One outcome with its true probability."""
    if s.phase == DEAL:
        removed = below(rng, int64(COLONISTS))
        return removed + COLONISTS * below(rng, int64(ORDERS)) if s.reference else removed
    forced = forced_outcome(s)
    if forced != NONE:
        return forced
    skip = below(rng, int64(s.fresh_count))
    card = int64(0)
    while skip >= s.fresh[card]:
        skip -= s.fresh[card]
        card += 1
    return card


@kernel()
def play_with_chance(s: Any, action: int, rng: Stream) -> None:
    """A decision, and random outcomes until somebody must decide or the game is over."""
    play(s, action)
    while CHANCE_PHASES >> s.phase & 1 == 1:
        play(s, draw_outcome(s, rng))
