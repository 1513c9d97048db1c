"""Draws a `Picture`: squares, marks, men, arrows."""

import math
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from engines.games.dice_chess.dfen import square_name
from engines.games.dice_chess.snapshot import EMPTY
from gui.games.dice_chess.colours import BoardColours
from gui.games.dice_chess.men import paint_man
from gui.games.dice_chess.picture import Picture
from gui.games.dice_chess.squares import Squares, is_light
from gui.style import Token, TypeRole, theme
from gui.style.tokens import LAST_MOVE_OPACITY

_PICKED: Final = 0.45
_MAY_MOVE: Final = 0.22
_BAR: Final = 0.3
"""Half the length of the bar under a man that may move, in sides of a square."""
_BAR_WIDTH: Final = 0.075
_DOT: Final = 14.0
_RING: Final = 3.0
_EDGE: Final = 1.5
_COORDINATES_FROM: Final = 52
_ARROW: Final = 13.0
_HEAD: Final = 2.1
"""Length and width of an arrow's head in widths of its shaft."""
_CHIP: Final = 18.0
_CHIP_SHARE: Final = 0.22
"""Height of a chip in sides of a square, where that is more."""
_CHIP_TEXT: Final = 0.64


class Painter:
    """Draws on one board with the colours of the present theme."""

    def __init__(self, painter: QPainter, squares: Squares, colours: BoardColours) -> None:
        self._painter = painter
        self._squares = squares
        self._colours = colours
        self._ratio = painter.device().devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def draw_squares(self, picture: Picture) -> None:
        """The empty board with what is tinted on it."""
        tint = theme().color(Token.LAST_MOVE, LAST_MOVE_OPACITY)
        for square in range(64):
            rect = self._squares.rect(square)
            colour = self._colours.light if is_light(square) else self._colours.dark
            self._painter.fillRect(rect, QColor(colour))
            if square in picture.touched:
                self._painter.fillRect(rect, tint)
            if square in picture.origins and picture.picked is None and not picture.free:
                self._painter.fillRect(rect, theme().color(Token.ACCENT, _MAY_MOVE))
            if square == picture.picked:
                self._painter.fillRect(rect, theme().color(Token.ACCENT, _PICKED))
        self._draw_coordinates()

    def draw_men(self, picture: Picture, away: Mapping[int, QPointF]) -> None:
        """All men; those on the squares ``away`` with their middle at another point, on top."""
        for square, letter in enumerate(picture.board):
            if letter != EMPTY and square not in away:
                self._man(letter, self._squares.rect(square))
        for square, centre in away.items():
            rect = QRectF(self._squares.rect(square))
            rect.moveCenter(centre)
            if picture.board[square] != EMPTY:
                self._man(picture.board[square], rect)

    def draw_marks(self, picture: Picture) -> None:
        """Men that may move, legal targets, attacked kings, numbers of the trail."""
        for square in picture.origins:
            if picture.picked is None and not picture.free:
                self._underline(square)
        for square in picture.targets:
            if square in picture.captures:
                self._ring(square, self._colours.mark, self._colours.mark_edge)
            else:
                self._dot(square)
        for square in picture.attacked:
            self._ring(square, theme().hex(Token.BAD), self._colours.mark_edge)
            self._chip(square, "!", Token.BAD, left=False)
        for square, number in picture.numbers.items():
            self._chip(square, number, Token.WARN, left=True)

    def draw_plan(self, picture: Picture) -> None:
        """The adviser's plan: an arrow for each micro-move, numbered if there are several."""
        for move in picture.plan:
            self._arrow(move.origin, move.target)
        if len(picture.plan) > 1:  # on top: arrows cross
            for place, move in enumerate(picture.plan, start=1):
                self._arrow_number(move.origin, move.target, str(place))

    def draw_cursor(self, square: int) -> None:
        """The frame of the keyboard's cursor."""
        width = max(theme().pxf(_RING), theme().ring())
        inset = width / 2
        self._painter.setPen(_mitred(theme().color(Token.ACCENT), width))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(self._squares.rect(square).adjusted(inset, inset, -inset, -inset))

    def _man(self, letter: str, rect: QRectF) -> None:
        paint_man(self._painter, letter, rect, self._colours, self._ratio)

    def _draw_coordinates(self) -> None:
        if self._squares.side < theme().pxf(_COORDINATES_FROM):
            return  # the men would hide them
        font = theme().font(TypeRole.LABEL)
        font.setWeight(font.Weight.Bold)
        self._painter.setFont(font)
        inset = theme().pxf(3)
        for cell in range(64):
            square = self._squares.cell(cell)
            row, column = divmod(cell, 8)
            light = is_light(square)
            name = square_name(square)
            ink = self._colours.on_light if light else self._colours.on_dark
            self._painter.setPen(QColor(ink))
            inner = self._squares.rect(square).adjusted(inset, inset / 2, -inset, -inset / 2)
            if row == 7:
                corner = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
                self._painter.drawText(inner, int(corner), name[0])
            if column == 0:
                corner = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
                self._painter.drawText(inner, int(corner), name[1])

    def _underline(self, square: int) -> None:
        """A bar under a man that may move; the square is tinted, too."""
        rect = self._squares.rect(square)
        width = max(theme().pxf(2.5), rect.width() * _BAR_WIDTH)
        edge = theme().pxf(_EDGE)
        half, y = rect.width() * _BAR, rect.bottom() - width / 2 - edge
        start, end = QPointF(rect.center().x() - half, y), QPointF(rect.center().x() + half, y)
        for colour, thick in (
            (self._colours.mark_edge, width + 2 * edge),
            (self._colours.mark, width),
        ):
            pen = QPen(QColor(colour), thick)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            self._painter.setPen(pen)
            self._painter.drawLine(start, end)

    def _dot(self, square: int) -> None:
        half = theme().pxf(_DOT) / 2
        self._painter.setPen(QPen(QColor(self._colours.mark_edge), theme().pxf(_EDGE)))
        self._painter.setBrush(QColor(self._colours.mark))
        self._painter.drawEllipse(self._squares.centre(square), half, half)

    def _ring(self, square: int, colour: str, edge: str) -> None:
        reach = self._squares.side / 2 - theme().pxf(_RING + _EDGE)
        centre = self._squares.centre(square)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = max(theme().pxf(_RING), theme().ring())
        for ink, width in ((edge, ring + 2 * theme().pxf(_EDGE)), (colour, ring)):
            self._painter.setPen(QPen(QColor(ink), width))
            self._painter.drawEllipse(centre, reach, reach)

    def _chip(self, square: int, text: str, token: Token, *, left: bool) -> None:
        """A word in the upper corner of a square."""
        rect = self._squares.rect(square)
        side = max(theme().pxf(_CHIP), self._squares.side * _CHIP_SHARE)
        corner = rect.topLeft() if left else rect.topRight() - QPointF(side, 0)
        if left and self._squares.cell(square) % 8 == 0:  # the rank's figure stands there
            corner = rect.topRight() - QPointF(side, 0)
        chip = QRectF(corner, rect.size())
        font = theme().font(TypeRole.LABEL)
        font.setPixelSize(max(font.pixelSize(), round(side * _CHIP_TEXT)))
        self._painter.setFont(font)
        width = max(side, self._painter.fontMetrics().horizontalAdvance(text) + theme().pxf(8))
        chip.setSize(chip.size().scaled(width, side, Qt.AspectRatioMode.IgnoreAspectRatio))
        self._painter.setPen(QPen(QColor(self._colours.mark_edge), theme().pxf(1)))
        self._painter.setBrush(theme().color(token))
        self._painter.drawRoundedRect(chip, side / 2, side / 2)
        self._painter.setPen(theme().color(Token.SURFACE))
        self._painter.drawText(chip, int(Qt.AlignmentFlag.AlignCenter), text)

    def _arrow(self, origin: int, target: int) -> None:
        start, end = self._squares.centre(origin), self._squares.centre(target)
        width = min(theme().pxf(_ARROW), self._squares.side * 0.2)
        self._painter.setPen(QPen(QColor(self._colours.mark_edge), theme().pxf(_EDGE)))
        self._painter.setBrush(theme().color(Token.HINT, 0.9))
        self._painter.drawPath(arrow(start, end, width))

    def _arrow_number(self, origin: int, target: int, number: str) -> None:
        start, end = self._squares.centre(origin), self._squares.centre(target)
        middle = start + (end - start) * 0.4
        half = theme().pxf(_CHIP) / 2
        self._painter.setPen(QPen(theme().color(Token.HINT), theme().pxf(_EDGE)))
        self._painter.setBrush(theme().color(Token.HINT_SOFT))
        self._painter.drawEllipse(middle, half, half)
        self._painter.setFont(theme().font(TypeRole.LABEL))
        box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        self._painter.setPen(theme().color(Token.HINT))
        self._painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), number)


def arrow(start: QPointF, end: QPointF, width: float) -> QPainterPath:
    """The outline of a straight arrow of a shaft ``width`` wide."""
    way = end - start
    length = math.hypot(way.x(), way.y())
    along = way / length
    aside = QPointF(-along.y(), along.x())
    neck = end - along * min(width * _HEAD, length)
    half, wing = aside * (width / 2), aside * (width * _HEAD / 2)
    path = QPainterPath()
    outline = (start + half, neck + half, neck + wing, end, neck - wing, neck - half, start - half)
    path.addPolygon(QPolygonF(outline))
    path.closeSubpath()
    return path


def _mitred(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen
