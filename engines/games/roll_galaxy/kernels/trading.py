"""Phases IV and V: goods, Trade and Consume (rules, 3.7, 3.8, 4.5, 4.6)."""

from engines.games.roll_galaxy.kernels import powers
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import code
from engines.games.roll_galaxy.kernels.faces import COLOUR, Op
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.types import State


@subroutine
def all_room(s: st.GameState, seat: int) -> int:
    """Free places for goods on all worlds of the seat."""
    free = int64(0)
    room = powers.capacity(s, seat)
    for square in range(s.squares[seat]):
        free += powers.room_on(s, seat, int64(square), room)
    return free


@subroutine
def legal_goods(s: st.GameState, out: State) -> int:
    """List each color of producer on each world with room."""
    seat = int64(s.mover)
    room = powers.capacity(s, seat)
    count = int64(0)
    for colour in range(st.COLOURS):
        if s.workers[seat, st.PRODUCE, colour] > 0:
            for square in range(s.squares[seat]):
                if powers.room_on(s, seat, int64(square), room) > 0:
                    out[count] = code(
                        int64(st.Kind.PRODUCE), int64(colour), int64(square), int64(0), int64(0)
                    )
                    count += 1
    return count


@subroutine
def legal_shipments(s: st.GameState, out: State) -> int:
    """List each color of shipper with each good, to Trade or to Consume."""
    seat = int64(s.mover)
    count = int64(0)
    for worker in range(2 * st.COLOURS):
        if worker < st.VIRTUAL:
            have = int64(s.workers[seat, st.SHIP, worker])
        else:
            have = int64(s.virtual[worker - st.VIRTUAL])
        if have == 0:
            continue
        for square in range(s.squares[seat]):
            for place in range(st.ROOM):
                good = int64(s.goods[seat, square, place])
                if good == 0 or (place == 1 and s.goods[seat, square, 0] == good):
                    continue
                for mode in range(2):
                    out[count] = code(
                        int64(st.Kind.SHIP), int64(worker), int64(square), good - 1, int64(mode)
                    )
                    count += 1
    return count


@subroutine
def may_ship(s: st.GameState, shippers: int) -> bool:
    """Whether the mover has something to ship and ``shippers`` to do it."""
    return shippers > 0 and powers.count_goods(s, int64(s.mover)) > 0


@subroutine
def produce_step(s: st.GameState, action: int) -> None:
    """Turn a producer into a good."""
    colour, square = action & 255, (action >> 8) & 255
    s.workers[s.mover, st.PRODUCE, colour] -= 1
    powers.add_good(s, int64(s.mover), square, colour)


@subroutine
def matches(colour: int, world: int) -> bool:
    """Whether the color of a die matches that of a world; Consumption always does."""
    return bool(colour in (world, st.CONSUMPTION))


@subroutine
def ship_step(s: st.GameState, action: int) -> None:
    """Trade or consume one good; the dice go to the Citizenry."""
    seat = int64(s.mover)
    worker, square = action & 255, (action >> 8) & 255
    good, consume = (action >> 16) & 255, (action >> 24) & 255
    shipper = worker if worker < st.VIRTUAL else worker - st.VIRTUAL
    if worker < st.VIRTUAL:
        s.workers[seat, st.SHIP, worker] -= 1
        s.citizenry[seat, worker] += 1
    else:
        s.virtual[shipper] -= 1
    powers.take_good(s, seat, square, good)
    s.citizenry[seat, good] += 1
    world = int64(COLOUR[powers.face_at(s, seat, square)])
    if consume == 1:
        chips = 1 + int64(matches(good, world)) + int64(matches(shipper, world))
        chips += powers.amount_of(s, seat, int64(Op.CONSUME_VP_BONUS), int64(st.SHIP), world)
        powers.give_chips(s, seat, chips)
        powers.pay(
            s,
            seat,
            powers.amount_of(s, seat, int64(Op.CONSUME_CREDIT_BONUS), int64(st.SHIP), world),
        )
        return
    powers.pay(
        s, seat, world + powers.amount_of(s, seat, int64(Op.TRADE_BONUS), int64(st.SHIP), world)
    )
    if s.credits[seat] > 0 and powers.has_power(s, seat, int64(Op.TRADE_BUY_VP)):
        s.stage = st.Stage.BANK


@subroutine
def legal_banking(s: st.GameState, out: State) -> int:
    """List keeping the credits and buying a VP chip (Galactic Bankers)."""
    out[0] = code(int64(st.Kind.BANK), int64(0), int64(0), int64(0), int64(0))
    out[1] = code(int64(st.Kind.BANK), int64(1), int64(0), int64(0), int64(0))
    return int64(2)


@subroutine
def bank_step(s: st.GameState, action: int) -> None:
    """Buy a chip for a credit, or not."""
    if action & 255 == 1:
        s.credits[s.mover] -= 1
        powers.give_chips(s, int64(s.mover), int64(1))
    s.stage = st.Stage.SHIPPING
