"""The drawings of Colonizers: portraits, modules, Omnium, and the evening around them.

Portraits and modules are files in ``assets/colonizers``: a portrait is 100 x 120, a module has its
base on line 92 of a grid of 120 x 100. Light is from the upper left.
"""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer

from engines.games.colonizers.cards import colour_of, module_of
from engines.runtime.paths import asset
from engines.runtime.streams import derive
from gui.games.colonizers.colours import STYLES, Tone, tone
from gui.kit.paint import blend
from gui.style import theme

_PORTRAIT: Final = QSizeF(100, 120)
_FACE: Final = QRectF(8, 8, 84, 84)
"""The part that a round portrait shows."""
_FOREHEAD: Final = 0.3
"""How much of a portrait's cropping is done at the top."""
_GRID: Final = QSizeF(120, 100)
_BASE: Final = 92.0
_BY_DAY: Final = (("#FFD98A", "#FFF6DC"), ("#DAD4CA", "#6E5F5A"))
"""Colors of lit parts and of poles in the drawings, and their replacements by day."""
_STARS: Final = 14
_HILLS: Final = ((0.60, 0.13), (0.74, 0.06), (0.88, 0.04))
"""Height of the ranges as a share of the picture, and how much they rise and fall."""
_OUT: Final = 0.55
"""Opacity of the portrait of an absent colonist."""


@lru_cache(maxsize=64)
def _drawing(name: str, dark: bool) -> QSvgRenderer:
    """A drawing of ``assets/colonizers``; raises FileNotFoundError if it cannot be read."""
    path = asset("colonizers", f"{name.casefold()}.svg")
    text = path.read_text(encoding="utf-8")
    for evening, day in () if dark else _BY_DAY:
        text = text.replace(evening, day)
    renderer = QSvgRenderer(text.encode())
    if not renderer.isValid():
        raise FileNotFoundError(f"The drawing {path.name} of Colonizers cannot be read")
    return renderer


# -- people ---------------------------------------------------------------------------------------


def paint_portrait(painter: QPainter, rect: QRectF, name: str, *, out: bool = False) -> None:
    """Cover a rectangle with the portrait of a colonist; gray if it is out."""
    scale = max(rect.width() / _PORTRAIT.width(), rect.height() / _PORTRAIT.height())
    size = _PORTRAIT * scale
    left = rect.center().x() - size.width() / 2
    top = rect.top() - (size.height() - rect.height()) * _FOREHEAD
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    _paint_person(painter, QRectF(QPointF(left, top), size), name, out=out)
    painter.restore()


def paint_face(painter: QPainter, rect: QRectF, name: str, ring: Tone = Tone.EDGE) -> None:
    """Draw a round portrait."""
    scale = rect.width() / _FACE.width()
    disc = QPainterPath()
    disc.addEllipse(rect)
    painter.save()
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    painter.fillPath(disc, tone(Tone.CARD_LOW))
    corner = rect.topLeft() - _FACE.topLeft() * scale
    _paint_person(painter, QRectF(corner, _PORTRAIT * scale), name, out=False)
    painter.restore()
    width = max(theme().pxf(1.5), rect.width() * (0.07 if ring is not Tone.EDGE else 0.03))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tone(ring), width))
    half = width / 2
    painter.drawEllipse(rect.adjusted(half, half, -half, -half))


def _paint_person(painter: QPainter, rect: QRectF, name: str, *, out: bool) -> None:
    drawing = _drawing(name, True)
    if not out:
        drawing.render(painter, rect)
        return
    ratio = painter.device().devicePixelRatioF()
    image = QImage((rect.size() * ratio).toSize(), QImage.Format.Format_RGB32)
    image.fill(0)
    inside = QPainter(image)
    inside.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(inside, QRectF(image.rect()))
    inside.end()
    painter.save()
    painter.setOpacity(_OUT)
    painter.drawImage(rect, image.convertToFormat(QImage.Format.Format_Grayscale8))
    painter.restore()


# -- modules --------------------------------------------------------------------------------------


def paint_building(painter: QPainter, rect: QRectF, code: str) -> None:
    """Draw a module as large as fits, standing on the lower edge of a rectangle."""
    scale = min(rect.width() / _GRID.width(), rect.height() / _GRID.height())
    left = rect.center().x() - _GRID.width() * scale / 2
    base = rect.bottom() - (_GRID.height() - _BASE) * scale
    t = theme()
    for x, half, down, colour in (
        (68, 62, 8, QColor(0, 0, 0, 130)),
        (54, 58, 6, QColor(255, 217, 138, 110 if t.dark and t.materials else 0)),
    ):
        _paint_pool(painter, QPointF(left + x * scale, base), half * scale, down * scale, colour)
    where = QRectF(QPointF(left, base - _BASE * scale), _GRID * scale)
    _drawing(code, t.dark).render(painter, where)


def _paint_pool(
    painter: QPainter, middle: QPointF, across: float, down: float, colour: QColor
) -> None:
    """A flat pool of shade or light."""
    painter.save()
    painter.translate(middle)
    painter.scale(across, down)
    soft = QRadialGradient(QPointF(), 1.0)
    soft.setColorAt(0, colour)
    soft.setColorAt(1, QColor(colour.red(), colour.green(), colour.blue(), 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(soft)
    painter.drawEllipse(QPointF(), 1.0, 1.0)
    painter.restore()


def paint_scene(painter: QPainter, rect: QRectF, code: str) -> None:
    """A module in front of a small landscape of Mars."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    if theme().materials:
        _paint_sky(painter, rect, code)
    painter.restore()
    room = min(rect.width() * 0.8, rect.height() * 0.92 * _GRID.width() / _GRID.height())
    high = room * _GRID.height() / _GRID.width()
    paint_building(
        painter,
        QRectF(rect.center().x() - room / 2, rect.bottom() - high * 1.02, room, high),
        code,
    )


def _paint_sky(painter: QPainter, rect: QRectF, code: str) -> None:
    """Sky, stars, sun and three ranges of hills, different for each module."""
    dark, card = theme().dark, module_of(code)
    deep = QColor(STYLES[colour_of(card)].deep)
    if dark:
        top, low = blend(QColor("#1A0D22"), deep, 0.45), QColor("#7D3A44")
        hills = (QColor("#4C2230"), QColor("#5D2A1D"), QColor("#3D1A13"))
    else:
        top, low = QColor("#F9E4BE"), QColor("#EFC08E")
        hills = (QColor("#DDA173"), QColor("#C98250"), QColor("#B4683A"))
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sky.setColorAt(0, top)
    sky.setColorAt(0.8, low)
    painter.fillRect(rect, sky)
    painter.setPen(Qt.PenStyle.NoPen)
    for star in range(_STARS if dark else 0):
        x, y = (derive(card, "star", star, way) % 997 / 997 for way in range(2))
        painter.setBrush(QColor(255, 240, 220, 90 + star * 9))
        at = QPointF(rect.left() + x * rect.width(), rect.top() + y * 0.5 * rect.height())
        painter.drawEllipse(at, 0.5 + star % 3 * 0.2, 0.5 + star % 3 * 0.2)
    sun = QPointF(rect.left() + 0.24 * rect.width(), rect.top() + 0.5 * rect.height())
    reach = 0.34 * rect.height()
    shine = QColor("#BCD8FF") if dark else QColor("#FFFFFF")
    _paint_pool(painter, sun, reach, reach, QColor(shine.red(), shine.green(), shine.blue(), 170))
    for number, ((height, swing), colour) in enumerate(zip(_HILLS, hills, strict=True)):
        phase = card * 1.7 + number * 2.3
        line = [
            QPointF(
                rect.left() + share / 24 * rect.width(),
                rect.top()
                + rect.height() * (height + swing * math.sin(share / (4.2 - number) + phase) / 2),
            )
            for share in range(25)
        ]
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([*line, rect.bottomRight(), rect.bottomLeft()]))


# -- Omnium ---------------------------------------------------------------------------------------


def paint_omnium(painter: QPainter, rect: QRectF) -> None:
    """Draw one Omnium: a hexagon of three facets that glows."""
    middle, radius = rect.center(), min(rect.width() / 0.9, rect.height()) / 2
    corners = [
        middle + QPointF(math.sin(turn), -math.cos(turn)) * radius
        for turn in (math.radians(60 * corner) for corner in range(6))
    ]
    if theme().materials:
        _paint_pool(painter, middle, 1.5 * radius, 1.5 * radius, QColor(255, 184, 74, 120))
    amber = QLinearGradient(corners[5], corners[2])
    for at, colour in ((0, "#FFF6D0"), (0.45, "#FFB636"), (1, "#A5480B")):
        amber.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor("#6A2C06"), max(0.6, radius * 0.07)))
    painter.setBrush(amber)
    painter.drawPolygon(QPolygonF(corners))
    painter.setPen(Qt.PenStyle.NoPen)
    for facet, light in (((5, 0, 1), 104), ((3, 4, 5), 38)):
        painter.setBrush(QColor(255, 255, 255, light))
        painter.drawPolygon(QPolygonF([*(corners[corner] for corner in facet), middle]))


def paint_pile(painter: QPainter, rect: QRectF) -> None:
    """A heap of six Omnium."""
    side = min(rect.width() / 3.0, rect.height() / 2.75)
    for row in range(3):
        for number in range(3 - row):
            across = (number - (2 - row) / 2) * side * 0.96
            at = QPointF(rect.center().x() + across, rect.bottom() - side * (0.55 + 0.82 * row))
            paint_omnium(painter, QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
