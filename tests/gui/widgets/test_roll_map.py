"""The map of the next rolls: chart and table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engines.runtime.texts import tr
from gui.kit import canvas  # noqa: F401 - charts are drawn at once
from gui.kit.plot import Bars, Dots
from gui.match.next_rolls import RollMap, RollRow, roll_plot
from gui.style import Look, Scheme, theme
from gui.table.dice.view import Pips


def row(place: int, chance: float, gain: float, *, came: bool = False) -> RollRow:
    face = place + 1
    return RollRow(
        place=place,
        text=str(face),
        faces=(Pips(face),),
        chance=chance,
        chance_text=f"{chance:.0%}",
        value_text=f"{0.5 + gain:.0%}",
        gain=gain,
        gain_text=f"{100 * gain:+.0f}",
        stands_for=2,
        came=came,
    )


ROWS = (row(2, 0.5, 0.2), row(0, 0.3, -0.2), row(1, 0.2, -0.2, came=True))


@pytest.fixture
def shown(qtbot: QtBot) -> RollMap:
    found = RollMap()
    qtbot.addWidget(found)
    found.resize(360, 400)
    found.set_rolls(ROWS, "50 %", 0, "Half of them are better.")
    found.show()
    return found


def test_bars_are_as_wide_as_likely_and_as_high_as_good() -> None:
    bars, *_, came = roll_plot(ROWS, "50 %", 0, "").marks
    assert isinstance(bars, Bars)
    assert isinstance(came, Dots)
    assert bars.xs == pytest.approx([0.25, 0.65, 0.9])
    assert bars.width == pytest.approx([0.94 * each.chance for each in ROWS])
    assert (bars.lows, bars.highs) == ([0.0, -0.2, -0.2], [0.2, 0.0, 0.0])
    assert came.xs == pytest.approx([0.9])


def test_rolls_that_are_all_the_same_stand_on_a_line(shown: RollMap) -> None:
    shown.set_rolls((row(0, 0.5, 0.0), row(1, 0.5, 0.0)), "50 %", 0, "")
    bars = shown.chart.plot.marks[0]
    assert isinstance(bars, Bars)
    assert [*bars.lows, *bars.highs] == [0.0] * 4
    shown.grab()


def test_a_click_on_a_bar_chooses_its_row(shown: RollMap) -> None:
    told: list[int] = []
    shown.chosen.connect(told.append)
    assert shown.chart.current == -1
    spot = shown.chart.point(0.65, -0.1).toPoint()
    QTest.mouseClick(shown.chart, Qt.MouseButton.LeftButton, pos=spot)
    assert told == [0]
    assert shown.table.current_row == ROWS[1]
    assert shown.chart.current == 1


def test_keys_choose_and_activate(shown: RollMap) -> None:
    told: list[tuple[str, int]] = []
    shown.chosen.connect(lambda place: told.append(("chosen", place)))
    shown.activated.connect(lambda place: told.append(("activated", place)))
    shown.table.setFocus()
    QTest.keyClick(shown.table, Qt.Key.Key_Down)
    QTest.keyClick(shown.table, Qt.Key.Key_Down)
    QTest.keyClick(shown.table, Qt.Key.Key_Return)
    assert told[-2:] == [("chosen", told[-1][1]), ("activated", told[-1][1])]


def test_the_arrow_keys_go_from_bar_to_bar(shown: RollMap) -> None:
    told: list[int] = []
    shown.chosen.connect(told.append)
    shown.chart.setFocus()
    for _ in range(2):
        QTest.keyClick(shown.chart, Qt.Key.Key_Right)
    assert told == [2, 0]
    assert shown.table.current_row == ROWS[1]


def test_everything_is_told_in_words(shown: RollMap) -> None:
    assert shown.chart.accessibleName() == tr("match-roll-map")
    assert shown.chart.accessibleDescription() == "Half of them are better."
    model = shown.table.model()
    cells = [
        [model.index(line, column).data() for column in range(model.columnCount())]
        for line in range(model.rowCount())
    ]
    assert cells == [
        ["70%", "50%", "3"],
        ["30%", "30%", "1"],
        ["30%", "20%", tr("match-rolled", roll=2)],
    ]
    tip = model.index(2, 2).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.splitlines() == [
        tr("match-rolled", roll=2),
        tr("match-against-the-average", gain="-20"),
        tr("match-represents-equivalent-rolls", rolls=2),
    ]


def test_other_rolls_begin_without_a_choice(shown: RollMap) -> None:
    shown.table.select_row(1)
    shown.set_rolls(ROWS, "50 %", 0, "the same")
    assert shown.table.current_row == ROWS[1]
    shown.set_rolls(ROWS[:2], "50 %", 0, "others")
    assert [shown.table.current_row, *shown.table.rows] == [None, *ROWS[:2]]


@pytest.mark.parametrize("look", [Look(Scheme.DARK, True, 200), Look(Scheme.LIGHT, True, 80)])
def test_it_is_drawn_in_every_look(shown: RollMap, look: Look) -> None:
    theme().set_look(look)
    shown.chart.set_current(0)
    assert not shown.grab().isNull()
