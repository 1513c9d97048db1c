"""The line at the bottom of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gui.kit.label import ElidedLabel, Label
from gui.style import Space, Token, TypeRole, theme

HEIGHT = 28


class StatusLine(QWidget):
    """One sentence at the left, small facts (seed, clock) at the right.

    It is never the only place for important news.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = ElidedLabel("", TypeRole.SECONDARY, Token.TEXT2)
        self._facts: dict[str, Label] = {}
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sentence, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().follow(self.apply_theme)

    @property
    def sentence(self) -> str:
        """Whose turn it is and what is expected."""
        return self._sentence.text()

    def set_sentence(self, text: str) -> None:
        """Say whose turn it is and what is expected."""
        self._sentence.setText(text)

    def set_fact(self, name: str, text: str) -> None:
        """Show, change or ("") remove the fact called `name` at the right."""
        if name not in self._facts:
            self._facts[name] = Label("", TypeRole.LABEL, Token.TEXT2)
            self._row.addWidget(self._facts[name])
        self._facts[name].setText(text)
        self._facts[name].setVisible(bool(text))

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._row.setContentsMargins(t.px(Space.L), 0, t.px(Space.L), 0)
        self._row.setSpacing(t.px(Space.L))
        self.setFixedHeight(t.px(HEIGHT))
