"""Portraits: cut-paper heads in profile in a ring of brass, drawn from recipes.

A recipe consists of a background, a few measures of the face, and parts with their colors.
Everything is drawn on a 100 x 100 grid that is scaled to fit; all heads look to the right.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QIcon,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from engines.runtime.paths import asset
from gui.kit.pictures import pictures
from gui.style import Token, TypeRole, scaled, theme
from gui.style.drawing import outline

_INK: Final = "#2A1C15"
"""The color of every face: a silhouette shows no other."""
_RING: Final = 0.06
"""Width of the ring, as a share of the portrait."""
_SCALE: Final = 0.83
_CORNER: Final = (8.5, 10.5)
_GRID: Final = 100.0
_COPIES: Final = (
    ("#9FB7C4", "#2F4A6B"),
    ("#C79C96", "#7A3038"),
    ("#B9A7C4", "#4B3A66"),
    ("#C4C7A6", "#5E5B2E"),
    ("#A5ADA8", "#3A3A3A"),
)
"""The ground and the clothes of the second to the sixth player with the same head."""
_CLOTHES: Final = ("coat", "ribbon", "scarf", "band")

_FEATURES: Final = ("brow", "nose", "tilt", "lips", "chin", "jaw", "crown", "neck")
"""What a recipe may measure, in units of the grid: how far brow, nose, lips, and chin protrude, how
far the tip of the nose turns up, how low the jaw is, how high the crown, and how thick the neck.
"""


@dataclass(frozen=True, slots=True)
class Portrait:
    """A recipe.

    Attributes:
        ground: the color behind the head.
        features: measures of the face, in the order of ``_FEATURES``; without them, it is plain.
        parts: names of parts and their colors, from back to front.
        kind: ``head``, ``robot``, or ``letter`` for players without a picture.
        letter: what is drawn instead of a head; for a robot, its number of lights as a digit.
    """

    ground: str
    features: tuple[float, ...] = (0.0,) * len(_FEATURES)
    parts: tuple[tuple[str, str], ...] = ()
    kind: str = "head"
    letter: str = ""


@cache
def _kit() -> dict[str, dict[str, Any]]:
    """The parts: ``shapes`` are filled, ``lines`` are strokes of a width, ``dots`` have radii."""
    found: dict[str, dict[str, Any]] = tomllib.loads(
        asset("characters", "parts.toml").read_text(encoding="utf-8")
    )
    return found


def read_portrait(data: Mapping[str, object]) -> Portrait:
    """The recipe in a TOML table; raises ValueError if it makes no sense."""
    face = data.get("face", {})
    if not isinstance(face, Mapping) or not set(face) <= set(_FEATURES):
        raise ValueError(f"face = {face}: choose from {', '.join(_FEATURES)}")
    listed = data.get("parts", [])
    parts = tuple(tuple(str(part).split()) for part in (listed if isinstance(listed, list) else []))
    known = {name for kind in _kit().values() for name in kind}
    for part in parts:
        if len(part) != 2 or part[0] not in known or not QColor(part[1]).isValid():
            raise ValueError(f"{' '.join(part)}: not a part and its colour")
    return Portrait(
        ground=str(data["ground"]),
        features=tuple(float(face.get(name, 0.0)) for name in _FEATURES),
        parts=tuple((part[0], part[1]) for part in parts),
        kind=str(data.get("kind", "head")),
        letter=str(data.get("lights", "")),
    )


def recolored(portrait: Portrait, times: int) -> Portrait:
    """The same head in other clothes on another background, for its copies at a table."""
    if not times:
        return portrait
    ground, cloth = _COPIES[(times - 1) % len(_COPIES)]
    worn = _CLOTHES if portrait.kind == "head" else ()
    parts = tuple((part, cloth if part in worn else color) for part, color in portrait.parts)
    return replace(portrait, ground=ground, parts=parts)


# -- drawing --------------------------------------------------------------------------------------


def paint_portrait(painter: QPainter, rect: QRectF, portrait: Portrait) -> None:
    """Draw a portrait into a square, with its ring and the shadow of the ring."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    disc = QRectF(0, 0, side * 0.95, side * 0.95)
    disc.moveCenter(rect.center() - QPointF(0, side * 0.015))
    _paint_ring(painter, disc)
    inner = disc.adjusted(*(side * _RING * way for way in (1, 1, -1, -1)))
    clip = QPainterPath()
    clip.addEllipse(inner)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    _paint_ground(painter, inner, portrait.ground)
    painter.translate(inner.topLeft())
    painter.scale(inner.width() / _GRID, inner.height() / _GRID)
    if portrait.kind == "letter":
        _paint_letter(painter, portrait.letter)
    else:
        painter.translate(*_CORNER)
        painter.scale(_SCALE, _SCALE)
        (_paint_robot if portrait.kind == "robot" else _paint_head)(painter, portrait)
    painter.restore()


def _paint_ring(painter: QPainter, disc: QRectF) -> None:
    t, side = theme(), disc.width()
    painter.setPen(Qt.PenStyle.NoPen)
    if not t.materials:
        painter.setBrush(t.color(Token.LINE_STRONG))
        painter.drawEllipse(disc)
        return
    for layer in range(4):
        painter.setBrush(QColor(0, 0, 0, 22))
        grow = side * 0.012 * layer
        painter.drawEllipse(
            disc.translated(grow * 0.5, grow).adjusted(0, 0, grow * 0.4, grow * 0.6)
        )
    brass = QLinearGradient(disc.topLeft(), disc.bottomRight())
    stops = ((0, "#FBEBC0"), (0.35, "#C79A45"), (0.62, "#7C5719"), (1, "#E4C179"))
    for at, colour in stops:
        brass.setColorAt(at, QColor(colour))
    painter.setBrush(brass)
    painter.drawEllipse(disc)
    edge = side * (_RING - 0.014)
    painter.setBrush(QColor("#4E340D"))
    painter.drawEllipse(disc.adjusted(edge, edge, -edge, -edge))


def _paint_ground(painter: QPainter, disc: QRectF, ground: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawEllipse(disc)
    if theme().materials:
        at = disc.topLeft() + QPointF(0.34 * disc.width(), 0.26 * disc.height())
        light = QRadialGradient(at, 0.86 * disc.width())
        light.setColorAt(0, QColor(255, 255, 255, 120))
        light.setColorAt(0.55, QColor(255, 255, 255, 0))
        light.setColorAt(1, QColor(58, 34, 8, 110))
        painter.setBrush(light)
        painter.drawEllipse(disc)


def _paint_head(painter: QPainter, portrait: Portrait) -> None:
    """Draw the face, then the parts over it, in order."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_INK))
    painter.drawPath(_face(portrait.features))
    for name, colour in portrait.parts:
        _paint_part(painter, name, QColor(colour))


def _paint_part(painter: QPainter, name: str, colour: QColor) -> None:
    kit = _kit()
    if name in kit["shapes"]:
        painter.setPen(QPen(colour.darker(150), 0.8))
        painter.setBrush(colour)
        painter.drawPath(_path(kit["shapes"][name]))
    elif name in kit["lines"]:
        data, width = kit["lines"][name]
        pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.strokePath(_path(data), pen)
    else:
        painter.setPen(QPen(colour, 1.8) if name == "hoop" else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(Qt.BrushStyle.NoBrush if name == "hoop" else colour)
        for x, y, radius in kit["dots"][name]:
            painter.drawEllipse(QPointF(x, y), radius, radius)


@lru_cache(maxsize=64)
def _face(features: tuple[float, ...]) -> QPainterPath:
    """The outline of head, neck and shoulders, a smooth line through measured points."""
    brow, nose, tilt, lips, chin, jaw, crown, neck = features
    points = (
        (49, 16 - crown),
        (60, 19 - crown),
        (67.5, 29 - crown / 2),
        (69.5 + brow, 40),
        (68.6 + brow / 3, 45.5),
        (72.5 + nose / 2, 52 - tilt / 2),
        (77 + nose, 58 - tilt),
        (75.5 + nose / 2, 60.8 - tilt / 2),
        (71.8 + lips / 3, 61.8),
        (71.6 + lips / 2, 63.2),
        (74 + lips, 66),
        (71.2 + lips / 2, 68),
        (73.2 + lips, 70.6),
        (70.4 + chin / 2, 74 + jaw / 3),
        (71.6 + chin, 79.5 + jaw),
        (68 + chin, 84.5 + jaw),
        (60, 86.5 + jaw / 2),
        (57 + neck / 2, 91),
        (58 + neck, 97),
        (68, 101),
        (86, 106),
        (92, 120),
        (8, 120),
        (12, 106),
        (26, 99),
        (34 - neck, 92),
        (36 - neck, 82),
        (30, 70),
        (24, 56),
        (25, 38 - crown / 3),
        (34, 23 - crown),
    )
    path = QPainterPath(QPointF(*points[0]))
    count = len(points)
    for place in range(count):
        before, start, end, after = (points[(place + step) % count] for step in (-1, 0, 1, 2))
        first = QPointF(start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = QPointF(end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        path.cubicTo(first, second, QPointF(*end))
    return path


def _paint_robot(painter: QPainter, portrait: Portrait) -> None:
    """Draw a robot with as many lights on its antenna as its letter says."""
    steel = portrait.parts[0][1] if portrait.parts else "#9AA7AE"
    glow = portrait.parts[1][1] if len(portrait.parts) > 1 else "#FFD36B"
    body, dark = QColor(steel), QColor(_INK)
    painter.setPen(QPen(dark, 2))
    painter.setBrush(body.darker(125))
    painter.drawRoundedRect(QRectF(38, 82, 24, 16), 4, 4)
    painter.drawRoundedRect(QRectF(14, 94, 74, 40), 16, 16)
    painter.setBrush(body)
    painter.drawRoundedRect(QRectF(20, 28, 60, 56), 17, 17)
    painter.setBrush(body.darker(118))
    painter.drawRoundedRect(QRectF(12, 48, 9, 20), 4, 4)
    painter.drawRoundedRect(QRectF(79, 48, 9, 20), 4, 4)
    painter.setBrush(dark)
    painter.drawRoundedRect(QRectF(27, 38, 46, 24), 11, 11)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(glow))
    painter.drawEllipse(QPointF(40, 50), 6.2, 6.2)
    painter.drawEllipse(QPointF(60, 50), 6.2, 6.2)
    painter.setBrush(dark)
    for bar in range(5):
        painter.drawRoundedRect(QRectF(36 + 6 * bar, 70, 3.4, 7), 1.4, 1.4)
    count = int(portrait.letter or 1)
    for light in range(count):
        x = 50 + (light - (count - 1) / 2) * 14
        painter.setPen(QPen(dark, 2.6))
        painter.drawLine(QPointF(50 + (x - 50) * 0.5, 28), QPointF(x, 14))
        painter.setPen(QPen(dark, 1.6))
        painter.setBrush(QColor(glow))
        painter.drawEllipse(QPointF(x, 11), 5, 5)


def _paint_letter(painter: QPainter, letter: str) -> None:
    """Write a letter as on a coin."""
    font = QFont(theme().font(TypeRole.TITLE))
    font.setPixelSize(52)
    painter.setFont(font)
    painter.setPen(QColor(_INK))
    painter.drawText(QRectF(0, 0, _GRID, _GRID), int(Qt.AlignmentFlag.AlignCenter), letter)


_path = lru_cache(maxsize=128)(outline)


# -- pictures -------------------------------------------------------------------------------------


def portrait_pixmap(portrait: Portrait, side: int, ratio: float) -> QPixmap:
    """The picture of a portrait, ``side`` logical pixels wide, drawn only once for each look."""
    return pictures.picture((paint_portrait, portrait), QRectF(0, 0, side, side), ratio).pixmap


def portrait_icon(portrait: Portrait, side: int) -> QIcon:
    return QIcon(portrait_pixmap(portrait, theme().px(side), 2.0))


class PortraitView(QWidget):
    """A portrait of a fixed size, in pixels at 100%."""

    def __init__(self, portrait: Portrait, side: int) -> None:
        super().__init__()
        self._portrait = portrait
        scaled(self.setFixedSize, side, side)

    def show_portrait(self, portrait: Portrait) -> None:
        self._portrait = portrait
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        pixmap = portrait_pixmap(self._portrait, self.width(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, pixmap)
