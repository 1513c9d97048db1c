"""Tables made from dataclasses: columns declared as values, sorting, uniform rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from gui.kit.row_delegate import VALUE_ROLE, Index, RowDelegate
from gui.style import Size, Token, TypeRole, scaled, theme

Row = TypeVar("Row")

SORT_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_NO_INDEX = QModelIndex()


@dataclass(frozen=True, slots=True)
class Column(Generic[Row]):
    """One column of a table of `Row` values.

    `text` gives what is shown. `sort` gives the number to sort by (the text without it). `number`
    aligns right with tabular figures. `tip` gives a tooltip (without it, columns of words show the
    whole text), `token` a color, `value` an object for a delegate of the column (`VALUE_ROLE`).
    `take` takes another value from an editor of that delegate. An `extra` column is left out where
    there is too little room for all.
    """

    title: str
    text: Callable[[Row], str]
    sort: Callable[[Row], float] | None = None
    number: bool = False
    tip: Callable[[Row], str] | None = None
    token: Callable[[Row], Token] | None = None
    value: Callable[[Row], object] | None = None
    take: Callable[[Row, object], None] | None = None
    extra: bool = False


class TableModel(QAbstractTableModel, Generic[Row]):
    """A read-only model of rows and columns."""

    def __init__(self, columns: Sequence[Column[Row]], rows: Sequence[Row] = ()) -> None:
        super().__init__()
        self._columns = tuple(columns)
        self._rows = list(rows)

    @property
    def rows(self) -> list[Row]:
        """The rows in their own order."""
        return list(self._rows)

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Replace all rows. If rows are only added at the end, selection and scrolling stay."""
        common = len(self._rows)
        if common and list(rows[:common]) == self._rows:
            self.append_rows(rows[common:])
            return
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def append_rows(self, rows: Sequence[Row]) -> None:
        if rows:
            first = len(self._rows)
            self.beginInsertRows(_NO_INDEX, first, first + len(rows) - 1)
            self._rows.extend(rows)
            self.endInsertRows()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(number=column.number)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], self._columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(row)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(number=column.number)
            case Qt.ItemDataRole.ToolTipRole:
                whole = None if column.number else column.text  # there may be no room for it
                tip = column.tip or whole
                return tip(row) if tip else None
            case Qt.ItemDataRole.ForegroundRole:
                return QColor(theme().hex(column.token(row))) if column.token else None
            case _ if role == SORT_ROLE:
                return column.sort(row) if column.sort else column.text(row)
            case _ if role in (VALUE_ROLE, Qt.ItemDataRole.EditRole):
                return column.value(row) if column.value else None
            case _:
                return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        editable = index.isValid() and self._columns[index.column()].take is not None
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsEditable if editable else usual

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        take = self._columns[index.column()].take
        if take is None or role != Qt.ItemDataRole.EditRole:
            return False
        take(self._rows[index.row()], value)
        return True


class Table(QTableView, Generic[Row]):
    """A sortable table of dataclass rows, which are 32 high.

    The ``widest`` column takes what is left; by default, it is the last one of words.

    Emits `rowChosen(row)` when the current row changes and `rowActivated(row)` on Enter or double
    click; both carry the row's value.
    """

    rowChosen = Signal(object)  # noqa: N815 - Qt's way of naming signals
    rowActivated = Signal(object)  # noqa: N815

    def __init__(
        self,
        columns: Sequence[Column[Row]],
        rows: Sequence[Row] = (),
        *,
        sortable: bool = True,
        widest: int | None = None,
    ) -> None:
        super().__init__()
        self.columns = columns
        self._model = TableModel(columns, rows)
        words = [place for place, column in enumerate(columns) if not column.number]
        self._widest = widest if widest is not None else words[-1] if words else 0
        self._needed: list[int] = []
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSortRole(SORT_ROLE)
        self._proxy.setSourceModel(self._model)
        self._model.setParent(self)
        self.setModel(self._proxy)
        self._set_up(sortable=sortable)
        self.selectionModel().currentRowChanged.connect(self._current_changed)
        self.doubleClicked.connect(self._activate)
        scaled(self.setFont, TypeRole.TABLE)
        scaled(self.verticalHeader().setDefaultSectionSize, Size.TABLE_ROW)
        scaled(self.horizontalHeader().setFixedHeight, Size.TABLE_ROW)
        scaled(self.fit_columns)

    @property
    def rows(self) -> list[Row]:
        """The rows in their own order."""
        return self._model.rows

    def set_rows(self, rows: Sequence[Row]) -> None:
        self._model.set_rows(rows)

    def append_rows(self, rows: Sequence[Row]) -> None:
        """Add rows below the others, in time that does not depend on how many there are."""
        self._model.append_rows(rows)

    @property
    def current_row(self) -> Row | None:
        index = self._proxy.mapToSource(self.currentIndex())
        return self._model.rows[index.row()] if index.isValid() else None

    def select_row(self, place: int) -> None:
        """Make the row with this place in `rows` current and visible, without a signal."""
        index = self._proxy.mapFromSource(self._model.index(place, 0))
        blocked = self.selectionModel().blockSignals(True)
        self.setCurrentIndex(index)
        self.selectionModel().blockSignals(blocked)
        self.scrollTo(index)
        self.viewport().update()

    def fit_columns(self) -> None:
        """Make the columns as wide as what they show; the widest takes what is left."""
        header = self.horizontalHeader()
        self.resizeColumnsToContents()
        header.setSectionResizeMode(self._widest, QHeaderView.ResizeMode.Stretch)
        self._needed = [
            max(self.sizeHintForColumn(place), header.sectionSizeHint(place))
            for place in range(len(self.columns))
        ]
        self._fit_extras()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_extras()

    def _fit_extras(self) -> None:
        """Leave out extra columns, the last one first, until the others have the room they need."""
        needed = sum(self._needed)
        for place in reversed(range(len(self._needed))):
            if self.columns[place].extra:
                tight = needed > self.viewport().width()
                if tight != self.isColumnHidden(place):
                    self.setColumnHidden(place, tight)
                needed -= tight * self._needed[place]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._activate(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _set_up(self, *, sortable: bool) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(RowDelegate(self))
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        if sortable:
            self.setSortingEnabled(True)
            self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)

    def _value(self, index: QModelIndex) -> Row:
        return self._model.rows[self._proxy.mapToSource(index).row()]

    def _current_changed(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid():
            self.rowChosen.emit(self._value(now))

    def _activate(self, index: QModelIndex) -> None:
        if index.isValid():
            self.rowActivated.emit(self._value(index))


def _alignment(*, number: bool) -> int:
    side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
