"""The panels in the docks: they always show the match whose page is in front."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from engines.runtime.texts import tr
from gui.kit.button import IconButton, open_menu
from gui.match.panels import MatchPanels
from gui.shell.docks import Dock, Mode


class SidePanels(QObject):
    """Coach, hint, analysis, log and review, each in its dock.

    The panels are those of the match or the record on the page that is shown (``show``); the coach
    is that of the match on the table.

    * ``text_asked(text)``, ``record_asked()``: save the log, or the record, as a file
    """

    text_asked = Signal(str)
    record_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        played, reviewed = Mode.MATCH, Mode.REVIEW
        self.review_dock = Dock("review", "fa6s.magnifying-glass-chart", {reviewed: True}, share=7)
        self.coach_dock = Dock("coach", "fa6s.person-chalkboard", {played: False}, share=0)
        self.hint_dock = Dock("hint", "fa6s.lightbulb", {played: True, reviewed: False}, share=11)
        self.analysis_dock = Dock(
            "analysis", "fa6s.chart-line", {played: False, reviewed: False}, share=5
        )
        self.log_dock = Dock("log", "fa6s.list", {played: True, reviewed: True}, share=4)
        self.docks = (
            self.review_dock,
            self.coach_dock,
            self.hint_dock,
            self.analysis_dock,
            self.log_dock,
        )
        """All docks, from top to bottom."""
        self._shown: MatchPanels | None = None
        self.look = (0, 0)
        """Which detail of the log and which tab of the analysis are shown."""
        self._covered = False
        self._add_export()
        self.analysis_dock.visibilityChanged.connect(self._study_if_seen)

    @property
    def shown(self) -> MatchPanels:
        """The panels that are shown; raises LookupError while there is no match to be shown."""
        if self._shown is None:
            raise LookupError("No match is shown")
        return self._shown

    def show(self, panels: MatchPanels) -> None:
        """Show the panels of another match, with the same detail and tab as before."""
        if panels is not self._shown:
            self._remember()
            self._shown = panels
            detail, tab = self.look
            panels.log.detail.set_current(detail)
            panels.analysis.tabs.set_current(tab)
            for dock, panel in self._places(panels):
                dock.show_panel(panel)
            self.hint_dock.title_bar.show_tool(panels.hint.head)
            self._study_if_seen()
        panels.refresh()

    def drop(self, panels: MatchPanels) -> None:
        """A match is being closed: its panels go."""
        if panels is self._shown:
            self._remember()
            self._shown = None
        for dock, panel in self._places(panels):
            dock.drop(panel)
        panels.hint.head.deleteLater()

    def _places(self, panels: MatchPanels) -> tuple[tuple[Dock, QWidget], ...]:
        return (
            (self.hint_dock, panels.hint),
            (self.analysis_dock, panels.analysis),
            (self.log_dock, panels.log),
            (self.review_dock, panels.review),
        )

    def _remember(self) -> None:
        """Remember how a person views a match."""
        if self._shown is not None:
            shown = self._shown
            self.look = (shown.log.detail.current, shown.analysis.tabs.current)

    def set_covered(self, covered: bool) -> None:
        """Hide what the panels show: they show what only one person may know."""
        if self._covered and not covered and self._shown is not None:
            self._shown.refresh()  # they still show what the previous person may know
        self._covered = covered
        for dock in self.docks:
            dock.set_covered(covered)

    def _study_if_seen(self) -> None:
        if self._shown is not None:
            self._shown.see(self.analysis_dock.isVisible())

    # -- export -------------------------------------------------------------------------------

    def _add_export(self) -> None:
        button = IconButton("fa6s.file-export", tr("shell-export-the-log"), small=True)
        button.clicked.connect(lambda: open_menu(self.export_menu(), button))
        self.log_dock.title_bar.show_tool(button)

    def export_menu(self) -> QMenu:
        """The ways to copy or save the log."""
        menu = QMenu(self.log_dock)
        text = self.shown.log.text()
        menu.addAction(tr("shell-copy-as-text"), partial(QApplication.clipboard().setText, text))
        menu.addAction(tr("shell-save-as-text-menu"), partial(self.text_asked.emit, text))
        menu.addAction(tr("shell-save-as-record-json"), self.record_asked.emit)
        return menu
