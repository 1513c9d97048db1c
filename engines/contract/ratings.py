"""Measured strength of the bots of a game: the table that ships, and what it was made from.

One JSON file for each game, ``assets/ratings/GAME.json``, written by ``parlour-lab rate``. It holds
the ratings, and how often each outcome of a block occurred for every lineup, so that games can be
added later and everything fitted again. Reading it needs neither numpy nor scipy.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from engines.contract import files
from engines.contract.files import Decimals
from engines.runtime import paths
from engines.runtime.errors import RecordError, StorageError
from engines.runtime.texts import tr

FORMAT: Final = "parlour-ratings"
VERSION: Final = 1
FOLDER: Final = "ratings"


@dataclass(frozen=True, slots=True)
class Beats:
    """A bot's score against the bot below it, at tables with only these two.

    Attributes:
        bot: the one below.
        score: the share; at tables of three, the mean of those with one and with two of the bot.
        low: lower end of its 95% interval; 0 in what a person measured with earlier versions.
    """

    bot: str
    score: Annotated[float, Decimals(4)]
    low: Annotated[float, Decimals(4)] = 0.0


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is.

    Attributes:
        bot: its id.
        elo: on a scale on which the rated bots of the game have 1500 on average.
        margin: half the width of the 95% interval of ``elo``.
        games: in how many it took part.
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
        budgets: what each may think, as ``Budget.text``; None: its own.
        seed: of the contest.
        blocks: how many: 0 .. ``blocks - 1`` have been played.
        outcomes: how often each occurred: every bot's mean score over a block.
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

    def score(self, place: int) -> float:
        """The mean score of the bot at ``place`` of ``bots``."""
        return sum(share[place] * count for share, count in self.outcomes.items()) / self.blocks


@dataclass(frozen=True, slots=True)
class Table:
    """Everything in the file of one game; ``ratings`` in the order of the levels."""

    game: str
    ratings: tuple[Rating, ...] = ()
    line_ups: tuple[LineUp, ...] = ()

    def rating(self, bot: str) -> Rating | None:
        return next((rating for rating in self.ratings if rating.bot == bot), None)

    def to_json(self) -> str:
        """The file, one lineup on a line."""
        return files.to_json(self, FORMAT, VERSION)

    @classmethod
    def from_json(cls, text: str) -> "Table":
        """Read a file; raises RecordError."""
        try:
            return files.from_json(cls, text, FORMAT, VERSION)
        except ValueError as error:
            raise RecordError(
                tr("errors-not-table-ratings-format", version=VERSION, error=str(error))
            ) from error


def shipped(game: str) -> Path:
    """The file of a game that ships with Parlour; it need not exist."""
    return paths.asset(FOLDER, f"{game}.json")


def own(game: str) -> Path:
    """The file of a person's own measurements of external bots; it need not exist."""
    return paths.data_folder() / FOLDER / f"{game}.json"


def read(game: str, file: Path | None = None) -> Table:
    """The table of a game, empty if there is no file.

    Args:
        game: its id.
        file: None: the one that ships with Parlour.

    Raises:
        StorageError: it cannot be opened.
        RecordError: it is damaged.
    """
    path = file or shipped(game)
    try:
        return Table.from_json(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Table(game)
    except OSError as error:
        raise StorageError(
            tr("errors-ratings-cannot-read", path=path, reason=str(error.strerror))
        ) from error
    except RecordError as error:
        raise RecordError(tr("errors-file-damaged", path=path, error=str(error))) from error
