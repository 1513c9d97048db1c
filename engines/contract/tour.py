"""A guided first round: what a newcomer is shown at the table, as data of the game.

The coach gives one stop at a time, in the real match. A stop is due when one of its questions is
asked, and over when it has been read or the question has been answered. Its words are the entries
``GAME.tour.STOP.title`` and ``GAME.tour.STOP.text`` of the game's catalogue; without a text of its
own it says what the coach says about the question (``GAME.guide.QUESTION``).
"""

from dataclasses import dataclass, field
from typing import Final

from engines.contract.game import Options

ACTIONS: Final = "actions"
"""The part of every table where a decision is confirmed: the buttons under the board."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One thing to look at.

    Attributes:
        id: names its words.
        asks: the questions at which it is due: the last parts of their codes (``Game.ask``).
        part: what it points at: ``ACTIONS``, or a part of the board that the game's board knows.
        round: the first round in which it is due.
    """

    id: str
    asks: tuple[str, ...]
    part: str
    round: int = 1


@dataclass(frozen=True, slots=True)
class Tour:
    """The stops of a game, and the match in which they are met.

    Attributes:
        players: who sits where: "person" or ids of bots.
        stops: in the order in which they are given.
        options: rules that differ from their defaults.
    """

    players: tuple[str, ...]
    stops: tuple[Stop, ...]
    options: Options = field(default_factory=dict)
