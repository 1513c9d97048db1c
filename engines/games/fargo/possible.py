"""Which situations the rules can bring about, and words for those they cannot.

Section numbers refer to the rules shown in the window (``assets/rules``).
"""

from functools import cache
from typing import Final

from engines.games.fargo.kernels.state import ALL_DICE, MAX_SEATS, TARGET
from engines.games.fargo.kernels.tables import (
    MAX_DECISION_DICE,
    MIN_HOT,
    STATE_DICE,
    STATE_SCORE,
    STATES,
    UNIT,
)
from engines.games.fargo.snapshot import Snapshot

MIN_SEATS: Final = 2
MIN_TURN: Final = 100
"""The smallest turn score above 0: ten dice always bring at least this."""
MIN_BANKED: Final = MIN_HOT * UNIT
MAX_SCORE: Final = 1_000_000
"""Far above anything that can be met in play; keeps sums within the state's fields."""
MAX_TURNS: Final = 1_000_000


class Impossible(Exception):
    """The rules cannot bring this about.

    Attributes:
        part: the field of the position text that is to blame.
    """

    def __init__(self, part: str, message: str) -> None:
        super().__init__(message)
        self.part = part


@cache
def run_scores(dice: int) -> tuple[int, ...]:
    """The run scores with which a player can have ``dice`` dice left, ascending; 164 in all."""
    return tuple(
        int(units) * UNIT
        for left, units in zip(STATE_DICE[:STATES], STATE_SCORE[:STATES], strict=True)
        if left == dice
    )


def check(snapshot: Snapshot) -> None:
    """Raise ``Impossible`` if no game can come to ``snapshot``."""
    if not MIN_SEATS <= snapshot.seats <= MAX_SEATS:
        count = "1 score" if snapshot.seats == 1 else f"{snapshot.seats} scores"
        raise Impossible(
            "scores",
            f"The position has {count}. Fargo has {MIN_SEATS} to {MAX_SEATS} seats: "
            "write one score for each.",
        )
    _check_turns(snapshot)
    for seat, score in enumerate(snapshot.scores):
        _check_score(snapshot, seat, score)
    _check_trigger(snapshot)
    _check_banked(snapshot)
    _check_run(snapshot)


def _check_turns(snapshot: Snapshot) -> None:
    if not 0 <= snapshot.mover < snapshot.seats:
        raise Impossible(
            "seat",
            f"There is no seat {snapshot.mover + 1} among {snapshot.seats}. "
            f"Use 1 to {snapshot.seats}.",
        )
    if not 0 <= snapshot.turns < MAX_TURNS:
        raise Impossible("turn", f"A turn is a number from 1 to {MAX_TURNS}.")
    expected = snapshot.turns % snapshot.seats
    if expected != snapshot.mover and snapshot.over:
        raise Impossible(
            "turn",
            f"Turn {snapshot.turns} of {snapshot.seats} seats is not the last before the turn of "
            f"seat {snapshot.mover + 1}. Leave the turn out and the first possible one is taken.",
        )
    if expected != snapshot.mover:
        raise Impossible(
            "turn",
            f"Turn {snapshot.turns + 1} of {snapshot.seats} seats belongs to seat "
            f"{expected + 1}, not to seat {snapshot.mover + 1}. "
            "Leave the turn out and the first possible one is taken.",
        )


def _check_score(snapshot: Snapshot, seat: int, score: int) -> None:
    if score % UNIT:
        raise Impossible("scores", f"A score of {score} cannot occur: scores are multiples of 50.")
    if not (score == 0 or MIN_TURN <= score <= MAX_SCORE):
        raise Impossible(
            "scores",
            f"A score of {score} cannot occur. A score is 0, or {MIN_TURN} to {MAX_SCORE}.",
        )
    if score and not snapshot.played(seat):
        raise Impossible(
            "scores",
            f"Seat {seat + 1} has {score} points but has not had a turn before turn "
            f"{snapshot.turns + 1}. Its score must be 0, or the turn later.",
        )


def _check_trigger(snapshot: Snapshot) -> None:
    rule = f"{'at least' if snapshot.at_exactly else 'more than'} {TARGET}"
    high = [seat for seat, n in enumerate(snapshot.scores) if n + snapshot.at_exactly > TARGET]
    if snapshot.trigger is None:
        if high:
            raise Impossible(
                "trigger",
                f"Seat {high[0] + 1} has {rule}, so the final round has begun. "
                "Say who started it: add 'trigger' and the seat that got there first.",
            )
        return
    trigger = snapshot.trigger
    if not 0 <= trigger < snapshot.seats:
        raise Impossible(
            "trigger",
            f"There is no seat {trigger + 1} among {snapshot.seats}. Use 1 to {snapshot.seats}.",
        )
    if trigger not in high:
        raise Impossible(
            "trigger",
            f"Seat {trigger + 1} has {snapshot.scores[trigger]}, but a player who starts the "
            f"final round has {rule}.",
        )
    # Seats that had a last turn already; all others must still be below.
    since = (snapshot.mover - trigger - 1) % snapshot.seats
    if since >= snapshot.turns:
        raise Impossible("turn", f"Turn {snapshot.turns + 1} is too early for the final round.")
    for seat in high:
        if (seat - trigger) % snapshot.seats > since:
            raise Impossible(
                "scores",
                f"Seat {seat + 1} has {rule} before its last turn, so the final round would have "
                f"begun with it and not with seat {trigger + 1}.",
            )


def _check_banked(snapshot: Snapshot) -> None:
    banked = snapshot.banked
    if banked % UNIT or not (banked == 0 or MIN_BANKED <= banked <= MAX_SCORE):
        raise Impossible(
            "banked",
            f"{banked} banked points cannot occur. Hot dice bank {MIN_BANKED} or more, "
            "in multiples of 50; 0 if there were none in this turn.",
        )
    if banked and snapshot.over:
        raise Impossible("banked", "The game is over: nothing is banked. Leave 'banked' out.")


def _check_run(snapshot: Snapshot) -> None:
    run, dice = snapshot.run, snapshot.dice
    if run == 0 and dice == ALL_DICE:
        return  # the start of a run, which is always rolled
    if snapshot.over:
        raise Impossible("run", "The game is over: there is not a run. Leave 'run' and 'dice' out.")
    if run == 0:
        raise Impossible(
            "dice",
            f"A run score of 0 goes with all ten dice, not with {dice}. Add 'run' and its points.",
        )
    if not 1 <= dice <= MAX_DECISION_DICE:
        raise Impossible(
            "dice",
            f"A run with {run} points cannot have {dice} dice left. "
            f"It has 1 to {MAX_DECISION_DICE}: the first roll always scores two or more.",
        )
    scores = run_scores(dice)
    if run not in scores:
        below = [str(score) for score in scores if score < run][-1:]
        above = [str(score) for score in scores if score > run][:1]
        raise Impossible(
            "run",
            f"A run score of {run} with {dice} dice left cannot occur. "
            f"The nearest possible: {' and '.join(below + above)}.",
        )
