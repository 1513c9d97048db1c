"""Pig among the games, for as long as a test needs it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engines.contract import registry
from engines.runtime import paths
from engines.runtime.texts import texts_of
from gui.games import face
from tests.sixth_game.engines.pig import GAME

ASSETS = Path(__file__).parent / "assets"


@contextmanager
def registered() -> Iterator[None]:
    """Let the program know the game as one of its own."""
    paths.asset_folders.append(ASSETS)
    registry.games()[GAME.id] = GAME
    face.faces()[GAME.id] = "tests.sixth_game.gui.pig"
    texts_of("en").put(GAME.id, paths.asset("text", "en", f"{GAME.id}.ftl").read_text("utf-8"))
    try:
        yield
    finally:
        paths.asset_folders.remove(ASSETS)
        del registry.games()[GAME.id]
        del face.faces()[GAME.id]
        texts_of("en").put(GAME.id, "")
        face.face.cache_clear()
