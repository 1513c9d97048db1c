"""Which situations are possible by the rules, and messages for those that aren't."""

from typing import Final

from engines.games.lange_strasse.dice import code_of, is_strich
from engines.games.lange_strasse.kernels.state import DICE, SEATS, TARGET
from engines.games.lange_strasse.snapshot import STEP, Snapshot
from engines.rulekit.notation import require
from engines.runtime.types import Seat

SMALLEST_TURN: Final = 300
MOST: Final = 1_000_000
MOST_ROUNDS: Final = 9_999
"""Far more than any game has (``Kernel.max_steps``)."""


def check(snapshot: Snapshot) -> None:
    """Raise ``Impossible`` if no game can reach ``snapshot``."""
    seats = {len(snapshot.scores), len(snapshot.money)}
    require(seats == {SEATS}, "errors-lange-strasse-seats-write", seats=SEATS)
    _check_numbers(snapshot)
    _check_round(snapshot)
    _check_strich(snapshot)
    if snapshot.over:
        _check_over(snapshot)
    else:
        _check_set(snapshot)


def _check_numbers(snapshot: Snapshot) -> None:
    for points in (*snapshot.scores, snapshot.accumulated):
        occurs = 0 <= points <= MOST and points % STEP == 0
        require(occurs, "errors-points-cannot-occur-all", points=points, step=STEP)
        told, least = "errors-points-cannot-occur-turn", SMALLEST_TURN
        require(points == 0 or points >= least, told, points=points, smallest_turn=least)
    require(sum(snapshot.money) == 0, "errors-money-three-seats-adds")
    whole = snapshot.over or not any(cents % STEP for cents in snapshot.money)
    require(whole, "errors-money-before-settlement-multiple", step=STEP)


def _check_round(snapshot: Snapshot) -> None:
    played = 1 <= snapshot.round <= MOST_ROUNDS
    require(played, "errors-no-round-rounds-count", round=snapshot.round)
    seat = snapshot.mover
    require(0 <= seat < SEATS, "errors-no-seat", seat=seat + 1, seats=SEATS)
    for seat, points in enumerate(snapshot.scores):
        fits = points < TARGET or _has_played(snapshot, seat)
        require(fits, "errors-seat-points-before-turn", seat=seat + 1, points=points)


def _has_played(snapshot: Snapshot, seat: Seat) -> bool:
    """Whether a seat has had its turn of the round."""
    return snapshot.over or snapshot.order.index(seat) < snapshot.place


def _check_strich(snapshot: Snapshot) -> None:
    for at, (points, mark) in enumerate(zip(snapshot.scores, snapshot.strich, strict=True)):
        turns, seat = snapshot.round - 1 + _has_played(snapshot, at), at + 1
        require(turns or not mark, "errors-seat-cannot-strich-before", seat=seat)
        require(turns or not points, "errors-seat-cannot-points-before", seat=seat)
        scored = points or mark or not turns
        require(scored, "errors-seat-no-points-after", seat=seat, turns=turns)
        require(turns > 1 or not (mark and points), "errors-seat-cannot-both-points", seat=seat)


def _check_over(snapshot: Snapshot) -> None:
    require(max(snapshot.scores) >= TARGET, "errors-game-not-over-nobody", target=TARGET)
    left = snapshot.dice or snapshot.kept.dice or snapshot.accumulated or snapshot.rolls
    require(not left, "errors-game-over-no-dice")


def _check_set(snapshot: Snapshot) -> None:
    kept, rolls = snapshot.kept, snapshot.rolls
    require(kept.dice < DICE, "errors-after-keeping-six-dice")
    before = rolls - 1 if snapshot.dice else rolls
    require(before >= 0, "errors-dice-wait-decision-rolled")
    least, most = rolls_for(snapshot)
    told, span = "errors-kept-dice-take-rolls", {"least": least, "most": most}
    require(least <= before <= most, told, dice=kept.dice, before=before, **span)
    if snapshot.dice:
        _check_roll(snapshot)


def rolls_for(snapshot: Snapshot) -> tuple[int, int]:
    """The fewest and most rolls after which these dice can be kept."""
    kept = snapshot.kept
    if not kept.dice:
        return 0, 0
    ones, fives = (kept.ones + 1) // 2, (kept.fives + 1) // 2
    least = max(1, ones, fives)
    if (kept.face == 1 and kept.ones) or (kept.face == 5 and kept.fives):
        least = max(least, (ones if kept.face == 1 else fives) + 1)
    return least, kept.ones + kept.fives + max(0, kept.size - 2)


def _check_roll(snapshot: Snapshot) -> None:
    told, rolled, left = "errors-dice-kept-rolled-not", len(snapshot.dice), snapshot.dice_left
    require(rolled == left, told, dice=snapshot.kept.dice, dice_left=left, rolled=rolled)
    require(not is_strich(snapshot, code_of(snapshot.dice)), "errors-nothing-roll-can-kept")
