"""Teaching in a match: warnings, the coach's lessons and verdicts, switched on and off."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engines.session.events import Waiting
from engines.session.hints import Stage
from engines.session.tutor import Teaching
from gui.app import settings as keys
from gui.app.keys.commands import Command
from gui.learn import lessons
from gui.learn.coach import CoachPanel
from gui.learn.lessons import Lesson
from gui.match.sitting import Sitting
from gui.shell.coaching import RING_NAME
from gui.shell.shell import Conductor
from gui.style import Look, Scheme, theme
from tests.gui.conftest import click, settle

Table = Callable[..., Sitting]
DECISION = "1 0 3 0 0"
"""Anna has rolled a three: keeping it is best, doubling costs win chance."""
PEOPLE_ACT = (Waiting.PERSON, Waiting.ROLL, Waiting.OVER)


@pytest.fixture
def coach(conductor: Conductor) -> CoachPanel:
    return conductor.side.coach


def level(sitting: Sitting) -> Teaching:
    return sitting.tutor.level


def ring(conductor: Conductor) -> QWidget | None:
    """What the coach points at."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = conductor.window.findChildren(QWidget, RING_NAME)
    return next((each.target for each in found if each.isVisible()), None)  # type: ignore[attr-defined]


def until_due(qtbot: QtBot, conductor: Conductor, sitting: Sitting) -> None:
    qtbot.waitUntil(lambda: sitting.match.waiting in PEOPLE_ACT and not conductor.match_page.moving)


def act(qtbot: QtBot, conductor: Conductor, action: int) -> None:
    """Choose an action, and wait until the tutor has heard of it."""
    conductor.match_page.act(action)
    settle(qtbot)


# -- levels -----------------------------------------------------------------------------------


def test_a_poor_action_is_not_final_before_it_is_confirmed(
    conductor: Conductor, table: Table, qtbot: QtBot
) -> None:
    sitting = table("person", "careless", start=DECISION, teaching=keys.WARN)
    act(qtbot, conductor, 1)
    card = conductor.match_page.tray.card
    assert card is not None
    assert "double" in card.accessibleName()
    assert sitting.match.waiting is Waiting.PERSON
    assert card.buttons[0].objectName() == "rethink"
    card.buttons[0].click()
    assert conductor.match_page.tray.card is None
    act(qtbot, conductor, 0)
    assert sitting.match.record.nodes[0].text == "keep"


def test_a_typed_action_is_warned_about_too(
    conductor: Conductor, table: Table, qtbot: QtBot
) -> None:
    sitting = table("person", "careless", start=DECISION, teaching=keys.WARN)
    page = conductor.match_page
    page.type_move()
    page.move_line.field.setText("double")
    page.move_line.entered.emit("double")
    settle(qtbot)
    assert sitting.tutor.warning is not None
    assert sitting.match.record.nodes == ()


def test_the_level_is_switched_by_command_and_kept_for_the_next_match(
    conductor: Conductor, table: Table
) -> None:
    warn, coach = (conductor.actions[each] for each in (Command.WARN, Command.COACH))
    assert not warn.isEnabled()
    sitting = table("person", "careless")
    assert [warn.isChecked(), coach.isChecked()] == [False, False]
    warn.trigger()
    assert level(sitting) is Teaching.WARN
    assert [warn.isChecked(), coach.isChecked()] == [True, False]
    coach.trigger()
    assert level(sitting) is Teaching.COACH
    assert [warn.isChecked(), coach.isChecked()] == [False, True]
    assert table("person", "careless", seed=4).tutor.level is Teaching.COACH
    coach.trigger()
    assert table("person", "careless", seed=5).tutor.level is Teaching.OFF


def test_stop_warning_is_seen_in_the_menu(conductor: Conductor, table: Table, qtbot: QtBot) -> None:
    table("person", "careless", start=DECISION, teaching=keys.COACH)
    act(qtbot, conductor, 1)
    card = conductor.match_page.tray.card
    assert card is not None
    next(button for button in card.buttons if button.objectName() == "stop_warning").click()
    assert not conductor.actions[Command.COACH].isChecked()
    assert conductor.side.coach_dock.isHidden()


# -- the dock ---------------------------------------------------------------------------------


def test_the_dock_comes_with_the_coach_and_leaves_with_it(
    conductor: Conductor, table: Table, coach: CoachPanel
) -> None:
    dock = conductor.side.coach_dock
    sitting = table("person", "careless")
    assert dock.isHidden()
    conductor.actions[Command.COACH].trigger()
    assert dock.isVisible()
    dock.title_bar.close_button.click()
    assert dock.isHidden()
    assert level(sitting) is Teaching.OFF
    conductor.window.docks.toggle(dock)
    assert coach.text.text() == "The coach is off in this match."
    click(coach.begin_button)
    assert level(sitting) is Teaching.COACH
    assert coach.title.text() == "The game"


def test_a_narrow_window_keeps_its_room(conductor: Conductor, table: Table) -> None:
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False, scale=150))
    table("person", "careless", teaching=keys.COACH)
    assert conductor.side.coach_dock.isHidden()
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False, scale=100))
    assert conductor.side.coach_dock.isVisible()


# -- lessons ----------------------------------------------------------------------------------


def test_the_lessons_lead_through_a_first_match(
    conductor: Conductor, table: Table, coach: CoachPanel, qtbot: QtBot
) -> None:
    sitting = table("person", "careless", teaching=keys.COACH)
    page, window = conductor.match_page, conductor.window
    assert coach.place.text() == "Step 1 of 7"
    assert "Keep the die, or double it." in coach.text.text()
    assert ring(conductor) is None
    click(coach.next_button)

    assert coach.title.text() == "Roll the dice"
    assert ring(conductor) is page.tray.primary
    page.primary()
    until_due(qtbot, conductor, sitting)
    assert coach.title.text() == "Decide"
    assert coach.text.text().startswith("Anna: keep or double?")
    assert ring(conductor) is page.tray.primary
    act(qtbot, conductor, 0)
    until_due(qtbot, conductor, sitting)

    # The bot has played, a roll is due: no hint can be given, but a step can be taken back.
    assert coach.title.text() == "Take it back"
    assert ring(conductor) is window.toolbar.widgetForAction(conductor.actions[Command.UNDO])
    conductor.actions[Command.UNDO].trigger()
    until_due(qtbot, conductor, sitting)

    assert coach.title.text() == "Ask for a hint"
    assert ring(conductor) is window.toolbar.widgetForAction(conductor.actions[Command.HINT])
    settle(qtbot)
    hint = sitting.hints.hint
    assert hint is not None
    assert hint.stage is Stage.THEME
    conductor.actions[Command.HINT].trigger()
    assert Lesson.HINT in lessons.done(conductor.desk.settings)
    act(qtbot, conductor, 0)
    until_due(qtbot, conductor, sitting)

    assert coach.title.text() == "See it again"
    conductor.actions[Command.REPLAY_TURN].trigger()
    qtbot.waitUntil(lambda: not page.moving)
    coach.refresh()
    assert coach.text.text().startswith("Watch the board.")
    while sitting.match.waiting is not Waiting.OVER:
        page.primary()
        settle(qtbot)
        until_due(qtbot, conductor, sitting)
    assert coach.title.text() == "Look back"
    conductor.actions[Command.REVIEW].trigger()
    assert lessons.done(conductor.desk.settings) == tuple(Lesson)


def test_lessons_can_be_left_and_taken_up_again(
    conductor: Conductor, table: Table, coach: CoachPanel
) -> None:
    table("person", "careless", teaching=keys.COACH)
    click(coach.next_button)
    click(coach.leave_button)
    assert ring(conductor) is None
    assert coach.title.isHidden()
    assert coach.begin_button.text() == "Go on with the steps"
    table("person", "careless", seed=4, teaching=keys.COACH)
    assert coach.title.isHidden()
    click(coach.begin_button)
    assert coach.place.text() == "Step 2 of 7"
    for _ in Lesson:
        coach.go_on()
    conductor.desk.settings.set(keys.LESSONS_DONE, [lesson.value for lesson in Lesson])
    coach.refresh()
    assert coach.begin_button.text() == "Begin again"
    click(coach.begin_button)
    assert coach.place.text() == "Step 1 of 7"


def test_nothing_is_ringed_on_other_pages(
    conductor: Conductor, table: Table, coach: CoachPanel
) -> None:
    table("person", "careless", start=DECISION, teaching=keys.COACH)
    for lesson in (Lesson.GAME, Lesson.DECIDE):
        lessons.end(conductor.desk.settings, lesson)
    coach.refresh()
    assert ring(conductor) is not None
    conductor.show("settings")
    assert ring(conductor) is None
    conductor.go_to_match()
    assert ring(conductor) is not None


# -- verdicts ---------------------------------------------------------------------------------


def test_decisions_are_judged_and_taken_back_with_them(
    conductor: Conductor, table: Table, coach: CoachPanel, qtbot: QtBot
) -> None:
    sitting = table("person", "person", start=DECISION, teaching=keys.COACH)
    assert coach.summary.text() == "What each of your decisions costs appears here."
    act(qtbot, conductor, 1)
    warning = conductor.match_page.tray.card
    assert warning is not None
    next(b for b in warning.buttons if b.objectName() == "play_anyway").click()
    qtbot.waitUntil(lambda: len(coach.judged) == 1)
    until_due(qtbot, conductor, sitting)
    assert coach.summary.text().startswith("0 of 1 decisions were the best; ")
    conductor.actions[Command.UNDO].trigger()
    assert coach.judged == ()
    conductor.actions[Command.REDO].trigger()
    assert len(coach.judged) == 1


def test_a_lesson_is_spoken_once(
    conductor: Conductor, table: Table, coach: CoachPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr("gui.learn.coach.announce", lambda _widget, text: spoken.append(text))
    table("person", "careless", teaching=keys.COACH)
    coach.refresh()
    coach.refresh()
    assert [text.partition(".")[0] for text in spoken] == ["The game"]
