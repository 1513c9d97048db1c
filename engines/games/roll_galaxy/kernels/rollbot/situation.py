"""Rollbot's inputs when it assigns its dice."""

from engines.games.roll_galaxy.kernels import faces
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import most_moves
from engines.games.roll_galaxy.kernels.powers import current_cost
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch
from engines.runtime.kernels.contract import int64, record_view, subroutine

scratch_of = record_view(Scratch)

UNLIMITED = 1000


@subroutine
def _look_at_power(s: st.GameState, t: Scratch, seat: int, face: int, i: int) -> None:
    op = faces.OP[face, i]
    if op == faces.Op.VIRTUAL_WORKERS:
        phase = faces.POWER_PHASE[face, i]
        for colour in range(st.COLOURS):
            more = (faces.MASK[face, i] >> colour) & 1
            t.virtual[phase, colour] += more
            t.virtuals[phase] += more
    elif op == faces.Op.REASSIGN_PAIR:
        t.pair = 1
    elif op == faces.Op.DICTATE_EXTRA:
        t.dictate_moves = 3
    elif op == faces.Op.DICTATE_REPEAT:
        t.dictate_repeats = 1
    elif op == faces.Op.REASSIGN or op == faces.Op.REASSIGN_MOST_NOVELTY:
        for _ in range(most_moves(s, seat, face)):
            t.unit_tile[t.units] = face
            t.units += 1


@subroutine
def _look_at_tableau(s: st.GameState, t: Scratch, seat: int) -> bool:
    """Powers and goods; return whether something reduces costs."""
    reduced = False
    t.reserves = 0
    for square in range(s.squares[seat]):
        face = int64(s.tableau[seat, square] - 1)
        for i in range(faces.POWERS):
            if faces.OP[face, i] == faces.Op.COST_REDUCTION:
                reduced = True
            elif faces.OP[face, i] == faces.Op.EXTRA_GOOD_CAPACITY:
                t.reserves = 1
            elif faces.OP[face, i] != faces.Op.NONE:
                _look_at_power(s, t, seat, face, int64(i))
    for square in range(s.squares[seat]):
        colour = faces.COLOUR[s.tableau[seat, square] - 1]
        if colour > st.GREY:
            lying = int64(0)
            for place in range(st.ROOM):
                lying += int64(s.goods[seat, square, place] > 0)
            t.free[colour] += 1 + t.reserves - lying
            t.frees += 1 + t.reserves - lying
            t.goods[colour] += lying
            t.good_count += lying
    return reduced


@subroutine
def look(s: st.GameState, t: Scratch) -> None:
    """Note the mover's situation after its roll."""
    seat = int64(s.mover)
    t.frees = t.good_count = t.units = t.pair = t.dictate_repeats = 0
    t.dictate_moves = t.may_dictate = 1
    for face in range(st.FACES_OF_DIE):
        t.natural[face] = 0
    for phase in range(st.PHASES):
        t.virtuals[phase] = 0
    for colour in range(st.COLOURS):
        t.free[colour] = 0
        t.goods[colour] = 0
        for phase in range(st.PHASES):
            t.virtual[phase, colour] = 0
        for face in range(st.FACES_OF_DIE):
            t.rolled[colour, face] = s.rolled[seat, colour, face]
            t.natural[face] += t.rolled[colour, face]
    reduced = _look_at_tableau(s, t, seat)
    for half in range(2):
        t.waiting[half] = 0
        t.total_cost[half] = 0
        for colour in range(st.COLOURS):
            t.waiting[half] += s.on_stack[seat, half, colour]
        t.height[half] = s.height[seat, half]
        for i in range(t.height[half]):
            face = int64(s.stack[seat, half, i] - 1 + half * st.TILES)
            t.cost[half, i] = current_cost(s, seat, face) if reduced else faces.COST[face]
            t.total_cost[half] += t.cost[half, i]


@subroutine
def limit(t: Scratch, phase: int, selected: int, producers: int) -> int:
    """R7: the most workers that ``phase`` can use."""
    if phase == st.EXPLORE:
        return int64(UNLIMITED)
    if phase in (st.DEVELOP, st.SETTLE):
        return max(
            int64(0), int64(t.total_cost[phase - st.DEVELOP] - t.waiting[phase - st.DEVELOP])
        )
    if phase == st.PRODUCE:
        return int64(t.frees)
    new = t.frees if selected == st.PRODUCE else min(t.frees, producers)
    return max(int64(0), int64(t.good_count + new - t.virtuals[st.SHIP]))
