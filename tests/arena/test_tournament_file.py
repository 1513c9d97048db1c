"""The file of a run: nothing is lost, damage is reported, only one process writes."""

import errno
import json
import os
import resource
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engines.arena.blocks import play_game
from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant
from engines.arena.progress import GameId, State
from engines.arena.sprt import Hypotheses
from engines.arena.tournament import Tournament
from engines.arena.tournament_file import Store, read_header
from engines.arena.tournament_file import _line as store_line
from engines.contract.budget import Budget
from engines.runtime.errors import NewerRecord, RecordError, StorageError
from engines.runtime.texts import tr
from tests.contract.toy import HighCard
from tests.raised import raises

SETUP = Setup(
    "toy",
    (Entrant("greedy"), Entrant("crashing", Budget(playouts=3)), Entrant("careless")),
    Format.LADDER,
    blocks=10,
    options={"rounds": 1},
    stop=Hypotheses(-5, 5),
)


def written(path: Path, blocks: int = 2) -> list[bytes]:
    """The lines of a file with this many blocks of the first table."""
    with closing(Store.create(path, SETUP)) as store:
        for block in range(blocks):
            for rotation in range(2):
                game = play_game(SETUP.contests[0], block, rotation)
                store.add(GameId(0, block, rotation), game)
        store.sync()
    return path.read_bytes().splitlines(keepends=True)


def test_what_is_written_is_read(toy: HighCard, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    assert len(written(file)) == 5
    assert read_header(file).setup == SETUP
    with closing(Store.open(file)) as store:
        found = list(store.results())
        for game, result in found:
            again = play_game(SETUP.contests[0], game.block, game.rotation)
            assert result == again == store.result(game)
            assert result.thinking[0].times.total() == result.thinking[0].decisions
        games = [game for game, _ in found]
        assert games == sorted(games)
        assert len(games) == 4
        assert store.result(GameId(0, 7, 0)) is None


def test_an_unfinished_last_line_is_dropped(toy: HighCard, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    lines = written(file)
    for cut in (1, 20, len(lines[-1]) - 1):
        file.write_bytes(b"".join(lines[:-1]) + lines[-1][:cut])
        with closing(Store.open(file)) as store:
            assert len(list(store.results())) == 3
        assert file.read_bytes() == b"".join(lines[:-1])


@pytest.mark.parametrize("line", [1, 3, 4])
def test_other_damage_is_told_with_its_place(line: int, toy: HighCard, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    lines = written(file)
    lines[line] = lines[line].replace(b'"actions":[', b'"actions":[9', 1)
    file.write_bytes(b"".join(lines))
    with raises(RecordError, "errors-damaged-line-take-copy", number=line + 1):
        Store.open(file)
    assert file.read_bytes() == b"".join(lines)


@pytest.mark.parametrize("text", [b"", b"\n", b"{}\n", b'{"format":"parlour-record"}\n', b"\xff\n"])
def test_another_file_is_no_run(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(text)
    with raises(RecordError, "errors-not-a-tournament"):
        Store.open(file)


def test_a_file_of_another_program_is_left_alone(
    toy: HighCard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.jsonl"
    lines = written(file)
    monkeypatch.setattr("engines.arena.tournament_file.program_version", lambda: "99.0")
    with raises(RecordError, "errors-begun-parlour-whose-bots", program_version="99.0"):
        Store.open(file)
    monkeypatch.setattr("engines.arena.tournament_file.VERSION", 0)
    with pytest.raises(NewerRecord):
        Store.open(file)
    assert file.read_bytes() == b"".join(lines)


WRONG = {
    "no such table": {"game": [9, 0, 0]},
    "no such rotation": {"game": [0, 0, 5]},
    "block below zero": {"game": [0, -1, 0]},
    "one result for two seats": {"wins": [1.0]},
    "results that are no numbers": {"returns": ["a", None]},
    "actions that are no numbers": {"actions": [[1], "x"]},
    "an action of too many digits": {"actions": [10**30]},
    "thinking of no time": {"thinking": [["x", 0.0, {}], [0.0, 0.0, {}]]},
    "thinking of nobody": {"thinking": []},
    "a forfeit of nobody": {"forfeit": [7, 3, "late"]},
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_game_that_does_not_fit_its_run_is_damage(
    wrong: dict[str, Any], toy: HighCard, tmp_path: Path
) -> None:
    file = tmp_path / "x.jsonl"
    lines = written(file)
    data = json.loads(lines[2])
    del data["check"]
    lines[2] = store_line(data | wrong)
    file.write_bytes(b"".join(lines))
    with raises(RecordError, "errors-damaged-line-take-copy", number=3):
        Store.open(file)


def test_a_file_that_cannot_be_locked_is_not_written(toy: HighCard, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    written(file)
    (tmp_path / ".x.jsonl.lock").unlink()
    (tmp_path / ".x.jsonl.lock").mkdir()
    before = file.read_bytes()
    with raises(StorageError, "errors-tournament-cannot-lock"):
        Store.open(file)
    assert file.read_bytes() == before


def test_only_one_run_writes_to_a_file(toy: HighCard, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    written(file)
    with (
        closing(Store.open(file)),
        raises(StorageError, "errors-being-written-another-run"),
    ):
        Store.open(file)
    Store.open(file).close()


def test_a_file_that_is_there_is_not_overwritten(toy: HighCard, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    lines = written(file)
    with raises(StorageError, "errors-already-continue-resume-choose"):
        Store.create(file, SETUP)
    assert file.read_bytes() == b"".join(lines)
    with raises(StorageError, "errors-tournament-cannot-write"):
        Store.create(tmp_path / "no" / "folder.jsonl", SETUP)


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """Limit files to this many bytes, as if the disk were full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_ends_the_run_and_loses_nothing(toy: HighCard, tmp_path: Path) -> None:
    setup = replace(SETUP, stop=None)
    with closing(Tournament.begin(setup, workers=2)) as run:
        run.start()
        assert run.wait(120)
        expected = run.standings
    file = tmp_path / "x.jsonl"
    with closing(Tournament.begin(setup, file=file, workers=2)) as run:
        with largest_file(4000):
            run.start()
            assert run.wait(120)
        assert run.progress.state is State.FAILED
        assert isinstance(run.error, StorageError)
        too_large = os.strerror(errno.EFBIG)
        told = tr("errors-tournament-cannot-write", path=file, reason=too_large)
        assert str(run.error) == told
        assert len(file.read_bytes()) <= 4000
        assert file.read_bytes().endswith(b"}\n")
        kept = run.progress.games
        assert 0 < kept < run.progress.total
        run.start()
        assert run.wait(120)
        assert run.progress.games == run.progress.total
        assert run.standings == expected


def test_a_full_disk_is_told_in_plain_words(
    toy: HighCard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    full_disk = tr("errors-disk-is-full")
    with raises(StorageError, "errors-tournament-cannot-write", reason=full_disk):
        Store.create(tmp_path / "x.jsonl", SETUP)
