"""The arena page when a tournament is opened that has ended, or that cannot be opened."""

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engines.arena.progress import State as Doing
from engines.arena.sprt import Hypotheses
from engines.arena.tournament import Tournament
from engines.contract.monitor import Monitor
from engines.runtime.errors import StorageError
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.arena import files, keeper, live_board
from gui.arena.page import ArenaPage
from gui.kit.label import Label
from gui.shell.shell import Shell
from tests.gui.conftest import click, settle
from tests.gui.pages.tournaments import notice, played, until
from tests.gui.shown import opened
from tests.patience import PATIENCE_S


@pytest.fixture
def page(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> ArenaPage:
    """The arena, with a tournament that has been played."""
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    shell.actions["arena"].trigger()
    settle(qtbot)
    shown = shell.window.page
    assert isinstance(shown, ArenaPage)
    played(shown, qtbot, "careless", "best")
    assert shown.foot.isVisible()
    return shown


def fail(*_args: object, **_more: object) -> None:
    raise StorageError(tr("app-almost-ready"))


def test_without_a_tournament_the_foot_offers_nothing(
    page: ArenaPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(Tournament, "begin", fail)
    page.start()
    settle(qtbot)
    notice(page, tr("app-almost-ready"))
    assert page.run is None
    assert not page.foot.isVisible()
    assert page.start_button.isEnabled()


def test_the_first_tournament_is_said_to_be_opened(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(Tournament, "begin", fail)
    shell.actions["arena"].trigger()
    settle(qtbot)
    page = shell.window.page
    assert isinstance(page, ArenaPage)

    def said() -> bool:
        labels = (label for label in page.findChildren(Label) if label.isVisible())
        return tr("arena-opening-the-tournament") in [label.text() for label in labels]

    page.form.add_button.click()
    page.form.add_button.click()
    page.start()
    assert said()
    settle(qtbot)
    assert not said()


def test_the_foot_says_only_while_a_tournament_is_opened_that_it_is(
    page: ArenaPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    before, lead, (kept,) = page.run, page.foot.news.text(), files.kept()
    monkeypatch.setattr(keeper, "read_header", fail)
    page.keeper.open(kept.file)
    assert page.foot.news.text() == tr("arena-opening-the-tournament")
    settle(qtbot)
    notice(page, tr("app-almost-ready"))
    assert page.run is before
    assert page.foot.news.text() == lead
    assert page.foot.isVisible()


@pytest.mark.parametrize("key", [True, False])
def test_opening_a_tournament_shows_how_far_it_is_and_can_be_stopped(
    page: ArenaPage, key: bool, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    (kept,), resume = files.kept(), Tournament.resume
    go_on = threading.Event()

    def slowly(file: Path, monitor: Monitor) -> Tournament:
        monitor.publish(0.25)
        go_on.wait(PATIENCE_S)
        return resume(file, monitor=monitor)

    with monkeypatch.context() as patch:
        patch.setattr(Tournament, "resume", slowly)
        page.keeper.open(kept.file)
        qtbot.waitUntil(lambda: page.foot.line.progress == 0.25)
        assert page.foot.isVisible()
        if key:
            assert page.cancel()
        else:
            click(page.foot.stop_button)
        go_on.set()
        settle(qtbot)
    assert page.run is None
    assert not page.foot.isVisible()
    assert not page.notices.notices
    page.keeper.open(kept.file)  # its file has been released
    settle(qtbot)
    assert page.run is not None


def test_why_another_could_not_be_opened_goes_with_the_next_one(
    page: ArenaPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    (kept,) = files.kept()
    with monkeypatch.context() as patch:
        patch.setattr(keeper, "read_header", fail)
        page.keeper.open(kept.file)
        settle(qtbot)
    notice(page, tr("app-almost-ready"))
    page.keeper.open(kept.file)
    settle(qtbot)
    assert not page.notices.notices


def test_a_decided_tournament_is_not_interrupted_by_continuing_it(
    page: ArenaPage, shell: Shell, qtbot: QtBot
) -> None:
    played(page, qtbot, "best", "careless", games=2000, stop=Hypotheses(-300, 0))
    before = page.run
    page.keeper.open(files.kept()[0].file, go_on=True)
    qtbot.waitUntil(lambda: page.run not in (None, before))
    until(page, qtbot, Doing.COMPLETE)
    assert shell.context.settings.get(keys.ARENA_INTERRUPTED) == ""


def test_the_board_waits_for_another_game_when_one_is_lost(
    page: ArenaPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    board = opened(page).board
    qtbot.waitUntil(lambda: board.game is not None)
    board.playback.go(board.course.last)
    assert board.course.at > 0
    monkeypatch.setattr(live_board, "look", fail)
    board.set_following(True)
    settle(qtbot)
    assert board.game is None
    board.playback.set_playing(True)
    assert board.course.at == board.course.last == 0
