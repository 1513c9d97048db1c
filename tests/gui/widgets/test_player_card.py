"""Player cards on the board."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from pytestqt.qtbot import QtBot

from engines.contract.registry import game as find_game
from gui.app.characters import portrait
from gui.kit import player_card
from gui.kit.pictures import Look
from gui.kit.player_card import (
    _NAME_ROOM,
    PlayerCard,
    PlayerState,
    PlayerView,
    _draw_told,
    paint_person,
)
from gui.kit.words import width_of
from gui.style import Size, Space, TypeRole, theme

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


@pytest.mark.parametrize("high", [48, 60])
def test_a_name_on_the_table_stays_in_its_place_when_nothing_is_said(high: int) -> None:
    drawn = []
    for remark in ("", SAID):
        image = QImage(200, high, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        view = replace(QUIET, detail="", remark=remark)
        paint_person(painter, QRectF(0, 0, 200, high), view)
        painter.end()
        drawn.append(image.copy(0, 0, 200, round(0.38 * high) - 1))
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("high", [50, 120])
@pytest.mark.parametrize("state", [PlayerState.WAITING, PlayerState.TO_MOVE])
def test_a_name_is_written_smaller_before_it_is_shortened(
    monkeypatch: pytest.MonkeyPatch, state: PlayerState, high: int
) -> None:
    written: list[str] = []
    monkeypatch.setattr(
        player_card, "draw_words", lambda _painter, _rect, words, *_how: written.append(words)
    )
    image = QImage(400, high, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    view = replace(QUIET, name="Bartholomäus", score="", detail="", state=state)
    rooms = [QRectF(0, 0, wide, high) for wide in range(60, 400)]
    whole = [r.width() for r in rooms if _named(painter, r, view, written) == view.name]
    painter.end()
    assert whole == [*range(round(whole[0]), 400)]
    needs = width_of(view.name, TypeRole.SECTION)
    assert whole[0] - needs < theme().pxf(2 * Size.MARK)


@pytest.mark.parametrize(("name", "faces"), [("Marguerite", 0), ("Ben", 1)])
def test_a_face_gives_way_to_a_name(monkeypatch: pytest.MonkeyPatch, name: str, faces: int) -> None:
    written, drawn = list[str](), list[str]()
    monkeypatch.setattr(
        player_card, "draw_words", lambda _painter, _rect, words, *_how: written.append(words)
    )
    monkeypatch.setattr(player_card, "_paint_face", lambda *_how: drawn.append(name))
    image = QImage(200, 34, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    view = replace(QUIET, name=name, score="9")
    shown = _named(painter, QRectF(0, 0, 117, 34), view, written)
    painter.end()
    assert shown == name
    assert len(drawn) == faces


def _named(painter: QPainter, room: QRectF, view: PlayerView, written: list[str]) -> str:
    """What is written as the name on a card in this room."""
    written.clear()
    paint_person(painter, room, view)
    return written[-1]


def _dice(count: int, places: list[QRectF]) -> tuple[Look, ...]:
    """Dice that note where they are painted."""

    def paint(painter: QPainter, rect: QRectF, _die: int) -> None:
        places.append(QRectF(rect))
        painter.fillRect(rect, Qt.GlobalColor.white)

    return tuple((paint, die) for die in range(count))


@pytest.mark.parametrize("remark", ["", SAID])
@pytest.mark.parametrize("size", [QSize(292, 28), QSize(345, 38), QSize(420, 44)])
def test_a_low_card_shows_all_dice_of_the_last_roll(qtbot: QtBot, size: QSize, remark: str) -> None:
    places: list[QRectF] = []
    face = portrait(find_game("fargo"), "", "Franziska")
    view = PlayerView(
        0, "Franziska", "", "", remark=remark, portrait=face, brought="+2,000 → 6,450"
    )
    _painted(qtbot, replace(view, dice=_dice(10, places)), size)
    assert len(places) == 10
    assert all(QRectF(QPointF(), QSizeF(size)).contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


@pytest.mark.parametrize("gain", ["", "+300", "+4,100 → 9,650"])
@pytest.mark.parametrize("count", [1, 4, 6, 10])
@pytest.mark.parametrize("name", ["Cleo", "Franziska"])
@pytest.mark.parametrize(
    "size", [QSize(128, 34), QSize(224, 22), QSize(345, 38), QSize(152, 64), QSize(183, 64)]
)
def test_dice_and_gain_leave_portrait_and_name_where_they_are(
    qtbot: QtBot, size: QSize, name: str, count: int, gain: str
) -> None:
    places: list[QRectF] = []
    face = portrait(find_game("lange_strasse"), "", name)
    plain = PlayerView(2, name, "", "", portrait=face)
    shown = _painted(qtbot, replace(plain, dice=_dice(count, places), brought=gain), size)
    card = PlayerCard(plain)
    qtbot.addWidget(card)
    card.set_height(size.height() / theme().scale)
    card.resize(size)
    who = QRect(0, 0, size.width(), 30)
    if size.height() < Size.PLAYER_CARD and not card._compact:
        who.setHeight(size.height() - TypeRole.SECONDARY.line)
    elif card._compact:  # without the arrow of who moves
        wide = round(card._portrait + card._named(_NAME_ROOM)) - Space.S
        who = QRect(0, 0, wide, size.height())
    named = _painted(qtbot, plain, size)
    assert shown.copy(who) == named.copy(who)
    assert named.copy(who) != _painted(qtbot, replace(plain, portrait=None), size).copy(who)
    assert all(QRectF(QPointF(), QSizeF(size)).contains(place) for place in places)


@pytest.mark.parametrize("state", [PlayerState.WAITING, PlayerState.TO_MOVE])
@pytest.mark.parametrize("wide", [110, 128, 150])
def test_a_narrow_low_card_has_all_dice_below_the_name(
    qtbot: QtBot, wide: int, state: PlayerState
) -> None:
    places: list[QRectF] = []
    face = portrait(find_game("lange_strasse"), "", "Otto 2")
    view = PlayerView(2, "Otto 2", "", "", portrait=face, state=state, dice=_dice(6, places))
    _painted(qtbot, view, QSize(wide, 36))
    assert len(places) == 6
    assert len({place.top() for place in places}) == 1
    assert all(QRectF(0, 18, wide, 18).contains(place) for place in places)


def test_a_gain_is_on_the_second_line_of_a_high_card(qtbot: QtBot) -> None:
    """Whoever has the card, and however many dice there are."""
    size, upper = QSize(183, Size.PLAYER_CARD), QRect(0, 0, 183, 30)
    for name, count in (("Bo", 0), ("Franziska", 0), ("Bo", 6)):
        view = PlayerView(2, name, "", "", dice=_dice(count, []))
        quiet, told = (_painted(qtbot, replace(view, brought=b), size) for b in ("", "+500"))
        assert told != quiet
        assert told.copy(upper) == quiet.copy(upper)


def test_a_remark_has_the_lines_below_the_name_to_itself(qtbot: QtBot) -> None:
    size, places = QSize(183, Size.PLAYER_CARD), list[QRectF]()
    face = portrait(find_game("lange_strasse"), "", "Emil")
    view = PlayerView(2, "Emil", "", "", portrait=face, remark="I keep my coins together.")
    alone = _painted(qtbot, view, size)
    assert alone != _painted(qtbot, replace(view, remark=""), size)
    assert _painted(qtbot, replace(view, dice=_dice(6, places), brought="+500"), size) == alone
    assert not places


def test_dice_and_gain_give_way_to_no_remark_that_would_be_cut(qtbot: QtBot) -> None:
    size, places = QSize(152, Size.PLAYER_CARD), list[QRectF]()
    face = portrait(find_game("lange_strasse"), "", "Ben")
    quiet = PlayerView(1, "Ben", "Konrad", "", portrait=face, dice=_dice(4, places), brought="+50")
    talks = replace(quiet, remark="This is more than there is room for.")
    assert _painted(qtbot, talks, size) == _painted(qtbot, quiet, size)
    assert places


@pytest.mark.parametrize("remark", ["My poor coins.", "A pleasure doing business."])
@pytest.mark.parametrize("wide", range(140, 200, 6))
def test_what_gives_way_to_a_remark_leaves_room_for_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wide: int, remark: str
) -> None:
    size, face = QSize(wide, Size.PLAYER_CARD), portrait(find_game("lange_strasse"), "", "Cleo")
    quiet = PlayerView(2, "Cleo", "", "", portrait=face, dice=_dice(6, []), brought="+1,000")
    silent, written = _painted(qtbot, quiet, size), list[bool]()
    monkeypatch.setattr(player_card, "_draw_told", lambda *how: written.append(_draw_told(*how)))
    assert _painted(qtbot, replace(quiet, remark=remark), size) == silent or written == [True]


@pytest.mark.parametrize("count", [1, 3, 5, 6])
def test_the_last_roll_comes_before_what_it_brought(qtbot: QtBot, count: int) -> None:
    places: list[QRectF] = []
    view = PlayerView(1, "Ben", "", "", dice=_dice(count, places), brought="+700 → 1,600")
    _painted(qtbot, view, QSize(110, 36))
    assert len(places) == count


def test_why_a_player_stopped_may_take_two_lines(qtbot: QtBot) -> None:
    size = QSize(300, Size.PLAYER_CARD)
    why = "This player has stopped. Click the card to choose another one."
    failed = PlayerView(1, "Ben", why, "12", state=PlayerState.FAILED)
    assert _painted(qtbot, failed, size) != _painted(qtbot, replace(failed, detail=""), size)


def test_a_short_remark_leaves_the_last_roll_in_view(qtbot: QtBot) -> None:
    size, places = QSize(178, Size.PLAYER_CARD), list[QRectF]()
    face = portrait(find_game("lange_strasse"), "", "Ben")
    view = PlayerView(1, "Ben", "", "", portrait=face, remark="A temporary loss.")
    _painted(qtbot, replace(view, dice=_dice(4, places)), size)
    assert len(places) == 4


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
