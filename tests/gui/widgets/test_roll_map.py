"""The map of the next rolls: chart and table."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gui.match.roll_map import RollMap, RollRow
from gui.style import Look, Scheme, Token, theme
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


def test_bars_are_as_wide_as_likely_and_as_high_as_good(shown: RollMap) -> None:
    chart = shown.chart
    plot = chart.plot_rect()
    bars = [chart.bar_rect(each.place) for each in ROWS]
    assert [bar.width() / plot.width() for bar in bars] == pytest.approx([0.5, 0.3, 0.2])
    assert bars[0].left() == plot.left()
    assert bars[-1].right() == pytest.approx(plot.right())
    assert bars[0].top() == pytest.approx(plot.top())
    assert bars[0].bottom() == pytest.approx(plot.center().y())
    assert bars[1].top() == pytest.approx(plot.center().y())
    assert bars[1].bottom() == pytest.approx(plot.bottom())


def test_rolls_that_are_all_the_same_stand_on_a_line(shown: RollMap) -> None:
    shown.set_rolls((row(0, 0.5, 0.0), row(1, 0.5, 0.0)), "50 %", 0, "")
    assert shown.chart.bar_rect(0).height() == 0
    shown.grab()


def test_a_click_on_a_bar_chooses_its_row(shown: RollMap) -> None:
    told: list[int] = []
    shown.chosen.connect(told.append)
    spot = shown.chart.bar_rect(0).center().toPoint()
    QTest.mouseClick(shown.chart, Qt.MouseButton.LeftButton, pos=spot)
    assert told == [0]
    assert shown.current == ROWS[1]
    QTest.mouseClick(shown.chart, Qt.MouseButton.LeftButton, pos=QPoint(1, spot.y()))
    assert told == [0], "beside the bars there is nothing to choose"


def test_keys_choose_and_activate(shown: RollMap) -> None:
    told: list[tuple[str, int]] = []
    shown.chosen.connect(lambda place: told.append(("chosen", place)))
    shown.activated.connect(lambda place: told.append(("activated", place)))
    shown.table.setFocus()
    QTest.keyClick(shown.table, Qt.Key.Key_Down)
    QTest.keyClick(shown.table, Qt.Key.Key_Down)
    QTest.keyClick(shown.table, Qt.Key.Key_Return)
    assert told[-2:] == [("chosen", told[-1][1]), ("activated", told[-1][1])]


def test_the_chosen_bar_is_marked(shown: RollMap) -> None:
    bar = shown.chart.bar_rect(2).center().toPoint()

    def colour() -> str:
        ratio = QGuiApplication.primaryScreen().devicePixelRatio()
        return shown.chart.grab().toImage().pixelColor(bar * ratio).name().upper()

    shown.chart.set_current(-1)
    assert colour() == theme().seat_color(0).name().upper()
    shown.chart.set_current(2)
    assert colour() == theme().hex(Token.ACCENT).upper()


def test_everything_is_told_in_words(shown: RollMap) -> None:
    assert shown.chart.accessibleName() == "Roll map"
    assert shown.chart.accessibleDescription() == "Half of them are better."
    model = shown.table.model()
    cells = [
        [model.index(line, column).data() for column in range(model.columnCount())]
        for line in range(model.rowCount())
    ]
    assert cells == [["70%", "50%", "3"], ["30%", "30%", "1"], ["30%", "20%", "2 (rolled)"]]
    tip = model.index(2, 2).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.splitlines() == [
        "2 (rolled)",
        "-20 against the average",
        "Represents 2 equivalent rolls.",
    ]


def test_other_rolls_begin_without_a_choice(shown: RollMap) -> None:
    shown.table.select_row(1)
    shown.set_rolls(ROWS, "50 %", 0, "the same")
    assert shown.current == ROWS[1]
    shown.set_rolls(ROWS[:2], "50 %", 0, "others")
    assert [shown.current, *shown.rows] == [None, *ROWS[:2]]


@pytest.mark.parametrize("look", [Look(Scheme.DARK, True, 200), Look(Scheme.LIGHT, True, 80)])
def test_it_is_drawn_in_every_look(shown: RollMap, look: Look) -> None:
    theme().set_look(look)
    shown.chart.set_current(0)
    assert not shown.grab().isNull()
