"""Drawn tiles: cost, name, band of the world's colour, powers as icons and short words."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPolygonF,
    QTextLayout,
    QTextOption,
)

from engines.games.roll_galaxy.data import DEVELOPMENT, GREY, TABLE
from engines.games.roll_galaxy.names import face_name
from gui.games.roll_galaxy import powers, symbols
from gui.kit.paint import box, fill_icon
from gui.style import DICE_STYLES, Radius, Token, TypeRole, theme
from gui.table.dice.painting import paint_mini

_PLAN: Final = 112.0
_BAND: Final = 6.0
_COST: Final = 22.0
_LETTER: Final = 15.0
_DIAMOND: Final = 1.12
_ICON: Final = 12.0
_LINE: Final = 14.0
_NAME_LINES: Final = 2
_GROWS: Final = 0.85
_MOST_GROWN: Final = 1.6
_WORDS_FROM: Final = 84.0
"""Powers are written on tiles from this size on, at 100 %."""


def sized_font(role: TypeRole, unit: float) -> QFont:
    """The font of a role, larger on a large table; never smaller than its role."""
    t = theme()
    font = t.font(role)
    grown = min(_MOST_GROWN, max(1.0, unit / t.scale * _GROWS))
    font.setPixelSize(round(t.px(role.size) * grown))
    return font


def paint_tile(painter: QPainter, rect: QRectF, face: int) -> None:
    """Draw a face."""
    _Tile(painter, rect, face).paint()


class _Tile:
    """The drawing of one face."""

    def __init__(self, painter: QPainter, rect: QRectF, face: int) -> None:
        self._painter = painter
        self._rect = rect
        self._face = face
        self._data = TABLE[face]
        # Text is never smaller than the theme allows, marks shrink with the tile.
        self._u = min(rect.width(), rect.height()) / _PLAN

    def paint(self) -> None:
        """Draw everything."""
        t = theme()
        box(
            self._painter,
            self._rect,
            t.pxf(Radius.CARD),
            t.color(Token.SURFACE),
            t.color(Token.LINE),
        )
        self._paint_band()
        self._paint_cost()
        bottom = self._paint_name()
        if self._rect.width() >= t.pxf(_WORDS_FROM):
            self._paint_words(bottom)

    @property
    def _is_world(self) -> bool:
        return self._data.colour != DEVELOPMENT

    def _paint_band(self) -> None:
        """The colour of a world along the lower edge, with the letter of its dice."""
        if not self._is_world:
            return
        t, painter = theme(), self._painter
        clip = QPainterPath()
        clip.addRoundedRect(
            self._rect.adjusted(1, 1, -1, -1), t.pxf(Radius.CARD), t.pxf(Radius.CARD)
        )
        painter.save()
        painter.setClipPath(clip)
        high, side = max(4.0, _BAND * self._u), max(t.pxf(_LETTER), _LETTER * self._u)
        left = self._rect.left() + 6 * self._u
        chip = QRectF(left, self._rect.bottom() - high / 2 - side - 1, side, side)
        paint_band(painter, self._rect, self._data.colour, high, chip, self._u)
        painter.restore()

    def _paint_cost(self) -> None:
        """The printed number."""
        u, side = self._u, max(theme().pxf(_COST * 0.85), _COST * self._u)
        rect = QRectF(self._rect.topLeft() + QPointF(5 * u, 5 * u), QSizeF(side, side))
        paint_cost(self._painter, rect, str(self._data.cost), u, world=self._is_world)

    def _paint_name(self) -> float:
        """The name right of the cost; returns where the rest begins."""
        t, u = theme(), self._u
        side = max(t.pxf(_COST * 0.85), _COST * u)
        font = sized_font(TypeRole.LABEL, u)
        font.setWeight(QFont.Weight.DemiBold)
        left = self._rect.left() + 5 * u + side + 4 * u
        room = QRectF(left, self._rect.top() + 3 * u, self._rect.right() - left - 3 * u, 0)
        self._painter.setPen(t.color(Token.TEXT))
        used = draw_lines(self._painter, room, face_name(self._face), font, _NAME_LINES)
        return max(self._rect.top() + 5 * u + side, room.top() + used) + 3 * u

    def _paint_words(self, top: float) -> None:
        """The dice it brings and its powers, as far as there is room."""
        t, u, painter = theme(), self._u, self._painter
        line = max(t.pxf(_LINE), _LINE * u)
        left, right = self._rect.left() + 7 * u, self._rect.right() - 4 * u
        bottom = self._rect.bottom() - _BAND * u - 2
        if self._is_world and self._data.colour != GREY:
            bottom -= max(t.pxf(_LETTER), _LETTER * u) - 2
        top = self._paint_gains(QRectF(left, top, right - left, line))
        icon = max(t.pxf(_ICON), _ICON * u)
        font = sized_font(TypeRole.LABEL, u)
        font.setWeight(QFont.Weight.Normal)
        for word in powers.words(self._face):
            lines = int((bottom - top) // QFontMetricsF(font).lineSpacing())
            if lines < 1:
                return
            centre = QPointF(left + icon / 2, top + line / 2 + 1)
            fill_icon(painter, word.icon, centre, icon, t.color(Token.TEXT2))
            room = QRectF(left + icon + 4 * u, top, right - left - icon - 4 * u, 0)
            painter.setPen(t.color(Token.TEXT))
            top += draw_lines(painter, room, word.text, font, lines) + 2 * u

    def _paint_gains(self, row: QRectF) -> float:
        """Dice in their colours, then where they go."""
        found = powers.gains(self._face)
        if not found:
            return row.top()
        t = theme()
        side, x = row.height(), row.left()
        for gain in found:
            for _ in range(gain.count):
                die = QRectF(x, row.top(), side, side)
                paint_mini(self._painter, die, None, symbols.DICE[gain.colour])
                x += side + 3
            arrow = QPointF(x + side * 0.3, row.center().y())
            fill_icon(self._painter, "fa6s.arrow-right", arrow, side * 0.6, t.color(Token.TEXT2))
            x += side * 0.75
            centre = QPointF(x + side / 2, row.center().y())
            fill_icon(self._painter, gain.icon, centre, side * 0.9, t.color(Token.TEXT2))
            x += side + 6
        return row.bottom() + 3 * self._u


def paint_band(
    painter: QPainter, rect: QRectF, colour: int, high: float, chip: QRectF, unit: float
) -> None:
    """The band of a world along its lower edge, and on a chip the letter of its dice."""
    t, grey = theme(), colour == GREY
    style = DICE_STYLES[symbols.DICE[colour]]
    fill = t.color(Token.LINE_STRONG) if grey else QColor(style.fill)
    band = QRectF(rect.left(), rect.bottom() - high, rect.width(), high)
    painter.fillRect(band, fill)
    edge = QRectF(band.left(), band.top() - 1, band.width(), 1)  # dark hues on dark tiles
    painter.fillRect(edge, t.color(Token.LINE_STRONG))
    if grey:
        return
    box(painter, chip, chip.width() * 0.25, fill, t.color(Token.LINE_STRONG))
    font = sized_font(TypeRole.LABEL, unit)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(style.ink))
    painter.drawText(chip, int(Qt.AlignmentFlag.AlignCenter), style.letter)


def paint_cost(painter: QPainter, rect: QRectF, cost: str, unit: float, *, world: bool) -> None:
    """A circle for a world, a diamond for a development, with the printed number."""
    t, centre, half = theme(), rect.center(), rect.width() / 2
    painter.setPen(t.color(Token.LINE_STRONG))
    painter.setBrush(t.color(Token.SUNKEN))
    if world:
        painter.drawEllipse(centre, half, half)
    else:
        reach = half * _DIAMOND
        corners = ((0, -reach), (reach, 0), (0, reach), (-reach, 0))
        painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in corners]))
    painter.setFont(sized_font(TypeRole.SECTION, unit))
    painter.setPen(t.color(Token.TEXT))
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), cost)


def draw_lines(painter: QPainter, room: QRectF, text: str, font: QFont, most: int) -> float:
    """Draw text in at most so many lines, the last one shortened; returns the height used."""
    metrics = QFontMetricsF(font)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    lines: list[str] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, room.width()))
        start = line.textStart()
        last = len(lines) == most - 1
        lines.append(text[start:] if last else text[start : start + line.textLength()])
        if last:
            break
    layout.endLayout()
    painter.setFont(font)
    for place, words in enumerate(lines):
        shown = metrics.elidedText(words.strip(), Qt.TextElideMode.ElideRight, room.width())
        y = room.top() + place * metrics.lineSpacing() + metrics.ascent()
        painter.drawText(QPointF(room.left(), y), shown)
    return len(lines) * metrics.lineSpacing()
