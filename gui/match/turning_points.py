"""The review dock: turning points, how everybody played, the note on the shown step."""

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from engines.contract.game import Game
from engines.match.advice.quality import Quality
from engines.match.analysis.review import Decision, Report, Review
from engines.match.history import START
from engines.runtime.types import Seat
from gui.app.values import loss_text
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.card import Card, CardTone
from gui.kit.columns import ScrollColumn
from gui.kit.label import Label, SeatMark
from gui.kit.progress import ProgressLine
from gui.kit.throttle import Throttle
from gui.match.log_rows import MARKS
from gui.match.study import Study
from gui.match.view import MatchView
from gui.match.warning import counted_text, quality_text
from gui.style import Space, Token, TypeRole, scaled

REFRESH_MS: Final = 300
_NOTE_HEIGHT: Final = 72
_NOTE_DELAY_MS: Final = 600


class TurningPointsPanel(QWidget):
    """What the study says about decisions.

    * ``chosen(node)``: go there
    * ``try_again(decision)``: the person wants to take this decision once more
    * ``noted(node, text)``: the person has written about a step
    """

    chosen = Signal(int)
    try_again = Signal(object)
    noted = Signal(int, str)

    def __init__(self, match_view: MatchView, study: Study) -> None:
        super().__init__()
        self._match_view = match_view
        self._study = study
        self._review: Review | None = None
        self._node = START
        self.cards: dict[int, DecisionCard] = {}
        self._due = Throttle(self, self.refresh, REFRESH_MS)
        self._progress = ProgressLine(Token.HINT)
        self._message = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._list = ScrollColumn()
        self._points = QVBoxLayout()
        self._reports = QVBoxLayout()
        self._list.body.addLayout(self._points)
        self._list.body.addLayout(self._reports)
        self._list.body.addStretch(1)
        self.note = QPlainTextEdit()
        self.note.setAccessibleName(self.tr("Note on this step"))
        self.note.setPlaceholderText(self.tr("Note on this step"))
        self.note.setTabChangesFocus(True)
        self._note_due = Throttle(self, self._tell_note, _NOTE_DELAY_MS)
        self.note.textChanged.connect(self._note_due.once_quiet)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._progress)
        self._column.addWidget(self._message)
        self._column.addWidget(self._list, 1)
        self._column.addWidget(self.note)
        scaled(self._column.setContentsMargins, Space.M, 0, Space.M, Space.S)
        scaled(self._column.setSpacing, Space.S)
        scaled(self._points.setSpacing, Space.S)
        scaled(self._reports.setSpacing, Space.XS)
        scaled(self.note.setFixedHeight, _NOTE_HEIGHT)
        study.changed.connect(self._due.soon)
        self.refresh()

    def refresh(self) -> None:
        """Show what has been found so far."""
        study = self._study
        found = study.findings
        review = found.review
        self._progress.set_active(study.running)
        self._progress.set_progress(review.done / review.total if review and review.total else None)
        self._message.setText(found.error or self._message_of(review))
        self._message.setVisible(bool(self._message.text()))
        if review is not None and review != self._review:
            self._review = review
            self._show_points(review)
            self._show_reports(review)
        self.show_place()

    def show_place(self) -> None:
        """Mark the step that is shown, and show its note."""
        history = self._match_view.match.history
        for node, card in self.cards.items():
            shown = history.at in (node, history.parent(node))
            card.set_tone(CardTone.SELECTED if shown else CardTone.PLAIN)
        if history.at != self._node or not self.note.hasFocus():
            self._note_due.flush()
            self._node = history.at
            self.note.blockSignals(True)
            self.note.setPlainText("" if history.at == START else history.node(history.at).note)
            self.note.blockSignals(False)
        self.note.setEnabled(history.at != START)

    @property
    def points(self) -> tuple[Decision, ...]:
        """The turning points in the order of the game."""
        return () if self._review is None else self._review.turning_points

    def _message_of(self, review: Review | None) -> str:
        if review is None or not review.complete:
            return self.tr("Checking every decision…")
        return "" if review.turning_points else self.tr("No mistakes were found.")

    def close_down(self) -> None:
        """The match is being closed: keep what has just been typed."""
        self._note_due.flush()

    def _tell_note(self) -> None:
        if self._node != START:
            self.noted.emit(self._node, self.note.toPlainText().strip())

    # -- showing ------------------------------------------------------------------------------

    def _show_points(self, review: Review) -> None:
        wanted = {decision.node: decision for decision in review.turning_points}
        for node in set(self.cards) - set(wanted):
            self.cards.pop(node).deleteLater()
        for place, (node, decision) in enumerate(wanted.items()):
            if node not in self.cards:
                self.cards[node] = self._make_card(decision)
            if self._points.indexOf(self.cards[node]) != place:
                self._points.insertWidget(place, self.cards[node])

    def _make_card(self, decision: Decision) -> "DecisionCard":
        history = self._match_view.match.history
        before = history.step(decision.node).before
        card = DecisionCard(before.game, decision, before.moment.turn)
        card.clicked.connect(partial(self.chosen.emit, history.parent(decision.node)))
        card.again.clicked.connect(partial(self.try_again.emit, decision))
        return card

    def _show_reports(self, review: Review) -> None:
        boxes.clear(self._reports)
        self._reports.addWidget(Label(self.tr("How everyone played"), TypeRole.SECTION))
        for seat, who in enumerate(self._match_view.match.seats):
            text = f"{who.name}: {self._report_text(review.report(seat))}"
            self._reports.addWidget(_report_line(seat, text))

    def _report_text(self, report: Report) -> str:
        if not report.decisions:
            return self.tr("no decisions yet")
        text = self.tr("{0} decisions, {1} lost per decision", "", report.decisions).format(
            report.decisions, loss_text(self._match_view.game, report.error_rate, 2)
        )
        mistakes = [
            counted_text(quality, report.classes[quality])
            for quality in Quality
            if quality.is_mistake and report.classes.get(quality)
        ]
        hints = sum(report.hints.values())
        if hints:
            mistakes.append(self.tr("{0} with a hint").format(hints))
        return ", ".join((text, *mistakes))


class DecisionCard(Card):
    """One turning point: mark, seat, what was played, what it cost, and *Try again*."""

    def __init__(self, game: Game, decision: Decision, turn: int) -> None:
        super().__init__(clickable=True)
        judgement = decision.judgement
        assert judgement is not None
        mark = MARKS[judgement.quality]
        head = QHBoxLayout()
        scaled(head.setSpacing, Space.S)
        head.addWidget(SeatMark(decision.seat))
        title = self.tr("Turn {0}: “{1}”").format(turn, judgement.text)
        head.addWidget(Label(title, TypeRole.SECTION), 1)
        head.addWidget(Label(mark.mark, TypeRole.VALUE, mark.token))
        self.body.addLayout(head)
        text = self.tr("{0}: cost {1}. “{2}” was best.").format(
            quality_text(judgement.quality).capitalize(),
            loss_text(game, judgement.loss),
            judgement.best.text,
        )
        self.body.addWidget(Label(text, TypeRole.SECONDARY, Token.TEXT2, wrap=True))
        self.again = Button(self.tr("Try again"), compact=True)
        row = boxes.row(self.again, 1)
        self.body.addLayout(row)
        self.setAccessibleName(f"{title}. {text}")


def _report_line(seat: Seat, text: str) -> QWidget:
    line = QWidget()
    row = boxes.row(of=line)
    scaled(row.setSpacing, Space.S)
    row.addWidget(SeatMark(seat))
    row.addWidget(Label(text, TypeRole.SECONDARY, Token.TEXT2, wrap=True), 1)
    return line
