"""Values as JSON and back."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any

import pytest

from engines.contract import files
from engines.contract.files import UNWRITTEN, Decimals


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class Point:
    x: Annotated[float, Decimals(2)]
    y: float = 0.0


@dataclass(frozen=True, slots=True)
class Drawing:
    name: str
    points: tuple[Point, ...] = ()
    size: tuple[int, bool] | None = None
    colours: Mapping[Colour, int] = field(default_factory=dict)
    shares: Mapping[tuple[float, ...], int] = field(default_factory=dict)
    about: Mapping[str, int | str | tuple[int, ...]] = field(default_factory=dict)
    more: Mapping[str, Any] = field(default_factory=dict)
    problem: Annotated[str, UNWRITTEN] = ""


DRAWING = Drawing(
    "Ä",
    (Point(0.25, 1.0), Point(2.0)),
    (3, True),
    {Colour.RED: 2},
    {(0.5, 0.5): 4, (0.0, 1.0): 1},
    {"one": 1, "word": "x", "several": (1, 2)},
    {"deep": [{"a": None}]},
)


def test_what_is_written_is_read() -> None:
    text = files.to_json(DRAWING, "drawing", 1)
    assert text.splitlines()[2:4] == ['  {"x": 0.25, "y": 1.0},', '  {"x": 2.0, "y": 0.0}']
    assert files.from_json(Drawing, text, "drawing", 1) == DRAWING


def test_files_round_and_leave_out_what_they_are_told_to() -> None:
    assert files.plain(Point(0.126, 0.126)) == {"x": 0.13, "y": 0.126}
    assert "problem" not in files.plain(Drawing("a", problem="b"))


def test_what_a_newer_program_wrote_is_ignored() -> None:
    assert files.build(Point, {"x": 1, "z": 2}) == Point(1.0)


@pytest.mark.parametrize(
    "data",
    [
        {},
        [],
        {"name": 1},
        {"name": "a", "points": [1]},
        {"name": "a", "points": [{"x": True}]},
        {"name": "a", "points": [{"x": 10**400}]},
        {"name": "a", "size": [1]},
        {"name": "a", "size": [1, 1]},
        {"name": "a", "colours": {"blue": 1}},
        {"name": "a", "shares": [1]},
        {"name": "a", "shares": [[1, 2, 3]]},
        {"name": "a", "about": {"one": 0.5}},
    ],
)
def test_other_data_are_refused(data: object) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever it says
        files.build(Drawing, data)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "7", "[" * 100_000, '{"format": "drawing"}'],
    ids=["nothing", "half", "list", "number", "deep", "no version"],
)
def test_other_files_are_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever it says
        files.from_json(Drawing, text, "drawing", 1)


def test_other_versions_are_refused() -> None:
    with pytest.raises(ValueError, match="version 2"):
        files.from_json(Drawing, files.to_json(DRAWING, "drawing", 2), "drawing", 1)
