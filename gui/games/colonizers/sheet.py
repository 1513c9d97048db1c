"""The score sheet at the end: points of modules, bonus, ties."""

from collections.abc import Callable, Iterator
from typing import Final

from engines.contract.messages import Words
from engines.games.colonizers.data import SEATS
from engines.games.colonizers.view import ColonizersView, PlayerView
from engines.runtime.texts import tr
from gui.games.colonizers import wording
from gui.games.colonizers.art import paint_building
from gui.table.board import Scene
from gui.table.sheet import Cell, Kind, Part, Row, ScoreSheet, added

_WIDEST: Final = 560.0
_GROWS: Final = 1.5


def sheet_of(scene: Scene) -> ScoreSheet:
    """A column for each seat, the winner first; if nobody has won, a title says why."""
    view: ColonizersView = scene.position.view(None)
    part = Part(tuple(_rows(view, scene.words)), frozenset(range(1, SEATS + 1)))
    return ScoreSheet((part,), _WIDEST, _GROWS)


def sums_of(scene: Scene) -> list[Cell]:
    """The modules that each seat has built, and the value of its colony and the bonus."""
    view: ColonizersView = scene.position.view(None)
    return [
        Cell(
            figure=added(player.points, player.bonus),
            says=", ".join(map(wording.module_name, player.colony)),
            pictures=tuple((paint_building, code) for code in player.colony),
        )
        for player in view.players
    ]


def _rows(view: ColonizersView, words: Words) -> Iterator[Row]:
    order, winner = view.ranking or tuple(range(SEATS)), view.ranking[:1]

    def row(text: str, kind: Kind, figure: Callable[[PlayerView], int]) -> Row:
        figures = ((str(figure(view.players[seat])), seat in winner) for seat in order)
        return Row((Cell(text), *(Cell(figure=each, won=won) for each, won in figures)), kind)

    if not view.ranking:
        yield Row((Cell(wording.ending(view, words)),), Kind.TITLE)
    names = (Cell(words.names[seat], seats=(seat,), won=seat in winner) for seat in order)
    yield Row((Cell(wording.round_name(view), says=""), *names), Kind.NAMES)
    yield row(tr("colonizers-modules"), Kind.SMALL, lambda player: player.points)
    yield row(tr("colonizers-bonus"), Kind.SMALL, lambda player: player.bonus)
    total = tr("colonizers-points")
    yield row(total, Kind.SUM, lambda player: player.score if view.ranking else 0)
    note = wording.tie_note(view, words)
    if note:
        yield Row((Cell(note),), Kind.SMALL)
