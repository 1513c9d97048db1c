"""Kernels that every unit may call: random numbers, and the contract of a game.

``warm_up`` of each ``kernels`` package compiles all its kernels by calling them once.
"""

from engines.core import jit

__all__ = ["jit", "warm_up"]  # jit sets numba's environment, so it comes before any kernel


def warm_up() -> None:
    """Compile every kernel of this package."""
    import numpy as np

    from engines.core.kernels import rng
    from engines.core.kernels.contract import int64

    generator = np.zeros(4, np.uint64)
    rng.reseed(generator, int64(1))
    rng.split(generator, int64(1))
    rng.below(generator, int64(6))
    rng.uniform(generator)
