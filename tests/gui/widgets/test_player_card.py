"""Player cards that are part of a panel of the board."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gui.kit.player_card import PlayerCard, PlayerView
from gui.style import theme

QUIET = PlayerView(1, "Bruno", "Bot, level 4", "69", bare=True)
SAID = "So many dice, and none of them shows what I need."


def _painted(qtbot: QtBot, view: PlayerView, size: QSize) -> QImage:
    card = PlayerCard(view)
    qtbot.addWidget(card)
    card.set_height(size.height() / theme().scale)
    card.resize(size)
    return card.grab().toImage()


@pytest.mark.parametrize("size", [QSize(200, 52), QSize(300, 60)])
def test_what_is_said_hides_neither_name_nor_points(qtbot: QtBot, size: QSize) -> None:
    quiet = _painted(qtbot, QUIET, size)
    talks = _painted(qtbot, replace(QUIET, remark=SAID), size)
    first = round(0.38 * size.height()) - 1
    whole = size.height() - first
    assert quiet.copy(0, 0, size.width(), first) == talks.copy(0, 0, size.width(), first)
    assert quiet.copy(0, first, size.width(), whole) != talks.copy(0, first, size.width(), whole)
