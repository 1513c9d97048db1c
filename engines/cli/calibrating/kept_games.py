"""Finished games in a folder, so that a stopped run can continue."""

import hashlib
import json
from contextlib import suppress
from pathlib import Path

from engines.cli.calibrating.line_ups import Setting
from engines.cli.calibrating.playing import Played
from engines.contract import files
from engines.runtime import storage


class KeptGames:
    """The games of one setting, a line each, in a file whose name encodes the setting.

    Args:
        folder: None: nothing is kept.
        setting: of the games.

    Raises:
        StorageError: the folder cannot be used.
    """

    def __init__(self, folder: Path | None, setting: Setting) -> None:
        self._file: Path | None = None
        self.games: list[Played] = []
        if folder is None:
            return
        key = hashlib.sha256(repr(setting).encode()).hexdigest()[:12]
        table = setting.table if setting.table.isalpha() else "named"
        self._file = folder / f"{setting.game}-{table}-{setting.seed}-{key}.jsonl"
        try:
            self._read(self._file)
        except OSError as error:
            raise storage.cannot_write(folder, error) from error

    def _read(self, file: Path) -> None:
        lines: list[bytes] = []
        with suppress(FileNotFoundError, ValueError):
            # what follows a damaged line is played again
            lines = file.read_bytes().splitlines()
            for line in lines:
                game = files.build(Played, json.loads(line))
                if game.number != len(self.games):
                    break
                self.games.append(game)
        damaged = len(self.games) < len(lines)
        storage.write_text(file, "".join(map(_line, self.games)), backup=damaged)

    def add(self, game: Played) -> None:
        """Keep one more; raises StorageError."""
        if self._file is None:
            return
        try:
            with self._file.open("a", encoding="utf-8") as out:
                out.write(_line(game))
        except OSError as error:
            raise storage.cannot_write(self._file, error) from error


def _line(game: Played) -> str:
    return f"{json.dumps(files.plain(game))}\n"
