"""What is shown where there is nothing yet: one line and one action."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from gui.kit.button import Button
from gui.kit.label import Label
from gui.style import Space, Token, TypeRole, icon, theme

PICTURE = 48


class EmptyState(QWidget):
    """An optional icon, one line of text and an optional button that emits `activated`."""

    activated = Signal()

    def __init__(
        self,
        text: str,
        action: str = "",
        icon_name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self._picture = QLabel()
        if not icon_name:
            self._picture.hide()
        self._text = Label(text, TypeRole.BODY, Token.TEXT2, wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self._column.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self._text)
        if action:
            button = Button(action)
            button.clicked.connect(self.activated)
            self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(1)
        theme().follow(self.apply_theme)

    def set_text(self, text: str) -> None:
        """Change the line."""
        self._text.setText(text)

    def apply_theme(self) -> None:
        """Take sizes and colours from the theme."""
        t = theme()
        margin = t.px(Space.L)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(t.px(Space.M))
        if self._icon_name:
            size = QSize(t.px(PICTURE), t.px(PICTURE))
            picture = icon(self._icon_name, Token.LINE_STRONG)
            self._picture.setMinimumSize(size)
            self._picture.setPixmap(picture.pixmap(size, self.devicePixelRatioF()))
