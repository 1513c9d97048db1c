"""Drawn tiles: a planet or an emblem, cost, name, powers as icons and short words."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final, TypeAlias
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTextLayout,
    QTextOption,
)

from engines.games.roll_galaxy.data import DEVELOPMENT, GREY, TABLE
from engines.games.roll_galaxy.names import face_name
from gui.games.roll_galaxy import powers, symbols
from gui.games.roll_galaxy.fitting import in_rows
from gui.games.roll_galaxy.symbols import brass, gold
from gui.kit.paint import box, fill_icon
from gui.kit.words import draw_words, words_font
from gui.style import DICE_STYLES, Radius, Token, TypeRole, theme
from gui.table.dice.painting import paint_mini
from gui.table.materials import paint_drop, texture

_PLAN: Final = 112.0
_COST: Final = 23.0
_LEAST_COST: Final = 18.0
_BADGE: Final = 16.0
_GLOBE: Final = 0.80
"""Diameter of a globe, as a share of its picture."""
_LEAST_GLOBE: Final = 0.8
_VISIBLE: Final = 1.3
"""A globe is at most this much higher than the room between the words, if it stays large enough."""
_GROWS: Final = 0.85
_MOST_GROWN: Final = 1.6
_WORDS_FROM: Final = 92.0
"""From this width on, at 100%, powers are written on tiles; below it, they are icons only."""
_NAME_FROM: Final = 44
"""Smallest height of a tile with a name; a lower one has room for its cost only."""
_LEAST_NAME: Final = 9
"""In pixels at any scale, because a name that doesn't fit covers what is next to its tile."""
_LEAST_TEXT: Final = 10.0
"""Where the letters of powers would be smaller than this, at 100%, there are only icons."""
_NAME_SHARES: Final = (0.34, 0.62)
"""Maximum heights of a name, as shares of the tile's: in large letters, then in any."""
_LARGE: Final = 0.85
"""From this share of their full size on, letters are large."""
_LEAST_GOOD: Final = 15.0
_COUNTED: Final = 9.0
"""Where goods would be smaller than this, at 100%, they take the place of the icons."""
_PETALS: Final = (5, 6, 7, 8, 9, 10, 12)
_WAVES: Final = (11, 13, 14, 16, 18)
_FRAMES: Final = ("circle", "hexagon", "octagon", "star", "square")
_ARROW: Final = "fa6s.arrow-right"
_JOINER: Final = "\u2060"
"""Forbids a line break; not drawn."""


def sized_font(role: TypeRole, unit: float) -> QFont:
    """The font of a role, larger on a large table; never smaller than its role."""
    t = theme()
    font = t.font(role)
    grown = min(_MOST_GROWN, max(1.0, unit / t.scale * _GROWS))
    font.setPixelSize(round(t.px(role.size) * grown))
    return font


def kind_colour(colour: int) -> QColor:
    if colour == GREY:
        return QColor("#9AA1AE")
    lit = {"#3E2215": "#8A5230", "#2D6C76": "#2D8C9A"}
    fill = DICE_STYLES[symbols.DICE[colour]].fill
    return QColor(lit.get(fill, fill))


def paint_tile(painter: QPainter, rect: QRectF, face: int, joined: int = 0) -> None:
    """Draw a face; ``joined`` is 1 if another half continues it on the right, -1 on the left."""
    _Tile(painter, rect, face, joined).paint()


def goods_on(rect: QRectF, face: int, count: int, most: float) -> list[QRectF]:
    """The places of goods on a world, with sides up to ``most``; they cover no words."""
    if not count:
        return []
    room = _Tile(QPainter(), rect, face, 0).goods
    places = in_rows(room, count, most, 0.1 * most, centred=True)
    spare = room.bottom() - places[-1].bottom() - (places[0].top() - room.top())
    return [place.translated(0, spare / 2) for place in places]


def paint_small(painter: QPainter, rect: QRectF, face: int) -> None:
    """Draw a face without words, for the strips of other seats: planet or emblem, cost, kind."""
    t, data = theme(), TABLE[face]
    world = data.colour != DEVELOPMENT
    if not world:
        inner = rect.adjusted(1, 1, -1, -1)
        _paint_plate(painter, _outline(inner, 0.16 * rect.width(), 0), inner)
        box(painter, inner, 0.12 * rect.width(), None, gold(0.8), 1.0)
        icon = _main_icon(face)
        fill_icon(painter, icon, rect.center(), rect.width() * 0.56, gold())
    else:
        paint_planet(painter, rect.center(), rect.width() / _GLOBE * 0.98, face)
    if rect.width() >= t.pxf(34):  # on a smaller one, it would hide the emblem
        side = max(t.pxf(13), 0.30 * rect.width())
        cost = QRectF(rect.topLeft() - QPointF(0, 1), QSizeF(side, side))
        paint_cost(painter, cost, str(data.cost), world=world)
    if world and data.colour != GREY and rect.width() >= t.pxf(25):
        side = max(t.pxf(12), 0.26 * rect.width())
        badge = QRectF(rect.right() - side, rect.bottom() - side, side, side)
        paint_badge(painter, badge, data.colour)


def paint_planet(painter: QPainter, centre: QPointF, side: float, face: int) -> None:
    """Draw the globe of a world, at night or on a chart; a plain disc without materials."""
    t, colour = theme(), TABLE[face].colour
    if not t.materials:
        half = side * _GLOBE / 2
        painter.setPen(QPen(t.color(Token.LINE_STRONG), 1))
        painter.setBrush(kind_colour(colour))
        painter.drawEllipse(centre, half, half)
        return
    picture = texture(f"world-{TABLE[face].reference}" + ("" if t.dark else "-day"))
    ratio = painter.deviceTransform().m11()
    pixels = max(1, round(side * ratio))
    smooth = Qt.TransformationMode.SmoothTransformation
    scaled = picture.scaled(pixels, pixels, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    target = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    painter.drawPixmap(target, scaled, QRectF(scaled.rect()))


def _outline(rect: QRectF, radius: float, joined: int) -> QPainterPath:
    """A rectangle with round corners, except on the side where another half continues it."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    if joined:
        half = QRectF(rect)
        if joined > 0:
            half.setLeft(rect.center().x())
        else:
            half.setRight(rect.center().x())
        square = QPainterPath()
        square.addRect(half)
        path = path.united(square).simplified()
    return path


def _paint_plate(painter: QPainter, shape: QPainterPath, rect: QRectF) -> None:
    """The engraved plate of a development."""
    t = theme()
    if not t.materials:
        painter.fillPath(shape, t.color(Token.SURFACE))
        return
    plate = QLinearGradient(rect.topLeft(), rect.bottomRight())
    plate.setColorAt(0, QColor("#443B54" if t.dark else "#FBF3DD"))
    plate.setColorAt(1, QColor("#1A1726" if t.dark else "#DCC898"))
    painter.fillPath(shape, plate)


def _main_icon(face: int) -> str:
    """The sign of what a development is for: that of its first power."""
    found = powers.words(face)
    icons = [word.icon for word in found if word.icon != symbols.PLACED_ICON]
    return icons[0] if icons else found[0].icon if found else symbols.PHASE_ICONS[1]


@dataclass
class _Line:
    """A power on a tile, or dice gained: signs (a number is a die's color), lines of words."""

    font: QFont
    texts: tuple[str, ...]
    signs: tuple[str | int, ...] = ()

    def __post_init__(self) -> None:
        self.font = QFont(self.font)
        self._high = QFontMetricsF(self.font).height()

    @property
    def height(self) -> float:
        return max(1, len(self.texts)) * self._high + 1

    @property
    def width(self) -> float:
        signs, metrics = sum(map(self._step, self.signs)), QFontMetricsF(self.font)
        return signs + max(map(metrics.horizontalAdvance, self.texts), default=0.0)

    def _step(self, sign: str | int) -> float:
        return (0.6 if sign == _ARROW else 1.0) * 0.86 * self._high + 3

    def paint(self, painter: QPainter, corner: QPointF) -> None:
        """Draw it with its upper left corner at ``corner``."""
        t, high, side, x = theme(), self._high, 0.86 * self._high, corner.x()
        for sign in self.signs:
            at = QRectF(x, corner.y() + (high - side) / 2, self._step(sign) - 3, side)
            x += self._step(sign)
            if isinstance(sign, int):
                paint_mini(painter, at, None, symbols.DICE[sign])
            elif sign == _ARROW:
                fill_icon(painter, sign, at.center(), side * 0.5, t.color(Token.TEXT2))
            else:
                fill_icon(painter, sign, at.center(), side * 0.95, gold())
        painter.setFont(self.font)
        painter.setPen(t.color(Token.TEXT))
        for number, text in enumerate(self.texts):
            y = corner.y() + number * high + QFontMetricsF(self.font).ascent()
            painter.drawText(QPointF(x, y), text)


_Way: TypeAlias = Callable[[int, QFont, float], Iterable[_Line]]
"""Makes the lines of a face in a font, for a width."""


def _gained(gain: powers.Gain) -> tuple[str | int, ...]:
    return *(gain.colour,) * gain.count, _ARROW, gain.icon


def _word_lines(face: int, font: QFont, width: float) -> Iterator[_Line]:
    """Dice gained and where they go (an icon says it where space is tight), then powers."""
    for gain in powers.gains(face):
        line = _Line(font, (powers.place_name(gain),), _gained(gain))
        yield line if line.width <= width else _Line(font, (), _gained(gain))
    for word in powers.words(face):
        lines, _fits = wrapped(word.text, font, width - 1.5 * QFontMetricsF(font).height())
        yield _Line(font, tuple(lines), (word.icon,))


def _icon_lines(face: int, font: QFont, width: float) -> Iterator[_Line]:
    return (replace(line, texts=()) for line in _word_lines(face, font, width))


def _icon_line(face: int, font: QFont, width: float) -> Iterator[_Line]:
    yield _Line(font, (), sum((line.signs for line in _icon_lines(face, font, width)), ()))


class _Tile:
    """Draws one face."""

    def __init__(self, painter: QPainter, rect: QRectF, face: int, joined: int) -> None:
        self._painter = painter
        self._rect = rect
        self._face = face
        self._joined = joined
        self._data = TABLE[face]
        self._is_world = self._data.colour != DEVELOPMENT
        # Words have a minimum size; marks shrink with the tile.
        self._u = min(rect.width(), rect.height()) / _PLAN
        self._cost_side = max(theme().pxf(_LEAST_COST), _COST * self._u)
        self._badge_side = 0.0
        if self._is_world and self._data.colour != GREY:
            self._badge_side = max(theme().pxf(14), _BADGE * self._u)
        self._fit()

    def paint(self) -> None:
        t, painter, rect = theme(), self._painter, self._rect
        radius = t.pxf(Radius.CARD) * (1.0 if self._is_world else 0.6)
        edge = rect.adjusted(0.5, 0.5, -0.5, -0.5)
        shape = _outline(edge, radius, self._joined)
        names, lines = self._names.bottom() - rect.top(), self._lines
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        if self._is_world:
            self._paint_world()
        else:
            low = sum(line.height for line in lines) + 6 * self._u
            self._paint_emblem(shape, rect.adjusted(0, names, 0, -low))
        self._paint_scrims(names, lines)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = gold(0.75) if not self._is_world else t.color(Token.LINE_STRONG, 0.55)
        painter.setPen(QPen(line, t.pxf(1.0 if self._is_world else 1.5)))
        painter.drawPath(shape)
        if self._joined:
            self._paint_joint()
        corner = rect.topLeft() + QPointF(5 * self._u, 5 * self._u)
        place = QRectF(corner, QSizeF(self._cost_side, self._cost_side))
        paint_cost(painter, place, str(self._data.cost), world=self._is_world)
        if rect.height() >= t.pxf(_NAME_FROM):
            self._paint_name()
        self._paint_words()
        if side := self._badge_side:
            corner = rect.bottomRight() - QPointF(side + 5 * self._u, side + 5 * self._u)
            paint_badge(painter, QRectF(corner, QSizeF(side, side)), self._data.colour)

    # -- pictures -----------------------------------------------------------------------------

    @property
    def _art(self) -> float:
        """How wide a picture is: as its tile, or wider and cut off by the edge of a tall tile."""
        wide, high = self._rect.width(), self._rect.height()
        return max(wide, min(0.7 * high, 1.2 * wide))

    def _paint_world(self) -> None:
        t, rect, painter = theme(), self._rect, self._painter
        if not t.materials:
            painter.fillRect(rect, t.color(Token.SURFACE))
        else:
            ground = QRadialGradient(
                rect.left() + 0.58 * rect.width(), rect.center().y(), 0.75 * rect.width()
            )
            tint = kind_colour(self._data.colour)
            deep = QColor("#070A18") if t.dark else QColor("#F7EFDC")
            tint.setAlphaF(0.30 if t.dark else 0.22)
            painter.fillRect(rect, deep)
            ground.setColorAt(0, tint)
            tint.setAlphaF(0.0)
            ground.setColorAt(1, tint)
            painter.fillRect(rect, ground)
        if not t.materials:  # clear of the words, which have no veil here
            side = min(0.42 * rect.width(), 0.34 * rect.height())
            paint_planet(painter, rect.center(), side / _GLOBE, self._face)
            return
        globe = min(0.90 * self._art, 1.08 * rect.height())
        top, bottom = self._names.bottom(), rect.bottom() - sum(at.height for at in self._lines)
        globe = min(globe, max(_LEAST_GLOBE * globe, _VISIBLE * (bottom - top)))
        aside = max(0.58 * rect.width(), rect.width() - 0.62 * globe)
        centre = QPointF(rect.left() + aside, (top + bottom) / 2)
        paint_planet(painter, centre, globe / _GLOBE, self._face)

    def _paint_emblem(self, shape: QPainterPath, free: QRectF) -> None:
        """Engraved lines around a medal, clear of the words, with what the development is for."""
        painter, rect = self._painter, self._rect
        _paint_plate(painter, shape, rect)
        if not theme().materials:
            side = 0.26 * min(rect.width(), rect.height())
            fill_icon(painter, _main_icon(self._face), rect.center(), side, gold())
            return
        reach = 0.56 * min(self._art, 1.1 * rect.height())
        medal = min(0.46 * reach, 0.5 * free.height())
        y = min(max(rect.top() + 0.54 * rect.height(), free.top() + medal), free.bottom() - medal)
        centre = QPointF(rect.left() + 0.60 * rect.width(), y)
        seed = crc32(face_name(self._face).encode())
        painter.save()
        painter.translate(centre)
        _paint_guilloche(painter, reach, seed)
        frame = _FRAMES[seed // 7 % len(_FRAMES)]
        if medal >= theme().pxf(8):
            _paint_medal(painter, medal, frame, _main_icon(self._face))
        painter.restore()

    def _paint_joint(self) -> None:
        """Brass hinges where the halves of a faction meet."""
        if not theme().materials:
            return
        rect, high = self._rect, 0.13 * self._rect.height()
        x = rect.right() if self._joined > 0 else rect.left()
        wide = 0.035 * rect.width()
        for share in (0.28, 0.72):
            hinge = QRectF(0, rect.top() + share * rect.height() - high / 2, wide, high)
            hinge.moveLeft(x - wide if self._joined > 0 else x)
            self._painter.fillRect(hinge, brass(hinge))

    def _paint_scrims(self, names: float, lines: Sequence[_Line]) -> None:
        """Veils under the words."""
        t, rect = theme(), self._rect
        if not t.materials:
            return
        veil = QColor(7, 10, 24) if t.dark else QColor(251, 245, 230)
        if not self._is_world:
            veil = QColor(26, 22, 38) if t.dark else QColor(243, 230, 198)
        top = min(0.6, (names + 8 * self._u) / rect.height())
        low = min(0.75, (sum(line.height for line in lines) + 9 * self._u) / rect.height())
        shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        for at, opacity in (
            (0.0, 0.90),
            (0.85 * top, 0.72),
            (min(0.99 - low, 1.25 * top), 0.0),
            (max(1.25 * top, 0.97 - 1.2 * low), 0.0),
            (1 - 0.9 * low, 0.80 if lines else 0.0),
            (1.0, 0.92 if lines else 0.3),
        ):
            veil.setAlphaF(opacity)
            shade.setColorAt(min(1.0, max(0.0, at)), veil)
        self._painter.fillRect(rect, shade)

    # -- words --------------------------------------------------------------------------------

    def _fit(self) -> None:
        """Choose the largest name with words of powers that leave room for a good.

        Where there is none, powers are icons, and in the lowest tiles they are left out.
        """
        rect, most, t = self._rect, -math.inf, theme()
        ways: list[_Way] = [_icon_line, _icon_lines, lambda *_: ()]
        if rect.width() >= t.pxf(_WORDS_FROM):
            ways.insert(0, _word_lines)
        for way, (font, room) in product(ways, tuple(self._fitted_names())):
            lines = self._fitted_lines(way, rect.bottom() - room.bottom() - 6 * self._u)
            if lines is None or (not lines and most >= t.pxf(_COUNTED)):
                continue
            free = self._free(room, lines)
            if (side := min(free.width(), free.height())) > most:
                self._font, self._names, self._lines, most = font, room, lines, side
                self.goods = free if side > 0 else QRectF(rect.center(), rect.bottomRight())
            if not self._badge_side or side >= t.pxf(_LEAST_GOOD):
                break

    def _free(self, names: QRectF, lines: Sequence[_Line]) -> QRectF:
        """The larger of the rooms above the words of powers and right of them."""
        u, rect = self._u, self._rect
        inner = rect.adjusted(6 * u, 0, -6 * u, -8 * u)
        inner.setTop(names.bottom() + 3 * u)
        above = inner.adjusted(0, 0, 0, -sum(line.height for line in lines))
        wide = max((line.width for line in lines), default=0.0)
        aside = inner.adjusted(wide + 3 * u, 0, 0, -self._badge_side)
        return max((above, aside), key=lambda room: min(room.width(), room.height()))

    def _fitted_names(self) -> Iterator[tuple[QFont, QRectF]]:
        """Where the name can be, the best first: right of the cost, then below it.

        Each place reaches down to the lower edge of the cost at least.
        """
        u, rect = self._u, self._rect
        font = sized_font(TypeRole.LABEL, u)
        font.setWeight(QFont.Weight.DemiBold)
        left, high, fitted = rect.left() + self._cost_side + 10 * u, 0.0, False
        beside = QRectF(left, rect.top() + 4 * u, rect.right() - left - 4 * u, 0)
        under = QRectF(rect.left() + 5 * u, rect.top() + self._cost_side + 6 * u, 0, 0)
        under.setRight(rect.right() - 3 * u)
        sizes, large = range(font.pixelSize(), _LEAST_NAME - 1, -1), _LARGE * font.pixelSize()
        for share, room, size in product(_NAME_SHARES, (beside, under), sizes):
            if size < large and share == _NAME_SHARES[0]:
                continue
            font.setPixelSize(size)
            lines, fits = wrapped(face_name(self._face), font, room.width())
            high = len(lines) * QFontMetricsF(font).height()
            covers = high if room is beside else room.top() + high - rect.top()
            if fits and covers <= share * rect.height():
                spare = max(0.0, self._cost_side - high) if room is beside else 0.0
                yield QFont(font), room.adjusted(0, spare / 2, 0, spare + high)
                fitted = True
        if not fitted:
            yield font, under.adjusted(0, 0, 0, high)

    def _fitted_lines(self, way: _Way, height: float) -> Sequence[_Line] | None:
        """The lines of powers in the largest type in which all fit; None if none does."""
        u = self._u
        font = sized_font(TypeRole.LABEL, u)
        font.setWeight(QFont.Weight.Medium)
        room = self._rect.width() - 12 * u - (self._badge_side and self._badge_side + 6 * u)
        for size in range(font.pixelSize(), theme().px(_LEAST_TEXT) - 1, -1):
            font.setPixelSize(size)
            lines = tuple(way(self._face, font, room))
            high = sum(line.height for line in lines)
            if not lines or (high <= height and max(line.width for line in lines) <= room):
                return lines
        return None

    def _paint_name(self) -> None:
        lines, _fits = wrapped(face_name(self._face), self._font, self._names.width())
        _Line(self._font, tuple(lines)).paint(self._painter, self._names.topLeft())

    def _paint_words(self) -> None:
        bottom = self._rect.bottom() - 5 * self._u
        for line in reversed(self._lines):
            bottom -= line.height
            line.paint(self._painter, QPointF(self._rect.left() + 6 * self._u, bottom))


def wrapped(text: str, font: QFont, width: float) -> tuple[list[str], bool]:
    """The lines of a text that is wrapped to a width, and whether every word fits."""
    text = text.replace("+$", f"+{_JOINER}$")
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    lines, widest = [], 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        start = line.textStart()
        lines.append(text[start : start + line.textLength()].strip().replace(_JOINER, ""))
        widest = max(widest, line.naturalTextWidth())
    layout.endLayout()
    return lines, widest <= width


# -- parts ----------------------------------------------------------------------------------------


def _paint_guilloche(painter: QPainter, reach: float, seed: int) -> None:
    """Fine crossing lines, as on banknotes, in a different pattern for each ``seed``."""
    petals, waves = _PETALS[seed % len(_PETALS)], _WAVES[seed // 11 % len(_WAVES)]
    deep, threads = 0.10 + 0.01 * (seed // 13 % 9), (5, 7, 9)[seed // 17 % 3]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, swing, turns, count, opacity in (
        (0.76, deep, petals, threads, 0.42),
        (0.60, 0.065, waves, 5, 0.36),
        (0.95, 0.03, 2 * waves, 3, 0.30),
    ):
        painter.setPen(QPen(gold(opacity), max(0.5, 0.008 * reach)))
        for thread in range(count):
            points = []
            for step in range(181):
                turn = math.tau * step / 180
                away = radius + swing * (
                    math.sin(turns * turn + math.tau * thread / count)
                    + 0.35 * math.sin(3 * turns * turn)
                )
                points.append(QPointF(math.cos(turn), math.sin(turn)) * (away * reach))
            painter.drawPolyline(QPolygonF(points))
    painter.setPen(QPen(gold(0.5), max(0.6, 0.012 * reach)))
    painter.drawEllipse(QPointF(), reach, reach)


def _frame(shape: str, radius: float) -> QPainterPath:
    path = QPainterPath()
    if shape == "circle":
        path.addEllipse(QPointF(), radius, radius)
        return path
    corners = {"square": 4, "hexagon": 6, "octagon": 8, "star": 16}[shape]
    points = []
    for corner in range(corners):
        reach = radius * (0.84 if shape == "star" and corner % 2 else 1.1)
        turn = math.tau * (corner + 0.5 * (shape == "octagon")) / corners - math.pi / 2
        points.append(QPointF(math.cos(turn), math.sin(turn)) * reach)
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _paint_medal(painter: QPainter, radius: float, shape: str, icon: str) -> None:
    """A medal with a brass edge and a raised sign."""
    rect = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    path = _frame(shape, radius)
    painter.fillPath(path, QColor("#15111F" if theme().dark else "#F8EED2"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(brass(rect), max(1.2, 0.07 * radius)))
    painter.drawPath(path)
    away = 0.04 * radius
    fill_icon(painter, icon, QPointF(away, 1.6 * away), 1.12 * radius, QColor(0, 0, 0, 110))
    fill_icon(painter, icon, QPointF(), 1.12 * radius, gold())


def paint_badge(painter: QPainter, chip: QRectF, colour: int) -> None:
    """The letter of a kind of world on its color."""
    style = DICE_STYLES[symbols.DICE[colour]]
    # bright enough to stand out on a dark tile, dark enough for its ink
    fill = {"#3E2215": "#7A4526", "#2D6C76": "#1C6B77"}.get(style.fill, style.fill)
    box(painter, chip, chip.width() * 0.25, QColor(fill), QColor(255, 255, 255, 90))
    font = words_font(TypeRole.LABEL, max(8, 0.72 * chip.height()))
    font.setBold(True)
    draw_words(painter, chip, style.letter, font, QColor(style.ink))


def paint_cost(painter: QPainter, rect: QRectF, cost: str, *, world: bool) -> None:
    """The cost, on an ivory disc for a world or a brass diamond for a development."""
    t, centre, half = theme(), rect.center(), rect.width() / 2
    if world:
        shape = QPainterPath()
        shape.addEllipse(centre, half, half)
    else:
        shape = QPainterPath()
        corners = ((0, -half), (half, 0), (0, half), (-half, 0))
        shape.addPolygon(QPolygonF([centre + QPointF(x, y) * 1.12 for x, y in corners]))
        shape.closeSubpath()
    if t.materials:
        paint_drop(painter, rect.adjusted(3, 3, -3, -3), half, 2)
        ivory = QLinearGradient(rect.topLeft(), rect.bottomRight())
        ivory.setColorAt(0, QColor("#FFFBF0"))
        ivory.setColorAt(1, QColor("#CDBB98"))
        painter.fillPath(shape, ivory if world else brass(rect))
        painter.setPen(QPen(QColor("#5A3C10"), t.pxf(0.8)))
    else:
        painter.fillPath(shape, t.color(Token.SUNKEN))
        painter.setPen(QPen(t.color(Token.LINE_STRONG), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    font = words_font(TypeRole.SECTION, max(9, 0.62 * rect.width()))
    draw_words(painter, rect, cost, font, QColor("#2A1B06") if t.materials else t.color(Token.TEXT))
