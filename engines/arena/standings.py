"""The table of a tournament: how strong everyone is, and how certain that is.

Games of a block share their dice, and so do blocks of the same number at different tables. The
observations of all statistics are therefore block numbers: results with the same dice, at whatever
tables, are one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from engines.arena import stats
from engines.arena.blocks import Forfeit, Thinking
from engines.arena.config import Setup
from engines.arena.ranking import Ranking, ranking
from engines.arena.sprt import SequentialResult
from engines.arena.stats import Interval
from engines.arena.tally import Floats, Tally
from engines.contract.analysis import Unit

_LEAST_FOR_LUCK: Final = 8
"""With fewer blocks, the influence of luck cannot be estimated."""


@dataclass(frozen=True, slots=True)
class Row:
    """The figures of one entrant.

    Attributes:
        entrant: index in the setup.
        name: as ``Setup.names``.
        score: mean share of the win.
        elo: difference from the mean opponent at its tables.
        rating: on a scale on which the average of the entrants is 1500, if there is more than one
            table; None otherwise, and before the first block of every table.
        superiority: the likelihood that it is stronger than the entrant rated next below; None for
            the last, and where there is no rating.
        adjusted: the score without the luck of the dice, where that is known.
        returns: mean utility, if the game counts anything but wins and some block had no forfeit.
        returns_adjusted: the same without the luck of the dice, where that is known.
        games, won, shared, lost: games; ``shared`` wins count for each winner.
        forfeits: games lost by failing.
        by_seat: mean share of the win in each seat.
        thinking: decisions and their time.
    """

    entrant: int
    name: str
    score: Interval
    elo: Interval
    rating: Interval | None
    superiority: float | None
    adjusted: Interval | None
    returns: Interval | None
    returns_adjusted: Interval | None
    games: int
    won: int
    shared: int
    lost: int
    forfeits: int
    by_seat: tuple[float, ...]
    thinking: Thinking


@dataclass(frozen=True, slots=True)
class Pairing:
    """One entrant against another.

    Attributes:
        first, second: indices of entrants.
        games: at common tables.
        score: the share of them in which the first was ahead.
        elo: the corresponding difference.
        superiority: the likelihood that the first is the stronger one.
    """

    first: int
    second: int
    games: int
    score: Interval
    elo: Interval
    superiority: float


@dataclass(frozen=True, slots=True)
class TableState:
    """One table of the tournament.

    Attributes:
        places: which entrants sit there.
        blocks: counted so far.
        test: the state of its sequential test, if there is one.
    """

    places: tuple[int, ...]
    blocks: int
    test: SequentialResult | None


@dataclass(frozen=True, slots=True)
class Length:
    """How long games are, in plies (actions and outcomes)."""

    mean: float
    median: float
    shortest: int
    longest: int


@dataclass(frozen=True, slots=True)
class Standings:
    """The table of a tournament at one moment; immutable.

    Attributes:
        blocks, games: counted. A block counts when all before it at its table have been finished,
            so that nothing depends on which games were quicker.
        rows: one per entrant, in the order of the setup.
        pairings: everyone who met, the lower index first.
        tables: every table.
        seats: the share of wins in each seat, whoever plays there.
        length: of the games; None before the first.
        forfeits: each with its table and block.
    """

    setup: Setup
    blocks: int
    games: int
    rows: tuple[Row, ...]
    pairings: tuple[Pairing, ...]
    tables: tuple[TableState, ...]
    seats: tuple[Interval, ...]
    length: Length | None
    forfeits: tuple[tuple[int, int, Forfeit], ...]

    @property
    def ranked(self) -> tuple[Row, ...]:
        """The rows, best first: by rating, or by score where there is none."""
        return tuple(
            sorted(self.rows, key=lambda row: -(row.rating.mean if row.rating else row.score.mean))
        )


def standings(
    setup: Setup,
    tallies: Sequence[Tally],
    tests: Sequence[SequentialResult | None],
    *,
    final: bool = True,
) -> Standings:
    """The table of everything counted so far.

    Args:
        setup: of the tournament.
        tallies: of each table.
        tests: the state of the sequential test of each table.
        final: False makes the intervals of ratings from fewer repetitions, in a tenth of the time.
    """
    maker = _Maker(setup, tallies, final=final)
    return Standings(
        setup=setup,
        blocks=sum(tally.blocks for tally in tallies),
        games=sum(tally.games for tally in tallies),
        rows=tuple(map(maker.row, range(len(setup.entrants)))),
        pairings=maker.pairings(),
        tables=tuple(
            TableState(places, tally.blocks, test)
            for places, tally, test in zip(maker.places, tallies, tests, strict=True)
        ),
        seats=maker.seats(),
        length=maker.length(),
        forfeits=tuple(
            (table, block, forfeit)
            for table, tally in enumerate(tallies)
            for block, forfeit in tally.forfeits
        ),
    )


class _Maker:
    """Computes the figures of entrants from the tallies."""

    def __init__(self, setup: Setup, tallies: Sequence[Tally], *, final: bool) -> None:
        self.places = setup.places
        self._setup = setup
        self._names = setup.names
        self._tallies = tallies
        self._in_wins = setup.rules().info.unit is Unit.WIN
        ready = len(tallies) > 1 and all(tally.blocks for tally in tallies)
        scores = [tally.scores for tally in tallies]
        self._ranking: Ranking | None = None
        if ready:
            self._ranking = ranking(self.places, scores, len(setup.entrants), final=final)

    def _own(self, entrant: int) -> list[tuple[Tally, int]]:
        """Every table and place of an entrant that has played."""
        return [
            (tally, place)
            for tally, places in zip(self._tallies, self.places, strict=True)
            for place, other in enumerate(places)
            if other == entrant and tally.blocks
        ]

    def row(self, entrant: int) -> Row:
        own = self._own(entrant)
        counts = [tally.counts[place] for tally, place in own]
        seats = self._setup.table_size
        score = Interval(1 / seats, 0.0, 1.0)  # nothing is known before the first block
        if own:
            score = stats.score_interval(
                _by_number([tally.scores[:, place] for tally, place in own])
            )
        by_seat = np.array([tally.own_seat(place) for tally, place in own]).reshape(-1, seats)
        blocks = np.array([tally.blocks for tally, _place in own], float)
        shares = blocks @ by_seat / max(1.0, blocks.sum())
        ranked = self._ranking
        return Row(
            entrant=entrant,
            name=self._names[entrant],
            score=score,
            elo=stats.elo_interval(score, seats),
            rating=None if ranked is None else ranked.ratings[entrant],
            superiority=None if ranked is None else ranked.over_next[entrant],
            adjusted=self._adjusted(own),
            returns=self._returns(own),
            returns_adjusted=self._returns_adjusted(own),
            games=sum(count.games for count in counts),
            won=sum(count.won for count in counts),
            shared=sum(count.shared for count in counts),
            lost=sum(count.lost for count in counts),
            forfeits=sum(count.forfeits for count in counts),
            by_seat=tuple(shares.tolist()),
            thinking=sum((count.thinking for count in counts), Thinking()),
        )

    def _adjusted(self, own: list[tuple[Tally, int]]) -> Interval | None:
        if not self._setup.luck:
            return None
        return _without(_luck(own), _by_number([tally.scores[:, place] for tally, place in own]))

    def _returns(self, own: list[tuple[Tally, int]]) -> Interval | None:
        if self._in_wins:
            return None
        values = _utilities(own)
        known = values[~np.isnan(values)]
        return stats.mean_interval(known) if len(known) else None

    def _returns_adjusted(self, own: list[tuple[Tally, int]]) -> Interval | None:
        if self._in_wins or not self._setup.luck:
            return None
        values = _utilities(own)
        known = ~np.isnan(values)
        return _without(_luck(own)[known], values[known])

    def pairings(self) -> tuple[Pairing, ...]:
        found: dict[tuple[int, int], list[Floats]] = {}
        games: dict[tuple[int, int], int] = {}
        for tally, places in zip(self._tallies, self.places, strict=True):
            for column, (a, b) in enumerate(tally.pairs if tally.blocks else ()):
                first, second = places[a], places[b]
                if first == second:
                    continue
                ahead = tally.ahead[:, column]
                if first > second:
                    first, second, ahead = second, first, 1 - ahead
                found.setdefault((first, second), []).append(ahead)
                games[first, second] = games.get((first, second), 0) + tally.games
        return tuple(
            _pairing(first, second, games[first, second], _by_number(columns))
            for (first, second), columns in sorted(found.items())
        )

    def seats(self) -> tuple[Interval, ...]:
        played = [tally.by_seat for tally in self._tallies if tally.blocks]
        return tuple(
            stats.score_interval(_by_number([shares[:, seat] for shares in played]))
            for seat in range(self._setup.table_size if played else 0)
        )

    def length(self) -> Length | None:
        plies = np.concatenate([tally.plies for tally in self._tallies])
        if not len(plies):
            return None
        return Length(
            float(plies.mean()), float(np.median(plies)), int(plies.min()), int(plies.max())
        )


def _utilities(own: list[tuple[Tally, int]]) -> Floats:
    """The mean utility of each block; NaN where a game was forfeited."""
    return _by_number([tally.returns[:, place] for tally, place in own])


def _luck(own: list[tuple[Tally, int]]) -> Floats:
    """The luck of each block; NaN where it is unknown."""
    return _by_number([tally.luck[:, place] for tally, place in own])


def _without(luck: Floats, values: Floats) -> Interval | None:
    """The mean of ``values`` less the part that luck, in whatever unit, explains."""
    if len(values) < _LEAST_FOR_LUCK or np.isnan(luck).any():
        return None
    return stats.controlled_interval(values, luck)


def _pairing(first: int, second: int, games: int, ahead: Floats) -> Pairing:
    score = stats.score_interval(ahead)
    return Pairing(first, second, games, score, stats.elo_interval(score), stats.superiority(ahead))


def _by_number(columns: Sequence[Floats]) -> Floats:
    """One observation for each block number, from what several tables made of its dice.

    If a table has ended early, the others continue alone. Plain means for each number would then
    not average to the mean of all blocks, so an observation is that mean plus a deviation: the sum
    of the deviations of the number's blocks, scaled to the weight of one observation.
    """
    if not columns:
        return np.zeros(0)
    if len(columns) == 1:
        return columns[0]
    most = max(map(len, columns))
    sums, counts = np.zeros(most), np.zeros(most)
    for column in columns:
        sums[: len(column)] += column
        counts[: len(column)] += 1
    mean = sums.sum() / counts.sum()
    found: Floats = mean + (sums - counts * mean) * (most / counts.sum())
    return found
