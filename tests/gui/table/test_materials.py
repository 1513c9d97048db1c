"""The materials of tables: words on them can be read, and they can be switched off."""

import math
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from engines.contract.position import Position
from engines.contract.registry import game
from gui.games.dice_chess.painting import paint_board
from gui.games.dice_chess.pieces import BOARDS
from gui.games.dice_chess.squares import Squares, is_light
from gui.games.fargo.felt import FargoTable
from gui.games.lange_strasse.leather import LangeStrasseTable, layout_of
from gui.kit.words import width_of
from gui.style import Look, Scheme, Token, theme
from gui.style.chess import BoardStyle
from gui.style.tokens import DiceColour, Ink
from gui.table import instruments, materials, sheet
from gui.table.dice.painting import paint_mini
from gui.table.instruments import paint_button
from gui.table.materials import Backdrop, texture
from tests.gui.vision import contrast

TEXT = 4.5
SIZE = QSizeF(1000, 720)
SCHEMES = [Scheme.LIGHT, Scheme.DARK]


def pixels(image: QImage, rect: QRectF) -> npt.NDArray[np.uint8]:
    """The colors of a part of a picture, sorted by their brightness."""
    part = image.copy(rect.toRect()).convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(part.constBits(), np.uint8).reshape(part.height(), -1)
    found = lines[:, : 3 * part.width()].reshape(-1, 3)
    return found[np.argsort(found.astype(int) @ np.array((2126, 7152, 722)))]


def worst(image: QImage, rect: QRectF, ink: Ink) -> float:
    """The contrast of words on the five percent of a ground that suit them least."""
    found = pixels(image, rect)
    at = len(found) // 20
    ends = ("#{:02X}{:02X}{:02X}".format(*found[place]) for place in (at, len(found) - 1 - at))
    colour = materials.ink(ink).name()
    return min(contrast(colour, end) for end in ends)


def painted(table: FargoTable) -> QImage:
    image = QImage(SIZE.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    table.ground(painter, SIZE)
    painter.end()
    return image


def fargo_table() -> FargoTable:
    text = "4400 5650 3000 | seat 1 | banked 1400 | run 350 | dice 4"
    return FargoTable(Position.parse(game("fargo"), text).view(), ("Anna", "Ben", "Cleo"))


@pytest.mark.parametrize("scheme", SCHEMES)
def test_words_on_fargos_table_can_be_read(qtbot: object, scheme: Scheme) -> None:
    theme().set_look(Look(scheme, high_contrast=False))
    table = fargo_table()
    image, layout = painted(table), table.layout(SIZE)
    assert layout.console is not None
    assert layout.track is not None
    console = table.console(layout.console)
    for rect in (console.risk, *console.lines):
        assert worst(image, rect, Ink.ON_TABLE) >= TEXT
        assert worst(image, rect, Ink.ON_TABLE2) >= TEXT
    lanes = layout.track.adjusted(12, 12, -12, -12)
    assert worst(image, lanes, Ink.ON_PALE) >= TEXT
    assert worst(image, lanes, Ink.ON_PALE2) >= TEXT


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("name", ["felt", "leather", "walnut", "mahogany", "oak", "slate"])
def test_words_on_an_inlay_can_be_read_on_every_ground(
    qtbot: object, scheme: Scheme, name: str
) -> None:
    theme().set_look(Look(scheme, high_contrast=False))
    rect = QRectF(100, 100, 400, 200)
    image = QImage(SIZE.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    materials.fill(painter, QRectF(0, 0, 1000, 720), name)
    if scheme is Scheme.LIGHT:
        materials.paint_windows(painter, QRectF(0, 0, 1000, 720))
    materials.paint_light(painter, SIZE)
    materials.paint_inlay(painter, rect, 0)
    painter.end()
    for ink in (Ink.ON_TABLE, Ink.ON_TABLE2, Ink.CANDLE, Ink.GAIN, Ink.LOSS, Ink.ADVICE):
        assert worst(image, rect, ink) >= TEXT, ink


@pytest.mark.parametrize("scheme", SCHEMES)
def test_words_on_the_table_of_lange_strasse_can_be_read(qtbot: object, scheme: Scheme) -> None:
    theme().set_look(Look(scheme, high_contrast=False))
    view = Position.parse(game("lange_strasse"), "9500 9400 9300 | seat 1 | round 9").view()
    table = LangeStrasseTable(view, ("Anna", "Ben", "Cleo"))
    layout = layout_of(SIZE.width(), SIZE.height(), 1.0, carded=False)
    image = QImage(SIZE.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    materials.paint_room(painter, QRectF(QPointF(), SIZE), Backdrop.OAK)
    table.ground(painter, SIZE)
    painter.end()
    assert layout.strip is not None
    assert layout.slate is not None
    for rect in (layout.strip, *layout.purses):
        for ink in (Ink.ON_TABLE, Ink.ON_TABLE2, Ink.CANDLE, Ink.GAIN, Ink.LOSS, Ink.ADVICE):
            assert worst(image, rect.adjusted(8, 8, -8, -8), ink) >= TEXT, ink
    for ink in (Ink.CHALK, Ink.CHALK2, Ink.GAIN, Ink.LOSS):
        assert worst(image, materials.inside_tray(layout.slate), ink) >= TEXT, ink


@pytest.mark.parametrize("scheme", SCHEMES)
def test_words_on_paper_can_be_read(qtbot: object, scheme: Scheme) -> None:
    theme().set_look(Look(scheme, high_contrast=False))
    image = QImage(SIZE.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    materials.paint_paper(painter, QRectF(100, 100, 500, 400), 9)
    painter.end()
    found = pixels(image, QRectF(110, 110, 470, 370))
    ground = "#{:02X}{:02X}{:02X}".format(*found[len(found) // 20])
    for token in (Token.TEXT, Token.TEXT2, Token.GOOD, Token.WARN, Token.BAD):
        assert contrast(sheet.ink(token).name(), ground) >= TEXT, token


@pytest.mark.parametrize("paint", [materials.paint_brass, materials.paint_ivory])
def test_words_on_plates_and_buttons_can_be_read(qtbot: object, paint: object) -> None:
    theme().set_look(Look(Scheme.DARK, high_contrast=False))
    image = QImage(SIZE.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    assert callable(paint)
    paint(painter, QRectF(100, 100, 400, 60), 8)
    painter.end()
    assert worst(image, QRectF(110, 106, 380, 48), Ink.ON_PALE) >= TEXT


@pytest.mark.parametrize("look", [Look(plain=True), Look(high_contrast=True)])
def test_plain_tables_use_no_picture(
    qtbot: object, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(name: str) -> None:
        raise AssertionError(f"{name} is painted with")

    theme().set_look(look)
    with monkeypatch.context() as patched:
        patched.setattr(materials, "texture", refuse)
        painted(fargo_table())
        for backdrop in Backdrop:
            image = QImage(10, 10, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            materials.paint_room(painter, QRectF(0, 0, 10, 10), backdrop)
            painter.end()
    assert {materials.ink(ink).name() for ink in Ink} == {
        theme().color(ink.plain).name() for ink in Ink
    }


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("backdrop", Backdrop)
def test_every_backdrop_fills_the_table(qtbot: object, backdrop: Backdrop, scheme: Scheme) -> None:
    theme().set_look(Look(scheme, high_contrast=False))
    image = QImage(700, 500, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    materials.paint_backdrop(painter, QSizeF(700, 500), backdrop)
    painter.end()
    corners = [image.pixelColor(x, y).alpha() for x in (0, 699) for y in (0, 499)]
    assert corners == [255] * 4


def test_a_picture_that_is_missing_is_named(qtbot: object) -> None:
    with pytest.raises(FileNotFoundError, match="marble"):
        texture("marble")


@pytest.mark.parametrize("scheme", SCHEMES)
def test_usual_words_can_be_read_in_space(qtbot: object, scheme: Scheme) -> None:
    theme().set_look(Look(scheme, high_contrast=False))
    image = QImage(SIZE.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    materials.paint_backdrop(painter, SIZE, Backdrop.SPACE)
    painter.end()
    found = pixels(image, QRectF(0, 0, 1000, 720))
    at = len(found) // 20
    for place in (at, len(found) - 1 - at):
        ground = "#{:02X}{:02X}{:02X}".format(*found[place])
        for token in (Token.TEXT, Token.TEXT2):
            assert contrast(theme().hex(token), ground) >= TEXT, token


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("style", BoardStyle)
def test_coordinates_can_be_read_on_every_board(
    qtbot: object, scheme: Scheme, style: BoardStyle
) -> None:
    theme().set_look(Look(scheme, high_contrast=False, board=style))
    squares = Squares.inside(QRectF(20, 20, 680, 680), flipped=False)
    image = QImage(SIZE.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_board(painter, SIZE, squares)
    painter.end()
    for square in range(64):
        found = pixels(image, squares.rect(square))
        at = len(found) // 20
        colours = BOARDS[style]
        ink = colours.on_light if is_light(square) else colours.on_dark
        for place in (at, len(found) - 1 - at):
            assert contrast(ink, "#{:02X}{:02X}{:02X}".format(*found[place])) >= TEXT


def test_a_button_without_words_and_room_is_drawn(qapp: object) -> None:
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    try:
        paint_button(painter, QRectF(0, 0, 4, 20), "", "", True, True, False, False)
    finally:
        painter.end()


@pytest.mark.parametrize("side", [78, 88, 118])
def test_the_word_on_a_dial_stays_inside_its_rim(
    side: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    wide, reach = [], []
    paint = instruments.paint_words

    def noted(*values: Any, **more: Any) -> None:
        text, role, size = values[2], values[4], values[6]
        if text == "Fehlwurf":
            wide.append(width_of(text, role, size))
            middle = values[1].center()
            low = middle.y() + 0.36 * size - side / 2  # the foot of the letters
            reach.append(math.hypot(wide[0] / 2, low) / (side / 2))
        paint(*values, **more)

    monkeypatch.setattr(instruments, "paint_words", noted)
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    instruments.paint_dial(painter, QRectF(0, 0, side, side), 0.278, "Fehlwurf")
    painter.end()
    assert 0 < wide[0] <= 1.08 * side / 2
    assert reach[0] < 0.88, "it doesn't touch the rim"


@pytest.mark.usefixtures("qapp")
def test_the_edge_of_a_small_brown_die_is_seen_in_the_dark() -> None:
    theme().set_look(Look(Scheme.DARK))
    ground = theme().color(Token.SURFACE)
    image = QImage(24, 24, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    paint_mini(painter, QRectF(4, 4, 16, 16), None, DiceColour.RARE)
    painter.end()
    theme().set_look(Look(Scheme.LIGHT))
    row = (contrast(image.pixelColor(x, 12).name(), ground.name()) for x in range(24))
    seen = [each for each in row if each > 1.1]
    assert min(seen[0], seen[-1]) >= 3
