"""A person's own mistakes as exercises: made from a review, judged by what the answer loses."""

from collections.abc import Sequence
from typing import Final

from engines.contract.position import Position, names_of
from engines.contract.record import PERSON
from engines.match.advice.quality import Judgement
from engines.match.analysis.evaluation import Evaluator
from engines.match.analysis.review import Decision, Review
from engines.match.archive.library import Exercise
from engines.match.history import START, History
from engines.match.visibility import as_asked
from engines.runtime.types import Action

_MOST: Final = 3
"""At most this many mistakes of a game become exercises automatically."""


def mistake(history: History, decision: Decision) -> Exercise:
    """A decision of a review as an exercise, with what its seat knew and nothing else."""
    step = history.step(decision.node)
    judgement = decision.judgement
    played = (step.action,) if judgement is None else judgement.actions
    return Exercise(
        game=step.before.game.id,
        position=as_asked(step, history.head.seed).text(),
        seat=decision.seat,
        played=", ".join(names_of(step.before, played)),
        loss=decision.loss,
    )


def own_mistakes(history: History, review: Review) -> tuple[Exercise, ...]:
    """The largest mistakes that people made in a game, as exercises."""
    own = [
        decision
        for decision in review.decisions
        if decision.by == PERSON and decision.quality is not None and decision.quality.is_mistake
    ]
    largest = sorted(own, key=lambda decision: -decision.loss)[:_MOST]
    return tuple(mistake(history, decision) for decision in largest)


def attempt(
    evaluator: Evaluator, position: Position, actions: Sequence[Action]
) -> Judgement | None:
    """Judge an answer: everything the seat does until chance or another seat is to move.

    None if the adviser can't judge it.

    Raises:
        BotError, Stopped: as ``Evaluator.analysis``.
    """
    return evaluator.judged(position, 0, START, actions)


def is_solved(answer: Judgement | None) -> bool:
    """Whether an answer loses too little to be a mistake; it need not be the adviser's choice."""
    return answer is not None and not answer.quality.is_mistake
