"""The library, the archive's thread, and a program that is killed in mid-match."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
import time_machine

from engines.contract.record import PERSON, Node, Record, SeatRecord
from engines.match.archive import library_file
from engines.match.archive.archive import Archive
from engines.match.archive.library import Exercise, Library, Outcome, Query, Statistic
from engines.match.archive.library_file import VERSION
from engines.match.archive.open_matches import OpenMatches
from engines.match.archive.records import verified
from engines.match.events import SaveFailed, Waiting
from engines.runtime.errors import RecordError, StorageError
from tests.match.playing import bot_game, playing, record_of, rest, run, texts, wait_until
from tests.match.small_game import SmallGame
from tests.patience import PATIENCE_S
from tests.raised import raises
from tests.workers import ThreadWorkers

ROOT = Path(__file__).parents[2]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    found = Library(tmp_path / "library.sqlite3")
    yield found
    found.close()


def finished(
    game: SmallGame,
    *players: str,
    result: tuple[float, ...] = (1.0, 0.0),
    revised: bool = False,
    reseated: bool = False,
) -> Record:
    record = record_of(game, *players)
    return replace(record, result=result, revised=revised, reseated=reseated)


def test_a_finished_game_is_found_again(library: Library, game: SmallGame) -> None:
    record = finished(game, PERSON, "best")
    entry = library.add("m1", record)
    (found,) = library.search(Query())
    assert (found.id, found.game, found.revised) == (entry, "double", False)
    assert [(p.name, p.player, p.share) for p in found.players] == [
        ("Anna", PERSON, 1.0),
        ("Ben", "best", 0.0),
    ]
    assert library.record(entry) == record
    assert library.add("m1", replace(record, result=(0.0, 1.0))) == entry  # another end
    (found,) = library.search(Query())
    assert found.players[1].share == 1.0
    library.delete(entry)
    assert library.search(Query()) == ()
    with raises(RecordError, "errors-library-no-game-may", entry=entry):
        library.record(entry)
    with raises(RecordError, "errors-only-finished-games-go"):
        library.add("m2", record_of(game, PERSON, "best"))


def test_notes_are_kept(library: Library, game: SmallGame, workers: ThreadWorkers) -> None:
    record = bot_game(game, workers, seed=1)
    entry = library.add("m1", record)
    nodes = (replace(record.nodes[0], note="lucky"), *record.nodes[1:])
    noted = replace(record, nodes=nodes, at=3, notes={"all": "quick"})
    library.keep_notes(entry, noted)
    kept = library.record(entry)
    assert kept == replace(noted, at=record.at)
    with raises(RecordError, "errors-notes-belong-another-game"):
        library.keep_notes(entry, bot_game(game, workers, seed=2))


def test_games_are_searched(library: Library, game: SmallGame) -> None:
    won = library.add("won", finished(game, PERSON, "best"))
    lost = library.add("lost", finished(game, PERSON, "careless", result=(0.0, 1.0)))
    shared = library.add("shared", finished(game, PERSON, "best", result=(0.5, 0.5)))
    watched = library.add("watched", finished(game, "best", "careless"))
    other = replace(finished(game, PERSON, "best"), game="other")
    other = replace(other, seats=(SeatRecord("50%_x", PERSON), SeatRecord("Zoë", "best")))
    foreign = library.add("other", other)

    def ids(query: Query) -> set[int]:
        return {entry.id for entry in library.search(query)}

    assert ids(Query(game="double")) == {won, lost, shared, watched}
    assert ids(Query(player="careless")) == {lost, watched}
    assert ids(Query(player="zo")) == {foreign}
    assert ids(Query(player="%")) == {foreign}
    assert ids(Query(player="'; DROP TABLE games; --")) == set()
    assert ids(Query(outcome=Outcome.WON)) == {won, foreign}
    assert ids(Query(outcome=Outcome.LOST)) == {lost}
    assert ids(Query(outcome=Outcome.SHARED, game="double")) == {shared}
    assert [e.id for e in library.search(Query(limit=2))] == [foreign, watched]


def test_statistics_count_what_people_did_themselves(library: Library, game: SmallGame) -> None:
    library.add("1", finished(game, PERSON, "best"))
    library.add("2", finished(game, PERSON, "best", result=(0.5, 0.5)))
    library.add("3", finished(game, PERSON, "best", revised=True))
    library.add("4", finished(game, PERSON, PERSON))
    library.add("5", finished(game, "best", "careless"))
    library.add("6", finished(game, PERSON, "careless", "careless", result=(0.0, 1.0, 0.0)))
    library.add("7", finished(game, PERSON, "best", reseated=True))
    assert [e.reseated for e in library.search(Query(limit=2))] == [True, False]
    assert library.statistics("double") == (
        Statistic("best", 2, 1.5),
        Statistic("careless", 1, 0.0),
    )
    assert library.statistics("other") == ()


def test_exercises_come_unsolved_first(library: Library) -> None:
    def add(position: str, loss: float, kind: str = "") -> int:
        return library.add_exercise(Exercise("double", position, 0, "keep", loss, kind=kind))

    small, large = add("a", 0.03), add("b", 0.2)
    assert [e.id for e in library.exercises()] == [large, small]
    library.tried(large, solved=False)
    assert [e.id for e in library.exercises("double")] == [small, large]
    library.tried(small, solved=True)
    assert [(e.id, e.tries, e.solved) for e in library.exercises()] == [
        (large, 1, 0),
        (small, 1, 1),
    ]
    assert add("a", 0.04, "takes_king") == small
    assert library.exercises("other") == ()
    library.forget(large)
    assert [(e.loss, e.kind) for e in library.exercises()] == [(0.04, "takes_king")]


@pytest.fixture
def gap(library: Library) -> Callable[[int, bool], timedelta]:
    """Tries an exercise on the day when it is due; returns how long it stays away then."""

    def found(number: int, solved: bool) -> timedelta:
        (before,) = (each.due for each in library.exercises() if each.id == number)
        assert before is not None
        with time_machine.travel(max(before, datetime.now(UTC)) + timedelta(hours=1), tick=False):
            library.tried(number, solved=solved)
            (after,) = (each.due for each in library.exercises() if each.id == number)
            assert after is not None
            return after - datetime.now(UTC)

    return found


def test_a_mistake_comes_back_later_and_later(
    library: Library, gap: Callable[[int, bool], timedelta]
) -> None:
    number = library.add_exercise(Exercise("double", "a", 0, "keep", 0.1))
    assert library.exercises()[0].is_due(datetime.now(UTC))
    days = [gap(number, True) / timedelta(days=1) for _ in range(5)]
    assert days == sorted(days)
    assert 0.9 < days[0] < 2
    assert all(2 < later / earlier < 4 for earlier, later in pairwise(days)), days
    assert gap(number, False) < timedelta(hours=1)
    assert gap(number, True) < timedelta(days=days[-1] / 2)


def test_an_exercise_that_ships_comes_back_only_if_it_was_missed(library: Library) -> None:
    easy = library.add_exercise(Exercise("double", "a", 0, "", 0.1))
    hard = library.add_exercise(Exercise("double", "b", 0, "", 0.1))
    library.tried(easy, solved=True)
    library.tried(hard, solved=False)
    due = {exercise.id: exercise.due for exercise in library.exercises()}
    assert due[easy] is None
    assert due[hard] is not None
    assert not any(exercise.is_own for exercise in library.exercises())


def test_a_day_counts_once_an_exercise_is_solved(library: Library) -> None:
    number = library.add_exercise(Exercise("double", "a", 0, "", 0.1))
    library.tried(number, solved=False)
    assert library.practice_days() == ()
    assert [each.solved_on for each in library.exercises()] == [None]
    for _ in range(2):
        library.tried(number, solved=True)
    today = datetime.now(UTC).astimezone().date()
    assert library.practice_days() == (today,)
    with time_machine.travel(datetime.now(UTC) + timedelta(days=2), tick=False):
        library.tried(number, solved=False)
    assert [each.solved_on for each in library.exercises()] == [today]


def test_a_damaged_library_is_kept_aside(tmp_path: Path, game: SmallGame) -> None:
    path = tmp_path / "library.sqlite3"
    path.write_bytes(b"this is no database " * 100)
    library = Library(path)
    library.add("m1", finished(game, PERSON, "best"))
    assert len(library.search(Query())) == 1
    (problem,) = library.problems
    assert str(tmp_path / "library.sqlite3.damaged-1") in str(problem)
    assert (tmp_path / "library.sqlite3.damaged-1").read_bytes().startswith(b"this is no")
    library.close()


def test_damage_that_shows_later(tmp_path: Path, game: SmallGame) -> None:
    path = tmp_path / "library.sqlite3"
    library = Library(path)
    for number in range(40):
        library.add(f"m{number}", finished(game, PERSON, "best"))
    library.close()
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)
    path.write_bytes(bytes(content))
    library = Library(path)
    with raises(StorageError, "errors-library-was-damaged"):
        library.search(Query())
    assert library.search(Query()) == ()  # a new one
    library.add("m1", finished(game, PERSON, "best"))
    library.close()


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(statement)


def flip_a_bit_of_the_schema(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[content.index(b"CREATE TABLE games") + len(b"CREATE TABLE games") + 2] ^= 0x80
    path.write_bytes(bytes(content))


@pytest.mark.parametrize("record", ["NULL", "CAST(x'ff41' AS TEXT)"])
def test_a_record_that_is_no_text_is_damage(library: Library, game: SmallGame, record: str) -> None:
    entry = library.add("m1", finished(game, PERSON, "best"))
    library.close()
    with closing(sqlite3.connect(library.path)) as database, database:
        database.execute("PRAGMA writable_schema = ON")
        database.execute(
            "UPDATE sqlite_master SET sql = replace(sql, 'record TEXT NOT NULL', 'record TEXT')"
        )
    with closing(sqlite3.connect(library.path)) as database, database:
        database.execute(f"UPDATE games SET record = {record}")
    with raises(StorageError, "errors-library-was-damaged"):
        library.record(entry)


@pytest.mark.parametrize(
    ("damage", "recovered"),
    [
        (flip_a_bit_of_the_schema, 0),
        (partial(change, statement="UPDATE games SET finished = 'yesterday' WHERE id = 2"), 3),
        (partial(change, statement="UPDATE games SET steps = x'ff' WHERE id = 2"), 3),
        (partial(change, statement="UPDATE players SET share = 'much' WHERE game_id = 1"), 3),
        (partial(change, statement="UPDATE games SET finished = 1, record = '{' WHERE id = 2"), 2),
        (partial(change, statement="DROP TABLE players"), 3),
        (partial(change, statement="DROP TABLE games"), 0),
    ],
)
def test_a_damaged_library_gives_up_what_can_be_read(
    tmp_path: Path, game: SmallGame, damage: Callable[[Path], None], recovered: int
) -> None:
    path = tmp_path / "library.sqlite3"
    library = Library(path)
    for number in range(3):
        library.add(f"m{number}", finished(game, PERSON, "best"))
    library.add_exercise(Exercise("small", "a position", 0, "x", 0.1))
    library.close()
    damage(path)
    library = Library(path)
    with suppress(StorageError):  # some damage shows when the file is opened, some later
        library.search(Query())
    assert len(library.search(Query())) == recovered
    if damage is not flip_a_bit_of_the_schema:
        assert len(library.exercises()) == 1
    assert (tmp_path / "library.sqlite3.damaged-1").exists()
    assert not (tmp_path / "library.sqlite3.damaged-2").exists()
    library.add("m9", finished(game, PERSON, "best"))
    library.close()


def test_a_library_of_format_2_opens_and_knows_which_games_were_fair(
    tmp_path: Path, game: SmallGame
) -> None:
    path = tmp_path / "library.sqlite3"
    library = Library(path)
    own = finished(game, PERSON, "best")
    hinted = replace(own, nodes=(Node(-1, "1", PERSON, hint=2),))
    for name, record in {"own": own, "hinted": hinted, "late": replace(own, start="x")}.items():
        library.add(name, record)
    library.close()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("DROP TABLE play")
        database.execute("ALTER TABLE games DROP COLUMN aided")
        database.execute("ALTER TABLE games DROP COLUMN practiced")
        database.execute("ALTER TABLE exercises DROP COLUMN card")
        database.execute("ALTER TABLE exercises DROP COLUMN solved_on")
        database.execute("ALTER TABLE exercises DROP COLUMN kind")
        database.execute("ALTER TABLE exercises DROP COLUMN due")
        database.execute("DROP TABLE practice")
        database.execute("PRAGMA user_version = 2")
    library = Library(path)
    assert [found.players for found in library.fair_games(own.game)] == [(PERSON, "best")]
    assert len(library.search(Query())) == 3
    library.close()


def test_an_exercise_of_format_6_returns_on_the_same_day_and_later_after_that(
    tmp_path: Path,
) -> None:
    path = tmp_path / "library.sqlite3"
    library = Library(path)
    number = library.add_exercise(Exercise("double", "a", 0, "keep", 0.1))
    library.close()
    due = datetime.now(UTC) - timedelta(minutes=1)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("ALTER TABLE exercises DROP COLUMN card")
        database.execute("ALTER TABLE exercises DROP COLUMN solved_on")
        database.execute("ALTER TABLE exercises DROP COLUMN kind")
        database.execute("ALTER TABLE exercises ADD COLUMN step INTEGER NOT NULL DEFAULT 0")
        database.execute(
            "UPDATE exercises SET step = 4, tried = ?, due = ?",
            ((due - timedelta(days=16)).isoformat(), due.isoformat()),
        )
        database.execute("PRAGMA user_version = 6")
    library = Library(path)
    assert library.exercises()[0].due == due
    library.tried(number, solved=True)
    (later,) = (each.due for each in library.exercises())
    assert later is not None
    assert timedelta(days=20) < later - due < timedelta(days=60)
    library.close()


def test_an_exercise_with_a_damaged_card_starts_anew(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    for card in ("{", "[]", '{"state": 2}', '{"card_id": 1, "state": 9}'):
        library = Library(path)
        number = library.add_exercise(Exercise("double", card, 0, "keep", 0.1))
        library.close()
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("UPDATE exercises SET card = ? WHERE id = ?", (card, number))
        library = Library(path)
        library.tried(number, solved=True)
        (due,) = (each.due for each in library.exercises() if each.id == number)
        assert due is not None
        assert timedelta(0) < due - datetime.now(UTC) < timedelta(days=4)
        library.close()


def test_a_newer_library_is_left_alone(tmp_path: Path, game: SmallGame) -> None:
    path = tmp_path / "library.sqlite3"
    database = sqlite3.connect(path)
    database.execute(f"PRAGMA user_version = {VERSION + 1}")
    database.close()
    library = Library(path)
    with raises(StorageError, "errors-library-written-newer-parlour"):
        library.add("m1", finished(game, PERSON, "best"))
    assert list(tmp_path.glob("*damaged*")) == []
    library.close()


def test_two_programs_may_begin_a_library_at_once(tmp_path: Path, game: SmallGame) -> None:
    path = tmp_path / "library.sqlite3"
    libraries = [Library(path) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        tasks = [
            threads.submit(library.add, f"m{number}", finished(game, PERSON, "best"))
            for number, library in enumerate(libraries)
        ]
        assert {task.result() for task in tasks} == {1, 2, 3, 4}
    for library in libraries:
        library.close()


def test_a_failing_migration_changes_nothing(
    tmp_path: Path, game: SmallGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "library.sqlite3"
    library = Library(path)
    library.add("m1", finished(game, PERSON, "best"))
    library.close()
    broken = (*library_file._MIGRATIONS, "ALTER TABLE games ADD extra TEXT; DROP TABLE absent")
    monkeypatch.setattr(library_file, "_MIGRATIONS", broken)
    monkeypatch.setattr(library_file, "VERSION", len(broken))
    with raises(StorageError, "errors-library-cannot-use", reason="no such table: absent"):
        library.search(Query())
    monkeypatch.undo()
    library = Library(path)
    columns = [row[1] for row in library._connection().execute("PRAGMA table_info (games)")]
    assert "share" in columns
    assert "extra" not in columns
    library.close()


def test_a_library_in_use_says_so(library: Library, game: SmallGame) -> None:
    library.add("m1", finished(game, PERSON, "best"))
    library._connection().execute("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(library.path)
    other.execute("BEGIN IMMEDIATE")
    with raises(StorageError, "errors-library-in-use"):
        library.add("m2", finished(game, PERSON, "best"))
    other.close()


def test_a_full_or_forbidden_library_says_so(
    library: Library, game: SmallGame, tmp_path: Path
) -> None:
    library.add("m1", finished(game, PERSON, "best"))
    library._connection().execute("PRAGMA max_page_count = 1")
    large = replace(finished(game, PERSON, "best"), notes={"long": "x" * 500_000})
    with raises(StorageError, "errors-library-cannot-use"):
        library.add("m2", large)
    assert len(library.search(Query())) == 1
    (tmp_path / "file").write_text("")
    with raises(StorageError, "errors-file-cannot-write"):
        Library(tmp_path / "file" / "library.sqlite3").search(Query())
    (tmp_path / "folder").mkdir()
    with raises(StorageError, "errors-library-cannot-use"):
        Library(tmp_path / "folder").search(Query())


def test_the_archive_keeps_a_match_from_start_to_end(
    game: SmallGame, workers: ThreadWorkers, tmp_path: Path
) -> None:
    async def main() -> None:
        archive = Archive(tmp_path)
        match_id = archive.new_match()
        record = record_of(game, "careless", "best")
        keeper = partial(archive.save, match_id)
        async with playing(record, workers, autosave=keeper) as (match, heard):
            assert await rest(match) is Waiting.OVER
            await match.saver.finished()
            assert not heard.of(SaveFailed)
            saved, problems = await archive.open_matches()
            assert ([m.record for m in saved], problems) == ([match.record], [])
            entry = await archive.finish(match_id, match.record)
        assert await archive.open_matches() == ([], [])  # it is in the library
        assert await archive.ask(Library.record, entry) == match.record
        assert len(await archive.ask(Library.search, Query(game="double"))) == 1
        assert await archive.problems() == []
        await archive.close()

    run(main())


def test_a_full_disk_does_not_stop_the_match(
    game: SmallGame, workers: ThreadWorkers, tmp_path: Path
) -> None:
    async def main() -> None:
        archive = Archive(tmp_path)
        match_id = archive.new_match()
        (tmp_path / "matches").write_text("a file where the folder should be")
        keeper = partial(archive.save, match_id)
        record = record_of(game, PERSON, "best")
        async with playing(record, workers, autosave=keeper) as (match, heard):
            match.roll()
            await rest(match)
            assert heard.of(SaveFailed)
            assert str(tmp_path / "matches") in str(heard.of(SaveFailed)[-1].error)
            (tmp_path / "matches").unlink()
            match.play("keep")
            await rest(match)
            await match.saver.finished()
            assert (await archive.open_matches())[0][0].record == match.record
        await archive.close()

    run(main())


def test_the_end_of_a_match_tries_to_save_once_more(
    game: SmallGame, workers: ThreadWorkers, tmp_path: Path
) -> None:
    async def main() -> None:
        archive = Archive(tmp_path)
        (tmp_path / "matches").write_text("a file where the folder should be")
        keeper = partial(archive.save, "last")
        async with playing(record_of(game, PERSON, "best"), workers, autosave=keeper) as (match, _):
            match.roll()
            await rest(match)
            (tmp_path / "matches").unlink()
        assert [m.record for m in (await archive.open_matches())[0]] == [match.record]
        await archive.close()

    run(main())


CHILD = """
import asyncio, sys
from pathlib import Path
from engines.contract import registry
from engines.match.archive.archive import Archive
from engines.match.controller.match import Match
from engines.match.controller.table_options import Table
from tests.workers import ThreadWorkers
from tests.match.playing import record_of, rest
from tests.match.small_game import SmallGame, best, careless
from tests.raised import raises

async def main():
    game = SmallGame((careless(), best()))
    registry.games()[game.id] = game
    archive = Archive(Path(sys.argv[1]))
    record = record_of(game, "careless", "best", "best", seed=8)
    async def save(record):
        await archive.save("killed", record)
        print(len(record.nodes) - 1, flush=True)
    match = await Match.open(record, ThreadWorkers(), table=Table(speed=16.0), autosave=save)
    match.start()
    await rest(match)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.mark.parametrize("last", [-1, 3, 9])
def test_a_killed_program_loses_nothing(
    game: SmallGame, workers: ThreadWorkers, tmp_path: Path, last: int
) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    node = -2
    for line in child.stdout:
        node = int(line)
        if node >= last:
            break
    os.kill(child.pid, signal.SIGKILL)
    child.communicate()
    assert node >= last
    matches = OpenMatches(tmp_path / "matches")
    ((found,), problems) = matches.all()
    assert problems == []
    assert len(found.record.nodes) >= node + 1
    verified(found.record)

    async def go_on() -> Record:
        async with playing(found.record, workers) as (match, _):
            await rest(match)
            return match.record

    async def without_a_break() -> Record:
        record = record_of(game, "careless", "best", "best", seed=8)
        async with playing(record, workers) as (match, _):
            await rest(match)
            return match.record

    assert texts(run(go_on())) == texts(run(without_a_break()))


def test_a_match_is_saved_while_the_library_waits(tmp_path: Path, game: SmallGame) -> None:
    """Another program may have locked the library."""
    locked, freed = threading.Event(), threading.Event()

    def wait(_library: Library) -> bool:
        locked.set()
        return freed.wait(PATIENCE_S)

    async def main() -> None:
        archive = Archive(tmp_path)
        waiting = asyncio.ensure_future(archive.ask(wait))
        await wait_until(locked.is_set)
        await archive.save("m1", record_of(game, PERSON, "best"))
        assert not waiting.done()
        assert [match.id for match in (await archive.open_matches())[0]] == ["m1"]
        freed.set()
        assert await waiting
        await archive.close()

    run(main())


def test_half_a_file_of_a_killed_program_goes(tmp_path: Path, game: SmallGame) -> None:
    matches = OpenMatches(tmp_path)
    matches.save("m1", record_of(game, PERSON, "best"))
    old, new = tmp_path / "m1.json.new", tmp_path / "m2.json.new"
    for half in (old, new):
        half.write_text("{")
    os.utime(old, (1e9, 1e9))
    found, problems = matches.all()
    assert [match.id for match in found] == ["m1"]
    assert not problems
    assert not old.exists()
    assert new.exists(), "another program may be writing it"
