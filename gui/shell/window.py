"""The main window: what is where. What happens in it is the shell's business."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QSizePolicy,
    QStackedWidget,
    QStatusBar,
    QWidget,
)

from gui.app import settings as keys
from gui.app.actions import Actions
from gui.app.menus import MainToolBar, SpeedButton
from gui.app.page import Page
from gui.app.settings import Settings
from gui.kit.label import ElidedLabel, Label
from gui.shell.docks import Dock, Docks, Mode
from gui.shell.rail import Rail
from gui.style import Space, Token, TypeRole, scaled, theme

USUAL_SIZE: Final = QSize(1280, 840)
LEAST_SIZE: Final = QSize(960, 640)
TEXT_FROM: Final = 1100
"""The toolbar shows words from this width on, at 100 % user scale."""
TIGHT_BELOW: Final = 600
"""The buttons of the toolbar stand closer together below this width, at 100 % user scale."""
DOCKS_FROM: Final = 960
"""Docks are open from this width on, at 100 % user scale."""


class MainWindow(QMainWindow):
    """Navigation, toolbar, pages, docks, status line.

    * ``painted``: the first paint is done
    * ``close_asked``: the person wants to end the program; the window stays until ``end``
    """

    painted = Signal()
    close_asked = Signal()

    def __init__(
        self,
        settings: Settings,
        actions: Actions,
        docks: Sequence[Dock],
        play: Callable[[], None],
    ) -> None:
        super().__init__()
        self._settings = settings
        self._painted = False
        self._ending = False
        self._focus_mode = False
        self._game = ""
        self.setObjectName("main-window")
        self.speed = SpeedButton()
        self.toolbar = MainToolBar(actions, self.speed)
        self.addToolBar(self.toolbar)
        self.rail = Rail(actions, play)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.rail)
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.docks = Docks(self, docks)
        self.status_line = StatusLine()
        self._status_bar = QStatusBar()
        self._status_bar.setSizeGripEnabled(False)
        self._status_bar.addWidget(self.status_line, 1)
        self.setStatusBar(self._status_bar)
        self.setMinimumSize(LEAST_SIZE)
        self.resize(USUAL_SIZE)
        scaled(self._take_scale)

    # -- pages --------------------------------------------------------------------------------

    @property
    def page(self) -> Page | None:
        """The page that is shown."""
        page = self.pages.currentWidget()
        return page if isinstance(page, Page) else None

    def add_page(self, page: Page, instead_of: Page | None = None) -> None:
        """Make a page known, and let the one go in whose place it comes."""
        self.pages.addWidget(page)
        if instead_of is not None:
            if instead_of is self.page:
                self.pages.setCurrentWidget(page)
            self.pages.removeWidget(instead_of)
            instead_of.deleteLater()

    def show_page(self, page: Page, mode: Mode = Mode.NONE) -> None:
        """Show a page with the docks of its kind; the one before is told that it is left."""
        before = self.page
        if before is not None and before is not page:
            before.left()
        self.pages.setCurrentWidget(page)
        self.docks.set_mode(mode)
        self._fit()
        self.setWindowTitle(f"{page.title} – Parlour" if page.title else "Parlour")
        page.opened()

    # -- room ---------------------------------------------------------------------------------

    @property
    def focus_mode(self) -> bool:
        """Whether only the board and the players are shown."""
        return self._focus_mode

    def set_focus_mode(self, on: bool) -> None:
        """Hide words, docks and status line, or bring them back."""
        self._focus_mode = on
        self._status_bar.setVisible(not on)
        self._fit()

    def _fit(self) -> None:
        """Give way when there is little room."""
        width = self.width() / theme().scale
        self.toolbar.show_texts(width >= TEXT_FROM and not self._focus_mode)
        self.toolbar.set_tight(width < TIGHT_BELOW)
        self.docks.set_narrow(width < DOCKS_FROM or self._focus_mode)
        self.rail.setVisible(not self._focus_mode)
        board = self.docks.mode is not Mode.NONE
        self.rail.fit(width, self.height() / theme().scale, board=board)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self.docks.scale(event.oldSize().width(), self.width())

    # -- remembered ---------------------------------------------------------------------------

    def use_geometry_of(self, game: str) -> None:
        """Take the size and the docks that the window had with a game the last time."""
        self.remember_geometry()
        self._game = game
        geometry = self._settings.get(keys.geometry(game))
        state = self._settings.get(keys.docks(game))
        if geometry and not self.isVisible():
            self.restoreGeometry(_bytes(geometry))
        if state:
            self.docks.restore(lambda: self.restoreState(_bytes(state)))

    def remember_geometry(self) -> None:
        """Keep size and docks for the game on the table."""
        if not self.isVisible():
            return
        self._settings.set(keys.geometry(self._game), _text(self.saveGeometry()))
        if self.docks.shown and self.docks.mode is Mode.MATCH:
            self._settings.set(keys.docks(self._game), _text(self.saveState()))

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


HEIGHT = 28


class StatusLine(QWidget):
    """One sentence at the left, small facts (seed, clock) at the right.

    It is never the only place for important news.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = ElidedLabel("", TypeRole.SECONDARY, Token.TEXT2)
        self._facts: dict[str, Label] = {}
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sentence, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        scaled(self._row.setContentsMargins, Space.L, 0, Space.L, 0)
        scaled(self._row.setSpacing, Space.L)
        scaled(self.setFixedHeight, HEIGHT)

    @property
    def sentence(self) -> str:
        """Whose turn it is and what is expected."""
        return self._sentence.text()

    def set_sentence(self, text: str) -> None:
        """Say whose turn it is and what is expected."""
        self._sentence.setText(text)

    def set_fact(self, name: str, text: str) -> None:
        """Show, change or ("") remove the fact called `name` at the right."""
        if name not in self._facts:
            self._facts[name] = Label("", TypeRole.LABEL, Token.TEXT2)
            self._row.addWidget(self._facts[name])
        self._facts[name].setText(text)
        self._facts[name].setVisible(bool(text))
