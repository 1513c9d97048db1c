"""The board of Colonizers: what it shows, what it offers, and whose knowledge it tells."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from engines.contract.analysis import Estimate, Line
from engines.contract.registry import game as find_game
from engines.games.colonizers.cards import COLONIST_NAMES
from engines.games.colonizers.data import COLONY
from engines.games.colonizers.places import (
    DECK,
    OMNIUM,
    Kind,
    Place,
    colonist,
    colony,
    drawn,
    hand,
    seat_of,
)
from engines.games.colonizers.snapshot import read
from engines.games.colonizers.view import ColonizersView
from engines.runtime import texts
from engines.runtime.streams import stream
from engines.runtime.texts import tr
from gui.games.colonizers import painting
from gui.games.colonizers.board import ColonizersBoard
from gui.games.colonizers.cards import paint_module, write
from gui.games.colonizers.painting import paint_no_cards
from gui.games.colonizers.picture import Middle, Picture
from gui.games.colonizers.table import ColonizersTable
from gui.games.colonizers.wording import place_tip, place_words, price
from gui.kit.words import width_of
from gui.style import TypeRole
from gui.style.motion import pace
from gui.table.board import Scene
from gui.table.sheet import CellKey
from gui.table.spots import words
from tests.gui.games.colonizers.conftest import Make, layout, picture
from tests.gui.games.colonizers.told import BUILD, DRAW, KEEP, LAST, LATE, NAMES, POWER, Told
from tests.gui.games.told import random_game
from tests.gui.motion import finish_all

LATE_POWER = (
    POWER.replace("seat 2", "seat 4")
    .replace("shown 1 2", "shown 1 2 3 4")
    .replace("Visionary", "X")
    .replace("Opportunist", "Visionary")
    .replace("X", "Opportunist")
)
"""The Opportunist of seat 4 knows who everyone is."""


def click(board: ColonizersBoard, place: Place) -> None:
    at = board.table.spot_rect(place).center()
    QTest.mouseClick(board.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def chosen(board: ColonizersBoard) -> list[int]:
    found: list[int] = []
    board.chosen.connect(found.append)
    return found


def switch(board: ColonizersBoard, name: str) -> QPushButton:
    found = [each for each in board.findChildren(QPushButton) if each.accessibleName() == name]
    return found[0]


def tip(board: ColonizersBoard, place: Place) -> str:
    return place_tip(picture(board), place)


def buttons(board: ColonizersBoard, told: Told) -> list[str]:
    return [choice.text for choice in board.bar(told.scene())]


# -- what is offered --------------------------------------------------------------------------


def test_a_click_picks_a_colonist_on_offer_only(make: Make) -> None:
    told = Told()
    told.do(told.position.draw(1, 0))
    board = make(told)
    picked = chosen(board)
    offered = [COLONIST_NAMES[each] for each in read(told.position.state).offered]
    for number, name in enumerate(COLONIST_NAMES):
        click(board, colonist(number))
        assert bool(picked) is (name in offered)
        if picked:
            assert told.position.action_text(picked.pop()) == f"Pick {name}"


def test_every_step_of_the_coach_points_at_its_part(make: Make) -> None:
    told = Told(DRAW, viewer=1)
    board = make(told)
    tour = find_game("colonizers").tour
    assert tour is not None
    for size in ((900, 560), (1100, 900)):
        board.resize(*size)
        spots, parts = board.table, {stop.id: board.part(stop.part) for stop in tour.stops}
        draw, end = parts["draw"], parts["end"]
        assert draw is not None
        assert end is not None
        middle = [each for each in picture(board).places() if each.kind is Kind.COLONIST]
        for place in (DECK, OMNIUM, *middle):
            assert draw.contains(spots.spot_rect(place).translated(spots.pos()))
        lots = [layout(board).places[colony(1, at)].toRect() for at in range(COLONY)]
        assert all(end.contains(lot.translated(spots.pos())) for lot in lots)
        assert end.height() <= sum(lot.height() for lot in lots) / 2


def test_the_unseen_modules_do_not_hide_what_is_to_be_chosen(make: Make) -> None:
    told = Told(DRAW, viewer=1)
    board = make(told)
    unseen = switch(board, tr("colonizers-unseen-modules"))
    unseen.click()
    assert picture(board).middle is Middle.UNSEEN
    for text, middle in ((POWER, Middle.COLONISTS), (KEEP, Middle.DRAWN)):
        board.show_scene(Told(text, viewer=1).scene())
        assert picture(board).middle is middle
        assert unseen.isHidden(), "it would show nothing, and gray words are hard to read"
    board.show_scene(told.scene())
    assert picture(board).middle is Middle.UNSEEN
    assert unseen.isVisible()


def test_omnium_and_deck_are_the_choices_of_the_draw_phase(make: Make) -> None:
    told = Told(DRAW, viewer=1)
    board = make(told)
    picked = chosen(board)
    assert buttons(board, told) == [
        tr("colonizers-take-omnium", takes=2),
        tr("colonizers-draw-2-modules"),
    ]
    click(board, OMNIUM)
    click(board, DECK)
    board.choose_place(0)
    board.choose_place(1)
    assert [told.position.action_text(each) for each in picked] == [
        "Take Omnium",
        "Draw modules",
    ] * 2


def test_the_bank_offers_omnium_in_the_draw_phase_only(make: Make) -> None:
    board = make(Told(DRAW, viewer=1))
    assert board.table.table.spots[OMNIUM].look == (painting.paint_bank, 2)
    for text in (POWER, KEEP):
        board.show_scene(Told(text, viewer=1).scene())
        assert board.table.table.spots[OMNIUM].look == (painting.paint_bank, 0)


def test_drawn_modules_say_whether_they_can_be_paid_for(make: Make) -> None:
    board = make(Told(KEEP, viewer=1))
    looks = [board.table.table.spots[drawn(at)].look for at in range(2)]
    short = {code: tr("colonizers-omnium-short", missing=int(code[1]) - 1) for code in ("G8", "R6")}
    assert looks == [(paint_module, code, told) for code, told in short.items()]
    board.show_scene(Told(KEEP, viewer=0).scene(opened=True))
    look = board.table.table.spots[drawn(0)].look
    assert look == (paint_module, "G8", ""), "they are another seat's than the hand"


def test_taking_says_what_it_brings_with_the_income(make: Make) -> None:
    told = Told(
        DRAW.replace("Opportunist", "X").replace("Miner", "Opportunist").replace("X", "Miner"), 1
    )
    assert buttons(make(told), told)[0] == tr("colonizers-take-omnium", takes=5)


def test_with_a_full_hand_the_deck_says_why_it_cannot_be_drawn_from(make: Make) -> None:
    told = Told(DRAW.replace("hand N1 |", "hand G4 N1 N4 N4 N6 |"), viewer=1)
    board = make(told)
    picked = chosen(board)
    click(board, DECK)
    assert not picked
    assert place_words(picture(board), DECK).endswith(tr("colonizers-blocked-draw"))


def test_one_of_the_two_drawn_cards_is_kept(make: Make) -> None:
    told = Told(KEEP, viewer=1)
    board = make(told)
    picked = chosen(board)
    assert picture(board).middle is Middle.DRAWN
    click(board, drawn(1))
    board.choose_place(0)
    assert [told.position.action_text(each) for each in picked] == [
        "Keep Planetary Defense System",
        "Keep Eco-Dome",
    ]


def test_a_full_hand_turns_keeping_into_discarding(make: Make) -> None:
    full = (
        KEEP.replace("Opportunist", "X")
        .replace("Visionary", "Opportunist")
        .replace("X", "Visionary")
        .replace("hand N1 |", "hand G4 B2 R2 N1 N4 |")
    )
    told = Told(full, viewer=1)
    labels = [choice.text for choice in make(told).bar(told.scene())]
    modules = [
        card.split(" ", 1)[1] for card in map(told.position.action_text, told.position.legal())
    ]
    assert labels == [tr("colonizers-discard-module-names", module_names=each) for each in modules]


def test_naming_a_colonist_that_nobody_can_have_is_asked_twice(make: Make) -> None:
    told = Told(LATE_POWER, viewer=3)
    board = make(told)
    picked = chosen(board)
    click(board, colonist(COLONIST_NAMES.index("General")))
    assert not picked
    assert buttons(board, told) == [
        tr("colonizers-steal-from-the", colonist_names="General"),
        tr("colonizers-name-nobody"),
    ]
    assert board.clear_selection()
    assert buttons(board, told) == [tr("colonizers-name-nobody")]
    click(board, colonist(COLONIST_NAMES.index("General")))
    click(board, colonist(COLONIST_NAMES.index("General")))
    assert [told.position.action_text(each) for each in picked] == ["Steal from General"]
    click(board, colonist(COLONIST_NAMES.index("Miner")))
    assert len(picked) == 2


def test_who_has_nobody_to_name_is_not_asked_whom(make: Make) -> None:
    swapped = (
        POWER.replace("Miner", "X").replace("Opportunist", "Miner").replace("X", "Opportunist")
    )
    for text, asked, button in (
        (POWER, "colonizers.ask.power", tr("colonizers-name-nobody")),
        (swapped, "colonizers.ask.no_power", tr("colonizers-go-on-to-build")),
    ):
        told = Told(text, viewer=1)
        told_board = make(told)
        assert told.position.ask().code == asked
        assert [choice.text for choice in told_board.bar(told.scene())][-1] == button


def test_only_modules_that_can_be_paid_are_built(make: Make) -> None:
    told = Told(BUILD.replace("3 has 6", "3 has 5"), viewer=2)
    board = make(told)
    picked = chosen(board)
    for at in range(5):
        click(board, hand(2, at))
    built = [told.position.action_text(each) for each in picked]
    assert built == ["Build Warehouse", "Build Quarry", "Build Military Academy"]
    assert place_words(picture(board), hand(2, 0)).endswith(tr("colonizers-blocked-build"))
    assert buttons(board, told) == [tr("colonizers-build-nothing")]


def test_the_arrow_keys_reach_every_place(make: Make) -> None:
    board = make(Told(BUILD, viewer=2))
    places = set(picture(board).places())
    reached: set[Place] = set()
    board.table.setFocus()
    keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    for step in range(4000):
        QTest.keyClick(board.table, keys[stream_step(step)])
        focused = board.table.keyboard.focused
        if isinstance(focused, Place):
            reached.add(focused)
        if reached == places:
            break
    assert reached == places


def stream_step(step: int) -> int:
    """A random walk that eventually reaches everything, the same in every run."""
    return int(stream(1, "walk", step)[0] % 4)


# -- what is told -----------------------------------------------------------------------------


def test_opponents_hands_lie_face_down_but_for_what_is_known(make: Make) -> None:
    board = make(Told(BUILD, viewer=2))
    shown = picture(board)
    assert shown.hand(0) == (None, None, None)
    assert shown.hand(1) == ("N12", None)
    assert shown.hand(2) == ("G6", "B3", "B5", "R3", "N6")
    assert tr("colonizers-know-hand", known="Mass Relay") in tip(board, seat_of(1))


@pytest.mark.parametrize("viewer", range(4))
def test_nothing_on_the_board_depends_on_what_is_hidden(make: Make, viewer: int) -> None:
    """Two truths that a seat cannot tell apart look the same to it."""
    told = Told()
    board = make(told)
    for step in random_game(told, seed=11):
        position = step.after
        if len(told.steps) % 41 or position.is_over:
            continue
        looks = []
        for truth in (position, position.seen_by(viewer, stream(5, "other"))):
            scene = Scene(truth.seen_by(viewer, stream(6, "board")), viewer, told.words)
            board.show_scene(scene)
            shown = picture(board)
            names = [place_words(shown, place) for place in shown.places()]
            looks.append((names, board.spoken(scene), board.table.grab().toImage()))
        assert looks[0] == looks[1]


def test_while_bots_play_cards_are_open_on_demand_only(make: Make) -> None:
    board = make(Told(BUILD))
    assert set(picture(board).hand(2)) == {None}
    assert picture(board).colonist(3) is None
    switch(board, tr("colonizers-open-cards")).click()
    assert picture(board).hand(2) == ("G6", "B3", "B5", "R3", "N6")
    assert picture(board).colonist(3) == "Visionary"


def test_who_watches_closed_cards_knows_what_is_public(make: Make) -> None:
    board = make(Told(BUILD))
    shown = picture(board)
    known = {
        name for seat in range(4) if shown.view.players[seat].shown for name in _only(shown, seat)
    }
    assert known
    hidden = [seat for seat in range(4) if not shown.view.players[seat].shown]
    for seat in hidden:
        assert set(shown.colonists(seat)) == set(COLONIST_NAMES) - known - set(shown.view.absent)
    for name in known:
        assert len(shown.holders(name)) == 1


def _only(shown: Picture, seat: int) -> tuple[str, ...]:
    (name,) = shown.view.players[seat].colonists
    return (name,)


def test_opening_the_cards_is_no_longer_discreet(make: Make) -> None:
    board = make(Told(BUILD))
    said: list[bool] = []
    board.discretion_changed.connect(lambda: said.append(board.discreet))
    assert board.discreet
    switch(board, tr("colonizers-open-cards")).click()
    switch(board, tr("colonizers-open-cards")).click()
    assert said == [False, True]


def test_a_board_that_is_not_discreet_shows_all_hands(make: Make) -> None:
    board = make(Told(BUILD))
    board.discreet = False
    assert picture(board).open
    assert None not in picture(board).hand(picture(board).bottom)


def test_player_cards_are_on_the_panels_and_turn_with_the_table(make: Make) -> None:
    board = make(Told(BUILD))
    told: list[bool] = []
    board.rearranged.connect(lambda: told.append(True))
    before = board.seat_rooms()
    for seat, room in enumerate(before):
        panel = board.table.spot_rect(seat_of(seat)).translated(board.table.pos())
        assert panel.contains(room)
    board.flip()
    assert told
    assert board.seat_rooms() == (*before[-1:], *before[:-1])


def test_an_empty_hand_is_told_in_whole_words(make: Make) -> None:
    board = make(Told(POWER.replace("hand N1 | ", ""), viewer=1))
    for size in (QSizeF(900, 560), QSizeF(480, 340)):
        table = board.table.tabletop
        assert isinstance(table, ColonizersTable)
        (room,) = (mark.rect for mark in table.marks(size) if mark.look == (paint_no_cards,))
        text = width_of(tr("colonizers-no-cards-in-hand"), TypeRole.LABEL, 15)
        assert room.width() > text + 20  # the round ends of the pill


def test_who_may_be_who_can_be_hidden(make: Make) -> None:
    board = make(Told(POWER, viewer=1))
    said = tr("colonizers-may-be", colonists=("Ecologist", "Spy", "Visionary"))
    assert said in place_words(picture(board), seat_of(2))
    switch(board, tr("colonizers-who-may-be-who")).click()
    words = place_words(picture(board), seat_of(2))
    assert said not in words
    assert tr("colonizers-colonist-hidden") in words


def test_a_plan_of_the_adviser_is_ringed(make: Make) -> None:
    told = Told(BUILD, viewer=2)
    board = make(told)
    action = told.position.parse_action("Build Quarry")
    line = Line(
        actions=(action,),
        names=("Build Quarry",),
        preference=1.0,
        bar=Estimate(1.0),
        values={},
    )
    board.preview(line)
    assert picture(board).advised == {hand(2, 2): 1}
    board.preview(None)
    assert not picture(board).advised


def test_the_score_sheet_comes_at_the_end(make: Make) -> None:
    told = Told(LAST, viewer=3)
    board = make(told)
    assert not sheet_of(board)
    step = told.say("Build nothing")
    board.animate(step, told.scene())
    board.finish()
    assert told.position.is_over
    view: ColonizersView = told.position.view()
    points = view.players[2].points
    cells = [name for _row, name in sheet_of(board) if "Cleo" in name]
    assert cells == [
        "Cleo",
        f"{tr('colonizers-modules')}, Cleo: {points}",
        f"{tr('colonizers-bonus')}, Cleo: 4",
        f"{tr('colonizers-points')}, Cleo: {points + 4}",
    ]
    assert [name for row, name in sheet_of(board) if row == 0][:1] == ["Cleo"]


def sheet_of(board: ColonizersBoard) -> list[tuple[int, str]]:
    """Rows and words of the score sheet."""
    spots = board.table.table.spots
    return [(key.row, words(s.name)) for key, s in spots.items() if isinstance(key, CellKey)]


# -- motion -----------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, 1])
def test_after_the_end_all_cards_lie_open(make: Make, viewer: int | None) -> None:
    told = Told(LAST, viewer=viewer)
    board = make(told)
    assert None in picture(board).hand(3)
    assert price(picture(board), "R1") != ""
    told.say("Build nothing")
    board.show_scene(told.scene(opened=True))
    assert [picture(board).hand(seat) for seat in range(4)] == [("G5",), ("B2",), ("G6",), ("R1",)]
    assert [picture(board).colonist(seat) for seat in range(4)] == [
        "Spy",
        "Miner",
        "Ecologist",
        "Visionary",
    ]
    assert picture(board).bottom == (viewer or 0)
    assert price(picture(board), "R1") == ""  # nothing is paid for any more
    assert not switch(board, tr("colonizers-open-cards")).isVisible()


def test_the_score_sheet_hides_no_card_in_a_small_window(make: Make) -> None:
    told = Told(LAST)
    board = make(told)
    board.resize(560, 300)
    told.say("Build nothing")
    board.show_scene(told.scene(opened=True))
    spots = board.table.table.spots
    cells = [board.table.spot_rect(key) for key in spots if isinstance(key, CellKey)]
    assert cells
    for seat in range(1, 4):
        for at in range(8):
            card = board.table.spot_rect(colony(seat, at))
            assert not any(cell.intersects(card) for cell in cells)


@pytest.mark.parametrize(
    ("start", "viewer"),
    [
        (LATE, 2),
        pytest.param("", 2, marks=pytest.mark.slow),
        pytest.param("", None, marks=pytest.mark.slow),
    ],
    ids=["its_end", "for_a_player", "for_onlookers"],
)
def test_a_game_is_animated_step_by_step(make: Make, start: str, viewer: int | None) -> None:
    told = Told(start, viewer=viewer)
    board = make(told)
    settled: list[None] = []
    board.settled.connect(lambda: settled.append(None))
    for number, step in enumerate(random_game(told, seed=4), 1):
        board.animate(step, told.scene(choices=False))
        board.finish()
        assert len(settled) == number
    assert picture(board).middle is Middle.SCORES


def test_a_card_that_flies_is_not_where_it_will_be(make: Make) -> None:
    told = Told(BUILD, viewer=2)
    board = make(told)
    pace().set_reduced(False)
    settled: list[None] = []
    board.settled.connect(lambda: settled.append(None))
    board.animate(told.say("Build Quarry"), told.scene(choices=False))
    assert picture(board).away == {colony(2, 7)}
    assert not settled
    board.finish()
    assert len(settled) == 1
    assert not picture(board).away


def test_omnium_on_its_way_has_left_but_not_arrived(make: Make) -> None:
    told = Told(DRAW, viewer=1)
    board = make(told)
    pace().set_reduced(False)
    before = picture(board).view.players[told.position.owner].omnium
    seat = told.position.owner
    board.animate(told.say("Take Omnium"), told.scene(choices=False))
    assert picture(board).view.players[seat].omnium == before
    finish_all()
    after = picture(board).view.players[seat].omnium
    board.finish()
    assert after == told.position.view(1).players[seat].omnium > before


def test_a_colonist_is_not_with_a_seat_before_it_arrives_there(make: Make) -> None:
    told = Told()
    told.do(told.position.draw(1, 0))
    board = make(told)
    pace().set_reduced(False)
    seat = told.position.owner
    step = told.do(told.position.legal()[0])
    board.animate(step, replace(told.scene(choices=False), viewer=seat))
    assert picture(board).colonists(seat) == ()
    board.finish()
    assert len(picture(board).colonists(seat)) == 1


def test_another_theme_or_size_keeps_everything_on_the_table(make: Make) -> None:
    board = make(Told(BUILD, viewer=2))
    for size in ((500, 340), (900, 560), (2000, 1100)):
        board.resize(*size)
        shown = board.table.rect()
        for place in picture(board).places():
            assert shown.contains(board.table.spot_rect(place)), (size, place)


def test_names_are_those_of_the_seats(make: Make) -> None:
    shown = picture(make(Told(BUILD, viewer=2)))
    names = [place_words(shown, place) for place in shown.places() if place.kind is Kind.SEAT]
    assert [name.split(",")[0] for name in names] == [NAMES[3], NAMES[0], NAMES[1], NAMES[2]]


def test_the_switches_are_in_place_on_a_board_that_was_resized_before_it_was_shown(
    make: Make,
) -> None:
    board = make(Told(DRAW, viewer=1))
    board.hide()
    board.resize(1100, 700)
    board.show()
    corner, steps = board.findChild(QWidget, "switches"), layout(board).steps
    assert corner is not None
    assert steps.right() - 2 <= corner.geometry().right() <= steps.right() + 2
    assert abs(corner.geometry().center().y() - steps.center().y()) < 3


def test_the_steps_leave_the_switches_their_room_in_every_width(make: Make) -> None:
    board = make(Told(BUILD))
    for wide in (1500, 700, 1500):
        board.resize(wide, 700)
        corner = switch(board, tr("colonizers-open-cards")).parentWidget()
        table = board.table.tabletop
        assert isinstance(table, ColonizersTable)
        assert corner is not None
        assert table.switches == corner.sizeHint().width()


@pytest.mark.parametrize("wide", [200, 160, 130])
def test_the_chances_of_possible_colonists_stand_apart(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, wide: int
) -> None:
    places = list[tuple[float, float]]()
    paint = write

    def noted(*values: Any) -> None:
        size = width_of(values[2], values[4], values[6])
        places.append((values[1].center().x() - size / 2, values[1].center().x() + size / 2))
        paint(*values)

    monkeypatch.setattr(painting, "write", noted)
    image = QImage(wide, 40, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    found = tuple((name, 0.2) for name in COLONIST_NAMES[:5])
    texts.speak("de")
    painting.paint_who(painter, QRectF(0, 0, wide, 40), found, True, "")
    texts.speak(texts.ENGLISH)
    painter.end()
    assert len(places) == 5
    assert all(after[0] - before[1] >= 6 for before, after in pairwise(places))
