"""Games of Colonizers: by mouse, with keys only, and two people at one screen."""

import pytest
from PySide6.QtCore import Qt

from engines.contract.messages import message
from engines.contract.record import PERSON
from engines.contract.registry import game
from engines.games.colonizers.view import ColonizersView
from engines.match.advice.hint import Stage
from engines.match.archive.records import verified
from engines.match.events import Waiting
from engines.runtime.texts import tr
from engines.runtime.types import Seat
from gui.app import settings as keys
from gui.games.colonizers.board import ColonizersBoard
from gui.games.colonizers.picture import Picture
from gui.games.colonizers.table import ColonizersTable
from gui.setup.new_match import NewMatchPage
from gui.table.sheet import CellKey
from tests.gui.games.colonizers.told import LATE, POWER
from tests.gui.play.conftest import Start
from tests.gui.play.program import Program, record_of, wait_until

NAME = tr("colonizers-name")
Key = Qt.Key


@pytest.fixture
def program(start: Start) -> Program:
    """The program on its home page, with the rules of Colonizers loaded."""
    _ = game("colonizers").kernel
    return start()


def table(program: Program) -> Picture:
    assert isinstance(program.board, ColonizersBoard)
    found = program.board.table.tabletop
    assert isinstance(found, ColonizersTable)
    return found.picture


def check_ended(program: Program) -> None:
    """The game is over, its score sheet and all cards are shown, and it is kept."""
    assert program.match.pending.waiting is Waiting.OVER
    view: ColonizersView = program.match.position.view()
    assert view.phase == "over"
    assert isinstance(program.board, ColonizersBoard)
    assert all(None not in table(program).hand(seat) for seat in range(4))
    winner = program.board.table.table.spots[CellKey(0, 1)]
    assert winner.name == program.match.seats[view.ranking[0]].name
    program.kept()
    verified(program.match.record)


def check_secrets(program: Program, viewer: Seat) -> None:
    """Only the viewer's own hand is open, but for cards it has given away."""
    shown = table(program)
    assert shown.viewer == shown.bottom == viewer
    truth: ColonizersView = program.match.position.view(viewer)
    for seat, player in enumerate(truth.players):
        hand = tuple(code for code in shown.hand(seat) if code is not None)
        assert hand == player.hand
        assert seat != viewer or len(hand) == player.hand_size


@pytest.mark.parametrize(
    "actions", [12, pytest.param(1000, marks=pytest.mark.slow)], ids=["beginning", "whole"]
)
def test_a_game_by_mouse(program: Program, actions: int) -> None:
    program.click(program.button(tr("home-play-tile"), program.tile(NAME)))
    assert isinstance(program.page, NewMatchPage)
    program.click(program.button(tr("setup-start-match")))
    wait_until(lambda: program.page is program.shell.played.page, "the match page")
    for seat in range(1, 4):  # quick opponents
        program.match_page.players.sit(seat, "heuristic")
    for _ in range(actions):
        if program.until_due() is Waiting.OVER:
            check_ended(program)
            return
        check_secrets(program, 0)
        program.act()
    assert actions == 12, "the game does not end"


@pytest.mark.slow
def test_a_whole_game_with_keys(program: Program) -> None:
    program.play(record_of("heuristic", PERSON, "heuristic", "random", game="colonizers"))
    while program.until_due() is not Waiting.OVER:
        ply = program.match.history.place().ply
        program.press()
        assert program.match.history.place().ply > ply
    check_ended(program)


def test_two_people_share_the_screen_behind_a_curtain(program: Program) -> None:
    players = (PERSON, "heuristic", PERSON, "heuristic")
    program.play(record_of(*players, game="colonizers", start=LATE))
    page, opened = program.match_page, []
    while program.until_due() is not Waiting.OVER:
        if page.curtain.closed:
            assert not program.board.isVisible()
            program.click(page.curtain.button)
            opened.append(program.match.pending.seat)
            continue
        turn = program.match.pending.seat
        assert turn is not None
        check_secrets(program, turn)
        program.act()
    assert opened[:2] == [0, 2]
    check_ended(program)


def test_the_first_stage_of_a_hint_tells_what_can_be_worked_out(program: Program) -> None:
    program.context.settings.set(keys.adviser("colonizers"), "ismcts_200")
    players = ("heuristic", PERSON, "heuristic", "heuristic")
    program.play(record_of(*players, game="colonizers", start=POWER))
    program.until_due()
    program.key(Key.Key_H)
    position, words = program.match_view.match.position, program.match_view.words
    spy = message("colonizers.colonist.spy")
    wanted = next(
        words.say(fact)
        for fact in position.game.deductions(position.state, position.turn)
        if fact.code.endswith("_or_out") and fact["colonist"] == spy
    )
    panel = program.shell.side.shown.hint
    wait_until(lambda: wanted in program.shown_texts(panel), "what can be worked out")
    hint = program.match_view.hints.hint
    assert hint is not None
    assert hint.stage is Stage.THEME
