"""When something is heard, and how loud."""

import importlib
import math
from collections.abc import Callable
from unittest.mock import Mock

import pytest
from pytestqt.qtbot import QtBot

from engines.core.position import Position
from engines.core.registry import game as find_game
from engines.session.events import Waiting
from gui.app import setting_rows
from gui.app import settings as keys
from gui.app import sounds as player
from gui.app.context import Context
from gui.app.keys import commands
from gui.app.setting_rows import PercentSlider, Switch
from gui.app.sounds import Sound, Sounds
from gui.games.face import face
from gui.match.view import MatchView
from gui.shell.shell import Shell
from gui.style.motion import pace
from gui.table.board import Step
from tests.gui.shown import match_page

Table = Callable[..., MatchView]
Heard = list[tuple[str, float]]


@pytest.fixture
def on(context: Context) -> None:
    context.settings.set(keys.SOUND, True)


@pytest.fixture
def unhurried(shell: Shell) -> None:
    """Things happen one after the other, without motion."""
    for speed in (keys.SPEED, keys.WATCHING_SPEED):
        shell.context.settings.set(speed, 16.0)
    pace().set_reduced(True)


def names(heard: Heard) -> list[str]:
    return [name for name, _volume in heard]


def test_nothing_is_heard_before_sounds_are_switched_on(context: Context, heard: Heard) -> None:
    context.sounds.play(Sound.DIE)
    assert heard == []


@pytest.mark.parametrize(("percent", "volume"), [(100, 1.0), (50, 0.25), (0, 0.0)])
def test_the_volume_is_that_of_the_settings(
    context: Context, on: None, heard: Heard, percent: int, volume: float
) -> None:
    context.settings.set(keys.VOLUME, percent)
    context.sounds.play(Sound.OVER)
    assert heard == [("over", volume)]


def test_without_the_package_nothing_breaks(
    context: Context, on: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "can_play", lambda: False)
    Sounds(context.settings).play(Sound.DIE)


def test_qt_plays_a_file_as_often_as_it_is_wanted(
    context: Context, on: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    effects: list[Mock] = []

    def make(_parent: object) -> Mock:
        effects.append(Mock())
        return effects[-1]

    monkeypatch.setattr(player, "can_play", lambda: True)
    monkeypatch.setattr(importlib, "import_module", lambda _name: Mock(QSoundEffect=make))
    sounds = Sounds(context.settings)
    for sound in (Sound.DIE, Sound.DIE, Sound.OVER):
        sounds.play(sound)
    die, over = effects
    assert die.play.call_count == 2
    assert over.play.call_count == 1
    assert die.setSource.call_args[0][0].toLocalFile() == str(Sound.DIE.file)


def test_a_turn_is_heard(
    shell: Shell, unhurried: None, on: None, table: Table, qtbot: QtBot, heard: Heard
) -> None:
    match_view = table("person", "person")
    assert names(heard) == []
    page = match_page(shell)
    page.primary()
    qtbot.waitUntil(lambda: names(heard) == ["die", "settle"])
    page.acting.act(0)
    qtbot.waitUntil(lambda: names(heard)[2:] == ["move", "turn"])
    assert match_view.match.turn == 1


def test_the_end_is_heard_once(
    shell: Shell, on: None, table: Table, qtbot: QtBot, heard: Heard
) -> None:
    match_view = table("person", "careless", start="1 5 3 0 5")
    match_page(shell).acting.act(0)
    qtbot.waitUntil(lambda: match_view.match.waiting is Waiting.OVER)
    shell.go_home()
    shell.go_to_match()
    assert names(heard).count("over") == 1


def test_at_full_speed_only_turns_and_the_end_are_heard(
    shell: Shell, on: None, table: Table, qtbot: QtBot, heard: Heard
) -> None:
    assert math.isinf(pace().speed)
    match_view = table("best", "careless")
    qtbot.waitUntil(lambda: match_view.match.waiting is Waiting.OVER)
    qtbot.waitUntil(lambda: bool(heard))
    assert names(heard) == ["over"]


def test_an_error_is_heard(shell: Shell, on: None, heard: Heard) -> None:
    shell.messages.tell_error("Something is wrong.")
    assert names(heard) == ["error"]


def test_an_undo_is_silent(
    shell: Shell, unhurried: None, on: None, table: Table, qtbot: QtBot, heard: Heard
) -> None:
    table("person", "person")
    match_page(shell).primary()
    qtbot.waitUntil(lambda: names(heard) == ["die", "settle"])
    shell.actions[commands.UNDO].trigger()
    assert len(heard) == 2


def test_a_capture_sounds_different() -> None:
    dice_chess = find_game("dice_chess")
    takes = face("dice_chess").takes
    quiet = Position.parse(dice_chess, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 P")
    seen = {
        quiet.action_text(action): takes(
            Step(quiet, action, quiet.apply(action), quiet.describe(action))
        )
        for action in quiet.legal()
    }
    assert set(seen.values()) == {True, False}


def test_the_switch_says_what_is_missing(
    context: Context, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for there in (True, False):
        monkeypatch.setattr(setting_rows, "can_play", lambda there=there: there)
        for key in (keys.SOUND, keys.VOLUME):
            row = setting_rows.sound_row(context.settings, key)
            qtbot.addWidget(row)
            for control in (*row.findChildren(Switch), *row.findChildren(PercentSlider)):
                assert control.isEnabled() is there
                assert ("parlour[sound]" in control.toolTip()) is not there
