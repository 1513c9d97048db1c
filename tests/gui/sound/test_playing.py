"""When something is heard, and how loud."""

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from unittest.mock import patch

import pytest
from pytestqt.qtbot import QtBot

from engines.contract.position import Position
from engines.contract.registry import game as find_game
from engines.match.events import Applied, Waiting
from engines.runtime.streams import stream
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.keys import commands
from gui.app.setting_rows import PercentSlider, Row, SettingRow
from gui.app.sounds import Note
from gui.match.sounds import MatchSounds, notes_of, soundscape
from gui.match.view import MatchView
from gui.settings_page.page import SettingsPage
from gui.shell.shell import Shell
from gui.style.motion import pace
from gui.table.board import Step
from tests.gui.shown import match_page

Table = Callable[..., MatchView]
Heard = list[tuple[Note, float]]
LANDINGS = tuple(range(435, 635, 20))
"""When dice land, in ms."""
LOSS = 2 ** (-3 / 12)


@pytest.fixture
def unhurried(shell: Shell) -> None:
    """Things happen one after the other, without motion."""
    for speed in (keys.SPEED, keys.WATCHING_SPEED):
        shell.context.settings.set(speed, 1.0)
    pace().set_reduced(True)


def names(heard: Heard) -> list[str]:
    """The sounds in their order, those of one throw once."""
    found = [note.sound for note, _volume in heard]
    return [name for place, name in enumerate(found) if place == 0 or name != found[place - 1]]


def step_of(position: Position, action: int) -> Step:
    return Step(
        position, action, position.apply(action), position.game.describe(position.state, action)
    )


def play_out(game: str, seed: int) -> list[Step]:
    """A whole game of random moves and rolls."""
    low, _high = find_game(game).info.seats
    position = Position.start(find_game(game), low)
    steps: list[Step] = []
    luck, chooser = stream(seed, "sound"), Random(seed)
    while not position.is_over and len(steps) < 3000:
        legal = () if position.is_chance else position.legal()
        action = chooser.choice(legal) if legal else position.sample(luck)
        steps.append(step_of(position, action))
        position = steps[-1].after
    return steps


# -- settings ---------------------------------------------------------------------------------


def test_sounds_are_on_from_the_start_at_a_moderate_volume(context: Context, heard: Heard) -> None:
    context.sounds.play(Note("bank"))
    [(note, volume)] = heard
    assert note == Note("bank")
    assert volume == pytest.approx(0.36)


@pytest.mark.parametrize(("percent", "volume"), [(100, 1.0), (50, 0.25)])
def test_the_volume_is_that_of_the_settings(
    context: Context, heard: Heard, percent: int, volume: float
) -> None:
    context.settings.set(keys.VOLUME, percent)
    assert heard == [(Note("piece"), volume)], "a change of the volume can be heard"
    context.sounds.play(Note("end"))
    assert heard[1:] == [(Note("end"), volume)]


def test_nothing_is_heard_at_volume_0(context: Context, heard: Heard) -> None:
    context.settings.set(keys.VOLUME, 0)
    context.sounds.play(Note("end"))
    assert heard == []


def test_a_command_mutes_and_unmutes(shell: Shell, heard: Heard) -> None:
    action = shell.actions[commands.SOUND]
    assert action.isChecked()
    loud = action.icon().cacheKey()
    assert action.shortcut().toString() == "M"
    assert action in shell.window.toolbar.actions()
    action.trigger()
    shell.context.sounds.play(Note("end"))
    assert (heard, action.isChecked()) == ([], False)
    assert action.icon().cacheKey() != loud
    assert not shell.context.settings.get(keys.SOUND)
    action.trigger()
    assert names(heard) == ["piece"]
    assert action.isChecked()


def test_the_slider_changes_the_volume_when_it_is_let_go(shell: Shell, heard: Heard) -> None:
    settings = shell.context.settings
    row = SettingRow(settings, keys.VOLUME)
    slider = row.control
    assert isinstance(slider, PercentSlider)
    slider.setSliderDown(True)
    slider.setSliderPosition(20)
    assert settings.get(keys.VOLUME) == 60
    slider.setSliderDown(False)
    assert settings.get(keys.VOLUME) == 20
    assert names(heard) == ["piece"]


def test_the_settings_say_that_there_is_no_device(shell: Shell) -> None:
    shell.context.sounds.problem = "No sound device was found."
    page = SettingsPage(shell.context)
    page.show_section(keys.Heading.SOUND.section)
    said = {row.control.accessibleName(): row.control for row in page.findChildren(Row)}
    assert said[tr("settings-key-sound-on")].accessibleDescription() == shell.context.sounds.problem
    assert said[tr("settings-key-sound-on")].isEnabled()
    assert said[tr("settings-key-sound-volume")].accessibleDescription() == keys.VOLUME.help_text


# -- what a step sounds like ------------------------------------------------------------------


@pytest.mark.parametrize("game", ["fargo", "lange_strasse"])
def test_a_whole_game_of_dice(game: str) -> None:
    """Every throw clicks as dice land; busts and ends of turns have their sounds, and no more."""
    sounds = soundscape(game)
    steps = play_out(game, seed=3)
    assert steps[-1].after.is_over
    heard: Counter[str] = Counter()
    for step in steps:
        notes = notes_of(game, step, LANDINGS)
        heard.update({note.sound for note in notes})
        roll = step.before.roll()
        clicks = [note for note in notes if note.sound == sounds["dice"]]
        assert len(clicks) == (0 if roll is None else min(max(roll.count, 3), 6))
        code = step.told.code.rpartition(".")[2]
        assert ("thud" in {note.sound for note in notes}) is code.startswith(
            ("bust", "strich", "totale")
        )
        assert ("bank" in {note.sound for note in notes}) is code.startswith(("stop", "talheim"))
        assert all(note.delay_s <= 0.9 for note in notes if note.sound != "coin")
    assert heard["thud"]
    assert heard["bank"]
    assert set(heard) <= {sounds["dice"], *sounds["log"].values(), "coin"}


def test_more_dice_are_quieter_each() -> None:
    loud = {}
    for step in play_out("fargo", seed=1):
        roll = step.before.roll()
        if roll is not None:
            notes = [n for n in notes_of("fargo", step, LANDINGS) if n.sound == "felt"]
            loud[roll.count] = notes[0].volume
            assert [note.volume for note in notes] == sorted(
                (note.volume for note in notes), reverse=True
            )
            assert [note.delay_s for note in notes] == sorted(note.delay_s for note in notes)
    assert loud[1] == loud[2] == loud[3] > loud[10]


def test_clicks_come_when_dice_come_down_and_what_follows_when_they_lie() -> None:
    for step in play_out("fargo", seed=1):
        roll = step.before.roll()
        if roll is None:
            continue
        landings = LANDINGS[: roll.count]
        notes = notes_of("fargo", step, landings)
        clicks = [n.delay_s for n in notes if n.sound == "felt"]
        assert clicks[0] == landings[0] / 1000
        if 3 <= roll.count <= 6:
            assert clicks == [ms / 1000 for ms in landings]
        rest = [n.delay_s for n in notes if n.sound == "thud"]
        assert rest in ([], [clicks[-1]])


def test_a_piece_is_heard_when_it_arrives() -> None:
    position = Position.parse(find_game("dice_chess"), "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1 P")
    (note,) = notes_of("dice_chess", step_of(position, position.parse_action("e4e5")), [310])
    assert note == Note("piece", 0.31)


def test_dice_that_were_typed_are_not_thrown() -> None:
    step = next(step for step in play_out("fargo", seed=1) if step.before.roll())
    assert "felt" not in {n.sound for n in notes_of("fargo", replace(step, typed=True), ())}


def test_coins_ring_once_they_have_flown() -> None:
    position = Position.start(find_game("lange_strasse"), 3)
    totale = step_of(position, position.game.outcome_of_dice(position.state, (2, 2, 3, 3, 4, 6)))
    thud, coin = notes_of("lange_strasse", totale, LANDINGS[:6])[-2:]
    assert (thud.sound, coin.sound) == ("thud", "coin")
    assert coin.delay_s > thud.delay_s + 0.7


def test_the_longest_beginning_of_a_sentence_counts() -> None:
    position = Position.parse(find_game("dice_chess"), "4k2r/6P1/8/8/8/8/8/4K3 w - - 0 1 P")
    found = {
        position.action_text(action): notes_of("dice_chess", step_of(position, action), LANDINGS)[
            0
        ].sound
        for action in position.legal()
    }
    assert found["g7g8q"] == "piece"
    assert found["g7h8q"] == "capture"


def test_a_throw_is_heard_without_motion_too() -> None:
    step = next(step for step in play_out("fargo", seed=1) if step.before.roll())
    assert 0.1 < notes_of("fargo", step, ())[-1].delay_s < 0.25


@pytest.mark.parametrize(
    ("game", "text", "move", "sound"),
    [
        ("dice_chess", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 P", "e4d5", "capture"),
        ("dice_chess", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 P", "e4e5", "piece"),
    ],
)
def test_a_capture_sounds_different(game: str, text: str, move: str, sound: str) -> None:
    position = Position.parse(find_game(game), text)
    step = step_of(position, position.parse_action(move))
    assert [note.sound for note in notes_of(game, step, LANDINGS)] == [sound]


def test_more_money_rings_deeper() -> None:
    steps = play_out("colonizers", seed=2)
    coins = {}
    for step in steps:
        was, now = (
            [standing.detail["omnium"] for standing in each.game.standings(each.state, None)]  # type: ignore[index]
            for each in (step.before, step.after)
        )
        gain = max(new - old for old, new in zip(was, now, strict=True))  # type: ignore[operator]
        notes = [n for n in notes_of("colonizers", step, LANDINGS) if n.sound == "coin"]
        assert bool(notes) is (gain > 0)
        for note in notes:
            coins[gain] = note.pitch
    assert len(coins) > 1
    assert [coins[gain] for gain in sorted(coins)] == sorted(coins.values(), reverse=True)


@pytest.mark.parametrize("game", ["dice_chess", "roll_galaxy", "colonizers"])
def test_a_whole_game_has_many_sounds(game: str) -> None:
    heard = {
        note.sound for step in play_out(game, seed=5) for note in notes_of(game, step, LANDINGS)
    }
    least = {
        "dice_chess": {"wood", "piece", "capture"},
        "roll_galaxy": {"felt", "tile", "reveal", "tick", "piece", "coin"},
        "colonizers": {"tile", "reveal", "tick", "piece", "coin"},
    }
    assert least[game] <= heard


# -- matches ----------------------------------------------------------------------------------


def test_a_turn_is_heard(
    shell: Shell, unhurried: None, table: Table, qtbot: QtBot, heard: Heard
) -> None:
    match_view = table("person", "person")
    assert names(heard) == []
    page = match_page(shell)
    page.primary()
    qtbot.waitUntil(lambda: names(heard) == ["wood"])
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.PERSON)
    page.acting.act(0)
    qtbot.waitUntil(lambda: names(heard) == ["wood", "turn"])
    assert match_view.match.pending.seat == 1


def test_the_end_is_heard_once(shell: Shell, table: Table, qtbot: QtBot, heard: Heard) -> None:
    """At full speed only turns and the end are heard."""
    assert math.isinf(pace().speed)
    match_view = table("best", "careless")
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER)
    qtbot.waitUntil(lambda: bool(heard))
    shell.go_home()
    shell.go_to_match()
    assert [note for note, _volume in heard] == [Note("end")]


@pytest.mark.parametrize(("start", "pitch"), [("1 5 3 5 5", 1.0), ("1 5 3 9 5", LOSS)])
def test_a_loss_is_a_minor_third_lower(
    shell: Shell, table: Table, qtbot: QtBot, heard: Heard, start: str, pitch: float
) -> None:
    match_view = table("careless", "person", start=start)
    match_page(shell).acting.act(0)
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard[-1][0] == Note("end", pitch=pitch)


def test_an_undo_is_silent(
    shell: Shell, unhurried: None, table: Table, qtbot: QtBot, heard: Heard
) -> None:
    match_view = table("person", "person")
    match_page(shell).primary()
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.PERSON)
    before = len(heard)
    shell.actions[commands.UNDO].trigger()
    assert len(heard) == before


def test_sounds_are_thinned_out(
    shell: Shell, unhurried: None, table: Table, qtbot: QtBot, heard: Heard
) -> None:
    """Steps within 60 ms sound once; at a higher speed, within that many times 60 ms."""
    match_view = table("person", "person")
    match_page(shell).primary()
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.PERSON)
    step = match_view.match.history.step(0)
    event = Applied(0, step.before, step.after, 0, "chance")
    now = [0]
    for speed, times in ((1.0, (0, 1, 59, 61)), (4.0, (0, 200, 239, 241)), (0.25, (0, 59, 61))):
        pace().set_speed(speed)
        sounds = MatchSounds(shell.context.sounds, match_view, lambda: now[0] / 1000)
        played = []
        for now[0] in times:
            heard.clear()
            sounds.hear(event, ())
            if heard:
                played.append(now[0])
        assert played == [0, times[-1]]


def test_dice_thrown_out_of_sight_are_heard_one_throw_at_a_time(
    shell: Shell, unhurried: None, table: Table, qtbot: QtBot, heard: Heard
) -> None:
    match_view = table("person", "person")
    match_page(shell).primary()
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.PERSON)
    step = match_view.board_step(0)
    event = Applied(0, step.before, step.after, 0, "chance")
    now = [0]
    for known, expected in ((True, [0, 70, 140]), (False, [0, 140])):
        sounds = MatchSounds(shell.context.sounds, match_view, lambda: now[0] / 1000)
        with patch.object(match_view, "board_step", return_value=replace(step, known=known)):
            played = []
            for now[0] in (0, 70, 140):
                heard.clear()
                sounds.hear(event, ())
                if heard:
                    played.append(now[0])
        assert played == expected
