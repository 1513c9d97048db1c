"""Who pays whom at the end of the game, payment by payment (rules, section 1.6).

The money itself is settled by the compiled rule (``kernels.rules.settle``), whose amounts are used
here; a test compares the two.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from engines.games.lange_strasse.kernels.state import ORDERS, SEATS
from engines.runtime.types import Seat


class Payment(Enum):
    """What a payment at the end is for."""

    SECOND = "second_place"
    THIRD = "third_place"
    FAST = "by_round_10"
    NO_STRICH = "no_strich"
    BELOW_HALF = "below_5000"


@dataclass(frozen=True, slots=True)
class Debt:
    """What one seat pays another, all reasons together."""

    payer: Seat
    receiver: Seat
    cents: int


@dataclass(frozen=True, slots=True)
class Transfer(Debt):
    """What one seat pays another for one reason."""

    why: Payment


def ranking(scores: Sequence[int], order: Sequence[Seat] = ORDERS[0]) -> tuple[Seat, ...]:
    """The seats, best first; of equal ones, the earlier in the order of play."""
    return tuple(sorted(order, key=lambda seat: -scores[seat]))


def transfers(
    scores: Sequence[int],
    strich: Sequence[bool],
    last_round: int,
    order: Sequence[Seat] = ORDERS[0],
) -> Iterator[Transfer]:
    """The payments of a game that ends in ``last_round`` with these scores and marks."""
    from engines.games.lange_strasse.kernels import rules  # compiled code

    winner, second, third = ranking(scores, order)
    yield Transfer(second, winner, rules.SECOND_PAYS, Payment.SECOND)
    yield Transfer(third, winner, rules.THIRD_PAYS, Payment.THIRD)
    losers = [seat for seat in range(SEATS) if seat != winner]
    if last_round <= rules.FAST_ROUND:
        for seat in losers:
            yield Transfer(seat, winner, rules.FAST_WIN, Payment.FAST)
    for clean in range(SEATS):
        if strich[clean]:
            continue
        for seat in range(SEATS):
            if seat != clean and strich[seat]:  # between two seats without one, it cancels out
                yield Transfer(seat, clean, rules.NO_STRICH, Payment.NO_STRICH)
    for seat in losers:
        if scores[seat] < rules.HALF:
            yield Transfer(seat, winner, rules.BELOW_HALF, Payment.BELOW_HALF)


def settled(found: Iterable[Transfer]) -> tuple[int, ...]:
    """What each seat gets from the payments, in cents."""
    money = [0] * SEATS
    for transfer in found:
        money[transfer.payer] -= transfer.cents
        money[transfer.receiver] += transfer.cents
    return tuple(money)


def netted(found: Sequence[Transfer]) -> tuple[Debt, ...]:
    """What remains to be paid between each pair of seats."""
    debts = []
    for one, other in combinations(range(SEATS), 2):
        cents = sum(each.cents for each in found if (each.payer, each.receiver) == (one, other))
        cents -= sum(each.cents for each in found if (each.payer, each.receiver) == (other, one))
        if cents:
            payer, receiver = (one, other) if cents > 0 else (other, one)
            debts.append(Debt(payer, receiver, abs(cents)))
    return tuple(debts)


def debts_of(change: Sequence[int]) -> tuple[Debt, ...]:
    """Who pays whom when the money of the seats changes and one seat alone pays or is paid."""
    return tuple(
        Debt(payer, receiver, min(-lost, won))
        for payer, lost in enumerate(change)
        for receiver, won in enumerate(change)
        if lost < 0 < won
    )
