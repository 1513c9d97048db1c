"""Moving through a match: watched bots go back and forth, people look back."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from engines.match.controller import control
from engines.match.events import Waiting
from engines.match.narration import commentary
from engines.runtime.texts import tr
from gui.kit import boxes
from gui.kit.transport import TransportBar
from gui.match.last_turns import turns_before
from gui.match.study import node_at
from gui.match.tray import TrayButton, TrayCard
from gui.match.view import MatchView
from gui.style import Radius, Space, theme
from gui.style.drawing import painter_on
from gui.table.materials import paint_inlay, paint_ivory
from gui.table.playback import Transport


class MatchTransport(Transport):
    """Shows earlier positions of a match, in which nobody can act.

    A match of people stays where it is meanwhile; one of watched bots is rewound, and waits.
    ``looked()``: another position should be shown.

    Args:
        match_view: the match.
        may_look: finishes every movement; False while everything is hidden.
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
        return self._match.history.place(self._match_view.at).ply

    @property
    def last(self) -> int:
        return len(self._match.history.main_line())

    @property
    def grows(self) -> bool:
        return not self._match.history.position.is_over

    @property
    def playing(self) -> bool:
        return not self._match.paused and self._match.pending.waiting is not Waiting.OVER

    def set_playing(self, playing: bool) -> None:
        (self._match.resume if playing else self._match.pause)()

    def go(self, at: int) -> None:
        self.show(node_at(self._match.history, at))

    def forward(self) -> None:
        """Let one thing happen; while someone looks back, show the next one."""
        if self._match_view.looking_back:
            self.go(self.at + 1)
        else:
            self._match.step()

    def show(self, node: int) -> None:
        if not self._match_view.watching or self._match.pending.waiting is Waiting.OVER:
            self.look_at(node)
        elif node != self._match.history.at:
            control.go(self._match, node)

    def look_at(self, node: int | None) -> None:
        """Show an earlier position; None: back to the match."""
        if self._may_look():
            self._match_view.look_at(node)
            self.looked.emit()

    def card(self) -> TrayCard:
        """Which position is shown while someone looks back, and how to continue."""
        title = tr("match-youre-viewing-move-of", move=self.at, last=self.last)
        back, play = tr("match-back-to-the-game"), tr("match-play-from-here")
        buttons = (
            TrayButton(back, partial(self.look_at, None), name="back_to_game"),
            TrayButton(play, self._play_from_here, name="play_from_here"),
        )
        return TrayCard(title, (tr("match-nothing-has-been-undone"),), buttons)

    def _play_from_here(self) -> None:
        """Undo everything after the position shown; Redo restores it."""
        paused = self._match.paused
        control.go(self._match, self._match_view.at)
        if self._match.paused and not paused:
            self._match.resume()


class WatchBar(QWidget):
    """Runs, pauses and steps a match of bots, and comments on it."""

    def __init__(self, match_view: MatchView, transport: MatchTransport) -> None:
        super().__init__()
        self._match_view = match_view
        self.transport = TransportBar()
        transport.use(self.transport)
        boxes.row(1, self.transport, 1, of=self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A plate on which the signs of the look can be read."""
        t, pad = theme(), theme().px(Space.M)
        plate = QRectF(self.transport.geometry().adjusted(-pad, 0, pad, 0))
        (paint_inlay if t.dark else paint_ivory)(painter_on(self), plate, t.pxf(Radius.CARD))

    @property
    def commentary(self) -> str:
        """One line about the last finished turn."""
        match = self._match_view.match
        over, here = match.position.is_over, match.position.moment.turn
        for group in turns_before(match.history, match.history.path()):
            if over or group.moment.turn < here:
                facts = commentary(group, match.thoughts, self._match_view.hears)
                return " – ".join(map(self._match_view.words.say, facts))
        return ""
