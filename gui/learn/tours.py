"""Guided first rounds: the stops of a game as lessons of the coach (``engines.contract.tour``)."""

from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from engines.contract.catalog import Words
from engines.contract.game import Game
from engines.contract.messages import Message, message
from engines.contract.position import Position
from engines.contract.record import PERSON, Record, SeatRecord
from engines.contract.registry import game as find_game
from engines.contract.tour import ACTIONS, Stop, Tour
from engines.match.archive.records import new_record
from engines.match.events import Applied, Event
from gui.app.bots import bot_name
from gui.app.context import Context
from gui.app.settings import PLAYER_NAME
from gui.match.view import MatchView


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the board, as the game names it (``Board.part``)."""

    name: str


@dataclass(frozen=True, slots=True)
class TourLesson:
    """A stop as a lesson (``gui.learn.lessons.Lesson``)."""

    game: str
    stop: Stop
    words: Words = field(compare=False)

    @property
    def value(self) -> str:
        """Its name in the settings."""
        return f"{self.game}.{self.stop.id}"

    @property
    def title(self) -> str:
        """What it is about."""
        return self.words.say(message(f"{self.game}.tour.{self.stop.id}.title"))

    @property
    def part(self) -> Part | None:
        """What it points at; None: where a person acts."""
        return None if self.stop.part == ACTIONS else Part(self.stop.part)

    def text(self, match_view: MatchView) -> str:
        """What to look at, what to do, and why."""
        code = f"{self.game}.tour.{self.stop.id}.text"
        if not self.words.has(code):
            asked = match_view.match.position.ask()
            code = f"{self.game}.guide.{question(match_view.match.position)}"
            return self.words.say(Message(code, asked.parameters))
        return self.words.say(message(code))

    def is_due(self, match_view: MatchView) -> bool:
        """Whether a person is asked what it is about."""
        position = match_view.match.position
        return (
            match_view.person_decides
            and question(position) in self.stop.asks
            and position.moment.round >= self.stop.round
        )

    def is_done_by(self, event: Event) -> bool:
        """Whether its question has been answered: something else is asked now."""
        if not isinstance(event, Applied) or event.before.turn < 0:
            return False
        before, after = event.before, event.after
        if question(before) not in self.stop.asks or before.moment.round < self.stop.round:
            return False
        return after.turn != before.turn or question(after) not in self.stop.asks


def question(position: Position) -> str:
    """What is asked, without the name of the game; empty where nobody decides."""
    return position.ask().code.rpartition(".")[2] if position.turn >= 0 else ""


def stops(match_view: MatchView) -> tuple[TourLesson, ...]:
    """The stops of the game on the table, none if it has no guided first round."""
    game = match_view.game
    found = () if game.tour is None else game.tour.stops
    return tuple(TourLesson(game.id, stop, match_view.words) for stop in found)


def has_tour(game: str) -> bool:
    """Whether a game has a guided first round."""
    return find_game(game).tour is not None


def first_match(context: Context, game: Game, tour: Tour) -> Record:
    """The match of a guided first round."""
    person = context.settings.get(PLAYER_NAME) or QCoreApplication.translate("Seating", "Player")
    seats = tuple(
        SeatRecord(person if player == PERSON else bot_name(context, game, player), player)
        for player in tour.players
    )
    return new_record(game, seats, tour.options)
