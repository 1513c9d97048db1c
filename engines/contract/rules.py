"""What can happen in a game: its facts, options, and rules over raw states."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from engines.contract.analysis import Estimate, Unit
from engines.contract.messages import Message
from engines.runtime.errors import OptionError, UnknownName, quoted
from engines.runtime.types import Action, Seat, State

if TYPE_CHECKING:
    from engines.runtime.kernels.contract import Kernel


class Leave(Enum):
    """Why a seat leaves a game before its end."""

    RESIGNS = "resigns"
    OUT_OF_TIME = "out of time"


OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """One rule that a table may choose.

    Its label and help are the sentences ``GAME.option.KEY.label`` and ``.help``; choices of text
    options are ``GAME.option.KEY.CHOICE``. Numbers may have ``.default`` and ``.other``, with $n.

    Attributes:
        key: name in records and position texts.
        default: the default value; its type is the option's type.
        choices: allowed values; empty for a switch.
        seat: the only seat that it is about; its key ends with the number of that seat, and its
            sentences are those of the key without it.
        asked: whether forms offer it; otherwise it is off in matches that they start.
    """

    key: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    seat: Seat | None = None
    asked: bool = True

    @property
    def name(self) -> str:
        """The key in texts: the same for every seat."""
        return self.key if self.seat is None else self.key.removesuffix(f"_{self.seat + 1}")

    def check(self, value: OptionValue) -> OptionValue:
        """``value`` if it is allowed; raises OptionError otherwise."""
        allowed = self.choices or (False, True)
        if type(value) is not type(self.default) or value not in allowed:
            choices = tuple(str(choice).lower() for choice in allowed)
            raise OptionError(
                "errors-not-value-option-use",
                value=quoted(value),
                key=self.key,
                choices=choices,
            )
        return value


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The constant facts of a game.

    Attributes:
        seats: smallest and largest number of seats.
        default_seats: how many a new match offers.
        unit: what ``returns`` counts.
        bounds: smallest and largest utility of a seat.
        constant_sum: the sum of all utilities at the end, or None if it varies.
        hidden: whether seats know different things.
        dice: whether chance rolls dice (``Rules.roll``), which people may type in.
        options: rules that a table may choose.
        leaves: a seat can leave the game at any time (``Game.leaves``), so that people may resign
            and play with clocks.
        span: utilities between which ordinary games end, where ``bounds`` are far outside; the cost
            of a decision and the luck of a roll are shares of it. None: ``bounds``.
    """

    seats: tuple[int, int]
    default_seats: int
    unit: Unit
    bounds: tuple[float, float]
    constant_sum: float | None
    hidden: bool
    options: tuple[Option, ...] = ()
    dice: bool = True
    leaves: bool = False
    span: tuple[float, float] | None = None

    @property
    def reach(self) -> tuple[float, float]:
        """The utilities that count as 0 and 1 where a value is given as a share."""
        return self.span or self.bounds

    def unknown(self, seats: int) -> Estimate:
        """The utility of a seat before any evaluation: anything within the bounds."""
        low, high = self.bounds
        mean = (low + high) / 2 if self.constant_sum is None else self.constant_sum / seats
        return Estimate(mean, (high - low) / 2)


@dataclass(frozen=True, slots=True)
class Moment:
    """The moment in a game: round and turn, both counted from 1, never decreasing.

    A turn belongs to one seat and ends when ``turn`` grows; undo by turn and the log group by it.
    """

    round: int
    turn: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat as its player card shows it.

    Attributes:
        score: the big figure, in the game's words for ``unit``.
        detail: the small second figure (credits, banked points), or None.
        tiebreak: what puts seats with the same score in order.
    """

    score: float
    detail: Message | None = None
    tiebreak: int = 0


class DieKind(Enum):
    """How a die is drawn."""

    PIPS = "pips"
    PIECES = "pieces"
    PHASES = "phases"


@dataclass(frozen=True, slots=True)
class DiceRoll:
    """The dice that a chance node rolls, for drawing, typing in and statistics.

    Attributes:
        kind: how they look.
        count: how many.
        faces: names of the faces; the face numbers of ``Game.dice`` count from 1 in this order.
        odds: probability of each face of one die, same order.
        rest: dice of other kinds in the same throw, which follow as separate chance nodes.
    """

    kind: DieKind
    count: int
    faces: tuple[str, ...]
    odds: tuple[float, ...]
    rest: int = 0


PIP_FACES: Final = ("1", "2", "3", "4", "5", "6")
FAIR_SIX: Final = (1 / 6,) * 6


class Guide:
    """Advice for people about a decision, beyond what is legal.

    Attributes:
        unsaid: codes of short sentences (``position.notation``) that a line about a whole turn
            leaves out, since they only begin or end something.
    """

    unsaid: frozenset[str] = frozenset()

    def neutral(self, state: State, legal: Sequence[Action]) -> Action | None:
        """The legal action that is the natural next step, whatever a player intends.

        Rolling when nothing is at risk, confirming, ending a turn with nothing left to do: what can
        be pressed without thinking. None if it must be weighed. By default, the only legal action.
        """
        return legal[0] if len(legal) == 1 else None

    def forced(self, state: State, legal: Sequence[Action]) -> Action | None:
        """The first of several decisions whose order doesn't matter; None: it does.

        Only asked where more than one action is legal and their results differ.
        """
        return None

    def usual(self, rules: "Rules", state: State) -> tuple[Action, ...]:
        """A decision, or several of one kind in a row, as most players would make them.

        They are one gesture that can be offered as a whole; empty where there is none.
        """
        return ()

    def why_not(self, rules: "Rules", state: State, thing: str, *at: int) -> Message | None:
        """Why something on the table cannot be chosen in a decision, in one short sentence.

        A game says which ``thing`` and numbers it knows. None: there is nothing to say about it.
        """
        return None


class Rules(ABC):
    """What can happen in a game, and how it is written and shown.

    Every method is a pure function: it never changes the state it is given and draws no random
    numbers. They take raw states so that they are easy to test; other code uses ``Position``.
    """

    id: str
    """Folder name, domain of the sentences, and name in records: ``"dice_chess"``."""
    info: GameInfo
    guide: Guide = Guide()

    # -- compiled code ------------------------------------------------------------------------

    @property
    def package(self) -> str:
        """The package that the game lives in, with its ``kernels`` and ``bots``."""
        return type(self).__module__.rpartition(".")[0]

    @cached_property
    def kernel(self) -> "Kernel":
        """The compiled rules. The first use imports numba: never on the interface thread."""
        kernel: Kernel = import_module(f"{self.package}.kernels.rules").KERNEL
        return kernel

    @property
    def unit_name(self) -> str:
        """The unit of compiled code that this game's kernels form."""
        return f"games.{self.id}"

    # -- starting -----------------------------------------------------------------------------

    def options(self, chosen: Options) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in.

        Raises:
            OptionError: an option does not exist or its value is not allowed.
        """
        known = {option.key: option for option in self.info.options}
        for key in chosen:
            if key not in known:
                if not known:
                    raise OptionError("errors-no-options", id=self.id, key=quoted(key))
                names = tuple(known)
                raise OptionError("errors-no-option", id=self.id, key=quoted(key), names=names)
        return {key: option.check(chosen.get(key, option.default)) for key, option in known.items()}

    def check_seats(self, seats: int) -> int:
        """``seats``, if that many can play the game; raises OptionError otherwise."""
        low, high = self.info.seats
        if not low <= seats <= high:
            raise OptionError(
                "errors-game-not-for-seats",
                id=self.id,
                low=low,
                high=high,
                span="fixed" if low == high else "range",
                seats=seats,
            )
        return seats

    @abstractmethod
    def start(self, seats: int, options: Options) -> State:
        """The state before anything has happened; setup draws are chance nodes.

        Arguments have been checked and options are complete.
        """

    # -- reading a state ----------------------------------------------------------------------

    @abstractmethod
    def seats(self, state: State) -> int:
        """Number of seats."""

    @abstractmethod
    def moment(self, state: State) -> Moment:
        """Round and turn. Needs no compiled code."""

    @abstractmethod
    def owner(self, state: State) -> Seat:
        """The seat whose turn it is: at a chance node, the seat that rolls or draws."""

    def is_common(self, state: State) -> bool:
        """At a chance node: whether it is the whole table's, and reveals its round's secrets."""
        return False

    def is_set_up(self, state: State) -> bool:
        """Whether the seats have agreed how to play, so that a win chance means something."""
        return True

    @abstractmethod
    def standings(self, state: State, viewer: Seat | None) -> tuple[Standing, ...]:
        """The parts of the player cards that ``viewer`` may know (None: everything)."""

    @abstractmethod
    def view(self, state: State, viewer: Seat | None) -> Any:
        """Everything the game's board draws: a frozen dataclass of plain values.

        The text board shows the names of its fields as labels, and numbers as they are. Contains
        nothing that ``viewer`` cannot know (None: open cards).
        """

    def essence(self, state: State) -> bytes:
        """A key, the same for states that differ only in the order of the moves that led to them.

        Turns that end alike are one turn to hints and reviews. By default the whole state; a game
        that counts or remembers moves in an order that hardly ever matters leaves that out.
        """
        return state.tobytes()

    def gist(self, action: Action) -> object:
        """What exercises ask for in an action: any with the same gist solves them."""
        return action

    # -- texts --------------------------------------------------------------------------------

    @abstractmethod
    def position_text(self, state: State) -> str:
        """The state on one line, short and readable, without line breaks or tabs.

        Parsing it restores the whole state, including what ``moment`` is derived from.
        """

    @abstractmethod
    def parse_position(self, text: str) -> State:
        """The inverse of ``position_text``; tolerant of extra blanks.

        Raises:
            ParseError: the text isn't a position, or the rules make it impossible.
        """

    @abstractmethod
    def action_text(self, state: State, action: Action) -> str:
        """An action or outcome in short notation: ``"roll"``, ``"e2e4"``, ``"1 1 5"``.

        Unique among the actions or outcomes of one state.
        """

    @abstractmethod
    def parse_action(self, state: State, text: str) -> Action:
        """The inverse of ``action_text``; tolerant of case and blanks.

        Raises:
            ParseError: the text isn't an action or outcome.
            IllegalAction: it is one, but not here.
        """

    @abstractmethod
    def describe(self, state: State, action: Action) -> Message:
        """One sentence about an action or outcome in ``state``, for the log and announcements."""

    def ask(self, state: State) -> Message:
        """The question for the deciding seat, for the status line; never called at chance nodes."""
        return Message(f"{self.id}.ask", (("seat", self.owner(state)),))

    def deductions(self, state: State, seat: Seat) -> tuple[Message, ...]:
        """What ``seat`` can deduce about hidden things, one sentence each; none by default.

        Contains nothing that ``seat`` cannot know.
        """
        return ()

    # -- leaving ------------------------------------------------------------------------------

    def leaves(self, state: State) -> Mapping[tuple[Seat, Leave], Action]:
        """How each seat can leave the game in ``state``, whoever is to move, even at chance nodes.

        These actions are never among the legal ones: no bot thinks of them. The kernel's ``apply``
        plays them, and texts can say them. Empty where the game is over or has no such rule.
        """
        return {}

    def turns_to_go(self, state: State) -> float:
        """About how many turns each seat will still have, this one included.

        Bots divide their clocks by it; a person's rating counts for those after this one.
        """
        return 20.0

    def load(self) -> None:
        """Load the compiled code that ``view`` needs besides the kernel; called in a worker."""
        return

    # -- chance -------------------------------------------------------------------------------

    def can_come_out(self, state: State, outcome: Action) -> bool:
        """Whether ``outcome`` is possible at a chance node with too many outcomes to list.

        A game whose kernel lists all outcomes everywhere is never asked.
        """
        return False

    def roll(self, state: State) -> DiceRoll | None:
        """At a chance node that is a roll of dice: the dice. Otherwise None."""
        return None

    def dice(self, state: State, outcome: Action) -> tuple[int, ...]:
        """The faces (from 1) of a roll, in the order in which they are shown."""
        return ()

    def outcome_of_dice(self, state: State, faces: Sequence[int]) -> Action:
        """The outcome for the faces that someone typed in.

        Raises:
            IllegalAction: wrong number of dice, or a face that the dice do not have.
        """
        raise UnknownName("errors-rolls-no-dice-here", id=self.id)


def win_shares(returns: Sequence[float]) -> tuple[float, ...]:
    """Each seat's share of the win at the end of a game: the highest utilities share it."""
    best = max(returns)
    winners = [value == best for value in returns]
    return tuple(won / sum(winners) for won in winners)
