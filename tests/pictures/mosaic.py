"""A picture as the mean color of each 8×8 block of pixels: small to keep, quick to compare.

Antialiasing and rounding have changed no mean by more than 5 of 255 so far (an icon whose edges
had moved a little); a digit, a pip, a text moved by one pixel, or a color changed by eight steps
changes one by more than `LIMIT`.
"""

from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

BLOCK: Final = 8
LIMIT: Final = 6
"""How far means may differ, out of 255."""
_AMPLIFIED: Final = 8
_LOSSLESS: Final = 100

Mosaic: TypeAlias = npt.NDArray[np.uint8]
"""Rows of blocks: blue, green, red, and a fourth that says nothing."""


def pixels(image: QImage) -> Mosaic:
    """The bytes of a picture, as rows of pixels."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return rows.reshape(image.height(), image.width(), 4).copy()  # `image` will be gone


def mosaic(image: QImage) -> Mosaic:
    """The mean of each block; what is left at the right and below is cut off."""
    whole = pixels(image)
    high, wide = whole.shape[0] // BLOCK, whole.shape[1] // BLOCK
    rows = whole[: high * BLOCK].reshape(high, BLOCK, -1).sum(1, dtype=np.uint16)
    blocks = rows[:, : wide * BLOCK * 4].reshape(high, wide, BLOCK, 4).sum(2, dtype=np.uint32)
    area = BLOCK * BLOCK
    means: Mosaic = ((blocks + area // 2) // area).astype(np.uint8)
    return means


def difference(got: Mosaic, wanted: Mosaic) -> npt.NDArray[np.uint8]:
    """How far apart the colors of each block are, in the worst channel; the sizes must be equal."""
    apart = np.abs(got[..., :3].astype(np.int16) - wanted[..., :3])
    worst: npt.NDArray[np.uint8] = apart.max(2).astype(np.uint8)
    return worst


def load(file: Path) -> Mosaic:
    image = QImage(str(file))
    assert not image.isNull(), f"{file} cannot be read"
    return pixels(image)


def save(blocks: Mosaic, file: Path) -> None:
    """Write a mosaic, without loss."""
    file.parent.mkdir(parents=True, exist_ok=True)
    assert to_image(blocks).save(str(file), quality=_LOSSLESS), f"{file} cannot be written"


def to_image(blocks: Mosaic) -> QImage:
    """A picture with a pixel for each block."""
    data = blocks.tobytes()
    high, wide, _ = blocks.shape
    image = QImage(data, wide, high, 4 * wide, QImage.Format.Format_RGB32)
    return image.copy()  # of its own, not in `data`


def save_failure(got: QImage, wanted: Mosaic | None, stem: Path) -> None:
    """Write what was drawn, what was wanted and the difference × 8 beside each other."""
    stem.parent.mkdir(parents=True, exist_ok=True)
    got.save(f"{stem}-got.png")
    if wanted is None:
        return
    _large(to_image(wanted)).save(f"{stem}-wanted.png")
    drawn = mosaic(got)
    if drawn.shape == wanted.shape:
        apart = difference(drawn, wanted).astype(np.uint16) * _AMPLIFIED
        grey = np.repeat(np.minimum(apart, 255).astype(np.uint8)[..., None], 4, axis=2)
        _large(to_image(grey)).save(f"{stem}-difference.png")


def _large(image: QImage) -> QImage:
    return image.scaled(
        image.width() * BLOCK,
        image.height() * BLOCK,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.FastTransformation,
    )
