"""What tables are made of: wood, felt, leather, slate, brass, and the light on them.

The pictures ship with the program (``packaging/materials`` renders them); each is read when it is
first painted with. Everything is painted for a ground or a picture that is kept, not per frame.

Light is from the upper left: highlights on top and left edges, shadows to the lower right, x : y =
1 : 2. In the evening a lamp hangs over the table, by day light falls in through windows. Words and
buttons are above the light: paint them after `paint_light`.

Where the theme has no materials (plain surfaces, high contrast), the same shapes are flat.
"""

import math
from enum import Enum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from engines.runtime.paths import asset
from gui.kit.paint import between, box
from gui.style import Radius, Token, theme
from gui.style.tokens import INLAY_OPACITY, Ink

_SOFT_LAYERS: Final = 10
_BRASS: Final = QColor("#B98C3B")
_BRASS_EDGE: Final = QColor("#4A300A")
_RIM_RADIUS: Final = 22.0
_FLOOR_RADIUS: Final = 11.0
_RIM: Final = (10.0, 22.0)
_RIM_SHARE: Final = 0.028
"""Width of a rim, as a share of the tray's shorter side."""
_ORBITS: Final = 7
_SPACE_SCRIM: Final = 0.12
_ARROW_HEAD: Final = 2.1
"""Length and width of an arrow's head in widths of its shaft."""
_FRAME: Final = 8.0
_FRAME_RADIUS: Final = 12.0
_GLASS: Final = {
    True: (QColor(22, 29, 58, 196), QColor(9, 13, 30, 204), QColor(190, 204, 240, 44)),
    False: (QColor(255, 252, 243, 228), QColor(243, 236, 217, 214), QColor(34, 52, 84, 60)),
}
"""Upper and lower color and edge of a pane of glass, in the evening and by day."""


class Backdrop(Enum):
    """What a whole table is on, or in front of."""

    MAHOGANY = "mahogany"
    OAK = "oak"
    SLATE = "slate"
    SPACE = "space"
    MARS = "mars"

    @property
    def lit(self) -> bool:
        """Whether the light of the room falls on it."""
        return self not in (Backdrop.SPACE, Backdrop.MARS)


@lru_cache(maxsize=48)
def texture(name: str) -> QPixmap:
    """A shipped picture by its name; raises FileNotFoundError if it is not there."""
    picture = QPixmap(str(asset("materials", f"{name}.webp")))
    if picture.isNull():
        raise FileNotFoundError(f"The picture {name}.webp of the materials cannot be read")
    return picture


def ink(ink: Ink, opacity: float = 1.0) -> QColor:
    """The color of words on a table; on a plain one that of usual text."""
    if not theme().materials:
        return theme().color(ink.plain, opacity)
    colour = QColor(str(ink))
    colour.setAlphaF(opacity)
    return colour


def fill(
    painter: QPainter,
    shape: QRectF | QPainterPath,
    name: str,
    *,
    upright: bool = False,
    origin: QPointF | None = None,
) -> None:
    """Fill a shape with a texture; ``upright`` turns the grain of wood by a right angle."""
    brush = QBrush(texture(name))
    scale = theme().scale
    at = QTransform.fromScale(scale, scale)
    if upright:
        at = at * QTransform().rotate(90)
    corner = origin or QPointF()
    brush.setTransform(at * QTransform.fromTranslate(corner.x(), corner.y()))
    painter.fillPath(shape if isinstance(shape, QPainterPath) else rounded(shape, 0), brush)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners, as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


# -- depth ----------------------------------------------------------------------------------------


def paint_drop(painter: QPainter, rect: QRectF, radius: float, depth: float) -> None:
    """The soft shadow of something ``depth`` pixels (at 100%) above the ground."""
    t = theme()
    away, blur = t.pxf(depth / 2), t.pxf(2 * depth)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, round(255 * 0.40 / _SOFT_LAYERS)))
    moved = rect.translated(away, 2 * away)
    for layer in range(_SOFT_LAYERS):
        grow = blur * (layer / (_SOFT_LAYERS - 1) - 0.5)
        soft = max(0.0, radius + grow)
        painter.drawRoundedRect(moved.adjusted(-grow, -grow, grow, grow), soft, soft)


def paint_hollow(painter: QPainter, rect: QRectF, radius: float, depth: float) -> None:
    """The shadow that an edge casts into something hollow."""
    t = theme()
    away, blur = t.pxf(depth / 2), t.pxf(1.6 * depth)
    painter.save()
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, round(255 * 0.52 / _SOFT_LAYERS)))
    frame = rounded(rect.adjusted(-4 * blur, -4 * blur, 4 * blur, 4 * blur), 0)
    for layer in range(_SOFT_LAYERS):
        grow = blur * (layer / (_SOFT_LAYERS - 1)) - blur * 0.4
        lit = rect.translated(away, 2 * away).adjusted(grow, grow, blur, blur)
        painter.drawPath(frame.subtracted(rounded(lit, max(0.0, radius - grow))))
    painter.restore()


def paint_brass_line(painter: QPainter, rect: QRectF, radius: float, width: float = 1.5) -> None:
    t = theme()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_BRASS_EDGE, t.pxf(width + 1.5)))
    painter.drawRoundedRect(rect, radius, radius)
    bright = QLinearGradient(rect.topLeft(), rect.bottomRight())
    bright.setColorAt(0, QColor("#F0D489"))
    bright.setColorAt(0.45, _BRASS)
    bright.setColorAt(1, QColor("#8A6324"))
    painter.setPen(QPen(QBrush(bright), t.pxf(width)))
    painter.drawRoundedRect(rect, radius, radius)


# -- things ---------------------------------------------------------------------------------------


def rim_of(rect: QRectF) -> float:
    """How wide the rim of a tray is."""
    return between(_RIM, _RIM_SHARE * min(rect.width(), rect.height()))


def inside_tray(rect: QRectF) -> QRectF:
    rim = rim_of(rect)
    return rect.adjusted(rim, rim, -rim, -rim)


def paint_tray(painter: QPainter, rect: QRectF, floor: str, *, written: bool = False) -> None:
    """A tray: four mitered boards of walnut, a line of brass, a floor of ``felt`` or another.

    Daylight falls through windows onto the floor, unless words are ``written`` there.
    """
    t, inner = theme(), inside_tray(rect)
    outer_radius, radius = min(t.pxf(_RIM_RADIUS), rect.height() / 4), t.pxf(_FLOOR_RADIUS)
    if not t.materials:
        box(painter, rect, outer_radius, t.color(Token.SUNKEN), t.color(Token.LINE_STRONG), 1.0)
        box(painter, inner, radius, t.color(Token.SURFACE), t.color(Token.LINE), 1.0)
        return
    paint_drop(painter, rect, outer_radius, 12)
    paint_rim(painter, rect, inner, outer_radius)
    fill(painter, rounded(inner, radius), floor, origin=inner.topLeft())
    if not (t.dark or written):
        paint_windows(painter, inner)
    paint_hollow(painter, inner, radius, 14)
    paint_brass_line(painter, inner, radius)


def paint_rim(painter: QPainter, rect: QRectF, inner: QRectF, radius: float) -> None:
    """Four mitered boards of walnut around something, with a line of brass inside."""
    painter.save()
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    painter.fillRect(inner.adjusted(-1, -1, 1, 1), _BRASS_EDGE)
    for board, upright, light in _boards(rect, inner):
        fill(painter, board, "walnut", upright=upright, origin=rect.topLeft())
        painter.fillPath(board, light)
    painter.restore()
    edge = theme().pxf(1.5)
    half = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    _paint_bevel(painter, half, radius, edge)


def _boards(rect: QRectF, inner: QRectF) -> list[tuple[QPainterPath, bool, QColor]]:
    """The four boards around a floor: outline, whether the grain is upright, its light."""
    outer = [rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()]
    floor = [inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft()]
    lights = (QColor(255, 224, 180, 62), QColor(0, 0, 0, 40), QColor(0, 0, 0, 88))
    lit = (lights[0], lights[1], lights[2], QColor(255, 224, 180, 26))
    boards = []
    for side in range(4):
        after = (side + 1) % 4
        path = QPainterPath()
        path.addPolygon(QPolygonF([outer[side], outer[after], floor[after], floor[side]]))
        path.closeSubpath()
        boards.append((path, side % 2 == 1, lit[side]))
    return boards


def _paint_bevel(painter: QPainter, rect: QRectF, radius: float, width: float) -> None:
    """Light along the upper edge of something, shade along the lower one."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0.0, QColor(255, 236, 205, 120))
    gradient.setColorAt(0.4, QColor(255, 236, 205, 20))
    gradient.setColorAt(1.0, QColor(0, 0, 0, 130))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(gradient), width))
    painter.drawRoundedRect(rect, radius, radius)


def paint_board(painter: QPainter, rect: QRectF, name: str, radius: float) -> None:
    """A board of wood or slate that is on the table."""
    t = theme()
    if not t.materials:
        box(painter, rect, radius, t.color(Token.SURFACE), t.color(Token.LINE_STRONG), 1.0)
        return
    paint_drop(painter, rect, radius, 8)
    fill(painter, rounded(rect, radius), name, origin=rect.topLeft())
    _paint_bevel(painter, rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, t.pxf(1.5))


def paint_panel(painter: QPainter, rect: QRectF) -> None:
    """A panel of walnut, grain upright, that closes a tray on the right."""
    t, radius = theme(), theme().pxf(_FLOOR_RADIUS)
    if not t.materials:
        painter.fillRect(
            QRectF(rect.left(), rect.top(), t.pxf(1), rect.height()), t.color(Token.LINE)
        )
        return
    painter.save()
    painter.setClipPath(rounded(rect.adjusted(-radius, 0, 0, 0), radius))
    fill(painter, rect, "walnut", upright=True, origin=rect.topRight())
    painter.fillRect(rect, QColor(20, 10, 4, 70))
    edge = QLinearGradient(rect.topLeft(), rect.topLeft() + QPointF(t.pxf(18), 0))
    edge.setColorAt(0, QColor(0, 0, 0, 120))
    edge.setColorAt(1, QColor(0, 0, 0, 0))
    painter.fillRect(rect, edge)
    painter.restore()
    for x, width, colour in ((-2.5, 4.5, _BRASS_EDGE), (-1.5, 2.5, QColor("#D2A550"))):
        line = QRectF(rect.left() + t.pxf(x), rect.top(), t.pxf(width), rect.height())
        painter.fillRect(line, colour)


def paint_rack(painter: QPainter, rect: QRectF, radius: float) -> None:
    """A rack of walnut with an edge of brass, sunk into a floor."""
    t = theme()
    if not t.materials:
        box(painter, rect, radius, t.color(Token.SUNKEN), t.color(Token.LINE_STRONG), 1.0)
        return
    paint_drop(painter, rect, radius, 6)
    fill(painter, rounded(rect, radius), "walnut", origin=rect.topLeft())
    painter.fillPath(rounded(rect, radius), QColor(16, 8, 3, 96))
    paint_brass_line(painter, rect.adjusted(1, 1, -1, -1), radius, 2.5)


def paint_slot(painter: QPainter, rect: QRectF, radius: float) -> None:
    """A shallow hollow in wood that something is in."""
    t = theme()
    if not t.materials:
        box(painter, rect, radius, t.color(Token.SUNKEN), t.color(Token.LINE), 1.0)
        return
    painter.fillPath(rounded(rect, radius), QColor(0, 0, 0, 72))
    paint_hollow(painter, rect, radius, 6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 220, 170, 26), t.pxf(1)))
    painter.drawRoundedRect(rect, radius, radius)


def paint_inlay(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Something dark under words, where the ground alone would be too bright for them."""
    t = theme()
    if not t.materials:
        box(painter, rect, radius, t.color(Token.SURFACE), t.color(Token.LINE), 1.0)
        return
    painter.fillPath(rounded(rect, radius), ink(Ink.INLAY, INLAY_OPACITY))


def paint_brass(painter: QPainter, rect: QRectF, radius: float) -> None:
    """A plate of brushed brass."""
    t = theme()
    if not t.materials:
        box(painter, rect, radius, t.color(Token.ACCENT_SOFT), t.color(Token.ACCENT), 1.0)
        return
    paint_drop(painter, rect, radius, 2)
    path = rounded(rect, radius)
    fill(painter, path, "brass", origin=rect.topLeft())
    shine = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shine.setColorAt(0.0, QColor(255, 255, 255, 120))
    shine.setColorAt(0.45, QColor(255, 255, 255, 46))
    shine.setColorAt(1.0, QColor(90, 52, 6, 36))
    painter.fillPath(path, shine)
    _paint_bevel(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, t.pxf(1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#321C00"), t.pxf(0.8)))
    painter.drawRoundedRect(rect, radius, radius)


def paint_ivory(painter: QPainter, rect: QRectF, radius: float) -> None:
    t = theme()
    if not t.materials:
        box(painter, rect, radius, t.color(Token.SURFACE), t.color(Token.LINE_STRONG), 1.0)
        return
    paint_drop(painter, rect, radius, 3)
    cream = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    cream.setColorAt(0, QColor("#FFFAEC"))
    cream.setColorAt(1, QColor("#E6D8B8"))
    under = rect.translated(0, t.pxf(2))
    painter.fillPath(rounded(under, radius), QColor("#8C7448"))
    painter.fillPath(rounded(rect, radius), cream)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 200), t.pxf(1)))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def paint_paper(painter: QPainter, rect: QRectF, radius: float) -> None:
    """A sheet of paper that is on something; leaves room for its shadow."""
    t = theme()
    sheet = rect.adjusted(t.pxf(2), t.pxf(1), -t.pxf(3), -t.pxf(5))
    paint_drop(painter, sheet, radius, 4)
    shape = rounded(sheet, radius)
    painter.fillPath(shape, QColor("#F6EFDF"))
    painter.setOpacity(0.35)
    fill(painter, shape, "paper")
    painter.setOpacity(1)
    light = QLinearGradient(sheet.topLeft(), sheet.bottomRight())
    light.setColorAt(0, QColor(255, 255, 250, 150))
    light.setColorAt(0.6, QColor(255, 250, 235, 30))
    light.setColorAt(1, QColor(90, 60, 20, 40))
    painter.fillPath(shape, light)


def paint_glass(painter: QPainter, rect: QRectF) -> None:
    """A pane in front of deep space, for words in the usual colors."""
    t, radius = theme(), theme().pxf(Radius.CARD)
    if not t.materials:
        box(painter, rect, radius, t.color(Token.SURFACE), t.color(Token.LINE), 1.0)
        return
    upper, lower, edge = _GLASS[t.dark]
    pane = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    pane.setColorAt(0, upper)
    pane.setColorAt(1, lower)
    painter.setBrush(pane)
    painter.setPen(QPen(edge, t.pxf(1)))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def paint_frame(painter: QPainter, size: QSizeF) -> None:
    """A narrow rim of walnut around a whole table, with a line of brass."""
    if theme().materials:
        wide = theme().pxf(_FRAME)
        rect, radius = QRectF(QPointF(), size), theme().pxf(_FRAME_RADIUS)
        inner = rect.adjusted(wide, wide, -wide, -wide)
        outside = rounded(rect, 0).subtracted(rounded(inner, radius))
        painter.save()
        painter.setClipPath(outside, Qt.ClipOperation.IntersectClip)
        paint_rim(painter, rect, inner.adjusted(radius, radius, -radius, -radius), radius)
        painter.restore()
        paint_brass_line(painter, inner, radius)


# -- the whole table ------------------------------------------------------------------------------


def paint_backdrop(painter: QPainter, size: QSizeF, backdrop: Backdrop) -> None:
    """What a table of this size is on; nothing where the theme has no materials.

    Words in the usual colors can be read on deep space, but not on the others.
    """
    if not theme().materials:
        return
    rect = QRectF(QPointF(), size)
    if backdrop is Backdrop.SPACE:
        _paint_space(painter, rect)
        painter.fillRect(rect, theme().color(Token.WINDOW, _SPACE_SCRIM))
    elif backdrop is Backdrop.MARS:
        _stretched(painter, rect, "mars-dusk" if theme().dark else "mars-day")
    else:
        fill(painter, rect, backdrop.value)
        if backdrop is Backdrop.OAK:  # darker than the day outside: coins and words stand out
            painter.fillRect(rect, QColor(34, 16, 4, 70))
        if not theme().dark:
            paint_windows(painter, rect)


def paint_room(painter: QPainter, rect: QRectF, backdrop: Backdrop) -> None:
    """A backdrop with the light on it, for a table on which only cards and trays are."""
    paint_backdrop(painter, rect.size(), backdrop)
    (paint_light if backdrop.lit else paint_frame)(painter, rect.size())


def paint_light(painter: QPainter, size: QSizeF) -> None:
    """The light on a table: a lamp in the evening, the sky through a window by day."""
    t, width, height = theme(), size.width(), size.height()
    if not t.materials:
        return
    painter.save()
    if t.dark:
        lights = (QColor(255, 214, 140, 46), QColor(255, 200, 120, 10), QColor(6, 3, 1, 122))
        middle, reach = QPointF(0.48 * width, 0.40 * height), (0.80 * width, 0.86 * height)
    else:
        lights = (QColor(255, 246, 222, 84), QColor(255, 240, 210, 22), QColor(30, 18, 8, 44))
        middle, reach = QPointF(0.14 * width, -0.06 * height), (1.15 * width, 1.15 * height)
    painter.translate(middle)
    painter.scale(reach[0], reach[1])
    light = QRadialGradient(QPointF(), 1.0)
    for at, colour in zip((0, 0.48, 1), lights, strict=True):
        light.setColorAt(at, colour)
    painter.fillRect(QRectF(-6, -6, 12, 12), light)
    painter.restore()


def paint_windows(painter: QPainter, rect: QRectF) -> None:
    """Daylight that falls through two windows onto a floor."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    height = rect.height()
    for window in range(2):
        left = rect.left() + rect.width() * (0.16 + 0.40 * window)
        for row in range(3):
            for column in range(2):
                pane = QRectF(column * 0.17, 0.06 + row * 0.31, 0.155, 0.285)
                _paint_pane(painter, left, rect.top(), height, pane)
    painter.restore()


def _paint_pane(painter: QPainter, left: float, top: float, height: float, pane: QRectF) -> None:
    """One pane of light, slanted, with soft edges."""
    slant = math.tan(math.radians(22))
    for layer in range(4):
        grow = 0.010 * (layer / 3 - 0.5)
        grown = pane.adjusted(-grow, -grow, grow, grow)
        corners = [grown.topLeft(), grown.topRight(), grown.bottomRight(), grown.bottomLeft()]
        points = [
            QPointF(left + height * (at.x() - slant * at.y() + 0.2), top + height * at.y())
            for at in corners
        ]
        painter.setBrush(QColor(255, 243, 208, 10))
        painter.drawPolygon(QPolygonF(points))


def _stretched(painter: QPainter, rect: QRectF, name: str) -> None:
    """Cover a rectangle with a picture, cut off at the sides or at the bottom."""
    picture = texture(name)
    scale = max(rect.width() / picture.width(), rect.height() / picture.height())
    width, height = rect.width() / scale, rect.height() / scale
    source = QRectF((picture.width() - width) / 2, 0, width, height)
    painter.drawPixmap(rect, picture, source)


def _paint_space(painter: QPainter, rect: QRectF) -> None:
    """A night sky in the evening; by day a chart of it on paper."""
    dark = theme().dark
    if dark:
        _stretched(painter, rect, "nebula")
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        fill(painter, rect, "stars")
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    else:
        fill(painter, rect, "paper")
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.setOpacity(0.5)
        _stretched(painter, rect, "wash")
        painter.setOpacity(1.0)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    _paint_orbits(painter, rect, QColor(168, 186, 230) if dark else QColor("#22344F"))


def _paint_orbits(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Orbits around a point far below the table, with ticks of degrees."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = QPointF(rect.center().x(), rect.bottom() + 1.1 * rect.height())
    least = middle.y() - rect.bottom()
    farthest = math.hypot(rect.width() / 2, middle.y() - rect.top())
    for orbit in range(_ORBITS):
        radius = least + (farthest - least) * (orbit + 0.5) / _ORBITS
        colour.setAlphaF(0.10 if orbit % 2 else 0.16)
        painter.setPen(QPen(colour, theme().pxf(1)))
        painter.drawEllipse(middle, radius, radius)
        half = math.ceil(math.degrees(math.asin(min(1.0, rect.width() / 2 / radius))))
        for degree in range(-half, half + 1):
            turn = math.radians(degree)
            way = QPointF(math.sin(turn), -math.cos(turn))
            length = theme().pxf(9 if round(degree) % 5 == 0 else 4)
            painter.drawLine(middle + way * radius, middle + way * (radius + length))


def paint_arrow(painter: QPainter, rect: QRectF, width: float, right: bool, down: bool) -> None:
    """An adviser's arrow between opposite corners, inset by twice the width of its shaft."""
    t, rect = theme(), rect.adjusted(2 * width, 2 * width, -2 * width, -2 * width)
    start = QPointF(rect.left() if right else rect.right(), rect.top() if down else rect.bottom())
    end = rect.topLeft() + rect.bottomRight() - start
    pen = QPen(QColor("#FFFFFF"), max(t.pxf(1.5), width / 6))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    fill = QLinearGradient(start, end)
    fill.setColorAt(0, QColor(113, 70, 178, 200))
    fill.setColorAt(1, QColor(150, 104, 214, 240))
    painter.setBrush(QBrush(fill) if t.materials else t.color(Token.HINT, 0.9))
    way = end - start
    length = math.hypot(way.x(), way.y())
    along = way / length
    aside = QPointF(-along.y(), along.x())
    neck = end - along * min(width * _ARROW_HEAD, length)
    half, wing = aside * (width / 2), aside * (width * _ARROW_HEAD / 2)
    outline = (start + half, neck + half, neck + wing, end, neck - wing, neck - half, start - half)
    painter.drawPolygon(QPolygonF(outline))
