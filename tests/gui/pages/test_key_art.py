"""The art of the games, as buttons, previews, and placeholders show it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gui.games.face import face
from gui.style import Look, Scheme, theme
from gui.table.dice import painting, sprites

SMALL = QRectF(0, 0, 128, 52)
"""The smallest art, in the row of games for a new match."""
DICE = ("dice_chess", "fargo", "lange_strasse", "roll_galaxy")


def painted(game: str) -> QImage:
    image = QImage(SMALL.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("black"))
    painter = QPainter(image)
    face(game).paint_tile(painter, SMALL)
    painter.end()
    return image


@pytest.mark.parametrize("game", DICE)
def test_dice_are_real_however_small(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    flat: list[str] = []
    monkeypatch.setattr(painting, "paint_face", lambda *_args, **_how: flat.append(game))
    painted(game)
    assert not flat


@pytest.mark.parametrize("game", DICE)
def test_plain_surfaces_have_flat_dice(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    theme().set_look(Look(Scheme.LIGHT, high_contrast=True, scale=100))
    real: list[str] = []
    monkeypatch.setattr(sprites, "_strip", lambda name, _level: real.append(name))
    painted(game)
    assert not real
