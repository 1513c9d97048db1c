"""Every colonist and module has a drawing of its own, and Omnium moves piece by piece."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from engines.games.colonizers.cards import CODES, COLONIST_NAMES
from engines.games.colonizers.places import ways_of
from gui.games.colonizers.art import paint_building, paint_face, paint_portrait
from gui.games.colonizers.picture import Picture
from gui.games.colonizers.table import ColonizersTable
from gui.style import theme
from tests.gui.games.colonizers.told import DRAW, NAMES, POWER, Told

SIDE = 48


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    theme()


def drawn(paint: Callable[[QPainter, QRectF], None], side: int = SIDE) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(0, 0, side, side))
    painter.end()
    return image


def unlike(one: QImage, two: QImage) -> float:
    """The mean difference of two pictures, 0 to 255."""
    pairs = zip(bytes(one.constBits()), bytes(two.constBits()), strict=True)
    return sum(abs(a - b) for a, b in pairs) / one.sizeInBytes()


def test_faces_differ_where_they_are_small() -> None:
    faces = [drawn(partial(paint_face, name=name)) for name in COLONIST_NAMES]
    for at, face in enumerate(faces):
        assert all(unlike(face, other) > 20 for other in faces[:at])


def test_modules_differ_where_they_are_small() -> None:
    modules = [drawn(partial(paint_building, code=code)) for code in CODES]
    for at, module in enumerate(modules):
        assert all(unlike(module, other) > 8 for other in modules[:at])


def test_who_is_out_is_gray() -> None:
    def grayness(*, out: bool) -> int:
        image = drawn(partial(paint_portrait, name="Miner", out=out))
        colours = [image.pixelColor(x, y) for x in range(SIDE) for y in range(SIDE)]
        return max(max(c.red(), c.green(), c.blue()) - min(c.red(), c.green(), c.blue())
                   for c in colours)  # fmt: skip

    assert grayness(out=True) <= 3
    assert grayness(out=False) > 100


@pytest.mark.parametrize(
    ("text", "said", "coins"), [(DRAW, "Take Omnium", 2), (POWER, "Steal from Ecologist", 0)]
)
def test_omnium_flies_piece_by_piece(text: str, said: str, coins: int) -> None:
    told = Told(text, viewer=1)
    step = told.say(said)
    before, after = (each.view(1) for each in (step.before, step.after))
    table = ColonizersTable(Picture(after, 1, NAMES, bottom=1))
    ways = ways_of(before, after, step.action, known=True, face_down=False)
    flights = table.flights(ways, QSizeF(900, 560))
    assert len(flights) == coins
    assert len({flight.delay_ms for flight in flights}) == coins
    for flight in flights:
        halfway = (flight.start.center() + flight.end.center()) / 2
        assert flight.pose(0.5).rect.center().y() < halfway.y() - 20
        assert flight.pose(1.0).rect == flight.end
