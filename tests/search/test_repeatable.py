"""The same question has the same answer; budgets are exact; a cancel ends everything at once."""

import threading
import time
from collections.abc import Iterator
from typing import Any, Final

import pytest

from engines.contract.analysis import Analysis
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.search import running
from engines.search.ismcts import IsmctsSettings
from engines.search.lines import analysis_of
from engines.search.result import SearchResult
from engines.search.settings import Parallel
from tests.calibration.games import LEDUC, PIG, TIC_TAC_TOE, TINY
from tests.patience import PATIENCE_S
from tests.search.tables import SEARCHES, after, ask, pig, start, timeless

PARALLEL: Final[dict[str, Any]] = {"ismcts": IsmctsSettings}

every_search = pytest.mark.parametrize("name", list(SEARCHES))
parallel_search = pytest.mark.parametrize("name", list(PARALLEL))


def positions(name: str) -> Iterator[Position]:
    yield pig(40, 60, 8)
    yield after(start(TIC_TAC_TOE), 4)
    yield start(TINY, unlisted=True)
    if name == "ismcts":
        yield after(start(LEDUC), 2, 5)


@every_search
def test_the_same_seed_gives_the_same_result(name: str) -> None:
    for position in positions(name):
        first, again, other = (
            timeless(ask(SEARCHES[name], position, Budget(playouts=500, depth=4), seed=seed))
            for seed in (3, 3, 4)
        )
        assert first == again
        assert first != other or first.work.exact


@every_search
def test_chunks_leave_no_trace(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    budget = Budget(playouts=3_000, nodes=3_000)
    for position in positions(name):
        results = []
        for seconds in (1e-5, 10.0):
            monkeypatch.setattr(running, "CHUNK_S", seconds)
            results.append(timeless(ask(SEARCHES[name], position, budget)))
        assert results[0] == results[1]


@parallel_search
def test_threads_leave_no_trace(name: str) -> None:
    for position in positions(name):
        one, two, four = (
            timeless(
                ask(
                    SEARCHES[name],
                    position,
                    Budget(playouts=2_001),
                    PARALLEL[name](parallel=Parallel(parts=4, threads=threads)),
                )
            )
            for threads in (1, 2, 4)
        )
        assert one == two == four
        assert one.work.playouts == 2_001


@parallel_search
@pytest.mark.parametrize("playouts", [1, 2, 3, 100, 4_097])
def test_the_budget_is_spent_exactly(name: str, playouts: int) -> None:
    for parts in (1, 3):
        settings = PARALLEL[name](parallel=Parallel(parts=parts, threads=1))
        result = ask(SEARCHES[name], start(PIG), Budget(playouts=playouts), settings)
        assert result.work.playouts == playouts
        assert sum(action.visits for action in result.actions) == playouts
        assert not result.work.stopped


@every_search
def test_a_cancel_ends_a_running_kernel(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole search is one call of the kernel, which would run for hours."""

    def everything(pace: running.Pace, remaining_s: float) -> int:
        return 10**10

    monkeypatch.setattr(running.Pace, "units", everything)
    ask(SEARCHES[name], start(PIG), Budget(playouts=10))  # loads the kernel
    monitor = Monitor()
    answers: list[SearchResult] = []

    def search() -> None:
        answers.append(ask(SEARCHES[name], start(PIG), Budget(seconds=3600), monitor=monitor))

    thread = threading.Thread(target=search, daemon=True)
    thread.start()
    time.sleep(0.2)
    assert thread.is_alive()
    monitor.cancel()
    thread.join(PATIENCE_S)
    assert not thread.is_alive(), "the kernel did not look at the flag"
    assert answers[0].work.stopped
    assert answers[0].actions


@every_search
def test_after_a_cancel_nothing_more_is_done(name: str) -> None:
    """What was published when the cancel came is all there is."""
    published: list[Analysis] = []

    def cancel(analysis: Analysis) -> None:
        published.append(analysis)
        monitor.cancel()

    monitor = Monitor(on_analysis=cancel)
    position = pig(0, 0, 0)
    budget = Budget(seconds=3600)
    monitor.start(budget)
    settings = PARALLEL[name](parallel=Parallel(threads=1)) if name in PARALLEL else None
    result = SEARCHES[name](
        position, budget, monitor, 1, settings, lambda found: analysis_of(position, found, "x")
    )
    assert result.work.stopped
    (at_cancel,) = (analysis.work for analysis in published)
    assert (result.work.playouts, result.work.nodes) == (at_cancel.playouts, at_cancel.nodes)


@every_search
def test_cancelled_before_it_began(name: str) -> None:
    monitor = Monitor()
    monitor.cancel()
    for position in positions(name):
        result = ask(SEARCHES[name], position, Budget(playouts=10**9), monitor=monitor)
        assert result.best.action in position.legal()
        assert result.work.stopped
        assert result.work.playouts == 0
        low, high = position.game.info.bounds
        assert all(low <= value.mean <= high for value in result.best.values)
        assert all(value.error == (high - low) / 2 for value in result.best.values)


@every_search
def test_the_best_so_far_is_published(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.contract.monitor.PUBLISH_INTERVAL_S", 0.0)
    shares: list[float] = []
    published: list[Analysis] = []
    monitor = Monitor(shares.append, published.append)
    position = pig(0, 0, 0)
    budget = Budget(playouts=20_000, nodes=20_000)
    monitor.start(budget)
    result = SEARCHES[name](
        position, budget, monitor, 1, None, lambda found: analysis_of(position, found, "x")
    )
    assert len(published) > 3
    assert shares == sorted(shares)
    assert published[0].work.playouts < published[-1].work.playouts
    assert published[-1].best.actions[0] == result.best.action
    assert all(analysis.bot == "x" for analysis in published)


@parallel_search
def test_threads_publish_together(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.contract.monitor.PUBLISH_INTERVAL_S", 0.0)
    published: list[Analysis] = []
    monitor = Monitor(on_analysis=published.append)
    position = pig(0, 0, 0)
    budget = Budget(playouts=50_000)
    monitor.start(budget)
    settings = PARALLEL[name](parallel=Parallel(parts=2, threads=2))
    result = SEARCHES[name](
        position, budget, monitor, 1, settings, lambda found: analysis_of(position, found, "x")
    )
    counts = [analysis.work.playouts for analysis in published]
    assert counts == sorted(counts)
    assert result.work.playouts == 50_000 >= counts[-1] > 0
