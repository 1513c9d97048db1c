"""The view that every table is shown in: mouse, keyboard, zoom, tips."""

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QSizePolicy, QToolTip

from gui.style import Token, theme
from gui.table.access import SpotAccess
from gui.table.pictures import pictures
from gui.table.scene import TableScene
from gui.table.spots import Spot, Tabletop, first_choice, neighbour, topmost, words

MOST_ZOOM: Final = 4.0
_NOTCH: Final = 120
_ZOOM_STEP: Final = 1.2
_REDRAW_MS: Final = 150
"""So long after the last turn of the wheel everything is drawn sharply again."""
_ARROWS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_PRESS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_PANNED: Final = object()
"""Stands for a spot while the table is dragged."""


class Surface(QGraphicsView):
    """Shows a `Tabletop` and tells what a person does with its spots; it knows no game.

    ``usual`` is the size it asks for at 100 %, ``least`` the smallest, ``on`` what it lies on.
    """

    pressed = Signal(object)
    """Key of the spot that was clicked, or pressed with the keyboard or by a screen reader."""
    grabbed = Signal(object)
    """Key of the spot that begins to be dragged."""
    dropped = Signal(object, object)
    """Key of what was dragged, and of the spot it was dropped on: None beside all others."""
    landed = Signal()
    """What a board waits for has come to rest."""
    arranged = Signal()
    """Spots may lie elsewhere now."""

    def __init__(self, usual: QSize, least: QSize, on: Token = Token.WINDOW) -> None:
        super().__init__()
        self._usual, self._least = usual, least
        self._tabletop: Tabletop | None = None
        self._focused: Hashable | None = None
        self._ring_on = False
        self._press: tuple[Hashable | None, QPoint] | None = None
        self._cues_on = False
        self.place_key: Callable[[int], str] = lambda place: str((place + 1) % 10)
        """The name of the digit key of a place."""
        self.table = TableScene(on, self)
        self.table.landed.connect(self._land)
        self.setScene(self.table)
        self._redraw = QTimer(self, singleShot=True, interval=_REDRAW_MS)
        self._redraw.timeout.connect(self._sync)
        self._set_up_view()
        self.access = SpotAccess(self)
        theme().follow(self.apply_theme)

    def _set_up_view(self) -> None:
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(off)
        self.setVerticalScrollBarPolicy(off)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("focusRing", False)
        self.setMouseTracking(True)

    def apply_theme(self) -> None:
        """Draw everything anew in the colours and sizes of the theme."""
        self.table.forget_pictures()
        self.updateGeometry()
        self._sync()

    # -- what is shown ------------------------------------------------------------------------

    @property
    def tabletop(self) -> Tabletop | None:
        """What is shown."""
        return self._tabletop

    def show_table(self, tabletop: Tabletop) -> None:
        """Show another state of the table at once; what flies or is held goes on."""
        self._tabletop = tabletop
        self._sync()

    def spot_rect(self, key: Hashable) -> QRect:
        """Where a spot lies now, in pixels of the surface; empty if it is not on the table."""
        spot = self.table.spots.get(key)
        return QRect() if spot is None else self.viewportTransform().mapRect(spot.rect).toRect()

    def spot_at(self, point: QPoint) -> Spot | None:
        """The spot under a pixel of the surface."""
        return topmost(self.table.spots.values(), self.mapToScene(point))

    def press_spot(self, key: Hashable) -> None:
        """Do what a click on a spot does."""
        self.finish()
        if key in self.table.spots:
            self.pressed.emit(key)

    def press_place(self, place: int) -> None:
        """Press the spot of a digit key, if that means something now."""
        spots = self.table.spots.values()
        key = next((spot.key for spot in spots if spot.place == place and spot.active), None)
        if key is not None:
            self.press_spot(key)

    def finish(self) -> None:
        """Bring what a board waits for to its end at once."""
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
        return self._least

    def _sync(self) -> None:
        self._redraw.stop()
        if self._tabletop is None:
            return
        size = QSizeF(self.viewport().size())
        self.table.show_table(self._tabletop, size, self.devicePixelRatioF(), self.zoom)
        if self._focused not in self.table.spots:
            self._focused = None
        self._show_focus(shown=self._ring_on)
        self.show_cues(self._cues_on)
        self._point_at(self.mapFromGlobal(QCursor.pos()) if self.underMouse() else None)
        self.access.tell_changes()
        self.arranged.emit()

    # -- size and zoom ------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """How much larger than fitted everything is shown: 1 to ``MOST_ZOOM``."""
        return self.transform().m11()

    def zoom_by(self, factor: float) -> None:
        """Show everything larger or smaller around the pointer; drawn sharply a little later."""
        zoom = min(max(self.zoom * factor, 1.0), MOST_ZOOM)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self._redraw.start()

    def fit(self) -> None:
        """Show the whole table."""
        self.resetTransform()
        self._sync()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.finish()
        self.table.let_go()
        self._press = None
        self.setSceneRect(QRectF(self.viewport().rect()))
        self._sync()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(_ZOOM_STEP ** (event.angleDelta().y() / _NOTCH))
            event.accept()
        elif self.zoom > 1.0:
            super().wheelEvent(event)
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self._claims(event):
                event.accept()
                return True
        elif kind is QEvent.Type.DevicePixelRatioChange:
            self._sync()
        elif kind is QEvent.Type.LanguageChange:
            pictures.clear()
            self.apply_theme()
        return super().event(event)

    # -- mouse --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.finish()
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
            across, down = self.horizontalScrollBar(), self.verticalScrollBar()
            across.setValue(across.value() + start.x() - here.x())
            down.setValue(down.value() + start.y() - here.y())
            self._press = _PANNED, here

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        press, self._press = self._press, None
        if event.button() is not Qt.MouseButton.LeftButton or press is None:
            event.ignore()
            return
        here = event.position().toPoint()
        spot = self.spot_at(here)
        target = None if spot is None else spot.key
        held = self.table.held
        self.table.let_go()
        if held is not None:
            if target != held:
                self.dropped.emit(held, target)
        elif target is not None and target == press[0]:
            self._focused = target
            self.pressed.emit(target)
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
            spot = self.spot_at(event.pos())
            tip = "" if spot is None else words(spot.tip)
            rect = QRect() if spot is None else self.spot_rect(spot.key)
            QToolTip.showText(event.globalPos(), tip, self.viewport(), rect)  # hides without a tip
            return True
        return super().viewportEvent(event)

    # -- keyboard -----------------------------------------------------------------------------

    @property
    def focused(self) -> Hashable | None:
        """Key of the spot with the keyboard's ring; None while the ring does not show."""
        return self._focused if self._ring_on else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS and not _held(event) and self.table.spots:
            self._step(_ARROWS[key])
        elif not self._claims(event):
            event.ignore()
        elif key in _PRESS:
            self.press_spot(self._focused)
        else:
            self.fit()

    def _claims(self, event: QKeyEvent) -> bool:
        """Whether a key comes here before it is a command of the window."""
        key, held = Qt.Key(event.key()), _held(event)
        if held:
            fits = key is Qt.Key.Key_0 and held == Qt.KeyboardModifier.ControlModifier
            return fits and self.zoom > 1.0
        if key in _ARROWS:
            return self._ring_on or any(spot.active for spot in self.table.spots.values())
        spot = self.table.spots.get(self.focused)
        return key in _PRESS and spot is not None and spot.active

    def _step(self, way: QPointF) -> None:
        here = self.table.spots.get(self._focused)
        if here is not None and self._ring_on:
            self._focused = neighbour(self.table.spots.values(), here, way).key
        self._show_focus(shown=True)
        self.access.tell_focus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        groups = list(dict.fromkeys(spot.group for spot in self.table.spots.values()))
        here = self.table.spots.get(self.focused)
        place = -1 if here is None else groups.index(here.group) + (1 if forward else -1)
        if not 0 <= place < len(groups):
            return super().focusNextPrevChild(forward)
        self._focus_group(groups[place])
        return True

    def _focus_group(self, group: str) -> None:
        first = first_choice([spot for spot in self.table.spots.values() if spot.group == group])
        self._focused = None if first is None else first.key
        self._show_focus(shown=True)
        self.access.tell_focus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.BacktabFocusReason and self.table.spots:
            self._focus_group(list(self.table.spots.values())[-1].group)
        by_key = self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        self._show_focus(shown=by_key)
        self.access.tell_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus(shown=False)

    def _show_focus(self, *, shown: bool) -> None:
        self._ring_on = shown
        if shown and self._focused is None:
            first = first_choice(list(self.table.spots.values()))
            self._focused = None if first is None else first.key
        spot = self.table.spots.get(self.focused)
        self.table.show_ring(spot)
        if spot is not None:
            self.ensureVisible(spot.rect, 0, 0)


def _held(event: QKeyEvent) -> Qt.KeyboardModifier:
    """The modifiers that are held; the keys of the keypad count as those of the others."""
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
