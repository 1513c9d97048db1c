"""The review dock: the story of the game and its chapters, how everyone played, the note."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from engines.contract.analysis import CONFIDENCE_95
from engines.contract.messages import Words
from engines.contract.position import Position
from engines.match.advice.hint import why
from engines.match.advice.quality import Quality, Shares
from engines.match.analysis.luck import Chance, Chapter, Ledger, chapters
from engines.match.analysis.review import Decision, Report, Review
from engines.match.history import START
from engines.runtime.texts import again, capitalized, has, tr
from engines.runtime.types import Seat
from gui.app.values import cost_text, difference_in_units, loss_text
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.card import Card, CardTone
from gui.kit.columns import ScrollColumn
from gui.kit.label import Label, SeatMark
from gui.kit.progress import ProgressLine
from gui.kit.throttle import SeenThrottle, Throttle
from gui.match.analysis import luck_sentence
from gui.match.log_rows import LUCK
from gui.match.result import result_text
from gui.match.study import SHOWN_MS, Findings, Study
from gui.match.view import MatchView
from gui.match.warning import counted_text, quality_text
from gui.style import MoveQuality, Space, Token, TypeRole, scaled, theme

_NOTE_LINES: Final = 4
"""A longer note scrolls."""
_NOTE_EDGES: Final = 24
_NOTE_DELAY_MS: Final = 600
_CLEAR: Final = 0.05
"""The least lead that counts as one, as a share of what is at stake in a game."""
_FELT: Final = 0.005
"""The least luck worth mentioning, as a share of what is at stake in a game."""


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
        self.chapters: tuple[Chapter, ...] = ()
        self.cards: dict[int, ChapterCard] = {}
        self._due = SeenThrottle(self, self.refresh, SHOWN_MS)
        self._progress = ProgressLine(Token.HINT)
        self._message = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._list = ScrollColumn()
        self._points = boxes.column(gap=Space.S)
        self._reports = boxes.column(gap=Space.XS)
        self.story = Label("", TypeRole.BODY, wrap=True)
        self._list.body.addWidget(self.story)
        self._list.body.addLayout(self._points)
        self._list.body.addLayout(self._reports)
        self._list.body.addStretch(1)
        self.note = QPlainTextEdit()
        self.note.setAccessibleName(tr("match-note-on-this-step"))
        self.note.setPlaceholderText(tr("match-note-on-this-step"))
        self.note.setTabChangesFocus(True)
        self._note_due = Throttle(self, self._tell_note, _NOTE_DELAY_MS)
        self.note.textChanged.connect(self._note_due.once_quiet)
        boxes.column(
            self._progress,
            self._message,
            (self._list, 1),
            self.note,
            of=self,
            gap=Space.S,
            edges=(Space.M, 0, Space.M, Space.S),
        )
        self.note.document().documentLayout().documentSizeChanged.connect(self._fit_note)
        scaled(self._fit_note)
        study.changed.connect(self._due.soon)
        self.refresh()

    def refresh(self) -> None:
        """Show what has been found so far."""
        study = self._study
        found = study.findings
        review = found.review
        self._progress.set_active(study.running)
        self._progress.set_progress(review.done / review.total if review and review.total else None)
        self._message.tell(again(found.error) or self._message_of(review))
        over = self._match_view.match.history.position.is_over
        if over and review is not None and review.complete:
            self.story.tell(" ".join(story(self._match_view, found)))
        if review is not None and review != self._review:
            self._review = review
            self._show_reports(review)
        if review is not None:
            self._show_chapters(chapters(review, found.ledger))
        self.show_place()

    def show_place(self) -> None:
        """Mark the chapter that the shown step belongs to, and show the note on the step."""
        history = self._match_view.match.history
        begun = [each.node for each in self.chapters if each.ply <= history.place().ply]
        for node, card in self.cards.items():
            shown = [node] == begun[-1:]
            card.set_tone(CardTone.SELECTED if shown else CardTone.PLAIN)
            if shown and history.at != self._node:
                self._list.ensureWidgetVisible(card)
        if history.at != self._node or not self.note.hasFocus():
            self._note_due.flush()
            self._node = history.at
            with QSignalBlocker(self.note):
                self.note.setPlainText("" if history.at == START else history.node(history.at).note)
        self.note.setEnabled(history.at != START)

    def _message_of(self, review: Review | None) -> str:
        if review is None or not review.complete:
            return tr("match-checking-every-decision")
        none = "" if review.turning_points else tr("match-no-mistakes-were-found")
        return " ".join(filter(None, (none, basis_text(self._match_view))))

    def _fit_note(self) -> None:
        lines = min(_NOTE_LINES, round(self.note.document().size().height()))
        high = lines * self.note.fontMetrics().lineSpacing()
        self.note.setFixedHeight(high + theme().px(_NOTE_EDGES))

    def close_down(self) -> None:
        """The match is being closed: keep what has just been typed."""
        self._note_due.flush()

    def _tell_note(self) -> None:
        if self._node != START:
            self.noted.emit(self._node, self.note.toPlainText().strip())

    # -- showing ------------------------------------------------------------------------------

    def _show_chapters(self, wanted: tuple[Chapter, ...]) -> None:
        if wanted == self.chapters:
            return
        self.chapters = wanted
        known = {chapter.node: chapter for chapter in wanted}
        self.cards = boxes.keyed(
            self._points, self.cards, known, lambda node: self._make_card(known[node])
        )

    def _make_card(self, chapter: Chapter) -> "ChapterCard":
        history, words = self._match_view.match.history, self._match_view.words
        first, *earlier = reversed(history.steps(history.path(chapter.node)))
        dealt = all(step.is_chance for step in earlier)
        card = ChapterCard(first.before, chapter, words, dealt=dealt)
        card.clicked.connect(partial(self.chosen.emit, first.entry.parent))
        if isinstance(chapter, Decision):
            retry = Button(tr("match-try-again"), compact=True)
            retry.clicked.connect(partial(self.try_again.emit, chapter))
            card.body.addLayout(boxes.row(retry, 1))
            card.again = retry
        return card

    def _show_reports(self, review: Review) -> None:
        boxes.clear(self._reports)
        self._reports.addWidget(Label(tr("match-how-everyone-played"), TypeRole.SECTION))
        for seat, who in enumerate(self._match_view.match.seats):
            text, line = f"{who.name}: {self._report_text(review.report(seat))}", QWidget()
            said = Label(text, TypeRole.SECONDARY, Token.TEXT2, wrap=True)
            boxes.row(SeatMark(seat), (said, 1), of=line, gap=Space.S)
            self._reports.addWidget(line)

    def _report_text(self, report: Report) -> str:
        if not report.decisions:
            return tr("match-no-decisions-yet")
        game, rate = self._match_view.game, report.error_rate
        lost = round(difference_in_units(game, rate), 2)
        told = "match-decisions-lost-per-decision" if lost else "match-decisions-nothing-lost"
        text = tr(told, decisions=report.decisions, loss=loss_text(game, rate, 2))
        mistakes = [
            counted_text(quality, report.classes[quality])
            for quality in Quality
            if quality.is_mistake and report.classes.get(quality)
        ]
        if hints := sum(report.hints.values()):
            mistakes.append(tr("match-with-a-hint", hints=hints))
        return ", ".join((text, *mistakes))


class ChapterCard(Card):
    """A chapter: what was played, what it cost, and why; or the outcome, and what it changed."""

    def __init__(self, before: Position, chapter: Chapter, words: Words, *, dealt: bool) -> None:
        super().__init__(clickable=True)
        self.again: Button | None = None
        if isinstance(chapter, Decision):
            title, text, mark, token = decided(before, chapter, words)
        else:
            title, text, mark, token = came(before, chapter, words, dealt=dealt)
        name = Label(title, TypeRole.SECTION, wrap=True)
        sign = Label(mark, TypeRole.VALUE, token)
        self.body.addLayout(boxes.row(SeatMark(chapter.seat), (name, 1), sign, gap=Space.S))
        self.body.addWidget(Label(text, TypeRole.SECONDARY, Token.TEXT2, wrap=True))
        self.setAccessibleName(f"{title}. {text}")


def decided(before: Position, decision: Decision, words: Words) -> tuple[str, str, str, Token]:
    """When who played what, what it cost and why, and its mark."""
    judgement = decision.judgement
    assert judgement is not None
    quality = quality_text(judgement.quality)
    cost = tr(
        "match-cost-was-best",
        quality=capitalized(quality),
        loss=cost_text(before.game, judgement),
        best=words.say(judgement.better),
    )
    reason, mark = why(before.game.id, judgement), MoveQuality[judgement.quality.name]
    text = cost if reason is None else f"{cost} {words.say(reason)}"
    move, name = words.say(judgement.told), words.names[decision.seat]
    title = tr("match-round-move", round=before.moment.round, name=name, move=move)
    return title, text, mark.mark, mark.token


def came(
    before: Position, chance: Chance, words: Words, *, dealt: bool = False
) -> tuple[str, str, str, Token]:
    """Whose roll or draw it was (a game may name it), what that changed, and its mark."""
    luck, name = chance.luck().mean, words.names[chance.seat]
    lucky = luck > 0
    kind = "roll" if before.roll() is not None else "deal" if dealt else "draw"
    text = tr(
        "match-luck-gained" if lucky else "match-luck-lost",
        came=words.say(chance.told),
        name=name,
        change=loss_text(before.game, abs(luck)),
    )
    own = f"{before.game.id}-chance-{chance.told.code.rpartition('.')[2]}"
    title = own if has(own) else "match-round-chance"
    return (
        tr(title, round=before.moment.round, kind=kind, name=name),
        text,
        LUCK.get(chance.fortune, ""),
        Token.GOOD if lucky else Token.BAD,
    )


def story(match_view: MatchView, found: Findings) -> list[str]:
    """A finished game in at most five sentences: its course, and where play and luck turned it."""
    review, ledger, names = found.review, found.ledger, match_view.words.names
    if review is None:
        return []
    told = [result_text(match_view), lead_text(match_view, review)]
    if review.turning_points:
        worst = max(review.turning_points, key=lambda point: point.loss)
        assert worst.judgement is not None
        told.append(
            tr(
                "match-costliest-decision",
                name=names[worst.seat],
                round=match_view.match.history.step(worst.node).moment.round,
                loss=cost_text(match_view.game, worst.judgement),
            )
        )
    if (swing := largest_swing(ledger)) is not None:
        change = swing.luck().mean
        told.append(
            tr(
                "match-luckiest-moment" if change > 0 else "match-unluckiest-moment",
                name=names[swing.seat],
                round=match_view.match.history.step(swing.node).moment.round,
                came=match_view.words.say(swing.told),
                change=loss_text(match_view.game, abs(change)),
            )
        )
    if ledger is not None and ledger.complete:
        told.append(luck_sentence(match_view.game, ledger, match_view.words))
    return list(filter(None, told))


def lead_text(match_view: MatchView, review: Review) -> str:
    """Who was ahead, or how often that changed; empty if nobody clearly was."""
    # The result itself isn't a lead: even advisers that judge nothing know it.
    before = (at for at in review.chances[:-1] if at is not None and _is_clear(at))
    leaders = leads([[each.mean for each in at] for at in before], _CLEAR)
    if len(leaders) == 1:
        return tr("match-ahead-start-finish", name=match_view.words.names[leaders[0]])
    return tr("match-the-lead-changed", times=len(leaders) - 1) if leaders else ""


def basis_text(match_view: MatchView) -> str:
    """That everything is judged against perfect play, if it is and it makes a difference."""
    adviser = match_view.hints.at_table
    return tr("match-judged-against-perfect-play") if adviser.seated and adviser.even else ""


def largest_swing(ledger: Ledger | None) -> Chance | None:
    """The roll or draw with the most luck, good or bad, once all are known; None: none mattered."""
    known = ledger.chances if ledger is not None and ledger.complete else ()
    felt = [each for each in known if abs(each.luck().mean) >= _FELT]
    return max(felt, key=lambda each: abs(each.luck().mean), default=None)


def _is_clear(at: Shares) -> bool:
    """Whether the leader's lead exceeds the uncertainty of the figures."""
    second, first = sorted(at, key=lambda each: each.mean)[-2:]
    return first.mean - second.mean >= CONFIDENCE_95 * math.hypot(first.error, second.error)


def leads(chances: Sequence[Sequence[float]], clear: float) -> list[Seat]:
    """Who was ahead by at least ``clear``, in order; a smaller lead changes nothing."""
    found: list[Seat] = []
    for at in chances:
        second, first = sorted(at)[-2:]
        seat = at.index(first)
        if first - second >= clear and found[-1:] != [seat]:
            found.append(seat)
    return found
