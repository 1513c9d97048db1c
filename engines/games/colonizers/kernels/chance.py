"""Outcomes of chance: colonists, cards, and who holds a colonist that was named."""

from typing import Final

from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.kernels.turns import holder_of, named_colonist, play
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.rng import below
from engines.runtime.types import Stream

CHANCE_PHASES: Final = (
    1 << st.DEAL | 1 << st.REVEAL | 1 << st.PASSIVE | 1 << st.DRAWING | 1 << st.ANSWER
)
"""Bits of the phases without a decision."""


@kernel()
def forced_outcome(s: st.GameState) -> int:
    """The only possible outcome, if there is one: what is revealed, who answers, a known card."""
    if s.phase == st.REVEAL:
        return int64(s.colonist[s.seat])
    if s.phase == st.ANSWER:
        return holder_of(s, named_colonist(s))
    return int64(s.bottom[0]) if s.fresh_count == 0 else int64(st.NONE)


@kernel()
def draw_outcome(s: st.GameState, rng: Stream) -> int:
    """One outcome with its true probability."""
    if s.phase == st.DEAL:
        removed = below(rng, int64(st.COLONISTS))
        return removed + st.COLONISTS * below(rng, int64(st.ORDERS)) if s.reference else removed
    forced = forced_outcome(s)
    if forced != st.NONE:
        return forced
    skip = below(rng, int64(s.fresh_count))
    card = int64(0)
    while skip >= s.fresh[card]:
        skip -= s.fresh[card]
        card += 1
    return card


@kernel()
def play_with_chance(s: st.GameState, action: int, rng: Stream) -> None:
    """Play a decision, and random outcomes until someone must decide or the game is over."""
    play(s, action)
    while CHANCE_PHASES >> s.phase & 1 == 1:
        play(s, draw_outcome(s, rng))
