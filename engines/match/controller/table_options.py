"""How a table is run: choices of the people at it that aren't rules of the game."""

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engines.runtime.errors import OptionError

SLOWEST: Final = 0.25
FASTEST: Final = 16.0
INSTANT: Final = math.inf
BOT_ACTION_S: Final = 0.35
"""How long the action of a bot stays the newest thing on the board, at speed 1."""


class DiceSource(StrEnum):
    """Who rolls."""

    PROGRAM = "program"
    """The program, from the seed of the match."""
    TYPED = "typed"
    """Someone types what real dice show, for every seat. Everything but dice (cards, tiles) is
    still drawn by the program."""


class Automatic(StrEnum):
    """Which of a person's dice the program rolls automatically."""

    OFF = "off"
    FORCED = "forced"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class Automation:
    """What the program does for people. Bots never wait for a person.

    Attributes:
        forced: decisions in which there is nothing to weigh (``position.forced``).
        rolls: rolls of a person's dice. FORCED: those that follow from an action of the same turn
            that the person chose; ALWAYS: also the one that opens a turn. OFF: each waits for
            ``Match.roll``.
    """

    forced: bool = False
    rolls: Automatic = Automatic.FORCED


@dataclass(frozen=True, slots=True)
class Table:
    """All choices together; ``dataclasses.replace`` makes changed copies.

    Attributes:
        speed: how many times as fast everything is shown, 0.25 to 16, or ``INSTANT``.
    """

    dice: DiceSource = DiceSource.PROGRAM
    automation: Automation = Automation()
    speed: float = 1.0

    def __post_init__(self) -> None:
        if not (SLOWEST <= self.speed <= FASTEST or self.speed == INSTANT):
            raise OptionError(
                "errors-speed-not-possible-use",
                speed=self.speed,
                slowest=SLOWEST,
                fastest=FASTEST,
            )

    @property
    def bot_action_s(self) -> float:
        """How long an action of a bot or of the dice is shown before the next one, in seconds."""
        return BOT_ACTION_S / self.speed
