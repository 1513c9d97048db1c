"""Known answers for Lange Strasse: every case is a test of its own."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from engines.contract.position import Position
from engines.games.lange_strasse import GAME, evaluate, settlement
from engines.games.lange_strasse.dice import (
    Result,
    code_of,
    faces_of,
    keep_of,
    set_points,
    strich_chance,
)
from engines.games.lange_strasse.kernels import keeps, rules, turn_graph
from engines.games.lange_strasse.kernels.state import CODES, FIRST, STOP, WAYS
from engines.games.lange_strasse.snapshot import KeptDice, Snapshot, read, write
from engines.runtime.types import OVER
from tests.vectors.cases import Case, each_case

POINTS = 1e-6
MONEY = 1e-4
SECOND_LAST_MONEY = 1e-3
RESULTS = {
    Result.OPEN: "continue",
    Result.COMPLETE: "set_complete",
    Result.STRASSE: "lange_strasse",
    Result.SUPER: "super_strasse",
    Result.TALHEIM: "talheim",
}


def lange_strasse(kind: str) -> pytest.MarkDecorator:
    return each_case("lange_strasse", "lange-strasse-vectors/1", kind)


def position(snapshot: Snapshot) -> Position:
    return Position(GAME, write(snapshot))


def rolled(snapshot: Snapshot, roll: list[int]) -> Position:
    return position(snapshot).apply(code_of(roll))


def after_keeps(history: list[list[int]], **fields: Any) -> Snapshot:
    """The set after keeping these dice, one keep per roll."""
    kept = KeptDice()
    for dice in history:
        kept = KeptDice(*keeps.merge(kept.ones, kept.fives, kept.face, kept.size, code_of(dice)))
    return Snapshot(kept=kept, rolls=len(history), **fields)


def kept_of(case: Case) -> KeptDice:
    group = case["group"]
    return KeptDice(case["loose_ones"], case["loose_fives"], group[0] if group else 0, len(group))


# -- one set ----------------------------------------------------------------------------------


@lange_strasse("score_keeps")
def test_score_keeps(case: Case) -> None:
    before = after_keeps(case["keeps"][:-1])
    last = case["keeps"][-1]
    deciding = replace(before, rolls=before.rolls + 1, dice=tuple(sorted(last)))
    keep = keep_of(deciding, code_of(last))
    assert keep.points == case["set_score"]
    special = RESULTS[keep.result] if keep.result in _SPECIAL else None
    assert special == case["special"]
    assert keep.result is not Result.OPEN or 6 - keep.kept.dice == case["dice_left"]
    complete = keep.result not in (Result.OPEN, Result.TALHEIM)
    assert complete is (case["set_complete"] and case["special"] != "talheim")
    may_stop = keep.result is Result.OPEN and keep.points >= 300
    assert may_stop is case["may_stop"]
    assert (keep.result is Result.TALHEIM) is case["turn_ends"]
    if keep.result is Result.OPEN:
        assert keep.kept == kept_of(case)
        assert set_points(keep.kept) == case["set_score"]


_SPECIAL = (Result.STRASSE, Result.SUPER, Result.TALHEIM)


@lange_strasse("legal_keeps")
def test_legal_keeps(case: Case) -> None:
    before = after_keeps(case["kept_history"], round=2, scores=(300, 300, 300))
    after = rolled(before, case["roll"])
    if case["strich"]:
        assert read(after.state).strich[0]
        assert not case["legal"]
        paid = read(after.state).money
        assert (paid == (-100, 50, 50)) is case["totale"]
        return
    snapshot = read(after.state)
    decisions = [keep_of(snapshot, action) for action in after.legal()]
    stops = {keep.faces for keep in decisions if keep.stop}
    found = [
        {
            "keep": list(keep.faces),
            "set_score": keep.points,
            "result": RESULTS[keep.result],
            "may_stop": keep.faces in stops,
        }
        for keep in decisions
        if not keep.stop
    ]
    assert found == case["legal"]


@lange_strasse("bust_probability")
def test_bust_probability(case: Case) -> None:
    kept = kept_of(case)
    assert set_points(kept) == case["set_score"]
    assert 6 - kept.dice == case["dice_left"]
    assert strich_chance(kept) * case["total"] == pytest.approx(case["bust_count"], abs=1e-6)


@lange_strasse("first_roll_count")
def test_first_roll_count(case: Case) -> None:
    count = 0
    for i in range(FIRST[6], FIRST[7]):
        if case["event"] in _events(int(CODES[i])):
            count += int(WAYS[i])
    assert count == case["count"]
    assert case["total"] == 6**6


def _events(roll: int) -> set[str]:
    after = Position.start(GAME, 3).apply(roll)
    if not read(after.state).dice:
        return {"bust"}
    snapshot = read(after.state)
    events: set[str] = set()
    for action in after.legal():
        keep = keep_of(snapshot, action)
        if keep.result is Result.TALHEIM:
            events.add(f"talheim{keep.points}")
        elif keep.result is not Result.OPEN:
            events.add("hot_possible")
        if keep.result is Result.STRASSE:
            events.add("strasse")
        if keep.stop:
            events.add("can_stop")
    return events


# -- turns ------------------------------------------------------------------------------------


@lange_strasse("turn_value")
def test_turn_value(case: Case) -> None:
    kept = kept_of(case)
    node = turn_graph.NUMBER[(kept.ones, kept.fives, kept.face, kept.size), False]
    value = evaluate.points_table()[node, case["accumulated"] // 50]
    assert value == pytest.approx(case["roll_value"], abs=POINTS)


def _actions(case: Case, value: str) -> dict[tuple[tuple[int, ...], str], float]:
    return {(tuple(a["keep"]), a["action"]): a[value] for a in case["all"]}


def _name(snapshot: Snapshot, action: int) -> tuple[tuple[int, ...], str]:
    keep = keep_of(snapshot, action)
    ends = "talheim" if keep.result is Result.TALHEIM else "stop"
    return keep.faces, ends if keep.stop or keep.result is Result.TALHEIM else "roll"


@lange_strasse("turn_hint")
def test_turn_hint(case: Case) -> None:
    before = after_keeps(case["kept_history"], accumulated=case["accumulated"])
    after = rolled(before, case["roll"])
    snapshot = read(after.state)
    found = {
        _name(snapshot, action): evaluate.points_after(snapshot, keep_of(snapshot, action))
        for action in after.legal()
    }
    assert found == pytest.approx(_actions(case, "value"), abs=POINTS)
    best = case["best"]
    assert max(found, key=found.__getitem__) == (tuple(best["keep"]), best["action"])


@lange_strasse("turn_trace")
def test_turn_trace(case: Case) -> None:
    now = position(Snapshot(round=2, scores=(300, 300, 300)))
    for step in case["steps"]:
        assert read(now.state).rolls + 1 == step["roll_number_in_set"]
        now = now.apply(code_of(step["roll"]))
        if step["event"] in ("strich", "totale"):
            continue
        snapshot = read(now.state)
        action = code_of(step["keep"]) | (STOP if step["event"] == "stop" else 0)
        keep = keep_of(snapshot, action)
        assert keep.points == step["set_score"]
        now = now.apply(action)
        if step["event"] in ("roll_again", "set_complete", "lange_strasse", "super_strasse"):
            assert read(now.state).accumulated == step["accumulated"]
    end = read(now.state)
    assert end.mover == 1
    assert end.scores[0] - 300 == case["turn_score"]
    assert end.strich[0] is case["marks_strich"]
    assert end.money == (case["money_self"], *[case["money_each_other"]] * 2)


# -- money ------------------------------------------------------------------------------------


@lange_strasse("settlement")
def test_settlement(case: Case) -> None:
    money = np.zeros(3, np.int64)
    scores = np.array(case["scores"], np.int64)
    strich = np.array(case["has_strich"], np.int64)
    rules.settle(scores, strich, case["final_round_number"], money)
    assert money.tolist() == case["money"]
    transfers = [0, 0, 0]
    for transfer in case["transfers"]:
        transfers[transfer["from"]] -= transfer["cents"]
        transfers[transfer["to"]] += transfer["cents"]
    assert money.tolist() == transfers


@lange_strasse("settlement")
def test_settlement_in_words(case: Case) -> None:
    scores, strich = case["scores"], case["has_strich"]
    assert list(settlement.ranking(scores)) == case["ranking"]
    found = list(settlement.transfers(scores, strich, case["final_round_number"]))
    assert list(settlement.settled(found)) == case["money"]
    known = [(t["from"], t["to"], t["cents"], t["reason"]) for t in case["transfers"]]
    # Two seats without a strich would pay each other; we do not say so.
    known = [
        (payer, receiver, cents, why)
        for payer, receiver, cents, why in known
        if why != "no_strich" or (receiver, payer, cents, why) not in known
    ]
    assert sorted((t.payer, t.receiver, t.cents, t.why.value) for t in found) == sorted(known)


def _last(case: Case, mover: int) -> Snapshot:
    strich = tuple(bool(mark) for mark in case["has_strich"])
    return Snapshot(scores=tuple(case["scores"]), strich=strich, round=case["round"], mover=mover)


@lange_strasse("last_mover_value")
def test_last_mover_value(case: Case) -> None:
    turn = evaluate.solve_turn(_last(case, 2))
    mover, following = turn.w[0, 0]
    expected = pytest.approx(case["expected_money"], abs=MONEY)
    assert [following, -mover - following, mover] == expected


@lange_strasse("last_mover_hint")
def test_last_mover_hint(case: Case) -> None:
    kept = after_keeps(case["kept_history"], accumulated=case["accumulated"])
    before = replace(_last(case, 2), kept=kept.kept, rolls=kept.rolls, accumulated=kept.accumulated)
    after = rolled(before, case["roll"])
    snapshot = read(after.state)
    turn = evaluate.solve_turn(snapshot)
    found = {
        _name(snapshot, action): turn.after(snapshot, keep_of(snapshot, action))[0]
        for action in after.legal()
    }
    assert found == pytest.approx(_actions(case, "value"), abs=MONEY)
    best = max(found.values())
    assert best == pytest.approx(case["best_value"], abs=MONEY)
    named = {(tuple(a["keep"]), a["action"]) for a in case["best"]}
    assert {name for name, value in found.items() if value >= best - 1e-6} == named


@lange_strasse("second_last_value")
def test_second_last_value(case: Case) -> None:
    turn = evaluate.solve_turn(_last(case, 1))
    mover, following = turn.w[0, 0]
    expected = pytest.approx(case["expected_money"], abs=SECOND_LAST_MONEY)
    assert [-mover - following, mover, following] == expected


# -- games ------------------------------------------------------------------------------------


@lange_strasse("game")
def test_game(case: Case) -> None:
    """The turns of a game, each entered as the position in which it has just ended."""
    now = Snapshot()
    for number, turn in enumerate(case["turns"]):
        assert now.mover == turn["seat"], number
        now = _play(now, turn["turn_score"], turn["money_self"])
    assert now.over
    assert position(now).turn == OVER
    assert now.round == case["rounds"]
    assert list(now.scores) == case["final_scores"]
    assert list(now.strich) == [bool(mark) for mark in case["has_strich"]]
    assert list(now.money) == case["total_money"]


def _play(now: Snapshot, points: int, money: int) -> Snapshot:
    """End the turn with these points by the rules: with a strich, or with a last keep of 300."""
    paid = [-money // 2] * 3
    paid[now.mover] = money
    cents = tuple(a + b for a, b in zip(now.money, paid, strict=True))
    if points == 0:
        strich = replace(now, money=cents, kept=KeptDice(ones=1), rolls=1)
        return read(rolled(strich, [2, 2, 3, 3, 4]).state)
    started = replace(now, money=cents, accumulated=points - 300)
    deciding = rolled(started, [1, 1, 2, 3, 3, 3])
    return read(deciding.apply(code_of([3, 3, 3]) | STOP).state)


def test_faces_and_codes_agree() -> None:
    assert faces_of(code_of([5, 1, 5])) == (1, 5, 5)
