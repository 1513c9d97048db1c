"""What the pages of the labs say before anything is loaded."""

import pytest
from pytestqt.qtbot import QtBot

from engines.games.fargo.strategy import StrategyVector
from engines.runtime.texts import tr
from gui.app.context import Context
from gui.kit.label import Label
from gui.labs.fargo.vectors import BestVector, VectorTable
from gui.labs.page import LabPage


@pytest.mark.parametrize("game", ["fargo", "lange_strasse"])
def test_a_lab_opens_with_what_it_shows_and_what_to_try(game: str, context: Context) -> None:
    lab = LabPage(game, context)
    first = lab.findChildren(Label)[1]  # after the title
    assert first.text() == tr(f"labs-about-{game}")
    assert first.wordWrap()


def test_the_points_of_a_strategy_are_written_out_in_a_narrow_window(qtbot: QtBot) -> None:
    table = VectorTable()
    qtbot.addWidget(table)
    table.resize(1000, 200)
    table.show()
    table.resize(690, 200)
    best = StrategyVector((500, 400, 550, 1200, 1250, 1150, 1050, 250))
    table.show_vectors((BestVector(best, 961.5114, 22, 4, 0.58),))
    assert table.columnWidth(0) >= table.sizeHintForColumn(0)
