"""Records and positions: opened, saved, copied, pasted, played on; what is wrong is said."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engines.core import storage
from engines.core.record import Record, SeatRecord
from engines.session import records
from engines.session.history import START
from engines.session.library import Library
from gui.app import event_loop
from gui.app.keys.commands import Command
from gui.app.requests import Play
from gui.home.page import HomePage
from gui.match.sitting import Sitting
from gui.shell.shell import Conductor
from tests.gui.conftest import settle
from tests.session.small_game import SmallGame

Table = Callable[..., Sitting]


def notices(conductor: Conductor) -> list[str]:
    page = conductor.window.page
    assert page is not None
    return [notice.text for notice in page.notices.notices]


def test_a_finished_game_goes_into_the_library(
    conductor: Conductor, finished: Record, qtbot: QtBot
) -> None:
    assert conductor.sitting is not None
    entry = conductor.sitting.entry
    assert entry is not None
    asked = event_loop.spawn(conductor.desk.archive.ask(Library.record, entry), "read")
    settle(qtbot)
    assert asked.result() == finished
    conductor.go_home()
    settle(qtbot)
    home = conductor.window.page
    assert isinstance(home, HomePage)
    assert home.record_titles == ["Anna – Ben"]


def test_a_saved_copy_opens_as_a_review(
    conductor: Conductor, finished: Record, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "copy.json"
    conductor.records.save_file(finished, file)
    settle(qtbot)
    assert notices(conductor)[-1] == f"Saved as {file}."
    conductor.records.open_file(file)
    settle(qtbot)
    assert conductor.window.page is conductor.review_page
    assert conductor.review_page.record.nodes == finished.nodes


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "damaged"),
        ("[]", "no Parlour record"),
        ('{"format": "parlour-record", "version": 99}', "Update Parlour"),
        ("\xff\xfe", "damaged"),
    ],
)
def test_a_damaged_file_is_named(
    conductor: Conductor, qtbot: QtBot, tmp_path: Path, text: str, says: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="latin-1")
    conductor.records.open_file(file)
    settle(qtbot)
    (told,) = notices(conductor)
    assert says in told
    assert "Traceback" not in told


def test_a_record_against_the_rules_is_named(
    conductor: Conductor, finished: Record, qtbot: QtBot, tmp_path: Path
) -> None:
    data = json.loads(finished.to_json())
    data["nodes"][1]["text"] = "jump"
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(data))
    conductor.records.open_file(file)
    settle(qtbot)
    assert "does not fit the rules at step 2 ('jump')" in notices(conductor)[-1]


def test_a_file_that_is_not_there_is_named(conductor: Conductor, qtbot: QtBot) -> None:
    conductor.records.open_file(Path("/nowhere/game.json"))
    settle(qtbot)
    assert "/nowhere/game.json" in notices(conductor)[0]


def test_a_folder_that_cannot_be_written_is_named(
    conductor: Conductor, finished: Record, qtbot: QtBot
) -> None:
    conductor.records.save_file(finished, Path("/proc/nowhere/copy.json"))
    settle(qtbot)
    assert "/proc/nowhere/copy.json" in notices(conductor)[-1]


def test_a_position_is_copied_and_pasted(conductor: Conductor, table: Table, qtbot: QtBot) -> None:
    sitting = table("person", "best")
    conductor.match_page.primary()
    position = sitting.match.position
    conductor.actions[Command.COPY].trigger()
    assert QApplication.clipboard().text() == position.text()
    conductor.actions[Command.PASTE].trigger()
    settle(qtbot)
    pasted = conductor.sitting
    assert pasted is not None
    assert pasted is not sitting
    assert pasted.match.position == position
    assert pasted.match.seats == sitting.match.seats
    assert pasted.match.paused


def test_a_pasted_record_is_reviewed(conductor: Conductor, finished: Record, qtbot: QtBot) -> None:
    QApplication.clipboard().setText(finished.to_json())
    conductor.actions[Command.PASTE].trigger()
    settle(qtbot)
    assert conductor.review_page.record.nodes == finished.nodes


@pytest.mark.parametrize(
    ("text", "says"),
    [("a b c", "'a b c' is no position of this game."), ("", "The clipboard holds no text.")],
)
def test_wrong_text_in_the_clipboard_is_named(
    conductor: Conductor, table: Table, qtbot: QtBot, text: str, says: str
) -> None:
    sitting = table("person", "best")
    QApplication.clipboard().setText(text)
    conductor.actions[Command.PASTE].trigger()
    settle(qtbot)
    assert notices(conductor) == [says]
    assert conductor.sitting is sitting


def test_a_failing_autosave_is_told_with_its_path_and_a_way_out(
    conductor: Conductor, table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path, text: str, *, durable: bool = True) -> None:
        raise storage.cannot_write(path, OSError(28, "No space left on device"))

    table("person", "best")
    monkeypatch.setattr(storage, "write_text", fail)
    conductor.match_page.primary()
    qtbot.waitUntil(lambda: bool(notices(conductor)))
    (told,) = notices(conductor)
    assert "the disk is full" in told
    assert "matches" in told
    monkeypatch.undo()


def test_the_review_goes_through_the_record(
    conductor: Conductor, finished: Record, qtbot: QtBot
) -> None:
    conductor.actions[Command.REVIEW].trigger()
    settle(qtbot)
    page = conductor.review_page
    assert page.sitting is not None
    history = page.sitting.match.history
    for command, at in (
        (Command.FIRST, START),
        (Command.FORWARD, 0),
        (Command.FORWARD, 1),
        (Command.BACK, 0),
        (Command.LAST, len(finished.nodes) - 1),
    ):
        conductor.actions[command].trigger()
        assert history.at == at
    page.go_first()
    page.set_playing(True)
    qtbot.waitUntil(lambda: history.at == len(finished.nodes) - 1)
    qtbot.waitUntil(lambda: not page.transport.playing)


def test_the_review_finds_turning_points(
    conductor: Conductor, finished: Record, qtbot: QtBot
) -> None:
    conductor.actions[Command.REVIEW].trigger()
    settle(qtbot)
    side = conductor.side
    side.review.refresh()
    assert side.review.points != ()
    history = conductor.review_page.record
    conductor.review_page.go_first()
    conductor.actions[Command.NEXT_MISTAKE].trigger()
    sitting = conductor.review_page.sitting
    assert sitting is not None
    assert sitting.match.history.at == history.nodes[side.review.points[0].node].parent
    graph = conductor.review_page.graph
    qtbot.waitUntil(lambda: graph.view.plies == len(finished.nodes) + 1)


def test_playing_on_from_a_review_keeps_what_led_there(
    conductor: Conductor, finished: Record, qtbot: QtBot
) -> None:
    conductor.actions[Command.REVIEW].trigger()
    settle(qtbot)
    conductor.review_page.go(2)
    conductor.review_page.play_on.click()
    settle(qtbot)
    sitting = conductor.sitting
    assert sitting is not None
    assert conductor.window.page is conductor.match_page
    assert sitting.match.history.path()[:3] == (0, 1, 2)


def test_a_note_is_kept_in_the_library(
    conductor: Conductor, finished: Record, qtbot: QtBot
) -> None:
    conductor.actions[Command.REVIEW].trigger()
    settle(qtbot)
    conductor.review_page.go(1)
    conductor.side.review.note.setPlainText("Why?")
    conductor.review_page.go(2)
    settle(qtbot)
    sitting = conductor.review_page.sitting
    assert sitting is not None
    assert sitting.entry is not None
    asked = event_loop.spawn(conductor.desk.archive.ask(Library.record, sitting.entry), "read")
    settle(qtbot)
    assert [node.note for node in asked.result().nodes[:3]] == ["", "Why?", ""]


def test_a_turning_point_becomes_an_exercise(
    conductor: Conductor, finished: Record, qtbot: QtBot
) -> None:
    conductor.actions[Command.REVIEW].trigger()
    settle(qtbot)
    conductor.side.review.refresh()
    next(iter(conductor.side.review.cards.values())).again.click()
    settle(qtbot)
    page = conductor.exercises
    assert conductor.window.page is page
    assert len(page.row.buttons) == 2
    wrong = next(b for b in page.row.buttons if b.text().lower() == page.exercise_played)
    wrong.click()
    settle(qtbot)
    assert page.card is not None
    assert page.card.accessibleName().startswith("Not yet")
    page.card.buttons[0].click()
    right = next(b for b in page.row.buttons if b.text().lower() != page.exercise_played)
    right.click()
    settle(qtbot)
    assert page.card.accessibleName().startswith("Solved")
    (row,) = page.table.rows
    assert (row.tries, row.solved) == (2, 1)


def test_a_rematch_moves_the_seats_on(conductor: Conductor, finished: Record, qtbot: QtBot) -> None:
    conductor.actions[Command.REMATCH].trigger()
    settle(qtbot)
    sitting = conductor.sitting
    assert sitting is not None
    assert [seat.name for seat in sitting.match.seats] == ["Ben", "Anna"]
    assert sitting.match.history.seed != finished.seed


def test_an_open_match_is_offered_at_home(
    conductor: Conductor, table: Table, small: SmallGame, qtbot: QtBot
) -> None:
    table("person", "best")
    conductor.match_page.primary()
    settle(qtbot)
    first = conductor.sitting
    assert first is not None
    other = records.new_record(small, [SeatRecord("Cem"), SeatRecord("Dora")], seed=1)
    conductor.play(Play(other))
    qtbot.waitUntil(lambda: conductor.sitting is not first)
    settle(qtbot)
    conductor.go_home()
    settle(qtbot)
    home = conductor.window.page
    assert isinstance(home, HomePage)
    assert home.record_titles == ["Anna – Ben"]
    home.open_record(0)
    settle(qtbot)
    assert conductor.sitting is not None
    assert conductor.sitting.id == first.id
    assert conductor.sitting.match.record.nodes == first.match.record.nodes
