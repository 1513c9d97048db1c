"""What is shown where there is nothing yet: one line and one action."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.kit.button import Button
from gui.kit.label import Label, Picture
from gui.style import Space, Token, TypeRole, scaled

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
        self._text = Label(text, TypeRole.BODY, Token.TEXT2, wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        if icon_name:
            picture = Picture(icon_name, Token.LINE_STRONG, PICTURE)
            self._column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self._text)
        if action:
            button = Button(action)
            button.clicked.connect(self.activated)
            self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(1)
        scaled(self._column.setContentsMargins, Space.L, Space.L, Space.L, Space.L)
        scaled(self._column.setSpacing, Space.M)

    def set_text(self, text: str) -> None:
        """Change the line."""
        self._text.setText(text)
