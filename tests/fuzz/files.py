"""Files that the program keeps: settings, tournaments, the library, the list of external bots."""

import json
import sqlite3
import zlib
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from engines.arena.blocks import play_game
from engines.arena.config import Setup
from engines.arena.contest import Entrant
from engines.arena.progress import GameId
from engines.arena.tournament import Tournament
from engines.arena.tournament_file import Store
from engines.contract.game import Game
from engines.contract.registry import games
from engines.external import programs
from engines.match.archive.library import Library, Query
from gui.app import settings
from tests.fuzz.driver import Input
from tests.fuzz.games import finished


def _setting_keys() -> list[settings.Key[Any]]:
    keys = [key for key in vars(settings).values() if isinstance(key, settings.Key)]
    makers = (
        *(settings.last_match, settings.kept_bots, settings.geometry, settings.docks),
        *(settings.hint_unit, settings.adviser, settings.hint_budget),
    )
    return keys + [make(game) for make in makers for game in games()]


class SettingsFile(Input):
    """``settings.ini``."""

    name = "settings"

    def valid(self) -> Sequence[bytes]:
        file = self.folder / "valid.ini"
        kept = settings.Settings(file)
        for key in _setting_keys():
            kept.set(key, _another(key))
        kept.save()
        return [file.read_bytes()]

    def attempt(self, data: bytes) -> None:
        file = self.folder / settings.FILE_NAME
        file.write_bytes(data)
        kept = settings.Settings(file)
        for key in _setting_keys():
            assert key.accepts(kept.get(key)), key.name
            settings.Settings(file).get(key)
        for game in games():
            settings.usual_teaching(kept, game)
        kept.set(settings.VOLUME, 61 if kept.get(settings.VOLUME) == 60 else 60)
        kept.save()


def _another(key: settings.Key[Any]) -> Any:
    """A value other than the default, so that it is written."""
    candidates = (True, False, 20, 150, 2.0, "warn", "dark", "on", "x", ["x"], {"teaching": "warn"})
    return next(v for v in (*candidates, key.default) if key.accepts(v))


class Programs(Input):
    """The list of external bots."""

    name = "programs"

    def valid(self) -> Sequence[bytes]:
        kept = (
            programs.Program("Ada", ("python3", "ada.py"), games=("fargo",)),
            programs.Program("Bob", ("bob", "--level", "3"), games=("fargo", "colonizers")),
        )
        return [programs.to_json(kept).encode(), programs.to_json(kept[:1]).encode()]

    def attempt(self, data: bytes) -> None:
        file = programs.file()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        assert programs.from_json(programs.to_json(programs.read())) == programs.read()


class Tournaments(Input):
    """The file of a tournament, opened and continued; checksums are corrected."""

    name = "tournament"

    def __init__(self, folder: Path, game: Game) -> None:
        super().__init__(folder)
        self.game = game

    def valid(self) -> Sequence[bytes]:
        file = self.folder / "valid.jsonl"
        setup = Setup(self.game.id, (Entrant("points"), Entrant("three_dice")), blocks=3)
        with closing(Store.create(file, setup)) as store:
            for block in range(2):
                for rotation in range(2):
                    played = play_game(setup.contests[0], block, rotation)
                    store.add(GameId(0, block, rotation), played)
        return [b"".join(map(_timeless, file.read_bytes().splitlines()))]

    def repaired(self, data: bytes) -> bytes:
        if zlib.crc32(data) % 4 == 0:
            return data
        return b"".join(map(_checksummed, data.splitlines(keepends=True)))

    def attempt(self, data: bytes) -> None:
        file = self.folder / "run.jsonl"
        file.write_bytes(data)
        with closing(Tournament.resume(file, workers=1)) as tournament:
            assert tournament.standings is not None
            assert tournament.progress.total >= 0
            for played in tournament.played[:2]:
                tournament.record(played.id)


def _timeless(line: bytes) -> bytes:
    """A line without the times of this run, so that the same damage is made in every run."""
    data = json.loads(line)
    if "created" in data:
        data["created"] = "2026-11-23T08:00:00Z"
    else:
        data["thinking"] = [[0.5, 0.25, {"81": 3, "90": 2}] for _ in data["thinking"]]
    return _checksummed(json.dumps(data).encode() + b"\n")


def _checksummed(line: bytes) -> bytes:
    text, mark, _ = line.rpartition(b',"check":"')
    if not mark:
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            return line
        if not isinstance(data, dict) or not data.pop("check", None) or not data:
            return line
        text = json.dumps(data, separators=(",", ":")).encode()[:-1]
    return text + b',"check":"%08x"}\n' % zlib.crc32(text + b"}")


class LibraryFile(Input):
    """The library of finished matches; a damaged file is set aside for a new one."""

    name = "library"

    def valid(self) -> Sequence[bytes]:
        file = self.folder / "valid.sqlite"
        with closing(Library(file)) as library:
            for number, record in enumerate(finished(4)):
                library.add(f"match {number}", record)
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA journal_mode=DELETE")
            database.execute("VACUUM")
        return [file.read_bytes()]

    def attempt(self, data: bytes) -> None:
        for old in self.folder.glob("library*"):
            old.unlink()
        file = self.folder / "library.sqlite"
        file.write_bytes(data)
        try:
            self._use(file)
        finally:
            for old in self.folder.glob("library*"):
                if old != file:
                    old.unlink()
            self._use_again(file)

    def _use(self, file: Path) -> None:
        with closing(Library(file)) as library:
            for entry in library.search(Query()):
                library.record(entry.id)
            library.exercises()
            for game in games():
                library.statistics(game)
                library.fair_games(game)

    def _use_again(self, file: Path) -> None:
        """Whatever was in the file, using it again must not fail."""
        with closing(Library(file)) as library:
            library.search(Query())
