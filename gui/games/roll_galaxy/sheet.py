"""The score sheet at the end: the tiles of every seat, added up."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from engines.games.roll_galaxy.data import DEVELOPMENT, NUMBERS, TABLE
from engines.games.roll_galaxy.names import face_name
from engines.games.roll_galaxy.view import GalaxyView, SeatView
from engines.runtime.texts import tr
from gui.games.roll_galaxy.tiles import paint_small
from gui.table.board import Scene
from gui.table.sheet import Cell, Kind, Part, Row, ScoreSheet, added

_WIDEST: Final = 300.0
"""Maximum width of a column, at 100%."""
_GROWS: Final = 2.4
_IN_ONE_ROW: Final = 18
"""More tiles than this, of one kind and all seats, are too small in one row."""


def sheet_of(scene: Scene) -> ScoreSheet:
    """A column per seat; the second-to-last row is the sum."""
    view: GalaxyView = scene.position.view(scene.viewer)
    columns = frozenset(range(1, len(view.seats) + 1))
    part = Part(tuple(_rows(view, scene.words.names)), columns)
    return ScoreSheet((part,), _WIDEST * len(columns), _GROWS)


def sums_of(scene: Scene) -> list[Cell]:
    """The tiles that each seat has built, and what they cost together, its chips and bonuses."""
    view: GalaxyView = scene.position.view(scene.viewer)
    return [
        Cell(
            figure=added(score.tiles, score.chips, score.bonus),
            says=", ".join(face_name(NUMBERS[square.face]) for square in area.squares),
            pictures=_tiles(area, world=False).pictures + _tiles(area, world=True).pictures,
        )
        for area, score in ((area, area.score) for area in view.seats)
    ]


def _rows(view: GalaxyView, names: Sequence[str]) -> Iterator[Row]:
    def row(text: str, each: Iterable[Cell], kind: Kind = Kind.SMALL) -> Row:
        cells = (replace(cell, won=seat in view.ahead) for seat, cell in enumerate(each))
        return Row((Cell(text), *cells), kind)

    def figures(figure: Callable[[SeatView], int]) -> Iterator[Cell]:
        return (Cell(figure=str(figure(area))) for area in view.seats)

    yield row("", (Cell(name, seats=(seat,)) for seat, name in enumerate(names)), Kind.NAMES)
    for text, world in (
        (tr("roll_galaxy-score-developments"), False),
        (tr("roll_galaxy-score-worlds"), True),
    ):
        cells = [_tiles(area, world=world) for area in view.seats]
        many = max(len(cell.pictures) for cell in cells) * len(cells) > _IN_ONE_ROW
        yield row(text, cells, Kind.MANY_PICTURES if many else Kind.PICTURES)
    yield row(tr("roll_galaxy-vp-chips"), figures(lambda area: area.score.chips))
    if any(area.score.bonuses for area in view.seats):
        yield row(tr("roll_galaxy-score-bonus"), map(_bonus, view.seats))
    yield row(tr("roll_galaxy-total"), figures(lambda area: area.score.total), Kind.SUM)
    yield row(tr("roll_galaxy-tie-break"), figures(lambda area: area.score.tiebreak))


def _tiles(area: SeatView, *, world: bool) -> Cell:
    """Developments or worlds, and what they cost together; in words, their names."""
    faces = [NUMBERS[square.face] for square in area.squares]
    kind = [face for face in faces if (TABLE[face].colour != DEVELOPMENT) is world]
    figure = str(sum(TABLE[face].cost for face in kind))
    looks = tuple((paint_small, face) for face in kind)
    return Cell(figure=figure, says=", ".join((*map(face_name, kind), figure)), pictures=looks)


def _bonus(area: SeatView) -> Cell:
    """The total bonus of developments that cost 6; in words, each one's bonus."""
    each = (
        tr("roll_galaxy-bonus", tile=face_name(NUMBERS[reference]), points=vp)
        for reference, vp in area.score.bonuses
    )
    return Cell(figure=str(area.score.bonus), says=", ".join(each) or None)
