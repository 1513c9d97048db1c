"""The compiled rules of Colonizers.

* ``state``: layout, cards and codes, free of numba
* ``turns``: what actions do; ``choices``: which there are; ``knowledge``: who knows what
* ``heuristic``: the published rule of thumb; ``rules``: the contract; ``results``: points
* ``worlds``: games with a known deck; ``maxn``, ``planner``: the published searches;
  ``valuation``: what positions are worth to ``maxn``
* ``generators``, ``matches``: the original program, number for number
* ``instinct``: a better rule of thumb; ``trials``: games between two of them
* ``tree``: our ISMCTS; ``descent``: down its trees; ``inference``: who may have picked what;
  ``forecast``: who wins, where its rollouts end; ``playouts``: random games
"""

from typing import Any


def __getattr__(name: str) -> Any:
    """``KERNEL``, imported with numba when it is first asked for."""
    if name == "KERNEL":
        from engines.games.colonizers.kernels.rules import KERNEL

        return KERNEL
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def warm_up() -> None:
    """Compile every kernel of this package."""
    import numpy as np

    from engines.games.colonizers.kernels import (
        descent,
        forecast,
        generators,
        matches,
        playouts,
        rules,
        tree,
        trials,
    )
    from engines.games.colonizers.kernels.state import OVER, SEATS, STATE
    from engines.games.colonizers.kernels.worlds import DECK

    state = np.zeros(rules.KERNEL.words, np.int64)
    rules.KERNEL.turn(state)
    state.view(STATE)[0].phase = OVER
    playouts.random_games(state, 0, np.zeros(4, np.uint64), state.copy(), state.copy())
    net, done = np.zeros(generators.NET_WORDS, np.int64), np.zeros(2 * matches.KINDS, np.int64)
    kinds = np.zeros(SEATS, np.int64)
    generators.net_shuffle(net, kinds, 0)
    twisters = np.zeros((SEATS, generators.TWISTER_WORDS), np.int64)
    deck = np.zeros(DECK, np.int8)
    plans, iterations = np.zeros(matches.TREES, descent.PLAN), np.zeros(matches.TREES, np.int64)
    rng = np.zeros(4, np.uint64)
    trials.try_instinct(plans, plans, 0, state, 0, rng, *trials.room())
    forecast.describe_all(state[np.newaxis], np.zeros((1, SEATS, forecast.INPUTS)))
    tree.look_ahead(plans[:1], state, rng, 0, state.copy(), kinds, np.zeros(SEATS))
    matches.play_match(
        kinds, state, deck, net, net, twisters, plans, iterations, rng, done, *matches.room(0)
    )
