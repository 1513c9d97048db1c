"""Damaged files, wrong texts, folders that cannot be written: a clear notice, and a way out."""

import errno
import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from engines.contract.record import PERSON, VERSION, Record
from engines.match.archive.records import verified
from engines.runtime.errors import RecordError, quoted
from engines.runtime.storage import BACKUP
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.review.page import ReviewPage
from tests.gui.play.conftest import Start
from tests.gui.play.faults import refuse_writing
from tests.gui.play.program import Program, record_of, wait_until
from tests.raised import raises


def open_file(program: Program, path: Path) -> None:
    """Choose a file in the dialog of Ctrl+O."""
    program.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = program.window.findChildren(QFileDialog)
    dialog.selectFile(str(path))
    dialog.fileSelected.emit(str(path))
    dialog.close()
    program.idle()


def test_a_record_opens_for_review(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "good.json"
    file.write_text(record_of(PERSON, "points", seed=3).to_json())
    open_file(program, file)
    wait_until(lambda: isinstance(program.page, ReviewPage), "the review")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "errors-file-not-parlour-record"),
        ("no JSON at all", "errors-file-not-parlour-record"),
        ('{"format": "parlour-record"}', "errors-record-damaged-cannot-read"),
        ('{"format": "else"}', "errors-file-not-parlour-record"),
    ],
    ids=["empty", "text", "half", "other"],
)
def test_a_file_that_is_no_record(program: Program, tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text)
    open_file(program, file)
    (notice,) = program.notices
    with raises(RecordError, told) as caught:
        Record.from_json(text)
    assert str(caught.value) in notice
    assert "Traceback" not in notice
    assert not isinstance(program.page, ReviewPage)


def test_a_record_of_a_newer_program(program: Program, tmp_path: Path) -> None:
    data = json.loads(record_of(PERSON, "points", seed=3).to_json())
    data["version"] = 99
    file = tmp_path / "new.json"
    file.write_text(json.dumps(data))
    open_file(program, file)
    (notice,) = program.notices
    assert tr("errors-record-format-program-reads", format=quoted(99), version=VERSION) in notice


def test_a_record_that_breaks_the_rules(program: Program, tmp_path: Path) -> None:
    data = json.loads(record_of(PERSON, "points", seed=3).to_json())
    data["nodes"] = [{"parent": -1, "text": "1 2", "by": "chance"}]
    data["at"] = 0
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(data))
    open_file(program, file)
    (notice,) = program.notices
    with raises(
        RecordError, "errors-record-does-not-fit-rules-step", ply=1, node=quoted("1 2")
    ) as caught:
        verified(Record.from_json(file.read_text()))
    assert str(caught.value) in notice


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "hello",
            tr(
                "errors-not-part-position-parts",
                words=quoted("hello"),
                known=(
                    *("over", "seat", "banked", "run", "dice", "turn", "rolling", "trigger"),
                    "at exactly 10000",
                ),
                example="4500 3200 | seat 1 | run 350 | dice 6",
            ),
        ),
        (
            "4500 3200 | seat 1 | run 9999 | dice 6",
            tr("errors-run-score-dice-left", run=9999, dice=6, nearest=(1100,)),
        ),
        ("4500 3200 | seat 7", tr("errors-no-seat", seat=7, seats=2)),
        ("4500", tr("errors-position-fargo-seats-write", count=1, min_seats=2, max_seats=6)),
        ("4500 3200 | run 350", tr("errors-run-score-needs-number", run=350)),
        ("", tr("shell-clipboard-contains-text")),
    ],
)
def test_a_wrong_position_is_explained_and_the_match_goes_on(
    program: Program, text: str, words: str
) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3))
    program.until_due()
    match_view = program.match_view
    program.paste(text)
    (notice,) = program.notices
    assert words in notice
    assert program.match_view is match_view
    program.key(Qt.Key.Key_Escape)
    assert not program.notices
    program.play_on(2)
    assert len(program.texts) >= 2


def test_a_position_is_copied_and_pasted(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3, start="7000 6800 | seat 1"))
    program.play_on(3)
    position = program.match.position
    before = program.match_view
    program.command(commands.COPY)
    program.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    program.until_other_match(before)
    assert program.match.position == position
    assert program.match.seats == before.match.seats


def test_a_damaged_match_goes_on_from_its_backup(start: Start, home: Path) -> None:
    program = start()
    program.play(record_of(PERSON, "always_stop", seed=7))
    program.play_on(3)
    match = program.match_view.id
    program.end()
    file = home / "data" / "matches" / f"{match}.json"
    file.write_text(file.read_text()[:-200])

    again = start()
    wait_until(lambda: again.notices, "the notice")
    (notice,) = again.notices
    aside = Path(f"{file}.damaged-1")
    assert notice == tr("errors-newest-file-damaged", aside=aside)
    again.click(again.button(tr("arena-continue")))
    again.until_other_match(None)
    assert again.texts
    again.play_on(1)


def test_a_match_that_is_lost_is_set_aside(start: Start, home: Path) -> None:
    program = start()
    program.play(record_of(PERSON, "always_stop", seed=7))
    program.play_on(3)
    match = program.match_view.id
    program.end()
    file = home / "data" / "matches" / f"{match}.json"
    for each in (file, file.with_name(file.name + BACKUP)):
        each.write_text("{")

    again = start()
    wait_until(lambda: again.notices, "the notice")
    kept, backup = (Path(f"{each}.damaged-1") for each in (file, f"{file}{BACKUP}"))
    assert again.notices[0] == tr(
        "errors-match-backup-damaged-were", path=file, kept=kept, backup=backup
    )
    assert not again.home_cards()
    assert set(file.parent.glob("*.damaged-*")) == {kept, backup}
    again.play(record_of(PERSON, "always_stop", seed=8))
    again.play_on(2)


def test_a_damaged_library_is_replaced_and_told(start: Start, home: Path) -> None:
    library = home / "data" / "library.sqlite3"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"this is no database" * 100)
    program = start()
    wait_until(lambda: program.notices, "the notice")
    assert program.notices[0] == tr(
        "errors-library-was-damaged",
        reason="file is not a database",  # as SQLite says it
        aside=Path(f"{library}.damaged-1"),
        games=0,
    )
    program.play(record_of(PERSON, "always_stop", seed=3, start="9700 9600 | seat 1"))
    program.play_to_the_end()
    program.kept()


def test_a_home_folder_that_cannot_be_written(start: Start, home: Path) -> None:
    """A file is where the data folder should be: games can't be kept, but can be played."""
    home.parent.mkdir(parents=True, exist_ok=True)
    home.write_text("in the way")
    program = start()
    wait_until(lambda: program.notices, "the notice of the home page")
    assert any(str(home) in notice for notice in program.notices)
    program.play(record_of(PERSON, "always_stop", seed=3, start="9700 9600 | seat 1"))
    wait_until(lambda: program.notices, "the notice of the match")
    file = home / "data" / "matches" / f"{program.match_view.id}.json"
    refused = tr("errors-file-cannot-write", path=file, reason=os.strerror(errno.ENOTDIR))
    assert refused in program.notices[0]
    program.play_to_the_end()
    assert program.match.record.result is not None
    program.ended()


def test_a_copy_that_cannot_be_saved(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3))
    program.until_due()
    refuse_writing(monkeypatch, tmp_path / "full", errno.ENOSPC)
    file = tmp_path / "full" / "copy.json"
    program.command(commands.SAVE_COPY)
    (dialog,) = program.window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(file))
    dialog.close()
    program.idle()
    (notice,) = program.notices
    reason = tr("errors-disk-is-full")
    assert notice == tr("errors-file-cannot-write-disk-full", path=file, reason=reason)
    assert not file.exists()
