"""Why to stop or to roll, as facts.

Weights run from -1 to 1 and say how much a reason speaks for its line; where a reason is a chance,
its weight is that chance. Nothing is computed from them.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from engines.contract.analysis import Reason
from engines.contract.messages import message
from engines.games.fargo.distributions import odds_of
from engines.games.fargo.exact_turn import solution
from engines.games.fargo.kernels.state import STOP, TARGET
from engines.games.fargo.kernels.tables import UNIT
from engines.games.fargo.snapshot import Snapshot
from engines.games.fargo.strategy import Worth
from engines.runtime.types import Action

MIN_HOT_CHANCE: Final = 0.05
"""Hot dice are mentioned if they are at least this likely (one to three dice)."""
MIN_THREAT: Final = 0.1
"""A seat at least this likely to start the final round next turn is mentioned."""


def reasons(
    snapshot: Snapshot, action: Action, points: Worth, *, wins_more: bool | None = None
) -> tuple[Reason, ...]:
    """Reasons for and against ``action``, most important first.

    They don't quote win chances: the figures that people see also depend on who plays.

    Args:
        snapshot: the position.
        action: to stop or to roll.
        points: what both score in this turn, on average.
        wins_more: whether it wins more games than the other action; None: unknown, so that the
            points decide which is better.
    """
    stops = action == STOP
    own, other = (points.stop, points.roll) if stops else (points.roll, points.stop)
    found = list(_end_reasons(snapshot, action))
    weight = 1.0 if wins_more is None else 0.5
    if (loss := round(other - own)) > 0:  # people think in whole points
        code = "against_points" if wins_more else "points_cost"
        found.append(Reason(message(f"fargo.reason.{code}", loss=loss), -weight))
    elif own >= other:  # the other action says only what it costs
        code = "points_stop" if stops else "points_roll"
        told = message(f"fargo.reason.{code}", own=own, other=other)
        found.append(Reason(told, weight if own > other else 0.0))
    found += _turn_reasons(snapshot, action)
    found += _threat(snapshot, action)
    return tuple(found)


def _turn_reasons(snapshot: Snapshot, action: Action) -> Iterator[Reason]:
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
