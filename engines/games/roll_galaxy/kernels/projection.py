"""The Citizenry that a seat can expect before it recruits (Rollbot, section 7).

It is computed for all seats when they reveal, and remembered in the state: what a seat scouts or
builds during the round doesn't change it.
"""

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.building import total
from engines.games.roll_galaxy.kernels.faces import DICE, MASK, OP, POWER_PHASE, POWERS, REMOVES, Op
from engines.games.roll_galaxy.kernels.powers import count_goods, current_cost, has_power
from engines.games.roll_galaxy.kernels.trading import all_room
from engines.runtime.kernels.contract import int64, kernel, subroutine


@subroutine
def _saves(s: st.GameState, seat: int, phase: int) -> int:
    """Workers that Galactic Federation or Galactic Exchange saves in a completion."""
    for square in range(s.squares[seat]):
        face = s.tableau[seat, square] - 1
        for i in range(POWERS):
            if OP[face, i] == Op.SAVE_WORKERS and POWER_PHASE[face, i] == phase:
                return int64(2)
    return int64(0)


@subroutine
def _project_building(s: st.GameState, seat: int, phase: int) -> int:
    half = phase - st.DEVELOP
    soldiers = int64(0)
    saves = _saves(s, seat, phase)
    if phase == st.SETTLE and has_power(s, seat, int64(Op.SAVE_WORKERS_COLOUR)):
        soldiers = int64(s.on_stack[seat, half, st.MILITARY] + s.workers[seat, phase, st.MILITARY])
    left = total(s.on_stack[seat, half]) + total(s.workers[seat, phase])
    found = int64(0)
    for i in range(s.height[seat, half]):
        face = int64(s.stack[seat, half, i] - 1 + half * st.TILES)
        cost = current_cost(s, seat, face)
        if left < cost:
            break
        left -= cost
        kept = min(soldiers, cost)
        soldiers -= kept
        found += cost - min(cost, saves + kept)
        found -= REMOVES[face]
        for colour in range(st.COLOURS):
            found += DICE[face, 1, colour]
    return found


@subroutine
def _virtual_shippers(s: st.GameState, seat: int) -> int:
    """Shippers without dice: those left if the seat ships, none if it has shipped, else all."""
    if s.phase == st.SHIP and seat == s.mover:
        return total(s.virtual[:])
    if s.phase == st.SHIP and s.tableau[seat, 0] < s.tableau[s.mover, 0]:
        return int64(0)
    found = int64(0)
    for square in range(s.squares[seat]):
        face = s.tableau[seat, square] - 1
        for i in range(POWERS):
            if OP[face, i] == Op.VIRTUAL_WORKERS and POWER_PHASE[face, i] == st.SHIP:
                for colour in range(st.COLOURS):
                    found += (MASK[face, i] >> colour) & 1
    return found


@subroutine
def _project_shipping(s: st.GameState, seat: int, produces: bool) -> int:
    goods = count_goods(s, seat)
    if produces:
        goods += min(all_room(s, seat), total(s.workers[seat, st.PRODUCE]))
    if goods == 0:
        return int64(0)
    virtual = _virtual_shippers(s, seat)
    shipped = min(goods, total(s.workers[seat, st.SHIP]) + virtual)
    return shipped + max(int64(0), shipped - virtual)


@subroutine
def project(s: st.GameState, seat: int) -> int:
    """R10: the dice that the seat's Citizenry will contain, from the current phase on."""
    found = total(s.citizenry[seat])
    for phase in range(s.phase, st.PHASES):
        if (s.occurring >> phase) & 1 == 0:
            continue
        if phase == st.EXPLORE:
            found += total(s.workers[seat, st.EXPLORE])
        elif phase in (st.DEVELOP, st.SETTLE):
            found += _project_building(s, seat, int64(phase))
        elif phase == st.SHIP:
            produces = s.phase <= st.PRODUCE and (s.occurring >> st.PRODUCE) & 1 == 1
            found += _project_shipping(s, seat, produces)
    return max(int64(0), found)


@kernel
def remember(s: st.GameState, seat: int) -> None:
    """Note what a seat can expect; does nothing outside the phases."""
    s.projected[seat] = project(s, seat) if s.occurring != 0 else int64(0)
