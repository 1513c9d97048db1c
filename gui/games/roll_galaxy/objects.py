"""Things of brass, leather, and stone next to the lanes: the credits, a cup, the Citizenry."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from engines.games.roll_galaxy.data import MOST_CREDITS
from gui.games.roll_galaxy import symbols
from gui.games.roll_galaxy.painting import paint_more
from gui.games.roll_galaxy.symbols import brass, gold
from gui.kit.paint import fill_icon
from gui.kit.words import draw_words, words_font
from gui.style import Token, TypeRole, theme
from gui.table.instruments import paint_face, way_at
from gui.table.materials import paint_drop

_NIGHT: Final = ("#22305E", "#080D20")
_PAPER: Final = ("#FFFBEF", "#DCCBA4")
_SWEEP: Final = 270.0
_FIGURES_FROM: Final = 92.0


def paint_credits(painter: QPainter, rect: QRectF, owned: int) -> None:
    """The credits of a seat on a dial from 0 to the maximum."""
    t, middle, radius = theme(), rect.center(), rect.width() / 2
    paint_face(painter, rect, *(_NIGHT if t.dark else _PAPER))
    arc = rect.adjusted(*(0.24 * radius * side for side in (1, 1, -1, -1)))
    pen = QPen(t.color(Token.LINE_STRONG, 0.35), 0.06 * radius)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawArc(arc, round(16 * _angle(0)), round(-16 * _SWEEP))
    pen.setColor(gold())
    painter.setPen(pen)
    painter.drawArc(arc, round(16 * _angle(0)), round(-16 * _SWEEP * owned / MOST_CREDITS))
    numbered = rect.width() >= t.pxf(_FIGURES_FROM)
    font = words_font(TypeRole.LABEL, max(9, 0.15 * radius))
    for number in range(MOST_CREDITS + 1):
        way = way_at(_angle(number))
        painter.setPen(QPen(t.color(Token.TEXT, 0.8), max(1.0, 0.018 * radius)))
        painter.drawLine(middle + way * (0.83 * radius), middle + way * (0.76 * radius))
        if numbered and number % 2 == 0 and number != owned:  # the hand is there
            at = middle + way * (0.55 * radius)
            cell = QRectF(at.x() - 20, at.y() - 10, 40, 20)
            draw_words(painter, cell, str(number), font, t.color(Token.TEXT2))
    way = way_at(_angle(owned))
    aside = QPointF(-way.y(), way.x()) * (0.05 * radius)
    hand = QPainterPath(middle + way * (0.80 * radius))
    hand.lineTo(middle + way * (0.42 * radius) + aside)
    hand.lineTo(middle + way * (0.42 * radius) - aside)
    painter.fillPath(hand, gold())
    font = words_font(TypeRole.SCORE, max(12, 0.40 * radius))
    draw_words(painter, rect, f"${owned}", font, t.color(Token.TEXT))


def _angle(number: int) -> float:
    """The angle of a number on the dial, in degrees counterclockwise from the right."""
    return 225 - _SWEEP * number / MOST_CREDITS


def count_place(sign: QRectF, unit: float) -> QRectF:
    """The place of the number of dice: beside the lower right corner of cup or plaza."""
    side = max(theme().pxf(15), 15 * unit)
    return QRectF(sign.right() - 0.2 * side, sign.bottom() - 0.9 * side, side, side)


def _paint_flat(painter: QPainter, rect: QRectF, icon: str) -> None:
    fill_icon(painter, icon, rect.center(), 0.8 * rect.width(), theme().color(Token.TEXT2))


def cup_path(rect: QRectF) -> QPainterPath:
    """The outline of an upright dice cup."""
    top, low = 0.14 * rect.height(), 0.10 * rect.width()
    path = QPainterPath(QPointF(rect.left() + 0.04 * rect.width(), rect.top() + top))
    path.lineTo(rect.right() - 0.04 * rect.width(), rect.top() + top)
    path.lineTo(rect.right() - low * 1.7, rect.bottom() - 0.06 * rect.height())
    path.quadTo(
        QPointF(rect.center().x(), rect.bottom() + 0.06 * rect.height()),
        QPointF(rect.left() + low * 1.7, rect.bottom() - 0.06 * rect.height()),
    )
    path.closeSubpath()
    return path


def paint_cover(painter: QPainter, rect: QRectF) -> None:
    """An upside-down cup over dice."""
    painter.save()
    painter.translate(rect.center())
    painter.rotate(180)
    _paint_cup(painter, rect.translated(-rect.center()), opened=False)
    painter.restore()


def paint_cup(painter: QPainter, rect: QRectF, count: int, unit: float) -> None:
    """A leather cup with brass bands, and how many dice are in it."""
    _paint_cup(painter, rect, opened=True)
    paint_more(painter, count_place(rect, unit), str(count), unit)


def _paint_cup(painter: QPainter, rect: QRectF, *, opened: bool) -> None:
    path = cup_path(rect)
    if not theme().materials:
        _paint_flat(painter, rect, symbols.CUP_ICON)
        return
    leather = QLinearGradient(rect.topLeft(), rect.topRight())
    for at, colour in ((0, "#6B2A24"), (0.3, "#A34A3C"), (0.65, "#5E1F1D"), (1, "#2C0E0D")):
        leather.setColorAt(at, QColor(colour))
    shadow = rect.adjusted(0.1 * rect.width(), 0.8 * rect.height(), 0, 0)
    paint_drop(painter, shadow, shadow.height() / 2, 3)
    painter.fillPath(path, leather)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for at in (0.30, 0.84):
        band = QRectF(rect.left(), rect.top() + at * rect.height(), rect.width(), 0)
        band.setHeight(0.07 * rect.height())
        painter.fillRect(band, brass(rect))
    painter.restore()
    if not opened:
        return
    mouth = QRectF(rect.left() + 0.04 * rect.width(), rect.top(), 0.92 * rect.width(), 0)
    mouth.setHeight(0.28 * rect.height())
    painter.setPen(QPen(brass(rect), max(1.5, 0.06 * rect.width())))
    painter.setBrush(QColor("#1B0908"))
    painter.drawEllipse(mouth)


def paint_plaza(painter: QPainter, rect: QRectF, count: int, unit: float) -> None:
    """A round stone plaza for the Citizenry, and how many dice are there."""
    if not theme().materials:
        _paint_flat(painter, rect, symbols.CITIZENRY_ICON)
        paint_more(painter, count_place(rect, unit), str(count), unit)
        return
    disc = rect.adjusted(0, 0.10 * rect.height(), 0, -0.02 * rect.height())
    paint_drop(painter, disc, disc.width() / 2, 3)
    stone = QRadialGradient(
        disc.topLeft() + QPointF(disc.width(), disc.height()) * 0.35, disc.width()
    )
    stone.setColorAt(0, QColor("#D9D3C6"))
    stone.setColorAt(0.6, QColor("#8F8A80"))
    stone.setColorAt(1, QColor("#4B4843"))
    painter.setPen(QPen(brass(disc), max(1.5, 0.055 * rect.width())))
    painter.setBrush(stone)
    painter.drawEllipse(disc)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(40, 36, 30, 90), max(1.0, 0.02 * rect.width())))
    for share in (0.30, 0.44):
        inner = share * disc.width()
        painter.drawEllipse(disc.center(), inner, inner * disc.height() / disc.width())
    fill_icon(
        painter, symbols.CITIZENRY_ICON, disc.center(), rect.width() * 0.52, QColor("#2B2118")
    )
    paint_more(painter, count_place(rect, unit), str(count), unit)
