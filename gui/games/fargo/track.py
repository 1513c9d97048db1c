"""The track: a maple board with a lane of holes for each seat, up to the target."""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engines.runtime.texts import number
from engines.runtime.types import Seat
from gui.kit.paint import between, box, fill_icon, paint_seat, seat_path
from gui.kit.words import name_in
from gui.style import SEATS, Size, Space, Token, TypeRole, theme
from gui.style.tokens import Ink
from gui.table.instruments import paint_words
from gui.table.materials import ink

_LANE: Final = (22.0, 60.0)
_LANE_SHARE: Final = 0.064
_MOST_SHARE: Final = 0.32
"""Maximum height of the track, as a share of the table's."""
_AXIS_FROM: Final = 26.0
"""From this height of a lane on, at 100%, the track has the figures of an axis."""
_AXIS: Final = 18.0
_PADDING: Final = 6.0
_HOLES: Final = 40
_STEP: Final = 2000
_NAMES: Final = 0.20
_LEAST_NAMES: Final = 132.0
_SCORE: Final = 0.105
_LEAST_SCORE: Final = 92.0
_DIGITS: Final = 0.24
"""Maximum size of a score, as a share of the width for it and a flag."""
_CARD_SHARE: Final = 0.36
_MOST_CARD: Final = 420.0
"""Maximum width of a player card, at 100%."""


def _lane_height(seats: int, room: float) -> float:
    most = (_MOST_SHARE * room - 2 * theme().pxf(_PADDING)) / seats
    return between(_LANE, min(_LANE_SHARE * room, most))


def height_of(seats: int, room: float) -> float:
    """How high the track is on a table of height ``room``."""
    t, lane = theme(), _lane_height(seats, room)
    axis = t.pxf(_AXIS) if lane >= t.pxf(_AXIS_FROM) else 0.0
    return seats * lane + axis + 2 * t.pxf(_PADDING)


def plate_of(rect: QRectF, seat: Seat, seats: int) -> QRectF:
    """Where the player card of a seat is: next to its lane, left of the track."""
    gap = theme().pxf(2)
    lane = _lane(rect, seat, seats)
    wide = min(_CARD_SHARE * rect.width(), theme().pxf(_MOST_CARD))
    left = rect.left() + theme().pxf(_PADDING)
    return QRectF(left, lane.top() + gap, wide, lane.height() - 2 * gap)


def next_to_plates(rect: QRectF) -> QRectF:
    """The track to the right of the player cards."""
    return rect.adjusted(plate_of(rect, 0, 1).right() - rect.left(), 0, 0, 0)


def _lane(rect: QRectF, seat: Seat, seats: int) -> QRectF:
    pad = theme().pxf(_PADDING)
    high = (rect.height() - 2 * pad - _axis(rect, seats)) / seats
    return QRectF(rect.left(), rect.top() + pad + seat * high, rect.width(), high)


def _span(rect: QRectF, named: bool) -> tuple[float, float]:
    """Where the holes begin and where the target is."""
    gap = theme().pxf(Space.L)
    return (
        rect.left() + (_named(rect) + gap if named else 1.4 * gap),
        rect.right() - max(_SCORE * rect.width(), theme().pxf(_LEAST_SCORE)) - 2 * gap,
    )


def _named(rect: QRectF) -> float:
    return max(_NAMES * rect.width(), theme().pxf(_LEAST_NAMES))


def _axis(rect: QRectF, seats: int) -> float:
    """The height of the row of figures; 0 if there is none."""
    t = theme()
    lane = (rect.height() - 2 * t.pxf(_PADDING) - t.pxf(_AXIS)) / seats
    return t.pxf(_AXIS) if lane >= t.pxf(_AXIS_FROM) else 0.0


def paint_track(painter: QPainter, rect: QRectF, seats: int, target: int, named: bool) -> None:
    """Paint the board: a line for each thousand points, and the brass line of the target."""
    t = theme()
    left, right = _span(rect, named)
    axis, pad = _axis(rect, seats), t.pxf(_PADDING)
    top, bottom = rect.top() + pad, rect.bottom() - pad - axis
    for points in range(0, target + 1, _STEP // 2):
        x = left + (right - left) * points / target
        painter.setPen(QPen(ink(Ink.ON_PALE, 0.30 if points % _STEP == 0 else 0.14), t.pxf(1)))
        painter.drawLine(QLineF(x, top, x, bottom))
        if axis and points % _STEP == 0:
            cell = QRectF(x - t.pxf(40), bottom, t.pxf(80), axis)
            centre = Qt.AlignmentFlag.AlignHCenter
            paint_words(painter, cell, number(points), Ink.ON_PALE2, TypeRole.LABEL, centre)
    goal = QRectF(right - t.pxf(1.5), top, t.pxf(3), bottom - top)
    if t.materials:
        painter.fillRect(goal.adjusted(-t.pxf(1), 0, t.pxf(1), 0), QColor("#4A300A"))
        painter.fillRect(goal, QColor("#D9AE55"))
    else:
        painter.fillRect(goal, t.color(Token.TEXT2))


@dataclass(frozen=True, slots=True)
class Lane:
    """What the lane of a seat shows.

    Attributes:
        seat, seats: which lane of how many.
        name: who plays; empty if a card next to the lane says so.
        score: the points that count.
        safe: the score plus what hot dice have banked this turn.
        reach: that plus what is at risk.
        target: the score at the brass line.
        most: the score at the end of all lanes, which are compressed beyond the target.
        to_beat: the score to beat in a last turn.
        moves: it is this seat's turn.
        ended: this seat started the final round.
    """

    seat: Seat
    seats: int
    name: str
    score: int
    safe: int
    reach: int
    target: int
    most: int
    to_beat: int | None
    moves: bool
    ended: bool

    def on_the_way(self, points: int, share: float) -> "Lane":
        """The lane while its last ``points`` are being pegged, with ``share`` of the way done."""
        score = self.score - round((1 - share) * points)
        return replace(self, score=score, safe=score, reach=self.score, moves=True)

    def rect(self, track: QRectF) -> QRectF:
        return _lane(track, self.seat, self.seats)

    def x(self, rect: QRectF, points: float) -> float:
        """The x of a score; scores above the target are between its line and the figure."""
        left, right = _span(rect, bool(self.name))
        if points <= self.target:
            return left + (right - left) * points / self.target
        beyond = theme().pxf(Space.L) * 1.1
        return right + beyond * (points - self.target) / max(1, self.most - self.target)


def paint_lane(painter: QPainter, rect: QRectF, lane: Lane) -> None:
    """Paint who plays, the holes, the way so far, pegs, the score."""
    t, middle = theme(), rect.center().y()
    # On maple, the light theme's colors stand out in every theme.
    colour = QColor(SEATS[lane.seat].light) if t.materials else t.seat_color(lane.seat)
    if lane.moves:
        inner = rect.adjusted(t.pxf(5), t.pxf(1), -t.pxf(5), -t.pxf(1))
        glow = QColor(255, 250, 226, 110) if t.materials else t.color(Token.ACCENT_SOFT)
        box(painter, inner, t.pxf(8), glow, ink(Ink.ON_PALE2, 0.55), t.pxf(1))
    if lane.name:
        _paint_who(painter, rect, lane, colour)
    left, right = _span(rect, bool(lane.name))
    hole = between((1.1, 2.4), 0.055 * rect.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(Ink.ON_PALE, 0.72))
    for number_ in range(1, _HOLES):
        x = left + (right - left) * number_ / _HOLES
        painter.drawEllipse(QPointF(x, middle), hole, hole)
    way = max(t.pxf(3), 0.12 * rect.height())
    done = QRectF(left, middle - way / 2, max(0.0, lane.x(rect, lane.score) - left), way)
    pale = QColor(colour)
    pale.setAlphaF(0.62)
    box(painter, done, way / 2, pale)
    _paint_pegs(painter, rect, lane, colour)
    score = QRectF(right + 2 * t.pxf(Space.L), rect.top(), 0, rect.height())
    score.setRight(rect.right() - t.pxf(Space.L))
    size = min(t.pxf(26), 0.62 * rect.height(), _DIGITS * score.width())
    end = Qt.AlignmentFlag.AlignRight
    paint_words(painter, score, number(lane.score), Ink.ON_PALE, TypeRole.SCORE, end, size)
    if lane.ended:
        wide = painter.fontMetrics().horizontalAdvance(number(lane.score))
        at = QPointF(score.right() - wide - 0.8 * size, rect.center().y())
        fill_icon(painter, "fa6s.flag-checkered", at, 0.7 * size, ink(Ink.ON_PALE))


def _paint_who(painter: QPainter, rect: QRectF, lane: Lane, colour: QColor) -> None:
    t, middle = theme(), rect.center().y()
    side = min(t.pxf(Size.MARK + 6), 0.66 * rect.height())
    x = rect.left() + t.pxf(Space.L)
    paint_seat(painter, QRectF(x, middle - side / 2, side, side), lane.seat, colour)
    words = QRectF(x + side + t.pxf(Space.S), rect.top(), 0, rect.height())
    words.setRight(rect.left() + _named(rect) + t.pxf(Space.S))
    size = min(t.pxf(17), 0.60 * rect.height())
    name, role = lane.name, TypeRole.SECTION
    paint_words(painter, words, name, Ink.ON_PALE, role, size=size, shorten=name_in)


def _paint_pegs(painter: QPainter, rect: QRectF, lane: Lane, colour: QColor) -> None:
    """The peg, what hot dice have banked, and a dashed peg where banking would take it."""
    t, middle = theme(), rect.center().y()
    side = min(t.pxf(30), 0.72 * rect.height())

    def place(points: int, share: float) -> QRectF:
        half = side * share / 2
        x = lane.x(rect, points)
        return QRectF(x - half, middle - half, 2 * half, 2 * half)

    if lane.to_beat is not None:
        x = lane.x(rect, lane.to_beat)
        danger = QColor("#A8261F") if t.materials else t.color(Token.WARN)
        painter.setPen(QPen(danger, t.pxf(2), Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(x, rect.top() + 2, x, rect.bottom() - 2))
    if lane.reach > lane.score:
        dotted = QPen(colour, max(t.pxf(2), 0.06 * rect.height()), Qt.PenStyle.DotLine)
        painter.setPen(dotted)
        from_x, to_x = lane.x(rect, lane.score), lane.x(rect, lane.reach)
        painter.drawLine(QLineF(from_x, middle, to_x, middle))
        ghost = seat_path(theme().seat(lane.seat).shape, place(lane.reach, 0.72))
        painter.setPen(QPen(colour, t.pxf(2), Qt.PenStyle.DashLine))
        painter.setBrush(QColor(255, 252, 240) if t.materials else t.color(Token.SURFACE))
        painter.drawPath(ghost)
    if lane.safe > lane.score:
        paint_seat(painter, place(lane.safe, 0.5), lane.seat, colour)
    peg = seat_path(theme().seat(lane.seat).shape, place(lane.score, 0.92))
    if t.materials:
        painter.fillPath(peg.translated(t.pxf(1.2), t.pxf(2.4)), QColor(0, 0, 0, 90))
    painter.setPen(QPen(QColor("#FFF8E4") if t.materials else t.color(Token.SURFACE), t.pxf(2)))
    painter.setBrush(colour)
    painter.drawPath(peg)
