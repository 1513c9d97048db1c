"""Moving through a match: bots that are watched go back and on, people look back."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from engines.match.events import Waiting
from engines.match.history import START
from gui.match.study import ply_of
from gui.match.tray import TrayButton, TrayCard
from gui.match.view import MatchView
from gui.table.playback import Transport


class MatchTransport(Transport):
    """Shows earlier positions of a match, in which nobody can act.

    The match of people stays where it is meanwhile. Bots that are watched are wound back, and wait.
    ``looked()``: another position is to be shown.

    Args:
        match_view: the match.
        may_look: ends what moves; False while nobody may see anything.
        parent: the page.
    """

    looked = Signal()

    def __init__(
        self, match_view: MatchView, may_look: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._match_view = match_view
        self._match = match_view.match
        self._may_look = may_look

    @property
    def at(self) -> int:
        return ply_of(self._match.history, self._match_view.at)

    @property
    def last(self) -> int:
        return len(self._match.history.main_line())

    @property
    def grows(self) -> bool:
        return not self._match.history.is_over

    @property
    def playing(self) -> bool:
        return not self._match.paused and self._match.waiting is not Waiting.OVER

    def set_playing(self, playing: bool) -> None:
        (self._match.resume if playing else self._match.pause)()

    def go(self, at: int) -> None:
        self.show((START, *self._match.history.main_line())[at])

    def forward(self) -> None:
        """Let one thing happen; while somebody looks back, show the next one."""
        if self._match_view.looking_back:
            self.go(self.at + 1)
        else:
            self._match.step()

    def show(self, node: int) -> None:
        """Show a step of the match."""
        if not self._match_view.watching or self._match.waiting is Waiting.OVER:
            self.look_at(node)
        elif node != self._match.history.at:
            self._match.go(node)

    def look_at(self, node: int | None) -> None:
        """Show an earlier position; None: back to the match."""
        if self._may_look():
            self._match_view.look_at(node)
            self.looked.emit()

    def card(self) -> TrayCard:
        """Which position is shown while somebody looks back, and how to go on."""
        title = self.tr("You're viewing move {0} of {1}.").format(self.at, self.last)
        back, play = self.tr("Back to the game"), self.tr("Play from here")
        return TrayCard(
            title,
            (self.tr("Nothing has been undone."),),
            (
                TrayButton(back, partial(self.look_at, None), name="back_to_game"),
                TrayButton(play, self._play_from_here, name="play_from_here"),
            ),
        )

    def _play_from_here(self) -> None:
        """Take back what came after what is shown; Redo brings it back."""
        paused = self._match.paused
        self._match.go(self._match_view.at)
        if self._match.paused and not paused:
            self._match.resume()
