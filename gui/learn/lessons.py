"""The lessons of the coach: one thing to do at a time, the same for every game.

After the first of them come the stops of the game's guided first round (``gui.learn.tours``), if
it has one. A lesson is due when it can be done, and over when it has been done, in the real match
with the real controls. Which lessons are over is kept in the settings: they can be left and taken
up again.
"""

from collections.abc import Sequence
from enum import Enum
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from engines.contract.game import Game
from engines.contract.messages import Message, message
from engines.contract.record import PERSON
from engines.match.advice.hint import Stage
from engines.match.events import Applied, Event, HintChanged, Rewound, Waiting
from gui.app import settings as keys
from gui.app.keys import commands
from gui.app.keys.commands import Command
from gui.app.settings import Settings
from gui.learn.tours import Part, TourLesson, stops
from gui.match.view import MatchView

translate = QCoreApplication.translate

_PERSON_ACTS = (Waiting.PERSON, Waiting.ROLL, Waiting.DICE)


class Control(Enum):
    """What a lesson points at."""

    ACTIONS = "actions"
    """The buttons under the board, or the board where there are none."""
    HINT = "hint"
    UNDO = "undo"
    REVIEW = "review"


class Lesson(Enum):
    """The lessons in their order."""

    GAME = "game"
    ROLL = "roll"
    DECIDE = "decide"
    HINT = "hint"
    UNDO = "undo"
    REPLAY = "replay"
    REVIEW = "review"

    @property
    def title(self) -> str:
        """What it is about."""
        match self:
            case Lesson.GAME:
                return translate("Coach", "The game")
            case Lesson.ROLL:
                return translate("Coach", "Roll the dice")
            case Lesson.DECIDE:
                return translate("Coach", "Decide")
            case Lesson.HINT:
                return translate("Coach", "Ask for a hint")
            case Lesson.UNDO:
                return translate("Coach", "Take it back")
            case Lesson.REPLAY:
                return translate("Coach", "See it again")
            case Lesson.REVIEW:
                return translate("Coach", "Look back")

    @property
    def control(self) -> Control | None:
        """What it points at."""
        match self:
            case Lesson.ROLL | Lesson.DECIDE:
                return Control.ACTIONS
            case Lesson.HINT:
                return Control.HINT
            case Lesson.UNDO:
                return Control.UNDO
            case Lesson.REVIEW:
                return Control.REVIEW
            case _:
                return None

    @property
    def command(self) -> Command | None:
        """The command that ends it, if a command alone does."""
        return {Lesson.REPLAY: commands.REPLAY_TURN, Lesson.REVIEW: commands.REVIEW}.get(self)

    def text(self, match_view: MatchView) -> str:
        """What to do."""
        key = match_view.context.keys.text
        match self:
            case Lesson.GAME:
                tagline = match_view.words.say(message(f"{match_view.game.id}.tagline"))
                text = translate("Coach", "{0} For the complete rules, press {1}.")
                return text.format(tagline, key(commands.RULES))
            case Lesson.ROLL if match_view.match.waiting is Waiting.DICE:
                return translate("Coach", "Type what your dice show, then confirm the roll.")
            case Lesson.ROLL:
                text = translate("Coach", "It's your turn. Press the ringed button, or {0}.")
                return text.format(key(commands.ROLL))
            case Lesson.DECIDE:
                asked = guide(match_view) or match_view.words.say(match_view.match.position.ask())
                text = translate(
                    "Coach",
                    "{0} Press a button or its key. You'll be warned if the move costs a lot.",
                )
                return text.format(asked)
            case Lesson.HINT:
                text = translate(
                    "Coach",
                    "The hint panel says what this decision is about. Press {0} to see the "
                    "plans worth considering, and {0} again to see the figures.",
                )
                return text.format(key(commands.HINT))
            case Lesson.UNDO:
                text = translate(
                    "Coach",
                    "Nothing is final: {0} takes back your last step. The dice stay fair: "
                    "you get the same roll again.",
                )
                return text.format(key(commands.UNDO))
            case Lesson.REPLAY:
                text = translate("Coach", "{0} replays the last turn.")
                return text.format(key(commands.REPLAY_TURN))
            case Lesson.REVIEW:
                text = translate(
                    "Coach",
                    "The game is over. The review finds the decisions that cost you the most: {0}.",
                )
                return text.format(key(commands.REVIEW))

    def is_due(self, match_view: MatchView) -> bool:
        """Whether it can be done now."""
        match = match_view.match
        acts = match.waiting in _PERSON_ACTS and not match_view.replaying
        match self:
            case Lesson.GAME:
                return True
            case Lesson.ROLL:
                return acts and match.waiting is not Waiting.PERSON
            case Lesson.DECIDE:
                return match_view.person_decides
            case Lesson.HINT:
                return match_view.person_decides and match_view.hints.available
            case Lesson.UNDO:
                return acts and match.can_undo
            case Lesson.REPLAY:
                now = match.position.moment.turn
                trail = match_view.scene(choices=False).trail
                return acts and any(step.before.moment.turn < now for step in trail)
            case Lesson.REVIEW:
                return match.waiting is Waiting.OVER

    def is_done_by(self, event: Event, match_view: MatchView) -> bool:
        """Whether what has just happened is what was to be done."""
        match self, event:
            case Lesson.ROLL, Applied():
                own = match_view.match.seats[event.seat].player == PERSON
                return own and event.before.roll() is not None
            case Lesson.DECIDE, Applied():
                return event.by == PERSON
            case Lesson.HINT, HintChanged():
                return event.hint is not None and event.hint.stage > Stage.THEME
            case Lesson.UNDO, Rewound():
                return event.node < event.origin
            case _:
                return False


def guide(match_view: MatchView) -> str:
    """What the present decision is about and how to make it, where the game says so.

    For what is asked, ``GAME.ask.X``, the catalogue of a game may have a sentence ``GAME.guide.X``.
    """
    if not match_view.person_decides:
        return ""
    asked = match_view.match.position.ask()
    code = f"{match_view.game.id}.guide.{asked.code.rpartition('.')[2]}"
    words = match_view.words
    return words.say(Message(code, asked.parameters)) if words.has(code) else ""


AnyLesson: TypeAlias = Lesson | TourLesson
"""One that every game gives, or a stop of the game's guided first round."""


def course(match_view: MatchView) -> tuple[AnyLesson, ...]:
    """All lessons of the game on the table, in their order."""
    first, *others = Lesson
    return first, *stops(match_view), *others


def control_of(lesson: AnyLesson) -> Control | Part | None:
    """What a lesson points at."""
    if isinstance(lesson, Lesson):
        return lesson.control
    return lesson.part or Control.ACTIONS


def ended_by(event: Event, match_view: MatchView) -> tuple[AnyLesson, ...]:
    """The lessons that are over by what has just happened."""
    mine = isinstance(event, Applied) and event.by == PERSON
    return (
        *(lesson for lesson in Lesson if lesson.is_done_by(event, match_view)),
        *(lesson for lesson in stops(match_view) if mine and lesson.is_done_by(event)),
    )


def done(settings: Settings, among: Sequence[AnyLesson] = tuple(Lesson)) -> tuple[AnyLesson, ...]:
    """Those lessons that are over."""
    names = settings.get(keys.LESSONS_DONE)
    return tuple(lesson for lesson in among if lesson.value in names)


def end(settings: Settings, lesson: AnyLesson) -> None:
    """Remember that a lesson is over."""
    names = settings.get(keys.LESSONS_DONE)
    if lesson.value not in names:
        settings.set(keys.LESSONS_DONE, [*names, lesson.value])


def begin_again(settings: Settings) -> None:
    """Give all lessons once more."""
    settings.set(keys.LESSONS_DONE, [])
    settings.set(keys.LESSONS, True)


def begin_tour(settings: Settings, game: Game) -> None:
    """Give the guided first round of a game, once more if it was given before."""
    names = settings.get(keys.LESSONS_DONE)
    settings.set(keys.LESSONS_DONE, [name for name in names if not name.startswith(f"{game.id}.")])
    settings.set(keys.LESSONS, True)


def due(match_view: MatchView) -> AnyLesson | None:
    """The lesson that is given now, if any is due."""
    lessons = course(match_view)
    over = done(match_view.context.settings, lessons)
    left = (lesson for lesson in lessons if lesson not in over)
    return next((lesson for lesson in left if lesson.is_due(match_view)), None)
