"""The luck of a roll: the money after it minus the money before it, by the optimal turn.

Within a turn, the optimal player's values are exact, given the value of the turn's end: the value
of rolling again from a node is the mean of what the rolls lead to. So luck is zero on average
although the tables behind it are interpolated. Needs compiled code.
"""

from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

import numpy as np

from engines.contract.analysis import Estimate
from engines.contract.bot import Around
from engines.games.lange_strasse import evaluate
from engines.games.lange_strasse.dice import Keep, Result, faces_of, keep_of
from engines.games.lange_strasse.evaluate import TurnMoney, at_end, node_of
from engines.games.lange_strasse.kernels import keeps, money_turn, turn_graph
from engines.games.lange_strasse.kernels import value_table as table
from engines.games.lange_strasse.kernels.rules import TOTALE_MONEY
from engines.games.lange_strasse.kernels.state import MINIMUM, SEATS
from engines.games.lange_strasse.snapshot import STEP, KeptDice, Snapshot
from engines.runtime.types import Action

_TURNS: Final = 16
"""How many turns are cached: about one for each game being played."""
_KINDS: Final = {
    Result.COMPLETE: keeps.COMPLETE,
    Result.STRASSE: keeps.STRASSE,
    Result.SUPER: turn_graph.SUPER,
    Result.TALHEIM: keeps.TALHEIM,
}

Pair = tuple[float, float]
"""Future cents of the mover and of the next seat."""


def worth_around(snapshot: Snapshot, roll: Action) -> Around:
    """The money of every seat at the end, before a pending roll (the mean of all), and after.

    In cents, including what has been paid already.
    """
    placed = snapshot.by_place()
    ends = (snapshot.by_seat(at_end(placed, *pair)) for pair in _pairs(placed, roll))
    before, after = (tuple(map(Estimate, money)) for money in ends)
    return before, after


def _pairs(snapshot: Snapshot, roll: Action) -> tuple[Pair, Pair]:
    level = snapshot.accumulated // STEP
    turn = turn_of(snapshot)
    if level >= evaluate.LEVELS:  # higher totals are treated alike
        own, following = turn.ends[-1].tolist()
        return (own, following), (own, following)
    own, following = turn.w[level, node_of(snapshot.kept, snapshot.rolls)].tolist()
    return (own, following), _after(turn, snapshot, roll)


def turn_of(snapshot: Snapshot) -> TurnMoney:
    """The current turn, solved for money; remembered while it lasts."""
    return _turn(_start_of_turn(snapshot))


@lru_cache(_TURNS)
def _turn(start: Snapshot) -> TurnMoney:
    return evaluate.solve_turn(start)


def _start_of_turn(snapshot: Snapshot) -> Snapshot:
    """All that the values of a turn depend on."""
    return replace(snapshot, money=(0,) * SEATS, accumulated=0, kept=KeptDice(), rolls=0, dice=())


def _after(turn: TurnMoney, snapshot: Snapshot, roll: Action) -> Pair:
    """The value of the best decision on a roll, or of a strich if there is none."""
    rolled = replace(snapshot, rolls=snapshot.rolls + 1, dice=faces_of(roll))
    results = {_result(rolled, keep_of(rolled, action)) for action in _keeps(rolled, roll)}
    if not results:
        return _strich(turn, snapshot)
    level = snapshot.accumulated // STEP
    # In the order in which the turn is solved: the first of equal results wins.
    return max((_worth(turn, level, result) for result in sorted(results)), key=lambda p: p[0])


def _keeps(rolled: Snapshot, roll: Action) -> list[Action]:
    kept, out = rolled.kept, np.zeros(64, np.int64)
    found = keeps.legal_keeps(kept.ones, kept.fives, kept.face, kept.size, roll, out)
    return [int(action) for action in out[:found]]


def _strich(turn: TurnMoney, snapshot: Snapshot) -> Pair:
    levels = table.totale_levels(snapshot.totale, snapshot.round, len(turn.w))
    is_totale = snapshot.rolls == 0 and snapshot.accumulated // STEP < levels
    paid = TOTALE_MONEY if is_totale else 0
    return float(turn.ends[0, 0]) - 2 * paid, float(turn.ends[0, 1]) + paid


@cache
def _endings() -> dict[tuple[int, int], int]:
    """The number of each way in which a set ends, by kind and points."""
    kinds, points = turn_graph.ENDING_KIND.tolist(), turn_graph.ENDING_POINTS.tolist()
    return {ending: i for i, ending in enumerate(zip(kinds, points, strict=True))}


def _result(rolled: Snapshot, keep: Keep) -> int:
    """The result of a keep, as ``turn_graph`` numbers them."""
    if keep.result is Result.OPEN:
        return node_of(keep.kept, rolled.rolls)
    return turn_graph.NODE_COUNT + _endings()[_KINDS[keep.result], keep.points]


def _worth(turn: TurnMoney, level: int, result: int) -> Pair:
    if result >= turn_graph.NODE_COUNT:
        ending = result - turn_graph.NODE_COUNT
        return money_turn.end_of_set(ending, level, len(turn.w), turn.ends, turn.w)
    rolling, points = turn.w[level, result], int(turn_graph.NODE_SCORE[result])
    stopping = turn.ends[level + points // STEP]
    chosen = stopping if points >= MINIMUM and stopping[0] >= rolling[0] else rolling
    return float(chosen[0]), float(chosen[1])
