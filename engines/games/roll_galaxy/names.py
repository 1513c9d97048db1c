"""Names and words of faces, dice and phases."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Final

from engines.games.roll_galaxy.kernels.faces import COLOUR_NAMES, PHASE_NAMES, REFERENCES
from engines.games.roll_galaxy.kernels.state import COLOURS, TILES
from engines.runtime import paths

LETTERS: Final = "WRPCBGY"
"""Letters of the colours of dice in position texts."""
FACE_NAMES: Final = (*PHASE_NAMES, "wild")
"""Faces of dice, in the order of their numbers."""


def phase_name(phase: int) -> str:
    """``Explore``."""
    return PHASE_NAMES[phase].capitalize()


def colour_name(colour: int) -> str:
    """``Home``, as dice of the colour are called in sentences."""
    return COLOUR_NAMES[colour].capitalize()


@cache
def _catalogue() -> Mapping[str, Mapping[str, str]]:
    file = paths.asset("text", "en", "roll_galaxy_faces.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def face_name(face: int) -> str:
    """The name on a face."""
    return _catalogue()[REFERENCES[face]]["name"]


def face_text(face: int) -> str:
    """One sentence about what a face does."""
    return _catalogue()[REFERENCES[face]]["text"]


def tile_name(tile: int) -> str:
    """Both names of a game tile, the development first."""
    return f"{face_name(tile)} / {face_name(tile + TILES)}"


def tile_reference(tile: int) -> str:
    """``T42``."""
    return REFERENCES[tile][:-1]


def dice_text(counts: "tuple[int, ...] | list[int]") -> str:
    """``W3R1`` for three Home dice and a Military die; ``-`` for none."""
    return "".join(f"{LETTERS[c]}{counts[c]}" for c in range(COLOURS) if counts[c]) or "-"


def dice_words(counts: "tuple[int, ...] | list[int]") -> str:
    """``3 Home, 1 Military``."""
    return ", ".join(f"{counts[c]} {colour_name(c)}" for c in range(COLOURS) if counts[c])
