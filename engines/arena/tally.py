"""Adding up the blocks of one table; the figures can be read at any time."""

from array import array
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np
import numpy.typing as npt

from engines.arena.blocks import BlockResult, Forfeit, GameResult, Thinking
from engines.arena.contest import Contest

Floats = npt.NDArray[np.float64]


@dataclass(slots=True)
class Count:
    """The results of one place so far, named as in ``standings.Row``."""

    won: int = 0
    shared: int = 0
    lost: int = 0
    forfeits: int = 0
    thinking: Thinking = field(default_factory=Thinking)

    @property
    def games(self) -> int:
        """How many have been played."""
        return self.won + self.shared + self.lost


class Tally:
    """The blocks of one table; add them in order."""

    def __init__(self, contest: Contest) -> None:
        seats = len(contest.entrants)
        self.contest = contest
        self.pairs = tuple(combinations(range(seats), 2))
        self.blocks = 0
        self.games = 0
        self.counts = [Count() for _ in range(seats)]
        self.forfeits: list[tuple[int, Forfeit]] = []
        self.outcomes: Counter[float] = Counter()
        self._scores = array("d")
        self._luck = array("d")
        self._returns = array("d")
        self._by_seat = array("d")
        self._own_seat = [[0.0] * seats for _ in range(seats)]
        self._ahead = array("d")
        self._plies = array("d")

    def add(self, result: BlockResult) -> None:
        games = result.games
        self.blocks += 1
        self.games += len(games)
        self._scores.extend(result.scores)
        self.outcomes[round(result.scores[0], 6)] += 1
        self._luck.extend(_means([game.luck for game in games], len(self.counts)))
        self._returns.extend(_means([game.returns for game in games], len(self.counts)))
        self._by_seat.extend(self._shares_of_seats(games))
        self._ahead.extend(self._shares_ahead(games))
        self._plies.extend(len(game.actions) for game in games)
        for game in games:
            self._count(game)
            if game.forfeit is not None:
                self.forfeits.append((result.block, game.forfeit))

    def _count(self, game: GameResult) -> None:
        for place, (count, share) in enumerate(zip(self.counts, game.wins, strict=True)):
            if share == 0:
                count.lost += 1
            elif game.wins.count(share) == 1:
                count.won += 1
            else:
                count.shared += 1
            count.forfeits += game.forfeit is not None and game.forfeit.entrant == place
            count.thinking += game.thinking[place]

    def _shares_of_seats(self, games: tuple[GameResult, ...]) -> list[float]:
        totals = [0.0] * len(self.counts)
        for game in games:
            for seat, place in enumerate(self.contest.seating(game.rotation)):
                totals[seat] += game.wins[place]
                self._own_seat[place][seat] += game.wins[place]
        return [total / len(games) for total in totals]

    def _shares_ahead(self, games: tuple[GameResult, ...]) -> list[float]:
        return [
            sum(_ahead(game, first, second) for game in games) / len(games)
            for first, second in self.pairs
        ]

    # -- figures: one row for each block ----------------------------------------------------------

    @property
    def scores(self) -> Floats:
        """The mean scores, ``[blocks, places]``."""
        return _rows(self._scores, len(self.counts))

    @property
    def luck(self) -> Floats:
        """The mean luck in the game's unit, ``[blocks, places]``; NaN where it is unknown."""
        return _rows(self._luck, len(self.counts))

    @property
    def returns(self) -> Floats:
        """The mean utility, ``[blocks, places]``; NaN where a game was forfeited."""
        return _rows(self._returns, len(self.counts))

    @property
    def by_seat(self) -> Floats:
        """The mean score of each seat, whoever played there, ``[blocks, seats]``."""
        return _rows(self._by_seat, len(self.counts))

    @property
    def ahead(self) -> Floats:
        """How often the first of each of ``pairs`` was ahead, in shares, ``[blocks, pairs]``.

        The entrant with the greater utility is ahead. Ties count half, and whoever forfeits is
        behind.
        """
        return _rows(self._ahead, len(self.pairs))

    @property
    def plies(self) -> Floats:
        """Actions and outcomes of every game."""
        return np.array(self._plies)

    def own_seat(self, place: int) -> tuple[float, ...]:
        """The mean score of one place in each seat."""
        return tuple(total / max(1, self.blocks) for total in self._own_seat[place])


def _ahead(game: GameResult, first: int, second: int) -> float:
    """1, 1/2 or 0: whether one place was ahead of another."""
    if game.returns is not None:
        mine, other = game.returns[first], game.returns[second]
    elif game.forfeit is not None:
        mine, other = -float(game.forfeit.entrant == first), -float(game.forfeit.entrant == second)
    else:
        mine, other = game.wins[first], game.wins[second]
    return 0.5 if mine == other else float(mine > other)


def _means(values: list[tuple[float, ...] | None], places: int) -> list[float]:
    """The mean of each place over the games of a block; NaN if one game has no values."""
    known = [each for each in values if each is not None]
    if len(known) < len(values):
        return [float("nan")] * places
    return [sum(column) / len(known) for column in zip(*known, strict=True)]


def _rows(values: "array[float]", columns: int) -> Floats:
    return np.array(values).reshape(-1, max(1, columns))
