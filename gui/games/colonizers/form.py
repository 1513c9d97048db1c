"""The form in which a position of Colonizers is set up."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QLineEdit, QWidget

from engines.core.position import Position
from engines.core.types import Seat
from engines.games.colonizers.cards import CODES, COLONIST_NAMES, MODULE_OF_CODE
from engines.games.colonizers.numbers import DEAL, PICK, REVEAL, SEATS
from engines.games.colonizers.snapshot import Player, Snapshot, read
from engines.games.colonizers.text import position_text
from engines.games.colonizers.words import PHASES
from gui.app.setting_rows import Row, Section
from gui.kit.fields import ChoiceField, NumberField
from gui.table.form import PositionForm, SeatColumn, SeatGrid

_MOST_OMNIUM: Final = 9999
_MOST_ROUNDS: Final = 5000


class ColonizersForm(PositionForm):
    """Omnium, colonist, hand and colony of the seats; round and step; the removed colonist.

    Cards are written with their codes: colour and cost. What the form does not ask (what seats know
    of each other's hands, the bottom of the deck) stays as it is where it still fits.
    """

    def __init__(self) -> None:
        super().__init__()
        self._snapshot = Snapshot()
        names = (self.tr("none"), *COLONIST_NAMES)
        numbers = (None, *range(len(COLONIST_NAMES)))
        self._omnium = [NumberField(0, 0, _MOST_OMNIUM) for _ in range(SEATS)]
        self._colonists = [ChoiceField(names, numbers) for _ in range(SEATS)]
        self._hands = [QLineEdit() for _ in range(SEATS)]
        self._colonies = [QLineEdit() for _ in range(SEATS)]
        self._removed = ChoiceField(names, numbers)
        self._drawn = QLineEdit()
        self._round = NumberField(1, 1, _MOST_ROUNDS)
        self._phase = ChoiceField(self._phase_names(), range(len(PHASES)))
        self._make_seats()
        self._make_turn()
        for number in self.findChildren(NumberField):
            number.valueChanged.connect(self.touched)
        for choice in self.findChildren(ChoiceField):
            choice.activated.connect(self.touched)
        for line in (*self._hands, *self._colonies, self._drawn):
            line.textEdited.connect(self.touched)
            line.returnPressed.connect(self.submitted)
        self.size_to_theme()

    # -- fields -------------------------------------------------------------------------------

    def _phase_names(self) -> tuple[str, ...]:
        """In the order of ``PHASES``."""
        tr = self.tr
        return (
            tr("deal of the colonists"),
            tr("pick a colonist"),
            tr("colonist is turned up"),
            tr("Omnium or modules"),
            tr("card of the Visionary"),
            tr("modules are drawn"),
            tr("keep a module"),
            tr("power"),
            tr("answer to the power"),
            tr("build"),
            tr("the game is over"),
        )

    def _make_seats(self) -> None:
        tr = self.tr
        columns = (
            SeatColumn(tr("Omnium"), lambda seat: self._omnium[seat]),
            SeatColumn(tr("colonist"), lambda seat: self._colonists[seat]),
            SeatColumn(tr("hand"), lambda seat: self._hands[seat]),
            SeatColumn(tr("colony"), lambda seat: self._colonies[seat]),
        )
        self._seats = SeatGrid(SEATS, columns)
        self._seats.chosen.connect(self.touched)
        for line in (*self._hands, *self._colonies):
            line.setToolTip(tr("Cards by colour and cost: {0}").format(" ".join(CODES)))
        section = Section(tr("Seats"))
        section.add(self._seats)
        self.column.addWidget(section)

    def _make_turn(self) -> None:
        tr = self.tr
        section = Section(tr("Round"))
        section.add(_row(tr("Number of the round"), "", self._round))
        section.add(_row(tr("What comes next"), "", self._phase))
        section.add(_row(tr("Removed colonist"), "", self._removed))
        help_ = tr("While a module is to be kept: two cards, such as G4 R2.")
        section.add(_row(tr("Drawn modules"), help_, self._drawn))
        self.column.addWidget(section)

    # -- position and fields ------------------------------------------------------------------

    def fill(self, position: Position) -> None:
        snapshot = self._snapshot = read(position.state)
        for seat, player in enumerate(snapshot.players):
            self._omnium[seat].setValue(player.omnium)
            self._colonists[seat].set_data(player.colonist)
            self._hands[seat].setText(_codes(player.hand))
            self._colonies[seat].setText(_codes(player.colony))
        self._seats.set_mover(snapshot.seat)
        self._round.setValue(snapshot.round)
        self._phase.set_data(snapshot.phase)
        self._removed.set_data(snapshot.removed)
        self._drawn.setText(_codes(snapshot.drawn))

    def text(self) -> str:
        text = position_text(self._filled())
        for seat, name, line in self._wrong():
            # The game says what is wrong with it.
            head = f"{seat + 1} has {self._omnium[seat].value()}"
            text = text.replace(head, f"{head} | {name} {line.text()}", 1)
        if _cards(self._drawn) is None:
            text += f" | drawn {self._drawn.text()}"
        return text

    def _wrong(self) -> Iterator[tuple[Seat, str, QLineEdit]]:
        """Entries that are no cards."""
        for name, lines in (("colony", self._colonies), ("hand", self._hands)):
            for seat, line in enumerate(lines):
                if _cards(line) is None:
                    yield seat, name, line

    def _player(self, seat: Seat) -> Player:
        hand = _cards(self._hands[seat]) or ()
        return replace(
            self._snapshot.players[seat],
            omnium=self._omnium[seat].value(),
            hand=hand if self._snapshot.reference else tuple(sorted(hand)),
            colony=_cards(self._colonies[seat]) or (),
            colonist=self._colonists[seat].currentData(),
        )

    def _filled(self) -> Snapshot:
        before = self._snapshot
        filled = replace(
            before,
            players=tuple(self._player(seat) for seat in range(SEATS)),
            round=self._round.value(),
            seat=self._seats.mover,
            phase=int(self._phase.currentData()),
            removed=self._removed.currentData(),
            drawn=_cards(self._drawn) or (),
        )
        if _hands(filled) != _hands(before):
            filled = replace(filled, known={})
        if _turn(filled) == _turn(before):
            return filled
        # Another turn: only those that have had theirs are known, and nobody was named.
        shown = 0 if filled.phase in (DEAL, PICK) else filled.seat + (filled.phase != REVEAL)
        return replace(
            filled,
            exposed=frozenset(range(shown)),
            absent=frozenset(),
            named=None,
            drawn_by=(None,) * len(filled.drawn),
            wants_modules=False,
            exhausted=False,
        )


def _turn(snapshot: Snapshot) -> object:
    colonists = tuple(player.colonist for player in snapshot.players)
    return snapshot.seat, snapshot.phase, snapshot.removed, snapshot.drawn, colonists


def _hands(snapshot: Snapshot) -> list[tuple[int, ...]]:
    return [player.hand for player in snapshot.players]


def _codes(cards: tuple[int, ...]) -> str:
    return " ".join(CODES[card] for card in cards)


def _cards(line: QLineEdit) -> tuple[int, ...] | None:
    """The cards that somebody has written; None if a word is no card."""
    words = line.text().replace(",", " ").casefold().split()
    if not all(word in MODULE_OF_CODE for word in words):
        return None
    return tuple(MODULE_OF_CODE[word] for word in words)


def _row(name: str, help_: str, field: QWidget) -> Row:
    return Row(name, help_, field, stretch=False)
