"""The compiled rules and mathematics of Fargo.

``state`` and ``rolls`` are free of numba: texts and boards read states without it.
"""

from typing import Any


def __getattr__(name: str) -> Any:
    """``KERNEL``, imported with numba when it is first asked for."""
    if name == "KERNEL":
        from engines.games.fargo.kernels.rules import KERNEL

        return KERNEL
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def warm_up() -> None:
    """Compile every kernel of this package."""
    import numpy as np

    from engines.games.fargo.kernels import rules, selfplay, warm
    from engines.games.fargo.kernels.state import WORDS

    rules.score(0)  # what the nine functions do not already compile
    state = np.zeros(WORDS, np.int64)
    thresholds = np.zeros((2, 8), np.int64)
    selfplay.play_games(state, thresholds, 0, np.zeros(4, np.uint64), np.zeros(2), state.copy())
    warm.warm_up()
