"""What every bench is made of: fields of options at the left, what they bring at the right."""

from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.label import Label
from gui.kit.progress import ProgressLine
from gui.kit.tips import Tip, set_tip
from gui.style import Size, Space, Token, TypeRole, scaled, theme

_WIDE_FROM: Final = 920
"""Options stand beside the plots from this width on, at 100 % user scale."""
CHART: Final = 230
"""How high a chart is at least, with its heading and keys."""
PAIRS_FROM: Final = 1120
"""Plots stand side by side from this width on."""
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
        scaled(self.lineEdit().setTextMargins, Space.S, 0, 0, 0)

    def textFromValue(self, value: float) -> str:
        return f"{value:.{self.decimals()}f}".rstrip("0").rstrip(".")


class FieldRows(QWidget):
    """Fields below each other, each with its name and what it means."""

    def __init__(self) -> None:
        super().__init__()
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        scaled(self._form.setHorizontalSpacing, Space.M)
        scaled(self._form.setVerticalSpacing, Space.XS)

    def add(self, name: str, help_: str, field: QWidget) -> None:
        """Add a row below the others."""
        label = Label(name, TypeRole.BODY, Token.TEXT2)
        label.setBuddy(field)
        field.setAccessibleName(name)
        set_tip(field, Tip(name, lines=(help_,)))
        self._form.addRow(label, field)
        scaled(field.setFixedSize, _FIELD_WIDTH, Size.TARGET)


class LabBench(QWidget):
    """A card with options, two buttons, progress and a sentence; subclasses fill ``right``.

    ``refused(text)``: something could not be done, and why; empty once it could.
    """

    refused = Signal(str)

    def __init__(self, form: FieldRows) -> None:
        super().__init__()
        self.title = Label("", TypeRole.SECTION)
        self.start_button = Button("", ButtonKind.PRIMARY)
        self.start_button.clicked.connect(self.start_or_stop)
        self.reset_button = Button(self.tr("Reset"))
        self.progress = ProgressLine()
        self.state = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.start_button, 1)
        self._buttons.addWidget(self.reset_button)
        self.card = Card()
        self.card.body.addWidget(self.title)
        self.card.body.addWidget(form)
        self.card.body.addLayout(self._buttons)
        self.card.body.addWidget(self.progress)
        self.card.body.addWidget(self.state)
        left = boxes.column(self.card, 1)
        self.right = QVBoxLayout()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(left)
        self._row.addLayout(self.right, 1)
        scaled(self._buttons.setSpacing, Space.S)
        scaled(self._row.setSpacing, Space.L)
        scaled(self.right.setSpacing, Space.M)

    def start_or_stop(self) -> None:
        """Start the work with the options filled in, or stop the one that runs."""
        raise NotImplementedError

    def stop(self) -> bool:
        """Stop whatever runs; False if nothing did."""
        raise NotImplementedError

    def fit(self, room: int) -> None:
        """Put side by side what ``room`` pixels across can hold."""
        self._row.setDirection(direction(room, _WIDE_FROM))


def direction(room: int, wide_from: int) -> QBoxLayout.Direction:
    """Side by side from a width at 100 % user scale on, else below each other."""
    wide = room / theme().scale >= wide_from
    return QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
