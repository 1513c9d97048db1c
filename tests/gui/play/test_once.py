"""What happens once is shown once: nothing is drawn, read or painted a second time."""

from collections.abc import Sequence
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from engines.contract.record import PERSON
from engines.match.controller import control
from engines.match.events import Waiting
from engines.match.history import History, Scope
from gui.match.last_turns import last_turns
from gui.match.view import MatchView
from gui.style.motion import pace
from gui.table.board import Board, Scene
from gui.table.flying import Flying
from gui.table.spots import Flight
from tests.gui.play.conftest import Start
from tests.gui.play.program import Program, record_of, wait_until

FAST = 16.0
LATE = "7000 6800 | seat 1"
SEVERAL = 12


@pytest.mark.parametrize("game", ["fargo", "lange_strasse"])
def test_a_table_is_drawn_once_when_a_step_has_been_shown(start: Start, game: str) -> None:
    program = start(speed=FAST)
    program.play(record_of(*[PERSON] * 3, game=game))
    program.play_on(2)
    drawn, rested = list[Scene](), list[None]()
    board = program.board
    program.match_page.stage.rested.connect(lambda: rested.append(None))
    with patch.object(type(board), "draw", autospec=True, side_effect=type(board).draw) as draw:
        program.play_on(SEVERAL)
        drawn += [call.args[1] for call in draw.call_args_list]
    assert len(rested) >= SEVERAL
    assert len(drawn) <= len(rested) + 1
    assert board.scene is drawn[-1]


class Paints(QObject):
    """Counts how often widgets are painted."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.count = 0
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return False


def test_what_stays_where_it_is_is_not_painted_again(program: Program) -> None:
    program.play(record_of(PERSON, PERSON, seed=11))
    program.play_on(3)
    page = program.match_page
    paints = Paints(*page.players.cards, page.frame.foot)
    page.players.cards[0].repaint()
    QApplication.processEvents()
    before = paints.count
    assert before, "paints are counted"
    page.players.lie(program.board)
    page._fit_buttons()
    QApplication.processEvents()
    assert paints.count == before


def test_nothing_flies_to_a_position_that_is_shown_at_once(start: Start) -> None:
    program = start(speed=FAST)
    program.play(record_of(PERSON, PERSON, seed=11))
    program.play_on(SEVERAL)
    flights = list[Flight]()
    start_flying = Flying.start

    def fly(flying: Flying, coming: Sequence[Flight], ratio: float) -> None:
        flights.extend(coming)
        start_flying(flying, coming, ratio)

    transport = program.match_page.transport
    with patch.object(Flying, "start", fly):
        for _ in range(SEVERAL // 2):
            transport.back()
        transport.end()
    assert not flights
    assert not any(mover.table.still for mover in program.board.movers)


def test_a_review_lays_out_each_position_once(program: Program) -> None:
    program.play(record_of(PERSON, PERSON, seed=11))
    program.play_on(SEVERAL)
    before = program.shell.replays.page
    program.shell.review_match()
    wait_until(lambda: program.shell.replays.page not in (None, before), "the review")
    review = program.shell.replays.page
    assert review is not None
    review.transport.end()
    scenes = patch.object(MatchView, "scene", autospec=True, side_effect=MatchView.scene)
    with scenes as scene, patch.object(Board, "show_scene", autospec=True) as shown:
        shown.side_effect = lambda board, scene: setattr(board, "scene", scene)
        review.transport.back()
    assert (scene.call_count, shown.call_count) == (1, 1)


def test_only_the_turns_that_are_shown_are_looked_up(program: Program) -> None:
    program.play(record_of(PERSON, PERSON, seed=11))
    program.play_on(30)
    with patch.object(History, "step", autospec=True, side_effect=History.step) as step:
        last = last_turns(program.match_view)
    assert all(turn.dice for turn in last)
    assert step.call_count < len(program.match.history.path()) / 2


def test_a_finished_game_that_is_undone_is_not_asked_about(program: Program) -> None:
    pace().set_speed(float("inf"))
    program.play(record_of(PERSON, PERSON, start=LATE))
    program.play_to_the_end()
    asked = list[bool]()
    usual = type(program.board).asked

    def ask(board: Board, scene: Scene) -> str:
        asked.append(scene.position.is_over)
        return usual(board, scene)

    with patch.object(type(program.board), "asked", ask):
        control.undo(program.match, Scope.STEP)
        wait_until(lambda: program.match.pending.waiting is not Waiting.OVER)
        QApplication.processEvents()
    assert not any(asked)
