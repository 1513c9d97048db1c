"""The log dock: what happened, at three levels of detail; a click on a line goes to its step."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QListView, QStackedLayout, QWidget

from engines.contract.messages import Message, Words, message
from engines.match.advice.quality import Fortune, Quality
from engines.match.history import TurnGroup, group_turns
from engines.match.narration import Detail, LogLine, dice_of, log, shortly
from engines.match.visibility import revealed
from engines.runtime.texts import tr
from gui.games.face import Face, face
from gui.kit import boxes
from gui.kit.card import EmptyState
from gui.kit.row_delegate import Index
from gui.kit.segmented import SegmentedControl
from gui.kit.steps import Piece
from gui.kit.throttle import SeenThrottle
from gui.match.last_turns import brought, turn_of
from gui.match.log_rows import ROW_ROLE, LogDelegate, LogRow, strongest, worst
from gui.match.study import Study
from gui.match.view import MatchView
from gui.style import Space
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import face_of

_ROOT: Final = QModelIndex()
MARKS_MS: Final = 300
"""How soon marks of quality and luck follow what the study has found."""
_DETAILS: Final = (Detail.TURNS, Detail.ACTIONS, Detail.EVERYTHING)


class LogModel(QAbstractListModel):
    """Rows of the log; a longer log only adds rows, so that scrolling stays where it is."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[LogRow] = []

    @property
    def rows(self) -> tuple[LogRow, ...]:
        """The rows, oldest first."""
        return tuple(self._rows)

    def set_rows(self, rows: Sequence[LogRow]) -> None:
        """Replace the rows, except the unchanged ones at the beginning."""
        same = 0
        for new, old in zip(rows, self._rows, strict=False):
            if new is not old and new != old:
                break
            same += 1
        if self._rows and not same:
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()
            return
        if same < len(self._rows):
            self.beginRemoveRows(_ROOT, same, len(self._rows) - 1)
            del self._rows[same:]
            self.endRemoveRows()
        if same < len(rows):
            self.beginInsertRows(_ROOT, same, len(rows) - 1)
            self._rows.extend(rows[same:])
            self.endInsertRows()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text
        return row if role == ROW_ROLE else None


class LogPanel(QWidget):
    """The log of a match. ``chosen`` carries the node of a line that was clicked."""

    chosen = Signal(int)

    def __init__(self, match_view: MatchView, study: Study) -> None:
        super().__init__()
        self._match_view = match_view
        self._study = study
        self._rows: dict[tuple[tuple[int, ...], int | None, bool], tuple[LogRow, ...]] = {}
        """The rows of each turn, or of what is left of it, by its nodes, who may know them, and
        whether they have been undone; without marks."""
        self._selected: tuple[int | None, int] = None, 0
        """The node that is marked, and how many steps the match had then."""
        self._qualities: dict[int, Quality] = {}
        self._fortunes: dict[int, Fortune] = {}
        self._marks_due = SeenThrottle(self, self._take_marks, MARKS_MS)
        self.detail = SegmentedControl(
            (tr("match-turns"), tr("match-actions"), tr("match-everything"))
        )
        self.detail.setAccessibleName(tr("match-log-detail"))
        self.detail.currentChanged.connect(self._detail_changed)
        self.model = LogModel()
        self.view = _LogView(self.model)
        self.view.setAccessibleName(tr("match-log"))
        self.view.clicked.connect(self._clicked)
        self.view.activated.connect(self._clicked)
        self._empty = EmptyState(tr("match-actions-will-appear-here"))
        self._stack = QStackedLayout()
        # A stack without a parent would show its first widget as a window.
        boxes.column(
            self.detail,
            (self._stack, 1),
            of=self,
            gap=Space.S,
            edges=(Space.M, 0, Space.M, Space.S),
        )
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.view)
        study.changed.connect(self._marks_due.soon)
        self._take_marks()

    def refresh(self) -> None:
        """Show what has happened, and the current position."""
        history, viewer = self._match_view.match.history, self._match_view.hears
        known = frozenset() if viewer is None else revealed(history)
        undone = frozenset() if self._match_view.replaying else frozenset(history.ahead())

        def part(node: int) -> tuple[tuple[int, bool], bool]:
            return turn_of(history, node), node in undone

        grouped = ((each, tuple(nodes)) for each, nodes in groupby(history.main_line(), part))
        keys = [(n, None if n[-1] in known else viewer, gone) for (_, gone), n in grouped]
        self._rows = {key: self._rows.get(key) or self._rows_of(*key) for key in keys}
        rows = [self._marked(row) for turn in self._rows.values() for row in turn]
        at_end = self.view.at_end()
        self.model.set_rows(rows)
        self._stack.setCurrentIndex(1 if rows else 0)
        self._select(self._match_view.at, sum(len(nodes) for nodes, *_ in keys), follow=at_end)

    def text(self) -> str:
        """The whole log as plain text."""
        return "\n".join(f"{row.number}. {row.text}" for row in self.model.rows)

    def _detail_changed(self) -> None:
        self._rows = {}
        self._selected = None, self._selected[1]
        self.refresh()

    def _take_marks(self) -> None:
        """Take over what the study knows about decisions and rolls."""
        found = self._study.findings
        decisions = found.review.decisions if found.review else ()
        chances = found.ledger.chances if found.ledger else ()
        self._qualities = {each.node: each.quality for each in decisions if each.quality}
        self._fortunes = {chance.node: chance.fortune for chance in chances}
        self.refresh()

    def _clicked(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, LogRow):
            self.chosen.emit(row.node)

    def _select(self, node: int, steps: int, *, follow: bool) -> None:
        """Mark the row of a node; whoever reads further up stays there while others play."""
        rows = self.model.rows
        newest_first = range(len(rows) - 1, -1, -1)
        place = next((n for n in newest_first if node in rows[n].nodes), None)
        before, self._selected = self._selected, (node, steps)
        went_there = node != before[0] and steps == before[1]
        self.view.setAutoScroll(False)
        if place is None:
            self.view.clearSelection()
        else:
            self.view.setCurrentIndex(self.model.index(place))
        self.view.setAutoScroll(True)
        if follow or went_there:
            self.view.scrollTo(self.model.index(len(rows) - 1 if place is None else place))

    # -- rows ---------------------------------------------------------------------------------

    def _rows_of(
        self, nodes: tuple[int, ...], viewer: int | None, undone: bool
    ) -> tuple[LogRow, ...]:
        history, words = self._match_view.match.history, self._match_view.words
        (group,) = group_turns(history.steps(nodes))
        detail = _DETAILS[self.detail.current]
        whole = detail is Detail.TURNS
        shown = face(self._match_view.game.id)

        def row(line: LogLine) -> LogRow:
            told = line.text(words)
            text = tr("match-undone", text=told) if undone else told
            return LogRow(
                node=line.node,
                nodes=line.nodes,
                number=group.moment.round,
                seat=line.seat,
                pieces=(whole and pieces_of(group, shown, words, viewer)) or tuple(text.split()),
                text=text,
                automatic=line.automatic,
                brought=brought(group) if whole else "",
                undone=undone,
            )

        return tuple(map(row, log((group,), detail, viewer)))

    def _marked(self, row: LogRow) -> LogRow:
        """A row with what the study knows about its decisions and rolls."""
        qualities = [self._qualities[node] for node in row.nodes if node in self._qualities]
        fortunes = [self._fortunes[node] for node in row.nodes if node in self._fortunes]
        if not qualities and not fortunes:
            return row
        return replace(row, quality=worst(qualities), fortune=strongest(fortunes))


class _LogView(QListView):
    """A list whose rows are as high as their text needs."""

    def __init__(self, model: LogModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(LogDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._place: Callable[[], None] | None = None
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._stay)

    def changeEvent(self, event: QEvent) -> None:
        """Lay out the rows, whose heights have changed, and stay at the same place."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._lay_out()

    def _find_place(self) -> Callable[[], None] | None:
        """What scrolls back to where it is: to the marked row if it is visible, or to the end."""
        for marked in self.selectedIndexes():
            if self.viewport().rect().intersects(self.visualRect(marked)):
                return lambda: self.scrollTo(self.currentIndex())
        return self.scrollToBottom if self.at_end() else None

    def _lay_out(self) -> None:
        if not self._due.isActive():
            self._place = self._find_place()
        self.scheduleDelayedItemsLayout()
        self._due.start()  # as soon as the rows have their places

    def _stay(self) -> None:
        if self._place is not None:
            self._place()

    def at_end(self) -> bool:
        """Whether the newest row is visible."""
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(str(self.currentIndex().data() or ""))
        else:
            super().keyPressEvent(event)


def pieces_of(group: TurnGroup, shown: Face, words: Words, viewer: int | None) -> tuple[Piece, ...]:
    """A turn as dice and short words: mini dice for rolls, notation for decisions."""
    if group.seat is None:
        return ()
    pieces: list[Piece] = []
    said: list[Message] = []

    def tell() -> None:
        sentences = parted(shown.drawn(said, words))
        if pieces and sentences and not isinstance(sentences[0], str):
            pieces.append(":")  # these dice are only some of those rolled before them
        pieces.extend(sentences)

    for step, told in shortly(group.steps, viewer):
        roll, faces = step.before.roll(), dice_of(step, viewer)
        if roll is not None and faces:
            tell()
            pieces += ["·"] if any(not isinstance(each, str) for each in pieces) else []
            pieces += [(paint_mini, face_of(roll, each)) for each in faces]
            # Its dice are drawn; what they meant is said.
            said = [message(told.code, dice=())] if "dice" in dict(told.parameters) else []
        else:
            said.append(told)
    tell()
    return tuple(pieces)


def parted(sentences: Sequence[Sequence[Piece]]) -> list[Piece]:
    """The pieces of sentences in a row, with a comma between two if either has several."""
    pieces: list[Piece] = []
    for before, sentence in pairwise(((), *sentences)):
        if before and max(len(before), len(sentence)) > 1:
            pieces.append(",")
        pieces += sentence
    return pieces
