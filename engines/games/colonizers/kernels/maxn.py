"""MaxN as published: full width in worlds with a known deck (rules, 3.3)."""

from typing import Any, Final

import numpy as np

from engines.core.kernels.contract import int64, kernel
from engines.core.types import State, Stream
from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.generators import Deck
from engines.games.colonizers.kernels.state import COLONY, HAND, OVER, SEATS, TYPES, VALUE, WORDS
from engines.games.colonizers.kernels.turns import record
from engines.games.colonizers.kernels.worlds import (
    DECK,
    copy_world,
    guess_as_original,
    guess_fairly,
    play_in_world,
)

Values = np.ndarray[Any, np.dtype[np.float64]]
Table = np.ndarray[Any, np.dtype[np.float64]]
Worlds = np.ndarray[Any, np.dtype[np.int64]]
Decks = np.ndarray[Any, np.dtype[np.int8]]

WIDTH: Final = HAND + 1
"""Most actions in a position."""
WORLDS: Final = 10
DEPTH: Final = 7
HAND_WORTH: Final = 0.6
OMNIUM_WORTH: Final = 0.3
FULL_WORTH: Final = 4.0


def room(depth: int) -> tuple[Worlds, Decks, Table]:
    """Worlds, decks and values for a search of some depth; the last world is the root."""
    slots = depth * WIDTH + 1
    return (
        np.zeros((slots, WORDS), np.int64),
        np.zeros((slots, DECK), np.int8),
        np.zeros((slots, SEATS), np.float64),
    )


@kernel()
def evaluate(s: Any, values: Values) -> None:
    """The published guess at what a position is worth to each seat, in points."""
    for seat in range(SEATS):
        count = int64(s.colony_count[seat])
        points = int64(0)
        for i in range(count):
            points += VALUE[s.colony[seat, i] & (TYPES - 1)]  # no test for a negative index
        full = FULL_WORTH if count == COLONY else 0.0
        values[seat] = (
            float(points) + HAND_WORTH * s.hand_count[seat] + OMNIUM_WORTH * s.omnium[seat] + full
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
def search_world(
    worlds: Worlds, decks: Decks, values: Table, depth: int, net: State, out: State, frames: State
) -> int:
    """Value the children of the root (the last slot) as deep as told; return the nodes made.

    ``out``: room for actions and the colonists of a deal; ``frames``: three numbers per level.
    """
    root = int64(worlds.shape[0] - 1)
    level = int64(0)
    frames[0] = root  # the world whose children stand on this level
    frames[1] = expand(worlds, decks, root, int64(0), net, out)
    frames[2] = 0  # how many of them have a value
    nodes = int64(frames[1])
    while True:
        slot = frames[3 * level]
        done = frames[3 * level + 2]
        if done < frames[3 * level + 1]:
            child = level * WIDTH + done
            s = record(worlds[child])
            if level + 1 == depth or s.phase == OVER:
                evaluate(s, values[child])
                frames[3 * level + 2] += 1
            else:
                level += 1
                frames[3 * level] = child
                frames[3 * level + 1] = expand(worlds, decks, child, level, net, out)
                frames[3 * level + 2] = 0
                nodes += frames[3 * level + 1]
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
