"""The evaluation at the start of a round: fitted, the same from kernel and numpy, and used."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engines.contract.analysis import Estimate
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.games.colonizers import GAME, network
from engines.games.colonizers.bots import planner
from engines.games.colonizers.bots.planner import in_order
from engines.games.colonizers.kernels import evaluation
from engines.games.colonizers.kernels.state import SEATS
from engines.games.colonizers.kernels.turns import record
from engines.games.colonizers.network import ADVISER, WHO, Network
from engines.games.colonizers.plans import OURS
from engines.labs.colonizers import fitting
from engines.labs.colonizers.fitting import Settings, TrainingData
from engines.runtime.executor import Executor
from tests.games.colonizers.play import at

LEADING = (
    "round 9 | seat 4 build | 1 has 9 | hand G4 N12 | colony G4 G6 G8 B5 B8 R3 N6 | "
    "colonist Ecologist | 2 has 1 | hand R1 | colony B2 B3 | colonist Miner | 3 has 0 | "
    "colony R1 R2 | colonist General | 4 has 0 | hand G5 | colony G4 | colonist Visionary | "
    "removed Spy | shown 1 2 3 4"
)
MIXED = ("heuristic", ADVISER, "random", "maxn")


def data(games: int) -> TrainingData:
    seating = fitting.tables(1, games, by_rule=True)
    return fitting.play(seating, 1, 1, Executor(1), Monitor())


def test_kernel_and_fit_tell_the_same_chances() -> None:
    found = data(3)
    plan = replace(OURS, table=MIXED).array()
    who = np.tile([WHO.index(bot) for bot in MIXED], (len(found.winner), 1))
    told = fitting.chances(network.shipped(), found._replace(who=who))
    table, chances = np.zeros((SEATS, evaluation.INPUTS)), np.zeros(SEATS)
    start = Position.start(GAME, SEATS)
    state = start.apply(start.outcomes()[0][0]).state
    evaluation.describe(record(state.copy()), table)
    evaluation.evaluate(plan, record(state.copy()), table, chances)
    assert np.allclose(found.inputs[0], table)  # a first round
    assert np.allclose(told[0], chances)
    assert chances[1] == max(chances)


def test_the_slopes_of_the_fit_are_those_of_its_entropy() -> None:
    found, random = data(4), np.random.default_rng(2)
    weights = np.ones(len(found.winner))
    arrays = {
        name: random.normal(0.0, 0.3, array.shape)
        for name, array in vars_of(network.shipped()).items()
    }
    slopes = fitting._slopes(Network(**arrays), found, weights)
    step = 1e-5
    for name, array in arrays.items():
        way = random.normal(0.0, 1.0, array.shape)
        ahead = fitting.entropy(Network(**arrays | {name: array + step * way}), found)
        behind = fitting.entropy(Network(**arrays | {name: array - step * way}), found)
        assert float((slopes[name] * way).sum()) == pytest.approx(
            (ahead - behind) / (2 * step), rel=1e-3, abs=1e-7
        )


def vars_of(weights: Network) -> dict[str, Any]:
    return {name: getattr(weights, name) for name in Network.__slots__}


def test_a_fit_is_the_same_again_and_better_than_no_knowledge() -> None:
    settings = Settings(by_rule=120, games=11, iterations=2, passes=3)
    fits = [fitting.learn(settings, Executor(n), lambda _name, _games: Monitor()) for n in (1, 2)]
    first, second = fits
    assert first is not None
    assert second is not None
    assert np.array_equal(first.network.hidden, second.network.hidden)
    ruled = data(120)
    assert fitting.entropy(first.network, ruled) < 0.85 * np.log(SEATS)


def test_a_stopped_fit_has_no_weights() -> None:
    stopped = Monitor()
    stopped.cancel()
    assert fitting.learn(Settings(3, 3), Executor(1), lambda _name, _games: stopped) is None


def test_a_fit_stops_while_it_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    slopes, watched, calls = fitting._slopes, list[Monitor](), 0

    def watch(_name: str, _games: int) -> Monitor:
        watched.append(Monitor())
        return watched[-1]

    def stopping(*arguments: Any) -> Any:
        nonlocal calls
        calls += 1
        watched[-1].cancel()
        return slopes(*arguments)

    monkeypatch.setattr(fitting, "_slopes", stopping)
    settings = Settings(by_rule=12, games=2, iterations=2, passes=3)
    assert fitting.learn(settings, Executor(1), watch) is None
    assert calls == 1


def test_weights_come_back_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    network.shipped().save(path)
    assert np.array_equal(network.load(path).who, network.shipped().who)


def test_who_sits_there_changes_the_figures() -> None:
    adviser = GAME.bot("ismcts")
    assert adviser.at_table((ADVISER, PERSON, "foreign:mine", ADVISER)) is adviser
    fixed = GAME.bot("ismcts_200")
    assert fixed.at_table(MIXED) is fixed
    start = Position.start(GAME, SEATS)
    pick = start.apply(0)
    budget = Budget(playouts=300)
    among_equals = adviser.analyse(Question(pick, budget, 1), Monitor())
    weak = adviser.at_table((ADVISER, "random", "random", "random"))
    among_weak = weak.analyse(Question(pick, budget, 1), Monitor())
    assert weak.info is adviser.info
    assert among_weak.value(among_weak.best).mean > 0.9
    last = [each.best.values[each.unit][3].mean for each in (among_equals, among_weak)]
    assert last[0] < 0.1  # the last to pick among equals gets what the others have left
    behind = adviser.at_table(("random", "random", "random", ADVISER))
    late = behind.analyse(Question(pick, budget, 1), Monitor())
    assert late.best.values[late.unit][3].mean > 0.8


def test_luck_is_zero_on_average_and_told_by_the_table() -> None:
    position = at(LEADING)
    position = position.apply(position.parse_action("Build nothing"))
    assert position.is_chance
    outcomes = position.outcomes()
    pairs = [planner.worth_around(position, outcome, OURS) for outcome, _ in outcomes]
    known = np.array(
        [[now.mean - was.mean for was, now in zip(*pair, strict=True)] for pair in pairs if pair]
    )
    chances = np.array([chance for _, chance in outcomes])
    assert len(known) == len(outcomes) > 1
    assert chances @ known == pytest.approx(np.zeros(SEATS), abs=1e-12)
    assert abs(known).max() > 0.0
    told = GAME.bot("ismcts").luck(position, outcomes[0][0], Monitor())
    assert told is not None
    assert told == pytest.approx(tuple(known[0].tolist()))
    assert sum(told) == pytest.approx(0.0, abs=1e-9)
    assert GAME.bot("ismcts_200").luck(position, outcomes[0][0], Monitor()) is None


def test_a_leader_is_worth_most_wherever_the_game_stands() -> None:
    worth = planner.worth(at(LEADING), OURS)
    assert worth.sum() == pytest.approx(1.0)
    assert worth[0] > 0.9


def test_values_never_rise_along_the_list() -> None:
    def row(value: float, error: float) -> tuple[Estimate, Estimate]:
        return Estimate(value, error), Estimate(1 - value, error)

    values = [row(0.5, 0.01), row(0.6, 0.1), row(0.2, 0.1), row(0.3, 0.2)]
    found = in_order(values, [90.0, 10.0, 3.0, 1.0], 0)
    means = [each[0].mean for each in found]
    assert means == pytest.approx([0.51, 0.51, 0.225, 0.225])
    assert [each[0].error for each in found] == [0.01, 0.1, 0.1, 0.2]
    assert all(first.mean + second.mean == pytest.approx(1.0) for first, second in found)
    assert in_order(values[::2], [90.0, 3.0], 0) == values[::2]
