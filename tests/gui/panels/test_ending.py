"""The end of a game in place of the table: the result, how it was played, and what to do next."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, QRectF
from pytestqt.qtbot import QtBot

from engines.contract.analysis import Estimate
from engines.contract.record import PERSON
from engines.match.advice.quality import Quality
from engines.match.events import Waiting
from engines.match.history import START, Scope
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.kit.button import ButtonKind
from gui.kit.label import Label
from gui.match.ending import Result, next_opponents, spread_down
from gui.match.result import ranked
from gui.match.study import Findings, Study
from gui.match.turning_points import leads
from gui.match.view import MatchView
from gui.shell.shell import Shell
from gui.style import Size, Token, theme
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


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("y", [10.0, 70.0, 120.0])
def test_equal_luck_never_looks_different(seats: int, y: float) -> None:
    room = QRectF(0, 0, 300, 170)
    faces = [QRectF(100, y, 36, 36) for _ in range(seats)]
    spread_down(faces, room)
    assert {face.left() for face in faces} == {100.0}
    assert all(map(room.contains, faces))
    tops = sorted(face.top() for face in faces)
    assert min(after - before for before, after in pairwise(tops)) > 30


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


def test_what_comes_next_is_easily_hit(
    shell: Shell, over: Callable[[str], MatchView], qtbot: QtBot
) -> None:
    over(WON)
    page = match_page(shell)
    for width, height in ((1280, 800), (1440, 900)):
        shell.window.resize(width, height)
        settle(qtbot)
        buttons = page.tray.row.buttons
        assert all(each.height() > theme().px(Size.CONTROL) for each in buttons)


def test_a_result_is_written_larger_in_a_large_window(
    shell: Shell, over: Callable[[str], MatchView], qtbot: QtBot
) -> None:
    over(WON)
    result = match_page(shell).ending.result
    assert result is not None
    seen = []
    for width, height in ((960, 640), (1440, 900), (2560, 1440)):
        shell.window.resize(width, height)
        settle(qtbot)
        title = next(each for each in result.findChildren(Label) if each.text() == words(shell)[0])
        seen.append((title.font().pixelSize(), result.players[0].height()))
    assert seen == sorted(seen)
    assert seen[0][0] < seen[1][0] < seen[2][0]
    assert seen[0][1] < seen[2][1]


def test_accuracy_and_luck_are_shown_without_any_mistake(
    shell: Shell, over: Callable[[str], MatchView], qtbot: QtBot
) -> None:
    over(WON)
    page = match_page(shell)
    result = page.ending.result
    assert result is not None
    study = page.panels.study
    qtbot.waitUntil(lambda: not study.running and study.findings.ledger is not None)
    review = study.findings.review
    assert review is not None
    seats = range(review.seats)
    judged = [bool(review.report(seat).decisions) for seat in seats]
    assert any(judged)
    flawless = tuple(
        replace(each, judgement=each.judgement and replace(each.judgement, quality=Quality.GOOD))
        for each in review.decisions
    )
    shares = tuple(
        tuple(Estimate(step + seat) for seat in seats) for step in range(len(review.chances))
    )
    even = replace(review, decisions=flawless, chances=shares)
    again = Result(page.match_view, _Found(replace(study.findings, review=even)), "", "", None)
    qtbot.addWidget(again)
    by_place = ranked(page.match_view)
    assert [line.judged for line in again.players] == [judged[seat] for seat in by_place]
    assert not again.luck.isHidden()


def test_luck_says_that_it_is_being_added_up(
    shell: Shell, over: Callable[[str], MatchView], qtbot: QtBot
) -> None:
    over(WON)
    page = match_page(shell)
    qtbot.waitUntil(lambda: page.panels.study.findings.ledger is not None)
    found = replace(page.panels.study.findings, ledger=None)
    waiting = Result(page.match_view, _Found(found, running=True), "", "", None)
    qtbot.addWidget(waiting)
    assert tr("match-adding-up-luck") in [each.text() for each in waiting.findChildren(Label)]


class _Found(Study):
    """A study that has found this."""

    def __init__(self, found: Findings, *, running: bool = False) -> None:
        QObject.__init__(self)
        self._found, self._busy = found, running

    @property
    def running(self) -> bool:
        return self._busy


def test_the_hint_makes_room_when_the_game_is_over(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    match_view = table("careless", PERSON, start=WON)
    hint, page = shell.side.hint_dock, match_page(shell)
    page.acting.act(0)
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER and not page.moving)
    qtbot.waitUntil(hint.isHidden)
    assert shell.side.log_dock.isVisible()
    press(shell, tr("match-table"))
    page.acting.undo(Scope.STEP)
    qtbot.waitUntil(hint.isVisible)
    usual = theme().px(Size.CONTROL)
    qtbot.waitUntil(lambda: all(each.height() == usual for each in page.tray.row.buttons))


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
