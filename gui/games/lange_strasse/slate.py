"""The slate: points, strich and cents of the three seats in chalk, and who would pay whom."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPen, QPixmap

from engines.games.lange_strasse.settlement import Debt
from engines.games.lange_strasse.view import LangeStrasseView
from engines.runtime.texts import number, tr
from engines.runtime.types import Seat
from gui.games.lange_strasse import wording
from gui.games.lange_strasse.coins import RADII, VALUES, coins_of
from gui.kit.paint import fill_icon, paint_seat, seat_path
from gui.kit.portraits import Portrait, paint_portrait
from gui.kit.words import name_in, width_of
from gui.style import Space, TypeRole, theme
from gui.style.tokens import Ink
from gui.table import materials
from gui.table.instruments import paint_words
from gui.table.materials import ink
from gui.table.spots import Mark, Spot, Text, readable

_SIZE: Final = (300.0, 470.0)
"""Size of a slate, at 100%, on which letters have their usual size."""
_GROWS: Final = (0.72, 1.7)
_SMALLEST: Final = 11.5
_TITLE: Final = 34.0
_SEAT: Final = (56.0, 46.0, 36.0)
"""Height of a seat's lines: usual, where space is tight (both grow with the letters), minimum."""
_TRIANGLE_FROM: Final = (150.0, 70.0)
_REASONS: Final = 110.0
"""Usual height of what is below the triangle."""
_TRIANGLE_HIGH: Final = 0.98
"""Maximum height of the triangle, as a share of its width."""
_ROW: Final = 20.0
_CHALKED: Final = (15.0, 30.0)
"""Letters up to the first size are plain, from the second on they are fully chalky."""
_DRAWN: Final = 22.0
"""Lines are as rough as letters of this size."""
_GRAIN: Final = 192
_FACE: Final = 14.0
"""Half the minimum side of a portrait, at 100%."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter


# -- chalk ----------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _grain() -> QPixmap:
    """The grain of slate that chalk leaves bare."""
    holes = bytes(max(0, min(255, (value - 176) * 4)) for value in range(256))
    fine = random.Random(1).randbytes(_GRAIN * _GRAIN).translate(holes)
    coarse = random.Random(2).randbytes(_GRAIN * _GRAIN // 4).translate(holes)
    alpha = QImage.Format.Format_Alpha8
    picture = QImage(_GRAIN, _GRAIN, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.drawImage(0, 0, QImage(fine, _GRAIN, _GRAIN, _GRAIN, alpha))
    painter.setOpacity(0.55)
    half = QImage(coarse, _GRAIN // 2, _GRAIN // 2, _GRAIN // 2, alpha)
    smooth = Qt.TransformationMode.SmoothTransformation
    ignore = Qt.AspectRatioMode.IgnoreAspectRatio
    painter.drawImage(0, 0, half.scaled(_GRAIN, _GRAIN, ignore, smooth))
    painter.end()
    return QPixmap.fromImage(picture)


def _roughen(painter: QPainter, rect: QRectF, size: float) -> None:
    """Let the slate show through what has been drawn, but less through small letters."""
    low, high = _CHALKED
    rough = min(1.0, (size / theme().scale - low) / (high - low))
    if not theme().materials or rough <= 0:
        return
    painter.setOpacity(0.4 + 0.5 * rough)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillRect(rect.adjusted(-40, -40, 40, 40), QBrush(_grain()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setOpacity(1.0)


def paint_chalk(
    painter: QPainter, rect: QRectF, text: str, align: Qt.AlignmentFlag, size: float
) -> None:
    """Write words in chalk, smaller if they are long."""
    least = theme().pxf(_SMALLEST)
    paint_words(painter, rect, text, Ink.CHALK, TypeRole.SCORE, align, size, name_in, least)
    _roughen(painter, rect, painter.font().pixelSize())


def paint_rule(painter: QPainter, rect: QRectF) -> None:
    """Draw a line as if by hand."""
    path = QPainterPath(QPointF(rect.left(), rect.center().y() + 1))
    middle = QPointF(rect.center().x(), rect.center().y() - 2)
    path.quadTo(middle, QPointF(rect.right(), rect.center().y()))
    _stroke(painter, path, 2.2)
    _roughen(painter, rect, _DRAWN * theme().scale)


def _stroke(painter: QPainter, path: QPainterPath, width: float, colour: Ink = Ink.CHALK) -> None:
    pen = QPen(ink(colour), theme().pxf(width))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's line on the slate.

    Attributes:
        seat, name: who it is.
        points: its score.
        strich: it has one.
        cents: its money.
        won: it has won.
    """

    seat: Seat
    name: str
    points: str
    strich: bool
    cents: str
    won: bool


def paint_line(painter: QPainter, rect: QRectF, line: Line, unit: float) -> None:
    """Write who it is and the points; below, the strich and the money."""
    t = theme()
    head = QRectF(rect.left(), rect.top(), rect.width(), 0.56 * rect.height())
    below = QRectF(rect.left(), head.bottom(), rect.width(), 0.40 * rect.height())
    size = min(19 * unit, 0.84 * head.height())
    side = 0.86 * size
    mark = QRectF(rect.left(), head.center().y() - side / 2, side, side)
    left = mark.right() + 0.6 * side
    if line.strich:
        middle, half = below.center().y(), 0.46 * below.height()
        strich = QPainterPath(QPointF(left + 0.9 * half, middle - half))
        strich.quadTo(QPointF(left + 0.6 * half, middle), QPointF(left + 0.4 * half, middle + half))
        _stroke(painter, strich, max(2.8, 0.30 * half / t.scale))
    _roughen(painter, rect, _DRAWN * t.scale)
    paint_words(painter, head, line.points, Ink.CHALK, TypeRole.SCORE, _RIGHT, size)
    wide = painter.fontMetrics().horizontalAdvance(line.points)
    words = head.adjusted(left - rect.left(), 0, -wide - 0.6 * side, 0)
    if line.won:
        crown = QPointF(words.right() - side / 2, head.center().y())
        fill_icon(painter, "fa6s.crown", crown, side, ink(Ink.CANDLE))
        words.setRight(words.right() - 1.3 * side)
    paint_words(painter, words, line.name, Ink.CHALK, TypeRole.SCORE, _LEFT, size, name_in)
    _roughen(painter, rect, size)
    _paint_mark(painter, mark, line.seat)
    small = max(t.pxf(_SMALLEST), 13.5 * unit)
    below.setLeft(left)
    if not line.strich:
        none = wording.strich_word(False)
        paint_words(painter, below, none, Ink.CHALK2, TypeRole.SECONDARY, _LEFT, small)
    paint_words(painter, below, line.cents, _tone(line.cents), TypeRole.SECTION, _RIGHT, small)


def _paint_mark(painter: QPainter, rect: QRectF, seat: Seat) -> None:
    """The mark of a seat, with an edge of chalk."""
    paint_seat(painter, rect, seat)
    if theme().materials:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink(Ink.CHALK), theme().pxf(1.4)))
        painter.drawPath(seat_path(theme().seat(seat).shape, rect))


def _tone(cents: str) -> Ink:
    """The color of an amount with its sign."""
    return {"+": Ink.GAIN, "\N{MINUS SIGN}": Ink.LOSS}.get(cents[:1], Ink.CHALK2)


def paint_triangle(
    painter: QPainter,
    rect: QRectF,
    faces: tuple[Portrait | None, ...],
    debts: tuple[Debt, ...],
    unit: float,
) -> None:
    """Draw who would pay whom, as arrows between three seats; those without a face have marks."""
    radius = max(theme().pxf(_FACE), 21 * unit)
    places = (
        QPointF(rect.center().x(), rect.top() + radius),
        QPointF(rect.left() + radius, rect.bottom() - radius),
        QPointF(rect.right() - radius, rect.bottom() - radius),
    )
    for debt in debts:
        _paint_arrow(painter, places[debt.payer], places[debt.receiver], radius, debt.cents, unit)
    _roughen(painter, rect, _DRAWN * theme().scale)
    for seat, (face, place) in enumerate(zip(faces, places, strict=True)):
        mark = QRectF(place.x() - radius, place.y() - radius, 2 * radius, 2 * radius)
        if face is not None:
            paint_portrait(painter, mark, face)
        else:
            inset = 0.3 * radius
            _paint_mark(painter, mark.adjusted(inset, inset, -inset, -inset), seat)


def _outline_coin(painter: QPainter, middle: QPointF, radius: float, value: int) -> None:
    coin = QPainterPath()
    coin.addEllipse(middle, radius, radius)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillPath(coin, Qt.GlobalColor.transparent)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    if value == VALUES[0]:
        coin.addEllipse(middle, 0.55 * radius, 0.55 * radius)
    _stroke(painter, coin, max(1.5, 0.14 * radius / theme().scale))


def _paint_arrow(
    painter: QPainter, start: QPointF, end: QPointF, away: float, cents: int, unit: float
) -> None:
    line = QLineF(start, end)
    way = (end - start) / max(1.0, line.length())
    aside = QPointF(-way.y(), way.x())
    begin, tip = start + way * 1.25 * away, end - way * 1.25 * away
    middle = (begin + tip) / 2
    path = QPainterPath(begin)
    path.quadTo(middle + aside * 0.14 * away, tip)
    coins = coins_of(cents)
    step = min(0.85 * away / path.length(), 0.56 / len(coins))
    first = 0.44 - step * (len(coins) - 1) / 2
    places = [path.pointAtPercent(first + step * each) for each in range(len(coins))]
    head = min(0.6 * away, 0.4 * QLineF(begin, tip).length())
    for side in (1, -1):
        path.moveTo(tip)
        path.lineTo(tip - way * head + aside * (side * 0.6 * head))
    _stroke(painter, path, 2.4 * max(1.0, 0.8 * unit))
    for coin, place in zip(coins, places, strict=True):
        _outline_coin(painter, place, 0.5 * away * RADII[coin], coin)
    size = max(theme().pxf(_SMALLEST + 2), 18 * unit)
    wide = width_of(str(cents), TypeRole.SCORE, size)
    normal = aside if aside.y() < 0 else -aside
    far = 0.5 * (abs(normal.x()) * wide + abs(normal.y()) * size) + 0.7 * away
    room = QRectF(0, 0, 3 * size, 1.2 * size)
    room.moveCenter(middle + normal * far)
    paint_words(painter, room, str(cents), Ink.CHALK, TypeRole.SCORE, _CENTRE, size)


# -- the slate ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Slate:
    """What is written on the slate of a game between these seats."""

    view: LangeStrasseView
    names: tuple[str, ...]
    faces: tuple[Portrait, ...] = ()
    own: Seat | None = None
    """The seat of the only person at this window."""

    def ground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the slate in its frame, and a little dust."""
        materials.paint_tray(painter, rect, "slate", written=True)

    def unit(self, rect: QRectF) -> float:
        """The scale of letters on a slate, in pixels per unit."""
        scale, inner = theme().scale, self._inner(rect)
        least, most = _GROWS
        fits = min(inner.width() / _SIZE[0], inner.height() / _SIZE[1])
        return max(least * scale, min(most * scale, fits))

    def _inner(self, rect: QRectF) -> QRectF:
        inner = materials.inside_tray(rect)
        pad = max(theme().pxf(Space.XS), 0.045 * inner.width())
        return inner.adjusted(pad, 0.6 * pad, -pad, -0.6 * pad)

    def spots(self, rect: QRectF) -> list[Spot]:
        """Round, seats, and what would be paid if the game ended now."""
        return [thing for thing in self._things(rect) if isinstance(thing, Spot)]

    def marks(self, rect: QRectF) -> list[Mark]:
        """Lines between them, and the target."""
        return [thing for thing in self._things(rect) if isinstance(thing, Mark)]

    def _things(self, rect: QRectF) -> Iterator[Spot | Mark]:
        inner, unit, view = self._inner(rect), self.unit(rect), self.view
        row = QRectF(inner.left(), inner.top(), inner.width(), _TITLE * unit)
        name = wording.round_name(view)
        yield _told("round", row, (paint_chalk, name, _LEFT, 22 * unit), name)
        goal = tr("lange_strasse-to", target=number(view.target))
        usual, low, least = _SEAT
        needed = (2 * _TITLE + 3 * usual + _REASONS) * unit + _TRIANGLE_FROM[1] * theme().scale
        tall = max(theme().pxf(least), unit * (usual if inner.height() >= needed else low))
        small = max(theme().pxf(_SMALLEST), 13 * unit)
        taken = width_of(name, TypeRole.SCORE, 22 * unit) + small
        if taken + width_of(goal, TypeRole.SECONDARY, small) <= row.width():
            look = (paint_words, goal, Ink.CHALK2, TypeRole.SECONDARY, _RIGHT, small)
            yield Mark(row, look)
        top = row.bottom()
        yield Mark(QRectF(inner.left(), top, inner.width(), 4), (paint_rule,), bleed=3)
        top += 5 * unit
        for line in self._lines():
            place = QRectF(inner.left(), top, inner.width(), tall)
            told = partial(wording.seat_line, view, line.seat, self.names)
            yield _told(("score", line.seat), place, (paint_line, line, unit), told, bleed=3)
            top = place.bottom() + 3 * unit
        if view.transfers:
            yield from self._ended(
                QRectF(inner.left(), top, inner.width(), inner.bottom() - top), unit
            )

    def _lines(self) -> list[Line]:
        view = self.view
        return [
            Line(
                seat,
                name,
                number(view.scores[seat]),
                view.strich[seat],
                tr("lange_strasse-ct", cents=number(view.money[seat], signed=True)),
                view.over and seat == view.leader,
            )
            for seat, name in enumerate(self.names)
        ]

    def _ended(self, room: QRectF, unit: float) -> Iterator[Spot | Mark]:
        """The triangle, and the reasons if there is room for them."""
        view, scale = self.view, theme().scale
        head = QRectF(room.left(), room.top() + 8 * unit, room.width(), 26 * unit)
        rows = wording.payments(view, self.names)
        result = "" if self.own is None or view.over else wording.result(view.settled[self.own])
        said = QRectF(room.left(), 0, room.width(), 30 * unit if result else 0.0)
        row = max(_ROW * unit, 1.35 * theme().pxf(_SMALLEST))
        wide, high = (each * scale for each in _TRIANGLE_FROM)
        left = room.bottom() - head.bottom()
        if left < 3 * row:
            return
        yield Mark(QRectF(room.left(), room.top(), room.width(), 4), (paint_rule,), bleed=3)
        heading = (
            tr("lange_strasse-settlement") if view.over else tr("lange_strasse-if-it-ended-now")
        )
        triangle = left - len(rows) * row - said.height()
        listed = triangle >= high
        if not listed:
            triangle = left - said.height()
        told = heading if listed else ". ".join((heading, *(each for *_, each in rows)))
        look = (paint_chalk, heading, _LEFT, 17 * unit)
        yield _told("ended", head, look, told)
        top = head.bottom() + 1
        if triangle >= high and room.width() >= wide:
            tall = min(triangle - 4 * unit, _TRIANGLE_HIGH * room.width())
            place = QRectF(room.left(), top, room.width(), tall)
            faces = self.faces or (None,) * len(self.names)
            pays = partial(wording.who_pays, view, self.names)
            yield _told("debts", place, (paint_triangle, faces, view.debts, unit), pays, bleed=2)
            top += tall + 4 * unit
        elif not listed:
            rows = rows[: int((left - said.height()) / row)]
            listed = True
        said.moveTop(top)
        top = said.bottom()
        if result:
            yield _told("result", said, (paint_chalk, result, _CENTRE, 17 * unit), result)
        if listed:
            size = max(theme().pxf(_SMALLEST), 12.5 * unit)
            for number_, (text, figure, told) in enumerate(rows):
                line = QRectF(room.left(), top + number_ * row, room.width(), row)
                yield _told(("pays", number_), line, (paint_reason, text, figure, size), told)


def paint_reason(painter: QPainter, rect: QRectF, text: str, figure: str, size: float) -> None:
    """Write what is paid for, and how much."""
    paint_words(painter, rect, figure, Ink.CHALK, TypeRole.SECTION, _RIGHT, size)
    wide = painter.fontMetrics().horizontalAdvance(figure) + size
    words = rect.adjusted(0, 0, -wide, 0)
    paint_words(painter, words, text, Ink.CHALK, TypeRole.SECONDARY, _LEFT, size)


def _told(
    key: object, rect: QRectF, look: tuple[object, ...], name: Text, bleed: float = 0.0
) -> Spot:
    return readable(("slate", key), rect, look, name, "", "slate", bleed)
