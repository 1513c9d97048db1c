"""``parlour-lab fargo``: the mathematics, against the figures of the rules."""

import json
import signal
from typing import Any

import pytest

from engines.cli.fargo import thresholds
from engines.cli.group import TRACEBACK
from engines.games.fargo.units import MINIMUM
from engines.runtime import warmup
from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from tests.cli.conftest import ask

BEST = "550 400 550 1150 1250 1150 1050 250"


@pytest.fixture(autouse=True, scope="module")
def warm_kernels() -> None:
    warmup.warm_up(["runtime", "games.fargo", "labs.fargo"])


@pytest.fixture(autouse=True)
def show_defects(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TRACEBACK, "1")


def printed(*arguments: str) -> str:
    output, said, code = ask("fargo", *arguments)
    assert (said, code) == ("", 0)
    return output


def data(*arguments: str) -> Any:
    return json.loads(printed(*arguments, "--json", "-"))


@pytest.mark.parametrize("vector", [BEST, BEST.replace(" ", ","), f"[{BEST}]"])
def test_the_value_of_a_vector(vector: str) -> None:
    row = data("value", *vector.split())[0]
    assert row["strategy"] == BEST
    assert row["points"] == pytest.approx(962.334333234, abs=1e-9)
    assert row["sd"] == pytest.approx(482.150, abs=1e-3)
    assert row["turn 0"] == pytest.approx(0.076954, abs=1e-6)
    assert row["turn bust"] == pytest.approx(0.079458, abs=1e-6)
    assert row["run hot"] == pytest.approx(0.031517, abs=1e-6)
    assert row["rolls"] == pytest.approx(1.7693, abs=1e-4)


def test_values_of_pure_strategies() -> None:
    pure = ("--pure", "limit:4", "--pure", "veto:3:500", "--pure", "score:650")
    rows = data("value", *pure)
    assert [row["strategy"] for row in rows] == ["limit:4", "veto:3:500", "score:650"]
    points = [row["points"] for row in rows]
    assert points == pytest.approx([959.666, 959.825318, 913.432063], abs=1e-3)


def test_a_value_as_a_table() -> None:
    lines = printed("value", *BEST.split()).splitlines()
    assert lines[0].split()[:3] == ["strategy", "points", "sd"]
    assert lines[2].startswith(f"{BEST}   962.334333   482.15")


def test_wins_against_the_optimal_player() -> None:
    row = data("value", *BEST.split(), "--wins")[0]
    assert row["wins first"] == pytest.approx(1 - 0.519836445, abs=1e-8)
    assert row["wins second"] == pytest.approx(1 - 0.669860654, abs=1e-8)


def test_the_table_of_the_optimal_turn() -> None:
    found = [(t["dice"], t["stop_from"], t["always"], t["monotone"]) for t in data("table")]
    assert found == [
        (1, 550, False, True),
        (2, 400, True, True),
        (3, 550, False, True),
        (4, 1150, False, True),
        *((dice, None, False, True) for dice in (5, 6, 7, 8)),
    ]


@pytest.mark.parametrize(
    ("scores", "stops"),
    [
        ("0 0", "from 550|always|from 550|from 1100|never|never|never|never"),
        ("9000 9000", "from 500 *|from 400 *|from 600 *|from 850 *|never|never|never|never"),
        ("8000 2000", "always|always|always|from 650|never|never|never|never"),
        ("2000 8000", "from 2000|from 1350|from 1600|never|never|never|never|never"),
        ("9500 8000", "always|always|from 400|from 700|never|never|never|never"),
        ("9800 3000", "always|always|always|always|from 450|never|never|never"),
    ],
)
def test_tables_of_the_optimal_player(scores: str, stops: str) -> None:
    lines = printed("table", *scores.split()).splitlines()
    assert [line.split(maxsplit=1)[1].strip() for line in lines[2:10]] == stops.split("|")
    starred = "* but not at every higher run score"
    assert (lines[-1] == starred) is ("*" in stops)


def test_hints() -> None:
    by_points = {(h["run_score"], h["dice"]): h for h in data("table", "--hints")}
    assert len(by_points) == 164
    hint = by_points[500, 1]
    assert hint["best"] == "roll"
    assert hint["roll"] - hint["stop"] == pytest.approx(12.44478, abs=1e-5)
    to_win = data("table", "0", "0", "--hints")
    assert len(to_win) == 164
    assert all(0 < h["stop"] < 1 and 0 < h["roll"] < 1 for h in to_win)


def test_outcomes() -> None:
    rows = data("table", "--dice", "2")
    found = {(row["points"], row["dice_left"]): row["count"] for row in rows}
    hot = {(100, 0): 1, (150, 0): 2, (200, 0): 1}
    assert found == {(0, None): 16, (50, 1): 8, (100, 1): 8} | hot
    assert "bust" in printed("table", "--dice", "2")


# -- evolve and solve -------------------------------------------------------------------------

SMALL = ("evolve", "--population", "100", "--generations", "3")


def test_a_trial() -> None:
    trial = data(*SMALL, "--seed", "3")
    assert trial["seed"] == 3
    assert [generation["number"] for generation in trial["generations"]] == [0, 1, 2, 3]
    assert all(0 < g["mean_ev"] < g["best_ev"] < 962.3344 for g in trial["generations"])
    assert data(*SMALL, "--seed", "3") == trial
    assert data(*SMALL, "--seed", "4") != trial


def test_a_trial_as_a_table() -> None:
    lines = printed(*SMALL).splitlines()
    assert lines[0].split() == ["generation", "best", "mean", "best", "vector"]
    assert [line.split()[0] for line in lines[2:6]] == ["0", "1", "2", "3"]
    assert f"The optimum {BEST} is" in lines[6]


def test_step_optimisation_climbs_to_the_optimum_where_steps_of_50_get_stuck() -> None:
    def first_best(option: str) -> float:
        found: float = data(*SMALL, option)["generations"][0]["best_ev"]
        return found

    plain: float = data(*SMALL)["generations"][0]["best_ev"]
    assert plain < first_best("--steps-of-50") < first_best("--step-optimisation")
    assert first_best("--step-optimisation") == pytest.approx(962.334333234, abs=1e-9)


def test_the_options_reach_the_algorithm() -> None:
    plain = data(*SMALL)
    for changed in (
        ("--retain", "0.5"),
        ("--add-random", "0.1"),
        ("--mutate", "0.5"),
        ("--crossover", "mean"),
    ):
        assert data(*SMALL, *changed)["generations"][1:] != plain["generations"][1:]
    elite = [g["best_ev"] for g in data(*SMALL, "--elite", "0.1")["generations"]]
    assert elite == sorted(elite)


def test_an_experiment() -> None:
    found = data(*SMALL, "--trials", "5")
    assert len(found["trials"]) == 5
    assert len({trial["seed"] for trial in found["trials"]}) == 5
    assert sum(found["distances"].values()) == 5
    lines = printed(*SMALL, "--trials", "5").splitlines()
    assert [line.split()[0] for line in lines[2:6]] == ["0", "1", "2", "3"]
    assert any(line.startswith("5 trials: mean 9") for line in lines)
    assert [line[:2] for line in lines[-8:]] == [f"x{dice}" for dice in range(1, 9)]


def test_an_interrupted_trial_shows_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    from engines.labs.fargo import genetic

    rank, calls = genetic.rank, 0

    def interrupt(population: Any, monitor: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 2:
            signal.raise_signal(signal.SIGINT)
        return rank(population, monitor)

    monkeypatch.setattr(genetic, "rank", interrupt)
    output, said, code = ask("fargo", *SMALL)
    assert code == 130
    assert said == "Stopped. These are the results so far.\n"
    assert [line.split()[0] for line in output.splitlines()[2:4]] == ["0", "1"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_the_solution_for_two_seats() -> None:
    found = data("solve")
    assert (found["seats"], found["at_exactly"]) == (2, False)
    win = {row["score"]: row["win"] for row in found["values"]}
    assert win[0] == pytest.approx([0.567691178, 1 - 0.567691178], abs=1e-9)
    assert win[9000][0] == pytest.approx(0.589709562, abs=1e-9)
    exactly = data("solve", "--exactly")["values"][0]["win"][0]
    assert exactly == pytest.approx(0.567798851, abs=1e-9)
    assert "0.567691178" in printed("solve")


@pytest.mark.slow
def test_the_solution_for_three_seats() -> None:
    win = {row["score"]: row["win"] for row in data("solve", "--seats", "3")["values"]}
    assert win[0] == pytest.approx([0.401348939, 0.325708290, 0.272942771], abs=1e-6)
    assert win[5000] == pytest.approx([0.414205518, 0.321492554, 0.264301928], abs=1e-6)


def no_vector(text: str) -> str:
    least = " ".join(map(str, MINIMUM))
    return tr("errors-not-strategy-vector-write", text=quoted(text), entries=8, map=least)


def no_strategy(text: str) -> str:
    return tr("errors-not-pure-strategy", text=quoted(text))


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("evolve --retain 2", "'--retain'"),
        ("evolve --population 1", "'--population'"),
        ("evolve --crossover wild", "'wild' is not one of 'padded', 'one_point', 'mean'"),
        ("evolve --trials 0", "'--trials'"),
        ("solve --seats 4", "'--seats'"),
        ("value", tr("errors-no-strategy")),
        ("value 1 2 3", no_vector("1 2 3")),
        ("value a b c d e f g h", no_vector("a b c d e f g h")),
        ("value --pure magic", no_strategy("magic")),
        ("value --pure limit:x", no_strategy("limit:x")),
        ("value --pure veto:3", no_strategy("veto:3")),
        ("table 500", tr("errors-two-scores", count=1)),
        ("table 25 50", tr("errors-score-not-multiple", unit=50, score=25)),
        ("table 50000 0", tr("errors-score-before-final-round", most=10000, score=50000)),
        ("table --dice 11", "'--dice'"),
    ],
)
def test_errors(command: str, message: str) -> None:
    output, said, code = ask("fargo", *command.split())
    assert (output, code, said.count("\n")) == ("", 2, 1)
    assert message in said


def test_thresholds_tell_policies_apart() -> None:
    texts = [t.text() for t in thresholds(lambda run, dice: dice == 1 or run in {400, 2000})]
    assert texts[0] == "always"
    assert texts[1] == "from 400 *"
    assert texts[4:] == ["from 400 *", "from 400 *", "from 400 *", "never"]


def test_the_help_shows_strategies_as_they_are_written() -> None:
    output = printed("value", "--help")
    for example in ("limit:4", "veto:3:500", "score:650"):
        assert example in output


def test_a_bot_is_asked_only_where_it_can_play() -> None:
    position = "0 0 0 0 | seat 1 | run 350 | dice 6"
    output, said, code = ask("analyse", "fargo", "--bot", "optimal", "--position", position)
    assert (output, code) == ("", 2)
    told = tr("errors-bot-plays-seats-not", id="optimal", low=2, high=3, span="range", seats=4)
    assert told in said
