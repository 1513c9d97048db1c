"""The mark of a seat: its shape in its colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.kit.paint import paint_seat
from gui.style import Size, theme


class SeatMark(QWidget):
    """Shape and colour of seat 0 to 4, `size` pixels large."""

    def __init__(self, seat: int, size: int = Size.MARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._size = size
        theme().follow(self.apply_theme)

    @property
    def seat(self) -> int:
        """The seat shown."""
        return self._seat

    def set_seat(self, seat: int) -> None:
        """Show another seat."""
        self._seat = seat
        self.apply_theme()

    def apply_theme(self) -> None:
        """Take size and colour from the theme."""
        side = theme().px(self._size)
        self.setFixedSize(side, side)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_seat(QPainter(self), QRectF(self.rect()), self._seat)
