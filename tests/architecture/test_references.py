"""What docstrings refer to exists: ``Class.member`` and ``engines.package.module.name``."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import PROGRAM, ROOT, python_files, tree, walk

REFERENCE = re.compile(r"`([A-Za-z_]\w*(?:\.\w+)+)(?:\(.*?\))?`")


def docstrings(source: ast.Module) -> Iterator[str]:
    """All strings that stand alone: docstrings of modules, classes, functions, and attributes."""
    for node in walk(source):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield text


def members(files: list[Path]) -> dict[str, set[str]]:
    """For each class name, every name in the bodies of its classes and of their bases."""
    own, bases = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for file in files:
        for node in walk(tree(file)):
            if isinstance(node, ast.ClassDef):
                own[node.name] |= set(re.findall(r"\w+", ast.unparse(node)))
                bases[node.name] |= set(re.findall(r"\w+", " ".join(map(ast.unparse, node.bases))))

    def all_of(name: str, seen: frozenset[str]) -> set[str]:
        more = (all_of(base, seen | {base}) for base in bases[name] - seen if base in own)
        return own[name].union(*more)

    return {name: all_of(name, frozenset({name})) for name in list(own)}


def is_there(path: str) -> bool:
    """Whether a dotted path is a package or module of ours, or a name in one."""
    parts = path.split(".")
    for end in range(len(parts), 0, -1):
        place, rest = ROOT.joinpath(*parts[:end]), parts[end:]
        module = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        if module.is_file():
            return not rest or bool(re.search(rf"\b{rest[0]}\b", module.read_text("utf-8")))
    return False


def stale(text: str, classes: dict[str, set[str]]) -> Iterator[str]:
    """The references in a docstring to what does not exist."""
    for reference in REFERENCE.findall(text):
        first, second, *_ = reference.split(".")
        if first in PROGRAM:
            if not is_there(reference):
                yield reference
        elif first in classes and second not in classes[first]:
            yield reference


def test_docstrings_refer_to_what_exists() -> None:
    files = python_files(*PROGRAM)
    classes = members(files)
    found = {
        f"{file}: {reference}"
        for file in files
        for text in docstrings(tree(file))
        for reference in stale(text, classes)
    }
    assert found == set()


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("See ``Game.bots``, and `engines.contract.game`.", []),
        ("See ``Game.nothing``.", ["Game.nothing"]),
        ("See ``engines.contract.nothing``.", ["engines.contract.nothing"]),
        ("See `engines.contract.game.no_name`.", ["engines.contract.game.no_name"]),
    ],
)
def test_stale_references_are_found(text: str, wrong: list[str]) -> None:
    assert list(stale(text, {"Game": {"bots"}})) == wrong
