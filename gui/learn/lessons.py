"""What the coach explains, in order: a first turn, a full round, the window, and words.

A newcomer's first turn has the few stops of a game (``engines.contract.game``) that matter at once.
The guided first round gives all of them, and then the commands of the window. A lesson is due when
it can be done, and over when it has been read or done, in the real match with the real controls.
What is over is kept in the settings.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from engines.contract.game import TO_ROLL, Game, Stop, Term
from engines.contract.messages import Message, Words, message
from engines.contract.position import Position
from engines.contract.record import PERSON, Record, SeatRecord
from engines.match.advice.hint import Stage
from engines.match.archive.records import new_record
from engines.match.controller import control
from engines.match.events import Applied, Event, HintChanged, Rewound, Waiting
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.bots import numbered, usual_name
from gui.app.context import Context
from gui.app.keys import commands
from gui.app.keys.commands import Command
from gui.app.settings import Settings
from gui.match.view import MatchView
from gui.table.tips import term_name, terms_in

ENOUGH: Final = 3
"""After this many correct decisions of a kind in a row, it is no longer explained."""
_ROLLS: Final = (Waiting.ROLL, Waiting.DICE)
_PERSON_ACTS: Final = (Waiting.PERSON, *_ROLLS)


class WindowLesson(Enum):
    """What the window offers during a match: a command, and the ids of a title and a text."""

    HINT = ("hint", commands.HINT, "learn-ask-for-a-hint", "learn-press-see-decision-about")
    UNDO = ("undo", commands.UNDO, "learn-take-it-back", "learn-nothing-final-takes-back")
    REPLAY = ("replay", commands.REPLAY_TURN, "learn-see-it-again", "learn-replays-the-last-turn")
    REVIEW = ("review", commands.REVIEW, "learn-look-back", "learn-game-over-review-finds")

    def __init__(self, name: str, points_at: Command, title_id: str, text_id: str) -> None:
        self.id = name
        """Its name in the settings."""
        self.points_at = points_at
        self._title_id, self._text_id = title_id, text_id

    @property
    def title(self) -> str:
        return tr(self._title_id)

    def text(self, match_view: MatchView) -> str:
        return tr(self._text_id, key=match_view.context.keys.text(self.points_at))

    def is_due(self, match_view: MatchView) -> bool:
        """Whether it can be done now."""
        match = match_view.match
        acts = match.pending.waiting in _PERSON_ACTS and not match_view.replaying
        match self:
            case WindowLesson.HINT:
                return match_view.person_decides and match_view.hints.available
            case WindowLesson.UNDO:
                return acts and control.can_undo(match)
            case WindowLesson.REPLAY:
                now = match.position.moment.turn
                trail = match_view.scene(choices=False).trail
                return acts and any(step.before.moment.turn < now for step in trail)
            case WindowLesson.REVIEW:
                return match.pending.waiting is Waiting.OVER

    def is_done_by(self, event: Event, _match_view: MatchView) -> bool:
        """Whether the event is what the lesson asks for."""
        match self, event:
            case WindowLesson.HINT, HintChanged():
                return event.hint is not None and event.hint.stage > Stage.NONE
            case WindowLesson.UNDO, Rewound():
                return event.node < event.origin
            case _:
                return False


@dataclass(frozen=True, slots=True)
class StopLesson:
    """A stop of a game as a lesson."""

    game: str
    stop: Stop

    @property
    def id(self) -> str:
        """Its name in the settings."""
        return f"{self.game}.{self.stop.id}"

    @property
    def title(self) -> str:
        return Words().say(message(f"{self.game}.tour.{self.stop.id}.title"))

    @property
    def points_at(self) -> str:
        """The part of the table."""
        return self.stop.part

    def text(self, match_view: MatchView) -> str:
        """What to look at, what to do, and why."""
        return match_view.words.say(message(f"{self.game}.tour.{self.stop.id}.text"))

    def is_due(self, match_view: MatchView) -> bool:
        """Whether it is about the current question."""
        position, waiting = match_view.match.position, match_view.match.pending.waiting
        asked = question(position) if match_view.person_decides else ""
        asked = TO_ROLL if waiting in _ROLLS and not match_view.replaying else asked
        return asked in self.stop.asks and position.moment.round >= self.stop.round

    def is_done_by(self, event: Event, match_view: MatchView) -> bool:
        """Whether its question has been answered: there is another question now."""
        if not isinstance(event, Applied):
            return False
        if event.before.turn < 0:
            player = match_view.match.seats[event.seat].player
            return TO_ROLL in self.stop.asks and player == PERSON
        answered = event.by == PERSON and question(event.before) in self.stop.asks
        same_turn = event.after.turn == event.before.turn
        return answered and not (same_turn and question(event.after) == question(event.before))


AnyLesson: TypeAlias = WindowLesson | StopLesson
"""A stop of the game, or what the window offers."""


def question(position: Position) -> str:
    """The question, without the name of the game; empty where nobody decides."""
    return position.ask().code.rpartition(".")[2] if position.turn >= 0 else ""


def guide(match_view: MatchView) -> str:
    """What the current decision is about and how to make it, where the game says so.

    For the question ``GAME.ask.X``, the catalog of a game may have a sentence ``GAME.guide.X``.
    """
    if not match_view.person_decides:
        return ""
    asked, words = match_view.match.position.ask(), match_view.words
    code = f"{match_view.game.id}.guide.{asked.code.rpartition('.')[2]}"
    return words.say(Message(code, asked.parameters)) if words.has(code) else ""


# -- lessons --------------------------------------------------------------------------------------


def course(match_view: MatchView) -> tuple[AnyLesson, ...]:
    """The lessons of the match on the table: those of a first turn, or of the full round."""
    game, settings = match_view.game, match_view.context.settings
    stops = () if game.tour is None else game.tour.stops
    if settings.get(keys.FULL_ROUND) == game.id:
        return (*(StopLesson(game.id, stop) for stop in stops), *WindowLesson)
    return tuple(StopLesson(game.id, stop) for stop in stops if not stop.more)


def done(match_view: MatchView) -> list[AnyLesson]:
    """Those lessons of the match that are over."""
    names = match_view.context.settings.get(keys.LESSONS_DONE)
    return [lesson for lesson in course(match_view) if lesson.id in names]


def due(match_view: MatchView) -> AnyLesson | None:
    over = done(match_view)
    left = (lesson for lesson in course(match_view) if lesson not in over)
    return next((lesson for lesson in left if lesson.is_due(match_view)), None)


def begin_round(context: Context, game: Game) -> Record:
    """The match of the guided first round of a game that has one, with all its lessons to come."""
    assert game.tour is not None
    settings = context.settings
    mine, done = f"{game.id}.", settings.get(keys.LESSONS_DONE)
    lessons = {lesson.id for lesson in WindowLesson}
    over = [name for name in done if name not in lessons and not name.startswith(mine)]
    right = settings.get(keys.COACH_RIGHT).items()
    settings.set(keys.LESSONS_DONE, over)
    settings.set(keys.COACH_RIGHT, {kind: n for kind, n in right if not kind.startswith(mine)})
    settings.set(keys.FULL_ROUND, game.id)
    players = game.tour.players
    names = numbered([usual_name(context, game, player) for player in players])
    return new_record(game, list(map(SeatRecord, names, players)), game.tour.options)


# -- words ----------------------------------------------------------------------------------------


def new_term(match_view: MatchView, texts: Sequence[str]) -> Term | None:
    """The first of the words in these texts for the coach to explain."""
    game, settings = match_view.game, match_view.context.settings
    terms = (term for term in terms_in(game, *texts) if not term.in_tips)
    return next((each for each in terms if not is_known(settings, term_name(game, each))), None)


# -- what the person knows ------------------------------------------------------------------------


def is_known(settings: Settings, kind: str) -> bool:
    """Whether the person has decided correctly often enough where a kind or word was explained."""
    right = settings.get(keys.COACH_RIGHT).get(kind, 0)
    return isinstance(right, int) and right >= ENOUGH


def learn(settings: Settings, kind: str, *, right: bool) -> None:
    """Count a decision; a mistake resets the count."""
    counts = settings.get(keys.COACH_RIGHT)
    count = min(ENOUGH, counts.get(kind, 0) + 1) if right else 0
    settings.set(keys.COACH_RIGHT, counts | {kind: count})
