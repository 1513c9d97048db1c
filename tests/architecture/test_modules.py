"""Modules stay small, and their names say what lives in them."""

import ast
import re
from pathlib import Path

import pytest

from tests.architecture.sources import EVERYTHING, PROGRAM, ROOT, python_files, tree

MAX_LINES = 600

NAME = re.compile(r"(__init__|__main__|[a-z][a-z0-9]*(_[a-z0-9]+)*)\.py")
# Names for a junk drawer: whatever found no place of its own.
SAYS_NOTHING = {"base", "common", "helper", "helpers", "misc", "util", "utils", "stuff", "tools"}


def has_telling_name(file: Path) -> bool:
    return bool(NAME.fullmatch(file.name)) and SAYS_NOTHING.isdisjoint({file.stem, *file.parts})


def test_modules_are_small() -> None:
    lines = {
        str(file): (ROOT / file).read_text(encoding="utf-8").count("\n")
        for file in python_files(*EVERYTHING)
    }
    too_long = {file: count for file, count in lines.items() if count > MAX_LINES}
    assert too_long == {}, "split them: each is more than one thing"


def test_modules_have_telling_names() -> None:
    assert [str(file) for file in python_files(*EVERYTHING) if not has_telling_name(file)] == []


@pytest.mark.parametrize(
    ("name", "telling"),
    [
        ("gui/kit/dice_tray.py", True),
        ("engines/__init__.py", True),
        ("gui/kit/utils.py", False),
        ("engines/helpers/dice.py", False),
        ("engines/DiceTray.py", False),
        ("engines/_dice.py", False),
    ],
)
def test_what_a_telling_name_is(name: str, telling: bool) -> None:
    assert has_telling_name(Path(name)) is telling


def test_packages_say_what_lives_in_them() -> None:
    files = python_files(*PROGRAM)
    packages = {file.parent / "__init__.py" for file in files}
    assert sorted(packages - set(files)) == []
    assert [str(file) for file in sorted(packages) if not ast.get_docstring(tree(file))] == []


# Names with a dot don't match: they are modules seen from the top, or what is in them.
LISTED = re.compile(r"^\* (`+[\w/]+`+(?:, `+[\w/]+`+)*)", re.MULTILINE)
STANDS_FOR_MANY = {"games/ID"}


def test_packages_list_only_modules_that_exist() -> None:
    gone = []
    for file in (file for file in python_files(*PROGRAM) if file.name == "__init__.py"):
        for line in LISTED.findall(ast.get_docstring(tree(file)) or ""):
            for name in set(re.findall(r"[\w/]+", line)) - STANDS_FOR_MANY:
                path = ROOT / file.parent / name
                if not (path.is_dir() or path.with_suffix(".py").is_file()):
                    gone.append(f"{file}: {name}")
    assert gone == []
