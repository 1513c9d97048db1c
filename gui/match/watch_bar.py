"""What lies under the board while bots play each other: a line of commentary, the transport bar."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from engines.session.events import Waiting
from engines.session.history import START, group_turns
from engines.session.speech import commentary
from gui.kit import boxes
from gui.kit.label import Label
from gui.kit.transport import TransportBar
from gui.match.study import ply_of
from gui.match.view import MatchView
from gui.style import Space, Token, TypeRole, theme
from gui.style.motion import pace

_LOOK_BACK: Final = 60
"""Steps that are looked at for the last finished turn."""


class WatchBar(QWidget):
    """Runs, pauses and steps a match of bots. ``chosen`` carries the node to be shown."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._match_view: MatchView | None = None
        self.commentary = Label("", TypeRole.BODY, Token.TEXT2, wrap=True)
        self.commentary.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.transport = TransportBar()
        bar = self.transport
        bar.startRequested.connect(self.go_first)
        bar.backRequested.connect(self.go_back)
        bar.playRequested.connect(self.set_playing)
        bar.stepRequested.connect(self.step)
        bar.endRequested.connect(self.go_last)
        bar.speedRequested.connect(pace().set_speed)
        pace().changed.connect(self._show_speed)
        self._show_speed()
        self._column = boxes.column(1, self.commentary, bar, 1, of=self)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self._column.setSpacing(theme().px(Space.XS))

    def attach(self, match_view: MatchView) -> None:
        """Run a match from now on."""
        self._match_view = match_view
        self.commentary.setText("")

    def refresh(self) -> None:
        """Show where the match is, and say something about the last turn."""
        if self._match_view is not None:
            self.show_place()
            self.commentary.setText(self._comment())

    def show_place(self) -> None:
        """Show where the match is and whether it goes on."""
        if self._match_view is None:
            return
        match = self._match_view.match
        history = match.history
        ply = ply_of(history, history.at)
        self.transport.set_position(ply, len(history.main_line()) + (not history.is_over))
        self.transport.set_playing(not match.paused and match.waiting is not Waiting.OVER)

    def _comment(self) -> str:
        """One line about the last finished turn."""
        assert self._match_view is not None
        match = self._match_view.match
        path = match.history.path()
        here = match.position.moment.turn
        groups = [
            group
            for group in group_turns(match.history.steps(path[-_LOOK_BACK:]))
            if group.moment.turn < here or match.history.is_over
        ]
        if not groups:
            return ""
        facts = commentary(groups[-1], match.thoughts, self._match_view.hears)
        return " – ".join(map(self._match_view.words.say, facts))

    # -- moving -------------------------------------------------------------------------------

    def set_playing(self, playing: bool) -> None:
        """Run, or pause."""
        if self._match_view is not None:
            match = self._match_view.match
            (match.resume if playing else match.pause)()

    def step(self) -> None:
        """Let one thing happen; while somebody looks back, show the next one."""
        match_view = self._match_view
        if match_view is None:
            return
        if match_view.looking_back:
            line = match_view.match.history.main_line()
            self._go(line[line.index(match_view.at) + 1] if match_view.at != START else line[0])
        else:
            match_view.match.step()

    def go_first(self) -> None:
        """Show the start."""
        self._go(START)

    def go_back(self) -> None:
        """Show the step before."""
        if self._match_view is not None:
            at = self._match_view.at
            if at != START:
                self._go(self._match_view.match.history.parent(at))

    def go_last(self) -> None:
        """Show the newest step."""
        if self._match_view is not None:
            line = self._match_view.match.history.main_line()
            self._go(line[-1] if line else START)

    def _go(self, node: int) -> None:
        if self._match_view is not None and node != self._match_view.at:
            self.chosen.emit(node)

    def _show_speed(self) -> None:
        self.transport.set_speed(pace().speed)
