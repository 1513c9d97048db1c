"""Cards: the surfaces that group things."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from gui.kit.paint import box
from gui.style import Radius, Space, Token, scaled, theme

PADDING_X = 12
PADDING_Y = 10
_CLICK_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class CardTone(Enum):
    """Fill and edge of a card."""

    PLAIN = (Token.SURFACE, Token.LINE)
    SELECTED = (Token.ACCENT_SOFT, Token.ACCENT)
    ADVISED = (Token.HINT_SOFT, Token.HINT)
    GOOD = (Token.GOOD_SOFT, Token.GOOD)
    WARN = (Token.WARN_SOFT, Token.WARN)
    BAD = (Token.BAD_SOFT, Token.BAD)

    def __init__(self, fill: Token, edge: Token) -> None:
        self.fill = fill
        self.edge = edge


class Card(QFrame):
    """A surface with a thin edge and no shadow; put widgets into `body`, a vertical layout.

    With `clickable` it takes the keyboard focus and emits `clicked` on click, Enter or Space.
    """

    clicked = Signal()

    def __init__(
        self,
        tone: CardTone = CardTone.PLAIN,
        *,
        clickable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._tone = tone
        self._clickable = clickable
        self.body = QVBoxLayout(self)
        if clickable:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("ringRadius", Radius.CARD)
        scaled(self.body.setContentsMargins, PADDING_X, PADDING_Y, PADDING_X, PADDING_Y)
        scaled(self.body.setSpacing, Space.S)

    @property
    def tone(self) -> CardTone:
        """Fill and edge."""
        return self._tone

    def set_tone(self, tone: CardTone) -> None:
        """Change fill and edge."""
        self._tone = tone
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t = theme()
        fill, edge = t.color(self._tone.fill), t.color(self._tone.edge)
        box(painter, QRectF(self.rect()), t.pxf(Radius.CARD), fill, edge)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if self._clickable and event.button() is Qt.MouseButton.LeftButton and inside:
            self.clicked.emit()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._clickable and event.key() in _CLICK_KEYS:
            self.clicked.emit()
        else:
            super().keyPressEvent(event)
