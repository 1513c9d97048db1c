"""The view that every table is shown in: mouse, keys, tips."""

from collections.abc import Callable, Hashable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication

from gui.kit.bubble import Bubble
from gui.style import Token, scaled, theme
from gui.table.access import SpotAccess
from gui.table.frame import room_around
from gui.table.keyboard import ARROWS, Keyboard, held
from gui.table.materials import Backdrop
from gui.table.scene import TableScene
from gui.table.spots import Spot, Tabletop, topmost
from gui.table.tips import SpotTips
from gui.table.zoom import ZoomView

_PANNED: Final = object()
"""Stands for a spot while the table is dragged."""


class Surface(ZoomView):
    """Shows a `Tabletop` and reports what a person does with its spots; it knows no game.

    ``usual`` is the size it asks for, ``least`` the smallest (both at 100%), ``on`` what it is on.
    """

    pressed = Signal(object)
    """Key of the spot that was clicked, or pressed with the keyboard or by a screen reader."""
    grabbed = Signal(object)
    """Key of the spot that begins to be dragged."""
    dropped = Signal(object, object)
    """Key of what was dragged, and of the spot it was dropped on: None outside all others."""
    refused = Signal(object, object)
    """A press on a spot, or a drop on it, means nothing now: keys of the spot, and of what was
    dragged or None. ``pressed`` or ``dropped`` follows all the same."""
    landed = Signal()
    """The motion that a board waits for has ended."""

    def __init__(self, usual: QSize, least: QSize, on: Token = Token.WINDOW) -> None:
        super().__init__()
        self._usual, self._least = usual, least
        self.on_card = on is not Token.WINDOW
        """Whether it is on something of the window, not on the table."""
        self.tabletop: Tabletop | None = None
        self._press: tuple[Hashable | None, QPoint] | None = None
        self._cues_on = False
        self.pointer = QPoint()
        """Where the last click or press was."""
        self.bubble = Bubble(self)
        self.place_key: Callable[[int], str] = lambda place: str((place + 1) % 10)
        """The name of the digit key of a place."""
        self.table = TableScene(on, self)
        self.table.landed.connect(self._land)
        self.setScene(self.table)
        self.zoomed.connect(self._sync)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("focusRing", False)
        self.setMouseTracking(True)
        self.keyboard = Keyboard(self.table)
        self.tips = SpotTips(self, self.spot_rect, lambda: self.keyboard.spot)
        self.access = SpotAccess(self, self.table, self.keyboard, self.press_spot)
        scaled(self._draw_anew)

    def _draw_anew(self) -> None:
        """Draw with the current colors, sizes, and words."""
        self.table.forget_pictures()
        self.updateGeometry()
        self._sync()

    # -- what is shown ------------------------------------------------------------------------

    def show_table(self, tabletop: Tabletop) -> None:
        """Show another state of the table at once; what flies or is held continues."""
        self.tabletop = tabletop
        self._sync()

    def spot_rect(self, key: Hashable) -> QRect:
        """Where a spot is now, in pixels of the surface; empty if it is not on the table."""
        spot = self.table.spots.get(key)
        return QRect() if spot is None else self.viewportTransform().mapRect(spot.rect).toRect()

    def spot_at(self, point: QPoint) -> Spot | None:
        """The spot under a pixel of the surface."""
        return topmost(self.table.spots.values(), self.mapToScene(point))

    def press_spot(self, key: Hashable) -> None:
        """Do what a click on a spot does."""
        self.finish()
        self.bubble.hide()
        if (spot := self.table.spots.get(key)) is not None:
            self.pointer = self.spot_rect(key).center()
            self._tell_press(spot)

    def _tell_press(self, spot: Spot) -> None:
        if spot.refuses:
            self.refused.emit(spot.key, None)
        self.pressed.emit(spot.key)

    def press_place(self, place: int) -> None:
        """Press the spot of a digit key, if that means something now."""
        spots = self.table.spots.values()
        key = next((spot.key for spot in spots if spot.place == place and spot.active), None)
        if key is not None:
            self.press_spot(key)

    def finish(self) -> None:
        """Finish at once what the board waits for."""
        self.table.finish()

    def _land(self) -> None:
        self.landed.emit()

    def show_cues(self, on: bool) -> None:
        """Show the names of the keys that press spots, or hide them."""
        self._cues_on = on
        self.table.show_cues(self.place_key if on else None)

    def sizeHint(self) -> QSize:
        return self._usual * theme().scale

    def minimumSizeHint(self) -> QSize:
        return self._least * theme().scale

    def _sync(self) -> None:
        size = QSizeF(self.viewport().size())
        if self.tabletop is None or size.isEmpty():
            return
        self.table.under = _place_of(self)
        self.table.show_table(self.tabletop, size, self.devicePixelRatioF(), self.zoom)
        self._show_focus(shown=self.keyboard.focused is not None)
        self.show_cues(self._cues_on)
        self._point_at(self.mapFromGlobal(QCursor.pos()) if self.underMouse() else None)
        self.access.tell_changes()

    # -- size and zoom ------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.finish()
        self.table.let_go()
        self._press = None
        self.setSceneRect(QRectF(self.viewport().rect()))
        self._sync()

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self._claims(event):
                event.accept()
                return True
        elif kind is QEvent.Type.DevicePixelRatioChange:
            self._sync()
        elif kind in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._draw_anew()
        return super().event(event)

    # -- mouse --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.finish()
        self.bubble.hide()
        here = event.position().toPoint()
        spot = self.spot_at(here)
        self._press = None if spot is None else spot.key, here
        self._show_focus(shown=False)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self.table.held is not None:
            self.table.carry(self.mapToScene(here))
        elif self._press is None:
            self._point_at(here)
        elif (here - self._press[1]).manhattanLength() >= QApplication.startDragDistance():
            self._drag(*self._press, here)

    def _drag(self, key: Hashable | None, start: QPoint, here: QPoint) -> None:
        spot = self.table.spots.get(key)
        if spot is not None and spot.draggable:
            self.table.hold(spot, self.mapToScene(start))
            self.table.carry(self.mapToScene(here))
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self.grabbed.emit(key)
        elif self.zoom > 1.0:
            self.pan(here - start)
            self._press = _PANNED, here

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        press, self._press = self._press, None
        if event.button() is not Qt.MouseButton.LeftButton or press is None:
            event.ignore()
            return
        here = event.position().toPoint()
        spot = self.spot_at(here)
        target = None if spot is None else spot.key
        carried = self.table.held
        self.table.let_go()
        self.pointer = here
        if carried is not None:
            if target != carried:
                if spot is not None and spot.refuses:
                    self.refused.emit(target, carried)
                self.dropped.emit(carried, target)
        elif spot is not None and target == press[0]:
            self.keyboard.remember(target)
            self._tell_press(spot)
        self._point_at(here)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.spot_at(event.position().toPoint()) is None:
            self.fit()
        else:
            self.mousePressEvent(event)

    def _point_at(self, here: QPoint | None) -> None:
        """Show by the pointer whether a press there would mean something."""
        spot = None if here is None else self.spot_at(here)
        if self.table.held is None:
            self.table.hover(None if spot is None else spot.key)
            hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(hand if spot is not None and spot.active else arrow)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self.tips.show(self.spot_at(event.pos()), event.globalPos())
            return True
        if event.type() is QEvent.Type.Paint and self.table.under != _place_of(self):
            self._sync()  # something around the table has moved it
        return super().viewportEvent(event)

    # -- keyboard -----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        self.tips.hide()
        if key in ARROWS and not held(event) and self.table.spots:
            self.keyboard.step(ARROWS[key])
            self._show_focus(shown=True, tell=True)
            self.tips.rest()
        elif not self._claims(event):
            event.ignore()
        else:
            self.press_spot(self.keyboard.focused)

    def _claims(self, event: QKeyEvent) -> bool:
        """Whether a key is handled here before it is a command of the window."""
        return not held(event) and self.keyboard.claims(Qt.Key(event.key()))

    def focusNextPrevChild(self, forward: bool) -> bool:
        if not self.keyboard.step_group(forward=forward):
            return super().focusNextPrevChild(forward)
        self._show_focus(shown=True, tell=True)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.BacktabFocusReason:
            self.keyboard.enter_last_group()
        by_key = self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        self._show_focus(shown=by_key, tell=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # A surface that is collected as garbage while it has the focus loses its attributes first.
        if "keyboard" in self.__dict__:
            self._show_focus(shown=False)

    def _show_focus(self, *, shown: bool, tell: bool = False) -> None:
        self.keyboard.show(shown=shown)
        spot = self.keyboard.spot
        if spot is not None:
            self.ensureVisible(spot.rect, 0, 0)
        if tell:
            self.access.tell_focus()


def _place_of(surface: Surface) -> tuple[Backdrop, QRect] | None:
    """What is under a table, and where that is as seen from the table."""
    room = None if surface.on_card else room_around(surface)
    if room is None or room.backdrop is None or not theme().materials:
        return None
    return room.backdrop, QRect(surface.mapFrom(room, QPoint()), room.size())


def placed(surface: Surface, rects: Iterable[QRectF]) -> tuple[QRect, ...]:
    """Where parts of a table are now, in pixels of the surface's parent."""
    view, corner = surface.viewportTransform(), surface.pos()
    return tuple(view.mapRect(rect).toRect().translated(corner) for rect in rects)
