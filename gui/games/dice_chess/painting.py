"""Paints the empty chess board and the marks on its squares."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engines.games.dice_chess.dfen import square_name
from gui.games.dice_chess.pieces import board_colours, paint_square
from gui.games.dice_chess.squares import Squares, is_light
from gui.kit.paint import box
from gui.kit.words import draw_words, width_of, words_font
from gui.style import Token, TypeRole, theme
from gui.style.tokens import Ink
from gui.table import materials
from gui.table.instruments import paint_words

_RIM: Final = 0.044
_LEAST_RIM: Final = 17.0
_LETTER: Final = (9.5, 0.58)
"""Height of letters on the rim: the minimum, at 100%, and as a share of the rim's width."""
_ROUND: Final = 6.0
_DOT: Final = 14.0
_RING: Final = 3.0
_EDGE: Final = 1.5
_CHIP: Final = 14.0
_CHIP_SHARE: Final = 0.26
"""Height of a chip, in sides of a square, if that is more than the minimum."""
_CHIP_TEXT: Final = 0.68


def frame_of(size: QSizeF) -> QRectF:
    """The outer edge of a board's frame, in the middle of the board's room."""
    side = min(size.width(), size.height())
    return QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side)


def rim_of(size: QSizeF) -> float:
    """The width of a board's frame, given the board's room."""
    if not theme().materials:
        return 1.0
    return max(theme().pxf(_LEAST_RIM), _RIM * min(size.width(), size.height()))


def paint_board(painter: QPainter, size: QSizeF, squares: Squares) -> None:
    """The empty board in its frame, or with a line around it if it is plain."""
    real = theme().materials
    if real:
        materials.paint_rim(painter, frame_of(size), squares.whole, theme().pxf(_ROUND))
    for square in range(64):
        paint_square(painter, squares.rect(square), square, light=is_light(square))
    edge = squares.whole.adjusted(-1, -1, 1, 1)
    if real:
        materials.paint_brass_line(painter, edge, 0, 1)
        rim = (frame_of(size).width() - squares.whole.width()) / 2
        _paint_rim_letters(painter, squares, rim)
    else:
        box(painter, edge, 0, None, theme().color(Token.LINE_STRONG), 1.0)


def _paint_rim_letters(painter: QPainter, squares: Squares, rim: float) -> None:
    """Write the files below the board and the ranks on its left."""
    size = max(theme().pxf(_LETTER[0]), _LETTER[1] * rim)
    centre = Qt.AlignmentFlag.AlignHCenter
    for place in range(8):
        file, rank = squares.cell(56 + place), squares.cell(8 * place)
        below, beside = squares.rect(file), squares.rect(rank)
        below = QRectF(below.left(), below.bottom(), below.width(), rim)
        beside = QRectF(beside.left() - rim, beside.top(), rim, beside.height())
        for rect, name in ((below, square_name(file)[0]), (beside, square_name(rank)[1])):
            line = rect.adjusted(0, -size / 2, 0, size / 2)  # taller than its letters
            paint_words(painter, line, name, Ink.CANDLE, TypeRole.SCORE, centre, size)


def paint_coordinate(painter: QPainter, rect: QRectF, square: int, file: bool) -> None:
    """The letter of a file in the lower right corner, or the number of a rank in the upper left."""
    colours = board_colours()
    font = theme().font(TypeRole.LABEL)
    font.setWeight(font.Weight.Bold)
    colour = QColor(colours.on_light if is_light(square) else colours.on_dark)
    inset, ways = theme().pxf(3), Qt.AlignmentFlag
    corner = ways.AlignRight | ways.AlignBottom if file else ways.AlignLeft | ways.AlignTop
    inner = rect.adjusted(inset, inset / 2, -inset, -inset / 2)
    draw_words(painter, inner, square_name(square)[not file], font, colour, int(corner))


def paint_tint(painter: QPainter, rect: QRectF, token: Token, opacity: float) -> None:
    painter.fillRect(rect, theme().color(token, opacity))


def paint_dot(painter: QPainter, rect: QRectF) -> None:
    """A legal target."""
    half = theme().pxf(_DOT) / 2
    painter.setPen(QPen(QColor(board_colours().mark_edge), theme().pxf(_EDGE)))
    painter.setBrush(QColor(board_colours().mark))
    painter.drawEllipse(rect.center(), half, half)


def paint_ring(painter: QPainter, rect: QRectF, token: Token | None) -> None:
    """A ring inside a square, in the color of legal targets if there is no token."""
    colour = board_colours().mark if token is None else theme().hex(token)
    reach = rect.width() / 2 - theme().pxf(_RING + _EDGE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = max(theme().pxf(_RING), theme().ring())
    for ink, width in (
        (board_colours().mark_edge, ring + 2 * theme().pxf(_EDGE)),
        (colour, ring),
    ):
        painter.setPen(QPen(QColor(ink), width))
        painter.drawEllipse(rect.center(), reach, reach)


def paint_chip(painter: QPainter, rect: QRectF, text: str, token: Token, left: bool) -> None:
    """A word in an upper corner of a square."""
    side = max(theme().pxf(_CHIP), rect.width() * _CHIP_SHARE)
    font = words_font(TypeRole.LABEL, side * _CHIP_TEXT)
    width = max(side, width_of(text, TypeRole.LABEL, side * _CHIP_TEXT) + theme().pxf(8))
    x = rect.left() if left else rect.right() - width
    chip = QRectF(x, rect.top(), width, side)
    candle = token is Token.WARN and theme().materials
    painter.setPen(QPen(QColor("#3A2405" if candle else board_colours().mark_edge), theme().pxf(1)))
    painter.setBrush(QColor("#F1C24A") if candle else theme().color(token))
    painter.drawRoundedRect(chip, side / 2, side / 2)
    colour = QColor("#2A1B06") if candle else theme().color(Token.SURFACE)
    draw_words(painter, chip, text, font, colour)


def number_rect(middle: QPointF, side: int) -> QRectF:
    """The place of an arrow's number, given the side of a square."""
    half = max(theme().pxf(_CHIP), 0.27 * side) / 2
    return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)


def paint_number(painter: QPainter, rect: QRectF, number: str) -> None:
    real, t = theme().materials, theme()
    painter.setPen(QPen(QColor("#FFFFFF") if real else t.color(Token.HINT), t.pxf(_EDGE)))
    painter.setBrush(QColor("#2C1B4E") if real else t.color(Token.HINT_SOFT))
    painter.drawEllipse(rect)
    font = words_font(TypeRole.LABEL, 0.64 * rect.height())
    font.setWeight(font.Weight.Bold)
    draw_words(painter, rect, number, font, QColor("#FFFFFF") if real else t.color(Token.HINT))
