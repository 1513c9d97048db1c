"""The luck ledger: the luck of every roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from engines.runtime.texts import tr
from gui.kit import boxes
from gui.kit.label import Label
from gui.kit.row_delegate import DivergingBar, DivergingBarDelegate, SeatDelegate
from gui.kit.table import Column, Table
from gui.style import Size, Space, Token, TypeRole, theme

_SEAT, _LUCK = 1, 5


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
        self._fitted = 0
        """How many rows there were when the columns got their widths."""
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
        self.table = Table(columns)
        self.table.setItemDelegateForColumn(_SEAT, SeatDelegate(self.table))
        self.table.setItemDelegateForColumn(_LUCK, DivergingBarDelegate(self.table))
        self._sums = Label("", TypeRole.TABLE, wrap=True)
        self._sentence = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        boxes.column((self.table, 1), self._sums, self._sentence, of=self, gap=Space.S)

    def set_ledger(self, rows: Sequence[LuckRow], sums: str, sentence: str) -> None:
        """Show the rolls, the sums of all seats in one line, and what they mean in words."""
        self._limit = max((abs(row.luck) for row in rows), default=1.0) or 1.0
        self.table.set_rows(rows)
        if not self._fitted <= len(rows) <= 2 * self._fitted:
            self._fitted = len(rows)
            self.table.fit_columns()
        self._sums.setText(sums)
        self._sentence.setText(sentence)
        self.setAccessibleDescription(sentence)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(Size.DOCK_MAX), theme().px(Size.DOCK_WIDTH))

    def _bar(self, row: LuckRow) -> DivergingBar:
        return DivergingBar(row.luck, self._limit, row.seat)
