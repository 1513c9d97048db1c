"""The registry finds every package of a game."""

import pkgutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from engines.contract import registry
from engines.runtime.errors import UnknownName
from tests.contract.toy import TOY, HighCard
from tests.raised import raises

FOLDER = Path(registry.__file__).parents[1] / "games"


def test_every_package_below_games_is_a_game() -> None:
    packages = {file.parent.name for file in FOLDER.glob("*/__init__.py")}
    assert set(registry.games()) == packages
    assert list(registry.games()) == sorted(packages)
    assert all(game.id == name for name, game in registry.games().items())


def test_a_package_without_a_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "engines.games.empty", ModuleType("empty"))
    listed = [pkgutil.ModuleInfo(None, "empty", True)]  # type: ignore[arg-type]  # never asked
    monkeypatch.setattr(pkgutil, "iter_modules", lambda _path: listed)
    with raises(UnknownName, "errors-engines-games-init-py", name="empty"):
        registry.games.__wrapped__()


def test_names_may_have_dashes() -> None:
    for name, game in registry.games().items():
        assert registry.game(name) is registry.game(name.replace("_", "-")) is game


def test_an_unknown_game_is_named_with_the_known_ones(toy: HighCard) -> None:
    assert registry.game("toy") is TOY
    with raises(UnknownName, "errors-no-game"):
        registry.game("chess")
