"""Where the six dice of Lange Strasse are, and which can be picked up together."""

from dataclasses import replace

import pytest

from engines.games.lange_strasse.view import LangeStrasseView, keeps_of
from engines.runtime.texts import tr
from gui.games.lange_strasse.table import Table, named, selection_of, table_of, toggled
from gui.table.offers import Selection
from tests.gui.games.lange_strasse.told import LATE, Told
from tests.gui.games.told import random_game


def view(told: Told) -> LangeStrasseView:
    found: LangeStrasseView = told.position.view()
    return found


def labels(table: Table) -> list[str]:
    return [group.label for group in table.groups]


def selection(told: Told) -> tuple[Selection[int], Table]:
    table = table_of(told.scene(), Table())
    return selection_of(keeps_of(told.position, told.position.legal()), table), table


def faces(picked: Selection[int], table: Table) -> list[int]:
    return sorted(face for die in picked.picked if (face := table.faces[die]))


# -- the table --------------------------------------------------------------------------------


def test_a_roll_lies_with_what_counts_first() -> None:
    table = Table().after_roll((2, 3, 4, 4, 4, 5))
    assert table.rolled == (4, 4, 4, 5, 2, 3)
    assert labels(table) == ["4 4 4 = 400", "50", ""]
    assert [group.places for group in table.groups] == [(0, 1, 2), (3,), (4, 5)]


@pytest.mark.parametrize(
    ("dice", "label"),
    [
        ((1, 2, 3, 4, 5, 6), f"{tr('lange_strasse-result-strasse')} = 1,250"),
        ((1, 1, 3, 3, 5, 5), f"{tr('lange_strasse-result-talheim')} = 500"),
        ((2, 2, 3, 3, 4, 4), f"{tr('lange_strasse-result-talheim')} = 1,000"),
    ],
)
def test_six_dice_that_complete_the_set_are_framed_together(
    dice: tuple[int, ...], label: str
) -> None:
    (group,) = Table().after_roll(dice).groups
    assert group.places == (0, 1, 2, 3, 4, 5)
    assert group.label == label


def test_four_and_a_pair_are_no_talheim() -> None:
    assert labels(Table().after_roll((2, 2, 2, 2, 3, 3))) == ["2 2 2 2 = 400", ""]


def test_dice_of_the_group_say_what_they_add() -> None:
    told = Told("0 0 0 | seat 1 | round 1 | kept 1 444 | rolls 2 | dice 4 5")
    table = Table().fitted(view(told))
    assert labels(table) == ["+400", "50"]
    assert [group.label for group in table.rack] == ["100", "4 4 4 = 400"]


def test_dice_stay_where_they_lie_while_a_turn_is_played() -> None:
    told = Told()
    table = Table()
    step = told.dice(2, 3, 4, 4, 4, 5)
    table = table.after_roll(step.before.dice(step.action))
    assert table.fitted(view(told)).faces == table.faces
    told.say("keep 4 4 4")
    table = table.keeping(table.places((4, 4, 4))).fitted(view(told))
    assert table.faces == (4, 4, 4, 5, 2, 3)
    assert table.rest == (3, 4, 5)
    assert table.configuration.face == 4


def test_every_scene_of_a_game_has_its_dice_on_the_table() -> None:
    told = Told(LATE)
    table = Table()
    for _ in random_game(told, seed=11):
        table = table_of(told.scene(), table)
        found = view(told)
        if not found.over:
            assert tuple(sorted(table.rolled)) == found.dice
            assert table.past or len(table.kept) == found.kept.dice
        jumped = table_of(told.scene(), Table())
        assert sorted(jumped.rolled) == sorted(table.rolled)


@pytest.mark.parametrize("watched", [True, False])
def test_dice_that_are_not_kept_stay_until_the_next_roll(watched: bool) -> None:
    told, table = Told(), Table()
    told.dice(1, 2, 3, 4, 4, 4)
    if watched:
        table = table_of(told.scene(), table)
    told.say("keep 4 4 4")
    table = table_of(told.scene(), table)
    assert sorted(table.faces[place] or 0 for place in table.past) == [1, 2, 3]
    assert (table.past, table.rolled, labels(table)) == (frozenset(table.rest), (), [""])
    told.dice(1, 3, 6)
    table = table_of(told.scene(), table)
    assert not table.past
    assert sorted(table.rolled) == [1, 3, 6]


@pytest.mark.parametrize("last", [(1, 1, 1, 5, 5, 6), (2, 3, 3, 4, 4, 6)])
def test_all_dice_stay_until_the_next_roll(last: tuple[int, ...]) -> None:
    told = Told()
    told.dice(*last)
    if 1 in last:
        told.say("keep 1 1 1 5 5 stop")
    table = table_of(told.scene(), Table())
    assert table.past
    assert table.seen == tuple(sorted(last))
    assert len(table.kept) == (5 if 1 in last else 0)
    told.dice(1, 2, 2, 3, 4, 6)
    table = table_of(told.scene(), table)
    assert not table.past
    assert sorted(table.rolled) == [1, 2, 2, 3, 4, 6]


def test_the_dice_of_the_last_action_stay_when_the_game_is_over() -> None:
    told = Told("9500 10200 4000 | seat 3 | round 9 | strich 2 3 | kept 1 444 | rolls 2 | dice 4 5")
    told.say("keep 4 stop")
    table = table_of(told.scene(), Table())
    assert view(told).over
    assert sorted(face for face in table.faces if face) == [1, 4, 4, 4, 4, 5]
    assert len(table.kept) == 5


# -- picking up -------------------------------------------------------------------------------


def test_a_single_die_of_a_triple_takes_the_others_along() -> None:
    told = Told()
    told.dice(2, 3, 4, 4, 4, 5)
    nothing, table = selection(told)
    picked = toggled(nothing, 0, table)
    assert faces(picked, table) == [4, 4, 4]
    keeps = {keep.action: keep for keep in keeps_of(told.position, told.position.legal())}
    assert sorted(keeps[action].stop for action in named(picked)) == [False, True]
    assert faces(toggled(picked, 1, table), table) == []
    assert toggled(picked, 4, table) == picked
    assert 4 not in picked.active
    assert 3 in picked.active


def test_three_of_four_can_be_kept() -> None:
    told = Told()
    told.dice(2, 3, 4, 4, 4, 4)
    nothing, table = selection(told)
    picked = toggled(nothing, 0, table)
    assert faces(picked, table) == [4, 4, 4, 4]
    assert faces(toggled(picked, 3, table), table) == [4, 4, 4]


def test_the_only_dice_that_can_be_kept_are_picked_up_at_once() -> None:
    told = Told()
    told.dice(2, 3, 4, 4, 6, 5)
    picked, table = selection(told)
    assert faces(picked, table) == [5]
    assert not picked.cleared().picked


def test_where_there_is_a_choice_only_what_is_usual_is_picked_up() -> None:
    told = Told()
    told.dice(1, 3, 4, 4, 6, 5)
    picked, table = selection(told)
    assert picked.picked == frozenset()
    keeps, usual = keeps_of(told.position, told.position.legal()), told.position.parse_action
    assert faces(selection_of(keeps, table, [usual("keep 1 5")]), table) == [1, 5]


def test_every_keep_can_be_named() -> None:
    told = Told(LATE)
    for _ in random_game(told, seed=5):
        if told.position.turn < 0:
            continue
        picked, _ = selection(told)
        for action in told.position.legal():
            ways = [offer for offer in picked.offers if offer.action == action]
            assert ways
            for offer in ways:
                chosen = replace(picked, order=tuple(offer.needs))
                assert action in named(chosen)
