"""*Help > How accurate are these figures?*: one diagram for each game, from the shipped files."""

from datetime import datetime

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from engines.contract.registry import games
from engines.match.advice import calibration
from engines.match.advice.calibration import Calibration
from engines.runtime.texts import tr
from gui.app.requests import ShowPage
from gui.app.values import day_text
from gui.help.figures import FiguresPage, reliability, wilson
from gui.kit.plot import Dots, Whiskers
from gui.shell.shell import Shell
from tests.gui.conftest import settle

DAY = datetime(2026, 11, 23)  # noqa: DTZ001 - a day, at any place
BIN = {"low": 0.5, "high": 0.6, "decisions": 40, "claimed": 0.5, "came": 0.25, "margin": 0.1}


def test_every_game_has_its_diagram(shell: Shell, qtbot: QtBot) -> None:
    shell.carry_out(ShowPage("figures"))
    settle(qtbot)
    page = shell.window.page
    assert isinstance(page, FiguresPage)
    qtbot.waitUntil(lambda: len(page.charts) == len(games()))
    assert all(chart.accessibleDescription() for chart in page.charts)


def test_a_diagram_says_what_it_shows() -> None:
    table = {
        "adviser": "a",
        "table": "mixed",
        "games": 200,
        "decisions": 1000,
        "ece": 0.031,
        "unit": "share",
        "date": f"{DAY:%Y-%m-%d}",
        "bins": [BIN, {**BIN, "decisions": 3}],
    }
    plot = reliability(Calibration("toy", tables=(table,)))
    assert plot.words == tr(
        "help-games-figures-were-off-points", games=200, date=day_text(DAY), off=3.1
    )
    (dots,) = (mark for mark in plot.marks if isinstance(mark, Dots))
    assert (dots.xs, dots.ys) == ([50.0], [25.0])  # three decisions say nothing
    (whiskers,) = (mark for mark in plot.marks if isinstance(mark, Whiskers))
    assert list(whiskers.ys) == [pytest.approx(26.3, abs=0.1)]
    assert list(whiskers.margins) == [pytest.approx(9.8, abs=0.1)]
    kind = f"■ {tr('help-player-strong-adviser-against')}"
    assert [key.text for key in plot.keys] == [kind, tr("help-lines-95-range")]
    assert [plot.tip(place) for place in range(len(plot.places))] == [
        tr("help-shown-came", mark="■", shown=50, came=25)
    ]


@given(share=st.floats(0, 1), margin=st.floats(0, 0.6))
def test_ranges_stay_within_what_is_possible(share: float, margin: float) -> None:
    assume(0.001 < share < 0.999 or not margin)
    middle, half = wilson(share, margin)
    assert -1e-9 <= middle - half <= share <= middle + half <= 1 + 1e-9


def test_money_has_an_axis_of_its_own() -> None:
    bins = [{**BIN, "claimed": -40.0, "came": -20.0}, {**BIN, "claimed": 130.0, "came": 90.0}]
    table = {
        "adviser": "a",
        "table": "self",
        "games": 9,
        "decisions": 80,
        "offset": 12.0,
        "unit": "cents",
        "date": f"{DAY:%Y-%m-%d}",
        "bins": bins,
    }
    plot = reliability(Calibration("toy", tables=(table,)))
    assert (plot.across.low, plot.across.high) == (-40.0, 130.0)
    assert plot.words == tr("help-games-figures-were-off", games=9, date=day_text(DAY), off=12)


def test_without_a_file_it_says_so() -> None:
    plot = reliability(calibration.read("toy"))
    assert plot.words == tr("errors-calibration-none", game="toy")
    assert plot.empty == plot.words
