"""The characters: what the players of a table look like, and what they say.

The portraits of a game's bots are in ``assets/characters/GAME.toml``; their names, how they play,
and their remarks are texts of the game (``bot.ID.name``, ``.about``, ``.remark.MOMENT``).
"""

import re
import tomllib
from enum import StrEnum
from functools import cache
from typing import Final

from engines.contract.bot import ADAPTIVE, is_adaptive
from engines.contract.game import Game
from engines.contract.messages import Words, message
from engines.contract.record import PERSON
from engines.runtime.paths import asset
from gui.kit.portraits import Portrait, read_portrait, recolored

_PUBLISHED: Final = "#DCCBA0"
_PEOPLE: Final = (
    ("#DCCBA0", ("coat #1B5EDA", "collar #F2E8D3", "parted #4A2F1E")),
    ("#C8B2A2", ("coat #BD460F", "roll #F2E8D3", "bob #2E1D16")),
    ("#B4C2BB", ("coat #2F6E62", "scarf #E3C36A", "crop #8A5A2E")),
    ("#C2B3C9", ("coat #9C4490", "collar #F2E8D3", "tail #6B3A22")),
    ("#CFC6A0", ("coat #6F6C57", "roll #C98A3C", "curls #3A241A")),
    ("#A9BCC4", ("coat #0B6B74", "collar #F2E8D3", "spikes #1E1512")),
)
"""Backgrounds and clothes of people, by seat."""


_NUMBERED: Final = re.compile(r" (\d)$")


class Moment(StrEnum):
    """When a character says something."""

    HELLO = "hello"
    AHEAD = "ahead"
    BEHIND = "behind"
    WON = "won"
    LOST = "lost"


@cache
def _portraits(game: str) -> dict[str, Portrait]:
    """The portraits of a game's bots by their ids; none for a game without characters."""
    file = asset("characters", f"{game}.toml")
    if not file.exists():
        return {}
    recipes = tomllib.loads(file.read_text(encoding="utf-8"))
    return {bot: read_portrait(recipe) for bot, recipe in recipes.items()}


def _kind(player: str) -> str:
    """The key of a portrait: the adaptive opponent has only one, however strong it is."""
    return ADAPTIVE if is_adaptive(player) else player


def has_character(game: Game, player: str) -> bool:
    """Whether a player is a character with its own portrait."""
    return _kind(player) in _portraits(game.id)


def portrait(game: Game, player: str, name: str, seat: int = 0) -> Portrait:
    """What a player looks like.

    Args:
        game: the game that is played.
        player: ``PERSON`` or the id of a bot.
        name: a bot without a character shows its first letter, and a number if it has one; a
            character named "Otto 2" wears other colors.
        seat: distinguishes people from each other.
    """
    if player == PERSON:
        ground, parts = _PEOPLE[seat % len(_PEOPLE)]
        return read_portrait({"ground": ground, "parts": list(parts)})
    found, again = _portraits(game.id).get(_kind(player)), _NUMBERED.search(name)
    if found is None:
        letter = name[:1].upper() or "?"
        return Portrait(_PUBLISHED, kind="letter", letter=letter + (again[1] if again else ""))
    return recolored(found, int(again[1]) - 1) if again else found


def remark(words: Words, game: Game, player: str, moment: Moment) -> str:
    """What a player says at a moment; empty for people and for bots that aren't characters."""
    code = f"{game.id}.bot.{_kind(player)}.remark.{moment}"
    return words.say(message(code)) if words.has(code) else ""
