"""Where dice lie: rows, groups, frames, shelf."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.table.dice.layout import LEAST_EDGE, DiceGroup, Spot, TrayShape, fitted, place

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


ROOMS = st.tuples(st.integers(240, 2000), st.integers(80, 1200))


def _groups(on_table: int, kept: int, size: int) -> tuple[list[DiceGroup], list[DiceGroup]]:
    """Dice on the table in framed groups of a size, and dice kept in pairs."""
    framed = [
        DiceGroup(tuple(range(first, min(first + size, on_table))), "3 × 4 = 400")
        for first in range(0, on_table, size)
    ]
    shelf = [
        DiceGroup(tuple(range(on_table + first, on_table + min(first + 2, kept))), "200")
        for first in range(0, kept, 2)
    ]
    return framed, shelf


@given(ROOMS, st.integers(1, 10), st.integers(0, 10), st.integers(1, 10))
def test_everything_lies_inside_the_room_and_nothing_overlaps(
    room: tuple[int, int], on_table: int, kept: int, size: int
) -> None:
    kept = min(kept, 10 - on_table)
    shape = fitted(TEN, *room, 104)
    table, shelf = _groups(on_table, kept, size)
    placement = place(shape, table, shelf, room[0])
    assert len(placement.spots) == on_table + kept
    dice = [_square(shape, spot) for spot in placement.spots.values()]
    frames = [(f.x, f.y, f.x + f.width, f.y + f.height) for f in placement.frames]
    assert not any(_overlap(a, b) for a, b in combinations(dice, 2))
    assert not any(_overlap(a, b) for a, b in combinations(frames, 2))
    least = min(spot.scale for spot in placement.spots.values()) * shape.edge
    if least > LEAST_EDGE + 0.01 and shape.fits(*room):
        _, top, _, height = shape.bounds()
        for left, up, right, down in dice + frames:
            assert -room[0] / 2 <= left
            assert right <= room[0] / 2
            assert top <= up
            assert down <= top + height


def _square(shape: TrayShape, spot: Spot) -> tuple[float, float, float, float]:
    half = shape.edge * spot.scale / 2
    return spot.x - half, spot.y - half, spot.x + half, spot.y + half


def _overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@given(ROOMS)
def test_dice_are_as_large_as_the_room_allows(room: tuple[int, int]) -> None:
    shape = fitted(TEN, *room, 104)
    assert LEAST_EDGE <= shape.edge <= 104
    if shape.edge < 104:
        assert not replace(shape, edge=shape.edge + 1).fits(*room)


def test_where_there_is_little_room_the_shelf_gives_way_not_the_dice() -> None:
    assert fitted(TEN, 800, 400, 104) == replace(TEN, edge=fitted(TEN, 800, 400, 104).edge)
    low = fitted(TEN, 400, 170, 104)
    assert not low.shelf
    assert low.edge >= 40
    assert fitted(TEN, 400, 90, 104).columns == 10
    inline = place(low, [DiceGroup((2, 3, 4))], [DiceGroup((0, 1), "200")], 400)
    assert {inline.spots[die].y for die in range(5)} == {0.0}
    assert inline.spots[1].x < inline.spots[2].x


@given(st.integers(1, 10))
def test_dice_never_overlap(count: int) -> None:
    spots = list(place(TEN, [DiceGroup(tuple(range(count)))], []).spots.values())
    for number, spot in enumerate(spots):
        for other in spots[:number]:
            assert abs(spot.x - other.x) >= 52 or abs(spot.y - other.y) >= 52


def test_an_empty_tray_has_a_placement() -> None:
    assert place(SIX, [], []).spots == {}
