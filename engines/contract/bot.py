"""The contract of a bot.

A bot has one method: ``analyse``. Choosing a move is taking the best line, so every bot can always
explain itself, and the hint panel is the same code as the opponent.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pkgutil import resolve_name
from typing import Final, TypeAlias

from engines.contract.analysis import BY_VALUE, Analysis, Estimate, Line, Unit, Work
from engines.contract.budget import Budget
from engines.contract.messages import Message, message
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.errors import BotError, BotIllegal, BotOverran, OptionError
from engines.runtime.streams import derive, stream
from engines.runtime.types import Action, Seat

AS_PUBLISHED: Final = 0
"""The level of bots outside the ladder: published players that keep their published play."""
FOREIGN: Final = "foreign"
"""Before the colon in the ids of external bots (``engines.external``)."""

ADAPTIVE: Final = "adaptive"
"""Before the colon in the ids of bots that play at a given strength, ``adaptive:1480``
(``engines.search.adaptive``). On its own, the strength has not been chosen yet."""


PLAYS: Final = "bot"
"""The purpose of questions to bots that play. It is the same in a match and in the arena, so a game
of the arena replays as a match."""


def is_program(bot: str) -> bool:
    """Whether an id is that of an external bot."""
    return bot.startswith(f"{FOREIGN}:")


def is_adaptive(bot: str) -> bool:
    """Whether an id is that of an adaptive opponent, which every game has."""
    return bot.partition(":")[0] == ADAPTIVE


def adapted(elo: float) -> str:
    """The id of the adaptive opponent of a strength."""
    return f"{ADAPTIVE}:{max(0, round(elo))}"


def target_of(bot: str) -> float | None:
    """The strength chosen for an adaptive opponent; None for other bots."""
    settings = bot.partition(":")[2]
    return float(settings) if is_adaptive(bot) and settings.isdecimal() else None


Around: TypeAlias = tuple[tuple[Estimate, ...], tuple[Estimate, ...]]
"""The value of a position for every seat before and after an outcome of chance."""


@dataclass(frozen=True, slots=True)
class BotInfo:
    """Facts about a bot.

    Its name, description and objective are the sentences ``GAME.bot.ID.name``, ``.about`` and
    ``.objective`` (what it maximizes, honestly).

    Attributes:
        id: stable name within its game, also in records.
        level: place in the game's ladder, from 1; equal levels are alternatives. AS_PUBLISHED:
            outside it.
        budget: its default.
        seats: smallest and largest number of seats it can play.
        made_by: its class, as ``module:Class``, called with these facts when the bot is first asked
            (``ListedBot``).
        searches: whether more budget makes it stronger; if not, it answers at once.
        adviser: whether it is good enough to give hints.
        plans_turns: whether its best line is a plan for the whole turn. A table then plays the line
            without asking again until another seat or chance is to move, and the budget is for the
            whole turn.
        companion: id of a bot of the same game that answers at once; hints of this one also show
            its view of the decision. Empty: none.
        compares_plans: whether it answers questions about ``turns``: it ranks plans, and lists only
            the best.
        weighs: whether its plans are whole turns, so that whole turns can be judged, not actions.
        judges: whether its lines have win chances, or values in the game's unit, so that it can
            judge decisions.
        tells_luck: whether ``Bot.luck`` may have an answer.
        foresees: ids of weak bots whose own play its values ``at_table`` assume in their seats.
        compiled: the parts of the game's compiled code (``engines.runtime.jit``) that it uses
            besides the rules.
        solvers: the parts that solve the game, one for each number of seats from the smallest on.
    """

    id: str
    level: int
    budget: Budget
    seats: tuple[int, int]
    made_by: str = ""
    searches: bool = False
    adviser: bool = False
    plans_turns: bool = False
    companion: str = ""
    compares_plans: bool = False
    weighs: bool = False
    judges: bool = True
    tells_luck: bool = False
    foresees: frozenset[str] = frozenset()
    compiled: tuple[str, ...] = ()
    solvers: tuple[str, ...] = ()

    def parts(self, seats: int) -> tuple[str, ...]:
        """The parts of the game's compiled code it uses at a table with this number of seats."""
        return self.compiled + self.solvers[seats - self.seats[0] :][:1]

    def plays(self, seats: int) -> bool:
        return self.seats[0] <= seats <= self.seats[1]

    def check_seats(self, seats: int, name: str = "") -> None:
        """Raise OptionError if it can't play with this many seats; ``name``: what to call it."""
        if not self.plays(seats):
            low, high = self.seats
            raise OptionError(
                "errors-bot-plays-seats-not",
                id=name or self.id,
                low=low,
                high=high,
                span="fixed" if low == high else "range",
                seats=seats,
            )

    def text(self, game: str, part: str) -> Message:
        """The sentence ``name``, ``about`` or ``objective`` of this bot of ``game``.

        An id may end with settings after a colon (``vector:550,400``): they are the parameter
        ``settings`` of the sentence, which belongs to the id without them.
        """
        kind, _, settings = self.id.partition(":")
        return message(f"{game}.bot.{kind}.{part}", settings=settings)


@dataclass(frozen=True, slots=True)
class BotFamily:
    """Bots that differ in settings that a person can type: ``vector:550,400,...``.

    Its sentences are ``GAME.bot.ID.family`` (its name among the bots), ``GAME.bot.ID.settings``
    (what to write), and those of every bot (``BotInfo.text``).

    Attributes:
        id: the part before the colon.
        example: settings to try.
        bot: makes the bot with these settings; raises UnknownName and says what is wrong.
    """

    id: str
    example: str
    bot: "Callable[[str], Bot]"

    def member(self, settings: str) -> str:
        """The id of the bot with these settings."""
        return f"{self.id}:{settings}"


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a bot about a decision.

    Attributes:
        position: where a seat has to decide, as that seat sees it (``Position.seen_by``).
        budget: when to stop; checked every 20 to 50 ms.
        seed: all randomness of the bot comes from streams of this seed.
        only: the legal actions to rank; empty: all. Bots that search spend all their work on
            these; bots that can rate all actions at once may list the others, too:
            ``ask`` leaves those out.
        turns: whole turns to compare instead, by where they end, if any. Each ends with the
            decisions of the seat, or continues after one of the bot's plans. The answer has a line
            for each position that they lead to, with its moves in the given order; all lines but
            the best say how far they are ``behind``.
    """

    position: Position
    budget: Budget
    seed: int
    only: tuple[Action, ...] = ()
    turns: tuple[tuple[Action, ...], ...] = ()

    @property
    def choices(self) -> tuple[Action, ...]:
        """The legal actions to rank: those of ``only``, or all if it is empty."""
        return tuple(each for each in self.position.legal() if not self.only or each in self.only)

    @classmethod
    def at(
        cls,
        position: Position,
        budget: Budget,
        seed: int,
        ply: int,
        purpose: str = PLAYS,
        only: tuple[Action, ...] = (),
        turns: tuple[tuple[Action, ...], ...] = (),
    ) -> "Question":
        """The question at a point in a game, as the deciding seat sees it.

        Args:
            position: the true one.
            budget: as above.
            seed: that of the game.
            ply: actions and outcomes before.
            purpose: what the answer is for; each purpose has its own random numbers.
            only: as above.
            turns: as above.
        """
        seat = position.turn
        if position.game.info.hidden:
            position = position.seen_by(seat, stream(seed, "seen", purpose, seat, ply))
        return cls(position, budget, derive(seed, purpose, seat, ply), only, turns)


def answer(
    bot: str,
    position: Position,
    lines: Iterable[Line],
    work: Work,
    by: str = BY_VALUE,
    unit: Unit | None = None,
) -> Analysis:
    """What a bot (its id) thinks of a position: ``lines``, best first.

    ``by`` is the unit of their preferences; ``unit``, or else the game's, ranks them.
    """
    game, seat = position.game, position.turn
    return Analysis(game.id, bot, seat, unit or game.info.unit, tuple(lines), by, work)


class Bot(ABC):
    """A player program. Instances are shared between threads and hold no state of a game."""

    def __init__(self, info: BotInfo) -> None:
        self.info = info

    @abstractmethod
    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Rank what the deciding seat can do.

        Args:
            question: what is asked.
            monitor: cancel and progress; ``monitor.start(budget)`` has been called. After a cancel,
                it returns the best answer so far within 50 ms.

        Returns:
            At least one line; every line starts with a legal action; values are within the game's
            bounds if the unit is the game's.

        Raises:
            BotError: it cannot answer this question; the message says why.
        """

    def at_table(self, players: tuple[str, ...]) -> "Bot":
        """This adviser with knowledge of the players, so that its values hold at this table.

        Args:
            players: for each seat the id of its bot, or ``PERSON``: assumed to play as this adviser
                would.

        Returns:
            A bot with the same ``info``; this one if it makes no difference to its values.
        """
        return self

    def evaluate(self, position: Position) -> Mapping[Unit, tuple[Estimate, ...]] | None:
        """The value of any position for every seat, at once and without searching.

        For bots that have solved their game. Unlike ``analyse``, it also answers where chance is to
        move, so that the luck of a roll is known exactly.

        Returns:
            Per unit, the value for every seat if everyone plays as the bot advises; None if the bot
            would have to search.
        """
        return None

    def solve(self, position: Position, monitor: Monitor) -> bool:
        """Load or work out what ``evaluate`` needs for a position, however long that takes.

        Returns:
            Whether ``evaluate`` can answer now; False also if the monitor ended the work.
        """
        return self.evaluate(position) is not None

    def around(self, position: Position, outcome: Action, monitor: Monitor) -> Around | None:
        """The value of a chance node for every seat before and after an outcome.

        The value before is the mean over all outcomes, or over a sample that does not depend on the
        actual one, judged in the same way. So the mean change over all outcomes is zero, however
        well the bot judges. Bots that have solved their game don't need to override this.

        Args:
            position: where chance is to move.
            outcome: a possible one.
            monitor: ends the work.

        Returns:
            Both for each seat, in the game's unit; None if the bot can't judge it, or the monitor
            ended it.
        """
        before = self._worth(position, monitor)
        after = self._worth(position.apply(outcome), monitor)
        return None if before is None or after is None else (before, after)

    def luck(
        self, position: Position, outcome: Action, monitor: Monitor
    ) -> tuple[float, ...] | None:
        """The value of an outcome for every seat, minus the mean of all; see ``around``."""
        found = self.around(position, outcome, monitor)
        if found is None:
            return None
        return tuple(now.mean - was.mean for was, now in zip(*found, strict=True))

    def _worth(self, position: Position, monitor: Monitor) -> tuple[Estimate, ...] | None:
        """The value of a position in the game's unit, if the bot has solved it."""
        if position.is_over:
            return tuple(map(Estimate, position.returns().tolist()))
        values = self.evaluate(position)
        if values is None and self.solve(position, monitor):
            values = self.evaluate(position)
        unit = position.game.info.unit
        if values is None or unit not in values:
            return None
        return values[unit]


class ListedBot(Bot):
    """A bot as its game lists it: facts alone, until it is first asked.

    Only then is its class imported, with the compiled code that it uses, and made from the facts.
    Showing or choosing bots needs neither.
    """

    @cached_property
    def loaded(self) -> Bot:
        made: Bot = resolve_name(self.info.made_by)(self.info)
        return made

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        return self.loaded.analyse(question, monitor)

    def at_table(self, players: tuple[str, ...]) -> Bot:
        plain = self.loaded
        told = plain.at_table(players)
        return self if told is plain else told

    def evaluate(self, position: Position) -> Mapping[Unit, tuple[Estimate, ...]] | None:
        return self.loaded.evaluate(position)

    def solve(self, position: Position, monitor: Monitor) -> bool:
        return self.loaded.solve(position, monitor)

    def around(self, position: Position, outcome: Action, monitor: Monitor) -> Around | None:
        return self.loaded.around(position, outcome, monitor)


def listed(*bots: BotInfo) -> tuple[Bot, ...]:
    """The bots of a game by their facts, in the same order."""
    return tuple(map(ListedBot, bots))


class Plan:
    """The rest of the turn that a bot has planned; empty for bots that plan no turns.

    A table makes one from every answer, and an empty one after a chance node.
    """

    def __init__(self, seat: Seat = -1, actions: tuple[Action, ...] = ()) -> None:
        self._seat = seat
        self._actions = actions

    @classmethod
    def of(cls, info: BotInfo, analysis: Analysis) -> "Plan":
        """The plan after the first action of an answer."""
        return cls(analysis.seat, analysis.best.actions[1:] if info.plans_turns else ())

    def take(self, seat: Seat, legal: tuple[Action, ...]) -> Action | None:
        """The next action, if it is the decision of ``seat`` and legal; None: ask the bot."""
        if seat != self._seat or not self._actions or self._actions[0] not in legal:
            return None
        action, *rest = self._actions
        self._actions = tuple(rest)
        return action


WARM_UP: Final = Budget(playouts=50, nodes=5000, depth=2)
"""A few milliseconds of work that use all of a bot's compiled code."""
_loaded: Final[set[tuple[str, str]]] = set()
"""Games and kinds of bots whose code has been loaded in this process."""


def longest_s(seconds: float) -> float:
    """The time, in seconds, after which a decision with a budget of ``seconds`` has overrun."""
    return 2.0 * seconds + 5.0


def ask(bot: Bot, question: Question, monitor: Monitor | None = None) -> Analysis:
    """Ask a bot: start the clock, and check its answer.

    Before a bot's first search by the clock in a process, it searches for a moment, so that loading
    its compiled code doesn't count against its time.

    Args:
        bot: who is asked.
        question: what.
        monitor: cancel and progress; it is started here.

    Raises:
        BotOverran: it took far too long.
        BotIllegal: it wants something illegal.
        BotError: it can't rate any of ``only``, doesn't compare turns, or raised an error, which is
            the cause of this one.
    """
    monitor = monitor or Monitor()
    budget = question.budget
    if question.turns and not bot.info.compares_plans:
        raise BotError("errors-bot-does-not-compare", id=bot.info.id)
    try:
        if budget.seconds is not None and bot.info.searches:
            _warm_up(bot, question, monitor)
        monitor.start(budget)
        analysis = bot.analyse(question, monitor)
        _check_answer(bot, question.position, analysis)
    except BotError:
        raise
    except Exception as error:
        raise BotError(
            "errors-bot-failed-decision-forfeited",
            id=bot.info.id,
            name=type(error).__name__,
            error=str(error),
        ) from error
    if budget.seconds and monitor.elapsed_s > longest_s(budget.seconds):
        raise BotOverran("errors-bot-overran", elapsed_s=monitor.elapsed_s, seconds=budget.seconds)
    return _narrowed(bot, question, analysis) if question.only else analysis


def _warm_up(bot: Bot, question: Question, monitor: Monitor) -> None:
    """Make a bot load its code once per process; it may be canceled meanwhile."""
    position = question.position
    kind = position.game.id, bot.info.id.partition(":")[0]
    if kind in _loaded or is_program(bot.info.id) or len(position.legal()) == 1:
        return
    inner = monitor.quiet()
    inner.start(WARM_UP)
    bot.analyse(Question(position, WARM_UP, question.seed), inner)
    _loaded.add(kind)


def _check_answer(bot: Bot, position: Position, analysis: Analysis) -> None:
    legal = position.legal()
    if not analysis.lines or analysis.best.actions[0] not in legal:
        answer = f"{analysis.best.actions[0]}" if analysis.lines else "nothing"
        choices = tuple(position.action_text(action) for action in legal[:12])
        raise BotIllegal(
            "errors-bot-answered-not-legal", id=bot.info.id, answer=answer, choices=choices
        )


def _narrowed(bot: Bot, question: Question, analysis: Analysis) -> Analysis:
    """An answer without the lines that were not asked for."""
    lines = tuple(line for line in analysis.lines if line.actions[0] in question.only)
    if not lines:
        names = tuple(map(question.position.action_text, question.only))
        raise BotError("errors-bot-no-opinion-ask", id=bot.info.id, names=names)
    if lines[0] is not analysis.best:  # ``behind`` is relative to that one
        lines = tuple(replace(line, behind=None) for line in lines)
    return replace(analysis, lines=lines)
