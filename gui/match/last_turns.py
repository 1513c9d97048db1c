"""What each seat did last: the dice it rolled, and what its turn scored."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Final

from engines.match.history import History, Step, TurnGroup, group_turns
from engines.match.narration import dice_of
from engines.runtime.texts import number
from engines.runtime.types import Seat
from gui.kit.pictures import Look
from gui.match.view import MatchView
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import face_of

_LOOK_BACK: Final = 120
"""Steps in which turns are looked for."""


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The last turn of a seat, which may be in progress.

    Attributes:
        dice: what paints the dice of its last roll; empty without one.
        brought: what its score has become: "+650 → 6,300"; empty before it changes.
    """

    dice: tuple[Look, ...] = ()
    brought: str = ""


def last_turns(match_view: MatchView) -> tuple[LastTurn, ...]:
    """The last turn of each seat in what is shown.

    Games with hidden dice or hands show nothing here: their boards show what may be known.
    """
    history, seats = match_view.match.history, range(len(match_view.match.seats))
    dice: dict[Seat, tuple[Look, ...]] = {}
    gains: dict[Seat, str] = {}
    hidden = match_view.game.info.hidden
    for group in () if hidden else turns_before(history, history.path(match_view.at)):
        if group.seat is None:
            continue
        if group.seat not in gains:
            gains[group.seat] = brought(group)
        if group.seat not in dice:
            rolls = (_dice(step) for step in reversed(group.steps))
            if found := next(filter(None, rolls), None):
                dice[group.seat] = found
        if len(dice) == len(seats):
            break
    return tuple(LastTurn(dice.get(seat, ()), gains.get(seat, "")) for seat in seats)


def turns_before(history: History, path: tuple[int, ...]) -> Iterator[TurnGroup]:
    """The turns at the end of a path, newest first, each made when it is asked for."""
    for _, turn in groupby(reversed(path[-_LOOK_BACK:]), partial(turn_of, history)):
        yield from group_turns(history.steps(tuple(turn)[::-1]))


def turn_of(history: History, node: int) -> tuple[int, bool]:
    """What the nodes of a turn have in common."""
    before = history.place(history.node(node).parent)
    return before.moment.turn, before.is_common


def brought(group: TurnGroup) -> str:
    """The effect of a turn on its seat's score, even if a finished one brought nothing.

    Empty if scores decide nothing or are hidden.
    """
    first, last = group.steps[0].before, group.steps[-1].after
    if group.seat is None or first.game.info.hidden or first.game.info.leaves:
        return ""
    before, after = (
        position.game.standings(position.state, None)[group.seat].score
        for position in (first, last)
    )
    ended = last.is_over or last.moment.turn != first.moment.turn
    if after == before and not ended:
        return ""
    gain = number(after - before, signed=True) if after != before else "+0"
    return f"{gain} → {number(after)}"


def _dice(step: Step) -> tuple[Look, ...]:
    """What paints the dice of a roll; nothing for anything else."""
    roll = step.before.roll()
    if roll is None:
        return ()
    return tuple((paint_mini, face_of(roll, face)) for face in dice_of(step))
