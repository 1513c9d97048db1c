"""Complete games of Roll for the Galaxy: with the mouse, with keys only, with the curtain."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from engines.contract.game import ACTIONS
from engines.contract.messages import Words, message
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.contract.registry import game
from engines.games.roll_galaxy.kernels.state import GameState
from engines.games.roll_galaxy.view import GalaxyView
from engines.match.advice.hint import Stage
from engines.match.archive.records import verified
from engines.match.events import Applied, Event, Waiting
from engines.runtime.streams import stream
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.app.requests import ShowPage
from gui.app.settings import COACH, FORCED_MOVES, LAST_GAME, adviser
from gui.games.roll_galaxy.board import RollGalaxyBoard
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.table import GalaxyTable
from gui.help.rules import RulesPage
from gui.kit.ring import Ring
from gui.learn.coach import CoachPanel
from gui.learn.lessons import course, due, guide, question
from gui.shell.coaching import RING_NAME
from gui.table.sheet import CellKey, ScoreSheet
from tests.gui.play.conftest import Start
from tests.gui.play.program import Program, record_of, wait_until

GAME = "roll_galaxy"
BOT = "settler"


@pytest.fixture
def program(start: Start) -> Program:
    """The program on its home page, with the rules loaded."""
    _ = game(GAME).kernel
    return start()


def board_of(program: Program) -> RollGalaxyBoard:
    board = program.board
    assert isinstance(board, RollGalaxyBoard)
    return board


def view_of(program: Program) -> GalaxyView:
    view: GalaxyView = program.match.position.view(None)
    return view


def late(seats: int) -> str:
    """A position before a decision, one round or two before the end."""
    position, ply = Position.start(game(GAME), seats), 0
    random = stream(7, "late", seats)
    while True:
        if position.is_chance:
            action = position.draw(7, ply)
        else:
            state = position.state
            s = GameState.of(state)
            if position.turn == 0 and (s.pool < 6 or s.squares.max() > 9):
                view: GalaxyView = position.view(None)
                if view.stage == "assign":
                    return position.text()
            action = position.game.kernel.policy(state, random)
        position = position.apply(action)
        ply += 1


def check_ended(program: Program) -> None:
    """The game is over, added up tile by tile, and kept."""
    assert program.match.pending.waiting is Waiting.OVER
    view, shown = view_of(program), board_of(program).surface.tabletop
    assert isinstance(shown, ScoreSheet)
    names, *counted, total, tie = shown.parts[0].rows
    for column, area in enumerate(view.seats, 1):
        cells = [row.cells[column] for row in counted]
        figures = [int(cell.figure) for cell in cells]
        assert sum(figures) == area.score.total == int(total.cells[column].figure)
        assert int(tie.cells[column].figure) == area.score.tiebreak
        assert sum(len(cell.pictures) for cell in cells) == len(area.squares)
        assert names.cells[column].won == (column - 1 in view.ahead)
    program.kept()
    verified(program.match.record)


@pytest.mark.slow
def test_a_whole_game_of_five_by_mouse(program: Program) -> None:
    program.play(record_of(PERSON, *[BOT] * 4, game=GAME))
    program.play_to_the_end()
    check_ended(program)


@pytest.mark.slow
def test_a_whole_game_of_two_with_keys(program: Program) -> None:
    program.play(record_of(PERSON, BOT, game=GAME))
    while program.until_due() is not Waiting.OVER:
        program.press()
    check_ended(program)


def test_the_end_of_two_by_mouse(program: Program) -> None:
    program.play(record_of(PERSON, BOT, game=GAME, start=late(2)))
    program.play_to_the_end()
    check_ended(program)
    program.click(program.button(tr("match-table")))
    surface = board_of(program).surface
    cell = CellKey(1, 1)  # there is nothing to do in a score sheet
    program.click(surface.viewport(), surface.spot_rect(cell).center())
    program.click(program.button(tr("roll_galaxy-score-sheet")))
    assert isinstance(board_of(program).surface.tabletop, GalaxyTable)
    program.idle()
    cards, heads = program.match_page.players.cards, board_of(program).seat_rooms()
    assert all(card.isVisible() for card in cards)
    assert [card.geometry() for card in cards] == list(heads)


def test_the_end_of_five_with_keys(program: Program) -> None:
    program.play(record_of(PERSON, *[BOT] * 4, game=GAME, start=late(5)))
    gaps = 0  # in the numbers of turns, where seats had nothing to do
    while program.until_due() is not Waiting.OVER:
        if program.match.history.main_line():
            last = program.match_view.scene().trail[-1].before
            gaps += program.match.position.moment.turn - last.moment.turn > 1
        program.press()
    assert gaps, "what happened is told even so"
    check_ended(program)


def until_assigning(program: Program) -> None:
    program.play(record_of(PERSON, BOT, game=GAME))
    while program.until_due() is not Waiting.OVER and view_of(program).stage != "assign":
        program.act()


def first_die(board: RollGalaxyBoard) -> QPoint:
    """The middle of the first die that can be picked."""
    spots = board.surface.table.spots.values()
    key = next(spot.key for spot in spots if spot.place == 0)
    return board.surface.spot_rect(key).center()


def drag(board: RollGalaxyBoard, start: QPoint, end: QPoint) -> None:
    """Drag something with the mouse, in steps."""
    view, button = board.surface.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(view, button, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(view, start + (end - start) * step / 5)
    assert board.surface.table.held is not None
    QTest.mouseRelease(view, button, pos=end)


def test_a_die_is_dragged_to_the_phase_that_it_selects(program: Program) -> None:
    until_assigning(program)
    board = board_of(program)
    drag(board, first_die(board), board.surface.spot_rect(Key(Place.HEAD, 4)).center())
    assert program.texts[-1].startswith("select Ship with ")


def test_a_die_that_is_dropped_beside_stays(program: Program) -> None:
    until_assigning(program)
    board, before = board_of(program), program.match.history.at
    drag(board, first_die(board), QPoint(2, board.surface.height() - 2))
    assert program.match.history.at == before
    assert board.surface.table.held is None
    assert not board.selection.picked


def test_rollbots_levels_stay_in_the_lanes_while_the_phases_are_played(program: Program) -> None:
    program.context.settings.set(adviser(GAME), "rollbot_easy")
    until_assigning(program)
    levels: tuple[int, ...] = ()
    while program.until_due() is not Waiting.PERSON or view_of(program).stage != "recruit":
        if view_of(program).stage == "assign" and program.match.pending.waiting is Waiting.PERSON:
            levels = advised_levels(program)
        program.act()
    assert max(levels) > 0
    assert advised_levels(program) == levels


def advised_levels(program: Program) -> tuple[int, ...]:
    """The bars in the lanes, with a hint."""
    program.match_view.hints.show(Stage.RANKED)
    wait_until(lambda: board_of(program).table.shown.bars, "the levels")
    return tuple(bar.level for bar in board_of(program).table.shown.bars)


def test_the_coach_says_what_a_decision_is_about(program: Program) -> None:
    program.play(record_of(PERSON, BOT, game=GAME, start=late(2)), teaching=COACH)
    program.until_due()
    coach = _coach(program)
    coach.leave()
    while coach.next_button.isVisible():
        coach.go_on()
    told = guide(program.match_view)
    assert told == tr("roll_galaxy-guide-assign")
    wait_until(lambda: coach.text.text().startswith(told), "the adviser")


def decide(program: Program) -> None:
    """Decide, and insist on it where the coach warns."""
    history, page = program.match.history, program.match_page
    at = history.at
    if program.match.pending.waiting is Waiting.ROLL:
        program.act()
    else:
        position = program.match.position
        random = stream(history.head.seed, "people", history.place().ply)
        page.acting.act(position.game.kernel.policy(position.state, random))
    tutor = program.match_view.tutor
    wait_until(lambda: history.at != at or tutor.warning is not None, "the decision")
    if tutor.warning is not None:
        program.click(program.named("play_anyway"))


def test_a_newcomer_is_led_through_the_first_round(program: Program) -> None:
    program.context.settings.set(adviser(GAME), "rollbot_easy")
    program.context.settings.set(FORCED_MOVES, False)
    program.context.settings.set(LAST_GAME, GAME)
    program.command(commands.HOME)
    program.command(commands.LEARN)
    program.until_other_match(None)
    coach, given = _coach(program), list[str]()
    while given[-1:] != [Words().say(message("roll_galaxy.tour.symbols.title"))]:
        assert program.until_due() is not Waiting.OVER
        coach.refresh()
        title = coach.title.text()
        if coach.place.isVisible() and title not in given:
            given.append(title)
            check_pointed(program)
            program.click(coach.next_button)
        else:
            decide(program)
    tour = program.match_view.game.tour
    assert tour is not None
    titles = [
        program.match_view.words.say(message(f"{GAME}.tour.{stop.id}.title")) for stop in tour.stops
    ]
    stops = [title for title in given if title in titles]
    assert stops == [title for title in titles if title in stops]
    assert {
        tr("roll_galaxy-tour-select-title"),
        tr("roll_galaxy-tour-confirm-title"),
        tr("roll_galaxy-tour-reveal-title"),
        tr("roll_galaxy-tour-recruit-title"),
    } <= set(stops)
    before = program.match_view
    program.shell.carry_out(ShowPage("learn", GAME))  # as the button of the rules does
    program.until_other_match(before)
    program.until_due()
    coach = _coach(program)
    coach.refresh()
    assert coach.title.text() == tr("roll_galaxy-tour-tableau-title")


def test_the_reveal_is_no_longer_explained_once_tiles_are_to_be_abandoned(
    program: Program,
) -> None:
    program.play(record_of(PERSON, BOT, game=GAME))
    view = program.match_view
    over: list[bool] = []
    (reveal,) = (lesson for lesson in course(view) if lesson.id == f"{GAME}.reveal")

    def hear(event: Event) -> None:
        if isinstance(event, Applied) and event.by == PERSON:
            asked = question(event.before), question(event.after)
            if asked == ("tasks", "abandon"):
                over.append(reveal.is_done_by(event, view))

    view.told.connect(hear)
    while not over:
        assert program.until_due() is not Waiting.OVER
        program.act()
    assert over == [True]


def check_pointed(program: Program) -> None:
    """What a step of the lesson points at is on the table, and has a ring around it."""
    lesson = due(program.match_view)
    assert lesson is not None
    part = lesson.points_at
    rings = [each for each in program.window.findChildren(Ring, RING_NAME) if each.isVisible()]
    if not isinstance(part, str) or part == ACTIONS:
        return
    place = program.board.part(part)
    assert place is not None
    (ring,) = rings
    around = QRect(program.board.mapTo(program.window, place.topLeft()), place.size())
    assert ring.geometry().contains(around)


def test_the_keys_of_the_columns_work_wherever_the_focus_is(program: Program) -> None:
    until_assigning(program)
    board = board_of(program)
    program.tab_to(lambda widget: not board.isAncestorOf(widget) and widget is not board, "a dock")
    program.key(Qt.Key.Key_1)
    program.key(Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    assert program.texts[-1].startswith("select Ship with ")


def test_space_presses_where_the_keyboard_stands(program: Program) -> None:
    until_assigning(program)
    board = board_of(program)
    board.setFocus()
    program.key(Qt.Key.Key_Down)  # shows the keyboard focus
    assert board.surface.keyboard.focused == Key(Place.SEAT, 1)
    program.key(Qt.Key.Key_Space)
    assert board.table.shown.seat == 1


def test_the_rules_are_one_click_from_the_table(program: Program) -> None:
    until_assigning(program)
    board = board_of(program)
    place = board.surface.spot_rect(Key(Place.SYMBOLS))
    program.click(board.surface.viewport(), place.center())
    assert isinstance(program.page, RulesPage)
    program.key(Qt.Key.Key_Escape)
    assert program.match_page.isVisible()


def test_the_others_only_choose_until_the_reveal(program: Program) -> None:
    until_assigning(program)
    seats = board_of(program).table.shown.view.seats
    assert seats[1].assignment is None
    assert seats[0].assignment is not None


def test_the_area_of_another_seat_can_be_looked_at(program: Program) -> None:
    until_assigning(program)
    board = board_of(program)
    strip = board.surface.spot_rect(Key(Place.SEAT, 1))
    program.click(board.surface.viewport(), strip.center())
    assert board.table.shown.seat == 1
    assert not board.table.active
    program.key(Qt.Key.Key_Escape)
    assert board.table.shown.seat == 0
    assert board.table.active


def _coach(program: Program) -> CoachPanel:
    """The coach panel of the match on the table."""
    panel = program.shell.side.coach_dock.panel
    assert isinstance(panel, CoachPanel)
    return panel
