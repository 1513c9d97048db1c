"""Where everything is on the table of Colonizers, and what stays in its place."""

from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF

from engines.games.colonizers.cards import COLONIST_NAMES
from engines.games.colonizers.data import COLONISTS, COLONY, HAND
from engines.games.colonizers.places import colonist, colony, drawn, hand, seat_of
from gui.games.colonizers.cards import paint_glass
from gui.games.colonizers.layout import Layout, lay_out
from gui.games.colonizers.painting import first_omnium
from gui.games.colonizers.picture import Middle
from tests.gui.games.colonizers.conftest import Make, layout, picture
from tests.gui.games.colonizers.told import DRAW, KEEP, POWER, Told


def test_a_removed_colonist_looks_the_same_before_and_after_the_picks(make: Make) -> None:
    told = Told(viewer=0)
    told.do(told.position.draw(1, 0))
    (removed,) = told.position.view(0).removed
    board, found = make(told), list[object]()
    board.resize(1100, 900)
    while (position := told.position).view(0).phase not in ("keep", "power", "build"):
        board.show_scene(told.scene())
        found.append(board.table.table.spots[colonist(COLONIST_NAMES.index(removed))].look)
        told.do(position.draw(1, 0) if position.is_chance else position.legal()[0])
    assert len(found) > 1
    assert found == found[:1] * len(found)


def test_cards_in_hand_lie_on_the_ground_beside_the_figures(make: Make) -> None:
    board = make(Told(DRAW, viewer=1))
    there, table = layout(board), board.table.tabletop
    assert table is not None
    marks = table.marks(QSizeF(board.table.viewport().size()))
    glass = [mark.rect for mark in marks if mark.look[0] is paint_glass]
    (panel,) = (rect for rect in glass if rect.contains(there.heads[1]))
    for at in range(HAND):
        assert not panel.intersects(there.places[hand(1, at)])
    assert not panel.intersects(there.ask)


@pytest.mark.parametrize("size", [(900, 480), (900, 560)])
def test_the_colony_is_large_in_its_place_while_nothing_is_chosen_from_the_middle(
    make: Make, size: tuple[int, int]
) -> None:
    board, large, small = make(Told(POWER, viewer=1)), list[Layout](), list[Layout]()
    board.resize(*size)
    build = POWER.replace("seat 2 power", "seat 2 build")
    for told, found in ((DRAW, large), (POWER, small), (build, large), (KEEP, small)):
        board.show_scene(Told(told, viewer=1).scene())
        found.append(layout(board))
    assert large == large[:1] * 2
    assert small == small[:1] * 2
    own = [colony(1, at) for at in range(COLONY)]
    middle = {colonist(at) for at in range(COLONISTS)} | {drawn(at) for at in range(2)}
    for place, there in small[0].places.items():
        grown = large[0].places[place]
        if place in own:
            assert grown.height() > 1.2 * there.height()
            assert (grown.left(), grown.right(), grown.bottom()) == (
                there.left(),
                there.right(),
                there.bottom(),
            )
        elif place in middle:
            assert grown.height() < 0.8 * there.height()
            assert grown.bottom() < large[0].places[own[0]].top()
        else:
            assert grown == there, place
    for text in (DRAW, DRAW.replace("hand N1 |", "hand N1 N12 |")):
        board.show_scene(Told(text, viewer=1).scene())
        assert layout(board).places[hand(1, 0)] == large[0].places[hand(1, 0)], "more move none"


@pytest.mark.parametrize("size", [(1000, 780), (1870, 1330), (2000, 1200)])
def test_a_high_table_has_no_empty_strip_below_what_is_in_the_middle(size: tuple[int, int]) -> None:
    small = lay_out(2, *size, bottom=0, cards=3, scale=1.0, small=True)
    lot, cards = (
        small.places[colony(0, 0)],
        [small.places[colonist(at)] for at in (0, COLONISTS - 1)],
    )
    assert lot.height() < 1.1 * lot.width(), "more than a module can fill"
    assert max(card.bottom() for card in cards) > lot.top() - 0.06 * size[1]


def test_what_others_draw_leaves_the_colony_large(make: Make) -> None:
    board = make(Told(DRAW, viewer=0))
    large = layout(board)
    board.show_scene(Told(KEEP, viewer=0).scene())
    assert picture(board).middle is Middle.DRAWN
    assert layout(board) == large


@pytest.mark.parametrize("size", [(480, 340), (830, 470), (740, 600), (970, 730), (1870, 1330)])
def test_on_an_opponents_panel_nothing_covers_anything(size: tuple[int, int]) -> None:
    there = lay_out(2, *size, bottom=0, cards=3, scale=1.0)
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
        side = first_omnium(there.purses[seat]).width()
        assert there.purses[seat].width() - side > 18, "there is room for the figure"
