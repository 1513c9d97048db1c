"""Pairing shippers with goods, and choosing what to Trade (section 8.5)."""

from engines.games.roll_galaxy.kernels import faces
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import code
from engines.games.roll_galaxy.kernels.powers import amount_of
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch
from engines.runtime.kernels.contract import int64, subroutine

_MOST_POINTS = 3


@subroutine
def list_goods(s: st.GameState, t: Scratch, seat: int) -> None:
    """List all goods of a seat for pairing, in the order of its tableau."""
    t.ship_goods = 0
    for square in range(s.squares[seat]):
        world = faces.COLOUR[s.tableau[seat, square] - 1]
        if world <= st.GREY:
            continue
        for place in range(st.ROOM):
            if s.goods[seat, square, place] > 0:
                colour = int64(s.goods[seat, square, place]) - 1
                t.good[t.ship_goods] = (world * 64 + square) * 8 + colour
                t.list[t.ship_goods] = t.ship_goods
                t.ship_goods += 1
    t.listed = t.ship_goods


@subroutine
def add_shippers(t: Scratch, colour: int, dice: int, virtual: int) -> None:
    """Add the shippers of a color, those without dice last; called from the lowest color on."""
    for _ in range(dice):
        t.shipper[t.shippers] = 2 * colour
        t.shippers += 1
    for _ in range(virtual):
        t.shipper[t.shippers] = 2 * colour + 1
        t.shippers += 1


@subroutine
def list_shippers(s: st.GameState, t: Scratch, seat: int) -> None:
    """List the revealed shippers, and those without dice (of the mover, only the unused ones)."""
    for colour in range(st.COLOURS):
        t.virtual[st.SHIP, colour] = s.virtual[colour] if seat == s.mover else 0
    if seat != s.mover:
        for square in range(s.squares[seat]):
            face = s.tableau[seat, square] - 1
            for i in range(faces.POWERS):
                if (
                    faces.OP[face, i] == faces.Op.VIRTUAL_WORKERS
                    and faces.POWER_PHASE[face, i] == st.SHIP
                ):
                    for colour in range(st.COLOURS):
                        t.virtual[st.SHIP, colour] += (faces.MASK[face, i] >> colour) & 1
    t.shippers = 0
    for colour in range(st.COLOURS):
        add_shippers(
            t,
            int64(colour),
            int64(s.workers[seat, st.SHIP, colour]),
            int64(t.virtual[st.SHIP, colour]),
        )


# -- steps 1 to 3 -----------------------------------------------------------------------------


@subroutine
def _good_matches(good: int) -> int:
    colour = good & 7
    return int64(colour == st.CONSUMPTION or colour == good >> 9)


@subroutine
def points_of(good: int, shipper: int) -> int:
    """VP of consuming, without the bonuses of tiles."""
    colour = shipper >> 1
    return 1 + _good_matches(good) + int64(colour == st.CONSUMPTION or colour == good >> 9)


@subroutine
def _find_shipper(t: Scratch, one: int, wanted: int) -> bool:
    """Pair a good (an index of ``list``) with a shipper; others may have to change theirs."""
    for i in range(t.shippers):
        t.tried[i] = 0
    depth = int64(0)
    t.path_one[0] = one
    t.path_next[0] = 0
    while depth >= 0:
        good = int64(t.good[t.list[t.path_one[depth]]])
        i = int64(t.path_next[depth])
        while i < t.shippers and (
            t.tried[i] == 1
            or t.gone[i] == 1
            or (wanted > 1 and points_of(good, int64(t.shipper[i])) != wanted)
        ):
            i += 1
        if i == t.shippers:
            depth -= 1
            continue
        t.tried[i] = 1
        t.path_next[depth] = i + 1
        t.path_place[depth] = i
        if t.owner[i] < 0:
            for k in range(depth + 1):
                t.owner[t.path_place[k]] = t.path_one[k]
            return True
        depth += 1
        t.path_one[depth] = t.owner[i]
        t.path_next[depth] = 0
    return False


@subroutine
def _can_pair(t: Scratch, begin: int, end: int, wanted: int) -> bool:
    """Whether the accepted goods from ``begin`` on can all be paired with the shippers left."""
    for i in range(t.shippers):
        t.owner[i] = -1
    possible = True
    for k in range(begin, end):
        possible = possible and _find_shipper(t, int64(t.accepted[k]), wanted)
    return possible


@subroutine
def _shipper_for(t: Scratch, k: int, end: int, wanted: int) -> int:
    """The exact color if it makes the points, else the lowest that leaves the rest pairable."""
    good = int64(t.good[t.list[t.accepted[k]]])
    lowest = int64(-1)
    for exact in range(1 if wanted > 1 else 0, -1, -1):
        for i in range(t.shippers):
            shipper = int64(t.shipper[i])
            if t.gone[i] == 1 or (wanted > 1 and points_of(good, shipper) != wanted):
                continue
            if lowest < 0:
                lowest = int64(i)
            if exact == 1 and shipper >> 1 != good >> 9:
                continue
            t.gone[i] = 1
            fits = wanted == 1 or _can_pair(t, k + 1, end, wanted)
            t.gone[i] = 0
            if fits:
                return int64(i)
    return lowest


@subroutine
def _sort_list(t: Scratch) -> None:
    """The listed goods by world, costliest first, then in the order of the tableau; stable."""
    for i in range(1, t.listed):
        one = t.list[i]
        good = t.good[one] >> 3
        k = int64(i)
        while k > 0:
            other = t.good[t.list[k - 1]] >> 3
            if other >> 6 > good >> 6 or (other >> 6 == good >> 6 and other <= good):
                break
            t.list[k] = t.list[k - 1]
            k -= 1
        t.list[k] = one


@subroutine
def pair_up(t: Scratch) -> None:
    """Steps 1 to 3: as many 3-point pairs as possible, then 2-point pairs, then the rest.

    Pairs the goods of ``list``, which it sorts, with ``shipper``; a good is ``good[list[i]]``.
    """
    t.pairs = 0
    _sort_list(t)
    for i in range(t.shippers):
        t.gone[i] = 0
    left = int64(min(t.listed, t.shippers))
    taken = int64(0)  # bits of the listed goods that are paired
    for less in range(_MOST_POINTS):
        wanted = _MOST_POINTS - less
        count = int64(0)
        for i in range(t.shippers):
            t.owner[i] = -1
        for one in range(t.listed):
            if count < left and (taken >> one) & 1 == 0 and _find_shipper(t, int64(one), wanted):
                t.accepted[count] = one
                count += 1
        for k in range(count):
            i = _shipper_for(t, int64(k), count, wanted)
            t.gone[i] = 1
            taken |= int64(1) << int64(t.accepted[k])
            t.pair_good[t.pairs] = t.list[t.accepted[k]]
            t.pair_shipper[t.pairs] = t.shipper[i]
            t.pairs += 1
        left -= count
        if left == 0:
            return


# -- values -----------------------------------------------------------------------------------


@subroutine
def consumed(s: st.GameState, t: Scratch, seat: int) -> int:
    """VP of consuming all pairs, bonuses included."""
    total = int64(0)
    for k in range(t.pairs):
        good = int64(t.good[t.pair_good[k]])
        total += points_of(good, int64(t.pair_shipper[k]))
        total += amount_of(s, seat, int64(faces.Op.CONSUME_VP_BONUS), int64(st.SHIP), good >> 9)
    return total


@subroutine
def _consumes_all(s: st.GameState, t: Scratch) -> bool:
    """Whether the game ends in any case: then nothing is traded."""
    if s.pool <= 0:
        return True
    total = int64(0)
    for seat in range(s.seats):
        if s.squares[seat] >= st.LAST_SQUARES:
            return True
    for seat in range(s.seats):
        list_goods(s, t, int64(seat))
        if t.ship_goods > 0:
            list_shippers(s, t, int64(seat))
            pair_up(t)
            total += consumed(s, t, int64(seat))
    return bool(total >= s.pool)


@subroutine
def _keep_best(t: Scratch) -> None:
    for k in range(t.pairs):
        t.best_good[k] = t.pair_good[k]
        t.best_shipper[k] = t.pair_shipper[k]


@subroutine
def _is_in_best(t: Scratch, one: int, count: int) -> bool:
    found = False
    for k in range(count):
        found = found or t.best_good[k] == one
    return found


@subroutine
def _exchange(s: st.GameState, t: Scratch, seat: int, worth: int) -> bool:
    """Exchange one good of the best pairs for one that is left, if that scores more."""
    count = int64(t.pairs)
    for out in range(count):
        for new in range(t.ship_goods):
            if _is_in_best(t, int64(new), count):
                continue
            for k in range(count):
                t.list[k] = t.best_good[k]
            t.list[out] = new
            t.listed = count
            pair_up(t)
            if consumed(s, t, seat) > worth:
                return True
    return False


@subroutine
def _find_best_pairs(s: st.GameState, t: Scratch, seat: int) -> None:
    """The pairs with the most VP; in ties, those of steps 1 to 3."""
    pair_up(t)
    _keep_best(t)
    count = int64(t.pairs)
    for k in range(count):
        t.list[k] = t.best_good[k]
    t.listed = count
    pair_up(t)
    _keep_best(t)
    worth = consumed(s, t, seat)
    while _exchange(s, t, seat, worth):
        _keep_best(t)
        worth = consumed(s, t, seat)
    t.pairs = count
    for k in range(count):
        t.pair_good[k] = t.best_good[k]
        t.pair_shipper[k] = t.best_shipper[k]


@subroutine
def _price(s: st.GameState, seat: int, good: int) -> int:
    world = good >> 9
    return world + amount_of(s, seat, int64(faces.Op.TRADE_BONUS), int64(st.SHIP), world)


@subroutine
def _trade(s: st.GameState, t: Scratch, seat: int, value: int) -> int:
    """The pair of ``value`` points with the highest price, then the lowest shipper; -1: none."""
    best = int64(-1)
    highest = int64(0)
    for k in range(t.pairs):
        good = int64(t.good[t.pair_good[k]])
        if points_of(good, int64(t.pair_shipper[k])) != value:
            continue
        rank = _price(s, seat, good) * 8 - (t.pair_shipper[k] >> 1)
        if best < 0 or rank > highest:
            best, highest = int64(k), rank
    return best


@subroutine
def _code(t: Scratch, k: int, consume: int) -> int:
    good = int64(t.good[t.pair_good[k]])
    shipper = int64(t.pair_shipper[k])
    worker = (shipper >> 1) + st.VIRTUAL * (shipper & 1)
    return code(int64(st.Kind.SHIP), worker, (good >> 3) & 63, good & 7, consume)


@subroutine
def next_shipment(s: st.GameState, t: Scratch, projected: int) -> int:
    """The first shipment of the plan, as an action: trades first, then goods to consume."""
    seat = int64(s.mover)
    ends = _consumes_all(s, t)
    list_goods(s, t, seat)
    list_shippers(s, t, seat)
    if ends:
        _find_best_pairs(s, t, seat)
    else:
        pair_up(t)
        money = int64(s.credits[seat])
        for value in range(1, _MOST_POINTS + 1):
            # $1 is missing for a pair of 1 point, $2 for one of 2, $4 for one of 3.
            missing = 1 << (value - 1)
            if money <= projected - missing:
                k = _trade(s, t, seat, int64(value))
                if k >= 0:
                    t.step = 3 + value
                    return _code(t, k, int64(0))
    best = int64(0)
    most = int64(0)
    for k in range(t.pairs):
        value = points_of(int64(t.good[t.pair_good[k]]), int64(t.pair_shipper[k]))
        if value > most:
            best, most = int64(k), value
    t.step = 7
    return _code(t, best, int64(1))
