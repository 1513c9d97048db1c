"""The map of the next rolls: how good and how likely each is, drawn and as a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from engines.runtime.texts import tr
from gui.kit import boxes
from gui.kit.charts import Chart
from gui.kit.plot import Axis, Bars, Dots, Level, Plot, Symbol
from gui.kit.row_delegate import VALUE_ROLE, Index, RowDelegate
from gui.kit.table import Column, Table
from gui.style import Size, Space, Token, theme
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import Face

_BAR: Final = 0.94
"""Width of a bar, as a share of its part of the axis; the rest is the gap to the next one."""
_APART: Final = 0.12
"""Minimum distance from the mean to a figure above or below it, as a share of the height."""
_MARK: Final = 9
_WHAT = 2


@dataclass(frozen=True, slots=True)
class RollRow:
    """The result of one roll or draw.

    Texts are ready to be shown. ``gain`` is the value minus the mean of all rolls; ``place`` names
    the roll in signals; ``came`` is true for the roll that was made.
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


def roll_plot(rows: Sequence[RollRow], mean: str, seat: int, summary: str) -> Plot:
    """One bar for each roll, the best on the left: as wide as it is likely, up if it helps.

    The line in the middle is the mean of all rolls. A small triangle marks the actual roll.
    """
    edges = list(accumulate((row.chance for row in rows), initial=0.0))
    middles = [(left + right) / 2 for left, right in pairwise(edges)]
    gains = [row.gain for row in rows]
    best, worst = max(0.0, *gains, 0.0), min(0.0, *gains, 0.0)
    texts = {0.0: mean}
    for row in (rows[0], rows[-1]) if rows else ():
        if abs(row.gain) >= _APART * (best - worst):
            texts[row.gain] = row.value_text
    came = [place for place, row in enumerate(rows) if row.came]
    return Plot(
        marks=(
            Bars(
                middles,
                [min(0.0, row.gain) for row in rows],
                [max(0.0, row.gain) for row in rows],
                [seat] * len(rows),
                [_BAR * row.chance for row in rows],
            ),
            Level(0.0, Token.LINE_STRONG),
            Dots([middles[at] for at in came], [best] * len(came), Token.TEXT, Symbol.DOWN),
        ),
        across=Axis(0.0, edges[-1] or 1.0, ticks=lambda *_: ()),
        up=Axis(worst, best, text=texts.__getitem__, ticks=lambda *_: sorted(texts)),
        words=summary,
        places=middles,
        tip=lambda place: _describe(rows[place]),
    )


def _describe(row: RollRow) -> str:
    return tr(
        "match-against-the-average-chance",
        roll=row.text,
        value=row.value_text,
        gain=row.gain_text,
        chance=row.chance_text,
    )


def paint_came(painter: QPainter, tip: QPointF) -> None:
    """Draw the mark of the actual roll: a triangle that points down."""
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

    def __init__(self) -> None:
        super().__init__()
        self.chart = Chart(tr("match-roll-map"), chooses=True)
        columns: list[Column[RollRow]] = [
            Column(
                tr("match-value"), lambda row: row.value_text, lambda row: row.gain, number=True
            ),
            Column(
                tr("match-chance"), lambda row: row.chance_text, lambda row: row.chance, number=True
            ),
            Column(tr("match-roll"), self._name, value=lambda row: row, tip=self._tip),
        ]
        self.table = Table(columns, sortable=False)
        self.table.setAccessibleName(tr("match-all-rolls-best-first"))
        self.table.setItemDelegateForColumn(_WHAT, RollDelegate(self.table))
        self.table.rowChosen.connect(lambda row: self._choose(row.place))
        self.table.rowActivated.connect(lambda row: self.activated.emit(row.place))
        self.chart.chosen.connect(self._choose_in_chart)
        boxes.column(self.chart, (self.table, 1), of=self, gap=Space.S)

    def set_rolls(self, rows: Sequence[RollRow], mean: str, seat: int, summary: str) -> None:
        """Show rolls, the best first, what they mean to ``seat``, and all that in words."""
        if list(rows) != self.table.rows:
            self.table.set_rows(())
            self.table.set_rows(rows)
            self.table.fit_columns()
            self.chart.set_current(-1)
        self.chart.show_plot(roll_plot(rows, mean, seat, summary))

    def _choose(self, place: int) -> None:
        self.chart.set_current([row.place for row in self.table.rows].index(place))
        self.chosen.emit(place)

    def _choose_in_chart(self, line: int) -> None:
        self.table.select_row(line)
        self._choose(self.table.rows[line].place)

    def _name(self, row: RollRow) -> str:
        return tr("match-rolled", roll=row.text) if row.came else row.text

    def _tip(self, row: RollRow) -> str:
        text = f"{self._name(row)}\n{tr('match-against-the-average', gain=row.gain_text)}"
        if row.stands_for > 1:
            text += "\n" + tr("match-represents-equivalent-rolls", rolls=row.stands_for)
        return text
