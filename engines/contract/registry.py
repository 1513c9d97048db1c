"""Which games there are: every package below ``engines.games`` that defines ``GAME``."""

import pkgutil
from functools import cache
from importlib import import_module

from engines.contract.game import Game
from engines.runtime.errors import UnknownName, quoted


@cache
def games() -> dict[str, Game]:
    """All games by id, in the order of their ids. Imports no compiled code.

    Raises:
        UnknownName: a package defines no ``GAME``.
    """
    package = import_module("engines.games")
    names = sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)
    return {found.id: found for found in map(_defined_by, names)}


def _defined_by(name: str) -> Game:
    found = getattr(import_module(f"engines.games.{name}"), "GAME", None)
    if not isinstance(found, Game):
        raise UnknownName("errors-engines-games-init-py", name=name)
    return found


def game(name: str) -> Game:
    """The game with id ``name`` (dashes count as underscores); raises UnknownName."""
    found = games().get(name.replace("-", "_"))
    if found is None:
        raise UnknownName("errors-no-game", name=quoted(name), games=tuple(games()))
    return found
