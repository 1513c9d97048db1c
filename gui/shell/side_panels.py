"""The panels in the docks: they always show the match whose page is in front."""

from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QApplication, QMenu

from gui.app.context import Context
from gui.kit.button import IconButton
from gui.learn.coach import CoachPanel
from gui.match.analysis import AnalysisPanel
from gui.match.hint import HintPanel
from gui.match.log import LogPanel
from gui.match.study import Study
from gui.match.turning_points import TurningPointsPanel
from gui.match.view import MatchView
from gui.shell.docks import Dock, Mode


class SidePanels(QObject):
    """Coach, hint, analysis, log and review, each in its dock.

    * ``chosen(node)``: the person wants to look at this step
    * ``text_asked(text)``, ``record_asked()``: the log, or the record, is to be saved as a file
    """

    chosen = Signal(int)
    text_asked = Signal(str)
    record_asked = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.hint = HintPanel(context)
        self.analysis = AnalysisPanel()
        self.log = LogPanel()
        self.review = TurningPointsPanel()
        self.coach = CoachPanel(context)
        self.review_dock = Dock(
            "review",
            self.tr("Turning points"),
            "fa6s.magnifying-glass-chart",
            self.review,
            {Mode.REVIEW: True},
            share=4,
        )
        self.coach_dock = Dock(
            "coach",
            self.tr("Coach"),
            "fa6s.person-chalkboard",
            self.coach,
            {Mode.MATCH: False},
            share=5,
        )
        self.hint_dock = Dock(
            "hint",
            self.tr("Hint"),
            "fa6s.lightbulb",
            self.hint,
            {Mode.MATCH: True, Mode.REVIEW: False},
            share=4,
        )
        self.analysis_dock = Dock(
            "analysis",
            self.tr("Analysis"),
            "fa6s.chart-line",
            self.analysis,
            {Mode.MATCH: False, Mode.REVIEW: False},
            share=5,
        )
        self.log_dock = Dock(
            "log",
            self.tr("Log"),
            "fa6s.list",
            self.log,
            {Mode.MATCH: True, Mode.REVIEW: True},
            share=3,
        )
        self._match_view: MatchView | None = None
        self._study: Study | None = None
        self._covered = False
        self._add_export()
        self.analysis_dock.visibilityChanged.connect(self._study_if_seen)
        for panel in (self.analysis, self.log, self.review):
            panel.chosen.connect(self.chosen)

    @property
    def docks(self) -> tuple[Dock, ...]:
        """All docks, from top to bottom."""
        return (
            self.review_dock,
            self.coach_dock,
            self.hint_dock,
            self.analysis_dock,
            self.log_dock,
        )

    def attach(self, match_view: MatchView, study: Study) -> None:
        """Show a match from now on."""
        if match_view is self._match_view:
            self.refresh()
            return
        self._match_view = match_view
        self._study = study
        self.hint.attach(match_view)
        self.analysis.attach(match_view, study)
        self.log.attach(match_view, study)
        self.review.attach(match_view, study)
        self._study_if_seen()

    def detach(self, match_view: MatchView) -> None:
        """A match is being closed: show it no more."""
        if match_view is self._match_view:
            self._match_view = self._study = None
            for panel in (self.hint, self.analysis, self.log, self.review):
                panel.detach()

    def set_covered(self, covered: bool) -> None:
        """Hide what the panels show: they tell what only one person may know."""
        if self._covered and not covered:
            self.refresh()  # they still show what the person before may know
        self._covered = covered
        for dock in self.docks:
            dock.set_covered(covered)

    def refresh(self) -> None:
        """Bring everything to where the table stands."""
        if self._study is not None:
            self._study.refresh()
            self.log.refresh()
            self.analysis.show_place()
            self.review.show_place()

    def _study_if_seen(self) -> None:
        """A match is studied while its analysis is in sight; a review always is."""
        if self._match_view is not None and self._study is not None:
            seen = self.analysis_dock.isVisible()
            self._study.set_on(seen or self._match_view.replaying)

    # -- export -------------------------------------------------------------------------------

    def _add_export(self) -> None:
        button = IconButton("fa6s.file-export", self.tr("Export the log"), small=True)
        button.clicked.connect(lambda: self._open_export(button))
        self.log_dock.title_bar.add_tool(button)

    def _open_export(self, button: IconButton) -> None:
        menu = self.export_menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def export_menu(self) -> QMenu:
        """The ways to take the log along."""
        menu = QMenu(self.log)
        text = self.log.text()
        menu.addAction(self.tr("Copy as text"), partial(QApplication.clipboard().setText, text))
        menu.addAction(self.tr("Save as text…"), partial(self.text_asked.emit, text))
        menu.addAction(self.tr("Save as record (JSON)…"), self.record_asked.emit)
        return menu
