"""What the tests of the arena page do: set up and play tournaments of the small game."""

import threading

from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant
from engines.arena.progress import State as Doing
from engines.arena.sprt import Hypotheses
from engines.arena.standings import Standings
from engines.contract.analysis import Analysis, Estimate, Unit
from engines.contract.bot import Question
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from gui.arena.page import ArenaPage
from gui.kit.notice import Notice
from tests.gui.conftest import click, settle
from tests.match.small_game import Scripted, exact_analysis

GAMES = 12
SEED = 5


class Gate(Scripted):
    """A bot that decides only while its gate is open; a canceled search answers at once."""

    def __init__(self) -> None:
        super().__init__("silent", self._wait)
        self.open = threading.Event()
        self.waiting = threading.Event()

    def _wait(self, question: Question, monitor: Monitor) -> Analysis:
        while not self.open.wait(0.01) and not monitor.stop_now():
            self.waiting.set()
        return exact_analysis(question.position, "silent")


class Solver(Scripted):
    """A bot that knows what positions are worth: always an even game."""

    def evaluate(self, position: Position) -> dict[Unit, tuple[Estimate, ...]]:
        share = Estimate(1 / position.seats, 0.0)
        return {Unit.WIN: (share,) * position.seats}


def line_up(
    *bots: str, games: int = GAMES, form: Format = Format.TABLE, stop: Hypotheses | None = None
) -> Setup:
    entrants = tuple(map(Entrant, bots))
    return Setup("double", entrants, form, 2, games // 2, SEED, stop=stop)


def begin(page: ArenaPage, qtbot: QtBot, setup: Setup) -> None:
    """Fill in a setup and press Start."""
    before = page.run
    page.form.fill(setup)
    click(page.start_button)
    qtbot.waitUntil(lambda: page.run not in (None, before))
    assert page.run is not None
    assert page.run.setup == setup


def until(page: ArenaPage, qtbot: QtBot, doing: Doing) -> None:
    """Wait until the page shows the tournament in this state."""
    qtbot.waitUntil(lambda: page.run is not None and page.run.doing is doing)
    settle(qtbot)


def played(page: ArenaPage, qtbot: QtBot, *bots: str, **more: object) -> Standings:
    """Play a tournament to its end."""
    begin(page, qtbot, line_up(*bots, **more))  # type: ignore[arg-type]  # arguments of line_up
    until(page, qtbot, Doing.COMPLETE)
    assert page.run is not None
    return page.run.standings


def notice(page: ArenaPage, words: str) -> Notice:
    """The notice that contains ``words``; fails if there is none."""
    found = [each for each in page.notices.notices if words in each.text]
    assert found, [each.text for each in page.notices.notices]
    return found[0]


def press(page: ArenaPage, words: str, button: str) -> None:
    """Press a button of a notice."""
    buttons = notice(page, words).findChildren(QAbstractButton)
    click(next(each for each in buttons if each.text() == button))
