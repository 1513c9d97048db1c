"""The match on the table and the record under review: opened, studied, kept, closed."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from engines.contract.record import PERSON, Record
from engines.match.analysis.exercises import mistake
from engines.match.analysis.review import Decision
from engines.match.archive.library import Library
from engines.match.controller import control
from engines.match.events import Event, Over
from engines.runtime.errors import ParlourError
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.errors import telling
from gui.app.requests import Play, Review, TryExercise
from gui.app.values import in_words
from gui.match.page import MatchPage
from gui.match.study import Findings, Study
from gui.match.view import MatchView
from gui.review.page import ReviewPage
from gui.shell.side_panels import SidePanels

_PageT = TypeVar("_PageT", MatchPage, ReviewPage)


class Shown(QObject, Generic[_PageT]):
    """A match on a page of its own: at most one is played, and at most one is reviewed.

    * ``opened(page)``: another one is about to be shown on this page
    * ``failed(text)``: something could not be done, and why
    """

    opened = Signal(object)
    failed = Signal(str)

    def __init__(self, context: Context, side: Callable[[], SidePanels]) -> None:
        super().__init__()
        self._context = context
        self._side = side
        self.page: _PageT | None = None
        self._known: dict[int, Findings] = {}  # about games of the library, by their ids

    @property
    def match_view(self) -> MatchView | None:
        return None if self.page is None else self.page.match_view

    @property
    def studying(self) -> bool:
        """Whether the adviser is judging the moves."""
        return self.page is not None and self.page.panels.study.running

    async def close(self) -> None:
        """Save the match and put it away."""
        page = self._clear()
        if page is not None:
            await page.panels.close()

    def _clear(self) -> _PageT | None:
        """Put the match away; returns its page, whose panels have to be closed."""
        page, self.page = self.page, None
        if page is not None:
            self._leave(page)
            page.match_view.hush()
            self._side().drop(page.panels)
        return page

    def _leave(self, page: _PageT) -> None:
        """The match of a page is about to be put away."""
        raise NotImplementedError


class PlayedMatch(Shown[MatchPage]):
    """The match on the table; a record under review is none of its business.

    * ``opening(game)``: a match of this game is about to be shown
    * ``closing()``: the match on the table is about to be put away
    """

    opening = Signal(str)
    closing = Signal()

    def __init__(self, context: Context, side: Callable[[], SidePanels]) -> None:
        super().__init__(context, side)
        self._opening: asyncio.Task[None] | None = None

    def play(self, request: Play) -> None:
        """Put a match on the table; the one before is saved and can be continued."""
        self.give_up()
        self._opening = event_loop.spawn(self._open(request), "open a match")

    def give_up(self) -> None:
        """Wait no longer for a game that is still being prepared."""
        if self._opening is not None:
            self._opening.cancel()

    async def _open(self, request: Play) -> None:
        try:
            match_view = await MatchView.open(
                self._context,
                request.record,
                name=request.match,
                dice=request.dice,
                teaching=request.teaching,
            )
        except ParlourError as error:
            self.failed.emit(str(error))
            return
        self._context.settings.set(keys.LAST_GAME, match_view.game.id)
        before = self._clear()
        self.opening.emit(match_view.game.id)
        self.page = MatchPage(self._context, match_view)
        match_view.told.connect(self._hear)
        # In the same event: the match is ready as soon as it is seen.
        self.opened.emit(self.page)
        match_view.match.start(paused=request.paused)
        self._opening = None  # nothing may cancel what follows
        if before is not None:
            await before.panels.close()

    def _leave(self, page: MatchPage) -> None:
        page.finish()
        self.closing.emit()

    def make_anew(self) -> None:
        """Make a new page for the match, which continues, after a change of language."""
        if self.page is not None:
            self.page = MatchPage(self._context, self.page.match_view, self.page.panels.study)

    # -- the end of the game ------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        if isinstance(event, Over) and self.page is not None:
            event_loop.spawn(self._keep(self.page), "keep a finished game")

    async def _keep(self, page: MatchPage) -> None:
        """Put a finished game into the library."""
        match_view, archive = page.match_view, self._context.archive
        with telling(self.failed.emit):
            match_view.entry = await archive.finish(match_view.id, match_view.match.record)
            # There is time now, and the person's figures need it (`CareerPage`).
            if match_view is self.match_view or match_view.people:
                page.panels.study.set_on(True)


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
