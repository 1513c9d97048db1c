"""Ways of assigning dice: to the selected phase alone, or with the help of a second one."""

from typing import Final

from engines.games.roll_galaxy.kernels.faces import FROM, MASK, SELECTED, TO
from engines.games.roll_galaxy.kernels.rollbot.assignment import first, leave, paying_cell, run
from engines.games.roll_galaxy.kernels.rollbot.levels import place_wild, stand, target_of
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch
from engines.games.roll_galaxy.kernels.rollbot.situation import UNLIMITED
from engines.games.roll_galaxy.kernels.state import COLOURS, PHASES
from engines.runtime.kernels.contract import int64, subroutine

# How many workers are moved to the selected phase: as Rollbot wants, without Dictate, as many as
# possible, none.
GOAL, NO_DICTATE, ALL, NONE = range(4)
WAYS: Final = 4


@subroutine
def bring(t: Scratch, phase: int, way: int) -> None:
    """Select a phase and move workers to it in one of the ways."""
    t.may_dictate = int64(way != NO_DICTATE)
    target = target_of(t, phase)
    if way == ALL:
        target = int64(UNLIMITED)
    elif way == NONE:
        target = int64(0)
    run(t, phase, target)
    t.may_dictate = 1


@subroutine
def _move(t: Scratch, cell: int, to: int) -> None:
    """Move a worker from its column to a phase other than the selected one."""
    colour, face = cell >> 3, cell & 7
    leave(t, cell)
    t.column[face, colour] -= 1
    t.column[to, colour] += 1
    t.on[colour] += 1


@subroutine
def _use_units(t: Scratch, to: int) -> None:
    """Let remaining powers move workers to a second phase."""
    for unit in range(t.units):
        tile = t.unit_tile[unit]
        if t.unit_cell[unit] >= 0 or TO[tile, 0] == SELECTED or (TO[tile, 0] >> to) & 1 == 0:
            continue
        for colour in range(COLOURS):
            for face in range(PHASES):
                if t.skipped[colour, face] == 0 and t.other[colour, face] > 0:
                    fits = (MASK[tile, 0] >> colour) & (FROM[tile, 0] >> face) & 1
                    if fits == 1 and t.unit_cell[unit] < 0:
                        t.unit_cell[unit] = colour * 8 + face
                        t.unit_to[unit] = to
                        _move(t, int64(colour * 8 + face), to)


@subroutine
def _dictate_to(t: Scratch, to: int) -> None:
    """Use a Dictate to move one worker to a second phase."""
    moved = first(t, int64(-1))
    if moved < 0 or t.payments > 0:
        return
    leave(t, moved & 63)
    paying = first(t, int64(-1))
    if paying < 0:
        t.other[(moved & 63) >> 3, moved & 7] += 1
        t.others += 1
        return
    cell = paying_cell(t)
    leave(t, cell)
    t.column[cell & 7, cell >> 3] -= 1
    t.column[moved & 7, (moved & 63) >> 3] -= 1
    t.column[to, (moved & 63) >> 3] += 1
    t.payment[0] = cell
    t.payments = 1
    t.dictated_cell[0] = moved & 63
    t.dictated_for[0] = 0
    t.by_dictate = 1
    t.dictated_to = to


@subroutine
def support(t: Scratch, to: int, dictates: bool) -> None:
    """Move remaining workers to a second phase: wild dice, powers, perhaps a Dictate."""
    stand(t)
    for colour in range(COLOURS):
        for _ in range(t.wild[colour]):
            place_wild(t, int64(colour), to)
    selected = int64(t.x)
    t.x = to
    for colour in range(COLOURS):
        t.on[colour] = t.column[to, colour]
        t.skipped[colour, to] = 1
        t.skipped[colour, selected] = 1
    _use_units(t, to)
    if dictates:
        _dictate_to(t, to)
    for colour in range(COLOURS):
        t.skipped[colour, to] = 0
        t.skipped[colour, selected] = 0
    t.x = selected
