"""What nobody uses, or only tests do.

A name is used if code of the program loads it, imports it, or writes it in a string of names
(``"engines.search.adaptive"``). Setting an attribute or passing a keyword isn't a use: a field that
is never read holds nothing. Names are compared wherever they are, so some dead ones pass.
"""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.architecture.sources import PROGRAM, python_files, tree, walk

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_NAMES = re.compile(r"[\w.:]+")
_CALLED = re.compile(r"[a-z]+[A-Z]\w*|__\w+__|_")
"""What Qt and Python call, and what is meant to be ignored."""

FOR_LIBRARIES = {
    *("interface_cast", "relations"),  # QAccessibleInterface
    "clone",  # QIconEngine
    *("KernelCacheLocator", "from_function", "ensure_cache_path", "get_cache_path"),  # numba
    *("get_source_stamp", "get_disambiguator", "on_start", "on_end", "_library_class"),
    "_optimize_functions",
    "versions",  # external programs, in what the protocol says first
}
FOR_TEXTS = {
    *("RESIGNATION", "TIME"),  # made from what a kernel says, and written by its name
}
FOR_TESTS = {
    "close_all",  # between tests
}


def defined(source: ast.Module) -> Iterator[str]:
    """Functions, classes, methods, constants, and fields, unless a decorator registers them."""
    for holder in walk(source):
        for node in holder.body if isinstance(holder, ast.Module | ast.ClassDef) else ():
            if isinstance(node, _DEFINITIONS):
                registered = any(isinstance(each, ast.Call) for each in node.decorator_list)
                if isinstance(node, ast.ClassDef) or not registered:
                    yield node.name
            elif isinstance(node, ast.AnnAssign | ast.Assign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                yield from (
                    each.id
                    for target in targets
                    for each in ast.walk(target)
                    if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
                )


def top_level(source: ast.Module) -> set[str]:
    alone = ast.Module([node for node in source.body if not isinstance(node, ast.ClassDef)], [])
    return set(defined(alone))


def used(source: ast.Module) -> Iterator[str]:
    for node in walk(source):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            yield node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from re.split(r"[.:]", node.value) if _NAMES.fullmatch(node.value) else ()


def dead(definitions: set[str], uses: set[str]) -> set[str]:
    return {name for name in definitions - uses if not _CALLED.fullmatch(name)}


def test_nothing_is_there_for_nobody() -> None:
    definitions = {name for file in python_files(*PROGRAM) for name in defined(tree(file))}
    uses = {name for file in python_files(*PROGRAM, "packaging") for name in used(tree(file))}
    assert dead(definitions, uses) == FOR_LIBRARIES | FOR_TEXTS | FOR_TESTS


def test_modules_use_their_private_constants_and_functions() -> None:
    found = {}
    for file in python_files(*PROGRAM):
        source = tree(file)
        private = {name for name in top_level(source) if name.startswith("_")}
        if lost := dead(private, set(used(source))):
            found[str(file)] = lost
    assert found == {}


@pytest.mark.parametrize(
    "code",
    [
        "def lost(): pass",
        "lost = 1",
        "kept, (*lost, _) = 1, 2\nprint(kept)",
        "class C:\n    lost: int\nprint(C(lost=1))",
        "class C:\n    def lost(self): pass\nprint(C())",
        "@dataclass(slots=True)\nclass lost: pass",
        "def __getattr__(name): pass\ndef lost(): pass\n'lost and found'",
    ],
)
def test_dead_code_is_found(code: str) -> None:
    source = ast.parse(code)
    assert dead(set(defined(source)), set(used(source))) == {"lost"}


@pytest.mark.parametrize(
    "code",
    [
        "def kept(): pass\nkept()",
        "class C:\n    kept: int\nprint(C(kept=1).kept)",
        "@APP.command()\ndef kept(): pass",
        "class C:\n    def paintEvent(self): pass\nC()",
        "class Kept: pass\nload('games.fargo:Kept')",
    ],
)
def test_other_code_is_not_taken_for_dead(code: str) -> None:
    source = ast.parse(code)
    assert not dead(set(defined(source)), set(used(source)))
