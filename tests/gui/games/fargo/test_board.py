"""The board of Fargo: scenes, motion, hints, keys, screen readers, looks."""

import gc
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import TypeVar
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engines.contract.analysis import Estimate, Line
from engines.games.fargo.distributions import odds_of
from engines.games.fargo.view import ROLL, STOP
from engines.runtime.texts import percent, tr
from gui.app.keys import commands
from gui.games.face import face
from gui.games.fargo.board import FargoBoard
from gui.games.fargo.felt import FargoTable
from gui.style import Look, Scheme, Space, theme
from gui.style.motion import pace
from gui.table.board import HEART
from gui.table.flying import Flying
from tests.gui.games.fargo.told import Told, random_game
from tests.gui.games.trays import Settled, faces_of, spots_of, tray_of
from tests.gui.motion import finish_all

Part = TypeVar("Part", bound=QWidget)

LAST = "9800 10250 4000 | seat 3 | banked 1400 | run 350 | dice 6 | turn 15 | trigger 2"


def _board(qtbot: QtBot) -> FargoBoard:
    board = FargoBoard()
    qtbot.addWidget(board)
    board.people = partial(tuple, [0])
    board.resize(900, 540)
    board.show()
    return board


def _part(board: FargoBoard, kind: type[Part]) -> Part:
    found = board.findChild(kind)
    assert isinstance(found, kind)
    return found


def _around(board: FargoBoard) -> FargoTable:
    around = tray_of(board).shown.around
    assert isinstance(around, FargoTable)
    return around


def _read(board: FargoBoard, *key: object) -> str:
    """What a screen reader says about a figure or a button."""
    name = tray_of(board).table.spots[key].name
    assert isinstance(name, str)
    return name


def _line(action: int) -> Line:
    return Line((action,), ("",), 1.0, Estimate(1.0), {})


def _first_roll() -> Told:
    told = Told()
    told.dice(1, 2, 2, 2, 5, 3, 3, 4, 6, 6)
    return told


def test_dice_that_nobody_saw_rolled_lie_blank_in_the_rack(qtbot: QtBot) -> None:
    board = _board(qtbot)
    board.show_scene(Told(text="0 0 | seat 1 | run 400 | dice 2 | turn 1").scene())
    spots = tray_of(board).table.spots
    assert [spots[die].look is not None for die in range(10)] == [True] * 8 + [False] * 2


def test_the_scores_are_the_whole_track(qtbot: QtBot) -> None:
    board = _board(qtbot)
    board.show_scene(_first_roll().scene())
    found, track = board.part("scores"), _around(board).layout(QSizeF(board.size())).track
    assert found is not None
    assert track is not None
    lanes = QRectF(tray_of(board).spot_rect(("lane", 0)) | tray_of(board).spot_rect(("lane", 1)))
    assert track.contains(QRectF(found))
    assert found.right() < board.width() - theme().px(Space.XS), "its ring stays on the board"
    assert found.bottom() > lanes.bottom(), "with the figures of the axis"


def test_the_heart_of_the_table_is_the_dice_that_can_be_seen(qtbot: QtBot) -> None:
    board = _board(qtbot)
    board.show_scene(_first_roll().scene())
    layout, heart = _around(board).layout(QSizeF(board.size())), board.part(HEART)
    assert heart is not None
    assert layout.tray.contains(QRectF(heart))
    assert not layout.rack.intersects(QRectF(heart))
    board.show_scene(Told(text="0 0 | seat 1 | run 400 | dice 2 | turn 1").scene())
    heart = board.part(HEART)
    assert heart is not None
    assert layout.rack.contains(QRectF(heart).center())
    assert heart.bottom() < layout.words.bottom()


# -- motion -----------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["no end", "no motion", "finished"])
def test_every_step_settles_exactly_once_and_shows_the_state(qtbot: QtBot, mode: str) -> None:
    pace().set_speed(float("inf") if mode == "no end" else 16.0)
    pace().set_reduced(mode == "no motion")
    board, told = _board(qtbot), Told(3)
    board.show_scene(told.scene())
    settled = Settled(board)
    other = _board(qtbot)
    for step in random_game(told, seed=5, roll_share=0.7):
        before = settled.count
        board.animate(step, told.scene(choices=False))
        board.finish()
        assert settled.count == before + 1
        board.finish()
        assert settled.count == before + 1
        board.show_scene(told.scene())
        other.show_scene(told.scene())
        assert faces_of(board) == faces_of(other)
        if len(told.steps) > 30:
            break
    finish_all()
    assert spots_of(board) == spots_of(other)


def test_a_roll_takes_its_time_and_settles_by_itself(qtbot: QtBot) -> None:
    pace().set_speed(8.0)
    board, told = _board(qtbot), Told()
    board.show_scene(told.scene())
    settled = Settled(board)
    step = told.dice(1, 2, 2, 2, 5, 3, 3, 4, 6, 6)
    board.animate(step, told.scene(choices=False))
    assert tray_of(board).table.flying
    assert settled.count == 0
    assert _around(board).event[0] == ""  # the roll is not announced before it is seen
    qtbot.waitUntil(lambda: settled.count == 1)
    assert _around(board).event[0] == tr("fargo-last-roll", points="+350")
    qtbot.wait(60)
    assert settled.count == 1


def test_without_motion_a_roll_stays_in_view_for_a_moment(qtbot: QtBot, still: None) -> None:
    board, told = _board(qtbot), Told()
    board.show_scene(told.scene())
    settled = Settled(board)
    board.animate(told.dice(1, 2, 2, 2, 5, 3, 3, 4, 6, 6), told.scene(choices=False))
    assert (settled.count, _around(board).event[0]) == (0, tr("fargo-last-roll", points="+350"))
    board.finish()
    assert settled.count == 1


def test_the_end_of_a_game_stays_in_view_for_a_moment(qtbot: QtBot) -> None:
    told = Told(text="9500 10050 | seat 1 | run 900 | dice 1 | trigger 2")
    board = _board(qtbot)
    board.resize(300, 300)  # no room for a track along which points could fly
    board.show_scene(told.scene())
    settled = Settled(board)
    with patch.object(board._pause, "wait", wraps=board._pause.wait) as wait:
        board.animate(told.do(STOP), told.scene(choices=False))
    assert told.position.is_over
    assert wait.call_args.args[0] == 2 * pace().bot_action_ms()
    board.finish()
    assert settled.count == 1


def test_nothing_is_offered_after_the_end(qtbot: QtBot) -> None:
    told = Told(text="9500 10050 | seat 1 | run 900 | dice 1 | trigger 2")
    board = _board(qtbot)
    board.show_scene(told.scene())
    assert ("do", STOP) in tray_of(board).table.spots
    told.do(STOP)
    board.show_scene(told.scene(choices=False))
    assert not {("do", STOP), ("do", ROLL)} & set(tray_of(board).table.spots)


def test_those_who_watch_bots_see_no_buttons_but_exercises_have_them(qtbot: QtBot) -> None:
    board, told = _board(qtbot), _first_roll()
    board.people = tuple
    scene = told.scene(choices=False)
    for each, there in ((scene, False), (replace(scene, asks=True), True), (told.scene(), True)):
        board.show_scene(each)
        assert (("do", ROLL) in tray_of(board).table.spots) is there
    board.people = partial(tuple, [1])
    board.show_scene(scene)
    assert ("do", ROLL) in tray_of(board).table.spots


def test_the_table_stays_as_told_until_banked_points_have_arrived(qtbot: QtBot) -> None:
    board, told = _board(qtbot), _first_roll()
    board.show_scene(told.scene())
    settled, before = Settled(board), _read(board, "do", STOP)
    board.animate(told.do(STOP), told.scene(choices=False))
    assert _around(board).event[0] == tr("fargo-banked", points=350)
    assert _around(board).view == told.steps[-1].before.view()
    assert _read(board, "do", STOP) == before
    board._pause.end()
    assert _around(board).view == told.position.view()
    assert settled.count == 1


def test_the_needle_swings_to_the_next_chance(qtbot: QtBot) -> None:
    board, told = _board(qtbot), _first_roll()
    board.show_scene(told.scene())
    board.animate(told.do(ROLL), told.scene(choices=False))
    finish_all()
    chances = [told.position.view(None).odds.bust]
    with patch.object(Flying, "start", autospec=True, side_effect=Flying.start) as start:
        board.animate(told.dice(1, 4, 4, 4, 2), told.scene(choices=False))
        finish_all()
    chances.append(told.position.view(None).odds.bust)
    flights = [flight for call in start.call_args_list for flight in call.args[1]]
    (swing,) = [flight for flight in flights if flight.hides == ("figure", "bust")]
    seen = [look[1] for look in swing.looks]
    assert chances[0] < seen[0] < seen[-1] == chances[1]
    assert seen == sorted(seen)
    assert seen[1] - seen[0] > seen[-1] - seen[-2], "ever more slowly"


def test_dice_are_in_the_rack_before_the_others_are_picked_up_and_rolled(qtbot: QtBot) -> None:
    board, told = _board(qtbot), Told()
    board.show_scene(told.scene())
    board.animate(told.dice(1, 2, 2, 2, 5, 3, 3, 4, 6, 6), told.scene(choices=False))
    board.finish()
    assert tray_of(board).table.flying
    settled = Settled(board)
    board.animate(told.do(ROLL), told.scene(choices=False))
    assert tray_of(board).table.flying
    assert settled.count == 0
    finish_all()
    assert settled.count == 1


def test_a_bust_stays_in_view_before_it_settles(qtbot: QtBot) -> None:
    told = Told(text="0 0 | seat 1 | run 400 | dice 2 | turn 1")
    board = _board(qtbot)
    board.show_scene(told.scene())
    told.do(ROLL)
    board.show_scene(told.scene())
    settled = Settled(board)
    board.animate(told.dice(2, 3), told.scene(choices=False))
    finish_all()
    assert settled.count == 0
    assert _around(board).event[0] == tr("fargo-bust-mark")
    assert faces_of(board)[8:] == [2, 3]
    board.finish()
    assert settled.count == 1
    assert faces_of(board)[8:] == [2, 3]
    assert all(die.past for die in tray_of(board).dice)


def test_undo_in_the_middle_of_a_motion_leaves_the_dice_where_they_belong(qtbot: QtBot) -> None:
    board, told = _board(qtbot), _first_roll()
    board.show_scene(told.scene())
    finish_all()
    faces, spots, scene = faces_of(board), spots_of(board), told.scene()
    settled = Settled(board)
    board.animate(told.do(ROLL), told.scene(choices=False))
    board.show_scene(scene)  # undo
    finish_all()
    assert (faces_of(board), spots_of(board)) == (faces, spots)
    board.animate(told.dice(1, 4, 4, 4, 2), told.scene(choices=False))
    assert tray_of(board).table.flying
    board.show_scene(scene)
    finish_all()
    assert (faces_of(board), spots_of(board)) == (faces, spots)
    assert settled.count == 0  # an animation cut off by another scene does not emit ``settled``


def test_a_jump_puts_dice_at_once(qtbot: QtBot) -> None:
    board, told = _board(qtbot), _first_roll()
    early = told.scene()
    told.do(ROLL)
    told.dice(1, 4, 4, 4, 2)
    other = _board(qtbot)
    board.show_scene(early)
    finish_all()
    board.show_scene(told.scene())
    other.show_scene(told.scene())
    assert spots_of(board) == spots_of(other)


def test_nothing_is_left_in_the_scene_after_many_turns(qtbot: QtBot, still: None) -> None:
    board = _board(qtbot)
    told = _first_roll()
    board.show_scene(told.scene())
    gc.collect()
    items = len(tray_of(board).scene().items())
    whole = Told(2)
    for number, step in enumerate(random_game(whole, seed=3, roll_share=0.8)):
        board.animate(step, whole.scene(choices=False))
        board.finish()
        if number > 100 and whole.position.is_chance:
            break
    board.show_scene(told.scene())
    finish_all()  # what fades away
    assert len(tray_of(board).scene().items()) == items


# -- choices ----------------------------------------------------------------------------------


def test_the_bar_offers_roll_and_bank_with_their_keys(qtbot: QtBot) -> None:
    board, told = _board(qtbot), _first_roll()
    roll, bank = board.bar(told.scene())
    assert (roll.text, roll.action, roll.command) == (
        tr("fargo-roll-dice", dice=5),
        ROLL,
        commands.ROLL,
    )
    assert (bank.text, bank.action, bank.command) == (
        tr("fargo-bank", points=350),
        STOP,
        commands.BANK,
    )
    told.do(ROLL)
    told.dice(1, 4, 4, 4, 2)
    assert board.bar(told.scene())[0].text == tr("fargo-roll-dice", dice=1)


def test_a_click_on_a_button_chooses_only_while_a_person_decides(qtbot: QtBot) -> None:
    board, told = _board(qtbot), _first_roll()
    chosen: list[int] = []
    board.chosen.connect(chosen.append)
    board.show_scene(told.scene(choices=False))
    for action in (ROLL, STOP):
        _click(board, action)
    assert chosen == []
    board.show_scene(told.scene())
    for action in (ROLL, STOP):
        _click(board, action)
    assert chosen == [ROLL, STOP]
    _click(board, ROLL, Qt.MouseButton.RightButton)
    assert len(chosen) == 2


def _click(
    board: FargoBoard, action: int, button: Qt.MouseButton = Qt.MouseButton.LeftButton
) -> None:
    tray = tray_of(board)
    QTest.mouseClick(tray.viewport(), button, pos=tray.spot_rect(("do", action)).center())


def test_who_is_to_roll_can_do_so_at_the_table(qtbot: QtBot) -> None:
    board, told = _board(qtbot), Told()
    asked: list[object] = []
    board.asks.connect(asked.append)
    board.show_scene(told.scene())
    _click(board, ROLL)
    assert asked == []
    board.show_scene(replace(told.scene(), may_roll=True))
    _click(board, ROLL)
    _click(board, STOP)
    assert asked == [commands.ROLL]


def test_cues_name_the_keys_of_the_page(qtbot: QtBot) -> None:
    board, told = _board(qtbot), _first_roll()
    board.show_scene(told.scene())
    board.show_cues(True)
    assert _cues(board) == ["R", "B"]
    board.key_text = lambda command: {commands.ROLL: "X"}.get(command, "Q")
    board.show_cues(True)
    assert _cues(board) == ["X", "Q"]
    board.show_scene(told.scene(choices=False))
    assert _cues(board) == []


def _cues(board: FargoBoard) -> list[str]:
    return [spot.cue for spot in tray_of(board).table.spots.values() if spot.active]


def test_hints_are_shown_in_the_advisers_colour_and_taken_away(qtbot: QtBot, still: None) -> None:
    board, told = _board(qtbot), _first_roll()
    board.show_scene(told.scene())
    board.preview(_line(ROLL))
    advice = [die.advice for die in tray_of(board).dice]
    assert advice.count("") == 5
    assert set(advice) == {"", None}
    assert _around(board).advised == ROLL
    board.preview(_line(STOP))
    assert {die.advice for die in tray_of(board).dice} == {None}
    assert _around(board).advised == STOP
    board.preview(None)
    assert _around(board).advised is None
    board.preview(_line(ROLL))
    board.show_scene(told.scene())
    assert {die.advice for die in tray_of(board).dice} == {None}
    assert _around(board).advised is None


def test_plates_tell_the_points_and_the_last_roll_is_marked(qtbot: QtBot, still: None) -> None:
    board, told = _board(qtbot), _first_roll()
    told.do(ROLL)
    told.dice(1, 4, 4, 4, 2)
    board.show_scene(told.scene())
    rack = tray_of(board).shown.rack
    assert [group.label for group in rack] == ["100", "200", "50", "100", "400"]
    assert [group.fresh for group in rack] == [False, False, False, True, True]


# -- marks and words --------------------------------------------------------------------------


def test_typed_dice_are_marked_until_they_are_kept(qtbot: QtBot, still: None) -> None:
    board, told = _board(qtbot), Told()
    told.dice(1, 2, 2, 2, 5, 3, 3, 4, 6, 6, typed=True)
    board.show_scene(told.scene())
    assert all(die.typed for die in tray_of(board).dice)
    told.do(ROLL)
    board.show_scene(told.scene())
    assert not any(die.typed for die in tray_of(board).dice)


def test_the_last_turns_say_what_to_beat(qtbot: QtBot) -> None:
    board, told = _board(qtbot), Told(text=LAST)
    board.show_scene(told.scene())
    assert _around(board).ending == tr("fargo-final-round-beat", points=10250)
    beat = tr("fargo-to-beat", points=10250)
    assert _read(board, "figure", beat) == f"{beat}: 4,550"
    board.show_scene(Told().scene())
    assert _around(board).ending == ""
    assert ("figure", beat) not in tray_of(board).table.spots


def test_the_end_names_the_winners(qtbot: QtBot, still: None) -> None:
    board = _board(qtbot)
    told = Told(text="9800 10250 | seat 1 | run 450 | dice 1 | turn 15 | trigger 2")
    told.do(STOP)
    board.show_scene(told.scene())
    assert _around(board).ending == tr(
        "fargo-share-the-win-with", names=("Anna", "Bruno"), points=10250
    )
    told = Told(text="9850 10250 | seat 1 | run 450 | dice 1 | turn 15 | trigger 2")
    told.do(STOP)
    board.show_scene(told.scene())
    assert _around(board).ending == tr("fargo-wins-with", names="Anna", points=10300)
    assert tr("fargo-wins-with", names="Anna", points=10300) in board.spoken(told.scene())


def test_the_position_can_be_spoken(qtbot: QtBot) -> None:
    board = _board(qtbot)
    scores = tuple(tr("fargo-has", name=name, points=0) for name in ("Anna", "Bruno"))
    dice = tr("fargo-dice-to-roll", dice=5)
    assert board.spoken(_first_roll().scene()) == " ".join(
        (
            tr("fargo-all-scores", scores=scores),
            tr("fargo-safe-risk", name="Anna", safe=0, risk=350, dice=dice),
        )
    )


def _bank(points: int, id_: str, figure: str = "") -> str:
    return f"{tr('fargo-bank', points=points)}, {tr(f'fargo-{id_}')}: {figure}"


def test_in_a_last_turn_the_buttons_tell_the_win_chances(qtbot: QtBot) -> None:
    """Banking 600 points loses: only rolling on can win, and the table says so."""
    board = _board(qtbot)
    told = Told(text="8750 10850 | seat 1 | run 600 | dice 1 | turn 15 | trigger 2")
    board.show_scene(told.scene())
    beat = tr("fargo-to-beat", points=10850)
    assert _read(board, "figure", beat) == f"{beat}: 1,550"
    assert _read(board, "do", STOP) == _bank(600, "wins-after-banking", "0%")
    assert _read(board, "do", ROLL) == (
        f"{tr('fargo-roll-dice', dice=1)}, {tr('fargo-wins-after-rolling')}: 12.0%"
    )
    board.show_scene(
        Told(text="9950 10850 | seat 1 | run 900 | dice 3 | turn 15 | trigger 2").scene()
    )
    assert _read(board, "figure", beat) == f"{beat}: 50"
    assert _read(board, "do", STOP) == _bank(900, "wins-after-banking", "50.0%")
    board.show_scene(_first_roll().scene())
    assert _read(board, "do", STOP) == _bank(350, "score-after-banking", "350")


def test_a_last_turn_with_several_seats_to_come_tells_no_chances(qtbot: QtBot) -> None:
    """Their win chances take seconds to calculate; the points might favor a losing choice."""
    board = _board(qtbot)
    text = "8750 9000 9000 10850 | seat 1 | run 600 | dice 3 | turn 29 | trigger 4"
    board.show_scene(Told(text=text).scene())
    assert _read(board, "do", STOP) == tr("fargo-bank", points=600)
    text = "8750 9000 9000 10850 | seat 3 | run 600 | dice 3 | turn 31 | trigger 4"
    board.show_scene(Told(text=text).scene())
    assert _read(board, "do", STOP).startswith(_bank(600, "wins-after-banking"))


def test_figures_are_those_of_the_position(qtbot: QtBot) -> None:
    board, told = _board(qtbot), _first_roll()
    board.show_scene(told.scene())
    assert _read(board, "figure", "risk") == f"{tr('fargo-at-risk')}: 350"
    assert _read(board, "figure", "bust") == f"{tr('fargo-bust')}: 7.7%"
    assert _read(board, "figure", tr("fargo-safe-this-turn")) == (
        f"{tr('fargo-safe-this-turn')}: 0"
    )
    assert _read(board, "lane", 0) == tr("fargo-points-name", name="Anna", score=0)
    hot = tr("fargo-chance-of-hot-dice")
    assert _read(board, "figure", hot) == f"{hot}: {percent(odds_of(5).hot)}"
    told.do(ROLL)
    board.show_scene(told.scene())
    assert ("figure", hot) not in tray_of(board).table.spots


# -- screen readers and keys ------------------------------------------------------------------


def test_screen_readers_find_ten_named_dice(qtbot: QtBot) -> None:
    board = _board(qtbot)
    board.show_scene(_first_roll().scene())
    interface = QAccessible.queryAccessibleInterface(tray_of(board))
    assert interface.text(QAccessible.Text.Name) == tr("fargo-board")
    names = [
        interface.child(place).text(QAccessible.Text.Name)
        for place in range(interface.childCount())
    ]
    dice = [tr("fargo-die-of", number=number, dice=10) for number in range(1, 11)]
    assert [name.partition(", ")[0] for name in names[:10]] == dice
    assert names[10] not in dice
    assert names[5] == ", ".join((dice[5], tr("fargo-three"), tr("fargo-scores-nothing")))


def test_the_keyboard_walks_from_the_buttons_to_the_dice_and_presses(
    qtbot: QtBot, still: None
) -> None:
    board = _board(qtbot)
    chosen: list[int] = []
    board.chosen.connect(chosen.append)
    board.show_scene(_first_roll().scene())
    tray = tray_of(board)
    assert board.focusProxy() is tray
    QTest.keyClick(tray, Qt.Key.Key_Left)
    assert tray.keyboard.focused == ("do", ROLL)
    QTest.keyClick(tray, Qt.Key.Key_Up)
    assert tray.keyboard.focused == ("do", STOP)
    QTest.keyClick(tray, Qt.Key.Key_Space)
    assert chosen == [STOP]
    QTest.keyClick(tray, Qt.Key.Key_Left)
    assert isinstance(tray.keyboard.focused, int)


# -- looks ------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", [(928, 500), (600, 330), (1780, 1180)])
def test_six_seats_and_all_dice_fit_at_every_scale(
    qtbot: QtBot, still: None, size: tuple[int, int], scale: int
) -> None:
    board = _board(qtbot)
    told = Told(
        text="9800 10250 4000 300 250 7000 | seat 3 | run 350 | dice 6 | turn 15 | trigger 2"
    )
    told.do(ROLL)
    told.dice(2, 2, 3, 4, 6, 6)
    board.show_scene(told.scene(choices=False))
    theme().set_look(Look(Scheme.DARK, high_contrast=False, scale=scale))
    board.resize(size[0] * scale // 100, size[1] * scale // 100)
    board.grab()
    tray = tray_of(board)
    layout = _around(board).layout(QSizeF(tray.viewport().size()))
    spots = tray.table.spots
    for key, spot in spots.items():
        assert tray.viewport().rect().contains(spot.rect.toAlignedRect()), key
    for die in range(10):
        inside = layout.rack if die in tray.shown.racked else layout.floor
        assert inside.contains(spots[die].rect.center())
    assert (layout.track is None) == (size[0] < 440 or size[1] < 330)
    buttons = [spots["do", action].rect for action in (ROLL, STOP)]
    figures = [
        spot.rect for key, spot in spots.items() if isinstance(key, tuple) and key[0] == "figure"
    ]
    for one, other in combinations([*buttons, *figures], 2):
        assert not one.intersects(other)


def test_without_room_for_the_console_the_dice_have_all_of_it(qtbot: QtBot) -> None:
    board = _board(qtbot)
    board.show_scene(_first_roll().scene())
    board.resize(300, 180)
    layout = _around(board).layout(QSizeF(tray_of(board).viewport().size()))
    assert (layout.console, layout.track) == (None, None)
    for die in range(10):
        assert tray_of(board).viewport().rect().contains(tray_of(board).spot_rect(die).center())


def test_fargo_has_this_board(qtbot: QtBot) -> None:
    board = face("fargo").make_board()
    qtbot.addWidget(board)
    assert isinstance(board, FargoBoard)
