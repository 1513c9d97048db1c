"""Every kind of input, by name."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from engines.contract.registry import games
from tests.fuzz.driver import Input
from tests.fuzz.files import LibraryFile, Programs, SettingsFile, Tournaments
from tests.fuzz.games import Actions, Positions, Records
from tests.fuzz.talk import Answers, Options

KINDS: Final[Mapping[str, Callable[[Path], Input]]] = {
    **{f"position {game.id}": partial(Positions, game=game) for game in games().values()},
    **{f"action {game.id}": partial(Actions, game=game) for game in games().values()},
    "record": Records,
    "settings": SettingsFile,
    "programs": Programs,
    "tournament": partial(Tournaments, game=games()["fargo"]),
    "library": LibraryFile,
    "answer": Answers,
    "options": Options,
}
