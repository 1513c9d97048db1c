"""The table without what moves over it, drawn once; afterwards only the sections that change."""

from collections.abc import Hashable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from gui.games.colonizers.layout import Layout
from gui.games.colonizers.painting import Painter
from gui.games.colonizers.picture import Picture
from gui.games.colonizers.places import DECK, OMNIUM, Place
from gui.games.colonizers.sections import SECTIONS, Row, Section, contents
from gui.style import Token, theme

_AROUND: Final = 2.0
"""Rings around advised cards, and soft edges, reach so many pixels beyond a section."""


class RestingTable:
    """Keeps the last picture, for a layout and a number of pixels of the screen per pixel."""

    def __init__(self) -> None:
        self._layout: Layout | None = None
        self._ratio = 0.0
        self._pixmap = QPixmap()
        self._shown: Mapping[Section, Hashable] = {}

    def drawn(self, layout: Layout, picture: Picture, size: QSize, ratio: float) -> QPixmap:
        """The table as ``picture`` says; a new layout means that everything is drawn anew."""
        if layout is not self._layout or ratio != self._ratio:
            self._layout, self._ratio, self._shown = layout, ratio, {}
            self._pixmap = QPixmap(size * ratio)
            self._pixmap.setDevicePixelRatio(ratio)
            self._pixmap.fill(theme().color(Token.WINDOW))
        shown = contents(picture)
        changed = [section for section in SECTIONS if shown[section] != self._shown.get(section)]
        if changed:
            painter = QPainter(self._pixmap)
            if self._shown:
                for rect in (rect for section in changed for rect in _rects(layout, section)):
                    painter.fillRect(rect.toAlignedRect(), theme().color(Token.WINDOW))
            Painter(painter, layout, picture).draw(changed)
            painter.end()
            self._shown = shown
        return self._pixmap


def _rects(layout: Layout, section: Section) -> tuple[QRectF, ...]:
    """Where a section is drawn. Colonists may lie close: the middle has room for their rings."""
    rects: tuple[QRectF, ...]
    match section:
        case Place():
            return (layout.places[section],)
        case Row.STEPS:
            rects = (layout.steps,)
        case Row.MIDDLE:
            rects = (layout.middle,)
        case Row.PILES:
            rects = (layout.places[DECK], layout.places[OMNIUM])
        case _:
            rects = (layout.panels[section],)
    return tuple(rect.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) for rect in rects)
