"""The report after (or during) a game: the cost of every decision, turning points, win chances.

Quality classes and their thresholds are those of ``engines.match.advice.quality``; the error rate
is the mean loss of win chance over all decisions that had a choice.
"""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Final

from engines.contract.analysis import Analysis
from engines.contract.position import Position, forced
from engines.contract.record import PERSON
from engines.match.advice.hint import looked_ahead
from engines.match.advice.quality import Judgement, Quality, Shares, shares
from engines.match.analysis.evaluation import Evaluator, in_slices
from engines.match.controller.thinking import Workers
from engines.match.history import History, Step, runs
from engines.match.visibility import Visibility
from engines.runtime.errors import BotError
from engines.runtime.types import Seat

TURNING_POINTS: Final = 5


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of the record: an action, or a whole turn if the adviser plans turns.

    Attributes:
        node: its first step with a choice, as an index in the history; the decision follows
            ``before``.
        last_ply: of its last step.
        by: ``"person"`` or the id of a bot.
        hint: the highest stage of the hint that was open.
        judgement: what it cost; None if the adviser can't judge it.
        analysis: the adviser's whole view; None if it failed.
    """

    node: int
    ply: int
    last_ply: int
    seat: Seat
    by: str
    hint: int
    judgement: Judgement | None = None
    analysis: Analysis | None = None

    @property
    def loss(self) -> float:
        """What it certainly cost in win chance."""
        return 0.0 if self.judgement is None else self.judgement.loss

    @property
    def quality(self) -> Quality | None:
        """Its class; None if the adviser can't judge it."""
        return None if self.judgement is None else self.judgement.quality

    def repeats(self, before: "Decision") -> bool:
        """Whether it is the same mistake once more, with the next of several dice, say."""
        one, other = self.judgement, before.judgement
        if one is None or other is None or self.ply != before.last_ply + 1:
            return False
        return (one.seat, one.told, one.better) == (other.seat, other.told, other.better)


@dataclass(frozen=True, slots=True)
class Report:
    """One seat's play.

    Attributes:
        decisions: judged decisions in which there was something to weigh.
        loss: the total win chance that they have certainly lost.
        classes: how many fell into each class.
        hints: how many were taken with a hint, by the highest stage that was open.
    """

    seat: Seat
    decisions: int
    loss: float
    classes: Mapping[Quality, int]
    hints: Mapping[int, int]

    @property
    def good(self) -> int:
        """How many decisions were no mistakes."""
        return sum(count for quality, count in self.classes.items() if not quality.is_mistake)

    @property
    def error_rate(self) -> float:
        """Win chance lost per decision; 0 without decisions."""
        return self.loss / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class Review:
    """The review of the main line of a record, as far as it is known.

    Attributes:
        decisions: judged ones, in order; forced ones are not among them.
        chances: win chance of every seat at each ply, from the start; None where not known.
        done, total: how many steps were judged, and how many there are.
    """

    seats: int
    decisions: tuple[Decision, ...] = ()
    chances: tuple[Shares | None, ...] = ()
    done: int = 0
    total: int = 0

    @property
    def complete(self) -> bool:
        """Whether every step was judged."""
        return self.done == self.total

    @property
    def turning_points(self) -> tuple[Decision, ...]:
        """Five mistakes in the order of the game: the costliest, then people's before bots'.

        Of a mistake that is repeated at once, only the first.
        """
        mistakes = [d for d in self.decisions if d.quality is not None and d.quality.is_mistake]
        again = {now.ply for before, now in pairwise(mistakes) if now.repeats(before)}
        mistakes = [decision for decision in mistakes if decision.ply not in again]
        mistakes.sort(key=lambda decision: -decision.loss)
        mistakes[1:] = sorted(mistakes[1:], key=lambda decision: decision.by != PERSON)
        return tuple(sorted(mistakes[:TURNING_POINTS], key=lambda decision: decision.ply))

    def report(self, seat: Seat) -> Report:
        """One seat's play."""
        own = [d for d in self.decisions if d.seat == seat]
        judged = [d for d in own if d.judgement is not None]
        return Report(
            seat=seat,
            decisions=len(judged),
            loss=sum(decision.loss for decision in judged),
            classes=Counter(d.quality for d in judged if d.quality is not None),
            hints=Counter(decision.hint for decision in own if decision.hint),
        )


async def review(
    history: History,
    evaluator: Evaluator,
    workers: Workers,
    on_progress: Callable[[Review], None],
    *,
    nodes: tuple[int, ...] | None = None,
    patience_s: float = math.inf,
) -> Review:
    """Review ``nodes`` of a history (default: its main line), which may keep growing meanwhile.

    Cancel it by canceling the coroutine; the evaluator can't be used after that, but the last
    report to ``on_progress`` stays valid. Decisions of seats whose knowledge may not be shown are
    left out.

    Args:
        history: read once, at the beginning.
        evaluator: the adviser and its budget.
        workers: where it thinks.
        on_progress: called with everything known so far, about twenty times a second.
        nodes: a path from the start.
        patience_s: for all of it: the more there is to judge, the shorter each search.
    """
    steps, visibility = history.steps(nodes), Visibility.of(history)
    last = steps[-1].after if steps else history.position
    found = Review(last.seats, total=len(steps))
    left = list(runs(steps))
    expected: Shares | None = None

    def look_at(run: tuple[Step, ...]) -> Look:
        nonlocal expected
        look = _look(run, last, evaluator, visibility, expected)
        expected = look.expected
        return replace(look, chances=tuple(map(_once_set_up, run, look.chances)))

    try:
        if visibility.open:
            with suppress(BotError):  # every decision is asked about again
                await workers.run(partial(evaluator.prepare, steps))
        ahead = await workers.run(partial(_to_weigh, left, whole=evaluator.bot.info.weighs))
        until = time.monotonic() + patience_s
        evaluator.hurry(patience_s / max(1, sum(ahead)))
        async for looks in in_slices(workers, left, look_at):
            done, left = left[: len(looks)], left[len(looks) :]
            to_weigh = sum(ahead[len(ahead) - len(left) :])
            evaluator.hurry((until - time.monotonic()) / max(1, to_weigh))
            found = replace(
                found,
                decisions=found.decisions + tuple(d for look in looks for d in look.decisions),
                chances=found.chances + tuple(c for look in looks for c in look.chances),
                done=found.done + sum(map(len, done)),
            )
            on_progress(found)
        end = await workers.run(partial(_worth_now, last, evaluator, visibility, expected))
    except asyncio.CancelledError:
        evaluator.cancel()
        raise
    found = replace(found, chances=(*found.chances, end))
    on_progress(found)
    return found


def _to_weigh(left: Sequence[tuple[Step, ...]], *, whole: bool) -> list[int]:
    """For each run, in how many of its decisions there is something to weigh."""
    found = []
    for run in left:
        decided = not (run[0].is_chance or run[0].is_leave)
        count = sum(forced(step.before) is None for step in run) if decided else 0
        found.append(min(count, 1) if whole else count)
    return found


@dataclass(frozen=True, slots=True)
class Look:
    """The findings in one run of steps.

    Attributes:
        decisions: those with a choice.
        chances: win chances before each step.
        expected: what the adviser expects of the position after the run, if known.
    """

    decisions: tuple[Decision, ...]
    chances: tuple[Shares | None, ...]
    expected: Shares | None = None


def _once_set_up(step: Step, chances: Shares | None) -> Shares | None:
    return chances if step.before.game.is_set_up(step.before.state) else None


def _look(
    run: tuple[Step, ...],
    last: Position,
    evaluator: Evaluator,
    visibility: Visibility,
    expected: Shares | None,
) -> Look:
    """The decisions of a run in order, and the win chances before its steps."""
    decisions: list[Decision] = []
    chances: list[Shares | None] = []
    hidden = run[0].is_chance or run[0].is_leave or not visibility.may_read(run[0].seat)
    if hidden or (run[-1].after is last and last.turn == run[0].seat):  # or the run isn't over
        first, *others = run
        before = _worth_now(first.before, evaluator, visibility, expected)
        return Look(
            (), (before, *(_worth_now(o.before, evaluator, visibility, None) for o in others))
        )
    place = 0
    while place < len(run):
        step = run[place]
        before = _worth_now(step.before, evaluator, visibility, expected)
        count = 1
        if forced(step.before) is None:
            decision = _decide(run[place:], evaluator)
            decisions.append(decision)
            count = decision.last_ply - decision.ply + 1
            expected = None
            found, game = decision.analysis, step.before.game
            if found is not None and found.telling and looked_ahead(found, game.info):
                if before is None:
                    before = shares(game, found.best.values)
                judged = decision.judgement
                if judged is not None and looked_ahead(found, game.info, judged.played):
                    expected = shares(game, judged.played.values)
        chances += [before, *[expected] * (count - 1)]
        place += count
    return Look(tuple(decisions), tuple(chances), expected)


def _decide(run: tuple[Step, ...], evaluator: Evaluator) -> Decision:
    """The first decision of a run, judged."""
    first = run[0]
    decision = Decision(
        node=first.node,
        ply=first.ply,
        last_ply=first.ply,
        seat=first.seat,
        by=first.entry.by,
        hint=first.entry.hint,
    )
    actions = tuple(step.action for step in run)
    try:
        analysis = evaluator.analysis(first.before, first.ply)
        judgement = evaluator.judged(first.before, first.ply, first.entry.parent, actions)
    except BotError:
        return decision
    decision = replace(decision, analysis=analysis, judgement=judgement)
    if judgement is None:
        return decision
    covered = run[: len(judgement.actions)]
    return replace(
        decision, last_ply=covered[-1].ply, hint=max(step.entry.hint for step in covered)
    )


def _worth_now(
    position: Position, evaluator: Evaluator, visibility: Visibility, expected: Shares | None
) -> Shares | None:
    """The value of a position without a new search: if it is solved, over, or was just expected."""
    try:
        known = evaluator.at_once(position) if visibility.open else None
    except BotError:
        return None
    return expected if known is None and position.is_chance else known
