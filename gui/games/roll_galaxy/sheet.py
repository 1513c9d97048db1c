"""The score sheet at the end: every tile of every seat, added up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from engines.core.types import Seat
from engines.games.roll_galaxy.data import NUMBERS, TABLE
from engines.games.roll_galaxy.names import face_name
from engines.games.roll_galaxy.view import GalaxyView, SeatView
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.columns import ScrollColumn
from gui.kit.paint import box, paint_seat
from gui.style import Radius, Size, Space, Token, TypeRole, theme

translate = QCoreApplication.translate

_LEAST: Final = 150
_LINE: Final = 19
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of the sheet: what brings how many VP. ``strong`` lines are sums."""

    text: str
    vp: int
    strong: bool = False


def sheet_lines(area: SeatView) -> Iterator[SheetLine]:
    """Everything that counts for a seat; the last line but one is the sum."""
    for square in area.squares:
        face = NUMBERS[square.face]
        yield SheetLine(face_name(face), TABLE[face].cost)
    for reference, vp in area.score.bonuses:
        text = translate("RollGalaxy", "Bonus: {0}").format(face_name(NUMBERS[reference]))
        yield SheetLine(text, vp)
    yield SheetLine(translate("RollGalaxy", "VP chips"), area.score.chips)
    yield SheetLine(translate("RollGalaxy", "Total"), area.score.total, strong=True)
    tie = translate("RollGalaxy", "Tie-break: $ and cup")
    yield SheetLine(tie, area.score.tiebreak)


class SeatSheet(QWidget):
    """The sheet of one seat."""

    def __init__(self, seat: Seat, name: str, area: SeatView, *, best: bool) -> None:
        super().__init__()
        self._seat = seat
        self._seat_name = name
        self._best = best
        self.lines = tuple(sheet_lines(area))
        said = ", ".join(f"{line.text} {line.vp}" for line in self.lines)
        self.setAccessibleName(f"{name}: {said}")
        self.setToolTip(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().follow(self.updateGeometry)

    def sizeHint(self) -> QSize:
        t = theme()
        high = t.px(_LINE) * (len(self.lines) + 1) + t.px(2 * Space.M)
        return QSize(t.px(_LEAST), high)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(_LEAST) // 2, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = t.color(Token.GOOD_SOFT if self._best else Token.SURFACE)
        edge = t.color(Token.GOOD if self._best else Token.LINE)
        box(painter, QRectF(self.rect()), t.pxf(Radius.CARD), fill, edge)
        inner = QRectF(self.rect()).adjusted(t.pxf(Space.S), t.pxf(Space.M), -t.pxf(Space.S), 0)
        mark = t.pxf(Size.MARK)
        row = QRectF(inner.left(), inner.top(), inner.width(), t.pxf(_LINE))
        corner = QPointF(row.left(), row.center().y() - mark / 2)
        paint_seat(painter, QRectF(corner.x(), corner.y(), mark, mark), self._seat)
        self._write(painter, row.adjusted(mark + t.pxf(Space.S), 0, 0, 0), self._seat_name)
        for line in self.lines:
            row.translate(0, t.pxf(_LINE))
            if line.strong:
                painter.setPen(QPen(t.color(Token.LINE_STRONG), 1))
                painter.drawLine(row.topLeft(), row.topRight())
            self._paint_line(painter, row, line)

    def _paint_line(self, painter: QPainter, row: QRectF, line: SheetLine) -> None:
        t = theme()
        number = str(line.vp)
        painter.setFont(t.font(TypeRole.SECTION if line.strong else TypeRole.TABLE))
        painter.setPen(t.color(Token.TEXT))
        painter.drawText(row, _RIGHT, number)
        room = row.adjusted(0, 0, -t.pxf(Space.XL), 0)
        self._write(painter, room, line.text, strong=line.strong)

    def _write(self, painter: QPainter, room: QRectF, text: str, *, strong: bool = True) -> None:
        t = theme()
        font = t.font(TypeRole.SECTION if strong else TypeRole.SECONDARY)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(font)
        painter.setPen(t.color(Token.TEXT))
        painter.drawText(room, _LEFT, shown)


class ScoreSheetTable(QWidget):
    """The sheets of all seats side by side; ``closed``: the person wants to see the table."""

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._sheets: list[SeatSheet] = []
        self.button = Button(self.tr("Show the table"), compact=True)
        self.button.setObjectName("show-table")
        self.button.clicked.connect(self.closed)
        self._scroll = ScrollColumn()
        self._row = QHBoxLayout()
        self._scroll.body.addLayout(self._row)
        self._scroll.body.addStretch(1)
        self._column = boxes.column(of=self)
        self._column.addWidget(self._scroll, 1)
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setAccessibleName(self.tr("Score sheet"))
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self._row.setSpacing(theme().px(Space.S))

    @property
    def sheets(self) -> tuple[SeatSheet, ...]:
        """By seat."""
        return tuple(self._sheets)

    def show_view(self, view: GalaxyView, names: Sequence[str]) -> None:
        """Add up a finished game."""
        for sheet in self._sheets:
            sheet.deleteLater()
        best = max((seat.score.total, seat.score.tiebreak) for seat in view.seats)
        self._sheets = [
            SeatSheet(seat, names[seat], area, best=(area.score.total, area.score.tiebreak) == best)
            for seat, area in enumerate(view.seats)
        ]
        for sheet in self._sheets:
            self._row.addWidget(sheet, 1, Qt.AlignmentFlag.AlignTop)
