"""The text board tells no more than the viewer knows."""

from dataclasses import dataclass

from pytestqt.qtbot import QtBot

from engines.contract.messages import Words
from engines.contract.position import Position
from engines.contract.registry import game
from gui.app.keys.commands import PLACES
from gui.table.board import Scene
from gui.table.spots import words
from gui.table.text_board import TextBoard, view_rows


def test_it_shows_what_the_viewer_knows_and_offers_what_has_a_key(
    qtbot: QtBot, plain_look: None
) -> None:
    position = Position.parse(game("fargo"), "4500 3200 | seat 1 | run 350 | dice 6")
    board = TextBoard()
    qtbot.addWidget(board)
    board.resize(900, 600)
    board.show()
    scene = Scene(position, 0, Words("en", ("Anna", "Ben")), choices=position.legal())
    board.show_scene(scene)
    texts = {words(spot.name) for spot in board.surfaces[0].table.spots.values()}
    assert {text for row in view_rows(position.view(0)) for text in row} <= texts
    bar = board.bar(scene)
    assert [choice.action for choice in bar] == list(position.legal())
    assert [choice.command for choice in bar] == list(PLACES[: len(bar)])


def test_no_more_is_offered_than_there_are_keys(qtbot: QtBot) -> None:
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 PPP"
    position = Position.parse(game("dice_chess"), start)
    board = TextBoard()
    qtbot.addWidget(board)
    bar = board.bar(Scene(position, 0, Words("en", ("Anna", "Ben")), choices=position.legal()))
    assert [choice.action for choice in bar] == list(position.legal()[: len(PLACES)])


@dataclass(frozen=True)
class _Seat:
    cards: tuple[str, ...]
    chosen: int | None


@dataclass(frozen=True)
class _View:
    card_count: int
    seats: tuple[_Seat, ...]
    prices: dict[str, int]


def test_every_fact_is_a_row() -> None:
    view = _View(12, (_Seat(("ace", "king"), 1), _Seat((), None)), {"ace": 3})
    assert list(view_rows(view)) == [
        ("Card count", "12"),
        ("Seats 1, cards", "ace king"),
        ("Seats 1, chosen", "1"),
        ("Seats 2, cards", "–"),
        ("Seats 2, chosen", "–"),
        ("Prices", "ace: 3"),
    ]
