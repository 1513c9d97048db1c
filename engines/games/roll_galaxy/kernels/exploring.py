"""Phase I: Stock, Scout, placing tiles, Advanced Logistics (rules, 3.5 and 4.3)."""

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import code
from engines.games.roll_galaxy.kernels.faces import Op
from engines.games.roll_galaxy.kernels.powers import amount_of, has_power, pay
from engines.games.roll_galaxy.kernels.tiles import (
    count_where,
    pile_to_bag,
    put_tile,
    show_tile,
    take_tile,
    tidy,
    zone_size,
)
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.types import State


@subroutine
def workers_left(s: st.GameState, phase: int) -> int:
    """Workers of the mover in a phase, those without dice included."""
    count = int64(0)
    for colour in range(st.COLOURS):
        count += s.workers[s.mover, phase, colour] + s.virtual[colour]
    return count


@subroutine
def may_tidy(s: st.GameState) -> bool:
    """Whether Advanced Logistics can still rearrange something."""
    seat = int64(s.mover)
    return bool(
        s.tidied == 0
        and zone_size(s, seat) > 0
        and has_power(s, seat, int64(Op.REARRANGE_CONSTRUCTION))
    )


@subroutine
def has_task(s: st.GameState) -> bool:
    """Whether the mover still has something to decide in Explore, besides placing tiles."""
    return workers_left(s, int64(st.EXPLORE)) > 0 or may_tidy(s)


@subroutine
def legal_tasks(s: st.GameState, out: State) -> int:
    """Stock or Scout with each worker; Advanced Logistics between explorers and at the end."""
    count = int64(0)
    for worker in range(2 * st.COLOURS):
        if worker < st.VIRTUAL:
            have = int64(s.workers[s.mover, st.EXPLORE, worker])
        else:
            have = int64(s.virtual[worker - st.VIRTUAL])
        if have > 0:
            for kind in (st.Kind.STOCK, st.Kind.SCOUT):
                out[count] = code(int64(kind), int64(worker), int64(0), int64(0), int64(0))
                count += 1
    finished = count == 0
    if may_tidy(s):
        out[count] = code(int64(st.Kind.TIDY), int64(0), int64(0), int64(0), int64(0))
        count += 1
        if finished:
            out[count] = code(int64(st.Kind.DONE), int64(0), int64(0), int64(0), int64(0))
            count += 1
    return count


@subroutine
def legal_abandons(s: st.GameState, out: State) -> int:
    """Draw, or abandon one more tile of the zone first."""
    out[0] = code(int64(st.Kind.DRAW), int64(0), int64(0), int64(0), int64(0))
    count = int64(1)
    for half in range(2):
        for position in range(s.height[s.mover, half]):
            out[count] = code(
                int64(st.Kind.ABANDON), int64(half), int64(position), int64(0), int64(0)
            )
            count += 1
    return count


@subroutine
def legal_placements(s: st.GameState, out: State) -> int:
    """Each tile of the hand: on either side, at the bottom, or on top with Improved Reconnaissance.

    On an empty stack, bottom and top are the same.
    """
    seat = int64(s.mover)
    on_top = s.tidied != 1 and s.ending == 0 and has_power(s, seat, int64(Op.SCOUT_ON_TOP))
    count = int64(0)
    for tile in range(st.TILES):
        if s.where[tile] != st.IN_HAND + seat:
            continue
        for half in range(2):
            for top in range(2):
                if top == 0 or (on_top and s.height[seat, half] > 0):
                    out[count] = code(
                        int64(st.Kind.PLACE), int64(tile), int64(half), int64(top), int64(0)
                    )
                    count += 1
    return count


@subroutine
def _use_worker(s: st.GameState, worker: int) -> int:
    """Spend an explorer; return its color."""
    if worker >= st.VIRTUAL:
        s.virtual[worker - st.VIRTUAL] -= 1
        return int64(worker - st.VIRTUAL)
    s.workers[s.mover, st.EXPLORE, worker] -= 1
    s.citizenry[s.mover, worker] += 1
    return int64(worker)


@subroutine
def _stock(s: st.GameState, colour: int) -> None:
    seat = int64(s.mover)
    pay(s, seat, 2 + amount_of(s, seat, int64(Op.STOCK_BONUS), int64(st.EXPLORE), colour))


@subroutine
def prepare_draw(s: st.GameState) -> bool:
    """Make sure that the bag has a tile; false if there is none anywhere."""
    if count_where(s, int64(st.IN_BAG)) == 0:
        pile_to_bag(s)
    return count_where(s, int64(st.IN_BAG)) > 0


@subroutine
def _start_drawing(s: st.GameState) -> None:
    """Begin to draw; the explorer Stocks if there are no tiles anywhere."""
    colour = int64(s.die)
    s.die = 0
    if prepare_draw(s):
        if colour == st.ALIEN:
            s.alien_scouted[s.mover] = 1
        s.stage = st.Stage.DRAW
    else:
        s.need = 0
        s.stage = st.Stage.TASKS
        _stock(s, colour)


@subroutine
def task_step(s: st.GameState, action: int) -> None:
    """Stock, Scout, rearrange, or done."""
    kind = action >> st.SHIFT
    if kind == st.Kind.TIDY:
        tidy(s, int64(s.mover))
        s.tidied = 1
        s.stage = st.Stage.PLACE
        return
    if kind == st.Kind.DONE:
        s.tidied = 2
        return
    colour = _use_worker(s, action & 255)
    s.tidied = 0
    if kind == st.Kind.STOCK:
        _stock(s, colour)
        return
    s.need = 1
    s.die = colour
    if zone_size(s, int64(s.mover)) > 0:
        s.stage = st.Stage.ABANDON
    else:
        _start_drawing(s)


@subroutine
def abandon_step(s: st.GameState, action: int) -> None:
    """Abandon one tile, or begin to draw."""
    seat = int64(s.mover)
    if action >> st.SHIFT == st.Kind.ABANDON:
        tile = take_tile(s, seat, action & 255, (action >> 8) & 255)
        s.where[tile] = st.ON_PILE + seat
        s.mixed[tile] = 0
        s.need += 1
        if zone_size(s, seat) > 0:
            return
    _start_drawing(s)


@subroutine
def after_draw(s: st.GameState) -> None:
    """Keep drawing while tiles are due and available; then place the tiles in hand."""
    if s.need > 0 and prepare_draw(s):
        return
    s.need = 0
    s.stage = st.Stage.PLACE if count_where(s, st.IN_HAND + int64(s.mover)) > 0 else st.Stage.TASKS


@subroutine
def place_step(s: st.GameState, action: int) -> None:
    """Put one tile of the hand into the zone."""
    seat = int64(s.mover)
    tile, half, top = action & 255, (action >> 8) & 255, (action >> 16) & 255
    put_tile(s, seat, tile, half, top)
    if top == 1 or s.height[seat, half] == 1:
        show_tile(s, tile)
    if count_where(s, st.IN_HAND + seat) == 0:
        s.stage = st.Stage.TASKS
