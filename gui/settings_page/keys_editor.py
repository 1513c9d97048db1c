"""The table in the settings where keys are changed."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QKeySequenceEdit, QStyleOptionViewItem, QWidget

from engines.runtime.texts import tr
from gui.app.keys.commands import Command
from gui.app.keys.keymap import KeyMap
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.fields import SearchField
from gui.kit.label import Label
from gui.kit.row_delegate import Index, RowDelegate
from gui.kit.table import Column, Table
from gui.style import Space, Token, TypeRole, scaled

_KEYS: Final = 2
"""Keys of a command that can be changed, in the columns after its name."""
_WIDEST: Final = 960


class _KeyDelegate(RowDelegate):
    """Edits a key sequence by pressing it."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QKeySequenceEdit(parent)
        editor.setMaximumSequenceLength(1)
        editor.setClearButtonEnabled(True)
        once = Qt.ConnectionType.SingleShotConnection  # it also ends when it is closed
        editor.editingFinished.connect(lambda: self._done(editor), once)
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        editor.setGeometry(option.rect)

    def _done(self, editor: QKeySequenceEdit) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor)


class KeysEditor(QWidget):
    """Search field, table, and a button that restores the default keys."""

    def __init__(self, keys: KeyMap) -> None:
        super().__init__()
        self._keys = keys
        columns: tuple[Column[Command], ...] = (
            Column(tr("settings-command"), lambda command: command.text),
            self._key_column(tr("settings-key"), 0),
            self._key_column(tr("settings-second-key"), 1),
            Column("", self._conflict, token=lambda _command: Token.WARN),
        )
        self.table = Table(columns, keys.commands, sortable=False, widest=0)
        self.table.setItemDelegate(_KeyDelegate(self.table))
        self.table.setAccessibleName(tr("settings-keys"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.table.rowActivated.connect(self._edit)
        keys.changed.connect(self.table.fit_columns)
        search = SearchField(tr("settings-search-commands-and-keys"))
        search.textChanged.connect(self._find)
        usual = Button(tr("settings-restore-defaults"))
        usual.clicked.connect(keys.reset)
        told = tr("settings-double-click-key-select")
        hint = Label(told, TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        column = boxes.column(hint, search, (self.table, 1), of=self, gap=Space.M)
        column.addWidget(usual, 0, Qt.AlignmentFlag.AlignLeft)
        scaled(self.table.setMinimumHeight, 320)
        scaled(self.setMaximumWidth, _WIDEST)

    def _key_column(self, title: str, place: int) -> Column[Command]:
        native = QKeySequence.SequenceFormat.NativeText
        return Column(
            title,
            lambda command: self._pair(command)[place].toString(native),
            value=lambda command: self._pair(command)[place],
            take=partial(self._choose, place),
        )

    def _pair(self, command: Command) -> list[QKeySequence]:
        """The keys of a command, empty ones at the end."""
        return [*self._keys.sequences(command), *[QKeySequence()] * _KEYS][:_KEYS]

    def _choose(self, place: int, command: Command, key: object) -> None:
        pair = self._pair(command)
        pair[place] = QKeySequence(key)  # type: ignore[call-overload]  # what its editor returns
        self._keys.choose(command, pair)

    def _conflict(self, command: Command) -> str:
        others = tuple(other.text for other in self._keys.conflicts(command))
        return tr("settings-also-used-for", others=others) if others else ""

    def _edit(self, _command: Command) -> None:
        """Edit the key in the current cell, or that nearest to it."""
        index = self.table.currentIndex()
        self.table.edit(index.siblingAtColumn(min(max(index.column(), 1), _KEYS)))

    def _find(self, text: str) -> None:
        """Show the commands that have a text in their names, keys, or conflicts."""
        cells = [column.text for column in self.table.columns]
        found = [
            command
            for command in self._keys.commands
            if any(text.strip().casefold() in cell(command).casefold() for cell in cells)
        ]
        self.table.set_rows(found)
