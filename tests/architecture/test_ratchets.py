"""What the structure has come to so far: it may get better, never worse.

Each figure is the state of today. Where a change improves one, it writes the better figure here.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import PROGRAM, ROOT, imported, python_files, tree

MOST_LINES = {"engines": 69_656, "gui": 46_598}
MOST_SMALL_MODULES = {"engines": 63, "gui": 29}
"""Modules under 60 lines, packages' own files not counted."""
SMALL = 60
MOST_METHODS = 30
LARGE_CLASSES = {
    "Game": 31,
    "Hints": 33,
    "History": 50,
    "Match": 53,
    "Position": 40,
}
"""Classes with more methods than ``MOST_METHODS``."""
CYCLES = {
    "engines": {
        ("contract.bot", "contract.game", "contract.position", "contract.tour"),
        (
            "match.advice.companion",
            "match.advice.hints",
            "match.advice.tutor",
            "match.controller.autosave",
            "match.controller.driver",
            "match.controller.match",
            "match.controller.pending",
            "match.controller.thinking",
            "match.events",
        ),
    },
    "gui": set(),
}
"""Modules that import each other, also for types alone or inside a function."""


def lines_of(file: Path) -> int:
    return (ROOT / file).read_text(encoding="utf-8").count("\n")


@pytest.mark.parametrize("top", PROGRAM)
def test_the_program_gets_no_longer(top: str) -> None:
    assert sum(map(lines_of, python_files(top))) <= MOST_LINES[top]


@pytest.mark.parametrize("top", PROGRAM)
def test_modules_get_no_smaller(top: str) -> None:
    small = [
        str(file)
        for file in python_files(top)
        if file.name != "__init__.py" and lines_of(file) < SMALL
    ]
    assert len(small) <= MOST_SMALL_MODULES[top], small


def classes() -> Iterator[tuple[str, int]]:
    for file in python_files(*PROGRAM):
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.ClassDef):
                methods = (ast.FunctionDef, ast.AsyncFunctionDef)
                yield node.name, sum(isinstance(part, methods) for part in node.body)


def test_classes_stay_small() -> None:
    large = {name: count for name, count in classes() if count > MOST_METHODS}
    assert large == LARGE_CLASSES


def module_name(file: Path) -> str:
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


def imports_within(top: str) -> dict[str, set[str]]:
    """For each module below ``top``, those it imports."""
    files = {module_name(file): file for file in python_files(top)}
    found: dict[str, set[str]] = {}
    for module, file in files.items():
        names = {n if n in files else n.rpartition(".")[0] for n in imported(tree(file))}
        found[module] = (names & set(files)) - {module}
    return found


def reached(graph: dict[str, set[str]], start: str) -> set[str]:
    """Everything that a module imports, directly or not."""
    seen: set[str] = set()
    left = [start]
    while left:
        new = graph[left.pop()] - seen
        seen |= new
        left += new
    return seen


@pytest.mark.parametrize("top", PROGRAM)
def test_no_new_modules_import_each_other(top: str) -> None:
    graph = imports_within(top)
    below = {module: reached(graph, module) for module in graph}
    cycles = {
        tuple(
            sorted(
                other.removeprefix(f"{top}.") for other in below[module] if module in below[other]
            )
        )
        for module in graph
        if module in below[module]
    }
    assert cycles == CYCLES[top]
