"""The form in which a position of Roll for the Galaxy is set up."""

import re
from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engines.contract.messages import Words
from engines.contract.position import Position
from engines.games.roll_galaxy import data, names
from engines.games.roll_galaxy.position_text import words_of
from engines.runtime.texts import tr
from gui.games.roll_galaxy.glossary import paint_plain_die
from gui.games.roll_galaxy.tiles import goods_on, paint_tile
from gui.table.form import Group, Number, PositionForm, SeatTable, Things
from gui.table.things import Kind, Thing, ThingsField

_MOST_CHIPS: Final = 999
_MOST_ROUNDS: Final = 9999
_NUMBERS: Final = ("credits", "chips")
_LINES: Final = ("cup", "citizenry", "squares", "developments", "worlds")


class RollGalaxyForm(PositionForm):
    """Credits, chips, dice, squares and stacks of the seats; round, chips in the middle, turn.

    Dice and tiles are picked by their pictures. Whatever the form doesn't cover (the next step,
    dice at work, what seats know about tiles) stays as it is.
    """

    def __init__(self) -> None:
        self._parts: list[dict[str, list[str]]] = []
        super().__init__()
        for word in _LINES:
            for seat in range(data.SEATS):
                line = self.field((word, seat), ThingsField)
                line.setAccessibleName(
                    tr("roll_galaxy-seat", number=seat + 1, name=line.accessibleName())
                )

    def groups(self) -> Sequence[Group]:
        numbers = (
            Number("credits", tr("roll_galaxy-credits"), most=data.MOST_CREDITS),
            Number("chips", tr("roll_galaxy-vp-chips"), most=_MOST_CHIPS),
        )
        top = tr("roll_galaxy-top-tile-first")
        lines = {
            "cup": (tr("roll_galaxy-cup"), "", _DICE),
            "citizenry": (tr("roll_galaxy-citizenry"), "", _DICE),
            "squares": (tr("roll_galaxy-squares"), "", _SQUARES),
            "developments": (tr("roll_galaxy-developments"), top, _DEVELOPMENTS),
            "worlds": (tr("roll_galaxy-worlds"), top, _WORLDS),
        }
        seats = [
            Group(
                tr("roll_galaxy-seat-number", number=seat + 1),
                tuple(
                    Things((word, seat), label, help_, kind=kind)
                    for word, (label, help_, kind) in lines.items()
                ),
            )
            for seat in range(data.SEATS)
        ]
        return (
            Group(tr("roll_galaxy-seats"), (SeatTable(data.SEATS, numbers),)),
            *seats,
            Group(
                tr("roll_galaxy-table"),
                (
                    Number("round", tr("roll_galaxy-round-number"), most=_MOST_ROUNDS),
                    Number(
                        "pool",
                        tr("roll_galaxy-vp-chips-left-supply"),
                        most=data.POOL_PER_SEAT * data.SEATS,
                    ),
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
        for seat, section in enumerate(self.sections[1 : data.SEATS + 1]):
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
    """A number as text; a zero is empty unless the text of a position needs it."""
    return str(value) if value or needed else ""


def _put(part: dict[str, list[str]], word: str, text: str) -> None:
    """Set the values of a word, or drop the word if there are none."""
    if text.split():
        part[word] = text.split()
    else:
        part.pop(word, None)


# -- dice and tiles -------------------------------------------------------------------------------


def _die(letter: str) -> Thing:
    colour = names.LETTERS.index(letter)
    name = Words().say(names.colour(colour))
    return Thing(letter, name, partial(paint_plain_die, colour))


def _dice_in(text: str) -> list[str]:
    """``W2R1``: two Home dice and a Military die."""
    found = re.findall(r"([A-Z])([0-9]+)", text)
    return [letter for letter, number in found for _ in range(int(number))]


def _dice_text(letters: Sequence[str]) -> str:
    counts = ((letter, letters.count(letter)) for letter in names.LETTERS)
    return "".join(f"{letter}{count}" for letter, count in counts if count)


def _square(word: str) -> Thing:
    """``T47B+C``: a face, with goods."""
    reference, _, goods = word.partition("+")
    face = data.NUMBERS[reference]
    return Thing(word, names.face_name(face), partial(_paint_face, face, goods))


def _goods(word: str) -> list[tuple[str, str]]:
    """Variants of a face with other goods, and what the menu says for each."""
    reference, _, goods = word.partition("+")
    if data.TABLE[data.NUMBERS[reference]].colour in (data.DEVELOPMENT, data.GREY):
        return []
    more = [
        (f"{reference}+{goods}{letter}", tr("roll_galaxy-add-a-good", kind=_die(letter).name))
        for letter in names.LETTERS
    ]
    return [*more, (reference, tr("roll_galaxy-remove-the-goods"))] if goods else more


def _on_stack(word: str, *, world: bool) -> Thing:
    """``T33*``: the side of a tile to build."""
    sides = (data.NUMBERS[f"{word[:_TILE]}{side}"] for side in "AB")
    face = next(face for face in sides if (data.TABLE[face].colour != data.DEVELOPMENT) == world)
    return Thing(word, names.face_name(face), partial(_paint_face, face, ""))


def _stack(*, world: bool) -> list[Thing]:
    tiles = map(names.tile_reference, range(data.TILES))
    return sorted((_on_stack(tile, world=world) for tile in tiles), key=attrgetter("name"))


def _paint_face(face: int, goods: str, painter: QPainter, rect: QRectF) -> None:
    paint_tile(painter, rect, face)
    places = goods_on(rect, face, len(goods), 0.3 * rect.width())
    for letter, place in zip(goods, places, strict=True):
        paint_plain_die(names.LETTERS.index(letter), painter, place)


_TILE: Final = len("T10")
_LARGE: Final = (112, 100)
_DICE: Final = Kind(
    "die", lambda: list(map(_die, names.LETTERS)), _die, (30, 30), _dice_in, _dice_text
)
_SQUARES: Final = Kind(
    "face",
    lambda: sorted(map(_square, data.NUMBERS), key=attrgetter("name")),
    _square,
    _LARGE,
    variants=_goods,
)
_DEVELOPMENTS: Final = Kind(
    "tile", partial(_stack, world=False), partial(_on_stack, world=False), _LARGE
)
_WORLDS: Final = Kind("tile", partial(_stack, world=True), partial(_on_stack, world=True), _LARGE)
