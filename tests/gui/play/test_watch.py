"""Bots alone: watching, pausing, stepping, speed; everything is seen; nothing is left behind."""

import gc
import threading
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsView

from engines.contract.record import PERSON
from engines.games.fargo.view import ROLL, STOP
from engines.match.advice.hint import Stage
from engines.match.advice.tutor import Teaching
from engines.match.archive.records import verified
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.keys import commands
from gui.app.requests import Review
from gui.games.fargo.board import FargoBoard
from gui.games.key_art import KeyArt
from gui.setup.new_match import NewMatchPage
from gui.style.motion import SPEEDS, pace
from gui.table.board import Scene, Step
from tests.gui.play.conftest import Start
from tests.gui.play.program import (
    INSTANT,
    Program,
    alive,
    clear_deleted,
    record_of,
    wait_until,
)
from tests.gui.shown import review_page
from tests.pictures.studio import part

Key = Qt.Key
BOTS = ("points", "three_dice")
LATE = "8600 8300 | seat 1"


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[Step]:
    """Every step that the board shows, in order."""
    shown: list[Step] = []
    animate = FargoBoard.animate

    def watched(board: FargoBoard, step: Step, scene: Scene) -> None:
        shown.append(step)
        animate(board, step, scene)

    monkeypatch.setattr(FargoBoard, "animate", watched)
    return shown


def test_bots_play_to_the_end_without_pauses(program: Program) -> None:
    program.click(program.button(tr("home-watch-a-game")))
    page = program.page
    assert isinstance(page, NewMatchPage)
    program.click(next(art for art in page.findChildren(KeyArt) if art.game == "fargo"))
    assert page.form.watching
    program.click(program.button(tr("setup-start-match")))
    program.until_other_match(None)
    assert program.match_view.watching
    assert program.until_due() is Waiting.OVER
    program.kept()
    record = program.match.record
    verified(record)
    assert program.match_page.headline.happened
    program.ended()
    names = tuple(who.name for who in program.match.seats)
    results = {tr("match-wins", name=name) for name in names}
    assert program.status in results | {tr("match-tie-win", names=names)}
    program.idle()
    board = program.match_page.board
    assert isinstance(board, FargoBoard)
    assert board.scene is not None
    assert board.scene.position.text() == program.match.position.text()


def test_every_action_of_bots_is_seen(start: Start, steps: list[Step]) -> None:
    program = start(speed=SPEEDS[-2])
    program.play(record_of(*BOTS, seed=2, start=LATE))
    assert program.until_due() is Waiting.OVER
    program.kept()
    assert [step.before.action_text(step.action) for step in steps] == program.texts
    assert len(steps) == len(program.match.record.nodes)


def test_pause_single_steps_and_speed(program: Program, steps: list[Step]) -> None:
    program.play(record_of(*BOTS, seed=2), paused=True)
    assert program.status == tr("match-paused-continues", key="P")
    bar = program.match_page.watch_bar.transport
    for ply in range(1, 6):
        program.click(bar.step)
        wait_until(partial(_rests_at, program, ply), f"step {ply}")
        assert program.match.paused
        assert len(steps) == ply
    program.key(Key.Key_S)
    wait_until(lambda: program.match.history.place().ply == 6, "a step by key")

    program.click(bar.back)
    assert program.match.history.place().ply == 5
    program.click(bar.start)
    assert program.match.history.place().ply == 0
    program.click(bar.end)
    assert program.match.history.place().ply == 6

    program.click(bar.slower)
    assert pace().speed == SPEEDS[-2]
    assert program.match.table.speed == SPEEDS[-2]
    program.key(Key.Key_Comma)
    assert program.match.table.speed == SPEEDS[-3]
    program.key(Key.Key_Period)
    program.click(bar.faster)
    assert program.match.table.speed == INSTANT

    program.click(bar.play)
    assert not program.match.paused
    assert program.until_due() is Waiting.OVER
    assert program.match_page.headline.happened


def test_a_pause_in_the_middle_of_a_motion_holds(start: Start, steps: list[Step]) -> None:
    program = start(speed=SPEEDS[-2])
    program.play(record_of(*BOTS, seed=2, start=LATE))
    wait_until(lambda: len(steps) >= 4, "four steps")
    program.key(Key.Key_P)
    assert program.match.paused
    wait_until(lambda: not program.moving, "the motion to end")
    ply = program.match.history.place().ply
    program.key(Key.Key_S)
    wait_until(lambda: program.match.history.place().ply == ply + 1, "one step")
    wait_until(lambda: not program.moving, "the motion to end")
    program.key(Key.Key_Space)
    wait_until(lambda: not program.match.paused, "the match to go on")
    pace().set_speed(INSTANT)
    assert program.until_due() is Waiting.OVER


def test_the_speed_of_watching_is_not_that_of_playing(start: Start) -> None:
    program = start(speed=1.0)
    program.play(record_of(PERSON, "always_stop", seed=2))
    program.key(Key.Key_Period)
    assert pace().speed == program.match.table.speed == 2.0
    program.play(record_of(*BOTS, seed=2), paused=True)
    assert pace().speed == program.match.table.speed == 1.0
    for _ in range(3):
        program.key(Key.Key_Period)
    assert pace().speed == program.match.table.speed == 8.0
    program.key(Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert pace().speed == 2.0
    program.play(record_of(PERSON, "always_stop", seed=2))
    assert pace().speed == program.match.table.speed == 2.0
    program.command("arena")
    assert pace().speed == 8.0
    settings = program.context.settings
    assert settings.get(keys.SPEED) == 2.0
    assert settings.get(keys.WATCHING_SPEED) == 8.0


def test_sound_and_adviser_of_watching_are_not_those_of_playing(start: Start) -> None:
    program = start(speed=1.0)
    settings, sound = program.context.settings, program.shell.actions[commands.SOUND]
    program.play(record_of(PERSON, "always_stop", seed=2))
    program.key(Key.Key_M)
    program.play(record_of(*BOTS, seed=2), paused=True)
    assert sound.isChecked()
    assert (settings.get(keys.SOUND), settings.get(keys.WATCHING_SOUND)) == (False, True)
    assert program.match_view.hints.adviser.info.id != "points"
    program.play(record_of(PERSON, "always_stop", seed=2))
    assert not sound.isChecked()
    assert program.match_view.hints.adviser.info.id == "points"


def test_whoever_watches_has_no_coach(program: Program) -> None:
    program.play(record_of(*BOTS, seed=3, start=LATE), teaching=keys.COACH, paused=True)
    assert program.match_view.tutor.level is Teaching.OFF
    assert not program.shell.side.coach_dock.isVisible()


def test_game_after_game_leaves_nothing_behind(program: Program) -> None:
    """Widgets, items of scenes and threads are as many after the third game as after the first."""
    counts = []
    for seed in range(4):
        program.play(record_of(*BOTS, seed=seed, start=LATE), paused=True)
        program.idle()
        clear_deleted()
        gc.collect()
        counts.append(_inventory(program))
        program.match.resume()
        assert program.until_due() is Waiting.OVER
        program.kept()
    assert counts[3] == counts[1]


def _rests_at(program: Program, ply: int) -> bool:
    return program.match.history.place().ply == ply and not program.moving


def _inventory(program: Program) -> dict[str, int]:
    views = program.window.findChildren(QGraphicsView)
    return {
        "objects": alive(program.window),
        "items": sum(len(view.items()) for view in views),
        "boards": len(program.window.findChildren(FargoBoard)),
        # Worker threads of Qt come as they are needed, and go after a while.
        "threads": sum(not each.name.startswith("Dummy") for each in threading.enumerate()),
    }


def test_a_plan_is_drawn_only_on_the_position_it_is_for(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that play instantly are shown once per frame: the match is ahead of the board."""
    program.play(record_of(PERSON, "points"))
    while program.until_due() is Waiting.ROLL:
        program.match.roll()
    page = program.match_page
    drawn: list[bool] = []
    hints = program.match_view.hints
    hints.show(Stage.RANKED)
    wait_until(lambda: hints.hint is not None and hints.hint.analysis is not None, "a hint")
    program.idle()
    monkeypatch.setattr(page.board, "preview", lambda line: drawn.append(line is not None))
    page._late.soon()
    program.shell.side.shown.hint.preview_best()
    assert not drawn, "the next frame comes first"
    page.finish()
    assert drawn[-1:] == [True], "with it comes the plan"


def test_a_review_of_a_persons_game_has_no_buttons_on_the_table(program: Program) -> None:
    record = part("fargo", 18, 34)
    assert record.seats[0].player == PERSON
    program.shell.carry_out(Review(record))
    program.idle()
    spots = {*review_page(program.shell).stage.board.surfaces[0].table.spots}
    assert ("figure", "bust") in spots
    assert not {("do", ROLL), ("do", STOP)} & spots
