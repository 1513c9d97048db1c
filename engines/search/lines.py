"""Turns the answer of a search into an analysis: plans, bars, values."""

from engines.contract.analysis import Analysis, Estimate, Line
from engines.contract.position import Position
from engines.contract.rules import GameInfo
from engines.runtime.types import Action, Seat
from engines.search.result import RootAction, SearchResult

BY_VALUE = "bot.preference.value"


def analysis_of(position: Position, result: SearchResult, bot: str) -> Analysis:
    """The analysis of a searched position; reasons are left to the game.

    A line continues through the expected decisions of the same seat; what others are expected to do
    then is its continuation. Lines are ranked and preferred by value, which bars show too.
    """
    game = position.game
    lines = tuple(_line(position, result, action) for action in result.actions)
    return Analysis(
        game=game.id,
        bot=bot,
        seat=result.seat,
        unit=game.info.unit,
        lines=lines,
        preference_unit=BY_VALUE,
        work=result.work,
    )


def scaled(value: Estimate, facts: GameInfo) -> Estimate:
    """A utility as a bar: 0 is the lowest there is, 1 the highest."""
    low, high = facts.bounds
    return Estimate((value.mean - low) / (high - low), value.error / (high - low))


def _line(position: Position, result: SearchResult, action: RootAction) -> Line:
    facts, seat = position.game.info, result.seat
    bar = scaled(action.values[seat], facts)
    plan, names, rest = _plan(position, seat, (action.action, *action.continuation))
    return Line(
        actions=plan,
        names=names,
        preference=bar.mean,
        bar=bar,
        values={facts.unit: action.values},
        visits=action.visits,
        continuation=rest,
    )


def _plan(
    position: Position, seat: Seat, actions: tuple[Action, ...]
) -> tuple[tuple[Action, ...], tuple[str, ...], tuple[Action, ...]]:
    """Split expected actions into those of ``seat``, with their names, and the rest."""
    names: list[str] = []
    for action in actions:
        if position.turn != seat:
            break
        names.append(position.action_text(action))
        position = position.apply(action)
    own = len(names)
    return actions[:own], tuple(names), actions[own:]
