"""The luck ledger: the luck of every roll."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from engines.runtime.texts import tr
from gui.kit import boxes
from gui.kit.label import Label
from gui.kit.row_delegate import DivergingBar, DivergingBarDelegate, SeatDelegate
from gui.kit.table import Column, Table
from gui.style import Size, Space, Token, TypeRole, theme

_SEAT, _CAME, _LUCK = 1, 2, 5
_NAME_ROOM = 100
_FOR_ROOM = (0, 3, 4)
"""Hidden where there is too little room: number, value before and after."""


@dataclass(frozen=True, slots=True)
class LuckRow:
    """One roll: its number, who rolled what, expectation before and value after, luck.

    Texts are ready to be shown; `luck` is the number behind `luck_text`, `ply` where to jump.
    """

    number: int
    seat: int
    name: str
    came: str
    before: str
    after: str
    luck: float
    luck_text: str
    ply: int


class LuckLedger(QWidget):
    """Table of all rolls with bars around zero, a line with the sums, a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self._limit = 1.0
        columns: list[Column[LuckRow]] = [
            Column(
                tr("kit-roll"), lambda row: str(row.number), lambda row: row.number, number=True
            ),
            Column(tr("kit-seat"), lambda row: row.name, value=lambda row: row.seat),
            Column(tr("kit-roll"), lambda row: row.came),
            Column(tr("kit-before"), lambda row: row.before, number=True),
            Column(tr("kit-after"), lambda row: row.after, number=True),
            Column(
                tr("kit-luck"), lambda row: row.luck_text, lambda row: row.luck, value=self._bar
            ),
        ]
        self.table = _LuckTable(columns)
        self.table.setItemDelegateForColumn(_SEAT, SeatDelegate(self.table))
        self.table.setItemDelegateForColumn(_LUCK, DivergingBarDelegate(self.table))
        self._sums = Label("", TypeRole.TABLE, wrap=True)
        self._sentence = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        boxes.column((self.table, 1), self._sums, self._sentence, of=self, gap=Space.S)

    def set_ledger(self, rows: Sequence[LuckRow], sums: str, sentence: str) -> None:
        """Show the rolls, the sums of all seats in one line, and what they mean in words."""
        self._limit = max((abs(row.luck) for row in rows), default=1.0) or 1.0
        self.table.set_rows(rows)
        self.table.fit_columns()
        self._sums.setText(sums)
        self._sentence.setText(sentence)
        self.setAccessibleDescription(sentence)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(Size.DOCK_MAX), theme().px(Size.DOCK_WIDTH))

    def _bar(self, row: LuckRow) -> DivergingBar:
        return DivergingBar(row.luck, self._limit, row.seat)


class _LuckTable(Table[LuckRow]):
    """Leaves out columns, then bars, and shortens words: the luck itself is always in view."""

    def __init__(self, columns: Sequence[Column[LuckRow]]) -> None:
        super().__init__(columns)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)

    def fit_columns(self) -> None:
        wide, padding = QFontMetrics(self.font()).horizontalAdvance, 2 * theme().px(Space.S) + 1
        self._wanted = [
            padding + max(map(wide, (column.title, *map(column.text, self.rows))))
            for column in self.columns
        ]
        seat = self._wanted[_SEAT] + theme().px(Size.MARK + Space.XS)
        self._wanted[_SEAT] = min(seat, theme().px(_NAME_ROOM))
        header = self.horizontalHeader()
        header.setMinimumSectionSize(theme().px(Size.MARK + Space.L))
        header.setSectionResizeMode(_LUCK, QHeaderView.ResizeMode.Stretch)
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Give the seat and what it rolled the width that the figures leave."""
        room = self.viewport().width() - self._wanted[_LUCK]
        narrow = sum(self._wanted[:_LUCK]) > room
        for column in _FOR_ROOM:
            self.setColumnHidden(column, narrow)
            self.setColumnWidth(column, self._wanted[column])
            room -= self.columnWidth(column)
        least = self.horizontalHeader().minimumSectionSize()
        self.setColumnWidth(_CAME, min(self._wanted[_CAME], room - least))
        self.setColumnWidth(_SEAT, min(self._wanted[_SEAT], room - self.columnWidth(_CAME)))
