"""Files: whole or not at all, backups, damage set aside, full and read-only disks."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from engines.contract.record import PERSON, Record
from engines.games.colonizers import network
from engines.games.dice_chess import tables as dice_chess
from engines.games.lange_strasse import learned, tables
from engines.games.roll_galaxy import judging
from engines.match.archive import records
from engines.match.archive.open_matches import OpenMatches
from engines.match.history import History
from engines.runtime import storage
from engines.runtime.errors import NewerRecord, ParseError, RecordError, StorageError, quoted
from engines.runtime.texts import tr
from tests.match.playing import record_of
from tests.match.small_game import KEEP, SmallGame
from tests.raised import raises


def test_a_file_is_written_and_the_last_one_kept(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "record.json"
    storage.write_text(path, "one\n")
    assert [p.name for p in path.parent.iterdir()] == ["record.json"]
    storage.write_text(path, "two\n", durable=False)
    storage.write_text(path, "three\n")
    assert storage.read_text(path) == "three\n"
    assert path.with_name("record.json.bak").read_text() == "two\n"
    assert len(list(path.parent.iterdir())) == 2


READERS: Final[dict[str, tuple[Callable[[Path], object], Path]]] = {
    "errors-table-dice-chess-cannot": (dice_chess.load_weights, dice_chess.WEIGHTS_FILE),
    "errors-weights-colonizers-cannot-read": (network.load, network.FILE),
    "errors-value-tables-lange-strasse": (tables.load, tables.shipped_file()),
    "errors-cannot-read-unfinished-solution": (tables.load_unfinished, tables.shipped_file()),
    "errors-weights-cannot-read-train": (learned.load, learned.shipped_file(learned.LINEAR)),
    "errors-weights-roll-galaxy-cannot-read": (judging.load, judging.WORTH),
}
"""Readers of arrays, each with a file that ships, by what they say of one that they can't read."""


@pytest.mark.parametrize("told", READERS)
def test_a_damaged_archive_is_told(tmp_path: Path, told: str) -> None:
    load, shipped = READERS[told]
    whole = shipped.read_bytes()
    changed = bytearray(whole)
    changed[300:340] = bytes(40)
    path = tmp_path / "arrays.npz"
    for damaged in (b"", b"junk", whole[: len(whole) // 2], bytes(changed)):
        path.write_bytes(damaged)
        with raises(StorageError, told, path=path):
            load(path)
    path.unlink()
    with raises(StorageError, told, path=path):
        load(path)


def test_a_link_to_a_file_stays_one(tmp_path: Path) -> None:
    real, link = tmp_path / "there" / "a.txt", tmp_path / "a.txt"
    real.parent.mkdir()
    real.write_text("old")
    link.symlink_to(real)
    storage.write_text(link, "new")
    assert link.is_symlink()
    assert real.read_text() == "new"
    assert link.with_name("a.txt.bak").read_text() == "old"
    storage.remove(link)
    assert [file.name for file in tmp_path.iterdir()] == ["there"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no named pipes")
def test_a_pipe_is_written_to_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        storage.write_text(pipe, "new")
        assert os.read(reader, 9) == b"new"
    finally:
        os.close(reader)
    assert [file.name for file in tmp_path.iterdir()] == ["pipe"]


def test_half_a_character_does_not_cost_the_rest(tmp_path: Path) -> None:
    storage.write_text(tmp_path / "record.json", "one \ud83d two")
    assert storage.read_text(tmp_path / "record.json") == "one ? two"


def test_a_full_disk_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    storage.write_text(path, "one")
    (tmp_path / "record.json.new").symlink_to("/dev/full")
    with raises(StorageError, "errors-file-cannot-write-disk-full") as caught:
        storage.write_text(path, "two")
    assert str(path) in str(caught.value)
    assert path.read_text() == "one"
    assert [p.name for p in tmp_path.iterdir()] == ["record.json"]
    storage.write_text(path, "two")
    assert path.read_text() == "two"


@pytest.mark.parametrize("code", [errno.EACCES, errno.EROFS])
def test_a_folder_that_may_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def refuse(self: Path, *args: object, **kwargs: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(Path, "open", refuse)
    with raises(StorageError, "errors-file-cannot-write"):
        storage.write_text(tmp_path / "record.json", "one")
    assert not list(tmp_path.iterdir())


def test_a_place_that_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with raises(StorageError, "errors-file-cannot-write"):
        storage.write_text(tmp_path / "file" / "record.json", "one")


def test_a_file_system_without_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "record.json"
    storage.write_text(path, "one")
    storage.write_text(path, "two")
    assert path.with_name("record.json.bak").read_text() == "one"


def test_damaged_files_are_kept_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    for text in ("one", "two"):
        path.write_text(text)
        storage.set_aside(path)
    assert not path.exists()
    assert (tmp_path / "record.json.damaged-1").read_text() == "one"
    assert (tmp_path / "record.json.damaged-2").read_text() == "two"


def test_what_cannot_be_read(tmp_path: Path) -> None:
    with raises(StorageError, "errors-file-cannot-read"):
        storage.read_text(tmp_path / "none.json")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    with raises(RecordError, "errors-not-text-file-damaged"):
        storage.read_text(tmp_path / "picture")


# -- open matches -----------------------------------------------------------------------------


@pytest.fixture
def matches(tmp_path: Path) -> OpenMatches:
    return OpenMatches(tmp_path / "matches")


@pytest.fixture
def played(game: SmallGame) -> tuple[Record, Record]:
    """A record, and the same after one more action."""
    history = History(record_of(game, PERSON, PERSON))
    history.forward(2, "chance")
    before = history.record
    history.forward(KEEP, PERSON)
    return before, history.record


def test_open_matches_are_listed_latest_first(
    matches: OpenMatches, played: tuple[Record, Record]
) -> None:
    assert matches.all() == ([], [])
    matches.save("one", played[0])
    matches.save("two", played[1])
    os.utime(matches.path("one"), (2e9, 2e9))
    found, problems = matches.all()
    assert [(m.id, m.record) for m in found] == [("one", played[0]), ("two", played[1])]
    assert not problems
    matches.remove("one")
    assert [m.id for m in matches.all()[0]] == ["two"]


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda _text: "",
        lambda text: text.replace('"nodes"', '"nods"'),
        lambda text: text.replace('"seed": 1', '"seed": "one"'),
    ],
    ids=["cut", "empty", "missing", "wrong"],
)
def test_a_damaged_match_goes_on_from_its_backup(
    matches: OpenMatches,
    played: tuple[Record, Record],
    damage: object,
) -> None:
    matches.save("one", played[0])
    matches.save("one", played[1])
    assert callable(damage)
    path = matches.path("one")
    broken = damage(path.read_text())
    path.write_text(broken)
    found, (problem,) = matches.all()
    assert [m.record for m in found] == [played[0]]
    assert "one.json.damaged-1" in str(problem)
    assert path.with_name("one.json.damaged-1").read_text() == broken
    assert matches.load("one") == (played[0], None)


def test_a_damaged_match_on_a_full_disk_is_found_again(
    matches: OpenMatches, played: tuple[Record, Record]
) -> None:
    matches.save("one", played[0])
    matches.save("one", played[1])
    path = matches.path("one")
    path.write_text("x")
    path.with_name("one.json.new").symlink_to("/dev/full")
    with raises(StorageError, "errors-disk-is-full"):
        matches.load("one")
    assert path.read_text() == "x"
    assert matches.load("one")[0] == played[0]


def test_a_match_without_a_backup_is_kept_aside_and_others_go_on(
    matches: OpenMatches, played: tuple[Record, Record]
) -> None:
    matches.save("good", played[1])
    matches.save("bad", played[0])
    matches.path("bad").write_bytes(b"\xff\xfe\x00")
    found, problems = matches.all()
    assert [m.id for m in found] == ["good"]
    assert [each.args[0].id for each in problems] == ["errors-match-damaged-cannot-continued"]
    assert matches.path("bad").with_name("bad.json.damaged-1").exists()
    assert matches.all() == (found, [])


def test_both_files_damaged(matches: OpenMatches, played: tuple[Record, Record]) -> None:
    matches.save("one", played[0])
    matches.save("one", played[1])
    matches.path("one").write_text("x")
    matches.path("one").with_name("one.json.bak").write_text("y")
    with raises(RecordError, "errors-match-backup-damaged-were"):
        matches.load("one")


def test_a_newer_match_stays_where_it_is(
    matches: OpenMatches, played: tuple[Record, Record]
) -> None:
    matches.save("one", played[0])
    text = matches.path("one").read_text().replace('"version": 1', '"version": 2')
    matches.path("one").write_text(text)
    with raises(NewerRecord, "errors-record-format-program-reads"):
        matches.load("one")
    assert matches.path("one").read_text() == text


def test_the_disk_is_waited_for_once_a_second(
    tmp_path: Path, played: tuple[Record, Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    synced: list[float] = []
    monkeypatch.setattr(os, "fsync", lambda _descriptor: synced.append(now[0]))
    matches = OpenMatches(tmp_path, now=lambda: now[0])
    for tenth in range(25):
        now[0] = tenth / 10
        matches.save("one", played[tenth % 2])
    assert synced == [0.0, 1.0, 2.0]


# -- text in and out --------------------------------------------------------------------------


def test_records_and_positions_are_read_from_text(
    game: SmallGame, played: tuple[Record, Record], tmp_path: Path
) -> None:
    record = played[1]
    assert records.parse(record.to_json(), game) == record
    assert records.parse(record.to_json()) == record
    position = records.parse(" 1 2 3 0 5 ", game)
    assert History(position).position.text() == "1 2 3 0 5"
    assert len(position.seats) == 2
    with pytest.raises(ParseError, match="'rubbish'"):
        records.parse("rubbish", game)
    with pytest.raises(RecordError):
        records.parse("1 2 3 0 5")
    (tmp_path / "copy.json").write_text(record.to_json(), encoding="utf-8")
    assert records.open_file(tmp_path / "copy.json") == record


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "letter.json"
    path.write_text("{}")
    with pytest.raises(RecordError) as caught:
        records.open_file(path)
    assert str(caught.value) == f"{path}: {tr('errors-file-not-parlour-record')}"
    path.write_text('{"format": "parlour-record", "version": 9}')
    with pytest.raises(NewerRecord) as newer:
        records.open_file(path)
    told = tr("errors-record-format-program-reads", format=quoted(9), version=1)
    assert str(newer.value) == f"{path}: {told}"


def test_a_match_from_a_position_has_its_seats(
    game: SmallGame, played: tuple[Record, Record]
) -> None:
    with raises(ParseError, "errors-position-seats-but-table", found=2, seats=3):
        records.new_record(game, (*played[0].seats, played[0].seats[0]), start="1 2 3 0 5")
