"""The adviser's analysis of all outcomes of one roll or draw."""

import asyncio
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from engines.contract.budget import Budget
from engines.match.analysis.next_rolls import NextRolls, next_rolls
from engines.runtime.errors import ParlourError
from engines.runtime.types import Action
from gui.app import event_loop
from gui.match.view import MatchView

_WORK: Final = 8
"""This many times the work of a hint may go into all rolls together."""


@dataclass(frozen=True, slots=True)
class Question:
    """Which roll or draw: the one after ``node`` and, if there is one, a ``plan``."""

    node: int
    plan: tuple[Action, ...] = ()


class RollStudy(QObject):
    """Judges one roll of a match at a time. ``changed`` follows whatever is found."""

    changed = Signal()

    def __init__(self, match_view: MatchView) -> None:
        super().__init__()
        self._match_view = match_view
        self._asked: tuple[Question, str, Budget] | None = None
        self._work: asyncio.Task[None] | None = None
        self.found: NextRolls | None = None
        self.error = ""

    @property
    def running(self) -> bool:
        return self._work is not None

    @property
    def question(self) -> Question | None:
        """The last question."""
        return None if self._asked is None else self._asked[0]

    def ask(self, question: Question | None) -> None:
        """Judge a roll, or none; what is found belongs to the last question."""
        hints = self._match_view.hints
        asked = None if question is None else (question, hints.adviser.info.id, hints.budget)
        if asked == self._asked:
            return
        self.stop()
        self._asked = asked
        self.found, self.error = None, ""
        if question is not None:
            self._work = event_loop.spawn(self._study(question), "study the next rolls")
        self.changed.emit()

    def stop(self) -> None:
        """Stop the search; a half-answered question can be asked again."""
        work, self._work = self._work, None
        if work is not None:
            self._asked = None
            work.cancel()

    async def _study(self, question: Question) -> None:
        mine = self._work
        hints = self._match_view.hints
        try:
            await next_rolls(
                self._match_view.match.history,
                hints.at_table.comparing(),
                hints.budget.times(_WORK),
                self._match_view.workers,
                self._keep,
                node=question.node,
                plan=question.plan,
            )
        except ParlourError as error:
            self.error = str(error)
        finally:
            if self._work is mine:
                self._work = None
                self.changed.emit()

    def _keep(self, found: NextRolls) -> None:
        self.found = found
        self.error = str(found.error or "")
        self.changed.emit()
