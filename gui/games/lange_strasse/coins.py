"""Coins on the table, hollows where coins are owed, outlines of those a settlement would move."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from gui.style import Token, TypeRole, theme
from gui.style.motion import Motion, pace
from gui.style.tokens import Ink
from gui.table.instruments import paint_words
from gui.table.materials import ink
from gui.table.spots import Flight, Pose

VALUES: Final = (50, 10, 5)
MOST_FLYING: Final = 6
"""At most this many coins fly at once; the others are only counted."""

_RADII: Final = {50: 1.0, 10: 0.86, 5: 0.76}
_STACK: Final = 5
_RISE: Final = 0.24
"""How much higher the next coin of a stack is, in radii."""
_LEAST_RISE: Final = 0.17
_BESIDE: Final = 0.5
"""The distance between outlines, in diameters."""
_BETWEEN: Final = 0.7
"""The gap between two groups of coins, in radii."""
_EDGE: Final = 0.13
_ARC: Final = 60.0
_METALS: Final = {
    50: ("#FBEBB8", "#D6AE56", "#8F6C20", "#6B4D10"),
    10: ("#FFF3C6", "#DDB455", "#A67F2B", "#6B4D10"),
    5: ("#F3BC94", "#BB7443", "#87502A", "#5E3113"),
}
"""Colors by value: light, body, shade, figure."""


class Coins(Enum):
    """What a coin stands for: money here, money owed, or money gained or lost at the end."""

    REAL = "real"
    OWED = "owed"
    COMING = "coming"
    GOING = "going"


@dataclass(frozen=True, slots=True)
class Coin:
    """One coin at a place; the next one may cover its value."""

    rect: QRectF
    value: int
    kind: Coins
    covered: bool = False


def coins_of(cents: int) -> list[int]:
    """The fewest coins that make an amount, ignoring its sign, large ones first."""
    left, found = abs(cents), []
    for value in VALUES:
        found += [value] * (left // value)
        left %= value
    return found


def laid(room: QRectF, groups: Sequence[tuple[Coins, int]]) -> list[Coin]:
    """Lay out coins in a rectangle, back to front: real ones stacked, the others side by side."""
    piles = [(kind, pile) for kind, cents in groups for pile in _piles(kind, coins_of(cents))]
    if not piles:
        return []
    wide = sum(_width(kind, pile) for kind, pile in piles)
    wide += _BETWEEN * (len({kind for kind, _ in piles}) - 1)
    tallest = max(len(pile) if kind is Coins.REAL else 1 for kind, pile in piles)
    high = room.height() / (2 + _EDGE + _LEAST_RISE * (tallest - 1))
    radius = min(0.40 * room.height(), high, room.width() / wide)
    left, found, before = room.left(), [], piles[0][0]
    for kind, pile in piles:
        if kind is not before:
            left, before = left + _BETWEEN * radius, kind
        own = radius * _RADII[pile[0]]
        free = room.height() - (2 + _EDGE) * own
        rise = min(_RISE * own, free / max(1, len(pile) - 1)) if kind is Coins.REAL else 0.0
        step = 0.0 if kind is Coins.REAL else 2 * _BESIDE * own
        low = room.bottom() - _EDGE * own - 2 * own
        if kind is not Coins.REAL:
            low = min(low, room.center().y())
        for number, value in enumerate(pile):
            corner = QPointF(left + step * number, low - rise * number)
            rect = QRectF(corner, QSizeF(2 * own, 2 * own))
            found.append(Coin(rect, value, kind, covered=number < len(pile) - 1))
        left += radius * _width(kind, pile)
    return found


def _piles(kind: Coins, values: list[int]) -> Iterator[list[int]]:
    for value in VALUES:
        count = values.count(value)
        most = _STACK if kind is Coins.REAL else max(1, count)
        for first in range(0, count, most):
            yield [value] * min(most, count - first)


def _width(kind: Coins, pile: list[int]) -> float:
    """In radii of the largest coin."""
    beside = 0 if kind is Coins.REAL else len(pile) - 1
    return (2.12 + 2 * _BESIDE * beside) * _RADII[pile[0]]


def paint_coins(painter: QPainter, coins: Sequence[Coin]) -> None:
    """Draw coins from back to front."""
    for coin in coins:
        if coin.kind is Coins.REAL:
            paint_coin(painter, coin.rect, coin.value)
        else:
            _paint_outline(painter, coin.rect, coin.kind, 0 if coin.covered else coin.value)


def _paint_outline(painter: QPainter, rect: QRectF, kind: Coins, value: int) -> None:
    """Draw a hollow or an outline; without a figure if ``value`` is 0."""
    line = max(theme().pxf(1.2), 0.05 * rect.width())
    circle = rect.adjusted(line, line, -line, -line)
    drawn = Ink.GAIN if kind is Coins.COMING else Ink.LOSS
    if kind is Coins.OWED:
        painter.setBrush(
            QColor(16, 9, 6, 220) if theme().materials else theme().color(Token.SUNKEN)
        )
        painter.setPen(QPen(ink(drawn, 0.75), line))
    else:
        painter.setBrush(ink(Ink.INLAY, 0.86))
        pen = QPen(ink(drawn), line)
        pen.setDashPattern([2.6, 1.8])
        painter.setPen(pen)
    painter.drawEllipse(circle)
    size = rect.width() * (0.40 if value >= 10 else 0.5)
    if value and size >= theme().pxf(7):
        centre = Qt.AlignmentFlag.AlignHCenter
        paint_words(painter, rect, str(value), drawn, TypeRole.LABEL, centre, size)


def paint_coin(painter: QPainter, rect: QRectF, value: int) -> None:
    """Draw a coin into a square."""
    t, radius, middle = theme(), rect.width() / 2, rect.center()
    light, body, shade, figure = map(QColor, _METALS[value])
    painter.setPen(Qt.PenStyle.NoPen)
    if t.materials:
        painter.setBrush(QColor(0, 0, 0, 80))
        painter.drawEllipse(middle + QPointF(0.14, 0.26) * radius, 1.02 * radius, 0.98 * radius)
    painter.setBrush(shade.darker(125))
    painter.drawEllipse(middle + QPointF(0, _EDGE * radius), radius, radius)
    metal = QRadialGradient(middle - QPointF(0.36, 0.48) * radius, 1.7 * radius)
    for at, colour in ((0.0, light), (0.55, body), (1.0, shade)):
        metal.setColorAt(at, colour)
    painter.setBrush(metal)
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(figure, max(t.pxf(0.8), 0.05 * radius)))
    painter.drawEllipse(middle, 0.975 * radius, 0.975 * radius)
    if value == VALUES[0]:
        notches = QPen(figure, 0.09 * radius)
        notches.setDashPattern([0.7, 1.1])
        notches.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(notches)
        painter.drawEllipse(middle, 0.92 * radius, 0.92 * radius)
    ring = QPen(figure, 0.045 * radius)
    painter.setPen(ring)
    painter.drawEllipse(middle, 0.79 * radius, 0.79 * radius)
    shine = QPen(QColor(255, 255, 255, 190), 0.07 * radius)
    shine.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(shine)
    arc = QRectF(
        middle.x() - 0.87 * radius, middle.y() - 0.87 * radius, 1.74 * radius, 1.74 * radius
    )
    painter.drawArc(arc, 16 * 96, 16 * 56)
    font = t.font(TypeRole.VALUE)
    font.setPixelSize(max(1, round(radius * (1.0 if value < 10 else 0.86))))
    painter.setFont(font)
    painter.setPen(figure)
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), str(value))


@dataclass(frozen=True, slots=True)
class CoinFlight(Flight):
    """A coin changing hands: it flies in an arc and makes half a turn."""

    def pose(self, share: float) -> Pose:
        """How it looks after a share (0 to 1) of its time."""
        flat = super(CoinFlight, self).pose(share)
        done = share * share * (3 - 2 * share)
        high = theme().pxf(_ARC) * math.sin(math.pi * done)
        wide = max(0.12, abs(math.cos(math.pi * done))) * flat.rect.width()
        middle = flat.rect.center() - QPointF(0, high)
        tall = flat.rect.height()
        return Pose(flat.look, QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall))


def flight(start: QRectF, end: QRectF, value: int, delay_ms: int) -> CoinFlight:
    """A coin on its way from the middle of one place to that of another."""
    side = min(start.height(), end.height())
    rects = (QRectF(0, 0, side, side), QRectF(0, 0, side, side))
    for rect, place in zip(rects, (start, end), strict=True):
        rect.moveCenter(place.center())
    look = (paint_coin, value)
    return CoinFlight(
        *rects, (look,), bleed=0.4 * side, ms=pace().ms(Motion.COIN), delay_ms=delay_ms
    )
