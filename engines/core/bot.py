"""The contract of a bot.

A bot has one method: ``analyse``. Choosing a move is taking the best line, so every bot can always
explain itself, and the hint panel is the same code as the opponent.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from engines.core.analysis import Analysis
from engines.core.budget import Budget
from engines.core.facts import Fact, fact
from engines.core.monitor import Monitor
from engines.core.position import Position


@dataclass(frozen=True, slots=True)
class BotInfo:
    """What is known about a bot before it plays.

    Its name, description and objective are the sentences ``GAME.bot.ID.name``, ``.about`` and
    ``.objective`` (what it maximises, honestly).

    Attributes:
        id: stable name within its game, also in records.
        level: place in the game's ladder, from 1; equal levels are alternatives.
        budget: what it gets unless a person chooses otherwise.
        seats: smallest and largest number of seats it can play.
        searches: whether more budget makes it stronger; if not, it answers at once.
        adviser: whether it is good enough to give hints.
    """

    id: str
    level: int
    budget: Budget
    seats: tuple[int, int]
    searches: bool = False
    adviser: bool = False

    def text(self, game: str, part: str) -> Fact:
        """The sentence ``name``, ``about`` or ``objective`` of this bot of ``game``.

        An id may end with settings after a colon (``vector:550,400``): they are the parameter
        ``settings`` of the sentence, which belongs to the id without them.
        """
        kind, _, settings = self.id.partition(":")
        return fact(f"{game}.bot.{kind}.{part}", settings=settings)


class Bot(ABC):
    """A player program. Instances are shared between threads and hold no state of a game."""

    info: BotInfo

    @abstractmethod
    def analyse(self, position: Position, budget: Budget, monitor: Monitor, seed: int) -> Analysis:
        """Rank what the deciding seat can do.

        Args:
            position: where a seat must decide, as that seat sees it (``Position.seen_by``).
            budget: when to stop; looked at every 20 to 50 ms.
            monitor: cancel and progress; ``monitor.start(budget)`` has been called. After a cancel
                the best answer so far comes within 50 ms.
            seed: all randomness of the bot comes from streams of this seed.

        Returns:
            At least one line; every line starts with a legal action; values lie within the game's
            bounds where the unit is the game's.

        Raises:
            BotError: it cannot play this position; the message says why.
        """
