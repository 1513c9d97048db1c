"""One cache for everything that is painted once and shown many times."""

import math
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from engines.runtime.texts import language
from gui.style import theme

MOST_BYTES: Final = 96 * 1024 * 1024
_BYTES_PER_PIXEL: Final = 4
_SUBPIXELS: Final = 16
"""Distinct positions within a pixel."""


Look = tuple[Any, ...]
"""What a picture is painted from: a function and hashable values: ``(paint_piece, "N")`` is painted
by ``paint_piece(painter, rect, "N")``, antialiased."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A painted look.

    Attributes:
        pixmap: transparent around what is painted.
        corner: where its upper left corner belongs: on a whole pixel of the device.
    """

    pixmap: QPixmap
    corner: QPointF


class PictureCache:
    """Keeps the pictures that were used last, up to this many bytes."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._bytes = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def picture(self, look: Look, rect: QRectF, ratio: float, bleed: float = 0.0) -> Picture:
        """The picture of a look at a place, for a device pixel ratio."""
        outer = rect.adjusted(-bleed, -bleed, bleed, bleed)
        left, top = math.floor(outer.left() * ratio), math.floor(outer.top() * ratio)
        right, bottom = math.ceil(outer.right() * ratio), math.ceil(outer.bottom() * ratio)
        pixels = QSize(max(1, right - left), max(1, bottom - top))
        corner = QPointF(left / ratio, top / ratio)
        inner = _snapped(rect.translated(-corner))
        t = theme()
        drawn_in = (t.look, t.dark, t.high_contrast, language())
        key = (look, inner.getRect(), pixels.toTuple(), ratio, drawn_in)
        pixmap = self._kept.get(key)
        if pixmap is None:
            pixmap = _painted(look, inner, pixels, ratio)
            self._keep(key, pixmap)
        else:
            self._kept.move_to_end(key)
        return Picture(pixmap, corner)

    def draw(self, painter: QPainter, look: Look, rect: QRectF, bleed: float = 0.0) -> None:
        """Draw the picture of a look on whole pixels of the device; ``bleed`` is a whole number."""
        matrix = painter.deviceTransform()
        ratio = round(math.hypot(matrix.m11(), matrix.m12()), 3)
        picture = self.picture(look, QRectF(QPointF(), rect.size()), ratio, bleed)
        back, _invertible = matrix.inverted()
        corner = matrix.map(rect.topLeft() + picture.corner).toPoint()
        painter.drawPixmap(back.map(QPointF(corner)), picture.pixmap)

    def _keep(self, key: Hashable, pixmap: QPixmap) -> None:
        self._kept[key] = pixmap
        self._bytes += _size(pixmap)
        while self._bytes > self._most and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= _size(gone)


def _painted(look: Look, rect: QRectF, pixels: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(pixels)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    if min(rect.width(), rect.height()) * ratio < 1:
        return pixmap  # a surface that is being laid out leaves no room
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    paint, *values = look
    try:
        paint(painter, rect, *values)
    finally:
        painter.end()  # Qt crashes if a pixmap is deleted before its painter ends
    return pixmap


def _snapped(rect: QRectF) -> QRectF:
    """A rectangle on a fine grid, so that a layout's rounding errors don't cause new pictures."""
    left, top, width, height = (
        round(length * _SUBPIXELS) / _SUBPIXELS
        for length in rect.getRect()  # type: ignore[attr-defined]
    )
    return QRectF(left, top, width, height)


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _BYTES_PER_PIXEL


pictures: Final = PictureCache()
"""The pictures of the whole window."""
