"""What the adviser says about a position that is being set up."""

import asyncio

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engines.contract.position import Position
from engines.contract.registry import game as find_game
from engines.match.advice.hint import Stage
from engines.match.archive import records
from engines.runtime.errors import ParlourError, ParseError
from engines.runtime.texts import has, tr
from gui.app import event_loop
from gui.app.context import Context
from gui.kit import boxes
from gui.match.hint import HintPanel
from gui.match.view import MatchView


class Advice(QWidget):
    """Shows the plans for one position at a time, and nothing in between.

    * ``previewed(line)``: show this plan on the board; None: nothing
    * ``played(line)``: the person wants to continue with this plan
    * ``failed(text)``: the adviser can't be asked, and why
    """

    previewed = Signal(object)
    played = Signal(object)
    failed = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._match_view: MatchView | None = None
        self._asking: asyncio.Task[None] | None = None
        self._column = boxes.column(of=self)
        self.hide()

    @property
    def busy(self) -> bool:
        """Whether the adviser is thinking."""
        return self._match_view is not None and self._match_view.thinking

    def ask(self, position: Position) -> None:
        """Ask for all plans, ranked."""
        self.forget()
        self._asking = event_loop.spawn(self._ask(position), "analyse a position", self)

    async def _ask(self, position: Position) -> None:
        try:
            await check_not_over(self._context, position)
            record = records.parse(position.text(), find_game(position.game.id))
            match_view = await MatchView.replay(self._context, record)
        except ParlourError as error:
            self.failed.emit(str(error))
            return
        self._match_view = match_view
        if not match_view.hints.available:
            self.failed.emit(chance_is_next(position.game.id))
            return
        panel = HintPanel(match_view)
        panel.setAccessibleName(tr("setup-advisers-view"))
        panel.previewed.connect(self.previewed)
        panel.played.connect(self.played)
        match_view.failed.connect(self.failed)
        self._column.addWidget(panel.head)
        self._column.addWidget(panel)
        self.show()
        match_view.hints.show(Stage.RANKED)

    def stop(self) -> bool:
        """Stop the adviser; False if it isn't thinking."""
        looked = self.busy
        if looked and self._match_view is not None:
            self._match_view.hints.stop()
        return looked

    def forget(self) -> None:
        """Drop the plans: they belong to another position."""
        match_view = self._clear()
        if match_view is not None:
            event_loop.spawn(match_view.close(), "close an analysis")

    async def close_down(self) -> None:
        """Stop all thinking here."""
        match_view = self._clear()
        if match_view is not None:
            await match_view.close()

    def _clear(self) -> MatchView | None:
        """Clear the panel; returns what has to be closed."""
        if self._asking is not None:
            self._asking.cancel()
        match_view, self._match_view = self._match_view, None
        if match_view is not None:
            match_view.hush()
        self._asking = None
        self.hide()
        boxes.clear(self._column)
        return match_view


async def check_not_over(context: Context, position: Position) -> None:
    """Raise ParlourError if there is nothing left to decide."""
    await context.kernels.ready(position.game.id)
    if position.is_over:
        raise ParseError(tr("setup-game-over-position"))


def chance_is_next(game: str) -> str:
    """Why there is nothing to analyze, and what to enter."""
    own = f"setup-next-{game}"
    return tr(own if has(own) else "setup-dice-rolled-next-set")
