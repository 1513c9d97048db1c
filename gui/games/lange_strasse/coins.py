"""Coins, on the table and in flight."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from gui.kit.words import draw_words, words_font
from gui.style import TypeRole, theme
from gui.style.motion import Motion, pace
from gui.table.spots import Flight

VALUES: Final = (50, 10, 5)
MOST_FLYING: Final = 6
"""At most this many coins fly at once; the others are only counted."""

RADII: Final = {50: 1.0, 10: 0.86, 5: 0.76}
_STACK: Final = 5
_RISE: Final = 0.24
"""How much higher the next coin of a stack is, in radii."""
_LEAST_RISE: Final = 0.17
_APART: Final = 2.12
"""The distance between two stacks, in radii."""
_EDGE: Final = 0.13
_ARC: Final = 60.0
_METALS: Final = {
    50: ("#FBEBB8", "#D6AE56", "#8F6C20", "#6B4D10"),
    10: ("#FFF3C6", "#DDB455", "#A67F2B", "#6B4D10"),
    5: ("#F3BC94", "#BB7443", "#87502A", "#5E3113"),
}
"""Colors by value: light, body, shade, figure."""


@dataclass(frozen=True, slots=True)
class Coin:
    """One coin at a place."""

    rect: QRectF
    value: int


def coins_of(cents: int) -> list[int]:
    """The fewest coins that make an amount, ignoring its sign, large ones first."""
    left, found = abs(cents), []
    for value in VALUES:
        found += [value] * (left // value)
        left %= value
    return found


def laid(room: QRectF, cents: int) -> list[Coin]:
    """Lay out coins in stacks in a rectangle, back to front."""
    piles = list(_piles(coins_of(cents)))
    if not piles:
        return []
    wide = _APART * sum(RADII[pile[0]] for pile in piles)
    high = room.height() / (2 + _EDGE + _LEAST_RISE * (max(map(len, piles)) - 1))
    radius = min(0.40 * room.height(), high, room.width() / wide)
    left, found = room.left(), []
    for pile in piles:
        own = radius * RADII[pile[0]]
        low = (2 + _EDGE) * own
        rise = min(_RISE * own, (room.height() - low) / max(1, len(pile) - 1))
        for number, value in enumerate(pile):
            corner = QPointF(left, room.bottom() - low - rise * number)
            found.append(Coin(QRectF(corner, QSizeF(2 * own, 2 * own)), value))
        left += _APART * own
    return found


def _piles(values: list[int]) -> Iterator[list[int]]:
    for value in VALUES:
        count = values.count(value)
        for first in range(0, count, _STACK):
            yield [value] * min(_STACK, count - first)


def paint_coin(painter: QPainter, rect: QRectF, value: int) -> None:
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
    font = words_font(TypeRole.VALUE, radius * (1.0 if value < 10 else 0.86))
    draw_words(painter, rect, str(value), font, figure)


def place_of(room: QRectF, cents: int, value: int) -> QRectF:
    """Where a coin is among those laid out there; in the middle if there is none like it."""
    for coin in reversed(laid(room, max(0, cents))):
        if coin.value == value:
            return coin.rect
    side = 0.8 * room.height()
    place = QRectF(0, 0, side, side)
    place.moveCenter(room.center())
    return place


def flight(start: QRectF, end: QRectF, value: int, delay_ms: int) -> Flight:
    """A coin changing hands: it flies in an arc and makes half a turn."""
    look, high, ms = (paint_coin, value), theme().pxf(_ARC), pace().ms(Motion.COIN)
    bleed = 0.4 * end.width()
    return Flight(start, end, (look,), None, bleed, ms, delay_ms, lift=high, flips=True)
