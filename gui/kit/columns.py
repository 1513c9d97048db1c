"""Columns: side by side if there is room, and one that scrolls."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QScrollArea, QWidget

from gui.kit import boxes
from gui.style import Space, scaled, theme

_Direction = QBoxLayout.Direction


class Columns(QWidget):
    """Lays ``parts`` out in a row when it is at least ``least_width`` wide (at 100% user scale).

    ``stretches`` say how the width of a row is shared; a part with 0 keeps its own width.
    """

    def __init__(
        self, least_width: int, parts: Sequence[QWidget], stretches: Sequence[int]
    ) -> None:
        super().__init__()
        self._least_width = least_width
        self._box = QBoxLayout(_Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        for part, stretch in zip(parts, stretches, strict=True):
            self._box.addWidget(part, stretch)
        scaled(self._box.setSpacing, Space.XL)
        scaled(self._arrange)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() >= theme().px(self._least_width)
        direction = _Direction.LeftToRight if wide else _Direction.TopToBottom
        if direction is not self._box.direction():
            self._box.setDirection(direction)


class CardGrid(QWidget):
    """Cards of the same width in as few rows as there is room for, of about equal length.

    Args:
        cards: in their order.
        least_width: of a card, at 100%.
        most: the largest number of columns.
    """

    def __init__(self, cards: Sequence[QWidget], least_width: int, most: int = 12) -> None:
        super().__init__()
        self._all = self._cards = list(cards)
        self._least_width, self._most = least_width, most
        self._laid: tuple[int, list[QWidget]] = 0, []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        scaled(self._grid.setSpacing, Space.M)
        scaled(self._arrange)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(self._least_width), super().minimumSizeHint().height())

    def set_least_width(self, least_width: int) -> None:
        """Let cards be as narrow as this, at 100%."""
        self._least_width = least_width
        self._arrange()

    def show_only(self, cards: Sequence[QWidget]) -> None:
        """Show these of its cards, and hide the others."""
        self._cards = list(cards)
        for card in self._all:
            card.setVisible(card in cards)
        self._arrange()

    def _arrange(self) -> None:
        gap, least = self._grid.spacing(), theme().px(self._least_width)
        most = min(self._most, max(1, len(self._cards)))
        columns = min(most, max(1, (self.width() + gap) // (least + gap)))
        rows = -(-len(self._cards) // columns)
        columns = -(-len(self._cards) // max(1, rows))
        if (columns, self._cards) == self._laid:
            return
        for column in range(max(columns, self._laid[0])):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._laid = columns, self._cards
        for place, card in enumerate(self._cards):
            self._grid.addWidget(card, *divmod(place, columns))


class ScrollColumn(QScrollArea):
    """A column of widgets that scrolls up and down when there is too little room."""

    def __init__(self, max_width: int = 0, *, centred: bool = False) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._content = QWidget()
        self.body = boxes.column(of=self._content, gap=Space.L, edges=(4, 4, Space.L, Space.L))
        self.setWidget(self._content)
        self._content.setAutoFillBackground(False)
        if centred:
            self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        if max_width:
            scaled(self._content.setMaximumWidth, max_width)

    @property
    def least_width(self) -> int:
        """The width without which something in the column is cut off."""
        return self._content.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
