"""The registry finds every package of a game."""

from pathlib import Path

import pytest

from engines.core import registry
from engines.core.errors import UnknownName
from tests.core.toy import TOY, HighCard

FOLDER = Path(registry.__file__).parents[1] / "games"


def test_every_package_below_games_is_a_game() -> None:
    packages = {file.parent.name for file in FOLDER.glob("*/__init__.py")}
    assert set(registry.games()) == packages
    assert list(registry.games()) == sorted(packages)
    assert all(game.id == name for name, game in registry.games().items())


def test_names_may_have_dashes() -> None:
    for name, game in registry.games().items():
        assert registry.game(name) is registry.game(name.replace("_", "-")) is game


def test_an_unknown_game_is_named_with_the_known_ones(toy: HighCard) -> None:
    assert registry.game("toy") is TOY
    with pytest.raises(UnknownName, match=r"There is no game 'chess'. There are toy\."):
        registry.game("chess")
