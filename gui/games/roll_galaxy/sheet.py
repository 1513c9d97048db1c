"""The score sheet at the end: every tile of every seat, added up."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from engines.games.roll_galaxy.data import NUMBERS, TABLE
from engines.games.roll_galaxy.names import face_name
from engines.games.roll_galaxy.view import GalaxyView, SeatView
from engines.runtime.texts import tr
from gui.table.board import Scene
from gui.table.sheet import Cell, Kind, Part, Row, ScoreSheet

_WIDEST: Final = 300.0
"""Maximum width of a column, at 100%."""
_GROWS: Final = 1.5


def sheet_of(scene: Scene) -> ScoreSheet:
    """A column per seat; the second-to-last row is the sum. Tiles share a row if space is tight."""
    view: GalaxyView = scene.position.view(scene.viewer)
    names = scene.words.names
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
        text = tr("roll_galaxy-tiles")
        yield row((Cell(text, str(area.score.tiles)) for area in view.seats), Kind.SMALL)
    yield from tiles(*(_bonuses(area) for area in view.seats))
    chips = tr("roll_galaxy-vp-chips")
    yield row((Cell(chips, str(area.score.chips)) for area in view.seats), Kind.SMALL)
    total = tr("roll_galaxy-total")
    yield row((Cell(total, str(area.score.total)) for area in view.seats), Kind.SUM)
    yield row((_tie_break(area) for area in view.seats), Kind.SMALL)


def _tie_break(area: SeatView) -> Cell:
    text, figure = tr("roll_galaxy-tie-break"), str(area.score.tiebreak)
    return Cell(text, figure, says=tr("roll_galaxy-tie-break-dice-cup", number=figure))


def _squares(area: SeatView) -> Iterator[Cell]:
    for square in area.squares:
        face = NUMBERS[square.face]
        yield Cell(face_name(face), str(TABLE[face].cost))


def _bonuses(area: SeatView) -> Iterator[Cell]:
    for reference, vp in area.score.bonuses:
        text = tr("roll_galaxy-bonus", tile=face_name(NUMBERS[reference]))
        yield Cell(text, str(vp))
