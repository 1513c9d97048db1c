"""The coach dock: one lesson at a time, and what each decision has cost."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engines.contract.game import Game
from engines.match.advice.quality import Judgement, Quality
from engines.match.advice.tutor import Teaching
from engines.match.events import Event, HintChanged, MoveJudged
from gui.app import settings as keys
from gui.app.keys.commands import Command
from gui.app.values import loss_text
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card, CardTone
from gui.kit.columns import ScrollColumn
from gui.kit.label import Label
from gui.kit.notice import announce
from gui.learn import lessons
from gui.learn.lessons import AnyLesson, Lesson
from gui.match.log_rows import MARKS
from gui.match.view import MatchView
from gui.match.warning import remark
from gui.style import Space, Token, TypeRole, scaled

_LEAST: Final = 220
"""So high that a lesson and its buttons can be seen, at 100 %."""
_SHOWN: Final = 6
"""So many judgements are listed, the newest first."""


class CoachPanel(QWidget):
    """Teaches in a match, while its tutor is a coach.

    * ``pointed(control)``: the real control that the lesson speaks of, or None
    * ``switched_on()``: the person wants the coach in this match
    """

    pointed = Signal(object)
    switched_on = Signal()

    def __init__(self, match_view: MatchView) -> None:
        super().__init__()
        self._context = match_view.context
        self._match_view = match_view
        self._shown: AnyLesson | None = None
        self._spoken: AnyLesson | None = None
        self._judged: list[Judgement] = []
        self._listed: tuple[Judgement, ...] = ()
        self._make_lesson()
        self.summary = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._list = ScrollColumn()
        self._cards = QVBoxLayout()
        self._heading = Label(self.tr("Your decisions"), TypeRole.SECTION)
        for widget in (self.lesson, self._heading, self.summary):
            self._list.body.addWidget(widget)
        self._list.body.addLayout(self._cards)
        self._list.body.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._list)
        scaled(self.setMinimumHeight, _LEAST)
        scaled(self._column.setContentsMargins, Space.M, 0, Space.M, Space.S)
        scaled(self._cards.setSpacing, Space.S)
        scaled(self._list.body.setContentsMargins, 0, 0, Space.XS, 0)
        scaled(self._list.body.setSpacing, Space.S)
        match_view.told.connect(self._hear)
        match_view.taught.connect(self.refresh)
        self.refresh()

    def _make_lesson(self) -> None:
        self.lesson = Card(CardTone.ADVISED)
        self.place = Label("", TypeRole.LABEL, Token.TEXT2)
        self.title = Label("", TypeRole.VALUE, wrap=True)
        self.text = Label("", wrap=True)
        self.next_button = Button(self.tr("Next"), compact=True)
        self.next_button.clicked.connect(self.go_on)
        self.leave_button = Button(self.tr("Stop coaching"), ButtonKind.QUIET, compact=True)
        self.leave_button.clicked.connect(lambda: self._context.settings.set(keys.LESSONS, False))
        self.leave_button.clicked.connect(self.refresh)
        self.begin_button = Button("", compact=True)
        self.begin_button.clicked.connect(self._begin)
        row = QHBoxLayout()
        for button in (self.next_button, self.begin_button, self.leave_button):
            row.addWidget(button)
        row.addStretch(1)
        for label in (self.place, self.title, self.text):
            self.lesson.body.addWidget(label)
        self.lesson.body.addLayout(row)

    @property
    def on(self) -> bool:
        """Whether the match has a coach."""
        return self._match_view.tutor.level is Teaching.COACH

    def _hear(self, event: Event) -> None:
        if isinstance(event, MoveJudged):
            self._judged.append(event.judgement)
        if self._given:
            self._end(lessons.ended_by(event, self._match_view))
        if isinstance(event, HintChanged) and self.on:
            self.refresh()

    def used(self, command: Command) -> None:
        """The person has used a command."""
        if self._given:
            self._end(lesson for lesson in Lesson if lesson.command is command)

    # -- lessons ------------------------------------------------------------------------------

    def go_on(self) -> None:
        """End the lesson that is shown without doing it."""
        if self._shown is not None:
            self._end([self._shown])
            self.refresh()

    @property
    def _course(self) -> tuple[AnyLesson, ...]:
        """All lessons of this match."""
        return tuple(lessons.course(self._match_view))

    @property
    def _over(self) -> int:
        """How many of them are over."""
        return len(lessons.done(self._context.settings, self._course))

    @property
    def _given(self) -> bool:
        """Whether lessons are given in this match."""
        return self.on and self._context.settings.get(keys.LESSONS)

    def _end(self, over: Iterable[AnyLesson]) -> None:
        """The next lesson is given when everything is at rest: see ``refresh``."""
        for lesson in over:
            lessons.end(self._context.settings, lesson)
            if lesson == self._shown:
                self._shown = None
                self.pointed.emit(None)

    def _begin(self) -> None:
        if not self.on:
            self.switched_on.emit()
        elif self._over == len(self._course):
            lessons.begin_again(self._context.settings)
        else:
            self._context.settings.set(keys.LESSONS, True)
        self.refresh()

    def refresh(self) -> None:
        """Show the lesson that is due now, and what the decisions on the table have cost."""
        self._shown = self._due()
        self._show_lesson()
        self._show_judgements()
        self.pointed.emit(None if self._shown is None else lessons.control_of(self._shown))
        if self._shown is not None and self._shown != self._spoken and self.isVisible():
            self._spoken = self._shown
            announce(self, f"{self.title.text()}. {self.text.text()}")

    def _due(self) -> AnyLesson | None:
        return lessons.due(self._match_view) if self._given else None

    def _show_lesson(self) -> None:
        shown = self._shown
        over, whole = self._over, len(self._course)
        given = self._given and over < whole
        place = self.tr("Step {0} of {1}").format(over + 1, whole) if given else ""
        for label, text in (
            (self.place, place),
            (self.title, "" if shown is None else shown.title),
            (self.text, self._text(given=given)),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.lesson.set_tone(CardTone.PLAIN if shown is None else CardTone.ADVISED)
        self.next_button.setVisible(shown is not None)
        read = shown is Lesson.GAME or not isinstance(shown, Lesson)
        self.next_button.setText(self.tr("Next") if read else self.tr("Skip"))
        self.leave_button.setVisible(given)
        self.begin_button.setVisible(not given)
        self.begin_button.setText(self._begin_text(over))

    def _text(self, *, given: bool) -> str:
        if self._shown is not None:
            return self._shown.text(self._match_view)
        if not self.on:
            return self.tr("The coach is off in this match.")
        if told := lessons.guide(self._match_view):
            return told
        if given:
            return self.tr("Watch the board. The next step appears when it's your turn.")
        return self.tr("The coach still warns you before mistakes and says what they cost.")

    def _begin_text(self, over: int) -> str:
        if not self.on:
            return self.tr("Turn on the coach")
        whole = len(self._course)
        return self.tr("Start over") if over == whole else self.tr("Continue")

    # -- judgements ---------------------------------------------------------------------------

    @property
    def judged(self) -> tuple[Judgement, ...]:
        """What is known about the decisions that led to where the table stands, oldest first."""
        history = self._match_view.match.history
        path = history.path()
        taken = tuple(history.step(node).action for node in path)
        places = {history.parent(node): place for place, node in enumerate(path)}

        def was_played(each: Judgement) -> bool:
            place = places.get(each.node)
            return place is not None and taken[place:][: len(each.actions)] == each.actions

        return tuple(filter(was_played, self._judged))

    def _show_judgements(self) -> None:
        judged = self.judged
        self._heading.setVisible(self.on)
        self.summary.setVisible(self.on)
        self.summary.setText(self._summary(judged))
        if judged != self._listed:
            self._listed = judged
            self._list_judgements(judged)

    def _list_judgements(self, judged: tuple[Judgement, ...]) -> None:
        boxes.clear(self._cards)
        for judgement in judged[: -_SHOWN - 1 : -1]:
            self._cards.addWidget(JudgementCard(self._match_view.game, judgement))

    def _summary(self, judged: tuple[Judgement, ...]) -> str:
        if not judged:
            return self.tr("Here you'll see what each of your decisions cost.")
        best = sum(each.quality is Quality.BEST for each in judged)
        lost = loss_text(self._match_view.game, sum(each.loss for each in judged))
        text = self.tr("{0} of {1} decisions were best; {2} lost in total.", "", len(judged))
        return text.format(best, len(judged), lost)


class JudgementCard(Card):
    """What one decision has cost: its mark and a sentence."""

    def __init__(self, game: Game, judgement: Judgement) -> None:
        super().__init__()
        mark = MARKS[judgement.quality]
        row = QHBoxLayout()
        scaled(row.setSpacing, Space.S)
        row.addWidget(Label(mark.mark, TypeRole.VALUE, mark.token))
        text = remark(game, judgement)
        row.addWidget(Label(text, TypeRole.SECONDARY, wrap=True), 1)
        self.body.addLayout(row)
        self.setAccessibleName(text)
