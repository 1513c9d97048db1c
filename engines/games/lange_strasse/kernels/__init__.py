"""The compiled rules and mathematics of Lange Strasse.

* ``state``, ``rolls``: codes and layout, free of numba
* ``keeps``, ``rules``: the rules; ``turn_graph``: what a turn can lead to
* ``points``: the most points per turn; ``money_turn``, ``mover_turn``, ``last_round``: the most
  money
* ``knots``, ``value_table``: the value of positions; ``turn_odds``, ``sweeps``: solving it;
  ``response``: a best response
* ``features``, ``network``, ``training``: the players that learn
* ``worth``, ``players``, ``selfplay``: whole games between all of them
"""

from typing import Any


def __getattr__(name: str) -> Any:
    """``KERNEL``, imported with numba when it is first asked for."""
    if name == "KERNEL":
        from engines.games.lange_strasse.kernels.rules import KERNEL

        return KERNEL
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def warm_up() -> None:
    """Compile every kernel of this package."""
    from engines.games.lange_strasse.kernels.warm import warm_up as compile_all

    compile_all()
