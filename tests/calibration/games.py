"""The readable side of the calibration games: just enough for a ``Position``."""

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from engines.contract.analysis import Unit
from engines.contract.game import Game
from engines.contract.messages import Message, message
from engines.contract.rules import GameInfo, Moment, Option, Options, Standing
from engines.runtime.errors import IllegalAction, ParseError, quoted
from engines.runtime.types import CHANCE, Action, Seat, State
from tests.calibration.kernels import UNIT
from tests.calibration.kernels.pig_state import UNCOUNTED

if TYPE_CHECKING:
    from engines.contract.bot import Bot
    from engines.runtime.kernels.contract import Kernel


class CalibrationGame(Game):
    """A game that is only searched.

    Args:
        name: id, and module of its kernels.
        facts: as for any game; options set the state's fields of the same names.
        words: names of the actions, by code; outcomes are shown as numbers.
        start: fields of the state that do not start at zero.
    """

    def __init__(
        self, name: str, facts: GameInfo, words: tuple[str, ...], start: Mapping[str, int]
    ) -> None:
        self.id = name
        self.info = facts
        self._words = words
        self._start = dict(start)

    @cached_property
    def _module(self) -> Any:
        return import_module(f"tests.calibration.kernels.{self.id}")

    @cached_property
    def kernel(self) -> "Kernel":
        """The compiled rules."""
        kernel: Kernel = self._module.KERNEL
        return kernel

    @cached_property
    def bots(self) -> tuple["Bot", ...]:
        """None: any bot of ``engines.search.bots`` plays it."""
        return ()

    @property
    def unit_name(self) -> str:
        """All calibration games are one unit of compiled code."""
        return UNIT

    def _turn(self, state: State) -> int:
        return self.kernel.turn(state.copy())  # kernels take writable states

    def start(self, seats: int, options: Options) -> State:
        """The state before anything has happened."""
        record = np.zeros(1, self._module.GameState.dtype)
        for name, value in {**self._start, **options}.items():
            record[name] = value
        return record.view(np.int64)

    def seats(self, state: State) -> int:
        """Always the same number."""
        return self.info.default_seats

    def moment(self, state: State) -> Moment:
        """Turns are not counted."""
        return Moment(1, 1)

    def owner(self, state: State) -> Seat:
        """The seat that decides; chance nodes are counted for seat 0."""
        return max(0, self._turn(state))

    def standings(self, state: State, viewer: Seat | None) -> tuple[Standing, ...]:
        """Nothing to show."""
        return (Standing(0.0),) * self.seats(state)

    def view(self, state: State, viewer: Seat | None) -> str:
        """There is no board."""
        return self.id

    def position_text(self, state: State) -> str:
        return " ".join(map(str, state.tolist()))

    def parse_position(self, text: str) -> State:
        """The inverse of ``position_text``."""
        try:
            state = np.array([int(word) for word in text.split()], np.int64)
        except ValueError as error:
            raise ParseError(f"{quoted(text)} is not a position of {self.id}: {error}.") from error
        if len(state) != self.kernel.words:
            raise ParseError(f"{quoted(text)} is not a position of {self.id}: wrong length.")
        return state

    def action_text(self, state: State, action: Action) -> str:
        """The name of an action, the number of an outcome."""
        return str(action) if self._turn(state) == CHANCE else self._words[action]

    def parse_action(self, state: State, text: str) -> Action:
        """The inverse of ``action_text``."""
        word = text.strip().lower()
        if self._turn(state) == CHANCE and word.isdecimal():
            return int(word)
        if word not in self._words:
            raise IllegalAction(f"{quoted(text)} is none of {', '.join(self._words)}.")
        return self._words.index(word)

    def describe(self, state: State, action: Action) -> Message:
        """The action's name."""
        return message(f"{self.id}.action", name=self.action_text(state, action))


def _facts(
    bounds: tuple[float, float],
    total: float | None,
    *,
    seats: int = 2,
    unit: Unit = Unit.WIN,
    hidden: bool = False,
    options: tuple[Option, ...] = (),
) -> GameInfo:
    return GameInfo((seats, seats), seats, unit, bounds, total, hidden, options)


PIG: Final = CalibrationGame(
    "pig",
    _facts((0.0, 1.0), 1.0, options=(Option("target", 100, (100, 50, 20, 10)),)),
    ("roll", "hold"),
    {"seats": 2, "turns": UNCOUNTED},
)
TIC_TAC_TOE: Final = CalibrationGame("tictactoe", _facts((0.0, 1.0), 1.0), tuple("123456789"), {})
KUHN: Final = CalibrationGame(
    "kuhn",
    _facts((-2.0, 2.0), 0.0, unit=Unit.POINTS, hidden=True),
    ("pass", "bet"),
    {"cards": -1},
)
LEDUC: Final = CalibrationGame(
    "leduc",
    _facts((-13.0, 13.0), 0.0, unit=Unit.POINTS, hidden=True),
    ("fold", "call", "raise"),
    {"cards": -1, "staked": 1},
)
TINY: Final = CalibrationGame(
    "tiny",
    _facts(
        (0.0, 9.0), None, seats=3, unit=Unit.POINTS, options=(Option("unlisted", default=False),)
    ),
    ("first", "second"),
    {},
)
GUESS: Final = CalibrationGame("guess", _facts((0.0, 1.0), 1.0, hidden=True), ("0", "1"), {})
