"""Solves small games exactly: all reachable states, and what each is worth with best play.

Three steps, each cut into chunks: ``explore`` lists the reachable states and their successors;
``order`` splits them into strongly connected components, last ones first (R. Tarjan, "Depth-First
Search and Linear Graph Algorithms", 1972, without recursion); ``settle`` gives values to one
component after the other. A component of one state takes one step backwards from its successors
(backward induction); one with cycles is swept until nothing changes by more than the residual
(value iteration, each value used as soon as it is known).

The graph is a few arrays: the ``states`` (``int64[states * words]``), the hash ``table`` that finds
them, their ``turns``, the ``first`` of their ``links`` (successors, in the order of ``legal`` or
``outcomes``) and the ``chances`` of these.
"""

from typing import Any, Final

from numba import types

from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.types import CHANCE, OVER, State
from engines.search.kernels.hashing import home, state_key
from engines.search.kernels.rules import FLOATS, GAME, INT, INTS, NOTHING, TABLE, Values, rules_at

# Entries of ``counts``.
USED, EXPLORED, LINKS, UNLISTED = range(4)
COUNTS: Final = 4

# Entries of ``progress`` of ``order``.
ROOT, VISITED, ORDERED, COMPONENTS, STACKED, CALLS, LEFT = range(7)
PROGRESS: Final = 7

# Entries of ``sweep`` of ``settle``.
COMPONENT, PLACE, SWEEPS, CYCLIC, UNSETTLED = range(5)
SWEEP: Final = 5


@kernel(INT(INTS, TABLE, INTS))
def find_state(states: State, table: Any, s: State) -> int:
    """The number of a state, or -1."""
    words = s.shape[0]
    at = home(state_key(s), table)
    while table[at] != 0:
        number = int64(table[at] - 1)
        same = True
        for i in range(words):
            if states[number * words + i] != s[i]:
                same = False
                break
        if same:
            return number
        at = (at + 1) & (table.shape[0] - 1)
    return int64(-1)


@kernel(INT(INTS, TABLE, INTS, INTS))
def add_state(states: State, table: Any, counts: State, s: State) -> int:
    """The number of a state, which is added if it is new."""
    known = find_state(states, table, s)
    if known >= 0:
        return known
    words = s.shape[0]
    number = int64(counts[USED])
    counts[USED] += 1
    for i in range(words):
        states[number * words + i] = s[i]
    at = home(state_key(s), table)
    while table[at] != 0:
        at = (at + 1) & (table.shape[0] - 1)
    table[at] = number + 1
    return number


@kernel(NOTHING(INTS, TABLE, INT, INTS))
def rehash(states: State, table: Any, used: int, s: State) -> None:
    """Fill an empty table; ``s`` is room for a state."""
    words = s.shape[0]
    for number in range(used):
        for i in range(words):
            s[i] = states[number * words + i]
        at = home(state_key(s), table)
        while table[at] != 0:
            at = (at + 1) & (table.shape[0] - 1)
        table[at] = number + 1


@kernel(
    INT(
        GAME,
        INTS,
        TABLE,
        TABLE,
        INTS,
        TABLE,
        FLOATS,
        INTS,
        *[INTS] * 3,
        FLOATS,
        INTS,
        INT,
    )
)
def explore_chunk(
    game: Any,
    states: State,
    table: Any,
    turns: Any,
    first: State,
    links: Any,
    chances: Values,
    counts: State,
    here: State,
    s: State,
    out: State,
    prob: Values,
    flags: State,
    amount: int,
) -> int:
    """Explore up to ``amount`` states; fewer at the end, when room runs out, or when cancelled.

    State 0 has been added before. ``here``, ``s``: room for two states; ``out``, ``prob``: for
    actions or outcomes. Counts chance nodes that do not list their outcomes.
    """
    rules = rules_at(game)
    words = here.shape[0]
    width = out.shape[0]
    done = int64(0)
    while done < amount and flags[0] == 0 and counts[EXPLORED] < counts[USED]:
        if (counts[USED] + width) * words > states.shape[0]:
            break
        if counts[LINKS] + width > links.shape[0]:
            break
        number = counts[EXPLORED]
        for i in range(words):
            here[i] = states[number * words + i]
        turn = rules.turn(here)
        turns[number] = turn
        first[number] = counts[LINKS]
        count = int64(0)
        if turn == CHANCE:
            count = rules.outcomes(here, out, prob)
            if count == 0:
                counts[UNLISTED] += 1
        elif turn != OVER:
            count = rules.legal(here, out)
        for i in range(count):
            for j in range(words):
                s[j] = here[j]
            rules.apply(s, out[i])
            link = counts[LINKS]
            links[link] = add_state(states, table, counts, s)
            chances[link] = prob[i]
            counts[LINKS] += 1
        first[number + 1] = counts[LINKS]
        counts[EXPLORED] += 1
        done += 1
    return done


@kernel(INT(*[TABLE] * 4, INTS, TABLE, INTS, TABLE, *[INTS] * 3, INT))
def order_chunk(
    indices: Any,
    lows: Any,
    stack: Any,
    left: Any,
    cursors: State,
    calls: Any,
    first: State,
    links: Any,
    sequence: State,
    progress: State,
    flags: State,
    amount: int,
) -> int:
    """Take up to ``amount`` steps along links; finished when all of ``sequence`` is ordered.

    * ``indices``, ``lows``: Tarjan's numbers from 1, 0 where not visited, -1 (``indices``) once the
      state belongs to a component.
    * ``stack``: the open states in the order in which they were entered, ``left``: those that were
      left, in that order; ``calls``: the path; ``cursors``: the next link of each state.
    * ``sequence``: the states, component by component, in the order in which they were left: most
      come after their successors. The last of each component is coded as ``-1 - state``.
    """
    states = sequence.shape[0]
    done = int64(0)
    while done < amount and flags[0] == 0 and progress[ORDERED] < states:
        done += 1
        if progress[CALLS] == 0:
            root = progress[ROOT]
            progress[ROOT] += 1
            if indices[root] == 0:
                progress[VISITED] += 1
                indices[root] = lows[root] = progress[VISITED]
                cursors[root] = first[root]
                stack[progress[STACKED]] = root
                progress[STACKED] += 1
                calls[0] = root
                progress[CALLS] = 1
            continue
        state = int64(calls[progress[CALLS] - 1])
        if cursors[state] < first[state + 1]:
            following = int64(links[cursors[state]])
            cursors[state] += 1
            if indices[following] == 0:
                progress[VISITED] += 1
                indices[following] = lows[following] = progress[VISITED]
                cursors[following] = first[following]
                stack[progress[STACKED]] = following
                progress[STACKED] += 1
                calls[progress[CALLS]] = following
                progress[CALLS] += 1
            elif indices[following] > 0:
                lows[state] = min(lows[state], indices[following])
            continue
        progress[CALLS] -= 1
        left[progress[LEFT]] = state
        progress[LEFT] += 1
        if lows[state] == indices[state]:
            top = progress[STACKED]
            member = int64(-1)
            while member != state:
                progress[STACKED] -= 1
                member = int64(stack[progress[STACKED]])
                indices[member] = -1
            members = top - progress[STACKED]
            progress[LEFT] -= members
            for i in range(members):
                sequence[progress[ORDERED] + i] = left[progress[LEFT] + i]
            progress[ORDERED] += members
            sequence[progress[ORDERED] - 1] = -1 - state
            progress[COMPONENTS] += 1
        if progress[CALLS] > 0:
            caller = int64(calls[progress[CALLS] - 1])
            lows[caller] = min(lows[caller], lows[state])
    return done


@kernel()
def back_step(
    turns: Any, first: State, links: Any, chances: Values, values: Values, seats: int, state: int
) -> float:
    """Give a state its value from those of its successors; return by how much it changed."""
    turn = turns[state]
    change = 0.0
    if turn == CHANCE:
        for seat in range(seats):
            mean = 0.0
            for link in range(first[state], first[state + 1]):
                mean += chances[link] * values[links[link] * seats + seat]
            change = max(change, abs(mean - values[state * seats + seat]))
            values[state * seats + seat] = mean
        return change
    best = int64(links[first[state]])
    for link in range(first[state] + 1, first[state + 1]):
        following = int64(links[link])
        if values[following * seats + turn] > values[best * seats + turn]:
            best = following
    for seat in range(seats):
        value = values[best * seats + seat]
        change = max(change, abs(value - values[state * seats + seat]))
        values[state * seats + seat] = value
    return change


@kernel()
def links_to_itself(first: State, links: Any, state: int) -> bool:
    """Whether a state is among its own successors."""
    found = False
    for link in range(first[state], first[state + 1]):
        found = found or links[link] == state
    return found


@kernel(
    INT(
        GAME,
        INTS,
        TABLE,
        INTS,
        TABLE,
        FLOATS,
        INTS,
        FLOATS,
        INTS,
        FLOATS,
        INTS,
        FLOATS,
        types.float64,
        INT,
        INTS,
        INT,
    )
)
def settle_chunk(
    game: Any,
    states: State,
    turns: Any,
    first: State,
    links: Any,
    chances: Values,
    sequence: State,
    values: Values,
    sweep: State,
    changes: Values,
    s: State,
    returned: Values,
    residual: float,
    max_sweeps: int,
    flags: State,
    amount: int,
) -> int:
    """Take up to ``amount`` steps; finished when ``sweep[COMPONENT]`` is the number of states.

    * ``sequence``: of ``order_chunk``; ``values``: ``float64[states * seats]``.
    * ``sweep``: where the component begins, the place in it, sweeps so far, how many states lie in
      cycles, how many components did not settle within ``max_sweeps``.
    * ``changes``: the largest change of the present sweep, and of all last sweeps.
    * ``s``, ``returned``: room for a state and for values.
    """
    rules = rules_at(game)
    words = s.shape[0]
    seats = returned.shape[0]
    done = int64(0)
    while done < amount and flags[0] == 0 and sweep[COMPONENT] < sequence.shape[0]:
        done += 1
        begin = sweep[COMPONENT]
        coded = sequence[begin + sweep[PLACE]]
        last = coded < 0
        state = int64(-1 - coded if last else coded)
        alone = last and sweep[PLACE] == 0
        if turns[state] == OVER:
            for i in range(words):
                s[i] = states[state * words + i]
            rules.returns(s, returned)
            for seat in range(seats):
                values[state * seats + seat] = returned[seat]
            sweep[COMPONENT] += 1
            continue
        change = back_step(turns, first, links, chances, values, seats, state)
        if alone and not links_to_itself(first, links, state):
            sweep[COMPONENT] += 1
            continue
        changes[0] = max(changes[0], change)
        if not last:
            sweep[PLACE] += 1
            continue
        sweep[SWEEPS] += 1
        settled = changes[0] <= residual
        if settled or sweep[SWEEPS] >= max_sweeps:
            sweep[UNSETTLED] += 0 if settled else 1
            sweep[CYCLIC] += sweep[PLACE] + 1
            sweep[COMPONENT] += sweep[PLACE] + 1
            sweep[SWEEPS] = 0
            changes[1] = max(changes[1], changes[0])
        sweep[PLACE] = 0
        changes[0] = 0.0
    return done
