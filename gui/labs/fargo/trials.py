"""The experiment: many trials of the same options, and what they have in common."""

from collections import Counter
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from engines.labs.fargo.experiment import ORIGINAL_TRIALS, Experiment
from engines.labs.fargo.genetic import Trial
from engines.runtime.texts import number, tr
from gui.app.run import Job, Run
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.charts import Chart
from gui.kit.fields import NumberField
from gui.kit.label import Figure, Label
from gui.kit.progress import ProgressLine
from gui.labs.fargo.plots import distance_plot
from gui.labs.page import CHART
from gui.style import Size, Space, Token, TypeRole, scaled

_MOST_TRIALS: Final = 1000
_FIELD_WIDTH: Final = 96
_DECIMALS: Final = 3


class TrialsPanel(QWidget):
    """Number of trials, progress, the figures of section 6.1, the distances.

    ``vector_chosen`` carries the vector that most trials ended with.
    """

    vector_chosen = Signal(object)

    def __init__(self, run: Run) -> None:
        super().__init__()
        self._run = run
        self._run.told.connect(self._add)
        self._trials: list[Trial] = []
        self._wanted = 0
        self.count = NumberField(ORIGINAL_TRIALS, 2, _MOST_TRIALS, 10)
        self.count.setAccessibleName(tr("labs-number-of-trials"))
        self.button = Button(tr("labs-run-trials"))
        self.show_button = Button(tr("labs-edit-the-most-frequent"))
        self.show_button.clicked.connect(self._choose)
        self.progress = ProgressLine()
        self.state = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.mean = Figure(tr("labs-mean"), tr("labs-mean-final-best-values"))
        self.spread = Figure(tr("labs-deviation"), tr("labs-standard-deviation-of-them"))
        self.least = Figure(tr("labs-least"), tr("labs-the-worst-trial"))
        self.median = Figure(tr("labs-median"), tr("labs-half-trials-end-below"))
        self.found = Figure(tr("labs-at-the-optimum"), tr("labs-trials-found-exact-optimum"))
        self.different = Figure(tr("labs-vectors"), tr("labs-number-different-final-vectors"))
        name = tr("labs-distance-final-vector-optimum")
        self.chart = Chart(name, heading=True, height=CHART)
        self._lay_out()
        scaled(self.count.setFixedSize, _FIELD_WIDTH, Size.CONTROL)
        self.refresh()
        self.state.setText(tr("labs-trials-use-options-left"))

    def _lay_out(self) -> None:
        self._top = boxes.row(
            self.count, self.button, (self.state, 1), self.show_button, gap=Space.M
        )
        self._grid = QGridLayout()
        figures = (self.mean, self.spread, self.least, self.median, self.found, self.different)
        for place, figure in enumerate(figures):
            self._grid.addWidget(figure, *divmod(place, 3))
        boxes.column(self._top, self.progress, self._grid, (self.chart, 1), of=self, gap=Space.M)

    # -- what is shown ------------------------------------------------------------------------

    def begin(self, job: Job) -> None:
        """Run as many trials as are filled in, and show them instead of those before."""
        self._trials, self._wanted = [], self.count.value()
        self._run.start(job)
        self.refresh()

    def _add(self, trials: list[Trial]) -> None:
        self._trials += trials
        self.refresh()

    def refresh(self) -> None:
        """Show what has been found, and whether trials are being run."""
        done = len(self._trials)
        self.button.setText(tr("labs-stop") if self._run.running else tr("labs-run-trials"))
        self.progress.set_active(self._run.running)
        self.progress.set_progress(done / max(1, self._wanted))
        self.state.setText(self._state_text(done))
        self.show_button.set_blocked("" if done else tr("labs-run-trials-first"))
        self._show_figures()

    def _state_text(self, done: int) -> str:
        if self._run.running:
            return tr("labs-of-trials", done=done, trials=self._wanted)
        if done < self._wanted:
            return tr("labs-stopped-after-of-trials", done=done, trials=self._wanted)
        return tr("labs-trials-done", done=done)

    def _show_figures(self) -> None:
        found = Experiment(tuple(self._trials))
        some, several = bool(self._trials), len(self._trials) > 1
        values = found.final_values
        distances = found.distances() if some else Counter[int]()
        for figure, text in (
            (self.mean, number(found.mean, _DECIMALS) if some else "–"),
            (self.spread, number(found.sd, _DECIMALS) if several else "–"),
            (self.least, number(float(values.min()), _DECIMALS) if some else "–"),
            (self.median, number(found.quantile(0.5), _DECIMALS) if some else "–"),
            (
                self.found,
                tr("labs-of", count=distances[0], all=len(self._trials)) if some else "–",
            ),
            (self.different, str(len(found.final_vectors())) if some else "–"),
        ):
            figure.show_value(text)
        self.chart.show_plot(distance_plot(distances))

    def _choose(self) -> None:
        counts = Experiment(tuple(self._trials)).final_vectors()
        if counts:
            self.vector_chosen.emit(counts.most_common(1)[0][0])
