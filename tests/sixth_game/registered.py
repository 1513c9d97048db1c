"""Pig among the games, for as long as a test needs it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engines.core import places, registry, words
from gui.games import face
from tests.sixth_game.engines.pig import GAME

ASSETS = Path(__file__).parent / "assets"


@contextmanager
def registered() -> Iterator[None]:
    """Let the program know the game as one of its own."""
    places.asset_folders.append(ASSETS)
    registry.games()[GAME.id] = GAME
    face.faces()[GAME.id] = "tests.sixth_game.gui.pig"
    words._catalogue.cache_clear()
    try:
        yield
    finally:
        places.asset_folders.remove(ASSETS)
        del registry.games()[GAME.id]
        del face.faces()[GAME.id]
        words._catalogue.cache_clear()
        face.face.cache_clear()
