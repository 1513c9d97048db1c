"""The form in which a person sets up a position of one game, built from a description.

A game describes the fields in groups (`PositionForm.groups`) and converts between them and the text
of a position (`fill`, `text`). The page that shows the form owns the text:

* ``show_position(position)``: fill the form in. It emits nothing.
* ``text()``: the position as it is filled in, possible or not. The game says whether it is
  possible, and what is wrong otherwise, when it reads the text.
* ``changed``: the person has filled in something else.

A game without a form is set up by its text alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFormLayout,
    QGridLayout,
    QRadioButton,
    QWidget,
)

from engines.contract.position import Position
from engines.runtime.texts import capitalized, tr
from engines.runtime.types import Seat
from gui.app.setting_rows import Row, Section
from gui.kit import boxes
from gui.kit.fields import ChoiceField, Control, NumberField, SeedField, ShareField
from gui.kit.label import Label, SeatMark, Tip, set_tip
from gui.kit.segmented import SegmentedControl
from gui.style import Size, Space, Token, TypeRole, scaled
from gui.table.board import Board
from gui.table.dice.entry import DiceEntry
from gui.table.things import Kind, ThingsField

_NUMBER_WIDTH: Final = 104
_LEAST_WIDTH: Final = 60
_MOST: Final = 100_000
_W = TypeVar("_W", bound=QWidget)


@dataclass(frozen=True, slots=True)
class Field(ABC):
    """One thing to fill in.

    Attributes:
        key: its name in the form; in a `SeatTable` each seat's field has the key ``(key, seat)``.
        label: its name for people.
        help: a line below the label.
    """

    key: Hashable
    label: str
    help: str = ""

    @abstractmethod
    def make(self) -> Control:
        """Make its widget."""


@dataclass(frozen=True, slots=True)
class Number(Field):
    """A whole number; its value is an ``int``."""

    least: int = 0
    most: int = _MOST
    step: int = 1

    def make(self) -> Control:
        field = NumberField(self.least, self.least, self.most, self.step)
        return Control(field, field.value, field.setValue, field.valueChanged)


@dataclass(frozen=True, slots=True)
class Check(Field):
    """A box to tick; its value is a ``bool``."""

    def make(self) -> Control:
        box = QCheckBox()
        return Control(box, box.isChecked, box.setChecked, box.toggled)


@dataclass(frozen=True, slots=True)
class Choice(Field):
    """One of several; its value is that of ``values``, by default the place among ``texts``."""

    texts: Sequence[str] = ()
    values: Sequence[object] | None = None

    def make(self) -> Control:
        values = range(len(self.texts)) if self.values is None else self.values
        field = ChoiceField(self.texts, values)
        return Control(field, field.currentData, field.set_data, field.activated)


@dataclass(frozen=True, slots=True)
class Seed(Field):
    """A seed: a random one unless it is filled in. None empties it."""

    def make(self) -> Control:
        seed = SeedField()

        def put(value: int | None) -> None:
            seed.setText("" if value is None else str(value))

        return Control(seed, seed.chosen, put, seed.textEdited)


@dataclass(frozen=True, slots=True)
class Share(Field):
    """A share from 0 to 1."""

    step: float = 0.01
    decimals: int = 3

    def make(self) -> Control:
        field = ShareField(self.step, self.decimals)
        return Control(field, field.value, field.setValue, field.valueChanged)


@dataclass(frozen=True, slots=True)
class Segments(Field):
    """One of a few, side by side; its value is the place among ``texts``."""

    texts: Sequence[str] = ()

    def make(self) -> Control:
        field = SegmentedControl(self.texts)
        return Control(field, lambda: field.current, field.set_current, field.currentChanged)


@dataclass(frozen=True, slots=True)
class Dice(Field):
    """Dice to type; their value is a list of faces from 1, without the empty ones."""

    count: int = 6

    def make(self) -> Control:
        entry = DiceEntry(self.count)

        def faces() -> list[int]:
            return [place + 1 for place in entry.places if place is not None]

        def put(shown: Sequence[int]) -> None:
            entry.start(len(entry.places))
            for face in shown:
                entry.enter(str(face))

        return Control(entry, faces, put, entry.changed)


@dataclass(frozen=True, slots=True)
class Things(Field):
    """Things that are picked by their pictures; their value is a text, as in a position."""

    kind: Kind = field(kw_only=True)

    def make(self) -> Control:
        things = ThingsField(self.kind)
        return Control(things, things.text, things.put, things.touched)


@dataclass(frozen=True, slots=True)
class SeatTable:
    """A row for each of ``seats`` with a field for each column, and who is to move."""

    seats: int
    columns: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """A heading and its fields; a widget of the game's own is put in as it is."""

    title: str
    fields: tuple[Field | SeatTable | QWidget, ...]


class Form(QWidget):
    """Fields by key."""

    def __init__(self) -> None:
        super().__init__()
        self._controls: dict[Hashable, Control] = {}

    def _control(self, field: Field) -> Control:
        control = self._controls[field.key] = field.make()
        control.widget.setAccessibleName(field.label)
        return control

    def field(self, key: Hashable, kind: type[_W]) -> _W:
        """The widget of a field, to give it other limits or choices."""
        widget = self._controls[key].widget
        assert isinstance(widget, kind)
        return widget

    def value(self, key: Hashable) -> Any:
        return self._controls[key].value()

    def put(self, key: Hashable, value: Any) -> None:
        self._controls[key].put(value)


class FieldRows(Form):
    """Fields below each other, each after its name; what it means is in its tip.

    With a ``width`` of 0 the fields take the room there is.
    """

    def __init__(self, fields: Sequence[Field] = (), width: int = 0) -> None:
        super().__init__()
        self._width = width
        self._rows = QFormLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        scaled(self._rows.setHorizontalSpacing, Space.M)
        scaled(self._rows.setVerticalSpacing, Space.XS)
        for each in fields:
            self._add(each)

    def _add(self, field: Field) -> None:
        widget = self._control(field).widget
        if field.help:
            set_tip(widget, Tip(field.label, lines=(field.help,)))
        if isinstance(widget, QCheckBox):
            widget.setText(field.label)
            self._rows.addRow(widget)
            return
        label = Label(field.label, TypeRole.BODY, Token.TEXT2)
        label.setBuddy(widget)
        self._rows.addRow(label, widget)
        if self._width:
            scaled(widget.setFixedSize, self._width, Size.TARGET)
        else:
            scaled(widget.setMinimumWidth, _LEAST_WIDTH)


class PositionForm(Form):
    """Base of all forms of positions. Subclasses define ``groups``, ``fill`` and ``text``."""

    changed = Signal()
    submitted = Signal()
    """Enter was pressed in the last field: show the position."""

    def __init__(self) -> None:
        super().__init__()
        self._filling = False
        self.seats = SeatGrid()
        self._column = boxes.column(of=self, gap=Space.M)
        self.sections = [self._section(group) for group in self.groups()]

    def _section(self, group: Group) -> Section:
        section = Section(group.title)
        for part in group.fields:
            if isinstance(part, QWidget):
                section.add(part)
            elif isinstance(part, SeatTable):
                section.add(self._seat_grid(part))
            elif isinstance(part, Dice):
                section.add(self._make(part))
            elif isinstance(part, Things):
                section.add(Label(capitalized(part.label), TypeRole.BODY))
                if part.help:
                    section.add(Label(part.help, TypeRole.SECONDARY, Token.TEXT2, wrap=True))
                section.add(self._make(part))
            else:
                section.add(Row(part.label, part.help, self._make(part), stretch=False))
        self._column.addWidget(section)
        return section

    def _seat_grid(self, table: SeatTable) -> "SeatGrid":
        rows = [
            [self._make(replace(column, key=(column.key, seat))) for column in table.columns]
            for seat in range(table.seats)
        ]
        self.seats.show_table([column.label for column in table.columns], rows)
        self.seats.chosen.connect(self._mover_chosen)
        return self.seats

    def _make(self, field: Field) -> QWidget:
        control = self._control(field)
        control.touched.connect(self.touched)
        widget = control.widget
        if isinstance(widget, DiceEntry):
            widget.submitted.connect(self.submitted)
        elif isinstance(widget, NumberField):
            scaled(widget.setFixedWidth, _NUMBER_WIDTH)
        return widget

    # -- what a game defines ------------------------------------------------------------------

    def groups(self) -> Sequence[Group]:
        """The fields to fill in; called once."""
        return ()

    def fill(self, position: Position) -> None:
        """Put a position into the fields."""
        raise NotImplementedError

    def text(self) -> str:
        """What is filled in, as text of a position; it may be impossible."""
        raise NotImplementedError

    def adapt(self) -> None:
        """Adapt the other fields to what has just been changed."""

    def mover_chosen(self) -> None:
        """Adapt the other fields to another seat to move."""

    def use_board(self, board: Board | None) -> bool:
        """Use a board next to the form, or None if none is shown; return whether it is used."""
        return False

    def show_position(self, position: Position) -> None:
        """Fill in a position; nothing is emitted."""
        with self._quietly():
            self.fill(position)

    def touched(self, *_: object) -> None:
        """Adapt the other fields and emit ``changed``, unless a position is being filled in."""
        if not self._filling:
            with self._quietly():
                self.adapt()
            self.changed.emit()

    def _mover_chosen(self) -> None:
        with self._quietly():
            self.mover_chosen()
        self.touched()

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        before, self._filling = self._filling, True
        yield
        self._filling = before


class SeatGrid(QWidget):
    """A row for each seat: its mark, whether it is to move, and its fields."""

    chosen = Signal()
    """Another seat is to move."""

    def __init__(self) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._rows: list[list[QWidget]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._group.idToggled.connect(lambda _seat, on: self.chosen.emit() if on else None)
        scaled(self._grid.setHorizontalSpacing, Space.M)
        scaled(self._grid.setVerticalSpacing, Space.XS)

    def show_table(self, heads: Sequence[str], rows: Sequence[Sequence[QWidget]]) -> None:
        """Put the fields of each seat below their headings; called once."""
        for place, text in enumerate((tr("table-to-move"), *heads), 1):
            title = Label(capitalized(text), TypeRole.LABEL, Token.TEXT2)
            self._grid.addWidget(title, 0, place)
        for seat, fields in enumerate(rows):
            mover = QRadioButton()
            mover.setAccessibleName(tr("table-seat-to-move", number=seat + 1))
            self._group.addButton(mover, seat)
            for head, control in zip(heads, fields, strict=True):
                control.setAccessibleName(tr("table-seat", number=seat + 1, name=head))
            row = [SeatMark(seat), mover, *fields]
            for place, widget in enumerate(row):
                self._grid.addWidget(widget, seat + 1, place, Qt.AlignmentFlag.AlignVCenter)
            self._rows.append(row)
        self._grid.setColumnStretch(len(heads) + 2, 1)

    @property
    def mover(self) -> Seat:
        return self._group.checkedId()

    def set_mover(self, seat: Seat) -> None:
        """Set the seat to move; emits nothing."""
        with QSignalBlocker(self._group):
            self._group.button(seat).setChecked(True)

    def show_rows(self, seats: int) -> None:
        """Show this many seats."""
        for seat, row in enumerate(self._rows):
            for widget in row:
                widget.setVisible(seat < seats)
