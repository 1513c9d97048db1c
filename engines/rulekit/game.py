"""Games whose readable side follows from declarations."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Generic, Protocol, TypeVar

from engines.contract.game import Game
from engines.contract.messages import Message
from engines.contract.rules import DiceRoll, Moment, Standing
from engines.rulekit.dice import Dice
from engines.rulekit.notation import Notation
from engines.rulekit.snapshot import Layout, extended
from engines.runtime.errors import IllegalAction, ParseError, quoted
from engines.runtime.types import Action, Seat, State


class Scored(Protocol):
    """What every snapshot has."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The big figure of each seat."""


class Snapshot(Scored, Protocol):
    """What the snapshot of a game of perfect information also has."""

    @property
    def seats(self) -> int:
        """Their number."""

    @property
    def mover(self) -> Seat:
        """Whose turn it is."""

    @property
    def turn(self) -> int:
        """Turns before the current one, of all seats together; at the end, before the last."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""


S = TypeVar("S", bound=Snapshot)
Any_S = TypeVar("Any_S", bound=Scored)
S_contra = TypeVar("S_contra", contravariant=True)


class Sentences(Protocol[S_contra]):
    """A game's sentences, usually its module ``messages``."""

    def describe(self, snapshot: S_contra, action: Action, /) -> Message:
        """One sentence about a decision or a roll."""

    def ask(self, snapshot: S_contra, /) -> Message:
        """The question for the mover when it has to decide."""

    def standing_detail(self, snapshot: S_contra, seat: Seat, /) -> Message | None:
        """The small figure on the card of a seat."""


class SnapshotGame(Game, Generic[Any_S]):
    """A game whose states are read as snapshots.

    Attributes:
        layout: how snapshots are held in states.
        notation: how they are written.
        sentences: what is said.
    """

    layout: Layout[Any_S]
    notation: Notation[Any_S]
    sentences: Sentences[Any_S]

    def standings(self, state: State, viewer: Seat | None) -> tuple[Standing, ...]:
        """The scores, with the small figure of each seat."""
        now = self.layout.read(state)
        return tuple(
            Standing(score, self.sentences.standing_detail(now, seat))
            for seat, score in enumerate(now.scores)
        )

    def position_text(self, state: State) -> str:
        return self.notation.text(self.layout.read(state))

    def parse_position(self, text: str) -> State:
        """The inverse of ``position_text``; raises ParseError."""
        return self.layout.write(self.notation.parse(text))

    def describe(self, state: State, action: Action) -> Message:
        return self.sentences.describe(self.layout.read(state), action)

    def ask(self, state: State) -> Message:
        return self.sentences.ask(self.layout.read(state))


class PlainGame(SnapshotGame[S]):
    """A game in which seats take turns, see everything, and roll equal dice.

    A subclass declares the attributes below, too, and answers questions about snapshots.

    Attributes:
        viewed: what the board draws: the snapshot, or a subclass of it with more properties.
        pool: the dice.
        words: decisions by their names in lower case; the first name of each is its text.
    """

    viewed: type[S]
    pool: Dice
    words: Mapping[str, Action] = MappingProxyType({})

    @abstractmethod
    def dice_due(self, now: S) -> int:
        """How many dice must be rolled; 0: none."""

    def decision_text(self, now: S, action: Action) -> str:
        return next(word for word, named in self.words.items() if named == action)

    def decision_of(self, now: S, words: str) -> Action:
        """The decision with this name; raises ParseError or IllegalAction."""
        if words in self.words:
            return self.words[words]
        known = tuple(self.words)
        if words and self.pool.reads(words):
            raise IllegalAction("errors-no-roll-due-type", known=known)
        raise ParseError("errors-not-action-type-one", words=quoted(words), known=known)

    def seats(self, state: State) -> int:
        return self.layout.read(state).seats

    def moment(self, state: State) -> Moment:
        """A round is one turn of every seat; at the end, the last turn that was played."""
        now = self.layout.read(state)
        return Moment(now.turn // now.seats + 1, now.turn + 1)

    def owner(self, state: State) -> Seat:
        return self.layout.read(state).mover

    def view(self, state: State, viewer: Seat | None) -> S:
        """What the board draws; everyone sees everything."""
        return extended(self.viewed, self.layout.read(state))

    def action_text(self, state: State, action: Action) -> str:
        """A decision in words, or the faces of a roll."""
        now = self.layout.read(state)
        if self.dice_due(now):
            return self.pool.text(self.dice(state, action))
        return self.decision_text(now, action)

    def parse_action(self, state: State, text: str) -> Action:
        """The inverse of ``action_text``; raises ParseError or IllegalAction."""
        now, words = self.layout.read(state), " ".join(text.lower().split())
        if now.over:
            raise IllegalAction("errors-game-over-nothing-can")
        count = self.dice_due(now)
        if not count:
            return self.decision_of(now, words)
        if words in self.words:
            raise IllegalAction("errors-dice-decide-first-type", count=count)
        return self.outcome_of_dice(state, self.pool.parse(words))

    def roll(self, state: State) -> DiceRoll | None:
        """The dice that are rolled next, if a roll is pending."""
        count = self.dice_due(self.layout.read(state))
        return self.pool.roll(count) if count else None

    def dice(self, state: State, outcome: Action) -> tuple[int, ...]:
        """The faces of a roll in ascending order."""
        return self.pool.faces(outcome)

    def outcome_of_dice(self, state: State, faces: Sequence[int]) -> Action:
        """The outcome for typed faces, in any order; raises IllegalAction."""
        return self.pool.typed(faces, self.dice_due(self.layout.read(state)))
