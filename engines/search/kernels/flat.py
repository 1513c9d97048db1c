"""Flat Monte-Carlo: the same playouts after every candidate action.

Playout ``j`` of every candidate starts from the same redrawn world and uses the same streams
(common random numbers), so the luck of the dice cancels in the differences between candidates,
which are measured in pairs. ``engines.search.flat`` decides which candidates get how many.

What was found is a few arrays over all candidates: the ``tally`` of their values
(``playout.tally_up``), and for each pair the sum of the ``differences`` between them and of the
``squares`` of the differences, for the deciding seat (``float64[candidates * candidates]``).
"""

from typing import Any, Final

import numba

from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.layout import state_type
from engines.runtime.kernels.rng import reseed
from engines.runtime.types import State, Stream
from engines.search.kernels.hashing import mix
from engines.search.kernels.playout import copy, playout, tally_up
from engines.search.kernels.rules import (
    FLOATS,
    GAME,
    INT,
    INTS,
    STREAM,
    Values,
    rules_at,
)

PLAN: Final = state_type(
    {
        "seed": "i8",
        "seats": "i8",
        "seat": "i8",  # who decides
        "guided": "i8",  # playouts follow the policy
        "limit": "i8",  # longest playout
    }
)

# Entries of ``counts``.
PLAYOUTS, UNFINISHED = range(2)
COUNTS: Final = 2


@kernel()
def add_row(
    plan: Any,
    candidates: State,
    row: Values,
    every: int,
    tally: Values,
    differences: Values,
    squares: Values,
    values: Values,
) -> None:
    """Add one playout of each candidate; ``row`` holds their values, seats side by side.

    ``every`` is the number of all legal actions; ``values`` is room for values.
    """
    seats = plan[0].seats
    seat = plan[0].seat
    for i in range(candidates.shape[0]):
        one = candidates[i]
        for k in range(seats):
            values[k] = row[i * seats + k]
        tally_up(tally, seats, one, values)
        mine = row[i * seats + seat]
        for j in range(candidates.shape[0]):
            difference = mine - row[j * seats + seat]
            pair = one * every + candidates[j]
            differences[pair] += difference
            squares[pair] += difference * difference


_PLAN = numba.from_dtype(PLAN)[::1]


@kernel(
    INT(
        GAME,
        _PLAN,
        *[INTS] * 3,
        *[FLOATS] * 3,
        *[INTS] * 4,
        *[FLOATS] * 2,
        *[STREAM] * 2,
        INTS,
        *[INT] * 3,
    )
)
def search_chunk(
    game: Any,
    plan: Any,
    root: State,
    actions: State,
    candidates: State,
    tally: Values,
    differences: Values,
    squares: Values,
    counts: State,
    world: State,
    s: State,
    out: State,
    values: Values,
    row: Values,
    chance: Stream,
    choice: Stream,
    flags: State,
    first: int,
    step: int,
    rows: int,
) -> int:
    """Make up to ``rows`` playouts of each candidate, fewer if ``flags[0]`` is set.

    * ``game``: ``rules.addresses_of(...)``; its evaluation judges playouts that are cut off.
    * ``plan``: ``PLAN[1]``.
    * ``root``: the state to decide in, in one of the forms that ``plan.seat`` thinks possible.
    * ``actions``: all legal actions.
    * ``candidates``: the indices of those that are tried now.
    * ``tally`` to ``counts``: what was found.
    * ``world``, ``s``: room for two states; ``out``: for legal actions; ``values``, ``row``: for
      the values of one and of all candidates; ``chance``, ``choice``: for two streams.
    * ``flags``: of the monitor; a row that is not complete is thrown away.
    * ``first``, ``step``, ``rows``: the playouts have the numbers ``first``, ``first + step``, ...

    Returns how many rows were completed.
    """
    rules = rules_at(game)
    seats = plan[0].seats
    for done in range(rows):
        number = first + done * step
        reseed(chance, mix(plan[0].seed, 3 * number))
        copy(root, world)
        rules.redraw(world, plan[0].seat, chance)
        ended = int64(0)
        for i in range(candidates.shape[0]):
            if flags[0] != 0:
                return int64(done)
            reseed(chance, mix(plan[0].seed, 3 * number + 1))
            reseed(choice, mix(plan[0].seed, 3 * number + 2))
            copy(world, s)
            rules.apply(s, actions[candidates[i]])
            ended += playout(rules, s, chance, choice, out, plan[0].guided, plan[0].limit, values)
            for k in range(seats):
                row[i * seats + k] = values[k]
        add_row(plan, candidates, row, actions.shape[0], tally, differences, squares, values)
        counts[PLAYOUTS] += candidates.shape[0]
        counts[UNFINISHED] += candidates.shape[0] - ended
    return int64(rows)
