"""The form in which a position of Fargo is set up."""

from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QCheckBox, QWidget

from engines.core.position import Position
from engines.games.fargo.snapshot import Snapshot, read
from engines.games.fargo.text import first_turn, position_text
from engines.games.fargo.view import ALL_DICE
from gui.app.setting_rows import Row, Section
from gui.kit.fields import ChoiceField, NumberField
from gui.kit.segmented import SegmentedControl
from gui.table.form import PositionForm, SeatColumn, SeatGrid

_LEAST_SEATS: Final = 2
_MOST_SEATS: Final = 6
_STEP: Final = 50
_MOST_POINTS: Final = 100_000
_MOST_TURNS: Final = 9999
_NOBODY: Final = -1


class FargoForm(PositionForm):
    """Scores of up to six seats; the turn with its run; who brought the last turns."""

    def __init__(self) -> None:
        super().__init__()
        self._points = [NumberField(0, 0, _MOST_POINTS, _STEP) for _ in range(_MOST_SEATS)]
        self._make_seats()
        self._make_turn()
        for field in (*self._points, self._banked, self._run, self._dice, self._turn):
            field.valueChanged.connect(self.touched)
        self.size_to_theme()

    # -- fields -------------------------------------------------------------------------------

    def _make_seats(self) -> None:
        tr = self.tr
        counts = range(_LEAST_SEATS, _MOST_SEATS + 1)
        self._count = SegmentedControl([str(count) for count in counts])
        self._count.currentChanged.connect(self.touched)
        points = SeatColumn(tr("points"), lambda seat: self._points[seat])
        self._seats = SeatGrid(_MOST_SEATS, (points,))
        self._seats.chosen.connect(self._another_mover)
        self._trigger = ChoiceField()
        self._trigger.activated.connect(self.touched)
        self._exactly = QCheckBox(tr("Exactly 10 000 points are enough"))
        self._exactly.toggled.connect(self.touched)
        section = Section(tr("Seats"))
        section.add(_row(tr("Number of seats"), self._count))
        section.add(self._seats)
        section.add(_row(tr("Who brought the last turns"), self._trigger))
        section.add(self._exactly)
        self.column.addWidget(section)

    def _make_turn(self) -> None:
        tr = self.tr
        self._banked = NumberField(0, 0, _MOST_POINTS, _STEP)
        self._run = NumberField(0, 0, _MOST_POINTS, _STEP)
        self._dice = NumberField(ALL_DICE, 1, ALL_DICE)
        self._rolling = QCheckBox(tr("The seat has decided to roll"))
        self._rolling.toggled.connect(self.touched)
        self._turn = NumberField(1, 1, _MOST_TURNS)
        section = Section(tr("Turn"))
        section.add(_row(tr("Points banked by hot dice"), self._banked))
        section.add(_row(tr("Points at risk"), self._run))
        section.add(_row(tr("Dice that are rolled next"), self._dice))
        section.add(self._rolling)
        section.add(_row(tr("Turn number"), self._turn))
        self.column.addWidget(section)

    # -- position and fields ------------------------------------------------------------------

    def fill(self, position: Position) -> None:
        snapshot = read(position.state)
        self._count.set_current(snapshot.seats - _LEAST_SEATS)
        for field, points in zip(self._points, snapshot.scores, strict=False):
            field.setValue(points)
        self._seats.set_mover(snapshot.mover)
        self._exactly.setChecked(snapshot.at_exactly)
        self._banked.setValue(snapshot.banked)
        self._run.setValue(snapshot.run)
        self._dice.setValue(snapshot.dice)
        self._rolling.setChecked(snapshot.rolling)
        self._turn.setValue(snapshot.turns + 1)
        self._show_rows()
        self._trigger.set_data(_NOBODY if snapshot.trigger is None else snapshot.trigger)
        self._show_run()

    def text(self) -> str:
        return position_text(self._snapshot())

    def adapt(self) -> None:
        self._show_rows()
        self._show_run()

    def _show_rows(self) -> None:
        seats = self._seat_count
        self._seats.show_rows(seats)
        if self._seats.mover >= seats:
            self._seats.set_mover(0)
            self._first_turn()
        if self._trigger.count() == seats + 1:
            return
        chosen = self._trigger.currentData()
        names = [self.tr("Seat {0}").format(seat + 1) for seat in range(seats)]
        self._trigger.set_choices([self.tr("nobody yet"), *names], range(_NOBODY, seats))
        if isinstance(chosen, int) and chosen < seats:
            self._trigger.set_data(chosen)

    def _show_run(self) -> None:
        """Without points at risk ten dice are rolled, as a matter of course."""
        running = bool(self._run.value())
        if not running:
            self._dice.setValue(ALL_DICE)
            self._rolling.setChecked(True)
        self._dice.setEnabled(running)
        self._rolling.setEnabled(running)

    def _another_mover(self, _seat: int) -> None:
        with self._quietly():
            self._first_turn()
        self.touched()

    def _first_turn(self) -> None:
        self._turn.setValue(first_turn(self._snapshot()) + 1)

    @property
    def _seat_count(self) -> int:
        return self._count.current + _LEAST_SEATS

    def _snapshot(self) -> Snapshot:
        trigger = self._trigger.currentData()
        snapshot = Snapshot(
            scores=tuple(field.value() for field in self._points[: self._seat_count]),
            mover=self._seats.mover,
            turns=self._turn.value() - 1,
            banked=self._banked.value(),
            run=self._run.value(),
            dice=self._dice.value(),
            rolling=self._rolling.isChecked() or not self._run.value(),
            at_exactly=self._exactly.isChecked(),
        )
        if isinstance(trigger, int) and trigger != _NOBODY:
            return replace(snapshot, trigger=trigger)
        return snapshot


def _row(name: str, field: QWidget) -> Row:
    return Row(name, "", field, stretch=False)
