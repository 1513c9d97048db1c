"""The arithmetic of Fargo as constant tables: outcomes of a roll, states of a run, its graph.

Built once at import from the rolls and their scores (``state``). Scores inside the graph are in
units of 50 points. The graph of a run has these nodes:

* ``0 .. START - 1``: the 164 decision states (run score, dice left), ordered by dice, then score;
* ``START``: ten dice, run score 0, which are always rolled;
* ``HOT .. BUST - 1``: the run ended with all dice used and run score ``MIN_HOT + node - HOT``;
* ``BUST``: a roll without a scoring die.

An edge is one outcome of one roll. Edges are stored by source (``OUT_*``) and by target (``IN_*``);
the edges of node ``i`` are ``FIRST[i] .. FIRST[i + 1] - 1``. Their number is a multiple of
``STRIDE``, padded with edges of probability 0, so that kernels can take ``STRIDE`` at a time.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engines.games.fargo.kernels.state import (
    ALL_DICE,
    CODES,
    FACES,
    FIRST,
    LEFT,
    POINTS,
    TARGET,
    WAYS,
)

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]

UNIT: Final = 50
LIMIT: Final = TARGET // UNIT
"""A game score above this, in units, starts the last round."""
SCORES: Final = LIMIT + 1
"""Scores at the start of a turn before the last round: 0 .. ``LIMIT``."""
MAX_DECISION_DICE: Final = 8
NO_DICE_LEFT: Final = -1
"""``dice_left`` of a bust."""
STRIDE: Final = 4

_LEFT_CODES: Final = 16
"""Packs the result of a roll into one number: points times this, plus dice left, plus 1."""


def _distribution(dice: int) -> dict[tuple[int, int], int]:
    """Ordered rolls per (points, dice left): each face count stands for n! / (c1! ... c6!)."""
    codes = CODES[FIRST[dice] : FIRST[dice + 1], None]
    counts = (codes >> (4 * np.arange(FACES))) & 15
    points = POINTS[np.arange(FACES), counts].sum(axis=1)
    left = np.where(points > 0, LEFT[np.arange(FACES), counts].sum(axis=1), NO_DICE_LEFT)
    given, place = np.unique(points * _LEFT_CODES + left + 1, return_inverse=True)
    ways = np.zeros(len(given), np.int64)
    np.add.at(ways, place, WAYS[FIRST[dice] : FIRST[dice + 1]])
    return {
        (code // _LEFT_CODES, code % _LEFT_CODES - 1): count
        for code, count in zip(given.tolist(), ways.tolist(), strict=True)
    }


OUTCOMES: Final = tuple({} if n == 0 else _distribution(n) for n in range(ALL_DICE + 1))
"""``OUTCOMES[n]``: (points, dice left) -> ordered rolls out of 6**n; the bust first, if any."""


def _run_states() -> list[tuple[int, int]]:
    """All (dice left, run score in units) at which a player may have to decide."""
    found: set[tuple[int, int]] = set()
    todo = [(ALL_DICE, 0)]
    while todo:
        dice, score = todo.pop()
        for points, left in OUTCOMES[dice]:
            state = (left, score + points // UNIT)
            if left > 0 and state not in found:
                found.add(state)
                todo.append(state)
    return sorted(found)


_STATES: Final = [*_run_states(), (ALL_DICE, 0)]

STATES: Final = len(_STATES) - 1
START: Final = STATES
MAX_RUN: Final = 62
"""The largest run score, in units: ten ones."""
MIN_HOT: Final = 10
"""The smallest run score with which all ten dice can be used, in units: ten fives."""
HOT: Final = START + 1
BUST: Final = HOT + MAX_RUN - MIN_HOT + 1
NODES: Final = BUST + 1

STATE_DICE: Final[Ints] = np.array([dice for dice, _ in _STATES], np.int64)
STATE_SCORE: Final[Ints] = np.array([score for _, score in _STATES], np.int64)
STATE_AT: Final[Ints] = np.full((ALL_DICE + 1, MAX_RUN + 1), -1, np.int64)
"""``STATE_AT[dice, run score in units]``: number of the state, -1 if it cannot occur."""
for _number, (_dice, _score) in enumerate(_STATES):
    STATE_AT[_dice, _score] = _number
FIRST_WITH: Final[Ints] = np.searchsorted(STATE_DICE[:STATES], np.arange(ALL_DICE + 1)).astype(
    np.int64
)
"""States with ``d`` dice left are ``FIRST_WITH[d] .. FIRST_WITH[d + 1] - 1``, d in 1..8."""

FIRST_STOP: Final[Ints] = np.array(
    [
        [
            FIRST_WITH[dice]
            + np.searchsorted(STATE_SCORE[FIRST_WITH[dice] : FIRST_WITH[dice + 1]], threshold)
            for threshold in range(MAX_RUN + 2)
        ]
        for dice in range(1, MAX_DECISION_DICE + 1)
    ],
    np.int64,
)
"""``FIRST_STOP[entry, threshold]``: the first state in which a vector with this threshold stops."""

SMALLEST_THRESHOLD: Final[Ints] = STATE_SCORE[FIRST_WITH[1:9]]
"""Per number of dice 1..8, in units: a strategy vector with this threshold or less always stops."""
LARGEST_THRESHOLD: Final[Ints] = STATE_SCORE[FIRST_WITH[2:10] - 1] + 1
"""Per number of dice 1..8, in units: a strategy vector with this threshold or more never stops."""


def _edges() -> Iterator[tuple[int, int, float]]:
    """All edges, as (source, target, probability)."""
    for source, (dice, score) in enumerate(_STATES):
        for (points, left), ways in OUTCOMES[dice].items():
            after = score + points // UNIT
            if left > 0:
                target = int(STATE_AT[left, after])
            else:
                target = BUST if left == NO_DICE_LEFT else HOT + after - MIN_HOT
            yield source, target, ways / FACES**dice


def _by_node(edges: list[tuple[int, int, float]], nodes: int) -> tuple[Ints, Ints, Floats]:
    """First edge of each node, other ends, probabilities of (node, other end, probability)."""
    lists: list[list[tuple[int, float]]] = [[] for _ in range(nodes)]
    for node, other, probability in edges:
        lists[node].append((other, probability))
    for each in lists:
        each.extend([(0, 0.0)] * (-len(each) % STRIDE))
    first = np.cumsum([0, *map(len, lists)]).astype(np.int64)
    flat = [edge for each in lists for edge in each]
    others = np.array([other for other, _ in flat], np.int64)
    return first, others, np.array([probability for _, probability in flat])


_EDGES: Final = list(_edges())
OUT_FIRST, OUT_TARGET, OUT_PROBABILITY = _by_node(_EDGES, STATES + 1)
IN_FIRST, IN_SOURCE, IN_PROBABILITY = _by_node([(t, s, p) for s, t, p in _EDGES], NODES)
