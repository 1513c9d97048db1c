"""External bots in the window: added, tried, seated, played, failing, removed."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from engines.contract import ratings
from engines.contract.bot import is_program
from engines.contract.ratings import Rating, Table
from engines.contract.registry import games
from engines.external import bot as foreign
from engines.external import process, programs
from engines.external.protocol import ProgramsDamaged
from engines.match.controller import control
from engines.match.events import Waiting
from engines.runtime import paths
from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from gui.app.requests import SettingsSection
from gui.help.document import ProgramsPage
from gui.settings_page.page import SettingsPage
from gui.settings_page.programs import ProgramsSection
from gui.setup.new_match import NewMatchPage
from gui.setup.seat_row import SeatRow
from gui.shell.opening import Arguments
from tests.external.conftest import wait_for_programs
from tests.gui.play.program import Program, record_of, wait_until
from tests.raised import raises

EXAMPLE = paths.asset("help", "example_bot.py")
ROGUE = Path(__file__).parents[2] / "external" / "rogue.py"
NAMELESS = tr("errors-program-name-length", max_name=24, name=quoted(""))


@pytest.fixture(autouse=True)
def nothing_runs_on(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """However busy the machine is, external bots are waited for; none is left afterwards."""
    wait_for_programs(monkeypatch)
    yield
    foreign._pools.clear()
    process.close_all()


def command(*words: str | Path) -> str:
    return shlex.join([sys.executable, *map(str, words)])


def section(program: Program) -> ProgramsSection:
    """The section of the settings, brought to the front."""
    program.shell.show_settings(SettingsSection.PROGRAMS)
    page = program.page
    assert isinstance(page, SettingsPage)
    (found,) = page.findChildren(ProgramsSection)
    return found


def add(program: Program, line: str, name: str = "") -> ProgramsSection:
    """Add an external bot as a person does; what it says of itself fills the rest of the form."""
    shown = section(program)
    program.click(shown.add_button)
    form = shown.form
    assert form is not None
    form.command.setFocus()
    program.type(line)
    program.click(form.test)
    wait_until(lambda: not form.trial.run.running, "its hello")
    if name:
        form.name.setText(name)
    program.click(form.keep)
    assert shown.form is None, form.problem.text()
    return shown


def seats_of_new_match(program: Program) -> list[SeatRow]:
    """The seats on the page for a new match of Fargo."""
    program.shell.new_match("fargo")
    page = program.page
    assert isinstance(page, NewMatchPage)
    return [row for row in page.form.findChildren(SeatRow) if not row.isHidden()]


def choose(row: SeatRow, bot: str) -> None:
    """Choose who sits in a seat."""
    index = row.player.findData(bot)
    assert index >= 0, f"{bot} is not offered"
    row.player.setCurrentIndex(index)


def icon_of(box: QComboBox) -> bool:
    return not box.itemIcon(box.currentIndex()).isNull()


def test_a_program_is_added_seated_and_plays_to_the_end(program: Program) -> None:
    shown = add(program, command(EXAMPLE))
    (card,) = shown.cards
    assert card.program.name == "Example"
    assert ", ".join(tr(f"{game}-name") for game in games()) in program.shown_texts(card)
    first, row = seats_of_new_match(program)
    choose(row, "foreign:Example")
    assert row.player.currentText() == tr("app-external-bot", name="Example")
    assert icon_of(row.player)
    assert tr("bot-foreign-about", program="Example") in row.about.text()
    assert tr("app-strength-hasnt-measured-yet") in row.about.text()
    choose(first, "always_stop")
    program.click(program.button(tr("setup-start-match")))
    wait_until(lambda: program.shell.match_view is not None, "the match")
    wait_until(lambda: program.match.pending.waiting is Waiting.OVER, "its end")
    players = [who.player for who in program.match.seats]
    assert players == ["always_stop", "foreign:Example"]
    assert tr("app-external-bot", name="Example") in program.match_page.players.cards[1].view.detail


def test_what_was_measured_of_a_program_is_shown(program: Program) -> None:
    add(program, command(EXAMPLE))
    measured = Rating("foreign:Example", 1234.0, 30.0, 500, "2026-11-22", "1")
    file = ratings.own("fargo")
    file.parent.mkdir(parents=True)
    file.write_text(Table("fargo", (measured,)).to_json(), encoding="utf-8")
    _first, row = seats_of_new_match(program)
    choose(row, "foreign:Example")
    rating = "1234\u202f±\u202f30"
    assert row.player.currentText() == f"{tr('app-external-bot', name='Example')} · {rating}"
    based = tr("app-games-measured-on", games=500, date="Nov 22, 2026")
    assert f"{tr('app-strength', rating=rating)} ({based})." in row.about.text()


def test_what_a_program_does_wrong_is_shown_at_the_test(program: Program) -> None:
    shown = section(program)
    program.click(shown.add_button)
    form = shown.form
    assert form is not None
    name, lost = tr("settings-the-program"), "/no/such/program"
    for line, message in (
        ("", tr("errors-say-how-started-program", name=name)),
        ("'unfinished", tr("errors-command-cannot-read-quotation", text=quoted("'unfinished"))),
        (lost, tr("errors-cannot-start-no-program", name=name, file=quoted(lost))),
        (
            command(ROGUE, "is from the future"),
            tr("errors-program-speaks-version-protocol", protocol=quoted(2), spoken=(1,)),
        ),
        (
            command(ROGUE, "greets in words"),
            tr("errors-program-wrote-line-not-json", shown="Hello, I am ready."),
        ),
        (command(ROGUE, "ends at once"), "no tables found"),
    ):
        form.command.setText(line)
        program.click(form.test)
        wait_until(lambda: not form.trial.run.running, "its hello")
        assert message in form.trial.text
    form.command.setText(command(ROGUE, "plays"))
    program.click(form.keep)
    assert form.problem.isVisible()
    assert form.problem.text() == NAMELESS
    assert programs.read() == ()
    program.click(form.back)
    assert shown.form is None


def test_a_test_can_be_cancelled(program: Program) -> None:
    shown = section(program)
    program.click(shown.add_button)
    form = shown.form
    assert form is not None
    form.command.setText(command(ROGUE, "says nothing"))
    program.click(form.test)
    assert form.trial.run.running
    program.click(program.button(tr("settings-cancel-test")))
    wait_until(lambda: not form.trial.run.running, "the end of the test")
    assert tr("errors-program-start-stopped", name=tr("settings-the-program")) in form.trial.text
    program.click(form.test)
    program.click(form.back)
    wait_until(lambda: not process._LIVING, "the end of the program")


def test_a_program_is_changed_tested_removed_and_brought_back(program: Program) -> None:
    add(program, command(ROGUE, "plays"), name="First")
    shown = add(program, command(ROGUE, "plays"), name="Second")
    assert [card.program.name for card in shown.cards] == ["First", "Second"]
    assert programs.read()[0].games == ("fargo",)
    program.click(shown.cards[0].change)
    assert shown.form is not None
    shown.form.name.setText("Renamed")
    shown.form.games["dice_chess"].setChecked(True)
    program.click(shown.form.keep)
    first = programs.read()[0]
    assert (first.name, first.games) == ("Renamed", ("dice_chess", "fargo"))
    assert first.said is not None, "the command is the same, so what it said still holds"
    program.click(shown.cards[0].test)
    wait_until(lambda: not shown.cards[0].trial.run.running, "its hello")
    assert shown.cards[0].trial.text == tr("settings-it-answered", said="Rogue 7, Ada")
    program.click(shown.cards[0].remove)
    assert [each.name for each in programs.read()] == ["Second"]
    assert program.notices == [tr("settings-has-been-removed", name="Renamed")]
    program.click(program.button(tr("settings-undo"), program.page))
    assert {each.name for each in programs.read()} == {"Renamed", "Second"}
    assert [card.program.name for card in shown.cards] == ["Renamed", "Second"]


def test_return_in_a_field_saves(program: Program) -> None:
    shown = section(program)
    program.click(shown.add_button)
    form = shown.form
    assert form is not None
    form.command.setFocus()
    program.type("python3 bot.py")
    program.key(Qt.Key.Key_Return)
    assert form.problem.text() == NAMELESS
    form.name.setFocus()
    program.type("Ada")
    program.key(Qt.Key.Key_Return)
    assert shown.form is None
    (kept,) = programs.read()
    assert (kept.name, kept.command) == ("Ada", ("python3", "bot.py"))


def test_two_programs_of_one_name_are_refused(program: Program) -> None:
    shown = add(program, command(ROGUE, "plays"), name="Twin")
    program.click(shown.add_button)
    assert shown.form is not None
    shown.form.command.setText("python3")
    shown.form.name.setText("Twin")
    program.click(shown.form.keep)
    taken = tr("errors-already-program-choose-another", twice="Twin")
    assert shown.form.problem.text() == taken


def test_a_failing_program_is_told_of_and_replaced(program: Program) -> None:
    add(program, command(ROGUE, "ends in the middle"), name="Weak")
    program.play(record_of("foreign:Weak", "always_stop", seed=3))
    assert program.until_due() is Waiting.FAILED
    card = program.card()
    said = " ".join(program.shown_texts(card))
    assert tr("errors-program-ended-status", name="Weak", status=4) in said
    assert program.match.pending.failed is not None
    assert "out of ideas" in program.match.pending.failed.details
    menu = program.match_page.players.seat_menu(0)
    assert tr("match-make-this-decision-myself") in [action.text() for action in menu.actions()]


def test_a_match_with_a_program_that_is_gone_still_opens(program: Program) -> None:
    shown = add(program, command(ROGUE, "plays"), name="Gone")
    record = record_of("foreign:Gone", "always_stop", seed=3)
    program.click(shown.cards[0].remove)
    program.play(record)
    assert program.until_due() is Waiting.FAILED
    told = " ".join(program.shown_texts(program.card()))
    assert tr("errors-unknown-external-bot-add", wanted=quoted("Gone")) in told
    control.sit(program.match, 0, program.match.seats[1])
    assert program.until_due() is Waiting.OVER


def test_a_damaged_list_is_told_of_and_begun_anew(program: Program) -> None:
    programs.file().parent.mkdir(parents=True, exist_ok=True)
    programs.file().write_text("{", encoding="utf-8")
    assert seats_of_new_match(program)[0].player.findData("points") > 0, "bots are still offered"
    shown = section(program)
    (notice,) = program.notices
    path = programs.file()
    with raises(ProgramsDamaged, "errors-list-programs-damaged-correct", path=path) as caught:
        programs.read()
    assert notice == str(caught.value)
    program.click(program.button(tr("settings-start-a-new-list"), program.page))
    assert program.notices == []
    assert programs.read() == ()
    assert shown.cards == []


def test_the_help_page_shows_the_protocol_and_the_whole_example(program: Program) -> None:
    shown = section(program)
    program.click(shown.help_button)
    page = program.page
    assert isinstance(page, ProgramsPage)
    text = page.view.toPlainText()
    assert tr("settings-programs") in text
    for line in EXAMPLE.read_text(encoding="utf-8").splitlines():
        assert line in text
    assert not page.view.horizontalScrollBar().isVisible(), "long lines are broken"


def test_ids_of_programs_are_told_apart() -> None:
    assert is_program("foreign:Example")
    assert not is_program("vector:1,2")
    assert Arguments(page="programs").page == "programs"
