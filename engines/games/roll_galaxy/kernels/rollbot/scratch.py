"""Rollbot's scratch paper, and the rules of which it has several versions. Free of numba.

Dice of one colour that rolled the same face are interchangeable, so a roll is counts by colour and
face. Numbers are 64 bits wide throughout: nothing has to be converted on the way.
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, Final

import numpy as np

from engines.games.roll_galaxy.kernels.state import COLOURS, FACES_OF_DIE, PHASES, SEATS, TILES
from engines.runtime.kernels.layout import state_type
from engines.runtime.types import State


class Rule(IntEnum):
    """A rule of the lost lists that has several versions (experiments E1 to E15); 0: the default.

    The other versions, by number, stand behind it.
    """

    STACK_TARGET = 0  # 2 tiles; 1: 1 tile
    BUILD_GOAL = 1  # capacity; 1: prefix, 2: top
    WEIGHT = 2  # 1; 1: ship 2, 2: ship 1.5, 3: explore 0.75, 4: produce 1.5 and ship 2
    TIE = 3  # points; 1: no points step, 2: ship, settle, develop, produce, explore
    SCOUT_TIE = 4  # cheaper; 1: random, 2: world, 3: smaller rest cost
    ENDGAME = 5  # points; 1: off
    ENDGAME_SQUARES = 6  # 11; 1: 10
    CONTINUATION = 7  # levels; 1: unused wild dice to Explore, no extra moves
    EXPLORE_POOL = 8  # Settle; 1: empty
    DICTATE_DIE = 9  # highest; 1: next in pick order
    SELECT_FIRST = 10  # before wild dice; 1: after them
    PROJECTED = 11  # full; 1: without saved, gained and removed dice
    LOGISTICS = 12  # sort; 1: unused
    RECON = 13  # bottom; 1: on top if cheaper than the top tile and no workers wait
    CONSUME_MONEY = 14  # literal; 1: consume bonuses count as money


RULES: Final = len(Rule)

# Twelfths by version of Rule.WEIGHT and phase.
WEIGHTS: Final = (
    (12, 12, 12, 12, 12),
    (12, 12, 12, 12, 24),
    (12, 12, 12, 12, 18),
    (9, 12, 12, 12, 12),
    (12, 12, 12, 18, 24),
)

MOST_UNITS: Final = 40
"""Workers that all Reassign powers together may move, with room to spare."""
MOST_DICE: Final = 128
"""More than the box holds."""

THOUGHT: Final = state_type(
    {
        # Of every seat, for the whole game.
        "rule": ("i8", (SEATS, RULES)),
        "minimum": ("i8", (SEATS,)),
        # What a seat sees after its roll.
        "rolled": ("i8", (COLOURS, FACES_OF_DIE)),
        "natural": ("i8", (FACES_OF_DIE,)),
        "cost": ("i8", (2, TILES)),
        "total_cost": ("i8", (2,)),
        "height": ("i8", (2,)),
        "waiting": ("i8", (2,)),
        "free": ("i8", (COLOURS,)),  # places for goods by colour of the world
        "frees": "i8",
        "goods": ("i8", (COLOURS,)),  # goods by colour of the world
        "good_count": "i8",
        "virtual": ("i8", (PHASES, COLOURS)),
        "virtuals": ("i8", (PHASES,)),
        "units": "i8",
        "unit_tile": ("i8", (MOST_UNITS,)),
        "unit_cell": ("i8", (MOST_UNITS,)),  # whom it moved, -1: nobody
        "unit_to": ("i8", (MOST_UNITS,)),
        "pair": "i8",
        "may_dictate": "i8",  # to the selected phase
        "dictate_moves": "i8",
        "dictate_repeats": "i8",
        "reserves": "i8",
        # Bringing workers to phase ``x``.
        "own_rule": ("i8", (RULES,)),
        "x": "i8",
        "target": "i8",
        "on": ("i8", (COLOURS,)),
        "ons": "i8",
        "used_wild": ("i8", (COLOURS,)),
        "other": ("i8", (COLOURS, PHASES)),
        "others": "i8",
        "wild": ("i8", (COLOURS,)),
        "wilds": "i8",
        "surplus": ("i8", (PHASES,)),
        "skipped": ("i8", (COLOURS, PHASES)),
        "picks": "i8",
        "pick": ("i8", (MOST_UNITS,)),  # cells: colour * 8 + face
        "reachers": "i8",
        "reacher": ("i8", (MOST_UNITS,)),
        "owner": ("i8", (MOST_DICE,)),
        "tried": ("i8", (MOST_DICE,)),
        "path_one": ("i8", (MOST_DICE,)),
        "path_next": ("i8", (MOST_DICE,)),
        "path_place": ("i8", (MOST_DICE,)),
        "pair_one": "i8",  # cells that Executive Power moved, -1: none
        "pair_two": "i8",
        "payments": "i8",
        "payment": ("i8", (MOST_DICE,)),
        "by_dictate": "i8",
        "dictated_cell": ("i8", (MOST_DICE,)),
        "dictated_for": ("i8", (MOST_DICE,)),  # the payment
        "dictated_to": "i8",
        "selector": "i8",  # cell, -1: none
        "first_selector": "i8",  # before the swap
        "column": ("i8", (PHASES, COLOURS)),
        "count": ("i8", (PHASES,)),
        "unmoved": ("i8", (COLOURS, PHASES)),
        "wild_to": ("i8", (PHASES, COLOURS)),
        # Levels.
        "reach": ("i8", (PHASES,)),
        "dictated": ("i8", (PHASES,)),
        "goal": ("i8", (PHASES,)),
        "points": ("i8", (PHASES,)),
        "level": ("i8", (PHASES,)),  # twelfths of dice, or points
        "special": "i8",
        "arranged": ("i8", (2, TILES)),  # tiles of the stacks as Advanced Logistics leaves them
        "heights": ("i8", (2,)),
        # Shipping.
        "ship_goods": "i8",
        "good": ("i8", (MOST_DICE,)),  # (world * 64 + square) * 8 + colour
        "listed": "i8",
        "list": ("i8", (MOST_DICE,)),  # goods that are paired, by index
        "shippers": "i8",
        "shipper": ("i8", (MOST_DICE,)),  # colour * 2, 1 added if it is no die
        "gone": ("i8", (MOST_DICE,)),
        "accepted": ("i8", (MOST_DICE,)),
        "pairs": "i8",
        "pair_good": ("i8", (MOST_DICE,)),
        "pair_shipper": ("i8", (MOST_DICE,)),
        "best_good": ("i8", (MOST_DICE,)),
        "best_shipper": ("i8", (MOST_DICE,)),
    }
)

WORDS: Final = THOUGHT.itemsize // 8


Rules = Mapping[Rule, int]
"""Versions of Rollbot's rules other than the default ones."""


def paper_for(minimums: Sequence[int], rules: Sequence[Rules] = ()) -> State:
    """Scratch paper for Rollbots with these least credits (and rules) by seat."""
    paper = np.zeros(WORDS, np.int64)
    thought: Any = paper.view(THOUGHT)[0]
    thought.minimum[: len(minimums)] = minimums
    for seat, versions in enumerate(rules):
        for rule, version in versions.items():
            thought.rule[seat, rule] = version
    return paper
