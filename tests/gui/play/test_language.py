"""Another language, chosen while the program runs: everything speaks it, and nothing stops."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
import shiboken6
from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant
from engines.arena.progress import State as Doing
from engines.contract.registry import games
from engines.match.advice.hint import Stage
from engines.match.events import Waiting
from engines.runtime import paths, texts
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.requests import Review, SettingsSection
from gui.help.rules import RulesPage
from gui.labs.page import LabPage
from gui.settings_page.page import SettingsPage
from gui.setup.new_match import NewMatchPage
from gui.setup.position import PositionPage
from tests.ftl import messages, readings
from tests.gui.play.bots import Patient, seat_bot
from tests.gui.play.conftest import Start
from tests.gui.play.people import CLICK
from tests.gui.play.program import Program, alive, clear_deleted, record_of, wait_until
from tests.gui.play.test_arena import arena
from tests.gui.shown import match_page, opened, review_page
from tests.pictures.studio import ADVISERS, part, whole
from tests.pictures.subjects import DECISIONS, ENDS
from tests.spoken import said

GERMAN = "de"
WORD: Final = re.compile(r"[^\W\d_]{2,}")
MARKUP: Final = re.compile(r"<[^>]*>|&\w+;")
NAMES: Final = frozenset(("anna", "ben", "cleo", "dora", "emil", "pos"))
"""Names of players, and of the key Pos1 (Home)."""
STILL: Final = ("rules", "figures", "career")
"""Pages that only show what is there."""
PIECES: Final = re.compile("[PNBRQKpnbrqk]{3}")
SETUP = Setup(
    "fargo", (Entrant("points"), Entrant("three_dice")), Format.ROUND_ROBIN, 2, 3, 7, luck=False
)
LONG = Setup(
    "fargo", (Entrant("points"), Entrant("three_dice")), Format.ROUND_ROBIN, 2, 5000, 7, luck=False
)


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Patient]:
    """Thinks until it may answer."""
    found = Patient("optimal")
    seat_bot(monkeypatch, found)
    yield found
    found.may_answer.set()


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    texts.speak(texts.ENGLISH)


def choose(program: Program, language: str) -> None:
    program.context.settings.set(keys.LANGUAGE, language)
    program.idle()


def tour(program: Program, bot: Patient) -> Iterator[str]:
    """Go through the pages with the most text."""
    yield "home"
    program.context.settings.set(keys.REMARKS, False)
    program.shell.show_settings(SettingsSection.APPEARANCE)
    yield "settings"
    program.shell.show_settings(SettingsSection.KEYS)
    yield "keys"
    for name in ("new", "position", "rules", "library", "figures", "career", "about"):
        program.shell.open(name, "fargo")
        program.idle()
        yield name
    program.play(record_of("person", "optimal", seed=3, start="4500 3200 | seat 2"))
    wait_until(lambda: bot.asked, "the bot to think")
    program.idle()
    yield "match"
    page = arena(program)
    page.form.fill(SETUP)
    page.start()
    wait_until(lambda: page.run is not None and page.run.doing is Doing.COMPLETE, "the end")
    yield "arena"


@pytest.mark.parametrize(
    "each", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["quick", "each"]
)
def test_every_page_says_what_it_would_have_said_from_the_start(
    start: Start, bot: Patient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, each: bool
) -> None:
    """Each page is shown while the language changes; quick: those below help change together."""
    first = start(language=GERMAN)
    wanted = {place: said(first.window) for place in tour(first, bot)}
    first.end()
    bot.asked.clear()
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "another"))
    program = start()
    for place in tour(program, bot):
        before = said(program.window)
        assert before != wanted[place]
        if place in STILL and not each:
            continue
        choose(program, GERMAN)
        assert said(program.window) == wanted[place], place
        if place == "about" and not each:
            for still in STILL:
                program.shell.open(still, "fargo")
                program.idle()
                assert said(program.window) == wanted[still], still
            program.shell.open(place, "fargo")
        choose(program, texts.ENGLISH)
        assert said(program.window) == before, place


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of a catalog; sentences may begin with any of them."""
    return frozenset(
        word.casefold()
        for file in paths.asset("text", language).glob("*.ftl")
        for message in messages(file)
        if message.value
        for reading in readings(message.value)
        for word in WORD.findall(reading)
    )


def foreign(program: Program) -> dict[str, set[str]]:
    """The texts of the window with words that are neither of its language nor names.

    Key names in the tooltips of commands come from Qt, and rolls of Dice Chess are written with the
    letters of its pieces: both are left out.
    """
    known = vocabulary(texts.language()) | NAMES
    found = {
        text: {
            word
            for word in WORD.findall(MARKUP.sub(" ", text.partition("   ")[0]))
            if word.casefold() not in known and not PIECES.fullmatch(word)
        }
        for text in said(program.window)
    }
    return {text: words for text, words in found.items() if words}


def decide(program: Program, game: str) -> None:
    """Make a decision or a roll, with the mouse where the people of these tests know how."""
    if game in CLICK.keys() - {"roll_galaxy"} or program.match.pending.waiting is Waiting.ROLL:
        program.act()
    else:
        program.match_page.acting.act(program.match.position.legal()[0])


@pytest.mark.parametrize(
    "changes",
    [(GERMAN,), pytest.param((texts.ENGLISH, GERMAN) * 2, marks=pytest.mark.slow)],
    ids=["once", "back_and_forth"],
)
@pytest.mark.parametrize("game", [each.id for each in games().values()])
def test_a_game_is_played_in_both_languages(
    program: Program, game: str, changes: tuple[str, ...]
) -> None:
    """Decisions with hints, the log, and a review; the language changes in mid-match."""
    adviser, budget = ADVISERS[game]
    program.context.settings.set(keys.adviser(game), adviser)
    if budget:
        program.context.settings.set(keys.hint_budget(game), budget)
    first, last = next(iter(DECISIONS[game].values()))
    program.play(part(game, first, last), teaching=keys.COACH)
    program.window.docks.toggle(program.shell.side.log_dock)
    for language in changes:
        choose(program, language)
        for _ in range(2):
            due = program.until_due()
            if due is Waiting.OVER:
                break
            if due is Waiting.PERSON:
                program.match_view.hints.show(Stage.RANKED)
                program.idle()
            assert foreign(program) == {}, language
            if program.until_due() is not Waiting.OVER:  # a forced move may have been played
                decide(program, game)
        program.until_due()
        program.idle()
        assert foreign(program) == {}, language
    whole_game = part(game, ENDS[game], len(whole(game).nodes) - 1)
    program.shell.carry_out(Review(whole_game))
    for language in (GERMAN, texts.ENGLISH):
        choose(program, language)
        review_page(program.shell).go(len(whole_game.nodes) // 2)
        program.idle()
        assert foreign(program) == {}, language


def test_bots_and_advisers_think_on_and_the_match_goes_on(program: Program, bot: Patient) -> None:
    program.context.settings.set(keys.adviser("fargo"), "optimal")
    program.play(record_of("person", "optimal", seed=3, start="4500 3200 | seat 2"))
    wait_until(lambda: bot.asked, "the bot to think")
    match, page = program.match, program.match_page
    choose(program, GERMAN)
    assert program.match is match
    assert program.page is program.match_page is not page
    bot.may_answer.set()
    while program.until_due() is not Waiting.PERSON:
        program.act()
    bot.may_answer.clear()
    asked = len(bot.asked)
    program.match_page.panels.hint.ask()
    wait_until(lambda: len(bot.asked) > asked, "the adviser to look")
    choose(program, texts.ENGLISH)
    hint = program.match_view.hints.hint
    assert hint is not None
    assert hint.running
    bot.may_answer.set()
    program.idle()
    hints, panel = program.match_view.hints, program.match_page.panels.hint
    wait_until(lambda: hints.hint is not None and not hints.hint.running, "the hint")
    wait_until(lambda: panel.ask_button.text() == tr("match-show-ranking"), "what it says")
    assert (len(bot.asked), bot.cancelled) == (asked + 1, 0)


def test_moves_are_typed_as_they_are_read_or_in_english(program: Program) -> None:
    choose(program, GERMAN)
    program.play(record_of("person", "always_stop", seed=3))
    # Qt's tests can't type an umlaut.
    for typed, completed, played in (
        ("rfeln", "würfeln", "roll"),
        ("Sichern", "", "bank"),
        ("bank", "", "bank"),
    ):
        while program.until_due() is not Waiting.PERSON:
            program.act()
        ply = program.match.history.place().ply
        program.key(Qt.Key.Key_F2)
        program.type(typed)
        if completed:
            program.key(Qt.Key.Key_Tab)
            assert program.match_page.move_line.field.text() == completed
        program.key(Qt.Key.Key_Return)
        assert program.texts[ply] == played


@pytest.mark.parametrize("page", ["library", "career", "fargo/lab", "figures", "exercises"])
def test_pages_may_be_made_anew_while_they_read(program: Program, page: str) -> None:
    program.shell.open(page)
    program.context.settings.set(keys.LANGUAGE, GERMAN)
    program.shell.open(page)
    choose(program, texts.ENGLISH)
    assert program.page is program.shell.pages.page(page)


def test_a_tournament_goes_on(program: Program) -> None:
    page = arena(program)
    page.form.fill(LONG)
    page.start()
    wait_until(lambda: page.view is not None and page.view.games.rows, "the first game")
    opened(page).views.set_current(2)
    run = page.run
    choose(program, GERMAN)
    page = arena(program)
    assert page.run is run is not None
    assert opened(page).views.current == 2
    known = len(opened(page).games.rows)
    wait_until(lambda: len(opened(page).games.rows) > known, "another game")
    rows = opened(page).games.rows
    assert len({game.id for game in rows}) == len(rows)
    program.click(page.foot.stop_button)
    wait_until(lambda: run.doing is Doing.STOPPED, "the stop")


def test_what_runs_in_a_lab_ends_with_its_page_only_if_the_person_agrees(
    program: Program,
) -> None:
    program.shell.open("fargo/lab")
    page = program.page
    assert isinstance(page, LabPage)
    program.idle()
    assert page.bench is not None
    program.click(page.bench.start_button)
    (run,) = [each for each in page.bench.runs if each.running]
    program.context.settings.set(keys.LANGUAGE, GERMAN)
    (notice,) = page.notices.notices
    assert notice.text == tr("shell-lab-working-language-later")
    program.context.settings.set(keys.LANGUAGE, texts.ENGLISH)
    assert not page.notices.notices
    program.context.settings.set(keys.LANGUAGE, GERMAN)
    assert [each for each in page.bench.runs if each.running] == [run]
    assert texts.language() == texts.ENGLISH
    program.click(program.button(tr("shell-change-language")))
    program.idle()
    assert not run.running
    assert texts.language() == GERMAN
    clear_deleted()


@pytest.mark.parametrize("seed", ["", "17"])
def test_the_seed_of_the_next_tournament_stays(program: Program, seed: str) -> None:
    arena(program).form.seed.setText(seed)
    choose(program, GERMAN)
    assert arena(program).form.seed.text() == seed


def test_people_stay_where_they_are(program: Program) -> None:
    shell = program.shell
    shell.set_up("fargo").field.setText("4500 3200 | seat 2 | run 350 | dice 6")
    shell.new_match("fargo", watch=True)
    shell.show_rules("dice_chess")
    record = record_of("points", "three_dice", start="9900 9900 | seat 1")
    program.play(record)
    program.kept()
    shell.review_match()
    wait_until(lambda: shell.replays.page, "the review")
    program.idle()
    review_page(shell).transport.go(2)
    shell.window.docks.toggle(shell.side.log_dock)
    open_docks = [dock.objectName() for dock in shell.side.docks if dock.isVisible()]
    shell.show_settings(SettingsSection.PLAY)
    shell.show_settings(SettingsSection.APPEARANCE)
    page = program.page
    (box,) = (
        each
        for each in page.findChildren(QComboBox)
        if each.accessibleName() == tr("settings-key-appearance-language")
    )
    box.setFocus()
    box.setCurrentIndex(box.findText("Deutsch"))
    box.activated.emit(box.currentIndex())
    named = program.window.findChildren(QWidget, QRegularExpression("^(toolbar|rail|dock-.*)$"))
    assert sorted(each.objectName() for each in named) == sorted({x.objectName() for x in named})
    program.idle()
    page, focus = program.page, QApplication.focusWidget()
    assert isinstance(page, SettingsPage)
    assert page.section is SettingsSection.APPEARANCE
    assert focus is not None
    assert focus.accessibleName() == texts.say(GERMAN, "settings-key-appearance-language", {})
    assert shell.pages.get(PositionPage).field.text().endswith("run 350 | dice 6")
    assert shell.pages.get(PositionPage).changed
    assert shell.pages.get(NewMatchPage).form.watching
    assert shell.pages.get(RulesPage).game == "dice_chess"
    shell.go_back()
    assert program.page is review_page(shell)
    assert review_page(shell).transport.at == 2
    assert [dock.objectName() for dock in shell.side.docks if dock.isVisible()] == open_docks


def test_nothing_is_left_of_the_language_before(program: Program) -> None:
    program.play(record_of("person", "points"))
    program.until_due()
    for name in ("settings", "new", "position", "rules", "library", "exercises", "arena", "match"):
        program.shell.open(name, "fargo")
        program.idle()
    before = match_page(program.shell).board
    counts = []
    for language in (GERMAN, texts.ENGLISH, GERMAN):
        choose(program, language)
        clear_deleted()
        counts.append(alive(program.window))
    assert counts[0] == counts[2]
    assert not shiboken6.isValid(before)
