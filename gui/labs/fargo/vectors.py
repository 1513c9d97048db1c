"""The best vectors of an evolution."""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from engines.games.fargo.strategy import StrategyVector
from engines.games.fargo.units import ENTRIES
from engines.labs.fargo.genetic import Generation
from engines.runtime.texts import number, percent, tr
from gui.kit.table import Column, Table
from gui.style import scaled

MOST_ROWS: Final = 50
_HEIGHT: Final = 164


@dataclass(frozen=True, slots=True)
class BestVector:
    """A vector that was the best of a generation.

    Attributes:
        vector: its entries.
        ev: its exact value, expected points per turn.
        generation: the first one in which it was the best.
        distance: to the optimum, in steps of 50.
        aggressiveness: mean over the entries, from 0 (always bank) to 1 (never bank).
    """

    vector: StrategyVector
    ev: float
    generation: int
    distance: float
    aggressiveness: float


def best_vectors(
    generations: Iterable[Generation], optimum: StrategyVector
) -> tuple[BestVector, ...]:
    """The different best vectors of these generations, the most valuable first."""
    first: dict[StrategyVector, Generation] = {}
    for generation in generations:
        first.setdefault(generation.best, generation)
    ranked = sorted(first.values(), key=lambda each: (-each.best_ev, each.number))
    return tuple(
        BestVector(
            vector=each.best,
            ev=float(each.best.policy().exact_value().ev),
            generation=each.number,
            distance=each.best.distance(optimum),
            aggressiveness=fmean(each.best.aggressiveness()),
        )
        for each in ranked[:MOST_ROWS]
    )


class VectorTable(Table[BestVector]):
    """Entries, value, distance, aggressiveness; ``rowChosen`` carries a ``BestVector``."""

    def __init__(self) -> None:
        entries = [_entry_column(place) for place in range(ENTRIES)]
        super().__init__(
            [
                Column(
                    tr("labs-points"),
                    lambda row: number(row.ev, 4),
                    lambda row: row.ev,
                    number=True,
                ),
                *entries,
                Column(
                    tr("labs-distance-column"),
                    lambda row: number(row.distance),
                    lambda row: row.distance,
                    number=True,
                    tip=lambda _row: tr("labs-optimum-steps-tip"),
                ),
                Column(
                    tr("labs-aggressive"),
                    lambda row: percent(row.aggressiveness, 0),
                    lambda row: row.aggressiveness,
                    number=True,
                    tip=lambda _row: tr("labs-aggressive-help"),
                ),
                Column(
                    tr("labs-since"),
                    lambda row: number(row.generation),
                    lambda row: row.generation,
                    number=True,
                    tip=lambda _row: tr("labs-first-generation-vector-best"),
                ),
            ],
        )
        self.setAccessibleName(tr("labs-best-vectors"))
        scaled(self.setMinimumHeight, _HEIGHT)

    def fit_columns(self) -> None:
        """Make the columns as wide as their figures; in a narrow window, they are scrolled."""
        self.resizeColumnsToContents()

    def show_vectors(self, rows: tuple[BestVector, ...]) -> None:
        if list(rows) != self.rows:
            self.set_rows(rows)
            self.fit_columns()


def _entry_column(place: int) -> Column[BestVector]:
    return Column(
        str(place + 1),
        lambda row: number(row.vector.thresholds[place]),
        lambda row: row.vector.thresholds[place],
        number=True,
    )
