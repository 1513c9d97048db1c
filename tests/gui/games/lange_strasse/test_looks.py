"""How the board of Lange Strasse looks: sizes, words above dice, paint, speed."""

from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot

from engines.runtime import texts
from gui.games.face import face
from gui.games.lange_strasse.board import LangeStrasseBoard
from gui.games.lange_strasse.leather import layout_of, paint_coming
from gui.style import Look, Scheme, theme
from gui.table.board import HEART
from gui.table.dice.painting import paint_note
from gui.table.instruments import pill_width
from gui.table.spots import words
from tests.gui.games.lange_strasse.conftest import MakeBoard
from tests.gui.games.lange_strasse.test_board import _line
from tests.gui.games.lange_strasse.told import GROUP, LAST, Told, rolled
from tests.gui.games.trays import faces_of, tray_of


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
@pytest.mark.parametrize(("width", "height"), [(928, 500), (560, 330), (560, 120)])
def test_everything_shown_fits_at_every_scale(
    make_board: MakeBoard, still: None, scheme: Scheme, scale: int, width: int, height: int
) -> None:
    theme().set_look(Look(scheme, high_contrast=False, scale=scale))
    board = make_board(width * scale // 100, height * scale // 100)
    board.show_scene(Told(LAST).scene())
    board.grab()
    assert board.minimumSizeHint().height() <= board.height()
    tray = tray_of(board)
    for place in range(6):
        assert tray.viewport().rect().contains(tray.spot_rect(place))
    spots = tray.table.spots
    inside = tray.viewport().rect()
    for key in spots:
        assert inside.contains(tray.spot_rect(key)), key
    parts = [tray.spot_rect(key) for key in spots if not isinstance(key, int)]
    for place, part in enumerate(parts):
        assert not any(part.intersects(other) for other in parts[place + 1 :]), (place, part)
    assert (("slate", "round") in spots) == (height > 300)
    assert (("figure", "set") in spots) == (height > 300)
    assert (("purse", 2) in spots) == (height > 300)


@pytest.mark.parametrize(
    ("width", "height", "edge"), [(830, 490, 60), (815, 635, 78), (975, 735, 95), (1970, 1275, 170)]
)
def test_six_dice_are_large_in_a_usual_window(
    make_board: MakeBoard, still: None, width: int, height: int, edge: int
) -> None:
    board, told = make_board(width, height), rolled(1, 2, 2, 2, 3, 6)
    board.card_height = 64
    board.show_scene(told.scene())
    tray, size = tray_of(board), QSizeF(width, height)
    assert tray.shown.edge(size) >= edge
    layout = layout_of(size.width(), size.height(), 1.0, carded=True)
    parts = [*layout.cards, *layout.purses, layout.tray, layout.slate, layout.strip]
    rects = [part for part in parts if part is not None]
    assert len(rects) == 9
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))


def test_kept_dice_can_be_read_beside_panels_in_a_small_window(
    make_board: MakeBoard, still: None
) -> None:
    board = make_board(616, 418)
    board.card_height = 64
    board.show_scene(rolled(1, 2, 2, 2, 3, 6).scene())
    rack = tray_of(board).shown.shelf(QSizeF(616, 418))
    assert rack is not None
    assert rack.edge >= 22


def test_the_turn_is_not_told_when_the_game_is_over(make_board: MakeBoard, still: None) -> None:
    board, told = make_board(900, 640), Told(LAST)
    board.show_scene(told.scene())
    assert ("figure", "turn") in tray_of(board).table.spots
    told.say("keep 4 stop")
    board.show_scene(told.scene())
    assert told.position.is_over
    assert ("figure", "turn") not in tray_of(board).table.spots


def test_words_of_dice_are_above_all_dice(make_board: MakeBoard, still: None) -> None:
    board, told = make_board(815, 635), rolled(1, 2, 2, 2, 3, 6)
    board.card_height = 64
    board.show_scene(told.scene())
    shown, size = tray_of(board).shown, QSizeF(815, 635)
    notes = {mark.look[1]: mark for mark in shown.marks(size) if mark.look[0] is paint_note}
    assert notes.keys() == {"100", "2 2 2 = 200"}
    highest = max(spot.layer for spot in shown.spots(size))
    assert all(mark.layer > highest for mark in notes.values())


def test_the_rack_shows_what_is_picked_up_even_if_a_hint_keeps_other_dice(
    make_board: MakeBoard, still: None
) -> None:
    def coming() -> list[tuple[object, ...]]:
        marks = tray_of(board).shown.marks(QSizeF(board.size()))
        return [tuple(mark.look[1:]) for mark in marks if mark.look[0] is paint_coming]

    board, told = make_board(), rolled(1, 2, 2, 2, 3, 6)
    board.show_scene(told.scene())
    board.preview(_line(told, "keep 1"))
    assert coming() == [("100", True)]
    board.clear_selection()
    assert coming() == [("100", True)]
    board.choose_place(next(die for die, face in enumerate(faces_of(board)) if face == 2))
    assert coming() == [("200", False)]


def test_a_bot_throws_faster_than_the_only_person(make_board: MakeBoard) -> None:
    took = []
    for own in (0, 1):
        board, told = make_board(), Told()
        board.people = partial(tuple, [own])
        board.show_scene(told.scene())
        board.animate(told.dice(1, 3, 4, 4, 6, 6), told.scene(choices=False))
        took.append(board.landings[-1])
        board.finish()
    assert took[1] == pytest.approx(0.7 * took[0], abs=3)


def test_the_table_is_painted_when_the_first_scene_comes(make_board: MakeBoard) -> None:
    board = make_board()
    empty = board.grab().toImage()  # before the first scene nothing but dice would be there
    board.show_scene(Told(GROUP).scene())
    room = tray_of(board).viewport()
    place = layout_of(room.width(), room.height(), 1.0, carded=False).tray
    edge = place.toRect().topLeft() + QPoint(20, 6)  # on the rim of the tray
    shown = board.grab().toImage()
    assert shown.pixelColor(edge) != empty.pixelColor(edge)


def test_lange_strasse_has_this_board(qtbot: QtBot) -> None:
    board = face("lange_strasse").make_board()
    qtbot.addWidget(board)
    assert isinstance(board, LangeStrasseBoard)


def test_a_narrow_table_has_the_buttons_below_the_figures(make_board: MakeBoard) -> None:
    told = Told(GROUP)
    board = make_board(560, 480)
    board.show_scene(told.scene())
    board.clear_selection()
    spots, foot = tray_of(board).table.spots, board.foot_room()
    assert spots["figure", "prompt"].rect.top() > foot.top() > 0
    figures = [spot for key, spot in spots.items() if isinstance(key, tuple) and key[0] == "figure"]
    assert len(figures) > 3
    for spot in figures:
        assert spot is spots["figure", "prompt"] or spot.rect.bottom() < foot.top()


def test_player_cards_take_the_room_for_money_until_there_is_some(
    make_board: MakeBoard, still: None
) -> None:
    board, told = make_board(975, 735), Told()
    board.card_height = 64
    scene = told.scene()
    board.show_scene(scene)
    wide = board.seat_rooms()
    assert ("purse", 0) not in tray_of(board).table.spots
    rooms: list[object] = []
    board.rearranged.connect(lambda: rooms.append(board.seat_rooms()))
    board.animate(told.dice(2, 2, 3, 3, 4, 6), told.scene(choices=False))
    board.finish()
    (narrow,) = rooms
    assert narrow == board.seat_rooms() != wide
    for card, seat in zip(board.seat_rooms(), range(3), strict=True):
        assert not card.intersects(tray_of(board).spot_rect(("purse", seat)))
    board.show_scene(scene)  # undo
    assert rooms == [narrow, wide]


@pytest.mark.parametrize("width", [600, 900])
def test_a_table_to_look_at_keeps_no_place_for_buttons(
    make_board: MakeBoard, still: None, width: int
) -> None:
    board, told = make_board(width, 560), Told(GROUP)
    board.people = lambda: (0,)
    board.show_scene(told.scene(choices=False))
    foot = board.foot_room()
    assert foot.isValid(), "the buttons come back in their place"
    board.people = tuple
    board.show_scene(told.scene(choices=False))
    assert not board.foot_room().isValid()
    figures = [spot for spot in tray_of(board).table.spots.values() if spot.group == "figures"]
    assert any(spot.rect.intersects(foot) for spot in figures)


@pytest.mark.parametrize("text", [GROUP, LAST])
def test_words_are_whole_beside_an_open_dock(make_board: MakeBoard, still: None, text: str) -> None:
    texts.speak("de")
    try:
        board, told = make_board(543, 410), Told(text)
        board.card_height = 36
        board.show_scene(told.scene())
        for line in (None, _line(told, "keep 5")):
            board.preview(line)
            said = [spot for spot in tray_of(board).table.spots.values() if spot.group == "said"]
            assert len(said) == (line is not None or text == LAST)
            for spot in said:
                assert pill_width(words(spot.name), spot.rect.height()) <= spot.rect.width() + 1
    finally:
        texts.speak(texts.ENGLISH)


def test_the_dice_of_the_coach_include_what_is_said_of_them(
    make_board: MakeBoard, still: None
) -> None:
    board = make_board(928, 500)
    board.show_scene(rolled(1, 1, 1, 5, 5, 5).scene())
    tray, heart = tray_of(board), board.part(HEART)
    top, size = tray.tabletop, QSizeF(tray.viewport().size())
    assert heart is not None
    assert top is not None
    notes = [mark for mark in top.marks(size) if mark.waits_for]
    assert notes
    origin = tray.viewport().mapTo(board, QPoint())
    for note in notes:
        assert QRectF(heart).contains(note.rect.translated(QPointF(origin)))
