"""How a die is thrown: its path, its height, what it shows, staggered starts."""

import itertools
import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from gui.style.motion import pace
from gui.table.dice.rolling import TURNED, Shade, Throw, height, share_of, thrown_flights
from gui.table.spots import Pose

START, END = QRectF(900, 500, 100, 100), QRectF(200, 300, 100, 100)
AIR = tuple(("air", number) for number in range(12))
STEPS = [step / 500 for step in range(501)]


def _throw(**changed: float) -> Throw:
    return Throw(START, END, (*AIR, ("rest",)), 3, 70.0, 800, edge=100.0, **changed)  # type: ignore[arg-type]


def test_a_die_comes_down_bounces_once_and_lies() -> None:
    heights = [height(step) for step in STEPS]
    assert heights[0] == max(heights)
    assert heights[-1] == 0
    grounds = [at for at in range(1, len(STEPS)) if heights[at] < 0.003 <= heights[at - 1]]
    assert len(grounds) == 2
    between = heights[grounds[0] : grounds[1]]
    assert max(between) == pytest.approx(0.08, abs=0.002)
    assert STEPS[grounds[0]] == pytest.approx(0.62, abs=0.01)


def test_a_throw_begins_beyond_the_rim_and_ends_where_the_die_lies() -> None:
    throw = _throw(aside=-0.1)
    assert throw.pose(0.0).rect.center().x() == pytest.approx(START.center().x())
    assert throw.pose(1.0) == Pose(("rest",), END)
    xs = [throw.pose(step).rect.center().x() for step in STEPS]
    assert xs == sorted(xs, reverse=True)


def test_a_die_spins_ever_more_slowly_and_turns_a_little_at_last() -> None:
    throw = _throw(first=1)
    poses = [throw.pose(step) for step in STEPS]
    shown = [pose.look for pose in poses]
    changes = [at for at in range(1, len(shown)) if shown[at] != shown[at - 1]]
    assert len(changes) >= 12
    gaps = [later - sooner for sooner, later in itertools.pairwise(changes[:-1])]
    assert sum(gaps[-3:]) > 2 * sum(gaps[:3])
    assert all(pose.degrees == 0 for pose in poses if pose.look != ("rest",))
    turned = [abs(pose.degrees) for pose in poses if pose.look == ("rest",)]
    assert turned == sorted(turned, reverse=True)
    assert turned[0] == pytest.approx(TURNED, abs=0.2)


def test_the_shadow_is_far_and_pale_in_the_air_and_gone_at_rest() -> None:
    die = _throw()
    (shade,) = [each for each in thrown_flights([die]) if isinstance(each, Shade)]
    poses = [shade.pose(step) for step in STEPS]
    low = max(poses[:400], key=lambda pose: pose.opacity)
    assert poses[0].opacity < low.opacity
    assert poses[0].rect.width() > low.rect.width()
    assert poses[-1].opacity == 0.0
    away = poses[0].rect.center() - die.ground(0.0)
    assert away.x() > 0 < away.y()


def test_flat_dice_have_no_shadow_of_their_own_in_the_air() -> None:
    flat = replace(_throw(), looks=(*AIR[:6], ("rest",)))
    assert len(thrown_flights([flat, flat])) == 2
    assert len(thrown_flights([_throw(), _throw()])) == 4


@given(first=st.integers(0, 20), faces=st.integers(2, 6))
def test_no_face_follows_itself_and_the_last_is_final(first: int, faces: int) -> None:
    flat = replace(_throw(), looks=(*AIR[:faces], ("rest",)), first=first)
    shown = [look for look, _ in itertools.groupby(flat.pose(step).look for step in STEPS)]
    assert len(shown) > faces
    assert shown[-1] == ("rest",)


def test_a_die_that_comes_down_is_not_seen_to_lie_as_it_will_not_lie() -> None:
    """The last pictures in the air are gone before the die could seem to be at rest."""
    shown = [
        (look, len(list(same)))
        for look, same in itertools.groupby(_throw().pose(step).look for step in STEPS)
    ]
    assert max(steps for look, steps in shown if look != ("rest",)) < 0.12 * len(STEPS)


def test_dice_start_one_after_the_other_and_are_heard_as_they_come_down() -> None:
    thrown = thrown_flights([_throw()] * 3, 100)
    dice = [each for each in thrown if not isinstance(each, Shade)]
    assert [die.delay_ms for die in dice] == [100, 125, 150]
    for die in dice:
        assert height((die.lands_ms - die.delay_ms) / die.takes_ms) == pytest.approx(0, abs=0.01)
    assert {each.lands_ms for each in thrown if isinstance(each, Shade)} == {0}


def test_bots_throw_faster_along_the_same_path() -> None:
    usual, fast = (
        thrown_flights([_throw()] * 3, share=share_of(1, people)) for people in ((0, 1), ())
    )
    for slow, quick in zip(usual, fast, strict=True):
        assert quick.takes_ms == pytest.approx(0.7 * slow.takes_ms, abs=1)
        assert quick.delay_ms == pytest.approx(0.7 * slow.delay_ms, abs=1)
        assert replace(quick, ms=slow.ms, delay_ms=slow.delay_ms) == slow
    assert share_of(1, (0,)) == share_of(1, ()), "with or without people at the table"


def test_no_delay_at_full_speed() -> None:
    pace().set_speed(math.inf)
    assert all(each.takes_ms == each.delay_ms == 0 for each in thrown_flights([_throw()] * 4))


def test_a_die_comes_from_out_of_sight() -> None:
    seen = [_throw().pose(step).opacity for step in STEPS]
    assert (seen[0], seen[-1]) == (0.0, 1.0)
    assert seen == sorted(seen)


def test_the_ground_below_a_die_is_where_it_lies_in_the_end() -> None:
    assert _throw().ground(1.0) == QPointF(END.center())
