"""The tutor: a warning before a poor move is final."""

from dataclasses import dataclass
from enum import Enum

from engines.core.analysis import Line
from engines.core.types import Action, Seat
from engines.session.quality import Quality


class Teaching(Enum):
    """How much the tutor does."""

    OFF = "off"
    WARN = "warn"
    """Warns before a doubtful move is final."""
    COACH = "coach"
    """Also opens the first stage of a hint at every decision, and says what each move cost."""


class Answer(Enum):
    """What a person says to a warning. Closing the warning means ``RETHINK``."""

    PLAY_ANYWAY = "play_anyway"
    RETHINK = "rethink"
    SHOW_HINT = "show_hint"
    STOP_WARNING = "stop_warning"


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a decision costs.

    Attributes:
        node: the node after which it is taken.
        action, seat: what, and who.
        loss: against the best plan, in win chance (0..1).
        played: the adviser's best plan that starts with ``action``.
        best: its best plan of all.
    """

    node: int
    action: Action
    seat: Seat
    loss: float
    quality: Quality
    played: Line
    best: Line


@dataclass(frozen=True, slots=True)
class Warned:
    """A poor move that is not final yet.

    Attributes:
        judgement: what it would cost.
        answers: what a person may say, in the order to show.
    """

    judgement: Judgement
    answers: tuple[Answer, ...] = tuple(Answer)
