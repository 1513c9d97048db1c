"""Requests from pages to the window: where to go next, and with what.

A page emits ``wants`` with one of these; the window decides what it means. So pages know nothing of
each other.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from engines.contract.record import Record
from engines.match.archive.library import Exercise
from engines.match.controller.table_options import DiceSource


@dataclass(frozen=True, slots=True)
class NewMatch:
    """Show the page for a new match of a game, perhaps with bots on every seat."""

    game: str = ""
    watch: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """Put a record on the table: a new match, an unfinished one, or a position to play from.

    Attributes:
        match: id of an unfinished match; empty for a new one.
        dice: who rolls; None: as the settings say.
        teaching: how much is taught; empty: as in the last match of the game.
        paused: wait for the person to continue.
    """

    record: Record
    match: str = ""
    dice: DiceSource | None = None
    teaching: str = ""
    paused: bool = False


@dataclass(frozen=True, slots=True)
class SetUp:
    """Set up a position of a game; without a text, its starting position."""

    game: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Review:
    """Show a finished or stopped match step by step.

    Attributes:
        entry: its id in the library, if it is there.
    """

    record: Record
    entry: int | None = None


@dataclass(frozen=True, slots=True)
class ReviewEntry:
    """Show a game of the library step by step."""

    entry: int


@dataclass(frozen=True, slots=True)
class TryExercise:
    """Show a decision that went wrong, to try it again."""

    exercise: Exercise


@dataclass(frozen=True, slots=True)
class TryToday:
    """Try today's exercise of a game."""

    game: str


@dataclass(frozen=True, slots=True)
class ShowUnfinished:
    """Show the unfinished matches in the library."""


@dataclass(frozen=True, slots=True)
class ChooseFile:
    """Let the person choose where a copy of a record goes; without one, which file to open."""

    record: Record | None = None


class SettingsSection(Enum):
    """The sections of the settings page, in their order."""

    APPEARANCE = "appearance"
    MOTION = "motion"
    PLAY = "play"
    PROGRAMS = "programs"
    KEYS = "keys"
    FILES = "files"


@dataclass(frozen=True, slots=True)
class ShowSettings:
    """Show a section of the settings."""

    section: SettingsSection


@dataclass(frozen=True, slots=True)
class ShowPage:
    """Show the page of this name (`gui.shell.pages`), for a game if it is about one.

    ``section`` is the number of the section of the rules to begin with; 0: from the top.
    """

    name: str
    game: str = ""
    section: int = 0


Request: TypeAlias = (
    NewMatch
    | Play
    | SetUp
    | Review
    | ReviewEntry
    | TryExercise
    | TryToday
    | ShowSettings
    | ShowPage
    | ShowUnfinished
    | ChooseFile
)
