"""The report after (or during) a game: what every decision cost, where it turned, win chances.

Quality classes, their thresholds and their marks are those of the visual guide; the error rate is
the mean loss of win chance over all decisions that had a choice.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from engines.core.analysis import Analysis
from engines.core.errors import BotError, ParlourError
from engines.core.position import Position
from engines.core.types import Action, Seat
from engines.session.evaluation import Evaluator
from engines.session.history import History, Step
from engines.session.quality import (
    DEFAULT_THRESHOLDS,
    Judgement,
    Quality,
    Shares,
    Thresholds,
    judge,
    shares,
)
from engines.session.sight import Sight
from engines.session.workers import Workers

TURNING_POINTS: Final = 5
SLICE_S: Final = 0.05
"""How long a worker goes on before progress is told, if it can tell so soon."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of the record.

    Attributes:
        node: its index in the history; it stands after ``step.before``.
        by: ``"person"`` or the id of a bot.
        hint: the stage of the hint that was open.
        choices: what was legal.
        judgement: what it cost; None if the adviser cannot tell.
        analysis: the adviser's whole view; None if it failed.
        error: why it failed.
    """

    node: int
    ply: int
    seat: Seat
    by: str
    hint: int
    choices: tuple[Action, ...]
    judgement: Judgement | None = None
    analysis: Analysis | None = None
    error: ParlourError | None = None

    @property
    def had_choice(self) -> bool:
        """Whether there was anything to decide."""
        return len(self.choices) > 1

    @property
    def loss(self) -> float:
        """What it cost in win chance, as far as known."""
        return 0.0 if self.judgement is None else self.judgement.loss

    @property
    def quality(self) -> Quality | None:
        """Its class; None if the adviser cannot tell."""
        return None if self.judgement is None else self.judgement.quality


@dataclass(frozen=True, slots=True)
class Report:
    """One seat's play.

    Attributes:
        decisions: judged decisions with more than one choice.
        loss: win chance lost by them altogether.
        classes: how many fell into each class.
        hints: how many were taken with a hint, by the highest stage that was open.
    """

    seat: Seat
    decisions: int
    loss: float
    classes: Mapping[Quality, int]
    hints: Mapping[int, int]

    @property
    def error_rate(self) -> float:
        """Win chance lost per decision; 0 without decisions."""
        return self.loss / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class Review:
    """What is known so far about the main line of a record.

    Attributes:
        adviser: id of the bot that judges.
        decisions: judged ones, in order; forced ones are not among them.
        chances: win chance of every seat at each ply, from the start; None where not known.
        done, total: how many steps were looked at, and how many there are.
    """

    adviser: str
    seats: int
    decisions: tuple[Decision, ...] = ()
    chances: tuple[Shares | None, ...] = ()
    done: int = 0
    total: int = 0

    @property
    def complete(self) -> bool:
        """Whether every step was looked at."""
        return self.done == self.total

    @property
    def turning_points(self) -> tuple[Decision, ...]:
        """The five largest mistakes, in the order of the game."""
        mistakes = [d for d in self.decisions if d.quality is not None and d.quality.is_mistake]
        largest = sorted(mistakes, key=lambda decision: -decision.loss)[:TURNING_POINTS]
        return tuple(sorted(largest, key=lambda decision: decision.ply))

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
    thresholds: Thresholds = DEFAULT_THRESHOLDS,
) -> Review:
    """Review ``nodes`` of a history (default: its main line), which may go on growing meanwhile.

    Cancel it by cancelling the coroutine, which uses the evaluator up; what ``on_progress`` heard
    last stays valid. Decisions of seats whose knowledge may not be shown (``sight``) are left out.

    Args:
        history: read once, at the beginning.
        evaluator: the adviser and its budget.
        workers: where it thinks.
        on_progress: called with all that is known, some twenty times a second.
        nodes: a path from the start.
        thresholds: of the quality classes.
    """
    steps, sight = history.steps(nodes), Sight.of(history)
    last = steps[-1].after if steps else history.position
    found = Review(evaluator.bot.info.id, last.seats, total=len(steps))
    decision: Decision | None = None
    try:
        if sight.open:
            with suppress(BotError):  # the decisions will say so one by one
                await workers.run(partial(evaluator.prepare, steps))
        while found.done < found.total:
            look = partial(_look_on, steps[found.done :], evaluator, sight, thresholds, decision)
            looks = await workers.run(look)
            decision = looks[-1][0]
            found = replace(
                found,
                decisions=found.decisions + tuple(d for d, _ in looks if d and d.had_choice),
                chances=found.chances + tuple(chances for _, chances in looks),
                done=found.done + len(looks),
            )
            on_progress(found)
        end = await workers.run(partial(_worth_now, last, len(steps), evaluator, sight, decision))
    except asyncio.CancelledError:
        evaluator.cancel()
        raise
    return replace(found, chances=(*found.chances, end))


def _look_on(
    steps: tuple[Step, ...],
    evaluator: Evaluator,
    sight: Sight,
    thresholds: Thresholds,
    previous: Decision | None,
) -> list[tuple[Decision | None, Shares | None]]:
    """The first of ``steps``, as many as can be looked at in a moment; in a worker."""
    found: list[tuple[Decision | None, Shares | None]] = []
    until = time.monotonic() + SLICE_S
    for step in steps:
        found.append(_look(step, evaluator, sight, thresholds, previous))
        previous = found[-1][0]
        if time.monotonic() > until:
            break
    return found


def _look(
    step: Step,
    evaluator: Evaluator,
    sight: Sight,
    thresholds: Thresholds,
    previous: Decision | None,
) -> tuple[Decision | None, Shares | None]:
    """The decision of ``step`` (None: there is none to show) and win chances before it."""
    chances = _worth_now(step.before, step.ply, evaluator, sight, previous)
    if step.is_chance or step.is_leave or not sight.may_read(step.seat):
        return None, chances
    legal = step.before.legal()
    decision = Decision(step.node, step.ply, step.seat, step.entry.by, step.entry.hint, legal)
    if not decision.had_choice:
        return decision, chances
    try:
        analysis = evaluator.analysis(step.before, step.ply)
    except BotError as error:
        return replace(decision, error=error), chances
    judgement = judge(step.before, step.entry.parent, analysis, step.action, thresholds)
    if chances is None:
        chances = shares(step.before.game, analysis.best.values)
    return replace(decision, judgement=judgement, analysis=analysis), chances


def _worth_now(
    position: Position,
    ply: int,
    evaluator: Evaluator,
    sight: Sight,
    previous: Decision | None,
) -> Shares | None:
    """What a position is worth without another search: solved, over, or as was just expected."""
    try:
        known = evaluator.at_once(position) if sight.open else None
    except BotError:
        return None
    if known is None and position.is_chance and previous is not None:
        judgement = previous.judgement
        if judgement is not None and previous.ply == ply - 1:
            return shares(position.game, judgement.played.values)
    return known
