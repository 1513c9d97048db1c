"""Where everything is on the table of Colonizers, and what stays in its place."""

from itertools import combinations

import pytest

from engines.games.colonizers.cards import COLONIST_NAMES
from engines.games.colonizers.data import COLONY, HAND
from engines.games.colonizers.places import colonist, colony, hand, seat_of
from gui.games.colonizers.layout import Layout, lay_out
from gui.games.colonizers.picture import Middle
from tests.gui.games.colonizers.conftest import Make, layout, picture
from tests.gui.games.colonizers.told import BUILD, DRAW, KEEP, POWER, Told


def test_a_removed_colonist_looks_the_same_before_and_after_the_picks(make: Make) -> None:
    told = Told(viewer=0)
    told.do(told.position.draw(1, 0))
    (removed,) = told.position.view(0).removed
    board, found = make(told), list[object]()
    board.resize(1100, 900)
    while (position := told.position).view(0).phase not in ("keep", "power", "build"):
        board.show_scene(told.scene())
        spot = board.table.table.spots[colonist(COLONIST_NAMES.index(removed))]
        found.append((spot.rect, spot.look))
        told.do(position.draw(1, 0) if position.is_chance else position.legal()[0])
    assert len(found) > 1
    assert found == found[:1] * len(found)


@pytest.mark.parametrize("size", [(900, 620), (1100, 900), (2000, 1200)])
def test_nothing_moves_between_the_steps_of_a_round(make: Make, size: tuple[int, int]) -> None:
    board, found = make(Told(POWER, viewer=1)), list[Layout]()
    board.resize(*size)
    build = POWER.replace("seat 2 power", "seat 2 build")
    for told in (DRAW, POWER, build, KEEP):
        board.show_scene(Told(told, viewer=1).scene())
        found.append(layout(board))
        shown = picture(board)
        assert (colonist(0) in shown.places()) is (shown.middle is not Middle.DRAWN)
    assert [each.places for each in found[1:]] == [found[0].places] * 3
    first = found[0].places
    for text in (DRAW, DRAW.replace("hand N1 |", "hand N1 N12 |")):
        board.show_scene(Told(text, viewer=1).scene())
        assert layout(board).places[hand(1, 0)] == first[hand(1, 0)], "more cards move none"


def test_a_low_table_shows_the_fan_only_where_it_is_chosen_from(make: Make) -> None:
    """Otherwise the colony takes its place, and the hand more room."""
    board, areas = make(Told(POWER, viewer=1)), list[float]()
    board.resize(900, 480)
    for text, middle in ((POWER, Middle.COLONISTS), (DRAW, Middle.COLONY), (BUILD, Middle.COLONY)):
        board.show_scene(Told(text, viewer=1).scene())
        shown = picture(board)
        assert shown.middle is middle
        assert (colonist(0) in shown.places()) is (middle is Middle.COLONISTS)
        there = layout(board)
        inside = there.middle.contains(there.places[colony(1, 0)].center())
        assert inside is (middle is Middle.COLONY)
        card = there.places[hand(1, 0)]
        areas.append(card.width() * card.height())
    assert min(areas[1:]) > 1.1 * areas[0]


@pytest.mark.parametrize("carded", [True, False])
@pytest.mark.parametrize("size", [(830, 470), (740, 600), (970, 730), (1870, 1330)])
def test_on_an_opponents_panel_nothing_covers_anything(size: tuple[int, int], carded: bool) -> None:
    there = lay_out(2, *size, bottom=0, cards=3, scale=1.0, carded=carded)
    for seat in (1, 2, 3):
        cards = [there.places[hand(seat, at)] for at in range(HAND)]
        lots = [there.places[colony(seat, at)] for at in range(COLONY)]
        parts = [there.heads[seat], there.purses[seat], there.who[seat], *cards, *lots]
        panel = there.places[seat_of(seat)]
        assert all(panel.contains(part) for part in parts)
        for one, other in combinations((part.adjusted(1, 1, -1, -1) for part in parts), 2):
            assert not one.intersects(other)
        assert there.purses[seat].left() > there.heads[seat].right()
        assert there.purses[seat].bottom() < cards[0].top()
