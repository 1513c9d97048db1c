"""Solved tables on disk: kept, shared, found damaged, let go."""

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from engines.contract.monitor import Monitor
from engines.runtime import caches, table_cache
from engines.runtime.table_cache import CachedTable, Table

TABLE = np.arange(12, dtype=np.float32).reshape(3, 4)


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of a game whose solver uses one kernel."""
    monkeypatch.setenv("PARLOUR_SOLUTION_CACHE", str(tmp_path / "cache"))
    engines = tmp_path / "engines"
    monkeypatch.setattr(table_cache, "_ENGINES", engines)
    folder = engines / "games" / "toy" / "kernels"
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text("ONE = 1\n")
    (folder / "other.py").write_text("TWO = 1\n")
    (folder.parent / "solver.py").write_text(
        "def solve():\n    from engines.games.toy.kernels import rules\n"
    )
    table_cache._stamp.cache_clear()
    return folder


@pytest.fixture
def kept(game: Path) -> CachedTable:
    return CachedTable("toy", "all", "solver", (3, 4), np.float32)


def never() -> Table | None:
    pytest.fail("it was solved though it was kept")


def solved() -> Table:
    return TABLE


def edited(game: Path, name: str = "rules.py") -> None:
    (game / name).write_text("ONE = 2\n")
    table_cache._stamp.cache_clear()


def test_a_table_is_solved_once(kept: CachedTable) -> None:
    assert kept.load() is None
    assert kept.obtain(solved, Monitor()) is TABLE
    found = kept.obtain(never, Monitor())
    assert found is not None
    assert (found == TABLE).all()
    assert found.dtype == np.float32


def test_an_edit_of_its_sources_makes_it_anew(kept: CachedTable, game: Path) -> None:
    kept.save(TABLE)
    before = kept.file
    edited(game)
    assert kept.file != before
    assert kept.load() is None
    assert before.exists(), "another version of the program may still use it"
    before = kept.file
    edited(game, "other.py")
    assert kept.file == before, "the solver does not use that one"


def test_what_nobody_has_used_for_long_goes(kept: CachedTable, game: Path) -> None:
    kept.save(TABLE)
    before = kept.file
    long_ago = time.time() - caches.UNUSED_S - 60
    os.utime(before, (long_ago, long_ago))
    other = before.with_name("others-0123456789abcdef.npz")
    other.write_bytes(b"")
    os.utime(other, (long_ago, long_ago))
    kept.load()
    edited(game)
    kept.save(TABLE)
    assert before.exists(), "it was used a moment ago"
    os.utime(before, (long_ago, long_ago))
    kept.save(TABLE)
    assert not before.exists()
    assert kept.file.exists()
    assert other.exists(), "another table's files are none of its business"


def test_of_a_family_those_that_nobody_has_used_go_with_any_of_it(game: Path) -> None:
    """Some tables of a family would never be saved again, so nothing else would delete them."""
    first, second = (
        CachedTable("toy", f"for-{digits}", "solver", (3, 4), np.float32, family="for")
        for digits in ("00a1", "00b2")
    )
    first.save(TABLE)
    stranger = first.file.with_name("fortress-0123456789abcdef.npz")
    stranger.write_bytes(b"")
    long_ago = time.time() - caches.UNUSED_S - 60
    for file in (first.file, stranger):
        os.utime(file, (long_ago, long_ago))
    second.save(TABLE)
    assert not first.file.exists()
    assert second.file.exists()
    assert stranger.exists()


@pytest.mark.parametrize("damage", ["cut", "changed", "nonsense", "empty", "foreign", "misshapen"])
def test_a_damaged_table_is_solved_again(kept: CachedTable, damage: str) -> None:
    kept.save(TABLE)
    whole = kept.file.read_bytes()
    middle = whole.index(TABLE.tobytes()) + 5
    bad = {
        "cut": whole[:middle],
        "changed": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
        "nonsense": b"no archive",
        "empty": b"",
    }
    if damage in bad:
        kept.file.write_bytes(bad[damage])
    elif damage == "foreign":
        np.savez(kept.file, stamp=np.array("of another version"), table=TABLE)
    else:
        np.savez(kept.file, stamp=np.array(kept.stamp), table=TABLE[:2])
    assert kept.load() is None
    assert kept.obtain(solved, Monitor()) is TABLE
    assert kept.file.read_bytes() == whole


def test_a_full_disk_loses_nothing_but_the_copy_and_that_is_said(
    kept: CachedTable, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "cache").touch()
    assert kept.obtain(solved, Monitor()) is TABLE
    assert kept.load() is None
    (said,) = caplog.records
    assert said.levelname == "WARNING"
    assert str(kept.file) in said.message


def test_one_solves_and_the_others_wait(kept: CachedTable) -> None:
    calls: list[int] = []

    def slowly() -> Table:
        calls.append(1)
        threading.Event().wait(0.1)
        return TABLE

    found: list[Table | None] = []
    obtain: Callable[[], None] = lambda: found.append(kept.obtain(slowly, Monitor()))  # noqa: E731
    threads = [threading.Thread(target=obtain) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(calls) == 1
    assert all(table is not None and (table == TABLE).all() for table in found)


def test_who_waits_can_be_cancelled(kept: CachedTable) -> None:
    impatient = Monitor()
    impatient.cancel()
    within: list[Table | None] = []

    def meanwhile() -> Table:
        within.append(kept.obtain(never, impatient))
        return TABLE

    assert kept.obtain(meanwhile, Monitor()) is TABLE
    assert within == [None]


def test_what_was_cancelled_is_not_kept(kept: CachedTable) -> None:
    assert kept.obtain(lambda: None, Monitor()) is None
    assert kept.load() is None
