"""Games with a fixed deck order, as the original program and MaxN play them.

A world is a state and its deck, ``int8[DECK]``: cards from the place ``deck[TOP]`` up to, not
including, ``deck[END]``. Chance is resolved at once: its outcomes are in the deck, or come from the
generator ``net`` when colonists are dealt.
"""

from typing import Final

from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.kernels.choices import offered_to
from engines.games.colonizers.kernels.generators import (
    Deck,
    Generators,
    net_below,
    net_shuffle,
    net_shuffle_deck,
)
from engines.games.colonizers.kernels.knowledge import redraw_cards, redraw_colonists
from engines.games.colonizers.kernels.turns import holder_of, named_colonist, play
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.kernels.rng import below
from engines.runtime.types import State, Stream

TOP: Final = 126
END: Final = 127
DECK: Final = 128
"""Each draw takes two cards and puts one back, so no more than 104 places are used."""


@subroutine
def new_deck(deck: Deck) -> None:
    """All cards, by type."""
    place = int64(0)
    for card in range(st.TYPES):
        for _ in range(st.COPIES[card]):
            deck[place] = card
            place += 1
    deck[TOP] = 0
    deck[END] = st.CARDS


@subroutine
def shuffle_colonists(net: State, colonists: State) -> None:
    """Write all colonists in random order."""
    for colonist in range(st.COLONISTS):
        colonists[colonist] = colonist
    net_shuffle(net, colonists, int64(st.COLONISTS))


@subroutine
def deal_world(s: st.GameState, net: State, colonists: State) -> None:
    """Shuffle the colonists; the first one is removed, the others are offered in their order.

    ``colonists``: room for six numbers.
    """
    shuffle_colonists(net, colonists)
    s.removed = colonists[0]
    for place in range(st.COLONISTS):
        s.order[place] = colonists[place]
    s.phase = st.PICK


@subroutine
def let_chance_move(s: st.GameState, deck: Deck, net: State, colonists: State) -> None:
    """Deal, reveal, draw and answer until someone must decide or the game is over."""
    while True:
        phase = s.phase
        if phase in (st.PASSIVE, st.DRAWING):
            card = int64(deck[deck[TOP]])
            deck[TOP] += 1
            play(s, card)
        elif phase == st.REVEAL:
            play(s, int64(s.colonist[s.seat]))
        elif phase == st.ANSWER:
            play(s, holder_of(s, named_colonist(s)))
        elif phase == st.DEAL:
            deal_world(s, net, colonists)
        else:
            return


@subroutine
def play_in_world(s: st.GameState, deck: Deck, action: int, net: State, colonists: State) -> None:
    """Play a decision, and the outcomes of chance after it."""
    if s.phase == st.KEEP:
        card = action - st.KEEP_FIRST
        deck[deck[END]] = s.drawn[1] if s.drawn[0] == card else s.drawn[0]
        deck[END] += 1
    play(s, action)
    if s.phase == st.OVER and s.exhausted == 0:  # the original deals once more
        shuffle_colonists(net, colonists)
    let_chance_move(s, deck, net, colonists)


@subroutine
def copy_world(source: State, source_deck: Deck, target: State, target_deck: Deck) -> None:
    """Copy a state and its deck."""
    for i in range(source.shape[0]):
        target[i] = source[i]
    for i in range(source_deck[TOP], source_deck[END]):
        target_deck[i] = source_deck[i]
    target_deck[TOP] = source_deck[TOP]
    target_deck[END] = source_deck[END]


# -- determinization --------------------------------------------------------------------------


@subroutine
def forget_bottom(s: st.GameState, deck: Deck) -> None:
    """Make all cards of the deck fresh: no one knows the place of any."""
    s.bottom_count = 0
    for i in range(st.CARDS):
        s.bottom[i] = st.NONE
        s.bottom_by[i] = st.NONE
    for card in range(st.TYPES):
        s.fresh[card] = 0
    for place in range(deck[TOP], deck[END]):
        s.fresh[deck[place]] += 1
    s.fresh_count = deck[END] - deck[TOP]


@subroutine
def guess_as_original(s: st.GameState, deck: Deck, generators: Generators) -> None:
    """Determinize for the mover as the original program does, leaks included (rules, 2.5)."""
    mover = int64(s.seat)
    if s.phase != st.PICK:
        guess_colonists(s, mover, generators.colonist_net)
    size = int64(deck[END] - deck[TOP])
    for place in range(size):
        deck[place] = deck[deck[TOP] + place]
    for seat in range(st.SEATS):
        if seat != mover:
            for i in range(s.hand_count[seat]):
                deck[size] = s.hand[seat, i]
                size += 1
    net_shuffle_deck(generators.net, deck, size)
    top = int64(0)
    for seat in range(st.SEATS):
        if seat != mover:
            for i in range(s.hand_count[seat]):
                s.hand[seat, i] = deck[top]
                top += 1
    deck[TOP] = top
    deck[END] = size
    forget_bottom(s, deck)
    for q in range(st.SEATS):
        for r in range(st.SEATS):
            s.known[q, r] = 0
            s.least[q, r] = 0
            s.sure[q, r] = 0


@subroutine
def guess_colonists(s: st.GameState, mover: int, net: State) -> None:
    """Later seats get colonists that the mover has passed on, in the order of their offer."""
    left = offered_to(s, mover) & ~(int64(1) << int64(s.colonist[mover]))
    for seat in range(mover + 1, st.SEATS):
        count = int64(0)
        for colonist in range(st.COLONISTS):
            count += left >> colonist & 1
        skip = net_below(net, count)
        place = int64(0)
        while left >> int64(s.order[place]) & 1 == 0 or skip > 0:
            skip -= left >> int64(s.order[place]) & 1
            place += 1
        s.colonist[seat] = s.order[place]
        left &= ~(int64(1) << int64(s.order[place]))


@subroutine
def guess_fairly(s: st.GameState, deck: Deck, rng: Stream) -> None:
    """Determinize for the mover from what it knows; the deck gets a possible order."""
    mover = int64(s.seat)
    redraw_colonists(s, mover, rng)
    redraw_cards(s, mover, rng)
    order_deck(s, deck, rng)


@subroutine
def order_deck(s: st.GameState, deck: Deck, rng: Stream) -> None:
    """Fresh cards in random order above the bottom."""
    end = int64(0)
    for card in range(st.TYPES):
        for _ in range(s.fresh[card]):
            deck[end] = card
            end += 1
    for last in range(end - 1, 0, -1):
        other = below(rng, int64(last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    for i in range(s.bottom_count):
        deck[end] = s.bottom[i]
        end += 1
    deck[TOP] = 0
    deck[END] = end
