"""The first start: one button, a lesson while the game is prepared, a way out."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engines.contract.record import PERSON
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.kernels import Readiness
from gui.home.first_match import FirstMatchPage, _Dice
from gui.home.page import HomePage
from gui.shell.shell import Shell
from tests.gui.conftest import click, settle


@pytest.fixture
def first(shell: Shell) -> FirstMatchPage:
    shell.context.settings.set(keys.FIRST_RUN_DONE, False)
    page = shell.show("first-match")
    assert isinstance(page, FirstMatchPage)
    return page


def unprepared(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is not ready, and does not become so."""
    monkeypatch.setitem(shell.context.kernels._states, "double", Readiness.WAITING)


def test_one_button_begins_a_match_against_the_gentlest_opponent(
    shell: Shell, first: FirstMatchPage, qtbot: QtBot
) -> None:
    assert shell.window.focusWidget() is first._start
    assert first._start.text() == tr("home-play", name="Double")
    click(first._start)
    qtbot.waitUntil(lambda: shell.window.page is not first)
    assert shell.match_view is not None
    assert [who.player for who in shell.match_view.match.seats] == [PERSON, "careless"]
    assert shell.context.settings.get(keys.FIRST_RUN_DONE)
    assert shell.context.settings.get(keys.LAST_GAME) == "double"


def test_the_wait_is_a_lesson_with_the_time_left(
    shell: Shell, first: FirstMatchPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    unprepared(shell, monkeypatch)
    assert not first._lesson.isVisible()
    click(first._start)
    assert first._lesson.isVisible()
    assert not first._start.isVisible()
    kernels = shell.context.kernels
    monkeypatch.setattr(kernels._queue, "seconds", lambda _parts: 3.0)
    monkeypatch.setattr(kernels, "progress", lambda _game: 0.25)
    kernels.changed.emit("double")
    assert first._wait.text() == tr("app-ready-in-s", seconds=3)
    assert first._progress.progress == 0.25


def test_the_dice_of_the_lesson_are_not_cut_off(shell: Shell) -> None:
    row = _Dice("11155", 5)
    drawn = QImage(row.size(), QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(0)
    row.render(drawn, renderFlags=QWidget.RenderFlag.DrawChildren)
    row.deleteLater()
    wide, high = range(drawn.width()), range(drawn.height())
    edge = [(x, y) for x in wide for y in (high[0], high[-1])]
    edge += [(x, y) for x in (wide[0], wide[-1]) for y in high]
    assert any(drawn.pixelColor(x, high[-1] // 2).alpha() == 255 for x in wide)
    assert max(drawn.pixelColor(*place).alpha() for place in edge) < 8


def test_whoever_looks_around_instead_is_not_called_back(
    shell: Shell, first: FirstMatchPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    unprepared(shell, monkeypatch)
    click(first._start)
    click(first._look)
    assert isinstance(shell.window.page, HomePage)
    shell.context.kernels._states["double"] = Readiness.READY
    shell.context.kernels._go_on()
    settle(qtbot)
    assert isinstance(shell.window.page, HomePage)
    assert shell.match_view is None
