"""The doubling cube."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.games.dice_chess.snapshot import Cube
from gui.kit.paint import box
from gui.style import Token, TypeRole, theme

_EDGE: Final = 48
_RADIUS: Final = 0.18


class DoublingCube(QWidget):
    """Shows what the game is played for: 1 until the first double."""

    def __init__(self) -> None:
        super().__init__()
        self._stake = 1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedSize(theme().px(_EDGE), theme().px(_EDGE))
        self.update()

    def show_cube(self, cube: Cube, words: str) -> None:
        """Show a stake; ``words`` are for tooltip and screen readers."""
        self._stake = cube.stake
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_EDGE), theme().px(_EDGE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        edge = t.color(Token.LINE_STRONG)
        box(painter, rect, rect.width() * _RADIUS, t.color(Token.SURFACE), edge, t.pxf(1.25))
        painter.setFont(t.font(TypeRole.SCORE))
        painter.setPen(t.color(Token.TEXT))
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), str(self._stake))
