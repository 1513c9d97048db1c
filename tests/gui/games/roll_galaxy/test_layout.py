"""Where things are on the table of Roll for the Galaxy in windows of all sizes."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from engines.runtime import texts
from engines.runtime.texts import tr
from gui.games.roll_galaxy import painting
from gui.games.roll_galaxy.fitting import own_bar
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.table import GalaxyTable
from gui.games.roll_galaxy.things import Shown, Thing
from tests.gui.games.roll_galaxy.told import NAMES, Told
from tests.gui.games.told import random_game

SIZES = [(640, 330), (886, 470), (1180, 640), (1800, 960)]
_GROUNDS = (Place.COLUMN, Place.SEAT, Place.STACK, Place.SQUARE, Place.CREDITS, Place.DICTATE)


def selecting(seats: int = 5) -> Told:
    """A game in which someone has selected a phase."""
    told = Told(seats)
    for _ in random_game(told, 5):
        assigned = told.view.seats[told.position.owner].assignment
        if told.position.turn >= 0 and assigned is not None and assigned.selector >= 0:
            return told
    raise AssertionError("nobody has selected a phase")


def laid_out(told: Told, size: tuple[int, int]) -> tuple[Thing, ...]:
    shown = Shown(told.view, NAMES[: len(told.view.seats)], told.position.owner)
    return GalaxyTable(shown).layout(QSizeF(*size)).things


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("size", SIZES)
def test_the_die_that_selects_a_phase_covers_no_name(size: tuple[int, int]) -> None:
    told = selecting()
    rects = {thing.key: thing.rect for thing in laid_out(told, size)}
    assigned = told.view.seats[told.position.owner].assignment
    assert assigned is not None
    head = rects[Key(Place.HEAD, assigned.selected)]
    inside = [rect for rect in rects.values() if rect != head and head.contains(rect)]
    (die,) = inside
    assert not die.intersects(painting.name_place(head))


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES)
def test_every_strip_has_room_for_a_player_card(size: tuple[int, int], seats: int) -> None:
    told = Told(seats)
    layout = GalaxyTable(Shown(told.view, NAMES[:seats], 0)).layout(QSizeF(*size))
    strips = {each.key.a: each.rect for each in layout.things if each.key.place is Place.SEAT}
    _, strips[0], buttons = own_bar(QSizeF(*size), 1.0)
    assert not strips[0].intersects(buttons)
    for seat, head in enumerate(layout.heads):
        assert strips[seat].contains(head)
        assert head.width() >= 110
        assert head.height() >= 30


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("size", SIZES)
def test_all_is_on_the_table_and_nothing_covers_another(size: tuple[int, int], seats: int) -> None:
    told = Told(seats)
    for place, _ in enumerate(random_game(told, 3)):
        if place % 40 or told.position.turn < 0:
            continue
        things = laid_out(told, size)
        table = QRectF(0, 0, *size)
        assert all(table.contains(thing.rect) for thing in things)
        grounds = [thing for thing in things if thing.key.place in _GROUNDS and not thing.is_die]
        for one, other in combinations(grounds, 2):
            assert not one.rect.intersects(other.rect), (one.key, other.key)
        dice = [thing for thing in things if thing.is_die]
        for one, other in combinations(dice, 2):
            assert not one.rect.intersects(other.rect), (one.key, other.key)


@pytest.mark.usefixtures("plain_look")
def test_words_on_the_table_follow_the_language() -> None:
    told, size = Told(2), SIZES[2]
    try:
        found = {}
        for language in ("en", "de", "en"):
            texts.speak(language)
            found[language] = str([thing.look for thing in laid_out(told, size)])
            assert repr(tr("roll_galaxy-empty")) in found[language]
    finally:
        texts.speak(texts.ENGLISH)
    assert repr(tr("roll_galaxy-empty")) not in found["de"]
