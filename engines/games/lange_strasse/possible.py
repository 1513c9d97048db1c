"""Which situations are possible by the rules, and messages for those that aren't."""

from typing import Final

from engines.games.lange_strasse.dice import code_of, is_strich
from engines.games.lange_strasse.kernels.state import DICE, SEATS, TARGET
from engines.games.lange_strasse.snapshot import STEP, Snapshot
from engines.rulekit.notation import Impossible
from engines.runtime.texts import tr
from engines.runtime.types import Seat

SMALLEST_TURN: Final = 300
MOST: Final = 1_000_000
MOST_ROUNDS: Final = 9_999
"""Far more than any game has (``Kernel.max_steps``)."""


def check(snapshot: Snapshot) -> None:
    """Raise ``Impossible`` if no game can reach ``snapshot``."""
    if len(snapshot.scores) != SEATS or len(snapshot.money) != SEATS:
        raise Impossible(tr("errors-lange-strasse-seats-write", seats=SEATS))
    _check_numbers(snapshot)
    _check_round(snapshot)
    _check_strich(snapshot)
    if snapshot.over:
        _check_over(snapshot)
    else:
        _check_set(snapshot)


def _check_numbers(snapshot: Snapshot) -> None:
    for points in (*snapshot.scores, snapshot.accumulated):
        if points < 0 or points % STEP or points > MOST:
            raise Impossible(tr("errors-points-cannot-occur-all", points=points, step=STEP))
        if 0 < points < SMALLEST_TURN:
            raise Impossible(
                tr("errors-points-cannot-occur-turn", points=points, smallest_turn=SMALLEST_TURN)
            )
    if sum(snapshot.money):
        raise Impossible(tr("errors-money-three-seats-adds"))
    if not snapshot.over and any(cents % STEP for cents in snapshot.money):
        raise Impossible(tr("errors-money-before-settlement-multiple", step=STEP))


def _check_round(snapshot: Snapshot) -> None:
    if not 1 <= snapshot.round <= MOST_ROUNDS:
        raise Impossible(tr("errors-no-round-rounds-count", round=snapshot.round))
    if not 0 <= snapshot.mover < SEATS:
        raise Impossible(tr("errors-no-seat", seat=snapshot.mover + 1, seats=SEATS))
    if snapshot.over:
        return
    for seat, points in enumerate(snapshot.scores):
        if points >= TARGET and not _has_played(snapshot, seat):
            raise Impossible(tr("errors-seat-points-before-turn", seat=seat + 1, points=points))


def _has_played(snapshot: Snapshot, seat: Seat) -> bool:
    """Whether a seat has had its turn of the round."""
    return snapshot.over or snapshot.order.index(seat) < snapshot.place


def _turns_of(snapshot: Snapshot, seat: Seat) -> int:
    return snapshot.round - 1 + int(_has_played(snapshot, seat))


def _check_strich(snapshot: Snapshot) -> None:
    for seat, (points, mark) in enumerate(zip(snapshot.scores, snapshot.strich, strict=True)):
        turns = _turns_of(snapshot, seat)
        if mark and not turns:
            raise Impossible(tr("errors-seat-cannot-strich-before", seat=seat + 1))
        if points and not turns:
            raise Impossible(tr("errors-seat-cannot-points-before", seat=seat + 1))
        if turns and not points and not mark:
            raise Impossible(tr("errors-seat-no-points-after", seat=seat + 1, turns=turns))
        if mark and points and turns < 2:
            raise Impossible(tr("errors-seat-cannot-both-points", seat=seat + 1))


def _check_over(snapshot: Snapshot) -> None:
    if max(snapshot.scores) < TARGET:
        raise Impossible(tr("errors-game-not-over-nobody", target=TARGET))
    if snapshot.dice or snapshot.kept.dice or snapshot.accumulated or snapshot.rolls:
        raise Impossible(tr("errors-game-over-no-dice"))


def _check_set(snapshot: Snapshot) -> None:
    kept, rolls = snapshot.kept, snapshot.rolls
    if kept.dice >= DICE:
        raise Impossible(tr("errors-after-keeping-six-dice"))
    before = rolls - 1 if snapshot.dice else rolls
    if rolls < 0 or (snapshot.dice and rolls < 1):
        raise Impossible(tr("errors-dice-wait-decision-rolled"))
    least, most = rolls_for(snapshot)
    if not least <= before <= most:
        raise Impossible(
            tr("errors-kept-dice-take-rolls", dice=kept.dice, least=least, most=most, before=before)
        )
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
    rolled = len(snapshot.dice)
    if rolled != snapshot.dice_left:
        raise Impossible(
            tr(
                "errors-dice-kept-rolled-not",
                dice=snapshot.kept.dice,
                dice_left=snapshot.dice_left,
                rolled=rolled,
            )
        )
    if is_strich(snapshot, code_of(snapshot.dice)):
        raise Impossible(tr("errors-nothing-roll-can-kept"))
