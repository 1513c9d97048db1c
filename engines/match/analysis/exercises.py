"""A person's own mistakes as exercises: made from a review, judged by what the answer loses."""

from typing import Final

from engines.contract.messages import Words
from engines.contract.position import names_of
from engines.contract.record import PERSON
from engines.match.advice.quality import Judgement
from engines.match.analysis.review import Decision, Review
from engines.match.archive.library import Exercise
from engines.match.history import History
from engines.match.visibility import as_asked

_MOST: Final = 3
"""At most this many mistakes of a game become exercises automatically."""


def mistake(history: History, decision: Decision) -> Exercise:
    """A decision of a review as an exercise, with what its seat knew and nothing else."""
    step = history.step(decision.node)
    judgement = decision.judgement
    played = (step.action,) if judgement is None else judgement.actions
    names = names_of(step.before, played)
    return Exercise(
        game=step.before.game.id,
        position=as_asked(step, history.head.seed).text(),
        seat=decision.seat,
        played=", ".join(names),
        loss=decision.loss,
        kind="" if judgement is None else _kind(step.before.game.id, names[0], judgement),
    )


def _kind(game: str, first: str, judgement: Judgement) -> str:
    """What kind of mistake it is; empty if the catalog of the game names no kinds.

    The catalog has a sentence ``GAME.mistake.X`` for each of them, where X is the first action in
    short notation, a reason for the best plan or against what was played, or ``general``.
    """
    known = Words()
    reasons = (*judgement.best.reasons, *judgement.played.reasons)
    tails = (reason.message.code.rpartition(".")[2] for reason in reasons)
    kinds = (first.replace(" ", "_"), *tails, "general")
    named = (kind for kind in kinds if known.has(f"{game}.mistake.{kind}"))
    return next(named, "")


def own_mistakes(history: History, review: Review) -> tuple[Exercise, ...]:
    """The largest mistakes that people made in a game, as exercises."""
    own = [
        decision
        for decision in review.decisions
        if decision.by == PERSON and decision.quality is not None and decision.quality.is_mistake
    ]
    largest = sorted(own, key=lambda decision: -decision.loss)[:_MOST]
    return tuple(mistake(history, decision) for decision in largest)


def is_solved(answer: Judgement | None) -> bool:
    """Whether an answer loses too little to be a mistake; it need not be the adviser's choice."""
    return answer is not None and not answer.quality.is_mistake
