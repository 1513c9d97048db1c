"""How a table is run: choices of the people at it that aren't rules of the game."""

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

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
        speed: how many times as fast as usual everything is shown, or ``INSTANT``.
    """

    dice: DiceSource = DiceSource.PROGRAM
    automation: Automation = Automation()
    speed: float = 1.0

    @property
    def bot_action_s(self) -> float:
        """How long an action of a bot or of the dice is shown before the next one, in seconds."""
        return BOT_ACTION_S / self.speed
