"""The table in the settings where keys are changed."""

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QSortFilterProxyModel, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QKeySequenceEdit,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from engines.runtime.texts import tr
from gui.app.keys.commands import Command
from gui.app.keys.keymap import KeyMap
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.fields import SearchField
from gui.kit.label import Label
from gui.kit.row_delegate import Index, RowDelegate
from gui.style import Size, Space, Token, TypeRole, scaled, theme

_Role = Qt.ItemDataRole
_NAME, _FIRST, _SECOND, _NOTE = range(4)
_WIDEST: Final = 1200
_ROOT: Final = QModelIndex()
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText


class KeysModel(QAbstractTableModel):
    """Commands by row: name, first key, second key, conflict."""

    def __init__(self, keys: KeyMap, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self._commands = keys.commands
        keys.changed.connect(self._refresh)

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._commands)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != _Role.DisplayRole:
            return None
        return (tr("settings-command"), tr("settings-key"), tr("settings-second-key"), "")[section]

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        editable = index.column() in (_FIRST, _SECOND)
        return usual | Qt.ItemFlag.ItemIsEditable if editable else usual

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        command = self._commands[index.row()]
        if role == _Role.DisplayRole:
            return self._text(command, index.column())
        if role == _Role.EditRole:
            return self._sequence(command, index.column())
        if role == _Role.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        if role == _Role.ForegroundRole and index.column() == _NOTE:
            return theme().color(Token.WARN)
        return None

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        if role != _Role.EditRole or index.column() not in (_FIRST, _SECOND):
            return False
        command = self._commands[index.row()]
        sequences = [*self._keys.sequences(command), QKeySequence(), QKeySequence()][:2]
        sequences[index.column() - _FIRST] = QKeySequence(value)
        self._keys.choose(command, sequences)
        return True

    def _text(self, command: Command, column: int) -> str:
        if column == _NAME:
            return command.text
        if column == _NOTE:
            return self._conflict(command)
        return self._sequence(command, column).toString(_NATIVE)

    def _conflict(self, command: Command) -> str:
        others = tuple(other.text for other in self._keys.conflicts(command))
        return tr("settings-also-used-for", others=others) if others else ""

    def _sequence(self, command: Command, column: int) -> QKeySequence:
        sequences = self._keys.sequences(command)
        place = column - _FIRST
        return sequences[place] if 0 <= place < len(sequences) else QKeySequence()

    def _refresh(self) -> None:
        last = self.index(len(self._commands) - 1, _NOTE)
        self.dataChanged.emit(self.index(0, 0), last)


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
        self._model = KeysModel(keys, self)
        proxy = QSortFilterProxyModel(self)
        proxy.setSourceModel(self._model)
        proxy.setFilterKeyColumn(-1)
        proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        search = SearchField(tr("settings-search-commands-and-keys"))
        search.textChanged.connect(proxy.setFilterFixedString)
        self.table = QTableView()
        self.table.setModel(proxy)
        self._set_up_table()
        usual = Button(tr("settings-restore-defaults"))
        usual.clicked.connect(keys.reset)
        told = tr("settings-double-click-key-select")
        hint = Label(told, TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        column = boxes.column(hint, search, (self.table, 1), of=self, gap=Space.M)
        column.addWidget(usual, 0, Qt.AlignmentFlag.AlignLeft)
        scaled(self.table.verticalHeader().setDefaultSectionSize, Size.TABLE_ROW)
        scaled(self.table.setMinimumHeight, 320)
        scaled(self.setMaximumWidth, _WIDEST)
        scaled(self._size_columns)

    def _size_columns(self) -> None:
        self.table.setColumnWidth(_FIRST, theme().px(144))
        self.table.setColumnWidth(_SECOND, theme().px(112))

    def _set_up_table(self) -> None:
        table = self.table
        table.setItemDelegate(_KeyDelegate(table))
        table.setAccessibleName(tr("settings-keys"))
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        table.activated.connect(table.edit)
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(_NOTE, QHeaderView.ResizeMode.ResizeToContents)
