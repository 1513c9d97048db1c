"""The compiled rules and mathematics of Lange Strasse.

* ``state``, ``rolls``: codes and layout, free of numba
* ``keeps``, ``rules``: the rules; ``turn_graph``: what a turn can lead to
* ``points``: the most points per turn; ``money_turn``, ``last_round``, ``value_table``: the most
  money
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
    import numpy as np

    from engines.core.kernels.contract import int64
    from engines.games.lange_strasse.kernels import (
        last_round,
        points,
        rules,
        selfplay,
        turn_graph,
    )
    from engines.games.lange_strasse.kernels import money_turn as money
    from engines.games.lange_strasse.kernels import value_table as table

    rules.KERNEL.turn(np.zeros(rules.KERNEL.words, np.int64))
    turn_graph.node_of(*(int64(0),) * 5)
    points.solve_points(np.zeros((turn_graph.NODE_COUNT, points.LEVELS)))
    points.solve_points_published(np.zeros((turn_graph.NODE_COUNT, points.PUBLISHED_LEVELS)))
    one = int64(1)
    ends = np.zeros((1 + money.LONGEST_SET + 1, 2))
    scores = np.array([10_000, 0, 0], np.int64)
    strich = np.zeros(3, np.int64)
    last_round.ends_of_second_last_mover(scores, strich, one, one, one, int64(0), one, ends)
    zero = int64(0)
    k, x = table.K, table.X
    normal = np.zeros((table.CLASSES, table.FLAGS, 3, k, k, k, 2), np.float32)
    last_1 = np.zeros((2, table.FLAGS, x, k, k, 2), np.float32)
    last_2 = np.zeros((2, table.FLAGS, k + x, k + x, k, 2), np.float32)
    table.sweep_last_2(zero, zero, zero, one, one, zero, last_2)
    table.sweep_last_1(zero, zero, zero, one, one, zero, normal, last_1, last_2)
    table.sweep_normal(zero, zero, zero, zero, one, one, zero, normal, last_1, last_2)
    exact = np.zeros((turn_graph.NODE_COUNT, 1))
    money_of = np.zeros((0, 3, 3))
    tables = (normal, last_1, last_2)
    selfplay.play_blocks(strich, zero, zero, zero, exact, exact, *tables, money_of)
