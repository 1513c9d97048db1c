"""The fixed graph of one turn: which configurations a roll can lead to, and how likely.

A node is a configuration of a set (``keeps``), before its next roll. There are 81, and one more for
"1 and 5 kept on two different rolls", from which 2 3 4 6 makes a Super Strasse. Rolls that offer
the same results are merged into one *branch*; keeps that lead to the same result into one *option*
(rules, section 2: 901 branches, 2,507 options).
"""

from collections import defaultdict
from itertools import pairwise
from typing import Any, Final

import numpy as np

from engines.games.lange_strasse.kernels.keeps import (
    OPEN,
    STRASSE,
    judge,
    legal_keeps,
    merge,
    set_value,
)
from engines.games.lange_strasse.kernels.state import CODES, DICE, FACES, FIRST, WAYS
from engines.runtime.kernels.contract import int64, kernel

SUPER: Final = 5
"""Kind of an option that completes a Super Strasse; the other kinds are those of ``keeps``."""

Configuration = tuple[int, int, int, int]
"""Loose ones, loose fives, face and size of the group."""
Node = tuple[Configuration, bool]
"""A configuration, and whether it is the one with the Super chance."""

_EMPTY: Final[Node] = ((0, 0, 0, 0), False)
_ONE_AND_FIVE: Final[Configuration] = (1, 1, 0, 0)


def _kept(configuration: Configuration) -> int:
    return configuration[0] + configuration[1] + configuration[3]


def _results(node: Node, roll: int) -> frozenset[tuple[int, Any]]:
    """The distinct results of a roll: (OPEN, node after) or (kind, points of the set)."""
    configuration, has_super_chance = node
    out = np.zeros(64, np.int64)
    found = legal_keeps(*configuration, roll, out)
    results: set[tuple[int, Any]] = set()
    for keep in out[:found].tolist():
        kind, points = judge(*configuration, keep)
        if kind == OPEN:
            after: Configuration = merge(*configuration, keep)
            chance = after == _ONE_AND_FIVE and _kept(configuration) == 1
            results.add((OPEN, (after, chance)))
        elif kind == STRASSE and has_super_chance:
            results.add((SUPER, points))
        else:
            results.add((kind, points))
    return frozenset(results)


def _explore() -> dict[Node, dict[frozenset[tuple[int, Any]], int]]:
    """For every reachable node: sets of results with their numbers of ordered rolls."""
    graph: dict[Node, dict[frozenset[tuple[int, Any]], int]] = {}
    waiting = [_EMPTY]
    while waiting:
        node = waiting.pop()
        if node in graph:
            continue
        branches: dict[frozenset[tuple[int, Any]], int] = defaultdict(int)
        dice = DICE - _kept(node[0])
        for i in range(FIRST[dice], FIRST[dice + 1]):
            results = _results(node, int(CODES[i]))
            branches[results] += int(WAYS[i])
            waiting += [target for kind, target in results if kind == OPEN]
        graph[node] = dict(branches)
    return graph


_GRAPH: Final = _explore()

NODES: Final[tuple[Node, ...]] = tuple(sorted(_GRAPH, key=lambda n: (_kept(n[0]), n)))
"""All nodes, those with fewer kept dice first; node 0 is the empty set."""
NUMBER: Final = {node: i for i, node in enumerate(NODES)}

_node_first, _branch_first = [0], [0]
_branch_probability: list[float] = []
_endings = sorted({r for b in _GRAPH.values() for rs in b for r in rs if r[0] != OPEN})
_result_number = {(OPEN, node): i for node, i in NUMBER.items()} | {
    ending: len(NODES) + i for i, ending in enumerate(_endings)
}
_options: list[int] = []
for _node in NODES:
    _ways = sum(_GRAPH[_node].values())
    for _found, _count in sorted(_GRAPH[_node].items(), key=lambda item: sorted(item[0])):
        _branch_probability.append(_count / _ways)
        _options += sorted(_result_number[result] for result in _found)
        _branch_first.append(len(_options))
    _node_first.append(len(_branch_probability))

NODE_FIRST: Final = np.array(_node_first, np.int64)
"""Branches of node ``n`` are ``NODE_FIRST[n]`` to ``NODE_FIRST[n + 1] - 1``."""
BRANCH_FIRST: Final = np.array(_branch_first, np.int64)
"""Options of branch ``b``: ``BRANCH_FIRST[b]`` to ``BRANCH_FIRST[b + 1] - 1``; none: a strich."""
BRANCH_PROBABILITY: Final = np.array(_branch_probability, np.float64)
NODE_STRICH: Final = np.array(
    [
        sum(
            _branch_probability[branch]
            for branch in range(low, high)
            if _branch_first[branch] == _branch_first[branch + 1]
        )
        for low, high in pairwise(_node_first)
    ],
    np.float64,
)
"""The chance that the next roll from a node leaves nothing to keep."""
OPTION_RESULT: Final = np.array(_options, np.int64)
"""Below NODE_COUNT: roll on from this node, or stop. From there on: the end of a set."""
ENDING_KIND: Final = np.array([kind for kind, _ in _endings], np.int64)
"""How result ``NODE_COUNT + i`` ends the set: COMPLETE, STRASSE, TALHEIM or SUPER."""
ENDING_POINTS: Final = np.array([points for _, points in _endings], np.int64)
"""Points of the set that ends with result ``NODE_COUNT + i``."""
NODE_SCORE: Final = np.array([set_value(*node[0]) for node in NODES], np.int64)
"""Set score of each node."""
NODE_COUNT: Final = len(NODES)
RESULT_COUNT: Final = NODE_COUNT + len(_endings)

_KEYS = DICE * DICE * (FACES + 1) * (DICE + 1)
_lookup = np.full(_KEYS, -1, np.int64)
for (_ones, _fives, _face, _size), _chance in NODES:
    if not _chance:
        _index = ((_ones * DICE + _fives) * (FACES + 1) + _face) * (DICE + 1) + _size
        _lookup[_index] = NUMBER[(_ones, _fives, _face, _size), False]
_LOOKUP: Final = _lookup
SUPER_NODE: Final = NUMBER[_ONE_AND_FIVE, True]
_PLAIN_NODE: Final = NUMBER[_ONE_AND_FIVE, False]


@kernel
def node_of(ones: int, fives: int, face: int, size: int, rolls: int) -> int:
    """The node of a configuration after ``rolls`` rolls of the set."""
    node = _LOOKUP[((ones * DICE + fives) * (FACES + 1) + face) * (DICE + 1) + size]
    if node == _PLAIN_NODE and rolls == 2:
        return int64(SUPER_NODE)
    return int64(node)
