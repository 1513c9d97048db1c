"""The rules of Fargo: rolls, runs, turns, the end of the game."""

import itertools
import math
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chi2

from engines.contract.position import Position
from engines.contract.rules import Moment
from engines.games.fargo import rolls
from engines.games.fargo.kernels import rules
from engines.games.fargo.kernels.state import ROLL, STOP
from engines.games.fargo.snapshot import read
from engines.games.fargo.units import RUN_SCORES
from engines.runtime.errors import IllegalAction
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER
from tests.games.fargo.play import FARGO, play, reached, transcript
from tests.raised import raises

ROOT = Path(__file__).parents[3]

faces = st.lists(st.integers(1, 6), min_size=1, max_size=10)


def slow_score(dice: list[int]) -> tuple[int, int]:
    """Points and dice left, by taking dice off the table as the rules text says."""
    left = sorted(dice)
    points = 0
    for face in range(1, 7):
        while left.count(face) >= 3:
            for _ in range(3):
                left.remove(face)
            points += 1000 if face == 1 else 100 * face
    for face, worth in ((1, 100), (5, 50)):
        while face in left:
            left.remove(face)
            points += worth
    return points, len(left)


# -- one roll ---------------------------------------------------------------------------------


@given(faces)
def test_a_roll_scores_as_the_rules_text_says(dice: list[int]) -> None:
    roll = rolls.code_of(dice)
    assert rules.score(roll) == slow_score(dice)
    assert (rolls.score(roll).points, rolls.score(roll).left) == slow_score(dice)


@given(faces)
def test_groups_are_the_dice_that_score(dice: list[int]) -> None:
    roll = rolls.code_of(dice)
    shown = rolls.faces_of(roll)
    groups = rolls.groups(roll)
    points, left = slow_score(dice)
    assert sum(group.points for group in groups) == points
    framed = [place for group in groups for place in group.at]
    assert len(framed) == len(set(framed)) == len(dice) - left
    assert all(shown[place] == group.face for group in groups for place in group.at)


def test_six_of_a_kind_is_two_triples() -> None:
    roll = rolls.code_of([4, 4, 4, 4, 4, 4, 1, 1])
    assert [(g.face, g.points) for g in rolls.groups(roll)] == [(1, 200), (4, 400), (4, 400)]
    assert rolls.score(roll).hot


@given(faces)
def test_a_code_holds_the_faces(dice: list[int]) -> None:
    assert list(rolls.faces_of(rolls.code_of(dice))) == sorted(dice)


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 6, 7, 8, 10])
def test_outcomes_are_all_rolls_with_their_probabilities(dice: int) -> None:
    text = f"0 0 | run {RUN_SCORES[dice - 1][0]} | dice {dice} | rolling" if dice < 10 else "0 0"
    position = Position.parse(FARGO, text)
    outcomes = position.outcomes()
    assert len({outcome for outcome, _ in outcomes}) == len(outcomes) == math.comb(dice + 5, 5)
    assert math.fsum(p for _, p in outcomes) == pytest.approx(1.0, abs=1e-12)
    if dice <= 5:
        ordered = Counter(map(rolls.code_of, itertools.product(range(1, 7), repeat=dice)))
        counts = {outcome: round(p * 6**dice) for outcome, p in outcomes}
        assert counts == ordered


@pytest.mark.parametrize("dice", [1, 4, 10])
def test_samples_have_the_frequencies_of_the_outcomes(dice: int) -> None:
    text = f"0 0 | run {RUN_SCORES[dice - 1][0]} | dice {dice} | rolling" if dice < 10 else "0 0"
    position = Position.parse(FARGO, text)
    draws = 200_000
    random = stream(20_261_121, "frequencies", dice)
    seen = Counter(position.sample(random) for _ in range(draws))
    expected = {outcome: draws * p for outcome, p in position.outcomes()}
    assert seen.keys() <= expected.keys()
    # Rare rolls go into one cell, so that every cell expects at least ten.
    common = {outcome: n for outcome, n in expected.items() if n >= 10}
    cells = [(seen[outcome], n) for outcome, n in common.items()]
    rest = draws - sum(n for _, n in cells), draws - sum(n for n, _ in cells)
    if rest[0] >= 10:
        cells.append((rest[1], rest[0]))
    distance = sum((count - n) ** 2 / n for count, n in cells)
    assert distance < chi2.ppf(0.999, len(cells) - 1)


# -- runs and turns ---------------------------------------------------------------------------


def after(text: str, *actions: str) -> Position:
    """The position after typed actions."""
    position = Position.parse(FARGO, text)
    for action in actions:
        position = position.apply(position.parse_action(action))
    return position


def test_the_first_roll_of_a_turn_is_no_decision() -> None:
    position = Position.start(FARGO, 2)
    assert position.turn == CHANCE
    assert position.legal() == ()
    assert position.roll() is not None


def test_scoring_dice_are_set_aside_and_the_player_decides() -> None:
    position = after("0 0", "1 1 2 2 3 3 4 4 6 6")
    assert position.text() == "0 0 | seat 1 | banked 0 | run 200 | dice 8 | turn 1"
    assert position.turn == 0
    assert position.legal() == (ROLL, STOP)


def test_nothing_is_built_across_rolls() -> None:
    position = after("0 0", "1 1 1 1 1 2 2 5 5 5", "roll", "2 3")
    assert position.text() == "0 0 | seat 2 | banked 0 | run 0 | dice 10 | turn 2"


def test_hot_dice_bank_the_run_and_ten_dice_follow() -> None:
    position = after("0 0 | run 350 | dice 3", "roll", "5 5 1")
    assert position.text() == "0 0 | seat 1 | banked 550 | run 0 | dice 10 | turn 1"
    assert position.turn == CHANCE


def test_a_bust_after_hot_dice_keeps_what_is_banked() -> None:
    position = after("0 0 | banked 550 | run 400 | dice 2", "roll", "2 6")
    assert position.text() == "550 0 | seat 2 | banked 0 | run 0 | dice 10 | turn 2"


def test_a_bust_without_hot_dice_scores_nothing() -> None:
    position = after("700 0 | run 400 | dice 2", "roll", "2 6")
    assert position.text() == "700 0 | seat 2 | banked 0 | run 0 | dice 10 | turn 4"


def test_stopping_banks_the_run() -> None:
    position = after("700 0 | banked 500 | run 400 | dice 2", "stop")
    assert position.text() == "1600 0 | seat 2 | banked 0 | run 0 | dice 10 | turn 4"


def test_a_round_is_a_turn_of_everybody() -> None:
    start = Position.start(FARGO, 3)
    moments: list[Moment] = []
    position, ply = start, 0
    while len(moments) < 7:
        before = read(position.state).turns
        position = position.apply(position.draw(3, ply) if position.is_chance else STOP)
        ply += 1
        if read(position.state).turns > before:
            moments.append(position.moment)
    assert start.moment == Moment(1, 1)
    assert moments == [
        Moment(1, 2),
        Moment(1, 3),
        Moment(2, 4),
        Moment(2, 5),
        Moment(2, 6),
        Moment(3, 7),
        Moment(3, 8),
    ]


@given(st.integers(2, 6), st.integers(0, 1000))
def test_scores_are_the_sums_of_the_turns(seats: int, seed: int) -> None:
    turns: list[list[int]] = [[] for _ in range(seats)]
    positions = list(play(seats, seed))
    for before, now in itertools.pairwise(positions):
        old, new = read(before.state), read(now.state)
        if new.turns == old.turns:
            assert new.scores == old.scores
            # A roll moves points into the run or from the run into the bank, and loses none.
            assert new.banked + new.run >= old.banked + old.run
        else:
            stops = not old.rolling
            turns[old.mover].append(old.banked + (old.run if stops else 0))
    assert read(positions[-1].state).scores == tuple(map(sum, turns))


# -- the end of the game ----------------------------------------------------------------------


@given(reached())
def test_every_game_ends_after_one_last_turn_of_everybody_else(position: Position) -> None:
    snapshot = read(position.state)
    if snapshot.trigger is None:
        assert not position.is_over
        assert all(n + snapshot.at_exactly <= 10_000 for n in snapshot.scores)
    else:
        assert snapshot.scores[snapshot.trigger] + snapshot.at_exactly > 10_000


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_others_have_exactly_one_turn_after_the_trigger(seats: int) -> None:
    for seed in range(20):
        snapshots = [read(position.state) for position in play(seats, seed)]
        end = snapshots[-1]
        assert end.over
        movers = [s.mover for s in snapshots if s.last_turn and s.run == 0 and s.banked == 0]
        first_of_each = [seat for seat, _ in itertools.groupby(movers)]
        assert end.trigger is not None
        assert first_of_each == [(end.trigger + 1 + i) % seats for i in range(seats - 1)]


@pytest.mark.parametrize(
    ("score", "exactly", "ends"),
    [
        (9950, False, False),
        (10_000, False, False),
        (10_050, False, True),
        (9950, True, False),
        (10_000, True, True),
        (10_050, True, True),
    ],
)
def test_it_takes_more_than_10_000_unless_the_table_says_otherwise(
    score: int, exactly: bool, ends: bool
) -> None:
    option = " | at exactly 10000" if exactly else ""
    position = after(f"{score - 450} 0 | run 450 | dice 1{option}", "stop")
    assert read(position.state).scores[0] == score
    assert (read(position.state).trigger == 0) is ends


def test_banked_points_bring_the_last_turns_even_after_a_bust() -> None:
    position = after("9500 0 | banked 600 | run 300 | dice 4", "roll", "2 3 4 6")
    assert read(position.state).trigger == 0
    assert read(position.state).scores == (10_100, 0)


def test_a_last_turn_may_go_on_in_the_lead() -> None:
    position = after("9800 10050 | seat 1 | run 450 | dice 1 | trigger 2", "roll", "1")
    assert position.turn == CHANCE
    assert read(position.state).banked == 550


@pytest.mark.parametrize(
    ("text", "returns"),
    [
        ("10250 9800 | over | trigger 1", [1, 0]),
        ("10250 10300 | over | trigger 1", [0, 1]),
        ("10250 10250 4000 | over | trigger 2", [0.5, 0.5, 0]),
        ("10100 10100 10100 10100 9000 0 | over | trigger 1", [0.25] * 4 + [0, 0]),
    ],
)
def test_the_highest_score_wins_and_equal_ones_share(text: str, returns: list[float]) -> None:
    position = Position.parse(FARGO, text)
    assert position.turn == OVER
    assert position.returns().tolist() == returns
    with raises(IllegalAction, "errors-game-over-nothing-can"):
        position.apply(STOP)


def test_the_moment_of_the_end_is_the_last_turn() -> None:
    positions = list(play(3, 5))
    assert positions[-1].moment == positions[-2].moment


# -- knowledge, playouts, other interpreters --------------------------------------------------


@given(reached(), st.integers(0, 1000))
def test_everybody_sees_everything(position: Position, seed: int) -> None:
    assert position.seen_by(0, stream(seed, "redraw")) == position
    for action in (*position.legal(), *(a for a, _ in position.outcomes()[:3])):
        assert FARGO.kernel.observe(position.state, action, 1) == action


@given(reached())
def test_the_policy_is_the_vector_that_brings_most_points(position: Position) -> None:
    if position.turn < 0:
        return
    snapshot = read(position.state)
    stop_from = {1: 550, 2: 400, 3: 550, 4: 1150}
    stops = snapshot.run >= stop_from.get(snapshot.dice, 10_000)
    action = FARGO.kernel.policy(position.state, stream(1, "policy"))
    assert action == (STOP if stops else ROLL)


def test_compiled_and_plain_rules_are_the_same() -> None:
    seeds = range(5)
    warnings = ("-W", "ignore::RuntimeWarning")
    plain = subprocess.run(
        [sys.executable, *warnings, "-m", "tests.games.fargo.play", *map(str, seeds)],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert plain.count("over") == len(seeds)
    assert plain.splitlines() == transcript(seeds).splitlines()
