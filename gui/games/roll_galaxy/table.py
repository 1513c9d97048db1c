"""The table: draws itself, and tells what was pointed at by mouse or by keys. Knows no rules."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from gui.app.keys.guard import OWN_KEYS
from gui.games.roll_galaxy.flight import Flight
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.layout import Layout, Shown, Spot, arrange
from gui.games.roll_galaxy.painting import Marks, TablePainter
from gui.kit.accessible_board import BoardAccess, CellView
from gui.style import theme
from gui.style.motion import Motion, finish, pace

_LEAST: Final = QSize(420, 180)
_HINT: Final = QSize(930, 560)
_ARROWS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_CONFIRM: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ASIDE: Final = 2.2
"""How much more a step aside counts than one ahead, for the arrow keys."""


class Table(QWidget):
    """Draws what is ``Shown``.

    ``name`` gives the name of a thing for screen readers, ``tip`` its tooltip.
    """

    pressed = Signal(object)
    """A thing was clicked, or confirmed where the keyboard's cursor stands: its ``Key``."""
    dropped = Signal(object, object)
    """A die was dragged from one thing onto another: both ``Key``."""
    landed = Signal()
    """The dice that were on their way have arrived."""

    def __init__(self, name: Callable[[Spot], str], tip: Callable[[Spot], str]) -> None:
        super().__init__()
        self._name = name
        self._tip = tip
        self._shown: Shown | None = None
        self._layout: Layout | None = None
        self._marks = Marks()
        self._names: Mapping[int, str] = {}
        self._cursor = 0
        self._press: tuple[Spot, QPointF] | None = None
        self._flight: Flight | None = None
        self._picture: tuple[list[Spot], float, QPixmap] | None = None
        self._progress = 1.0
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.setEasingCurve(Motion.MOVE.curve)
        self._motion.valueChanged.connect(self._set_progress)
        self._motion.finished.connect(self._arrived)
        self._access = BoardAccess(self, lambda: len(self.spots), self._cell)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("focusRing", False)
        self.setProperty(OWN_KEYS, [*_ARROWS, *_CONFIRM])
        self.setMouseTracking(True)
        theme().follow(self._lay_out)

    # -- what is shown ------------------------------------------------------------------------

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Everything that can be pointed at."""
        return () if self._layout is None else self._layout.spots

    @property
    def marks(self) -> Marks:
        """What is marked."""
        return self._marks

    @property
    def shown(self) -> Shown | None:
        """What is drawn."""
        return self._shown

    @property
    def arranged(self) -> Layout | None:
        """Where everything lies."""
        return self._layout

    def spot(self, key: Key) -> Spot | None:
        """The first thing of a name, if it is on the table."""
        return None if self._layout is None else self._layout.first(key)

    def show_table(self, shown: Shown, names: Mapping[int, str]) -> None:
        """Draw another table at once; ``names`` of the seats."""
        self._shown = shown
        self._names = names
        self._lay_out()
        self._access.refresh()

    def show_marks(self, marks: Marks) -> None:
        """Mark other things."""
        self._marks = replace(marks, cursor=self._marks.cursor, held=self._marks.held)
        self.update()

    def _lay_out(self) -> None:
        if self._shown is not None:
            size = QSizeF(self.size())
            self._layout = arrange(self._shown, size, theme().scale)
            self._cursor = min(self._cursor, len(self.spots) - 1)
        self._picture = None
        self.update()

    def sizeHint(self) -> QSize:
        return _HINT * theme().scale

    def minimumSizeHint(self) -> QSize:
        return _LEAST * theme().scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._shown is None or self._layout is None:
            return
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground(self._layout, self._shown))
        TablePainter(painter, self._layout, self._shown, self._marks, self._names).paint_marks()
        if self._flight is not None:
            self._flight.paint(painter, self._progress)

    def _ground(self, layout: Layout, shown: Shown) -> QPixmap:
        """The table without marks: drawn once, not for each frame of a motion."""
        missing: list[Spot] = [] if self._flight is None else [end for _, end in self._flight.dice]
        if self._marks.held is not None:
            missing.append(self._marks.held[0])
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture[:2] != (missing, ratio):
            pixmap = QPixmap(self.size() * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            TablePainter(painter, layout, shown, Marks(), self._names, missing).paint()
            painter.end()
            self._picture = missing, ratio, pixmap
        return self._picture[2]

    # -- motion -------------------------------------------------------------------------------

    def fly(self, flight: Flight) -> None:
        """Let dice fly to where they lie now, then emit ``landed``."""
        self._flight = flight
        self._motion.setDuration(pace().move_ms(flight.distance))
        self._motion.start()
        pace().track(self._motion)

    def finish(self) -> None:
        """Let everything arrive at once."""
        finish(self._motion)

    def forget(self) -> None:
        """Drop what is on its way; ``landed`` is not emitted."""
        self._motion.stop()
        self._flight = None
        self.update()

    def _arrived(self) -> None:
        self._flight = None
        self.update()
        self.landed.emit()

    def _set_progress(self, progress: float) -> None:
        self._progress = progress
        self.update()

    # -- mouse --------------------------------------------------------------------------------

    def _at(self, point: QPointF) -> Spot | None:
        return None if self._layout is None else self._layout.at(point)

    def _is_active(self, spot: Spot) -> bool:
        key = spot.key
        twins = {Place.HEAD: Place.COLUMN, Place.COLUMN: Place.HEAD}
        twin = Key(twins[key.place], key.a) if key.place in twins else key
        return key.place is Place.SEAT or bool({key, twin} & self._marks.active)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        spot = self._at(event.position())
        self._press = None if spot is None else (spot, event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot = self._at(event.position())
        pointing = spot is not None and self._is_active(spot)
        shape = Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        if self._press is None:
            return
        held, start = self._press
        far = (event.position() - start).manhattanLength() >= QApplication.startDragDistance()
        if self._marks.held is not None or (far and held.is_die and self._is_active(held)):
            self._marks = replace(self._marks, held=(held, event.position()))
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        press, self._press = self._press, None
        if press is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        spot = self._at(event.position())
        if self._marks.held is not None:
            self._marks = replace(self._marks, held=None)
            self.update()
            if spot is not None and spot.key != press[0].key:
                self.dropped.emit(press[0].key, spot.key)
        elif spot is not None and spot.key == press[0].key:
            self._cursor = self.spots.index(spot)
            self.pressed.emit(spot.key)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            spot = self._at(QPointF(event.pos()))
            text = "" if spot is None else self._tip(spot)
            rect = QRect() if spot is None else spot.rect.toRect()
            QToolTip.showText(event.globalPos(), text, self, rect)
            return True
        return super().event(event)

    # -- keyboard -----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._step(_ARROWS[key])
        elif key in _CONFIRM and self.spots:
            self.pressed.emit(self.spots[self._cursor].key)
        else:
            super().keyPressEvent(event)

    def _step(self, way: QPointF) -> None:
        """Move the cursor to the nearest thing in a direction."""
        if not self.spots:
            return
        here = self.spots[self._cursor].rect.center()
        best, least = self._cursor, math.inf
        for place, spot in enumerate(self.spots):
            off = spot.rect.center() - here
            ahead = off.x() * way.x() + off.y() * way.y()
            aside = abs(off.x() * way.y()) + abs(off.y() * way.x())
            if ahead > 1 and ahead + _ASIDE * aside < least:
                best, least = place, ahead + _ASIDE * aside
        self._cursor = best
        self._show_cursor()
        self._access.focus_cell(best)

    def _show_cursor(self) -> None:
        on = self.hasFocus() and bool(self.spots)
        cursor = self.spots[self._cursor].key if on else None
        self._marks = replace(self._marks, cursor=cursor)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if by_key:
            self._show_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_cursor()

    # -- screen readers -----------------------------------------------------------------------

    def _cell(self, number: int) -> CellView:
        spot = self.spots[number]
        return CellView(
            self._name(spot),
            spot.rect.toRect(),
            enabled=self._is_active(spot),
            selected=spot.key in self._marks.picked,
        )
