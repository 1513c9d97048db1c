"""``parlour-lab calibrate`` on High Card, whose greedy bot claims 50 or 90% for every seat."""

import errno
import json
import os
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engines.arena.blocks import in_threads
from engines.cli.calibrating import line_ups
from engines.cli.calibrating.kept_games import KeptGames
from engines.cli.calibrating.playing import Played, play_game
from engines.contract import registry
from engines.contract.monitor import Monitor
from engines.contract.record import PERSON
from engines.contract.registry import game as find
from engines.contract.registry import games
from engines.match.advice import calibration
from engines.runtime import storage
from engines.runtime.errors import StorageError
from engines.runtime.texts import tr
from tests.cli.conftest import Lab
from tests.contract.toy import HighCard
from tests.raised import raises

NEEDED = {
    *("game", "table", "games", "decisions", "offset", "offset_low", "offset_high", "ece", "unit"),
    *("ece_perfect_95", "slope", "slope_low", "slope_high", "brier", "brier_base"),
}
TABLE = "careless,greedy"


def calibrate(lab: Lab, folder: Path, *more: str) -> Any:
    """The JSON of a run."""
    arguments = ("--seats", "2", "--into", str(folder), "--share", "0.5", *more)
    output, _, code = lab("calibrate", "toy", *arguments, "--json", str(folder / "found"))
    assert code == 0
    assert "Expected calibration error" in output
    return json.loads((folder / "found").read_text())


def test_a_table_has_what_is_needed_whoever_plays(lab: Lab, tmp_path: Path) -> None:
    arguments = ("--table", TABLE, "--games", "60", "--repeats", "4")
    one = calibrate(lab, tmp_path, *arguments, "--workers", "1")
    many = calibrate(lab, tmp_path, *arguments, "--workers", "4")
    assert one == many
    assert set(one) >= NEEDED
    assert (one["game"], one["table"], one["games"], one["unit"]) == ("toy", TABLE, 60, "share")
    assert one["repeats"]["times"] == 4
    assert one["bots"] == ["careless", "greedy"]
    assert sum(each["decisions"] for each in one["bins"]) == one["decisions"]
    other = calibrate(lab, tmp_path, *arguments, "--seed", "2")
    assert other["came"] != one["came"]


def test_claims_that_are_wrong_are_found_wrong_and_mended_by_a_fit(
    lab: Lab, tmp_path: Path
) -> None:
    arguments = ("--table", "self", "--games", "300")
    raw = calibrate(lab, tmp_path, *arguments, "--raw")
    assert raw["offset_high"] < -0.05  # it claims at least half for everyone
    assert raw["ece"] > raw["ece_perfect_95"]
    fitted = calibrate(lab, tmp_path, *arguments, "--fit", "--repeats", "6")
    assert fitted["offset_low"] <= 0 <= fitted["offset_high"]
    assert fitted["brier"] < raw["brier"]
    file = calibration.read("toy", tmp_path / "toy.json")
    assert file.problem == ""
    (parameters,) = file.maps
    assert (parameters.adviser, parameters.games) == ("greedy", 300)
    assert parameters.date
    assert file.tables[0]["offset"] == fitted["offset"]
    again = calibrate(lab, tmp_path, *arguments, "--repeats", "6")
    assert again == fitted


def test_without_a_file_it_says_so_and_ranges_are_wide(lab: Lab, tmp_path: Path) -> None:
    arguments = ("--seats", "2", "--into", str(tmp_path), "--table", TABLE, "--games", "20")
    _, said, code = lab("calibrate", "toy", *arguments, "--json", str(tmp_path / "found"))
    assert code == 0
    assert tr("errors-calibration-none", game="toy") in said
    assert json.loads((tmp_path / "found").read_text())["stated_error"] > 0.1


def test_a_run_goes_on_where_it_was(lab: Lab, tmp_path: Path) -> None:
    toy = find("toy")
    setting = line_ups.setting(toy, TABLE, (2,), 1, 0.5, 0)
    games_ = [play_game(setting, number, Monitor()) for number in range(6)]
    kept = KeptGames(tmp_path, setting)
    for each in games_[:4]:
        kept.add(each)
    file = next(tmp_path.iterdir())
    file.write_text(file.read_text()[:-9])  # the last line is damaged
    again = KeptGames(tmp_path, setting)
    assert again.games == games_[:3]
    for each in in_threads(partial(play_game, setting), range(3, 6), workers=2):
        again.add(each)
    assert KeptGames(tmp_path, setting).games == games_
    assert KeptGames(tmp_path, line_ups.setting(toy, TABLE, (2,), 2, 0.5, 0)).games == []


def test_games_before_a_damaged_one_are_kept_and_nothing_is_deleted(tmp_path: Path) -> None:
    setting = line_ups.setting(find("fargo"), line_ups.SELF, (2,), 1, 0.5, 0)
    games_ = [Played(number, (), True, 9, (1.0, 0.0)) for number in range(4)]
    kept = KeptGames(tmp_path, setting)
    for each in games_:
        kept.add(each)
    (file,) = tmp_path.iterdir()
    lines = file.read_bytes().splitlines(keepends=True)
    damaged = b"".join((*lines[:2], b"\xff", *lines[2:]))
    file.write_bytes(damaged)
    assert KeptGames(tmp_path, setting).games == games_[:2]
    assert file.with_name(file.name + storage.BACKUP).read_bytes() == damaged


def test_a_full_disk_costs_no_kept_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = line_ups.setting(find("fargo"), line_ups.SELF, (2,), 1, 0.5, 0)
    KeptGames(tmp_path, setting).add(Played(0, (), True, 9, (1.0, 0.0)))
    (file,) = tmp_path.iterdir()
    before = file.read_bytes()
    with monkeypatch.context() as full, raises(StorageError, "errors-file-cannot-write-disk-full"):
        full.setattr(os, "fsync", no_space)
        KeptGames(tmp_path, setting)
    assert file.read_bytes() == before


def no_space(_descriptor: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_dashes_in_a_name_find_the_same_files(
    lab: Lab, toy: HighCard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"toy": toy, "high_card": toy})
    arguments = ("--table", TABLE, "--games", "20", "--fit", "--seats", "2", "--share", "0.5")
    lab("calibrate", "high-card", *arguments, "--into", str(tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == ["toy.json"]
    assert not calibration.read("toy", tmp_path / "toy.json").problem


@pytest.mark.parametrize("name", games())
def test_tables_of_every_game(name: str) -> None:
    game = find(name)
    seats = line_ups.usual_seats(game)
    for table in line_ups.TABLES:
        setting = line_ups.setting(game, table, seats, 1, 0.1, 0)
        assert setting.asked.repeatable
        assert setting.seated.repeatable
        met = [line_ups.players(setting, game, number) for number in range(40)]
        assert {len(players) for players in met} == set(seats)
        bots = {player for players in met for player in players}
        match table:
            case line_ups.SELF:
                assert bots == {setting.adviser}
            case line_ups.MIXED:
                assert all(players.count(PERSON) == 1 for players in met)
                places = {players.index(PERSON) for players in met}
                assert places == set(range(max(seats)))
            case _:
                assert bots == set(line_ups.middle(game, seats[0]))
                assert setting.adviser not in bots
                assert game.bots[0].info.id not in bots
