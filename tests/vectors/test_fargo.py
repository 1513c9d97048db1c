"""Known answers for Fargo: every case is a test of its own. Tolerances as the schema states."""

from dataclasses import replace

import pytest

from engines.contract.position import Position
from engines.games.fargo import distributions, exact_turn, three_player, two_player
from engines.games.fargo.kernels.state import ROLL, STOP
from engines.games.fargo.rolls import code_of, score
from engines.games.fargo.snapshot import read, write
from engines.games.fargo.strategy import StrategyVector, values_of_units
from tests.games.fargo.plain import last_turn_value, units
from tests.games.fargo.play import FARGO
from tests.vectors.cases import Case, each_case

SCHEMA = "fargo-vectors/1"
POINTS = 1e-9
WIN = 1e-8
WIN_OF_THREE = 1e-6


def fargo(kind: str) -> pytest.MarkDecorator:
    return each_case("fargo", SCHEMA, kind)


# -- rolls ------------------------------------------------------------------------------------


@fargo("score_roll")
def test_score_roll(case: Case) -> None:
    result = score(code_of(case["dice"]))
    assert result.points == case["points"]
    assert (None if result.bust else result.left) == case["dice_left"]
    assert result.bust is case["bust"]
    assert result.hot is case["hot_dice"]


@fargo("outcome")
def test_outcome(case: Case) -> None:
    found = [
        outcome
        for outcome in distributions.outcomes(case["n"])
        if (outcome.points, outcome.dice_left) == (case["points"], case["dice_left"])
    ]
    assert [(outcome.count, outcome.total) for outcome in found] == [(case["count"], case["total"])]


@fargo("outcome_summary")
def test_outcome_summary(case: Case) -> None:
    odds, found = distributions.odds_of(case["n"]), distributions.outcomes(case["n"])
    scoring = [one.points for one in found if not one.bust]
    counted = {
        "total": found[0].total,
        "bust_count": sum(one.count for one in found if one.bust),
        "hot_count": sum(one.count for one in found if one.hot_dice),
        "sum_points_times_count": sum(one.points * one.count for one in found),
        "p_bust": odds.bust,
        "p_hot": odds.hot,
        "mean_points": float(sum(one.points * one.probability for one in found)),
        "scoring_outcomes": len(scoring),
        "min_points": min(scoring),
        "max_points": max(scoring),
    }
    for field in case.keys() - {"id", "kind", "n"}:
        assert counted[field] == case[field], field


# -- one turn ---------------------------------------------------------------------------------


@fargo("vector_ev")
def test_vector_ev(case: Case) -> None:
    vector = StrategyVector(tuple(case["vector"]))
    ((banked, p_hot, ev),) = values_of_units(units([vector])).tolist()
    assert ev == pytest.approx(case["ev"], rel=0, abs=POINTS)
    assert banked == pytest.approx(case["banked"], rel=0, abs=POINTS)
    assert p_hot == pytest.approx(case["p_hot"], rel=0, abs=POINTS)
    assert vector.feasible is case["original_feasible"]


@fargo("single_turn_hint")
def test_single_turn_hint(case: Case) -> None:
    choice = exact_turn.hint(case["run_score"], case["dice"])
    assert choice.roll == pytest.approx(case["roll_value"], rel=0, abs=POINTS)
    assert choice.stop == case["stop_value"]
    assert ("stop" if choice.stop >= choice.roll else "roll") == case["best"]


@fargo("turn_trace")
def test_turn_trace(case: Case) -> None:
    position = Position.start(FARGO, 2)
    for step in case["steps"]:
        before = read(position.state)
        outcome = position.game.outcome_of_dice(position.state, tuple(step["dice"]))
        assert score(outcome).points == step["points"]
        position = position.apply(outcome)
        after = read(position.state)
        if step["result"] == "bust":
            assert after.mover != before.mover
            continue
        hot = (after.run, after.dice, after.rolling) == (0, 10, True)
        assert ("hot_dice" if hot else "scored") == step["result"]
        assert after.run == step["run_score"]
        assert after.dice == step["dice_left"]
        assert after.banked == step["banked"]
        if not hot:
            position = position.apply(ROLL if step["decision"] == "roll" else STOP)
    assert read(position.state).scores[0] == case["turn_score"]
    assert read(position.state).mover == 1


# -- the game ---------------------------------------------------------------------------------


@fargo("game_end")
def test_game_end(case: Case) -> None:
    position = Position.start(FARGO, case["players"])
    for points in case["turns"]:
        assert not position.is_over
        # All points of the turn are banked, and one more run ends in a bust.
        about_to_bust = replace(read(position.state), banked=points, run=450, dice=1)
        position = Position(FARGO, write(about_to_bust)).apply(code_of([2]))
    end = read(position.state)
    assert position.is_over
    assert end.trigger == case["trigger_player"]
    assert list(end.scores) == case["final_scores"]
    assert end.turns == case["turns_total"]
    winners = [seat for seat, share in enumerate(position.returns()) if share]
    assert winners == case["winners"]
    assert position.returns().sum() == pytest.approx(1.0)


# -- two and three seats, all playing to win ---------------------------------------------------


@pytest.fixture(scope="module")
def two_players() -> two_player.Solution:
    return two_player.solution()


@fargo("final_turn")
def test_final_turn(case: Case, two_players: two_player.Solution) -> None:
    value = last_turn_value(two_players, case["deficit"])
    assert value == pytest.approx(case["win_value"], rel=0, abs=WIN)


@fargo("two_player_value")
def test_two_player_value(case: Case, two_players: two_player.Solution) -> None:
    value = two_players.value(case["mover_score"], case["opponent_score"])
    assert value == pytest.approx(case["mover_win_value"], rel=0, abs=WIN)


@fargo("two_player_hint")
def test_two_player_hint(case: Case, two_players: two_player.Solution) -> None:
    chances = two_players.decision(
        case["safe_score"],
        case["opponent_score"],
        case["run_score"],
        case["dice"],
        last_turn=False,
    )
    assert chances.stop == pytest.approx(case["stop_value"], rel=0, abs=WIN)
    assert chances.roll == pytest.approx(case["roll_value"], rel=0, abs=WIN)
    if abs(case["stop_value"] - case["roll_value"]) > WIN:
        assert ("stop" if chances.stop > chances.roll else "roll") == case["best"]


@pytest.fixture(scope="module")
def three_players() -> three_player.Solution:
    return three_player.solution()


@fargo("three_player_value")
def test_three_player_value(case: Case, three_players: three_player.Solution) -> None:
    values = three_players.values(*case["scores"])
    assert values == pytest.approx(case["win_values"], rel=0, abs=WIN_OF_THREE)
