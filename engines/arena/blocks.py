"""Playing games and blocks: one seed, every rotation of the lineup.

Bots think in compiled code without the GIL, so threads really run side by side. Results depend
neither on how many there are nor on where games run: a game is a pure function of plain data.
"""

import math
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

from engines.arena.contest import Contest, judge_of
from engines.contract.analysis import Analysis
from engines.contract.bot import Bot, BotInfo, Plan, Question, ask
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.rules import win_shares
from engines.runtime.errors import BotError
from engines.runtime.executor import Executor
from engines.runtime.types import CHANCE, OVER, Action

_Played = TypeVar("_Played")

_LUCK_DIGITS: Final = 9
"""Luck is rounded to this many decimals, so that a file holds exactly the value in the result."""


def asked(bot: Bot, question: Question, monitor: Monitor) -> Analysis:
    """Return a bot's answer, unless ``monitor`` is canceled meanwhile.

    Raises:
        BotError: as ``engines.contract.bot.ask``.
        Stopped: it was canceled.
    """
    monitor.check()
    try:
        return ask(bot, question, monitor)
    finally:
        monitor.check()


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
    stop: Monitor | None = None,
    actions: list[Action] | None = None,
) -> GameResult:
    """Play one game of a block; a pure function of ``contest``, ``block`` and ``rotation``.

    Args:
        contest: who plays what.
        block: gives the seed.
        rotation: gives the seats.
        stop: canceled from another thread, it ends the game.
        actions: an empty list that grows with the game, for whoever watches it.

    Raises:
        Stopped: ``stop`` was canceled.
    """
    own = [] if actions is None else actions
    return _Table(contest, contest.block_seed(block), rotation, stop or Monitor(), own).play()


def play_block(contest: Contest, block: int, stop: Monitor | None = None) -> BlockResult:
    """Play all rotations of one block; a pure function of ``contest`` and ``block``.

    Raises:
        Stopped: ``stop`` was canceled.
    """
    rotations = range(len(contest.entrants))
    games = tuple(play_game(contest, block, rotation, stop) for rotation in rotations)
    return BlockResult(block, games)


def run(
    contest: Contest, blocks: Iterable[int], workers: int | None = None
) -> Generator[BlockResult, None, None]:
    """Play ``blocks`` and yield their results in that order, each as soon as it is ready.

    Closing the iterator stops the games that are being played and waits for their threads.

    Raises:
        UnknownName, OptionError: the contest cannot be played.
    """
    contest.check()
    return in_threads(partial(play_block, contest), blocks, workers)


def in_threads(
    play: Callable[[int, Monitor], _Played], numbers: Iterable[int], workers: int | None = None
) -> Generator[_Played, None, None]:
    """Yield what ``play`` makes of each number, in order. Closing the iterator stops the games."""
    stop = Monitor()
    pool = Executor(workers, name="arena")
    try:
        yield from pool.map(lambda number: play(number, stop), numbers)
    finally:
        stop.cancel()
        pool.close()


class _Failed(Exception):
    """A bot has lost its game by failing."""

    def __init__(self, forfeit: Forfeit) -> None:
        self.forfeit = forfeit


class _Table:
    """A game in progress."""

    def __init__(
        self, contest: Contest, seed: int, rotation: int, stop: Monitor, actions: list[Action]
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
        contest, count, forfeit = self._contest, len(self._seating), None
        after = Position.start(contest.rules(), count, contest.options)
        try:
            for step in steps(after, self._seed, self._decide):
                if step.position.is_chance and self._judge is not None:
                    self._add_luck(self._judge, step.position, step.action)
                self._actions.append(step.action)
                after = step.after
        except _Failed as failed:
            forfeit = failed.forfeit
            wins = tuple((entrant != forfeit.entrant) / (count - 1) for entrant in range(count))
            returns = None
        else:
            returns = self._by_entrant(after.returns().tolist())
            wins = win_shares(returns)
        luck = None
        if self._judge is not None:
            luck = tuple(round(each, _LUCK_DIGITS) for each in self._by_entrant(self._luck))
        return GameResult(
            rotation=self._rotation,
            actions=tuple(self._actions),
            wins=wins,
            returns=returns,
            forfeit=forfeit,
            thinking=tuple(map(Thinking.of, self._seconds)),
            luck=luck,
        )

    def _add_luck(self, judge: Bot, position: Position, outcome: Action) -> None:
        self._stop.check()
        found = judge.luck(position, outcome, self._stop.quiet())
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
        monitor = self._stop.quiet()
        try:
            found = asked(bot, Question.at(position, budget, self._seed, ply), monitor)
        except BotError as error:
            raise _Failed(Forfeit(entrant, ply, str(error))) from error
        self._seconds[entrant].append(monitor.elapsed_s)
        return bot.info, found

    def _by_entrant(self, by_seat: list[float]) -> tuple[float, ...]:
        values = [0.0] * len(by_seat)
        for entrant, value in zip(self._seating, by_seat, strict=True):
            values[entrant] = value
        return tuple(values)
