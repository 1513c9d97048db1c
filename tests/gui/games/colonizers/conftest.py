"""Boards that show where a game stands, and what is on them."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QSizeF
from PySide6.QtWidgets import QApplication

from gui.games.colonizers.board import ColonizersBoard
from gui.games.colonizers.layout import Layout
from gui.games.colonizers.picture import Picture
from gui.games.colonizers.table import ColonizersTable
from tests.gui.games.colonizers.told import Told

Make = Callable[..., ColonizersBoard]


@pytest.fixture
def make(qapp: QApplication, still: None) -> Iterator[Make]:
    """``make(told)``: a board that shows where a game stands."""
    boards: list[ColonizersBoard] = []

    def shown(told: Told) -> ColonizersBoard:
        board = ColonizersBoard()
        boards.append(board)
        board.resize(900, 560)
        board.show()
        board.show_scene(told.scene())
        return board

    yield shown
    for board in boards:
        board.close()
        board.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def picture(board: ColonizersBoard) -> Picture:
    table = board.table.tabletop
    assert isinstance(table, ColonizersTable)
    return table.picture


def layout(board: ColonizersBoard) -> Layout:
    table = board.table.tabletop
    assert isinstance(table, ColonizersTable)
    return table.layout(QSizeF(board.table.viewport().size()))
