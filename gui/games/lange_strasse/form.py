"""The form in which a position of Lange Strasse is set up."""

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from PySide6.QtCore import QSignalBlocker

from engines.contract.position import Position
from engines.games.lange_strasse.possible import rolls_for
from engines.games.lange_strasse.snapshot import KeptDice, Snapshot, read
from engines.games.lange_strasse.text import NOTATION
from engines.runtime.texts import tr
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
        columns = (
            Number("points", tr("lange_strasse-points"), step=_STEP),
            Check("strich", tr("lange_strasse-strich")),
            Number(
                "money", tr("lange_strasse-cents"), least=-_MOST_CENTS, most=_MOST_CENTS, step=_STEP
            ),
        )
        orders = [", ".join(str(seat + 1) for seat in order) for order in _ORDERS]
        faces = [tr("lange_strasse-none"), *(str(face) for face in range(1, _FACES + 1))]
        totale = (
            tr("lange_strasse-first-roll-any-set"),
            tr("lange_strasse-first-roll-turn"),
            tr("lange_strasse-first-roll-turn-round"),
        )
        return (
            Group(
                tr("lange_strasse-seats"),
                (
                    SeatTable(_SEATS, columns),
                    Choice(
                        "order",
                        tr("lange_strasse-order-of-play"),
                        tr("lange_strasse-the-first-seat-starts"),
                        orders,
                    ),
                    Number("round", tr("lange_strasse-round"), least=1, most=_MOST_ROUNDS),
                ),
            ),
            Group(
                tr("lange_strasse-dice-table-none-before"),
                (Dice("dice", tr("lange_strasse-dice-on-the-table")),),
            ),
            Group(
                tr("lange_strasse-kept-this-turn"),
                (
                    Number("ones", tr("lange_strasse-single-1s"), most=_MOST_KEPT),
                    Number("fives", tr("lange_strasse-single-5s"), most=_MOST_KEPT),
                    Choice("face", tr("lange_strasse-group-of"), texts=faces),
                    Number("size", tr("lange_strasse-dice-of-the-group"), most=_MOST_KEPT),
                    Number(
                        "rolls",
                        tr("lange_strasse-rolls-made-set"),
                        tr("lange_strasse-third-roll-lange-strasse"),
                    ),
                    Number("sets", tr("lange_strasse-points-of-completed-sets"), step=_STEP),
                ),
            ),
            Group(
                tr("lange_strasse-rules"),
                (Choice("totale", tr("lange_strasse-totale"), texts=totale),),
            ),
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
        self.put("dice", snapshot.dice)
        self._fit_rolls()
        self.put("rolls", snapshot.rolls)

    def text(self) -> str:
        return NOTATION.text(self._snapshot())

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
        """Limit the number of rolls to what is possible."""
        snapshot = self._snapshot()
        least, most = rolls_for(snapshot)
        made = int(bool(snapshot.dice))
        rolls = self.field("rolls", NumberField)
        rolls.setRange(least + made, max(least, most) + made)
        rolls.setEnabled(least < most)

    def _kept(self) -> KeptDice:
        face = self.value("face")
        size = self.value("size") if face else 0
        return KeptDice(self.value("ones"), self.value("fives"), face, size)

    def _snapshot(self) -> Snapshot:
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
            dice=tuple(sorted(self.value("dice"))),
            totale=self.value("totale"),
            order=_ORDERS[self.value("order")],
        )
