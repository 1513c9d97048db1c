"""Ratchets for the code structure: it may get better, never worse.

Each figure is today's value. A change that improves one writes the better figure here. ``counts``
says what the figures measure, and prints them.
"""

import pytest

from tests.architecture import counts
from tests.architecture.sources import PROGRAM

MOST_LINES = {"engines": 58_826, "gui": 49_635}
MOST_IMPORTS = {"engines": 6.93, "gui": 8.05}
"""Lines of import statements in 100 lines."""
MOST_IMPORTS_IN_FUNCTIONS = {"engines": 18, "gui": 8}
MOST_SMALL_MODULES = {"engines": 17, "gui": 16}


@pytest.mark.parametrize("top", PROGRAM)
def test_the_program_gets_no_longer(top: str) -> None:
    assert counts.lines(top) <= MOST_LINES[top]


@pytest.mark.parametrize("top", PROGRAM)
def test_imports_take_no_more_room(top: str) -> None:
    assert counts.import_share(top) <= MOST_IMPORTS[top]


@pytest.mark.parametrize("top", PROGRAM)
def test_no_more_imports_hide_in_functions(top: str) -> None:
    assert counts.imports_in_functions(top) <= MOST_IMPORTS_IN_FUNCTIONS[top]


@pytest.mark.parametrize("top", PROGRAM)
def test_modules_get_no_smaller(top: str) -> None:
    small = counts.small_modules(top)
    assert len(small) <= MOST_SMALL_MODULES[top], small


def test_classes_stay_small() -> None:
    assert not [counts.large_classes(top) for top in PROGRAM if counts.large_classes(top)]


@pytest.mark.parametrize("top", PROGRAM)
def test_no_modules_import_each_other(top: str) -> None:
    assert not counts.cycles(top)
