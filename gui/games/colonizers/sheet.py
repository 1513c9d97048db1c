"""The score sheet at the end: places, points of modules, bonus, ties."""

from collections.abc import Iterator
from typing import Final

from engines.contract.messages import Words
from engines.games.colonizers.numbers import SEATS
from engines.games.colonizers.view import ColonizersView
from engines.runtime.texts import tr
from gui.games.colonizers import wording
from gui.table.board import Scene
from gui.table.sheet import Cell, Kind, Part, Row, ScoreSheet

_WIDEST: Final = 460.0
_GROWS: Final = 1.5


def sheet_of(scene: Scene) -> ScoreSheet:
    """One row for each seat, the winner first; if nobody has won, a title says why."""
    view: ColonizersView = scene.position.view(None)
    words = scene.words
    return ScoreSheet((Part(tuple(_rows(view, words)), frozenset({1})),), _WIDEST, _GROWS)


def _rows(view: ColonizersView, words: Words) -> Iterator[Row]:
    if not view.ranking:
        yield Row((Cell(wording.ending(view, words)),), Kind.TITLE)
    heads = (
        Cell(),
        Cell(wording.round_name(view), says=""),
        Cell(tr("colonizers-modules")),
        Cell(tr("colonizers-bonus")),
        Cell(tr("colonizers-points")),
    )
    yield Row(heads, Kind.HEAD)
    for place, seat in enumerate(view.ranking or range(SEATS), 1):
        player, won = view.players[seat], bool(view.ranking) and place == 1
        cells = (
            Cell(figure=str(place) if view.ranking else "–", won=won),
            Cell(words.names[seat], seats=(seat,), won=won),
            Cell(figure=str(player.points), won=won),
            Cell(figure=str(player.bonus), won=won),
            Cell(figure=str(player.score if view.ranking else 0), won=won),
        )
        yield Row(cells)
    note = wording.tie_note(view, words)
    if note:
        yield Row((Cell(note),), Kind.SMALL)
