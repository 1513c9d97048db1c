"""The record that is being reviewed: opened, studied, annotated, closed."""

from dataclasses import replace

from PySide6.QtCore import Signal

from engines.contract.record import PERSON, Record
from engines.match.analysis.exercises import mistake
from engines.match.analysis.review import Decision
from engines.match.archive.library import Library
from engines.match.controller import control
from engines.runtime.errors import ParlourError
from gui.app import event_loop
from gui.app.errors import telling
from gui.app.requests import Review, TryExercise
from gui.app.values import in_words
from gui.match.study import Findings, Study
from gui.match.view import MatchView
from gui.review.page import ReviewPage
from gui.shell.played_match import Shown


class Replays(Shown[ReviewPage]):
    """The record under review; the match on the table stays where it is.

    ``wants(request)``: as in `Page`.
    """

    wants = Signal(object)

    def show(self, request: Review, known: Findings | None = None) -> None:
        """Show a record step by step, with what a study already knows about it."""
        event_loop.spawn(self._show(request, known), "open a review")

    def show_entry(self, entry: int) -> None:
        """Show a game of the library step by step."""
        event_loop.spawn(self._show_entry(entry), "open a game of the library")

    async def _show_entry(self, entry: int) -> None:
        with telling(self.failed.emit):
            record = await self._context.archive.ask(Library.record, entry)
            await self._show(Review(record, entry))

    async def _show(self, request: Review, known: Findings | None = None) -> None:
        try:
            match_view = await MatchView.replay(self._context, request.record, entry=request.entry)
        except ParlourError as error:
            self.failed.emit(str(error))
            return
        before = self._clear()
        known = known or self._known.get(request.entry or 0)
        self.opened.emit(self._make_page(match_view, Study(match_view, known)))
        if before is not None:
            await before.panels.close()

    def _leave(self, page: ReviewPage) -> None:
        if page.match_view.entry:
            self._known[page.match_view.entry] = page.panels.study.findings
        page.transport.set_playing(False)

    def make_anew(self) -> None:
        """Make a new page for the record, after a change of language."""
        if self.page is not None:
            self._make_page(self.page.match_view, self.page.panels.study)

    def _make_page(self, match_view: MatchView, study: Study) -> ReviewPage:
        self.page = page = ReviewPage(self._context, match_view, study)
        page.panels.review.noted.connect(self._note)
        page.panels.review.try_again.connect(self._try_again)
        return page

    # -- notes and exercises ------------------------------------------------------------------

    def _note(self, node: int, text: str) -> None:
        """Keep a note in the record, and in the library if the game is there."""
        match_view = self.match_view
        if match_view is None:
            return
        control.annotate(match_view.match, node, text)
        if match_view.entry is not None:
            event_loop.spawn(
                self._keep_notes(match_view.entry, match_view.match.record), "keep a note"
            )

    async def _keep_notes(self, entry: int, record: Record) -> None:
        with telling(self.failed.emit):
            await self._context.archive.ask(Library.keep_notes, entry, record)

    def _try_again(self, decision: Decision) -> None:
        """Show a turning point as an exercise, which is kept if a person decided."""
        if self.match_view is not None:
            event_loop.spawn(self._make_exercise(self.match_view, decision), "make an exercise")

    async def _make_exercise(self, match_view: MatchView, decision: Decision) -> None:
        found = mistake(match_view.match.history, decision)
        with telling(self.failed.emit):
            if decision.by == PERSON:
                add, archive = Library.add_exercise, self._context.archive
                found = replace(found, id=await archive.ask(add, found, match_view.entry))
            told = await event_loop.in_pool(in_words, self._context, found)
            self.wants.emit(TryExercise(told))
