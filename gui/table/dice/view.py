"""What a die shows: plain values, also for the faces of a roll that a game describes by name."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from engines.contract.rules import DiceRoll, DieKind
from engines.runtime.texts import tr
from gui.style import DiceColour
from gui.style.chess import PIECES


@dataclass(frozen=True, slots=True)
class Pips:
    """A face with 1 to 6 pips; raises ValueError for another number."""

    value: int

    def __post_init__(self) -> None:
        if not 1 <= self.value <= 6:
            raise ValueError(f"A die has no face with {self.value} pips; it has 1 to 6")


@dataclass(frozen=True, slots=True)
class Glyph:
    """A face with an icon: a name for `gui.style.icons.icon_path`, such as "mdi6.earth"."""

    icon: str


Face = Pips | Glyph

PIP_FACES: Final[tuple[Face, ...]] = tuple(Pips(value) for value in range(1, 7))
_PIECES: Final = {name: f"chess.{name}" for name in PIECES}
_PHASES: Final = {
    "explore": "fa6s.eye",
    "develop": "mdi6.rhombus",
    "settle": "mdi6.earth",
    "produce": "fa6s.industry",
    "ship": "fa6s.rocket",
    "wild": "fa6s.asterisk",
}
_WORDS: Final = {DieKind.PIECES: "dice_chess-piece", DieKind.PHASES: "roll_galaxy"}
"""Where the catalog names the faces."""
_UNKNOWN: Final = "fa6s.question"


class DieState(Enum):
    """What can be done with a die."""

    READY = "ready"
    AVAILABLE = "available"  # may be used now
    KEPT = "kept"  # kept or selected
    USED = "used"
    BLOCKED = "blocked"  # cannot be used in any legal turn


@dataclass(frozen=True, slots=True)
class DieView:
    """One die.

    `face` None is a die that has not been rolled. `advice` is None without advice, "" for the
    adviser's ring alone, or a word such as "keep". `typed` marks a face typed in by hand. `past`
    dice are those of a roll that is over; `scores` lets a die glow; `note` is written on it.
    `name` is for screen readers ("Die 3 of 10, four, scores nothing"), `tip` is the tooltip.
    """

    face: Face | None = None
    colour: DiceColour = DiceColour.IVORY
    state: DieState = DieState.READY
    advice: str | None = None
    typed: bool = False
    past: bool = False
    scores: bool = False
    note: str = ""
    name: str = ""
    tip: str = ""

    @property
    def active(self) -> bool:
        """Whether a click on the die means something."""
        return self.state in (DieState.AVAILABLE, DieState.KEPT)


def face_of(roll: DiceRoll, number: int) -> Face:
    """How face ``number`` (from 1) of the dice of a roll looks."""
    return named_face(roll.kind, roll.faces[number - 1])


def face_word(kind: DieKind, name: str) -> str:
    """The face called ``name`` of a kind of dice, as a word in the window's language."""
    return tr(f"{_WORDS[kind]}-{name.lower()}") if kind in _WORDS else name


def named_face(kind: DieKind, name: str) -> Face:
    """How the face called ``name`` of a kind of dice looks."""
    if kind is DieKind.PIPS:
        return Pips(int(name))
    icons = _PIECES if kind is DieKind.PIECES else _PHASES
    return Glyph(icons.get(name.lower(), _UNKNOWN))
