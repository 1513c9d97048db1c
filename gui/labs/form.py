"""Fields of a Lab, in rows with their names."""

from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QDoubleSpinBox, QFormLayout, QWidget

from gui.kit.label import Label
from gui.kit.tips import Tip, set_tip
from gui.style import Size, Space, Token, TypeRole, theme

_FIELD_WIDTH: Final = 152


class ShareField(QDoubleSpinBox):
    """A field for a share from 0 to 1."""

    def __init__(self, value: float, step: float = 0.01, decimals: int = 3) -> None:
        super().__init__()
        self.setLocale(QLocale.c())
        self.setRange(0.0, 1.0)
        self.setDecimals(decimals)
        self.setSingleStep(step)
        self.setValue(value)
        theme().follow(self.apply_theme)

    def textFromValue(self, value: float) -> str:
        return f"{value:.{self.decimals()}f}".rstrip("0").rstrip(".")

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.lineEdit().setTextMargins(theme().px(Space.S), 0, 0, 0)


class FieldRows(QWidget):
    """Fields below each other, each with its name and what it means."""

    def __init__(self) -> None:
        super().__init__()
        self._fields: list[QWidget] = []
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        theme().follow(self.apply_theme)

    def add(self, name: str, help_: str, field: QWidget) -> None:
        """Add a row below the others."""
        label = Label(name, TypeRole.BODY, Token.TEXT2)
        label.setBuddy(field)
        field.setAccessibleName(name)
        set_tip(field, Tip(name, lines=(help_,)))
        self._form.addRow(label, field)
        self._fields.append(field)
        self._size(field)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._form.setHorizontalSpacing(t.px(Space.M))
        self._form.setVerticalSpacing(t.px(Space.XS))
        for field in self._fields:
            self._size(field)

    def _size(self, field: QWidget) -> None:
        field.setFixedSize(theme().px(_FIELD_WIDTH), theme().px(Size.TARGET))
