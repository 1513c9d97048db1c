"""Names and words of faces, dice and phases.

What is typed and saved is English (``written_name``, ``phase_name``, ``colour_name``,
``dice_words``); sentences are made of messages (``face``, ``phase``, ``colour``, ``dice``).
"""

from typing import Final

from engines.contract.messages import Message, message
from engines.games.roll_galaxy.kernels.faces import COLOUR_NAMES, PHASE_NAMES, REFERENCES
from engines.games.roll_galaxy.kernels.state import COLOURS, TILES
from engines.runtime.texts import ENGLISH, say, tr

LETTERS: Final = "WRPCBGY"
"""Letters of the colors of dice in position texts."""
FACE_NAMES: Final = (*PHASE_NAMES, "wild")
"""Faces of dice, in the order of their numbers."""


def phase_name(phase: int) -> str:
    """``Explore``."""
    return PHASE_NAMES[phase].capitalize()


def colour_name(colour: int) -> str:
    """``Home``, as dice of the color are called in the notation of actions."""
    return COLOUR_NAMES[colour].capitalize()


def face_name(face: int) -> str:
    return tr(f"roll_galaxy-face-{REFERENCES[face]}-name")


def written_name(face: int) -> str:
    """The name on a face in the notation of actions, the same in every language."""
    return say(ENGLISH, f"roll_galaxy-face-{REFERENCES[face]}-name", {})


def face_text(face: int) -> str:
    """One sentence about what a face does."""
    return tr(f"roll_galaxy-face-{REFERENCES[face]}-text")


def tile_reference(tile: int) -> str:
    """``T42``."""
    return REFERENCES[tile][:-1]


def dice_text(counts: "tuple[int, ...] | list[int]") -> str:
    """``W3R1`` for three Home dice and a Military die; ``-`` for none."""
    return "".join(f"{LETTERS[c]}{counts[c]}" for c in range(COLOURS) if counts[c]) or "-"


def dice_words(counts: "tuple[int, ...] | list[int]") -> str:
    """``3 Home, 1 Military``."""
    return ", ".join(f"{counts[c]} {colour_name(c)}" for c in range(COLOURS) if counts[c])


# -- in sentences -------------------------------------------------------------------------------


def phase(number: int) -> Message:
    """A phase, or the wild face of a die."""
    return message(f"roll_galaxy.{FACE_NAMES[number]}")


def colour(number: int) -> Message:
    """``Home``."""
    return message(f"roll_galaxy.die.{COLOUR_NAMES[number]}")


def a_die(number: int) -> Message:
    """``a Home die``."""
    return message(f"roll_galaxy.a_die.{COLOUR_NAMES[number]}")


def face(number: int) -> Message:
    return message(f"roll_galaxy.face.{REFERENCES[number]}.name")


def tile(number: int) -> Message:
    """Both names of a game tile, the development first."""
    return message("roll_galaxy.tile", development=face(number), world=face(number + TILES))


def dice(counts: "tuple[int, ...] | list[int]") -> tuple[Message, ...]:
    """How many dice of each color there are: ``3 Home, 1 Military``."""
    return tuple(
        message("roll_galaxy.some", n=int(n), what=colour(c)) for c, n in enumerate(counts) if n
    )
