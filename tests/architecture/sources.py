"""The project's own source files, and what their syntax trees say."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]

PROGRAM = ("engines", "gui")
EVERYTHING = (*PROGRAM, "tests", "packaging")


def python_files(*folders: str) -> list[Path]:
    """All Python files below ``folders``, relative to the project's folder, in order."""
    files = (file for folder in folders for file in sorted((ROOT / folder).rglob("*.py")))
    return [file.relative_to(ROOT) for file in files]


@cache
def tree(file: Path) -> ast.Module:
    """The syntax tree of ``file`` (relative to the project's folder)."""
    return ast.parse((ROOT / file).read_text(encoding="utf-8"), filename=str(file))


@cache
def walk(source: ast.Module) -> tuple[ast.AST, ...]:
    """All nodes of a syntax tree: several tests look through the same ones."""
    return tuple(ast.walk(source))


def imported(source: ast.Module) -> Iterator[str]:
    """Dotted names of all that ``source`` imports, wherever in the file: modules and members."""
    for node in walk(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def in_kernels(file: Path) -> bool:
    """Whether ``file`` is in a ``kernels`` package."""
    return "kernels" in file.parent.parts
