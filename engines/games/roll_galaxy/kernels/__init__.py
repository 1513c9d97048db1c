"""The compiled rules of Roll for the Galaxy.

* ``state``, ``faces``, ``counting``: layout, the data of all faces, costs and scores; free of numba
* ``powers``, ``tiles``: questions about tableaus and tiles
* ``assigning``, ``exploring``, ``building``, ``trading``, ``flow``: the rules, part by part
* ``legality``, ``policy``, ``knowledge``, ``rules``: the functions of the contract
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

    from engines.games.roll_galaxy.kernels import rules

    rules.KERNEL.turn(np.zeros(rules.KERNEL.words, np.int64))
