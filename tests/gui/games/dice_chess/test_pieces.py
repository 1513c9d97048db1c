"""The pieces of Dice Chess, at every size."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from gui.games.dice_chess.pieces import paint_piece
from gui.style import Look, Scheme, theme
from gui.style.chess import PieceSet


@pytest.mark.parametrize("style", PieceSet)
@pytest.mark.parametrize("side", [24, 60, 160])
def test_pieces_can_be_told_apart(style: PieceSet, side: int) -> None:
    """Each covers its square well and stays inside it; no two have nearly the same outline."""
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False, pieces=style))
    shapes = []
    for letter in "PNBRQK":
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_piece(painter, QRectF(0, 0, side, side), letter)
        painter.end()
        ground = {(x, y) for x in range(side) for y in range(side)}
        shape = {(x, y) for x, y in ground if image.pixelColor(x, y).alpha() > 150}
        assert 0.15 * side * side < len(shape) < 0.6 * side * side
        rows = {y for _, y in shape}
        assert min(rows) >= 1
        assert max(rows) < side - 1
        shapes.append(shape)
    for place, shape in enumerate(shapes):
        for other in shapes[place + 1 :]:
            assert len(shape ^ other) > 0.03 * side * side
