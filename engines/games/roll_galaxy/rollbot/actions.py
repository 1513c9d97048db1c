"""Rollbot's plans as actions of the engine, in an order that is legal from the roll on."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from engines.contract.position import Position
from engines.games.roll_galaxy.kernels.state import (
    DICTATING,
    STATE,
    Kind,
    action,
)
from engines.games.roll_galaxy.rollbot.assignment import NO_COLUMN, Assignment, By
from engines.games.roll_galaxy.rollbot.situation import Situation, is_wild
from engines.runtime.types import Action, Seat, State


def actions_of(now: Situation, assigned: Assignment) -> tuple[Action, ...]:
    """Wild dice, the selection, powers one after the other, Dictates, and the end."""
    return (*_wilds(now, assigned), *_powers(assigned), action(Kind.CONFIRM))


def _wilds(now: Situation, assigned: Assignment) -> Iterator[Action]:
    for die in now.dice:
        if is_wild(die):
            column = assigned.columns[die.number]
            # A wild die that pays for a Dictate stands on the selected phase first.
            column = assigned.selected if column == NO_COLUMN else column
            yield action(Kind.WILD, die.colour, column)


def _powers(assigned: Assignment) -> Iterator[Action]:
    selected = assigned.selected
    selector = assigned.selector
    if selector is not None:
        column = selected if is_wild(selector) else selector.face
        yield action(Kind.SELECT, selector.colour, column, selected)
    moves = [move for move in assigned.moves if move.by is By.REASSIGN]
    for tile in dict.fromkeys(move.tile for move in moves):
        for move in moves:
            if move.tile == tile:
                yield action(Kind.MOVE, tile, move.die.colour, move.die.face, move.to)
    pair = [move.die for move in assigned.moves if move.by is By.PAIR]
    if pair:
        yield action(Kind.PAIR, *sorted(die.colour for die in pair), pair[0].face)
    for paying, moved in assigned.payments:
        column = selected if is_wild(paying) else paying.face
        yield action(Kind.DICTATE, paying.colour, column)
        for die in moved:
            yield action(Kind.MOVE, DICTATING, die.colour, die.face, selected)


def before_assigning(state: State, seat: Seat) -> State:
    """The same position when the dice of the seat had just been rolled."""
    fresh = state.copy()
    s: Any = fresh.view(STATE)[0]
    s.workers[seat] = s.rolled[seat].T
    s.dictated[seat] = 0
    s.selected[seat] = s.selector[seat] = -1
    s.powers_used = 0
    s.power = s.power_moves = s.dictates = 0
    s.arrived[:] = 0
    return np.ascontiguousarray(fresh)


def rest_of_plan(position: Position, plan: Sequence[Action]) -> tuple[Action, ...]:
    """What is left of the plan of an assignment if the position lies on it, else nothing."""
    state, kernel = position.state, position.game.kernel
    here = before_assigning(state, position.turn)
    for done in range(len(plan)):
        if (here == state).all():
            return tuple(plan[done:])
        if done < len(plan) - 1:
            kernel.apply(here, plan[done])
    return ()
