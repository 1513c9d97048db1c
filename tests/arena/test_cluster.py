"""A cluster started by Dask's own commands plays the same games, even if a worker dies."""

import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant
from engines.arena.progress import State
from engines.arena.tournament import Tournament
from engines.contract import compiled
from engines.contract.registry import game
from engines.runtime import warmup
from engines.runtime.executor import ClusterError, Executor
from tests.cluster import Commands, cluster
from tests.raised import raises

SETUP = Setup(
    "fargo",
    tuple(map(Entrant, ("always_stop", "score_650", "three_dice"))),
    Format.ROUND_ROBIN,
    blocks=12,
    seed=11,
)


@pytest.fixture(scope="module")
def commands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Commands]:
    warmup.warm_up(compiled.parts_of(game("fargo")))
    with cluster(tmp_path_factory.mktemp("cluster"), workers=3) as made:
        yield made


def test_a_worker_dies_and_the_table_is_the_same(commands: Commands, tmp_path: Path) -> None:
    with closing(Tournament.begin(SETUP, workers=2)) as here:
        here.start()
        assert here.wait(120)
        expected = here.standings
    file = tmp_path / "run.jsonl"
    with closing(Tournament.begin(SETUP, file=file, cluster=commands.address)) as run:
        run.start()
        while len(run.played) < 5:
            assert not run.wait(0.01)
        commands.kill(0)
        assert run.wait(170)
        assert (run.state, run.error) == (State.COMPLETE, None)
        assert run.standings == expected
        assert run.progress.games == len(run.played) == SETUP.most_games
    assert commands.workers[0].poll() is not None
    with closing(Tournament.resume(file)) as again:
        assert (again.state, again.standings) == (State.COMPLETE, expected)


def test_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.runtime.executor._CONNECT_S", 0.2)
    with raises(ClusterError, "errors-no-scheduler-answers-start", address="tcp://127.0.0.1:9"):
        Executor(cluster="tcp://127.0.0.1:9")


@pytest.mark.parametrize("address", ["nonsense://x", "nonsense"])
def test_for_what_is_no_address_no_client_is_made(address: str) -> None:
    threads = set(threading.enumerate())
    with raises(ClusterError, "errors-no-scheduler-answers-start", address=address):
        Executor(cluster=address)
    assert set(threading.enumerate()) <= threads
