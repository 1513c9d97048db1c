"""Kernels that every unit may call: random numbers, and the contract of a game.

``PARTS`` of each ``kernels`` package has the parts that can be compiled by themselves, and the
functions that do it.
"""

from collections.abc import Callable
from typing import Final

from engines.runtime import jit

__all__ = ["PARTS", "jit", "tell_compiled"]  # jit comes before any kernel: it sets numba up


def _random() -> None:
    import numpy as np

    from engines.runtime.kernels import open_information, rng
    from engines.runtime.kernels.contract import int64

    generator = np.zeros(4, np.uint64)
    rng.reseed(generator, int64(1))
    rng.split(generator, int64(1))
    rng.below(generator, int64(6))
    rng.uniform(generator)
    open_information.observe(np.zeros(1, np.int64), int64(0), int64(0))


def tell_compiled(told: Callable[[], object]) -> None:
    """Call ``told`` for every kernel that this process compiles from now on."""
    from numba.core import event

    class Compiled(event.Listener):
        def on_start(self, _event: object) -> None:
            pass

        def on_end(self, _event: object) -> None:
            told()

    register: Callable[[str, object], None] = event.register
    register("numba:compile", Compiled())


PARTS: Final = {"random": _random}
