"""The next rolls, in the analysis dock.

What the next roll can give, what the last one could have given, or what may follow the
plan of a hint.
"""

from typing import Final

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from engines.contract.analysis import Line, Unit
from engines.match.advice.hint import Stage
from engines.match.analysis.next_rolls import NextRolls, roll_to_map
from engines.match.controller import control
from engines.runtime.errors import ParlourError
from engines.runtime.texts import again, tr
from engines.runtime.types import Action, Seat
from gui.app.errors import telling
from gui.app.values import share_text
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.label import Label, SeatMark
from gui.kit.progress import ProgressLine
from gui.kit.segmented import SegmentedControl
from gui.kit.throttle import Throttle
from gui.match.roll_map import RollMap
from gui.match.roll_study import Question, RollStudy
from gui.match.roll_views import roll_rows, roll_summary
from gui.match.view import MatchView
from gui.style import Space, Token, TypeRole, scaled

REFRESH_MS: Final = 200
_TABLE_HEIGHT: Final = 96


class NextRollsPanel(QWidget):
    """Shows and explores the map of one roll; it searches while it is visible."""

    def __init__(self, match_view: MatchView) -> None:
        super().__init__()
        self._match_view = match_view
        self._study = RollStudy(match_view)
        self._due = Throttle(self, self._show, REFRESH_MS)
        self.which = SegmentedControl((tr("match-this-roll"), tr("match-after-the-hint")))
        self.which.setAccessibleName(tr("match-roll-shown"))
        self.which.currentChanged.connect(self._ask)
        self._mark = SeatMark(0)
        self.title = Label("", TypeRole.BODY, wrap=True)
        self._progress = ProgressLine(Token.HINT)
        self.map = RollMap()
        self.map.chosen.connect(self._show_button)
        self.map.activated.connect(self.play_on)
        self.summary = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.button = Button(tr("match-continue-with-this-roll"), ButtonKind.NORMAL)
        self.button.clicked.connect(self._play_chosen)
        head = boxes.row(self._mark, (self.title, 1), gap=Space.S)
        below = (self._progress, (self.map, 1), self.summary, self.button)
        boxes.column(self.which, head, *below, of=self, gap=Space.S)
        scaled(self.map.table.setMinimumHeight, _TABLE_HEIGHT)
        self._study.changed.connect(self._due.soon)
        match_view.told.connect(self._due.soon)

    def refresh(self) -> None:
        """Follow the table; nothing is searched while the panel is hidden."""
        if self.isVisible():
            self._ask()
            self._due.soon()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._study.stop()

    def close_down(self) -> None:
        """The match is being closed: stop the search."""
        self._study.stop()

    # -- asking -------------------------------------------------------------------------------

    def _plan(self) -> Line | None:
        """The best plan of the hint that is open, if a roll or draw follows it."""
        match_view = self._match_view
        hint = match_view.hints.hint
        if hint is None or hint.stage is not Stage.RANKED:
            return None
        if hint.analysis is None or hint.node != match_view.match.history.at:
            return None
        best = hint.analysis.best
        position = match_view.seen(match_view.match.position, hint.node)
        try:
            for action in best.actions:
                position = position.apply(action)
        except ParlourError:
            return None
        return best if len(position.outcomes()) > 1 else None

    def _ask(self) -> None:
        match_view, study = self._match_view, self._study
        history, plan = match_view.match.history, self._plan()
        self.which.setVisible(plan is not None)
        if plan is not None and self.which.current == 1:
            study.ask(Question(history.at, plan.actions))
            return
        node = roll_to_map(history)
        study.ask(None if node is None else Question(node))

    # -- showing ------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show what has been found so far, if that is visible."""
        if not self.isVisible():
            return
        self._ask()
        study, found = self._study, self._study.found
        self._progress.set_active(study.running)
        self._progress.set_progress(found.done / found.total if found else None)
        complete = found is not None and found.complete
        self._mark.setVisible(complete)
        self.map.setVisible(complete)
        if found is None or not complete:
            self.title.setText(self._waiting_text())
            self.summary.setText("")
            self.map.set_rolls((), "", 0, "")
        else:
            self._show_map(found)
        self.summary.setVisible(bool(self.summary.text()))
        self._show_button()

    def _waiting_text(self) -> str:
        if self._study.error:
            return again(self._study.error)
        if self._study.question is None:
            return tr("match-rolls-draws-yet")
        return tr("match-evaluating-every-roll")

    def _show_map(self, found: NextRolls) -> None:
        match_view, people = self._match_view, self._match_view.people
        seat = people[0] if len(people) == 1 else found.seat
        rows = roll_rows(match_view.game, found, seat, self._came(), match_view.words)
        mean, summary = found.mean(seat), roll_summary(match_view.game, found, seat)
        assert mean is not None
        self._mark.set_seat(seat)
        self.title.setText(self._title(found, seat))
        self.summary.setText(summary)
        self.map.set_rolls(rows, share_text(match_view.game, mean.mean), seat, summary)

    def _title(self, found: NextRolls, seat: Seat) -> str:
        match_view, question = self._match_view, self._study.question
        assert question is not None
        dice = found.before.roll() is not None
        if question.plan:
            text = "match-after-the-hints-plan"
        elif question.node == match_view.match.history.at:
            text = "match-next-roll" if dice else "match-next-draw"
        else:
            text = "match-last-roll" if dice else "match-last-draw"
        money = match_view.game.info.unit is Unit.MONEY
        whose = "match-money-of-player" if money else "match-win-chance-of-player"
        return tr(text, unit=tr(whose, name=match_view.match.seats[seat].name))

    def _came(self) -> Action | None:
        """The actual outcome at the map's position, if the table has moved on from there."""
        question, history = self._study.question, self._match_view.match.history
        if question is None or question.plan or question.node == history.at:
            return None
        following = next(
            (n for n in history.path() if history.node(n).parent == question.node), None
        )
        return None if following is None else history.step(following).action

    # -- playing on ---------------------------------------------------------------------------

    def _show_button(self) -> None:
        question = self._study.question
        played = question is not None and not question.plan and not self._match_view.replaying
        self.button.setVisible(played and not self.map.isHidden())
        row = self.map.table.current_row
        usable = row is not None and not row.came
        self.button.setEnabled(usable)
        self.button.setToolTip("" if usable else tr("match-choose-a-different-roll"))

    def _play_chosen(self) -> None:
        row = self.map.table.current_row
        if row is not None:
            self.play_on(row.place)

    def play_on(self, place: int) -> None:
        """Go back to the roll and give it this result; what happened stays as a branch."""
        match_view, study = self._match_view, self._study
        if study.question is None or study.found is None:
            return
        row = next((each for each in self.map.table.rows if each.place == place), None)
        if self.button.isHidden() or row is None or row.came:
            return
        match, node = match_view.match, study.question.node
        outcome = study.found.rolls[place].outcomes[0]
        runs = not match.paused
        with telling(match_view.failed.emit):
            match.pause()
            if match.history.at != node:
                control.go(match, node)
            match.force(outcome)
        if runs:
            match.resume()
