"""The form in which a position of Lange Strasse is set up."""

from itertools import permutations
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QWidget

from engines.core.position import Position
from engines.games.lange_strasse.possible import rolls_for
from engines.games.lange_strasse.snapshot import NO_DICE, Kept, Snapshot, read
from engines.games.lange_strasse.text import TOTALE_WORDS, position_text
from gui.app.setting_rows import Row, Section
from gui.kit.fields import ChoiceField, NumberField
from gui.table.dice.entry import DiceEntry
from gui.table.form import PositionForm, SeatColumn, SeatGrid

_SEATS: Final = 3
_ORDERS: Final = tuple(permutations(range(_SEATS)))
_DICE: Final = 6
_FACES: Final = 6
_MOST_KEPT: Final = 5
_STEP: Final = 50
_MOST_POINTS: Final = 100_000
_MOST_CENTS: Final = 100_000
_MOST_ROUNDS: Final = 999


class LangeStrasseForm(PositionForm):
    """Scores, marks and money of the seats; dice on the table; what the turn has kept."""

    def __init__(self) -> None:
        super().__init__()
        self._points = [NumberField(0, 0, _MOST_POINTS, _STEP) for _ in range(_SEATS)]
        self._strich = [QCheckBox() for _ in range(_SEATS)]
        self._money = [NumberField(0, -_MOST_CENTS, _MOST_CENTS, _STEP) for _ in range(_SEATS)]
        self._make_seats()
        self._make_table()
        self._make_turn()
        self._make_rules()
        for field in self.findChildren(NumberField):
            field.valueChanged.connect(self.touched)
        for mark in self._strich:
            mark.toggled.connect(self.touched)
        self.size_to_theme()

    # -- fields -------------------------------------------------------------------------------

    def _make_seats(self) -> None:
        tr = self.tr
        columns = (
            SeatColumn(tr("points"), lambda seat: self._points[seat]),
            SeatColumn(tr("strich"), lambda seat: self._strich[seat]),
            SeatColumn(tr("cents"), lambda seat: self._money[seat]),
        )
        self._seats = SeatGrid(_SEATS, columns)
        self._seats.chosen.connect(self.touched)
        self._round = NumberField(1, 1, _MOST_ROUNDS)
        names = [", ".join(str(seat + 1) for seat in order) for order in _ORDERS]
        self._order = ChoiceField(names, range(len(_ORDERS)))
        self._order.activated.connect(self.touched)
        section = Section(tr("Seats"))
        section.add(self._seats)
        section.add(_row(tr("Order of play"), tr("The first seat starts."), self._order))
        section.add(_row(tr("Round"), "", self._round))
        self.column.addWidget(section)

    def _make_turn(self) -> None:
        tr = self.tr
        self._ones = NumberField(0, 0, _MOST_KEPT)
        self._fives = NumberField(0, 0, _MOST_KEPT)
        faces = [tr("none"), *(str(face) for face in range(1, _FACES + 1))]
        self._face = ChoiceField(faces, range(_FACES + 1))
        self._face.activated.connect(self.touched)
        self._size = NumberField(0, 0, _MOST_KEPT)
        self._rolls = NumberField(0, 0, 0)
        self._sets = NumberField(0, 0, _MOST_POINTS, _STEP)
        section = Section(tr("Kept in this turn"))
        section.add(_row(tr("Single 1s"), "", self._ones))
        section.add(_row(tr("Single 5s"), "", self._fives))
        section.add(_row(tr("Group of"), "", self._face))
        section.add(_row(tr("Dice of the group"), "", self._size))
        help_ = tr("On the third roll, a Lange Strasse is a Super Strasse.")
        section.add(_row(tr("Rolls made in this set"), help_, self._rolls))
        section.add(_row(tr("Points of completed sets"), "", self._sets))
        self.column.addWidget(section)

    def _make_rules(self) -> None:
        tr = self.tr
        self._totale = ChoiceField(
            (
                tr("first roll of any set"),
                tr("first roll of a turn"),
                tr("first roll of a turn, round 1 only"),
            ),
            range(len(TOTALE_WORDS)),
        )
        self._totale.activated.connect(self.touched)
        section = Section(tr("Rules"))
        section.add(Row(tr("Totale"), "", self._totale))
        self.column.addWidget(section)

    def _make_table(self) -> None:
        self._table = DiceEntry(_DICE)
        self._table.setAccessibleName(self.tr("Dice on the table"))
        self._table.changed.connect(self.touched)
        self._table.submitted.connect(lambda _places: self.submitted.emit())
        section = Section(self.tr("Dice on the table (none: they are to be rolled)"))
        section.add(self._table)
        self.column.addWidget(section)

    # -- position and fields ------------------------------------------------------------------

    def fill(self, position: Position) -> None:
        snapshot = read(position.state)
        for seat in range(_SEATS):
            self._points[seat].setValue(snapshot.scores[seat])
            self._strich[seat].setChecked(snapshot.strich[seat])
            self._money[seat].setValue(snapshot.money[seat])
        self._seats.set_mover(snapshot.mover)
        self._order.set_data(_ORDERS.index(snapshot.order))
        self._round.setValue(snapshot.round)
        self._sets.setValue(snapshot.accumulated)
        self._totale.set_data(snapshot.totale)
        kept = snapshot.kept
        self._ones.setValue(kept.ones)
        self._fives.setValue(kept.fives)
        self._face.set_data(kept.face)
        self._size.setRange(0, _MOST_KEPT)
        self._size.setValue(kept.size)
        self._table.start(snapshot.dice_left)
        faces = [face for face, count in enumerate(snapshot.dice, 1) for _ in range(count)]
        if faces:
            self._table.enter(" ".join(map(str, faces)))
        self._fit_rolls()
        self._rolls.setValue(snapshot.rolls)

    def text(self) -> str:
        return position_text(self._snapshot())

    def adapt(self) -> None:
        grouped = bool(self._face.currentData())
        with QSignalBlocker(self._size):
            if not grouped:
                self._size.setRange(0, 0)
            elif self._size.maximum() == 0:
                self._size.setRange(3, _MOST_KEPT)
        self._size.setEnabled(grouped)
        left = max(1, _DICE - self._kept().dice)
        if left != len(self._table.places):
            shown = [place + 1 for place in self._table.places if place is not None]
            self._table.start(left)
            for face in shown[:left]:
                self._table.enter(str(face))
        self._fit_rolls()

    def _fit_rolls(self) -> None:
        """Offer the numbers of rolls that can have been made."""
        snapshot = self._snapshot()
        least, most = rolls_for(snapshot)
        made = int(snapshot.deciding)
        self._rolls.setRange(least + made, max(least, most) + made)
        self._rolls.setEnabled(least < most)

    def _kept(self) -> Kept:
        face = int(self._face.currentData())
        return Kept(
            self._ones.value(), self._fives.value(), face, self._size.value() if face else 0
        )

    def _snapshot(self) -> Snapshot:
        dice = [0] * _FACES
        for place in self._table.places:
            if place is not None:
                dice[place] += 1
        return Snapshot(
            scores=tuple(field.value() for field in self._points),
            strich=tuple(mark.isChecked() for mark in self._strich),
            money=tuple(field.value() for field in self._money),
            mover=self._seats.mover,
            round=self._round.value(),
            accumulated=self._sets.value(),
            kept=self._kept(),
            rolls=self._rolls.value(),
            dice=tuple(dice) if any(dice) else NO_DICE,
            totale=int(self._totale.currentData()),
            order=_ORDERS[int(self._order.currentData())],
        )


def _row(name: str, help_: str, field: QWidget) -> Row:
    return Row(name, help_, field, stretch=False)
