"""How much is taught in the match on the table: commands, the coach dock, the ring of a lesson."""

from collections.abc import Callable
from functools import partial

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QWidget

from engines.match.advice.tutor import Teaching
from gui.app.actions import Actions
from gui.app.keys import commands
from gui.app.keys.commands import Command
from gui.kit.ring import Ring
from gui.learn.coach import CoachPanel
from gui.learn.lessons import Control
from gui.learn.tours import Part
from gui.match.page import MatchPage
from gui.match.view import MatchView
from gui.shell.side_panels import SidePanels
from gui.shell.window import MainWindow
from gui.style import Token

RING_NAME = "coachRing"
_COMMANDS = {
    Control.HINT: commands.HINT,
    Control.UNDO: commands.UNDO,
    Control.REVIEW: commands.REVIEW,
}


class Coaching(QObject):
    """Switches the tutor of a match, opens and closes the coach dock, points at controls."""

    def __init__(self, window: MainWindow, side: SidePanels, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._side = side
        self._page: MatchPage | None = None
        self._actions = actions
        self._ring: Ring | None = None
        self._part: Part | None = None
        self._seen = False
        self._coach: CoachPanel | None = None
        side.coach_dock.visibilityChanged.connect(self._see)
        side.coach_dock.title_bar.closeRequested.connect(lambda: self.teach(Teaching.OFF))
        for command, level in ((commands.WARN, Teaching.WARN), (commands.COACH, Teaching.COACH)):
            actions.bind(command, self._switch(level))
        for command in (commands.REPLAY_TURN, commands.REVIEW):
            actions.bind(command, partial(self._use, command))
        self._follow()

    def attach(self, page: MatchPage) -> None:
        """Teach the match of a page from now on."""
        self._page = page
        self._coach = coach = CoachPanel(page.match_view)
        self._side.coach_dock.show_panel(coach)
        coach.pointed.connect(self._point)
        coach.switched_on.connect(lambda: self.teach(Teaching.COACH))
        page.caught_up.connect(self._catch_up)
        page.match_view.taught.connect(self._follow)
        self._follow()

    @property
    def _match_view(self) -> MatchView | None:
        return None if self._page is None else self._page.match_view

    def detach(self) -> None:
        """The match is being closed: teach it no more."""
        if self._coach is not None:
            self._side.coach_dock.drop(self._coach)
            self._point(None)
            self._page = self._coach = None
            self._follow()

    def _use(self, command: Command) -> None:
        """The person has used a command."""
        if self._coach is not None:
            self._coach.used(command)

    def teach(self, level: Teaching) -> None:
        """Teach more or less in the match on the table."""
        if self._match_view is not None:
            self._match_view.teach(level)

    def _switch(self, level: Teaching) -> Callable[[], None]:
        """Switch a level on, or off if it is on."""

        def switch() -> None:
            if self._match_view is not None:
                now = self._match_view.tutor.level
                self.teach(Teaching.OFF if now is level else level)

        return switch

    def _follow(self) -> None:
        """Show the level of the match in menu and docks."""
        level = Teaching.OFF if self._match_view is None else self._match_view.tutor.level
        for command, own in ((commands.WARN, Teaching.WARN), (commands.COACH, Teaching.COACH)):
            self._actions[command].setChecked(level is own)
        if self._match_view is not None:
            self._window.docks.set_open(self._side.coach_dock, level is Teaching.COACH)

    def _catch_up(self) -> None:
        """Nothing moves any more: teach what is due now. A coach that is off does not listen."""
        if self._coach is not None and self._coach.on:
            self._coach.refresh()

    # -- pointing -----------------------------------------------------------------------------

    def _see(self, seen: bool) -> None:
        """The dock has come into sight, or gone."""
        self._seen = seen
        if self._coach is not None:
            self._coach.refresh()

    def _point(self, control: Control | Part | None) -> None:
        """Put the ring around a control or a part of the board, or take it away.

        There is no ring while the coach is not seen.
        """
        target = self._widget(control) if self._seen and control is not None else None
        part = control if isinstance(control, Part) else None
        ring = self._ring
        if ring is not None and shiboken6.isValid(ring):
            if ring.target is target and part == self._part:
                ring.follow_target()
                return
            ring.hide()
            ring.deleteLater()
        self._ring, self._part = None, part
        if target is not None:
            self._ring = Ring(target, Token.HINT, RING_NAME, self._place)

    def _place(self) -> QRect | None:
        """Where the part lies that the ring is put around; None for all of the control."""
        page, part = self._page, self._part
        return None if page is None or part is None else page.board.part(part.name)

    def _widget(self, control: Control | Part) -> QWidget | None:
        page = self._page
        if page is None:
            return None
        if isinstance(control, Part):
            return None if page.curtain.closed else page.board
        if control is Control.ACTIONS:
            # Where a person acts now: the first button of the tray, else the board.
            return page.curtain.button if page.curtain.closed else page.tray.first or page.board
        return self._window.toolbar.widgetForAction(self._actions[_COMMANDS[control]])
