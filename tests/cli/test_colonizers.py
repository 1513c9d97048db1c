"""``parlour-lab colonizers``: the published experiments."""

import json

import pytest

from engines.runtime import warmup
from tests.cli.conftest import ask


@pytest.fixture(autouse=True, scope="module")
def warm_kernels() -> None:
    warmup.warm_up(["runtime", "games.colonizers", "labs.colonizers"])


def test_an_experiment_as_it_was_published() -> None:
    output, said, code = ask("colonizers", "experiment", "1")
    assert (said, code) == ("", 0)
    rows = output.splitlines()
    name, number, games, first, _second, _third, fourth = rows[2].split()[:7]
    assert (name, number, games, first, fourth) == ("seat", "1", "1000", "310", "197")
    assert rows[-1] == "The result matches what was published."


def test_an_experiment_as_data() -> None:
    output, said, code = ask("colonizers", "experiment", "4", "--games", "1", "--json", "-")
    assert (said, code) == ("", 0)
    data = json.loads(output)
    assert data["games"][0]["bots"] == ["MAXN", "HEURISTIC", "MAXN", "HEURISTIC"]
    assert data["games"][0]["scores"] == [24, 44, 19, 25]
    assert not data["is_published"]
    assert data["decisions"]["MAXN"] > 0
    assert data["work"]["MAXN"] > 100 * data["decisions"]["MAXN"]


def test_other_random_numbers() -> None:
    output, _, code = ask("colonizers", "experiment", "2", "--games", "5", "--seed", "3")
    assert code == 0
    assert "published" not in output.splitlines()[-1]


@pytest.mark.parametrize("number", ["0", "6", "x"])
def test_there_are_five_experiments(number: str) -> None:
    output, said, code = ask("colonizers", "experiment", number)
    assert (output, code) == ("", 2)
    assert "'number'" in said


def test_the_weights_of_instinct() -> None:
    output, said, code = ask("colonizers", "tune", "--generations", "1", "--json", "-")
    assert (said, code) == ("", 0)
    data = json.loads(output)
    assert data["generation"] == 1
    assert data["against_thumb"] > 0.8
    assert len(data["weights"]) == 29
