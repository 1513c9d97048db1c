"""Where dice are: thrown apart from each other, in slots of a rack."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from gui.table.dice.floor import APART, LEAST_EDGE, DiceGroup, Rack, largest_edge, thrown
from gui.table.dice.sprites import YAWS

FLOORS = st.builds(
    QRectF,
    st.integers(0, 300),
    st.integers(0, 300),
    st.integers(160, 1400),
    st.integers(70, 900),
)


@given(FLOORS, st.integers(1, 10), st.integers(0, 2**32))
def test_thrown_dice_lie_on_the_floor_and_apart(floor: QRectF, count: int, seed: int) -> None:
    edge = largest_edge(count, floor, 184.0)
    if edge <= LEAST_EDGE:
        return
    dice = thrown(count, floor, edge, seed)
    assert len(dice) == count
    body = 0.60 * edge  # what is seen of a turned die, but for its very corners
    for die in dice:
        assert floor.left() <= die.middle.x() - body
        assert die.middle.x() + body <= floor.right()
        assert floor.top() <= die.middle.y() - body
        assert die.middle.y() + body <= floor.bottom()
        assert die.yaw in range(len(YAWS))
    for one, other in combinations(dice, 2):
        away = one.middle - other.middle
        across, down = abs(away.x()) / edge, abs(away.y()) / edge
        assert across >= APART[0] - 0.13 or down >= APART[1] - 0.13


def test_the_same_dice_lie_where_they_lay() -> None:
    floor = QRectF(0, 0, 640, 360)
    assert thrown(4, floor, 100.0, 7) == thrown(4, floor, 100.0, 7)
    assert thrown(4, floor, 100.0, 7) != thrown(4, floor, 100.0, 8)


@given(FLOORS, st.integers(1, 10))
def test_dice_count_from_left_to_right_and_row_by_row(floor: QRectF, count: int) -> None:
    edge = largest_edge(count, floor, 184.0)
    for one, other in pairwise(die.middle for die in thrown(count, floor, edge, 3)):
        assert one.x() <= other.x() or one.y() + edge < other.y()


@pytest.mark.parametrize(
    ("count", "width", "height", "edge"), [(4, 640, 360, 112), (1, 900, 600, 184)]
)
def test_dice_are_as_large_as_fits(count: int, width: int, height: int, edge: float) -> None:
    assert largest_edge(count, QRectF(0, 0, width, height), 184.0) == pytest.approx(edge, abs=2)


def test_more_room_means_larger_dice_and_more_dice_smaller_ones() -> None:
    small, large = QRectF(0, 0, 400, 200), QRectF(0, 0, 800, 500)
    assert largest_edge(6, small, 184.0) < largest_edge(6, large, 184.0)
    assert largest_edge(10, large, 184.0) < largest_edge(4, large, 184.0)


def test_groups_fill_the_rack_from_the_left_with_plates_below() -> None:
    rack = Rack(QRectF(10, 20, 600, 120), 10, 20.0)
    groups = (DiceGroup((4, 7), "1000"), DiceGroup((0,), "50", fresh=True))
    places = rack.places(groups)
    assert places == {4: 0, 7: 1, 0: 2}
    assert rack.middle(0).x() < rack.middle(1).x() < rack.middle(2).x()
    for group in groups:
        around, plate = rack.around(group, places), rack.plate_of(group, places, 44.0)
        assert rack.rect.contains(around)
        assert around.left() <= plate.left()
        assert plate.right() <= around.right()
        assert plate.bottom() <= rack.rect.bottom()
    assert rack.edge <= rack.slot(0).width()


@pytest.mark.parametrize("high", [40, 50, 70, 120])
def test_plates_leave_the_lowest_pips_of_the_dice_visible(high: int) -> None:
    rack, group = Rack(QRectF(0, 0, 600, high), 6, max(14.0, 0.24 * high)), DiceGroup((0,), "50")
    lowest = rack.middle(0).y() + 0.36 * rack.edge
    assert rack.plate_of(group, rack.places([group]), 44.0).top() >= lowest
