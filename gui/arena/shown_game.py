"""A game of a tournament as a board shows it: positions and steps, made in a worker thread."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engines.arena.progress import GameId, Running
from engines.arena.tournament import Tournament
from engines.contract.messages import Words
from engines.contract.position import Position
from engines.contract.record import Record
from engines.runtime.types import Action
from gui.table.board import Scene, Step


@dataclass(frozen=True, slots=True)
class ShownGame:
    """A game that has ended or is being played; its cards are open, as for anyone who watches bots.

    Attributes:
        id: which.
        seating: the entrant in each seat.
        start: the position before anything has happened.
        steps: what has happened.
        complete: nothing will follow.
    """

    id: GameId
    seating: tuple[int, ...]
    start: Position
    steps: tuple[Step, ...] = ()
    complete: bool = False

    def scene(self, at: int, words: Words) -> Scene:
        """What a board draws after ``at`` steps."""
        position = self.steps[at - 1].after if at else self.start
        oldest = position.moment.turn - 1
        first = at
        while first and self.steps[first - 1].before.moment.turn >= oldest:
            first -= 1
        return Scene(position, None, words, trail=self.steps[first:at])


class GameCourse:
    """The steps of the game that is shown; none before there is one.

    Args:
        words: gives the words for a seating, with the names of its seats.
    """

    def __init__(self, words: Callable[[tuple[int, ...]], Words]) -> None:
        self._words = words
        self.game: ShownGame | None = None
        self.at = 0

    @property
    def last(self) -> int:
        """The number of steps so far."""
        return 0 if self.game is None else len(self.game.steps)

    def take(self, game: ShownGame | None) -> bool:
        """Show a game, from its start unless it is shown already; returns whether it is new."""
        new = game is None or self.game is None or self.game.id != game.id
        self.game, self.at = game, 0 if new else self.at
        return new

    def go(self, at: int) -> None:
        """Show the position after this many steps."""
        self.at = at

    def step(self) -> Step:
        """The step that led to what is shown; raises LookupError if there is none."""
        return self._shown.steps[self.at - 1]

    def scene(self) -> Scene:
        """What is shown; raises LookupError without a game."""
        return self._shown.scene(self.at, self._words(self._shown.seating))

    @property
    def _shown(self) -> ShownGame:
        if self.game is None:
            raise LookupError("No game is shown")
        return self.game


def look(
    tournament: Tournament, wanted: GameId | None, known: ShownGame | None
) -> ShownGame | None:
    """A game to show, with everything that has happened in it so far.

    Args:
        tournament: whose game.
        wanted: which; None: one that has just begun, or else the last one that has ended.
        known: what is shown, so that only the rest is worked out if it is the same game.

    Returns:
        None if there is nothing newer to show.

    Raises:
        StorageError, RecordError: the game cannot be read.
    """
    running = tournament.running()
    if wanted is None:
        return _newest(tournament, running, known)
    for game in running:
        if game.id == wanted:
            return _of_running(tournament, game, known)
    return _of_record(tournament, wanted, known)


def _newest(
    tournament: Tournament, running: Sequence[Running], known: ShownGame | None
) -> ShownGame | None:
    if running:
        return _of_running(tournament, min(running, key=lambda game: game.seconds), known)
    played = tournament.played
    if not played or (known is not None and known.id == played[-1].id):
        return None
    return _of_record(tournament, played[-1].id, None)


def _of_running(tournament: Tournament, game: Running, known: ShownGame | None) -> ShownGame:
    shown = _begun(tournament, game.id, game.seating, known)
    return _longer(shown, game.actions[len(shown.steps) :])


def _of_record(tournament: Tournament, game: GameId, known: ShownGame | None) -> ShownGame:
    record = tournament.record(game)
    names = tournament.setup.names
    seating = tuple(names.index(seat.name) for seat in record.seats)
    shown = _begun(tournament, game, seating, known)
    return replace(_longer(shown, _actions(record, shown)), complete=True)


def _begun(
    tournament: Tournament, game: GameId, seating: tuple[int, ...], known: ShownGame | None
) -> ShownGame:
    """What is known of a game, or its start."""
    if known is not None and known.id == game:
        return known
    setup = tournament.setup
    return ShownGame(game, seating, Position.start(setup.rules(), len(seating), setup.options))


def _actions(record: Record, shown: ShownGame) -> list[Action]:
    """What the record has beyond what is shown."""
    position = shown.steps[-1].after if shown.steps else shown.start
    found = []
    for node in record.nodes[len(shown.steps) :]:
        action = position.parse_action(node.text)
        found.append(action)
        position = position.apply(action)
    return found


def _longer(shown: ShownGame, actions: Sequence[Action]) -> ShownGame:
    steps = list(shown.steps)
    position = steps[-1].after if steps else shown.start
    for action in actions:
        after = position.apply(action)
        steps.append(Step(position, action, after, position.game.describe(position.state, action)))
        position = after
    return replace(shown, steps=tuple(steps), complete=position.is_over)
