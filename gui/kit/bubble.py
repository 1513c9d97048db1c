"""Small words over the board: an answer next to the pointer."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.kit.notice import announce
from gui.kit.paint import box
from gui.kit.throttle import Throttle
from gui.kit.words import draw_words
from gui.style import Radius, Space, Token, TypeRole, theme
from gui.style.drawing import painter_on

_WIDEST: Final = 300
_AWAY: Final = 18
"""How far a bubble is from the pointer."""
_LEAST_MS: Final = 1800
_PER_LETTER_MS: Final = 45
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)


class Bubble(QWidget):
    """Answers a click next to the pointer and through screen readers, then disappears by itself."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._text = ""
        self._leave = Throttle(self, self.hide, _LEAST_MS)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; nothing while it is hidden."""
        return "" if self.isHidden() else self._text

    def say(self, text: str, at: QPoint) -> None:
        """Say something next to a point of the host, for as long as it takes to read."""
        self._text = text
        host, away = self._host.rect(), theme().px(_AWAY)
        rect = QRect(at + QPoint(away, away), self.sizeHint())
        if rect.bottom() > host.bottom():
            rect.moveBottom(at.y() - away)
        rect.moveRight(min(rect.right(), host.right()))
        rect.moveLeft(max(rect.left(), host.left()))
        rect.moveTop(max(rect.top(), host.top()))
        self.setGeometry(rect)
        self.setAccessibleName(text)
        self.show()
        self.raise_()
        self._leave.start(_LEAST_MS + _PER_LETTER_MS * len(text))
        announce(self, text)

    def sizeHint(self) -> QSize:
        t = theme()
        metrics = QFontMetrics(t.font(TypeRole.BODY))
        inner = metrics.boundingRect(0, 0, t.px(_WIDEST), 10_000, _WRAPPED, self._text).size()
        return inner + QSize(2 * t.px(Space.M) + 2, 2 * t.px(Space.S) + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, painter = theme(), painter_on(self)
        rect = QRectF(self.rect())
        box(painter, rect, t.pxf(Radius.CARD), t.color(Token.RAISED), t.color(Token.ACCENT))
        inner = rect.adjusted(t.px(Space.M), t.px(Space.S), -t.px(Space.M), -t.px(Space.S))
        draw_words(painter, inner, self._text, t.font(TypeRole.BODY), t.color(Token.TEXT), _WRAPPED)
