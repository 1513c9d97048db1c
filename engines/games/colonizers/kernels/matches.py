"""Whole matches of the original bots, number for number as the original program plays them.

Our bots may take part too: they see what their seat knows, and have a separate random stream.
"""

from typing import Any, Final

import numpy as np

from engines.games.colonizers.kernels import maxn, published_ismcts, selection
from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.generators import Deck, net_shuffle_deck, twister_below
from engines.games.colonizers.kernels.ismcts import search_chunk
from engines.games.colonizers.kernels.maxn import (
    Decks,
    Worlds,
    choose_as_original,
    search_fairly,
)
from engines.games.colonizers.kernels.published_evaluation import Table, Values
from engines.games.colonizers.kernels.published_ismcts import Node, choose_as_original_planner
from engines.games.colonizers.kernels.published_policy import wishes
from engines.games.colonizers.kernels.rollout_policy import act_by_policy
from engines.games.colonizers.kernels.selection import most_visited, plant
from engines.games.colonizers.kernels.state import CARDS, OVER, PICK, SEATS, WORDS
from engines.games.colonizers.kernels.turns import record
from engines.games.colonizers.kernels.worlds import (
    DECK,
    let_chance_move,
    new_deck,
    play_in_world,
)
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.layout import Rows
from engines.runtime.types import State, Stream

RANDOM, HEURISTIC, MAXN, ISMCTS, FAIR_MAXN, TREE, OTHER_TREE, POLICY = range(8)
KINDS: Final = 8
TREES: Final = 2
ROUNDS: Final = 40
"""This many rounds of a match are remembered (``starts``); random players take about twenty."""

DECISIONS: Final = 0
"""In ``work_done``: per kind, the decisions with more than one action."""
WORK: Final = KINDS
"""After those, per kind: the nodes of MaxN and the rollouts of ISMCTS."""

Twisters = np.ndarray[Any, np.dtype[np.int64]]


def room(nodes: int) -> tuple[Any, ...]:
    """Memory for the searches: ``worlds`` to ``starts`` of ``play_match``; ``nodes``: of a tree."""
    return (
        *maxn.room(maxn.DEPTH),
        np.zeros(maxn.WIDTH + 1, np.int64),
        np.zeros(max(nodes, published_ismcts.ITERATIONS + 2), published_ismcts.Node.dtype),
        np.zeros(WORDS, np.int64),
        np.zeros(DECK, np.int8),
        np.zeros(published_ismcts.MOVES, np.int64),
        np.zeros(published_ismcts.CODES, np.int64),
        np.zeros(SEATS, np.int64),
        np.zeros(selection.LONGEST_PATH + 1, np.int64),
        np.zeros(selection.COUNTS, np.int64),
        np.zeros(published_ismcts.CODES * (1 + 2 * SEATS), np.float64),
        np.zeros(SEATS, np.float64),
        np.zeros(1, np.int64),
        np.zeros((ROUNDS, WORDS), np.int64),
    )


@kernel()
def play_match(
    kinds: State,
    state: State,
    deck: Deck,
    net: State,
    colonist_net: State,
    twisters: Twisters,
    plans: Any,
    iterations: State,
    rng: Stream,
    work_done: State,
    worlds: Worlds,
    decks: Decks,
    values: Table,
    votes: State,
    nodes: Rows[Node],
    work: State,
    work_deck: Deck,
    out: State,
    legal: State,
    points: State,
    path: State,
    counts: State,
    tally: Values,
    rewards: Values,
    flags: State,
    starts: Worlds,
) -> None:
    """Play a match from ``state``, before the first deal, to its end.

    ``kinds``, ``twisters``: the bot and its generator for each seat. ``plans``, ``iterations``: of
    ``TREE`` and ``OTHER_TREE``. ``rng``: the stream of our bots. ``worlds`` to ``flags``: room for
    the searches (``room``). Writes to row i of ``starts`` the state at the first pick of round
    i + 1.
    """
    s = record(state)
    new_deck(deck)
    let_chance_move(s, deck, net, out)
    net_shuffle_deck(net, deck, int64(CARDS))
    while s.phase != OVER:
        seat = int64(s.seat)
        if s.phase == PICK and seat == 0 and s.round_number <= starts.shape[0]:
            for i in range(state.shape[0]):
                starts[s.round_number - 1, i] = state[i]
        kind = kinds[seat]
        choices = list_choices(s, out, int64(1))
        action = int64(out[0])
        if choices > 1:
            work_done[DECISIONS + kind] += 1
        if kind == RANDOM:
            action = int64(out[twister_below(twisters[seat], choices)])
        elif kind == HEURISTIC:
            count = wishes(s, out, int64(0))
            action = int64(out[twister_below(twisters[seat], count)] if count > 0 else out[0])
        elif choices > 1 and kind == MAXN:
            votes[:] = 0
            chosen = choose_as_original(
                state, deck, net, colonist_net, worlds, decks, values, out, path, votes
            )
            work_done[WORK + MAXN] += votes[votes.shape[0] - 1]
            list_choices(s, out, int64(1))
            action = int64(out[chosen])
        elif choices > 1 and kind == FAIR_MAXN:
            tally[:] = 0.0
            for _ in range(maxn.WORLDS):
                work_done[WORK + kind] += search_fairly(
                    state, int64(maxn.DEPTH), net, rng, out, path, tally, worlds, decks, values
                )
            list_choices(s, out, int64(1))
            action = int64(out[most_valuable(tally, choices, seat)])
        elif choices > 1 and kind == ISMCTS:
            action = choose_as_original_planner(
                state,
                deck,
                net,
                colonist_net,
                twisters[seat],
                nodes,
                work,
                work_deck,
                out,
                legal,
                points,
                path,
            )
            work_done[WORK + kind] += nodes[0].visits
        elif choices > 1 and kind == POLICY:
            action = act_by_policy(plans, s, out, int64(0), rng)
        elif choices > 1:
            plan = plans[kind - TREE : kind - TREE + 1]
            plant(nodes, counts)
            work_done[WORK + kind] += search_chunk(
                plan,
                state,
                tally,
                rng,
                flags,
                int64(iterations[kind - TREE]),
                nodes,
                counts,
                work,
                out,
                legal,
                legal,  # all zeros here: nothing is left out
                points,
                path,
                rewards,
            )
            action = most_visited(nodes)
        play_in_world(s, deck, action, net, out)


@kernel()
def most_valuable(tally: Values, count: int, seat: int) -> int:
    """The first of the actions with the highest value to a seat."""
    best = int64(0)
    for i in range(1, count):
        if tally[i * (1 + 2 * SEATS) + 1 + seat] > tally[best * (1 + 2 * SEATS) + 1 + seat]:
            best = int64(i)
    return best
