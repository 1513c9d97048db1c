"""The arithmetic of Fargo as constant tables: outcomes of a roll, states of a run, its graph.

Built once at import, in pure Python, from the scoring rule (``score_counts``). Scores inside the
graph are in units of 50 points. The graph of a run has these nodes:

* ``0 .. START - 1``: the 164 decision states (run score, dice left), ordered by dice, then score;
* ``START``: ten dice, run score 0, which are always rolled;
* ``HOT .. BUST - 1``: the run ended with all dice used and run score ``MIN_HOT + node - HOT``;
* ``BUST``: a roll without a scoring die.

An edge is one outcome of one roll. Edges are stored by source (``OUT_*``) and by target (``IN_*``);
the edges of node ``i`` are ``FIRST[i] .. FIRST[i + 1] - 1``. Their number is a multiple of
``STRIDE``, filled up with edges of probability 0, so that kernels can take ``STRIDE`` at a time.
"""

from collections.abc import Iterator, Sequence
from math import comb
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]

UNIT: Final = 50
DICE: Final = 10
FACES: Final = 6
MAX_DECISION_DICE: Final = 8
NO_DICE_LEFT: Final = -1
"""``dice_left`` of a bust."""
STRIDE: Final = 4

_TRIPLE: Final = (1000, 200, 300, 400, 500, 600)
_SINGLE: Final = (100, 0, 0, 0, 50, 0)


def score_counts(counts: Sequence[int]) -> tuple[int, int]:
    """Points and dice left of a roll given as the number of dice showing 1, 2, ..., 6.

    A bust is ``(0, NO_DICE_LEFT)``, hot dice leave 0. Rules: section 1.1 of the game's rules, one
    line per face: triples, then single ones and fives.
    """
    points = left = 0
    for count, triple, single in zip(counts, _TRIPLE, _SINGLE, strict=True):
        triples, rest = divmod(count, 3)
        points += triples * triple + rest * single
        left += 0 if single else rest
    return (points, left) if points else (0, NO_DICE_LEFT)


def _count_vectors(dice: int, faces: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """All face counts of ``dice`` dice, each with the number of ordered rolls it stands for."""
    if faces == 1:
        yield (dice,), 1
        return
    for first in range(dice + 1):
        ways = comb(dice, first)
        for rest, rest_ways in _count_vectors(dice - first, faces - 1):
            yield (first, *rest), ways * rest_ways


def _distribution(dice: int) -> dict[tuple[int, int], int]:
    counts: dict[tuple[int, int], int] = {}
    for vector, ways in _count_vectors(dice, FACES):
        outcome = score_counts(vector)
        counts[outcome] = counts.get(outcome, 0) + ways
    return dict(sorted(counts.items()))


OUTCOMES: Final = tuple({} if n == 0 else _distribution(n) for n in range(DICE + 1))
"""``OUTCOMES[n]``: (points, dice left) -> ordered rolls out of 6**n; the bust first, if any."""


def _run_states() -> list[tuple[int, int]]:
    """All (dice left, run score in units) at which a player can have to decide."""
    found: set[tuple[int, int]] = set()
    todo = [(DICE, 0)]
    while todo:
        dice, score = todo.pop()
        for points, left in OUTCOMES[dice]:
            state = (left, score + points // UNIT)
            if left > 0 and state not in found:
                found.add(state)
                todo.append(state)
    return sorted(found)


_STATES: Final = [*_run_states(), (DICE, 0)]

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
STATE_AT: Final[Ints] = np.full((DICE + 1, MAX_RUN + 1), -1, np.int64)
"""``STATE_AT[dice, run score in units]``: number of the state, -1 if it cannot occur."""
for _number, (_dice, _score) in enumerate(_STATES):
    STATE_AT[_dice, _score] = _number
FIRST_WITH: Final[Ints] = np.searchsorted(STATE_DICE[:STATES], np.arange(DICE + 1)).astype(np.int64)
"""States with ``d`` dice left are ``FIRST_WITH[d] .. FIRST_WITH[d + 1] - 1``, d in 1..8."""


def _edges() -> Iterator[tuple[int, int, float]]:
    """All (source, target, probability)."""
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

ROLL_OUTCOMES: Final = max(map(len, OUTCOMES))
