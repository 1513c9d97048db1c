"""Why to stop or to roll, as facts.

Weights run from -1 to 1 and say how much a reason speaks for its line; where a reason is a chance,
its weight is that chance. Nothing is computed from them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from engines.contract.analysis import CONFIDENCE_95, Reason
from engines.contract.messages import message
from engines.games.fargo.distributions import odds_of
from engines.games.fargo.exact_turn import PointsChoice, solution
from engines.games.fargo.kernels.state import STOP, TARGET
from engines.games.fargo.kernels.tables import UNIT
from engines.games.fargo.snapshot import Snapshot
from engines.runtime.texts import decimals_of, difference
from engines.runtime.types import Action

MIN_HOT_CHANCE: Final = 0.05
"""Hot dice are mentioned if they are at least this likely (one to three dice)."""
MIN_THREAT: Final = 0.1
"""A seat at least this likely to start the final round next turn is mentioned."""
EQUAL_WIN: Final = 1e-12


@dataclass(frozen=True, slots=True)
class Chances:
    """The mover's win chance after each decision.

    Attributes:
        stop, roll: the chances.
        error: standard error of their difference; None if they are exact.
    """

    stop: float
    roll: float
    error: float | None = None

    @property
    def margin(self) -> float:
        """Chances that differ by no more count as equal."""
        return max(EQUAL_WIN, self.error or 0.0)

    @property
    def words(self) -> str:
        """The kind of sentence for chances of this accuracy."""
        if self.error is None:
            return "win"
        return "about" if decimals_of(100 * CONFIDENCE_95 * self.error) else "roughly"


def reasons(
    snapshot: Snapshot, action: Action, points: PointsChoice, chances: Chances | None = None
) -> tuple[Reason, ...]:
    """Reasons for and against ``action``, most important first.

    Without win chances the points decide which of the two is better.
    """
    stops = action == STOP
    own, other = (points.stop, points.roll) if stops else (points.roll, points.stop)
    found = []
    if chances is not None:
        found.append(_win_comparison(stops, chances))
    elif own < other:
        found.append(Reason(message("fargo.reason.points_cost", loss=other - own), -1.0))
    found += _end_reasons(snapshot, action)
    code = "points_stop" if stops else "points_roll"
    weight = 1.0 if chances is None else 0.5
    found.append(
        Reason(message(f"fargo.reason.{code}", own=own, other=other), weight * _sign(own - other))
    )
    if chances is not None and own < other and _wins_more(stops, chances):
        found.append(Reason(message("fargo.reason.against_points", loss=other - own), -0.5))
    found += _turn_reasons(snapshot, action)
    found += _threat(snapshot, action)
    return tuple(found)


def _wins_more(stops: bool, chances: Chances) -> bool:
    lead = chances.stop - chances.roll
    return (lead if stops else -lead) > chances.margin


def _win_comparison(stops: bool, chances: Chances) -> Reason:
    own, other = (chances.stop, chances.roll) if stops else (chances.roll, chances.stop)
    code = f"fargo.reason.{chances.words}"
    if abs(own - other) <= chances.margin:
        return Reason(message(f"{code}_equal", own=own), 0.9)
    if own > other:
        return Reason(message(f"{code}_best", own=own, other=other), 1.0)
    decimals = 0 if chances.words == "roughly" else 1
    lost_points = difference(100 * other, 100 * own, decimals)
    return Reason(message(f"{code}_worse", own=own, other=other, loss=lost_points), -1.0)


def _turn_reasons(snapshot: Snapshot, action: Action) -> Iterator[Reason]:
    """Reasons about the points of this turn."""
    if action == STOP:
        yield Reason(message("fargo.reason.banks", run=snapshot.run), 0.4)
        return
    odds = odds_of(snapshot.dice)
    yield Reason(message("fargo.reason.risk", run=snapshot.run, bust=odds.bust), -odds.bust)
    if odds.hot >= MIN_HOT_CHANCE:
        yield Reason(message("fargo.reason.hot", hot=odds.hot), odds.hot)
    if snapshot.banked:
        yield Reason(message("fargo.reason.safe", banked=snapshot.banked), 0.3)


def _end_reasons(snapshot: Snapshot, action: Action) -> Iterator[Reason]:
    """Reasons about the end of the game."""
    if snapshot.last_turn:
        yield from _last_stop(snapshot) if action == STOP else _last_roll(snapshot)
        return
    score = snapshot.stopped
    if action == STOP and snapshot.triggers(score):
        yield Reason(message("fargo.reason.brings_end", score=score), 0.9)
    elif action == STOP and score == TARGET:
        yield Reason(message("fargo.reason.short_of_end"), -0.8)


def _last_stop(snapshot: Snapshot) -> Iterator[Reason]:
    score, best = snapshot.stopped, snapshot.best_other
    if score < best:
        yield Reason(message("fargo.reason.last_loses", score=score, best=best), -0.95)
    elif score == best:
        code = "last_levels" if snapshot.waiting else "last_shares"
        yield Reason(message(f"fargo.reason.{code}", score=score), 0.8)
    else:
        code = "last_leads" if snapshot.waiting else "last_wins"
        yield Reason(message(f"fargo.reason.{code}", score=score), 0.95)


def _last_roll(snapshot: Snapshot) -> Iterator[Reason]:
    score, best = snapshot.stopped, snapshot.best_other
    if score < best:
        gap = best - score + UNIT
        yield Reason(message("fargo.reason.last_must", gap=gap, best=best), 0.95)
    elif snapshot.waiting:
        return
    elif score == best:
        yield Reason(message("fargo.reason.last_alone"), 0.8)
    elif snapshot.safe <= best:
        yield Reason(message("fargo.reason.last_risks"), -0.95)


def _threat(snapshot: Snapshot, action: Action) -> Iterator[Reason]:
    """The other seat with the most points, if it may start the final round next turn.

    The chance is that of a turn played for most points.
    """
    ends = action == STOP and snapshot.triggers(snapshot.stopped)
    if ends or snapshot.last_turn:
        return
    others = [seat for seat in range(snapshot.seats) if seat != snapshot.mover]
    seat = max(others, key=lambda seat: snapshot.scores[seat])
    needed = TARGET - snapshot.scores[seat] + (0 if snapshot.at_exactly else UNIT)
    chance = 1.0 - sum(_turn_scores()[: needed // UNIT])
    if chance >= MIN_THREAT:
        threat = message("fargo.reason.threat", seat=seat, needed=needed, chance=chance)
        yield Reason(threat, -chance if action == STOP else chance)


@cache
def _turn_scores() -> tuple[float, ...]:
    """Probability of each score of a turn played for most points, in steps of 50."""
    return tuple(solution().policy.distribution(TARGET + UNIT).tolist())


def rule_reason(dice: int, threshold: int, scores: tuple[int, ...]) -> Reason:
    """The rule of a strategy vector, in words.

    Args:
        dice: dice left.
        threshold: it stops from this run score.
        scores: the run scores with which this many dice can be left, ascending.
    """
    if threshold <= scores[0]:
        return Reason(message("fargo.reason.rule_always", n=dice), 1.0)
    if threshold > scores[-1]:
        return Reason(message("fargo.reason.rule_roll", n=dice), 1.0)
    return Reason(message("fargo.reason.rule_stop", n=dice, score=threshold), 1.0)


def _sign(value: float) -> float:
    return float((value > 0) - (value < 0))
