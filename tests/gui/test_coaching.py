"""Teaching in a match: warnings, the coach's lessons and verdicts, switched on and off."""

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engines.match.advice.hint import Stage
from engines.match.advice.tutor import Teaching
from engines.match.events import Waiting
from gui.app import settings as keys
from gui.app.keys import commands
from gui.learn import lessons
from gui.learn.coach import CoachPanel
from gui.learn.lessons import Lesson
from gui.match.view import MatchView
from gui.shell.coaching import RING_NAME
from gui.shell.shell import Shell
from gui.style import Look, Scheme, theme
from tests.gui.conftest import click, settle
from tests.gui.shown import Now, match_page

Table = Callable[..., MatchView]
DECISION = "1 0 3 0 0"
"""Anna has rolled a three: keeping it is best, doubling costs win chance."""
PEOPLE_ACT = (Waiting.PERSON, Waiting.ROLL, Waiting.OVER)


@pytest.fixture
def coach(shell: Shell) -> CoachPanel:
    """That of the match on the table."""
    return cast("CoachPanel", Now(lambda: shell.side.coach_dock.panel))


def level(match_view: MatchView) -> Teaching:
    return match_view.tutor.level


def ring(shell: Shell) -> QWidget | None:
    """What the coach points at."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = shell.window.findChildren(QWidget, RING_NAME)
    return next((each.target for each in found if each.isVisible()), None)  # type: ignore[attr-defined]


def until_due(qtbot: QtBot, shell: Shell, match_view: MatchView) -> None:
    qtbot.waitUntil(lambda: match_view.match.waiting in PEOPLE_ACT and not match_page(shell).moving)


def act(qtbot: QtBot, shell: Shell, action: int) -> None:
    """Choose an action, and wait until the tutor has heard of it."""
    match_page(shell).acting.act(action)
    settle(qtbot)


# -- levels -----------------------------------------------------------------------------------


def test_a_poor_action_is_not_final_before_it_is_confirmed(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    match_view = table("person", "careless", start=DECISION, teaching=keys.WARN)
    act(qtbot, shell, 1)
    card = match_page(shell).tray.card
    assert card is not None
    assert "double" in card.accessibleName()
    assert match_view.match.waiting is Waiting.PERSON
    assert card.buttons[0].objectName() == "rethink"
    card.buttons[0].click()
    assert match_page(shell).tray.card is None
    act(qtbot, shell, 0)
    assert match_view.match.record.nodes[0].text == "keep"


def test_a_typed_action_is_warned_about_too(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless", start=DECISION, teaching=keys.WARN)
    page = match_page(shell)
    page.type_move()
    page.move_line.field.setText("double")
    page.move_line.field.returnPressed.emit()
    settle(qtbot)
    assert match_view.tutor.warning is not None
    assert match_view.match.record.nodes == ()


def test_the_level_is_switched_by_command_and_kept_for_the_next_match(
    shell: Shell, table: Table
) -> None:
    warn, coach = (shell.actions[each] for each in (commands.WARN, commands.COACH))
    assert not warn.isEnabled()
    match_view = table("person", "careless")
    assert [warn.isChecked(), coach.isChecked()] == [False, False]
    warn.trigger()
    assert level(match_view) is Teaching.WARN
    assert [warn.isChecked(), coach.isChecked()] == [True, False]
    coach.trigger()
    assert level(match_view) is Teaching.COACH
    assert [warn.isChecked(), coach.isChecked()] == [False, True]
    assert table("person", "careless", seed=4).tutor.level is Teaching.COACH
    coach.trigger()
    assert table("person", "careless", seed=5).tutor.level is Teaching.OFF


def test_stop_warning_is_seen_in_the_menu(shell: Shell, table: Table, qtbot: QtBot) -> None:
    table("person", "careless", start=DECISION, teaching=keys.COACH)
    act(qtbot, shell, 1)
    card = match_page(shell).tray.card
    assert card is not None
    next(button for button in card.buttons if button.objectName() == "stop_warning").click()
    assert not shell.actions[commands.COACH].isChecked()
    assert shell.side.coach_dock.isHidden()


# -- the dock ---------------------------------------------------------------------------------


def test_the_dock_comes_with_the_coach_and_leaves_with_it(
    shell: Shell, table: Table, coach: CoachPanel
) -> None:
    dock = shell.side.coach_dock
    match_view = table("person", "careless")
    assert dock.isHidden()
    shell.actions[commands.COACH].trigger()
    assert dock.isVisible()
    dock.title_bar.close_button.click()
    assert dock.isHidden()
    assert level(match_view) is Teaching.OFF
    shell.window.docks.toggle(dock)
    assert coach.text.text() == "The coach is off in this match."
    click(coach.begin_button)
    assert level(match_view) is Teaching.COACH
    assert coach.title.text() == "The game"


def test_a_narrow_window_keeps_its_room(shell: Shell, table: Table) -> None:
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False, scale=150))
    table("person", "careless", teaching=keys.COACH)
    assert shell.side.coach_dock.isHidden()
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False, scale=100))
    assert shell.side.coach_dock.isVisible()


# -- lessons ----------------------------------------------------------------------------------


def test_the_lessons_lead_through_a_first_match(
    shell: Shell, table: Table, coach: CoachPanel, qtbot: QtBot
) -> None:
    match_view = table("person", "careless", teaching=keys.COACH)
    page, window = match_page(shell), shell.window
    assert coach.place.text() == "Step 1 of 7"
    assert "Keep the die, or double it." in coach.text.text()
    assert ring(shell) is None
    click(coach.next_button)

    assert coach.title.text() == "Roll the dice"
    assert ring(shell) is page.tray.first
    page.primary()
    until_due(qtbot, shell, match_view)
    assert coach.title.text() == "Decide"
    assert coach.text.text().startswith("Anna: keep or double?")
    assert ring(shell) is page.tray.first
    act(qtbot, shell, 0)
    until_due(qtbot, shell, match_view)

    # The bot has played, a roll is due: no hint can be given, but a step can be taken back.
    assert coach.title.text() == "Take it back"
    assert ring(shell) is window.toolbar.widgetForAction(shell.actions[commands.UNDO])
    shell.actions[commands.UNDO].trigger()
    until_due(qtbot, shell, match_view)

    assert coach.title.text() == "Ask for a hint"
    assert ring(shell) is window.toolbar.widgetForAction(shell.actions[commands.HINT])
    settle(qtbot)
    hint = match_view.hints.hint
    assert hint is not None
    assert hint.stage is Stage.THEME
    shell.actions[commands.HINT].trigger()
    assert Lesson.HINT in lessons.done(shell.context.settings)
    act(qtbot, shell, 0)
    until_due(qtbot, shell, match_view)

    assert coach.title.text() == "See it again"
    shell.actions[commands.REPLAY_TURN].trigger()
    qtbot.waitUntil(lambda: not page.moving)
    coach.refresh()
    assert coach.text.text().startswith("Watch the board.")
    while match_view.match.waiting is not Waiting.OVER:
        assert page.tray.first is not None
        click(page.tray.first)
        settle(qtbot)
        until_due(qtbot, shell, match_view)
    assert coach.title.text() == "Look back"
    shell.actions[commands.REVIEW].trigger()
    assert lessons.done(shell.context.settings) == tuple(Lesson)


def test_lessons_can_be_left_and_taken_up_again(
    shell: Shell, table: Table, coach: CoachPanel
) -> None:
    table("person", "careless", teaching=keys.COACH)
    click(coach.next_button)
    click(coach.leave_button)
    assert ring(shell) is None
    assert coach.title.isHidden()
    assert coach.begin_button.text() == "Continue"
    table("person", "careless", seed=4, teaching=keys.COACH)
    assert coach.title.isHidden()
    click(coach.begin_button)
    assert coach.place.text() == "Step 2 of 7"
    for _ in Lesson:
        coach.go_on()
    shell.context.settings.set(keys.LESSONS_DONE, [lesson.value for lesson in Lesson])
    coach.refresh()
    assert coach.begin_button.text() == "Start over"
    click(coach.begin_button)
    assert coach.place.text() == "Step 1 of 7"


def test_nothing_is_ringed_on_other_pages(shell: Shell, table: Table, coach: CoachPanel) -> None:
    table("person", "careless", start=DECISION, teaching=keys.COACH)
    for lesson in (Lesson.GAME, Lesson.DECIDE):
        lessons.end(shell.context.settings, lesson)
    coach.refresh()
    assert ring(shell) is not None
    shell.show("settings")
    assert ring(shell) is None
    shell.go_to_match()
    assert ring(shell) is not None


# -- verdicts ---------------------------------------------------------------------------------


def test_decisions_are_judged_and_taken_back_with_them(
    shell: Shell, table: Table, coach: CoachPanel, qtbot: QtBot
) -> None:
    match_view = table("person", "person", start=DECISION, teaching=keys.COACH)
    assert coach.summary.text() == "Here you'll see what each of your decisions cost."
    act(qtbot, shell, 1)
    warning = match_page(shell).tray.card
    assert warning is not None
    next(b for b in warning.buttons if b.objectName() == "play_anyway").click()
    qtbot.waitUntil(lambda: len(coach.judged) == 1)
    until_due(qtbot, shell, match_view)
    assert coach.summary.text().startswith("0 of 1 decision was best; ")
    shell.actions[commands.UNDO].trigger()
    assert coach.judged == ()
    shell.actions[commands.REDO].trigger()
    assert len(coach.judged) == 1


def test_a_lesson_is_spoken_once(
    shell: Shell, table: Table, coach: CoachPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr("gui.learn.coach.announce", lambda _widget, text: spoken.append(text))
    table("person", "careless", teaching=keys.COACH)
    coach.refresh()
    coach.refresh()
    assert [text.partition(".")[0] for text in spoken] == ["The game"]
