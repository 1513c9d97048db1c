"""A tournament as the window follows it: what is told, and in which order."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from engines.arena.events import Event, Progress, StandingsChanged, State
from engines.arena.standings import Standings
from engines.arena.tournament import Tournament
from gui.arena.run import TournamentRun

LAST_TABLE = cast(Standings, "the last table")  # only passed on


class Ending:
    """A tournament that ends while the window asks how far it is."""

    state = State.RUNNING

    def subscribe(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        self._tell = listener
        return lambda: None

    def pause(self) -> None:
        """It is too late for that."""

    @property
    def progress(self) -> Progress:
        if self.state is State.RUNNING:
            self._tell(StandingsChanged(LAST_TABLE))
            self.state = State.COMPLETE
        return Progress(self.state, 2, 2, 1.0, 0.0)


def test_the_end_is_told_after_all_that_led_to_it(qtbot: QtBot) -> None:
    ending = Ending()
    run = TournamentRun(cast(Tournament, ending), parent := QObject())
    heard: list[object] = []
    run.standings_changed.connect(heard.append)
    run.doing_changed.connect(heard.append)
    run.pause()
    assert heard == []
    run.pause()
    assert heard == [LAST_TABLE, State.COMPLETE]
    parent.deleteLater()
