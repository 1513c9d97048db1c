"""The map of the next rolls: how good each is and how often it comes, drawn and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QStyleOptionViewItem, QToolTip, QWidget

from gui.kit import boxes
from gui.kit.row_delegate import VALUE_ROLE, Index, RowDelegate
from gui.kit.table import Column, Table
from gui.style import Size, Space, Token, TypeRole, scaled, theme
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import Face

_AXIS: Final = 56
_GAP_FROM: Final = 5
"""Bars at least so wide stand one pixel apart."""
_MARK: Final = 9
_WHAT = 2


@dataclass(frozen=True, slots=True)
class RollRow:
    """What one roll or draw would bring.

    Texts are ready to be shown. ``gain`` is the value less the mean of all rolls; ``place`` names
    the roll for who listens; ``came`` is true for the roll that was made.
    """

    place: int
    text: str
    faces: tuple[Face, ...]
    chance: float
    chance_text: str
    value_text: str
    gain: float
    gain_text: str
    stands_for: int = 1
    came: bool = False


class RollChart(QWidget):
    """One bar for each roll, the best at the left: as wide as it is likely, up if it helps.

    The line in the middle is the mean of all rolls. A small triangle marks the roll that came.
    Emits ``chosen(place)`` on a click.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[RollRow, ...] = ()
        self._mean = ""
        self._seat = 0
        self._current = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Roll map"))
        scaled(self.setFixedHeight, Size.GRAPH)

    def set_rows(self, rows: Sequence[RollRow], mean: str, seat: int) -> None:
        """Show rolls, the best first; ``mean`` is what they are worth together to ``seat``."""
        self._rows = tuple(rows)
        self._mean = mean
        self._seat = seat
        self.update()

    def set_current(self, place: int) -> None:
        """Mark the roll that is chosen; -1: none."""
        self._current = place
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(Size.DOCK_MIN), theme().px(Size.GRAPH))

    # -- places -------------------------------------------------------------------------------

    def plot_rect(self) -> QRectF:
        """Return where the bars are drawn."""
        t = theme()
        inset = t.pxf(Space.M)
        return QRectF(self.rect()).adjusted(t.pxf(_AXIS), inset, -t.pxf(Space.XS), -inset)

    def bar_rect(self, place: int) -> QRectF:
        """Return where the bar of a roll stands, from the mean to its value."""
        plot, scale = self.plot_rect(), self._scale()
        total = sum(row.chance for row in self._rows) or 1.0
        left, zero = plot.left(), self._zero()
        for row in self._rows:
            width = plot.width() * row.chance / total
            if row.place == place:
                return QRectF(left, zero, width, -row.gain * scale).normalized()
            left += width
        return QRectF()

    def row_at(self, x: float) -> RollRow | None:
        """Return the roll whose bar stands at an x coordinate."""
        plot = self.plot_rect()
        total = sum(row.chance for row in self._rows) or 1.0
        left = plot.left()
        for row in self._rows:
            right = left + plot.width() * row.chance / total
            if left <= x < right:
                return row
            left = right
        return None

    def _scale(self) -> float:
        """Pixels for one unit of gain."""
        gains = [row.gain for row in self._rows]
        span = max(gains, default=0.0) - min(gains, default=0.0)
        return self.plot_rect().height() / span if span > 0 else 0.0

    def _zero(self) -> float:
        """The y coordinate of the mean."""
        best = max((row.gain for row in self._rows), default=0.0)
        plot, scale = self.plot_rect(), self._scale()
        return plot.top() + best * scale if scale else plot.center().y()

    # -- events -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self.row_at(event.position().x())
        if event.button() is Qt.MouseButton.LeftButton and row is not None:
            self.chosen.emit(row.place)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            row = self.row_at(event.pos().x())
            QToolTip.showText(event.globalPos(), "" if row is None else self._describe(row), self)
            return True
        return super().event(event)

    def _describe(self, row: RollRow) -> str:
        text = self.tr("{0}: {1}, {2} against the average. Chance: {3}.")
        return text.format(row.text, row.value_text, row.gain_text, row.chance_text)

    # -- drawing ------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row in self._rows:
            self._paint_bar(painter, row)
        self._paint_axis(painter)
        for row in self._rows:
            if row.came:
                self._paint_mark(painter, self.bar_rect(row.place))

    def _paint_bar(self, painter: QPainter, row: RollRow) -> None:
        t = theme()
        rect = self.bar_rect(row.place)
        if rect.width() >= t.pxf(_GAP_FROM):
            rect.adjust(0.5, 0, -0.5, 0)
        current = row.place == self._current
        painter.fillRect(rect, t.color(Token.ACCENT) if current else t.seat_color(self._seat))
        if current:
            plot = self.plot_rect()
            wide = QRectF(rect.left(), plot.top(), max(rect.width(), t.pxf(2)), plot.height())
            painter.setPen(QPen(t.color(Token.ACCENT), max(1.0, t.ring() / 2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(wide)

    def _paint_axis(self, painter: QPainter) -> None:
        t = theme()
        plot, zero = self.plot_rect(), self._zero()
        painter.setPen(QPen(t.color(Token.LINE_STRONG), 1))
        painter.drawLine(QPointF(plot.left(), zero), QPointF(plot.right(), zero))
        if not self._rows:
            return
        painter.setFont(t.font(TypeRole.LABEL))
        line = t.pxf(TypeRole.LABEL.line)
        labels = [(zero, self._mean, Token.TEXT)]
        for y, row in ((plot.top(), self._rows[0]), (plot.bottom(), self._rows[-1])):
            if self._scale() and abs(y - zero) >= line:
                labels.append((y, row.value_text, Token.TEXT2))
        for y, text, token in labels:
            rect = QRectF(0, y - line / 2, plot.left() - t.pxf(Space.XS), line)
            painter.setPen(t.color(token))
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(rect, int(flags), text)

    def _paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        """A line through the roll that came, and a triangle on top."""
        plot, x = self.plot_rect(), rect.center().x()
        painter.setPen(QPen(theme().color(Token.TEXT), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        paint_came(painter, QPointF(x, plot.top()))


def paint_came(painter: QPainter, tip: QPointF) -> None:
    """Draw the mark of the roll that came: a triangle that stands on its tip."""
    side = theme().pxf(_MARK)
    left, right = tip - QPointF(side / 2, side), tip - QPointF(-side / 2, side)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().color(Token.TEXT))
    painter.drawPolygon(QPolygonF([left, right, tip]))


class RollDelegate(RowDelegate):
    """A cell with a roll as small dice; the column's ``value`` gives the row."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(VALUE_ROLE)
        hint = super().sizeHint(option, index)
        if not isinstance(row, RollRow) or not row.faces:
            return hint
        t = theme()
        width = len(row.faces) * (t.px(Size.DIE_MINI) + t.px(2)) + 2 * t.px(Space.XS)
        width += t.px(_MARK + Space.XS) if row.came else 0
        return QSize(width, hint.height())

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(VALUE_ROLE)
        if not isinstance(row, RollRow) or not row.faces:
            super().paint_content(painter, option, index)
            return
        t = theme()
        side = t.pxf(Size.DIE_MINI)
        left = option.rect.left() + t.pxf(Space.XS)
        middle = option.rect.center().y()
        if row.came:
            paint_came(painter, QPointF(left + t.pxf(_MARK) / 2, middle + t.pxf(_MARK) / 2))
            left += t.pxf(_MARK + Space.XS)
        top = middle - side / 2
        for face in row.faces:
            paint_mini(painter, QRectF(left, top, side, side), face)
            left += side + t.pxf(2)


class RollMap(QWidget):
    """Chart and table of the same rolls.

    Emits ``chosen(place)`` when a roll is chosen, ``activated(place)`` on Enter or double click.
    """

    chosen = Signal(int)
    activated = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart = RollChart()
        tr = self.tr
        columns: list[Column[RollRow]] = [
            Column(tr("Value"), lambda row: row.value_text, lambda row: row.gain, number=True),
            Column(tr("Chance"), lambda row: row.chance_text, lambda row: row.chance, number=True),
            Column(tr("Roll"), self._name, value=lambda row: row, tip=self._tip),
        ]
        self.table = Table(columns, sortable=False)
        self.table.setAccessibleName(tr("All rolls, best first"))
        self.table.setItemDelegateForColumn(_WHAT, RollDelegate(self.table))
        self.table.rowChosen.connect(lambda row: self._choose(row.place))
        self.table.rowActivated.connect(lambda row: self.activated.emit(row.place))
        self.chart.chosen.connect(self._choose_in_chart)
        self._column = boxes.column(self.chart, of=self)
        self._column.addWidget(self.table, 1)
        scaled(self._column.setSpacing, Space.S)

    @property
    def rows(self) -> list[RollRow]:
        """The rolls that are shown, the best first."""
        return self.table.rows

    @property
    def current(self) -> RollRow | None:
        """The roll that is chosen."""
        return self.table.current_row

    def set_rolls(self, rows: Sequence[RollRow], mean: str, seat: int, summary: str) -> None:
        """Show rolls, the best first, what they mean to ``seat``, and all that in words."""
        if list(rows) != self.rows:
            self.table.set_rows(())
            self.table.set_rows(rows)
            self.table.fit_columns()
            self.chart.set_current(-1)
        self.chart.set_rows(rows, mean, seat)
        self.chart.setAccessibleDescription(summary)

    def _choose(self, place: int) -> None:
        self.chart.set_current(place)
        self.chosen.emit(place)

    def _choose_in_chart(self, place: int) -> None:
        self.table.select_row([row.place for row in self.rows].index(place))
        self._choose(place)

    def _name(self, row: RollRow) -> str:
        return self.tr("{0} (rolled)").format(row.text) if row.came else row.text

    def _tip(self, row: RollRow) -> str:
        text = f"{self._name(row)}\n{self.tr('{0} against the average').format(row.gain_text)}"
        if row.stands_for > 1:
            text += "\n" + self.tr("Represents {0} equivalent rolls.").format(row.stands_for)
        return text
