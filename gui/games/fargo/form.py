"""The form in which a position of Fargo is set up."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QCheckBox

from engines.contract.position import Position
from engines.games.fargo.snapshot import Snapshot, read
from engines.games.fargo.text import NOTATION, first_turn
from engines.games.fargo.view import ALL_DICE
from engines.runtime.texts import tr
from gui.kit.fields import ChoiceField, NumberField
from gui.table.form import Check, Choice, Group, Number, PositionForm, SeatTable, Segments

_LEAST_SEATS: Final = 2
_MOST_SEATS: Final = 6
_STEP: Final = 50
_MOST_TURNS: Final = 9999


class FargoForm(PositionForm):
    """Scores of up to six seats; the turn with its run; who started the final round."""

    def groups(self) -> Sequence[Group]:
        counts = [str(count) for count in range(_LEAST_SEATS, _MOST_SEATS + 1)]
        return (
            Group(
                tr("fargo-seats"),
                (
                    Segments("count", tr("fargo-number-of-seats"), texts=counts),
                    SeatTable(_MOST_SEATS, (Number("points", tr("fargo-points"), step=_STEP),)),
                    Choice("trigger", tr("fargo-player-started-final-round")),
                    Check("exactly", tr("fargo-exactly-target-enough")),
                ),
            ),
            Group(
                tr("fargo-turn"),
                (
                    Number("banked", tr("fargo-points-banked-hot-dice"), step=_STEP),
                    Number("run", tr("fargo-points-at-risk"), step=_STEP),
                    Number("dice", tr("fargo-dice-to-roll-next"), least=1, most=ALL_DICE),
                    Check("rolling", tr("fargo-player-decided-roll")),
                    Number("turn", tr("fargo-turn-number"), least=1, most=_MOST_TURNS),
                ),
            ),
        )

    def fill(self, position: Position) -> None:
        snapshot = read(position.state)
        self.put("count", snapshot.seats - _LEAST_SEATS)
        for seat, points in enumerate(snapshot.scores):
            self.put(("points", seat), points)
        self.seats.set_mover(snapshot.mover)
        self.put("exactly", snapshot.at_exactly)
        self.put("banked", snapshot.banked)
        self.put("run", snapshot.run)
        self.put("dice", snapshot.dice)
        self.put("rolling", snapshot.rolling)
        self.put("turn", snapshot.turns + 1)
        self._show_rows()
        self.put("trigger", snapshot.trigger)
        self._show_run()

    def text(self) -> str:
        return NOTATION.text(self._snapshot())

    def adapt(self) -> None:
        self._show_rows()
        self._show_run()

    def mover_chosen(self) -> None:
        self.put("turn", first_turn(self._snapshot()) + 1)

    def _show_rows(self) -> None:
        seats = self._seat_count
        self.seats.show_rows(seats)
        if self.seats.mover >= seats:
            self.seats.set_mover(0)
            self.mover_chosen()
        triggers = self.field("trigger", ChoiceField)
        if triggers.count() == seats + 1:
            return
        chosen = triggers.currentData()
        names = [tr("fargo-seat", number=seat + 1) for seat in range(seats)]
        triggers.set_choices([tr("fargo-nobody-yet"), *names], (None, *range(seats)))
        if chosen is not None and chosen < seats:
            triggers.set_data(chosen)

    def _show_run(self) -> None:
        """Without points at risk, ten dice must be rolled."""
        running = bool(self.value("run"))
        if not running:
            self.put("dice", ALL_DICE)
            self.put("rolling", True)
        self.field("dice", NumberField).setEnabled(running)
        self.field("rolling", QCheckBox).setEnabled(running)

    @property
    def _seat_count(self) -> int:
        count: int = self.value("count")
        return count + _LEAST_SEATS

    def _snapshot(self) -> Snapshot:
        return Snapshot(
            scores=tuple(self.value(("points", seat)) for seat in range(self._seat_count)),
            mover=self.seats.mover,
            turns=self.value("turn") - 1,
            banked=self.value("banked"),
            run=self.value("run"),
            dice=self.value("dice"),
            rolling=self.value("rolling") or not self.value("run"),
            at_exactly=self.value("exactly"),
            trigger=self.value("trigger"),
        )
