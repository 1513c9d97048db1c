"""Dice on their way: matched by color, and other faces while they are rolled."""

from dataclasses import replace

from PySide6.QtCore import QRectF, QSizeF

from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.table import GalaxyTable, cups_lifted
from gui.games.roll_galaxy.things import Shown
from tests.gui.games.roll_galaxy.told import NAMES, Told, until

SIZE = QSizeF(930, 560)


def first_assignment() -> GalaxyTable:
    told = Told(2)
    until(told, "assign", 5)
    return GalaxyTable(Shown(told.view, NAMES[:2], told.position.owner))


def test_a_die_flies_to_one_of_its_colour(qapp: object) -> None:
    table = first_assignment()
    things = table.layout(SIZE).things
    die = next(thing for thing in things if thing.key.place is Place.WORKER)
    others = [thing for thing in things if thing is not die]
    assert table.flights(things, SIZE, rolls=False) == ()
    cup = replace(die, key=Key(Place.CUP, die.colour, copy=9), rect=QRectF(0, 0, 20, 20))
    (flight,) = table.flights([*others, cup], SIZE, rolls=False)
    assert (flight.start, flight.end, flight.hides) == (cup.rect, die.rect, die.key)
    assert table.flights([*others, replace(cup, colour=6)], SIZE, rolls=False) == ()


def test_only_a_roll_shows_other_faces_and_it_settles(qapp: object) -> None:
    table = first_assignment()
    things = table.layout(SIZE).things
    lay = [
        replace(thing, key=Key(Place.CUP, thing.colour, copy=place))
        if thing.key.place is Place.WORKER
        else thing
        for place, thing in enumerate(things)
    ]
    moved, rolled = (table.flights(lay, SIZE, rolls=rolls) for rolls in (False, True))
    assert moved
    for one, other in zip(moved, rolled, strict=True):
        assert len(one.looks) == 1
        assert len(set(other.looks)) > 1
        assert other.pose(0.8).look == one.looks[0]


def test_all_cups_rise_at_once_at_the_reveal(qapp: object) -> None:
    told = Told(3)
    until(told, "assign", 5)
    table = GalaxyTable(Shown(told.view, NAMES[:3], told.position.owner))
    strips = {
        thing.key.a: thing.rect
        for thing in table.layout(SIZE).things
        if thing.key.place is Place.SEAT
    }
    cups = cups_lifted(table, SIZE)
    assert len(cups) == len(strips) == 2
    assert {(cup.ms, cup.delay_ms) for cup in cups} == {(cups[0].ms, cups[0].delay_ms)}
    for cup, strip in zip(cups, strips.values(), strict=True):
        assert strip.contains(cup.start)
        assert cup.end.center().y() < cup.start.center().y()
        assert cup.pose(1.0).opacity == 0
