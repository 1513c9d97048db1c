"""The match on the table: opened, studied, kept when it is over, closed."""

import asyncio
from functools import partial

from PySide6.QtCore import QObject, Signal

from engines.core.errors import ParlourError
from engines.core.game import Game
from engines.session.events import Event, Over
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.requests import Play
from gui.games.face import face
from gui.match.page import MatchPage
from gui.match.study import Study
from gui.match.view import MatchView
from gui.shell.side_panels import SidePanels
from gui.table.board import Board


class PlayedMatch(QObject):
    """At most one match is on the table; a record under review is none of its business.

    * ``opening(game)``: a match of this game is about to be shown
    * ``opened(match_view)``: the page shows another match, which is about to begin
    * ``closing()``: the match on the table is about to be put away
    * ``failed(text)``: a match cannot be opened, and why
    """

    opening = Signal(str)
    opened = Signal(object)
    closing = Signal()
    failed = Signal(str)

    def __init__(self, context: Context, page: MatchPage, side: SidePanels) -> None:
        super().__init__(page)
        self._context = context
        self._page = page
        self._side = side
        self.match_view: MatchView | None = None
        self._study: Study | None = None
        self._opening: asyncio.Task[None] | None = None

    @property
    def studying(self) -> bool:
        """Whether the adviser looks at the moves of the match."""
        return self._study is not None and self._study.running

    def attach_side(self) -> None:
        """Let the docks show the match."""
        if self.match_view is not None and self._study is not None:
            self._side.attach(self.match_view, self._study)

    def play(self, request: Play) -> None:
        """Put a match on the table; the one before is saved and can be continued."""
        if self._opening is not None:
            self._opening.cancel()
        self._opening = event_loop.spawn(self._open(request), "open a match")

    async def _open(self, request: Play) -> None:
        try:
            await self.close()
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
        board = self._make_board(match_view.game)
        self.opening.emit(match_view.game.id)
        self.match_view = match_view
        self._study = Study(match_view)
        self._page.show_view(match_view, board)
        match_view.told.connect(self._hear)
        # In the same event: whoever sees the match can act in it.
        self.opened.emit(match_view)
        match_view.match.start(paused=request.paused)

    def _make_board(self, game: Game) -> Board:
        """The board of a game, which takes a while to make."""
        board = face(game.id).make_board()
        board.setAccessibleName(self.tr("Board"))
        board.key_text = self._context.keys.text
        board.confirms = partial(self._context.settings.get, keys.CONFIRM_TURNS)
        return board

    async def close(self) -> None:
        """Save the match and clear the table."""
        match_view, self.match_view = self.match_view, None
        study, self._study = self._study, None
        if match_view is None:
            return
        self.closing.emit()
        self._page.clear()
        self._side.detach(match_view)
        if study is not None:
            await study.close()
        await match_view.close()

    # -- the end of the game ------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        if isinstance(event, Over) and self.match_view is not None:
            event_loop.spawn(self._keep(self.match_view), "keep a finished game")

    async def _keep(self, match_view: MatchView) -> None:
        """Put a finished game into the library."""
        try:
            match_view.entry = await self._context.archive.finish(
                match_view.id, match_view.match.record
            )
        except ParlourError as error:
            self._page.tell_error(str(error))
            return
        # Nothing else is to be done now, and the person's figures need it (`CareerPage`).
        if self._study is not None and match_view is self.match_view:
            self._study.set_on(True)
