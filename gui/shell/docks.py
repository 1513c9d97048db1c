"""The docks on the right; in a narrow window a strip of icons opens one at a time."""

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QSizePolicy,
    QStackedWidget,
    QToolBar,
    QWidget,
)

from engines.runtime.texts import tr
from gui.kit import boxes
from gui.kit.button import Button, IconButton
from gui.kit.card import EmptyState
from gui.kit.label import Label
from gui.kit.throttle import Throttle
from gui.style import Size, Space, TypeRole, icon, scaled, theme

_Area = Qt.DockWidgetArea
_USUAL_SHARE: Final = 0.28
"""Share of the window's width for docks that have not been resized; less in a large window."""
_LARGE_SHARE: Final = 0.22
_LEAST_HEIGHT: Final = 120
"""Minimum height of what a dock holds; what needs more scrolls, so that docks don't overlap. Less
if the window has no room for this much of each."""
_MOST_SHARE: Final = 1 / 3
"""Maximum share of the width of a large window; in smaller ones, it is ``Size.DOCK_MAX``."""


class Mode(Enum):
    """The docks that apply to a page."""

    NONE = "none"
    MATCH = "match"
    REVIEW = "review"


class Dock(QDockWidget):
    """A panel that can be moved, floated and closed, with a title bar of our own.

    A panel whose vertical policy is ``Fixed`` gets the height that it needs at its width; the
    others share what is left. A disabled panel has nothing to say: the dock is away until it has.
    * ``fits_anew()``: the content or its width has changed
    * ``rested()``: it has nothing to say from now on, or something again

    Args:
        name: of the kept state, and in the id of the title.
        icon_name: for the strip of a narrow window.
        modes: the kinds of pages it is for, and whether it is open on them at first.
        share: of the height, compared with the other docks.
    """

    fits_anew = Signal()
    rested = Signal()

    def __init__(
        self, name: str, icon_name: str, modes: Mapping[Mode, bool], *, share: int
    ) -> None:
        super().__init__(title := tr(f"shell-dock-{name}"))
        self.icon_name = icon_name
        self.modes = modes
        self.share = share
        self.setObjectName(f"dock-{name}")
        self.setAllowedAreas(_Area.LeftDockWidgetArea | _Area.RightDockWidgetArea)
        self.title_bar = DockTitleBar(title)
        self.title_bar.close_button.clicked.connect(self.close)
        self.setTitleBarWidget(self.title_bar)
        self.panel: QWidget | None = None
        """What the dock shows unless it is covered; there may be nothing."""
        self._covered = False
        self._cover = EmptyState(tr("shell-hidden-behind-the-curtain"))
        self._nothing = QWidget()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self._cover)
        self._stack.installEventFilter(self)
        self.setWidget(self._stack)
        # A dock takes the limits of what it holds, whatever is set for the dock itself.
        scaled(self._stack.setMinimumWidth, Size.DOCK_MIN)
        self.title_bar.setMinimumWidth(1)

    def set_covered(self, covered: bool) -> None:
        """Hide the panel's content from people who must not see it."""
        self._covered = covered
        self._show()

    def show_panel(self, panel: QWidget) -> None:
        """Show a panel; the one before stays in the dock."""
        if self._stack.indexOf(panel) < 0:
            self._stack.addWidget(panel)
            panel.installEventFilter(self)
        self.panel = panel
        self._show()

    def drop(self, panel: QWidget) -> None:
        """Let a panel go."""
        if panel is self.panel:
            self.panel = None
            self._show()
        self._stack.removeWidget(panel)
        panel.deleteLater()

    @property
    def _inside(self) -> QWidget:
        return self._cover if self._covered else self.panel or self._nothing

    def _show(self) -> None:
        self._stack.setCurrentWidget(self._inside)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._stack:
            if event.type() is QEvent.Type.EnabledChange:
                self.rested.emit()
        elif event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.fits_anew.emit()
        return super().eventFilter(watched, event)

    @property
    def rests(self) -> bool:
        """Whether there is nothing to say."""
        return not self._covered and self.panel is not None and not self.panel.isEnabled()

    @property
    def needed(self) -> int:
        """The height that the content needs; 0 if any height will do."""
        panel = self._inside
        fixed = panel.sizePolicy().verticalPolicy() is QSizePolicy.Policy.Fixed
        if not fixed:
            return 0
        high = panel.heightForWidth(self._stack.width())
        return high if high >= 0 else panel.sizeHint().height()

    def limit(self, width: int, least: int, most: int = boxes.NO_LIMIT) -> None:
        """Limit the width and the height of what is inside, in pixels."""
        self._stack.setMaximumWidth(width)
        self._stack.setMinimumHeight(least)
        self._stack.setMaximumHeight(most)
        if (layout := self.layout()) is not None:
            layout.activate()  # otherwise the old limits apply to sizes requested next


class DockStrip(QToolBar):
    """Icons at the right edge of a narrow window. ``asked`` carries the dock of a clicked icon."""

    asked = Signal(object)

    def __init__(self, docks: Sequence[Dock]) -> None:
        super().__init__()
        self.setObjectName("dock-strip")
        self.setWindowTitle(tr("shell-panels"))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        self._actions = {dock: self.addAction(dock.windowTitle()) for dock in docks}
        for dock, action in self._actions.items():
            action.setIcon(icon(dock.icon_name))
            action.setCheckable(True)
            action.triggered.connect(lambda _on=False, dock=dock: self.asked.emit(dock))
            dock.visibilityChanged.connect(action.setChecked)
        scaled(self.setIconSize, QSize(Size.ICON, Size.ICON))

    def offer(self, docks: Sequence[Dock]) -> None:
        """Show the icons of these docks only."""
        for dock, action in self._actions.items():
            action.setVisible(dock in docks)


class Docks:
    """All docks of a window: which are open on which page, and what happens when it is narrow."""

    def __init__(self, window: QMainWindow, docks: Sequence[Dock]) -> None:
        self._window = window
        self.all = tuple(docks)
        self.strip = DockStrip(docks)
        self.strip.asked.connect(self.toggle)
        self.mode = Mode.NONE
        """What kind of page is shown."""
        self._narrow = self._bare = False
        self.opened = {
            mode: {dock.objectName() for dock in docks if dock.modes.get(mode)} for mode in Mode
        }
        """The names of the docks that are open on each kind of page."""
        left = QApplication.isRightToLeft()
        bars = Qt.ToolBarArea
        window.addToolBar(bars.LeftToolBarArea if left else bars.RightToolBarArea, self.strip)
        self._needed: dict[Dock, int] = {}
        self._resting = set[Dock]()
        """Docks that are away although they are open."""
        self._due = Throttle(self.strip, self._fit, 0)
        for dock in docks:
            area = _Area.LeftDockWidgetArea if left else _Area.RightDockWidgetArea
            window.addDockWidget(area, dock)
            dock.fits_anew.connect(self._due.soon)
            dock.rested.connect(self._fit)
            dock.visibilityChanged.connect(self._show_strip)
        self._arrange()

    @property
    def shown(self) -> bool:
        """Whether docks are where the person has put them."""
        return self.mode is not Mode.NONE and not self._narrow

    def set_mode(self, mode: Mode) -> None:
        """Show the docks of a kind of page, as they last were."""
        if mode is not self.mode:
            self._remember()
            self.mode = mode
            self._arrange()

    def set_narrow(self, narrow: bool, *, bare: bool) -> None:
        """Collapse the docks to icons, or restore them; only if ``bare``, those of reviews too."""
        if (narrow, bare) != (self._narrow, self._bare):
            self._remember()
            self._narrow, self._bare = narrow, bare
            self._arrange()

    def toggle(self, dock: Dock) -> None:
        """Show or hide one dock; in a narrow window the others give way."""
        show = dock.isHidden() and self.mode in dock.modes
        if show:
            self.give_way()
        dock.setVisible(show)
        if show:
            dock.raise_()
            self.show_sizes()

    def give_way(self) -> None:
        """In a narrow window, hide what has slid over the page."""
        for dock in self.all if self._narrow else ():
            if not dock.isFloating():
                dock.hide()

    def open(self, dock: Dock) -> None:
        """Show one dock, if its page is shown."""
        if dock.isHidden():
            self.toggle(dock)

    def set_open(self, dock: Dock, on: bool) -> None:
        """Open or close a dock wherever it belongs."""
        for mode in dock.modes:
            opened = self.opened[mode]
            (opened.add if on else opened.discard)(dock.objectName())
        if not on:
            dock.hide()
        elif self.shown and self.mode in dock.modes:
            dock.show()
            self.show_sizes()
        else:
            self.open(dock)

    def restore(self, restore: Callable[[], object]) -> None:
        """Let the window put docks where they were, and note which are open.

        Docks that the kept state does not know stay as they are.
        """
        restore()
        self._remember()
        self._arrange()

    def scale(self, before: int, now: int) -> None:
        """Scale the docks with their usual width, after the window's width has changed."""
        docked, more = list(self._limit(now)), _usual_width(now) / _usual_width(before)
        widths = [round(dock.width() * more) for dock in docked]
        self._window.resizeDocks(docked, widths, Qt.Orientation.Horizontal)

    def show_sizes(self) -> None:
        """Give the docks their usual width, and each its share of the height."""
        width, needed = _usual_width(self._window.width()), self._limit(self._window.width())
        self._window.resizeDocks(list(needed), [width] * len(needed), Qt.Orientation.Horizontal)
        self._share_height(needed)

    def _fit(self) -> None:
        """Share the height again if the content of a dock now needs more or less of it."""
        resting = {dock for dock in self.all if dock.rests}
        if resting != self._resting:
            self._remember()
            self._resting = resting
            self._arrange()
        needed = self._limit(self._window.width())
        if needed != self._needed:
            self._share_height(needed)

    def _share_height(self, needed: dict[Dock, int]) -> None:
        """Give each dock the height it needs, or its share of what the others leave."""
        self._needed = needed
        left = self._room(needed) - sum(needed.values())
        unit = left / max(1, sum(dock.share for dock, high in needed.items() if not high))
        title = theme().px(Size.DOCK_TITLE)
        heights = [title + (high or round(unit * dock.share)) for dock, high in needed.items()]
        self._window.resizeDocks(list(needed), heights, Qt.Orientation.Vertical)

    def _room(self, docked: Collection[Dock]) -> int:
        """The height for what is inside the visible docks."""
        centre = self._window.centralWidget()
        above = 0 if centre is None else centre.mapTo(self._window, QPoint()).y()
        return self._window.height() - above - len(docked) * theme().px(Size.DOCK_TITLE + Space.S)

    def _limit(self, width: int) -> dict[Dock, int]:
        """Limit the docks so that all fit into a window of this width.

        Returns the height that the content of each visible one needs; 0: any height will do.
        """
        t, window = theme(), self._window
        docked = [dock for dock in self.all if not dock.isFloating() and not dock.isHidden()]
        needed = {dock: 0 if window.tabifiedDockWidgets(dock) else dock.needed for dock in docked}
        free = [window.dockWidgetArea(dock) for dock in docked if not needed[dock]]
        room = self._room(docked)
        left = room - sum(needed.values())
        least = min(t.px(_LEAST_HEIGHT), left // max(1, len(free)))
        widest = max(t.px(Size.DOCK_MAX), round(width * _MOST_SHARE))
        for dock in self.all:
            high = needed.get(dock, 0)
            if left < 0:  # something has to scroll
                high = min(high, room // len(docked))
            most = high if high and window.dockWidgetArea(dock) in free else boxes.NO_LIMIT
            dock.limit(widest, max(1, high or least), most)
        return needed

    def _remember(self) -> None:
        if self.shown:
            away = {each for each in self._resting if each.objectName() in self.opened[self.mode]}
            shown = {each.objectName() for each in self.all if not each.isHidden() or each in away}
            self.opened[self.mode] = shown

    def _arrange(self) -> None:
        self.strip.offer([dock for dock in self.all if self.mode in dock.modes])
        opened = [each for each in self.all if each.objectName() in self.opened[self.mode]]
        if self._narrow:  # what a review has found stays
            opened = opened[:1] if self.mode is Mode.REVIEW and not self._bare else []
        for dock in self.all:
            dock.setVisible(dock in opened and dock not in self._resting)
        self._show_strip()
        self.show_sizes()

    def _show_strip(self) -> None:
        """Show the icons in a narrow window; those of a review, only while no dock is open."""
        needed = {Mode.MATCH: True, Mode.REVIEW: all(dock.isHidden() for dock in self.all)}
        self.strip.setVisible(self._narrow and needed.get(self.mode, False))


def _usual_width(room: int) -> int:
    """How wide docks are in a window of this width."""
    large = max(theme().px(Size.DOCK_WIDTH), round(room * _LARGE_SHARE))
    return max(theme().px(Size.DOCK_MIN), min(round(room * _USUAL_SHARE), large))


class DockTitleBar(QWidget):
    """Title, room for tools, close button; the dock can still be dragged by the title."""

    def __init__(self, title: str) -> None:
        super().__init__()
        label = Label(title, TypeRole.SECTION)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = boxes.row((label, 1), of=self, gap=Space.S, edges=(Space.M, 0, Space.S, 0))
        self.close_button = IconButton("fa6s.xmark", tr("shell-close", title=title), small=True)
        self._row.addWidget(self.close_button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        scaled(self.setFixedHeight, Size.DOCK_TITLE)

    def show_tool(self, widget: QWidget) -> None:
        """Put a small widget before the close button; the one there before hides."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for tool in self.findChildren(Button, options=direct):
            tool.setVisible(tool in (widget, self.close_button))
        if self._row.indexOf(widget) < 0:
            self._row.insertWidget(self._row.count() - 1, widget)
            widget.show()

    def sizeHint(self) -> QSize:
        """Return the height of the bar, which is all that a dock asks for, and very often."""
        return QSize(theme().px(Size.DOCK_MIN), theme().px(Size.DOCK_TITLE))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(Size.DOCK_TITLE), theme().px(Size.DOCK_TITLE))
