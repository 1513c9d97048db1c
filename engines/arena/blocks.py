"""Playing one block: one seed, every rotation of the line-up."""

import threading
from dataclasses import dataclass, field

from engines.arena.contest import Contest
from engines.core.bot import Bot, consult
from engines.core.budget import Budget
from engines.core.errors import BotError
from engines.core.monitor import Monitor
from engines.core.position import Position
from engines.core.streams import derive, stream
from engines.core.types import CHANCE, OVER, Action, Seat


class Stopped(Exception):
    """A stop was asked for in the middle of a block; what was played of it does not count."""


class Stop:
    """Stops any number of blocks that are being played in other threads."""

    def __init__(self) -> None:
        self.requested = False
        self._thinking: dict[int, Monitor] = {}

    def request(self) -> None:
        """Ask for a stop; bots that are thinking are cancelled."""
        self.requested = True
        for monitor in list(self._thinking.values()):
            monitor.cancel()

    def watch(self, monitor: Monitor) -> None:
        """Note what this thread is about to wait for.

        Raises:
            Stopped: a stop has been asked for.
        """
        self._thinking[threading.get_ident()] = monitor
        if self.requested:
            raise Stopped


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A bot failed and lost the game by it.

    Attributes:
        entrant: index in the line-up.
        ply: actions and outcomes before the decision.
        message: what happened.
    """

    entrant: int
    ply: int
    message: str


@dataclass(frozen=True, slots=True)
class Thinking:
    """What the decisions of one entrant took. Times never make results unequal.

    Attributes:
        decisions: how many; places with a single legal action are none.
        seconds: wall-clock time of all together.
        slowest: seconds of the longest.
    """

    decisions: int = 0
    seconds: float = field(default=0.0, compare=False)
    slowest: float = field(default=0.0, compare=False)

    def __add__(self, other: "Thinking") -> "Thinking":
        return Thinking(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
        )


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished game. Tuples go by entrant, not by seat.

    Attributes:
        rotation: its place in the block; ``Contest.seating`` says who sat where.
        actions: all actions and outcomes: with seed and options, the whole game.
        wins: share of the win; whoever forfeits has none, and the others share it.
        returns: utilities in the game's unit; None after a forfeit.
        forfeit: who failed, if anybody.
        thinking: decisions and their time.
    """

    rotation: int
    actions: tuple[Action, ...]
    wins: tuple[float, ...]
    returns: tuple[float, ...] | None
    forfeit: Forfeit | None
    thinking: tuple[Thinking, ...]


@dataclass(frozen=True, slots=True)
class BlockResult:
    """All games of one block, in the order of their rotations."""

    block: int
    seed: int
    games: tuple[GameResult, ...]

    @property
    def scores(self) -> tuple[float, ...]:
        """The mean share of the win of each entrant: one observation for the statistics."""
        return tuple(
            sum(shares) / len(self.games)
            for shares in zip(*(game.wins for game in self.games), strict=True)
        )


def play_block(contest: Contest, block: int, stop: Stop | None = None) -> BlockResult:
    """Play all rotations of one block; a pure function of ``contest`` and ``block``.

    Raises:
        Stopped: ``stop`` asked for it.
    """
    seed = contest.block_seed(block)
    rotations = range(len(contest.entrants))
    games = tuple(_Table(contest, seed, rotation, stop or Stop()).play() for rotation in rotations)
    return BlockResult(block, seed, games)


class _Table:
    """One game while it is played."""

    def __init__(self, contest: Contest, seed: int, rotation: int, stop: Stop) -> None:
        self._contest = contest
        self._seed = seed
        self._rotation = rotation
        self._stop = stop
        self._seating = contest.seating(rotation)
        self._bots = contest.bots()
        self._hidden = contest.rules().facts.hidden
        self._position = Position.start(contest.rules(), len(contest.entrants), contest.options)
        self._actions: list[Action] = []
        self._thinking = [Thinking()] * len(contest.entrants)

    def play(self) -> GameResult:
        while (turn := self._position.turn) != OVER:
            ply = len(self._actions)
            if turn == CHANCE:
                action = self._position.draw(self._seed, ply)
            else:
                try:
                    action = self._decision(turn, ply)
                except BotError as error:
                    return self._forfeited(Forfeit(self._seating[turn], ply, str(error)))
            self._position = self._position.apply(action)
            self._actions.append(action)
        return self._finished()

    def _decision(self, seat: Seat, ply: int) -> Action:
        legal = self._position.legal()
        if len(legal) == 1:
            return legal[0]
        entrant = self._seating[seat]
        bot = self._bots[entrant]
        budget = self._contest.entrants[entrant].budget or bot.info.budget
        action, seconds = self._ask(bot, budget, seat, ply)
        self._thinking[entrant] += Thinking(1, seconds, seconds)
        return action

    def _ask(self, bot: Bot, budget: Budget, seat: Seat, ply: int) -> tuple[Action, float]:
        seen = self._position
        if self._hidden:
            seen = seen.seen_by(seat, stream(self._seed, "seen", "bot", seat, ply))
        monitor = Monitor()
        self._stop.watch(monitor)
        analysis = consult(bot, seen, budget, monitor, derive(self._seed, "bot", seat, ply))
        if self._stop.requested:
            raise Stopped
        return analysis.best.actions[0], monitor.elapsed_s

    def _by_entrant(self, by_seat: list[float]) -> tuple[float, ...]:
        values = [0.0] * len(by_seat)
        for entrant, value in zip(self._seating, by_seat, strict=True):
            values[entrant] = value
        return tuple(values)

    def _finished(self) -> GameResult:
        returns = self._by_entrant(self._position.returns().tolist())
        best = max(returns)
        winners = returns.count(best)
        wins = tuple((value == best) / winners for value in returns)
        return self._result(wins, returns, None)

    def _forfeited(self, forfeit: Forfeit) -> GameResult:
        others = len(self._seating) - 1
        wins = tuple((entrant != forfeit.entrant) / others for entrant in range(others + 1))
        return self._result(wins, None, forfeit)

    def _result(
        self,
        wins: tuple[float, ...],
        returns: tuple[float, ...] | None,
        forfeit: Forfeit | None,
    ) -> GameResult:
        return GameResult(
            rotation=self._rotation,
            actions=tuple(self._actions),
            wins=wins,
            returns=returns,
            forfeit=forfeit,
            thinking=tuple(self._thinking),
        )
