"""Own mistakes as exercises: made from a review, solved by what the answer loses."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.position import Position
from engines.core.types import Action, Seat
from engines.session.evaluation import Evaluator
from engines.session.history import START, History
from engines.session.quality import DEFAULT_THRESHOLDS, Judgement, Thresholds
from engines.session.review import Decision
from engines.session.sight import as_asked


@dataclass(frozen=True, slots=True)
class Mistake:
    """What ``Library.add_exercise`` keeps."""

    game: str
    position: str
    seat: Seat
    played: str
    loss: float


def mistake(history: History, decision: Decision) -> Mistake:
    """A decision of a review as an exercise, with what its seat knew and nothing else."""
    step = history.step(decision.node)
    return Mistake(
        game=step.before.game.id,
        position=as_asked(step, history.seed).text(),
        seat=decision.seat,
        played=step.entry.text if decision.judgement is None else decision.judgement.text,
        loss=decision.loss,
    )


@dataclass(frozen=True, slots=True)
class Attempt:
    """An answer to an exercise; ``judgement`` is None if the adviser cannot tell."""

    judgement: Judgement | None

    @property
    def solved(self) -> bool:
        """Whether it loses so little that it is no mistake; it need not be the adviser's choice."""
        return self.judgement is not None and not self.judgement.quality.is_mistake


def attempt(
    evaluator: Evaluator,
    position: Position,
    actions: Sequence[Action],
    thresholds: Thresholds = DEFAULT_THRESHOLDS,
) -> Attempt:
    """Judge an answer: all that the seat does until chance or another seat comes.

    Raises:
        BotError, Stopped: as ``Evaluator.analysis``.
    """
    return Attempt(evaluator.judged(position, 0, START, actions, thresholds))
