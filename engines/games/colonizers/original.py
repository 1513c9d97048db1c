"""The original program: its generators, its bots at a table, and the matches it played.

Reference mode: everything happens as in the published experiments, number for number (rules,
section 4 and appendix A). The bots of the original see what they should not (D7, D8), so they play
here, on true positions, and not in matches with people.
"""

import random
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engines.games.colonizers.kernels.generators import (
    NET_LENGTH,
    NET_MODULUS,
    NET_WORDS,
    Generators,
    net_shuffle,
)
from engines.games.colonizers.kernels.matches import DECISIONS, TREES, WORK, new_memory, play_match
from engines.games.colonizers.kernels.state import SEATS
from engines.games.colonizers.plans import Plan
from engines.games.colonizers.snapshot import Snapshot, read, write
from engines.runtime.streams import stream
from engines.runtime.types import Seat

ENGINE_SEED: Final = 66
Ints = npt.NDArray[np.int64]


class Kind(IntEnum):
    """The bots, as ``kernels.matches`` numbers them: first those of the original, then ours."""

    RANDOM = 0
    HEURISTIC = 1
    MAXN = 2
    ISMCTS = 3
    FAIR_MAXN = 4
    TREE = 5
    OTHER_TREE = 6
    POLICY = 7


BOT_SEEDS: Final = {Kind.RANDOM: 42, Kind.HEURISTIC: 97, Kind.ISMCTS: 15}


def net_random(seed: int) -> Ints:
    """A ``System.Random`` with a seed, for ``kernels.generators``."""
    numbers = [0] * NET_LENGTH
    last = (161803398 - abs(seed)) % NET_MODULUS
    numbers[-1] = last
    following = 1
    for i in range(1, NET_LENGTH - 1):
        place = 21 * i % (NET_LENGTH - 1)
        numbers[place] = following
        following = (last - following) % NET_MODULUS
        last = numbers[place]
    for _ in range(4):
        for i in range(1, NET_LENGTH):
            numbers[i] -= numbers[1 + (i + 30) % (NET_LENGTH - 1)]
            if numbers[i] < 0:
                numbers[i] += NET_MODULUS
    generator = np.zeros(NET_WORDS, np.int64)
    generator[:NET_LENGTH] = numbers
    generator[NET_LENGTH + 1] = 21
    return generator


def twister(seed: int) -> Ints:
    """A ``random.Random`` with a seed, for ``kernels.generators``."""
    return np.array(random.Random(seed).getstate()[1], np.int64)


def arrays(plans: tuple[Plan, ...]) -> tuple[npt.NDArray[Any], npt.NDArray[np.int64]]:
    """Plans and their iterations, as ``kernels.matches`` takes them; defaults if missing."""
    filled = (*plans, *(Plan(),) * TREES)[:TREES]
    iterations = np.array([plan.iterations for plan in filled], np.int64)
    return np.concatenate([plan.array() for plan in filled]), iterations


@dataclass(frozen=True, slots=True)
class Match:
    """A match that was played.

    Attributes:
        kinds: the bots by seat.
        end: how it ended.
    """

    kinds: tuple[Kind, ...]
    end: Snapshot

    @property
    def scores(self) -> tuple[int, ...]:
        """By seat; all 0 in a drawn game."""
        return (0,) * SEATS if self.end.exhausted else self.end.scores

    def rank(self, seat: Seat) -> int:
        """The place of a seat, from 1; 0 in a drawn game."""
        return 0 if self.end.exhausted else self.end.ranking.index(seat) + 1


class Program:
    """One run of the original program: its generators continue from match to match.

    Args:
        independent: if given, every bot of every match gets a seed of its own from this one, and so
            do the generators of the program (rules, 4.4).
    """

    def __init__(self, independent: int | None = None) -> None:
        seed = ENGINE_SEED if independent is None else independent
        self._independent = independent
        self._net = net_random(seed)
        self._colonist_net = net_random(seed)
        self._matches = 0
        self._plans, self._iterations = arrays(())
        self._rng = stream(seed, "our bots")
        self._memory = new_memory(Plan().nodes(Plan().iterations))

    def play(self, kinds: tuple[Kind, ...]) -> Match:
        """The next match, between these bots at shuffled seats."""
        seated = np.array(kinds, np.int64)
        net_shuffle(self._net, seated, SEATS)
        twisters = np.array([twister(self._seed(kind, seat)) for seat, kind in enumerate(seated)])
        state = write(Snapshot(reference=True))
        generators = Generators(self._net, self._colonist_net, twisters)
        play_match(
            seated, state, generators, self._plans, self._iterations, self._rng, self._memory
        )
        self._matches += 1
        return Match(tuple(Kind(kind) for kind in seated.tolist()), read(state))

    @property
    def decisions(self) -> dict[Kind, int]:
        """Per bot, its decisions with more than one action."""
        return {kind: int(self._memory.done[DECISIONS + kind]) for kind in Kind}

    @property
    def work(self) -> dict[Kind, int]:
        """Per bot, the nodes of MaxN and the rollouts of ISMCTS."""
        return {kind: int(self._memory.done[WORK + kind]) for kind in Kind}

    def _seed(self, kind: int, seat: Seat) -> int:
        if self._independent is None:
            return BOT_SEEDS.get(Kind(kind), 0)
        return (self._independent * 1_000_003 + self._matches) * SEATS + seat
