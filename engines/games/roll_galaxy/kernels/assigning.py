"""Assigning dice (rules, 3.2 and 4.2): wild dice, the selected phase, Reassign powers, Dictate.

Wild dice are placed once. Workers of one color in one column are interchangeable; a power or a
Dictate never moves the same worker twice.
"""

from engines.games.roll_galaxy.kernels import faces
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.powers import count_squares, face_at, has_power
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.types import State


@subroutine
def code(kind: int, a: int, b: int, c: int, d: int) -> int:
    """The code of a decision with four fields."""
    return int64((kind << st.SHIFT) + a + (b << 8) + (c << 16) + (d << 24))


@subroutine
def free_workers(s: st.GameState, column: int, colour: int) -> int:
    """Workers of the mover that may be moved: all but the one that selects."""
    count = int64(s.workers[s.mover, column, colour])
    if s.selected[s.mover] == column and s.selector[s.mover] == colour:
        count -= 1
    return count


@subroutine
def novelty_moves(s: st.GameState, seat: int, sole: int, tied: int) -> int:
    """How many workers Mad Scientists may move."""
    own = count_squares(s, seat, int64(st.NOVELTY))
    moves = sole
    for other in range(s.seats):
        if other != seat:
            theirs = count_squares(s, int64(other), int64(st.NOVELTY))
            if theirs > own:
                return int64(0)
            if theirs == own:
                moves = tied
    return moves


@subroutine
def most_moves(s: st.GameState, seat: int, tile: int) -> int:
    """How many workers the Reassign power of a development may move; 0 if it has none."""
    if faces.OP[tile, 0] == faces.Op.REASSIGN:
        return int64(faces.AMOUNT[tile, 0])
    if faces.OP[tile, 0] == faces.Op.REASSIGN_MOST_NOVELTY:
        return novelty_moves(s, seat, int64(faces.AMOUNT[tile, 0]), int64(faces.LIMIT[tile, 0]))
    return int64(0)


@subroutine
def dictate_moves(s: st.GameState, seat: int) -> int:
    """The most workers that one Dictate moves."""
    return int64(3) if has_power(s, seat, int64(faces.Op.DICTATE_EXTRA)) else int64(1)


@subroutine
def columns_to(s: st.GameState, seat: int, tile: int) -> int:
    """Bits of the columns into which a power moves workers."""
    if faces.TO[tile, 0] == faces.SELECTED:
        return int64(1) << int64(s.selected[seat])
    return int64(faces.TO[tile, 0])


@subroutine
def _list_moves(
    s: st.GameState, power: int, colours: int, sources: int, targets: int, out: State, count: int
) -> int:
    """Add every move of one worker that a power (its tile, or DICTATING) allows."""
    active = s.power == power if power == st.DICTATING else s.power == power + 1
    for column in range(st.PHASES):
        if (sources >> column) & 1 == 0:
            continue
        for colour in range(st.COLOURS):
            movable = free_workers(s, int64(column), int64(colour))
            if active:
                movable -= s.arrived[column, colour]
            if (colours >> colour) & 1 == 0 or movable <= 0:
                continue
            for target in range(st.PHASES):
                if target != column and (targets >> target) & 1 == 1:
                    out[count] = code(
                        int64(st.Kind.MOVE),
                        int64(power),
                        int64(colour),
                        int64(column),
                        int64(target),
                    )
                    count += 1
    return count


@subroutine
def _list_powers(s: st.GameState, out: State, count: int) -> int:
    seat = int64(s.mover)
    for square in range(s.squares[seat]):
        tile = face_at(s, seat, int64(square))
        most = most_moves(s, seat, tile)
        active = s.power == tile + 1
        used = (s.powers_used >> tile) & 1 == 1
        if most > 0 and (not used or (active and s.power_moves < most)):
            count = _list_moves(
                s,
                tile,
                int64(faces.MASK[tile, 0]),
                int64(faces.FROM[tile, 0]),
                columns_to(s, seat, tile),
                out,
                count,
            )
        if faces.OP[tile, 0] == faces.Op.REASSIGN_PAIR and not used:
            count = _list_pairs(s, out, count)
    return count


@subroutine
def _list_pairs(s: st.GameState, out: State, count: int) -> int:
    """Executive Power: two workers of one column into the selected phase."""
    for column in range(st.PHASES):
        if column == s.selected[s.mover]:
            continue
        for one in range(st.COLOURS):
            have = free_workers(s, int64(column), int64(one))
            if have >= 2:
                out[count] = code(
                    int64(st.Kind.PAIR), int64(one), int64(one), int64(column), int64(0)
                )
                count += 1
            for other in range(one + 1, st.COLOURS):
                if have > 0 and free_workers(s, int64(column), int64(other)) > 0:
                    out[count] = code(
                        int64(st.Kind.PAIR), int64(one), int64(other), int64(column), int64(0)
                    )
                    count += 1
    return count


@subroutine
def _may_dictate(s: st.GameState) -> bool:
    if s.dictates > 0 and not has_power(s, int64(s.mover), int64(faces.Op.DICTATE_REPEAT)):
        return False
    free = int64(0)
    for column in range(st.PHASES):
        for colour in range(st.COLOURS):
            free += free_workers(s, int64(column), int64(colour))
    return free >= 2


@subroutine
def legal_assignments(s: st.GameState, out: State) -> int:
    """List every step of an assignment that is possible now."""
    seat = int64(s.mover)
    count = int64(0)
    if s.power == st.DICTATING and s.power_moves == 0:
        return _list_moves(
            s,
            int64(st.DICTATING),
            int64(faces.ANY),
            int64(faces.ANY_PHASE),
            int64(faces.ANY_PHASE),
            out,
            count,
        )
    unplaced = False
    for colour in range(st.COLOURS):
        if s.workers[seat, st.WILD, colour] > 0:
            unplaced = True
            for column in range(st.PHASES):
                out[count] = code(
                    int64(st.Kind.WILD), int64(colour), int64(column), int64(0), int64(0)
                )
                count += 1
    if s.selected[seat] < 0:
        for column in range(st.PHASES + 1):
            for colour in range(st.COLOURS):
                if s.workers[seat, column, colour] > 0:
                    for phase in range(st.PHASES):
                        out[count] = code(
                            int64(st.Kind.SELECT),
                            int64(colour),
                            int64(column),
                            int64(phase),
                            int64(0),
                        )
                        count += 1
        return count
    if s.power == st.DICTATING:
        count = _list_moves(
            s,
            int64(st.DICTATING),
            int64(faces.ANY),
            int64(faces.ANY_PHASE),
            int64(faces.ANY_PHASE),
            out,
            count,
        )
    count = _list_powers(s, out, count)
    if _may_dictate(s):
        for column in range(st.PHASES):
            for colour in range(st.COLOURS):
                if free_workers(s, int64(column), int64(colour)) > 0:
                    out[count] = code(
                        int64(st.Kind.DICTATE), int64(colour), int64(column), int64(0), int64(0)
                    )
                    count += 1
    if not unplaced:
        out[count] = code(int64(st.Kind.CONFIRM), int64(0), int64(0), int64(0), int64(0))
        count += 1
    return count


@subroutine
def _start_power(s: st.GameState, power: int) -> None:
    s.power = power
    s.power_moves = 0
    for column in range(st.PHASES):
        for colour in range(st.COLOURS):
            s.arrived[column, colour] = 0


@subroutine
def _move(s: st.GameState, power: int, colour: int, source: int, target: int) -> None:
    seat = int64(s.mover)
    s.workers[seat, source, colour] -= 1
    s.workers[seat, target, colour] += 1
    most = dictate_moves(s, seat)
    if power != st.DICTATING:
        most = most_moves(s, seat, power)
        if s.power != power + 1:
            _start_power(s, power + 1)
            s.powers_used |= int64(1) << power
    s.power_moves += 1
    s.arrived[target, colour] += 1
    if s.power_moves >= most:
        _start_power(s, int64(0))


@subroutine
def assign_step(s: st.GameState, action: int) -> None:
    """Take one step of an assignment; any but ``CONFIRM``."""
    seat = int64(s.mover)
    kind = action >> st.SHIFT
    a, b = action & 255, (action >> 8) & 255
    c, d = (action >> 16) & 255, (action >> 24) & 255
    if kind == st.Kind.WILD:
        s.workers[seat, st.WILD, a] -= 1
        s.workers[seat, b, a] += 1
    elif kind == st.Kind.SELECT:
        s.workers[seat, b, a] -= 1
        s.workers[seat, c, a] += 1
        s.selected[seat] = c
        s.selector[seat] = a
    elif kind == st.Kind.DICTATE:
        s.workers[seat, b, a] -= 1
        s.dictated[seat, a] += 1
        s.dictates += 1
        _start_power(s, int64(st.DICTATING))
    elif kind == st.Kind.MOVE:
        _move(s, a, b, c, d)
    elif kind == st.Kind.PAIR:
        target = int64(s.selected[seat])
        s.workers[seat, c, a] -= 1
        s.workers[seat, c, b] -= 1
        s.workers[seat, target, a] += 1
        s.workers[seat, target, b] += 1
        _start_power(s, int64(0))
        for square in range(s.squares[seat]):
            tile = face_at(s, seat, int64(square))
            if faces.OP[tile, 0] == faces.Op.REASSIGN_PAIR:
                s.powers_used |= int64(1) << tile


@subroutine
def forget_powers(s: st.GameState) -> None:
    """Mark no power as in use, for the next seat that assigns."""
    s.powers_used = 0
    s.dictates = 0
    _start_power(s, int64(0))
