"""Undo and redo by step, turn and round; branches; undo while a bot thinks."""

from functools import partial

import pytest
from PySide6.QtCore import Qt

from engines.contract.record import PERSON
from engines.games.fargo.view import ROLL, STOP
from engines.match.archive.records import verified
from engines.match.controller import control
from engines.match.events import Waiting
from engines.match.history import Scope
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.app.keys.commands import Command
from tests.gui.play.bots import Patient, seat_bot
from tests.gui.play.program import Program, record_of, wait_until

Key = Qt.Key
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
LATE = "7000 6800 | seat 1"


def match_in_progress(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=11, start=LATE))
    program.play_on(7)
    assert program.match.pending.waiting is not Waiting.OVER


@pytest.mark.parametrize(
    ("undo", "redo"),
    [(commands.UNDO, commands.REDO), (commands.UNDO_TURN, commands.REDO_TURN)],
    ids=["step", "turn"],
)
def test_undo_to_the_start_and_redo_to_the_end(
    program: Program, undo: Command, redo: Command
) -> None:
    match_in_progress(program)
    keys = {}
    end, texts = program.match.history.at, program.texts
    while control.can_undo(program.match):
        keys[program.match.history.at] = program.match.position.key
        program.command(undo)
        program.match.pause()
        assert program.match.history.at not in keys
    assert not program.shell.actions[undo].isEnabled()
    while control.can_redo(program.match):
        program.command(redo)
        program.match.pause()
        at = program.match.history.at
        assert keys.get(at, program.match.position.key) == program.match.position.key
    assert program.match.history.at == end
    assert program.texts == texts
    assert program.match.record.revised


def test_undo_and_redo_by_turn(program: Program) -> None:
    match_in_progress(program)
    here = program.match.position.moment.round
    end = program.match.position.key
    while control.can_undo(program.match) and program.match.position.moment.round > here - 2:
        program.match_page.acting.undo(Scope.TURN)
    assert program.match.position.moment.round <= here - 1
    program.match.pause()
    while control.can_redo(program.match):
        program.match_page.acting.redo(Scope.TURN)
        program.match.pause()
    assert program.match.position.key == end


def test_the_same_roll_comes_back_and_another_choice_opens_a_branch(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=11, start="8600 8400 | seat 1"))
    program.click(program.named("roll"))
    assert program.until_due() is Waiting.PERSON
    decided = program.match.history.at
    program.key(Key.Key_R)
    program.until_due()
    first = program.texts
    program.key(Key.Key_Z)
    while program.match.history.at != decided:
        program.key(Key.Key_Z)
    program.key(Key.Key_B)
    program.until_due()
    assert program.texts[:2] == [first[0], "bank"]
    assert len(program.match.history.place(decided).children) == 2

    control.go(program.match, decided)
    program.key(Key.Key_R)
    program.until_due()
    assert program.texts[: len(first)] == first
    assert len(program.match.history.place(decided).children) == 2

    program.play_to_the_end()
    program.kept()
    record = program.match.record
    assert record.result is not None
    assert record.revised
    assert len(program.match.history.place(decided).children) == 2
    verified(record)


def test_a_line_of_the_log_shows_its_position_and_takes_nothing_back(program: Program) -> None:
    match_in_progress(program)
    program.until_due()
    at, texts = program.match.history.at, program.texts
    here = _shown(program)
    _click_log(program, 0)
    assert _shown(program) != here
    assert (program.match.history.at, program.texts) == (at, texts)
    card = program.card()
    at_step = program.match_page.transport.at
    viewing = tr("match-youre-viewing-move-of", move=at_step, last=len(texts))
    assert card.accessibleName() == viewing
    for key in (Key.Key_R, Key.Key_B, Key.Key_F2, Key.Key_1):
        program.key(key)
    assert program.texts == texts
    program.click(program.named("back_to_game"))
    assert _shown(program) == here
    assert program.match.pending.waiting in (Waiting.PERSON, Waiting.ROLL)

    _click_log(program, 0)
    shown = _shown(program)
    program.shell.actions[commands.BACK].trigger()
    assert _shown(program) != shown
    program.shell.actions[commands.FORWARD].trigger()
    assert _shown(program) == shown
    program.key(Key.Key_Escape)
    assert _shown(program) == here
    assert program.page is program.shell.played.page
    program.act()
    program.until_due()
    assert program.texts[: len(texts)] == texts


def test_a_finished_game_is_looked_through_without_being_taken_up(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=11, start="9700 9600 | seat 1"))
    program.play_to_the_end()
    program.kept()
    texts = program.texts
    _click_log(program, 0)
    assert program.match.pending.waiting is Waiting.OVER
    assert program.texts == texts
    program.click(program.named("back_to_game"))
    assert program.match.pending.waiting is Waiting.OVER
    program.ended()


def test_playing_on_from_a_line_of_the_log(program: Program) -> None:
    """*Play from here* takes moves back; whoever acts there opens a branch."""
    match_in_progress(program)
    length = len(program.match.history)
    program.idle()
    _click_log(program, 0)
    program.click(program.named("play_from_here"))
    assert program.match.history.place().ply < length
    while program.match.pending.waiting is not Waiting.PERSON and control.can_undo(program.match):
        program.key(Key.Key_Z)
    program.match.resume()
    program.until_due()
    if program.match.pending.waiting is Waiting.ROLL:
        program.act()
        program.until_due()
    at = program.match.history.at
    following = program.match.history.place().last_visited
    played = None if following is None else program.match.history.step(following).action
    other = STOP if played == ROLL else ROLL
    program.click(program.named(f"choice-{other}"))
    program.until_due()
    assert len(program.match.history.place(at).children) == 2
    assert len(program.match.history) > length
    verified(program.match.record)


def _shown(program: Program) -> str:
    """The position that the board shows."""
    scene = program.board.scene
    assert scene is not None
    return scene.position.text()


def _click_log(program: Program, row: int) -> None:
    log = program.shell.side.shown.log
    program.click(log.view.viewport(), log.view.visualRect(log.model.index(row)).center())


def test_a_finished_game_can_be_taken_up_again(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=11, start="9700 9600 | seat 1"))
    program.play_to_the_end()
    program.kept()
    result = program.match.record.result
    program.key(Key.Key_Z)
    assert program.match.pending.waiting is not Waiting.OVER
    assert program.match_page.tray.card is None
    while control.can_redo(program.match):
        program.key(Key.Key_Y)
    assert program.until_due() is Waiting.OVER
    assert program.match.record.result == result
    program.ended()


def test_undo_while_a_bot_thinks(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Patient("points")
    seat_bot(monkeypatch, bot)
    program.play(record_of(PERSON, "points", seed=11))
    program.click(program.named("roll"))
    program.until_due()
    at = program.match.history.at
    for turn in range(1, 4):
        program.click(program.named(f"choice-{STOP}"))
        wait_until(partial(_asked, bot, turn), "the bot to think")
        assert program.match.pending.waiting is Waiting.BOT
        assert program.shell.actions[commands.UNDO].isEnabled()
        program.key(Key.Key_Z)
        assert program.match.history.at == at
        assert program.until_due() is Waiting.PERSON
        wait_until(partial(_cancelled, bot, turn), "the search to be cancelled")
    program.click(program.named(f"choice-{STOP}"))
    wait_until(lambda: len(bot.asked) == 4, "the bot to think")
    bot.may_answer.set()
    program.until_due()
    assert program.match.pending.seat == 0
    verified(program.match.record)


def _asked(bot: Patient, times: int) -> bool:
    return len(bot.asked) == times


def _cancelled(bot: Patient, times: int) -> bool:
    return bot.cancelled == times
