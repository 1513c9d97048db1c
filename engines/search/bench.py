"""Speeds of the search, on games that another library also plays.

One simulation is what it is there: selection, expansion by one node and one uniformly random
playout to the end of the game, from the starting position, on one core.
"""

from typing import Final

from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.benchmark import Benchmark, median_cpu_seconds
from engines.search import ismcts, mcts
from engines.search.calibration.games import LEDUC, PIG
from engines.search.settings import Playouts

SIMULATIONS: Final = 50_000
_RANDOM: Final = Playouts(guided=False)


def benchmarks() -> list[Benchmark]:
    """The benchmarks of this package."""
    return [
        Benchmark(
            name="search.mcts_pig_simulations_per_second",
            unit="1/s",
            reference=96_000,
            reference_source="OpenSpiel in C++, MCTS on Pig (in Python: 660)",
            bigger_is_better=True,
            measure=pig_simulations_per_second,
        ),
        Benchmark(
            name="search.ismcts_leduc_simulations_per_second",
            unit="1/s",
            reference=509_000,
            reference_source="OpenSpiel in C++, ISMCTS on Leduc poker (in Python: 11,400)",
            bigger_is_better=True,
            measure=leduc_simulations_per_second,
        ),
    ]


def pig_simulations_per_second() -> float:
    """UCT from the first roll of Pig to 100."""
    position = Position.start(PIG, 2)
    settings = mcts.MctsSettings(playouts=_RANDOM)
    budget = Budget(playouts=SIMULATIONS)
    return SIMULATIONS / median_cpu_seconds(
        lambda: mcts.search(position, budget, Monitor(), 1, settings)
    )


def leduc_simulations_per_second() -> float:
    """ISMCTS from the first decision of Leduc poker, with a queen against an unknown card.

    Every seat decides by its own card and what it has seen, as the nodes of the other library do.
    """
    position = Position.start(LEDUC, 2).apply(2).apply(1)
    settings = ismcts.IsmctsSettings(playouts=_RANDOM)
    budget = Budget(playouts=SIMULATIONS)
    return SIMULATIONS / median_cpu_seconds(
        lambda: ismcts.search(position, budget, Monitor(), 1, settings)
    )
