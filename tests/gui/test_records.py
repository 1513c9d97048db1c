"""Records and positions: opened, saved, copied, pasted, played on; what is wrong is said."""

import asyncio
import gc
import json
import weakref
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engines.contract.messages import message
from engines.contract.record import PERSON, VERSION, Record, SeatRecord
from engines.contract.rules import Option
from engines.match.analysis.luck import Chance
from engines.match.analysis.review import Decision
from engines.match.archive import records
from engines.match.archive.archive import Archive
from engines.match.archive.library import Exercise, Library
from engines.match.events import Waiting
from engines.match.history import START
from engines.runtime import storage
from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.keys import commands
from gui.app.requests import Play, Request, TryExercise
from gui.home.page import HomePage
from gui.kit.button import Button
from gui.learn.exercises import ExercisesPage
from gui.match.panels import MatchPanels
from gui.match.study import Findings, Study
from gui.match.view import MatchView
from gui.shell.shell import Shell
from tests.gui.conftest import put_record, settle
from tests.gui.play.program import clear_deleted
from tests.gui.shown import match_page, played, review_page
from tests.match.small_game import SmallGame

Table = Callable[..., MatchView]


def notices(shell: Shell) -> list[str]:
    page = shell.window.page
    assert page is not None
    return [notice.text for notice in page.notices.notices]


def test_a_finished_game_goes_into_the_library(
    shell: Shell, finished: Record, qtbot: QtBot
) -> None:
    assert shell.match_view is not None
    entry = shell.match_view.entry
    assert entry is not None
    asked = event_loop.spawn(shell.context.archive.ask(Library.record, entry), "read")
    settle(qtbot)
    assert asked.result() == finished
    shell.go_home()
    settle(qtbot)
    home = shell.window.page
    assert isinstance(home, HomePage)
    assert [line.title for line in home.records.lines] == ["Double · Anna – Ben"]


def test_a_saved_copy_opens_as_a_review(
    shell: Shell, finished: Record, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "copy.json"
    shell.records.save(finished.to_json(), file)
    settle(qtbot)
    assert notices(shell)[-1] == tr("shell-saved-as", path=file)
    shell.records.open_file(file)
    settle(qtbot)
    assert shell.window.page is review_page(shell)
    assert review_page(shell).record.nodes == finished.nodes


def test_a_game_with_a_bot_that_is_gone_opens_as_a_review(
    shell: Shell, finished: Record, qtbot: QtBot, tmp_path: Path
) -> None:
    told = len(notices(shell))
    bot, file = finished.seats[1].player, tmp_path / "old.json"
    file.write_text(finished.to_json().replace(f'"{bot}"', '"variant:no_bias"'))
    shell.records.open_file(file)
    settle(qtbot)
    assert review_page(shell).record.seats[1].player == "variant:no_bias"
    assert len(notices(shell)) == told


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", tr("errors-file-not-parlour-record")),
        (
            '{"format": "parlour-record",',
            tr("errors-record-damaged-cannot-read", error=tr("errors-line-is-damaged", line=1)),
        ),
        ("[]", tr("errors-file-not-parlour-record")),
        (
            '{"format": "parlour-record", "version": 99}',
            tr("errors-record-format-program-reads", format=quoted(99), version=VERSION),
        ),
    ],
)
def test_a_damaged_file_is_named(
    shell: Shell, qtbot: QtBot, tmp_path: Path, text: str, says: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    shell.records.open_file(file)
    settle(qtbot)
    assert notices(shell) == [f"{file}: {says}"]


def test_a_file_that_is_no_text_is_named(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(b"\xff\xfe")
    shell.records.open_file(file)
    settle(qtbot)
    assert notices(shell) == [tr("errors-not-text-file-damaged", path=file)]


def test_a_record_against_the_rules_is_named(
    shell: Shell, finished: Record, qtbot: QtBot, tmp_path: Path
) -> None:
    data = json.loads(finished.to_json())
    data["nodes"][1]["text"] = "jump"
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(data))
    shell.records.open_file(file)
    settle(qtbot)
    assert notices(shell)[-1] == tr(
        "errors-record-does-not-fit-rules-step",
        ply=2,
        node=quoted("jump"),
        error="'jump' is no action.",
    )


def test_a_file_that_is_not_there_is_named(shell: Shell, qtbot: QtBot) -> None:
    shell.records.open_file(Path("/nowhere/game.json"))
    settle(qtbot)
    assert "/nowhere/game.json" in notices(shell)[0]


def test_a_folder_that_cannot_be_written_is_named(
    shell: Shell, finished: Record, qtbot: QtBot
) -> None:
    shell.records.save(finished.to_json(), Path("/proc/nowhere/copy.json"))
    settle(qtbot)
    assert "/proc/nowhere/copy.json" in notices(shell)[-1]


def test_a_position_is_copied_and_pasted(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "best")
    match_page(shell).primary()
    position = match_view.match.position
    shell.actions[commands.COPY].trigger()
    assert QApplication.clipboard().text() == position.text()
    shell.actions[commands.PASTE].trigger()
    settle(qtbot)
    pasted = shell.match_view
    assert pasted is not None
    assert pasted is not match_view
    assert pasted.match.position == position
    assert pasted.match.seats == match_view.match.seats
    assert pasted.match.paused


def test_that_there_is_nothing_to_copy_is_said(shell: Shell) -> None:
    shell.actions[commands.COPY].trigger()
    assert notices(shell) == [tr("shell-no-position-to-copy")]


def test_a_pasted_record_is_reviewed(shell: Shell, finished: Record, qtbot: QtBot) -> None:
    QApplication.clipboard().setText(finished.to_json())
    shell.actions[commands.PASTE].trigger()
    settle(qtbot)
    assert review_page(shell).record.nodes == finished.nodes


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a b c", "'a b c' is not a position of this game."),
        ("", tr("shell-clipboard-contains-text")),
    ],
)
def test_wrong_text_in_the_clipboard_is_named(
    shell: Shell, table: Table, qtbot: QtBot, text: str, says: str
) -> None:
    match_view = table("person", "best")
    QApplication.clipboard().setText(text)
    shell.actions[commands.PASTE].trigger()
    settle(qtbot)
    assert notices(shell) == [says]
    assert shell.match_view is match_view


def test_a_failing_autosave_is_told_with_its_path_and_a_way_out(
    shell: Shell, table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths: list[Path] = []

    def fail(path: Path, text: str, *, durable: bool = True) -> None:
        paths.append(path)
        raise storage.cannot_write(path, OSError(28, "No space left on device"))

    table("person", "best")
    with monkeypatch.context() as patch:
        patch.setattr(storage, "write_text", fail)
        match_page(shell).primary()
        qtbot.waitUntil(lambda: bool(notices(shell)))
    (told,) = notices(shell)
    assert paths[0].parent.name == "matches"
    assert told == tr(
        "errors-file-cannot-write-disk-full", path=paths[0], reason=tr("errors-disk-is-full")
    )


def test_the_review_goes_through_the_record(shell: Shell, finished: Record, qtbot: QtBot) -> None:
    shell.actions[commands.REVIEW].trigger()
    settle(qtbot)
    page = review_page(shell)
    assert page.match_view is not None
    history = page.match_view.match.history
    for command, at in (
        (commands.FIRST, START),
        (commands.FORWARD, 0),
        (commands.FORWARD, 1),
        (commands.BACK, 0),
        (commands.LAST, len(finished.nodes) - 1),
    ):
        shell.actions[command].trigger()
        assert history.at == at
    page.transport.first()
    page.transport.set_playing(True)
    qtbot.waitUntil(lambda: history.at == len(finished.nodes) - 1)
    qtbot.waitUntil(lambda: not page.transport.playing)


def test_a_game_that_was_studied_is_not_studied_again(
    shell: Shell, finished: Record, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    study = match_page(shell).panels.study
    qtbot.waitUntil(lambda: study.findings.nodes != () and not study.running)
    monkeypatch.setattr("gui.match.study.review", None)  # it would fail
    shell.actions[commands.REVIEW].trigger()
    settle(qtbot)
    assert review_page(shell).panels.study.findings == study.findings
    failed = replace(study.findings, error="It failed.")
    assert Study(match_page(shell).match_view, failed).findings == Findings()


def test_the_review_finds_turning_points(shell: Shell, finished: Record, qtbot: QtBot) -> None:
    shell.actions[commands.REVIEW].trigger()
    settle(qtbot)
    side = shell.side.shown
    side.review.refresh()
    found = review_page(shell).panels.study.findings.review
    assert found is not None
    history = review_page(shell).record
    transport, match_view = review_page(shell).transport, review_page(shell).match_view
    first = history.nodes[found.turning_points[0].node].parent
    for start in (transport.first, transport.end):  # it opens with the last step
        start()
        shell.actions[commands.NEXT_MISTAKE].trigger()
        assert match_view.match.history.at == first
    graph = review_page(shell).graph
    qtbot.waitUntil(lambda: len(graph.plot.places) == len(finished.nodes) + 1)
    rounds = [match_view.match.history.place(node).moment.round for node in range(-1, 6)]
    assert [text for _, text in graph.plot.across.ticks_between(0, 6, 9)] == [
        tr("kit-round", round=1),
        *(str(at) for at in dict.fromkeys(rounds[1:]) if at > 1),
    ]


def test_chapters_say_the_round_and_what_kind_of_moment_it_was(
    shell: Shell, finished: Record, qtbot: QtBot
) -> None:
    shell.actions[commands.REVIEW].trigger()
    settle(qtbot)
    view, side = review_page(shell).match_view, shell.side.shown
    side.review.refresh()
    for chapter in side.review.chapters:
        before = view.match.history.step(chapter.node).before
        heading = side.review.cards[chapter.node].accessibleName()
        at, name = before.moment.round, view.words.names[chapter.seat]
        if isinstance(chapter, Chance):
            kind = "roll" if before.roll() else "draw"
            text = tr("match-round-chance", round=at, kind=kind, name=name)
        else:
            assert chapter.judgement is not None
            move = view.words.say(chapter.judgement.told)
            text = tr("match-round-move", round=at, name=name, move=move)
            assert name in text
        assert heading.startswith(f"{text}. ")
    assert {type(chapter) for chapter in side.review.chapters} == {Chance, Decision}


def test_a_note_is_as_high_as_what_it_says(shell: Shell, finished: Record, qtbot: QtBot) -> None:
    shell.actions[commands.REVIEW].trigger()
    settle(qtbot)
    note, page = shell.side.shown.review.note, review_page(shell)
    page.go(1)
    low = note.height()
    assert low < 3 * note.fontMetrics().lineSpacing()
    assert note.verticalScrollBar().maximum() == 0
    note.setPlainText("Why?\nWhy not?")
    high = note.height()
    assert high > low
    assert note.verticalScrollBar().maximum() == 0
    note.setPlainText("\n" * 20)
    assert note.height() < 3 * high
    page.go(2)
    assert note.height() == low


def test_playing_on_from_a_review_keeps_what_led_there(
    shell: Shell, finished: Record, qtbot: QtBot
) -> None:
    shell.actions[commands.REVIEW].trigger()
    settle(qtbot)
    review_page(shell).go(2)
    review_page(shell).play_on.click()
    settle(qtbot)
    match_view = shell.match_view
    assert match_view is not None
    assert shell.window.page is match_page(shell)
    assert match_view.match.history.path()[:3] == (0, 1, 2)


@pytest.mark.usefixtures("finished")
def test_nothing_is_offered_at_the_end_of_a_review(shell: Shell, qtbot: QtBot) -> None:
    shell.actions[commands.REVIEW].trigger()
    settle(qtbot)
    page = review_page(shell)
    page.transport.end()
    assert not page.play_on.isEnabled()
    page.transport.back()
    assert page.play_on.isEnabled()


def test_a_note_is_kept_in_the_library(shell: Shell, finished: Record, qtbot: QtBot) -> None:
    shell.actions[commands.REVIEW].trigger()
    settle(qtbot)
    review_page(shell).go(1)
    shell.side.shown.review.note.setPlainText("Why?")
    review_page(shell).go(2)
    settle(qtbot)
    match_view = review_page(shell).match_view
    assert match_view is not None
    assert match_view.entry is not None
    asked = event_loop.spawn(shell.context.archive.ask(Library.record, match_view.entry), "read")
    settle(qtbot)
    assert [node.note for node in asked.result().nodes[:3]] == ["", "Why?", ""]


def kept_exercises(shell: Shell, qtbot: QtBot) -> tuple[Exercise, ...]:
    asked = event_loop.spawn(shell.context.archive.ask(Library.exercises), "read")
    settle(qtbot)
    return asked.result()


def test_own_mistakes_become_exercises_once(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table(PERSON, "careless", start="1 4 3 0 0")
    page = match_page(shell)
    page.acting.act(1)
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER)
    qtbot.waitUntil(lambda: match_view.entry is not None and not page.panels.study.running)
    (kept,) = kept_exercises(shell, qtbot)
    assert kept.is_own
    assert kept.is_due(datetime.now(UTC))
    assert kept.played == "double"
    event_loop.spawn(shell.context.archive.ask(Library.forget, kept.id), "forget")
    shell.actions[commands.REVIEW].trigger()
    settle(qtbot)
    again = review_page(shell).panels.study
    assert again.findings.review is not None
    assert [d.by for d in again.findings.review.turning_points][:1] == [PERSON]
    assert kept_exercises(shell, qtbot) == ()


def try_first_again(shell: Shell, qtbot: QtBot) -> ExercisesPage:
    """Try the first turning point of the review again."""
    shell.actions[commands.REVIEW].trigger()
    settle(qtbot)
    shell.side.shown.review.refresh()
    next(c.again for c in shell.side.shown.review.cards.values() if c.again).click()
    settle(qtbot)
    page = shell.pages.get(ExercisesPage)
    assert shell.window.page is page
    assert len(page.row.buttons) == 2
    return page


def answer(page: ExercisesPage, qtbot: QtBot, *, right: bool) -> str:
    """Answer an exercise; what the page says about it."""
    named = [button.text().lower() == played(page) for button in page.row.buttons]
    page.row.buttons[named.index(not right)].click()
    settle(qtbot)
    assert page.card is not None
    return page.card.accessibleName()


def test_an_own_turning_point_becomes_an_exercise(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table(PERSON, "careless", start="1 4 3 0 0")
    match_page(shell).acting.act(1)
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER)
    settle(qtbot)
    page = try_first_again(shell, qtbot)
    answer(page, qtbot, right=False)
    page.ask()
    right = tr("learn-solved-best-move", move="keep")
    assert answer(page, qtbot, right=True) == right
    own = next(row for row in page.table.rows if row.key == "own")
    assert [(task.exercise.tries, task.is_solved) for task in own.tasks] == [(1, False)]


@pytest.mark.usefixtures("finished")
def test_the_mistake_of_a_bot_is_tried_again_but_not_kept(shell: Shell, qtbot: QtBot) -> None:
    page = try_first_again(shell, qtbot)
    loss = tr("app-points-of-win-chance", points="6.1")
    wrong_answer = tr("learn-not-yet-costs", move=played(page), loss=loss)
    assert answer(page, qtbot, right=False) == wrong_answer
    page.ask()
    assert answer(page, qtbot, right=True) == tr("learn-solved-best-move", move="keep")
    assert kept_exercises(shell, qtbot) == ()
    assert page.table.rows == []
    assert not any(b.isVisible() for b in page.findChildren(Button) if is_delete(b))


def is_delete(button: Button) -> bool:
    return button.text() == tr("learn-delete-exercise")


@pytest.mark.usefixtures("finished")
def test_what_is_tried_again_is_told_in_words(
    shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Request] = []
    shell.replays.wants.connect(asked.append)
    monkeypatch.setattr("gui.app.values.retold", lambda _start, _played: message("double-name"))
    try_first_again(shell, qtbot)
    (request,) = asked
    assert isinstance(request, TryExercise)
    assert request.exercise.played == tr("double-name")


def test_a_rematch_moves_the_seats_on(shell: Shell, finished: Record, qtbot: QtBot) -> None:
    shell.actions[commands.REMATCH].trigger()
    settle(qtbot)
    match_view = shell.match_view
    assert match_view is not None
    assert [seat.name for seat in match_view.match.seats] == ["Ben", "Anna"]
    assert match_view.match.history.head.seed != finished.seed


def test_a_rematch_moves_the_rules_about_a_seat_on_with_its_player(
    shell: Shell, small: SmallGame, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    ahead = [Option(f"ahead_{seat + 1}", 0, (0, 1, 2, 3), seat=seat) for seat in range(3)]
    options = (Option("fast", False), *ahead)
    monkeypatch.setattr(SmallGame, "info", replace(SmallGame.info, options=options))
    seats = [SeatRecord("Anna", PERSON), SeatRecord("Ben", "best")]
    chosen = {"fast": True, "ahead_1": 1, "ahead_2": 2, "ahead_3": 3}
    put_record(shell, qtbot, records.new_record(small, seats, chosen))
    shell.actions[commands.REMATCH].trigger()
    settle(qtbot)
    again = match_page(shell).match_view.match.record
    assert [who.name for who in again.seats] == ["Ben", "Anna"]
    assert again.options == {"fast": True, "ahead_1": 2, "ahead_2": 1, "ahead_3": 3}


def rematch_at_once(shell: Shell, table: Table, qtbot: QtBot) -> MatchPanels:
    """Finish a game with a mistake and put another on the table; the panels of the finished one."""
    before = table(PERSON, "careless", start="1 4 3 0 0")
    panels = match_page(shell).panels
    match_page(shell).acting.act(1)
    qtbot.waitUntil(lambda: before.match.pending.waiting is Waiting.OVER)
    shell.actions[commands.REMATCH].trigger()
    qtbot.waitUntil(lambda: shell.match_view not in (None, before))
    return panels


def test_a_rematch_at_once_lets_the_study_of_the_finished_game_end(
    shell: Shell, table: Table, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    finish, may_finish = Archive.finish, asyncio.Event()

    async def finish_late(archive: Archive, match: str, record: Record) -> int:
        await may_finish.wait()
        return await finish(archive, match, record)

    monkeypatch.setattr(Archive, "finish", finish_late)
    study = weakref.ref(rematch_at_once(shell, table, qtbot).study)
    may_finish.set()
    settle(qtbot)
    (kept,) = kept_exercises(shell, qtbot)
    assert kept.played == "double"
    clear_deleted()
    gc.collect()
    assert study() is None


def test_quitting_ends_the_study_of_a_game_that_is_gone(
    shell: Shell, table: Table, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def review_forever(*_args: object, **_more: object) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    monkeypatch.setattr("gui.match.study.review", review_forever)
    panels = rematch_at_once(shell, table, qtbot)
    qtbot.waitUntil(begun.is_set)
    assert panels.study.running
    assert not shell.played.studying
    shell.quit()
    qtbot.waitUntil(shell._ended.done)
    assert ended.is_set()


def test_an_open_match_is_offered_at_home(
    shell: Shell, table: Table, small: SmallGame, qtbot: QtBot
) -> None:
    table("person", "best")
    match_page(shell).primary()
    settle(qtbot)
    first = shell.match_view
    assert first is not None
    other = records.new_record(small, [SeatRecord("Cem"), SeatRecord("Dora")], seed=1)
    shell.play(Play(other))
    qtbot.waitUntil(lambda: shell.match_view is not first)
    settle(qtbot)
    shell.go_home()
    settle(qtbot)
    home = shell.window.page
    assert isinstance(home, HomePage)
    on_table, waiting = home.going
    assert [seat.name for seat in on_table.record.seats] == ["Cem", "Dora"]
    assert [seat.name for seat in waiting.record.seats] == ["Anna", "Ben"]
    home.wants.emit(waiting.request)
    settle(qtbot)
    assert shell.match_view is not None
    assert shell.match_view.id == first.id
    assert shell.match_view.match.record.nodes == first.match.record.nodes


def test_without_the_game_played_last_a_pasted_position_is_refused(
    shell: Shell, qtbot: QtBot
) -> None:
    shell.context.settings.set(keys.LAST_GAME, "gone")
    QApplication.clipboard().setText("1 0 3 0 0")
    shell.actions[commands.PASTE].trigger()
    settle(qtbot)
    assert notices(shell) == [tr("errors-no-game", name=quoted("gone"), games=("double",))]


def test_without_the_game_played_last_a_pasted_record_is_reviewed(
    shell: Shell, finished: Record, qtbot: QtBot
) -> None:
    event_loop.spawn(shell.played.close(), "put the match away")
    settle(qtbot)
    shell.context.settings.set(keys.LAST_GAME, "gone")
    QApplication.clipboard().setText(finished.to_json())
    shell.actions[commands.PASTE].trigger()
    settle(qtbot)
    assert review_page(shell).record.nodes == finished.nodes
