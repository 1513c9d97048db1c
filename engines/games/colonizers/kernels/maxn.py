"""MaxN as published: full width in worlds with a known deck (rules, 3.3)."""

from typing import Any, Final

import numpy as np

from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.generators import Deck
from engines.games.colonizers.kernels.published_evaluation import (
    Table,
    Values,
    evaluate,
    value_choices,
)
from engines.games.colonizers.kernels.state import BUILD, HAND, OVER, SEATS, WORDS, GameState
from engines.games.colonizers.kernels.turns import record
from engines.games.colonizers.kernels.worlds import (
    DECK,
    END,
    TOP,
    copy_world,
    guess_as_original,
    guess_fairly,
    play_in_world,
    shuffle_colonists,
)
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.types import State, Stream

Worlds = np.ndarray[Any, np.dtype[np.int64]]
Decks = np.ndarray[Any, np.dtype[np.int8]]

WIDTH: Final = HAND + 1
"""The most actions in a position."""
WORLDS: Final = 10
DEPTH: Final = 7


def room(depth: int) -> tuple[Worlds, Decks, Table]:
    """Worlds, decks and values for a search of some depth; the last world is the root."""
    slots = depth * WIDTH + 1
    return (
        np.zeros((slots, WORDS), np.int64),
        np.zeros((slots, DECK), np.int8),
        np.zeros((slots, SEATS), np.float64),
    )


@kernel()
def expand(worlds: Worlds, decks: Decks, slot: int, level: int, net: State, out: State) -> int:
    """Make the children of a world, in the order of the actions; return how many."""
    count = list_choices(record(worlds[slot]), out, int64(1))
    first = level * WIDTH
    for i in range(count):
        child = first + i
        copy_world(worlds[slot], decks[slot], worlds[child], decks[child])
        play_in_world(record(worlds[child]), decks[child], out[i], net, out[WIDTH:])
    return count


@kernel()
def expand_without_decks(
    worlds: Worlds, deck: Deck, slot: int, level: int, net: State, out: State
) -> int:
    """As ``expand``, for children whose own children are leaves, so their decks don't matter."""
    count = list_choices(record(worlds[slot]), out, int64(1))
    first = level * WIDTH
    top, end = deck[TOP], deck[END]
    for i in range(count):
        child = first + i
        for word in range(worlds.shape[1]):
            worlds[child, word] = worlds[slot, word]
        play_in_world(record(worlds[child]), deck, out[i], net, out[WIDTH:])
        deck[TOP] = top  # what lies beyond the end of a deck does not matter
        deck[END] = end
    return count


@kernel()
def value_leaves(s: GameState, net: State, out: State, values: Table) -> int:
    """Value a world's choices, from row 0 on, without making their worlds; return how many."""
    count = list_choices(s, out, int64(1))
    value_choices(s, out, count, values)
    if s.phase == BUILD and s.seat == SEATS - 1:  # colonists would be dealt after each
        for _ in range(count):
            shuffle_colonists(net, out[WIDTH:])
    return count


@kernel()
def make_level(
    worlds: Worlds,
    decks: Decks,
    slot: int,
    level: int,
    depth: int,
    net: State,
    out: State,
    values: Table,
) -> int:
    """Make the children of a world, or value them where they are leaves; return how many."""
    if level + 1 == depth:
        return value_leaves(record(worlds[slot]), net, out, values[level * WIDTH :])
    if level + 2 == depth:
        return expand_without_decks(worlds, decks[slot], slot, level, net, out)
    return expand(worlds, decks, slot, level, net, out)


@kernel()
def search_world(
    worlds: Worlds, decks: Decks, values: Table, depth: int, net: State, out: State, frames: State
) -> int:
    """Value the children of the root (the last slot) to a given depth; return the number of nodes.

    ``out``: room for actions and the colonists of a deal; ``frames``: three numbers per level.
    """
    root = int64(worlds.shape[0] - 1)
    level = int64(0)
    frames[0] = root  # the world whose children are on this level
    frames[1] = make_level(worlds, decks, root, level, depth, net, out, values)
    frames[2] = frames[1] if depth == 1 else 0  # how many of them have a value
    nodes = int64(frames[1])
    while True:
        slot = frames[3 * level]
        done = frames[3 * level + 2]
        if done < frames[3 * level + 1]:
            child = level * WIDTH + done
            s = record(worlds[child])
            if s.phase == OVER:
                evaluate(s, values[child])
                frames[3 * level + 2] += 1
                continue
            level += 1
            count = make_level(worlds, decks, child, level, depth, net, out, values)
            frames[3 * level] = child
            frames[3 * level + 1] = count
            frames[3 * level + 2] = count if level + 1 == depth else 0
            nodes += count
        elif level == 0:
            return nodes
        else:
            mover = int64(record(worlds[slot]).seat)
            first = level * WIDTH
            best = first
            for child in range(first, first + done):
                if values[child, mover] > values[best, mover]:
                    best = int64(child)
            for seat in range(SEATS):
                values[slot, seat] = values[best, seat]
            level -= 1
            frames[3 * level + 2] += 1


@kernel()
def vote_as_original(values: Table, count: int) -> int:
    """The first root action whose values are greatest, seat 1 compared first (rules, D10)."""
    best = int64(0)
    for i in range(1, count):
        for seat in range(SEATS):
            if values[i, seat] != values[best, seat]:
                if values[i, seat] > values[best, seat]:
                    best = int64(i)
                break
    return best


@kernel()
def choose_as_original(
    state: State,
    deck: Deck,
    net: State,
    colonist_net: State,
    worlds: Worlds,
    decks: Decks,
    values: Table,
    out: State,
    frames: State,
    votes: State,
) -> int:
    """The index of the action that most worlds vote for; adds the nodes to ``votes[WIDTH]``."""
    root = worlds.shape[0] - 1
    for i in range(WIDTH):
        votes[i] = 0
    for _ in range(WORLDS):
        copy_world(state, deck, worlds[root], decks[root])
        guess_as_original(record(worlds[root]), decks[root], net, colonist_net)
        votes[WIDTH] += search_world(worlds, decks, values, int64(DEPTH), net, out, frames)
        votes[vote_as_original(values, int64(frames[1]))] += 1
    best = int64(0)
    for i in range(1, WIDTH):
        if votes[i] > votes[best]:
            best = int64(i)
    return best


@kernel()
def search_fairly(
    state: State,
    depth: int,
    net: State,
    rng: Stream,
    out: State,
    frames: State,
    tally: Values,
    worlds: Worlds,
    decks: Decks,
    values: Table,
) -> int:
    """Search one world that the mover may be in, and add up the values of its actions.

    ``tally``: per action of the list with copies the number of worlds, the sum of the values of
    each seat and the sum of their squares. Returns the nodes made.
    """
    root = worlds.shape[0] - 1
    for i in range(state.shape[0]):
        worlds[root, i] = state[i]
    guess_fairly(record(worlds[root]), decks[root], rng)
    nodes = search_world(worlds, decks, values, depth, net, out, frames)
    for i in range(frames[1]):
        row = i * (1 + 2 * SEATS)
        tally[row] += 1.0
        for seat in range(SEATS):
            tally[row + 1 + seat] += values[i, seat]
            tally[row + 1 + SEATS + seat] += values[i, seat] * values[i, seat]
    return nodes
