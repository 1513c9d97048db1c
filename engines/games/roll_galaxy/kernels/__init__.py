"""The compiled rules of Roll for the Galaxy.

* ``state``, ``faces``, ``counting``: layout, the data of all faces, costs and scores; free of numba
* ``powers``, ``tiles``: questions about tableaus and tiles
* ``assigning``, ``exploring``, ``building``, ``trading``, ``flow``: the rules, part by part
* ``projection``: what a Citizenry can be expected to hold, remembered from the reveal on
* ``legality``, ``policy``, ``knowledge``, ``rules``: the functions of the contract
* ``worth``: what a position is worth to every seat
* ``rollbot``: the published player
"""

from typing import Any


def __getattr__(name: str) -> Any:
    """``KERNEL``, imported with numba when it is first asked for."""
    if name == "KERNEL":
        from engines.games.roll_galaxy.kernels.rules import KERNEL

        return KERNEL
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def warm_up() -> None:
    """Compile every kernel of this package."""
    import numpy as np

    from engines.games.roll_galaxy.kernels import worth
    from engines.games.roll_galaxy.kernels.rollbot import (
        games,
        outlook,
        plans,
        searching,
        thought,
    )
    from engines.games.roll_galaxy.kernels.rules import KERNEL
    from engines.games.roll_galaxy.kernels.state import PHASES, STATE, Stage

    over = np.zeros(KERNEL.words, np.int64)
    over.view(STATE)[0].stage = Stage.OVER
    paper, random = np.zeros(thought.WORDS, np.int64), np.zeros(4, np.uint64)
    counts, places, table = np.zeros(PHASES, np.int64), np.zeros((1, 1), np.int64), np.zeros((1, 1))
    games.play(over, paper, random, random, counts)
    empty = np.zeros(KERNEL.words, np.int64)
    plans.usual_action(over, paper, random)
    plans.list_plans(
        empty,
        paper,
        np.zeros((plans.MOST_PLANS, plans.PLACES), np.int64),
        np.zeros((plans.MOST_PLANS, plans.MOST_ACTIONS), np.int64),
        np.zeros(plans.MOST_PLANS, np.int64),
        np.zeros(plans.MOST_PLANS, np.int64),
        random,
    )
    # Nothing is played: no rows are asked for.
    searching.search_chunk(
        np.zeros(1, searching.PLAN),
        over,
        places,
        counts,
        table,
        table[0],
        counts,
        places,
        paper,
        table[0],
        table,
        np.zeros((4, 4), np.uint64),
        counts,
        0,
        1,
        0,
    )
    net = tuple(np.zeros(shape, np.float32) for shape in worth.shapes())
    outlook.expect(over, counts[:0], paper, net, 0, 0, table)
    noted = np.zeros((1, 2, worth.INPUTS), np.float32)
    outlook.play_noting(
        over, np.zeros((0, thought.WORDS), np.int64), 0, noted, counts, table, table
    )
