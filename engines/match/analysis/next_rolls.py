"""What if the dice had been ...: every possible next roll or draw, and its value."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from engines.contract.analysis import Estimate
from engines.contract.bot import Bot
from engines.contract.budget import Budget
from engines.contract.messages import Message
from engines.contract.position import Position, notation
from engines.match.advice.quality import Shares
from engines.match.analysis.evaluation import Evaluator, in_slices, weighted_mean
from engines.match.controller.thinking import Workers
from engines.match.history import History
from engines.match.visibility import Visibility, observes
from engines.runtime.errors import BotError, IllegalAction, ParlourError
from engines.runtime.types import Action, Seat


@dataclass(frozen=True, slots=True)
class NextRoll:
    """The outcomes that lead to one position.

    Attributes:
        outcomes: most probable first.
        told: the first of them in short notation.
        faces: its dice; empty if it isn't a roll of dice.
        chance: how probable they are together.
        after: the value of the position after it for every seat.
    """

    outcomes: tuple[Action, ...]
    told: Message
    faces: tuple[int, ...]
    chance: float
    after: Shares


@dataclass(frozen=True, slots=True)
class NextRolls:
    """Everything that one roll or draw can lead to, as far as it is known.

    Attributes:
        seat: who rolls or draws.
        before: the position where chance is to move, in one of its possible forms.
        rolls: those judged, most probable first.
        done, total: how many were judged, and how many there are.
        error: why it ended early.
    """

    seat: Seat
    before: Position
    rolls: tuple[NextRoll, ...] = ()
    done: int = 0
    total: int = 0
    error: ParlourError | None = None

    @property
    def complete(self) -> bool:
        """Whether every roll was judged."""
        return self.done == self.total

    def mean(self, seat: Seat) -> Estimate | None:
        """The value of the position before the roll; None until every roll was judged."""
        if not self.complete:
            return None
        return weighted_mean([(roll.chance, roll.after) for roll in self.rolls])[seat]


def roll_to_map(history: History) -> int | None:
    """The node before the roll or draw that a person is thinking about.

    It is the pending one, or else the last one whose outcome people may know; None if there was
    none with more than one possible outcome.
    """
    if _has_outcomes(history.position):
        return history.at
    steps, visibility = reversed(history.steps(history.path())), Visibility.of(history)
    found = (step for step in steps if _has_outcomes(step.before) and visibility.knows(step))
    return next((history.node(step.node).parent for step in found), None)


def _has_outcomes(position: Position) -> bool:
    return position.is_chance and len(position.outcomes()) > 1


async def next_rolls(
    history: History,
    bot: Bot,
    budget: Budget,
    workers: Workers,
    on_progress: Callable[[NextRolls], None],
    *,
    node: int | None = None,
    plan: Sequence[Action] = (),
) -> NextRolls:
    """All outcomes where chance is to move.

    Their mean, weighted by their chances, is the value of the position. In a game with secrets,
    both are what the people at the screen may know (``visibility``). Cancel it by canceling the
    coroutine; the last report to ``on_progress`` stays valid. If the adviser fails, the list ends
    there and says why.

    Args:
        history: of the match; read once, at the beginning.
        bot: the adviser; one that searches is asked once for every position reached.
        budget: for all positions together; each has an equal share.
        workers: where it thinks.
        on_progress: called with everything known so far, about twenty times a second.
        node: where to begin (default: where the table is).
        plan: actions that are played first; after them chance is to move.

    Raises:
        IllegalAction: chance is not to move, there are too many outcomes to list, or people may not
            know them.
    """
    node = history.at if node is None else node
    visibility, ply = Visibility.of(history), history.place(node).ply
    worlds = tuple(
        _follow(each, plan) for each in visibility.worlds(history.place(node).position, ply)
    )
    groups = await workers.run(partial(_groups, worlds))
    if not groups or not _all_known(groups, visibility):
        raise IllegalAction("errors-next-rolls-draws-cannot")
    groups.sort(key=lambda group: -sum(group[1].values()))
    looks = sum(len(reached) for _world, _members, reached in groups)
    evaluator = Evaluator(bot, budget.times(1 / looks), history.head.seed)
    found = NextRolls(worlds[0].owner, worlds[0], total=len(groups))
    ply += len(plan) + 1
    try:
        look = partial(_next_roll, evaluator, ply, len(worlds))
        async for rolls in in_slices(workers, groups, look):
            found = replace(found, rolls=found.rolls + tuple(rolls), done=found.done + len(rolls))
            on_progress(found)
    except BotError as error:
        found = replace(found, error=error)
        on_progress(found)
    except asyncio.CancelledError:
        evaluator.cancel()
        raise
    return found


def _follow(position: Position, plan: Sequence[Action]) -> Position:
    for action in plan:
        position = position.apply(action)
    return position


Group: TypeAlias = tuple[Position, dict[Action, float], list[Position]]
"""Outcomes that lead to one position: the first world that has them, the chance of each, added up
over the worlds, and the position that they lead to in each world."""


def _groups(worlds: tuple[Position, ...]) -> list[Group]:
    """The outcomes in all worlds, grouped by the position that they lead to in a world."""
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


def _all_known(groups: list[Group], visibility: Visibility) -> bool:
    seat = visibility.seat
    return seat is None or all(
        observes(world, outcome, seat) for world, members, _ in groups for outcome in members
    )


def _next_roll(evaluator: Evaluator, ply: int, worlds: int, group: Group) -> NextRoll:
    world, members, reached = group
    outcomes = sorted(members, key=lambda outcome: -members[outcome])
    return NextRoll(
        outcomes=tuple(outcomes),
        told=notation(world, outcomes[0]),
        faces=world.dice(outcomes[0]) if world.roll() is not None else (),
        chance=sum(members.values()) / worlds,
        after=evaluator.worth_of(reached, ply),
    )
