"""Text: labels by type role and colour token, and labels that shorten themselves."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget
from superqt import QElidingLabel

from gui.style import Token, TypeRole, theme


class Label(QLabel):
    """Plain text in a type role and a colour token.

    Text is plain unless `rich` is given; `wrap` breaks lines at words. `set_token` changes the
    colour later.
    """

    def __init__(
        self,
        text: str = "",
        role: TypeRole = TypeRole.BODY,
        token: Token = Token.TEXT,
        *,
        wrap: bool = False,
        rich: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._role = role
        self._token = token
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
        theme().follow(self.apply_theme)

    def set_token(self, token: Token) -> None:
        """Change the colour."""
        if token is not self._token:
            self._token = token
            self.apply_theme()

    def apply_theme(self) -> None:
        """Take font and colour from the theme."""
        _dress(self, self._role, self._token)


class ElidedLabel(QElidingLabel):
    """One line of text that ends in "…" when it does not fit, and then has the whole as tooltip."""

    def __init__(
        self,
        text: str = "",
        role: TypeRole = TypeRole.BODY,
        token: Token = Token.TEXT,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._role = role
        self._token = token
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setText(text)
        theme().follow(self.apply_theme)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)
        self.setAccessibleName(text)

    def set_token(self, token: Token) -> None:
        """Change the colour."""
        if token is not self._token:
            self._token = token
            self.apply_theme()

    def apply_theme(self) -> None:
        """Take font and colour from the theme."""
        _dress(self, self._role, self._token)


def _dress(label: QLabel, role: TypeRole, token: Token) -> None:
    label.setFont(theme().font(role))
    label.setMinimumHeight(theme().px(role.line))
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, theme().color(token))
    label.setPalette(palette)
