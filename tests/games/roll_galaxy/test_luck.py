"""The luck of rolls and draws, and the network that it rests on."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.judging import WORTH, Net, load, save, shipped
from engines.games.roll_galaxy.kernels import evaluation
from engines.games.roll_galaxy.kernels.rollbot.scratch import workspace_for
from engines.games.roll_galaxy.kernels.state import SEATS, GameState, Stage
from engines.labs.roll_galaxy import fitting
from engines.labs.roll_galaxy.kernels.learning import play_noting
from engines.runtime.streams import stream

MONITOR = Monitor()


def luck(position: Position, outcome: int, monitor: Monitor) -> tuple[float, ...] | None:
    return GAME.bot("planner").luck(position, outcome, monitor)


def chance_nodes(seats: int, seed: int) -> Iterator[Position]:
    """Where chance moves in a game by the playout policy."""
    position = Position.start(GAME, seats)
    ply = 0
    while not position.is_over:
        ply += 1
        if position.is_chance:
            yield position
            position = position.apply(position.draw(seed, ply))
        else:
            choice = GAME.kernel.policy(position.state, stream(seed, "luck", ply))
            position = position.apply(choice)


@pytest.mark.parametrize("seats", [2, 4])
def test_luck_is_fair_to_everybody(seats: int) -> None:
    stages = set()
    for position in list(chance_nodes(seats, 5))[::7]:
        listed = position.outcomes()
        stage = Stage(int(GameState.of(position.state).stage))
        if not listed or len(listed) > 60 or stage in stages:
            continue
        stages.add(stage)
        found = [luck(position, outcome, MONITOR) for outcome, _ in listed]
        table = np.array(found)
        assert table.shape == (len(listed), seats)
        assert np.abs(table).max() <= 1
        assert table.sum(1) == pytest.approx(0, abs=1e-6), "what one gains others lose"
        assert [chance for _, chance in listed] @ table == pytest.approx(0, abs=1e-6)
        if len(listed) > 1:
            assert np.abs(table).max() > 0
    assert {Stage.ROLL, Stage.DEAL} <= stages


def test_luck_of_a_roll_with_too_many_outcomes() -> None:
    position = next(p for p in chance_nodes(2, 1) if GameState.of(p.state).stage == Stage.ROLL)
    state = position.state
    GameState.of(state).cup[0, 0] = 12
    many = Position(GAME, state)
    assert not many.outcomes()
    outcome = many.sample(stream(1))
    found = luck(many, outcome, MONITOR)
    assert found is not None
    assert found == luck(many, outcome, MONITOR), "the same again"
    assert sum(found) == pytest.approx(0, abs=1e-6)


def test_the_network_knows_the_end_and_shares_one_win() -> None:
    position = list(chance_nodes(3, 2))[-1]
    wins, points = np.zeros((2, SEATS))
    evaluation.judge(position.state, shipped(WORTH), wins, points)
    assert wins[:3].sum() == pytest.approx(1)
    while not position.is_over:
        if position.is_chance:
            position = position.apply(position.sample(stream(3)))
        else:
            position = position.apply(position.legal()[0])
    evaluation.judge(position.state, shipped(WORTH), wins, points)
    assert wins[:3].tolist() == position.returns().tolist()


def test_the_network_predicts_who_wins() -> None:
    """In games it has not learned from, it does far better than equal chances."""
    settings = fitting.Settings(games=200, trust=1.0)
    lesson = fitting.lesson_of(shipped(WORTH), 2, 12345, settings)
    outputs = fitting.forward(shipped(WORTH), fitting.both_sides(lesson.inputs))[2]
    error = float(((fitting.chances(outputs, 2) - lesson.wins) ** 2).sum(1).mean())
    assert error < 0.35, "equal chances have an error of 0.5"


def test_slopes_are_those_of_the_error() -> None:
    """By small steps of one weight of each array."""
    settings = fitting.Settings(games=4)
    net = fitting.fresh_net(np.random.default_rng(3))
    lesson = fitting.lesson_of(net, 3, 7, settings)
    chosen = np.arange(len(lesson.inputs))

    def error() -> float:
        outputs = fitting.forward(net, fitting.both_sides(lesson.inputs))[2].astype(np.float64)
        crossed = (
            -(lesson.wins * np.log(fitting.chances(outputs.astype(np.float32), 3))).sum(1).mean()
        )
        off = outputs[:, 1] - lesson.points.reshape(-1)
        return float(crossed + fitting.POINTS_WEIGHT * (off**2).mean() / 2)

    for part, slope in zip(net, fitting.gradients(net, lesson, chosen), strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        kept, step = part[place], np.float32(0.01)
        part[place] = kept + step
        above = error()
        part[place] = kept - step
        below = error()
        part[place] = kept
        assert (above - below) / 0.02 == pytest.approx(float(slope[place]), rel=0.1)


def test_a_fit_learns_and_is_kept(tmp_path: Path) -> None:
    settings = fitting.Settings(sets=3, games=120)
    test = fitting.lesson_of(shipped(WORTH), 2, 99, fitting.Settings(games=100, trust=1.0))

    def error(net: Net) -> float:
        outputs = fitting.forward(net, fitting.both_sides(test.inputs))[2]
        return float(((fitting.chances(outputs, 2) - test.wins) ** 2).sum(1).mean())

    *_, net = fitting.fit(settings, Monitor())
    *_, again = fitting.fit(settings, Monitor())
    assert all((one == other).all() for one, other in zip(net, again, strict=True))
    assert error(net) < 0.5
    save(net, tmp_path / "net.npz")
    assert error(load(tmp_path / "net.npz")) == pytest.approx(error(net), abs=0.01)


def test_games_are_noted_round_by_round() -> None:
    noted = np.zeros((60, 2, evaluation.INPUTS), np.float32)
    owners, wins, points = np.zeros(60, np.int64), np.zeros((3, SEATS)), np.zeros((3, SEATS))
    workspaces = np.array([workspace_for((1, 4))] * 3)
    start = GAME.start(2, {"handicaps": True})
    count = play_noting(start, workspaces, 8, noted, owners, wins, points)
    assert count == len(owners[:count]) > 20
    assert (np.diff(owners[:count]) >= 0).all()
    assert set(owners[:count]) == {0, 1, 2}
    assert wins[:, :2].sum(1).tolist() == [1, 1, 1]
