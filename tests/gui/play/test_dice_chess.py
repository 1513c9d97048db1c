"""Whole games of Dice Chess in the window, with hints, cube and clock: by mouse, and with keys."""

import pytest
from PySide6.QtCore import Qt

from engines.contract import ratings
from engines.contract.budget import Budget
from engines.contract.messages import message
from engines.contract.position import Position
from engines.contract.record import PERSON, Record, SeatRecord
from engines.contract.registry import game as find_game
from engines.contract.time_control import TimeControl
from engines.games.dice_chess.dfen import parse_square
from engines.games.dice_chess.view import Move, moves_of
from engines.match.advice.hint import Stage
from engines.match.archive.library import Exercise
from engines.match.archive.records import new_record, verified
from engines.match.controller.table_options import DiceSource
from engines.match.events import Waiting
from engines.runtime.texts import languages, tr
from gui.app import settings as keys
from gui.app.keys import commands
from gui.app.keys.commands import PLACES
from gui.app.requests import TryExercise
from gui.games.dice_chess.board import DiceChessBoard
from gui.games.dice_chess.picture import Picture
from gui.games.dice_chess.side import Side
from gui.games.dice_chess.table import ChessTable
from gui.learn.exercises import ExercisesPage
from gui.setup.new_match import NewMatchPage
from gui.setup.seat_row import SeatRow
from gui.table.spots import words
from tests.gui.play.conftest import Start
from tests.gui.play.program import DrawnButton, Program, wait_until

Key = Qt.Key
END = "qrrnk3/8/8/8/8/8/PPP5/R3K3 w - - 0 1 | cube 64 1 | agreements"
DIGITS = (
    *(Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5),
    *(Key.Key_6, Key.Key_7, Key.Key_8, Key.Key_9, Key.Key_0),
)


@pytest.fixture
def program(start: Start) -> Program:
    """The program on its home page, with the rules loaded and an adviser that answers at once."""
    _ = find_game("dice_chess").kernel
    program = start()
    program.context.settings.set(keys.adviser("dice_chess"), "aggressive")
    return program


def table(seed: int, *, start: str | None = None) -> Record:
    """Anna against level 8, with everything that a match may have."""
    seats = [SeatRecord("Anna"), SeatRecord("Ben", "master", Budget(nodes=500))]
    options = {"cube": 64, "agreements": True}
    clock = TimeControl(3600, 10)
    game = find_game("dice_chess")
    return new_record(game, seats, options, seed=seed, clock=clock, start=start)


def board_of(program: Program) -> DiceChessBoard:
    assert isinstance(program.board, DiceChessBoard)
    return program.board


def picture_of(program: Program) -> Picture:
    table = board_of(program).chessboard.tabletop
    assert isinstance(table, ChessTable)
    return table.picture


def advised(program: Program) -> int:
    """The first action of the hint, asked for with H until it is ranked."""
    hints = program.match_view.hints
    for _ in range(3):
        if hints.hint is not None and hints.hint.stage is Stage.RANKED:
            break
        program.key(Key.Key_H)
    wait_until(lambda: hints.hint is not None and hints.hint.analysis is not None, "a hint")
    assert hints.hint is not None
    assert hints.hint.analysis is not None
    return hints.hint.analysis.best.actions[0]


def chosen_move(program: Program) -> Move | None:
    """What the hint says, if it is about a move."""
    action = advised(program)
    return next(iter(moves_of(program.match.position, (action,))), None)


def decide_by_mouse(program: Program) -> None:
    """Play the hint with clicks: on the pieces, or on the button of the tray."""
    move = chosen_move(program)
    if move is None:
        wanted = advised(program)
        program.click(program.named(f"choice-{wanted}"))
        return
    board = board_of(program).chessboard
    for square in (move.origin, move.target):
        program.click(board.viewport(), board.spot_rect(square).center())
    if move.promotion is not None:
        program.click(program.named(f"choice-{move.action}"))


def decide_by_keys(program: Program) -> None:
    """Play the first piece that a digit picks up, and its first square; else what a button says."""
    if moves_of(program.match.position, program.match.position.legal()):
        program.key(DIGITS[0])
        program.key(DIGITS[0])
        if picture_of(program).picked is None:
            return  # otherwise a pawn promotes: choose below
    if program.match_page.tray.primary is not None:
        program.key(Key.Key_Space)
        return
    program.tab_to(lambda each: each.objectName().startswith("choice-"), "a choice")
    program.key(Key.Key_Return)


def check_ended(program: Program) -> None:
    """The game is over and kept; everyone has used some time, and nobody all of it."""
    program.kept()
    record = program.match.record
    verified(record)
    assert record.result is not None
    for card, reading in zip(
        program.match_page.players.cards, program.match.clock.readings(), strict=True
    ):
        assert card.clock is not None
        assert not card.clock.running
        assert reading.elapsed_s > 0
        assert reading.left_s > 0


def test_a_new_match_shows_strengths_and_takes_a_clock(program: Program) -> None:
    program.click(program.button(tr("home-play-tile"), program.tile(tr("dice_chess-name"))))
    page = program.page
    assert isinstance(page, NewMatchPage)
    row = page.form.findChildren(SeatRow)[1]
    table = ratings.Table.read("dice_chess")
    for bot in find_game("dice_chess").bots:
        row.player.setCurrentIndex(row.player.findData(bot.info.id))
        rating = table.rating(bot.info.id)
        said = row.about.text()
        if rating is None:
            assert tr("app-strength-hasnt-measured-yet") in said
        else:
            assert tr("app-strength", rating=f"{rating.elo:.0f}") in said
            assert f"{rating.elo:.0f}" in row.player.currentText()
    row.player.setCurrentIndex(row.player.findData("monte-carlo"))
    page.form.clock.setCurrentIndex(page.form.clock.findData("180+2"))
    program.click(program.button(tr("setup-start-match")))
    program.until_other_match(None)
    assert program.match.history.head.clock == TimeControl(180, 2)
    assert program.match.seats[1].budget is None
    first, second = program.match_page.players.cards
    assert first.clock is not None
    assert tr("match-by-the-clock") in second.view.detail
    assert (first.view.score, first.view.brought) == ("", ""), "they decide nothing"
    program.command(commands.NEW)
    again = program.page
    assert isinstance(again, NewMatchPage)
    assert again.form.clock.currentData() == "180+2", "as the last time"


def test_a_whole_game_by_mouse_with_hints_cube_and_clock(program: Program) -> None:
    program.play(table(seed=3))
    hints = 0
    while program.until_due() is not Waiting.OVER:
        ply = program.match.history.place().ply
        if program.match.pending.waiting is Waiting.ROLL:
            program.click(program.named("roll"))
        else:
            running = [card.clock for card in program.match_page.players.cards]
            free = len(program.match.position.legal()) == 1  # a forced pass costs nothing
            assert [clock is not None and clock.running for clock in running] == [not free, False]
            hints += 1
            decide_by_mouse(program)
        assert program.match.history.place().ply > ply
    check_ended(program)
    assert hints >= 3
    assert {node.by for node in program.match.record.nodes} == {PERSON, "chance", "master"}


def test_places_have_digits() -> None:
    assert len(PLACES) == len(DIGITS)


@pytest.mark.parametrize(
    "position",
    [END, pytest.param(None, marks=pytest.mark.slow)],
    ids=["from_the_last_pieces", "from_the_start"],
)
def test_a_game_with_keys(program: Program, position: str | None) -> None:
    program.play(table(seed=5, start=position))
    while program.until_due() is not Waiting.OVER:
        ply = program.match.history.place().ply
        if program.match.pending.waiting is Waiting.ROLL:
            program.key(Key.Key_R)
        else:
            decide_by_keys(program)
        assert program.match.history.place().ply > ply
    check_ended(program)


def test_every_choice_has_a_key_that_its_button_shows(program: Program) -> None:
    better = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1 P | cube 64 1 | agreements"
    seats = [SeatRecord("Anna"), SeatRecord("Ben")]
    options = {"cube": 64, "agreements": True}
    program.play(new_record(find_game("dice_chess"), seats, options, seed=1, start=better))
    side = program.board.findChild(Side)
    assert side is not None
    for key in (Key.Key_O, Key.Key_1, Key.Key_X, Key.Key_D, Key.Key_A, Key.Key_R):
        program.until_due()
        shown = [button.key for button in program.match_page.tray.row.buttons]
        shown += [spot.cue for spot in side.table.spots.values() if spot.group == "talk"]
        assert all(shown)
        assert chr(key) in shown or key == Key.Key_1
        program.key(key)
        if key == Key.Key_1:
            program.key(key)
    program.until_due()
    wanted = ["offer draw", "a2a3", "decline draw", "double", "accept double"]
    assert program.texts[: len(wanted)] == wanted
    assert len(program.texts) > len(wanted)


def test_doubling_taking_and_resigning_in_the_others_turn(program: Program) -> None:
    better = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1 | cube 64 1 | agreements"
    program.play(table(seed=1, start=better))
    assert program.until_due() is Waiting.PERSON
    program.click(program.button(tr("dice_chess-decision-double", stake=2)))
    program.until_due()
    assert program.texts[:2] == ["double", "accept double"]
    assert program.match.position.view().cube.stake == 2
    side = program.board.findChild(Side)
    assert side is not None
    program.click(DrawnButton(side, ("say", "resign")))
    assert program.until_due() is Waiting.OVER
    assert program.texts[-1] == "white resigns"
    ending = words(side.table.spots["told", "ending"].name)
    assert ending == tr("dice_chess-ending-resignation", winner="Ben")
    program.command(commands.UNDO)
    program.until_due()
    assert "white resigns" not in program.texts


def test_undo_takes_back_one_move_of_the_turn(program: Program) -> None:
    program.play(table(seed=6, start="4k3/8/8/8/8/8/P6P/4K3 w - - 0 1 PPP"))
    program.until_due()
    board = board_of(program).chessboard
    for start, end in ((8, 16), (15, 23)):
        for square in (start, end):
            program.click(board.viewport(), board.spot_rect(square).center())
        program.until_due()
    assert program.texts[-2:] == ["a2a3", "h2h3"]
    program.command(commands.UNDO)
    program.until_due()
    assert (picture_of(program).board[15], picture_of(program).board[16]) == ("P", "P")
    assert len(program.match.position.view().dice) == 2
    program.command(commands.UNDO)
    program.until_due()
    assert picture_of(program).board[8] == "P"
    assert program.match.position.view().dice == (1, 1, 1)


def test_no_row_of_the_log_tells_material_for_it_decides_nothing(program: Program) -> None:
    program.play(table(seed=6, start="4k3/P7/8/8/8/8/8/4K3 w - - 0 1 PPR"))
    program.until_due()
    for text in ("a7a8r", "a8e8"):
        program.match_page.acting.act(program.match.position.parse_action(text))
    program.ended()
    rows = program.match_page.panels.log.model.rows
    assert [row.brought for row in rows] == [""]


def test_keys_say_why_a_piece_cannot_move(program: Program) -> None:
    program.play(table(seed=3, start="4k3/8/8/8/8/8/P7/RN2K3 w - - 0 1 RRN"))
    assert program.until_due() is Waiting.PERSON
    surface, pawn = board_of(program).chessboard, parse_square("a2")
    surface.keyboard.remember(pawn)
    program.key(Key.Key_Left)
    assert surface.keyboard.focused == pawn, "the first arrow only shows the ring"
    for key in (Key.Key_Return, Key.Key_Space):
        surface.bubble.hide()
        program.key(key)
        why = message("dice_chess.why.no_die", pieces=message("dice_chess.piece.pawn"))
        assert surface.bubble.text == program.match_view.words.say(why)
    assert len(program.texts) == 0


def test_piece_dice_are_typed(program: Program) -> None:
    """Dice of a real table, by letters or by clicks on the pieces."""
    program.play(table(seed=6), dice=DiceSource.TYPED)
    assert program.until_due() is Waiting.PERSON
    program.key(Key.Key_Space)
    assert program.until_due() is Waiting.DICE
    entry = program.match_page.tray.entry
    assert entry is not None
    wait_until(entry.hasFocus, "the first field to have the focus")
    program.type("kpn")
    assert entry.complete
    program.key(Key.Key_Return)
    assert program.until_due() is Waiting.PERSON
    assert program.match.position.view().dice == (1, 2, 6)
    assert program.match.record.nodes[-1].typed


def test_the_clock_goes_on_where_it_stood(program: Program) -> None:
    program.play(table(seed=4, start="4k3/8/8/8/8/8/P7/4K3 w - - 0 1 PPP"))
    program.until_due()
    wait_until(lambda: program.match.clock.readings()[0].elapsed_s > 0.2, "some time")
    program.command(commands.PAUSE)
    stood = program.match.clock.readings()[0].left_s
    shown = program.match_page.players.cards[0].clock
    assert shown is not None
    assert not shown.running
    record = program.match.record
    program.command(commands.PAUSE)
    assert program.match.clock.readings()[0].left_s <= stood
    program.result(program.match.close())
    assert program.match.record.spent >= 0.2
    assert record.clock == program.match.record.clock


def test_an_exercise_asks_for_the_dice_that_are_left(program: Program) -> None:
    program.context.settings.set(keys.adviser("dice_chess"), "master")  # judges whole turns
    position = "4k3/8/8/8/8/8/P6P/RN2K3 w - - 0 1 PNR"
    tried = Exercise("dice_chess", position, 0, "a2a3", 0.2)
    program.shell.carry_out(TryExercise(tried))
    page = program.shell.pages.get(ExercisesPage)
    wait_until(lambda: page.stage is not None and page.stage.board.scene is not None)
    start = Position.parse(find_game("dice_chess"), position)
    asked = page.frame.headline.text
    assert tr("dice_chess-piece-knight") in asked
    move = start.parse_action("b1c3")
    page.answer(move)
    assert page.frame.headline.text == asked.replace(f"{tr('dice_chess-piece-knight')}, ", "")


@pytest.mark.parametrize("code", languages())
def test_the_answers_to_a_double_are_beside_the_board_in_every_language(
    start: Start, code: str
) -> None:
    program = start(language=code)
    program.window.resize(1280, 840)
    doubled = "4k3/8/8/8/8/8/P7/R3K3 b - - 0 1 | cube 64 1 | doubled"
    program.play(table(seed=3, start=doubled))
    assert program.until_due() is Waiting.PERSON
    page = program.match_page
    assert len(page.tray.row.buttons) == 2
    board = board_of(program).chessboard
    foot = page.frame.foot.mapTo(page, page.frame.foot.rect().topLeft())
    assert foot.x() > board.mapTo(page, board.rect().topRight()).x()
