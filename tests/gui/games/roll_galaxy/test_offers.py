"""Every decision can be made by pointing at things on the table, or with a button."""

from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication

from engines.games.roll_galaxy.data import Kind, decision_of
from gui.games.roll_galaxy.board import RollGalaxyBoard
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.offers import names_of, offers_of
from gui.table.offers import MOST_BUTTONS, Offer, Selection
from tests.gui.games.roll_galaxy.told import Told
from tests.gui.games.told import random_game


def picked_for(offer: Offer[Key], selection: Selection[Key]) -> Selection[Key]:
    """A selection of everything that identifies an offer, what it needs first."""
    for key in sorted(offer.needs, key=str):
        selection = selection.pressed(*names_of(key))
    for key in sorted(offer.may - selection.picked, key=str):
        found = selection.options
        if selection.decided == offer.action or (offer in found and len(found) <= MOST_BUTTONS):
            break
        selection = selection.pressed(*names_of(key))
    return selection


def reachable(offer: Offer[Key], selection: Selection[Key]) -> bool:
    picked = picked_for(offer, selection)
    return picked.decided == offer.action or offer in picked.options[:MOST_BUTTONS]


@pytest.mark.parametrize(
    ("seats", "seed"), [(2, 1), (3, 2), pytest.param(5, 3, marks=pytest.mark.slow)]
)
def test_every_legal_action_can_be_named_on_the_table(
    qapp: QApplication, still: None, seats: int, seed: int
) -> None:
    board, told = RollGalaxyBoard(), Told(seats)
    board.resize(930, 560)
    kinds: Counter[Kind] = Counter()
    for _ in random_game(told, seed):
        if told.position.turn < 0:
            continue
        new = {decision_of(action).kind for action in told.position.legal()} - set(kinds)
        if not new and len(told.steps) % 7:
            continue
        board.show_scene(told.scene())
        there = board.surface.table.spots.keys()
        buttons = {choice.action for choice in board.bar(told.scene())}
        for offer in board.selection.offers:
            kinds[decision_of(offer.action).kind] += 1
            assert reachable(offer, board.selection), told.position.action_text(offer.action)
            if offer.action not in buttons:
                assert offer.needs <= there, told.position.action_text(offer.action)
            (alone,) = offers_of((offer.action,), told.view.phase)
            assert alone.keys >= offer.needs, "a plan is shown where it is played"
    assert len(kinds) > 12
    board.deleteLater()


def test_a_column_stands_for_its_head_where_only_that_will_do() -> None:
    die = Key(Place.WORKER, 0, 0)
    select = Selection((Offer(7, frozenset({die, Key(Place.HEAD, 3)})),))
    assert select.pressed(die).pressed(*names_of(Key(Place.COLUMN, 3))).decided == 7
    move = Selection((Offer(8, frozenset({die, Key(Place.COLUMN, 3)})),))
    assert move.pressed(die).pressed(*names_of(Key(Place.HEAD, 3))).decided == 8


def test_a_worker_need_not_be_picked_if_all_are_alike() -> None:
    told = Told()
    for _ in random_game(told, 4):
        if told.view.stage == "tasks" and told.position.turn >= 0:
            legal = told.position.legal()
            explorers = {
                decision_of(action).fields[0]
                for action in legal
                if decision_of(action).kind is Kind.STOCK
            }
            offers = offers_of(legal)
            stocks = [offer for offer in offers if decision_of(offer.action).kind is Kind.STOCK]
            if len(explorers) == 1:
                assert stocks[0].needs == frozenset()
                assert Selection(offers).pressed(Key(Place.CREDITS)).decided == stocks[0].action
                return
    raise AssertionError("never one explorer")
