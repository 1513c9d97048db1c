"""MaxN as published: full width in worlds with a known deck (rules, 3.3)."""

from typing import Any, Final, NamedTuple

import numpy as np

from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.generators import Deck, Generators
from engines.games.colonizers.kernels.published_evaluation import Table, evaluate, value_choices
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
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State, Stream

Decks = np.ndarray[Any, np.dtype[np.int8]]

WIDTH: Final = HAND + 1
"""The most actions in a position."""
WORLDS: Final = 10
DEPTH: Final = 7


class Worlds(NamedTuple):
    """The worlds of a search, ``WIDTH`` for each level and the root as the last, and its notes.

    Attributes:
        states: ``int64[worlds, WORDS]``.
        decks: ``int8[worlds, DECK]``.
        values: ``float64[worlds, SEATS]``.
        out: for actions, and the colonists of a deal, ``int64[2 * WIDTH]``.
        frames: ``int64[3 * depth]``: per level the world whose children are on it, how many it
            has, and how many of them have a value.
        tally: ``float64[WIDTH, 1 + 2 * SEATS]``: per action of the root (of the list with copies)
            how often it was valued, the sum of the values of each seat, and that of their squares.
    """

    states: State
    decks: Decks
    values: Table
    out: State
    frames: State
    tally: Table


def new_worlds(depth: int) -> Worlds:
    """Room for a search of some depth."""
    slots = depth * WIDTH + 1
    return Worlds(
        np.zeros((slots, WORDS), np.int64),
        np.zeros((slots, DECK), np.int8),
        np.zeros((slots, SEATS), np.float64),
        np.zeros(2 * WIDTH, np.int64),
        np.zeros(3 * depth, np.int64),
        np.zeros((WIDTH, 1 + 2 * SEATS), np.float64),
    )


@subroutine
def expand(states: State, decks: Decks, slot: int, level: int, net: State, out: State) -> int:
    """Make the children of a world, in the order of the actions; return how many."""
    count = list_choices(record(states[slot]), out, int64(1))
    first = level * WIDTH
    for i in range(count):
        child = first + i
        copy_world(states[slot], decks[slot], states[child], decks[child])
        play_in_world(record(states[child]), decks[child], out[i], net, out[WIDTH:])
    return count


@subroutine
def expand_without_decks(
    states: State, deck: Deck, slot: int, level: int, net: State, out: State
) -> int:
    """As ``expand``, for children whose own children are leaves, so their decks don't matter."""
    count = list_choices(record(states[slot]), out, int64(1))
    first = level * WIDTH
    top, end = deck[TOP], deck[END]
    for i in range(count):
        child = first + i
        for word in range(states.shape[1]):
            states[child, word] = states[slot, word]
        play_in_world(record(states[child]), deck, out[i], net, out[WIDTH:])
        deck[TOP] = top  # what lies beyond the end of a deck does not matter
        deck[END] = end
    return count


@subroutine
def value_leaves(s: GameState, net: State, out: State, values: Table) -> int:
    """Value a world's choices, from row 0 on, without making their worlds; return how many."""
    count = list_choices(s, out, int64(1))
    value_choices(s, out, count, values)
    if s.phase == BUILD and s.seat == SEATS - 1:  # colonists would be dealt after each
        for _ in range(count):
            shuffle_colonists(net, out[WIDTH:])
    return count


@subroutine
def make_level(
    states: State,
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
        return value_leaves(record(states[slot]), net, out, values[level * WIDTH :])
    if level + 2 == depth:
        return expand_without_decks(states, decks[slot], slot, level, net, out)
    return expand(states, decks, slot, level, net, out)


@subroutine
def search_world(worlds: Worlds, depth: int, net: State) -> int:
    """Value the children of the root to a given depth; return the number of nodes."""
    states, decks, values = worlds.states, worlds.decks, worlds.values
    out, frames = worlds.out, worlds.frames
    root = int64(states.shape[0] - 1)
    level = int64(0)
    frames[0] = root
    frames[1] = make_level(states, decks, root, level, depth, net, out, values)
    frames[2] = frames[1] if depth == 1 else 0
    nodes = int64(frames[1])
    while True:
        slot = frames[3 * level]
        done = frames[3 * level + 2]
        if done < frames[3 * level + 1]:
            child = level * WIDTH + done
            s = record(states[child])
            if s.phase == OVER:
                evaluate(s, values[child])
                frames[3 * level + 2] += 1
                continue
            level += 1
            count = make_level(states, decks, child, level, depth, net, out, values)
            frames[3 * level] = child
            frames[3 * level + 1] = count
            frames[3 * level + 2] = count if level + 1 == depth else 0
            nodes += count
        elif level == 0:
            return nodes
        else:
            mover = int64(record(states[slot]).seat)
            first = level * WIDTH
            best = first
            for child in range(first, first + done):
                if values[child, mover] > values[best, mover]:
                    best = int64(child)
            for seat in range(SEATS):
                values[slot, seat] = values[best, seat]
            level -= 1
            frames[3 * level + 2] += 1


@subroutine
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


@subroutine
def choose_as_original(
    state: State, deck: Deck, generators: Generators, worlds: Worlds
) -> tuple[int, int]:
    """The index of the action that most worlds vote for, and the nodes made."""
    votes, nodes = np.empty(WIDTH, np.int64), int64(0)
    for i in range(WIDTH):
        votes[i] = 0
    root, root_deck = worlds.states[-1], worlds.decks[-1]
    for _ in range(WORLDS):
        copy_world(state, deck, root, root_deck)
        guess_as_original(record(root), root_deck, generators)
        nodes += search_world(worlds, int64(DEPTH), generators.net)
        votes[vote_as_original(worlds.values, int64(worlds.frames[1]))] += 1
    best = int64(0)
    for i in range(1, WIDTH):
        if votes[i] > votes[best]:
            best = int64(i)
    return best, nodes


@kernel
def search_fairly(state: State, depth: int, net: State, rng: Stream, worlds: Worlds) -> int:
    """Search one world that the mover may be in, and tally its values; return the nodes made."""
    root = worlds.states[-1]
    for i in range(state.shape[0]):
        root[i] = state[i]
    guess_fairly(record(root), worlds.decks[-1], rng)
    nodes = search_world(worlds, depth, net)
    values, tally = worlds.values, worlds.tally
    for i in range(worlds.frames[1]):
        tally[i, 0] += 1.0
        for seat in range(SEATS):
            tally[i, 1 + seat] += values[i, seat]
            tally[i, 1 + SEATS + seat] += values[i, seat] * values[i, seat]
    return nodes
