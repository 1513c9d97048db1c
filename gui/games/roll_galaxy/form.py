"""The form in which a position of Roll for the Galaxy is set up."""

from typing import Final

from PySide6.QtWidgets import QLineEdit

from engines.core.position import Position
from engines.core.types import Seat
from engines.games.roll_galaxy.data import MOST_CREDITS, POOL_PER_SEAT, SEATS
from engines.games.roll_galaxy.position_text import words_of
from gui.app.setting_rows import Row, Section
from gui.kit.fields import NumberField
from gui.table.form import PositionForm, SeatColumn, SeatGrid

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
        super().__init__()
        self._parts: list[dict[str, list[str]]] = []
        tr = self.tr
        self._names = {
            "credits": tr("credits"),
            "chips": tr("VP chips"),
            "cup": tr("cup"),
            "citizenry": tr("Citizenry"),
            "squares": tr("squares"),
            "developments": tr("developments"),
            "worlds": tr("worlds"),
        }
        most = {"credits": MOST_CREDITS, "chips": _MOST_CHIPS}
        self._numbers = {
            word: [NumberField(0, 0, most[word]) for _ in range(SEATS)] for word in _NUMBERS
        }
        self._lines = {word: [QLineEdit() for _ in range(SEATS)] for word in _LINES}
        self._round = NumberField(1, 0, _MOST_ROUNDS)
        self._pool = NumberField(0, 0, POOL_PER_SEAT * SEATS)
        self._make_seats()
        self._sections = [self._make_lines(seat) for seat in range(SEATS)]
        self._make_table()
        for number in self.findChildren(NumberField):
            number.valueChanged.connect(self.touched)
        for lines in self._lines.values():
            for line in lines:
                line.textEdited.connect(self.touched)
                line.returnPressed.connect(self.submitted)
        self.size_to_theme()

    # -- fields -------------------------------------------------------------------------------

    def _make_seats(self) -> None:
        def column(word: str) -> SeatColumn:
            return SeatColumn(self._names[word], lambda seat: self._numbers[word][seat])

        self._seats = SeatGrid(SEATS, [column(word) for word in _NUMBERS])
        self._seats.chosen.connect(self.touched)
        section = Section(self.tr("Seats"))
        section.add(self._seats)
        self.column.addWidget(section)

    def _make_lines(self, seat: Seat) -> Section:
        """Dice and tiles of a seat."""
        section = Section(self.tr("Seat {0}").format(seat + 1))
        dice = self.tr(
            "A letter and how many. W Home, R Military, P Consumption, C Novelty, "
            "B Rare Elements, G Genes, Y Alien Technology."
        )
        helps = {
            "cup": dice,
            "citizenry": dice,
            "squares": self.tr("A tile and its side, T30A; goods behind a plus sign, T47B+C."),
            "developments": self.tr("The top tile first, T10; a star: all have seen it."),
            "worlds": self.tr("The top tile first, T10; a star: all have seen it."),
        }
        for word, lines in self._lines.items():
            field = lines[seat]
            section.add(Row(self._names[word], "", field))
            field.setToolTip(helps[word])
            field.setAccessibleDescription(helps[word])
            name = self.tr("Seat {0}, {1}").format(seat + 1, self._names[word])
            field.setAccessibleName(name)
        self.column.addWidget(section)
        return section

    def _make_table(self) -> None:
        section = Section(self.tr("Table"))
        section.add(Row(self.tr("Number of the round"), "", self._round, stretch=False))
        section.add(Row(self.tr("VP chips left in the middle"), "", self._pool, stretch=False))
        self.column.addWidget(section)

    # -- position and fields ------------------------------------------------------------------

    def fill(self, position: Position) -> None:
        self._parts = words_of(position.text())
        table, *seats = self._parts
        self._seats.show_rows(len(seats))
        self._seats.set_mover(int(table["mover"][0]) - 1)
        self._round.setValue(int(table.get("round", ["0"])[0]))
        self._pool.setValue(int(table.get("pool", ["0"])[0]))
        for seat, section in enumerate(self._sections):
            section.setVisible(seat < len(seats))
        for seat, part in enumerate(seats):
            for word, numbers in self._numbers.items():
                numbers[seat].setValue(int(part.get(word, ["0"])[0]))
            for word, lines in self._lines.items():
                lines[seat].setText(" ".join(part.get(word, [])))

    def text(self) -> str:
        table, *seats = ({**part} for part in self._parts)
        _put(table, "mover", str(self._seats.mover + 1))
        _put(table, "round", _number(self._round))
        _put(table, "pool", _number(self._pool))
        for seat, part in enumerate(seats):
            for word, numbers in self._numbers.items():
                needed = word == "credits"
                _put(part, word, _number(numbers[seat], needed=needed))
            for word, lines in self._lines.items():
                _put(part, word, lines[seat].text())
        return " | ".join(
            " ".join(" ".join((word, *values)) for word, values in part.items())
            for part in (table, *seats)
        )


def _number(field: NumberField, *, needed: bool = False) -> str:
    """What is 0 is left out of the text of a position."""
    return str(field.value()) if field.value() or needed else ""


def _put(part: dict[str, list[str]], word: str, text: str) -> None:
    """Write a word with its values, or leave it out without any."""
    if text.split():
        part[word] = text.split()
    else:
        part.pop(word, None)
