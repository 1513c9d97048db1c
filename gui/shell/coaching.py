"""How much is taught in the match on the table: commands, the coach dock, the ring of a lesson."""

from functools import partial

import shiboken6
from PySide6.QtCore import QObject, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engines.contract.game import ACTIONS
from engines.match.advice.hint import Answer
from engines.match.advice.tutor import Teaching
from gui.app.actions import Actions
from gui.app.keys import commands
from gui.app.keys.commands import Command
from gui.kit.paint import box
from gui.kit.ring import Ring
from gui.learn.coach import CoachPanel
from gui.match.page import MatchPage
from gui.match.view import MatchView
from gui.shell.side_panels import SidePanels
from gui.shell.window import MainWindow
from gui.style import Space, Token, theme
from gui.style.tokens import Ink
from gui.table.materials import ink

RING_NAME = "coachRing"


class TableRing(Ring):
    """A ring that can be seen on every material: in the color of advice, with a dark edge."""

    def _reach(self) -> int:
        return super()._reach() + theme().px(Space.XS)

    def _paint(self, painter: QPainter, rect: QRectF, corner: float) -> None:
        edge = theme().pxf(1)
        box(painter, rect, corner, None, ink(Ink.INLAY, 0.6), theme().ring() + 2 * edge)
        inner = rect.adjusted(edge, edge, -edge, -edge)
        box(painter, inner, corner - edge, None, ink(Ink.ADVICE), theme().ring())


class Coaching(QObject):
    """Sets the level of a match's tutor, opens and closes the coach dock, points at controls.

    ``wants(request)``: the person wants to read more.
    """

    wants = Signal(object)

    def __init__(self, window: MainWindow, side: SidePanels, actions: Actions) -> None:
        super().__init__(actions)
        self._window = window
        self._side = side
        self._page: MatchPage | None = None
        self._actions = actions
        self._ring: Ring | None = None
        self._part = ""
        self._seen = False
        self._coach: CoachPanel | None = None
        side.coach_dock.visibilityChanged.connect(self._see)
        side.coach_dock.title_bar.close_button.clicked.connect(self._close)
        for command, level in ((commands.WARN, Teaching.WARN), (commands.COACH, Teaching.COACH)):
            actions.bind(command, partial(self._toggle, level))
        for command in (commands.REPLAY_TURN, commands.REVIEW):
            actions.bind(command, partial(self._use, command))
        self._follow()

    def attach(self, page: MatchPage) -> None:
        """Teach the match of a page from now on."""
        self._page = page
        self._coach = coach = CoachPanel(page.match_view, partial(_said, page))
        self._side.coach_dock.show_panel(coach)
        coach.pointed.connect(self._point)
        coach.warned.connect(self._follow)
        coach.freed.connect(page.opened)
        coach.wants.connect(self.wants)
        page.caught_up.connect(self._catch_up)
        page.match_view.taught.connect(self._follow)
        self._follow()

    @property
    def _match_view(self) -> MatchView | None:
        return None if self._page is None else self._page.match_view

    def detach(self) -> None:
        """Stop teaching: the match is being closed."""
        if self._coach is not None:
            self._side.coach_dock.drop(self._coach)
            self._point(None)
            self._page = self._coach = None
            self._follow()

    def _use(self, command: Command) -> None:
        """Note that the person has used a command."""
        if self._coach is not None:
            self._coach.used(command)

    def _close(self) -> None:
        """Turn the coach off; warnings stay on where they are all that was wanted."""
        if (view := self._match_view) is not None:
            view.answer_warning(Answer.RETHINK)
            view.teach(Teaching.WARN if view.tutor.level is Teaching.WARN else Teaching.OFF)

    def _toggle(self, level: Teaching) -> None:
        if (view := self._match_view) is not None:
            view.answer_warning(Answer.RETHINK)
            view.teach(Teaching.OFF if view.tutor.level is level else level)

    def _follow(self) -> None:
        """Show the level of the match in menu and docks; a warning opens the coach's dock, too."""
        level = Teaching.OFF if self._match_view is None else self._match_view.tutor.level
        for command, own in ((commands.WARN, Teaching.WARN), (commands.COACH, Teaching.COACH)):
            self._actions[command].setChecked(level is own)
        if self._coach is not None:
            wanted = level is Teaching.COACH or self._coach.warning is not None
            self._window.docks.set_open(self._side.coach_dock, wanted)

    def _catch_up(self) -> None:
        """Teach what is due, now that nothing moves; open the dock again for a warning it hid."""
        if self._coach is not None:
            self._coach.refresh()
            if self._coach.warning is not None:
                self._follow()

    # -- pointing -----------------------------------------------------------------------------

    def _see(self, seen: bool) -> None:
        """Note whether the dock can be seen, which it must be while a warning waits."""
        self._seen = seen
        if self._coach is not None:
            self._coach.refresh()
            if not seen and self._coach.warning is not None:
                QTimer.singleShot(0, self, self._follow)  # the window may still hide other docks

    def _point(self, at: str | Command | None) -> None:
        """Put the ring around a part of the table or a command's button, or take it away.

        The ring is hidden while the coach isn't visible.
        """
        target = self._widget(at) if self._seen and at is not None else None
        part = at if isinstance(at, str) else ""
        ring = self._ring
        if ring is not None and shiboken6.isValid(ring):
            if ring.target is target and part == self._part:
                ring.follow_target()
                return
            ring.hide()
            ring.deleteLater()
        self._ring, self._part = None, part
        if target is not None:
            kind = Ring if isinstance(at, Command) else TableRing
            self._ring = kind(target, Token.HINT, RING_NAME, self._place)

    def _place(self) -> QRect | None:
        """Where the part is that gets the ring; None for the whole control."""
        page, ring = self._page, self._ring
        if page is None or not self._part or (ring is not None and ring.target is not page.board):
            return None
        return page.board.part(self._part)

    def _widget(self, at: str | Command) -> QWidget | None:
        page = self._page
        if page is None:
            return None
        if isinstance(at, Command):
            return self._window.toolbar.widgetForAction(self._actions[at])
        if page.curtain.closed:
            return page.curtain.button
        if at == ACTIONS and page.board.part(ACTIONS) is None:
            return page.tray.first or page.board
        return page.board


def _said(page: MatchPage) -> list[str]:
    """The words on the table: what to do next, what happened, what can be chosen."""
    choices = (choice.text for choice in page.stage.choices)
    return [page.headline.text, page.headline.happened, *choices]
