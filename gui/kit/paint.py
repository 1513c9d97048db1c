"""Small drawing helpers shared by the widgets that paint themselves."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

from gui.style import SeatShape, Token, theme
from gui.style.drawing import blend, box
from gui.style.icons import icon_path

__all__ = ["blend", "box"]  # what is passed on

_STAR_POINTS = 5
_STAR_INNER = 0.45
_CROSS_ARM = 0.38


def between(limits: tuple[float, float], wanted: float) -> float:
    """A size in pixels, kept between a minimum and a maximum that are given at 100%."""
    low, high = map(theme().pxf, limits)
    return max(low, min(high, wanted))


def paint_meter(painter: QPainter, track: QRectF, share: float, colour: QColor) -> None:
    """Draw a bar that is filled by a share (0 to 1) of its length."""
    t, radius = theme(), track.height() / 2
    edge = t.color(Token.LINE_STRONG) if t.high_contrast else None
    box(painter, track, radius, t.color(Token.SUNKEN), edge)
    if share > 0:
        fill = QRectF(track)
        fill.setWidth(max(track.height(), track.width() * min(1.0, share)))
        box(painter, fill, radius, colour)


def pictures_in(room: QRectF, count: int, most: float, gap: float, rows: int = 3) -> list[QRectF]:
    """Where to draw pictures, in at most ``rows`` rows: as large as fits, up to ``most`` pixels."""
    side, columns = 0.0, 1
    for many in range(1, rows + 1):
        in_row = max(1, math.ceil(count / many))
        high, wide = (room.height() + gap) / many, (room.width() + gap) / in_row
        fits = min(most, high - gap, wide - gap)
        if fits > side:
            side, columns = fits, in_row
    step = side + gap
    top = room.center().y() - (step * math.ceil(count / columns) - gap) / 2
    return [
        QRectF(room.left() + at % columns * step, top + at // columns * step, side, side)
        for at in range(count)
    ]


def fill_icon(painter: QPainter, name: str, centre: QPointF, side: float, colour: QColor) -> None:
    """Draw an icon this many pixels large around a point."""
    to_place = QTransform.fromTranslate(centre.x(), centre.y()).scale(side, side)
    painter.fillPath(to_place.map(icon_path(name)), colour)


def seat_path(shape: SeatShape, rect: QRectF) -> QPainterPath:
    """Return the outline of a seat's shape; all shapes look about equally large in `rect`."""
    return _seat_path(shape, min(rect.width(), rect.height()) / 2).translated(rect.center())


@lru_cache(maxsize=128)
def _seat_path(shape: SeatShape, half: float) -> QPainterPath:
    """The outline of a seat's shape around (0, 0)."""
    centre = QPointF(0, 0)
    path = QPainterPath()
    match shape:
        case SeatShape.CIRCLE:
            path.addEllipse(centre, half * 0.92, half * 0.92)
        case SeatShape.SQUARE:
            side = half * 1.64
            corner = centre - QPointF(side / 2, side / 2)
            path.addRoundedRect(QRectF(corner, QSizeF(side, side)), half * 0.2, half * 0.2)
        case SeatShape.TRIANGLE:
            path.addPolygon(_ring(centre + QPointF(0, half * 0.18), half * 1.06, 3, -90))
        case SeatShape.DIAMOND:
            path.addPolygon(_ring(centre, half * 1.04, 4, 0))
        case SeatShape.STAR:
            path.addPolygon(_star(centre + QPointF(0, half * 0.06), half * 1.08))
        case SeatShape.CROSS:
            path.addPolygon(_cross(centre, half * 0.92))
    path.closeSubpath()
    return path


def paint_seat(painter: QPainter, rect: QRectF, seat: int, colour: QColor | None = None) -> None:
    """Draw the shape of a seat filled with its color (or another one)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour or theme().seat_color(seat))
    painter.drawPath(seat_path(theme().seat(seat).shape, rect))
    painter.restore()


def arrow_right(rect: QRectF) -> QPainterPath:
    """Return a filled arrow head that points right."""
    path = QPainterPath(rect.topLeft())
    path.lineTo(rect.right(), rect.center().y())
    path.lineTo(rect.bottomLeft())
    path.closeSubpath()
    return path


def _ring(centre: QPointF, radius: float, corners: int, first_degrees: float) -> QPolygonF:
    angles = (math.radians(first_degrees + 360 * corner / corners) for corner in range(corners))
    return QPolygonF(
        [centre + QPointF(math.cos(angle), math.sin(angle)) * radius for angle in angles]
    )


def _star(centre: QPointF, radius: float) -> QPolygonF:
    points = []
    for corner in range(2 * _STAR_POINTS):
        reach = radius if corner % 2 == 0 else radius * _STAR_INNER
        angle = math.radians(-90 + 180 * corner / _STAR_POINTS)
        points.append(centre + QPointF(math.cos(angle), math.sin(angle)) * reach)
    return QPolygonF(points)


def _cross(centre: QPointF, reach: float) -> QPolygonF:
    arm = reach * _CROSS_ARM
    quarter = ((arm, -reach), (arm, -arm), (reach, -arm))
    points = []
    for turn in range(4):
        points += [centre + _turned(QPointF(x, y), turn) for x, y in quarter]
    return QPolygonF(points)


def _turned(point: QPointF, quarters: int) -> QPointF:
    for _ in range(quarters):
        point = QPointF(-point.y(), point.x())
    return point
