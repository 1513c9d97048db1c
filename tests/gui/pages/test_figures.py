"""*Help > How good are these figures?*: one diagram for each game, from the shipped files."""

from pytestqt.qtbot import QtBot

from engines.core.registry import games
from engines.session import calibration
from engines.session.calibration import Calibration
from gui.app.requests import ShowPage
from gui.help.figures import FiguresPage, ReliabilityPlot
from gui.shell.shell import Shell
from tests.gui.conftest import settle

BIN = {"low": 0.5, "high": 0.6, "decisions": 40, "claimed": 0.5, "came": 0.25, "margin": 0.1}


def test_every_game_has_its_diagram(shell: Shell, qtbot: QtBot) -> None:
    shell.carry_out(ShowPage("figures"))
    settle(qtbot)
    page = shell.window.page
    assert isinstance(page, FiguresPage)
    qtbot.waitUntil(lambda: len(page.plots) == len(games()))
    assert all(plot.sentence() for plot in page.plots)


def test_a_diagram_says_what_it_shows(qtbot: QtBot) -> None:
    table = {
        "adviser": "a",
        "table": "mixed",
        "games": 200,
        "decisions": 1000,
        "ece": 0.031,
        "unit": "share",
        "date": "2026-11-23",
        "bins": [BIN, {**BIN, "decisions": 3}],
    }
    plot = ReliabilityPlot("Toy", Calibration("toy", tables=(table,)))
    qtbot.addWidget(plot)
    plot.show_tables()
    assert plot.sentence() == (
        "In 200 games (2026-11-23) figures were off by 3.1 points on average."
    )
    assert plot.accessibleDescription() == plot.sentence()
    assert plot.dots() == {"mixed": [(50.0, 25.0)]}  # three decisions say nothing


def test_without_a_file_it_says_so(qtbot: QtBot) -> None:
    plot = ReliabilityPlot("Toy", calibration.read("toy"))
    qtbot.addWidget(plot)
    assert "There is no calibration for toy" in plot.sentence()
