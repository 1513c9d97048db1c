"""Tree search where nothing is hidden, against exactly known values."""

from functools import cache

import numpy as np
import pytest

from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.errors import BotError
from engines.runtime.streams import stream
from engines.runtime.types import Action
from engines.search import ismcts
from engines.search.ismcts import IsmctsSettings
from engines.search.settings import Parallel, Playouts
from tests.calibration.games import PIG, TIC_TAC_TOE, TINY
from tests.calibration.solve import Solution, solve
from tests.search.tables import after, ask, at_random, pig, played, start

TARGET = 20
CLEAR = 0.02
"""A decision is clear if the other is worse by this share of a win."""


@cache
def solution() -> Solution:
    solved = solve(start(PIG, target=TARGET))
    assert solved is not None
    return solved


@cache
def tic_tac_toe() -> Solution:
    solved = solve(start(TIC_TAC_TOE))
    assert solved is not None
    return solved


def known_positions(count: int) -> list[Position]:
    """Positions of Pig that can be reached, with something at stake in the turn."""
    draws = np.random.default_rng(5)
    found: list[Position] = []
    while len(found) < count:
        mine, other = draws.integers(0, TARGET, 2).tolist()
        position = pig(mine, other, int(draws.integers(2, 12)), TARGET)
        try:
            solution().value(position)
        except BotError:
            continue
        found.append(position)
    return found


def test_clear_decisions_are_right_and_values_are_close() -> None:
    clear = 0
    errors = []
    positions = known_positions(40)
    for seed, position in enumerate(positions):
        exact = solution().action_values(position)
        best = solution().best(position)[0]
        result = ask(ismcts.search, position, Budget(playouts=10_000), seed=seed)
        gap = exact[best][0] - min(value[0] for value in exact.values())
        if gap > CLEAR:
            clear += 1
            assert result.best.action == best, position.text()
        value = result.best.values[0]
        errors.append(abs(value.mean - exact[result.best.action][0]))
    assert clear >= 30
    assert np.mean(errors) < 0.02


def test_more_iterations_come_closer() -> None:
    def mean_error(playouts: int) -> float:
        off = []
        for seed, position in enumerate(known_positions(15)):
            settings = IsmctsSettings(playouts=Playouts(guided=False))
            result = ask(ismcts.search, position, Budget(playouts=playouts), settings, seed=seed)
            exact = solution().action_values(position)[result.best.action][0]
            off.append(abs(result.best.values[0].mean - exact))
        return float(np.mean(off))

    few, some, many = mean_error(100), mean_error(3_000), mean_error(60_000)
    assert many < some < few


def best_reply(position: Position, seed: int) -> Action:
    best = tic_tac_toe().best(position)
    return best[int(stream(seed, "perfect")[0] % np.uint64(len(best)))]


def by_search(position: Position, seed: int) -> Action:
    return ask(ismcts.search, position, Budget(playouts=2_000), seed=seed).best.action


@pytest.mark.parametrize("seat", [0, 1])
def test_tic_tac_toe_is_never_lost(seat: int) -> None:
    for other in (at_random, best_reply):
        for seed in range(30):
            players = (by_search, other) if seat == 0 else (other, by_search)
            assert played(start(TIC_TAC_TOE), players, seed)[seat] >= 0.5


def test_tic_tac_toe_is_a_draw() -> None:
    result = ask(ismcts.search, start(TIC_TAC_TOE), Budget(playouts=100_000))
    assert result.best.values[0].mean == pytest.approx(0.5, abs=0.05)


def test_three_seats_and_chance() -> None:
    """Values are those of the hand solution of the tiny game, for every seat."""
    result = ask(ismcts.search, start(TINY), Budget(playouts=20_000))
    assert result.best.action == 1
    for value, exact in zip(result.best.values, (9.0, 5.0, 3.0), strict=True):
        assert value.mean == pytest.approx(exact, abs=0.25)


def test_outcomes_need_not_be_listed() -> None:
    listed = ask(ismcts.search, start(TINY), Budget(playouts=5_000))
    unlisted = ask(ismcts.search, start(TINY, unlisted=True), Budget(playouts=5_000))
    assert listed.actions == unlisted.actions


def test_the_tree_stops_growing_when_it_is_full() -> None:
    settings = IsmctsSettings(max_nodes=50)
    result = ask(ismcts.search, start(PIG), Budget(playouts=3_000), settings)
    assert result.work.nodes <= 50
    assert result.work.playouts == 3_000


def test_a_full_tree_of_decisions_goes_on() -> None:
    settings = IsmctsSettings(max_nodes=5)
    result = ask(ismcts.search, start(TIC_TAC_TOE), Budget(playouts=500), settings)
    assert len(result.actions) == 4
    assert result.work.playouts == 500


def test_widening_tries_the_policy_first_and_few_others() -> None:
    settings = IsmctsSettings(widening=1.0, widening_power=0.3)
    position = after(start(TIC_TAC_TOE), 0, 3, 1, 4)
    result = ask(ismcts.search, position, Budget(playouts=100), settings)
    assert len(result.actions) == 4
    assert result.best.action == 2, "the policy takes a row"


def test_nobody_decides_at_a_chance_node() -> None:
    with pytest.raises(BotError, match="Nobody has to decide"):
        ask(ismcts.search, after(start(PIG), 0), Budget(playouts=10))


def test_endless_playouts_are_reported() -> None:
    position = start(PIG)
    short = ismcts._VeiledTree(position, 10, Monitor(), 1, 0, 1, IsmctsSettings(), ())
    short.plan["limit"] = 3
    short.advance(10)
    assert short.unfinished == 10
    from engines.search.workspace import check_ended

    with pytest.raises(BotError, match="did not end"):
        check_ended(position, Playouts(), short.unfinished)


def test_parts_add_up() -> None:
    settings = IsmctsSettings(parallel=Parallel(parts=4, threads=1))
    result = ask(ismcts.search, start(PIG), Budget(playouts=1_002), settings)
    assert result.work.playouts == 1_002
    assert sum(action.visits for action in result.actions) == 1_002
