"""Pig is a game of the program while its tests run, and the window of the play tests is at hand."""

from collections.abc import Iterator

import pytest

from tests.gui.play.conftest import home, program, start
from tests.sixth_game.engines.pig import GAME
from tests.sixth_game.registered import registered

__all__ = ["home", "program", "start"]


@pytest.fixture(scope="module", autouse=True)
def pig() -> Iterator[None]:
    """Register the game and load its compiled rules before any clock runs."""
    with registered():
        _ = GAME.kernel
        yield
