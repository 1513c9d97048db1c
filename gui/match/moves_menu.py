"""The moves of a decision, to choose those that the adviser should consider."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu, QWidget, QWidgetAction

from engines.runtime.texts import tr
from engines.runtime.types import Action
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.fields import SearchField
from gui.style import Size, Space, theme

_MOST_SHOWN: Final = 10
_ACTION_ROLE: Final = int(Qt.ItemDataRole.UserRole)


class MovesMenu(QMenu):
    """Lists moves with check boxes. ``chosen`` carries the tuple of those checked; empty: all."""

    chosen = Signal(object)

    def __init__(
        self, moves: Sequence[tuple[Action, str]], only: Sequence[Action], parent: QWidget
    ) -> None:
        super().__init__(parent)
        t = theme()
        self.list = QListWidget()
        self.list.setAccessibleName(tr("match-moves"))
        for action, name in moves:
            item = QListWidgetItem(name, self.list)
            item.setData(_ACTION_ROLE, action)
            item.setSizeHint(QSize(0, t.px(Size.TABLE_ROW)))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if action in only else Qt.CheckState.Unchecked)
        self.list.itemChanged.connect(self._refresh)
        self.list.itemActivated.connect(self._toggle)
        self.list.setMinimumWidth(t.px(Size.DOCK_MIN))
        self.list.setFixedHeight(t.px(Size.TABLE_ROW) * min(len(moves), _MOST_SHOWN))
        self.search = SearchField(tr("match-find-a-move"), self.list)
        self.these = Button(tr("match-only-these-moves"), ButtonKind.PRIMARY, compact=True)
        self.these.clicked.connect(self._choose_these)
        self.every = Button(tr("match-all-moves"), compact=True)
        self.every.clicked.connect(self._choose_all)
        self.every.setEnabled(bool(only))
        self._fill()
        self._refresh()

    def _fill(self) -> None:
        box, around = QWidget(), (Space.S, Space.S, Space.S, Space.S)
        buttons = boxes.row(self.every, 1, self.these)
        boxes.column(self.search, self.list, buttons, of=box, gap=Space.S, edges=around)
        action = QWidgetAction(self)
        action.setDefaultWidget(box)
        self.addAction(action)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.search if self.search.isVisible() else self.list).setFocus()

    @property
    def named(self) -> tuple[Action, ...]:
        items = [self.list.item(place) for place in range(self.list.count())]
        return tuple(
            item.data(_ACTION_ROLE) for item in items if item.checkState() is Qt.CheckState.Checked
        )

    def _toggle(self, item: QListWidgetItem) -> None:
        """Check or uncheck a move, after Enter or a double click."""
        on = item.checkState() is Qt.CheckState.Checked
        item.setCheckState(Qt.CheckState.Unchecked if on else Qt.CheckState.Checked)

    def _refresh(self) -> None:
        self.these.setEnabled(bool(self.named))

    def _choose_these(self) -> None:
        named = self.named
        self.close()
        self.chosen.emit(named)

    def _choose_all(self) -> None:
        self.close()
        self.chosen.emit(())
