"""The arena page while a tournament is opened that cannot be opened."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engines.arena.tournament import Tournament
from engines.runtime.errors import StorageError
from engines.runtime.texts import tr
from gui.arena import files, keeper
from gui.arena.page import ArenaPage
from gui.shell.shell import Shell
from tests.gui.conftest import settle
from tests.gui.pages.tournaments import notice, played


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


def test_the_foot_says_only_while_a_tournament_is_opened_that_it_is(
    page: ArenaPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    before, (kept,) = page.run, files.kept()
    monkeypatch.setattr(keeper, "read_header", fail)
    page.open_kept(kept)
    assert page.foot.news.text() == tr("arena-opening-the-tournament")
    settle(qtbot)
    notice(page, tr("app-almost-ready"))
    assert page.run is before
    assert page.foot.news.text() == ""
    assert page.foot.isVisible()
