"""The compiled rules of Colonizers.

* ``state``: layout, cards and codes, free of numba
* ``turns``: what actions do; ``choices``: which there are; ``knowledge``: who knows what
* ``heuristic``: the published rule of thumb; ``rules``: the contract
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

    from engines.games.colonizers.kernels import rules

    rules.KERNEL.turn(np.zeros(rules.KERNEL.words, np.int64))
