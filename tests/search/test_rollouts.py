"""Playouts find the best action, always the same one, within the budget, also for named actions."""

from dataclasses import replace
from typing import Any

import pytest

from engines.contract.analysis import Analysis
from engines.contract.bot import BotInfo, Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.errors import BotError
from engines.search import running
from engines.search.bots import RolloutBot
from tests.calibration.games import KUHN, LEDUC, PIG, TIC_TAC_TOE, TINY
from tests.calibration.kernels.kuhn import BET, JACK, KING, PASS
from tests.raised import raises
from tests.search.tables import after, start


def ask(
    position: Position, budget: Budget, *, seed: int = 1, monitor: Monitor | None = None, **how: Any
) -> Analysis:
    """The answer of the search with a running clock, without the seconds it took."""
    monitor = monitor or Monitor()
    monitor.start(budget)
    bot = RolloutBot(BotInfo("x", 0, budget, position.game.info.seats))
    result = bot.analyse(Question(position, budget, seed, **how), monitor)
    return replace(result, work=replace(result.work, seconds=0.0))


BOARD = after(start(TIC_TAC_TOE), 4)
POSITIONS = (start(PIG), BOARD, start(TINY, unlisted=True), after(start(LEDUC), 2, 5))
every_position = pytest.mark.parametrize("position", POSITIONS, ids=Position.text)


def test_a_win_is_found() -> None:
    """Crosses have two in a row, and so have noughts: whoever moves completes a row."""
    found = ask(after(start(TIC_TAC_TOE), 0, 3, 1, 4), Budget(playouts=500))
    assert found.best.actions[0] == 2
    assert found.best.values[found.unit][0].mean == pytest.approx(TIC_TAC_TOE.info.bounds[1])
    assert found.best.visits > 250


def test_a_row_of_the_other_is_blocked() -> None:
    found = ask(after(start(TIC_TAC_TOE), 0, 4, 1), Budget(playouts=500))
    assert found.best.actions[0] == 2


@pytest.mark.parametrize(("card", "best"), [(KING, BET), (JACK, PASS)], ids=["king", "jack"])
def test_what_others_hold_is_redrawn(card: int, best: int) -> None:
    """After a bet the best card calls and the worst one folds, whatever the other holds."""
    others = [other for other in range(3) if other != card]
    answers = [
        ask(after(start(KUHN), other, card, BET), Budget(playouts=200)).lines for other in others
    ]
    assert answers[0] == answers[1]
    assert answers[0][0].actions[0] == best


@every_position
def test_the_same_seed_gives_the_same_result(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = []
    for seed, seconds in ((3, 1e-5), (3, 10.0), (4, 10.0)):
        monkeypatch.setattr(running, "CHUNK_S", seconds)
        results.append(ask(position, Budget(playouts=500), seed=seed))
    assert results[0] == results[1] != results[2]


@every_position
@pytest.mark.parametrize("playouts", [1, 2, 100])
def test_the_budget_is_spent_exactly(position: Position, playouts: int) -> None:
    result = ask(position, Budget(playouts=playouts))
    assert result.work.playouts == playouts == sum(line.visits for line in result.lines)
    assert not result.work.stopped


@every_position
def test_cancelled_before_it_began(position: Position) -> None:
    monitor = Monitor()
    monitor.cancel()
    result = ask(position, Budget(playouts=10**9), monitor=monitor)
    assert result.best.actions[0] in position.legal()
    assert result.work.stopped
    assert result.work.playouts == 0
    unknown = position.game.info.unknown(position.seats)
    assert result.best.values[result.unit] == (unknown,) * position.seats


def test_after_a_cancel_nothing_more_is_done() -> None:
    """What was published when the cancel came is all there is."""
    published: list[Analysis] = []

    def cancel(analysis: Analysis) -> None:
        published.append(analysis)
        monitor.cancel()

    monitor = Monitor(on_analysis=cancel)
    result = ask(start(PIG), Budget(seconds=3600), monitor=monitor)
    assert result.work.stopped
    assert [analysis.work.playouts for analysis in published] == [result.work.playouts]


def test_only_the_named_moves_are_looked_at() -> None:
    found = ask(BOARD, Budget(playouts=400), only=(3, 8))
    assert {line.actions[0] for line in found.lines} == {3, 8}
    assert min(line.visits for line in found.lines) > 20
    assert ask(BOARD, Budget(playouts=400), only=BOARD.legal()) == ask(BOARD, Budget(playouts=400))


def test_a_playout_without_an_end_is_a_bug_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(PIG), "kernel", replace(PIG.kernel, max_steps=3))
    with raises(BotError, "errors-playout-did-not-end", max_steps=3):
        ask(start(PIG), Budget(playouts=1))
