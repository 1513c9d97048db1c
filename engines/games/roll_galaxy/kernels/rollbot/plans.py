"""Whole assignments for the search to compare: each phase, several ways of assigning dice.

A plan consists of the final places of all dice (``PLACES`` numbers: the phase, the color that
selects, the columns, the dice that pay for Dictates), and the actions that move them there.
"""

from typing import NamedTuple

import numpy as np

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import code
from engines.games.roll_galaxy.kernels.powers import record
from engines.games.roll_galaxy.kernels.rollbot.levels import place_others
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch
from engines.games.roll_galaxy.kernels.rollbot.situation import scratch_of
from engines.games.roll_galaxy.kernels.rollbot.ways import (
    GOAL,
    NO_DICTATE,
    NONE,
    WAYS,
    bring,
    support,
)
from engines.games.roll_galaxy.kernels.taught.options import ASSIGNING, list_options
from engines.games.roll_galaxy.kernels.taught.player import Player, score_options
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.layout import Array
from engines.runtime.types import State, Stream

MOST_PLANS = 96
MOST_ACTIONS = 128
PLACES = 2 + st.PHASES * st.COLOURS + st.COLOURS


class Plans(NamedTuple):
    """A list of plans.

    Attributes:
        places: ``int64[MOST_PLANS, PLACES]``.
        actions: ``int64[MOST_PLANS, MOST_ACTIONS]``.
        lengths: the number of actions of each, ``int64[MOST_PLANS]``.
        shares: ``float64[MOST_PLANS]``, the taught player's preference for each; 0 for plans it
            doesn't consider.
    """

    places: Array
    actions: Array
    lengths: State
    shares: Array


def new_plans() -> Plans:
    """Room for a list."""
    return Plans(
        np.zeros((MOST_PLANS, PLACES), np.int64),
        np.zeros((MOST_PLANS, MOST_ACTIONS), np.int64),
        np.zeros(MOST_PLANS, np.int64),
        np.zeros(MOST_PLANS, np.float64),
    )


@subroutine
def _note_places(t: Scratch, plan: State) -> None:
    plan[0] = t.x
    plan[1] = t.selector >> 3
    for colour in range(st.COLOURS):
        for phase in range(st.PHASES):
            plan[2 + phase * st.COLOURS + colour] = t.column[phase, colour]
        plan[2 + st.PHASES * st.COLOURS + colour] = 0
    for i in range(t.payments):
        plan[2 + st.PHASES * st.COLOURS + (t.payment[i] >> 3)] += 1


@subroutine
def _note_wilds(t: Scratch, out: State, count: int) -> int:
    """Note the moves of wild dice to their phases, except one that selects."""
    for colour in range(st.COLOURS):
        for phase in range(st.PHASES):
            dice = t.wild_to[phase, colour]
            if phase == t.x:
                dice += t.used_wild[colour] - int64(t.selector == colour * 8 + st.WILD)
            for _ in range(dice):
                out[count] = code(
                    int64(st.Kind.WILD), int64(colour), int64(phase), int64(0), int64(0)
                )
                count += 1
    return count


@subroutine
def _note_dictates(t: Scratch, out: State, count: int) -> int:
    for i in range(t.payments):
        cell = int64(t.payment[i])
        column = int64(t.x) if cell & 7 == st.WILD else cell & 7
        out[count] = code(int64(st.Kind.DICTATE), cell >> 3, column, int64(0), int64(0))
        count += 1
        for k in range(t.by_dictate):
            if t.dictated_for[k] == i:
                moved = int64(t.dictated_cell[k])
                out[count] = code(
                    int64(st.Kind.MOVE),
                    int64(st.DICTATING),
                    moved >> 3,
                    moved & 7,
                    int64(t.dictated_to),
                )
                count += 1
    return count


@subroutine
def _note_actions(t: Scratch, out: State) -> int:
    """Note the selection, wild dice, powers one after the other, Dictates, and the end."""
    selector = int64(t.selector)
    out[0] = code(int64(st.Kind.SELECT), selector >> 3, selector & 7, int64(t.x), int64(0))
    count = _note_wilds(t, out, int64(1))
    for i in range(t.units):
        cell = int64(t.unit_cell[i])
        if cell >= 0:
            tile, to = int64(t.unit_tile[i]), int64(t.unit_to[i])
            out[count] = code(int64(st.Kind.MOVE), tile, cell >> 3, cell & 7, to)
            count += 1
    if t.pair_one >= 0:
        low = min(t.pair_one, t.pair_two)
        high = max(t.pair_one, t.pair_two)
        out[count] = code(
            int64(st.Kind.PAIR), int64(low >> 3), int64(high >> 3), int64(low & 7), int64(0)
        )
        count += 1
    count = _note_dictates(t, out, count)
    out[count] = int64(st.Kind.CONFIRM) << st.SHIFT
    return count + 1


@subroutine
def _add(t: Scratch, count: int, plans: Plans, share: float) -> int:
    """Note the plan unless another one ends in the same way."""
    if count >= MOST_PLANS:
        return count
    places, shares = plans.places, plans.shares
    _note_places(t, places[count])
    for other in range(count):
        same = True
        for i in range(PLACES):
            same = same and places[other, i] == places[count, i]
        if same:
            shares[other] = max(shares[other], share)
            return count
    plans.lengths[count] = _note_actions(t, plans.actions[count])
    shares[count] = share
    return count + 1


@kernel
def list_plans(a: State, player: Player, plans: Plans, rng: Stream) -> int:
    """List all plans of the mover, whose dice are as rolled; return how many.

    ``rng`` settles ties.
    """
    s, t, m = record(a), scratch_of(player.workspace), player.memo[0]
    list_options(s, t, m, int64(ASSIGNING), rng)
    score_options(m, player.net)
    count = int64(0)
    for way in range(WAYS):
        for phase in range(st.PHASES):
            bring(t, int64(phase), int64(way))
            place_others(t)
            share = float(m.share[phase]) if way == GOAL else 0.0
            count = _add(t, count, plans, share)
    option = int64(st.PHASES)
    for phase in range(st.PHASES):
        for second in range(st.PHASES):
            if second == phase:
                continue
            for way in range(3):
                bring(t, int64(phase), int64(NO_DICTATE if way == 0 else NONE))
                support(t, int64(second), way == 2)
                share = float(m.share[option]) if way == 0 else 0.0
                count = _add(t, count, plans, share)
            option += 1
    return count


@subroutine
def stand_as_planned(s: st.GameState, plan: State) -> None:
    """Put the mover's dice where a plan has them."""
    seat = int64(s.mover)
    s.selected[seat] = plan[0]
    s.selector[seat] = plan[1]
    for colour in range(st.COLOURS):
        s.workers[seat, st.WILD, colour] = 0
        for phase in range(st.PHASES):
            s.workers[seat, phase, colour] = plan[2 + phase * st.COLOURS + colour]
        s.dictated[seat, colour] = plan[2 + st.PHASES * st.COLOURS + colour]
