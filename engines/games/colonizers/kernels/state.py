"""The flat state of Colonizers, its cards, and the codes of its actions. Free of numba.

Equal positions have equal states: unused places are ``NONE`` or 0.
Cards of one type are alike, so a card is its type (0..15), its color is ``type // 4``, and some
cards may be *packed*: how many there are of each type, in the three bits from ``3 * type``.

The deck is stored as it can be known: *fresh* cards, whose order no one knows, above cards that
were put to the *bottom*, in order. So drawing a card is a chance node: one of the fresh cards, or
the first of the bottom once there are none.
"""

from typing import Annotated, Final

import numpy as np

from engines.runtime.kernels.layout import I1, I2, Array, Record

SEATS: Final = 4
COLONY: Final = 8
"""Modules of a full colony."""
HAND: Final = 5
"""The most cards in a hand."""
INCOME: Final = 2
STEAL_MOST: Final = 2
FIRST_BONUS: Final = 4
OTHER_BONUS: Final = 2
CARDS: Final = 52
TYPES: Final = 16
NONE: Final = -1

# -- module cards, by type --------------------------------------------------------------------

COST: Final = np.array([4, 5, 6, 8, 2, 3, 5, 8, 1, 2, 3, 6, 1, 4, 6, 12], np.int64)
VALUE: Final = np.array([4, 6, 8, 11, 2, 3, 6, 10, 1, 2, 3, 7, 1, 5, 8, 16], np.int64)
COPIES: Final = np.array([4, 4, 4, 1] * 4, np.int64)
GREEN, BLUE, RED, COLOURLESS = range(4)

# -- colonists --------------------------------------------------------------------------------

COLONISTS: Final = 6
ECOLOGIST, GENERAL, MINER, OPPORTUNIST, SPY, VISIONARY = range(COLONISTS)
COLOUR_OF_COLONIST: Final = np.array([GREEN, RED, BLUE, NONE, NONE, NONE], np.int64)
COLONIST_OF_COLOUR: Final = np.array([ECOLOGIST, MINER, GENERAL, NONE], np.int64)

# -- phases -----------------------------------------------------------------------------------

DEAL: Final = 0
"""Chance: which colonist is removed."""
PICK: Final = 1
REVEAL: Final = 2
"""Chance: the colonist of the seat whose turn begins is revealed."""
DRAW: Final = 3
PASSIVE: Final = 4
"""Chance: the card of the Visionary."""
DRAWING: Final = 5
"""Chance: one of the two cards."""
KEEP: Final = 6
POWER: Final = 7
ANSWER: Final = 8
"""Chance: who holds the colonist that the Opportunist or the Spy has named."""
BUILD: Final = 9
OVER: Final = 10

# -- actions: the first code of each kind -----------------------------------------------------

PICK_FIRST: Final = 0
TAKE_OMNIUM: Final = 8
DRAW_MODULES: Final = 9
KEEP_FIRST: Final = 16
STEAL_FIRST: Final = 32
SWAP_FIRST: Final = 40
DO_NOTHING: Final = 48
BUILD_FIRST: Final = 64
BUILD_NOTHING: Final = 80

# Outcomes: the type of a card; a colonist that is revealed; the seat that answers, or NOBODY; of
# the deal, the removed colonist and, in reference mode, six times the number of the order.
NOBODY: Final = SEATS
ORDERS: Final = 720
UNSEEN: Final = 8192
"""What a seat observes of a hidden action; plus the order of the colonists, which is public."""


class GameState(Record):
    """The fields of a state."""

    known: Annotated[
        Array, "i8", (SEATS, SEATS)
    ]  # [q, r] packed: cards that q knows in the hand of r
    gone: Annotated[Array, "i8", (SEATS,)]  # packed: cards that a seat has lost to the hand limit
    omnium: Annotated[Array, "i4", (SEATS,)]
    round_number: I2
    fresh: Annotated[Array, "i1", (TYPES,)]  # how many of each type
    fresh_count: I1
    bottom: Annotated[Array, "i1", (CARDS,)]
    bottom_by: Annotated[
        Array, "i1", (CARDS,)
    ]  # the seat that has put the card there, and knows it
    bottom_count: I1
    hand: Annotated[
        Array, "i1", (SEATS, HAND)
    ]  # ascending; in reference mode in the order of drawing
    hand_count: Annotated[Array, "i1", (SEATS,)]
    colony: Annotated[Array, "i1", (SEATS, COLONY)]  # in the order of building
    colony_count: Annotated[Array, "i1", (SEATS,)]
    colonist: Annotated[Array, "i1", (SEATS,)]
    exposed: I1  # bits of seats whose colonist is public
    absent: I1  # bits of colonists that were named and that nobody holds
    named: I1  # the action that waits for an answer
    removed: I1
    order: Annotated[Array, "i1", (COLONISTS,)]  # in which colonists are offered; public
    drawn: Annotated[Array, "i1", (2,)]
    drawn_by: Annotated[Array, "i1", (2,)]  # another seat that knows the card, or NONE
    drawn_count: I1
    wants_modules: I1  # while the Visionary's card is drawn: what was chosen
    phase: I1
    seat: I1
    least: Annotated[
        Array, "i1", (SEATS, SEATS)
    ]  # [q, r]: everyone knows that q knows at least this many
    sure: Annotated[Array, "i1", (SEATS, SEATS)]  # [q, r] bits: seats that know which cards q knows
    exhausted: I1  # the game has ended because the cards ran out
    reference: I1  # play and score as the original program does


WORDS: Final = GameState.words()


def pack(cards: tuple[int, ...]) -> int:
    """The packed set of some cards."""
    return sum(1 << (3 * card) for card in cards)


def unpack(packed: int) -> tuple[int, ...]:
    """The cards of a packed set, ascending."""
    return tuple(card for card in range(TYPES) for _ in range((packed >> (3 * card)) & 7))
