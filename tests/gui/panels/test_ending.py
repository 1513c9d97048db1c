"""The end of a game in place of the table: the result, how it was played, and what to do next."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from engines.contract.record import PERSON
from engines.match.events import Waiting
from engines.match.history import START, Scope
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.kit.button import ButtonKind
from gui.kit.label import Label
from gui.match.ending import next_opponents
from gui.match.turning_points import leads
from gui.match.view import MatchView
from gui.shell.shell import Shell
from gui.style import Token, theme
from gui.table.sheet import ink
from tests.gui.conftest import click, settle
from tests.gui.shown import match_page

Table = Callable[..., MatchView]
WON, LOST = "1 5 3 9 0", "1 5 3 0 9"


@pytest.fixture
def over(shell: Shell, table: Table, qtbot: QtBot) -> Callable[[str], MatchView]:
    """Plays the last decision of a game, which the person wins or loses."""

    def play(start: str) -> MatchView:
        match_view = table(PERSON, "careless", start=start)
        page = match_page(shell)
        page.acting.act(0)
        qtbot.waitUntil(
            lambda: match_view.match.pending.waiting is Waiting.OVER and not page.moving
        )
        settle(qtbot)
        return match_view

    return play


def press(shell: Shell, text: str) -> None:
    """Press a button below the result."""
    buttons = match_page(shell).tray.row.buttons
    click(next(each for each in buttons if each.text() == text))


def words(shell: Shell) -> list[str]:
    return [label.text() for label in match_page(shell).ending.findChildren(Label)]


def test_a_win_is_celebrated_and_a_loss_is_not(
    shell: Shell, over: Callable[[str], MatchView]
) -> None:
    over(WON)
    page = match_page(shell)
    assert page.ending.isVisible()
    assert not page.stage.isVisible()
    assert tr("match-you-win") in words(shell)


def test_a_loss_says_so_and_names_the_winner(
    shell: Shell, over: Callable[[str], MatchView]
) -> None:
    over(LOST)
    told = words(shell)
    assert told.index(tr("match-you-lost")) < told.index("Ben wins")
    assert tr("match-you-win") not in told


def test_the_next_step_is_a_rematch(shell: Shell, over: Callable[[str], MatchView]) -> None:
    over(WON)
    buttons = match_page(shell).tray.row.buttons
    primary = [each.text() for each in buttons if each.kind is ButtonKind.PRIMARY]
    assert primary == [tr("match-rematch")]
    assert not any(shell.actions[each].isEnabled() for each in (commands.PAUSE, commands.STEP))


def test_the_table_is_one_click_away(shell: Shell, over: Callable[[str], MatchView]) -> None:
    over(WON)
    page = match_page(shell)
    press(shell, tr("match-table"))
    assert page.stage.isVisible()
    assert not page.ending.isVisible()
    press(shell, tr("match-result"))
    assert page.ending.isVisible()


def test_a_game_that_ends_in_another_way_after_undo_has_another_result(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    match_view = table("careless", PERSON, start=WON)
    page = match_page(shell)
    told = []
    for action in (0, 1):
        page.acting.act(action)
        qtbot.waitUntil(
            lambda: match_view.match.pending.waiting is Waiting.OVER and not page.moving
        )
        settle(qtbot)
        assert page.ending.isVisible()
        assert page.ending.result is not None
        told.append({line.accessibleName() for line in page.ending.result.players})
        press(shell, tr("match-table"))
        page.acting.undo(Scope.STEP)
    assert told[0] != told[1]


def test_bars_of_decisions_have_the_same_length(
    shell: Shell, over: Callable[[str], MatchView], monkeypatch: pytest.MonkeyPatch
) -> None:
    over(WON)
    result = match_page(shell).ending.result
    assert result is not None
    colours = {ink(token).name() for token in (Token.GOOD, Token.SUNKEN)}
    bars = []
    for line, accuracy, score in zip(result.players, (1.0, 0.4), ("10", "10000"), strict=True):
        monkeypatch.setattr(line, "_accuracy", accuracy)
        monkeypatch.setattr(line, "_score", score)
        line.resize(300, line.height())
        image, middle = line.grab().toImage(), line.height() // 2 + theme().px(11)
        row = [image.pixelColor(x, middle).name() for x in range(image.width())]
        bars.append([x for x, colour in enumerate(row) if colour in colours])
    assert bars[0]
    assert [bars[0][0], bars[0][-1]] == [bars[1][0], bars[1][-1]]


def test_who_looks_back_sees_the_table(shell: Shell, over: Callable[[str], MatchView]) -> None:
    match_view = over(WON)
    page = match_page(shell)
    page.transport.show(START)
    assert match_view.looking_back
    assert page.stage.isVisible()
    assert not page.ending.isVisible()
    page.transport.look_at(None)
    assert page.ending.isVisible()


def test_after_a_win_the_next_opponent_is_stronger(over: Callable[[str], MatchView]) -> None:
    match_view = over(WON)
    ladder = [bot.info.id for bot in match_view.game.ladder(2)]
    assert next_opponents(match_view) == [ladder[ladder.index("careless") + 1]]


def test_after_a_loss_against_the_weakest_nobody_is_next(over: Callable[[str], MatchView]) -> None:
    assert next_opponents(over(LOST)) == []


def test_a_lead_of_almost_nothing_is_no_change_of_the_lead() -> None:
    assert leads([(0.5, 0.5), (0.6, 0.4), (0.49, 0.51), (0.7, 0.3)], 0.05) == [0]
    assert leads([(0.6, 0.4), (0.4, 0.6), (0.3, 0.7), (0.8, 0.2)], 0.05) == [0, 1, 0]
    assert leads([], 0.05) == []
