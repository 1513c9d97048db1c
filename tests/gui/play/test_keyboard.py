"""A complete game with keys only: Tab, Enter, letters, the move line, hints."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from engines.contract.record import PERSON
from engines.games.fargo.view import ROLL
from engines.match.advice.hint import Stage
from engines.match.archive.records import verified
from engines.match.events import Waiting
from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.app.page import Page
from gui.app.requests import Review, TryToday
from gui.app.settings import usual_game
from gui.help.keys_overview import KeysPage
from gui.help.rules import RulesPage
from gui.home.page import HomePage
from gui.kit.hint_card import HintCard
from gui.learn.exercises import ExercisesPage
from gui.match.page import MatchPage
from gui.review.page import ReviewPage
from gui.setup.new_match import NewMatchPage
from tests.gui.play.people import choice
from tests.gui.play.program import Program, record_of, wait_until

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def says(text: str) -> Callable[[QWidget], bool]:
    """Whether a widget is the button with this text."""
    return lambda widget: isinstance(widget, QPushButton) and widget.text() == text


def start_by_keys(program: Program) -> None:
    """From the home page to a running match, with Tab and Enter."""
    tile = program.tile(tr("fargo-name"))
    program.tab_to(
        lambda widget: says(tr("home-play-tile"))(widget) and tile.isAncestorOf(widget), "Play"
    )
    program.key(Key.Key_Return)
    assert isinstance(program.page, NewMatchPage)
    assert QApplication.focusWidget() is program.page.start_button
    program.key(Key.Key_Return)
    wait_until(lambda: isinstance(program.page, MatchPage), "the match page")


def test_a_whole_game_with_letters(program: Program) -> None:
    start_by_keys(program)
    while program.until_due() is not Waiting.OVER:
        waits_for_roll = program.match.pending.waiting is Waiting.ROLL
        rolls = waits_for_roll or choice(program.view) == ROLL
        ply = program.match.history.place().ply
        program.key(Key.Key_R if rolls else Key.Key_B)
        assert program.match.history.place().ply > ply
    program.kept()
    verified(program.match.record)
    row = program.ended()
    table = program.tab_to(says(tr("match-table")), "the button Table below the result")
    assert table in row.buttons
    program.key(Key.Key_Return)
    assert program.match_page.stage.isVisible()
    program.command(commands.HOME)
    assert isinstance(program.page, HomePage)


def test_letters_answer_an_exercise(program: Program) -> None:
    program.shell.carry_out(TryToday("fargo"))
    page = program.shell.pages.get(ExercisesPage)
    wait_until(lambda: page.stage is not None and page.stage.choices, "an exercise")
    assert page.card is None
    for key in (Key.Key_R, Key.Key_B):
        page.table.setFocus()
        program.key(key)
        wait_until(lambda: page.card is not None, "the answer is judged")
        page.ask()
        program.idle()
    assert page.task is not None
    assert page.task.exercise.tries == 1, "the first answer counts"
    program.key(Key.Key_F2)
    assert program.page is page


def test_an_exercise_with_keys_only(program: Program) -> None:
    program.shell.carry_out(TryToday("fargo"))
    page = program.shell.pages.get(ExercisesPage)
    wait_until(lambda: page.stage is not None and page.stage.choices, "an exercise")
    page.games.setFocus()
    assert page.task is not None
    assert page.task.puzzle is not None
    first, rolls = page.task.position, page.task.puzzle.solution == ("roll",)
    right, wrong = (Key.Key_R, Key.Key_B) if rolls else (Key.Key_B, Key.Key_R)

    def answer(key: Key, natural: str) -> None:
        program.key(key)
        wait_until(lambda: page.card is not None, "the answer is judged")
        program.idle()
        assert says(tr(natural))(_focus())

    answer(wrong, "learn-try-again")
    program.key(Key.Key_Return)
    assert page.card is None
    assert page.stage is not None
    assert page.stage.isAncestorOf(_focus())
    answer(wrong, "learn-try-again")
    program.key(Key.Key_Z, CTRL)
    assert page.card is None
    answer(right, "learn-next")
    program.key(Key.Key_Space)
    program.idle()
    assert page.task.position != first
    assert page.card is None
    assert page.stage.isAncestorOf(_focus())


def test_space_does_the_neutral_next_step_and_nothing_else(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3))
    assert program.until_due() is Waiting.ROLL
    program.key(Key.Key_Space)
    assert program.until_due() is Waiting.PERSON
    assert program.match_page.stage.neutral is None
    program.key(Key.Key_Space)
    assert program.until_due() is Waiting.PERSON
    assert len(program.texts) == 1


def test_the_move_line_completes_plays_and_explains(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3))
    program.key(Key.Key_R)
    assert program.until_due() is Waiting.PERSON
    line = program.match_page.move_line
    program.key(Key.Key_F2)
    assert line.isVisible()
    wait_until(line.field.hasFocus, "the cursor in the move line")
    program.type("ro")
    program.key(Key.Key_Tab)
    assert line.field.text() == "roll"
    program.key(Key.Key_Return)
    program.until_due()
    assert program.texts[1] == "roll"
    assert not line.isVisible()

    if program.match.pending.seat != 0 or program.match.pending.waiting is not Waiting.PERSON:
        program.play_on(1)
    assert program.match.pending.waiting is Waiting.PERSON
    ply = program.match.history.place().ply
    program.key(Key.Key_Slash)
    wait_until(line.field.hasFocus, "the cursor in the move line")
    program.type("castle")
    program.key(Key.Key_Return)
    assert line.isVisible()
    known = ("roll", "bank", "stop")
    refusal = tr("errors-not-action-type-one", words=quoted("castle"), known=known)
    wait_until(lambda: any(refusal in text for text in program.shown_texts(line)))
    assert program.match.history.place().ply == ply
    program.type("stop")
    program.key(Key.Key_Return)
    program.until_due()
    assert program.match.history.place().ply > ply
    assert program.texts[ply] == "bank"

    program.key(Key.Key_F2)
    program.key(Key.Key_Escape)
    assert not line.isVisible()
    assert program.board.isAncestorOf(_focus())


def test_the_end_of_a_game_in_the_move_line(program: Program) -> None:
    late = "8600 8400 | seat 1 | banked 0 | run 350 | dice 6 | turn 41"
    program.play(record_of(PERSON, "always_stop", seed=3, start=late))
    while program.until_due() is not Waiting.OVER:
        if program.match.pending.waiting is Waiting.ROLL:
            program.key(Key.Key_R)
            continue
        wanted = "roll" if choice(program.view) == ROLL else "bank"
        ply = program.match.history.place().ply
        program.key(Key.Key_F2)
        program.type(wanted[:2])
        program.key(Key.Key_Tab)
        program.key(Key.Key_Return)
        assert program.texts[ply] == wanted
    assert {"roll", "bank"} <= set(program.texts)
    verified(program.match.record)


def ranked(program: Program) -> list[HintCard]:
    """Roll, and ask for a hint until plans are ranked; their cards."""
    program.play(record_of(PERSON, "always_stop", seed=3))
    program.key(Key.Key_R)
    assert program.until_due() is Waiting.PERSON
    for stage in (Stage.THEME, Stage.RANKED):
        program.key(Key.Key_H)
        wait_until(partial(_is_at, program, stage), f"stage {stage}")
    panel = program.shell.side.shown.hint
    wait_until(lambda: panel.findChildren(HintCard), "the cards")
    return panel.findChildren(HintCard)


def test_hints_by_key_and_enter_plays_the_plan(program: Program) -> None:
    ranked(program)
    card = program.tab_to(lambda widget: isinstance(widget, HintCard), "a hint card")
    assert isinstance(card, HintCard)
    plan = card.view.plan
    program.key(Key.Key_Return)
    program.until_due()
    assert program.texts[1] == plan
    assert program.match.record.nodes[1].hint == Stage.RANKED


@pytest.mark.parametrize("size", [(960, 640), (1280, 840)])
def test_enter_plays_the_hint_while_the_focus_is_on_the_board(
    program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    program.play(record_of(PERSON, "always_stop", seed=3))
    program.key(Key.Key_R)
    assert program.until_due() is Waiting.PERSON
    for stage in (Stage.THEME, Stage.RANKED):
        program.key(Key.Key_Return)
        assert len(program.texts) == 1, "no plan is shown yet"
        program.key(Key.Key_H)
        wait_until(partial(_is_at, program, stage), f"stage {stage}")
    panel = program.shell.side.shown.hint
    wait_until(lambda: program.window.findChildren(HintCard), "the cards")
    best = next(card for card in panel.findChildren(HintCard) if card.view.best)
    assert best.play_button.key == "Enter"
    panel.hide()
    program.key(Key.Key_Return)
    assert len(program.texts) == 1, "the plan cannot be seen"
    panel.show()
    program.key(Key.Key_Return)
    program.until_due()
    assert program.texts[1] == best.view.plan


def test_the_key_that_plays_the_hint_can_be_chosen(program: Program) -> None:
    best = next(card for card in ranked(program) if card.view.best)
    program.context.keys.choose(commands.PLAY_HINT, [QKeySequence("X")])
    assert best.play_button.key == "X"
    program.key(Key.Key_Return)
    assert len(program.texts) == 1, "Enter is not its key any more"
    program.key(Key.Key_Question)
    assert {"X", commands.PLAY_HINT.text} <= {*program.shown_texts(program.page)}
    program.key(Key.Key_Escape)
    program.key(Key.Key_X)
    program.until_due()
    assert program.texts[1] == best.view.plan


def test_enter_in_a_field_or_on_another_card_does_not_play_the_best_plan(program: Program) -> None:
    cards = ranked(program)
    program.key(Key.Key_F2)
    wait_until(program.match_page.move_line.field.hasFocus, "the cursor in the move line")
    program.key(Key.Key_Return)
    assert len(program.texts) == 1
    program.key(Key.Key_Escape)
    other = next(card for card in cards if not card.view.best)
    other.setFocus()
    program.key(Key.Key_Return)
    program.until_due()
    assert program.texts[1] == other.view.plan


def test_escape_closes_a_panel_that_covers_the_board_in_a_small_window(program: Program) -> None:
    program.window.resize(960, 640)
    program.play(record_of(PERSON, "always_stop", seed=3))
    program.key(Key.Key_R)
    assert program.until_due() is Waiting.PERSON
    dock = program.shell.side.hint_dock
    program.key(Key.Key_H)
    wait_until(lambda: _is_at(program, Stage.THEME) and not program.match_view.thinking, "a hint")
    assert dock.isVisible()
    program.key(Key.Key_Escape)
    assert not dock.isVisible()
    assert _page(program) is MatchPage
    program.window.resize(1280, 840)
    assert dock.isVisible()
    program.key(Key.Key_Escape)
    assert dock.isVisible(), "it covers nothing"


def test_the_rules_open_by_key_before_the_first_match(program: Program) -> None:
    program.key(Key.Key_F1)
    page = program.page
    assert isinstance(page, RulesPage)
    assert page.game == usual_game(program.context.settings)


def test_help_is_about_the_game_on_the_page(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3))
    program.until_due()
    shell, other = program.shell, "lange_strasse"
    exercises = shell.pages.get(ExercisesPage)

    def choose() -> None:
        shell.open("exercises")
        exercises.games.set_data(other)
        exercises.games.activated.emit(exercises.games.currentIndex())

    def review() -> None:
        shell.carry_out(Review(record_of(PERSON, "dp_exact", "dp_exact", game=other)))
        wait_until(lambda: _page(program) is ReviewPage, "the review")

    for show in (
        lambda: shell.new_match(other),
        lambda: shell.set_up(other),
        lambda: shell.show_rules(other),
        lambda: shell.open(f"{other}/lab"),
        choose,
        review,
    ):
        shell.show_rules("fargo")
        show()
        program.key(Key.Key_F1)
        page = program.page
        assert isinstance(page, RulesPage)
        assert page.game == other
    program.key(Key.Key_M, CTRL)
    program.key(Key.Key_F1)
    assert shell.pages.get(RulesPage).game == "fargo"


def test_the_keys_of_a_game_work_once_its_exercises_are_chosen(program: Program) -> None:
    shell = program.shell
    shell.open("exercises")
    own = [shell.actions[command] for command in shell.actions if command.game == "dice_chess"]
    assert own
    assert not any(action.isEnabled() for action in own)
    shell.pages.get(ExercisesPage).set_game("dice_chess")
    assert all(action.isEnabled() for action in own)


def test_undo_pages_and_help_by_key(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3))
    program.key(Key.Key_R)
    assert program.until_due() is Waiting.PERSON
    program.key(Key.Key_B)
    program.until_due()
    here = program.match.history.at
    program.key(Key.Key_Z)
    assert program.match.history.at != here
    program.key(Key.Key_Y)
    program.until_due()
    assert program.match.history.at == here

    program.key(Key.Key_F1)
    assert _page(program) is RulesPage
    program.key(Key.Key_Escape)
    assert _page(program) is MatchPage
    program.key(Key.Key_Question)
    assert _page(program) is KeysPage
    program.key(Key.Key_M, CTRL)
    assert _page(program) is MatchPage
    program.key(Key.Key_R, CTRL | SHIFT)
    wait_until(lambda: _page(program) is ReviewPage, "the review")
    program.key(Key.Key_H, CTRL)
    assert _page(program) is HomePage
    program.idle()


@pytest.mark.parametrize("key", [Key.Key_R, Key.Key_B, Key.Key_H, Key.Key_S, Key.Key_Z])
def test_a_letter_while_it_means_nothing_changes_nothing(program: Program, key: Key) -> None:
    program.play(record_of("points", "always_stop", seed=3), paused=True)
    at = program.match.history.at
    program.match.pause()
    if key is Key.Key_S:
        program.key(key)
        wait_until(lambda: program.match.history.place().ply == 1, "one step")
    else:
        program.key(key)
        assert program.match.history.at == at


def _is_at(program: Program, stage: Stage) -> bool:
    hint = program.match_view.hints.hint
    return hint is not None and hint.stage is stage


def _page(program: Program) -> type[Page]:
    return type(program.page)


def _focus() -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus
