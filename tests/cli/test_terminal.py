"""What command lines print."""

import errno
import json
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from engines.cli import terminal
from engines.contract.monitor import Monitor
from engines.runtime.errors import StorageError
from engines.runtime.texts import tr
from tests.raised import raises


def test_tables_keep_their_cells_whole_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rows = (("x" * 100, 1, None), ("y", "22", ""))
    terminal.console().print(terminal.table(("name", "value", "nothing"), rows))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["name", "value"]
    assert lines[2] == f"{'x' * 100}       1"
    assert lines[3] == f"{'y':100}      22"


def test_json_goes_to_a_file_or_to_the_output_stream(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = {"größe": [1, 2.5, None]}
    terminal.write_json(data, tmp_path / "x.json")
    terminal.write_json(data, terminal.STDOUT)
    assert json.loads((tmp_path / "x.json").read_text(encoding="utf-8")) == data
    assert capsys.readouterr().out == (tmp_path / "x.json").read_text(encoding="utf-8")


def test_what_cannot_be_written_is_found_before_the_work(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "no" / "folder"):
        with raises(StorageError, "errors-output-cannot-write", file=file):
            terminal.check_writable(file)
        with raises(StorageError, "errors-output-cannot-write", file=file):
            terminal.write_json([], file)
    terminal.check_writable(None)
    terminal.check_writable(terminal.STDOUT)


def test_looking_whether_a_file_can_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    terminal.check_writable(tmp_path / "x.json")
    assert not list(tmp_path.iterdir())
    (tmp_path / "x.json").write_text("old")
    terminal.check_writable(tmp_path / "x.json")
    assert (tmp_path / "x.json").read_text() == "old"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_text("old")
    link.symlink_to(real)
    terminal.write_text("new", link)
    assert link.is_symlink()
    assert real.read_text() == "new"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no named pipes")
def test_what_is_no_regular_file_stays_what_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as reader:
        read = reader.submit(pipe.read_text)
        terminal.write_text("new", pipe)
        assert read.result() == "new"
    assert pipe.is_fifo()
    assert [file.name for file in tmp_path.iterdir()] == ["pipe"]


def test_a_file_that_could_not_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.json"
    file.write_text("old")

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    full_disk = tr("errors-disk-is-full")
    with raises(StorageError, "errors-output-cannot-write", reason=full_disk):
        terminal.write_text("new", file)
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_progress_is_silent_where_there_is_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with terminal.progress("games", 10) as show:
        show(5, "half")
    terminal.note("done")
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", "done\n")


def test_the_words_at_the_bar_stay_until_there_are_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    with terminal.progress("games", 10) as show:
        show(5, "first")
        show(6, "second")
        show(7, "")
    last = next(line for line in capsys.readouterr().err.splitlines()[::-1] if "7/10" in line)
    assert "second" in last


@pytest.mark.parametrize(
    ("seconds", "text"), [(0.00012345, "0.123 ms"), (0.35, "350 ms"), (0.0, "0 ms")]
)
def test_milliseconds(seconds: float, text: str) -> None:
    assert terminal.milliseconds(seconds) == text


def test_the_first_interrupt_cancels_and_the_second_ends() -> None:
    monitor = Monitor()
    with terminal.interruptible(monitor):
        signal.raise_signal(signal.SIGINT)
        assert monitor.cancelled
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_an_interrupt_stops_the_part_that_is_being_done() -> None:
    with terminal.in_parts() as begin:
        parts = [begin("first", 10), begin("second", 20)]
        signal.raise_signal(signal.SIGINT)
        parts.append(begin("third", 30))
        assert [part.cancelled for part in parts] == [False, True, False]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
