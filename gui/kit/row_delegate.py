"""How rows of tables are drawn: separators, soft selection, diverging bars."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gui.kit.paint import box, paint_seat
from gui.kit.words import draw_words, name_in
from gui.style import Size, Space, Token, theme

VALUE_ROLE = int(Qt.ItemDataRole.UserRole) + 2
Index = QModelIndex | QPersistentModelIndex

_BAR_TEXT = 72


class RowDelegate(QStyledItemDelegate):
    """Rows with a thin separator below, accentSoft when selected, no focus rectangle in cells."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        self.paint_ground(painter, option)
        self.paint_content(painter, option, index)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(hint.width() + 2 * theme().px(Space.S), hint.height())

    def paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """Draw selection and separator."""
        t = theme()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, t.color(Token.ACCENT_SOFT))
        marked = t.high_contrast and option.state & QStyle.StateFlag.State_Selected
        painter.setPen(
            QPen(t.color(Token.ACCENT if marked else Token.LINE), t.ring() if marked else 1)
        )
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the text of a cell; where it has no room it loses its middle."""
        t = theme()
        alignment = index.data(Qt.ItemDataRole.TextAlignmentRole)
        colour = index.data(Qt.ItemDataRole.ForegroundRole) or t.color(Token.TEXT)
        padding = t.px(Space.S)
        rect = option.rect.adjusted(padding, 0, -padding, 0)
        text = name_in(QFontMetricsF(option.font), str(index.data() or ""), rect.width())
        draw_words(painter, QRectF(rect), text, option.font, colour, int(alignment))


@dataclass(frozen=True, slots=True)
class DivergingBar:
    """A value to draw as a bar around zero; `limit` is the value that fills one side."""

    value: float
    limit: float
    seat: int


class DivergingBarDelegate(RowDelegate):
    """A cell with its text at the left and a bar in the seat's color around zero on the right.

    The column's `value` gives a `DivergingBar`.
    """

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        bar = index.data(VALUE_ROLE)
        if not isinstance(bar, DivergingBar):
            super().paint_content(painter, option, index)
            return
        text_width = theme().px(_BAR_TEXT)
        room = QRectF(option.rect)
        option.rect.setWidth(min(text_width, option.rect.width()))
        super().paint_content(painter, option, index)
        room.setLeft(room.left() + text_width)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bar(painter, room, bar)

    def _paint_bar(self, painter: QPainter, room: QRectF, bar: DivergingBar) -> None:
        t = theme()
        half = (room.width() - t.pxf(Space.L)) / 2
        if half < t.pxf(Space.L):
            return
        zero, middle = room.center().x(), room.center().y()
        height = t.pxf(Size.BAR)
        share = max(-1.0, min(1.0, bar.value / bar.limit)) if bar.limit else 0.0
        end = zero + half * share
        rect = QRectF(min(zero, end), middle - height / 2, abs(end - zero), height)
        box(painter, rect, t.pxf(2), t.seat_color(bar.seat))
        painter.setPen(QPen(t.color(Token.LINE_STRONG), 1))
        reach = t.pxf(Size.TABLE_ROW) / 4
        painter.drawLine(QPointF(zero, middle - reach), QPointF(zero, middle + reach))


class SeatDelegate(RowDelegate):
    """A cell with a seat's shape before a name, cut if long; the column's `value` is the seat."""

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        seat = index.data(VALUE_ROLE)
        if isinstance(seat, int):
            t = theme()
            mark, padding = t.pxf(Size.MARK), t.pxf(Space.S)
            top = option.rect.center().y() - mark / 2
            paint_seat(painter, QRectF(option.rect.left() + padding, top, mark, mark), seat)
            option.rect.setLeft(option.rect.left() + round(mark + padding / 2))
        super().paint_content(painter, option, index)
