"""A position: a game and a state, immutable from outside."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from engines.contract.messages import Message, message
from engines.contract.rules import DiceRoll, Moment, Options, Rules
from engines.runtime.errors import IllegalAction
from engines.runtime.streams import stream
from engines.runtime.texts import has
from engines.runtime.types import CHANCE, OVER, Action, Seat, State, Stream


class Position:
    """A game at one moment. ``apply`` gives a new position; nothing changes this one.

    Uses the game's compiled rules, so the first one of a game must not be asked for actions on the
    interface thread before the kernels are warm (see ``engines.runtime.warmup``).
    """

    __slots__ = ("_drawn", "_legal", "_listed", "_moment", "_state", "_turn", "game")

    def __init__(self, game: Rules, state: State) -> None:
        self.game = game
        self._state = state.copy()
        self._state.flags.writeable = False
        # Computed when first asked for; they cannot change.
        self._turn: int | None = None
        self._moment: Moment | None = None
        self._legal: tuple[Action, ...] | None = None
        self._listed: npt.NDArray[np.int64] | None = None
        # The last outcome drawn here, which ``apply`` need not check.
        self._drawn: Action | None = None

    @classmethod
    def start(cls, game: Rules, seats: int, options: Options | None = None) -> Self:
        """The position before anything has happened; raises OptionError."""
        return cls(game, game.start(game.check_seats(seats), game.options(options or {})))

    @classmethod
    def parse(cls, game: Rules, text: str) -> Self:
        """The position that ``text`` describes; raises ParseError."""
        return cls(game, game.parse_position(text))

    # -- identity -----------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """A writable copy of the flat state, for kernels."""
        return self._state.copy()

    @property
    def key(self) -> bytes:
        """The state as bytes: equal positions have equal keys."""
        return self._state.tobytes()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position) and other.game.id == self.game.id and other.key == self.key
        )

    def __hash__(self) -> int:
        return hash((self.game.id, self.key))

    def __repr__(self) -> str:
        return f"<{self.game.id} {self.text()}>"

    # -- whose turn ---------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat that must decide, or ``CHANCE``, or ``OVER``."""
        if self._turn is None:
            self._turn = self.game.kernel.turn(self.state)
        return self._turn

    @property
    def is_chance(self) -> bool:
        """Whether dice, cards or tiles decide next."""
        return self.turn == CHANCE

    @property
    def is_over(self) -> bool:
        return self.turn == OVER

    @property
    def seats(self) -> int:
        return self.game.seats(self._state)

    @property
    def owner(self) -> Seat:
        """The seat whose turn it is; at a chance node, the one that rolls or draws."""
        return self.game.owner(self._state)

    @property
    def moment(self) -> Moment:
        if self._moment is None:
            self._moment = self.game.moment(self._state)
        return self._moment

    # -- actions and outcomes -----------------------------------------------------------------

    def legal(self) -> tuple[Action, ...]:
        """All legal actions in the game's fixed order; empty at chance nodes and at the end."""
        if self._legal is None:
            out = np.zeros(self.game.kernel.max_actions, np.int64)
            count = self.game.kernel.legal(self.state, out) if self.turn >= 0 else 0
            self._legal = tuple(out[:count].tolist())
        return self._legal

    def outcomes(self) -> tuple[tuple[Action, float], ...]:
        """At a chance node all outcomes with probabilities; empty if there are too many to list."""
        if not self.is_chance:
            return ()
        listed, probability = self._list_outcomes()
        return tuple(zip(listed.tolist(), probability.tolist(), strict=True))

    def _list_outcomes(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]:
        out = np.zeros(self.game.kernel.max_outcomes, np.int64)
        probability = np.zeros(self.game.kernel.max_outcomes, np.float64)
        count = self.game.kernel.outcomes(self.state, out, probability)
        self._listed = out[:count].copy()
        return self._listed, probability[:count]

    def sample(self, random: Stream) -> Action:
        """One outcome of a chance node, drawn from ``random`` (``uint64[4]``, advanced)."""
        self._drawn = self.game.kernel.sample(self.state, random)
        return self._drawn

    def draw(self, seed: int, ply: int) -> Action:
        """The outcome that the match with ``seed`` has at this place: always the same one."""
        return self.sample(stream(seed, "chance", self.owner, ply))

    def apply(self, action: Action) -> Self:
        """The position after a legal action, a possible outcome, or a seat leaving the game.

        Raises:
            IllegalAction: a seat must decide and ``action`` is not legal, a roll or draw is pending
            and ``action`` is not one of its outcomes, or the game is over.
        """
        turn = self.turn
        if turn == OVER:
            raise IllegalAction("errors-game-over-nothing-can")
        is_known = action == self._drawn if turn == CHANCE else action in self.legal()
        if not is_known and not self._can_come_out(action) and leaver(self, action) is None:
            if turn == CHANCE:
                raise IllegalAction("errors-chance-decides-next-not", action=str(action))
            choices = tuple(self.action_text(choice) for choice in self.legal()[:12])
            raise IllegalAction("errors-action-not-legal-here", action=str(action), choices=choices)
        state = self.state
        self.game.kernel.apply(state, action)
        return type(self)(self.game, state)

    def _can_come_out(self, outcome: Action) -> bool:
        if not self.is_chance:
            return False
        listed = self._list_outcomes()[0] if self._listed is None else self._listed
        if not len(listed):
            return self.game.can_come_out(self._state, outcome)
        return bool((listed == outcome).any())

    # -- knowledge ----------------------------------------------------------------------------

    def seen_by(self, seat: Seat, random: Stream) -> Self:
        """A copy in which everything that ``seat`` cannot know is redrawn from ``random``.

        This is the only form in which bots and boards get a position.
        """
        state = self.state
        self.game.kernel.redraw(state, seat, random)
        return type(self)(self.game, state)

    def returns(self) -> npt.NDArray[np.float64]:
        """At the end: the utility of each seat, ``float64[seats]``."""
        out = np.zeros(self.seats, np.float64)
        self.game.kernel.returns(self.state, out)
        return out

    # -- texts and pictures -------------------------------------------------------------------

    def text(self) -> str:
        return self.game.position_text(self._state)

    def action_text(self, action: Action) -> str:
        """An action or outcome in short notation, as it is typed and saved."""
        return self.game.action_text(self._state, action)

    def parse_action(self, text: str) -> Action:
        """The action or outcome that ``text`` names; raises ParseError or IllegalAction."""
        return self.game.parse_action(self._state, text)

    def ask(self) -> Message:
        return self.game.ask(self._state)

    def view(self, viewer: Seat | None = None) -> Any:
        """What the board draws for ``viewer`` (None: open cards)."""
        return _view(self.game, self, viewer)

    def roll(self) -> DiceRoll | None:
        """The dice that this chance node rolls, or None."""
        return self.game.roll(self._state)

    def dice(self, outcome: Action) -> tuple[int, ...]:
        """The faces of a roll in the order in which they are shown."""
        return self.game.dice(self._state, outcome)


@lru_cache(maxsize=64)
def _view(game: Rules, position: Position, viewer: Seat | None) -> Any:
    # Board, cards, buttons, log, and panels ask for the same ones at each step.
    return game.view(position.state, viewer)


def notation(position: Position, action: Action) -> Message:
    """An action or outcome in short notation, for people: in their language.

    That is ``Position.action_text``, unless the catalog has a ``short`` form of its sentence in the
    ``log``, or one for all sentences that differ only in the last part of their codes.
    """
    told = position.game.describe(position.state, action)
    code = told.code.replace(".log.", ".short.")
    for short in (code, code.rpartition(".")[0]):
        if code != told.code and has(short.replace(".", "-")):
            return Message(short, told.parameters)
    return message("session.log.notation", text=position.action_text(action))


def plan(position: Position, actions: Sequence[Action]) -> Message:
    """Several actions in order, in short notation for people: those with an alternative, if any."""
    told, chosen = [], []
    for action in actions:
        told.append(notation(position, action))
        if len(position.legal()) > 1:
            chosen.append(told[-1])
        position = position.apply(action)
    return message("session.log.plan", actions=tuple(chosen or told))


def names_of(position: Position, actions: Sequence[Action]) -> tuple[str, ...]:
    """Several actions in order, in short notation, as they are typed and saved."""
    found = []
    for action in actions:
        found.append(position.action_text(action))
        position = position.apply(action)
    return tuple(found)


def retold(start: Position, texts: str) -> Message:
    """Actions in short notation, with commas between them, for people; raises ParlourError."""
    here, actions = start, list[Action]()
    for name in texts.split(", "):
        actions.append(here.parse_action(name))
        here = here.apply(actions[-1])
    return plan(start, actions)


def forced(position: Position) -> Action | None:
    """The action to play if there is nothing to weigh; None if there is.

    That is the only legal action, any of several with the same result, or the first of several
    whose order doesn't matter (``Guide.forced``).
    """
    legal = position.legal()
    if not legal:
        return None
    first, *others = legal
    rules = position.game
    after = rules.essence(position.apply(first).state) if others else b""
    if all(rules.essence(position.apply(other).state) == after for other in others):
        return first
    return rules.guide.forced(position.state, legal)


def leaver(position: Position, action: Action) -> Seat | None:
    """The seat that leaves the game with ``action`` (``Rules.leaves``); None: another action."""
    if not position.game.info.leaves:
        return None
    leaves = position.game.leaves(position.state)
    return next((seat for (seat, _), code in leaves.items() if code == action), None)
