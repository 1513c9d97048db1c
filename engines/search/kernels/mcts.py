"""Monte-Carlo tree search with chance nodes, for any number of seats.

UCT (L. Kocsis, C. Szepesvári, "Bandit based Monte-Carlo Planning", 2006) over a tree whose nodes
are paths of actions and outcomes. Nodes hold no states: every iteration replays its path from the
root, which copies less and lets outcomes be drawn that cannot be listed. Each node keeps a vector
of values, one per seat; the deciding seat maximises its own. Optional progressive widening
(R. Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", 2007) with the game's policy
as the guide.

A *tree* is a few arrays: ``nodes``, their value ``sums`` (``float64[nodes * seats]``), the
``tally`` of the root's actions (``playout.tally_up``), the hash ``table`` of the children of chance
nodes, the list of ``heavy`` nodes, and ``counts``. One iteration adds at most one node.
"""

from math import ceil, log, sqrt
from typing import Any, Final

import numba

from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.layout import state_type
from engines.runtime.kernels.rng import below
from engines.runtime.types import CHANCE, OVER, State, Stream
from engines.search.kernels.hashing import home, mix
from engines.search.kernels.playout import copy, playout, tally_up
from engines.search.kernels.rules import (
    FLOATS,
    GAME,
    INT,
    INTS,
    NOTHING,
    STREAM,
    TABLE,
    Rules,
    Values,
    rules_at,
)

NODE: Final = state_type(
    {
        "action": "i8",  # that leads here
        "parent": "i4",
        "first": "i4",  # child, 0 if none; children of chance nodes are in the table instead
        "next": "i4",  # sibling, 0 if none
        "slot": "i4",  # index of the action among the legal ones
        "visits": "i4",
        "turn": "i4",
        "choices": "i4",  # number of legal actions, 0 until the first child is made
        "children": "i4",
        "rank": "i4",  # place among the heavy nodes, from 1; 0 if it is none
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
        "guided": "i8",  # playouts follow the policy
        "limit": "i8",  # longest playout
    }
)

# Entries of ``counts``.
USED, ITERATIONS, UNFINISHED, DEPTH, HEAVY = range(5)
COUNTS: Final = 5

ROOT: Final = 0

HEAVY_VISITS: Final = 20
"""Nodes with so many visits are *heavy*: what they would choose counts (``settle``)."""


@kernel()
def find(nodes: Any, table: Any, parent: int, action: int) -> int:
    """The child of a chance node for an outcome, or 0."""
    at = home(mix(parent, action), table)
    while table[at] != 0:
        child = int64(table[at])
        if nodes[child].parent == parent and nodes[child].action == action:
            return child
        at = (at + 1) & (table.shape[0] - 1)
    return int64(0)


@kernel()
def put(nodes: Any, table: Any, child: int) -> None:
    """Make a child of a chance node findable."""
    at = home(mix(int64(nodes[child].parent), nodes[child].action), table)
    while table[at] != 0:
        at = (at + 1) & (table.shape[0] - 1)
    table[at] = child


@kernel()
def add(nodes: Any, counts: State, parent: int, action: int, slot: int) -> int:
    """A new node without children and visits."""
    child = int64(counts[USED])
    counts[USED] += 1
    node = nodes[child]
    node.action = action
    node.parent = parent
    node.slot = slot
    return child


@kernel()
def best_child(nodes: Any, sums: Values, plan: Any, node: int) -> int:
    """The child of a decision node with the highest upper confidence bound."""
    seats = plan[0].seats
    seat = nodes[node].turn
    log_visits = log(float(nodes[node].visits))
    best = int64(0)
    best_bound = -1.0
    child = int64(nodes[node].first)
    while child != 0:
        visits = float(nodes[child].visits)
        mean = (sums[child * seats + seat] / visits - plan[0].low) * plan[0].scale
        bound = mean + plan[0].exploration * sqrt(log_visits / visits)
        if bound > best_bound:
            best = child
            best_bound = bound
        child = int64(nodes[child].next)
    return best


@kernel()
def may_grow(nodes: Any, plan: Any, node: int) -> bool:
    """Whether a decision node gets another child now."""
    here = nodes[node]
    if here.choices == 0:
        return True
    if here.children >= here.choices:
        return False
    if plan[0].widening == 0.0:
        return True
    allowed = ceil(plan[0].widening * float(here.visits) ** plan[0].widening_power)
    return bool(here.children < allowed)


@kernel()
def untried(
    rules: Rules,
    nodes: Any,
    plan: Any,
    node: int,
    s: State,
    out: State,
    left_out: State,
    tried: State,
    rng: Stream,
) -> int:
    """The index of an untried legal action; leaves the legal actions in ``out``.

    With widening the policy's choice comes first; otherwise, and after it, all are equally likely.
    ``tried`` (``int64[max_actions]``) is all zeros before and after.
    """
    here = nodes[node]
    count = rules.legal(s, out)
    here.choices = count
    if node == ROOT:
        for slot in range(left_out.shape[0]):
            tried[slot] = left_out[slot]
            here.choices -= left_out[slot]
    child = here.first
    while child != 0:
        tried[nodes[child].slot] = 1
        child = nodes[child].next
    slot = int64(-1)
    if plan[0].widening > 0.0:
        wanted = rules.policy(s, rng)
        for i in range(count):
            if out[i] == wanted and tried[i] == 0:
                slot = int64(i)
    if slot < 0:
        skip = below(rng, int64(here.choices - here.children))
        slot = int64(0)
        while tried[slot] != 0 or skip > 0:
            if tried[slot] == 0:
                skip -= 1
            slot += 1
    child = here.first
    while child != 0:
        tried[nodes[child].slot] = 0
        child = nodes[child].next
    if node == ROOT:
        for i in range(left_out.shape[0]):
            tried[i] = 0
    return slot


@kernel()
def expand(
    rules: Rules,
    nodes: Any,
    plan: Any,
    counts: State,
    node: int,
    s: State,
    out: State,
    left_out: State,
    tried: State,
    rng: Stream,
) -> int:
    """Add a child for an untried action of a decision node."""
    slot = untried(rules, nodes, plan, node, s, out, left_out, tried, rng)
    child = add(nodes, counts, node, out[slot], slot)
    nodes[child].next = nodes[node].first
    nodes[node].first = child
    nodes[node].children += 1
    return child


@kernel()
def descend(
    rules: Rules,
    plan: Any,
    nodes: Any,
    sums: Values,
    table: Any,
    counts: State,
    path: State,
    s: State,
    out: State,
    left_out: State,
    tried: State,
    rng: Stream,
) -> int:
    """Walk from the root to a leaf, adding it to the tree if there is room.

    Plays the path on ``s`` and writes its nodes to ``path``; returns how many there are.
    """
    node = int64(ROOT)
    path[0] = ROOT
    length = int64(1)
    while nodes[node].turn != OVER and length < path.shape[0]:
        used = counts[USED]
        room = used < nodes.shape[0]
        if nodes[node].turn == CHANCE:
            outcome = rules.sample(s, rng)
            rules.apply(s, outcome)
            child = find(nodes, table, node, outcome)
            if child == 0:
                if not room:
                    return length
                child = add(nodes, counts, node, outcome, int64(0))
                put(nodes, table, child)
        else:
            if room and may_grow(nodes, plan, node):
                child = expand(rules, nodes, plan, counts, node, s, out, left_out, tried, rng)
            else:
                child = best_child(nodes, sums, plan, node)
            if child == 0:
                return length
            rules.apply(s, nodes[child].action)
        path[length] = child
        length += 1
        node = child
        if child == used:
            nodes[child].turn = rules.turn(s)
            return length
    return length


@kernel()
def back_up(
    plan: Any,
    nodes: Any,
    sums: Values,
    tally: Values,
    heavy: Any,
    counts: State,
    path: State,
    length: int,
    values: Values,
) -> None:
    """Add the values of one playout to all nodes of a path."""
    seats = plan[0].seats
    for i in range(length):
        node = path[i]
        nodes[node].visits += 1
        if nodes[node].visits == HEAVY_VISITS:
            heavy[counts[HEAVY]] = node
            counts[HEAVY] += 1
            nodes[node].rank = counts[HEAVY]
        for seat in range(seats):
            sums[node * seats + seat] += values[seat]
    if length > 1:
        tally_up(tally, plan[0].seats, int64(nodes[path[1]].slot), values)


_NODES = numba.from_dtype(NODE)[::1]
_PLAN = numba.from_dtype(PLAN)[::1]


@kernel()
def settle_node(nodes: Any, sums: Values, seats: int, node: int, work: Values) -> None:
    """Give a heavy node its value, and tell its parent. See ``settle``."""
    here = nodes[node]
    visits = float(here.visits)
    width = 2 * seats + 4
    row = here.rank * width
    thin = row + 2 * seats
    taken = thin + 1
    best_visits = thin + 2
    best_thin = thin + 3
    if here.turn == CHANCE:
        for seat in range(seats):
            work[row + seat] = (sums[node * seats + seat] + work[row + seat]) / visits
        work[thin] = (visits - work[taken] + work[thin]) / (visits * visits)
    elif work[best_visits] > 0.0:
        for seat in range(seats):
            work[row + seat] = work[row + seats + seat]
        work[thin] = work[best_thin]
    else:
        for seat in range(seats):
            work[row + seat] = sums[node * seats + seat] / visits
        work[thin] = 1.0 / visits
    if node == ROOT:
        return
    parent = nodes[here.parent]
    above = parent.rank * width
    if parent.turn == CHANCE:
        for seat in range(seats):
            work[above + seat] += visits * work[row + seat] - sums[node * seats + seat]
        work[above + 2 * seats] += visits * visits * work[thin]
        work[above + 2 * seats + 1] += visits
    elif visits > work[above + 2 * seats + 2]:
        for seat in range(seats):
            work[above + seats + seat] = work[row + seat]
        work[above + 2 * seats + 2] = visits
        work[above + 2 * seats + 3] = work[thin]


@kernel(NOTHING(_NODES, FLOATS, TABLE, INTS, INT, FLOATS, FLOATS))
def settle(
    nodes: Any, sums: Values, heavy: Any, counts: State, seats: int, work: Values, settled: Values
) -> None:
    """What the root's actions are worth if all seats go on with their most visited actions.

    The mean of all iterations contains every action that was only explored. Here, going backwards
    through the heavy nodes, a decision is worth what its most visited action is, chance what its
    outcomes are on average, and whatever is not heavy its mean.

    ``work`` is room for ``2 * seats + 4`` numbers for each heavy node and one more, all zeros.
    Writes for each of the root's actions, by slot, its value for each seat and how *thin* it is:
    the variance of that value, if single playouts had variance 1; both times the number of visits
    (the thinness: times its square), so that trees can be added.
    """
    width = 2 * seats + 4
    for i in range(counts[HEAVY] - 1, -1, -1):
        settle_node(nodes, sums, seats, int64(heavy[i]), work)
    child = int64(nodes[ROOT].first)
    while child != 0:
        here = nodes[child]
        row = here.slot * (seats + 1)
        visits = float(here.visits)
        for seat in range(seats):
            value = sums[child * seats + seat]
            settled[row + seat] = visits * work[here.rank * width + seat] if here.rank else value
        thin = visits * visits * work[here.rank * width + 2 * seats]
        settled[row + seats] = thin if here.rank else visits
        child = int64(here.next)


@kernel(
    INT(
        GAME,
        _PLAN,
        INTS,
        _NODES,
        *[FLOATS] * 2,
        *[TABLE] * 2,
        *[INTS] * 6,
        FLOATS,
        STREAM,
        INTS,
        INT,
    )
)
def search_chunk(
    game: Any,
    plan: Any,
    root: State,
    nodes: Any,
    sums: Values,
    tally: Values,
    table: Any,
    heavy: Any,
    counts: State,
    path: State,
    s: State,
    out: State,
    left_out: State,
    tried: State,
    values: Values,
    rng: Stream,
    flags: State,
    iterations: int,
) -> int:
    """Grow a tree by up to ``iterations``, fewer once ``flags[0]`` is set; return by how many.

    * ``game``: ``rules.addresses_of(...)``; its evaluation judges playouts that are cut off.
    * ``plan``: ``PLAN[1]``.
    * ``root``: the state to search from.
    * ``nodes`` to ``counts``: the tree; node 0 is the root.
    * ``path``: room for the nodes of one path; the tree gets no deeper.
    * ``s``: room for a state; ``out``, ``tried``: for legal actions; ``values``: for values.
    * ``left_out``: for each of the root's legal actions 1 if it is not to be tried, else 0.
    * ``rng``: the tree's stream.
    * ``flags``: of the monitor.
    * ``iterations``: how many.
    """
    rules = rules_at(game)
    done = int64(0)
    while done < iterations and flags[0] == 0:
        copy(root, s)
        length = descend(
            rules, plan, nodes, sums, table, counts, path, s, out, left_out, tried, rng
        )
        ended = playout(rules, s, rng, rng, out, plan[0].guided, plan[0].limit, values)
        counts[UNFINISHED] += 1 - ended
        counts[DEPTH] = max(counts[DEPTH], length - 1)
        back_up(plan, nodes, sums, tally, heavy, counts, path, length, values)
        done += 1
    counts[ITERATIONS] += done
    return done
