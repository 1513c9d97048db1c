"""MaxN with chance nodes: every seat maximises its own value, chance takes the mean.

C. Luckhardt, K. Irani, "An Algorithmic Solution of N-Person Games", 1986; with one or two seats it
is expectimax. A seat that reaches the highest utility there is looks no further (immediate pruning:
R. Korf, "Multi-Player Alpha-Beta Pruning", 1991). Equal values: the first action counts.

The search is depth first with a stack of its own (``frames`` and what belongs to them), so it can
stop after any node and go on later. Depth counts decisions. A roll or draw that follows a decision
costs none, but every further one in a row costs one, so that no chain of rolls is without end.
Values carry variances: those of playouts and of sampled outcomes, as if independent.
"""

from typing import Any, Final

import numba

from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.layout import state_type
from engines.runtime.types import CHANCE, OVER, State, Stream
from engines.search.kernels.playout import playout
from engines.search.kernels.rules import (
    FLOATS,
    GAME,
    INT,
    INTS,
    STREAM,
    Rules,
    Values,
    rules_at,
)

FRAME: Final = state_type(
    {
        "turn": "i4",
        "depth": "i4",  # decisions left, this one included, less one for rolls in a row
        "count": "i4",  # actions or outcomes
        "index": "i4",  # the next of them
        "sampled": "i4",  # the outcomes are samples
        "best": "i4",
        "line": "i4",  # length of the expected decisions from here
    }
)

PLAN: Final = state_type(
    {
        "high": "f8",  # highest utility
        "reach": "f8",  # highest minus lowest
        "seats": "i8",
        "depth": "i8",  # of the present iteration
        "samples": "i8",  # at chance nodes that do not list their outcomes
        "leaf_playouts": "i8",
        "max_playouts": "i8",  # in all; 0: no limit
        "guided": "i8",  # playouts follow the policy
        "limit": "i8",  # longest playout
    }
)

# Entries of ``counts``; the first three describe the present iteration.
PLY, SAMPLED, CUT, NODES, PLAYOUTS, UNFINISHED = range(6)
COUNTS: Final = 6

NOT_BEGUN: Final = -1
FINISHED: Final = -2
"""Values of ``counts[PLY]`` besides the present height of the stack."""

LINE: Final = 16
"""Longest line that is kept."""


@kernel()
def push(
    rules: Rules,
    plan: Any,
    frames: Any,
    states: State,
    actions: State,
    weights: Values,
    values: Values,
    counts: State,
    ply: int,
    depth: int,
    s: State,
    out: State,
    prob: Values,
    rng: Stream,
) -> None:
    """Open the frame of the position ``s``."""
    frame = frames[ply]
    words = s.shape[0]
    for i in range(words):
        states[ply * words + i] = s[i]
    frame.turn = rules.turn(s)
    frame.depth = depth
    frame.index = 0
    frame.best = -1
    frame.line = 0
    frame.sampled = 0
    if frame.turn == CHANCE:
        count = rules.outcomes(s, out, prob)
        if count == 0:
            frame.sampled = 1
            counts[SAMPLED] += 1
            count = plan[0].samples
            for i in range(count):
                out[i] = rules.sample(s, rng)
                prob[i] = 1.0 / count
    else:
        count = rules.legal(s, out)
    frame.count = count
    width = out.shape[0]
    for i in range(count):
        actions[ply * width + i] = out[i]
        weights[ply * width + i] = prob[i]
    row = 3 * plan[0].seats
    for i in range(row):
        values[ply * row + i] = 0.0


@kernel()
def judge(
    rules: Rules,
    plan: Any,
    counts: State,
    s: State,
    trial: State,
    out: State,
    found: Values,
    scratch: Values,
    rng: Stream,
) -> None:
    """Write values and variances of a leaf to ``found``; ``trial`` and ``scratch`` are room."""
    seats = plan[0].seats
    counts[CUT] += 1
    if plan[0].limit == 0:
        rules.evaluate(s, found)
        for seat in range(seats):
            found[seats + seat] = 0.0
        return
    number = plan[0].leaf_playouts
    for i in range(2 * seats):
        found[i] = 0.0
    for _ in range(number):
        for i in range(s.shape[0]):
            trial[i] = s[i]
        ended = playout(rules, trial, rng, rng, out, plan[0].guided, plan[0].limit, scratch)
        counts[UNFINISHED] += 1 - ended
        for seat in range(seats):
            found[seat] += scratch[seat]
            found[seats + seat] += scratch[seat] * scratch[seat]
    counts[PLAYOUTS] += number
    for seat in range(seats):
        mean = found[seat] / number
        spread = max(0.0, found[seats + seat] - number * mean * mean)
        found[seat] = mean
        found[seats + seat] = (spread + plan[0].reach * plan[0].reach / 4) / (number * number)


@kernel()
def keep_line(frames: Any, actions: State, lines: State, ply: int, width: int) -> None:
    """The line from here: the present action, then the line of the frame above."""
    frame = frames[ply]
    lines[ply * LINE] = actions[ply * width + frame.index]
    length = min(frames[ply + 1].line, LINE - 1)
    for i in range(length):
        lines[ply * LINE + 1 + i] = lines[(ply + 1) * LINE + i]
    frame.line = length + 1


@kernel()
def take(
    plan: Any,
    frames: Any,
    actions: State,
    weights: Values,
    values: Values,
    lines: State,
    ply: int,
    width: int,
    found: Values,
) -> None:
    """Let a frame take the value of its next action or outcome."""
    seats = plan[0].seats
    frame = frames[ply]
    row = ply * 3 * seats
    if frame.turn == CHANCE:
        weight = weights[ply * width + frame.index]
        for seat in range(seats):
            values[row + seat] += weight * found[seat]
            values[row + seats + seat] += weight * weight * found[seats + seat]
            values[row + 2 * seats + seat] += weight * found[seat] * found[seat]
    elif frame.best < 0 or found[frame.turn] > values[row + frame.turn]:
        frame.best = frame.index
        for i in range(2 * seats):
            values[row + i] = found[i]
        keep_line(frames, actions, lines, ply, width)
    frame.index += 1
    if ply > 0 and frame.turn != CHANCE and values[row + frame.turn] >= plan[0].high:
        frame.index = frame.count


@kernel()
def close(plan: Any, frames: Any, values: Values, ply: int, found: Values) -> None:
    """Write values and variances of a finished frame to ``found``."""
    seats = plan[0].seats
    frame = frames[ply]
    row = ply * 3 * seats
    for i in range(2 * seats):
        found[i] = values[row + i]
    if frame.sampled != 0 and frame.count > 1:
        for seat in range(seats):
            mean = found[seat]
            spread = max(0.0, values[row + 2 * seats + seat] - mean * mean)
            found[seats + seat] = spread / (frame.count - 1)


@kernel()
def take_at_root(
    plan: Any, frames: Any, lines: State, results: Values, result_lines: State, found: Values
) -> None:
    """Note what was found about the root's next action, with its line."""
    seats = plan[0].seats
    index = frames[0].index
    for i in range(2 * seats):
        results[index * 2 * seats + i] = found[i]
    length = min(frames[1].line, LINE - 1)
    result_lines[index * LINE] = length
    for i in range(length):
        result_lines[index * LINE + 1 + i] = lines[LINE + i]


@kernel()
def leave_out(frames: Any, actions: State, left_out: State) -> None:
    """Remove actions from the root's frame: those with a 1 in ``left_out``."""
    kept = int64(0)
    for i in range(left_out.shape[0]):
        if left_out[i] == 0:
            actions[kept] = actions[i]
            kept += 1
    frames[0].count = kept


_FRAMES = numba.from_dtype(FRAME)[::1]
_PLAN = numba.from_dtype(PLAN)[::1]


@kernel(
    INT(
        GAME,
        _PLAN,
        INTS,
        _FRAMES,
        *[INTS] * 2,
        *[FLOATS] * 2,
        *[INTS] * 2,
        FLOATS,
        *[INTS] * 5,
        *[FLOATS] * 3,
        STREAM,
        INTS,
        INT,
    )
)
def search_chunk(
    game: Any,
    plan: Any,
    root: State,
    frames: Any,
    states: State,
    actions: State,
    weights: Values,
    values: Values,
    lines: State,
    counts: State,
    results: Values,
    result_lines: State,
    left_out: State,
    s: State,
    trial: State,
    out: State,
    prob: Values,
    found: Values,
    scratch: Values,
    rng: Stream,
    flags: State,
    nodes: int,
) -> int:
    """Visit up to ``nodes`` positions, fewer at the end and once ``flags[0]`` is set.

    * ``game``: ``rules.addresses_of(...)``; its evaluation judges leaves.
    * ``plan``: ``PLAN[1]``.
    * ``root``: the state to decide in.
    * ``frames`` to ``counts``: the stack. ``counts[PLY]`` is ``NOT_BEGUN`` before the first call of
      an iteration and ``FINISHED`` after the last.
    * ``results``: values and variances of each of the root's actions, as far as they are known
      (the first ``frames[0].index``); ``result_lines``: length and decisions of what follows.
    * ``left_out``: for each of the root's legal actions 1 if it is not to be tried, else 0; the
      others are counted without them.
    * ``s``, ``trial``: room for two states; ``out``, ``prob``: for actions or outcomes; ``found``:
      for values and variances; ``scratch``: for values.
    * ``rng``: for playouts and samples.
    * ``flags``: of the monitor.

    Returns how many positions were visited.
    """
    rules = rules_at(game)
    words = root.shape[0]
    width = out.shape[0]
    visited = int64(0)
    if counts[PLY] == NOT_BEGUN:
        for i in range(words):
            s[i] = root[i]
        counts[SAMPLED] = 0
        counts[CUT] = 0
        counts[PLY] = 0
        push(
            rules, plan, frames, states, actions, weights, values, counts, int64(0),
            plan[0].depth, s, out, prob, rng,
        )  # fmt: skip
        leave_out(frames, actions, left_out)
    ply = int64(counts[PLY])
    while ply >= 0:
        frame = frames[ply]
        if frame.index >= frame.count:
            if ply == 0:
                ply = int64(FINISHED)
                break
            close(plan, frames, values, ply, found)
            ply -= 1
        else:
            spent = counts[PLAYOUTS] + plan[0].leaf_playouts
            out_of_playouts = plan[0].max_playouts > 0 and spent > plan[0].max_playouts
            if visited >= nodes or flags[0] != 0 or out_of_playouts:
                break
            for i in range(words):
                s[i] = states[ply * words + i]
            rules.apply(s, actions[ply * width + frame.index])
            visited += 1
            turn = rules.turn(s)
            free = frame.turn == CHANCE and turn != CHANCE
            depth = int64(frame.depth if free else frame.depth - 1)
            frames[ply + 1].line = 0
            if turn == OVER:
                rules.returns(s, found)
                for seat in range(plan[0].seats):
                    found[plan[0].seats + seat] = 0.0
            elif depth < 0 or (depth == 0 and turn != CHANCE) or ply + 2 >= frames.shape[0]:
                judge(rules, plan, counts, s, trial, out, found, scratch, rng)
            else:
                ply += 1
                push(
                    rules, plan, frames, states, actions, weights, values, counts, ply,
                    depth, s, out, prob, rng,
                )  # fmt: skip
                continue
        if ply == 0:
            take_at_root(plan, frames, lines, results, result_lines, found)
        take(plan, frames, actions, weights, values, lines, ply, width, found)
    counts[PLY] = ply
    counts[NODES] += visited
    return visited
