"""People with secrets at one screen: the curtain between them."""

import pytest
from PySide6.QtCore import Qt

from engines.contract.record import PERSON
from engines.contract.registry import game as find_game
from engines.runtime.texts import tr
from gui.app.keys import commands
from tests.gui.play.program import Program, record_of, wait_until

Key = Qt.Key
GAME = "roll_galaxy"


@pytest.fixture(scope="module", autouse=True)
def rules() -> None:
    """Load the compiled rules before any clock runs."""
    _ = find_game(GAME).kernel


def begin(program: Program, *players: str) -> None:
    program.play(record_of(*players, game=GAME))
    program.until_due()


def shown(program: Program) -> bool:
    """Whether anything can be seen that only one person may know."""
    panels = [dock.panel for dock in program.shell.side.docks if dock.panel is not None]
    return program.board.isVisible() or any(panel.isVisible() for panel in panels)


def closed(program: Program) -> bool:
    return program.match_page.curtain.closed


def first_choice(program: Program) -> None:
    """Let the person whose table is shown take the first action there is."""
    before = program.match.history.at
    program.match.act(program.match_view.scene().choices[0])
    wait_until(lambda: program.match.history.at != before, "the action")
    program.until_due()


def test_one_person_has_no_curtain(program: Program) -> None:
    begin(program, PERSON, "settler")
    assert not closed(program)
    assert shown(program)


def test_a_game_without_secrets_has_no_curtain(program: Program) -> None:
    program.play(record_of(PERSON, PERSON))
    program.until_due()
    assert not closed(program)


def test_each_person_opens_the_curtain(program: Program) -> None:
    begin(program, PERSON, PERSON)
    page = program.match_page
    assert closed(program)
    assert not shown(program)
    assert not program.match_view.person_decides
    assert program.status == tr("match-pass-the-screen-to", names="Anna")
    program.click(page.curtain.button)
    assert shown(program)
    assert program.match_view.viewer == 0
    first_choice(program)
    while program.match.pending.seat == 0:
        assert not closed(program), "nobody else was asked"
        first_choice(program)
    assert program.match.pending.seat == 1
    assert closed(program)
    assert not shown(program)
    assert program.match_view.viewer == 0, "Ben is not here yet"
    program.key(Key.Key_Space)
    assert not closed(program)
    assert program.match_view.viewer == 1


def test_nothing_gets_through_a_closed_curtain(program: Program) -> None:
    begin(program, PERSON, PERSON)
    page, before = program.match_page, program.match.history.at
    for command in (commands.MOVE_LINE, commands.REPLAY_TURN, commands.ROLL, commands.PLACES[0]):
        program.command(command)
    assert closed(program)
    assert not page.move_line.isVisible()
    assert not page.moving
    assert program.match.history.at == before


def test_taking_back_does_not_show_the_other_table(program: Program) -> None:
    begin(program, PERSON, PERSON)
    page = program.match_page
    program.click(page.curtain.button)
    while program.match.pending.seat == 0:
        first_choice(program)
    program.command(commands.UNDO)
    program.until_due()
    assert program.match.pending.seat == 0
    assert closed(program)
    assert program.status == tr("match-pass-the-screen-to", names="Anna")


def test_the_log_tells_each_person_what_that_one_knows(program: Program) -> None:
    begin(program, PERSON, PERSON)
    program.click(program.match_page.curtain.button)
    log = program.shell.side.shown.log
    while program.match.pending.seat == 0:
        first_choice(program)
    own = log.text()
    program.click(program.match_page.curtain.button)
    assert program.match_view.viewer == 1
    assert log.text() != own


def test_the_curtain_opens_when_one_person_is_left(program: Program) -> None:
    begin(program, PERSON, PERSON)
    program.match_page.players.sit(0, "settler")
    wait_until(lambda: program.match.pending.seat == 1, "the bot to act")
    program.until_due()
    assert not closed(program)
    assert program.match_view.viewer == 1
