"""What controls are drawn with: the colors and sizes of a look, boxes and small signs."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from gui.style.tokens import Token


@dataclass(frozen=True, slots=True)
class Dress:
    """The colors of a look, its scale (1.0 is 100%), and whether it has high contrast."""

    colours: Mapping[Token, QColor]
    scale: float
    contrast: bool
    heading: QFont
    """For the headings of tables."""

    def __getitem__(self, token: Token) -> QColor:
        return self.colours[token]

    def px(self, size: float) -> int:
        """A size in whole pixels; at least one, unless the size is 0."""
        return max(1, round(size * self.scale)) if size else 0

    @property
    def selected(self) -> QColor:
        """The ground of what is selected; high contrast has no soft fills."""
        return self[Token.ACCENT if self.contrast else Token.ACCENT_SOFT]

    @property
    def on_selected(self) -> QColor:
        """The color of words on what is selected."""
        return self[Token.ON_ACCENT if self.contrast else Token.TEXT]


def blend(first: QColor, second: QColor, share: float) -> QColor:
    """Return the color that is `share` (0 to 1) of the way from `first` to `second`."""
    keep = 1 - share
    return QColor.fromRgbF(
        first.redF() * keep + second.redF() * share,
        first.greenF() * keep + second.greenF() * share,
        first.blueF() * keep + second.blueF() * share,
        first.alphaF() * keep + second.alphaF() * share,
    )


def box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None,
    edge: QColor | None = None,
    width: float = 1.0,
) -> None:
    """Draw a rounded box whose edge is wholly inside `rect`."""
    inset = width / 2 if edge is not None else 0.0
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.setPen(QPen(edge, width) if edge is not None else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, radius - inset, radius - inset)


class Sign(Enum):
    """Small signs of controls: the corners of a stroke on a grid of 12 x 12."""

    UP = ((2, 8), (6, 4), (10, 8))
    DOWN = ((2, 4), (6, 8), (10, 4))
    RIGHT = ((4, 2), (8, 6), (4, 10))
    CHECK = ((2, 6.5), (4.8, 9), (10, 3))
    DOT = ((6, 5.95), (6, 6.05))


_STROKE: Final = 1.7
_DOT: Final = 5.0


def draw_sign(painter: QPainter, sign: Sign, middle: QPointF, side: float, colour: QColor) -> None:
    """Draw a sign that is `side` wide and high around a point."""
    unit = side / 12
    pen = QPen(colour, (_DOT if sign is Sign.DOT else _STROKE) * unit)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    corners = [middle + QPointF(x - 6, y - 6) * unit for x, y in sign.value]
    painter.drawPolyline(QPolygonF(corners))


def outline(text: str, middle: float = 0.0) -> QPainterPath:
    """Read a path: ``M``, ``L``, ``C``, ``Z`` as in SVG, ``A`` with a circle's center and radius.

    Coordinates are absolute; x counts from ``middle``.
    """
    path = QPainterPath()
    draws: dict[str, tuple[Callable[..., None], int]]
    draws = {"M": (path.moveTo, 1), "L": (path.lineTo, 1), "C": (path.cubicTo, 3)}
    for letter, numbers in re.findall(r"([MLCAZ])([^MLCAZ]*)", text):
        flat = [float(number) for number in numbers.split()]
        if letter == "Z":
            path.closeSubpath()
        elif letter == "A":
            path.addEllipse(QPointF(middle + flat[0], flat[1]), flat[2], flat[2])
        else:
            draw, count = draws[letter]
            points = [QPointF(middle + x, y) for x, y in zip(flat[::2], flat[1::2], strict=True)]
            for place in range(0, len(points), count):
                draw(*points[place : place + count])
    return path


def painter_on(widget: QWidget) -> QPainter:
    """Return a painter with smooth edges for a widget that is being painted."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter
