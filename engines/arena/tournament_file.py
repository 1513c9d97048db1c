"""The file of a run: one line of JSON for every finished game, so that nothing is ever lost.

The first line is the setup with the program's version; each further line is a game. Every line ends
with a checksum of its content. A line is written as soon as its game is over, in whatever order
games end, and is on the disk before it counts. A last line that a killed process left unfinished is
dropped; any other damage is reported. Layout, version 1::

    {
        "format": "parlour-arena",
        "version": 1,
        "program": "1.0",
        "created": "...",
        "setup": {...},
        "check": "9c1f04aa",
    }
    {
        "game": [TABLE, BLOCK, ROTATION],
        "wins": [1.0, 0.0],
        "returns": [...] or null,
        "luck": ...,
        "forfeit": [PLACE, PLY, MESSAGE] or null,
        "thinking": [[SECONDS, SLOWEST, {BIN: COUNT}], ...],
        "actions": [...],
        "check": "...",
    }
"""

import json
import os
import sqlite3
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from engines.arena.blocks import Forfeit, GameResult, Thinking
from engines.arena.config import Setup
from engines.arena.progress import GameId
from engines.contract import files
from engines.contract.monitor import Monitor, Stopped
from engines.contract.record import now
from engines.runtime import locks, storage
from engines.runtime.environment import program_version
from engines.runtime.errors import NewerRecord, ParlourError, RecordError, StorageError, quoted

FORMAT: Final = "parlour-arena"
VERSION: Final = 1
SUFFIX: Final = ".jsonl"
_WRONG: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""Errors that reading data of another form may raise."""


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a file.

    Attributes:
        program: the version of Parlour that began the run.
        created: when, ``"2026-11-22T08:00:00Z"``.
    """

    setup: Setup
    program: str
    created: str


class Store:
    """An open file of a run, which no other process can write to. ``create`` or ``open`` it."""

    def __init__(self, path: Path, monitor: Monitor | None = None) -> None:
        self.path = path
        try:
            path.stat()
        except OSError as error:
            raise _cannot_read(path, error) from error
        self._lock = _locked(path)
        try:
            self.header, self._offsets, self._end = _scan(path, monitor or Monitor())
            self._file = path.open("r+b", buffering=0)
            self._file.truncate(self._end)
            self._file.seek(self._end)
        except OSError as error:
            self._lock.close()
            raise _cannot_write(path, error) from error
        except (ParlourError, Stopped):
            self._lock.close()
            raise

    @classmethod
    def create(cls, path: Path, setup: Setup) -> Self:
        """Begin a file.

        Raises:
            StorageError: it is there already, or cannot be written.
        """
        line = _line(
            {
                "format": FORMAT,
                "version": VERSION,
                "program": program_version(),
                "created": now(),
                "setup": setup.to_dict(),
            }
        )
        try:
            with path.open("xb") as file:
                file.write(line)
                file.flush()
                os.fsync(file.fileno())
        except FileExistsError as error:
            raise StorageError("errors-already-continue-resume-choose", path=path) from error
        except OSError as error:
            raise _cannot_write(path, error) from error
        return cls(path)

    @classmethod
    def open(cls, path: Path, monitor: Monitor | None = None) -> Self:
        """Open a file to continue with it; it is read as a whole.

        Raises:
            Stopped: the monitor has ended the reading.
            StorageError: it cannot be opened, or another process is writing to it.
            RecordError: it isn't the file of a run, is damaged somewhere other than at its end,
                or was started with another version of Parlour.
        """
        store = cls(path, monitor)
        begun = store.header.program
        if begun != program_version():
            store.close()
            raise RecordError(
                "errors-begun-parlour-whose-bots",
                path=path,
                begun=quoted(begun),
                program_version=program_version(),
            )
        return store

    def add(self, game: GameId, result: GameResult) -> None:
        """Write a finished game.

        Raises:
            StorageError: it cannot be written (the disk is full, ...); the file is as before.
        """
        line = _line(_game_to_json(game, result))
        try:
            written = 0
            while written < len(line):
                written += self._file.write(line[written:]) or 0
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(self._end)
                self._file.seek(self._end)
            raise _cannot_write(self.path, error) from error
        self._offsets[game] = self._end
        self._end += len(line)

    def sync(self) -> None:
        """Flush everything to disk before returning; raises StorageError."""
        try:
            os.fsync(self._file.fileno())
        except OSError as error:
            raise _cannot_write(self.path, error) from error

    def results(self) -> Iterator[tuple[GameId, GameResult]]:
        """Every game in it, in the order of tables, blocks and rotations; raises RecordError."""
        with self.path.open("rb") as file:
            for game in sorted(self._offsets):
                yield game, self._read(file, game)

    def result(self, game: GameId) -> GameResult | None:
        """A game with all its actions, or None if the file does not have it.

        Raises:
            StorageError, RecordError: it can no longer be read.
        """
        if game not in self._offsets:
            return None
        try:
            with self.path.open("rb") as file:
                return self._read(file, game)
        except OSError as error:
            raise _cannot_read(self.path, error) from error

    def _read(self, file: Any, game: GameId) -> GameResult:
        file.seek(self._offsets[game])
        data = _checked(file.readline())
        if data is None:
            raise RecordError("errors-changed-something-else-parlour", path=self.path)
        return _game_from_json(data)[1]

    def close(self) -> None:
        """Release the file, so that others can write to it."""
        self._file.close()
        self._lock.close()


def read_header(path: Path) -> Header:
    """The header of a run's file; raises StorageError or RecordError."""
    try:
        with path.open("rb") as file:
            return _header(path, file.readline())
    except OSError as error:
        raise _cannot_read(path, error) from error


def _scan(path: Path, monitor: Monitor) -> tuple[Header, dict[GameId, int], int]:
    """Read a whole file: where each game is, and where the undamaged part ends."""
    games: dict[GameId, int] = {}
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            first = file.readline()
            header, end, number = _header(path, first), len(first), 1
            tables, seats = len(header.setup.places), header.setup.table_size
            for line in file:
                monitor.check()
                monitor.publish(end / size)
                number += 1
                data = _checked(line)
                try:
                    game, result = _game_from_json(data)
                    _check(game, result, tables, seats)
                except _WRONG as error:
                    if end + len(line) == size and not line.endswith(b"\n"):
                        break  # the line that a killed process was writing
                    raise RecordError(
                        "errors-damaged-line-take-copy", path=path, number=number
                    ) from error
                games[game] = end
                end += len(line)
    except OSError as error:
        raise _cannot_read(path, error) from error
    return header, games, end


def _header(path: Path, line: bytes) -> Header:
    data = _checked(line)
    try:
        if data is None or data["format"] != FORMAT:
            raise ValueError("no header")
        if data["version"] > VERSION:
            raise NewerRecord("errors-newer-parlour-open-one", path=path)
        setup = files.build(Setup, data["setup"])
        _ = setup.places  # raises OptionError if there are no such tables
        return Header(setup, str(data["program"]), str(data["created"]))
    except NewerRecord:
        raise
    except (*_WRONG, ParlourError) as error:
        raise RecordError("errors-not-a-tournament", path=path) from error


# -- lines ----------------------------------------------------------------------------------------


def _line(data: dict[str, Any]) -> bytes:
    text = json.dumps(data, ensure_ascii=True, separators=(",", ":"), allow_nan=False)
    return f'{text[:-1]},"check":"{zlib.crc32(text.encode()):08x}"}}\n'.encode()


def _checked(line: bytes) -> Any:
    """The data of a line; None if its checksum is wrong or, despite a matching one, its JSON."""
    text, mark, end = line.rpartition(b',"check":"')
    if not mark or len(end) != len(b'12345678"}\n') or not line.endswith(b'"}\n'):
        return None
    text += b"}"
    if end[:8] != f"{zlib.crc32(text):08x}".encode():
        return None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _game_to_json(game: GameId, result: GameResult) -> dict[str, Any]:
    forfeit = result.forfeit
    return {
        "game": [game.table, game.block, game.rotation],
        "wins": result.wins,
        "returns": result.returns,
        "luck": result.luck,
        "forfeit": forfeit and [forfeit.entrant, forfeit.ply, forfeit.message],
        "thinking": [
            [
                round(each.seconds, 7),
                round(each.slowest, 7),
                {str(number): count for number, count in sorted(each.times.items())},
            ]
            for each in result.thinking
        ],
        "actions": result.actions,
    }


def _game_from_json(data: Any) -> tuple[GameId, GameResult]:
    """The inverse of ``_game_to_json``; raises one of ``_WRONG`` for any other data."""
    game = GameId(*map(int, data["game"]))
    returns, luck, forfeit = data["returns"], data["luck"], data["forfeit"]
    if forfeit is not None:
        entrant, ply, message = forfeit
        forfeit = Forfeit(int(entrant), int(ply), str(message))
    return game, GameResult(
        rotation=game.rotation,
        actions=tuple(data["actions"]),
        wins=tuple(map(float, data["wins"])),
        returns=None if returns is None else tuple(map(float, returns)),
        forfeit=forfeit,
        thinking=tuple(_thinking(*each) for each in data["thinking"]),
        luck=None if luck is None else tuple(map(float, luck)),
    )


def _check(game: GameId, result: GameResult, tables: int, seats: int) -> None:
    """Check that a game fits a run with this many tables and seats; raises ValueError."""
    if not (0 <= game.table < tables and game.block >= 0 and 0 <= game.rotation < seats):
        raise ValueError(f"no game of this run: {game}")
    if not all(type(action) is int and 0 <= action < 1 << 63 for action in result.actions):
        raise ValueError("actions are whole numbers of 63 bits")
    for figures in (result.wins, result.returns, result.luck):
        if figures is not None and len(tuple(map(float, figures))) != seats:
            raise ValueError(f"{seats} seats have {seats} results")
    forfeit = result.forfeit
    if len(result.thinking) != seats or not (forfeit is None or 0 <= forfeit.entrant < seats):
        raise ValueError(f"there are {seats} seats")


def _thinking(seconds: float, slowest: float, counts: dict[str, int]) -> Thinking:
    times = Counter({int(number): int(count) for number, count in counts.items()})
    return Thinking(times.total(), float(seconds), float(slowest), times)


# -- the disk -------------------------------------------------------------------------------------


def _cannot_read(path: Path, error: OSError) -> StorageError:
    reason = error.strerror or str(error)
    return StorageError("errors-tournament-cannot-read", path=path, reason=reason)


def _cannot_write(path: Path, error: OSError) -> StorageError:
    reason = storage.reason(error)
    return StorageError("errors-tournament-cannot-write", path=path, reason=reason)


def _locked(path: Path) -> sqlite3.Connection:
    """Hold the lock next to a file; raises StorageError if that is impossible."""
    lock = path.with_name(f".{path.name}.lock")
    try:
        return locks.exclusive(lock)
    except BlockingIOError as error:
        raise StorageError("errors-being-written-another-run", path=path) from error
    except sqlite3.Error as error:
        raise StorageError("errors-tournament-cannot-lock", path=lock, reason=str(error)) from error
