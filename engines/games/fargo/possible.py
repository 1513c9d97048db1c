"""Which situations are possible by the rules, and messages for those that aren't."""

from typing import Final

from engines.games.fargo.kernels.state import ALL_DICE, MAX_SEATS, TARGET
from engines.games.fargo.kernels.tables import MAX_DECISION_DICE, MIN_HOT, UNIT
from engines.games.fargo.snapshot import Snapshot
from engines.games.fargo.units import RUN_SCORES
from engines.rulekit.notation import Impossible
from engines.runtime.texts import tr

MIN_SEATS: Final = 2
MIN_TURN: Final = 100
"""The smallest turn score above 0: ten dice always score at least this."""
MIN_BANKED: Final = MIN_HOT * UNIT
MAX_SCORE: Final = 1_000_000
"""Far above any score that occurs in play; keeps sums within the state's fields."""
MAX_TURNS: Final = 1_000_000


def check(snapshot: Snapshot) -> None:
    """Raise ``Impossible`` if no game can reach ``snapshot``."""
    if not MIN_SEATS <= snapshot.seats <= MAX_SEATS:
        raise Impossible(
            tr(
                "errors-position-fargo-seats-write",
                count=snapshot.seats,
                min_seats=MIN_SEATS,
                max_seats=MAX_SEATS,
            )
        )
    _check_turns(snapshot)
    for seat, score in enumerate(snapshot.scores):
        _check_score(snapshot, seat, score)
    _check_trigger(snapshot)
    _check_banked(snapshot)
    _check_run(snapshot)


def _check_turns(snapshot: Snapshot) -> None:
    if not 0 <= snapshot.mover < snapshot.seats:
        raise Impossible(tr("errors-no-seat", seat=snapshot.mover + 1, seats=snapshot.seats))
    if not 0 <= snapshot.turns < MAX_TURNS:
        raise Impossible(tr("errors-turn-not-number", max_turns=MAX_TURNS))
    expected = snapshot.turns % snapshot.seats
    if expected != snapshot.mover and snapshot.over:
        raise Impossible(
            tr(
                "errors-turn-seats-not-last",
                turns=snapshot.turns,
                seats=snapshot.seats,
                mover=snapshot.mover + 1,
            )
        )
    if expected != snapshot.mover:
        raise Impossible(
            tr(
                "errors-turn-seats-belongs-seat",
                turns=snapshot.turns + 1,
                seats=snapshot.seats,
                expected=expected + 1,
                mover=snapshot.mover + 1,
            )
        )


def _check_score(snapshot: Snapshot, seat: int, score: int) -> None:
    if score % UNIT:
        raise Impossible(tr("errors-score-cannot-occur-scores", score=score))
    if not (score == 0 or MIN_TURN <= score <= MAX_SCORE):
        raise Impossible(
            tr(
                "errors-score-cannot-occur-score",
                score=score,
                min_turn=MIN_TURN,
                max_score=MAX_SCORE,
            )
        )
    if score and not snapshot.played(seat):
        raise Impossible(
            tr("errors-seat-points-but-not", seat=seat + 1, score=score, turns=snapshot.turns + 1)
        )


def _check_trigger(snapshot: Snapshot) -> None:
    rule = "at_least" if snapshot.at_exactly else "more_than"
    high = [seat for seat, n in enumerate(snapshot.scores) if n + snapshot.at_exactly > TARGET]
    if snapshot.trigger is None:
        if high:
            raise Impossible(
                tr("errors-seat-final-round-begun", high=high[0] + 1, rule=rule, target=TARGET)
            )
        return
    trigger = snapshot.trigger
    if not 0 <= trigger < snapshot.seats:
        raise Impossible(tr("errors-no-seat", seat=trigger + 1, seats=snapshot.seats))
    if trigger not in high:
        raise Impossible(
            tr(
                "errors-seat-but-player-starts",
                trigger=trigger + 1,
                score=snapshot.scores[trigger],
                rule=rule,
                target=TARGET,
            )
        )
    # How many seats have had their last turn; all others must still be below the target.
    since = (snapshot.mover - trigger - 1) % snapshot.seats
    if since >= snapshot.turns:
        raise Impossible(tr("errors-turn-too-early-final", turns=snapshot.turns + 1))
    for seat in high:
        if (seat - trigger) % snapshot.seats > since:
            raise Impossible(
                tr(
                    "errors-seat-before-last-turn",
                    seat=seat + 1,
                    rule=rule,
                    target=TARGET,
                    trigger=trigger + 1,
                )
            )


def _check_banked(snapshot: Snapshot) -> None:
    banked = snapshot.banked
    if banked % UNIT or not (banked == 0 or MIN_BANKED <= banked <= MAX_SCORE):
        raise Impossible(
            tr("errors-banked-points-cannot-occur", banked=banked, min_banked=MIN_BANKED)
        )
    if banked and snapshot.over:
        raise Impossible(tr("errors-game-over-nothing-banked"))


def _check_run(snapshot: Snapshot) -> None:
    run, dice = snapshot.run, snapshot.dice
    if run == 0 and dice == ALL_DICE:
        return  # the start of a run, which is always rolled
    if snapshot.over:
        raise Impossible(tr("errors-game-over-not-run"))
    if run == 0:
        raise Impossible(tr("errors-run-score-none", dice=dice))
    if not 1 <= dice <= MAX_DECISION_DICE:
        raise Impossible(
            tr(
                "errors-run-points-cannot-dice",
                run=run,
                dice=dice,
                max_decision_dice=MAX_DECISION_DICE,
            )
        )
    scores = RUN_SCORES[dice - 1]
    if run not in scores:
        below = [score for score in scores if score < run][-1:]
        above = [score for score in scores if score > run][:1]
        nearest = tuple(below + above)
        raise Impossible(tr("errors-run-score-dice-left", run=run, dice=dice, nearest=nearest))
