"""Blocks on threads, whose number changes neither the order nor the results."""

import itertools
import threading
import time

import pytest

from engines.arena.blocks import play_block, run
from engines.arena.contest import Contest, Entrant
from engines.contract.analysis import Analysis
from engines.contract.bot import Question
from engines.contract.monitor import Monitor
from engines.runtime.errors import UnknownName
from tests.contract.toy import HighCard
from tests.contract.toy_bots import Sleepy

CONTEST = Contest("toy", (Entrant("greedy"), Entrant("careless"), Entrant("crashing")), seed=9)


def arena_threads() -> list[str]:
    return [t.name for t in threading.enumerate() if t.name.startswith("arena")]


@pytest.mark.parametrize("workers", [1, 2, 4, None])
def test_any_number_of_workers_gives_the_same_results_in_order(
    workers: int | None, toy: HighCard
) -> None:
    expected = [play_block(CONTEST, block) for block in range(25)]
    assert list(run(CONTEST, range(25), workers)) == expected
    assert arena_threads() == []


def test_any_blocks_can_be_asked_for(toy: HighCard) -> None:
    blocks = [7, 2, 40]
    assert [result.block for result in run(CONTEST, blocks, 2)] == blocks
    assert list(run(CONTEST, [], 2)) == []


def test_results_stream_from_an_endless_supply_of_blocks(toy: HighCard) -> None:
    results = run(CONTEST, itertools.count(), 2)
    assert [next(results).block for _ in range(5)] == [0, 1, 2, 3, 4]
    results.close()
    assert arena_threads() == []


class Tiring(Sleepy):
    """Plays the first block at once and then thinks until it is stopped."""

    def __init__(self) -> None:
        self.decisions = 0
        self.tired = threading.Event()

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        self.decisions += 1
        while self.decisions > 8 and not monitor.stop_now():
            self.tired.set()
            time.sleep(0.005)
        return super().analyse(question, monitor)


def test_closing_stops_bots_that_think(toy: HighCard, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Tiring()
    monkeypatch.setattr(toy, "bots", (bot,), raising=False)
    results = run(Contest("toy", (Entrant("sleepy"), Entrant("sleepy")), seed=1), range(100), 1)
    assert next(results).block == 0
    assert bot.tired.wait(timeout=60)
    results.close()
    assert arena_threads() == []
    assert bot.decisions == 9


def test_what_cannot_be_played_starts_no_thread(toy: HighCard) -> None:
    with pytest.raises(UnknownName):
        run(Contest("toy", (Entrant("deep"), Entrant("greedy")), seed=1), range(5), 2)
    assert arena_threads() == []
