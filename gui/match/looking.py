"""Looking back at earlier positions of a match, which stays where it is."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from engines.session.events import Waiting
from gui.match.actions_panel import ActionsPanel
from gui.match.study import ply_of
from gui.match.tray import TrayButton, TrayCard
from gui.match.view import MatchView
from gui.match.watch_bar import WatchBar


class LookingBack(QObject):
    """Shows earlier positions, in which nobody can act. ``moved`` follows.

    Args:
        parent: the page.
        table: the match on the page.
        may_look: ends what moves; False while nobody may see anything.
    """

    moved = Signal()

    def __init__(
        self, parent: QObject, table: Callable[[], MatchView | None], may_look: Callable[[], bool]
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._may_look = may_look

    def go(self, node: int) -> None:
        """Show a step of the match. Bots that are watched are wound back to it, and paused."""
        match_view = self._table()
        if match_view is None:
            return
        if not match_view.watching or match_view.match.waiting is Waiting.OVER:
            self.look_at(node)
        elif node != match_view.match.history.at:
            match_view.match.go(node)

    def look_at(self, node: int | None) -> None:
        """Show an earlier position; None: back to the match."""
        match_view = self._table()
        if match_view is not None and self._may_look():
            match_view.look_at(node)
            self.moved.emit()

    def forget(self) -> None:
        """The match has gone somewhere else: that is what is shown."""
        match_view = self._table()
        if match_view is not None:
            match_view.look_at(None)

    def show(self, tray: ActionsPanel, watch_bar: WatchBar) -> str:
        """Show which position is shown, and how to go on; returns a sentence about that."""
        match_view = self._table()
        assert match_view is not None
        watch_bar.hide()
        tray.show()
        tray.show_card(self._card(match_view))
        return self.tr("This is an earlier position. Esc leads back to the game.")

    def _card(self, match_view: MatchView) -> TrayCard:
        history, node = match_view.match.history, match_view.at
        title = self.tr("You are looking at move {0} of {1}.")
        back, play = self.tr("Back to the game"), self.tr("Play from here")
        return TrayCard(
            title.format(ply_of(history, node), len(history.main_line())),
            (self.tr("Nothing has been taken back."),),
            (
                TrayButton(back, partial(self.look_at, None), name="back_to_game"),
                TrayButton(play, partial(self._play_from, node), name="play_from_here"),
            ),
        )

    def _play_from(self, node: int) -> None:
        """Take back what came after a node; Redo brings it back."""
        match_view = self._table()
        assert match_view is not None
        match = match_view.match
        paused = match.paused
        match.go(node)
        if match.paused and not paused:
            match.resume()
