"""The form in which a position of Lange Strasse is set up."""

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from PySide6.QtCore import QSignalBlocker

from engines.contract.position import Position
from engines.games.lange_strasse.possible import rolls_for
from engines.games.lange_strasse.snapshot import NO_DICE, Kept, Snapshot, read
from engines.games.lange_strasse.text import position_text
from gui.kit.fields import NumberField
from gui.table.dice.entry import DiceEntry
from gui.table.form import Check, Choice, Dice, Group, Number, PositionForm, SeatTable

_SEATS: Final = 3
_ORDERS: Final = tuple(permutations(range(_SEATS)))
_DICE: Final = 6
_FACES: Final = 6
_MOST_KEPT: Final = 5
_STEP: Final = 50
_MOST_CENTS: Final = 100_000
_MOST_ROUNDS: Final = 999


class LangeStrasseForm(PositionForm):
    """Scores, marks and money of the seats; dice on the table; what the turn has kept."""

    def groups(self) -> Sequence[Group]:
        tr = self.tr
        columns = (
            Number("points", tr("points"), step=_STEP),
            Check("strich", tr("strich")),
            Number("money", tr("cents"), least=-_MOST_CENTS, most=_MOST_CENTS, step=_STEP),
        )
        orders = [", ".join(str(seat + 1) for seat in order) for order in _ORDERS]
        faces = [tr("none"), *(str(face) for face in range(1, _FACES + 1))]
        totale = (
            tr("first roll of any set"),
            tr("first roll of a turn"),
            tr("first roll of a turn, round 1 only"),
        )
        return (
            Group(
                tr("Seats"),
                (
                    SeatTable(_SEATS, columns),
                    Choice("order", tr("Order of play"), tr("The first seat starts."), orders),
                    Number("round", tr("Round"), least=1, most=_MOST_ROUNDS),
                ),
            ),
            Group(
                tr("Dice on the table (none before a roll)"),
                (Dice("dice", tr("Dice on the table")),),
            ),
            Group(
                tr("Kept this turn"),
                (
                    Number("ones", tr("Single 1s"), most=_MOST_KEPT),
                    Number("fives", tr("Single 5s"), most=_MOST_KEPT),
                    Choice("face", tr("Group of"), texts=faces),
                    Number("size", tr("Dice of the group"), most=_MOST_KEPT),
                    Number(
                        "rolls",
                        tr("Rolls made in this set"),
                        tr("On the third roll, a Lange Strasse is a Super Strasse."),
                    ),
                    Number("sets", tr("Points of completed sets"), step=_STEP),
                ),
            ),
            Group(tr("Rules"), (Choice("totale", tr("Totale"), texts=totale),)),
        )

    def fill(self, position: Position) -> None:
        snapshot = read(position.state)
        for seat in range(_SEATS):
            self.put(("points", seat), snapshot.scores[seat])
            self.put(("strich", seat), snapshot.strich[seat])
            self.put(("money", seat), snapshot.money[seat])
        self.seats.set_mover(snapshot.mover)
        self.put("order", _ORDERS.index(snapshot.order))
        self.put("round", snapshot.round)
        self.put("sets", snapshot.accumulated)
        self.put("totale", snapshot.totale)
        kept = snapshot.kept
        self.put("ones", kept.ones)
        self.put("fives", kept.fives)
        self.put("face", kept.face)
        self.field("size", NumberField).setRange(0, _MOST_KEPT)
        self.put("size", kept.size)
        self.field("dice", DiceEntry).start(snapshot.dice_left)
        self.put("dice", [face for face, n in enumerate(snapshot.dice, 1) for _ in range(n)])
        self._fit_rolls()
        self.put("rolls", snapshot.rolls)

    def text(self) -> str:
        return position_text(self._snapshot())

    def adapt(self) -> None:
        grouped = bool(self.value("face"))
        size = self.field("size", NumberField)
        with QSignalBlocker(size):
            if not grouped:
                size.setRange(0, 0)
            elif size.maximum() == 0:
                size.setRange(3, _MOST_KEPT)
        size.setEnabled(grouped)
        table = self.field("dice", DiceEntry)
        left = max(1, _DICE - self._kept().dice)
        if left != len(table.places):
            faces = self.value("dice")[:left]
            table.start(left)
            self.put("dice", faces)
        self._fit_rolls()

    def _fit_rolls(self) -> None:
        """Offer the numbers of rolls that can have been made."""
        snapshot = self._snapshot()
        least, most = rolls_for(snapshot)
        made = int(snapshot.deciding)
        rolls = self.field("rolls", NumberField)
        rolls.setRange(least + made, max(least, most) + made)
        rolls.setEnabled(least < most)

    def _kept(self) -> Kept:
        face = self.value("face")
        size = self.value("size") if face else 0
        return Kept(self.value("ones"), self.value("fives"), face, size)

    def _snapshot(self) -> Snapshot:
        faces = self.value("dice")
        dice = tuple(faces.count(face) for face in range(1, _FACES + 1))
        seats = range(_SEATS)
        return Snapshot(
            scores=tuple(self.value(("points", seat)) for seat in seats),
            strich=tuple(self.value(("strich", seat)) for seat in seats),
            money=tuple(self.value(("money", seat)) for seat in seats),
            mover=self.seats.mover,
            round=self.value("round"),
            accumulated=self.value("sets"),
            kept=self._kept(),
            rolls=self.value("rolls"),
            dice=dice if any(dice) else NO_DICE,
            totale=self.value("totale"),
            order=_ORDERS[self.value("order")],
        )
