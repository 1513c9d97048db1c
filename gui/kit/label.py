"""Text: labels by type role and colour token, and labels that shorten themselves."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget
from superqt import QElidingLabel

from gui.kit import boxes
from gui.kit.paint import paint_seat
from gui.kit.tips import Tip, set_tip
from gui.style import Size, Token, TypeRole, icon, scaled
from gui.style.palette import WORDS


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
        self._token = token
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
        _dress(self, role, token)

    def set_token(self, token: Token) -> None:
        """Change the colour."""
        if token is not self._token:
            self._token = token
            self.setForegroundRole(WORDS[token])


class ElidedLabel(QElidingLabel):
    """One line of text that ends in "…" when it does not fit, and then has the whole as tooltip.

    A `name` loses its middle: those of players often begin alike.
    """

    def __init__(
        self,
        text: str = "",
        role: TypeRole = TypeRole.BODY,
        token: Token = Token.TEXT,
        parent: QWidget | None = None,
        *,
        name: bool = False,
    ) -> None:
        super().__init__(parent)
        if name:
            self.setElideMode(Qt.TextElideMode.ElideMiddle)
        self._token = token
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setText(text)
        _dress(self, role, token)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)
        self.setAccessibleName(text)

    def set_token(self, token: Token) -> None:
        """Change the colour."""
        if token is not self._token:
            self._token = token
            self.setForegroundRole(WORDS[token])


def _dress(label: QLabel, role: TypeRole, token: Token) -> None:
    scaled(label.setFont, role)
    scaled(label.setMinimumHeight, role.line)
    label.setForegroundRole(WORDS[token])


class SeatMark(QWidget):
    """Shape and colour of seat 0 to 4, `size` pixels large."""

    def __init__(self, seat: int, size: int = Size.MARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        scaled(self.setFixedSize, size, size)

    @property
    def seat(self) -> int:
        """The seat shown."""
        return self._seat

    def set_seat(self, seat: int) -> None:
        """Show another seat."""
        self._seat = seat
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_seat(QPainter(self), QRectF(self.rect()), self._seat)


class Picture(QWidget):
    """An icon in the colour of a token, `size` pixels large."""

    def __init__(self, icon_name: str, token: Token, size: int) -> None:
        super().__init__()
        self._icon = icon(icon_name, token)
        scaled(self.setFixedSize, size, size)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._icon.paint(QPainter(self), self.rect())


class Figure(QWidget):
    """A big figure with its name under it."""

    def __init__(self, name: str, tip: str) -> None:
        super().__init__()
        self._value = Label("", TypeRole.SCORE)
        self._name = Label(name, TypeRole.SECONDARY, Token.TEXT2)
        for label in (self._value, self._name):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = boxes.column(of=self)
        column.setSpacing(0)
        column.addWidget(self._value)
        column.addWidget(self._name)
        set_tip(self, Tip(name, lines=(tip,)))
        scaled(self.setFixedHeight, TypeRole.SCORE.line + TypeRole.SECONDARY.line)

    @property
    def value(self) -> str:
        """The figure as it is shown."""
        return self._value.text()

    def set_name(self, name: str) -> None:
        """Show another name under it."""
        self._name.setText(name)

    def show_value(self, text: str, token: Token = Token.TEXT) -> None:
        """Show another figure."""
        self._value.setText(text)
        self._value.set_token(token)
        self.setAccessibleName(f"{self._name.text()}: {text}")
