"""What holds in every position of every game."""

from collections import Counter
from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.contract.position import Position
from engines.games.lange_strasse import GAME
from engines.games.lange_strasse.dice import faces_of, keep_of
from engines.games.lange_strasse.kernels import keeps, turn_graph
from engines.games.lange_strasse.kernels.state import CODES, FIRST, STOP
from engines.games.lange_strasse.snapshot import KeptDice, Snapshot, read
from tests.games.lange_strasse.play import play, reached

CONFIGURATIONS = [KeptDice(*node) for node, super_chance in turn_graph.NODES if not super_chance]


@given(reached())
def test_positions_and_texts_are_the_same(position: Position) -> None:
    assert Position.parse(GAME, position.text()) == position


@given(reached())
def test_money_is_only_moved(position: Position) -> None:
    now = read(position.state)
    assert sum(now.money) == 0
    assert all(points % 50 == 0 and points >= 0 for points in now.scores)


@given(reached())
def test_actions_and_texts_are_the_same(position: Position) -> None:
    for action in position.legal():
        assert GAME.parse_action(position.state, position.action_text(action)) == action


@given(reached())
def test_decisions_come_in_their_fixed_order(position: Position) -> None:
    """Keeps by number of dice, then by faces; rolling on before stopping."""
    order = [(len(f := faces_of(a)), f, a >= STOP) for a in position.legal()]
    assert order == sorted(set(order))


@given(reached())
def test_chances_of_all_rolls_add_up(position: Position) -> None:
    outcomes = position.outcomes()
    if position.is_chance:
        assert sum(probability for _, probability in outcomes) == pytest.approx(1.0)
        assert {len(faces_of(roll)) for roll, _ in outcomes} == {read(position.state).dice_left}


@given(reached())
def test_stopping_takes_300_points_in_the_set_and_a_die_left(position: Position) -> None:
    before = read(position.state)
    actions = set(position.legal())
    for action in actions:
        if action < STOP:
            keep = keep_of(before, action)
            left = before.dice_left - len(keep.faces)
            assert (action | STOP in actions) is (keep.points >= 300 and left > 0)


@given(st.integers(0, 10_000), st.sampled_from([0.6, 1.0]))
def test_a_game_is_turns_in_order_until_a_round_with_10_000_is_complete(
    seed: int, share: float
) -> None:
    games = [read(position.state) for position in play(seed, share)]
    for before, now in pairwise(games):
        if (before.mover, before.round) == (now.mover, now.round) and not now.over:
            assert now.scores == before.scores
            continue
        changed = [s for s in range(3) if now.scores[s] != before.scores[s]]
        assert changed in ([], [before.mover])
        assert now.strich[before.mover] is (before.strich[before.mover] or not changed)
        assert now.over is (before.mover == 2 and max(now.scores) >= 10_000)
    assert games[-1].over


# -- the compiled judgement against the words of the rules ------------------------------------


def reference(kept: KeptDice, keep: tuple[int, ...]) -> tuple[str, int] | None:
    """Kind and points of a keep as the rules (1.3 to 1.5) define them; None if it is illegal."""
    loose = Counter({1: kept.ones, 5: kept.fives})
    group = Counter({kept.face: kept.size} if kept.size else {})
    count = Counter(keep)
    total = +(loose + group + count)
    if total.total() == 6 and sorted(total.values()) == [1] * 6:
        return "strasse", 1250
    if total.total() == 6 and sorted(total.values()) == [2, 2, 2]:
        low, high = min(total), max(total)
        return "talheim", 1000 if high - low == 2 else 500
    for face, dice in count.items():
        if face in group or dice >= 3:
            group[face] += dice
        elif face in (1, 5):
            loose[face] += dice
        else:
            return None
    points = 100 * loose[1] + 50 * loose[5]
    for face, dice in group.items():
        points += (1000 if face == 1 else 100 * face) * 2 ** (dice - 3)
    return ("complete" if total.total() == 6 else "open"), points


KINDS = {
    keeps.OPEN: "open",
    keeps.COMPLETE: "complete",
    keeps.STRASSE: "strasse",
    keeps.TALHEIM: "talheim",
}


def test_every_keep_of_every_roll_is_judged_as_the_rules_say() -> None:
    out = np.zeros(64, np.int64)
    for kept in CONFIGURATIONS:
        left = Snapshot(kept=kept).dice_left
        before = (kept.ones, kept.fives, kept.face, kept.size)
        for roll in CODES[FIRST[left] : FIRST[left + 1]].tolist():
            found = out[: keeps.legal_keeps(*before, roll, out)].tolist()
            faces = faces_of(roll)
            every = {c for n in range(1, left + 1) for c in combinations(faces, n)}
            expected = {keep: ruled for keep in every if (ruled := reference(kept, keep))}
            assert {faces_of(code) for code in found} == set(expected)
            for code in found:
                kind, points = keeps.judge(*before, code)
                assert (KINDS[kind], points) == expected[faces_of(code)]
