"""``parlour-lab rate`` on High Card."""

from dataclasses import replace
from pathlib import Path

import pytest

from engines.arena.strength import neighbours
from engines.cli.rate import _line_ups
from engines.contract import ratings
from engines.contract.budget import Budget
from engines.contract.registry import game as find
from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from tests.cli.conftest import Lab
from tests.contract.toy_bots import BOTS, Sleepy


def rate(lab: Lab, folder: Path, games: int, *more: str) -> str:
    """The table that a run prints; its results go to ``folder``."""
    arguments = ("--games", str(games), "--into", str(folder), "--workers", "1", *more)
    output, said, code = lab("rate", "toy", *arguments)
    assert (said, code) == ("", 0)
    return output


def test_a_table_is_written_and_printed(lab: Lab, tmp_path: Path) -> None:
    output = rate(lab, tmp_path, 40, "--bots", "careless,greedy")
    table = ratings.Table.read("toy", tmp_path / "toy.json")
    careless, greedy = table.ratings
    assert (careless.bot, greedy.bot) == ("careless", "greedy")
    assert careless.elo + greedy.elo == 3000
    assert greedy.games == 40
    assert "1500 is the average of these bots" in output
    assert f"{greedy.elo:.0f}" in output
    assert "against careless" in output
    assert [file.name for file in tmp_path.iterdir()] == ["toy.json"]


def test_a_run_goes_on_where_it_was(lab: Lab, tmp_path: Path) -> None:
    rate(lab, tmp_path / "steps", 20, "--bots", "careless,greedy")
    rate(lab, tmp_path / "steps", 40, "--bots", "careless,greedy")
    rate(lab, tmp_path / "once", 40, "--bots", "careless,greedy")
    steps, once = ((tmp_path / name / "toy.json").read_text() for name in ("steps", "once"))
    assert steps == once


def test_a_bot_joins_those_that_have_played(lab: Lab, tmp_path: Path) -> None:
    rate(lab, tmp_path, 20, "--bots", "careless,greedy")
    rate(lab, tmp_path, 20, "--bots", "crashing,greedy")
    table = ratings.Table.read("toy", tmp_path / "toy.json")
    assert [rating.bot for rating in table.ratings] == ["careless", "crashing", "greedy"]
    assert [line_up.bots for line_up in table.line_ups] == [
        ("careless", "greedy"),
        ("crashing", "greedy"),
    ]
    crashing = table.rating("crashing")
    assert crashing is not None
    assert crashing.elo < 1200  # it forfeits every game


def test_playouts_instead_of_a_time_to_think(
    lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hour = replace(Sleepy.info, budget=Budget(seconds=3600))
    monkeypatch.setattr(Sleepy, "info", hour)
    rate(lab, tmp_path, 2, "--bots", "sleepy,greedy", "--budget", "3p")
    (line_up,) = ratings.Table.read("toy", tmp_path / "toy.json").line_ups
    assert line_up.budgets == ("3p", None)
    monkeypatch.setattr(Sleepy, "info", replace(hour, budget=Budget(playouts=7)))
    rate(lab, tmp_path, 2, "--bots", "sleepy,greedy", "--budget", "3p")
    (line_up,) = ratings.Table.read("toy", tmp_path / "toy.json").line_ups
    assert line_up.budgets == ("7p", None), "only a time is replaced"


def test_strangers_are_refused_before_they_play(lab: Lab, tmp_path: Path) -> None:
    rate(lab, tmp_path, 2, "--bots", "careless,greedy")
    before = (tmp_path / "toy.json").read_text()
    _, said, code = lab("rate", "toy", "--into", str(tmp_path), "--bots", "crashing,cheating")
    assert code == 2
    strangers = ("crashing", "cheating")
    assert tr("errors-strangers-never-met", line_up="careless", strangers=strangers) in said
    assert (tmp_path / "toy.json").read_text() == before


def test_what_cannot_be_rated_is_named(lab: Lab, tmp_path: Path) -> None:
    _, said, code = lab("rate", "toy", "--into", str(tmp_path), "--bots", "greedy,nobody")
    known = tuple(bot.info.id for bot in BOTS)
    unknown = tr("errors-no-bot", id="toy", name=quoted("nobody"), known=known)
    assert (code, said) == (2, f"{unknown}\n")
    _, said, code = lab("rate", "toy", "--into", str(tmp_path), "--bots", "greedy")
    assert (code, said) == (2, f"{tr('errors-no-lineup', game='toy', seats=2)}\n")


def test_neighbours_meet_alone_at_tables_of_four() -> None:
    game = find("colonizers")
    lower, higher = (bot.info.id for bot in game.bots[:2])
    assert _line_ups(game, f"{lower},{higher}") == [(lower, lower, higher, higher)]
    below = neighbours([bot.info for bot in game.bots])
    duels = {(lower, lower, higher, higher) for higher, lower in below.items()}
    assert duels <= set(_line_ups(game, None))


def test_neighbours_meet_alone_at_tables_of_three() -> None:
    game = find("lange_strasse")
    lower, higher = (bot.info.id for bot in game.bots[:2])
    found = _line_ups(game, f"{lower},{higher}")
    assert found == [(lower, lower, higher), (lower, higher, higher)]


def test_bots_outside_the_ladder_do_not_meet_each_other() -> None:
    game = find("fargo")
    outside = {bot.info.id for bot in game.bots if not bot.info.level}
    assert len(outside) > 1
    assert all(len(outside.intersection(line_up)) <= 1 for line_up in _line_ups(game, None))
