"""The page on which positions are set up: reading, asking, playing, the clipboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engines.contract.record import PERSON, SeatRecord
from engines.contract.registry import game
from engines.match.archive import records
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.keys import commands
from gui.games.fargo.board import FargoBoard
from gui.games.fargo.form import FargoForm
from gui.games.lange_strasse.board import LangeStrasseBoard
from gui.games.lange_strasse.form import LangeStrasseForm
from gui.home.page import HomePage
from gui.kit.fields import NumberField
from gui.kit.hint_card import HintCard
from gui.kit.label import Label
from gui.setup.position import PositionPage
from gui.style import Look, Scheme, theme
from tests.gui.play.conftest import Start, compiled, home, start
from tests.gui.play.program import Program, wait_until

__all__ = ["compiled", "home", "start"]

STRASSE = "4500 3200 9000 | seat 1 | round 10 | strich 2 3 | kept 1 444 | rolls 2 | dice 4 5"
FARGO = "4500 3200 | seat 1 | banked 0 | run 350 | dice 6 | turn 13"


@pytest.fixture
def program(start: Start) -> Iterator[Program]:
    """The program on the position page, showing the start of Lange Strasse."""
    _ = game("lange_strasse").kernel
    program = start()
    program.context.settings.set(keys.LAST_GAME, "lange_strasse")
    program.command(commands.POSITION)
    yield program
    program.idle()


def page_of(program: Program) -> PositionPage:
    page = program.page
    assert isinstance(page, PositionPage)
    return page


def write(page: PositionPage, text: str) -> None:
    page.field.setFocus()
    page.field.selectAll()
    QTest.keyClicks(page.field, text)


def cards(page: PositionPage) -> list[HintCard]:
    return [card for card in page.advice.findChildren(HintCard) if card.isVisible()]


def test_the_page_begins_with_the_start_of_the_last_game(program: Program) -> None:
    page = page_of(program)
    assert page.field.text() == "0 0 0 | seat 1 | round 1"
    assert page.message.text() == tr("setup-this-position-is-possible")
    assert isinstance(page.form, LangeStrasseForm)
    assert page.stage is not None
    assert isinstance(page.stage.board, LangeStrasseBoard)
    assert page.field.hasFocus()


def test_text_and_form_follow_each_other(program: Program) -> None:
    page = page_of(program)
    write(page, STRASSE)
    assert page.form is not None
    assert page.form.text() == STRASSE
    points = page.form.findChildren(NumberField)[0]
    points.setValue(4600)
    assert page.field.text() == STRASSE.replace("4500", "4600")
    assert page.position is not None
    assert page.position.view().scores == (4600, 3200, 9000)


def test_what_is_impossible_is_explained_and_leads_nowhere(program: Program) -> None:
    page = page_of(program)
    write(page, STRASSE.replace("dice 4 5", "dice 2 3"))
    assert page.position is None
    assert page.message.text() == tr("errors-nothing-roll-can-kept")
    assert page.field.accessibleDescription() == page.message.text()
    for button in (page.analyse_button, page.play_button):
        assert not button.isEnabled()
        assert button.toolTip() == page.message.text()
    write(page, "4500 3200")
    assert page.message.text() == tr("errors-lange-strasse-seats-write", seats=3)
    write(page, STRASSE)
    assert page.analyse_button.isEnabled()


def test_the_adviser_ranks_all_plans(program: Program) -> None:
    page = page_of(program)
    write(page, STRASSE)
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    wait_until(lambda: cards(page), "the plans")
    assert page.position is not None
    plans = len(page.position.legal())
    wait_until(lambda: len(cards(page)) == plans, "every plan")
    best = cards(page)[0].view
    assert best.best
    assert best.value.endswith("¢")
    strich = tr("lange_strasse-reason-strich", n=1, chance=0.5, points=550)
    assert any(strich in card.view.reasons for card in cards(page))
    assert page.form is not None
    page.form.findChildren(NumberField)[0].setValue(4600)
    assert cards(page) == []
    assert not page.advice.busy


def test_a_plan_can_be_followed(program: Program) -> None:
    page = page_of(program)
    write(page, STRASSE)
    page.analyse()
    wait_until(lambda: cards(page), "the plans")
    card = next(card for card in cards(page) if card.view.plan == "keep 4")
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert page.field.text() == (
        "4500 3200 9000 | seat 1 | round 10 | strich 2 3 | kept 1 4444 | rolls 2"
    )


def test_a_roll_that_is_due_has_no_plans(program: Program) -> None:
    page = page_of(program)
    due = tr("setup-next-lange_strasse")
    assert not page.analyse_button.isEnabled()
    assert page.analyse_button.toolTip() == due
    assert page.play_button.isEnabled()
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    wait_until(lambda: program.notices, "an answer")
    assert program.notices == [due]
    write(page, STRASSE)
    assert program.notices == []
    assert page.analyse_button.isEnabled()


def test_a_game_that_is_over_is_not_played(program: Program) -> None:
    page = page_of(program)
    write(page, "9500 10200 4000 | over | round 9 | strich 2 3 | money -20 220 -200")
    page.play()
    wait_until(lambda: program.notices, "an answer")
    assert program.notices == [tr("setup-game-over-position")]
    assert page.analyse_button.toolTip() == tr("setup-game-over-position")
    assert program.page is page


def test_play_from_here(program: Program) -> None:
    page = page_of(program)
    write(page, "4500 3200 9000 | seat 2 | round 10 | strich 2 3 | kept 1 444 | rolls 2 | dice 4 5")
    program.click(page.play_button)
    program.until_other_match(None)
    assert program.match.seats[1].player == PERSON
    assert [who.player == PERSON for who in program.match.seats] == [False, True, False]
    assert program.until_due() is Waiting.PERSON
    assert program.match.pending.seat == 1
    assert program.match.record.start == page.field.text()


def test_the_position_of_the_match_is_edited_without_losing_the_match(program: Program) -> None:
    seats = (SeatRecord("Anna", PERSON), SeatRecord("Ben", "dp"), SeatRecord("Cleo", "simple"))
    record = records.new_record(game("lange_strasse"), seats, seed=4, start=STRASSE)
    program.play(record)
    before = program.match_view
    program.key(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    page = page_of(program)
    assert page.field.text() == STRASSE
    write(page, STRASSE.replace("4500", "4600"))
    program.command(commands.BACK_TO_MATCH)
    assert program.match_view is before
    assert program.match.position.text() == STRASSE
    program.command(commands.POSITION)
    program.click(page.play_button)
    program.until_other_match(before)
    assert program.match.seats == seats
    program.command(commands.HOME)
    program.idle()
    assert isinstance(program.page, HomePage)


def test_copy_and_paste_take_the_text_of_the_page(program: Program) -> None:
    page = page_of(program)
    clipboard = QGuiApplication.clipboard()
    clipboard.setText(f"  {STRASSE.upper()}\n")
    assert page.form is not None
    page.form.setFocus()
    QApplication.focusWidget().clearFocus()  # type: ignore[union-attr]  # a field has it
    program.command(commands.PASTE)
    assert page.position is not None
    assert page.position.text() == STRASSE
    clipboard.clear()
    program.command(commands.COPY)
    assert clipboard.text() == page.field.text()
    assert program.page is page


def test_another_game_brings_its_own_form(program: Program) -> None:
    page = page_of(program)
    page.set_up("fargo", FARGO)
    assert isinstance(page.form, FargoForm)
    assert page.stage is not None
    assert isinstance(page.stage.board, FargoBoard)
    assert page.form.text() == FARGO
    page.analyse()
    wait_until(lambda: len(cards(page)) == 2, "both plans")


@pytest.mark.parametrize(("width", "height"), [(960, 640), (1280, 840), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 200])
def test_form_and_buttons_are_inside_the_window(
    program: Program, width: int, height: int, scale: int
) -> None:
    page = page_of(program)
    write(page, STRASSE)
    theme().set_look(Look(Scheme.DARK, high_contrast=False, scale=scale))
    program.window.resize(width, height)
    program.window.grab()

    def inside(widget: QWidget) -> bool:
        corner = widget.mapTo(program.window, widget.rect().bottomRight())
        return program.window.rect().contains(corner)

    controls = (page.field, page.analyse_button, page.play_button)
    wait_until(lambda: all(map(inside, controls)), "the form to fit")
    assert page.form is not None
    assert page.form.isVisible()


def test_the_heading_is_whole_in_a_low_window(program: Program) -> None:
    page = page_of(program)
    program.window.resize(960, 640)
    program.window.grab()
    heading = next(label for label in page.findChildren(Label) if label.text() == page.title)
    assert heading.height() >= heading.sizeHint().height()


def test_news_of_other_games_do_not_draw_the_board_again(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(program)
    assert page.stage is not None
    drawn: list[object] = []
    monkeypatch.setattr(page.stage, "show_scene", drawn.append)
    program.context.kernels.changed.emit("fargo")
    assert drawn == []
    program.context.kernels.changed.emit("lange_strasse")
    assert len(drawn) == 1
