"""Everyone against everyone: the score of each row against each column."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem, QTableView

from engines.arena.standings import Pairing, Standings
from engines.runtime.texts import decimals_of, number, percent, tr
from gui.arena.figures import both_ways, elo_text, half_width, score_text, verdict_text
from gui.kit.paint import blend
from gui.kit.row_delegate import VALUE_ROLE, Index, RowDelegate
from gui.style import Size, Token, TypeRole, scaled, theme

_NO_INDEX = QModelIndex()
_COLUMN: Final = 68
_FULL: Final = 0.25
"""A cell has its full color when its score is this far from one half."""
_BETTER, _WORSE, _EVEN = "▲", "▽", "≈"


class PairingModel(QAbstractTableModel):
    """Cells in the order of the standings, best first."""

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self._order: tuple[int, ...] = ()
        self._pairings: dict[tuple[int, int], Pairing] = {}

    def show_standings(self, standings: Standings, names: Sequence[str]) -> None:
        order = tuple(row.entrant for row in standings.ranked)
        anew = len(order) != len(self._order)
        if anew:
            self.beginResetModel()
        self._names, self._order = tuple(names), order
        self._pairings = both_ways(standings.pairings)
        if anew:
            self.endResetModel()
        elif order:
            last = len(order) - 1
            self.dataChanged.emit(self.index(0, 0), self.index(last, last))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, last)

    def pairing(self, index: Index) -> Pairing | None:
        """Who met in a cell; None on the diagonal and where nobody did."""
        return self._pairings.get((self._order[index.row()], self._order[index.column()]))

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return self.rowCount(parent)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if not 0 <= section < len(self._order):
            return None
        name = self._names[self._order[section]]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{section + 1}" if orientation is Qt.Orientation.Horizontal else name
        if role == Qt.ItemDataRole.ToolTipRole:
            return name
        if role == Qt.ItemDataRole.TextAlignmentRole:
            across = orientation is Qt.Orientation.Horizontal
            side = Qt.AlignmentFlag.AlignHCenter if across else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        pairing = self.pairing(index)
        if pairing is None:
            same = index.row() == index.column() and role == Qt.ItemDataRole.DisplayRole
            return "·" if same else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell_text(pairing)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._told(pairing)
            case _ if role == VALUE_ROLE:
                return pairing.score.mean
            case _:
                return None

    def _told(self, pairing: Pairing) -> str:
        return tr(
            "arena-against-games-elo-likelihood",
            bot=self._names[pairing.first],
            other=self._names[pairing.second],
            score=score_text(pairing.score),
            games=number(pairing.games),
            elo=elo_text(pairing.elo),
            verdict=verdict_text(pairing.superiority),
            likelihood=percent(pairing.superiority),
        )


def cell_text(pairing: Pairing) -> str:
    """A cell: a mark that says who is ahead beyond chance, and the score in percent."""
    mark = _EVEN
    if 0.5 not in pairing.score:
        mark = _BETTER if pairing.score.mean > 0.5 else _WORSE
    decimals = decimals_of(100 * half_width(pairing.score))
    return f"{mark} {number(100 * pairing.score.mean, decimals)}"


class _CellDelegate(RowDelegate):
    """Fills a cell more strongly the farther its score is from one half; the mark says the same."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        score = index.data(VALUE_ROLE)
        t = theme()
        if isinstance(score, float) and not t.high_contrast:
            share = min(1.0, abs(score - 0.5) / _FULL)
            soft = Token.GOOD_SOFT if score > 0.5 else Token.BAD_SOFT
            fill = blend(t.color(Token.SURFACE), t.color(soft), share)
            painter.fillRect(option.rect, fill)
        super().paint(painter, option, index)


class PairingMatrix(QTableView):
    """The score of each row against each column; columns are numbered as the rows are ranked."""

    def __init__(self) -> None:
        super().__init__()
        self.pairings = PairingModel()
        self.pairings.setParent(self)
        self.setModel(self.pairings)
        self.setItemDelegate(_CellDelegate(self))
        self.setAccessibleName(tr("arena-pairings"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        across.setHighlightSections(False)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setHighlightSections(False)
        scaled(self.setFont, TypeRole.TABLE)
        scaled(self.horizontalHeader().setMinimumSectionSize, _COLUMN)
        scaled(self.horizontalHeader().setFixedHeight, Size.TABLE_ROW)
        scaled(self.verticalHeader().setDefaultSectionSize, Size.TABLE_ROW)

    def show_standings(self, standings: Standings, names: Sequence[str]) -> None:
        numbered = list(names)
        for place, row in enumerate(standings.ranked, start=1):
            numbered[row.entrant] = f"{place}  {names[row.entrant]}"
        self.pairings.show_standings(standings, numbered)
