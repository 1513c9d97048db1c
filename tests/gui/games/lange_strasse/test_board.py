"""The board of Lange Strasse: scenes, motion, hints, keys, screen readers, looks."""

import gc
from dataclasses import replace
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engines.contract.analysis import Estimate, Line
from engines.contract.registry import game as find_game
from engines.games.lange_strasse.dice import strich_chance
from engines.games.lange_strasse.snapshot import KeptDice
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.games.lange_strasse.board import LangeStrasseBoard
from gui.style.motion import pace
from gui.style.tokens import Ink
from gui.table.dice.view import DieState
from gui.table.scene import TableScene
from gui.table.spots import words
from tests.gui.games.lange_strasse.conftest import MakeBoard
from tests.gui.games.lange_strasse.told import GROUP, LAST, LATE, SUPER, Told, rolled
from tests.gui.games.told import random_game
from tests.gui.games.trays import Settled, faces_of, spots_of, tray_of
from tests.gui.motion import finish_all


def _name(board: LangeStrasseBoard, *key: object) -> str:
    """What a part of the table says; empty if it is not there."""
    spot = tray_of(board).table.spots.get(key)
    return "" if spot is None else words(spot.name)


def _figure(board: LangeStrasseBoard, key: str) -> str:
    return _name(board, "figure", key).partition(": ")[2]


def _said(board: LangeStrasseBoard) -> str:
    return _name(board, "said", "event")


def _ending(board: LangeStrasseBoard) -> str:
    return _name(board, "said", "ending")


def _just_now(change: str) -> str:
    return tr("lange_strasse-just-now", change=change)


def _moved(board: LangeStrasseBoard) -> list[str]:
    """What the purses of the seats say about money that has just moved."""
    told = [_name(board, "purse", seat) for seat in range(3)]
    return [part for text in told for part in text.split(", ") if _just_now("").strip() in part]


def _line(told: Told, text: str) -> Line:
    action = told.position.parse_action(text)
    return Line((action,), (text,), 1.0, Estimate(1.0), {})


def _states(board: LangeStrasseBoard) -> list[DieState]:
    return [die.state for die in tray_of(board).dice]


# -- motion -----------------------------------------------------------------------------------


def test_a_die_that_is_dragged_is_picked_up_and_put_back(make_board: MakeBoard) -> None:
    board = make_board()
    board.show_scene(Told(GROUP).scene())
    board.clear_selection()
    tray = tray_of(board)
    pane, start = tray.viewport(), tray.spot_rect(die := min(board.selection.active)).center()
    rack = QPoint(pane.width() // 3, 40)
    for picked in (True, False):
        QTest.mousePress(pane, Qt.MouseButton.LeftButton, pos=start)
        for share in (0.5, 1.0):
            QTest.mouseMove(pane, start + (rack - start) * share)
        QTest.mouseRelease(pane, Qt.MouseButton.LeftButton, pos=rack)
        assert (die in board.selection.picked) is picked
        assert tray.table.held is None


@pytest.mark.parametrize("mode", ["no end", "no motion", "finished"])
def test_every_step_settles_exactly_once_and_shows_the_state(
    make_board: MakeBoard, mode: str
) -> None:
    pace().set_speed(float("inf") if mode == "no end" else 16.0)
    pace().set_reduced(mode == "no motion")
    board, told = make_board(), Told()
    board.show_scene(told.scene())
    settled = Settled(board)
    other = make_board()
    for step in random_game(told, seed=5):
        before = settled.count
        board.animate(step, told.scene(choices=False))
        board.finish()
        assert settled.count == before + 1
        board.finish()
        assert settled.count == before + 1
        board.show_scene(told.scene())
        other.show_scene(told.scene())
        assert sorted(filter(None, faces_of(board))) == sorted(filter(None, faces_of(other)))
        if len(told.steps) > 30:
            break


def test_a_roll_takes_its_time_and_settles_by_itself(make_board: MakeBoard, qtbot: QtBot) -> None:
    pace().set_speed(8.0)
    board, told = make_board(), Told()
    board.show_scene(told.scene())
    settled = Settled(board)
    board.animate(told.dice(1, 3, 4, 4, 6, 6), told.scene(choices=False))
    assert tray_of(board).table.flying
    assert settled.count == 0
    qtbot.waitUntil(lambda: settled.count == 1)
    assert faces_of(board) == [1, 3, 4, 4, 6, 6]


def test_a_totale_stays_in_view_with_its_money_before_it_settles(make_board: MakeBoard) -> None:
    board, told = make_board(), Told()
    board.show_scene(told.scene())
    settled = Settled(board)
    board.animate(told.dice(2, 2, 3, 3, 4, 6), told.scene(choices=False))
    assert _said(board) == ""  # the roll is not announced before it is seen
    finish_all()
    assert settled.count == 0
    assert _said(board) == tr("lange_strasse-totale")
    assert _moved(board) == [_just_now(change) for change in ("−100", "+50", "+50")]
    assert faces_of(board) == [2, 2, 3, 3, 4, 6]
    board.finish()
    assert settled.count == 1
    assert faces_of(board) == [2, 2, 3, 3, 4, 6]
    assert all(die.past for die in tray_of(board).dice)  # until someone rolls again


def test_without_motion_a_roll_stays_in_view_for_a_moment(
    make_board: MakeBoard, still: None
) -> None:
    board, told = make_board(), Told()
    board.show_scene(told.scene())
    settled = Settled(board)
    board.animate(told.dice(1, 3, 4, 4, 6, 6), told.scene(choices=False))
    assert (settled.count, faces_of(board)) == (0, [1, 3, 4, 4, 6, 6])
    board.finish()
    assert settled.count == 1


def test_kept_dice_are_on_the_rack_before_they_can_be_read(make_board: MakeBoard) -> None:
    board, told = make_board(), Told()
    told.dice(1, 3, 4, 4, 6, 6)
    board.show_scene(told.scene())
    settled = Settled(board)
    board.animate(told.do(told.position.legal()[0]), told.scene(choices=False))
    assert tray_of(board).table.flying
    assert not board._pause._timer.isActive()
    finish_all()
    assert board._pause._timer.isActive()
    assert settled.count == 0
    board.finish()
    assert settled.count == 1


def test_money_moves_only_once_the_dice_lie_and_does_not_disappear(make_board: MakeBoard) -> None:
    board, told = make_board(), Told()
    board.show_scene(told.scene())
    settled = Settled(board)
    board.animate(told.dice(2, 2, 3, 3, 4, 6), told.scene(choices=False))
    assert _name(board, "purse", 0) == _purse("Anna", "0"), "nobody knows yet that it is a Totale"
    finish_all()  # the throw
    assert _name(board, "purse", 1).startswith(_purse("Bruno", "0"))
    board._pause.end()
    finish_all()  # the coins
    assert settled.count == 0
    assert _name(board, "purse", 1).startswith(_purse("Bruno", "+50"))


def test_undo_in_the_middle_of_a_motion_leaves_the_dice_where_they_belong(
    make_board: MakeBoard,
) -> None:
    board, told = make_board(), rolled(1, 3, 4, 4, 6, 5)
    board.show_scene(told.scene())
    finish_all()
    faces, spots, scene = faces_of(board), spots_of(board), told.scene()
    settled = Settled(board)
    board.animate(told.say("keep 1 5"), told.scene(choices=False))
    board.show_scene(scene)  # undo
    finish_all()
    assert (faces_of(board), spots_of(board)) == (faces, spots)
    assert settled.count == 0  # an animation cut off by another scene does not emit ``settled``


def test_what_is_not_kept_stays_where_it_lies_and_turns_pale(
    make_board: MakeBoard, still: None
) -> None:
    board, told = make_board(), Told()
    board.animate(told.dice(1, 3, 4, 4, 6, 5), told.scene(choices=False))
    board.finish()
    faces, spots = faces_of(board), spots_of(board)
    board.animate(told.say("keep 1 5"), told.scene(choices=False))
    board.finish()
    assert (faces_of(board), spots_of(board)[2:]) == (faces, spots[2:])
    assert [die.past for die in tray_of(board).dice] == [False] * 2 + [True] * 4
    board.animate(told.dice(2, 2, 3, 5), told.scene(choices=False))
    assert not any(die.past for die in tray_of(board).dice)


def test_nothing_is_left_in_the_scene_after_many_turns(make_board: MakeBoard, still: None) -> None:
    board, told = make_board(), rolled(1, 3, 4, 4, 6, 5)
    board.show_scene(told.scene())
    gc.collect()
    items = len(tray_of(board).scene().items())
    whole = Told(LATE)
    for step in random_game(whole, seed=3):
        board.animate(step, whole.scene(choices=False))
        board.finish()
    board.show_scene(told.scene())
    finish_all()  # what fades away
    assert len(tray_of(board).scene().items()) == items


# -- picking up -------------------------------------------------------------------------------


def test_clicks_pick_dice_up_and_the_bar_follows(make_board: MakeBoard, still: None) -> None:
    board, told = make_board(), rolled(2, 3, 4, 4, 4, 5)
    board.show_scene(told.scene())
    board.clear_selection()
    assert board.bar(told.scene()) == ()
    assert _said(board) == ""  # the headline asks
    _click(board, 1)
    assert _states(board)[:4] == [DieState.KEPT] * 3 + [DieState.AVAILABLE]
    assert _states(board)[4:] == [DieState.READY] * 2
    roll, bank = board.bar(told.scene())
    assert (roll.text, roll.command) == (
        tr("lange_strasse-keep-roll", dice="4 4 4", rolls=3),
        commands.ROLL,
    )
    assert (bank.text, bank.command) == (tr("lange_strasse-stop-with", points=400), commands.BANK)
    _click(board, 3)
    assert [choice.text for choice in board.bar(told.scene())] == [
        tr("lange_strasse-keep-roll", dice="4 4 4 5", rolls=2),
        tr("lange_strasse-stop-with", points=450),
    ]
    _click(board, 4)  # a 2 scores nothing
    assert len(board.bar(told.scene())) == 2


def test_what_is_usually_kept_is_picked_up_already_and_one_gesture_keeps_it(
    make_board: MakeBoard, still: None
) -> None:
    board, told = make_board(), rolled(1, 2, 4, 4, 4, 5)
    board.show_scene(told.scene())
    roll, bank = board.bar(told.scene())
    assert roll.text == tr("lange_strasse-keep-roll", dice="4 4 4", rolls=3)
    assert bank.text == tr("lange_strasse-stop-with", points=400)
    assert not roll.confirms, "nobody has chosen it yet: the space bar must not play it"
    _click(board, next(die for die, face in enumerate(faces_of(board)) if face == 5))
    roll, _ = board.bar(told.scene())
    assert roll.text == tr("lange_strasse-keep-roll", dice="4 4 4 5", rolls=2)
    assert roll.confirms
    board.show_scene(replace(told.scene(), asks=True))
    assert board.bar(told.scene()) == (), "in an exercise it would be an answer"


def _click(board: LangeStrasseBoard, die: int) -> None:
    tray = tray_of(board)
    place = tray.spot_rect(die).center()
    QTest.mouseClick(tray.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_the_only_dice_are_picked_up_and_can_be_put_back(
    make_board: MakeBoard, still: None
) -> None:
    board, told = make_board(), Told(SUPER)
    board.show_scene(told.scene())
    (choice,) = board.bar(told.scene())
    assert choice.text == tr("lange_strasse-keep-roll", dice="2 3 4 6", rolls=6)
    assert board.clear_selection()
    assert board.bar(told.scene()) == ()
    assert not board.clear_selection()


def test_keys_mean_the_dice_on_the_table_from_the_left(make_board: MakeBoard, still: None) -> None:
    board, told = make_board(), Told(GROUP)
    board.show_scene(told.scene())
    assert faces_of(board) == [1, 4, 4, 4, 4, 5]  # four on the shelf
    board.clear_selection()
    board.choose_place(1)
    assert _states(board)[5] is DieState.KEPT
    board.choose_place(1)
    assert board.bar(told.scene()) == ()
    board.choose_place(0)
    assert _states(board)[4] is DieState.KEPT
    board.choose_place(2)  # nothing is there
    assert [keep.text for keep in board.bar(told.scene())] == [
        tr("lange_strasse-keep-roll", dice=4, rolls=1),
        tr("lange_strasse-stop-with", points=2150),
    ]


def test_cues_name_the_keys_of_dice_that_can_be_picked_up(
    make_board: MakeBoard, still: None
) -> None:
    board, told = make_board(), rolled(2, 3, 4, 4, 4, 5)
    board.show_scene(told.scene())
    assert _keyed(board) == [0, 1, 2, 3]
    board.show_scene(told.scene(choices=False))
    assert _keyed(board) == []


def _keyed(board: LangeStrasseBoard) -> list[int | None]:
    return [spot.place for spot in tray_of(board).table.spots.values() if spot.active]


def test_the_keyboard_alone_keeps_dice(make_board: MakeBoard, still: None) -> None:
    board, told = make_board(), rolled(1, 3, 4, 4, 6, 5)
    board.show_scene(told.scene())
    board.clear_selection()
    tray = tray_of(board)
    assert board.focusProxy() is tray
    QTest.keyClick(tray, Qt.Key.Key_Right)
    assert tray.keyboard.focused == 0
    QTest.keyClick(tray, Qt.Key.Key_Space)
    assert _states(board)[0] is DieState.KEPT
    QTest.keyClick(tray, Qt.Key.Key_Return)
    assert _states(board)[0] is DieState.AVAILABLE


# -- figures, hints, words --------------------------------------------------------------------


def test_every_step_of_the_coach_has_its_part(make_board: MakeBoard, still: None) -> None:
    board = make_board(928, 500)
    board.show_scene(rolled(1, 2, 2, 2, 3, 6).scene())
    tour = find_game("lange_strasse").tour
    assert tour is not None
    parts = {stop.id: board.part(stop.part) for stop in tour.stops}
    assert None not in parts.values()
    assert parts["keep"] not in (parts["stop"], parts["risk"])


def test_the_figures_follow_what_is_picked_up(make_board: MakeBoard, still: None) -> None:
    board, told = make_board(), Told(GROUP)
    board.show_scene(told.scene())
    board.clear_selection()
    assert [_figure(board, key) for key in ("sets", "set")] == ["1,250", "500"]
    assert [_figure(board, key) for key in ("turn", "strich")] == ["1,750", "–"]
    board.choose_place(0)
    assert [_figure(board, key) for key in ("set", "turn")] == ["900", "2,150"]
    assert _figure(board, "strich") == "50.0%"
    assert strich_chance(KeptDice(ones=1, face=4, size=4)) == 0.5
    assert not _figure(board, "missing")


def test_the_last_round_says_what_is_missing(make_board: MakeBoard, still: None) -> None:
    board, told = make_board(), Told(LAST)
    board.show_scene(told.scene())
    board.clear_selection()
    assert _ending(board) == tr("lange_strasse-last-round-leads-points", name="Bruno", points=10200)
    # 4,000, and 500 from the set; Bruno is earlier in the order, so a tie is not enough
    assert _figure(board, "missing") == "5,750"
    board.show_scene(Told().scene())
    assert not _ending(board)


def test_until_dice_are_picked_up_the_place_of_the_buttons_says_what_to_do(
    make_board: MakeBoard, still: None
) -> None:
    board, told = make_board(), Told(GROUP)
    board.show_scene(told.scene())
    assert not _name(board, "figure", "prompt")
    board.clear_selection()
    assert _name(board, "figure", "prompt") == tr("lange_strasse-pick-dice")
    _click(board, 4)
    assert board.bar(told.scene())
    assert not _name(board, "figure", "prompt")


def test_hints_are_shown_in_the_advisers_colour_and_taken_away(
    make_board: MakeBoard, still: None
) -> None:
    board, told = make_board(), Told(GROUP)
    board.show_scene(told.scene())
    board.clear_selection()
    board.preview(_line(told, "keep 4 stop"))
    assert [die.advice for die in tray_of(board).dice] == [None] * 4 + ["keep", None]
    assert _said(board) == tr("lange_strasse-hint-keep-and-stop", dice=4)
    assert _figure(board, "turn") == "1,750"  # a plan is not what the player has
    board.preview(_line(told, "keep 5"))
    assert _said(board) == tr("lange_strasse-hint-keep-and-roll", dice=5)
    board.preview(None)
    assert {die.advice for die in tray_of(board).dice} == {None}
    assert _figure(board, "turn") == "1,750"
    assert not _said(board).startswith(
        tr("lange_strasse-hint-keep-and-stop", dice="").split(":")[0]
    )


def test_what_a_hint_keeps_is_picked_up_unless_the_person_has_picked_dice(
    make_board: MakeBoard, still: None
) -> None:
    board, told = make_board(), rolled(1, 2, 2, 2, 3, 6)
    scene = told.scene()
    offered: list[list[str]] = []
    board.choices_changed.connect(lambda: offered.append([each.text for each in board.bar(scene)]))
    board.show_scene(scene)
    usual = [choice.text for choice in board.bar(scene)]
    one = [tr("lange_strasse-keep-roll", dice=1, rolls=5)]
    assert one != usual
    board.preview(_line(told, "keep 1"))
    assert offered == [one]
    assert not board.bar(scene)[0].confirms, "the person has not chosen it"
    board.preview(None)
    assert offered == [one, usual]
    picked = next(die for die, face in enumerate(faces_of(board)) if face == 1)
    board.choose_place(picked)
    mine = offered[-1]
    board.preview(_line(told, "keep 1"))
    assert [choice.text for choice in board.bar(scene)] == mine
    board.show_scene(replace(scene, asks=True))
    board.preview(_line(told, "keep 1"))
    assert board.bar(scene) == ()


def test_a_super_strasse_moves_money_at_once(make_board: MakeBoard, still: None) -> None:
    board, told = make_board(), Told(SUPER)
    told.say("keep 2 3 4 6")
    board.show_scene(told.scene())
    assert _said(board) == tr("lange_strasse-result-super")
    assert _moved(board) == [_just_now(change) for change in ("+200", "−100", "−100")]


def test_the_settlement_is_not_told_as_money_of_the_last_roll(
    make_board: MakeBoard, still: None
) -> None:
    board = make_board()
    told = Told("9500 10200 4000 | seat 3 | round 9 | strich 2 3 | kept 1 444 | rolls 2")
    told.dice(2, 3)
    assert told.position.is_over
    board.show_scene(told.scene())
    assert _said(board) == tr("lange_strasse-strich-mark")
    assert not _moved(board)


def test_coins_fly_from_the_payer_to_the_paid(make_board: MakeBoard, qtbot: QtBot) -> None:
    pace().set_speed(16.0)
    board, told = make_board(), Told(SUPER)
    board.show_scene(told.scene())
    settled = Settled(board)
    with patch.object(TableScene, "fly", autospec=True, side_effect=TableScene.fly) as fly:
        board.animate(told.say("keep 2 3 4 6"), told.scene(choices=False))
        # Coins on their way are nowhere: Bruno and Carla have paid, Anna has not got them yet.
        assert _name(board, "purse", 0).startswith(_purse("Anna", "+100"))
        assert _name(board, "purse", 1).startswith(_purse("Bruno", "−150"))
        qtbot.waitUntil(lambda: settled.count == 1)
    coins = [each for call in fly.call_args_list for each in call.args[1]]
    flown = [each for each in coins if each.flips]
    assert len(flown) == 4  # 50 and 50 from each payer
    rooms = [tray_of(board).table.spots[("purse", seat)].rect for seat in range(3)]
    assert all(rooms[0].contains(coin.end.center()) for coin in flown)
    for seat in (1, 2):
        assert sum(rooms[seat].contains(coin.start.center()) for coin in flown) == 2
    assert _name(board, "purse", 0).startswith(_purse("Anna", "+300"))


def test_typed_dice_are_marked_until_they_are_kept(make_board: MakeBoard, still: None) -> None:
    board, told = make_board(), Told()
    step = told.dice(1, 3, 4, 4, 6, 5, typed=True)
    board.animate(step, told.scene(choices=False))
    board.finish()
    board.show_scene(told.scene())
    assert all(die.typed for die in tray_of(board).dice)
    told.say("keep 1")
    board.show_scene(told.scene())
    assert not any(die.typed for die in tray_of(board).dice)


# -- money and slate --------------------------------------------------------------------------


def _payments(board: LangeStrasseBoard) -> tuple[str, ...]:
    told = (_name(board, "slate", ("pays", row)) for row in range(9))
    return tuple(filter(None, told))


def _payment(why: str, *payers: str, to: str, cents: int = 50) -> str:
    each = "-each" if len(payers) > 1 else ""
    name = tr(f"lange_strasse-{why}")
    return tr(
        f"lange_strasse-to-cents{each}", payment=name, payers=payers, receiver=to, cents=cents
    )


def _purse(name: str, cents: str) -> str:
    return f"{name}: {tr('lange_strasse-cents-of-player', cents=cents)}"


def test_the_slate_says_where_the_seats_stand(make_board: MakeBoard, still: None) -> None:
    board = make_board()
    board.show_scene(Told(GROUP).scene())
    assert _name(board, "slate", "round") == tr("lange_strasse-round-n", round=10)
    parts = (
        tr("lange_strasse-points-of-player", points=4500),
        tr("lange_strasse-no-strich-mark"),
        tr("lange_strasse-cents-money", money="+100"),
        tr("lange_strasse-if-it-ended-now-result", result="+50"),
    )
    assert _name(board, "slate", ("score", 0)) == f"Anna: {', '.join(parts)}"
    coming = tr("lange_strasse-the-end-would-bring", payments="−50")
    assert _name(board, "purse", 0) == f"{_purse('Anna', '+100')}, {coming}"


def test_the_slate_says_who_would_pay_whom(make_board: MakeBoard, still: None) -> None:
    board = make_board(1300, 900)
    board.show_scene(Told(GROUP).scene())
    debts = (("Bruno", "Anna", 50), ("Anna", "Carla", 100), ("Bruno", "Carla", 170))
    assert _name(board, "slate", "debts") == ", ".join(
        tr("lange_strasse-pays-cents", payer=payer, receiver=receiver, cents=cents)
        for payer, receiver, cents in debts
    )
    fast = _payment("payment-fast", "Anna", "Bruno", to="Carla")
    assert _payments(board) == (
        _payment("payment-second", "Anna", to="Carla"),
        _payment("payment-third", "Bruno", to="Carla", cents=70),
        fast,
        _payment("payment-no_strich", "Bruno", "Carla", to="Anna"),
        _payment("payment-below_half", "Anna", "Bruno", to="Carla"),
    )
    late = GROUP.replace("round 10", "round 11")
    board.show_scene(Told(late).scene())
    assert _payments(board)
    assert fast not in _payments(board)
    board.show_scene(Told().scene())
    assert _payments(board) == ()


def test_the_end_names_the_winner_and_the_settlement(make_board: MakeBoard, still: None) -> None:
    board, told = make_board(1300, 900), Told(LAST)
    told.say("keep 4 stop")
    board.show_scene(told.scene())
    ending = _ending(board)
    look = tray_of(board).table.spots["said", "ending"].look
    assert Ink.CANDLE in (look or ()), "a loss isn't green"
    cents = f"+{told.position.view().money[1]}"
    assert ending == tr(
        "lange_strasse-wins-with-points-ct", name="Bruno", points=10200, cents=cents
    )
    assert _payment("payment-fast", "Anna", "Carla", to="Bruno") in _payments(board)
    assert ending in board.spoken(told.scene())


def test_the_position_can_be_spoken(make_board: MakeBoard) -> None:
    board = make_board()
    seats = (
        ("Anna", 4500, "+100", "no-strich-mark"),
        ("Bruno", 3200, "−50", "a-strich"),
        ("Carla", 9000, "−50", "a-strich"),
    )
    assert board.spoken(Told(GROUP).scene()) == " ".join(
        (
            tr("lange_strasse-round-n", round=10) + ".",
            *(
                tr(
                    "lange_strasse-has-points-cents",
                    name=name,
                    points=points,
                    cents=cents,
                    strich=tr(f"lange_strasse-{strich}"),
                )
                for name, points, cents, strich in seats
            ),
            tr("lange_strasse-points-completed-sets", name="Anna", points=1250),
            tr("lange_strasse-kept-worth", dice="1 444", points=500),
            tr("lange_strasse-on-the-table", dice="4 5"),
        )
    )


def test_screen_readers_find_six_named_dice(make_board: MakeBoard, still: None) -> None:
    board = make_board()
    board.show_scene(Told(GROUP).scene())
    board.clear_selection()
    interface = QAccessible.queryAccessibleInterface(tray_of(board))
    assert interface.text(QAccessible.Text.Name) == tr("lange_strasse-strasse-board")
    names = [
        interface.child(place).text(QAccessible.Text.Name)
        for place in range(interface.childCount())
    ]
    dice = [tr("lange_strasse-die-of-six", number=number) for number in range(1, 7)]
    assert [name.split(", ")[0] for name in names if name.split(", ")[0] in dice] == dice
    four = tr("lange_strasse-four")
    assert names[1] == ", ".join((dice[1], four, tr("lange_strasse-kept")))
    assert names[4] == ", ".join((dice[4], four, tr("lange_strasse-can-be-kept")))
    assert f"{tr('lange_strasse-risk-of-strich')}: –" in names
