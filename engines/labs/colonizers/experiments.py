"""Replication of the five published experiments (rules, section 4)."""

from dataclasses import dataclass
from typing import Final

from engines.contract.monitor import Monitor
from engines.games.colonizers.kernels.state import SEATS
from engines.games.colonizers.original import Kind, Match, Program

_EQUAL: Final = 1000
_MIXED: Final = 50


@dataclass(frozen=True, slots=True)
class Published:
    """The published figures of a row: how often it was first and last, and its mean place."""

    wins: int
    losses: int
    mean_rank: float


@dataclass(frozen=True, slots=True)
class Experiment:
    """One experiment.

    Attributes:
        number: from 1.
        kinds: the bots at the table.
        games: the published number.
        rows: the names of seats or bots, one for each row of figures.
        published: the figures of each row.
    """

    number: int
    kinds: tuple[Kind, ...]
    games: int
    rows: tuple[str, ...]
    published: tuple[Published, ...]

    @property
    def by_seat(self) -> bool:
        """Whether all bots are the same, so that seats are compared."""
        return len(set(self.kinds)) == 1

    def row_of(self, match: Match, seat: int) -> int:
        return seat if self.by_seat else self.rows.index(match.kinds[seat].name)


_BY_SEAT: Final = tuple(f"seat {seat + 1}" for seat in range(SEATS))
EXPERIMENTS: Final = (
    Experiment(
        1,
        (Kind.RANDOM,) * 4,
        _EQUAL,
        _BY_SEAT,
        (
            Published(310, 197, 2.300),
            Published(213, 261, 2.572),
            Published(251, 279, 2.553),
            Published(226, 263, 2.575),
        ),
    ),
    Experiment(
        2,
        (Kind.HEURISTIC,) * 4,
        _EQUAL,
        _BY_SEAT,
        (
            Published(230, 415, 2.800),
            Published(202, 298, 2.670),
            Published(282, 152, 2.302),
            Published(286, 135, 2.228),
        ),
    ),
    Experiment(
        3,
        (Kind.RANDOM, Kind.HEURISTIC, Kind.MAXN, Kind.ISMCTS),
        _MIXED,
        ("ISMCTS", "MAXN", "HEURISTIC", "RANDOM"),
        (
            Published(37, 0, 1.28),
            Published(8, 9, 2.54),
            Published(5, 1, 2.38),
            Published(0, 40, 3.80),
        ),
    ),
    Experiment(
        4,
        (Kind.HEURISTIC,) * 2 + (Kind.MAXN,) * 2,
        _MIXED,
        ("HEURISTIC", "MAXN"),
        (Published(35, 10, 2.13), Published(15, 40, 2.87)),
    ),
    Experiment(
        5,
        (Kind.HEURISTIC,) * 2 + (Kind.ISMCTS,) * 2,
        _MIXED,
        ("ISMCTS", "HEURISTIC"),
        (Published(45, 2, 1.74), Published(5, 48, 3.26)),
    ),
)


@dataclass(frozen=True, slots=True)
class Row:
    """The results of a seat or a bot.

    Attributes:
        name: one of ``Experiment.rows``.
        games: how many games it took part in.
        ranks: how often it was first, second, third, fourth.
        scores: its score in every game, for each of its seats.
        full: how often its colony was full.
    """

    name: str
    games: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    full: int

    @property
    def wins(self) -> int:
        """First places."""
        return self.ranks[0]

    @property
    def losses(self) -> int:
        """Last places."""
        return self.ranks[-1]

    @property
    def mean_rank(self) -> float:
        """Mean place; drawn games do not count."""
        return sum(rank * n for rank, n in enumerate(self.ranks, 1)) / max(1, sum(self.ranks))

    @property
    def mean_score(self) -> float:
        return sum(self.scores) / max(1, len(self.scores))

    def equals(self, published: Published, decimals: int) -> bool:
        """Whether it equals the published figures, to the published number of decimals."""
        found = self.wins, self.losses, round(self.mean_rank, decimals)
        return found == (published.wins, published.losses, published.mean_rank)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of an experiment.

    Attributes:
        matches: all that were played, in order.
        decisions, work: as in ``Program``, by bot.
    """

    experiment: Experiment
    matches: tuple[Match, ...]
    decisions: dict[Kind, int]
    work: dict[Kind, int]

    @property
    def rows(self) -> tuple[Row, ...]:
        """The results of each seat or bot."""
        return tuple(self._row(name, i) for i, name in enumerate(self.experiment.rows))

    def _row(self, name: str, row: int) -> Row:
        seats = [
            (match, seat)
            for match in self.matches
            for seat in range(SEATS)
            if self.experiment.row_of(match, seat) == row
        ]
        ranks = [match.rank(seat) for match, seat in seats]
        return Row(
            name=name,
            games=len({id(match) for match, _ in seats}),
            ranks=tuple(ranks.count(rank) for rank in range(1, SEATS + 1)),
            scores=tuple(match.scores[seat] for match, seat in seats),
            full=sum(match.end.players[seat].is_full for match, seat in seats),
        )

    @property
    def is_published(self) -> bool:
        """Whether every row equals the published figures."""
        decimals = 3 if self.experiment.by_seat else 2
        pairs = zip(self.rows, self.experiment.published, strict=True)
        return all(row.equals(published, decimals) for row, published in pairs)


def run(
    number: int,
    games: int | None = None,
    independent: int | None = None,
    monitor: Monitor | None = None,
) -> Result:
    """Play an experiment.

    Args:
        number: 1 to 5.
        games: how many; None: the published number.
        independent: a seed for separate random streams (``Program``); None: as published.
        monitor: ends it with the matches played so far.
    """
    monitor = monitor or Monitor()
    experiment = EXPERIMENTS[number - 1]
    program = Program(independent)
    if number == 2 and independent is None:
        for _ in range(EXPERIMENTS[0].games):  # the original did not reseed after experiment 1
            if not monitor.stop_now():
                program.play(EXPERIMENTS[0].kinds)
    matches: list[Match] = []
    total = games or experiment.games
    while len(matches) < total and not monitor.stop_now():
        matches.append(program.play(experiment.kinds))
        monitor.publish(len(matches) / total)
    return Result(experiment, tuple(matches), program.decisions, program.work)
