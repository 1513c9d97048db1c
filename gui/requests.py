"""What pages ask the window for: where to go next, and with what.

A page emits ``wants`` with one of these; the window decides what it means. So pages know nothing of
each other.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from engines.core.record import Record
from engines.session.table import DiceSource


@dataclass(frozen=True, slots=True)
class GoHome:
    """Show the home page."""


@dataclass(frozen=True, slots=True)
class GoToMatch:
    """Show the match on the table."""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """Show the page for a new match of a game, perhaps with bots on every seat."""

    game: str = ""
    watch: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """Put a record on the table: a new match, one that goes on, or a position to play from.

    Attributes:
        dice: who rolls; None as the settings say.
        teaching: how much is taught; empty as the settings say.
        paused: do not go on by itself.
    """

    record: Record
    dice: DiceSource | None = None
    teaching: str = ""
    paused: bool = False


@dataclass(frozen=True, slots=True)
class Review:
    """Show a finished or stopped match step by step."""

    record: Record
    source: Path | None = None


@dataclass(frozen=True, slots=True)
class ShowRules:
    """Show the rules of a game."""

    game: str


@dataclass(frozen=True, slots=True)
class ShowPage:
    """Show one of the pages that need nothing: library, exercises, settings, about, keys."""

    name: str


Request: TypeAlias = GoHome | GoToMatch | NewMatch | Play | Review | ShowRules | ShowPage
