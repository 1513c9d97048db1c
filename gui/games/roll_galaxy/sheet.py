"""The score sheet at the end: every tile of every seat, added up."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QCoreApplication

from engines.games.roll_galaxy.data import NUMBERS, TABLE
from engines.games.roll_galaxy.names import face_name
from engines.games.roll_galaxy.view import GalaxyView, SeatView
from gui.table.sheet import Cell, Kind, Part, Row, ScoreSheet

translate = QCoreApplication.translate

_WIDEST: Final = 300.0
"""A column, at 100 %."""
_GROWS: Final = 1.5


def score_sheet(view: GalaxyView, names: Sequence[str]) -> ScoreSheet:
    """A column for each seat; the last row but one is the sum. Tiles are one row in little room."""
    seats = range(len(view.seats))
    short, whole = (
        (Part(tuple(_rows(view, names, each_tile=each)), frozenset(seats)),)
        for each in (False, True)
    )
    return ScoreSheet(whole, _WIDEST * len(seats), _GROWS, short=ScoreSheet(short))


def _rows(view: GalaxyView, names: Sequence[str], *, each_tile: bool) -> Iterator[Row]:
    def row(each: Iterable[Cell], kind: Kind) -> Row:
        ahead = view.ahead
        return Row(tuple(replace(cell, won=seat in ahead) for seat, cell in enumerate(each)), kind)

    def tiles(*each: Iterable[Cell]) -> Iterator[Row]:
        return (row(cells, Kind.SMALL) for cells in zip_longest(*each, fillvalue=Cell()))

    yield row((Cell(name, seats=(seat,)) for seat, name in enumerate(names)), Kind.NAMES)
    if each_tile:
        yield from tiles(*(_squares(area) for area in view.seats))
    else:
        text = translate("RollGalaxy", "Tiles")
        yield row((Cell(text, str(area.score.tiles)) for area in view.seats), Kind.SMALL)
    yield from tiles(*(_bonuses(area) for area in view.seats))
    chips = translate("RollGalaxy", "VP chips")
    yield row((Cell(chips, str(area.score.chips)) for area in view.seats), Kind.SMALL)
    total = translate("RollGalaxy", "Total")
    yield row((Cell(total, str(area.score.total)) for area in view.seats), Kind.SUM)
    yield row((_tie_break(area) for area in view.seats), Kind.SMALL)


def _tie_break(area: SeatView) -> Cell:
    says = translate("RollGalaxy", "Tie-break: {0} $ and dice in the cup")
    text, figure = translate("RollGalaxy", "Tie-break"), str(area.score.tiebreak)
    return Cell(text, figure, says=says.format(figure))


def _squares(area: SeatView) -> Iterator[Cell]:
    for square in area.squares:
        face = NUMBERS[square.face]
        yield Cell(face_name(face), str(TABLE[face].cost))


def _bonuses(area: SeatView) -> Iterator[Cell]:
    for reference, vp in area.score.bonuses:
        text = translate("RollGalaxy", "Bonus: {0}").format(face_name(NUMBERS[reference]))
        yield Cell(text, str(vp))
