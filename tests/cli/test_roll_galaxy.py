"""``parlour-lab roll-galaxy``: versions of Rollbot's rules."""

import json
from pathlib import Path

import pytest

from engines.games.roll_galaxy import judging
from engines.runtime import warmup
from tests.cli.conftest import ask


@pytest.fixture(autouse=True, scope="module")
def warm_kernels() -> None:
    warmup.warm_up(["runtime", "games.roll_galaxy", "labs.roll_galaxy"])


def test_a_version_that_plays_worse() -> None:
    output, said, code = ask("roll-galaxy", "experiment", "4", "--games", "100", "--json", "-")
    assert (said, code) == ("", 0)
    data = json.loads(output)
    assert data["default"] == "points first"
    shares = {(one["version"], one["seats"]): one["share"] for one in data["results"]}
    assert len(shares) == 4
    assert shares["no points", 2] < 0.45


def test_a_table_for_people() -> None:
    output, said, code = ask("roll-galaxy", "experiment", "7", "--games", "5")
    assert (said, code) == ("", 0)
    lines = output.splitlines()
    assert lines[0].startswith("E7")
    assert [line.split()[:3] for line in lines[-2:]] == [["10", "2", "5"], ["10", "3", "5"]]


@pytest.mark.parametrize("number", ["0", "16", "x"])
def test_there_are_fifteen_experiments(number: str) -> None:
    output, said, code = ask("roll-galaxy", "experiment", number)
    assert (output, code) == ("", 2)
    assert "'number'" in said


def test_teaching_writes_a_player_and_the_same_seed_teaches_the_same(tmp_path: Path) -> None:
    def taught(name: str, seed: str) -> bytes:
        file = tmp_path / name
        _, _, code = ask(
            "roll-galaxy", "teach", "--steps", "2", "--seed", seed, "--output", str(file)
        )
        assert code == 0
        return b"".join(part.tobytes() for part in judging.load(file))

    one = taught("one.npz", "3")
    assert one == taught("again.npz", "3")
    assert one != taught("other.npz", "4")
