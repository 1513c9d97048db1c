"""The frame around dice that count together."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gui.kit.paint import box
from gui.style import Radius, Space, Token, TypeRole, theme
from gui.style.motion import Motion, animate
from gui.table.dice.layout import LABEL_HEIGHT, FrameSpot

_FRAME_WIDTH: Final = 1.5
_CORNERS: Final = 12
"""So much of the upper edge stays free of the label."""


class GroupFrame(QGraphicsObject):
    """A frame around dice that count together, with its label on the upper edge."""

    def __init__(self, spot: FrameSpot) -> None:
        super().__init__()
        self._spot = spot
        self.setZValue(-1)
        self.apply_theme()

    def appear(self) -> None:
        """Fade in."""
        self.setOpacity(0.0)
        animate(self, "opacity", 1.0, Motion.BAR)

    @property
    def label(self) -> str:
        """The label as it is shown: short where the frame has no room for it."""
        return self._label

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.prepareGeometryChange()
        t = theme()
        self._rect = QRectF(
            t.pxf(self._spot.x),
            t.pxf(self._spot.y),
            t.pxf(self._spot.width),
            t.pxf(self._spot.height),
        )
        self._font = t.font(TypeRole.LABEL)
        self._label = self._spot.label
        width = self._chip_width()
        if self._spot.short and width > self._rect.width() - t.pxf(_CORNERS):
            self._label = self._spot.short
            width = self._chip_width()
        height = t.pxf(LABEL_HEIGHT)
        middle = self._rect.center().x()
        self._chip = QRectF(middle - width / 2, self._rect.top() - height / 2, width, height)
        self.update()

    def _chip_width(self) -> float:
        return QFontMetricsF(self._font).horizontalAdvance(self._label) + theme().pxf(Space.M)

    def boundingRect(self) -> QRectF:
        return self._rect.united(self._chip)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        t = theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = t.color(Token.HINT if self._spot.advised else Token.ACCENT)
        fill = t.color(Token.HINT_SOFT if self._spot.advised else Token.WINDOW)
        edge = ink if self._spot.advised else None
        box(painter, self._rect, t.pxf(Radius.CARD), None, ink, t.pxf(_FRAME_WIDTH))
        box(painter, self._chip, self._chip.height() / 2, fill, edge, t.pxf(1))
        painter.setFont(self._font)
        painter.setPen(ink)
        painter.drawText(self._chip, int(Qt.AlignmentFlag.AlignCenter), self._label)
