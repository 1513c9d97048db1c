"""The short form of the fuzzer: other inputs need another seed (``packaging/test --fuzz``)."""

from pathlib import Path

import pytest

from engines.core.errors import IllegalAction, ParlourError
from tests.fuzz.driver import Input, judge, run
from tests.fuzz.kinds import KINDS

SECONDS = 1.2
"""For each kind; so many inputs at most."""
COUNT = 200


@pytest.mark.parametrize("kind", KINDS)
def test_damaged_inputs_are_refused_or_sound(kind: str) -> None:
    report = run(kind, seed=1, count=COUNT, seconds=SECONDS)
    assert not report.failures, "\n".join(map(str, report.failures))
    assert report.tried


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
    ],
)
def test_what_is_told_of_an_input(data: bytes, accepted: bool, told: str, tmp_path: Path) -> None:
    found, wrong = judge(_Faulty(tmp_path), data)
    assert found == accepted
    assert told in wrong
    assert bool(told) == bool(wrong)
