"""The adviser's study of a whole game: review, luck ledger, dice, computed in the background."""

import asyncio
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from engines.contract import compiled
from engines.contract.record import PERSON
from engines.match.analysis.dice_fairness import Histogram, histograms
from engines.match.analysis.evaluation import Evaluator
from engines.match.analysis.exercises import own_mistakes
from engines.match.analysis.luck import Ledger, ledger
from engines.match.analysis.review import Review, review
from engines.match.archive.library import Library, Play
from engines.match.history import START, History
from engines.match.visibility import Visibility
from engines.runtime.errors import ParlourError
from gui.app import event_loop
from gui.match.view import MatchView

SHOWN_MS: Final = 500
"""How often what is found is shown."""
_PATIENCE_S: Final = 8.0
_PATIENCE_HIDDEN_S: Final = 27.0
"""How long a study may take; in games with secrets, many worlds have to be considered."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What is known so far.

    Attributes:
        nodes: the path that was studied, from the start.
        error: why the study ended early, or nothing.
    """

    nodes: tuple[int, ...] = ()
    review: Review | None = None
    ledger: Ledger | None = None
    dice: tuple[Histogram, ...] = ()
    error: str = ""


class Study(QObject):
    """Studies the game of one match. ``changed`` follows whatever is found.

    It works while it is ``on``, in two threads: one reviews decisions, the other judges luck. When
    the game grows, only the new part is judged: the evaluators remember what they have seen.
    """

    changed = Signal()

    def __init__(self, match_view: MatchView, known: Findings | None = None) -> None:
        super().__init__()
        self._match_view = match_view
        self.findings = Findings() if known is None or known.error else known
        """What is known so far."""
        self._evaluators: tuple[Evaluator, Evaluator] | None = None
        self._work: asyncio.Task[None] | None = None
        self._on = False
        self._kept = False
        self._even = match_view.hints.at_table.even

    @property
    def running(self) -> bool:
        return self._work is not None

    def set_on(self, on: bool) -> None:
        """Search from now on, or stop."""
        self._on = on
        if on:
            self.refresh()
        else:
            self.stop()

    def refresh(self) -> None:
        """Study what is new; everything, if plans are judged in another way now."""
        if (even := self._match_view.hints.at_table.even) is not self._even:
            self._even = even
            self.stop()
            self._evaluators, self.findings = None, Findings()
            self.changed.emit()
        new = self._history.main_line() != self.findings.nodes or self._is_to_keep()
        if self._on and self._work is None and new:
            self._work = event_loop.spawn(self._study(), "study the game")
            self.changed.emit()

    def stop(self) -> None:
        """Stop the search; what is known stays."""
        work, self._work = self._work, None
        if work is not None:
            work.cancel()
            self._evaluators = None

    async def close(self) -> None:
        """Stop, and wait until nothing works anymore."""
        work = self._work
        self.set_on(False)
        if work is not None:
            await asyncio.wait({work})

    @property
    def _history(self) -> History:
        return self._match_view.match.history

    async def _study(self) -> None:
        """Search until there is nothing new."""
        mine = self._work
        try:
            while self._on and self._history.main_line() != self.findings.nodes:
                await self._pass(self._history.main_line())
            if self._is_to_keep():
                await self._keep_play()
        except* ParlourError as errors:
            self.findings = Findings(self._history.main_line(), error=str(errors.exceptions[0]))
        finally:
            if self._work is mine:
                self._work = None
                self.changed.emit()

    def _is_to_keep(self) -> bool:
        return not self._kept and self._match_view.entry is not None

    async def _keep_play(self) -> None:
        """Keep in the library how people have played a finished game."""
        entry, archive = self._match_view.entry, self._match_view.context.archive
        review, ledger = self.findings.review, self.findings.ledger
        assert entry is not None
        if review is None or not review.complete:
            return
        if await archive.ask(Library.practice, entry):
            for found in own_mistakes(self._history, review):
                await archive.ask(Library.add_exercise, found, entry)
        if ledger is None or not ledger.complete:
            return
        self._kept = True
        if await archive.ask(Library.is_fair, entry):
            players = [who.player for who in self._match_view.match.seats]
            report = review.report(players.index(PERSON))
            luck = ledger.own(report.seat).mean
            play = Play(report.decisions, report.loss, luck, report.good)
            await archive.ask(Library.keep_play, entry, play)

    async def _pass(self, nodes: tuple[int, ...]) -> None:
        evaluators = self._evaluators or (self._new_evaluator(), self._new_evaluator())
        self._evaluators = evaluators
        workers = self._match_view.workers
        game = self._match_view.game
        await self._match_view.context.kernels.ready(game.id, compiled.parts_of(game))
        steps = Visibility.of(self._history).known(self._history.steps(nodes))
        dice = await event_loop.in_pool(histograms, steps)
        self.findings = replace(self.findings, dice=dice)
        self.changed.emit()
        patience_s = _PATIENCE_HIDDEN_S if game.info.hidden else _PATIENCE_S
        judged = review(
            self._history, evaluators[0], workers, self._keep, nodes=nodes, patience_s=patience_s
        )
        weighed = ledger(
            self._history, evaluators[1], workers, self._keep, nodes=nodes, patience_s=patience_s
        )
        async with asyncio.TaskGroup() as both:
            reviewing, judging = both.create_task(judged), both.create_task(weighed)
        luck = judging.result()
        self.findings = Findings(nodes, reviewing.result(), luck, dice, str(luck.error or ""))
        self.changed.emit()

    def _new_evaluator(self) -> Evaluator:
        judge, budget = self._match_view.hints.judge
        return Evaluator(judge.comparing(), budget, self._history.head.seed)

    def _keep(self, found: Review | Ledger) -> None:
        """Keep what a pass has found, unless it has begun again and is still catching up."""
        now = self.findings
        if isinstance(found, Review):
            if now.review is None or found.done >= now.review.done:
                self.findings = replace(now, review=found)
        elif now.ledger is None or found.done >= now.ledger.done:
            self.findings = replace(now, ledger=found)
        self.changed.emit()


def node_at(history: History, ply: int) -> int:
    """The node of the main line after ``ply`` steps, or its last one if it is shorter."""
    line = (START, *history.main_line())
    return line[min(ply, len(line) - 1)]
