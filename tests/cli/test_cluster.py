"""Training on a cluster started by Dask's own commands gives the same result as in this process."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from engines.contract import compiled
from engines.contract.registry import game
from engines.games.dice_chess import tables
from engines.runtime import warmup
from tests.cli.conftest import ask
from tests.cluster import Commands, cluster


@pytest.fixture(scope="module")
def commands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Commands]:
    """Two workers, which find everything compiled."""
    games = ("fargo", "dice_chess")
    warmup.warm_up(sorted({part for name in games for part in compiled.parts_of(game(name))}))
    with cluster(tmp_path_factory.mktemp("cluster"), workers=2) as made:
        yield made


def done(*arguments: str) -> str:
    output, _said, code = ask(*arguments)
    assert code == 0
    return output


def test_trials_of_fargo_are_the_same(commands: Commands) -> None:
    options = ("--population", "50", "--generations", "3", "--trials", "4", "--step-optimisation")
    evolve = ("fargo", "evolve", *options, "--json", "-")
    expected = json.loads(done(*evolve))
    assert json.loads(done(*evolve, "--cluster", commands.address)) == expected
    assert len({trial["seed"] for trial in expected["trials"]}) == 4


def test_a_fit_of_dice_chess_is_the_same(commands: Commands, tmp_path: Path) -> None:
    fit = ("dice-chess", "fit", "--games", "2", "--rounds", "2")
    here, there = tmp_path / "here.npz", tmp_path / "there.npz"
    done(*fit, "--threads", "2", "--output", str(here))
    done(*fit, "--output", str(there), "--cluster", commands.address)
    assert np.array_equal(tables.load_weights(here), tables.load_weights(there))
