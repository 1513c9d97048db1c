"""Where dice lie: rows, groups, frames, shelf."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.widgets.dice.layout import DiceGroup, TrayShape, place

TEN = TrayShape(capacity=10, columns=5, edge=52, shelf=True, framed=True)
SIX = TrayShape(capacity=6, columns=6, edge=52)


def test_ten_dice_lie_in_two_rows_of_five() -> None:
    spots = place(TEN, [DiceGroup(tuple(range(10)))], []).spots
    rows = sorted({spot.y for spot in spots.values()})
    assert len(rows) == 2
    assert [spots[die].y for die in range(10)] == [rows[0]] * 5 + [rows[1]] * 5
    assert spots[0].x == pytest.approx(-spots[4].x)


def test_six_dice_lie_in_one_row_in_order() -> None:
    spots = place(SIX, [DiceGroup(tuple(range(6)))], []).spots
    assert {spot.y for spot in spots.values()} == {0.0}
    xs = [spots[die].x for die in range(6)]
    assert xs == sorted(xs)


def test_labelled_groups_are_framed_and_stay_together() -> None:
    groups = [DiceGroup((0, 2, 3), "3 × 4 = 400"), DiceGroup((1, 4, 5, 6, 7, 8, 9))]
    placement = place(TEN, groups, [])
    (frame,) = placement.frames
    assert frame.label == "3 × 4 = 400"
    for die in (0, 2, 3):
        spot = placement.spots[die]
        assert frame.x < spot.x - 26
        assert spot.x + 26 < frame.x + frame.width
        assert frame.y < spot.y - 26
        assert spot.y + 26 < frame.y + frame.height
    outside = placement.spots[1]
    assert not frame.x < outside.x < frame.x + frame.width or outside.y > frame.y + frame.height


def test_kept_dice_lie_smaller_on_the_shelf_in_the_order_kept() -> None:
    table = [DiceGroup((0, 1, 2))]
    shelf = [DiceGroup((5, 4), "200"), DiceGroup((3,))]
    spots = place(TEN, table, shelf).spots
    assert spots[5].x < spots[4].x < spots[3].x
    assert spots[3].scale == pytest.approx(40 / 52)
    top_of_table = -(52 + TEN.row_step) / 2
    assert spots[3].y + 20 == pytest.approx(top_of_table - 48)


@given(st.integers(1, 10), st.integers(0, 10))
def test_everything_lies_inside_the_bounds(on_table: int, kept: int) -> None:
    kept = min(kept, 10 - on_table)
    table = [DiceGroup(tuple(range(on_table)))]
    shelf = [
        DiceGroup(tuple(range(on_table + first, on_table + min(first + 2, kept))), "200")
        for first in range(0, kept, 2)
    ]
    placement = place(TEN, table, shelf)
    left, top, width, height = TEN.bounds()
    assert len(placement.spots) == on_table + kept
    for spot in placement.spots.values():
        half = 26 * spot.scale
        assert left <= spot.x - half
        assert spot.x + half <= left + width
        assert top <= spot.y - half
        assert spot.y + half <= top + height
    for frame in placement.frames:
        assert left <= frame.x
        assert frame.x + frame.width <= left + width


@given(st.integers(1, 10))
def test_dice_never_overlap(count: int) -> None:
    spots = list(place(TEN, [DiceGroup(tuple(range(count)))], []).spots.values())
    for number, spot in enumerate(spots):
        for other in spots[:number]:
            assert abs(spot.x - other.x) >= 52 or abs(spot.y - other.y) >= 52


def test_an_empty_tray_has_a_placement() -> None:
    assert place(SIX, [], []).spots == {}
