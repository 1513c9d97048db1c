"""Decision times as a histogram: small to keep, exact to add, percentiles within 2%."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

_FINEST_S: Final = 1e-6
_PER_DOUBLING: Final = 16
"""Bins per doubling of a time: neighbors differ by 4.4%."""


def bin_of(seconds: float) -> int:
    """The bin of a time; everything under a microsecond is in bin 0."""
    return max(0, math.floor(_PER_DOUBLING * math.log2(max(seconds, _FINEST_S) / _FINEST_S)))


def middle_of(bin_number: int) -> float:
    """The (geometric) middle of a bin, in seconds."""
    return float(_FINEST_S * 2 ** ((bin_number + 0.5) / _PER_DOUBLING))


@dataclass(frozen=True, slots=True)
class Durations:
    """How often each duration occurred.

    Attributes:
        counts: how many, by bin.
    """

    counts: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, seconds: Iterable[float]) -> "Durations":
        """The histogram of some times."""
        return cls(_added({}, ((bin_of(each), 1) for each in seconds)))

    def __add__(self, other: "Durations") -> "Durations":
        return Durations(_added(dict(self.counts), other.counts.items()))

    @property
    def total(self) -> int:
        """How many times there are."""
        return sum(self.counts.values())

    def percentile(self, share: float) -> float:
        """The seconds that ``share`` (0..100) percent of the times do not exceed (nearest rank).

        0 if there are none. The middle of the bin stands for the times in it.
        """
        rank = max(1, math.ceil(share / 100 * self.total))
        for number in sorted(self.counts):
            rank -= self.counts[number]
            if rank <= 0:
                return middle_of(number)
        return 0.0


def _added(counts: dict[int, int], more: Iterable[tuple[int, int]]) -> dict[int, int]:
    for number, count in more:
        counts[number] = counts.get(number, 0) + count
    return counts
