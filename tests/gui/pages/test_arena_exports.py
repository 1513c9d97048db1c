"""The files that are made from a tournament on the arena page."""

import csv
import errno
import io
import json
import os
import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engines.contract.record import Record
from engines.runtime.texts import number, tr
from gui.arena import exports
from gui.arena.exports import Export
from gui.arena.files import record_name
from gui.arena.page import ArenaPage
from gui.arena.view import lead
from gui.shell.shell import Shell
from tests.gui.conftest import settle
from tests.gui.pages.tournaments import GAMES, SEED, notice, played
from tests.gui.shown import opened


@pytest.fixture
def page(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> ArenaPage:
    """The arena, with a tournament that has been played."""
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    shell.actions["arena"].trigger()
    settle(qtbot)
    shown = shell.window.page
    assert isinstance(shown, ArenaPage)
    played(shown, qtbot, "careless", "best")
    return shown


def test_everything_is_exported(page: ArenaPage, qtbot: QtBot, tmp_path: Path) -> None:
    assert page.run is not None
    tournament = page.run.tournament
    standings = tournament.standings

    def save(export: Export, path: Path) -> Path:
        page.exports.save(export, tournament, path)
        settle(qtbot)
        notice(page, tr("arena-saved-as", where=path))
        assert page.foot.news.text() == lead(standings, ("Careless", "Best"))
        return path

    (tmp_path / "table.csv").write_text("an older one")
    table = save(Export.STANDINGS, tmp_path / "table.csv")
    rows = list(csv.DictReader(io.StringIO(table.read_text())))
    assert [row["name"] for row in rows] == [row.name for row in opened(page).table.rows]
    assert [row["bot"] for row in rows] == [row.name for row in standings.ranked]
    assert float(rows[0]["score"]) == standings.ranked[0].score.mean
    games = save(Export.GAMES, tmp_path / "games.csv")
    assert len(games.read_text().splitlines()) == GAMES + 1
    assert "Careless,Best" in games.read_text()
    data = json.loads(save(Export.EVERYTHING, tmp_path / "all.json").read_text())
    assert data["games"] == GAMES
    assert data["seed"] == SEED
    assert [entrant["name"] for entrant in data["entrants"]] == ["Careless", "Best"]
    folder = save(Export.RECORDS, tmp_path / "records")
    found = [Record.from_json(file.read_text()) for file in sorted(folder.iterdir())]
    assert len(found) == GAMES
    assert {record.seed for record in found} == {game.seed for game in opened(page).games.rows}
    assert all(record.result is not None for record in found)
    assert {seat.name for record in found for seat in record.seats} == {"Careless", "Best"}
    assert not list(tmp_path.glob("*.bak"))


def test_what_cannot_be_written_is_told(page: ArenaPage, qtbot: QtBot, tmp_path: Path) -> None:
    assert page.run is not None
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "records"
    page.exports.save(Export.RECORDS, page.run.tournament, folder)
    settle(qtbot)
    reason = os.strerror(errno.ENOTDIR)
    notice(page, tr("errors-folder-cannot-make", folder=folder, reason=reason))


def test_an_export_can_be_stopped(
    page: ArenaPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert page.run is not None
    gate = threading.Event()

    def at_gate(*args: object) -> str:
        gate.wait(10)
        return record_name(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(exports, "record_name", at_gate)
    folder = tmp_path / "records"
    page.exports.save(Export.RECORDS, page.run.tournament, folder)
    assert page.exports.running
    news = tr("arena-saving-records-press-esc", count=number(0), total=number(GAMES))
    qtbot.waitUntil(lambda: page.foot.news.text() == news)
    page.exports.save(Export.STANDINGS, page.run.tournament, tmp_path / "table.csv")
    notice(page, tr("arena-another-export-still-being"))
    assert page.cancel()
    gate.set()
    settle(qtbot)
    notice(page, tr("arena-stopped-after-records-youll", count=1, where=folder))
    assert page.foot.news.text() == lead(page.run.tournament.standings, ("Careless", "Best"))
    assert len(list(folder.iterdir())) == 1
    assert not (tmp_path / "table.csv").exists()
    assert not page.exports.stop()
