"""Work that is overtaken while it waits: by another match, another exercise, a page made anew."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from engines.match.analysis.evaluation import Evaluator
from engines.match.archive.archive import Archive
from engines.match.archive.library import Exercise
from engines.runtime.errors import BotError, StorageError
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.app.kernels import Readiness
from gui.app.requests import ShowPage, TryExercise
from gui.home.continuing import ContinueCard
from gui.home.lists import fill_home
from gui.home.page import HomePage
from gui.learn.exercises import ExercisesPage
from gui.match.view import MatchView
from gui.shell.shell import Shell
from tests.gui.conftest import settle
from tests.gui.shown import match_page
from tests.patience import PATIENCE_S

Table = Callable[..., MatchView]


class Held:
    """Stands for an asynchronous function; waits before it does what that does."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work
        self.open, self.waiting, self.done = asyncio.Event(), False, False

    async def __call__(self) -> None:
        self.waiting = True
        await self.open.wait()
        await self._work()
        self.done = True


# -- home -------------------------------------------------------------------------------------


@pytest.fixture
def card(shell: Shell, table: Table, qtbot: QtBot) -> ContinueCard:
    match_view = table("person", "best")
    settle(qtbot)
    return ContinueCard(shell.context, match_view.match.record, 0.0, ShowPage("match"))


def test_a_card_that_is_gone_when_its_game_is_ready_takes_no_picture(
    shell: Shell, card: ContinueCard, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    laid_out = []
    monkeypatch.setattr(MatchView, "replay", lambda *_args, **_more: laid_out.append(1))
    kernels = shell.context.kernels
    monkeypatch.setitem(kernels._states, "double", Readiness.WAITING)
    looking = event_loop.spawn(card.look(), "take a picture of a table", card)
    shiboken6.delete(card)
    kernels._states["double"] = Readiness.READY
    kernels._go_on()
    settle(qtbot)
    assert looking.cancelled()
    assert laid_out == []


def test_a_card_may_go_while_its_table_is_laid_out(
    card: ContinueCard, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    replay = MatchView.replay

    async def laid_out(*args: Any, **more: Any) -> MatchView:
        shiboken6.delete(card)
        await asyncio.sleep(0)
        return await replay(*args, **more)

    monkeypatch.setattr(MatchView, "replay", laid_out)
    looking = event_loop.spawn(card.look(), "take a picture of a table", card)
    settle(qtbot)
    assert looking.cancelled()


@pytest.mark.parametrize("broken", [False, True])
def test_home_may_be_made_anew_while_the_archive_is_read(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, broken: bool
) -> None:
    home = HomePage(shell.context)
    read = Archive.open_matches

    async def reading(archive: Archive) -> Any:
        shiboken6.delete(home)
        await asyncio.sleep(0)
        if broken:
            raise StorageError(tr("app-almost-ready"))
        return await read(archive)

    monkeypatch.setattr(Archive, "open_matches", reading)
    filling = event_loop.spawn(fill_home(shell.context, home, None), "read the archive", home)
    settle(qtbot)
    assert filling.cancelled()


# -- the match on the table -------------------------------------------------------------------


def test_the_match_before_is_closed_even_if_someone_goes_home_meanwhile(
    shell: Shell, table: Table, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    before = table("best", "careless")
    study = match_page(shell).panels.study
    held, closed = Held(study.close), Held(before.close)
    closed.open.set()
    monkeypatch.setattr(study, "close", held)
    monkeypatch.setattr(before, "close", closed)
    table("person", "best", seed=4)
    qtbot.waitUntil(lambda: held.waiting)
    shell.go_home()
    held.open.set()
    settle(qtbot)
    assert closed.done


# -- exercises --------------------------------------------------------------------------------


def exercise(position: str) -> Exercise:
    return Exercise("double", position, 0, "keep", 0.2)


@pytest.fixture
def page(shell: Shell, qtbot: QtBot) -> ExercisesPage:
    shell.carry_out(TryExercise(exercise("1 0 3 0 0")))
    settle(qtbot)
    return shell.pages.get(ExercisesPage)


def shown(page: ExercisesPage) -> str:
    match_view = page._match_view
    return "" if match_view is None else match_view.match.position.text()


@pytest.mark.parametrize("again", [False, True])
def test_the_exercise_chosen_last_is_shown(
    shell: Shell,
    page: ExercisesPage,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    again: bool,
) -> None:
    first, second = "1 2 3 2 1", "1 2 3 2 1" if again else "1 2 2 2 1"
    made: list[MatchView] = []
    closed: list[MatchView] = []
    replay, close = MatchView.replay, MatchView.close

    async def laid_out(*args: Any, **more: Any) -> MatchView:
        made.append(await replay(*args, **more))
        return made[-1]

    async def note(match_view: MatchView) -> None:
        closed.append(match_view)
        await close(match_view)

    monkeypatch.setattr(MatchView, "replay", laid_out)
    monkeypatch.setattr(MatchView, "close", note)
    before = page._match_view
    assert before is not None
    held = Held(before.close)
    monkeypatch.setattr(before, "close", held)
    shell.carry_out(TryExercise(exercise(first)))
    qtbot.waitUntil(lambda: held.waiting)
    shell.carry_out(TryExercise(exercise(second)))
    qtbot.waitUntil(lambda: shown(page) == second)
    held.open.set()
    settle(qtbot)
    assert shown(page) == second
    assert [each for each in made if each not in closed] == [page._match_view]


@pytest.mark.parametrize("revealed", [False, True])
def test_an_error_about_an_exercise_before_is_not_told(
    shell: Shell,
    page: ExercisesPage,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    revealed: bool,
) -> None:
    asked, go_on, error = threading.Event(), threading.Event(), tr("app-almost-ready")

    def fail(*_args: object) -> None:
        asked.set()
        go_on.wait(PATIENCE_S)
        raise BotError(error)

    monkeypatch.setattr(Evaluator, "analysis", fail)
    if revealed:
        page._show_answer()
    else:
        page.answer(1)
    qtbot.waitUntil(asked.is_set)
    shell.carry_out(TryExercise(exercise("1 2 3 2 1")))
    qtbot.waitUntil(lambda: shown(page) == "1 2 3 2 1")
    told = page.frame.headline.happened
    go_on.set()
    settle(qtbot)
    assert page.frame.headline.happened == told != error
