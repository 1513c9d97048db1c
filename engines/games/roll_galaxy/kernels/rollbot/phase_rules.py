"""Rollbot's decisions in the phases and when it manages its empire (sections 3, 7, and 8)."""

from engines.games.roll_galaxy.kernels import faces, powers
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import code
from engines.games.roll_galaxy.kernels.building import total
from engines.games.roll_galaxy.kernels.exploring import workers_left
from engines.games.roll_galaxy.kernels.rollbot.levels import SQUARE_LIMIT, STACK_TARGET
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.kernels.layout import Array
from engines.runtime.kernels.rng import below
from engines.runtime.types import Stream

_RICH = 9
"""Explorers that aren't needed Stock up to this many credits."""


@subroutine
def plain(kind: int) -> int:
    """A decision without fields."""
    return int64(kind << st.SHIFT)


@subroutine
def lowest(dice: Array) -> int:
    """The lowest color of a row of counts, or -1."""
    for colour in range(st.COLOURS):
        if dice[colour] > 0:
            return int64(colour)
    return int64(-1)


@subroutine
def highest(dice: Array) -> int:
    """The highest color of a row of counts, or -1."""
    for below_it in range(st.COLOURS):
        if dice[st.COLOURS - 1 - below_it] > 0:
            return int64(st.COLOURS - 1 - below_it)
    return int64(-1)


# -- set-up and Explore -----------------------------------------------------------------------


@subroutine
def start(s: st.GameState, t: Scratch, rng: Stream) -> int:
    """Section 3: the cheaper world, then the cheaper development."""
    seat = int64(s.mover)
    if s.minimum[seat] == 0:
        return plain(int64(st.Kind.HANDICAP)) + int64(t.minimum[seat])
    one = int64(-1)
    two = int64(-1)
    for tile in range(st.TILES):
        if s.where[tile] == st.IN_HAND + seat:
            one, two = two, int64(tile)
    # The development is the tile whose partner becomes the world.
    as_one = faces.COST[two + st.TILES] * 8 + faces.COST[one]
    as_two = faces.COST[one + st.TILES] * 8 + faces.COST[two]
    chosen = one if as_one < as_two else two
    if as_one == as_two and below(rng, int64(2)) == 0:
        chosen = one
    return plain(int64(st.Kind.START)) + chosen


@subroutine
def explorer(s: st.GameState, stock: bool) -> int:
    """Which explorer acts: aliens where they gain more, else the lowest color."""
    seat = int64(s.mover)
    if s.workers[seat, st.EXPLORE, st.ALIEN] > 0 or s.virtual[st.ALIEN] > 0:
        archaeology = powers.has_power(s, seat, int64(faces.Op.STOCK_BONUS))
        wanted = archaeology and stock
        if not archaeology and not stock and s.alien_scouted[seat] == 0:
            wanted = powers.has_power(s, seat, int64(faces.Op.ALIEN_SCOUT_CREDITS))
        if wanted:
            return int64(
                st.ALIEN if s.workers[seat, st.EXPLORE, st.ALIEN] > 0 else st.ALIEN + st.VIRTUAL
            )
    for colour in range(st.COLOURS):
        if s.workers[seat, st.EXPLORE, colour] > 0:
            return int64(colour)
        if s.virtual[colour] > 0:
            return int64(colour + st.VIRTUAL)
    return int64(0)


@subroutine
def explore(s: st.GameState, t: Scratch) -> int:
    """Section 8.1: the next explorer Stocks or Scouts."""
    seat = int64(s.mover)
    if workers_left(s, int64(st.EXPLORE)) == 0:
        return plain(int64(st.Kind.DONE))
    money = int64(s.credits[seat])
    short = s.height[seat, 0] < STACK_TARGET or s.height[seat, 1] < STACK_TARGET
    squares = s.squares[seat] + s.height[seat, 0] + s.height[seat, 1]
    if money < int64(s.projected[seat]) - 1:
        t.step = 1
    elif short and squares < SQUARE_LIMIT:
        t.step = 2
    else:
        t.step = 3 if money < _RICH else 4
    stock = t.step == 1 or t.step == 3
    kind = int64(st.Kind.STOCK) if stock else int64(st.Kind.SCOUT)
    return plain(kind) + explorer(s, stock)


@subroutine
def _sort_stack(s: st.GameState, t: Scratch, half: int) -> None:
    """Put the cheapest tiles on top; a tile with workers on it stays there."""
    seat = int64(s.mover)
    kept = int64(total(s.on_stack[seat, half]) > 0)
    t.heights[half] = s.height[seat, half]
    for i in range(t.heights[half]):
        tile = int64(s.stack[seat, half, i]) - 1
        cost = powers.current_cost(s, seat, tile + half * st.TILES)
        k = int64(i)
        while (
            k > kept
            and powers.current_cost(s, seat, int64(t.arranged[half, k - 1]) + half * st.TILES)
            > cost
        ):
            t.arranged[half, k] = t.arranged[half, k - 1]
            k -= 1
        t.arranged[half, k] = tile


@subroutine
def arrange(s: st.GameState, t: Scratch) -> bool:
    """Advanced Logistics: note the stacks as they should be; return whether that is a change."""
    seat = int64(s.mover)
    for half in range(2):
        _sort_stack(s, t, int64(half))
    for half in range(2):
        if t.heights[half] == 0 and t.heights[1 - half] > 1:
            t.heights[half] = 1
            t.heights[1 - half] -= 1
            t.arranged[half, 0] = t.arranged[1 - half, t.heights[1 - half]]
    changed = False
    for half in range(2):
        changed = changed or t.heights[half] != s.height[seat, half]
        for i in range(t.heights[half]):
            changed = changed or t.arranged[half, i] != s.stack[seat, half, i] - 1
    return changed


@subroutine
def _tie_side(s: st.GameState, tile: int, rng: Stream) -> int:
    """R11 for stacks of equal size."""
    seat = int64(s.mover)
    difference = powers.current_cost(s, seat, tile) - powers.current_cost(s, seat, tile + st.TILES)
    if difference == 0:
        return below(rng, int64(2))
    return int64(difference > 0)


@subroutine
def place(s: st.GameState, rng: Stream) -> int:
    """R11: the shorter stack, else the cheaper side, else chance; at the bottom."""
    seat = int64(s.mover)
    tile = int64(0)
    while s.where[tile] != st.IN_HAND + seat:
        tile += 1
    if s.height[seat, 0] != s.height[seat, 1]:
        half = int64(s.height[seat, 1] < s.height[seat, 0])
    else:
        half = _tie_side(s, tile, rng)
    return code(int64(st.Kind.PLACE), tile, half, int64(0), int64(0))


# -- Develop and Settle -----------------------------------------------------------------------


@subroutine
def work(s: st.GameState) -> int:
    """Sections 8.2 and 8.3: the color of the worker that goes to the stack next."""
    seat = int64(s.mover)
    half = int64(s.phase - st.DEVELOP)
    workers = total(s.workers[seat, s.phase])
    lying = total(s.on_stack[seat, half])
    left = lying + workers
    tiles = int64(0)
    used = -lying
    first_cost = int64(0)
    for i in range(s.height[seat, half]):
        cost = powers.current_cost(s, seat, int64(s.stack[seat, half, i] - 1 + half * st.TILES))
        if i == 0:
            first_cost = cost
        if left < cost:
            break
        left -= cost
        used += cost
        tiles += 1
    kind = plain(int64(st.Kind.WORK))
    cheapest = lowest(s.workers[seat, s.phase])
    if tiles == 0:
        return kind + cheapest
    is_last = first_cost - lying == 1
    no_home = s.citizenry[seat, st.HOME] == 0 and s.on_stack[seat, half, st.HOME] == 0
    if faces.REMOVES[s.stack[seat, half, 0] - 1 + half * st.TILES] == 1 and is_last and no_home:
        return kind + cheapest
    if tiles < s.height[seat, half]:
        return kind + highest(s.workers[seat, s.phase])
    # The lowest ``used`` workers are used, of those the highest first.
    for colour in range(st.COLOURS):
        used -= s.workers[seat, s.phase, colour]
        if used <= 0:
            return kind + int64(colour)
    return kind + cheapest


@subroutine
def use(s: st.GameState) -> int:
    """The highest colors on a stack complete its tile."""
    seat = int64(s.mover)
    half = int64(s.phase - st.DEVELOP)
    left = powers.current_cost(s, seat, int64(s.stack[seat, half, 0] - 1 + half * st.TILES))
    found = plain(int64(st.Kind.USE))
    for below_it in range(st.COLOURS):
        colour = st.COLOURS - 1 - below_it
        taken = min(left, int64(s.on_stack[seat, half, colour]))
        found += taken << (4 * colour)
        left -= taken
    return found


@subroutine
def save(s: st.GameState) -> int:
    """Two workers, highest first; Military last if New Galactic Order saves them anyway."""
    order = s.phase == st.SETTLE and powers.has_power(
        s, int64(s.mover), int64(faces.Op.SAVE_WORKERS_COLOUR)
    )
    left = int64(2)
    found = plain(int64(st.Kind.SAVE))
    for last in range(2):
        for below_it in range(st.COLOURS):
            colour = st.COLOURS - 1 - below_it
            if (order and colour == st.MILITARY) == (last == 1):
                taken = min(left, int64(s.used[colour]))
                found += taken << (4 * colour)
                left -= taken
    return found


@subroutine
def remove(s: st.GameState) -> int:
    """The lowest die of the Citizenry, else of the cup, else of another place."""
    seat = int64(s.mover)
    kind = int64(st.Kind.REMOVE)
    if total(s.citizenry[seat]) > 0:
        return code(kind, int64(st.IN_CITIZENRY), lowest(s.citizenry[seat]), int64(0), int64(0))
    if total(s.cup[seat]) > 0:
        return code(kind, int64(st.IN_CUP), lowest(s.cup[seat]), int64(0), int64(0))
    for half in range(2):
        colour = lowest(s.on_stack[seat, half])
        if colour >= 0:
            return code(kind, int64(st.ON_DEVELOPMENTS + half), colour, int64(0), int64(0))
    for phase in range(st.PHASES):
        colour = lowest(s.workers[seat, phase])
        if colour >= 0:
            return code(kind, int64(st.WORKERS + phase), colour, int64(0), int64(0))
    square = int64(0)
    while s.goods[seat, square, 0] == 0:
        square += 1
    colour = int64(s.goods[seat, square, 0]) - 1
    return code(kind, st.GOOD + square, colour, int64(0), int64(0))


# -- Produce, Manage Empire -------------------------------------------------------------------


@subroutine
def _square_for(s: st.GameState, colour: int) -> int:
    """The first square of a world color with room, or (-1) of the costliest one; -1: none."""
    seat = int64(s.mover)
    room = powers.capacity(s, seat)
    best = int64(-1)
    for square in range(s.squares[seat]):
        world = faces.COLOUR[s.tableau[seat, square] - 1]
        if world <= st.GREY or (colour >= 0 and world != colour):
            continue
        if best >= 0 and world <= faces.COLOUR[s.tableau[seat, best] - 1]:
            continue
        if powers.room_on(s, seat, int64(square), room) > 0:
            best = int64(square)
    return best


@subroutine
def produce(s: st.GameState, t: Scratch) -> int:
    """Section 8.4: matching colors first, then the cheapest, Consumption after Military."""
    seat = int64(s.mover)
    kind = int64(st.Kind.PRODUCE)
    for colour in range(st.NOVELTY, st.COLOURS):
        if s.workers[seat, st.PRODUCE, colour] > 0:
            own = _square_for(s, int64(colour))
            if own >= 0:
                t.step = 1
                return code(kind, int64(colour), own, int64(0), int64(0))
    square = _square_for(s, int64(-1))
    colour = lowest(s.workers[seat, st.PRODUCE])
    t.step = 4
    if colour <= st.CONSUMPTION:
        t.step = 3 if colour == st.CONSUMPTION else 2
    return code(kind, colour, square, int64(0), int64(0))


@subroutine
def _good_recalled(s: st.GameState) -> int:
    """Place and color of the good that is missed least, or -1."""
    seat = int64(s.mover)
    best = int64(-1)
    least = int64(0)
    for square in range(s.squares[seat]):
        world = int64(faces.COLOUR[s.tableau[seat, square] - 1])
        for i in range(st.ROOM):
            colour = int64(s.goods[seat, square, i]) - 1
            if colour < 0:
                continue
            matches = int64(colour in (world, st.CONSUMPTION))
            rank = (matches * 8 + world) * 8 + (st.COLOURS - colour)
            if best < 0 or rank < least:
                best, least = int64(st.GOOD + square + (colour << 8)), rank
    return best


@subroutine
def recall(s: st.GameState) -> int:
    """Section 8.6: nothing, unless the cup is empty."""
    seat = int64(s.mover)
    if total(s.cup[seat]) > 0:
        return plain(int64(st.Kind.DONE))
    good = _good_recalled(s)
    if good >= 0:
        return plain(int64(st.Kind.RECALL)) + good
    best = int64(-1)
    least = int64(0)
    for half in range(2):
        waiting = total(s.on_stack[seat, half])
        if waiting == 0:
            continue
        missing = int64(0)
        if s.height[seat, half] > 0:
            face = int64(s.stack[seat, half, 0] - 1 + half * st.TILES)
            missing = max(int64(0), powers.current_cost(s, seat, face) - waiting)
        rank = -missing * 1000 + waiting
        if best < 0 or rank < least:
            best, least = int64(half), rank
    colour = highest(s.on_stack[seat, best])
    return code(int64(st.Kind.RECALL), st.ON_DEVELOPMENTS + best, colour, int64(0), int64(0))
