"""One die in a scene."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    Property,
    QByteArray,
    QPropertyAnimation,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from gui.style import Size, Token, theme
from gui.style.motion import Motion, animate, pace
from gui.table.dice import painting
from gui.table.dice.rolling import face_sequence, frame
from gui.table.dice.view import PIP_FACES, DieState, DieView, Face

_ROOM = 26  # pixels around the body for rings, chips, shadow and lift
_HOVER_LIFT = 2.0
_WORD_FROM = 36  # on smaller dice the adviser's word would hide the face; the ring says enough
_CURSOR_GAP = 9.0
_CURSOR_WIDTH = 2.0


class DieItem(QGraphicsObject):
    """A die of edge length `edge` (pixels at 100 %), its centre at the item's position.

    `set_view` shows a state, with the motions that belong to it; `make_roll` prepares a roll.
    Emits `clicked` when a die that may be used is pressed and released.
    """

    clicked = Signal()

    def __init__(
        self, view: DieView, edge: float = Size.DIE, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._edge = edge
        self._lift = self._target_lift(view)
        self._used = float(view.state is DieState.USED)
        self._progress = 1.0
        self._sequence: tuple[Face, ...] = ()
        self._hovered = False
        self._cursor = False
        self.setAcceptHoverEvents(True)
        # At rest a die is drawn once; many are repainted while others roll beside them.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._dress()
        theme().follow(self.apply_theme)

    def _get_lift(self) -> float:
        return self._lift

    def _set_lift(self, lift: float) -> None:
        self._lift = lift
        self.update()

    def _get_used(self) -> float:
        return self._used

    def _set_used(self, used: float) -> None:
        self._used = used
        self.update()

    def _get_progress(self) -> float:
        return self._progress

    def _set_progress(self, progress: float) -> None:
        self._progress = progress
        self.setRotation(frame(progress).degrees)
        self.update()

    lift = Property(float, _get_lift, _set_lift)
    used = Property(float, _get_used, _set_used)
    roll_progress = Property(float, _get_progress, _set_progress)

    @property
    def view(self) -> DieView:
        """What the die shows, at the end of a roll that is running."""
        return self._view

    @property
    def rolling(self) -> bool:
        """Whether a roll is running."""
        return self._progress < 1.0

    @property
    def shown_face(self) -> Face | None:
        """The face visible at this moment."""
        if self.rolling and self._sequence:
            return self._sequence[frame(self._progress).changes]
        return self._view.face

    def set_view(self, view: DieView) -> None:
        """Show another state; lifting and fading to "used" are animated."""
        before, self._view = self._view, view
        if before == view:
            return
        self._dress()
        used = float(view.state is DieState.USED)
        if used != self._used:
            animate(self, "used", used, Motion.USED)
        self._animate_lift()
        self.update()

    def make_roll(
        self, view: DieView, die: int, faces: Sequence[Face] = PIP_FACES
    ) -> QPropertyAnimation:
        """Start from a raised die and return the animation that ends on `view`, not yet started.

        `die` is the place of the die among those rolled; `faces` are the faces it can show. The
        caller owns the animation and lets it finish before it starts another.
        """
        self._view = view
        self._used = 0.0
        self._lift = 0.0
        self._sequence = face_sequence(faces, view.face, die) if view.face is not None else ()
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self._set_progress(0.0)
        animation = QPropertyAnimation(self, QByteArray(b"roll_progress"))
        animation.setDuration(pace().ms(Motion.ROLL))
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.finished.connect(self._rolled)
        return animation

    def set_cursor(self, shown: bool) -> None:
        """Show or hide the keyboard cursor around the die."""
        if shown != self._cursor:
            self._cursor = shown
            self.update()

    def set_edge(self, edge: float) -> None:
        """Make the die larger or smaller; its marks keep their size."""
        if edge != self._edge:
            self._edge = edge
            self.apply_theme()

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.prepareGeometryChange()
        self.update()

    def body(self) -> QRectF:
        """Return the square of the body in item coordinates, without lift."""
        edge = theme().pxf(self._edge)
        return QRectF(-edge / 2, -edge / 2, edge, edge)

    def boundingRect(self) -> QRectF:
        room = theme().pxf(_ROOM)
        return self.body().adjusted(-room, -room, room, room)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._target_rect())
        return path

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lift = self._height()
        rect = self.body().translated(0, -lift)
        if self.rolling:
            painting.paint_moving(painter, rect, self.shown_face, self._view.colour, lift)
            return
        if self._used < 1.0:
            painter.setOpacity(1 - self._used)
            painting.paint_resting(painter, rect, self.shown_face, self._view.colour, lift)
        if self._used > 0.0:
            painter.setOpacity(self._used)
            painting.paint_used(painter, self.body(), self._view.face, self._view.colour)
        painter.setOpacity(1)
        self._paint_marks(painter, rect)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hovered = True
        self._animate_lift()
        super().hoverEnterEvent(event)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hovered = False
        self._animate_lift()
        super().hoverLeaveEvent(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self._view.active or event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._view.active and self.shape().contains(event.pos()):
            self.clicked.emit()

    def _paint_marks(self, painter: QPainter, rect: QRectF) -> None:
        view = self._view
        if view.state is DieState.BLOCKED:
            painting.paint_blocked(painter, rect, view.colour)
        ring = self._ring()
        if ring is not None:
            painting.paint_ring(painter, rect, ring)
        if view.state is DieState.KEPT:
            painting.paint_check_chip(painter, rect)
        if view.typed:
            painting.paint_typed_chip(painter, rect)
        if view.advice and self._edge >= _WORD_FROM:
            painting.paint_word_chip(painter, rect, view.advice)
        if self._cursor:
            painting.paint_ring(painter, rect, Token.ACCENT, _CURSOR_GAP, _CURSOR_WIDTH)

    def _ring(self) -> Token | None:
        if self._view.state is DieState.KEPT:
            return Token.ACCENT
        if self._view.advice is not None:
            return Token.HINT
        return Token.ACCENT if self._view.state is DieState.AVAILABLE else None

    def _height(self) -> float:
        rolling = frame(self._progress).height * painting.LIFT if self.rolling else 0.0
        return theme().pxf(self._lift + rolling)

    def _target_lift(self, view: DieView) -> float:
        return painting.LIFT if view.state is DieState.KEPT else 0.0

    def _animate_lift(self) -> None:
        lift = self._target_lift(self._view)
        if self._hovered and self._view.state is DieState.AVAILABLE:
            lift = _HOVER_LIFT
        if lift != self._lift and not self.rolling:
            animate(self, "lift", lift, Motion.HOVER)

    def _target_rect(self) -> QRectF:
        """Return where a click counts: the body, and at least a pointer target."""
        body = self.body()
        missing = max(0.0, theme().pxf(Size.TARGET) - body.width()) / 2
        return body.adjusted(-missing, -missing, missing, missing)

    def _dress(self) -> None:
        self.setToolTip(self._view.tip)
        pointing, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(pointing if self._view.active else arrow)

    def _rolled(self) -> None:
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._dress()
        if self._view.state is DieState.USED:
            animate(self, "used", 1.0, Motion.USED)
        self._animate_lift()
