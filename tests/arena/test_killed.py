"""A process killed in the middle of a run: the run continues and ends with the same table."""

import random
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant
from engines.arena.sprt import Hypotheses
from engines.arena.standings import Standings
from engines.arena.tournament import Tournament
from engines.arena.tournament_file import Store
from engines.contract import compiled
from engines.contract.registry import game
from engines.runtime import warmup

ROOT = Path(__file__).parents[2]
SETUP = Setup(
    "fargo",
    tuple(map(Entrant, ("always_stop", "score_650", "three_dice"))),
    Format.ROUND_ROBIN,
    blocks=25,
    seed=11,
    stop=Hypotheses(-300, 300),
)


@pytest.fixture(autouse=True, scope="module")
def warm_kernels() -> None:
    warmup.warm_up(compiled.parts_of(game("fargo")))


@pytest.fixture(scope="module")
def expected(warm_kernels: None) -> Standings:
    return ended(Tournament.begin(SETUP, workers=1))


def ended(run: Tournament) -> Standings:
    with closing(run):
        run.start()
        assert run.wait(300)
        assert run.error is None
        return run.standings


@pytest.mark.parametrize("seed", range(3))
def test_a_killed_run_ends_with_the_same_table(
    seed: int, expected: Standings, tmp_path: Path
) -> None:
    file = tmp_path / "run.jsonl"
    Store.create(file, SETUP).close()
    header = file.stat().st_size
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.arena.run_for_ever", str(file)], cwd=ROOT
    )
    # Somewhere in the file, often in the middle of a line.
    place = header + random.Random(seed).randrange(1, 8000)
    while file.stat().st_size < place and child.poll() is None:
        time.sleep(0.001)
    child.kill()
    child.wait()
    cut = file.read_bytes()[:place]
    file.write_bytes(cut)
    run = Tournament.resume(file, workers=2)
    assert 0 <= run.progress.games < expected.games
    assert ended(run) == expected
