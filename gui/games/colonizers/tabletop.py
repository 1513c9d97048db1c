"""The table: places that are clicked, and walked with the arrow keys; cards that fly."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gui.games.colonizers import wording
from gui.games.colonizers.cards import paint_icon, paint_module
from gui.games.colonizers.colours import COLONIST_ICONS, OMNIUM_ICON
from gui.games.colonizers.happened import Flight, Thing
from gui.games.colonizers.layout import Layout, lay_out
from gui.games.colonizers.picture import Picture
from gui.games.colonizers.places import Kind, Place
from gui.games.colonizers.resting import RestingTable
from gui.kit.accessible_board import BoardAccess, CellView
from gui.kit.paint import box
from gui.style import Radius, Token, TypeRole, theme
from gui.style.motion import Motion, finish, pace

_STEPS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_CONFIRM: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ASIDE: Final = 2.5
"""A step with an arrow key prefers what lies straight ahead so many times."""
_LEAST: Final = QSize(480, 320)
_USUAL: Final = QSize(900, 560)
_TOKEN: Final = 44.0
_CARD: Final = (66.0, 88.0)


class Tabletop(QWidget):
    """Draws a `Picture` and tells which place is pressed; it knows no rules."""

    pressed = Signal(object)
    """A `Place` was clicked, or confirmed on the keyboard's cursor."""
    landed = Signal()
    """What flew has arrived."""
    arranged = Signal()
    """The layout has changed."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: Picture | None = None
        self._layout: Layout | None = None
        self._resting = RestingTable()
        self._flights: tuple[Flight, ...] = ()
        self._progress = 1.0
        self._cursor: Place | None = None
        self._shows_cursor = False
        self._press: Place | None = None
        self._places: tuple[Place, ...] = ()
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.setEasingCurve(Motion.MOVE.curve)
        self._motion.valueChanged.connect(self._set_progress)
        self._motion.finished.connect(self._arrived)
        self._access = BoardAccess(self, lambda: len(self._places), self._describe)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setProperty("focusRing", False)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Draw everything anew in the colours and sizes of the theme."""
        self._arrange()

    # -- what is shown ------------------------------------------------------------------------

    @property
    def picture(self) -> Picture | None:
        """What is drawn."""
        return self._picture

    @property
    def cursor_place(self) -> Place | None:
        """Where the keyboard's cursor stands."""
        return self._cursor

    def show_picture(self, picture: Picture) -> None:
        """Draw another picture at once."""
        turned = self._picture is None or self._picture.bottom != picture.bottom
        self._picture = picture
        self._places = tuple(picture.places())
        if self._cursor not in self._places:
            self._cursor = None
        if turned:
            self._arrange()
        self.update()
        self._access.refresh()

    def place_rect(self, place: Place) -> QRect:
        """Where a place lies, in pixels of the table."""
        return QRect() if self._layout is None else self._layout.places[place].toRect()

    @property
    def middle(self) -> QRect:
        """Where the middle of the table lies."""
        return QRect() if self._layout is None else self._layout.middle.toRect()

    @property
    def steps(self) -> QRect:
        """Where the bar with the steps lies."""
        return QRect() if self._layout is None else self._layout.steps.toRect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if self._picture is not None:
            area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            self._layout = lay_out(area, self._picture.bottom, theme().scale)
            self.arranged.emit()
        self.update()

    # -- motion -------------------------------------------------------------------------------

    def fly(self, flights: Sequence[Flight]) -> None:
        """Let things move over the picture, then emit ``landed``."""
        assert self._layout is not None
        places = self._layout.places
        way = max(
            (places[one.end].center() - places[one.start].center()).manhattanLength()
            for one in flights
        )
        self._flights = tuple(flights)
        self._motion.setDuration(pace().move_ms(way))
        self._motion.start()
        pace().track(self._motion)

    def finish(self) -> None:
        """Let everything that flies arrive at once."""
        finish(self._motion)

    def _arrived(self) -> None:
        self._flights = ()
        self.update()
        self.landed.emit()

    def _set_progress(self, progress: float) -> None:
        self._progress = progress
        self.update()

    # -- drawing ------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return _USUAL * theme().scale

    def minimumSizeHint(self) -> QSize:
        return _LEAST

    def paintEvent(self, _event: QPaintEvent) -> None:
        picture, layout = self._picture, self._layout
        painter = QPainter(self)
        if picture is None or layout is None:
            painter.fillRect(self.rect(), theme().color(Token.WINDOW))
            return
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(0, 0, self._resting.drawn(layout, picture, self.size(), ratio))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for flight in self._flights:
            self._draw_flight(painter, layout, flight)
        if self._shows_cursor and self._cursor is not None:
            frame = layout.places[self._cursor].adjusted(-3, -3, 3, 3)
            width = max(theme().pxf(2), theme().ring())
            box(painter, frame, theme().pxf(Radius.BUTTON), None, theme().color(Token.TEXT), width)

    def _draw_flight(self, painter: QPainter, layout: Layout, flight: Flight) -> None:
        start, end = layout.places[flight.start], layout.places[flight.end]
        t, share = theme(), self._progress
        centre = start.center() + (end.center() - start.center()) * share
        if flight.thing is Thing.MODULE:
            first, last = _card_size(start, flight.start), _card_size(end, flight.end)
            rect = QRectF(QPointF(), first + (last - first) * share)
            rect.moveCenter(centre)
            paint_module(painter, _whole(rect), flight.face or None)
            return
        side = t.pxf(_TOKEN)
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(centre)
        box(painter, rect, side / 2, t.color(Token.SURFACE), t.color(Token.ACCENT), t.pxf(2))
        if flight.thing is Thing.COLONIST:
            icon = rect.adjusted(side / 4, side / 4, -side / 4, -side / 4)
            paint_icon(painter, COLONIST_ICONS[flight.face], t.color(Token.TEXT), icon)
            return
        upper = QRectF(rect.center().x() - side / 5, rect.top() + 4, side * 0.4, side * 0.4)
        paint_icon(painter, OMNIUM_ICON, t.color(Token.TEXT2), upper)
        painter.setFont(t.font(TypeRole.SECTION))
        painter.setPen(t.color(Token.TEXT))
        lower = rect.adjusted(0, side * 0.4, 0, 0)
        painter.drawText(lower, int(Qt.AlignmentFlag.AlignCenter), f"+{flight.face}")

    def _describe(self, number: int) -> CellView:
        assert self._picture is not None
        place = self._places[number]
        name = wording.place_words(self._picture, place)
        selection = self._picture.selection
        active = place in selection.choices
        return CellView(name, self.place_rect(place), active, place == selection.pending)

    # -- mouse --------------------------------------------------------------------------------

    def place_at(self, point: QPointF) -> Place | None:
        """The place under a point, the smallest if several lie there."""
        layout = self._layout
        if layout is None:
            return None
        found = [place for place in self._places if layout.places[place].contains(point)]
        return min(found, key=lambda place: layout.places[place].width(), default=None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._show_cursor(shown=False)
            self._press = self.place_at(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._press = self._press, None
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        place = self.place_at(event.position())
        if place is not None and place == pressed:
            self.pressed.emit(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position())
        active = self._picture is not None and place in self._picture.selection.choices
        shape = Qt.CursorShape.PointingHandCursor if active else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            self._show_tip(event)
            return True
        return super().event(event)

    def _show_tip(self, event: QHelpEvent) -> None:
        place = self.place_at(QPointF(event.pos()))
        if place is None or self._picture is None:
            QToolTip.hideText()
            return
        tip = wording.place_tip(self._picture, place)
        QToolTip.showText(event.globalPos(), tip, self, self.place_rect(place))

    # -- keyboard -----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in _STEPS and self._places:
            self._cursor = self._stepped(_STEPS[key])
            self._show_cursor(shown=True)
        elif key in _CONFIRM and self._can_press():
            self.pressed.emit(self._cursor)
        else:
            super().keyPressEvent(event)

    def _can_press(self) -> bool:
        """Whether Enter or Space mean something here; otherwise they are the primary action's."""
        picture = self._picture
        return (
            self._shows_cursor and picture is not None and self._cursor in picture.selection.choices
        )

    def _stepped(self, way: QPointF) -> Place:
        """The next place in a direction; from nowhere, the first that can be chosen."""
        assert self._picture is not None
        assert self._layout is not None
        if self._cursor is None or not self._shows_cursor:
            chosen = (place for place in self._places if place in self._picture.selection.choices)
            return self._cursor or next(chosen, self._places[0])
        places = self._layout.places
        here = places[self._cursor].center()

        def distance(place: Place) -> float:
            to = places[place].center() - here
            ahead = QPointF.dotProduct(to, way)
            aside = abs(to.x() * way.y()) + abs(to.y() * way.x())
            return ahead + _ASIDE * aside if ahead > 1 else float("inf")

        others = [place for place in self._places if place != self._cursor]
        best = min(others, key=distance, default=self._cursor)
        return self._cursor if distance(best) == float("inf") else best

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        keyboard = Qt.WidgetAttribute.WA_KeyboardFocusChange
        self._show_cursor(shown=self.window().testAttribute(keyboard))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_cursor(shown=False)

    def _show_cursor(self, *, shown: bool) -> None:
        if shown and self._cursor is None and self._places:
            self._cursor = self._stepped(QPointF())
        self._shows_cursor = shown
        at = self._places.index(self._cursor) if shown and self._cursor is not None else None
        self._access.focus_cell(at)
        self.update()


def _card_size(rect: QRectF, place: Place) -> QSizeF:
    """The size of a card that leaves or reaches a place."""
    return QSizeF(*_CARD) * theme().scale if place.kind is Kind.SEAT else rect.size()


def _whole(rect: QRectF) -> QRectF:
    """A rectangle of whole pixels: cards on their way are drawn from few pictures."""
    return QRectF(rect.toRect())
