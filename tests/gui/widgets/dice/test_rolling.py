"""What a rolling die shows: face changes, swing, settling, staggered starts."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.style.motion import pace
from gui.table.dice.rolling import (
    CHANGES,
    SWING_DEGREES,
    face_sequence,
    frame,
    start_delays,
)
from gui.table.dice.view import PIP_FACES, Face, Glyph, Pips

PIECES: tuple[Face, ...] = (Glyph("fa6s.chess-king"), Glyph("fa6s.chess-pawn"))


def _change_times() -> list[float]:
    steps = [step / 2000 for step in range(2001)]
    changes = [frame(step).changes for step in steps]
    return [steps[at] for at in range(1, len(steps)) if changes[at] > changes[at - 1]]


def test_five_changes_ever_more_slowly() -> None:
    times = _change_times()
    assert len(times) == CHANGES == 5
    gaps = [later - sooner for sooner, later in zip([0.0, *times], times, strict=False)]
    assert gaps == sorted(gaps)


def test_swing_stays_within_eight_degrees_and_reaches_both_sides() -> None:
    swings = [frame(step / 500).degrees for step in range(501)]
    assert max(swings) == pytest.approx(SWING_DEGREES, abs=0.1)
    assert min(swings) == pytest.approx(-SWING_DEGREES, abs=0.1)


def test_a_roll_starts_and_ends_flat_and_straight() -> None:
    assert frame(0.0).degrees == pytest.approx(0.0)
    assert frame(0.0).height == 0.0
    end = frame(1.0)
    assert (end.changes, end.degrees, end.height) == (CHANGES, 0.0, 0.0)


def test_the_last_fifth_only_settles() -> None:
    late = [frame(0.8 + step / 100) for step in range(21)]
    assert {moment.degrees for moment in late} == {0.0}
    heights = [moment.height for moment in late]
    assert heights == sorted(heights, reverse=True)


@given(final=st.sampled_from(PIP_FACES), die=st.integers(0, 20))
def test_no_face_follows_itself_and_the_last_is_final(final: Face, die: int) -> None:
    shown = face_sequence(PIP_FACES, final, die)
    assert len(shown) == CHANGES + 1
    assert shown[-1] == final
    assert all(before != after for before, after in itertools.pairwise(shown))


def test_dice_with_few_faces_roll_too() -> None:
    assert face_sequence(PIECES, PIECES[1], 0)[-2:] == PIECES
    assert set(face_sequence(PIECES[:1], PIECES[0], 3)) == {PIECES[0]}
    assert face_sequence(PIECES, Pips(3), 0)[-1] == Pips(3)


def test_dice_start_one_after_the_other_within_the_limit(still_off: None) -> None:
    assert start_delays(0) == []
    assert start_delays(1) == [0]
    assert start_delays(3) == [0, 40, 80]
    ten = start_delays(10)
    assert len(ten) == 10
    assert ten[-1] + 600 <= 900
    assert ten == sorted(set(ten))


@pytest.fixture
def still_off() -> None:
    assert not pace().reduced


def test_no_delay_at_full_speed() -> None:
    pace().set_speed(math.inf)
    assert start_delays(4) == [0, 0, 0, 0]
