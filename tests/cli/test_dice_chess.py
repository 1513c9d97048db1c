"""``parlour-lab dice-chess``: the fit gives the same weights with any number of threads."""

from pathlib import Path

import numpy as np
import pytest

from engines.games.dice_chess import tables
from engines.runtime import warmup
from tests.cli.conftest import ask


@pytest.fixture(autouse=True, scope="module")
def warm_kernels() -> None:
    warmup.warm_up(["runtime", "games.dice_chess", "labs.dice_chess"])


def test_a_fit_is_repeatable(tmp_path: Path) -> None:
    found = []
    for threads in ("1", "2"):
        file = tmp_path / f"{threads}.npz"
        arguments = ("--games", "2", "--rounds", "2", "--threads", threads, "--output", str(file))
        output, _, code = ask("dice-chess", "fit", *arguments)
        assert code == 0
        assert f"Written to {file}." in output.replace("\n", "")
        found.append(tables.load_weights(file))
    assert np.array_equal(found[0], found[1])
    assert not np.array_equal(found[0], tables.shipped_weights())
