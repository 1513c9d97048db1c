"""What a bot thinks of a position: ranked lines with values, preferences and reasons."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Final

from engines.contract.messages import Message
from engines.runtime.types import Action, Seat

CONFIDENCE_95: Final = 1.959964
"""Half width of a 95% interval in standard errors."""


class Unit(StrEnum):
    """The unit of a value."""

    WIN = "win"
    """Share of a win, 0..1 (joint winners share)."""
    POINTS = "points"
    """Points as the game counts them."""
    MONEY = "money"
    """Cents."""
    PERFECT = "perfect"
    """Like the unit that ranks, but against perfect play: as if everyone played like the adviser.
    Not offered as a unit; shown next to the figure for this table."""
    TABLE = "table"
    """The reverse where plans are judged against perfect play: the same figure at this table."""
    EQUITY = "equity"
    """Stakes won or lost on average; the unit is the stake before the decision."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and its standard error (0: exact)."""

    mean: float
    error: float = 0.0

    @property
    def low(self) -> float:
        """Lower end of the 95% interval."""
        return self.mean - CONFIDENCE_95 * self.error

    @property
    def high(self) -> float:
        """Upper end of the 95% interval."""
        return self.mean + CONFIDENCE_95 * self.error


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a line is good or bad: a fact and its weight (positive speaks for the line)."""

    message: Message
    weight: float = 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """A plan for the whole turn, or as much of it as can be planned.

    Attributes:
        actions: the plan, first action first; at least one.
        names: each action in short notation, as ``Position.action_text``.
        preference: how much the bot wants it, in the bot's own unit (``Analysis.preference_unit``).
        bar: the preference on a scale 0..1 with its standard error, for the bar and its whiskers.
        values: for each unit the bot can judge, the value for every seat after this line. The unit
            that ranks is always there: a bot that only follows rules gives ``GameInfo.unknown`` for
            each seat, and its preferences are ``BY_RULE``.
        visits: playouts or visits spent on it; 0 if none.
        reasons: most important first.
        behind: how much worse than the best line it is for the deciding seat, in the unit that
            ranks, if the bot compared the two with the same luck and so knows the error of the
            difference better than the errors of the two values suggest. Otherwise, and for the best
            line, None.
    """

    actions: tuple[Action, ...]
    names: tuple[str, ...]
    preference: float
    bar: Estimate
    values: Mapping[Unit, tuple[Estimate, ...]]
    visits: int = 0
    reasons: tuple[Reason, ...] = ()
    behind: Estimate | None = None

    @property
    def text(self) -> str:
        """The plan in short notation."""
        return ", ".join(self.names)


BY_VALUE: Final = "bot.preference.value"
"""Unit of preferences that are the values themselves, perhaps scaled."""
BY_SHARE: Final = "bot.preference.share"
"""Unit of preferences that say how often a bot plays something, 0 to 1."""
BY_RULE: Final = "bot.preference.rule"
"""Unit of preferences that are 1 for what a rule says, and 0 for all else."""


@dataclass(frozen=True, slots=True)
class Work:
    """The work that an analysis took.

    Attributes:
        seconds: wall-clock time.
        playouts, nodes, depth, table_hits: those that apply.
        exact: the values are exact for the stated objective.
        stopped: ended early by a person.
    """

    seconds: float = 0.0
    playouts: int = 0
    nodes: int = 0
    depth: int = 0
    table_hits: int = 0
    exact: bool = False
    stopped: bool = False


class Separation(Enum):
    """How clearly the best line leads: in standard errors of the difference, and by how much."""

    CLEAR = "clear"
    """The next one is worse by more than 3 errors, and by what matters ("clearly best")."""
    SLIGHT = "slight"
    """1 to 3 errors, or less than what matters ("slightly better")."""
    EQUAL = "equal"
    """Less than 1 error, or a difference that nobody feels ("about equal")."""


_FELT: Final = {Unit.WIN: (0.005, 0.02), Unit.MONEY: (0.5, 2.0), Unit.EQUITY: (0.01, 0.04)}
"""The least differences at which one plan is better than another, and at which it may be clearly
better."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """Ranked lines, best first. A bot's move is ``best.actions[0]``.

    Attributes:
        game, bot: ids.
        seat: whose decision it is; values are read from this seat's side.
        unit: the unit that ranks the lines, a key of every line's ``values``.
        preference_unit: code of the word for the unit of ``Line.preference``.
        lines: at least one.
        work: what it cost.
        telling: whether win chances already say something about who will win.
    """

    game: str
    bot: str
    seat: Seat
    unit: Unit
    lines: tuple[Line, ...]
    preference_unit: str = BY_VALUE
    work: Work = field(default_factory=Work)
    telling: bool = True

    @property
    def best(self) -> Line:
        return self.lines[0]

    def value(self, line: Line) -> Estimate:
        """The value of ``line`` for the deciding seat, in ``unit``."""
        return line.values[self.unit][self.seat]

    def line_starting(self, action: Action) -> Line | None:
        """The best line whose first action is ``action``, or None."""
        return next((line for line in self.lines if line.actions[0] == action), None)

    def behind(self, line: Line) -> Estimate:
        """By how much ``line`` is worse than the best for the deciding seat, in ``unit``.

        Below zero if its value is higher: bots may rank by something else, such as visits.
        """
        if line.behind is not None:
            return line.behind
        if line is self.best:
            return Estimate(0.0)
        first, second = self.value(self.best), self.value(line)
        return Estimate(first.mean - second.mean, (first.error**2 + second.error**2) ** 0.5)

    @property
    def separation(self) -> Separation:
        """How clearly the best line leads the second; never clearly before values are telling."""
        if len(self.lines) < 2:
            return Separation.CLEAR
        gap = self.behind(self.lines[1])
        little, much = _FELT.get(self.unit, (0.0, 0.0))
        if gap.mean < max(gap.error, little) or gap.mean <= 0:
            return Separation.EQUAL
        clear = self.telling and gap.mean > 3 * gap.error and gap.mean >= much
        return Separation.CLEAR if clear else Separation.SLIGHT
