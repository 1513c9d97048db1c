"""Player cards on the board."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from pytestqt.qtbot import QtBot

from engines.contract.registry import game as find_game
from gui.app.characters import portrait
from gui.kit.player_card import PlayerCard, PlayerView, _draw_told
from gui.style import Size, TypeRole, theme

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


@pytest.mark.parametrize("remark", ["", SAID])
@pytest.mark.parametrize("size", [QSize(192, 28), QSize(292, 28), QSize(296, 19), QSize(420, 44)])
def test_a_low_card_shows_all_dice_of_the_last_roll(qtbot: QtBot, size: QSize, remark: str) -> None:
    places: list[QRectF] = []

    def paint(_painter: QPainter, rect: QRectF, _die: int) -> None:
        places.append(QRectF(rect))

    dice = tuple((paint, die) for die in range(10))
    face = portrait(find_game("fargo"), "", "Franziska")
    view = PlayerView(0, "Franziska", "", "", remark=remark, dice=dice, brought="+2,000 → 6,450")
    _painted(qtbot, replace(view, portrait=face), size)
    assert len(places) == len(dice)
    assert all(QRectF(QPointF(), QSizeF(size)).contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


@pytest.mark.parametrize(
    ("width", "count", "faced"),
    [(152, 3, False), (152, 6, False), (183, 6, False), (183, 3, True), (320, 6, True)],
)
def test_the_portrait_of_a_high_card_gives_way_to_dice_and_gain(
    qtbot: QtBot, width: int, count: int, faced: bool
) -> None:
    places: list[QRectF] = []

    def paint(_painter: QPainter, rect: QRectF, _die: int) -> None:
        places.append(QRectF(rect))

    dice, size = tuple((paint, die) for die in range(count)), QSize(width, Size.PLAYER_CARD)
    face = portrait(find_game("lange_strasse"), "", "Cleo")
    view = PlayerView(2, "Cleo", "", "", portrait=face, dice=dice, brought="+1,100")
    whole = _painted(qtbot, view, size)
    assert len(places) == count
    assert all(QRectF(QPointF(), QSizeF(size)).contains(place) for place in places)
    assert _painted(qtbot, replace(view, brought="+4,100"), size) != whole
    assert (_painted(qtbot, replace(view, portrait=None), size) != whole) is faced


@pytest.mark.parametrize("size", range(10, 26))
def test_a_second_line_is_written_where_there_is_room_for_it(plain_look: None, size: int) -> None:
    font = theme().font(TypeRole.LABEL)
    font.setPixelSize(size)
    metrics, text = QFontMetrics(font), "a few words on two lines"
    wide = round(0.65 * metrics.horizontalAdvance(text))
    image = QImage(wide, 2 * metrics.lineSpacing(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    blank = image.copy()
    painter = QPainter(image)
    painter.setFont(font)
    _draw_told(painter, QRectF(image.rect()), (text,))
    painter.end()
    assert image != blank
