"""The form in which a position of Roll for the Galaxy is set up."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QLineEdit

from engines.contract.position import Position
from engines.games.roll_galaxy.data import MOST_CREDITS, POOL_PER_SEAT, SEATS
from engines.games.roll_galaxy.position_text import words_of
from gui.table.form import Group, Line, Number, PositionForm, SeatTable

_MOST_CHIPS: Final = 999
_MOST_ROUNDS: Final = 9999
_NUMBERS: Final = ("credits", "chips")
_LINES: Final = ("cup", "citizenry", "squares", "developments", "worlds")


class RollGalaxyForm(PositionForm):
    """Credits, chips, dice, squares and stacks of the seats; round, chips in the middle, turn.

    Dice and tiles are written as in the text of a position. What the form does not ask (what comes
    next, dice at work, what seats know of tiles) stays as it is.
    """

    def __init__(self) -> None:
        self._parts: list[dict[str, list[str]]] = []
        super().__init__()
        for word in _LINES:
            for seat in range(SEATS):
                line = self.field((word, seat), QLineEdit)
                line.setAccessibleName(
                    self.tr("Seat {0}, {1}").format(seat + 1, line.accessibleName())
                )

    def groups(self) -> Sequence[Group]:
        tr = self.tr
        numbers = (
            Number("credits", tr("credits"), most=MOST_CREDITS),
            Number("chips", tr("VP chips"), most=_MOST_CHIPS),
        )
        dice = tr(
            "A letter and how many. W Home, R Military, P Consumption, C Novelty, "
            "B Rare Elements, G Genes, Y Alien Technology."
        )
        stack = tr("Top tile first, such as T10; a star means everyone has seen it.")
        squares = tr("A tile and its side, T30A; goods behind a plus sign, T47B+C.")
        lines = {
            "cup": (tr("cup"), dice),
            "citizenry": (tr("Citizenry"), dice),
            "squares": (tr("squares"), squares),
            "developments": (tr("developments"), stack),
            "worlds": (tr("worlds"), stack),
        }
        seats = [
            Group(
                tr("Seat {0}").format(seat + 1),
                tuple(Line((word, seat), label, tip=tip) for word, (label, tip) in lines.items()),
            )
            for seat in range(SEATS)
        ]
        return (
            Group(tr("Seats"), (SeatTable(SEATS, numbers),)),
            *seats,
            Group(
                tr("Table"),
                (
                    Number("round", tr("Round number"), most=_MOST_ROUNDS),
                    Number("pool", tr("VP chips left in the supply"), most=POOL_PER_SEAT * SEATS),
                ),
            ),
        )

    def fill(self, position: Position) -> None:
        self._parts = words_of(position.text())
        table, *seats = self._parts
        self.seats.show_rows(len(seats))
        self.seats.set_mover(int(table["mover"][0]) - 1)
        for word in ("round", "pool"):
            self.put(word, int(table.get(word, ["0"])[0]))
        for seat, section in enumerate(self.sections[1 : SEATS + 1]):
            section.setVisible(seat < len(seats))
        for seat, part in enumerate(seats):
            for word in _NUMBERS:
                self.put((word, seat), int(part.get(word, ["0"])[0]))
            for word in _LINES:
                self.put((word, seat), " ".join(part.get(word, [])))

    def text(self) -> str:
        table, *seats = ({**part} for part in self._parts)
        _put(table, "mover", str(self.seats.mover + 1))
        for word in ("round", "pool"):
            _put(table, word, _number(self.value(word)))
        for seat, part in enumerate(seats):
            for word in _NUMBERS:
                _put(part, word, _number(self.value((word, seat)), needed=word == "credits"))
            for word in _LINES:
                _put(part, word, self.value((word, seat)))
        return " | ".join(
            " ".join(" ".join((word, *values)) for word, values in part.items())
            for part in (table, *seats)
        )


def _number(value: int, *, needed: bool = False) -> str:
    """A zero is left out of the text of a position."""
    return str(value) if value or needed else ""


def _put(part: dict[str, list[str]], word: str, text: str) -> None:
    """Write a word with its values, or leave it out without any."""
    if text.split():
        part[word] = text.split()
    else:
        part.pop(word, None)
