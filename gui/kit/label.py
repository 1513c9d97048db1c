"""Text: labels by type role and colour token, and labels that shorten themselves."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget
from superqt import QElidingLabel

from gui.kit import boxes
from gui.kit.paint import paint_seat
from gui.kit.tips import Tip, set_tip
from gui.style import Size, Token, TypeRole, theme


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
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme: always as high, whatever is shown."""
        self.setFixedHeight(theme().px(TypeRole.SCORE.line + TypeRole.SECONDARY.line))

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
