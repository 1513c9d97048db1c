"""The exercises page: the person's own mistakes are tried again, answered, forgotten."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from engines.contract.analysis import Line
from engines.match.analysis.puzzles import Puzzle, Puzzles
from engines.match.archive.library import Exercise, Library
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.app.kernels import Readiness
from gui.app.requests import ShowPage, TryExercise, TryToday
from gui.home.continuing import TableCard
from gui.home.lists import exercise_lines
from gui.home.page import HomePage
from gui.kit.button import Button
from gui.kit.label import Label
from gui.learn.exercise_sets import sets_of
from gui.learn.exercises import ExercisesPage
from gui.shell.shell import Shell
from gui.style import Size
from gui.table.board import Board, Scene
from gui.table.text_board import TextBoard
from tests.gui.conftest import click, settle
from tests.gui.shown import played
from tests.match.small_game import SmallGame

POSITION = "1 0 3 0 0"
"""A three has been rolled: keeping it is best."""


def add(shell: Shell, qtbot: QtBot, position: str, played: str) -> Exercise:
    """Keep an exercise in the library."""
    library = shell.context.archive

    async def work() -> Exercise:
        number = await library.ask(
            Library.add_exercise, Exercise("double", position, 0, played, 0.2)
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
    assert shell.pages.get(ExercisesPage).stage is None


def test_until_the_game_is_ready_the_page_says_when(
    shell: Shell, exercise: Exercise, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    kernels = shell.context.kernels
    monkeypatch.setitem(kernels._states, exercise.game, Readiness.WAITING)
    shell.carry_out(ShowPage("exercises"))
    page = shell.pages.get(ExercisesPage)

    def shown() -> list[str]:
        return [each.text() for each in page.findChildren(Label) if each.isVisible()]

    soon = kernels.waiting_text(exercise.game)
    assert soon
    qtbot.waitUntil(lambda: soon in shown())
    kernels._states[exercise.game] = Readiness.READY
    kernels._go_on()
    kernels.changed.emit(exercise.game)
    settle(qtbot)
    assert soon not in shown()
    assert page.stage is not None
    assert page.stage.isVisible()


def test_the_first_exercise_is_shown_with_its_choices(page: ExercisesPage) -> None:
    assert played(page) == "double"
    assert page.stage is not None
    assert [button.text().lower() for button in page.row.buttons] == ["keep", "double"]
    scene = page.stage.board.scene
    assert scene is not None
    assert tr("learn-opponent") in scene.words.names
    assert not any(name.startswith("Seat") for name in scene.words.names)


def test_the_board_has_the_focus_unless_the_sets_are_browsed(
    page: ExercisesPage, shell: Shell, qtbot: QtBot
) -> None:
    def focused() -> bool:
        assert page.stage is not None
        board, holder = page.stage.board, shell.window.focusWidget()
        return board is holder or board.isAncestorOf(holder)

    assert focused()
    page.games.setFocus()
    shell.carry_out(ShowPage("home"))
    shell.carry_out(ShowPage("exercises"))
    settle(qtbot)
    assert focused(), "it was shown already"
    page.table.setFocus()
    page.table.rowChosen.emit(page.table.rows[0])  # as the arrow keys do
    settle(qtbot)
    assert page.table.hasFocus()
    page.streak.setFocus()
    page.go_on()
    settle(qtbot)
    assert focused()


def test_an_answer_is_judged_by_what_it_loses(page: ExercisesPage, qtbot: QtBot) -> None:
    loss = tr("app-points-of-win-chance", points="2.9")
    assert answer(page, qtbot, 1) == tr("learn-not-yet-costs", move="double", loss=loss)
    assert answer(page, qtbot, 0) == tr("learn-solved-best-move", move="keep")


def test_only_the_first_answer_of_a_showing_counts(page: ExercisesPage, qtbot: QtBot) -> None:
    def counted() -> tuple[int, int]:
        (task,) = next(row for row in page.table.rows if row.key == "own").tasks
        return task.exercise.tries, task.exercise.solved

    answer(page, qtbot, 1)
    answer(page, qtbot, 0)
    assert counted() == (1, 0)
    assert page.streak.text() == ""
    page.go_on()
    settle(qtbot)
    answer(page, qtbot, 0)
    answer(page, qtbot, 1)
    assert counted() == (2, 1)
    assert page.streak.text() == tr("learn-days-in-a-row", streak=1)


def test_the_answer_is_shown_on_request_with_its_reason(page: ExercisesPage, qtbot: QtBot) -> None:
    answer(page, qtbot, 1)
    assert page.card is not None
    page.card.buttons[1].click()
    settle(qtbot)
    assert page.card.accessibleName() == tr("learn-the-best-move-is", move="keep")
    assert "Wins in" in page.card.accessibleDescription()
    assert [button.text() for button in page.card.buttons] == [tr("learn-next")]


def test_only_a_good_answer_makes_the_next_exercise_the_natural_step(
    page: ExercisesPage, qtbot: QtBot
) -> None:
    for action, natural in ((1, "learn-try-again"), (0, "learn-next")):
        answer(page, qtbot, action)
        assert page.card is not None
        assert page.card.buttons[0].text() == tr(natural)


def test_an_answer_leaves_the_board_as_it_was_asked(
    page: ExercisesPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    assert page.stage is not None
    board, shown = page.stage.board, list[object]()
    monkeypatch.setattr(board, "preview", lambda line: shown.append(line and line.actions[0]))
    for action, advised in ((1, None), (0, 0)):
        asked = page.frame.headline.text, page.frame.headline.happened
        answer(page, qtbot, action)
        assert board.scene is not None
        assert board.scene.position.text() == POSITION
        assert shown[-1] == advised
        assert (page.frame.headline.text, page.frame.headline.happened) == asked
        assert [button.text().lower() for button in page.row.buttons] == ["keep", "double"]


def test_no_other_answer_is_taken_while_one_is_checked(page: ExercisesPage, qtbot: QtBot) -> None:
    assert page.stage is not None
    page.answer(1)
    assert page.frame.headline.happened == tr("learn-checking-your-answer")
    assert page.stage.board.scene is not None
    assert (page.stage.board.scene.choices, page.row.buttons) == ((), ())
    settle(qtbot)
    assert page.stage.board.scene.choices == (0, 1)


def test_what_has_been_shown_is_not_solved(page: ExercisesPage, qtbot: QtBot) -> None:
    answer(page, qtbot, 1)
    page._show_answer()
    settle(qtbot)
    assert answer(page, qtbot, 0) == tr("learn-solved-best-move", move="keep")
    own = next(row for row in page.table.rows if row.key == "own")
    assert [(task.exercise.tries, task.is_solved) for task in own.tasks] == [(1, False)]
    assert page.streak.text() == ""


def test_a_small_window_lists_the_sets_in_one_line(
    page: ExercisesPage, shell: Shell, qtbot: QtBot
) -> None:
    assert page.table.isVisible()
    shell.window.resize(960, 640)
    settle(qtbot)
    assert page.stage is not None
    assert not page.table.isVisible()
    assert page.sets.currentIndex() == [row.key for row in page.table.rows].index(page.set_key)
    assert page.stage.width() > 0.9 * page.width()
    page.sets.activated.emit(0)
    settle(qtbot)
    assert page.set_key == page.table.rows[0].key


def test_in_a_small_window_a_card_takes_the_place_of_the_choosers(
    page: ExercisesPage, shell: Shell, qtbot: QtBot
) -> None:
    assert page.stage is not None
    shell.window.resize(960, 640)
    settle(qtbot)
    top = page.games.mapTo(page, QPoint()).y()
    answer(page, qtbot, 1)
    card = page.card
    assert card is not None
    qtbot.waitUntil(lambda: card.mapTo(page, QPoint()).y() == top)
    assert not page.games.isVisible()
    shell.window.resize(1280, 800)
    qtbot.waitUntil(lambda: page.games.isVisible() and card.isVisible())
    assert card.mapTo(page, QPoint()).y() > page.table.geometry().bottom()
    shell.window.resize(960, 640)
    qtbot.waitUntil(lambda: not page.games.isVisible() and card.isVisible())
    page.ask()
    assert page.games.isVisible()


def test_a_board_that_draws_its_buttons_reaches_the_end_of_the_table(
    page: ExercisesPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    assert page.stage is not None

    stage, frame = page.stage, page.frame
    bottom = stage.geometry().bottom()
    monkeypatch.setattr(TextBoard, "draws_buttons", True)
    page.ask()
    qtbot.waitUntil(lambda: stage.geometry().bottom() >= bottom + Size.CONTROL)
    page._tried = [1]  # one action of several: it can be taken back
    page._show_buttons()
    qtbot.waitUntil(lambda: stage.geometry().bottom() < frame.foot.y())
    assert [button.text() for button in page.row.buttons] == [tr("learn-start-over")]
    assert frame.foot.height() >= Size.CONTROL


def test_the_buttons_are_in_the_room_that_the_board_has_for_them(
    page: ExercisesPage, qtbot: QtBot
) -> None:
    assert page.stage is not None
    board, room = page.stage.board, QRect(40, 50, 400, 80)
    board.foot_room = lambda: QRect(room)
    page.ask()
    settle(qtbot)
    assert page.frame.foot.geometry() == room.translated(board.mapTo(page.frame, QPoint()))
    room.moveTop(90)  # as on a table of another size
    page.stage.resized.emit()
    assert page.frame.foot.geometry() == room.translated(board.mapTo(page.frame, QPoint()))


def test_next_shows_what_was_not_tried_yet(page: ExercisesPage, shell: Shell, qtbot: QtBot) -> None:
    other = add(shell, qtbot, "1 2 3 2 1", "keep")
    shell.carry_out(TryExercise(other))
    settle(qtbot)
    assert played(page) == "keep"
    answer(page, qtbot, 0)
    page.go_on()
    settle(qtbot)
    assert played(page) == "double"


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch) -> Puzzles:
    """Two exercises of the game, one easy and one hard."""
    easy = Puzzle(POSITION, 0, ("keep",), 0.2, 0.0, "general", 5, 5, {"double": 0.25})
    hard = Puzzle("1 2 3 2 1", 0, ("double",), 0.1, 0.0, "general", 0, 5)
    found = Puzzles("double", puzzles=(easy, hard))
    monkeypatch.setattr(Puzzles, "read", lambda _game: found)
    return found


@pytest.mark.usefixtures("shipped")
def test_exercises_that_ship_need_no_played_game(shell: Shell, qtbot: QtBot) -> None:
    shell.carry_out(ShowPage("exercises"))
    settle(qtbot)
    page = shell.pages.get(ExercisesPage)
    assert [row.key for row in page.table.rows][:2] == ["today", "basics"]
    page.table.rowChosen.emit(page.table.rows[1])
    settle(qtbot)
    loss = tr("app-points-of-win-chance", points="25.0")
    assert answer(page, qtbot, 1) == tr("learn-not-yet-costs", move="double", loss=loss)
    assert "due" not in [row.key for row in page.table.rows]  # not for a few minutes
    page._choose_set(page.table.rows[1])
    settle(qtbot)
    assert answer(page, qtbot, 0) == tr("learn-solved-best-move", move="keep")
    basics = next(row for row in page.table.rows if row.key == "basics")
    assert (basics.solved, basics.tasks[0].exercise.tries) == (1, 2)


@pytest.mark.usefixtures("shipped")
def test_the_answer_says_what_anything_else_costs(
    shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.carry_out(TryToday("double"))
    settle(qtbot)
    page, shown = shell.pages.get(ExercisesPage), list[Line | None]()
    page._choose_set(next(row for row in page.table.rows if row.key == "basics"))
    settle(qtbot)
    assert page.stage is not None
    monkeypatch.setattr(page.stage.board, "preview", shown.append)
    page._show_answer()
    settle(qtbot)
    assert shown[-1] is not None
    assert shown[-1].values, "boards see that the adviser has searched for it"
    assert page.card is not None
    assert page.card.accessibleName() == tr("learn-the-best-move-is", move="keep")
    loss = tr("app-points-of-win-chance", points="20.0")
    costs = tr("learn-anything-else-costs", loss=loss)
    assert page.card.accessibleDescription().startswith(costs)


@pytest.mark.usefixtures("shipped")
def test_next_goes_on_to_a_set_with_something_to_solve(shell: Shell, qtbot: QtBot) -> None:
    shell.carry_out(TryToday("double"))
    settle(qtbot)
    page, shown = shell.pages.get(ExercisesPage), []
    for _ in range(2):
        assert page.task is not None
        assert page.task.puzzle is not None
        shown.append(page.task.position)
        page.answer(0 if page.task.puzzle.solution == ("keep",) else 1)
        settle(qtbot)
        page.go_on()
        settle(qtbot)
    easy, hard = (puzzle.position for puzzle in Puzzles.read("double").puzzles)
    assert sorted(shown) == sorted((easy, hard))
    # All is solved: the exercises come again, one after another.
    assert page.task is not None
    assert page.task.is_solved


@pytest.mark.usefixtures("shipped")
def test_home_offers_today_s_exercise(shell: Shell, qtbot: QtBot) -> None:
    shell.carry_out(TryToday("double"))
    settle(qtbot)
    page = shell.pages.get(ExercisesPage)
    today = next(row for row in page.table.rows if row.key == "today")
    page.answer(1 if today.tasks[0].puzzle == Puzzles.read("double").puzzles[1] else 0)
    settle(qtbot)
    shell.go_home()
    settle(qtbot)
    line = shell.pages.get(HomePage).exercise.lines[0]
    assert (line.request, line.won) == (TryToday("double"), True)
    assert line.detail.endswith(tr("learn-solved"))
    assert line.table is not None
    assert tr("learn-opponent") in [seat.name for seat in line.table.seats]
    card = next(iter(shell.pages.get(HomePage).exercise.findChildren(TableCard)))
    assert card.text() == tr("home-next-exercise")
    solved = page.task
    card.click()
    settle(qtbot)
    assert solved is not None
    assert page.task is not None
    assert page.task.position != solved.position


def test_today_s_exercise_is_to_be_solved_today(shell: Shell, shipped: Puzzles) -> None:
    words, now = shell.context.words(), datetime(2026, 12, 1, 12, tzinfo=UTC)
    today = now.astimezone().date()
    puzzle = shipped.today(today)
    assert puzzle is not None
    for day, solved in ((today - timedelta(days=2), 0), (today, 1)):
        known = Exercise("double", puzzle.position, 0, "", 0.1, 1, 5, 5, solved_on=day)
        (line,) = exercise_lines(shell.context, shipped, [known], now)
        assert line.won == (solved or None)
        assert line.detail.endswith(tr("learn-solved")) is bool(solved)
        sets = {each.key: each for each in sets_of(words, shipped, [known], now)}
        assert sets["today"].solved == solved
        assert sets["today"].left("") is not bool(solved)
        others = (each.solved for key, each in sets.items() if key != "today")
        assert sum(others) == 1, "it was solved at least once"


def test_an_exercise_is_forgotten(page: ExercisesPage, qtbot: QtBot) -> None:
    click(next(b for b in page.findChildren(Button) if b.text() == tr("learn-delete-exercise")))
    settle(qtbot)
    assert page.table.rows == []
    assert played(page) == ""


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
