"""What the docks show about one match."""

from PySide6.QtCore import QObject, Signal

from engines.match.events import Waiting
from gui.match.analysis import AnalysisPanel
from gui.match.hint import HintPanel
from gui.match.log import LogPanel
from gui.match.study import Study
from gui.match.turning_points import TurningPointsPanel
from gui.match.view import MatchView


class MatchPanels(QObject):
    """Hint, analysis, log and turning points of a match, and the study that they show.

    They are made and deleted with the page of the match; only the study continues when a page is
    made again in another language.
    ``chosen(node)``: the person wants to look at this step.
    """

    chosen = Signal(int)

    def __init__(self, match_view: MatchView, page: QObject, study: Study | None = None) -> None:
        super().__init__(page)
        self.study = study or Study(match_view)
        self.hint = HintPanel(match_view)
        self.analysis = AnalysisPanel(match_view, self.study)
        self.log = LogPanel(match_view, self.study)
        self.review = TurningPointsPanel(match_view, self.study)
        self._match_view = match_view
        self.hint.head.changed.connect(self.study.refresh)
        for panel in (self.analysis, self.log, self.review):
            panel.chosen.connect(self.chosen)

    def refresh(self) -> None:
        """Update everything to the position shown."""
        self.study.refresh()
        self.hint.setEnabled(not self._over or self._match_view.replaying)
        self.log.refresh()
        self.analysis.show_place()
        self.review.show_place()

    def see(self, analysis: bool) -> None:
        """Analyze a match while its analysis is visible; records and finished matches, always."""
        self.study.set_on(analysis or self._match_view.replaying or self._over)

    def study_the_end(self) -> None:
        """The match is over: show how it was played."""
        self.hint.setEnabled(False)
        self.study.set_on(True)

    def let_go(self) -> None:
        """The panels are removed: keep what has been typed, and stop searching the next rolls."""
        self.review.close_down()
        self.analysis.rolls.close_down()

    @property
    def _over(self) -> bool:
        return self._match_view.match.pending.waiting is Waiting.OVER

    async def close(self) -> None:
        """Stop everything that belongs to the match, and wait until it is saved.

        Only the study of a game that people have finished continues, since its findings are kept.
        """
        self.let_go()
        if self._match_view.replaying or not (self._over and self._match_view.people):
            await self.study.close()
        await self._match_view.close()
