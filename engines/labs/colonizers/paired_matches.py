"""Two kinds of players at one table, in blocks, for figures of strength.

A block is the same deck and the same first deal in every seating of the two sides: six where a pair
meets a pair, four where one seat meets three. Blocks are independent of each other, games within
one are not: only the spread between blocks says how sure a figure is.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final

import numpy as np

from engines.contract.analysis import CONFIDENCE_95, Estimate
from engines.contract.monitor import Monitor
from engines.games.colonizers.kernels import matches
from engines.games.colonizers.kernels.matches import KINDS, play_match
from engines.games.colonizers.kernels.state import SEATS
from engines.games.colonizers.kernels.worlds import DECK
from engines.games.colonizers.original import Kind, net_random, twister
from engines.games.colonizers.plans import VARIANTS, Plan, arrays
from engines.games.colonizers.snapshot import Snapshot, read, write
from engines.runtime import streams
from engines.runtime.errors import OptionError, quoted
from engines.runtime.executor import Threads
from engines.runtime.texts import tr
from engines.runtime.types import Seat

FIXED: Final = {
    "random": Kind.RANDOM,
    "heuristic": Kind.HEURISTIC,
    "instinct": Kind.INSTINCTIVE,
    "maxn": Kind.FAIR_MAXN,
    "published_maxn": Kind.MAXN,
    "published_ismcts": Kind.ISMCTS,
}
"""Players without settings; those called published see what the original program let them see."""
PUBLISHED: Final = (Kind.MAXN, Kind.ISMCTS)
MOST_ITERATIONS: Final = 1_000_000
_NET_SEEDS: Final = 1 << 31
_CONFIDENCE: Final = 0.95


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two kinds of players.

    Attributes:
        name: as it was asked for.
        kind: the bot; ``TREE`` for one with settings.
        plan: its settings; they mean nothing to other bots.
    """

    name: str
    kind: Kind
    plan: Plan = Plan()  # noqa: RUF009

    @classmethod
    def parse(cls, text: str) -> "Side":
        """``"heuristic"``, ``"ismcts"``, ``"ismcts:1000"`` (iterations); raises OptionError."""
        name, colon, number = text.strip().partition(":")
        if name in FIXED and not colon:
            return cls(name, FIXED[name])
        if name not in VARIANTS:
            known = (*FIXED, *VARIANTS)
            raise OptionError(
                tr("errors-unknown-player-choose-name", text=quoted(text), known=known)
            )
        plan = VARIANTS[name]
        if colon:
            if not number.isdecimal() or not 1 <= int(number) <= MOST_ITERATIONS:
                raise OptionError(
                    tr(
                        "errors-not-number-iterations-write",
                        number=quoted(number),
                        most_iterations=MOST_ITERATIONS,
                    )
                )
            plan = replace(plan, iterations=int(number))
        return cls(text.strip(), Kind.TREE, plan)


@dataclass(frozen=True, slots=True)
class Duel:
    """The blocks of a duel that were played, from the side of the first player.

    Attributes:
        sides: both.
        seats: how many seats the first has.
        wins: per block, the share of the games that a seat of the first side has won.
        ranks: per block, the mean place of the first side; drawn games do not count.
        games: of all blocks.
        drawn: games that ended for want of cards: nobody has won them.
    """

    sides: tuple[Side, Side]
    seats: int
    wins: tuple[float, ...]
    ranks: tuple[float, ...]
    games: int
    drawn: int

    @property
    def score(self) -> Estimate:
        """The share of games that the first side has won."""
        return _mean(self.wins)

    @property
    def mean_rank(self) -> Estimate:
        """Its mean place."""
        return _mean(self.ranks)


def _mean(values: tuple[float, ...]) -> Estimate:
    """The mean, with its error from the spread between blocks.

    Without a spread, from the share of blocks that may be different without showing up in so many
    (Clopper and Pearson 1934).
    """
    mean, count = float(np.mean(values)), len(values)
    if count < 2:
        return Estimate(mean, float("inf"))
    spread = float(np.std(values, ddof=1))
    if spread == 0.0:
        different = 1.0 - ((1.0 - _CONFIDENCE) / 2) ** (1 / count)
        return Estimate(mean, different * max(mean, 1.0 - mean) / CONFIDENCE_95)
    return Estimate(mean, spread / float(np.sqrt(count)))


def play(
    sides: tuple[Side, Side],
    seats: int,
    games: int,
    seed: int,
    monitor: Monitor,
    threads: int | None = None,
    on_block: Callable[[int], None] = lambda _games: None,
) -> Duel:
    """Play at least ``games`` games in whole blocks; a stop keeps the blocks that are finished.

    Args:
        sides: who plays.
        seats: how many seats the first side has, 1 to 3.
        games: how many, rounded up.
        seed: the same one gives the same games on any number of threads.
        monitor: stops between games.
        threads: how many; None: one per core.
        on_block: called with the number of finished games after each block.
    """
    table = _Table(sides, seats)
    blocks = -(-games // len(table.seatings))
    found: list[_Block] = []
    with Threads(threads) as hands:
        for block in hands.map(lambda number: table.block(seed, number, monitor), range(blocks)):
            if block is not None:
                found.append(block)
                on_block(len(found) * len(table.seatings))
    return Duel(
        sides=sides,
        seats=seats,
        wins=tuple(block.wins for block in found),
        ranks=tuple(block.rank for block in found),
        games=len(found) * len(table.seatings),
        drawn=sum(block.drawn for block in found),
    )


@dataclass(frozen=True, slots=True)
class _Block:
    wins: float
    rank: float
    drawn: int


class _Table:
    """Where the sides sit, and by which rules they play."""

    def __init__(self, sides: tuple[Side, Side], seats: int) -> None:
        first, second = sides
        self._kinds = (first.kind, Kind.OTHER_TREE if second.kind is Kind.TREE else second.kind)
        self._plans = (first.plan, second.plan)
        # The bots of the original program know its own rules only.
        self._reference = any(kind in PUBLISHED for kind in self._kinds)
        self.seatings = tuple(combinations(range(SEATS), seats))

    def block(self, seed: int, number: int, monitor: Monitor) -> _Block | None:
        """Play one block; None if it was stopped."""
        plans, iterations = arrays(self._plans)
        room = matches.room(max(plan.nodes(plan.iterations) for plan in self._plans))
        wins, ranks, drawn = 0, [], 0
        for game, firsts in enumerate(self.seatings):
            if monitor.stop_now():
                return None
            end = self._play(firsts, seed, number, game, (plans, iterations, room))
            if end.exhausted:
                drawn += 1
                continue
            wins += end.ranking[0] in firsts
            ranks += [end.ranking.index(seat) + 1 for seat in firsts]
        return _Block(wins / len(self.seatings), sum(ranks) / max(1, len(ranks)), drawn)

    def _play(
        self,
        firsts: tuple[Seat, ...],
        seed: int,
        number: int,
        game: int,
        searching: tuple[Any, Any, Any],
    ) -> Snapshot:
        plans, iterations, room = searching
        kinds = np.array([self._kinds[seat not in firsts] for seat in range(SEATS)], np.int64)
        bots = [twister(streams.derive(seed, "bot", number, game, seat)) for seat in range(SEATS)]
        state = write(Snapshot(reference=self._reference))
        play_match(
            kinds,
            state,
            np.zeros(DECK, np.int8),
            net_random(streams.derive(seed, "deck", number) % _NET_SEEDS),
            net_random(streams.derive(seed, "guesses", number, game) % _NET_SEEDS),
            np.array(bots),
            plans,
            iterations,
            streams.stream(seed, "our bots", number, game),
            np.zeros(2 * KINDS, np.int64),
            *room,
        )
        return read(state)
