"""Dice items and the tray: states, rolling, keyboard, mouse, arrangement, no leaks."""

import math
from collections.abc import Callable
from dataclasses import replace
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engines.runtime.texts import tr
from gui.style import DICE_STYLES, DiceColour, Look, Scheme, theme
from gui.style.motion import pace
from gui.table.dice.floor import DiceGroup
from gui.table.dice.painting import (
    RING_GAP,
    RING_WIDTH,
    note_rect,
    paint_air,
    paint_plate,
)
from gui.table.dice.rolling import Throw
from gui.table.dice.sprites import AIR, YAWS, outline
from gui.table.dice.tray import Bare, DiceTable, DiceTray, throw_of
from gui.table.dice.view import PIP_FACES, DieState, DieView, Glyph, Pips
from gui.table.scene import TableScene
from gui.table.spots import Flight
from tests.gui.motion import finish_all


class Racked(Bare):
    """Nothing but dice, and a rack in the upper third."""

    def floor(self, size: QSizeF) -> QRectF:
        return QRectF(0, size.height() / 3, size.width(), size.height())

    def rack(self, size: QSizeF) -> QRectF:
        return QRectF(0, 0, size.width(), size.height() / 3)


def _views(count: int, state: DieState = DieState.AVAILABLE) -> list[DieView]:
    return [
        DieView(Pips(1 + die % 6), state=state, name=f"Die {die + 1} of {count}")
        for die in range(count)
    ]


def _tray(qtbot: QtBot, count: int = 5, *, racked: bool = False) -> DiceTray:
    tray = DiceTray(max(count, 1), around=Racked() if racked else None)
    tray.lay(_views(count))
    qtbot.addWidget(tray)
    tray.resize(tray.sizeHint() + QSize(0, 60 if racked else 0))
    with qtbot.waitActive(tray):
        tray.show()
        tray.activateWindow()
    tray.setFocus(Qt.FocusReason.OtherFocusReason)
    return tray


def _centre(tray: DiceTray, die: int) -> QPoint:
    return tray.spot_rect(die).center()


def _image(tray: DiceTray) -> QImage:
    return tray.grab().toImage()


def test_seven_is_no_face() -> None:
    with pytest.raises(ValueError, match="7"):
        Pips(7)


def test_click_on_an_available_die_tells_its_place(qtbot: QtBot) -> None:
    tray = _tray(qtbot)
    with qtbot.waitSignal(tray.dieClicked) as clicked:
        QTest.mouseClick(tray.viewport(), Qt.MouseButton.LeftButton, pos=_centre(tray, 3))
    assert clicked.args == [3]


@pytest.mark.parametrize("state", [DieState.READY, DieState.USED, DieState.BLOCKED])
def test_other_dice_do_not_answer(qtbot: QtBot, state: DieState) -> None:
    tray = _tray(qtbot)
    tray.lay(_views(5, state))
    with qtbot.assertNotEmitted(tray.dieClicked):
        QTest.mouseClick(tray.viewport(), Qt.MouseButton.LeftButton, pos=_centre(tray, 3))
        tray.press_place(3)
    QTest.mouseMove(tray.viewport(), _centre(tray, 0))
    assert tray.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor


def test_available_dice_have_the_hand(qtbot: QtBot) -> None:
    tray = _tray(qtbot)
    QTest.mouseMove(tray.viewport(), QPoint(1, 1))
    QTest.mouseMove(tray.viewport(), _centre(tray, 0))
    assert tray.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor


def test_digits_choose_dice_by_place(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 10)
    tray.lay(tray.dice, keyed=(9, 4))
    for digit, place in ((0, 9), (1, 4)):
        with qtbot.waitSignal(tray.dieClicked) as clicked:
            tray.press_place(digit)
        assert clicked.args == [place]
    with qtbot.assertNotEmitted(tray.dieClicked):
        tray.press_place(2)


def test_arrow_keys_move_a_cursor_over_the_dice(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 10)
    QTest.keyClick(tray, Qt.Key.Key_Right)
    assert tray.keyboard.focused == 0
    for key, place in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1)):
        QTest.keyClick(tray, key)
        assert tray.keyboard.focused == place
    with qtbot.waitSignal(tray.dieClicked) as clicked:
        QTest.keyClick(tray, Qt.Key.Key_Space)
    assert clicked.args == [1]


@pytest.mark.parametrize("plain", [True, False])
def test_every_state_of_a_die_looks_different(qtbot: QtBot, still: None, plain: bool) -> None:
    theme().set_look(Look(Scheme.DARK, False, 100, plain))
    tray = _tray(qtbot, 1)
    seen: list[QImage] = []
    for state in DieState:
        tray.lay(_views(1, state))
        seen.append(_image(tray))
    for past, scores in ((True, False), (False, True)):
        tray.lay([replace(_views(1, DieState.READY)[0], past=past, scores=scores)])
        seen.append(_image(tray))
    assert all(seen[one] != seen[other] for one in range(len(seen)) for other in range(one))


def test_a_die_that_can_be_used_rises_under_the_pointer(qtbot: QtBot) -> None:
    tray = _tray(qtbot)
    QTest.mouseMove(tray.viewport(), QPoint(1, 1))
    lying = _image(tray)
    QTest.mouseMove(tray.viewport(), _centre(tray, 0))
    assert _image(tray) != lying
    QTest.mouseMove(tray.viewport(), QPoint(1, 1))
    assert _image(tray) == lying


def test_a_roll_runs_slowly_enough_and_ends_right(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 3)
    pace().set_speed(4.0)
    target = [DieView(Pips(6)), DieView(Pips(2)), DieView(Pips(4))]
    with qtbot.waitSignal(tray.landed):
        tray.roll(target)
        during = tray.table.flying
    assert during
    assert not tray.table.flying
    assert tray.dice == tuple(target)


@pytest.mark.parametrize("plain", [True, False])
def test_a_thrown_die_spins_and_ends_as_it_lies(qtbot: QtBot, plain: bool) -> None:
    theme().set_look(Look(Scheme.LIGHT, False, 100, plain))
    tray = _tray(qtbot, 1)
    spot, view = tray.table.spots[0], tray.dice[0]
    throw = throw_of(0, spot, view, 50.0, QPointF(400, 400), PIP_FACES)
    assert isinstance(throw, Throw)
    assert throw.looks[-1] == spot.look
    assert (throw.looks[0][0] is paint_air) != plain
    assert plain or len(throw.looks) == AIR + 1
    assert throw.pose(1.0).rect.center() == spot.rect.center()


def test_without_motion_the_roll_before_fades_away(qtbot: QtBot, still: None) -> None:
    tray = _tray(qtbot, 3)
    finish_all()
    items = len(tray.table.items())
    tray.roll([DieView(Pips(6)), DieView(Pips(6)), DieView(Pips(5))])
    assert not tray.table.flying
    assert len(tray.table.items()) > items
    qtbot.waitUntil(lambda: len(tray.table.items()) == items)


def test_typed_dice_are_set_and_not_thrown(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 3)
    finished: list[bool] = []
    tray.landed.connect(lambda: finished.append(tray.table.flying))
    tray.roll([DieView(Pips(face), typed=True) for face in (1, 2, 3)])
    assert finished == [False]


@pytest.mark.parametrize("reduced", [True, False])
def test_without_motion_a_roll_is_over_at_once(qtbot: QtBot, reduced: bool) -> None:
    tray = _tray(qtbot, 10)
    pace().set_reduced(reduced)
    pace().set_speed(math.inf)
    finished: list[bool] = []
    tray.landed.connect(lambda: finished.append(tray.table.flying))
    tray.roll([DieView(Pips(6))] * 10)
    assert finished == [False]


def test_input_ends_a_roll_first(qtbot: QtBot) -> None:
    tray = _tray(qtbot)
    finished = []
    tray.landed.connect(lambda: finished.append(tray.dice))
    tray.roll(_views(5))
    with qtbot.waitSignal(tray.dieClicked):
        tray.press_place(1)
    assert len(finished) == 1
    tray.roll(_views(5))
    QTest.mouseClick(tray.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert len(finished) == 2
    assert not tray.table.flying


def test_a_new_roll_ends_the_old(qtbot: QtBot) -> None:
    tray = _tray(qtbot)
    finished = []
    tray.landed.connect(lambda: finished.append(1))
    tray.roll(_views(5))
    tray.roll(_views(5))
    assert len(finished) == 1
    tray.finish()
    assert len(finished) == 2


def test_only_the_named_dice_roll(qtbot: QtBot) -> None:
    tray = _tray(qtbot, racked=True)
    tray.lay(tray.dice, [1, 3], [DiceGroup((0, 2, 4))])
    finish_all()
    lying = [0, 2, 4]
    before = [_image(tray).copy(tray.spot_rect(die)) for die in lying]
    tray.roll(_views(5), rolled=[1, 3])
    assert tray.table.flying
    assert [_image(tray).copy(tray.spot_rect(die)) for die in lying] == before
    tray.finish()


def test_too_many_dice_are_named(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 5)
    with pytest.raises(ValueError, match="6 dice"):
        tray.lay(_views(6))
    assert len(tray.dice) == 5


def test_kept_dice_lie_in_the_rack_and_the_others_stay(qtbot: QtBot, still: None) -> None:
    tray = _tray(qtbot, 10, racked=True)
    tray.roll(_views(10))
    lay = [tray.spot_rect(die) for die in range(10)]
    tray.lay(tray.dice, range(10), [DiceGroup((4, 7), "50")])
    for die in range(10):
        assert (tray.spot_rect(die) == lay[die]) == (die not in (4, 7))
    assert tray.spot_rect(4).bottom() < tray.spot_rect(0).top()
    assert tray.spot_rect(4).x() < tray.spot_rect(7).x()
    tray.lay(tray.dice, range(10))
    assert [tray.spot_rect(die) for die in range(10)] == lay


def test_moving_dice_arrive(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 5, racked=True)
    start = tray.table.seen(2)
    tray.lay(tray.dice, range(5), [DiceGroup((2,), "50")])
    assert tray.table.seen(2) == start
    qtbot.waitUntil(lambda: tray.table.seen(2) != start)
    finish_all()
    assert tray.table.seen(2) == tray.table.spots[2].rect


def test_dice_that_are_on_their_way_go_on_from_there(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 5, racked=True)
    start = tray.table.seen(2)
    tray.lay(tray.dice, range(5), [DiceGroup((2,), "50")])
    qtbot.waitUntil(lambda: tray.table.seen(2) != start)
    on_the_way = tray.table.seen(2)
    tray.lay(tray.dice, range(5))
    now = tray.table.seen(2)
    assert on_the_way is not None
    assert now is not None
    assert (now.center() - on_the_way.center()).manhattanLength() < 20
    assert now != tray.table.spots[2].rect


def _flown(tray: DiceTray, act: Callable[[], None]) -> list[Flight]:
    """What flies because of ``act``."""
    with patch.object(TableScene, "fly", autospec=True, side_effect=TableScene.fly) as fly:
        act()
    return [flight for call in fly.call_args_list for flight in call.args[1]]


def test_a_die_turns_on_its_way_and_keeps_its_proportions(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 5, racked=True)
    tray.resize(900, 700)
    die = next(die for die, lies in tray.shown.lying(QSizeF(tray.size())).items() if lies.yaw)
    turned = YAWS[tray.shown.lying(QSizeF(tray.size()))[die].yaw]
    racked = [DiceGroup((die,), "50")]
    (flight,) = _flown(tray, lambda: tray.lay(tray.dice, range(5), racked))
    poses = [(share / 100, flight.pose(share / 100)) for share in range(101)]
    size = QSizeF(tray.viewport().size())
    assert poses[0][1].rect.width() == tray.shown.edge(size)
    assert poses[-1][1].rect.width() == flight.looks[-1][2]
    for share, pose in poses:
        _paint, _view, edge, _hovered, _yaw = pose.look
        assert edge == flight.painted(share).width(), (
            "it would be seen smaller or larger than it is"
        )
    angles = [YAWS[pose.look[4]] + pose.degrees for _share, pose in poses]
    assert angles[0] == turned
    assert angles[-1] == 0
    assert angles == sorted(angles, reverse=turned > 0)
    assert all(abs(pose.degrees) < 9 for _share, pose in poses)


def test_what_is_not_rolled_again_is_picked_up_and_what_is_thrown_comes_after_that(
    qtbot: QtBot,
) -> None:
    tray = _tray(qtbot, 3)
    lying = [tray.table.spots[die].rect.center() for die in range(3)]
    flights = _flown(tray, lambda: tray.roll([DieView(Pips(6))] * 3))
    gone = [each for each in flights if each.fades_from < 1 and not isinstance(each, Throw)]
    throws = [each for each in flights if isinstance(each, Throw) and each.hides is not None]
    assert [each.start.center() for each in gone] == lying
    assert len(throws) == len(gone) == 3
    assert min(throw.delay_ms for throw in throws) > 0
    assert [throw.pose(0.0).opacity for throw in throws] == [0.0] * 3, "they are out of sight"
    tray.finish()
    tray.lay([])
    flights = _flown(tray, lambda: tray.roll([DieView(Pips(6))] * 3))
    assert min(each.delay_ms for each in flights) == 0


def test_the_plate_of_a_group_is_there_when_its_dice_are(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 5, racked=True)
    seen = {item for item in tray.table.items() if item.isVisible()}
    tray.lay(tray.dice, range(5), [DiceGroup((2,), "50")])
    during = {item for item in tray.table.items() if item.isVisible()}
    finish_all()
    after = {item for item in tray.table.items() if item.isVisible()}
    assert (len(during), len(after)) == (len(seen), len(seen) + 1)


@pytest.mark.parametrize("high", [39, 48, 57, 85])
def test_a_plate_leaves_the_upper_half_of_its_dice_in_view(high: int) -> None:
    table = DiceTable(tuple(_views(10)), 10, 64.0, Racked(), rack=(DiceGroup((0, 1), "200"),))
    size = QSizeF(11 * high, 3 * high)
    shelf = table.shelf(size)
    assert shelf is not None
    (plate,) = [mark.rect for mark in table.marks(size) if mark.look[0] is paint_plate]
    assert plate.top() > shelf.middle(0).y() + 0.1 * shelf.edge


@pytest.mark.parametrize("yaw", range(len(YAWS)))
@pytest.mark.parametrize("edge", [40.0, 75.0, 120.0])
def test_words_of_a_die_stay_off_the_die_below_it(edge: float, yaw: int) -> None:
    middle = QPointF(200, 200)
    ring = outline(middle, edge, YAWS[yaw], RING_GAP + RING_WIDTH).boundingRect()
    words = note_rect(middle, edge, yaw, "keep")
    assert middle.y() < words.top()
    assert words.bottom() < ring.bottom()


def test_dice_that_go_to_the_same_place_are_not_held_up_by_others(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 5, racked=True)
    start, groups = tray.table.seen(2), [DiceGroup((2,), "50"), DiceGroup((3,))]
    tray.lay(tray.dice, range(5), groups[:1])
    qtbot.waitUntil(lambda: tray.table.seen(2) != start)
    before, lands = tray.table.seen(2), tray.table.landings[0]
    tray.lay(tray.dice, range(5), groups)
    now = tray.table.seen(2)
    assert before is not None
    assert now is not None
    assert (now.center() - before.center()).manhattanLength() < 20
    assert tray.table.landings[0] < lands


def test_wrong_arrangements_are_refused(qtbot: QtBot) -> None:
    with pytest.raises(ValueError, match="one slot"):
        _tray(qtbot, 5, racked=True).lay(_views(5), None, [DiceGroup((0, 1)), DiceGroup((1, 2))])
    with pytest.raises(ValueError, match="no rack"):
        _tray(qtbot, 5).lay(_views(5), None, [DiceGroup((0,))])


def test_tray_keeps_its_items_in_number(qtbot: QtBot, still: None) -> None:
    tray = _tray(qtbot, 10, racked=True)
    start = len(tray.table.items())
    for turn in range(30):
        tray.roll(_views(10))
        tray.lay(tray.dice, range(10), [DiceGroup((turn % 10,), str(turn))])
        tray.lay(tray.dice, range(10))
    finish_all()  # what fades away
    assert len(tray.table.items()) == start
    tray.lay([])
    finish_all()
    assert [item for item in tray.table.items() if item.isVisible()] == []


def test_dice_fit_the_view_without_scroll_bars(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 10)
    tray.resize(tray.sizeHint() / 2)
    for die in range(10):
        assert tray.viewport().rect().contains(tray.spot_rect(die))
    tray.resize(tray.sizeHint() * 3)
    assert tray.spot_rect(0).width() == 52


def test_scale_makes_dice_larger(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 3)
    before = tray.sizeHint()
    tray.resize(before)
    edge = tray.spot_rect(0).width()
    theme().set_look(Look(Scheme.LIGHT, False, 200))
    assert tray.sizeHint().width() == pytest.approx(before.width() * 2, abs=2)
    tray.resize(tray.sizeHint())
    assert tray.spot_rect(0).width() == pytest.approx(edge * 2, abs=3)


def test_screen_readers_hear_every_die(qtbot: QtBot) -> None:
    tray = _tray(qtbot, 3)
    tray.setAccessibleName(tr("match-dice"))
    interface = QAccessible.queryAccessibleInterface(tray)
    assert interface.role() is QAccessible.Role.List
    names = [interface.child(die).text(QAccessible.Text.Name) for die in range(3)]
    assert names == ["Die 1 of 3", "Die 2 of 3", "Die 3 of 3"]
    tray.lay(_views(3, DieState.KEPT))
    assert interface.child(0).state().selected


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
@pytest.mark.parametrize("colour", DiceColour)
def test_every_die_body_has_its_own_colour(
    qtbot: QtBot, scheme: Scheme, colour: DiceColour
) -> None:
    theme().set_look(Look(scheme, False, 100, plain=True))
    tray = _tray(qtbot, 1)
    tray.lay([DieView(Glyph("fa6s.eye"), colour, DieState.READY)])
    beside = QPoint(round(0.36 * tray.spot_rect(0).width()), 0)
    shown = _image(tray).pixelColor(_centre(tray, 0) - beside)
    wanted = QColor(DICE_STYLES[colour].fill)
    for part in ("red", "green", "blue"):
        assert abs(getattr(shown, part)() - getattr(wanted, part)()) < 24
