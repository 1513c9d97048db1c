"""Dice on their way: matched by color, and other faces while they are rolled."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from engines.games.roll_galaxy.data import PHASES
from gui.games.roll_galaxy.board import RollGalaxyBoard
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.table import GalaxyTable, changing, cups
from gui.games.roll_galaxy.things import Shown
from tests.gui.games.roll_galaxy.told import NAMES, Told, until
from tests.gui.games.told import random_game
from tests.gui.motion import finish_all

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


def test_dice_that_make_room_move_and_the_others_stay(qapp: object) -> None:
    table = first_assignment()
    things = table.layout(SIZE).things
    die = next(thing for thing in things if thing.key.place is Place.WORKER)
    above = replace(die, rect=die.rect.translated(0, -30))
    before = [above if thing is die else thing for thing in things]
    (flight,) = table.flights(before, SIZE, rolls=True)
    assert (flight.start, flight.end, flight.hides) == (above.rect, die.rect, die.key)
    assert len(flight.looks) == 1, "it is not rolled again"


def test_cups_are_put_over_the_dice_and_rise_at_once(qapp: object) -> None:
    told = Told(3)
    until(told, "assign", 5)
    table = GalaxyTable(Shown(told.view, NAMES[:3], told.position.owner))
    strips = {
        thing.key.a: thing.rect
        for thing in table.layout(SIZE).things
        if thing.key.place is Place.SEAT
    }
    put, lifted = (cups(table, SIZE, lifted=each) for each in (False, True))
    assert len(put) == len(lifted) == len(strips) == 2
    for each in (put, lifted):
        assert {(cup.ms, cup.delay_ms) for cup in each} == {(each[0].ms, 0)}
    for cup, raised, strip in zip(put, lifted, strips.values(), strict=True):
        assert strip.contains(cup.end)
        assert cup.pose(1.0).opacity == 1
        assert raised.start == cup.end
        assert raised.end.center().y() < raised.start.center().y()
        assert raised.pose(1.0).opacity == 0


def test_at_the_reveal_nothing_is_seen_before_the_cups_are_there(
    qapp: QApplication, plain_look: None
) -> None:
    told, board = Told(2), RollGalaxyBoard()
    board.resize(930, 560)
    board.show()
    for _ in random_game(told, 5):
        if told.view.occurring:
            break
        board.show_scene(told.scene(choices=False))
    settled: list[None] = []
    board.settled.connect(lambda: settled.append(None))
    board.animate(told.steps[-1], told.scene(choices=False))
    assert not board.table.shown.view.occurring
    spots = board.surface.table.spots
    heads = [key for key in spots if isinstance(key, Key) and key.place is Place.HEAD]
    finish_all()
    assert board.table.shown.view.occurring
    assert board.surface.table.flying
    assert len(heads) >= PHASES
    board.finish()
    assert len(settled) == 1
    board.close()
    board.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_what_changes_looks_as_before_until_then(qapp: object) -> None:
    before = first_assignment()
    view = before.shown.view
    seats = tuple(replace(seat, credits=seat.credits + 2) for seat in view.seats)
    table = replace(before, shown=replace(before.shown, view=replace(view, seats=seats)))
    money = Key(Place.CREDITS)
    (flight,) = changing(before, table, SIZE, {money: 80, Key(Place.HEAD, 0): 80})
    looks = [each.look for one in (before, table) for each in one.layout(SIZE).things
             if each.key == money]  # fmt: skip
    assert (flight.hides, list(flight.looks), flight.layer) == (money, looks, 0)
    assert [flight.pose(ms / flight.takes_ms).look for ms in (79, 81)] == looks
