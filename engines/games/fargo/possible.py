"""Which situations are possible by the rules, and messages for those that aren't."""

from typing import Final

from engines.games.fargo.kernels.state import ALL_DICE, MAX_SEATS, TARGET
from engines.games.fargo.kernels.tables import MAX_DECISION_DICE, MIN_HOT, UNIT
from engines.games.fargo.snapshot import Snapshot
from engines.games.fargo.units import RUN_SCORES
from engines.rulekit.notation import Impossible, require
from engines.runtime.texts import Value

MIN_SEATS: Final = 2
MIN_TURN: Final = 100
"""The smallest turn score above 0: ten dice always score at least this."""
MIN_BANKED: Final = MIN_HOT * UNIT
MAX_SCORE: Final = 1_000_000
"""Far above any score that occurs in play; keeps sums within the state's fields."""
MAX_TURNS: Final = 1_000_000


def check(snapshot: Snapshot) -> None:
    """Raise ``Impossible`` if no game can reach ``snapshot``."""
    seats, told = snapshot.seats, "errors-position-fargo-seats-write"
    bounds = {"min_seats": MIN_SEATS, "max_seats": MAX_SEATS}
    require(MIN_SEATS <= seats <= MAX_SEATS, told, count=seats, **bounds)
    _check_turns(snapshot)
    for seat, score in enumerate(snapshot.scores):
        _check_score(snapshot, seat, score)
    _check_trigger(snapshot)
    _check_banked(snapshot)
    _check_run(snapshot)


def _check_turns(snapshot: Snapshot) -> None:
    turns, seats, mover = snapshot.turns, snapshot.seats, snapshot.mover + 1
    require(1 <= mover <= seats, "errors-no-seat", seat=mover, seats=seats)
    require(0 <= turns < MAX_TURNS, "errors-turn-not-number", max_turns=MAX_TURNS)
    expected = turns % seats + 1
    fits, told = expected == mover, "errors-turn-seats-not-last"
    require(fits or not snapshot.over, told, turns=turns, seats=seats, mover=mover)
    whose = {"expected": expected, "mover": mover}
    require(fits, "errors-turn-seats-belongs-seat", turns=turns + 1, seats=seats, **whose)


def _check_score(snapshot: Snapshot, seat: int, score: int) -> None:
    require(score % UNIT == 0, "errors-score-cannot-occur-scores", score=score)
    occurs, bounds = MIN_TURN <= score <= MAX_SCORE, {"min_turn": MIN_TURN, "max_score": MAX_SCORE}
    require(score == 0 or occurs, "errors-score-cannot-occur-score", score=score, **bounds)
    told, played = "errors-seat-points-but-not", score == 0 or snapshot.played(seat)
    require(played, told, seat=seat + 1, score=score, turns=snapshot.turns + 1)


def _check_trigger(snapshot: Snapshot) -> None:
    rule = "at_least" if snapshot.at_exactly else "more_than"
    limit: dict[str, Value] = {"rule": rule, "target": TARGET}
    high = [seat for seat, n in enumerate(snapshot.scores) if n + snapshot.at_exactly > TARGET]
    if snapshot.trigger is None:
        if high:
            raise Impossible("errors-seat-final-round-begun", high=high[0] + 1, **limit)
        return
    trigger, seats = snapshot.trigger, snapshot.seats
    require(0 <= trigger < seats, "errors-no-seat", seat=trigger + 1, seats=seats)
    told, score = "errors-seat-but-player-starts", snapshot.scores[trigger]
    require(trigger in high, told, trigger=trigger + 1, score=score, **limit)
    # How many seats have had their last turn; all others must still be below the target.
    since = (snapshot.mover - trigger - 1) % seats
    require(since < snapshot.turns, "errors-turn-too-early-final", turns=snapshot.turns + 1)
    for seat in high:
        told, fits = "errors-seat-before-last-turn", (seat - trigger) % seats <= since
        require(fits, told, seat=seat + 1, trigger=trigger + 1, **limit)


def _check_banked(snapshot: Snapshot) -> None:
    banked = snapshot.banked
    occurs = banked == 0 or (MIN_BANKED <= banked <= MAX_SCORE and banked % UNIT == 0)
    require(occurs, "errors-banked-points-cannot-occur", banked=banked, min_banked=MIN_BANKED)
    require(not (banked and snapshot.over), "errors-game-over-nothing-banked")


def _check_run(snapshot: Snapshot) -> None:
    run, dice, most = snapshot.run, snapshot.dice, MAX_DECISION_DICE
    if run == 0 and dice == ALL_DICE:
        return  # the start of a run, which is always rolled
    require(not snapshot.over, "errors-game-over-not-run")
    require(run != 0, "errors-run-score-none", dice=dice)
    told = "errors-run-points-cannot-dice"
    require(1 <= dice <= most, told, run=run, dice=dice, max_decision_dice=most)
    scores = RUN_SCORES[dice - 1]
    below = [score for score in scores if score < run][-1:]
    above = [score for score in scores if score > run][:1]
    nearest = (*below, *above)
    require(run in scores, "errors-run-score-dice-left", run=run, dice=dice, nearest=nearest)
