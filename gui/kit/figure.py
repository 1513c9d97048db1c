"""A big figure with its name under it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gui.kit import boxes
from gui.kit.label import Label
from gui.kit.tips import Tip, set_tip
from gui.style import Token, TypeRole, theme


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
