"""Playing games and blocks: one seed, every rotation of the lineup."""

import math
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from engines.arena.contest import Contest, judge_of
from engines.contract.analysis import Analysis
from engines.contract.bot import Bot, BotInfo, Plan, Question, ask
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.rules import win_shares
from engines.runtime.errors import BotError
from engines.runtime.types import CHANCE, OVER, Action

_LUCK_DIGITS: Final = 9
"""Luck is rounded to this many decimals, so that a file holds exactly the value in the result."""


class Stopped(Exception):
    """A stop was requested in the middle of a block; what was played of it does not count."""


class Stop:
    """Stops any number of blocks that are being played in other threads."""

    def __init__(self) -> None:
        self.requested = False
        self._thinking: dict[int, Monitor] = {}

    def request(self) -> None:
        """Request a stop; bots that are thinking are canceled."""
        self.requested = True
        for monitor in list(self._thinking.values()):
            monitor.cancel()

    def watch(self, monitor: Monitor) -> None:
        """Note what this thread is about to wait for.

        Raises:
            Stopped: a stop has been asked for.
        """
        self._thinking[threading.get_ident()] = monitor
        self.check()

    def check(self) -> None:
        """Raise Stopped if a stop has been asked for."""
        if self.requested:
            raise Stopped

    def ask(self, bot: Bot, question: Question, monitor: Monitor | None = None) -> Analysis:
        """Return a bot's answer, unless a stop is requested meanwhile.

        Raises:
            BotError: as ``engines.contract.bot.ask``.
            Stopped: a stop has been asked for.
        """
        monitor = monitor or Monitor()
        self.watch(monitor)
        try:
            return ask(bot, question, monitor)
        finally:
            self.check()


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a game, or one outcome.

    Attributes:
        position: before it.
        ply: actions and outcomes before it.
        action: the action or outcome.
        after: the position after it.
        answer: the answer of the bot that chose this action; None: no bot was asked.
    """

    position: Position
    ply: int
    action: Action
    after: Position
    answer: Analysis | None = None


def steps(
    position: Position,
    seed: int,
    decide: Callable[[Position, int], tuple[BotInfo, Analysis]],
    ply: int = 0,
    plan: Plan | None = None,
) -> Iterator[Step]:
    """The rest of a game, from ``position`` to its end: the one loop in which bots play.

    Chance comes from the seed of the game. Plans of turns are played to their end; forced actions
    are played without asking.

    Args:
        position: the current position.
        seed: of the game.
        decide: who decides in a position at a ply, and what it says.
        ply: actions and outcomes before.
        plan: the rest of the current turn.
    """
    plan = plan or Plan()
    while (turn := position.turn) != OVER:
        answer = None
        if turn == CHANCE:
            action, plan = position.draw(seed, ply), Plan()
        else:
            legal = position.legal()
            planned = plan.take(turn, legal)
            if planned is not None:
                action = planned
            elif len(legal) == 1:
                action = legal[0]
            else:
                info, answer = decide(position, ply)
                action, plan = answer.best.actions[0], Plan.of(info, answer)
        after = position.apply(action)
        yield Step(position, ply, action, after, answer)
        position, ply = after, ply + 1


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A bot failed and so lost the game.

    Attributes:
        entrant: index in the lineup.
        ply: actions and outcomes before the decision.
        message: what happened.
    """

    entrant: int
    ply: int
    message: str


@dataclass(frozen=True, slots=True)
class Thinking:
    """The time that one entrant's decisions took. Comparisons of results ignore it.

    Attributes:
        decisions: how many; positions with a single legal action are not counted.
        seconds: their total wall-clock time.
        slowest: seconds of the longest.
        times: how many took how long, by ``_bin_of``: small to keep, exact to add, and percentiles
            are within 2%.
    """

    decisions: int = 0
    seconds: float = field(default=0.0, compare=False)
    slowest: float = field(default=0.0, compare=False)
    times: Counter[int] = field(default_factory=Counter, compare=False)

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Thinking":
        """The durations of decisions."""
        times = Counter(map(_bin_of, seconds))
        return cls(len(seconds), sum(seconds), max(seconds, default=0.0), times)

    def __add__(self, other: "Thinking") -> "Thinking":
        return Thinking(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
            self.times + other.times,
        )

    def percentile(self, share: float) -> float:
        """The seconds that ``share`` (0..100) percent of decisions do not exceed (nearest rank).

        0 if there are none. The (geometric) middle of a bin stands for the times in it.
        """
        rank = max(1, math.ceil(share / 100 * self.times.total()))
        for number in sorted(self.times):
            rank -= self.times[number]
            if rank <= 0:
                return float(_FINEST_S * 2 ** ((number + 0.5) / _PER_DOUBLING))
        return 0.0


_FINEST_S: Final = 1e-6
_PER_DOUBLING: Final = 16
"""Bins per doubling of a time: neighbors differ by 4.4%."""


def _bin_of(seconds: float) -> int:
    """The bin of a time; everything under a microsecond is in bin 0."""
    return max(0, math.floor(_PER_DOUBLING * math.log2(max(seconds, _FINEST_S) / _FINEST_S)))


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished game. Tuples go by entrant, not by seat.

    Attributes:
        rotation: its place in the block; ``Contest.seating`` says who sat where.
        actions: all actions and outcomes: with seed and options, the whole game.
        wins: share of the win; whoever forfeits has none, and the others share it.
        returns: utilities in the game's unit; None after a forfeit.
        forfeit: who failed, if anyone.
        thinking: decisions and their time.
        luck: the total luck of all rolls and draws, in the game's unit; its mean is zero. None if
            no bot can judge it, or it was not requested.
    """

    rotation: int
    actions: tuple[Action, ...]
    wins: tuple[float, ...]
    returns: tuple[float, ...] | None
    forfeit: Forfeit | None
    thinking: tuple[Thinking, ...]
    luck: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class BlockResult:
    """All games of one block, in the order of their rotations."""

    block: int
    games: tuple[GameResult, ...]

    @property
    def scores(self) -> tuple[float, ...]:
        """The mean score of each entrant: one observation for the statistics."""
        return tuple(
            sum(shares) / len(self.games)
            for shares in zip(*(game.wins for game in self.games), strict=True)
        )


def play_game(
    contest: Contest,
    block: int,
    rotation: int,
    stop: Stop | None = None,
    actions: list[Action] | None = None,
) -> GameResult:
    """Play one game of a block; a pure function of ``contest``, ``block`` and ``rotation``.

    Args:
        contest: who plays what.
        block: gives the seed.
        rotation: gives the seats.
        stop: ends the game from another thread.
        actions: an empty list that grows with the game, for whoever watches it.

    Raises:
        Stopped: ``stop`` asked for it.
    """
    own = [] if actions is None else actions
    return _Table(contest, contest.block_seed(block), rotation, stop or Stop(), own).play()


def play_block(contest: Contest, block: int, stop: Stop | None = None) -> BlockResult:
    """Play all rotations of one block; a pure function of ``contest`` and ``block``.

    Raises:
        Stopped: ``stop`` asked for it.
    """
    rotations = range(len(contest.entrants))
    games = tuple(play_game(contest, block, rotation, stop) for rotation in rotations)
    return BlockResult(block, games)


class _Failed(Exception):
    """A bot has lost its game by failing."""

    def __init__(self, forfeit: Forfeit) -> None:
        self.forfeit = forfeit


class _Table:
    """A game in progress."""

    def __init__(
        self, contest: Contest, seed: int, rotation: int, stop: Stop, actions: list[Action]
    ) -> None:
        self._contest = contest
        self._seed = seed
        self._rotation = rotation
        self._stop = stop
        self._seating = contest.seating(rotation)
        self._bots = contest.bots()
        self._actions = actions
        self._seconds: list[list[float]] = [[] for _ in contest.entrants]
        self._judge = judge_of(contest.rules(), len(contest.entrants)) if contest.luck else None
        self._luck = [0.0] * len(contest.entrants)

    def play(self) -> GameResult:
        contest = self._contest
        after = Position.start(contest.rules(), len(contest.entrants), contest.options)
        try:
            for step in steps(after, self._seed, self._decide):
                if step.position.is_chance and self._judge is not None:
                    self._add_luck(self._judge, step.position, step.action)
                self._actions.append(step.action)
                after = step.after
        except _Failed as failed:
            return self._forfeited(failed.forfeit)
        returns = self._by_entrant(after.returns().tolist())
        return self._result(win_shares(returns), returns, None)

    def _add_luck(self, judge: Bot, position: Position, outcome: Action) -> None:
        monitor = Monitor()
        self._stop.watch(monitor)
        found = judge.luck(position, outcome, monitor)
        self._stop.check()
        if found is None:
            self._judge = None
            return
        for seat, luck in enumerate(found):
            self._luck[seat] += luck

    def _decide(self, position: Position, ply: int) -> tuple[BotInfo, Analysis]:
        entrant = self._seating[position.turn]
        bot = self._bots[entrant]
        budget = self._contest.entrants[entrant].budget or bot.info.budget
        monitor = Monitor()
        try:
            found = self._stop.ask(bot, Question.at(position, budget, self._seed, ply), monitor)
        except BotError as error:
            raise _Failed(Forfeit(entrant, ply, str(error))) from error
        self._seconds[entrant].append(monitor.elapsed_s)
        return bot.info, found

    def _by_entrant(self, by_seat: list[float]) -> tuple[float, ...]:
        values = [0.0] * len(by_seat)
        for entrant, value in zip(self._seating, by_seat, strict=True):
            values[entrant] = value
        return tuple(values)

    def _known_luck(self) -> tuple[float, ...] | None:
        if self._judge is None:
            return None
        return tuple(round(luck, _LUCK_DIGITS) for luck in self._by_entrant(self._luck))

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
            thinking=tuple(map(Thinking.of, self._seconds)),
            luck=self._known_luck(),
        )
