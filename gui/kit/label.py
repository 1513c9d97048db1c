"""Text: labels by type role and color token, labels that shorten themselves, tooltips."""

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget
from superqt import QElidingLabel

from gui.kit import boxes
from gui.kit.paint import paint_seat
from gui.style import Size, Token, TypeRole, scaled
from gui.style.palette import WORDS

MAX_WORDS = 60


@dataclass(frozen=True, slots=True)
class Tip:
    """A tooltip: name, key name ("" for none) and lines of plain text.

    Raises ValueError for more than 60 words.
    """

    name: str
    key: str = ""
    lines: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        words = len(" ".join((self.name, *self.lines)).split())
        if words > MAX_WORDS:
            raise ValueError(f"A tooltip has at most {MAX_WORDS} words; this one has {words}")


def tip_html(tip: Tip) -> str:
    """Return the tooltip as rich text, for `setToolTip` of widgets and graphics items."""
    ink = "palette(placeholder-text)"  # of the theme in which the tip is shown
    key = f'&nbsp;&nbsp; <span style="color:{ink}">{escape(tip.key)}</span>' if tip.key else ""
    body = "".join(f"<br/>{escape(line)}" for line in tip.lines)
    name = f'<span style="font-weight:600">{escape(tip.name)}</span>'
    return f"<div>{name}{key}{body}</div>"


def set_tip(widget: QWidget, tip: Tip) -> None:
    """Give a widget a tooltip, and the name for screen readers."""
    widget.setToolTip(tip_html(tip))
    if not widget.accessibleName():
        widget.setAccessibleName(tip.name)
    widget.setAccessibleDescription(" ".join(tip.lines))


class _Written(QLabel):
    """Text in a type role and a color token."""

    def _dress(self, role: TypeRole, token: Token) -> None:
        self.set_role(role)
        self.set_token(token)

    def set_role(self, role: TypeRole) -> None:
        scaled(self.setFont, role)
        scaled(self.setMinimumHeight, role.line)

    def set_token(self, token: Token) -> None:
        self.setForegroundRole(WORDS[token])

    def tell(self, text: str) -> None:
        """Show a text; an empty one hides the label."""
        self.setText(text)
        self.setVisible(bool(text))


class Label(_Written):
    """Plain text in a type role and a color token.

    Text is plain unless `rich` is given; `wrap` breaks lines at words. `set_token` changes the
    color later.
    """

    def __init__(
        self,
        text: str = "",
        role: TypeRole = TypeRole.BODY,
        token: Token = Token.TEXT,
        *,
        wrap: bool = False,
        rich: bool = False,
    ) -> None:
        super().__init__(text)
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
        self._dress(role, token)


class ElidedLabel(QElidingLabel, _Written):
    """One line of text that ends in "…" if it does not fit; the tooltip then has all of it."""

    def __init__(
        self,
        text: str = "",
        role: TypeRole = TypeRole.BODY,
        token: Token = Token.TEXT,
    ) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setText(text)
        self._dress(role, token)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)
        self.setAccessibleName(text)


class SeatMark(QWidget):
    """Shape and color of seat 0 to 5, `size` pixels large."""

    def __init__(self, seat: int, size: int = Size.MARK) -> None:
        super().__init__()
        self._seat = seat
        scaled(self.setFixedSize, size, size)

    def set_seat(self, seat: int) -> None:
        self._seat = seat
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_seat(QPainter(self), QRectF(self.rect()), self._seat)


class Picture(QWidget):
    """An icon, `size` pixels large."""

    def __init__(self, icon: QIcon, size: int) -> None:
        super().__init__()
        self._icon = icon
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
        boxes.column(self._value, self._name, of=self, gap=0)
        set_tip(self, Tip(name, lines=(tip,)))

    @property
    def value(self) -> str:
        return self._value.text()

    def show_value(self, text: str) -> None:
        self._value.setText(text)
        self.setAccessibleName(f"{self._name.text()}: {text}")
