"""Renders surfaces, skies, worlds and dice: ``python packaging/materials.py FOLDER``.

Needs numpy, and Qt to draw the signs of dice and to write the pictures. Every run makes the same
pictures. It takes about four minutes on one core, which is why the pictures ship with the program.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import dice
import numpy as np
import planets
import skies
import surfaces
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QFont,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QApplication

from engines.games.roll_galaxy.data import DEVELOPMENT, NUMBERS, TABLE
from engines.games.roll_galaxy.names import face_name
from gui.games.roll_galaxy import symbols
from gui.style import DICE_STYLES, DiceColour, theme
from gui.style.chess import PIECES, sign
from gui.style.icons import icon_path

QUALITY: Final = 90
"""Quality of WebP pictures; their alpha is lossless all the same."""
SKY_QUALITY: Final = 84
PIP_EDGE: Final = 240
"""Large enough for large dice at twice the usual number of pixels; smaller ones are scaled."""
SIGN_EDGE: Final = 160
_SIGN_SIDE: Final = 320
_CUT: Final = 0.026
"""Lines that are cut into a sign, as a share of its height."""


def signs() -> dict[int, surfaces.Field]:
    """The pieces on the faces 1 to 6 of a die of Dice Chess, as masks from 0 to 1."""
    made = {}
    for number, name in enumerate(PIECES, start=1):
        image = QImage(_SIGN_SIDE, _SIGN_SIDE, QImage.Format.Format_Grayscale8)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QPointF(_SIGN_SIDE / 2, _SIGN_SIDE / 2))
        painter.scale(0.97 * _SIGN_SIDE, 0.97 * _SIGN_SIDE)
        painter.fillPath(sign(name).outline, Qt.GlobalColor.white)
        painter.strokePath(sign(name).lines, QPen(Qt.GlobalColor.black, _CUT))
        painter.end()
        rows = np.frombuffer(image.constBits(), np.uint8).reshape(_SIGN_SIDE, -1)
        made[number] = rows[:, :_SIGN_SIDE].astype(float) / 255
    return made


def resin_signs(letter: str) -> list[dict[int, surfaces.Field]]:
    """The signs of a die of Roll for the Galaxy: six phases with a letter; the letter alone."""
    icons = (*symbols.PHASE_ICONS, symbols.WILD_ICON)
    faces = {number: _engraved(icon, letter) for number, icon in enumerate(icons, start=1)}
    return [faces, dict.fromkeys(faces, _engraved("", letter))]


def _engraved(icon: str, letter: str) -> surfaces.Field:
    """An icon, and a letter at its lower right, as a mask from 0 to 1."""
    side = _SIGN_SIDE
    image = QImage(side, side, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if icon:
        painter.save()
        painter.translate(QPointF(0.46 * side, 0.45 * side))
        painter.scale(0.86 * side, 0.86 * side)
        painter.fillPath(icon_path(icon), Qt.GlobalColor.white)
        painter.restore()
    font = QFont("Inter")
    font.setPixelSize(round(0.36 * side))
    font.setWeight(QFont.Weight.DemiBold)
    word = QPainterPath()
    word.addText(QPointF(), font, letter)
    box = word.boundingRect()
    word.translate(0.985 * side - box.right(), 0.985 * side - box.bottom())
    painter.strokePath(word, QPen(Qt.GlobalColor.black, 0.09 * side))
    painter.fillPath(word, Qt.GlobalColor.white)
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(side, -1)
    return rows[:, :side].astype(float) / 255


def strip(
    turns: list[surfaces.Field],
    material: dice.Material,
    edge: int,
    masks: dict[int, surfaces.Field] | None,
    *,
    rests: bool,
) -> surfaces.Field:
    """Dice side by side in one picture."""
    made = [dice.picture(turn, material, edge, signs=masks, rests=rests) for turn in turns]
    return np.concatenate(made, axis=1) * 255


def strips() -> Iterator[tuple[str, surfaces.Field]]:
    """Every strip of dice by name: one for each face with all yaws, one in the air."""
    pieces = signs()
    air = [dice.tumbling(number) for number in range(dice.TUMBLES)]
    for name, material, edge, masks in (
        ("ivory", dice.IVORY, PIP_EDGE, None),
        ("white", dice.IVORY, SIGN_EDGE, pieces),
        ("black", dice.EBONY, SIGN_EDGE, pieces),
    ):
        for face in range(1, 7):
            lying = [dice.lying(face, yaw) for yaw in dice.YAWS]
            yield f"{name}-{face}", strip(lying, material, edge, masks, rests=True)
        yield f"{name}-air", strip(air, material, edge, masks, rests=False)
    yield from resin_strips()
    lying = [dice.lying(1, yaw) for yaw in dice.YAWS]
    yield "cube", strip(lying, dice.OXBLOOD, SIGN_EDGE, {}, rests=True)


def resin_strips() -> Iterator[tuple[str, surfaces.Field]]:
    """For each color of Roll for the Galaxy six faces and a blank one, and a die in the air."""
    air = [dice.tumbling(number) for number in range(dice.TUMBLES)]
    for name, material in dice.RESIN.items():
        faces, blank = resin_signs(DICE_STYLES[DiceColour(name)].letter)
        shown = [{face: mask} for face, mask in faces.items()] + [{1: blank[1]}]
        made = [
            dice.picture(dice.lying(min(one), 0), material, SIGN_EDGE, signs=one) for one in shown
        ]
        yield name, np.concatenate(made, axis=1) * 255
        yield f"{name}-air", strip(air, material, SIGN_EDGE // 2, faces, rests=False)


def worlds() -> Iterator[tuple[str, surfaces.Field]]:
    """Every world of Roll for the Galaxy by its reference, at night and by day."""
    for reference, face in NUMBERS.items():
        colour = TABLE[face].colour
        if colour != DEVELOPMENT:
            for ending, day in (("", False), ("-day", True)):
                made = planets.picture(face_name(face), colour, day=day)
                yield f"world-{reference}{ending}", made


def save(picture: surfaces.Field, file: Path, quality: int = QUALITY) -> None:
    """Write colors, or colors and alpha, from 0 to 255.

    Raises OSError if the picture cannot be written.
    """
    height, width, channels = picture.shape
    rows = np.ascontiguousarray(np.clip(picture.round(), 0, 255).astype(np.uint8))
    formats = {3: QImage.Format.Format_RGB888, 4: QImage.Format.Format_RGBA8888}
    image = QImage(rows.data, width, height, channels * width, formats[channels])
    if not image.save(str(file), quality=quality):
        raise OSError(f"{file} cannot be written")


def write(folder: Path) -> None:
    """Write all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, texture in surfaces.TEXTURES.items():
        save(texture(), folder / f"{name}.webp")
    for name, sky in skies.PICTURES.items():
        save(sky(), folder / f"{name}.webp", SKY_QUALITY)
    for name, world in worlds():
        save(world, folder / f"{name}.webp", SKY_QUALITY)
    for name, row in strips():
        save(row, folder / f"die-{name}.webp")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    theme()  # with its fonts
    write(Path(sys.argv[1]))
