"""The tables of a tournament: the standings, everyone against everyone, every finished game."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import gt
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem, QTableView

from engines.arena.progress import GameId, Played
from engines.arena.standings import Pairing, Row, Standings
from engines.contract.analysis import Unit
from engines.contract.registry import game as find_game
from engines.runtime.texts import decimals_of, number, percent, tr
from gui.app.values import seconds_text
from gui.arena.figures import (
    UNKNOWN,
    both_ways,
    elo_text,
    half_width,
    luck_text,
    returns_text,
    score_text,
    strength_text,
    verdict_text,
)
from gui.kit.paint import blend
from gui.kit.row_delegate import VALUE_ROLE, Index, RowDelegate
from gui.kit.table import Column, Table
from gui.style import Size, Token, TypeRole, scaled, theme

_NEXT, _RETURNS, _LUCK = range(5, 8)
_NO_INDEX = QModelIndex()
_COLUMN: Final = 68
_FULL: Final = 0.25
"""A cell has its full color when its score is this far from one half."""
_BETTER, _WORSE, _EVEN = "▲", "▽", "≈"


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line: place, shown name, figures, and the comparison with the next line below.

    Attributes:
        unit: the unit of a game's result.
        rates: whether entrants get ratings as soon as there are enough games.
    """

    place: int
    name: str
    row: Row
    unit: Unit
    rates: bool
    next_name: str
    against_next: Pairing | None


class StandingsTable(Table[Ranked]):
    """The standings, best first."""

    def __init__(self) -> None:
        super().__init__(
            [
                Column(tr("arena-rank"), lambda each: str(each.place), number=True),
                Column(tr("arena-name"), lambda each: each.name, tip=_about),
                Column(
                    tr("arena-games"),
                    lambda each: number(each.row.games),
                    number=True,
                    tip=_games,
                ),
                Column(tr("arena-score"), _score, number=True, tip=_seats),
                Column(
                    tr("arena-elo-margin"),
                    lambda each: strength_text(each.row, rates=each.rates),
                    number=True,
                ),
                Column(
                    tr("arena-to-the-next"),
                    _difference,
                    number=True,
                    tip=_sureness,
                    token=_difference_token,
                ),
                Column(
                    tr("arena-per-game"),
                    lambda each: returns_text(each.row.returns, each.unit),
                    number=True,
                    tip=lambda _each: tr("arena-average-over-all-games"),
                ),
                Column(
                    tr("arena-luck"),
                    lambda each: luck_text(each.row),
                    number=True,
                    tip=_luck,
                ),
            ],
            sortable=False,
        )
        self.setAccessibleName(tr("arena-standings"))
        self._names: tuple[str, ...] = ()
        self._longest = [0] * self.model().columnCount()

    def show_standings(self, standings: Standings, names: tuple[str, ...]) -> None:
        """Show another table; the line of the same entrant stays current."""
        before = self.current_row
        rows = ranked(standings, names)
        self.set_rows(rows)
        if before is not None:
            for place, each in enumerate(rows):
                if each.row.entrant == before.row.entrant:
                    self.select_row(place)
        scaled(self._limit_height)
        in_wins = all(row.returns is None for row in standings.rows)
        self.setColumnHidden(_RETURNS, in_wins)
        # There isn't room for all; the pairings show it, too.
        self.setColumnHidden(_NEXT, not in_wins)
        self.setColumnHidden(_LUCK, all(row.adjusted is None for row in standings.rows))
        self._make_room(names)

    def _limit_height(self) -> None:
        """Leave no empty space below the last line."""
        lines = 1 + max(2, len(self.rows))
        bar = self.horizontalScrollBar().sizeHint().height()
        self.setMaximumHeight(lines * theme().px(Size.TABLE_ROW) + 2 * self.frameWidth() + bar)

    def _make_room(self, names: tuple[str, ...]) -> None:
        """Columns grow with what they show, and do not shrink while the same bots play."""
        if self._names != names:
            self._names, self._longest = names, [0] * len(self._longest)
        model, lines = self.model(), range(self.model().rowCount())
        longest = [
            max((len(model.index(line, column).data()) for line in lines), default=0)
            for column in range(len(self._longest))
        ]
        if any(map(gt, longest, self._longest)):
            self._longest = list(map(max, longest, self._longest))
            self.fit_columns()


def ranked(standings: Standings, names: tuple[str, ...]) -> tuple[Ranked, ...]:
    """The lines of the table."""
    rows, unit = standings.ranked, find_game(standings.setup.game).info.unit
    pairings = both_ways(standings.pairings)
    found = []
    for place, row in enumerate(rows, start=1):
        below = rows[place] if place < len(rows) else None
        found.append(
            Ranked(
                place=place,
                name=names[row.entrant],
                row=row,
                unit=unit,
                rates=len(standings.tables) > 1,
                next_name="" if below is None else names[below.entrant],
                against_next=None if below is None else pairings.get((row.entrant, below.entrant)),
            )
        )
    return tuple(found)


def _score(each: Ranked) -> str:
    return score_text(each.row.score) if each.row.games else UNKNOWN


def _difference(each: Ranked) -> str:
    if each.against_next is None:
        return UNKNOWN
    return elo_text(each.against_next.elo)


def _difference_token(each: Ranked) -> Token:
    sure = each.against_next is not None and each.against_next.elo.low > 0
    return Token.GOOD if sure else Token.TEXT


def _sureness(each: Ranked) -> str:
    pairing = each.against_next
    if pairing is None:
        return tr("arena-hasnt-played-next-bot")
    return tr(
        "arena-elo-difference-over-games",
        bot=each.next_name,
        games=number(pairing.games),
        verdict=verdict_text(pairing.superiority),
        likelihood=percent(pairing.superiority),
    )


def _games(each: Ranked) -> str:
    row = each.row
    text = tr(
        "arena-won-shared-lost",
        won=number(row.won),
        shared=number(row.shared),
        lost=number(row.lost),
    )
    if row.forfeits:
        text = f"{text}, {tr('arena-because-error-bot', forfeits=number(row.forfeits))}"
    return f"{text}. {tr('arena-whole-deals-count')}"


def _seats(each: Ranked) -> str:
    shares = ", ".join(percent(share) for share in each.row.by_seat)
    return tr("arena-wins-by-seat", shares=shares)


def _about(each: Ranked) -> str:
    thinking = each.row.thinking
    if not thinking.decisions:
        return each.name
    return tr(
        "arena-decision-times",
        bot=each.name,
        decisions=number(thinking.decisions),
        median=seconds_text(thinking.percentile(50)),
        longest=seconds_text(thinking.percentile(99)),
    )


def _luck(each: Ranked) -> str:
    row = each.row
    if row.adjusted is None:
        return tr("arena-needs-more-games")
    score = score_text(row.adjusted)
    if row.returns_adjusted is None:
        return tr("arena-even-luck-score-would", score=score)
    return tr(
        "arena-even-luck-average-result",
        returns=returns_text(row.returns_adjusted, each.unit),
        score=score,
    )


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


_SEATS: Final = 1
"""The column of the games that gives way: the result names one of its names again."""


class GamesTable(Table[Played]):
    """Games in the order in which they ended, the newest at the bottom."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        super().__init__(
            [
                Column(tr("arena-deal"), lambda game: number(game.id.block + 1), number=True),
                Column(tr("arena-seats"), self._seats),
                Column(tr("arena-steps"), lambda game: number(game.plies), number=True, extra=True),
                Column(
                    tr("arena-result"),
                    self._result,
                    tip=lambda game: game.forfeit.message if game.forfeit else self._result(game),
                    token=lambda game: Token.BAD if game.forfeit else Token.TEXT,
                ),
                Column(tr("arena-seed"), lambda game: str(game.seed), number=True, extra=True),
            ],
            sortable=False,
            widest=_SEATS,
        )
        self.setAccessibleName(tr("arena-games"))
        # Only visible lines are measured, not a thousand of them.
        self.horizontalHeader().setResizeContentsPrecision(0)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._measured = False
        self._known: set[GameId] = set()

    def add(self, played: tuple[Played, ...] | list[Played]) -> None:
        """Add the games that are missing at the end; a view that shows the end follows them."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        self.append_rows([game for game in played if game.id not in self._known])
        self._known.update(game.id for game in played)
        self._measure()
        if at_end:
            self.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure()

    def _measure(self) -> None:
        """Give the columns of a tournament their widths, as soon as lines of it can be seen."""
        if not self._measured and self.isVisible() and self.model().rowCount():
            self._measured = True
            self.fit_columns()

    def _seats(self, game: Played) -> str:
        return " – ".join(self._names[entrant] for entrant in game.seating)

    def _result(self, game: Played) -> str:
        if game.forfeit is not None:
            failed = game.seating[game.wins.index(0)]
            return tr("arena-failed", name=self._names[failed])
        best = max(game.wins)
        winners = [seat for seat, share in enumerate(game.wins) if share == best]
        names = tuple(self._names[game.seating[seat]] for seat in winners)
        if len(winners) == len(game.seating):  # the line has named them already
            return tr("arena-tie")
        return tr("arena-tie-between" if len(winners) > 1 else "arena-won", names=names)
