"""The exercises page: own mistakes are tried again, answered, forgotten."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from engines.match.archive.library import Exercise, Library
from gui.app import event_loop
from gui.app.requests import ShowPage, TryExercise
from gui.kit.button import Button
from gui.learn.exercises import ExercisesPage
from gui.shell.shell import Shell
from gui.table.board import Board, Scene
from gui.table.text_board import TextBoard
from tests.gui.conftest import click, settle
from tests.match.small_game import SmallGame

POSITION = "1 0 3 0 0"
"""A three has been rolled: keeping it is best."""


def add(shell: Shell, qtbot: QtBot, position: str, played: str) -> Exercise:
    """Keep an exercise in the library."""
    library = shell.context.archive

    async def work() -> Exercise:
        number = await library.ask(
            Library.add_exercise, "double", position, seat=0, played=played, loss=0.2, entry=None
        )
        kept = await library.ask(Library.exercises)
        return next(exercise for exercise in kept if exercise.id == number)

    task = event_loop.spawn(work(), "keep an exercise")
    settle(qtbot)
    return task.result()


@pytest.fixture
def exercise(shell: Shell, qtbot: QtBot) -> Exercise:
    return add(shell, qtbot, POSITION, "double")


@pytest.fixture
def page(shell: Shell, exercise: Exercise, qtbot: QtBot) -> ExercisesPage:
    shell.carry_out(ShowPage("exercises"))
    settle(qtbot)
    return shell.pages.get(ExercisesPage)


def answer(page: ExercisesPage, qtbot: QtBot, action: int) -> str:
    page.answer(action)
    settle(qtbot)
    assert page.card is not None
    return page.card.accessibleName()


def test_without_exercises_the_page_says_where_they_come_from(shell: Shell, qtbot: QtBot) -> None:
    shell.carry_out(ShowPage("exercises"))
    settle(qtbot)
    assert not shell.pages.get(ExercisesPage).table.isVisible()


def test_the_first_exercise_is_shown_with_its_choices(page: ExercisesPage) -> None:
    assert page.exercise_played == "double"
    assert page.stage is not None
    assert [button.text().lower() for button in page.row.buttons] == ["keep", "double"]


def test_an_answer_is_judged_by_what_it_loses(page: ExercisesPage, qtbot: QtBot) -> None:
    assert answer(page, qtbot, 1).startswith("Not yet: “double” costs ")
    assert answer(page, qtbot, 0) == "Solved: “keep” is the best move."
    (row,) = page.table.rows
    assert (row.tries, row.solved) == (2, 1)


def test_the_answer_is_shown_on_request_with_its_reason(page: ExercisesPage, qtbot: QtBot) -> None:
    answer(page, qtbot, 1)
    assert page.card is not None
    page.card.buttons[1].click()
    assert page.card.accessibleName().startswith("The best move is “keep”, ")
    assert "Wins in" in page.card.accessibleDescription()
    page.card.buttons[0].click()
    assert page.row.isVisible()
    assert len(page.row.buttons) == 2


def test_another_exercise_is_chosen_in_the_list(
    page: ExercisesPage, shell: Shell, qtbot: QtBot
) -> None:
    other = add(shell, qtbot, "1 2 3 2 1", "keep")
    shell.carry_out(TryExercise(other))
    settle(qtbot)
    assert page.exercise_played == "keep"
    assert [row.id for row in page.table.rows].count(other.id) == 1
    page.table.rowChosen.emit(next(row for row in page.table.rows if row.id != other.id))
    settle(qtbot)
    assert page.exercise_played == "double"


def test_an_exercise_is_forgotten(page: ExercisesPage, qtbot: QtBot) -> None:
    click(next(b for b in page.findChildren(Button) if b.text() == "Delete exercise"))
    settle(qtbot)
    assert page.table.rows == []
    assert not page.table.isVisible()


def test_a_position_that_fits_no_longer_is_told(shell: Shell, qtbot: QtBot) -> None:
    broken = add(shell, qtbot, "a b c", "keep")
    shell.carry_out(TryExercise(broken))
    settle(qtbot)
    assert "'a b c' is not a position" in shell.pages.get(ExercisesPage).notices.notices[0].text


def test_who_made_the_mistake_looks_at_the_board(
    shell: Shell,
    small: SmallGame,
    exercise: Exercise,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    small.info = replace(small.info, hidden=True)
    viewers: list[int | None] = []

    def look(_: Board, scene: Scene) -> None:
        viewers.append(scene.viewer)

    monkeypatch.setattr(TextBoard, "show_scene", look)
    shell.carry_out(TryExercise(replace(exercise, seat=1)))
    settle(qtbot)
    assert set(viewers) == {1}
