"""Graded hints."""

from dataclasses import dataclass
from enum import IntEnum

from engines.core.analysis import Analysis, Line, Separation
from engines.core.budget import Budget
from engines.core.errors import ParlourError
from engines.core.facts import Fact
from engines.core.types import Seat


class Stage(IntEnum):
    """How much a hint gives away."""

    NONE = 0
    THEME = 1
    """What the decision is about, and how clear it is."""
    CANDIDATES = 2
    """The plans worth looking at, in the game's own order, without values."""
    RANKED = 3
    """Everything: the adviser's whole analysis."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A nudge: what matters here, without naming a plan.

    Attributes:
        separation: how clear the decision is.
        facts: one or two sentences, most important first.
    """

    separation: Separation
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """What the hint dock shows.

    Attributes:
        node: the node after which the advised decision stands.
        seat: who decides.
        adviser: id of the bot that advises.
        budget: what it may use.
        stage: how much is shown; ``NONE`` if nothing was asked for.
        running: it is still looking; what is here may change.
        progress: share of the budget done, 0..1.
        elapsed_s: how long it has been looking.
        theme: from stage THEME on, once something is known.
        candidates: from stage CANDIDATES on.
        analysis: at stage RANKED.
        error: the adviser failed.
    """

    node: int
    seat: Seat
    adviser: str
    budget: Budget
    stage: Stage = Stage.NONE
    running: bool = False
    progress: float = 0.0
    elapsed_s: float = 0.0
    theme: Theme | None = None
    candidates: tuple[Line, ...] = ()
    analysis: Analysis | None = None
    error: ParlourError | None = None
