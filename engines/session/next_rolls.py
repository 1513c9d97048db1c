"""What if the dice had been ...: every next roll or draw, and what it would be worth."""

from dataclasses import dataclass

from engines.core.errors import IllegalAction
from engines.core.position import Position
from engines.core.types import Action
from engines.session.evaluation import Evaluator
from engines.session.history import History
from engines.session.quality import Shares
from engines.session.sight import Sight, observes


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


def next_rolls(
    history: History, evaluator: Evaluator, node: int | None = None
) -> tuple[NextRoll, ...]:
    """All outcomes where chance is to move, most probable first. Call it in a worker thread.

    Their mean, weighted by their chances, is what the position is worth. In a game with secrets
    both are as the people at the screen may judge them (``sight``).

    Args:
        history: of the match.
        evaluator: the adviser; a bot that searches is asked once for every position reached.
        node: the node (default: where the table is) after which chance is to move.

    Raises:
        IllegalAction: chance is not to move, the outcomes are too many to list, or the people may
            not know them.
        BotError: the adviser failed.
        Stopped: the evaluator was cancelled.
    """
    node = history.at if node is None else node
    ply, sight = history.ply(node), Sight.of(history)
    worlds = sight.worlds(history.position_at(node), ply)
    groups = _groups(worlds)
    if not groups or not _all_known(groups, sight):
        raise IllegalAction("The next rolls or draws cannot be listed here.")
    rolls = [
        _next_roll(world, members, evaluator.worth_of(reached, ply + 1), len(worlds))
        for world, members, reached in groups
    ]
    return tuple(sorted(rolls, key=lambda roll: -roll.chance))


Group = tuple[Position, dict[Action, float], list[Position]]
"""Where outcomes that lead to one position happen, their chances added up over the worlds, and what
they lead to in each of them."""


def _groups(worlds: tuple[Position, ...]) -> list[Group]:
    """The outcomes in all worlds, those together that lead to one position of a world."""
    groups: dict[Action, Group] = {}
    for world in worlds:
        firsts: dict[bytes, Action] = {}
        for outcome, chance in world.outcomes():
            after = world.apply(outcome)
            if after.key not in firsts:
                firsts[after.key] = outcome
                groups.setdefault(outcome, (world, {}, []))[2].append(after)
            members = groups[firsts[after.key]][1]
            members[outcome] = members.get(outcome, 0.0) + chance
    return list(groups.values())


def _all_known(groups: list[Group], sight: Sight) -> bool:
    seat = sight.seat
    return seat is None or all(
        observes(world, outcome, seat) for world, members, _ in groups for outcome in members
    )


def _next_roll(
    world: Position, members: dict[Action, float], after: Shares, worlds: int
) -> NextRoll:
    outcomes = sorted(members, key=lambda outcome: -members[outcome])
    return NextRoll(
        outcomes=tuple(outcomes),
        text=world.action_text(outcomes[0]),
        faces=world.dice(outcomes[0]) if world.roll() is not None else (),
        chance=sum(members.values()) / worlds,
        after=after,
    )
