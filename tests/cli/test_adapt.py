"""``parlour-lab adapt`` on High Card, with two rated bots."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.contract import ratings, registry
from engines.contract.files import GameFile
from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from engines.search import adaptive
from tests.cli.conftest import Lab
from tests.contract.toy import HighCard


@pytest.fixture(autouse=True)
def assets(toy: HighCard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in place of that of the files that ship."""

    def shipped(kind: type[GameFile], game: str) -> Path:
        return tmp_path / kind.FOLDER / f"{game}.json"

    monkeypatch.setattr(GameFile, "shipped", classmethod(shipped))
    monkeypatch.setattr(registry, "games", lambda: {"toy": toy, "high_card": toy})
    rated = [
        ratings.Rating(name, elo, 10.0, 100, "2026-11-21", "1.0")
        for name, elo in (("careless", 1400.0), ("greedy", 1600.0))
    ]
    for folder in (ratings.Table.FOLDER, adaptive.Curve.FOLDER):
        (tmp_path / folder).mkdir()
    ratings.Table.shipped("toy").write_text(ratings.Table("toy", tuple(rated)).to_json())
    adaptive.curve.cache_clear()
    yield tmp_path
    adaptive.curve.cache_clear()


def test_dashes_in_a_name_find_the_same_files(lab: Lab, assets: Path) -> None:
    what = ("--bot", "greedy", "--work", "1p", "--temperatures", "0.5", "--against", "careless")
    for game in ("high-card", "toy"):
        printed, _, code = lab("adapt", game, *what, "--games", "4", "--workers", "1")
        assert code == 0
        assert "greedy/1p/0.5" in printed
    assert [file.name for file in (assets / adaptive.Curve.FOLDER).iterdir()] == ["toy.json"]
    (measured,) = adaptive.curve("toy").measured
    assert (measured.player, measured.met[0].games) == (("greedy", "1p", 0.5), 4)


def test_opponents_must_be_rated(lab: Lab) -> None:
    printed, said, code = lab("adapt", "toy", "--against", "careless,nobody")
    assert (printed, code) == ("", 2)
    known = ("careless", "greedy")
    assert tr("errors-bot-not-rated", id="toy", name=quoted("nobody"), known=known) in said


def test_temperatures_are_numbers(lab: Lab) -> None:
    printed, said, code = lab("adapt", "toy", "--temperatures", "0.5,x")
    assert (printed, code) == ("", 2)
    wrong = {"option": "--temperatures", "text": quoted("0.5,x"), "example": "0.02,0.5"}
    assert tr("errors-not-list-of-numbers", **wrong) in said
