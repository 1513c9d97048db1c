"""The coach dock: one thing at a time, about the table as it is now, until the person knows it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from engines.contract.game import Term
from engines.contract.record import PERSON
from engines.match import events
from engines.match.advice.hint import Stage, Warned, subject, why
from engines.match.advice.quality import Judgement, Quality
from engines.match.advice.tutor import Teaching
from engines.runtime.texts import capitalized, tr
from gui.app import settings as keys
from gui.app.keys.commands import Command
from gui.app.requests import ShowPage
from gui.app.values import cost_text
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card, CardTone
from gui.kit.columns import ScrollColumn
from gui.kit.label import Label
from gui.kit.notice import announce
from gui.learn import lessons
from gui.match.tray import TrayCard
from gui.match.view import MatchView
from gui.match.warning import verdict, warning_card
from gui.style import Space, Token, TypeRole
from gui.table.tips import term_name, term_text, terms_in


@dataclass(frozen=True, slots=True)
class Said:
    """What the coach says.

    Attributes:
        title, text, place: what it is about, what there is to know, and its number.
        lesson: the lesson, if it is one.
        term: the word that it explains, if any.
        tone: of the card.
    """

    title: str
    text: str
    place: str = ""
    lesson: lessons.AnyLesson | None = None
    term: Term | None = None
    tone: CardTone = CardTone.PLAIN


class _StepText(Label):
    """A text with room for the longest one of its ``course``, so that nothing below it moves."""

    course: tuple[str, ...] = ()

    def heightForWidth(self, width: int) -> int:
        room, wrapped = QRect(0, 0, width, 0), int(Qt.TextFlag.TextWordWrap)
        texts = (self.fontMetrics().boundingRect(room, wrapped, text) for text in self.course)
        return max([super().heightForWidth(width), *(text.height() for text in texts)])


class CoachPanel(QWidget):
    """Teaches in a match while its tutor is a coach, and shows what the tutor warns of.

    It says what matters most now: the lesson that is due, what the last decision cost and why, a
    word that is new on the table, what the decision is about. What someone has done correctly
    ``lessons.ENOUGH`` times in a row is no longer explained. ``texts`` are the words on the table.

    * ``warned()``: a ``warning`` has taken the place of everything else, or has gone
    * ``freed()``: what had the keyboard focus here has gone
    * ``pointed(target)``: the part of the table or the command that the lesson speaks of, or None
    * ``wants(request)``: the person wants to read more
    """

    warned = Signal()
    freed = Signal()
    pointed = Signal(object)
    wants = Signal(object)

    def __init__(self, match_view: MatchView, texts: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self._settings = match_view.context.settings
        self._match_view = match_view
        self._texts = texts
        self._said = Said("", "")
        self._shown = lessons.done(match_view)
        self._judged: Judgement | None = None
        self._helped_by: tuple[str, ...] = ()
        """The word that was explained during the last decision, if any."""
        self._told = ""
        self._warning: Warned | None = None
        self.warning: TrayCard | None = None
        self.card = Card(CardTone.ADVISED)
        self.place = Label("", TypeRole.LABEL, Token.TEXT2)
        self.title = Label("", TypeRole.VALUE, wrap=True)
        self.text = _StepText("", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.next_button = Button(tr("learn-next"), compact=True)
        self.next_button.clicked.connect(self.go_on)
        self.leave_button = Button(tr("learn-skip-all"), ButtonKind.QUIET, compact=True)
        self.leave_button.clicked.connect(self.leave)
        self.rules_button = Button(tr("learn-more-in-the-rules"), ButtonKind.QUIET, compact=True)
        self.rules_button.clicked.connect(self._show_rules)
        self.begin_button = Button(tr("learn-turn-on-the-coach"), compact=True)
        self.begin_button.clicked.connect(lambda: match_view.teach(Teaching.COACH))
        buttons = (self.next_button, self.rules_button, self.leave_button, self.begin_button)
        for label in (self.place, self.title, self.text):
            self.card.body.addWidget(label)
        self.card.body.addLayout(boxes.row(*buttons, 1))
        self._column = ScrollColumn()
        self._column.body.addWidget(self.card)
        self._column.body.addStretch(1)
        self._box = boxes.column(self._column, of=self, edges=(Space.M, 0, Space.M, Space.S))
        self._column.body.setContentsMargins(0, 0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        match_view.told.connect(self._hear)
        match_view.taught.connect(self.refresh)
        self.refresh()

    @property
    def on(self) -> bool:
        """Whether the match has a coach."""
        return self._match_view.tutor.level is Teaching.COACH

    def heightForWidth(self, width: int) -> int:
        """The height at which all that is said and its buttons can be seen."""
        edges = self._box.contentsMargins()
        bar = self._column.verticalScrollBar().sizeHint().width()  # once it is there, it stays
        inside = self._column.body.heightForWidth(width - edges.left() - edges.right() - bar)
        return inside + edges.top() + edges.bottom()

    # -- hearing ------------------------------------------------------------------------------

    def _hear(self, event: events.Event) -> None:
        if isinstance(event, events.TutorWarned):
            self.refresh()
        if not self.on:
            return
        match event:
            case events.MoveJudged():
                self._judge(event.judgement)
            case events.Rewound():
                self._judged = None
            case events.Applied() if event.by == PERSON:
                self._judged = None
                term, game = self._said.term, self._match_view.game
                self._helped_by = () if term is None else (term_name(game, term),)
            case events.HintChanged():
                self.refresh()
        shown = () if self._said.lesson is None else (self._said.lesson,)
        for lesson in {*shown, *lessons.WindowLesson}:
            if lesson.is_done_by(event, self._match_view):
                keys.end_lessons(self._settings, lesson.id)

    def used(self, command: Command) -> None:
        """The person has used a command."""
        if self.on:
            done = [lesson.id for lesson in lessons.WindowLesson if lesson.points_at is command]
            keys.end_lessons(self._settings, *done)

    def _judge(self, judgement: Judgement) -> None:
        """Count the decision; if it was a mistake, keep it to speak about it."""
        right = not judgement.quality.is_mistake
        position = self._match_view.match.history.place(judgement.node).position
        themes = (about.code for about in subject(position, judgement.best)[:1])
        for kind in (*self._helped_by, *themes):
            lessons.learn(self._settings, kind, right=right)
        self._judged = None if right else judgement

    # -- acting -------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The person has read the text."""
        self._end(self._said)
        self.refresh()

    def leave(self) -> None:
        """Explain nothing more in this game."""
        keys.end_lessons(self._settings, *(each.id for each in lessons.course(self._match_view)))
        self.refresh()

    def _end(self, said: Said) -> None:
        """Never explain again what was read, or the words in its title."""
        game, right = self._match_view.game, self._settings.get(keys.COACH_RIGHT)
        words = [term_name(game, term) for term in terms_in(game, said.title)]
        lesson = () if said.lesson is None else (said.lesson.id,)
        keys.end_lessons(self._settings, *lesson, *words)
        self._settings.set(keys.COACH_RIGHT, right | dict.fromkeys(words, lessons.ENOUGH))

    def _show_rules(self) -> None:
        if self._said.term is not None:
            self.wants.emit(ShowPage("rules", self._match_view.game.id, self._said.term.section))

    # -- showing ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Say what matters most now."""
        focused = QApplication.focusWidget()
        self._warn(self._match_view.tutor.warning)
        said = self._due() if self.on else Said("", tr("learn-coach-off-match"))
        self._said, lesson = said, said.lesson
        self.place.tell(said.place)
        self.title.tell(said.title)
        self.text.tell(said.text)
        course = lessons.course(self._match_view) if lesson else ()
        self.text.course = tuple(each.text(self._match_view) for each in course)
        self.text.updateGeometry()
        self.card.set_tone(said.tone)
        self.next_button.setVisible(lesson is not None or said.term is not None)
        self.next_button.setText(tr("learn-next") if lesson is not None else tr("learn-got-it"))
        self.rules_button.setVisible(said.term is not None)
        self.leave_button.setVisible(lesson is not None)
        self.begin_button.setVisible(not self.on)
        self.pointed.emit(None if lesson is None else lesson.points_at)
        told = f"{said.title}. {said.text}" if said.title else ""
        if told != self._told and self.card.isVisible():
            self._told = told
            announce(self, told)
        self.updateGeometry()
        if focused is not None and self.isAncestorOf(focused) and not focused.isVisibleTo(self):
            self.freed.emit()

    def _warn(self, warning: Warned | None) -> None:
        """Show a warning with its answers, or take it away."""
        if warning is self._warning:
            return
        if self.warning is not None:
            self.warning.hide()
            self.warning.deleteLater()
        self._warning, self.warning = warning, None
        self.card.setVisible(warning is None)
        if warning is not None:
            self.warning = card = warning_card(self._match_view, warning)
            self._column.body.insertWidget(0, card)
            announce(self, f"{card.accessibleName()} {card.accessibleDescription()}")
        self.warned.emit()

    def _due(self) -> Said:
        """The next thing to say; a short note if the person knows all that matters now."""
        view = self._match_view
        if (lesson := lessons.due(view)) is not None:
            if lesson not in self._shown:
                self._shown.append(lesson)
            unseen = [each for each in lessons.done(view) if each not in self._shown]
            number = self._shown.index(lesson) + 1
            steps = len(lessons.course(view)) - len(unseen)
            place = tr("learn-step-of", step=number, steps=steps)
            return Said(lesson.title, lesson.text(view), place, lesson, tone=CardTone.ADVISED)
        if self._judged is not None:
            return self._verdict(self._judged)
        if (term := lessons.new_term(view, self._texts())) is not None:
            name, text = term_text(view.game, term)
            return Said(capitalized(name), text, term=term, tone=CardTone.ADVISED)
        if view.people and view.match.pending.waiting is events.Waiting.OVER:
            end = lessons.WindowLesson.REVIEW
            return Said(end.title, end.text(view))
        hint, about = view.hints.hint, None
        if hint is not None and hint.theme is not None and view.person_decides:
            mine = f"{view.game.id}.theme."
            about = next((each for each in hint.theme if each.code.startswith(mine)), None)
        if about is None or lessons.is_known(self._settings, about.code):
            return Said("", tr("learn-nothing-explain-right-now"))
        if self.card.isVisible():  # this is a hint, too
            view.match.hint_stage = max(Stage.THEME, view.match.hint_stage)
        text = " ".join(filter(None, (lessons.guide(view), view.words.say(about))))
        return Said(tr("learn-what-to-think-about"), text)

    def _verdict(self, judgement: Judgement) -> Said:
        """What a decision has cost, and what the better one does on the board."""
        view = self._match_view
        cost = tr(
            "learn-it-cost-was-best",
            loss=cost_text(view.game, judgement),
            best=view.words.say(judgement.better),
        )
        told = why(view.game.id, judgement)
        reason = "" if told is None else view.words.say(told)
        title = tr(
            "learn-was",
            judgement=view.words.say(judgement.told),
            verdict=verdict(judgement.quality),
        )
        tone = CardTone.BAD if judgement.quality is Quality.BLUNDER else CardTone.WARN
        return Said(title, f"{cost} {reason}".strip(), tone=tone)
