"""How a thing is seen, and when it is heard, on its way over a table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from gui.table.spots import Flight

FLIGHT = Flight(QRectF(0, 0, 40, 40), QRectF(200, 100, 80, 80), (("paint", "#ff00ff"),))


def test_what_changes_its_size_is_painted_for_the_larger_one_until_it_settles() -> None:
    there = replace(FLIGHT, start=FLIGHT.end, end=FLIGHT.start)
    for flight, widths in ((FLIGHT, [80, 80, 80]), (there, [80, 80, 40])):
        assert [flight.painted(share).width() for share in (0, 0.5, 1)] == widths


def test_what_fades_away_is_not_heard() -> None:
    assert FLIGHT.lands_ms == FLIGHT.takes_ms > 0
    assert replace(FLIGHT, delay_ms=50, heard=0.5, ms=100).lands_ms == 100
    assert replace(FLIGHT, fades_from=0.9).lands_ms == 0


def test_a_thing_may_fade_on_the_last_part_of_its_way_or_turn_over() -> None:
    left = [replace(FLIGHT, fades_from=0.5).pose(share / 10).opacity for share in range(11)]
    assert (left[:6], left[-1]) == ([1.0] * 6, 0.0)
    assert left == sorted(left, reverse=True)
    flat = replace(FLIGHT, end=FLIGHT.start.translated(90, 0), flips=True)
    wide = [flat.pose(share / 10).rect.width() for share in range(11)]
    assert (wide[0], wide[-1]) == pytest.approx((40, 40))
    assert 0 < min(wide) == wide[5] < 10


def test_on_its_way_a_thing_grows_and_changes_and_ends_as_it_will_be() -> None:
    faces = tuple(("paint", str(face)) for face in range(4))
    flight = replace(FLIGHT, looks=faces)
    assert [flight.pose(at).rect.getRect() for at in (0.0, 0.5, 1.0)] == [
        (0, 0, 40, 40),
        (100, 50, 60, 60),
        (200, 100, 80, 80),
    ]
    shown = [flight.pose(at / 100).look for at in range(101)]
    assert list(dict.fromkeys(shown)) == list(faces)
    assert shown[80] == faces[-1]
