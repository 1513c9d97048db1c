"""What every bench is made of: fields of options on the left, results on the right."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from engines.runtime.texts import tr
from gui.app.run import Run
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.label import Label
from gui.kit.progress import ProgressLine
from gui.style import Space, Token, TypeRole, scaled, theme
from gui.table.form import FieldRows

_WIDE_FROM: Final = 920
"""At this width or more, at 100% user scale, options are next to the plots."""
CHART: Final = 230
"""Minimum height of a chart, with its heading and legend."""
_PAIRS_FROM: Final = 1120
"""At this width or more, plots are side by side."""
FIELD_WIDTH: Final = 152


class LabBench(QWidget):
    """A card with options, two buttons, progress and a sentence.

    Subclasses name their ``runs``, and fill ``right`` and ``plots``; these are side by side where
    there is room.

    ``refused(text)``: something could not be done, and why; empty once something can.
    """

    refused = Signal(str)
    runs: tuple[Run, ...] = ()

    def __init__(self, form: FieldRows) -> None:
        super().__init__()
        self.title = Label("", TypeRole.SECTION)
        self.start_button = Button("", ButtonKind.PRIMARY)
        self.start_button.clicked.connect(self.start_or_stop)
        self.reset_button = Button(tr("labs-reset"))
        self.progress = ProgressLine()
        self.state = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._buttons = boxes.row((self.start_button, 1), self.reset_button, gap=Space.S)
        self.card = Card()
        self.card.body.addWidget(self.title)
        self.card.body.addWidget(form)
        self.card.body.addLayout(self._buttons)
        self.card.body.addWidget(self.progress)
        self.card.body.addWidget(self.state)
        left = boxes.column(self.card, 1)
        self.right = boxes.column(gap=Space.M)
        self.plots = boxes.row(gap=Space.L)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(left)
        self._row.addLayout(self.right, 1)
        scaled(self._row.setSpacing, Space.L)

    def start_or_stop(self) -> None:
        """Start the work with the chosen options, or stop the running work."""
        raise NotImplementedError

    @property
    def running(self) -> bool:
        return any(run.running for run in self.runs)

    def stop(self) -> bool:
        """Stop whatever runs; False if nothing did."""
        was = self.running
        for run in self.runs:
            run.stop()
        return was

    def fit(self, room: int) -> None:
        """Put options, results, and plots side by side if ``room`` pixels of width are enough."""
        self._row.setDirection(direction(room, _WIDE_FROM))
        self.plots.setDirection(direction(room, _PAIRS_FROM))


def direction(room: int, wide_from: int) -> QBoxLayout.Direction:
    """Side by side if the width, at 100% user scale, is enough, else one below the other."""
    wide = room / theme().scale >= wide_from
    return QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
