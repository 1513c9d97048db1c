"""What games bring along for the command line."""

import pkgutil
from collections.abc import Iterator
from pathlib import Path

import engines.games


def game_modules(name: str) -> Iterator[tuple[str, str]]:
    """Every game whose package has a module ``name``, and that module's full name."""
    for folder in map(Path, engines.games.__path__):
        for game in sorted(module.name for module in pkgutil.iter_modules([str(folder)])):
            if any(module.name == name for module in pkgutil.iter_modules([str(folder / game)])):
                yield game, f"engines.games.{game}.{name}"
