"""The lines of the log as rows of words and pictures, and how a row is drawn."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from engines.match.advice.quality import Fortune, Quality
from engines.runtime.texts import tr
from gui.kit.paint import box, paint_seat
from gui.kit.pictures import pictures
from gui.kit.row_delegate import Index, RowDelegate
from gui.kit.steps import Piece, flow, paint_piece
from gui.kit.words import RIGHT, draw_words
from gui.style import MoveQuality, Size, Space, Token, TypeRole, theme

ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_NUMBER_WIDTH: Final = 28
_UNDONE: Final = 0.7
"""Opacity of what has been undone: its contrast is 5.9 by day, and more in the evening."""
LUCK: Final = {
    Fortune.VERY_LUCKY: "▲▲",
    Fortune.LUCKY: "▲",
    Fortune.UNLUCKY: "▽",
    Fortune.VERY_UNLUCKY: "▽▽",
}


@dataclass(frozen=True, slots=True)
class LogRow:
    """One line of the log.

    Attributes:
        number: of the round, from 1.
        seat: whose it is; None: the whole table's.
        pieces: words and pictures in the order in which they are drawn.
        text: the same as one sentence, for copying and screen readers.
        automatic: gets the chip "auto".
        brought: what the turn has made of the score of its seat.
        quality, fortune: marks at the right end, if known.
        undone: can be redone, and is faint.
    """

    node: int
    nodes: tuple[int, ...]
    number: int
    seat: int | None
    pieces: tuple[Piece, ...] = field(hash=False)  # would take long
    text: str
    automatic: bool = False
    brought: str = ""
    quality: Quality | None = None
    fortune: Fortune | None = None
    undone: bool = False

    def marks(self) -> tuple[tuple[str, Token | None], ...]:
        """The marks with their colors; None is the seat's."""
        found: list[tuple[str, Token | None]] = []
        if self.brought:
            found.append((self.brought, Token.TEXT))
        if self.fortune in LUCK:
            found.append((LUCK[self.fortune], None))
        if self.quality is not None:
            mark = MoveQuality[self.quality.name]
            found.append((mark.mark, mark.token))
        return tuple(found)


class LogDelegate(RowDelegate):
    """Draws number, seat, words and pictures (as many lines as they need), marks."""

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, LogRow):  # kept as a picture, because every step draws the whole log
            pictures.draw(painter, (_paint_row, row), QRectF(option.rect))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(ROW_ROLE)
        view = self.parent()
        if not isinstance(row, LogRow) or not isinstance(view, QListView):
            return super().sizeHint(option, index)
        width = view.viewport().width()
        return QSize(width, _placed(row, tr("match-auto"), width, theme().scale)[1])


def _paint_row(painter: QPainter, rect: QRectF, row: LogRow) -> None:
    t = theme()
    line = t.pxf(TypeRole.BODY.line)
    top = rect.top() + t.pxf(Space.XS) + 1
    number = QRectF(rect.left(), top, t.pxf(_NUMBER_WIDTH), line)
    font, colour = t.font(TypeRole.LABEL), t.color(Token.TEXT2)
    draw_words(painter, number, str(row.number), font, colour, RIGHT)
    mark = t.pxf(Size.MARK) * 0.75
    left = number.right() + t.pxf(Space.S)
    if row.seat is not None:
        paint_seat(painter, QRectF(left, top + (line - mark) / 2, mark, mark), row.seat)
    _paint_marks(painter, rect, top, line, row)
    painter.setFont(t.font(TypeRole.SECONDARY))
    painter.setPen(t.color(Token.TEXT))
    painter.setOpacity(_UNDONE if row.undone else 1.0)
    start, side = QPointF(rect.left() + _before(), top), t.pxf(Size.DIE_MINI)
    corners, _height = _placed(row, tr("match-auto"), rect.width(), t.scale)
    for piece, corner in zip(row.pieces, corners, strict=True):
        paint_piece(painter, piece, start + corner, side, line)


def _paint_marks(painter: QPainter, rect: QRectF, top: float, line: float, row: LogRow) -> None:
    """Draw the marks at the right end."""
    t = theme()
    metrics = QFontMetricsF(t.font(TypeRole.LABEL))
    gap = t.pxf(Space.S)
    end = rect.right() - gap
    centre = int(Qt.AlignmentFlag.AlignCenter)
    for text, token in reversed(row.marks()):
        width = metrics.horizontalAdvance(text)
        own = Token.TEXT2 if token is None and row.seat is None else token
        painter.setPen(t.seat_color(row.seat or 0) if own is None else t.color(own))
        painter.drawText(QRectF(end - width - 1, top, width + 2, line), centre, text)
        end -= width + gap
    if row.automatic:
        auto = tr("match-auto")
        width = metrics.horizontalAdvance(auto) + gap
        chip = QRectF(end - width, top + 2, width, line - 4)
        box(painter, chip, chip.height() / 2, t.color(Token.WARN_SOFT))
        painter.setPen(t.color(Token.WARN))
        painter.drawText(chip, centre, auto)


@lru_cache(maxsize=4096)
def _placed(row: LogRow, auto: str, width: float, _scale: float) -> tuple[list[QPointF], int]:
    """Where the pieces of a row belong, and its height.

    The first line shares its room with the marks. A long log asks for that of all its rows at each
    change.
    """
    t = theme()
    room = width - _before() - t.pxf(Space.S)
    metrics = QFontMetricsF(t.font(TypeRole.SECONDARY))
    line = t.pxf(TypeRole.BODY.line)
    ends = (room - _marks_width(row, auto), room)
    corners = flow(row.pieces, metrics, t.pxf(Size.DIE_MINI), line, ends)
    bottom = line + (corners[-1].y() if corners else 0.0)
    return corners, round(bottom) + t.px(Space.S) + 1


def _before() -> float:
    """The room that number and seat take before the pieces."""
    t = theme()
    return t.pxf(_NUMBER_WIDTH + Space.S * 2) + t.pxf(Size.MARK) * 0.75


def _marks_width(row: LogRow, auto: str) -> float:
    metrics, gap = QFontMetricsF(theme().font(TypeRole.LABEL)), theme().pxf(Space.S)
    width = sum(metrics.horizontalAdvance(text) + gap for text, _token in row.marks())
    return width + metrics.horizontalAdvance(auto) + 2 * gap if row.automatic else width


def worst(qualities: Sequence[Quality]) -> Quality | None:
    """The class of the worst decision, None without any."""
    order = list(Quality)
    return max(qualities, key=order.index, default=None)


def strongest(fortunes: Sequence[Fortune]) -> Fortune | None:
    """The class of the luck that matters most, None without any."""
    order = (
        Fortune.PLAIN,
        Fortune.UNLUCKY,
        Fortune.LUCKY,
        Fortune.VERY_UNLUCKY,
        Fortune.VERY_LUCKY,
    )
    return max(fortunes, key=order.index, default=None)
