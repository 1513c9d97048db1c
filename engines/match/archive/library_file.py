"""The SQLite file of the library: opened, brought up to date, set aside when it is damaged.

A write-ahead log, ``user_version`` for migrations.
"""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from engines.runtime import storage
from engines.runtime.errors import StorageError
from engines.runtime.texts import tr

_MIGRATIONS: Final = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        match TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        created TEXT NOT NULL,
        finished TEXT NOT NULL,
        steps INTEGER NOT NULL,
        last INTEGER NOT NULL,
        revised INTEGER NOT NULL,
        people INTEGER NOT NULL,
        share REAL,
        record TEXT NOT NULL
    );
    CREATE INDEX games_by_time ON games (finished DESC);
    CREATE TABLE players (
        game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        utility REAL NOT NULL,
        share REAL NOT NULL,
        PRIMARY KEY (game_id, seat)
    );
    CREATE INDEX players_by_name ON players (name);
    CREATE TABLE exercises (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        position TEXT NOT NULL,
        seat INTEGER NOT NULL,
        played TEXT NOT NULL,
        loss REAL NOT NULL,
        created TEXT NOT NULL,
        game_id INTEGER REFERENCES games (id) ON DELETE SET NULL,
        tries INTEGER NOT NULL DEFAULT 0,
        solved INTEGER NOT NULL DEFAULT 0,
        tried TEXT,
        UNIQUE (game, position)
    );
    """,
    """
    ALTER TABLE games ADD COLUMN reseated INTEGER NOT NULL DEFAULT 0
    """,
    """
    ALTER TABLE games ADD COLUMN aided INTEGER NOT NULL DEFAULT 0;
    UPDATE games SET aided = 1 WHERE json_valid(record) AND (
        json_extract(record, '$.start') IS NOT NULL OR EXISTS (
            SELECT 1 FROM json_each(record, '$.nodes') AS node
            WHERE json_extract(node.value, '$.hint') > 0));
    CREATE TABLE play (
        game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        decisions INTEGER NOT NULL,
        loss REAL NOT NULL,
        luck REAL NOT NULL
    )
    """,
    """
    ALTER TABLE exercises ADD COLUMN step INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE exercises ADD COLUMN due TEXT;
    UPDATE exercises SET due = created;
    CREATE TABLE practice (day TEXT PRIMARY KEY)
    """,
    """
    ALTER TABLE games ADD COLUMN practiced INTEGER NOT NULL DEFAULT 0
    """,
    "ALTER TABLE play ADD COLUMN good INTEGER",
    # A card of fsrs in state 2 (review): stable for as long as it was to stay away.
    """
    ALTER TABLE exercises ADD COLUMN card TEXT;
    UPDATE exercises SET card = json_object(
        'card_id', id, 'state', 2, 'step', NULL, 'stability', julianday(due) - julianday(tried),
        'difficulty', 5.0, 'due', due, 'last_review', tried) WHERE step > 0 AND due > tried;
    ALTER TABLE exercises DROP COLUMN step
    """,
    "ALTER TABLE exercises ADD COLUMN solved_on TEXT",
    "ALTER TABLE exercises ADD COLUMN kind TEXT NOT NULL DEFAULT ''",
)
VERSION: Final = len(_MIGRATIONS)


class LibraryFile(ABC):
    """The file ``path``; may be used from any thread, but from one at a time.

    Attributes:
        problems: what was wrong when the file was opened and has been repaired: one error for each
            damaged file that was set aside.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problems: list[StorageError] = []
        self._database: sqlite3.Connection | None = None

    def close(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None

    def _rows(self, statement: str, values: Sequence[Any] = ()) -> list[Any]:
        with self._speaking() as database:
            return database.execute(statement, values).fetchall()

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Values of the wrong kind are damage, too."""
        try:
            yield
        except (ValueError, TypeError) as error:
            raise self._damaged(error) from error

    @contextmanager
    def _changing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all or nothing."""
        with self._speaking() as database, database:
            yield database

    @contextmanager
    def _speaking(self) -> Iterator[sqlite3.Connection]:
        database = self._connection()
        try:
            yield database
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError):
                raise
            if _is_damage(error):
                raise self._damaged(error) from error
            raise self._unusable(error) from error

    def _connection(self) -> sqlite3.Connection:
        if self._database is None:
            self._database = self._open()
        return self._database

    def _open(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise storage.cannot_write(self.path.parent, error) from error
        try:
            return self._prepared()
        except sqlite3.OperationalError as error:
            raise self._unusable(error) from error
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            self.problems.append(self._damaged(error))
            return self._connection()

    def _prepared(self) -> sqlite3.Connection:
        database = sqlite3.connect(self.path, check_same_thread=False)
        try:
            database.execute("PRAGMA foreign_keys = ON")
            _write_ahead(database)
            database.execute("PRAGMA synchronous = NORMAL")
            _migrate(database, self.path)
        except BaseException:
            database.close()
            raise
        return database

    def _unusable(self, error: Exception) -> StorageError:
        busy = _code(error) == sqlite3.SQLITE_BUSY
        told = "errors-library-in-use" if busy else "errors-library-cannot-use"
        return StorageError(told, path=self.path, reason=str(error))

    def _damaged(self, error: Exception) -> StorageError:
        """Set the file aside, and begin a new one with all that can still be read."""
        self.close()
        aside = storage.set_aside(self.path)
        for ending in ("-wal", "-shm"):
            with suppress(OSError):  # they need not exist
                rest = self.path.with_name(self.path.name + ending)
                rest.replace(aside.with_name(aside.name + ending))
        games = self._recover(aside)
        # The message of a decoder quotes the damage.
        unread = isinstance(error, UnicodeDecodeError | sqlite3.OperationalError)
        garbled = unread and _code(error) is None
        reason = tr("errors-text-cannot-read") if garbled else str(error)
        return StorageError("errors-library-was-damaged", reason=reason, aside=aside, games=games)

    @abstractmethod
    def _recover(self, damaged: Path) -> int:
        """Copy all that can be read of a damaged file; how many games that were."""


def _is_damage(error: Exception) -> bool:
    """Whether an answer of SQLite to a statement of ours means that the file is damaged.

    Our statements are right, so a plain error means a missing table or column. An error
    without a code comes from Python, which cannot read a text.
    """
    if not isinstance(error, sqlite3.OperationalError):
        return True
    return _code(error) in (None, sqlite3.SQLITE_ERROR)


def _code(error: Exception) -> int | None:
    return getattr(error, "sqlite_errorcode", None)


def readable_rows(
    database: sqlite3.Connection, table: str, columns: str
) -> Iterator[tuple[Any, ...]]:
    """The rows of a damaged table, each with its id: those before the damage and those after it."""
    seen: set[Any] = set()
    for order in ("ASC", "DESC"):
        with suppress(sqlite3.DatabaseError, UnicodeDecodeError):
            for row in database.execute(f"SELECT id, {columns} FROM {table} ORDER BY id {order}"):
                if row[0] not in seen:
                    seen.add(row[0])
                    yield row


def _write_ahead(database: sqlite3.Connection) -> None:
    """Switch to the write-ahead log; the file keeps this setting."""
    try:
        database.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise  # otherwise another program is doing it right now; sqlite does not wait here


def _migrate(database: sqlite3.Connection, path: Path) -> None:
    """Bring the tables up to date, all at once or not at all; raises StorageError."""
    if _version(database) == VERSION:
        return
    with database:
        database.execute("BEGIN IMMEDIATE")  # another program may be doing it: check again
        version = _version(database)
        if version > VERSION:
            raise StorageError(
                "errors-library-written-newer-parlour",
                path=path,
                version=version,
                known=VERSION,
            )
        for migration in _MIGRATIONS[version:]:
            for statement in migration.split(";"):
                database.execute(statement)
        database.execute(f"PRAGMA user_version = {VERSION}")


def _version(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])
