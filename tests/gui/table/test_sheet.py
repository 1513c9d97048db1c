"""The score sheet: cells that are told and read, names that stay apart, room that is used."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QFontMetricsF, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from gui.kit.words import name_in
from gui.style import TypeRole, theme
from gui.table.sheet import Cell, CellKey, Kind, Part, Row, ScoreSheet, paint_cell
from gui.table.spots import words
from gui.table.surface import Surface

NAMES = ("Maximilian the Great of Bavaria I", "Maximilian the Great of Bavaria II")
SHEET = ScoreSheet(
    (
        Part(
            (
                Row((Cell("Round 3"),), Kind.TITLE),
                Row((Cell(), Cell("points"), Cell("strich")), Kind.HEAD),
                *(
                    Row(
                        (
                            Cell(name, seats=(seat,), won=seat == 1),
                            Cell(figure=str(100 * seat), won=seat == 1),
                            Cell(figure="✗", says="a strich", won=seat == 1),
                        ),
                    )
                    for seat, name in enumerate(NAMES)
                ),
            )
        ),
    ),
    widest=300,
    grows=2.0,
)


@pytest.mark.usefixtures("plain_look")
def test_each_cell_says_its_row_and_its_column(qtbot: QtBot) -> None:
    surface = Surface(QSize(), QSize())
    qtbot.addWidget(surface)
    surface.resize(400, 200)
    surface.show_table(SHEET)
    table = QAccessible.queryAccessibleInterface(surface)
    assert table.role() is QAccessible.Role.Table
    cell = surface.access.cell(CellKey(3, 2))
    assert cell.text(QAccessible.Text.Name) == f"{NAMES[1]}, strich: a strich"
    place = cell.tableCellInterface()
    assert (place.rowIndex(), place.columnIndex()) == (3, 2)
    assert surface.access.cell(CellKey(1, 1)).role() is QAccessible.Role.ColumnHeader


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("width", [200, 260])
def test_a_name_without_room_has_the_whole_of_it_in_its_tip(width: int) -> None:
    spots = {spot.key: spot for spot in SHEET.spots_in(QRectF(0, 0, width, 200))}
    assert words(spots[CellKey(3, 0)].tip) == NAMES[1]
    assert spots[CellKey(3, 1)].tip == ""


@pytest.mark.usefixtures("plain_look")
def test_shortened_names_that_begin_alike_stay_apart() -> None:
    metrics = QFontMetricsF(theme().font(TypeRole.BODY))
    first, second = (name_in(metrics, name, 90) for name in NAMES)
    assert "…" in first
    assert "…" in second
    assert first != second


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize(("width", "height"), [(200, 60), (300, 200), (1200, 800)])
def test_cells_stay_apart_and_inside(width: int, height: int) -> None:
    spots = SHEET.spots_in(QRectF(0, 0, width, height))
    for spot in spots:
        others = (other for other in spots if other is not spot)
        assert not any(spot.rect.intersects(other.rect) for other in others)
        assert spot.rect.left() >= 0
        assert spot.rect.right() <= width


@pytest.mark.usefixtures("plain_look")
def test_letters_grow_where_that_shortens_nothing() -> None:
    heights = [SHEET.spots_in(QRectF(0, 0, width, 800))[0].rect.height() for width in (300, 1200)]
    assert heights[1] == pytest.approx(2 * heights[0], abs=1)  # whole pixels


@pytest.mark.usefixtures("plain_look")
def test_rows_take_height_that_letters_leave() -> None:
    rooms = [QRectF(0, 0, 300, height) for height in (SHEET.height, 1.2 * SHEET.height, 800)]
    sheets = [SHEET.spots_in(room) for room in rooms]
    heights = [spots[0].rect.height() for spots in sheets]
    assert heights == sorted(set(heights))
    for room, spots in zip(rooms, sheets, strict=True):
        assert all(room.contains(spot.rect) for spot in spots)


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("count", [1, 3, 30])
def test_pictures_stay_in_their_cell_beside_its_figure(qtbot: QtBot, count: int) -> None:
    drawn: list[QRectF] = []

    def picture(_painter: QPainter, rect: QRectF) -> None:
        drawn.append(rect)

    cell = Cell(figure="12", pictures=((picture,),) * count)
    room = QRectF(0, 0, 160, Kind.PICTURES.height)
    painter = QPainter(canvas := QPixmap(200, 50))
    paint_cell(painter, room, cell, Kind.PICTURES, True, 1.0)
    painter.end()
    assert not canvas.isNull()
    assert len(drawn) == count
    figure = QFontMetricsF(theme().font(Kind.PICTURES.figures)).horizontalAdvance("12")
    apart = room.adjusted(0, 1, 0, -1)  # pictures of the next row don't touch them
    assert all(apart.contains(each) for each in drawn)
    assert all(each.right() <= room.right() - figure for each in drawn)
    assert not any(one.intersects(other) for one, other in combinations(drawn, 2))
