"""Bots against themselves: matches of levels 1 to 5 (rules, 5.1), and games for ``cube``."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from engines.arena.blocks import steps
from engines.contract.analysis import Analysis
from engines.contract.bot import BotInfo, Question, ask
from engines.contract.budget import Budget
from engines.contract.position import Position
from engines.games.dice_chess.boards import row_of, workspace
from engines.games.dice_chess.deepening import MILLION
from engines.games.dice_chess.game import GAME
from engines.games.dice_chess.kernels import evaluation, match
from engines.games.dice_chess.kernels.state import BLACK, WHITE
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.games.dice_chess.weights import shipped
from engines.runtime.streams import derive

SEED: Final = 42
_OPENING: Final = 5
"""Fewer than this many turns are random at the start of each game, and not recorded."""
_ONE_TURN: Final = Budget(depth=1)
Walk = tuple[tuple[float, ...], float]
"""The win chance of the side to roll at every roll, and the result for the first such side."""


@dataclass(frozen=True, slots=True)
class Half:
    """The results of one player with one color."""

    wins: int
    losses: int
    draws: int

    @property
    def games(self) -> int:
        return self.wins + self.losses + self.draws


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match, from the first player's point of view.

    Attributes:
        turns: of both players in all games, passes included.
    """

    as_white: Half
    as_black: Half
    turns: int

    @property
    def games(self) -> int:
        """Of both halves."""
        return self.as_white.games + self.as_black.games

    @property
    def score(self) -> float:
        """Wins and half the draws, per game."""
        wins = self.as_white.wins + self.as_black.wins
        draws = self.as_white.draws + self.as_black.draws
        return (wins + draws / 2) / self.games


def play(level: int, other: int, games_per_colour: int, seed: int = SEED) -> MatchResult:
    """Play both halves; game ``i`` of each has the same dice."""
    white = _half(level, other, games_per_colour, seed)
    black = _half(other, level, games_per_colour, seed)
    draws = match.DRAWS
    return MatchResult(
        Half(int(white[match.WHITE_WINS]), int(white[match.BLACK_WINS]), int(white[draws])),
        Half(int(black[match.BLACK_WINS]), int(black[match.WHITE_WINS]), int(black[draws])),
        turns=int(white[match.TURNS] + black[match.TURNS]),
    )


def _half(
    white: int, black: int, games: int, seed: int
) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    levels, results = np.zeros(2, np.int64), np.zeros(match.RESULTS, np.int64)
    levels[WHITE], levels[BLACK] = white, black
    work, start = workspace(), row_of(write(Snapshot()))
    match.play_games(start, levels, seed, games, work.graph, work.scores, results)
    return results


def walks(count: int, seed: int) -> Iterator[Walk]:
    """Games of level 8, one turn ahead, about 100 ms each; not those that end in the opening."""
    for number in range(count):
        found = _walk(derive(seed, "cube", number))
        if found[0]:
            yield found


def _walk(seed: int) -> Walk:
    random, best = GAME.bot("random"), GAME.bot("master")
    chances: list[float] = []
    opening, turns, first = derive(seed, "opening") % _OPENING, 0, 0
    after = Position.start(GAME, 2)

    def decide(position: Position, ply: int) -> tuple[BotInfo, Analysis]:
        bot = random if turns <= opening else best
        return bot.info, ask(bot, Question(position, _ONE_TURN, derive(seed, ply)))

    for step in steps(after, seed, decide):
        position, after = step.position, step.after
        if position.is_chance:
            turns += 1
            if turns > opening:
                first = first if chances else position.owner
                chance = evaluation.chance_to_win(row_of(position.state), position.owner, shipped())
                chances.append(chance / MILLION)
    return tuple(chances), float(after.returns()[first])
