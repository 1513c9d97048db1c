"""Tables from dataclasses, and the luck ledger."""

from dataclasses import dataclass, replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.kit.luck import LuckLedger, LuckRow
from gui.kit.table import Column, Table, TableModel
from gui.style import Space, Token, theme


@dataclass(frozen=True, slots=True)
class Standing:
    name: str
    score: float


COLUMNS: tuple[Column[Standing], ...] = (
    Column("Name", lambda row: row.name, tip=lambda row: f"Bot {row.name}"),
    Column(
        "Score",
        lambda row: f"{row.score:.1f}",
        lambda row: row.score,
        number=True,
        token=lambda row: Token.BAD if row.score < 0 else Token.TEXT,
    ),
)
ROWS = [Standing("Bruno", 9.0), Standing("Anna", 10.0), Standing("Clara", -2.0)]


def _shown(table: Table[Standing]) -> list[str]:
    model = table.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.fixture
def table(qtbot: QtBot) -> Table[Standing]:
    made = Table(COLUMNS, ROWS)
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    return made


def test_model_keeps_qt_s_contract(qtmodeltester: Any) -> None:
    qtmodeltester.check(TableModel(COLUMNS, ROWS))


def test_proxy_keeps_qt_s_contract(table: Table[Standing], qtmodeltester: Any) -> None:
    qtmodeltester.check(table.model())


def test_cells_have_text_alignment_colour_and_tip(table: Table[Standing]) -> None:
    cell = table.model().index(2, 1)
    assert cell.data() == "-2.0"
    assert cell.data(Qt.ItemDataRole.TextAlignmentRole) & int(Qt.AlignmentFlag.AlignRight)
    assert cell.data(Qt.ItemDataRole.ForegroundRole) == QColor(theme().hex(Token.BAD))
    assert table.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "Bot Bruno"


def test_numbers_sort_as_numbers(table: Table[Standing]) -> None:
    table.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    assert _shown(table) == ["Clara", "Bruno", "Anna"]
    table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert _shown(table) == ["Clara", "Bruno", "Anna"]
    table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    assert _shown(table) == ["Bruno", "Anna", "Clara"]


def test_choosing_gives_the_row_s_value_even_when_sorted(
    qtbot: QtBot, table: Table[Standing]
) -> None:
    table.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    spot = table.visualRect(table.model().index(0, 0)).center()
    with qtbot.waitSignal(table.rowChosen) as chosen:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert chosen.args == [ROWS[2]]
    assert table.current_row == ROWS[2]
    with qtbot.waitSignal(table.rowActivated) as activated:
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert activated.args == [ROWS[2]]


def test_selecting_from_the_program_is_silent(qtbot: QtBot, table: Table[Standing]) -> None:
    with qtbot.assertNotEmitted(table.rowChosen):
        table.select_row(1)
    assert table.current_row == ROWS[1]


def test_growing_rows_keep_the_selection(qtbot: QtBot, table: Table[Standing]) -> None:
    table.select_row(1)
    chosen = []
    for rows in ([*ROWS, Standing("Dario", 1.0)], [Standing("Emil", 3.0)]):
        table.set_rows(rows)
        chosen.append(table.current_row)
    assert chosen == [ROWS[1], None]
    assert _shown(table) == ["Emil"]


@pytest.mark.parametrize("shown", [(0, 1, 2), (0, 1)])
def test_words_take_the_room_that_is_left(qtbot: QtBot, shown: tuple[int, ...]) -> None:
    rank: Column[Standing] = Column("Rank", lambda _row: "1", number=True)
    made = Table((rank, *COLUMNS), ROWS)
    qtbot.addWidget(made)
    made.setColumnHidden(2, 2 not in shown)
    made.resize(800, 300)
    made.show()
    widths = [made.columnWidth(column) for column in shown]
    assert sum(widths) == made.viewport().width()
    assert max(widths) == widths[1] > 500


def test_extra_columns_are_left_out_where_others_would_be_cut(qtbot: QtBot) -> None:
    extra = replace(COLUMNS[1], extra=True)
    table = Table((*COLUMNS, extra, extra), ROWS)
    qtbot.addWidget(table)
    table.show()

    def left_out(width: int) -> list[bool]:
        table.resize(width, 300)
        QApplication.processEvents()
        return [table.isColumnHidden(place) for place in range(4)]

    table.resize(600, 300)
    needed = [table.sizeHintForColumn(0), *(table.columnWidth(place) for place in (1, 2, 3))]
    edge = table.width() - table.viewport().width()
    assert left_out(600) == [False, False, False, False]
    assert left_out(sum(needed) + edge - needed[3] // 2) == [False, False, False, True]
    assert left_out(sum(needed[:2]) + edge) == [False, False, True, True]
    assert left_out(600) == [False, False, False, False]


def test_a_table_of_numbers_has_the_room_before_them(qtbot: QtBot) -> None:
    made = Table((COLUMNS[1], COLUMNS[1]), ROWS)
    qtbot.addWidget(made)
    made.resize(800, 300)
    made.show()
    assert made.columnWidth(0) + made.columnWidth(1) == made.viewport().width()
    assert made.columnWidth(1) < 200


def test_the_same_rows_again_change_nothing(qtbot: QtBot, table: Table[Standing]) -> None:
    with qtbot.assertNotEmitted(table.model().modelReset):
        table.set_rows(list(ROWS))


def _luck(luck: float, number: int = 1) -> LuckRow:
    return LuckRow(number, 0, "Anna", "1 1 5", "50 %", "55 %", luck, f"{luck:+}", number * 2)


def test_luck_bars_lie_on_the_side_of_their_sign(qtbot: QtBot) -> None:
    ledger = LuckLedger()
    qtbot.addWidget(ledger)
    ledger.resize(640, 300)
    ledger.set_ledger([_luck(8.0, 1), _luck(-8.0, 2)], "Anna +0 ± 3", "Even luck.")
    ledger.show()
    viewport = ledger.table.viewport()
    image = viewport.grab().toImage()
    seat = theme().seat_color(0)
    sides = []
    for row in range(2):
        cell = ledger.table.visualRect(ledger.table.model().index(row, 5))
        line = [
            x
            for x in range(cell.left() + 72, cell.right())
            if image.pixelColor(QPoint(x, cell.center().y())) == seat
        ]
        zero = (cell.left() + 72 + cell.right()) / 2
        sides.append(sum(line) / len(line) > zero)
    assert sides == [True, False]


def test_in_the_narrowest_dock_names_are_shortened_and_figures_are_not(qtbot: QtBot) -> None:
    ledger = LuckLedger()
    table = ledger.table
    qtbot.addWidget(ledger)
    ledger.resize(theme().px(236), 300)
    ledger.show()
    name = "Maximiliane-Charlotte Qu"
    row = replace(_luck(-18.5, 1), name=name, came="1 1 2 2 3 3 5 5 6 6")
    wide = QFontMetrics(table.font()).horizontalAdvance
    for rows in ([_luck(8.0)], [_luck(8.0), row]):
        ledger.set_ledger(rows, "", "")
        QApplication.processEvents()
        assert table.horizontalScrollBar().maximum() == 0
        padding = 2 * theme().px(Space.S)
        assert table.columnWidth(2) >= wide(rows[-1].came) + padding
        assert table.columnWidth(5) >= wide(rows[-1].luck_text) + padding
    assert table.columnWidth(1) < wide(name)
    assert table.model().index(1, 1).data(Qt.ItemDataRole.ToolTipRole) == name
    ledger.resize(theme().px(500), 300)
    QApplication.processEvents()
    assert not table.isColumnHidden(3)
    ledger.resize(theme().px(236), 300)
    QApplication.processEvents()
    assert table.isColumnHidden(3)


def test_choosing_a_roll_jumps_to_its_ply(qtbot: QtBot) -> None:
    ledger = LuckLedger()
    qtbot.addWidget(ledger)
    ledger.set_ledger([_luck(1.0, 1), _luck(2.0, 2)], "", "Even luck.")
    with qtbot.waitSignal(ledger.table.rowChosen) as chosen:
        ledger.table.setCurrentIndex(ledger.table.model().index(1, 0))
    assert [row.ply for row in chosen.args] == [4]
    assert ledger.accessibleDescription() == "Even luck."


def test_a_ledger_without_luck_can_be_drawn(qtbot: QtBot) -> None:
    ledger = LuckLedger()
    qtbot.addWidget(ledger)
    ledger.set_ledger([_luck(0.0)], "", "")
    ledger.grab()
    ledger.set_ledger([], "", "")
    ledger.grab()
