"""Pairing shippers with goods, and what to Trade (section 8.5)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engines.games.roll_galaxy.kernels.faces import AMOUNT, MASK, OP, Op
from engines.games.roll_galaxy.kernels.state import (
    COLOURS,
    CONSUMPTION,
    LAST_SQUARES,
    MOST_CREDITS,
    SHIP,
)
from engines.games.roll_galaxy.rollbot.situation import Good, goods_of, virtual_of
from engines.runtime.types import Seat


@dataclass(frozen=True, slots=True)
class Shipper:
    """A shipper: a die, or a worker without one."""

    colour: int
    is_virtual: bool = False


@dataclass(frozen=True, slots=True)
class Pair:
    """A good and who ships it."""

    good: Good
    shipper: Shipper


@dataclass(frozen=True, slots=True)
class Shipment:
    """A pair and what is done with it.

    Attributes:
        pair: good and shipper.
        trade: for credits, else for VP.
        step: number of the rule in section 8.5.
        gain: credits or VP.
        buy_chip: Galactic Bankers: pay $1 for a chip after it.
    """

    pair: Pair
    trade: bool
    step: int
    gain: int
    buy_chip: bool = False


def _matches(colour: int, world: int) -> bool:
    return colour in (world, CONSUMPTION)


def consume_points(pair: Pair) -> int:
    """VP of consuming, without the bonuses of tiles."""
    world = pair.good.world
    return 1 + _matches(pair.good.colour, world) + _matches(pair.shipper.colour, world)


def bonus(faces: Sequence[int], op: Op, world: int) -> int:
    """The summed bonuses of tiles for goods of a world's colour."""
    return sum(
        int(AMOUNT[face, i])
        for face in faces
        for i in range(OP.shape[1])
        if OP[face, i] == op and MASK[face, i] >> world & 1
    )


def vp_bonus(faces: Sequence[int], world: int) -> int:
    """VP that tiles add when a good of this world is consumed."""
    return bonus(faces, Op.CONSUME_VP_BONUS, world)


def price(faces: Sequence[int], world: int) -> int:
    """Credits for trading a good; the number of a world's colour is its value."""
    return world + bonus(faces, Op.TRADE_BONUS, world)


# -- steps 1 to 3 -----------------------------------------------------------------------------


def pair_up(goods: Sequence[Good], shippers: Sequence[Shipper]) -> list[Pair]:
    """Steps 1 to 3: as many 3-point pairs as possible, then 2-point pairs, then the rest."""
    goods_left = sorted(goods, key=lambda good: (-good.world, good.square))
    shippers_left = sorted(shippers, key=lambda one: (one.colour, one.is_virtual))
    pairs: list[Pair] = []
    for wanted in (3, 2, 1):
        accepted: list[Good] = []
        for good in goods_left:
            if _can_pair([*accepted, good], shippers_left, wanted):
                accepted.append(good)
        for i, good in enumerate(accepted):
            shipper = _shipper_for(good, accepted[i + 1 :], shippers_left, wanted)
            shippers_left.remove(shipper)
            goods_left.remove(good)
            pairs.append(Pair(good, shipper))
    return pairs


def _fits(good: Good, shipper: Shipper, wanted: int) -> bool:
    return consume_points(Pair(good, shipper)) == wanted or wanted == 1


def _can_pair(goods: Sequence[Good], shippers: Sequence[Shipper], wanted: int) -> bool:
    owner: dict[int, int] = {}

    def place(good: int, tried: set[int]) -> bool:
        for i, shipper in enumerate(shippers):
            if i not in tried and _fits(goods[good], shipper, wanted):
                tried.add(i)
                if i not in owner or place(owner[i], tried):
                    owner[i] = good
                    return True
        return False

    return all(place(good, set()) for good in range(len(goods)))


def _shipper_for(
    good: Good, later: Sequence[Good], shippers: Sequence[Shipper], wanted: int
) -> Shipper:
    """The exact colour if it makes the points, else the lowest that leaves the rest pairable."""
    fitting = [one for one in shippers if _fits(good, one, wanted)]
    exact = [one for one in fitting if one.colour == good.world and wanted > 1]
    for one in (*exact, *fitting):
        rest = list(shippers)
        rest.remove(one)
        if _can_pair(later, rest, wanted):
            return one
    return fitting[0]


# -- the whole plan ---------------------------------------------------------------------------


def plan(s: Any, seat: Seat, projected: int) -> list[Shipment]:
    """All shipments of a seat, in order: trades first, then what is consumed."""
    faces = [int(face) - 1 for face in s.tableau[seat, : s.squares[seat]]]
    goods, shippers = goods_of(s, seat), shippers_of(s, seat)
    if consumes_all(s):
        pairs = best_pairs(goods, shippers, faces)
        return [_consume(pair, faces, 7) for pair in _most_first(pairs)]
    pairs = pair_up(goods, shippers)
    shipments: list[Shipment] = []
    credits_now = int(s.credits[seat])
    banks = any(Op.TRADE_BUY_VP in OP[face] for face in faces)
    for step, value, lead in ((4, 1, -1), (5, 2, -2), (6, 3, -4)):
        while True:
            inside = [pair for pair in pairs if consume_points(pair) == value]
            is_short = credits_now < projected if step == 4 else credits_now <= projected + lead
            if not inside or not is_short:
                break
            pair = min(inside, key=lambda p: (-price(faces, p.good.world), p.shipper.colour))
            pairs.remove(pair)
            gain = price(faces, pair.good.world)
            credits_now = min(MOST_CREDITS, credits_now + gain)
            buys = banks and credits_now - 1 >= projected
            credits_now -= buys
            shipments.append(Shipment(pair, True, step, gain, buys))
    return shipments + [_consume(pair, faces, 7) for pair in _most_first(pairs)]


def _most_first(pairs: Sequence[Pair]) -> list[Pair]:
    return sorted(pairs, key=lambda p: -consume_points(p))


def _consume(pair: Pair, faces: Sequence[int], step: int) -> Shipment:
    gain = consume_points(pair) + vp_bonus(faces, pair.good.world)
    return Shipment(pair, trade=False, step=step, gain=gain)


def shippers_of(s: Any, seat: Seat) -> list[Shipper]:
    """Revealed shippers; those without dice are counted down only for the seat that ships."""
    dice = [
        Shipper(colour)
        for colour in range(COLOURS)
        for _ in range(int(s.workers[seat, SHIP, colour]))
    ]
    if seat == s.mover:
        left = [c for c in range(COLOURS) for _ in range(int(s.virtual[c]))]
    else:
        left = virtual_of([int(f) - 1 for f in s.tableau[seat, : s.squares[seat]]], SHIP)
    return dice + [Shipper(colour, is_virtual=True) for colour in left]


def consumes_all(s: Any) -> bool:
    """Whether the game ends anyway: then nothing is traded."""
    if s.pool <= 0 or s.squares.max() >= LAST_SQUARES:
        return True
    total = 0
    for seat in range(int(s.seats)):
        faces = [int(face) - 1 for face in s.tableau[seat, : s.squares[seat]]]
        for pair in pair_up(goods_of(s, seat), shippers_of(s, seat)):
            total += consume_points(pair) + vp_bonus(faces, pair.good.world)
    return bool(total >= s.pool)


def best_pairs(
    goods: Sequence[Good], shippers: Sequence[Shipper], faces: Sequence[int]
) -> list[Pair]:
    """The pairs with most VP, bonuses included; equal sums: those of steps 1 to 3.

    Which goods are shipped matters only if there are too few shippers. The best set is found by
    exchanging one good at a time: for assignments a set that no exchange betters is the best one.
    """

    def worth(pairs: Sequence[Pair]) -> int:
        return sum(consume_points(p) + vp_bonus(faces, p.good.world) for p in pairs)

    chosen = [pair.good for pair in pair_up(goods, shippers)]
    best = pair_up(chosen, shippers)
    while True:
        better = _exchange(goods, chosen, shippers, best, worth)
        if better is None:
            return best
        best = better
        chosen = [pair.good for pair in best]


def _exchange(
    goods: Sequence[Good],
    chosen: Sequence[Good],
    shippers: Sequence[Shipper],
    best: Sequence[Pair],
    worth: Callable[[Sequence[Pair]], int],
) -> list[Pair] | None:
    left = list(goods)
    for good in chosen:
        left.remove(good)
    for out in range(len(chosen)):
        for new in left:
            pairs = pair_up([*chosen[:out], new, *chosen[out + 1 :]], shippers)
            if worth(pairs) > worth(best):
                return pairs
    return None
