"""Names and words of faces, dice and phases."""

from typing import Final

from engines.contract.messages import Message, message
from engines.contract.rules import DieKind
from engines.games.roll_galaxy.kernels.faces import COLOUR_NAMES, PHASE_NAMES, REFERENCES
from engines.games.roll_galaxy.kernels.state import COLOURS, ROLL_BITS, TILES, Stage
from engines.rulekit.dice import Dice
from engines.runtime.texts import tr

STAGE_NAMES: Final = tuple(stage.name.lower().replace("_", "-") for stage in Stage)
"""Stages in position texts."""
LETTERS: Final = "WRPCBGY"
"""Letters of the colors of dice in position texts."""
FACE_NAMES: Final = (*PHASE_NAMES, "wild")
"""Faces of dice, in the order of their numbers."""
ROLLS: Final = Dice(ROLL_BITS, DieKind.PHASES, FACE_NAMES)


def face_name(face: int) -> str:
    return tr(f"roll_galaxy-face-{REFERENCES[face]}-name")


def face_text(face: int) -> str:
    """One sentence about what a face does."""
    return tr(f"roll_galaxy-face-{REFERENCES[face]}-text")


def tile_reference(tile: int) -> str:
    """``T42``."""
    return REFERENCES[tile][:-1]


def dice_text(counts: "tuple[int, ...] | list[int]") -> str:
    """``W3R1`` for three Home dice and a Military die; ``-`` for none."""
    return "".join(f"{LETTERS[c]}{counts[c]}" for c in range(COLOURS) if counts[c]) or "-"


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


def faces(counts: "tuple[int, ...] | list[int]") -> tuple[Message, ...]:
    """How many dice show each face: ``2 Explore, 1 Wild``."""
    return tuple(
        message("roll_galaxy.some", n=n, what=phase(shown)) for shown, n in enumerate(counts) if n
    )
