"""Which situations the rules can bring about, and words for those they cannot."""

from typing import Final

from engines.games.lange_strasse.dice import code_of, is_strich
from engines.games.lange_strasse.kernels.state import DICE, SEATS, TARGET
from engines.games.lange_strasse.snapshot import Snapshot
from engines.runtime.types import Seat

UNIT: Final = 50
SMALLEST_SET: Final = 300
"""Six loose fives; any other completed set is worth more."""
SMALLEST_TURN: Final = 300
MOST: Final = 1_000_000
MOST_ROUNDS: Final = 9_999
"""Far more than any game has (``Kernel.max_steps``)."""


class Impossible(Exception):
    """The rules cannot bring this about."""


def check(snapshot: Snapshot) -> None:
    """Raise ``Impossible`` if no game can come to ``snapshot``."""
    if len(snapshot.scores) != SEATS or len(snapshot.money) != SEATS:
        raise Impossible(f"Lange Strasse has {SEATS} seats: write {SEATS} scores.")
    _check_numbers(snapshot)
    _check_round(snapshot)
    _check_strich(snapshot)
    if snapshot.over:
        _check_over(snapshot)
    else:
        _check_set(snapshot)


def _check_numbers(snapshot: Snapshot) -> None:
    for points in (*snapshot.scores, snapshot.accumulated):
        if points < 0 or points % UNIT or points > MOST:
            raise Impossible(f"{points} points cannot occur: all points are multiples of {UNIT}.")
        if 0 < points < SMALLEST_TURN:
            raise Impossible(f"{points} points cannot occur: a turn scores {SMALLEST_TURN} or 0.")
    if sum(snapshot.money):
        raise Impossible("The money of the three seats adds up to 0.")
    if not snapshot.over and any(cents % UNIT for cents in snapshot.money):
        raise Impossible(f"Money before the settlement is a multiple of {UNIT} cents.")


def _check_round(snapshot: Snapshot) -> None:
    if not 1 <= snapshot.round <= MOST_ROUNDS:
        raise Impossible(f"There is no round {snapshot.round}; rounds count from 1.")
    if not 0 <= snapshot.mover < SEATS:
        raise Impossible(f"There is no seat {snapshot.mover + 1}; the seats are 1 to {SEATS}.")
    if snapshot.over:
        return
    for seat, points in enumerate(snapshot.scores):
        if points >= TARGET and not _has_played(snapshot, seat):
            raise Impossible(
                f"Seat {seat + 1} has {points} points before its turn: the round in which it "
                "reached them would have been the last."
            )


def _has_played(snapshot: Snapshot, seat: Seat) -> bool:
    """Whether a seat has had its turn of the round."""
    return snapshot.over or snapshot.order.index(seat) < snapshot.place


def _turns_of(snapshot: Snapshot, seat: Seat) -> int:
    return snapshot.round - 1 + int(_has_played(snapshot, seat))


def _check_strich(snapshot: Snapshot) -> None:
    for seat, (points, mark) in enumerate(zip(snapshot.scores, snapshot.strich, strict=True)):
        turns = _turns_of(snapshot, seat)
        if mark and not turns:
            raise Impossible(f"Seat {seat + 1} cannot have a strich before its first turn.")
        if points and not turns:
            raise Impossible(f"Seat {seat + 1} cannot have points before its first turn.")
        if turns and not points and not mark:
            after = "a turn" if turns == 1 else f"{turns} turns"
            raise Impossible(f"Seat {seat + 1} has no points after {after}: it has a strich.")
        if mark and points and turns < 2:
            raise Impossible(f"Seat {seat + 1} cannot have both points and a strich after a turn.")


def _check_over(snapshot: Snapshot) -> None:
    if max(snapshot.scores) < TARGET:
        raise Impossible(f"The game is not over: nobody has {TARGET} points.")
    if snapshot.deciding or snapshot.kept.dice or snapshot.accumulated or snapshot.rolls:
        raise Impossible("The game is over: there are no dice on the table.")


def _check_set(snapshot: Snapshot) -> None:
    kept, rolls = snapshot.kept, snapshot.rolls
    if kept.dice >= DICE:
        raise Impossible("After keeping six dice you roll a new set: at most five can be kept.")
    before = rolls - 1 if snapshot.deciding else rolls
    if rolls < 0 or (snapshot.deciding and rolls < 1):
        raise Impossible("Dice that wait for a decision have been rolled: write 'rolls 1' or more.")
    least, most = rolls_for(snapshot)
    if not least <= before <= most:
        raise Impossible(
            f"{kept.dice} kept dice take {least} to {most} rolls, not {before}: "
            "each roll keeps at least one die."
        )
    if snapshot.deciding:
        _check_roll(snapshot)


def rolls_for(snapshot: Snapshot) -> tuple[int, int]:
    """The fewest and most rolls after which these dice can lie kept."""
    kept = snapshot.kept
    if not kept.dice:
        return 0, 0
    ones, fives = (kept.ones + 1) // 2, (kept.fives + 1) // 2
    least = max(1, ones, fives)
    if (kept.face == 1 and kept.ones) or (kept.face == 5 and kept.fives):
        least = max(least, (ones if kept.face == 1 else fives) + 1)
    return least, kept.ones + kept.fives + max(0, kept.size - 2)


def _check_roll(snapshot: Snapshot) -> None:
    rolled = sum(snapshot.dice)
    if rolled != snapshot.dice_left:
        raise Impossible(
            f"{snapshot.kept.dice} dice are kept, so {snapshot.dice_left} are rolled, not {rolled}."
        )
    faces = [face for face, count in enumerate(snapshot.dice, 1) for _ in range(count)]
    if is_strich(snapshot, code_of(faces)):
        raise Impossible("Nothing of this roll can be kept: it is a strich, and the turn is over.")
