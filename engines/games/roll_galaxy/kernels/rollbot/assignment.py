"""Moving workers to a phase: ``run(X, T)`` (section 5.2).

A *cell* is a color and the face that its dice show: ``colour * 8 + face``.
"""

import numpy as np

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.faces import FROM, MASK, SELECTED, TO
from engines.games.roll_galaxy.kernels.rollbot.scratch import By, Scratch
from engines.games.roll_galaxy.kernels.rollbot.situation import limit
from engines.runtime.kernels.contract import int64, subroutine

# Pools by selected phase and column (section 5.1, R8); 0: by color, or the phase itself.
_POOLS = np.array(
    ((0, 4, 5, 2, 3), (5, 0, 4, 2, 3), (5, 4, 0, 2, 3), (0, 0, 0, 0, 4), (0, 0, 0, 4, 0)), np.int64
)
_POOL_SHIFT = 15
_NOBODY = -1


@subroutine
def begin(t: Scratch, x: int, target: int) -> None:
    """Step A: put the dice where they were rolled."""
    t.x = x
    t.target = target
    t.ons = t.natural[x]
    t.wilds = t.natural[st.WILD]
    t.others = 0
    for colour in range(st.COLOURS):
        t.on[colour] = t.rolled[colour, x]
        t.used_wild[colour] = 0
        t.wild[colour] = t.rolled[colour, st.WILD]
        for face in range(st.PHASES):
            t.other[colour, face] = 0 if face == x else t.rolled[colour, face]
            t.others += t.other[colour, face]
            t.skipped[colour, face] = 0
    for face in range(st.PHASES):
        t.surplus[face] = max(
            int64(0), t.natural[face] - limit(t, int64(face), x, int64(t.natural[st.PRODUCE]))
        )
    t.payments = t.by_dictate = t.picks = t.reachers = t.moves = t.picked = 0
    t.selector = t.first_selector = t.pair_one = t.pair_two = _NOBODY
    t.dictated_to = x
    for i in range(t.units):
        t.unit_cell[i] = _NOBODY
        to = TO[t.unit_tile[i], 0]
        if to == SELECTED or (to >> x) & 1 == 1:
            t.reacher[t.reachers] = i
            t.reachers += 1


@subroutine
def need(t: Scratch) -> int:
    """Workers still missing."""
    return int64(t.target - t.ons - t.virtuals[t.x])


@subroutine
def unmatched(t: Scratch, colour: int, without: int) -> bool:
    """Whether a world of a color lacks a matching worker; ``without``: workers on X not counted."""
    worlds = t.free[colour] if t.x == st.PRODUCE else t.goods[colour]
    return bool(worlds > t.on[colour] - without + t.virtual[t.x, colour])


@subroutine
def wish(t: Scratch, colour: int) -> int:
    """R9: cheap colors first; for Produce and Ship matching colors before them."""
    if t.x < st.PRODUCE:
        return colour
    if unmatched(t, colour, int64(0)):
        return -colour
    return int64(0) if colour == st.CONSUMPTION else 10 + colour


@subroutine
def order(t: Scratch, colour: int, face: int) -> int:
    """The place of a cell in the pick order; its highest bits are the pool, its lowest the cell."""
    wanted = wish(t, colour)
    pool = int64(1)
    if t.surplus[face] <= 0:
        pool = _POOLS[t.x, face]
        if pool == 0:
            pool = int64(2) if wanted <= 0 else int64(3)
    return ((pool * 64 + wanted + 16) * 8 + face) * 64 + colour * 8 + face


@subroutine
def first(t: Scratch, column: int) -> int:
    """The place of the first cell not skipped, in a column or (-1) in all of them; -1: none."""
    best = int64(_NOBODY)
    for colour in range(st.COLOURS):
        for face in range(st.PHASES):
            if t.other[colour, face] == 0 or t.skipped[colour, face] == 1:
                continue
            if column >= 0 and face != column:
                continue
            place = order(t, int64(colour), int64(face))
            if best < 0 or place < best:
                best = place
    return best


@subroutine
def note(t: Scratch, by: int, cell: int, to: int, tile: int, pool: int, matches: int) -> None:
    """Trace a move (``scratch.MOVE``), before it happens."""
    if t.traced == 0:
        return
    row = t.moves
    t.move[row, 0] = by
    t.move[row, 1] = cell
    t.move[row, 2] = to
    t.move[row, 3] = tile
    t.move[row, 4] = pool
    t.move[row, 5] = matches
    t.moves += 1


@subroutine
def _matches(t: Scratch, colour: int) -> int:
    """Whether a worker's color matches a world that waits for one."""
    return int64(t.x >= st.PRODUCE and wish(t, colour) <= 0)


@subroutine
def _take(t: Scratch, cell: int, by: int) -> None:
    """Move a worker of another column to X."""
    pool = order(t, cell >> 3, cell & 7) >> _POOL_SHIFT
    note(t, by, cell, int64(t.x), int64(_NOBODY), pool, _matches(t, cell >> 3))
    leave(t, cell)
    t.on[cell >> 3] += 1
    t.ons += 1


@subroutine
def leave(t: Scratch, cell: int) -> None:
    """Take a worker out of its column."""
    t.other[cell >> 3, cell & 7] -= 1
    t.others -= 1
    t.surplus[cell & 7] = max(int64(0), int64(t.surplus[cell & 7] - 1))


@subroutine
def _place_wilds(t: Scratch, count: int) -> None:
    for _ in range(count):
        best = int64(_NOBODY)
        least = int64(0)
        for colour in range(st.COLOURS):
            if t.wild[colour] > 0:
                wanted = wish(t, int64(colour))
                if best < 0 or wanted < least:
                    best, least = int64(colour), wanted
        cell = best * 8 + st.WILD
        matches = _matches(t, best)
        note(t, int64(By.WILD), cell, int64(t.x), int64(_NOBODY), int64(0), matches)
        t.wild[best] -= 1
        t.wilds -= 1
        t.used_wild[best] += 1
        t.on[best] += 1
        t.ons += 1


# -- covering picked workers with units of powers ---------------------------------------------


@subroutine
def _fits(t: Scratch, pick: int, place: int) -> bool:
    """Whether the unit at a place (after the last: a universal one) may move a picked worker."""
    if place >= t.reachers:
        return True
    tile = t.unit_tile[t.reacher[place]]
    cell = t.pick[pick]
    return bool((MASK[tile, 0] >> (cell >> 3)) & (FROM[tile, 0] >> (cell & 7)) & 1)


@subroutine
def _find_unit(t: Scratch, pick: int, places: int) -> bool:
    """Give a picked worker a unit; others may have to switch units (an augmenting path)."""
    for place in range(places):
        t.tried[place] = 0
    depth = int64(0)
    t.path_one[0] = pick
    t.path_next[0] = 0
    while depth >= 0:
        one = int64(t.path_one[depth])
        place = int64(t.path_next[depth])
        while place < places and (t.tried[place] == 1 or not _fits(t, one, place)):
            place += 1
        if place == places:
            depth -= 1
            continue
        t.tried[place] = 1
        t.path_next[depth] = place + 1
        t.path_place[depth] = place
        if t.owner[place] < 0:
            for i in range(depth + 1):
                t.owner[t.path_place[i]] = t.path_one[i]
            return True
        depth += 1
        t.path_one[depth] = t.owner[place]
        t.path_next[depth] = 0
    return False


@subroutine
def covers(t: Scratch, without: int, universal: int) -> bool:
    """Whether different units can move all picked workers but ``without``; ``owner`` says which."""
    places = int64(t.reachers + universal)
    for place in range(places):
        t.owner[place] = _NOBODY
    for pick in range(t.picks):
        if pick != without and not _find_unit(t, int64(pick), places):
            return False
    return True


# -- the steps --------------------------------------------------------------------------------


@subroutine
def _pick(t: Scratch, selecting: int, wilds: int, further: int) -> None:
    """Steps B and C: workers for the selection and the Reassign powers."""
    waiting = wilds
    if selecting == 0:
        _place_wilds(t, waiting)
        waiting = int64(0)
    while t.picks < selecting + further and t.picks < t.reachers + selecting:
        place = first(t, int64(-1))
        if place < 0:
            break
        cell = place & 63
        t.pick[t.picks] = cell
        t.picks += 1
        if not covers(t, int64(-1), selecting):
            t.picks -= 1
            t.skipped[cell >> 3, cell & 7] = 1
            continue
        t.pick_row[t.picks - 1] = t.moves
        _take(t, cell, int64(By.REASSIGN))
        _place_wilds(t, waiting)
        waiting = int64(0)
    _place_wilds(t, waiting)
    t.picked = t.moves
    _choose_among(t, selecting)


@subroutine
def _choose_among(t: Scratch, selecting: int) -> None:
    """Step C: select with the first picked worker that leaves the others movable by powers."""
    if t.picks == 0:
        return
    if selecting == 0:
        covers(t, int64(-1), int64(0))
    else:
        chosen = int64(0)
        while not covers(t, chosen, int64(0)):
            chosen += 1
        t.selector = t.pick[chosen]
        t.move[t.pick_row[chosen], 0] = By.SELECT
    for place in range(t.reachers):
        if t.owner[place] >= 0:
            t.unit_cell[t.reacher[place]] = t.pick[t.owner[place]]
            t.unit_to[t.reacher[place]] = t.x
            t.move[t.pick_row[t.owner[place]], 3] = t.unit_tile[t.reacher[place]]


@subroutine
def _move_pair(t: Scratch) -> None:
    """Step D: Executive Power."""
    missing = need(t)
    if missing < 1:
        return
    best_one = int64(_NOBODY)
    best_two = int64(_NOBODY)
    for column in range(st.PHASES):
        one = first(t, int64(column))
        if one < 0:
            continue
        cell = one & 63
        t.on[cell >> 3] += 1
        t.surplus[column] -= 1
        t.other[cell >> 3, column] -= 1
        two = first(t, int64(column))
        t.other[cell >> 3, column] += 1
        t.surplus[column] += 1
        t.on[cell >> 3] -= 1
        if two < 0 or (missing == 1 and (one >> _POOL_SHIFT != 1 or two >> _POOL_SHIFT != 1)):
            continue
        if best_one < 0 or one < best_one:
            best_one, best_two = one, two
    if best_one >= 0:
        t.pair_one = best_one & 63
        t.pair_two = best_two & 63
        _take(t, best_one & 63, int64(By.PAIR))
        _take(t, best_two & 63, int64(By.PAIR))


@subroutine
def paying_cell(t: Scratch) -> int:
    """The cell of the Dictate die: the highest color of the first pool, then the lowest face."""
    best = first(t, int64(-1))
    pool = best >> _POOL_SHIFT
    for above in range(st.COLOURS):
        colour = st.COLOURS - 1 - above
        for face in range(st.PHASES):
            if (
                t.other[colour, face] > 0
                and t.skipped[colour, face] == 0
                and order(t, int64(colour), int64(face)) >> _POOL_SHIFT == pool
            ):
                return int64(colour * 8 + face)
    return best & 63


@subroutine
def _dictate(t: Scratch) -> None:
    """Step E."""
    while t.may_dictate == 1 and need(t) >= 1 and t.others >= 2:
        moves = min(need(t), int64(t.dictate_moves), t.others - 1)
        for _ in range(moves):
            moved = first(t, int64(-1)) & 63
            _take(t, moved, int64(By.DICTATE))
            t.dictated_cell[t.by_dictate] = moved
            t.dictated_for[t.by_dictate] = t.payments
            t.by_dictate += 1
        paying = paying_cell(t)
        leave(t, paying)
        t.payment[t.payments] = paying
        t.payments += 1
        if t.dictate_repeats == 0:
            return


@subroutine
def _choose_selector(t: Scratch) -> None:
    """Step F: find the die that selects."""
    for colour in range(st.COLOURS):
        if t.rolled[colour, t.x] > 0:
            t.selector = colour * 8 + t.x
            return
    for colour in range(st.COLOURS):
        if t.used_wild[colour] > 0:
            t.selector = colour * 8 + st.WILD
            return
    place = first(t, int64(-1))
    if place >= 0:
        t.selector = place & 63
        _take(t, place & 63, int64(By.SELECT))
        return
    for colour in range(st.COLOURS):
        if t.wild[colour] > 0:
            t.selector = colour * 8 + st.WILD
            cell = int64(t.selector)
            note(t, int64(By.SELECT), cell, int64(t.x), int64(_NOBODY), int64(0), int64(0))
            t.wild[colour] -= 1
            t.wilds -= 1
            t.used_wild[colour] += 1
            t.on[colour] += 1
            t.ons += 1
            return
    for colour in range(st.COLOURS):  # only if pool 5 is empty
        if t.other[colour, st.SETTLE] > 0:
            t.selector = colour * 8 + st.SETTLE
            _take(t, int64(t.selector), int64(By.SELECT))
            return


@subroutine
def _swap(t: Scratch) -> None:
    """Step G: a cheaper Dictate die selects, and the selecting worker pays."""
    t.first_selector = t.selector
    if t.payments == 0:
        return
    index = int64(0)
    for i in range(1, t.payments):
        if t.payment[i] >> 3 < t.payment[index] >> 3:
            index = int64(i)
    paying = t.payment[index] >> 3
    selecting = t.selector >> 3
    if paying >= selecting:
        return
    if t.x >= st.PRODUCE and (selecting == st.CONSUMPTION or unmatched(t, selecting, int64(1))):
        return
    t.on[selecting] -= 1
    t.on[paying] += 1
    t.selector, t.payment[index] = t.payment[index], t.selector


@subroutine
def run(t: Scratch, x: int, target: int) -> None:
    """Steps A to G."""
    begin(t, x, target)
    missing = need(t)
    selecting = int64(0)
    if t.others > 0 and missing > 0:
        selecting = int64(1)
    wilds = max(int64(0), min(int64(t.wilds), missing - selecting))
    _pick(t, selecting, wilds, max(int64(0), missing - selecting - wilds))
    for colour in range(st.COLOURS):
        for face in range(st.PHASES):
            t.skipped[colour, face] = 0
    if t.pair == 1:
        _move_pair(t)
    _dictate(t)
    if t.selector < 0:
        _choose_selector(t)
    _swap(t)
