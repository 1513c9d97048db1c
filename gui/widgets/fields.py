"""Entry fields that need more than a style sheet."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox, QWidget

from gui.theme import Space, theme


class NumberField(QSpinBox):
    """A field for a whole number with arrows, its text as far from the edge as in other fields."""

    def __init__(
        self, value: int, lowest: int, highest: int, step: int = 1, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setRange(lowest, highest)
        self.setSingleStep(step)
        self.setValue(value)
        self.setGroupSeparatorShown(True)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.lineEdit().setTextMargins(theme().px(Space.S), 0, 0, 0)
