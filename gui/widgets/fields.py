"""Entry fields that need more than a style sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QListView, QSpinBox, QStyledItemDelegate, QWidget

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


class ChoiceField(QComboBox):
    """A field with a list of choices that opens below it.

    `data` gives the value behind each text for `currentData` and `set_data`; without it the texts
    are the values.
    """

    def __init__(
        self,
        texts: Sequence[str] = (),
        data: Sequence[object] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setView(QListView())
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setMaxVisibleItems(12)
        self.set_choices(texts, data)

    def set_choices(self, texts: Sequence[str], data: Sequence[object] | None = None) -> None:
        """Replace the choices; the first is current."""
        self.clear()
        for text, value in zip(texts, texts if data is None else data, strict=True):
            self.addItem(text, value)

    def set_data(self, value: object) -> None:
        """Make the choice with this value current; raises ValueError when there is none."""
        place = self.findData(value)
        if place < 0:
            raise ValueError(f"{value!r} is not one of the choices")
        self.setCurrentIndex(place)
