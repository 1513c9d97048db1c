"""The compiled rules and mathematics of Dice Chess.

* ``state``, ``tables``: codes, layout and constants, free of numba
* ``memory``, ``bits``: arrays without an owner and calls without their cost, sets of squares
* ``board``: a board that micro-moves are played on
* ``dice``, ``rules``: what dice pay for, and the nine functions of the contract
* ``turns``: all turns of a roll; ``evaluate``, ``capture``: what a board is worth, and its kings
* ``players``, ``match``: levels 1 to 5; ``rollout``, ``replies``: searches of levels 6 and 7
* ``forecast``, ``glances``, ``deep``, ``lessons``: evaluation, search and learning of level 8
"""

from typing import Any


def __getattr__(name: str) -> Any:
    """``KERNEL``, imported with numba when it is first asked for."""
    if name == "KERNEL":
        from engines.games.dice_chess.kernels.rules import KERNEL

        return KERNEL
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def warm_up() -> None:
    """Compile every kernel of this package."""
    from engines.games.dice_chess.kernels.warm import compile_all

    compile_all()
