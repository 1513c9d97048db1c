"""Information-set Monte-Carlo tree search, for games in which seats know different things.

P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012. Every
iteration redraws what the searching seat cannot know and walks one tree of information sets: a node
is everything that an observer has seen happen since the root, and its actions carry the number of
visits in which they were *available*, which replaces the visits of the parent in the confidence
bound.

* One observer: all decisions are nodes of the searching seat's tree, told apart by the actions
  themselves; of chance it sees what ``observe`` shows it.
* Several observers: every seat has a tree of its own, which sees what ``observe`` shows that seat,
  and decides in it. So nobody conditions on a hidden action. ``private`` starts the tree of another
  seat apart for everything that this seat might know at the root, so that it decides by its own
  cards; ``redraw`` with a fixed stream turns that knowledge into a key.

A tree is a few arrays: ``nodes``, their ``edges`` (the actions that were tried), the ``sums`` of
values (``float64[edges * seats]``), the ``tally`` of the root's actions
(``playout.tally_up``), the hash ``table`` of nodes, and ``counts``. Node 0 and edge 0
stand for none. One iteration adds at most one node and one edge.
"""

from math import ceil, log, sqrt
from typing import Any, Final

import numba

from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.layout import state_type
from engines.runtime.kernels.rng import below
from engines.runtime.types import CHANCE, OVER, State, Stream
from engines.search.kernels.hashing import home, mix, state_key
from engines.search.kernels.playout import copy, playout, tally_up
from engines.search.kernels.rules import (
    FLOATS,
    GAME,
    INT,
    INTS,
    STREAM,
    TABLE,
    Rules,
    Values,
    rules_at,
)

NODE: Final = state_type({"key": "i8", "first": "i4", "visits": "i4"})

EDGE: Final = state_type(
    {
        "action": "i8",
        "next": "i4",  # edge of the same node, 0 if none
        "slot": "i4",  # index among the legal actions when it was made
        "visits": "i4",
        "available": "i4",
    }
)

PLAN: Final = state_type(
    {
        "low": "f8",  # utilities become (utility - low) * scale, 0..1
        "scale": "f8",
        "exploration": "f8",
        "widening": "f8",  # 0: all actions are tried at once
        "widening_power": "f8",
        "seats": "i8",
        "seat": "i8",  # who searches
        "several": "i8",  # every seat observes for itself
        "private": "i8",
        "guided": "i8",  # playouts follow the policy
        "limit": "i8",  # longest playout
    }
)

# Entries of ``counts``.
NODES, EDGES, ITERATIONS, UNFINISHED, DEPTH = range(5)
COUNTS: Final = 5


_NODES = numba.from_dtype(NODE)[::1]
_EDGES = numba.from_dtype(EDGE)[::1]
_PLAN = numba.from_dtype(PLAN)[::1]


@kernel(INT(_NODES, TABLE, INT))
def find(nodes: Any, table: Any, key: int) -> int:
    """The node with a key, or 0."""
    at = home(key, table)
    while table[at] != 0:
        node = int64(table[at])
        if nodes[node].key == key:
            return node
        at = (at + 1) & (table.shape[0] - 1)
    return int64(0)


@kernel()
def put(nodes: Any, table: Any, node: int) -> None:
    """Make a node findable."""
    at = home(nodes[node].key, table)
    while table[at] != 0:
        at = (at + 1) & (table.shape[0] - 1)
    table[at] = node


@kernel()
def add_node(nodes: Any, table: Any, counts: State, key: int) -> int:
    """A new node without edges."""
    node = int64(counts[NODES])
    counts[NODES] += 1
    nodes[node].key = key
    put(nodes, table, node)
    return node


@kernel()
def slot_of(out: State, count: int, action: int, guess: int) -> int:
    """Where ``action`` is among the legal ones, or -1; ``guess`` is looked at first."""
    if guess < count and out[guess] == action:
        return guess
    for slot in range(count):
        if out[slot] == action:
            return int64(slot)
    return int64(-1)


@kernel()
def survey(
    nodes: Any,
    edges: Any,
    sums: Values,
    plan: Any,
    node: int,
    seat: int,
    out: State,
    count: int,
    tried: State,
) -> int:
    """Look at the edges of ``node`` that are legal now; return the one with the best bound, or 0.

    Counts them as available, and writes the number of the tried ones to ``tried[count]`` and 1 to
    ``tried[slot]`` of each.
    """
    seats = plan[0].seats
    best = int64(0)
    best_bound = -1.0
    known = int64(0)
    for slot in range(count):
        tried[slot] = 0
    edge = int64(nodes[node].first)
    while edge != 0:
        here = edges[edge]
        slot = slot_of(out, count, here.action, int64(here.slot))
        if slot >= 0:
            tried[slot] = 1
            known += 1
            here.available += 1
            visits = float(here.visits)
            mean = (sums[edge * seats + seat] / visits - plan[0].low) * plan[0].scale
            bound = mean + plan[0].exploration * sqrt(log(float(here.available)) / visits)
            if bound > best_bound:
                best = edge
                best_bound = bound
        edge = int64(here.next)
    tried[count] = known
    return best


@kernel()
def may_grow(nodes: Any, plan: Any, node: int, known: int, count: int) -> bool:
    """Whether a node gets another edge now."""
    if known == 0:
        return True
    if known >= count:
        return False
    if plan[0].widening == 0.0:
        return True
    visits = float(nodes[node].visits)
    return bool(known < ceil(plan[0].widening * visits ** plan[0].widening_power))


@kernel()
def untried(
    rules: Rules, plan: Any, s: State, out: State, count: int, left: int, tried: State, rng: Stream
) -> int:
    """The index of one of the ``left`` legal actions that were not tried.

    With widening the policy's choice comes first; otherwise, and after it, all are equally likely.
    """
    if plan[0].widening > 0.0:
        slot = slot_of(out, count, rules.policy(s, rng), int64(0))
        if slot >= 0 and tried[slot] == 0:
            return slot
    skip = below(rng, left)
    slot = int64(0)
    while tried[slot] != 0 or skip > 0:
        if tried[slot] == 0:
            skip -= 1
        slot += 1
    return slot


@kernel()
def add_edge(nodes: Any, edges: Any, counts: State, node: int, action: int, slot: int) -> int:
    """A new edge without visits."""
    edge = int64(counts[EDGES])
    counts[EDGES] += 1
    here = edges[edge]
    here.action = action
    here.slot = slot
    here.available = 1
    here.next = nodes[node].first
    nodes[node].first = edge
    return edge


@kernel()
def start_keys(
    rules: Rules, plan: Any, s: State, other: State, keys: State, fixed: Stream, rng: Stream
) -> None:
    """The key of every observer's root; ``other`` and ``rng`` are room for a state and a stream."""
    for seat in range(keys.shape[0]):
        keys[seat] = mix(int64(1), int64(seat))
        if plan[0].private != 0 and seat != plan[0].seat:
            copy(s, other)
            for i in range(fixed.shape[0]):
                rng[i] = fixed[i]
            rules.redraw(other, int64(seat), rng)
            keys[seat] = mix(keys[seat], state_key(other))


@kernel()
def watch(rules: Rules, plan: Any, s: State, turn: int, action: int, keys: State) -> None:
    """Let every observer see an action or outcome before it is applied to ``s``."""
    if plan[0].several != 0:
        for seat in range(keys.shape[0]):
            keys[seat] = mix(keys[seat], rules.observe(s, action, int64(seat)))
    elif turn == CHANCE:
        keys[0] = mix(keys[0], rules.observe(s, action, plan[0].seat))
    else:
        keys[0] = mix(keys[0], action)


@kernel()
def descend(
    rules: Rules,
    plan: Any,
    nodes: Any,
    edges: Any,
    sums: Values,
    table: Any,
    counts: State,
    path: State,
    keys: State,
    s: State,
    out: State,
    left_out: State,
    tried: State,
    rng: Stream,
) -> int:
    """Walk from the root to a new edge or the end, playing on ``s``.

    Writes the edges to ``path`` and returns how many there are.
    """
    length = int64(0)
    turn = rules.turn(s)
    while turn != OVER and length < path.shape[0]:
        grown = False
        if turn == CHANCE:
            action = rules.sample(s, rng)
        else:
            key = keys[turn if plan[0].several != 0 else 0]
            node = find(nodes, table, key)
            room = counts[NODES] < nodes.shape[0] and counts[EDGES] < edges.shape[0]
            if node == 0:
                if not room:
                    return length
                node = add_node(nodes, table, counts, key)
            nodes[node].visits += 1
            count = rules.legal(s, out)
            edge = survey(nodes, edges, sums, plan, node, turn, out, count, tried)
            known = int64(tried[count])
            choices = int64(count)
            if length == 0:
                for i in range(left_out.shape[0]):
                    tried[i] += left_out[i]
                    choices -= left_out[i]
            grown = room and may_grow(nodes, plan, node, known, choices)
            if grown:
                left = int64(choices - known)
                slot = untried(rules, plan, s, out, count, left, tried, rng)
                edge = add_edge(nodes, edges, counts, node, out[slot], slot)
            if edge == 0:
                return length
            action = edges[edge].action
            path[length] = edge
            length += 1
        watch(rules, plan, s, turn, action, keys)
        rules.apply(s, action)
        if grown:
            return length
        turn = rules.turn(s)
    return length


@kernel()
def back_up(
    plan: Any, edges: Any, sums: Values, tally: Values, path: State, length: int, values: Values
) -> None:
    """Add the values of one playout to all edges of a path."""
    seats = plan[0].seats
    for i in range(length):
        edge = path[i]
        edges[edge].visits += 1
        for seat in range(seats):
            sums[edge * seats + seat] += values[seat]
    if length > 0:
        tally_up(tally, plan[0].seats, int64(edges[path[0]].slot), values)


@kernel(
    INT(
        GAME,
        _PLAN,
        INTS,
        _NODES,
        _EDGES,
        *[FLOATS] * 2,
        TABLE,
        *[INTS] * 8,
        FLOATS,
        *[STREAM] * 3,
        INTS,
        INT,
    )
)
def search_chunk(
    game: Any,
    plan: Any,
    root: State,
    nodes: Any,
    edges: Any,
    sums: Values,
    tally: Values,
    table: Any,
    counts: State,
    path: State,
    keys: State,
    s: State,
    other: State,
    out: State,
    left_out: State,
    tried: State,
    values: Values,
    rng: Stream,
    fixed: Stream,
    spare: Stream,
    flags: State,
    iterations: int,
) -> int:
    """Grow a tree by up to ``iterations``, fewer once ``flags[0]`` is set; return by how many.

    * ``game``: ``rules.addresses_of(...)``; its evaluation judges playouts that are cut off.
    * ``plan``: ``PLAN[1]``.
    * ``root``: the state to search from, in one of the forms that ``plan.seat`` thinks possible.
    * ``nodes`` to ``counts``: the tree; node 1 is the root.
    * ``path``: room for the edges of one path; the tree gets no deeper.
    * ``keys``: room for one key per observer; ``s``, ``other``: for two states; ``out``,
      ``tried``: for legal actions (``tried``: one more); ``values``: for values.
    * ``left_out``: for each of the root's legal actions 1 if it is not to be tried, else 0.
    * ``rng``: the tree's stream.
    * ``fixed``: any stream, the same in all trees; never changed.
    * ``spare``: room for a stream.
    * ``flags``: of the monitor.
    * ``iterations``: how many.
    """
    rules = rules_at(game)
    done = int64(0)
    while done < iterations and flags[0] == 0:
        copy(root, s)
        rules.redraw(s, plan[0].seat, rng)
        start_keys(rules, plan, s, other, keys, fixed, spare)
        length = descend(
            rules, plan, nodes, edges, sums, table, counts, path, keys, s, out, left_out, tried, rng
        )
        ended = playout(rules, s, rng, rng, out, plan[0].guided, plan[0].limit, values)
        counts[UNFINISHED] += 1 - ended
        counts[DEPTH] = max(counts[DEPTH], length)
        back_up(plan, edges, sums, tally, path, length, values)
        done += 1
    counts[ITERATIONS] += done
    return done
