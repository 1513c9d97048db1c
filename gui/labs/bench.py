"""What every bench is made of: options at the left, what they bring at the right."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.label import Label
from gui.kit.progress import ProgressLine
from gui.labs.form import FieldRows
from gui.style import Space, Token, TypeRole, theme

_WIDE_FROM: Final = 920
"""Options stand beside the plots from this width on, at 100 % user scale."""
CHART: Final = 230
"""How high a chart is at least, with its heading and keys."""
PAIRS_FROM: Final = 1120
"""Plots stand side by side from this width on."""


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

    def start_or_stop(self) -> None:
        """Start the work with the options filled in, or stop the one that runs."""
        raise NotImplementedError

    def stop(self) -> bool:
        """Stop whatever runs; False if nothing did."""
        raise NotImplementedError

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._buttons.setSpacing(t.px(Space.S))
        self._row.setSpacing(t.px(Space.L))
        self.right.setSpacing(t.px(Space.M))

    def fit(self, room: int) -> None:
        """Put side by side what ``room`` pixels across can hold."""
        self._row.setDirection(direction(room, _WIDE_FROM))


def direction(room: int, wide_from: int) -> QBoxLayout.Direction:
    """Side by side from a width at 100 % user scale on, else below each other."""
    wide = room / theme().scale >= wide_from
    return QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
