"""The docks at the right: hint, analysis, log; in a narrow window a strip of icons opens one."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar, QWidget

from gui.theme import Size, icon, theme
from gui.widgets.dock_title import DockTitleBar

_Area = Qt.DockWidgetArea


class Dock(QDockWidget):
    """A panel that can be moved, floated and closed, with a title bar of our own."""

    def __init__(self, name: str, title: str, icon_name: str, panel: QWidget) -> None:
        super().__init__(title)
        self.icon_name = icon_name
        self.setObjectName(f"dock-{name}")
        self.setAllowedAreas(_Area.LeftDockWidgetArea | _Area.RightDockWidgetArea)
        bar = DockTitleBar(title)
        bar.closeRequested.connect(self.close)
        self.setTitleBarWidget(bar)
        self.setWidget(panel)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setMinimumWidth(theme().px(Size.DOCK_MIN))
        self.setMaximumWidth(theme().px(Size.DOCK_MAX))


class DockStrip(QToolBar):
    """Icons at the right edge of a narrow window; each opens its dock and closes the others."""

    def __init__(self, docks: Sequence[Dock]) -> None:
        super().__init__()
        self.setObjectName("dock-strip")
        self.setWindowTitle(self.tr("Panels"))
        self.setMovable(False)
        self.setOrientation(Qt.Orientation.Vertical)
        self._docks = tuple(docks)
        for dock in docks:
            action = dock.toggleViewAction()
            self.addAction(action)
            dock.visibilityChanged.connect(self._only_one)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes and colours from the theme."""
        side = theme().px(Size.ICON)
        self.setIconSize(QSize(side, side))
        for dock in self._docks:
            dock.toggleViewAction().setIcon(icon(dock.icon_name))

    def _only_one(self, visible: bool) -> None:
        shown = self.sender()
        if visible and self.isVisible():
            for dock in self._docks:
                if dock is not shown and not dock.isFloating():
                    dock.hide()


class Docks:
    """All docks of a window and how they behave when it is narrow or in focus mode."""

    def __init__(self, window: QMainWindow, docks: Sequence[Dock]) -> None:
        self._window = window
        self.all = tuple(docks)
        self.strip = DockStrip(docks)
        self._allowed = False
        self._narrow = False
        self._open: set[Dock] = set(docks)
        window.addToolBar(Qt.ToolBarArea.RightToolBarArea, self.strip)
        for dock in docks:
            window.addDockWidget(_Area.RightDockWidgetArea, dock)
            dock.hide()
        self.strip.hide()

    def allow(self, allowed: bool) -> None:
        """Show the docks where they mean something (a match, a review), hide them elsewhere."""
        if allowed == self._allowed:
            return
        if not allowed:
            self._remember()
        self._allowed = allowed
        self._arrange()

    def set_narrow(self, narrow: bool) -> None:
        """Collapse the docks to icons, or bring them back."""
        if narrow == self._narrow:
            return
        if narrow and self._allowed:
            self._remember()
        self._narrow = narrow
        self._arrange()

    def toggle(self, dock: Dock) -> None:
        """Show or hide one dock."""
        dock.setVisible(dock.isHidden())

    @property
    def shown(self) -> bool:
        """Whether docks are where the person has put them."""
        return self._allowed and not self._narrow

    def restore(self, restore: Callable[[], object]) -> None:
        """Let the window put docks where they were; which are open is taken over.

        Docks that the kept state does not know stay open.
        """
        for dock in self.all:
            dock.setVisible(True)
        restore()
        self._open = {dock for dock in self.all if not dock.isHidden()}
        self._arrange()

    def show_widths(self) -> None:
        """Give the docks their usual width."""
        width = theme().px(Size.DOCK_WIDTH)
        docked = [dock for dock in self.all if not dock.isFloating() and not dock.isHidden()]
        if docked:
            self._window.resizeDocks(docked, [width] * len(docked), Qt.Orientation.Horizontal)

    def _remember(self) -> None:
        if not self._narrow:
            self._open = {dock for dock in self.all if not dock.isHidden()}

    def _arrange(self) -> None:
        self.strip.setVisible(self._allowed and self._narrow)
        for dock in self.all:
            dock.setVisible(self._allowed and not self._narrow and dock in self._open)
