"""The luck ledger: what every roll and draw gained or lost, and the result with even luck.

The luck of an outcome is the value of the position after it, minus the value before it (the mean
over all outcomes, judged by the same adviser). It is zero in expectation, however well anyone
plays. Taking it out of the result leaves an estimate of the same mean with less scatter: the result
with even luck (the advantage-sum estimator of M. Zinkevich, M. Bowling, N. Bard, M. Kan, D.
Billings, "Optimal Unbiased Estimators for Evaluating Agent Performance", AAAI 2006).
"""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeAlias

from engines.contract.analysis import CONFIDENCE_95, Estimate
from engines.contract.messages import Message, message
from engines.contract.position import notation
from engines.match.advice.quality import Fortune, Shares
from engines.match.analysis.evaluation import Evaluator, in_slices
from engines.match.analysis.review import Decision, Review
from engines.match.controller.thinking import Workers
from engines.match.history import History, Step
from engines.match.visibility import Visibility
from engines.runtime.errors import BotError, ParlourError
from engines.runtime.texts import decimals_of
from engines.runtime.types import Seat

EVEN: Final = message("session.luck.even")
_EVEN: Final = 0.0005
"""Luck that rounds to 0.0 points."""
_SWING: Final = 0.1
"""Luck of at least this share of what is at stake turns a game."""
_SWINGS: Final = 3
"""At most this many chapters are about luck."""


@dataclass(frozen=True, slots=True)
class Chance:
    """One roll or draw.

    Attributes:
        node, ply: where.
        seat: who rolled or drew.
        told: the outcome, in short notation.
        before, after: the value of the position for every seat.
        fortune: the class of the luck of ``seat``.
    """

    node: int
    ply: int
    seat: Seat
    told: Message
    before: Shares
    after: Shares
    fortune: Fortune

    def luck(self, seat: Seat | None = None) -> Estimate:
        """Its value for ``seat`` (default: whoever rolled or drew), in win chance (-1..1)."""
        seat = self.seat if seat is None else seat
        before, after = self.before[seat], self.after[seat]
        return Estimate(after.mean - before.mean, (after.error**2 + before.error**2) ** 0.5)


@dataclass(frozen=True, slots=True)
class Ledger:
    """The luck in the main line of a record, as far as it is known.

    Attributes:
        chances: rolls and draws in order.
        result: the result for each seat, once the game is over.
        done, total: how many rolls and draws were judged, and how many there are.
        error: why it ended early.
    """

    seats: int
    chances: tuple[Chance, ...] = ()
    result: tuple[float, ...] | None = None
    done: int = 0
    total: int = 0
    error: ParlourError | None = None

    @property
    def complete(self) -> bool:
        """Whether every roll and draw was judged, and the game is over."""
        return self.result is not None and self.done == self.total

    def own(self, seat: Seat) -> Estimate:
        """The total luck of a seat in its own rolls and draws, in win chance."""
        return _sum([chance.luck() for chance in self.chances if chance.seat == seat])

    def all(self, seat: Seat) -> Estimate:
        """The total luck for a seat in everyone's rolls and draws."""
        return _sum([chance.luck(seat) for chance in self.chances])

    def adjusted(self, seat: Seat) -> Estimate | None:
        """The share of a win that a seat would have with even luck; None before the end."""
        if self.result is None or not self.complete:
            return None
        luck = self.all(seat)
        return Estimate(self.result[seat] - luck.mean, luck.error)

    def sentence(self) -> Message | None:
        """Whom everyone's luck helped most, and the result with even luck; None without rolls."""
        if not self.chances:
            return None
        luck = [self.all(seat).mean for seat in range(self.seats)]
        lucky, points = luck.index(max(luck)), 100 * max(luck)
        if points < 100 * _EVEN:
            return EVEN
        adjusted = self.adjusted(lucky)
        if adjusted is None:
            return message("session.luck.so_far", seat=lucky, points=points)
        share = adjusted.mean
        if not 0 < share < 1:  # not a share of games: the estimate is unbiased, but not bounded
            return message("session.luck.points", seat=lucky, points=points)
        exact = "exact" if decimals_of(100 * CONFIDENCE_95 * adjusted.error) else "rough"
        return message(f"session.luck.{exact}", seat=lucky, points=points, share=share)


def _sum(parts: list[Estimate]) -> Estimate:
    return Estimate(sum(part.mean for part in parts), math.hypot(*(part.error for part in parts)))


Chapter: TypeAlias = Decision | Chance


def chapters(review: Review, ledger: Ledger | None) -> tuple[Chapter, ...]:
    """What turned a game, in game order: the largest mistakes, and the rolls that changed most."""
    swings: list[Chance] = []
    if ledger is not None and ledger.complete:
        large = [each for each in ledger.chances if abs(each.luck().mean) >= _SWING]
        swings = sorted(large, key=lambda each: -abs(each.luck().mean))[:_SWINGS]
    return tuple(sorted((*review.turning_points, *swings), key=lambda each: each.ply))


async def ledger(
    history: History,
    evaluator: Evaluator,
    workers: Workers,
    on_progress: Callable[[Ledger], None],
    *,
    nodes: tuple[int, ...] | None = None,
    patience_s: float = math.inf,
) -> Ledger:
    """The luck along ``nodes`` of a history (default: its main line).

    Cancel it by canceling the coroutine; the evaluator can't be used after that, but the last
    report to ``on_progress`` stays valid. If the adviser fails, the ledger ends there and says why.
    Rolls and draws that people may not know are left out, and others are judged by what they may
    know.

    Args:
        history: read once, at the beginning.
        evaluator: the adviser and its budget for each decision looked at.
        workers: where it thinks.
        on_progress: called with everything known so far, about twenty times a second.
        nodes: a path from the start.
        patience_s: for all of it: the more there is to judge, the shorter each search.
    """
    steps = history.steps(nodes)
    last = steps[-1].after if steps else history.position
    visibility = Visibility.of(history)
    rolls = [step for step in visibility.known(steps) if step.is_chance]
    found = Ledger(last.seats, total=len(rolls))
    try:
        if visibility.open:
            await workers.run(partial(evaluator.prepare, steps))
        until = time.monotonic() + patience_s
        if rolls:
            evaluator.hurry_luck(patience_s / len(rolls))
        begun = time.monotonic()
        async for chances in in_slices(workers, rolls, partial(_look, evaluator, visibility)):
            found = replace(
                found, chances=found.chances + tuple(chances), done=found.done + len(chances)
            )
            on_progress(found)
            now, left = time.monotonic(), max(1, found.total - found.done)
            evaluator.hurry_luck((until - now) / left, (now - begun) / len(chances))
            begun = now
        if last.is_over:
            end = await workers.run(partial(evaluator.worth, last, len(steps)))
            found = replace(found, result=tuple(share.mean for share in end))
            on_progress(found)
    except BotError as error:
        found = replace(found, error=error)
        on_progress(found)
    except asyncio.CancelledError:
        evaluator.cancel()
        raise
    return found


def _look(evaluator: Evaluator, visibility: Visibility, step: Step) -> Chance:
    around = evaluator.around(visibility.worlds(step.before, step.ply), step.action)
    if around is None:
        before = evaluator.worth_of(visibility.worlds(step.before, step.ply), step.ply)
        after = evaluator.worth_of(visibility.worlds(step.after, step.ply + 1), step.ply + 1)
    else:
        before, after = around
    return Chance(
        node=step.node,
        ply=step.ply,
        seat=step.seat,
        told=notation(step.before, step.action),
        before=before,
        after=after,
        fortune=Fortune.of(after[step.seat].mean - before[step.seat].mean),
    )
