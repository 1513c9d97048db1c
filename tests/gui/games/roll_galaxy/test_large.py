"""Tiles shown large: in tips, by pointer and keyboard, and on the page of signs."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from engines.games.roll_galaxy.data import NUMBERS, TABLE
from engines.games.roll_galaxy.names import face_name
from gui.games.roll_galaxy.board import RollGalaxyBoard
from gui.games.roll_galaxy.glossary import chapters
from gui.games.roll_galaxy.keys import Key, Place
from tests.gui.games.roll_galaxy.told import Told, until


@pytest.fixture
def board(qtbot: QtBot, still: None) -> RollGalaxyBoard:
    made, told = RollGalaxyBoard(), Told(2)
    qtbot.addWidget(made)
    until(told, "assign", 5)
    made.resize(930, 560)
    made.show_scene(told.scene())
    made.show()
    made.setFocus()
    return made


def point_at(board: RollGalaxyBoard, key: Key) -> str:
    """The tip of a spot."""
    view = board.surface.viewport()
    at = board.surface.spot_rect(key).topLeft() + QPoint(8, 8)
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at)))
    return QToolTip.text()


def test_the_tip_of_a_tile_shows_it_large(board: RollGalaxyBoard) -> None:
    tip = point_at(board, Key(Place.SQUARE, 0))
    assert "data:image/png" in tip
    square = board.table.shown.area.squares[0]
    assert face_name(NUMBERS[square.face]) in tip
    assert "data:image" not in point_at(board, Key(Place.CREDITS))


def test_the_keyboard_that_rests_shows_the_tip(board: RollGalaxyBoard, qtbot: QtBot) -> None:
    with qtbot.waitActive(board):
        board.activateWindow()
    surface = board.surface
    surface.setFocus()
    surface.keyboard.remember(Key(Place.SQUARE, 0))
    QTest.keyClick(surface, Qt.Key.Key_Right)
    assert surface.keyboard.focused in surface.table.spots
    qtbot.waitUntil(lambda: "data:image/png" in QToolTip.text())


def test_all_tiles_are_on_the_page_of_signs() -> None:
    *_, developments, worlds = chapters()
    signs = [*developments.signs, *worlds.signs]
    assert {sign.id for sign in signs} == {face.reference for face in TABLE}
    assert all(sign.name and sign.text and sign.large for sign in signs)
