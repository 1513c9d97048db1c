"""The contract of a form in which a person sets up a position of one game.

The page that shows the form owns the text of the position; form and text say the same:

* ``show_position(position)``: fill the form in. It emits nothing.
* ``text()``: the position as it is filled in, possible or not. Whether it is, and what is wrong
  otherwise, the game says when it reads the text.
* ``changed``: the person has filled in something else.

A game without a form is set up by its text alone.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QVBoxLayout, QWidget

from engines.core.position import Position
from engines.core.types import Seat
from gui.kit.fields import NumberField
from gui.kit.label import Label
from gui.kit.seat_mark import SeatMark
from gui.style import Space, Token, TypeRole, theme

_NUMBER_WIDTH: Final = 104


class PositionForm(QWidget):
    """Base of all forms: sections below each other in ``column``."""

    changed = Signal()
    submitted = Signal()
    """Enter in the last field: what is filled in is to be looked at."""

    def __init__(self) -> None:
        super().__init__()
        self._filling = False
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        theme().follow(self.size_to_theme)

    def size_to_theme(self) -> None:
        """Take sizes from the theme."""
        self.column.setSpacing(theme().px(Space.M))
        for field in self.findChildren(NumberField):
            field.setFixedWidth(theme().px(_NUMBER_WIDTH))

    def show_position(self, position: Position) -> None:
        """Fill in a position; nothing is emitted."""
        with self._quietly():
            self.fill(position)

    def fill(self, position: Position) -> None:
        """Fill in a position, as each game does it."""
        raise NotImplementedError

    def text(self) -> str:
        """What is filled in, as text of a position; it may be impossible."""
        raise NotImplementedError

    def touched(self, *_: object) -> None:
        """The person, or the filling in of a position, has changed something."""
        if not self._filling:
            with self._quietly():
                self.adapt()
            self.changed.emit()

    def adapt(self) -> None:
        """Let the other fields follow what has just been changed."""

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        before, self._filling = self._filling, True
        yield
        self._filling = before


@dataclass(frozen=True, slots=True)
class SeatColumn:
    """A column of a ``SeatGrid``: its heading, and what makes the field of a seat."""

    head: str
    make: Callable[[Seat], QWidget]


class SeatGrid(QWidget):
    """A row for each seat: its mark, whether it is to move, and the fields of the game."""

    chosen = Signal(int)
    """Another seat is to move."""

    def __init__(self, seats: int, columns: Sequence[SeatColumn]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._rows: list[list[QWidget]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        heads = (self.tr("to move"), *(column.head for column in columns))
        for place, text in enumerate(heads, 1):
            head = Label(text, TypeRole.LABEL, Token.TEXT2)
            self._grid.addWidget(head, 0, place)
        for seat in range(seats):
            self._add_row(seat, columns)
        self._grid.setColumnStretch(len(heads) + 1, 1)
        self._group.idToggled.connect(self._toggled)
        theme().follow(self.apply_theme)

    def _add_row(self, seat: Seat, columns: Sequence[SeatColumn]) -> None:
        mover = QRadioButton()
        mover.setAccessibleName(self.tr("Seat {0} is to move").format(seat + 1))
        self._group.addButton(mover, seat)
        row: list[QWidget] = [SeatMark(seat), mover]
        for column in columns:
            field = column.make(seat)
            name = self.tr("Seat {0}, {1}").format(seat + 1, column.head)
            field.setAccessibleName(name)
            row.append(field)
        for place, widget in enumerate(row):
            self._grid.addWidget(widget, seat + 1, place, Qt.AlignmentFlag.AlignVCenter)
        self._rows.append(row)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self._grid.setHorizontalSpacing(theme().px(Space.M))
        self._grid.setVerticalSpacing(theme().px(Space.XS))

    @property
    def mover(self) -> Seat:
        """Who is to move."""
        return self._group.checkedId()

    def set_mover(self, seat: Seat) -> None:
        """Let another seat be to move; emits nothing."""
        with QSignalBlocker(self._group):
            self._group.button(seat).setChecked(True)

    def show_rows(self, seats: int) -> None:
        """Show the first so many seats."""
        for seat, row in enumerate(self._rows):
            for widget in row:
                widget.setVisible(seat < seats)

    def _toggled(self, seat: int, on: bool) -> None:
        if on:
            self.chosen.emit(seat)
