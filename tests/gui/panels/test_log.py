"""The log dock: three levels of detail, jumps, marks, copies."""

from collections.abc import Callable
from itertools import groupby
from typing import cast

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from pytestqt.qtbot import QtBot

from engines.contract.messages import Words
from engines.contract.record import BY_CHANCE, PERSON, Record, SeatRecord
from engines.contract.registry import game as find_game
from engines.match.advice.quality import Fortune
from engines.match.archive import records
from engines.match.events import Waiting
from engines.match.history import History, TurnGroup, group_turns
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.games.face import face
from gui.match.last_turns import brought
from gui.match.log import LogPanel, parted, pieces_of
from gui.match.view import MatchView
from gui.shell.shell import Shell
from tests.gui.conftest import settle
from tests.gui.shown import Now, match_page

Table = Callable[..., MatchView]
KEPT_AND_LOST = "1 1 2 3 4 6", "keep 1 1", "2 3 4 6"


@pytest.fixture
def panel(shell: Shell) -> LogPanel:
    """The log panel of the match on show."""
    return cast("LogPanel", Now(lambda: shell.side.shown.log))


def test_actions_appear_as_they_happen(
    shell: Shell, table: Table, panel: LogPanel, qtbot: QtBot
) -> None:
    match_view = table("person", "careless")
    assert panel.model.rowCount() == 0
    match_page(shell).primary()
    settle(qtbot)
    (row,) = panel.model.rows
    assert (row.number, row.seat) == (1, 0)
    match_page(shell).acting.act(0)
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.ROLL)
    settle(qtbot)
    assert [(each.seat, each.number) for each in panel.model.rows] == [(0, 1), (1, 1)]
    whole = [each.text for each in panel.model.rows]
    shell.actions[commands.UNDO].trigger()
    settle(qtbot)
    told = [(each.seat, each.undone) for each in panel.model.rows]
    assert told == [(0, False), (0, True), (1, True)]  # the first turn has lost its end
    shell.actions[commands.UNDO_TURN].trigger()
    settle(qtbot)
    undone = [tr("match-undone", text=text) for text in whole]
    assert [each.text for each in panel.model.rows] == undone  # and can be redone


def test_three_levels_of_detail(shell: Shell, finished: Record, panel: LogPanel) -> None:
    decisions = [node for node in finished.nodes if node.text in ("keep", "double")]
    draws = [node for node in finished.nodes if node.text in ("nothing", "twice")]
    assert [row.number for row in panel.model.rows] == [1, 1, 2, 2, 3, 3]
    panel.detail.set_current(1)
    assert len(panel.model.rows) == 6 + len(decisions)
    panel.detail.set_current(2)
    assert len(panel.model.rows) == 6 + len(decisions) + len(draws) == len(finished.nodes)


def test_a_click_goes_there_and_the_selection_follows(
    shell: Shell, finished: Record, panel: LogPanel, qtbot: QtBot
) -> None:
    panel.detail.set_current(2)
    panel.view.clicked.emit(panel.model.index(1))
    settle(qtbot)
    assert shell.match_view is not None
    assert shell.match_view.at == 1
    assert panel.view.currentIndex().row() == 1
    shell.actions[commands.BACK].trigger()
    settle(qtbot)
    assert panel.view.currentIndex().row() == 0


def test_whoever_reads_further_up_stays_there_while_the_others_play(
    shell: Shell, table: Table, panel: LogPanel, qtbot: QtBot
) -> None:
    match_view = table("person", "careless")
    panel.detail.set_current(2)
    bar = panel.view.verticalScrollBar()

    def turn() -> None:
        match_page(shell).primary()
        qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.PERSON)
        match_page(shell).acting.act(0)
        qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.ROLL)
        settle(qtbot)

    panel.view.setFixedHeight(40)
    turn()
    assert bar.value() == bar.maximum() > 0
    bar.setValue(0)
    turn()
    assert bar.value() == 0
    panel.view.clicked.emit(panel.model.index(panel.model.rowCount() - 2))
    settle(qtbot)
    assert bar.value() > 0


def test_a_row_that_is_marked_stays_in_view_however_high_the_log_is(
    shell: Shell, finished: Record, panel: LogPanel, qtbot: QtBot
) -> None:
    panel.detail.set_current(2)
    panel.view.clicked.emit(panel.model.index(1))
    for height in (400, 60, 34):
        panel.view.setFixedHeight(height)
        settle(qtbot)
        row = panel.view.visualRect(panel.view.currentIndex())
        assert panel.view.viewport().rect().intersects(row)


def test_the_end_of_a_log_fills_its_room(
    shell: Shell, finished: Record, panel: LogPanel, qtbot: QtBot
) -> None:
    """Though the row before it has no room."""
    panel.detail.set_current(2)
    panel.view.setFixedHeight(50)
    settle(qtbot)
    panel.view.scrollToBottom()
    last = panel.view.visualRect(panel.model.index(panel.model.rowCount() - 1))
    assert last.bottom() + 1 >= panel.view.viewport().height()


def test_the_log_is_copied_as_text(shell: Shell, finished: Record, panel: LogPanel) -> None:
    lines = panel.text().splitlines()
    assert len(lines) == 6
    assert lines[0].startswith("1. Anna: ")
    menu = shell.side.export_menu()
    next(action for action in menu.actions() if action.text() == tr("shell-copy-as-text")).trigger()
    assert QGuiApplication.clipboard().text() == panel.text()
    panel.view.setCurrentIndex(panel.model.index(0))
    control = Qt.KeyboardModifier.ControlModifier
    panel.view.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_C, control))
    assert QGuiApplication.clipboard().text() in lines[0]


def test_a_review_marks_how_well_was_decided_and_luck(
    shell: Shell, finished: Record, panel: LogPanel, qtbot: QtBot
) -> None:
    shell.actions[commands.REVIEW].trigger()
    settle(qtbot)

    def all_marked() -> bool:  # quality and luck are found one after the other
        lucky = any(row.fortune not in (None, Fortune.PLAIN) for row in panel.model.rows)
        return lucky and any(row.quality for row in panel.model.rows)

    qtbot.waitUntil(all_marked)
    found = shell.side.shown.study.findings.review
    assert found is not None
    mistakes = {decision.node for decision in found.turning_points}
    marked = {
        node
        for row in panel.model.rows
        if row.quality is not None and row.quality.is_mistake
        for node in row.nodes
    }
    assert mistakes
    assert mistakes <= marked


def first_turn(game: str, steps: tuple[str, ...]) -> TurnGroup:
    """The first turn of a game that goes like this."""
    names = ("Anna", "Ben", "Cem")[: 3 if game == "lange_strasse" else 2]
    record = records.new_record(find_game(game), [SeatRecord(name, PERSON) for name in names])
    history = History(record)
    for step in steps:
        by = BY_CHANCE if history.position.is_chance else PERSON
        history.forward(history.position.parse_action(step), by)
    return next(iter(group_turns(history.steps())))


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (("1 1 2 3 3 4 4 6 6 6",), ""),
        (("1 1 2 3 3 4 4 6 6 6", "roll"), ""),
        (("1 1 2 3 3 4 4 6 6 6", "roll", "2 3 3 4 6"), "+0 → 0"),
        (("1 1 2 3 3 4 4 6 6 6", "bank"), "+800 → 800"),
    ],
)
def test_what_a_turn_brought_is_told_once_it_has_ended_even_nothing(
    steps: tuple[str, ...], told: str
) -> None:
    assert brought(first_turn("fargo", steps)) == told


@pytest.mark.parametrize(
    ("game", "code", "steps", "drawn"),
    [
        ("fargo", "en", ("1 1 2 3 3 4 4 6 6 6", "roll", "2 3 3 4 6"), "10 roll · 5 , bust"),
        ("fargo", "en", ("1 1 1 1 1 1 1 1 1 1", "2 2 3 3 4 4 6 6 2 3"), "10 · 10"),
        ("lange_strasse", "en", KEPT_AND_LOST, "6 keep 2 · 4 , strich"),
        ("lange_strasse", "de", KEPT_AND_LOST, "6 : 2 behalten · 4 , Strich"),
    ],
)
def test_rolls_are_parted_and_one_that_ends_the_turn_says_so(
    game: str, code: str, steps: tuple[str, ...], drawn: str
) -> None:
    first = first_turn(game, steps)
    pieces = pieces_of(first, face(game), Words(code, ("Anna", "Ben", "Cem")), None)
    kinds = ("dice" if isinstance(each, tuple) else each for each in pieces)
    found = [str(len([*run])) if kind == "dice" else kind for kind, run in groupby(kinds)]
    assert " ".join(map(str, found)) == drawn


@pytest.mark.parametrize(
    ("decisions", "words"),
    [
        (["keep", "double"], "keep double"),
        (["recruit a die", "done"], "recruit a die , done"),
        (["done", "draw tiles", "a", "b"], "done , draw tiles , a b"),
        ([], ""),
    ],
)
def test_commas_part_decisions_of_several_words(decisions: list[str], words: str) -> None:
    assert parted([each.split() for each in decisions]) == words.split()
