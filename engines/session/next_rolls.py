"""What if the dice had been ...: every next roll or draw, and what it would be worth."""

from dataclasses import dataclass

from engines.core.errors import IllegalAction
from engines.core.position import Position
from engines.core.types import Action
from engines.session.evaluation import Evaluator
from engines.session.quality import Shares


@dataclass(frozen=True, slots=True)
class NextRoll:
    """The outcomes that lead to one position.

    Attributes:
        outcomes: most probable first.
        text: the first of them in short notation.
        faces: its dice; empty if it is no roll of dice.
        chance: how probable they are together.
        after: what the position is then worth to every seat.
    """

    outcomes: tuple[Action, ...]
    text: str
    faces: tuple[int, ...]
    chance: float
    after: Shares


def next_rolls(position: Position, ply: int, evaluator: Evaluator) -> tuple[NextRoll, ...]:
    """All outcomes where chance is to move, most probable first. Call it in a worker thread.

    Their mean, weighted by their chances, is what the position is worth.

    Args:
        position: where chance is to move.
        ply: its depth in the record.
        evaluator: the adviser; a bot that searches is asked once for every position reached.

    Raises:
        IllegalAction: chance is not to move, or the outcomes are too many to list.
        BotError: the adviser failed.
        Stopped: the evaluator was cancelled.
    """
    outcomes = position.outcomes()
    if not outcomes:
        raise IllegalAction("The next rolls or draws cannot be listed here.")
    groups: dict[bytes, tuple[Position, list[tuple[Action, float]]]] = {}
    for outcome, chance in outcomes:
        after = position.apply(outcome)
        groups.setdefault(after.key, (after, []))[1].append((outcome, chance))
    rolls = [
        _next_roll(position, members, evaluator.worth(after, ply + 1))
        for after, members in groups.values()
    ]
    return tuple(sorted(rolls, key=lambda roll: -roll.chance))


def _next_roll(position: Position, members: list[tuple[Action, float]], after: Shares) -> NextRoll:
    members = sorted(members, key=lambda member: -member[1])
    first = members[0][0]
    return NextRoll(
        outcomes=tuple(outcome for outcome, _ in members),
        text=position.action_text(first),
        faces=position.dice(first) if position.roll() is not None else (),
        chance=sum(chance for _, chance in members),
        after=after,
    )
