"""The line above the dice that says what just happened."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.theme import Space, Token, TypeRole, theme
from gui.widgets.label import Label
from gui.widgets.paint import box

AUTO_MS: Final = 1500
"""How long the chip of an automatic action stays."""


class _Chip(QWidget):
    """A word on a soft amber ground."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text
        self.setAccessibleName(text)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        t = theme()
        label = Label(self._text, TypeRole.LABEL)
        return QSize(label.sizeHint().width() + t.px(Space.M), t.px(TypeRole.SECTION.line))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = t.color(Token.WARN)
        rect = QRectF(self.rect())
        box(painter, rect, rect.height() / 2, t.color(Token.WARN_SOFT), edge, t.pxf(1))
        painter.setFont(t.font(TypeRole.LABEL))
        painter.setPen(edge)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), self._text)


class EventLine(QWidget):
    """Two words about the last action ("Hot dice"), and the chip "auto" if the program played."""

    def __init__(self) -> None:
        super().__init__()
        self._automatic: object = None
        self._label = Label("", TypeRole.SECTION)
        self._chip = _Chip(self.tr("auto"))
        self._chip.hide()
        self._timer = QTimer(self, singleShot=True, interval=AUTO_MS)
        self._timer.timeout.connect(self._chip.hide)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addStretch(1)
        self._row.addWidget(self._label)
        self._row.addWidget(self._chip)
        self._row.addStretch(1)
        theme().follow(self.apply_theme)

    @property
    def text(self) -> str:
        """What is said."""
        return self._label.text()

    @property
    def automatic(self) -> bool:
        """Whether the chip is shown."""
        return not self._chip.isHidden()

    def clear(self) -> None:
        """Say nothing."""
        self.show_event("", Token.TEXT)

    def show_event(self, text: str, token: Token, automatic: object = None) -> None:
        """Say something; an ``automatic`` step shows the chip for a while, once."""
        self._label.setText(text)
        self._label.set_token(token)
        if automatic != self._automatic:
            self._automatic = automatic
            self._chip.setVisible(automatic is not None)
            self._timer.start()

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedHeight(theme().px(TypeRole.SECTION.line))
        self._row.setSpacing(theme().px(Space.S))
