"""Rollbot's workspace. Free of numba.

Dice of one color that rolled the same face are interchangeable, so a roll is counts by color and
face. All numbers are 64 bits wide, so that nothing has to be converted.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Annotated, Final

import numpy as np

from engines.games.roll_galaxy.kernels.state import COLOURS, FACES_OF_DIE, PHASES, SEATS, TILES
from engines.runtime.kernels.layout import I8, Array, Record
from engines.runtime.types import State


class By(IntEnum):
    """How a worker got to its column."""

    SELECT = 0
    WILD = 1
    REASSIGN = 2
    PAIR = 3
    DICTATE = 4


MOST_UNITS: Final = 40
"""Workers that all Reassign powers together may move, with room to spare."""
MOST_DICE: Final = 128
"""More dice than there are in the box."""

MOVE: Final = 6
"""Numbers of a traced move: ``By``, cell, phase, tile of the power (-1: none), pool (0: it does not
matter), and 1 if its color matches a world that waits for it."""
VP_POOL, TABLEAU = 1, 2
"""Bits of ``last``: why the last round is likely."""


class Scratch(Record):
    """Rollbot's workspace."""

    # Of every seat, for the whole game.
    minimum: Annotated[Array, "i8", (SEATS,)]
    # What a seat sees after its roll.
    rolled: Annotated[Array, "i8", (COLOURS, FACES_OF_DIE)]
    natural: Annotated[Array, "i8", (FACES_OF_DIE,)]
    cost: Annotated[Array, "i8", (2, TILES)]
    total_cost: Annotated[Array, "i8", (2,)]
    height: Annotated[Array, "i8", (2,)]
    waiting: Annotated[Array, "i8", (2,)]
    free: Annotated[Array, "i8", (COLOURS,)]  # places for goods by color of the world
    frees: I8
    goods: Annotated[Array, "i8", (COLOURS,)]  # goods by color of the world
    good_count: I8
    virtual: Annotated[Array, "i8", (PHASES, COLOURS)]
    virtuals: Annotated[Array, "i8", (PHASES,)]
    units: I8
    unit_tile: Annotated[Array, "i8", (MOST_UNITS,)]
    unit_cell: Annotated[Array, "i8", (MOST_UNITS,)]  # whom it moved, -1: nobody
    unit_to: Annotated[Array, "i8", (MOST_UNITS,)]
    pair: I8
    may_dictate: I8  # to the selected phase
    dictate_moves: I8
    dictate_repeats: I8
    reserves: I8
    # Moving workers to phase ``x``.
    x: I8
    target: I8
    on: Annotated[Array, "i8", (COLOURS,)]
    ons: I8
    used_wild: Annotated[Array, "i8", (COLOURS,)]
    other: Annotated[Array, "i8", (COLOURS, PHASES)]
    others: I8
    wild: Annotated[Array, "i8", (COLOURS,)]
    wilds: I8
    surplus: Annotated[Array, "i8", (PHASES,)]
    skipped: Annotated[Array, "i8", (COLOURS, PHASES)]
    picks: I8
    pick: Annotated[Array, "i8", (MOST_UNITS,)]  # cells: color * 8 + face
    reachers: I8
    reacher: Annotated[Array, "i8", (MOST_UNITS,)]
    owner: Annotated[Array, "i8", (MOST_DICE,)]
    tried: Annotated[Array, "i8", (MOST_DICE,)]
    path_one: Annotated[Array, "i8", (MOST_DICE,)]
    path_next: Annotated[Array, "i8", (MOST_DICE,)]
    path_place: Annotated[Array, "i8", (MOST_DICE,)]
    pair_one: I8  # cells that Executive Power moved, -1: none
    pair_two: I8
    payments: I8
    payment: Annotated[Array, "i8", (MOST_DICE,)]
    by_dictate: I8
    dictated_cell: Annotated[Array, "i8", (MOST_DICE,)]
    dictated_for: Annotated[Array, "i8", (MOST_DICE,)]  # the payment
    dictated_to: I8
    selector: I8  # cell, -1: none
    first_selector: I8  # before the swap
    column: Annotated[Array, "i8", (PHASES, COLOURS)]
    count: Annotated[Array, "i8", (PHASES,)]
    unmoved: Annotated[Array, "i8", (COLOURS, PHASES)]
    wild_to: Annotated[Array, "i8", (PHASES, COLOURS)]
    # Levels.
    reach: Annotated[Array, "i8", (PHASES,)]
    dictated: Annotated[Array, "i8", (PHASES,)]
    goal: Annotated[Array, "i8", (PHASES,)]
    points: Annotated[Array, "i8", (PHASES,)]
    level: Annotated[Array, "i8", (PHASES,)]  # dice, or points
    special: I8
    arranged: Annotated[
        Array, "i8", (2, TILES)
    ]  # tiles of the stacks as Advanced Logistics leaves them
    heights: Annotated[Array, "i8", (2,)]
    # The trace, from which reasons are made. Moves are noted only if ``traced`` is 1.
    traced: I8
    moves: I8
    move: Annotated[Array, "i8", (MOST_DICE, MOVE)]
    picked: I8  # moves before Executive Power
    pick_row: Annotated[Array, "i8", (MOST_UNITS,)]  # moves by pick
    stocks: I8  # what the goal of Explore consists of
    tiles: I8
    last: I8  # bits: VP_POOL, TABLEAU
    left: I8  # phases that no comparison has removed, as bits
    ties: I8  # comparisons that removed a phase, as bits: points, no Dictate, natural
    step: I8  # of the rule for the latest single decision
    # Shipping.
    ship_goods: I8
    good: Annotated[Array, "i8", (MOST_DICE,)]  # (world * 64 + square) * 8 + color
    listed: I8
    list: Annotated[Array, "i8", (MOST_DICE,)]  # goods that are paired, by index
    shippers: I8
    shipper: Annotated[Array, "i8", (MOST_DICE,)]  # color * 2, 1 added if it isn't a die
    gone: Annotated[Array, "i8", (MOST_DICE,)]
    accepted: Annotated[Array, "i8", (MOST_DICE,)]
    pairs: I8
    pair_good: Annotated[Array, "i8", (MOST_DICE,)]
    pair_shipper: Annotated[Array, "i8", (MOST_DICE,)]
    best_good: Annotated[Array, "i8", (MOST_DICE,)]
    best_shipper: Annotated[Array, "i8", (MOST_DICE,)]


WORDS: Final = Scratch.words()


def workspace_for(minimums: Sequence[int]) -> State:
    """A workspace for Rollbots with these minimum credits by seat."""
    workspace = np.zeros(WORDS, np.int64)
    Scratch.of(workspace).minimum[: len(minimums)] = minimums
    return workspace
