"""Measured strength of the bots of a game: the table that ships, and what it was made from.

One JSON file for each game, ``assets/ratings/GAME.json``, written by ``parlour-lab rate``. It holds
the ratings, and how often each outcome of a block occurred for every lineup, so that games can be
added later and everything fitted again. Reading it needs neither numpy nor scipy.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Annotated, Final

from engines.contract.files import Decimals, GameFile
from engines.runtime import paths

PER_ELO: Final = log(10.0) / 400.0
"""Log odds for one point of difference in the Elo model."""


@dataclass(frozen=True, slots=True)
class Beats:
    """A bot's score against the bot below it, at tables with only these two.

    Attributes:
        bot: the one below.
        score: the share; at tables of three, the mean of those with one and with two of the bot.
        low: lower end of its 95% interval; 0 in a person's own files from earlier versions.
    """

    bot: str
    score: Annotated[float, Decimals(4)]
    low: Annotated[float, Decimals(4)] = 0.0


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is.

    Attributes:
        bot: its id.
        elo: on a scale on which the average of the game's rated bots is 1500.
        margin: half the width of the 95% interval of ``elo``.
        games: how many it took part in.
        date: of its last game, ``"2026-11-21"``.
        program: the version of Parlour that played it.
        beats: the result against the bot one level below, at tables where each has half of the
            seats.
    """

    bot: str
    elo: Annotated[float, Decimals(1)]
    margin: Annotated[float, Decimals(1)]
    games: int
    date: str
    program: str
    beats: Beats | None = None


@dataclass(frozen=True, slots=True)
class LineUp:
    """The blocks that one lineup has played.

    Attributes:
        bots: one for each seat.
        budgets: the budget of each, as ``Budget.text``; None: its own.
        seed: of the contest.
        blocks: how many: 0 .. ``blocks - 1`` have been played.
        outcomes: every bot's mean score over a block, with how often that occurred.
        date, program: of the last block.
    """

    bots: tuple[str, ...]
    budgets: tuple[str | None, ...]
    seed: int
    blocks: int
    outcomes: Mapping[tuple[float, ...], int]
    date: str
    program: str

    @property
    def games(self) -> int:
        """A block has one game for every rotation."""
        return self.blocks * len(self.bots)


@dataclass(frozen=True, slots=True)
class Table(GameFile):
    """Everything in the file of one game; ``ratings`` in the order of the levels."""

    FOLDER = "ratings"
    COMMAND = "rate"

    ratings: tuple[Rating, ...] = ()
    line_ups: tuple[LineUp, ...] = ()

    @property
    def elos(self) -> dict[str, float]:
        """How strong each rated bot is."""
        return {rating.bot: rating.elo for rating in self.ratings}

    def rating(self, bot: str) -> Rating | None:
        return next((rating for rating in self.ratings if rating.bot == bot), None)


def own(game: str) -> Path:
    """The file of a person's own measurements of external bots; it need not exist."""
    return paths.data_folder() / Table.FOLDER / f"{game}.json"
