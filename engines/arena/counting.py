"""The remaining games of a tournament, and the table of those that have been played."""

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field

from engines.arena.blocks import BlockResult, GameResult
from engines.arena.config import Setup
from engines.arena.progress import GameId, Played
from engines.arena.sprt import SequentialResult, Verdict, sequential_test_of_blocks
from engines.arena.standings import Standings, standings
from engines.arena.tally import Tally


@dataclass(slots=True)
class _Table:
    """The blocks of one table: those that count, and the games of those that do not yet."""

    tally: Tally
    seats: int
    blocks: int
    test: SequentialResult | None = None
    pending: dict[int, dict[int, GameResult]] = field(default_factory=dict)

    @property
    def decided(self) -> bool:
        return self.test is not None and self.test.verdict is not Verdict.CONTINUE

    def has(self, block: int, rotation: int) -> bool:
        return block < self.tally.blocks or rotation in self.pending.get(block, ())

    @property
    def finished(self) -> int:
        """Games, including those that do not count yet."""
        early = sum(map(len, self.pending.values()))
        return self.tally.games + (0 if self.decided else early)

    @property
    def total(self) -> int:
        """The number of planned games."""
        return self.tally.games if self.decided else self.blocks * self.seats


class Counting:
    """Takes games in any order, counts blocks in sequence, and ends tables whose test is decided.

    A block counts when all before it at its table are complete. So the table and the moment at
    which a test ends depend on the setup alone.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.contests = setup.contests
        self._lock = threading.Lock()
        self._tables = [
            _Table(Tally(contest), setup.table_size, setup.blocks) for contest in self.contests
        ]
        for table in self._tables:
            self._test(table)

    def wants(self, game: GameId) -> bool:
        """Whether a game is part of the tournament and has not been added."""
        table = self._tables[game.table]
        inside = game.block < table.blocks and game.rotation < table.seats
        return inside and not table.decided and not table.has(game.block, game.rotation)

    def add(self, game: GameId, result: GameResult) -> bool:
        """Take a wanted game; returns whether more blocks count now."""
        with self._lock:
            table, counted = self._tables[game.table], False
            table.pending.setdefault(game.block, {})[game.rotation] = result
            while (
                not table.decided and len(table.pending.get(table.tally.blocks, ())) == table.seats
            ):
                block = table.tally.blocks
                games = table.pending.pop(block)
                ordered = tuple(games[rotation] for rotation in range(table.seats))
                table.tally.add(BlockResult(block, ordered))
                self._test(table)
                counted = True
            if table.decided:
                table.pending.clear()
            return counted

    def _test(self, table: _Table) -> None:
        if self.setup.stop is not None:
            outcomes = table.tally.outcomes
            table.test = sequential_test_of_blocks(self.setup.stop, outcomes, table.seats)

    def todo(self) -> Iterator[GameId]:
        """The games that are missing: the first block of all tables, then the second, ...

        Games are left out if they are added, or their table is decided, in the meantime.
        """
        first = min((table.tally.blocks for table in self._tables), default=0)
        for block in range(first, self.setup.blocks):
            for number, table in enumerate(self._tables):
                for rotation in range(table.seats):
                    game = GameId(number, block, rotation)
                    if self.wants(game):
                        yield game

    def seating_of(self, game: GameId) -> tuple[int, ...]:
        """The entrant of the setup in each seat."""
        places = self.setup.places[game.table]
        return tuple(places[place] for place in self.contests[game.table].seating(game.rotation))

    def in_short(self, game: GameId, result: GameResult) -> Played:
        """A finished game in brief."""
        contest = self.contests[game.table]
        return Played(
            id=game,
            seed=contest.block_seed(game.block),
            seating=self.seating_of(game),
            wins=tuple(result.wins[place] for place in contest.seating(game.rotation)),
            plies=len(result.actions),
            forfeit=result.forfeit,
        )

    @property
    def complete(self) -> bool:
        """Whether nothing is left to play."""
        return all(table.decided or table.tally.blocks >= table.blocks for table in self._tables)

    def games(self) -> tuple[int, int]:
        """How many finished games count or will count, and how many are planned in all.

        The second number assumes that no other table ends early. Any thread may ask.
        """
        with self._lock:
            return (
                sum(table.finished for table in self._tables),
                sum(table.total for table in self._tables),
            )

    def standings(self, *, final: bool) -> Standings:
        """The table so far; ``final``: with intervals from all repetitions."""
        return standings(
            self.setup,
            [table.tally for table in self._tables],
            [table.test for table in self._tables],
            final=final,
        )
