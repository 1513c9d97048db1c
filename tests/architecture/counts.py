"""Measures of the code structure: ``python -m tests.architecture.counts`` prints them.

``test_ratchets`` sets their limits.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.sources import PROGRAM, ROOT, imported, python_files, tree, walk

SMALL = 60
"""A module with fewer lines is small; ``__init__.py`` files are not counted."""
LARGE = 30
"""A class with more methods is large."""


def lines_of(file: Path) -> int:
    return (ROOT / file).read_text(encoding="utf-8").count("\n")


def lines(top: str) -> int:
    return sum(map(lines_of, python_files(top)))


def import_lines(top: str) -> int:
    """Lines of import statements, wherever they are."""
    return sum(
        (node.end_lineno or node.lineno) - node.lineno + 1
        for file in python_files(top)
        for node in walk(tree(file))
        if isinstance(node, ast.Import | ast.ImportFrom)
    )


def import_share(top: str) -> float:
    """Lines of import statements in 100 lines."""
    return 100 * import_lines(top) / lines(top)


def imports_in_functions(top: str) -> int:
    """Import statements that run when a function does."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return sum(
        len(
            {
                inner
                for node in walk(tree(file))
                if isinstance(node, functions)
                for inner in ast.walk(node)
                if isinstance(inner, ast.Import | ast.ImportFrom)
            }
        )
        for file in python_files(top)
    )


def small_modules(top: str) -> list[str]:
    return [
        str(file)
        for file in python_files(top)
        if file.name != "__init__.py" and lines_of(file) < SMALL
    ]


def large_classes(top: str) -> dict[str, int]:
    """Each large class and how many methods it has."""
    methods = (ast.FunctionDef, ast.AsyncFunctionDef)
    classes = (
        node
        for file in python_files(top)
        for node in walk(tree(file))
        if isinstance(node, ast.ClassDef)
    )
    counted = ((node.name, sum(isinstance(x, methods) for x in node.body)) for node in classes)
    return {name: count for name, count in counted if count > LARGE}


def _module_name(file: Path) -> str:
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


def _imports_within(top: str) -> dict[str, set[str]]:
    """For each module below ``top``, those it imports."""
    files = {_module_name(file): file for file in python_files(top)}
    found: dict[str, set[str]] = {}
    for module, file in files.items():
        names = {n if n in files else n.rpartition(".")[0] for n in imported(tree(file))}
        found[module] = (names & set(files)) - {module}
    return found


def _reached(graph: dict[str, set[str]], start: str) -> set[str]:
    """Everything that a module imports, directly or not."""
    seen: set[str] = set()
    left = [start]
    while left:
        new = graph[left.pop()] - seen
        seen |= new
        left += new
    return seen


def cycles(top: str) -> set[tuple[str, ...]]:
    """Modules that import each other, even if only for types or inside a function."""
    graph = _imports_within(top)
    below = {module: _reached(graph, module) for module in graph}
    return {
        tuple(sorted(o.removeprefix(f"{top}.") for o in below[module] if module in below[o]))
        for module in graph
        if module in below[module]
    }


def report() -> Iterator[str]:
    """A line for each figure."""
    yield f"{'':28}" + "".join(f"{top:>10}" for top in PROGRAM)
    for name, count in (
        ("lines", lines),
        ("lines of imports in 100", lambda top: f"{import_share(top):.2f}"),
        ("imports in functions", imports_in_functions),
        (f"modules under {SMALL} lines", lambda top: len(small_modules(top))),
        (f"classes over {LARGE} methods", lambda top: len(large_classes(top))),
        ("cycles", lambda top: len(cycles(top))),
    ):
        yield f"{name:28}" + "".join(f"{count(top)!s:>10}" for top in PROGRAM)


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in report())
