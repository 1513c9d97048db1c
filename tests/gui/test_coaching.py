"""Teaching in a match: warnings, the coach's lessons and verdicts, switched on and off."""

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engines.match.advice.tutor import Teaching
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.keys import commands
from gui.learn import lessons
from gui.learn.coach import CoachPanel
from gui.match.tray import TrayCard
from gui.match.view import MatchView
from gui.shell.shell import Shell
from gui.shell.window import DOCKS_FROM
from gui.style import Look, Scheme, theme
from tests.gui.conftest import click, settle
from tests.gui.shown import Now, match_page

Table = Callable[..., MatchView]
DECISION = "1 0 3 0 0"
"""Anna has rolled a three: keeping it is best, doubling costs win chance."""
PEOPLE_ACT = (Waiting.PERSON, Waiting.ROLL, Waiting.OVER)


@pytest.fixture
def coach(shell: Shell) -> CoachPanel:
    """The coach panel of the match on the table."""
    return cast("CoachPanel", Now(lambda: shell.side.coach_dock.panel))


def level(match_view: MatchView) -> Teaching:
    return match_view.tutor.level


def until_due(qtbot: QtBot, shell: Shell, match_view: MatchView) -> None:
    qtbot.waitUntil(
        lambda: match_view.match.pending.waiting in PEOPLE_ACT and not match_page(shell).moving
    )


def warning_of(shell: Shell) -> TrayCard | None:
    """The warning in the coach's dock."""
    panel = shell.side.coach_dock.panel
    assert isinstance(panel, CoachPanel)
    assert panel.card.isHidden() is (panel.warning is not None)
    return panel.warning


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
    card = warning_of(shell)
    assert card is not None
    assert "double" in card.accessibleName()
    assert match_view.match.pending.waiting is Waiting.PERSON
    assert card.buttons[0].objectName() == "rethink"
    assert shell.side.coach_dock.isVisible()
    assert match_page(shell).tray.card is None, "it would cover the table"
    assert len(match_page(shell).tray.row.buttons) == 2
    card.buttons[0].click()
    assert shell.side.coach_dock.isHidden()
    assert warning_of(shell) is None
    act(qtbot, shell, 0)
    assert match_view.match.record.nodes[0].text == "keep"


def test_a_warning_goes_away_on_undo(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "person", start=DECISION, teaching=keys.WARN)
    act(qtbot, shell, 0)
    until_due(qtbot, shell, match_view)
    if match_view.match.pending.waiting is Waiting.ROLL:
        match_view.match.roll()
        until_due(qtbot, shell, match_view)
    poor = next(a for a in match_view.match.position.legal() if a != 0)
    act(qtbot, shell, poor)
    assert warning_of(shell) is not None
    shell.actions[commands.UNDO].trigger()
    until_due(qtbot, shell, match_view)
    assert warning_of(shell) is None
    assert shell.side.coach_dock.isHidden()


@pytest.mark.parametrize("answer", ["rethink", "play_anyway", "stop_warning"])
def test_after_an_answer_the_board_has_the_focus(
    shell: Shell, table: Table, qtbot: QtBot, answer: str
) -> None:
    table("person", "careless", start=DECISION, teaching=keys.WARN)
    act(qtbot, shell, 1)
    card = warning_of(shell)
    assert card is not None
    button = next(each for each in card.buttons if each.objectName() == answer)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    settle(qtbot)
    assert warning_of(shell) is None
    focused = QApplication.focusWidget()
    assert focused is not None
    assert match_page(shell).board.isAncestorOf(focused)


@pytest.mark.parametrize("way", ["escape", "off"])
def test_a_warning_goes_away_with_escape_and_when_warnings_are_turned_off(
    shell: Shell, table: Table, qtbot: QtBot, way: str
) -> None:
    match_view = table("person", "careless", start=DECISION, teaching=keys.WARN)
    act(qtbot, shell, 1)
    assert warning_of(shell) is not None
    if way == "off":
        shell.actions[commands.WARN].trigger()
    else:
        assert match_page(shell).cancel()
    settle(qtbot)
    assert warning_of(shell) is None
    assert (match_view.tutor.level is Teaching.OFF) is (way == "off")
    assert match_view.match.record.nodes == ()


@pytest.mark.parametrize("way", ["focus", "narrow"])
def test_a_warning_is_seen_whatever_becomes_of_the_window(
    shell: Shell, table: Table, qtbot: QtBot, way: str
) -> None:
    table("person", "careless", start=DECISION, teaching=keys.WARN)
    act(qtbot, shell, 1)
    dock = shell.side.coach_dock
    assert dock.isVisible()
    if way == "focus":
        shell.actions[commands.FOCUS_MODE].trigger()
    else:
        shell.window.resize(DOCKS_FROM - 100, shell.window.height())
    qtbot.waitUntil(dock.isVisible)
    assert match_page(shell).cancel()
    settle(qtbot)
    assert dock.isHidden()


def test_space_means_to_think_again(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless", start=DECISION, teaching=keys.WARN)
    act(qtbot, shell, 1)
    shell.actions[commands.PRIMARY].trigger()
    assert warning_of(shell) is None
    assert match_view.match.record.nodes == ()


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
    card = warning_of(shell)
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
    assert coach.text.text() == tr("learn-coach-off-match")
    click(coach.begin_button)
    assert level(match_view) is Teaching.COACH
    assert coach.text.text() == tr("learn-nothing-explain-right-now")


def test_after_the_end_the_coach_points_out_the_review(
    shell: Shell, table: Table, coach: CoachPanel, qtbot: QtBot
) -> None:
    match_view = table("person", "careless", start="1 4 3 0 0", teaching=keys.COACH)
    act(qtbot, shell, 0)
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER)
    settle(qtbot)
    key = shell.context.keys.text(commands.REVIEW)
    assert coach.title.text() == tr("learn-look-back")
    assert coach.text.text() == tr("learn-game-over-review-finds", key=key)


def test_a_narrow_window_shows_the_coach_alone(shell: Shell, table: Table) -> None:
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False, scale=150))
    table("person", "careless", teaching=keys.COACH)
    assert shell.side.coach_dock.isVisible()
    assert shell.side.hint_dock.isHidden()
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False, scale=100))
    assert shell.side.coach_dock.isVisible()


# -- verdicts ---------------------------------------------------------------------------------


def test_a_mistake_is_explained_until_it_is_undone(
    shell: Shell, table: Table, coach: CoachPanel, qtbot: QtBot
) -> None:
    match_view = table("person", "person", start=DECISION, teaching=keys.COACH)
    act(qtbot, shell, 1)
    warning = warning_of(shell)
    assert warning is not None
    next(b for b in warning.buttons if b.objectName() == "play_anyway").click()
    until_due(qtbot, shell, match_view)
    coach.refresh()
    verdict = tr("match-verdict-inaccuracy")
    assert coach.title.text() == tr("learn-was", judgement="double", verdict=verdict)
    loss = tr("app-points-of-win-chance", points="2.9")
    assert tr("learn-it-cost-was-best", loss=loss, best="keep") in coach.text.text()
    shell.actions[commands.UNDO].trigger()
    until_due(qtbot, shell, match_view)
    coach.refresh()
    assert "double" not in coach.title.text()


def test_what_was_got_right_three_times_is_explained_no_more(shell: Shell) -> None:
    settings = shell.context.settings
    for count in range(lessons.ENOUGH):
        assert not lessons.is_known(settings, "fargo.theme.risk"), count
        lessons.learn(settings, "fargo.theme.risk", right=True)
    assert lessons.is_known(settings, "fargo.theme.risk")
    assert not lessons.is_known(settings, "fargo.theme.hot")
    lessons.learn(settings, "fargo.theme.risk", right=False)
    assert not lessons.is_known(settings, "fargo.theme.risk")
