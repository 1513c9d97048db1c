"""The main window: what is where. What happens in it is the shell's business."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QByteArray, QLocale, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QMenuBar,
    QStackedWidget,
    QToolBar,
)

from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.actions import Actions
from gui.app.errors.reports import Defect
from gui.app.keys import commands
from gui.app.menus import MainToolBar, SpeedButton
from gui.app.page import Page
from gui.app.settings import Settings
from gui.kit.notice import NoticeAction, NoticeKind
from gui.shell.docks import Dock, Docks, Mode
from gui.shell.rail import Rail
from gui.style import scaled, theme

USUAL_SIZE: Final = QSize(1280, 840)
LEAST_SIZE: Final = QSize(960, 640)
TEXT_FROM: Final = 1100
"""The toolbar shows words at this width or more, at 100% user scale, if they fit."""
TIGHT_BELOW: Final = 600
"""The buttons of the toolbar are closer together below this width, at 100% user scale."""
DOCKS_FROM: Final = 1100
"""Docks are open at this width or more, at 100% user scale."""


class MainWindow(QMainWindow):
    """Navigation, toolbar, pages, docks.

    * ``painted``: the first paint is done
    * ``close_asked``: the person wants to end the program; the window stays until ``end``
    """

    painted = Signal()
    close_asked = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._painted = False
        self._ending = False
        self.focus_mode = False
        """Whether only the board and the players are shown."""
        self._game = ""
        self.setObjectName("main-window")
        self.setMinimumSize(LEAST_SIZE)
        self.resize(USUAL_SIZE)

    def fill(self, actions: Actions, docks: Sequence[Dock], play: Callable[[], None]) -> None:
        """Make all that is in the window, in place of what was there in another language."""
        for bar in self.findChildren(QToolBar):
            self.removeToolBar(bar)
        for dock in self.findChildren(QDockWidget):
            self.removeDockWidget(dock)
        for part in (*self.findChildren(QToolBar), *self.findChildren(QDockWidget)):
            part.setParent(None)  # else ``restoreState`` would find them by their names
            part.deleteLater()
        self.setLocale(QLocale())  # otherwise all would inherit that of the window
        self.setMenuBar(QMenuBar())
        self.speed = SpeedButton()
        self.toolbar = MainToolBar(actions, self.speed)
        self.addToolBar(self.toolbar)
        # The icon says whether sound is on; usually it is.
        self.toolbar.widgetForAction(actions[commands.SOUND]).setProperty("quiet", True)
        self.rail = Rail(actions, play)
        right = QApplication.isRightToLeft()
        bars = Qt.ToolBarArea
        self.addToolBar(bars.RightToolBarArea if right else bars.LeftToolBarArea, self.rail)
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.pages.show()  # at once: what has the focus must be visible
        self.docks = Docks(self, docks)
        scaled(self._take_scale)

    # -- pages --------------------------------------------------------------------------------

    @property
    def page(self) -> Page | None:
        page = self.pages.currentWidget()
        return page if isinstance(page, Page) else None

    def add_page(self, page: Page, instead_of: Page | None = None) -> None:
        """Register a page, and remove the one it replaces."""
        self.pages.addWidget(page)
        if instead_of is not None:
            if instead_of is self.page:
                self.pages.setCurrentWidget(page)
            self.pages.removeWidget(instead_of)
            instead_of.deleteLater()

    def show_page(self, page: Page, title: str, mode: Mode = Mode.NONE) -> None:
        """Show a page with the docks of its kind; the previous one is notified."""
        before = self.page
        if before is not None and before is not page:
            before.left()
        self.pages.setCurrentWidget(page)
        self.docks.set_mode(mode)
        self._fit()
        self.setWindowTitle(f"{title} – Parlour" if title else "Parlour")
        page.opened()

    # -- what the program has to say ----------------------------------------------------------

    def tell(self, text: str, kind: NoticeKind = NoticeKind.ERROR, key: str = "refused") -> None:
        """Say something on the page that is shown."""
        if self.page is not None:
            self.page.notices.add(kind, text, key=key)

    def tell_defect(self, defect: Defect) -> None:
        """Say that there is a bug in Parlour, and offer the details that help to fix it."""
        if self.page is None:
            return
        copy = partial(QApplication.clipboard().setText, defect.details)
        text = tr("shell-something-went-wrong", summary=defect.summary)
        action = NoticeAction(tr("shell-copy-details"), copy)
        self.page.notices.add(NoticeKind.ERROR, text, [action], key="defect")

    # -- room ---------------------------------------------------------------------------------

    def set_focus_mode(self, on: bool) -> None:
        """Hide words, docks and navigation, or bring them back."""
        self.focus_mode = on
        self._fit()

    def _fit(self) -> None:
        """Give way when there is little room."""
        width = self.width() / theme().scale
        self.toolbar.show_texts(width >= TEXT_FROM and not self.focus_mode)
        if self.toolbar.sizeHint().width() > self.width():  # words are longer in some languages
            self.toolbar.show_texts(False)
        self.toolbar.set_tight(width < TIGHT_BELOW)
        bare = self.focus_mode
        self.docks.set_narrow(width < DOCKS_FROM or bare, bare=bare)
        board, page = self.docks.mode is not Mode.NONE, self.page
        self.toolbar.setVisible(self.docks.mode is Mode.MATCH)  # it is for playing
        self.rail.setVisible(not self.focus_mode and (page is None or not page.alone))
        self.rail.fit(width, self.height() / theme().scale, board=board)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._settings.get(keys.SCALE) == keys.AUTOMATIC:
            keys.put_on_look(self._settings, self.width())
        self.docks.scale(event.oldSize().width(), self.width())
        self._fit()

    # -- remembered ---------------------------------------------------------------------------

    def use_geometry_of(self, game: str) -> None:
        """Use the size and the docks that the window last had with a game."""
        self.remember_geometry()
        self._game = game
        geometry = self._settings.get(keys.geometry(game))
        state = self._settings.get(keys.docks(game))
        if geometry and not self.isVisible():
            self.restoreGeometry(_bytes(geometry))
        if state:
            self.restore_layout(_bytes(state))

    def remember_geometry(self) -> None:
        """Keep size and docks for the game on the table."""
        if not self.isVisible():
            return
        self._settings.set(keys.geometry(self._game), _text(self.saveGeometry()))
        if self.docks.shown and self.docks.mode is Mode.MATCH:
            self._settings.set(keys.docks(self._game), _text(self.layout_state()))

    def layout_state(self) -> QByteArray:
        """Where bars and docks are, for ``restore_layout``."""
        return self.saveState(int(QApplication.isRightToLeft()))

    def restore_layout(self, state: QByteArray) -> None:
        """Put bars and docks where they were, unless text ran in the other direction then."""
        self.docks.restore(lambda: self.restoreState(state, int(QApplication.isRightToLeft())))
        self._fit()  # which bars there are depends on the page

    def _take_scale(self) -> None:
        self._fit()
        self.docks.show_sizes()

    # -- events -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._ending:
            super().closeEvent(event)
            return
        event.ignore()
        self.close_asked.emit()

    def end(self) -> None:
        """Close for good."""
        self.remember_geometry()
        self._ending = True
        self.close()


def _text(data: QByteArray) -> str:
    return bytes(data.toBase64().data()).decode("ascii")


def _bytes(text: str) -> QByteArray:
    return QByteArray.fromBase64(text.encode("ascii"))
