"""The analysis dock: win chances, luck, dice; it studies only while it is visible."""

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from engines.contract.record import Record
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.kit.charts import Chart
from gui.kit.label import Label
from gui.kit.plot import Plot
from gui.match import analysis
from gui.match.analysis import AnalysisPanel, luck_sentence
from gui.match.view import MatchView
from gui.shell.shell import Shell
from tests.gui.conftest import settle
from tests.gui.shown import Now

Table = Callable[..., MatchView]


@pytest.fixture
def panel(shell: Shell) -> AnalysisPanel:
    """The analysis panel of the match on show."""
    return cast("AnalysisPanel", Now(lambda: shell.side.shown.analysis))


def words(panel: AnalysisPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(Label) if label.text()]


def look(shell: Shell, panel: AnalysisPanel, qtbot: QtBot, plies: int) -> None:
    """Open the dock, and wait until everything on the table has been studied."""
    shell.actions[commands.GRAPH].trigger()
    qtbot.waitUntil(lambda: len(panel.graph.plot.places) == plies)
    settle(qtbot)
    panel.refresh()


def test_nothing_is_studied_while_nobody_looks(
    shell: Shell, finished: Record, panel: AnalysisPanel, qtbot: QtBot
) -> None:
    assert len(panel.graph.plot.places) == 0
    look(shell, panel, qtbot, len(finished.nodes) + 1)
    assert panel.graph.accessibleDescription().startswith("Anna from ")
    assert ", Ben from " in panel.graph.accessibleDescription()


def test_a_ply_of_the_graph_leads_there(
    shell: Shell, finished: Record, panel: AnalysisPanel, qtbot: QtBot
) -> None:
    look(shell, panel, qtbot, len(finished.nodes) + 1)
    panel.graph.chosen.emit(3)
    assert shell.match_view is not None
    assert shell.match_view.at == 2
    panel.graph.chosen.emit(0)
    assert shell.match_view.at == -1


def test_luck_is_told_per_roll_and_in_all(
    shell: Shell, finished: Record, panel: AnalysisPanel, qtbot: QtBot
) -> None:
    look(shell, panel, qtbot, len(finished.nodes) + 1)
    rows = panel.luck.table.rows
    rolls = [node for node in finished.nodes if node.by == "chance"]
    assert [row.came for row in rows] == [node.text for node in rolls]
    ledger = panel._study.findings.ledger
    assert ledger is not None
    assert shell.match_view is not None
    assert luck_sentence(shell.match_view.game, ledger, shell.match_view.words) in words(panel)
    panel.luck.table.rowChosen.emit(rows[0])
    assert shell.match_view.at == 0


def test_the_dice_are_tested(
    shell: Shell, finished: Record, panel: AnalysisPanel, qtbot: QtBot
) -> None:
    look(shell, panel, qtbot, len(finished.nodes) + 1)
    panel.tabs.set_current(1)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    (histogram,) = (
        chart
        for chart in panel.findChildren(Chart)
        if chart.accessibleName() == tr("match-dice-histogram")
    )
    assert histogram.isVisible()
    (found,) = panel._study.findings.dice
    assert tr("session-dice-ordinary", share=found.probability) in words(panel)


def test_a_new_match_begins_with_nothing(
    shell: Shell, finished: Record, table: Table, panel: AnalysisPanel, qtbot: QtBot
) -> None:
    look(shell, panel, qtbot, len(finished.nodes) + 1)
    table("person", "best", seed=8)
    qtbot.waitUntil(lambda: len(panel.graph.plot.places) <= 1)
    assert panel.luck.table.rows == []


def test_what_nobody_sees_is_shown_when_the_dock_opens(
    shell: Shell,
    finished: Record,
    panel: AnalysisPanel,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    look(shell, panel, qtbot, len(finished.nodes) + 1)
    shown: list[Plot] = []
    monkeypatch.setattr(panel.graph, "show_plot", shown.append)
    shell.actions[commands.GRAPH].trigger()
    assert not panel.isVisible()
    panel._due.soon()
    assert panel._due.flush()
    assert not shown
    shell.actions[commands.GRAPH].trigger()
    qtbot.waitUntil(lambda: bool(shown))
    assert len(shown[0].places) == len(finished.nodes) + 1


def test_a_roll_is_put_into_words_once(
    shell: Shell,
    finished: Record,
    panel: AnalysisPanel,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    look(shell, panel, qtbot, len(finished.nodes) + 1)
    before = panel.luck.table.rows
    monkeypatch.setattr(analysis, "luck_row", lambda *_: pytest.fail("It is known already."))
    panel.refresh()
    assert panel.luck.table.rows == before
