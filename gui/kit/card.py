"""Cards, the surfaces that group things, and what is shown while there is nothing yet."""

from enum import Enum

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.label import Label, Picture
from gui.kit.paint import box
from gui.style import Radius, Space, Token, TypeRole, icon, theme
from gui.style.drawing import painter_on

PADDING_X = 12
PADDING_Y = 10
PICTURE = 48
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
    ) -> None:
        super().__init__()
        self.tone = tone
        self._clickable = clickable
        self.body = boxes.column(
            of=self, gap=Space.S, edges=(PADDING_X, PADDING_Y, PADDING_X, PADDING_Y)
        )
        if clickable:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("ringRadius", Radius.CARD)

    def set_tone(self, tone: CardTone) -> None:
        self.tone = tone
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        t = theme()
        fill, edge = t.color(self.tone.fill), t.color(self.tone.edge)
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


class EmptyState(QWidget):
    """An optional icon, one line of text and an optional button that emits `activated`."""

    activated = Signal()

    def __init__(
        self,
        text: str,
        action: str = "",
        icon_name: str = "",
    ) -> None:
        super().__init__()
        self._text = Label(text, TypeRole.BODY, Token.TEXT2, wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = boxes.column(
            1, of=self, gap=Space.M, edges=(Space.L, Space.L, Space.L, Space.L)
        )
        if icon_name:
            picture = Picture(icon(icon_name, Token.LINE_STRONG), PICTURE)
            self._column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self._text)
        if action:
            button = Button(action)
            button.clicked.connect(self.activated)
            self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(1)

    def set_text(self, text: str) -> None:
        self._text.setText(text)
