"""One function rounds every figure that a person reads: ``number`` of ``engines.runtime.texts``."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import PROGRAM, in_kernels, python_files, tree, walk

ROUNDED = re.compile(r"\.\d*[fFeE%]$|,$")
"""Format specifications that write decimals, percentages, or thousands in their own way."""
IN_TEXT = re.compile(r"%[-+ 0-9]*\.\d+f|\{[^{}]*:[^{}]*\.\d*[f%]\}")
OWNERS = {
    Path("engines/runtime/texts.py"),
    Path("engines/cli/terminal.py"),  # rich formats the progress itself
}


def own_roundings(source: ast.Module) -> Iterator[int]:
    """The lines in which a figure is written without ``number``."""
    for node in walk(source):
        if isinstance(node, ast.FormattedValue) and isinstance(node.format_spec, ast.JoinedStr):
            parts = node.format_spec.values
            written = "".join(str(p.value) if isinstance(p, ast.Constant) else "1" for p in parts)
            if ROUNDED.search(written):
                yield node.lineno
        elif isinstance(node, ast.Constant) and IN_TEXT.search(str(node.value)):
            yield node.lineno


def test_figures_are_rounded_in_one_place() -> None:
    """With ``number`` and ``percent`` of the catalog."""
    files = [file for file in python_files(*PROGRAM) if not in_kernels(file)]
    found = {file: list(own_roundings(tree(file))) for file in files if file not in OWNERS}
    assert {str(file): lines for file, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "code", ["f'{x:.1f}'", "f'{x:+,.2f}'", "f'{n:,}'", "f'{x:.{n}f}'", "'{:.1%}'", "'%.2f s'"]
)
def test_a_rounding_of_its_own_is_found(code: str) -> None:
    assert list(own_roundings(ast.parse(code)))


@pytest.mark.parametrize("code", ["f'{name:<42}'", "f'{seed:016x}'", "f'{place:02d}'", "'100 %'"])
def test_other_formats_are_not_taken_for_one(code: str) -> None:
    assert not list(own_roundings(ast.parse(code)))
