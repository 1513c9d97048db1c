"""The short form of the fuzzer: other inputs need another seed (``packaging/test --fuzz``)."""

from pathlib import Path

import pytest

from engines.runtime.errors import IllegalAction, ParlourError, quoted
from tests.fuzz.driver import Failure, Input, input_of, judge, run
from tests.fuzz.kinds import KINDS

SEED = 1
COUNT = 150
"""Inputs of each kind."""
VALID = 6
"""This many of the valid ones are tried, too."""


@pytest.mark.parametrize("name", KINDS)
def test_damaged_inputs_are_refused_or_sound(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    kind = KINDS[name](tmp_path)
    seeds = kind.valid()
    for data in seeds[:: 1 + len(seeds) // VALID]:
        kind.attempt(data)
    for number in range(COUNT):
        data = input_of(kind, seeds, SEED, number)
        _, wrong = judge(kind, data)
        assert not wrong, str(Failure(name, number, wrong, data))


def test_inputs_are_tried_in_a_process_of_their_own() -> None:
    report = run("programs", SEED, count=5)
    assert (report.tried, report.failures) == (5, [])


class _Faulty(Input):
    name = "faulty"

    def valid(self) -> list[bytes]:
        return [b"x"]

    def attempt(self, data: bytes) -> None:
        if data == b"defect":
            raise KeyError(data)
        if data == b"unsound":
            raise AssertionError
        if data.startswith(b"long"):
            raise IllegalAction(f"This is wrong: {data.decode()}.")
        if data.startswith(b"short"):
            raise IllegalAction(quoted(data.removeprefix(b"short").decode()))
        if data == b"refused":
            raise ParlourError("No.")


@pytest.mark.parametrize(
    ("data", "accepted", "told"),
    [
        (b"x", True, ""),
        (b"refused", False, ""),
        (b"defect", False, "KeyError"),
        (b"unsound", False, "AssertionError"),
        (b"long" + b"x" * 300, False, "quotes more than 200 characters"),
        (b"long" + b"x" * 100, False, ""),
        (b"short" + b"x" * 300 + b"'" + b"x" * 300, False, ""),
    ],
)
def test_what_is_told_of_an_input(data: bytes, accepted: bool, told: str, tmp_path: Path) -> None:
    found, wrong = judge(_Faulty(tmp_path), data)
    assert found == accepted
    assert told in wrong
    assert bool(told) == bool(wrong)
