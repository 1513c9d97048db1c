"""A tournament as the window follows it: what is reported, and in which order."""

from typing import cast

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from engines.arena.progress import Played, Progress, State
from engines.arena.standings import Standings
from engines.arena.tournament import Tournament
from gui.arena.run import TournamentRun

FIRST_TABLE = cast(Standings, "the first table")  # only passed on
LAST_TABLE = cast(Standings, "the last table")


class Ending:
    """A tournament that ends while the window asks how far it is."""

    state = State.RUNNING
    standings = FIRST_TABLE
    played = ()

    def played_from(self, first: int) -> tuple[Played, ...]:
        return self.played[first:]

    def pause(self) -> None:
        """Does nothing: the tournament has ended."""

    @property
    def progress(self) -> Progress:
        if self.state is State.RUNNING:
            self.standings = LAST_TABLE
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
