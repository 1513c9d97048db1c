"""Forms that someone has filled in stay filled in, and seats are named after who sits there."""

import json

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox

from engines.contract.record import PERSON
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.keys import commands
from gui.app.requests import SettingsSection
from gui.arena.page import ArenaPage
from gui.home.page import HomePage
from gui.settings_page.page import SettingsPage
from gui.settings_page.programs import ProgramsSection
from gui.setup.new_match import MatchForm, NewMatchPage
from gui.setup.position import PositionPage
from gui.setup.seat_row import SeatRow
from tests.gui.play.program import Key, Program, record_of, wait_until

CTRL = Qt.KeyboardModifier.ControlModifier


def test_escape_keeps_a_new_match_until_it_is_started(program: Program) -> None:
    program.key(Key.Key_N, CTRL)
    form = _form(program)
    form.count.set_current(1)
    _choose(_rows(form)[1].player, "points")
    _rows(form)[2].name.setText("Zoë")
    form.seed_field.setText("77")
    form.teaching.set_current(2)
    wanted = form.filled_in()
    program.key(Key.Key_Escape)
    assert isinstance(program.page, HomePage)
    program.key(Key.Key_N, CTRL)
    assert _form(program).filled_in() == wanted

    page = program.page
    assert isinstance(page, NewMatchPage)
    page.show_game("lange_strasse")
    page.show_game("fargo")
    assert _form(program).filled_in() == wanted

    program.click(page.start_button)
    program.until_other_match(None)
    assert [who.name for who in program.match.seats] == [
        tr("app-player"),
        tr("fargo-bot-points-name"),
        "Zoë",
    ]
    program.key(Key.Key_N, CTRL)
    again = _form(program)
    assert not again.changed
    assert again.seed_field.text() == ""


def test_a_seat_is_named_after_who_sits_there(program: Program) -> None:
    program.context.settings.set(keys.PLAYER_NAME, "Maximiliane")
    program.key(Key.Key_N, CTRL)
    page = program.page
    assert isinstance(page, NewMatchPage)
    program.click(page.start_button)
    program.until_other_match(None)
    program.key(Key.Key_N, CTRL)
    first, second = _rows(_form(program))
    _choose(first.player, "always_stop")
    _choose(second.player, PERSON)
    assert (first.shown_name, second.shown_name) == (
        tr("fargo-bot-always_stop-name"),
        "Maximiliane",
    )
    first.name.setText("Otto")
    _choose(first.player, "points")
    assert first.shown_name == "Otto"


def test_names_that_earlier_versions_kept_follow_the_player_too(program: Program) -> None:
    seats = [
        {"name": tr("app-player"), "player": PERSON},
        {"name": f"{tr('fargo-bot-points-name')} 2", "player": "points"},
        {"name": "Otto", "player": "points"},
    ]
    kept = json.loads(json.dumps({"seats": seats}))  # plain texts, as in the file
    program.context.settings.set(keys.last_match("fargo"), kept)
    program.key(Key.Key_N, CTRL)
    rows = _rows(_form(program))
    for row in rows:
        _choose(row.player, "always_stop")
    careful = tr("fargo-bot-always_stop-name")
    assert [row.shown_name for row in rows] == [careful, f"{careful} 2", "Otto"]


def test_escape_keeps_a_position_that_is_being_set_up(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3))
    program.until_due()
    program.key(Key.Key_P, CTRL)
    page = program.page
    assert isinstance(page, PositionPage)
    given = page.field.text()
    assert page.form is not None
    page.field.setFocus()
    page.field.selectAll()
    program.type(given.replace("0", "400", 1))
    wanted = page.field.text()
    assert wanted != given
    program.button(tr("setup-back"), page).setFocus()
    program.key(Key.Key_Escape)
    assert program.page is program.shell.played.page
    program.key(Key.Key_P, CTRL)
    assert page.field.text() == wanted
    program.click(program.button(tr("setup-start-over"), page))
    assert page.field.text() == given


def test_escape_keeps_the_form_of_a_program(program: Program) -> None:
    program.shell.show_settings(SettingsSection.PROGRAMS)
    page = program.page
    assert isinstance(page, SettingsPage)
    (section,) = page.findChildren(ProgramsSection)
    program.click(section.add_button)
    program.type("Mill")
    assert section.form is not None
    section.form.test.setFocus()
    program.key(Key.Key_Escape)
    assert program.page is not page
    program.shell.show_settings(SettingsSection.PROGRAMS)
    assert section.form.isVisible()
    assert section.form.name.text() == "Mill"


def test_escape_keeps_the_form_of_a_tournament(program: Program) -> None:
    program.command("arena")
    page = program.page
    assert isinstance(page, ArenaPage)
    box = next(each for each in page.form.findChildren(QCheckBox) if each.isVisible())
    before = box.isChecked()
    box.setChecked(not before)
    program.key(Key.Key_Escape)
    assert program.page is not page
    program.command("arena")
    assert program.page is page
    assert box.isChecked() is not before


def test_a_finished_game_is_not_continued(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3, start="9700 9600 | seat 1"))
    program.until_due()
    program.key(Key.Key_H, CTRL)
    program.idle()
    assert _continues(program)
    program.key(Key.Key_M, CTRL)
    program.play_to_the_end()
    program.kept()
    program.key(Key.Key_H, CTRL)
    program.idle()
    assert not _continues(program)
    assert len(program.home_cards()) == 1


def test_help_is_about_the_game_on_the_table_and_leaves_the_match(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3))
    program.until_due()
    before = program.match_view
    program.key(Key.Key_F1, CTRL)
    program.idle()
    assert program.page is program.shell.played.page
    assert program.match_view is before
    learn = program.shell.actions[commands.LEARN]
    assert learn.toolTip().startswith(tr("shell-finish-match-first-start"))


def test_the_guided_round_waits_for_the_end_of_the_match(program: Program) -> None:
    program.play(record_of(PERSON, "random", seed=3, game="roll_galaxy"))
    wait_until(lambda: program.match.pending.waiting is Waiting.PERSON, "a decision")
    learn = program.shell.actions[commands.LEARN]
    assert not learn.isEnabled()
    assert learn.toolTip().startswith(tr("shell-finish-match-first-start"))


def _form(program: Program) -> MatchForm:
    assert isinstance(program.page, NewMatchPage)
    return program.page.form


def _rows(form: MatchForm) -> list[SeatRow]:
    return [row for row in form.findChildren(SeatRow) if not row.isHidden()]


def _choose(box: QComboBox, data: str) -> None:
    box.setCurrentIndex(box.findData(data))


def _continues(program: Program) -> bool:
    """Whether the home page offers to continue a match."""
    page = program.page
    assert isinstance(page, HomePage)
    return bool(page.going)
