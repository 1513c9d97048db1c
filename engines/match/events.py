"""Events of a match in progress, and their listeners.

Every event is a frozen value, reported in the thread of the event loop after the match has changed:
a listener may read the match and call it. Events that a listener causes are reported after the one
it is handling, so all listeners hear everything in the same order.
"""

import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from engines.contract.position import Position
from engines.match.advice.hint import Hint, Warned
from engines.match.advice.quality import Judgement
from engines.runtime.errors import ParlourError
from engines.runtime.types import Seat

_log = logging.getLogger(__name__)


class Waiting(Enum):
    """What the match waits for."""

    PERSON = "person"
    """A person decides: ``Match.act`` or ``Match.play``."""
    ROLL = "roll"
    """A person rolls: ``Match.roll``."""
    DICE = "dice"
    """Someone types what the dice show: ``Match.type_dice`` or ``Match.play``."""
    CHANCE = "chance"
    """The program is about to roll or draw."""
    AUTOMATIC = "automatic"
    """The program is about to play the only choice of a person."""
    BOT = "bot"
    """A bot thinks."""
    FAILED = "failed"
    """A bot failed: ``control.retry``, ``control.sit`` another or ``control.play_for``."""
    OVER = "over"
    """Nothing: the game is over."""


@dataclass(frozen=True, slots=True)
class Applied:
    """An action or outcome was applied and led from ``before`` to ``after``.

    Attributes:
        node: its index in the history.
        seat: who decided; for an outcome, whose roll or draw it was.
        by: ``"person"``, ``"chance"`` or the id of a bot.
    """

    node: int
    before: Position
    after: Position
    seat: Seat
    by: str


@dataclass(frozen=True, slots=True)
class Rewound:
    """The table shows another node of the history (undo, redo, a jump); boards show it at once."""

    origin: int
    node: int


@dataclass(frozen=True, slots=True)
class TurnOf:
    """Something may be expected now (``Match.pending``).

    Follows every ``Applied``, ``Rewound`` and change of the table.
    """


@dataclass(frozen=True, slots=True)
class Thinking:
    """Progress of a bot's search, at most ten times a second: the share of the budget, 0..1."""

    seat: Seat
    progress: float


@dataclass(frozen=True, slots=True)
class Decided:
    """A bot has decided; its action follows when the board is ready."""


@dataclass(frozen=True, slots=True)
class BotFailed:
    """A bot gave no usable decision. The match is safe and waits.

    Attributes:
        error: what to tell the person.
        details: for the error report: the traceback or the offending answer. Neither reveals what
            people may not know (``visibility``).
    """

    seat: Seat
    error: ParlourError
    details: str


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """``seat`` has another player, or the same one with another budget or name."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Dice source, automation or speed changed."""


@dataclass(frozen=True, slots=True)
class Paused:
    """The match was paused or continues."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over. Reported once for each end that is reached."""


@dataclass(frozen=True, slots=True)
class SaveFailed:
    """Saving failed; the match continues and tries again after the next action and at the end."""

    error: ParlourError


@dataclass(frozen=True, slots=True)
class HintChanged:
    """The hint service has something new: another stage, better lines, or the end.

    Attributes:
        hint: None where nothing can be advised.
    """

    hint: Hint | None


@dataclass(frozen=True, slots=True)
class TutorWarned:
    """A person is about to make a mistake; one of four answers is expected."""

    warning: Warned


@dataclass(frozen=True, slots=True)
class MoveJudged:
    """The cost of a person's decision, reported after it was made (teaching level *coach*)."""

    judgement: Judgement


Event: TypeAlias = (
    Applied
    | Rewound
    | TurnOf
    | Thinking
    | Decided
    | BotFailed
    | SeatChanged
    | TableChanged
    | Paused
    | Over
    | SaveFailed
    | HintChanged
    | TutorWarned
    | MoveJudged
)
Listener: TypeAlias = Callable[[Event], None]


class Events:
    """Notifies listeners. One per match, shared with its hint service and tutor."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._waiting: deque[Event] = deque()
        self._telling = False

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Call ``listener`` for every event from now on, until the returned function is called."""
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    def tell(self, *events: Event) -> None:
        """Notify all listeners. An error in one is logged and does not stop the others."""
        self._waiting.extend(events)
        if self._telling:
            return
        self._telling = True
        try:
            while self._waiting:
                self._tell_one(self._waiting.popleft())
        finally:
            self._telling = False

    def _tell_one(self, event: Event) -> None:
        for listener in tuple(self._listeners):
            try:
                listener(event)
            except Exception:  # noqa: BLE001 - one listener's bug is not the match's
                _log.exception("A listener failed at %s", type(event).__name__)
