"""Damaged files, wrong texts, folders that cannot be written: a clear notice, and a way out."""

import errno
import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from engines.contract.record import PERSON
from engines.runtime.storage import BACKUP
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.review.page import ReviewPage
from tests.gui.play.conftest import Start
from tests.gui.play.faults import refuse_writing
from tests.gui.play.program import Program, record_of, wait_until


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
    ("text", "words"),
    [
        ("", "The record is damaged"),
        ("no JSON at all", "The record is damaged"),
        ('{"format": "parlour-record"}', "The record is damaged"),
        ('{"format": "else"}', "This file is not a Parlour record"),
    ],
    ids=["empty", "text", "half", "other"],
)
def test_a_file_that_is_no_record(program: Program, tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text)
    open_file(program, file)
    (notice,) = program.notices
    assert words in notice
    assert "Traceback" not in notice
    assert not isinstance(program.page, ReviewPage)


def test_a_record_of_a_newer_program(program: Program, tmp_path: Path) -> None:
    data = json.loads(record_of(PERSON, "points", seed=3).to_json())
    data["version"] = 99
    file = tmp_path / "new.json"
    file.write_text(json.dumps(data))
    open_file(program, file)
    (notice,) = program.notices
    assert "newer" in notice
    assert "99" in notice


def test_a_record_that_breaks_the_rules(program: Program, tmp_path: Path) -> None:
    data = json.loads(record_of(PERSON, "points", seed=3).to_json())
    data["nodes"] = [{"parent": -1, "text": "1 2", "by": "chance"}]
    data["at"] = 0
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(data))
    open_file(program, file)
    (notice,) = program.notices
    assert "step 1 (“1 2”)" in notice


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello", "“hello” is not a score"),
        ("4500 3200 | seat 1 | run 9999 | dice 6", "9,999"),
        ("4500 3200 | seat 7", "no seat 7"),
        ("4500", "1 score"),
        ("4500 3200 | run 350", "needs the number of dice left"),
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
    assert "damaged" in notice
    assert "continues from one action earlier" in notice
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
    assert "are damaged" in again.notices[0]
    assert not again.home_cards()
    assert len(list(file.parent.glob("*.damaged-*"))) == 2
    again.play(record_of(PERSON, "always_stop", seed=8))
    again.play_on(2)


def test_a_damaged_library_is_replaced_and_told(start: Start, home: Path) -> None:
    library = home / "data" / "library.sqlite3"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"this is no database" * 100)
    program = start()
    wait_until(lambda: program.notices, "the notice")
    assert "library" in program.notices[0]
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
    assert "can't be written" in program.notices[0]
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
    assert "the disk is full" in notice
    assert str(file) in notice
    assert not file.exists()
