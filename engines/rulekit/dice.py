"""Rolls of equal six-sided dice: as codes, faces, and text."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engines.contract.rules import FAIR_SIX, PIP_FACES, DiceRoll, DieKind
from engines.runtime.errors import IllegalAction, ParseError, quoted
from engines.runtime.types import Action

FACES: Final = 6


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice of one kind. A code holds how many of them show each face.

    Attributes:
        bits: of the code, for each face.
        kind: how they look.
        names: of the faces.
        letters: how a roll is written, a letter or digit for each face.
    """

    bits: int
    kind: DieKind = DieKind.PIPS
    names: tuple[str, ...] = PIP_FACES
    letters: str = "123456"

    def code(self, faces: Iterable[int]) -> Action:
        """The code of faces 1 to 6 in any order."""
        return sum(1 << self.bits * (face - 1) for face in faces)

    def counts(self, code: Action) -> tuple[int, ...]:
        """How many dice show each face."""
        most = (1 << self.bits) - 1
        return tuple(code >> self.bits * face & most for face in range(FACES))

    def faces(self, code: Action) -> tuple[int, ...]:
        """The faces of a code in ascending order."""
        return faces_of_counts(self.counts(code))

    def roll(self, count: int) -> DiceRoll:
        return DiceRoll(self.kind, count, self.names, FAIR_SIX)

    def typed(self, faces: Sequence[int], count: int) -> Action:
        """The code of a typed roll; raises IllegalAction if the number of dice is wrong."""
        for face in faces:
            if not 1 <= face <= FACES:
                raise IllegalAction("errors-not-face-of-die", face=face, known=tuple(self.letters))
        if len(faces) != count:
            raise IllegalAction("errors-roll-size", count=count, faces=len(faces))
        return self.code(faces)

    def text(self, faces: Iterable[int]) -> str:
        """``1 1 5``."""
        return " ".join(self.letters[face - 1] for face in faces)

    def parse(self, text: str) -> tuple[int, ...]:
        """The faces of a text, written apart or together; raises ParseError."""
        letters = _letters(text)
        for letter in letters:
            if letter.upper() not in self.letters:
                raise ParseError(
                    "errors-not-letter-of-die", letter=quoted(letter), known=tuple(self.letters)
                )
        return tuple(self.letters.index(letter) + 1 for letter in letters.upper())

    def reads(self, text: str) -> bool:
        """Whether a text has nothing but faces."""
        return set(_letters(text).upper()) <= set(self.letters)


def _letters(text: str) -> str:
    return "".join(text.replace(",", " ").split())


def faces_of_counts(counts: Sequence[int]) -> tuple[int, ...]:
    """The faces of dice given as how many show each, ascending."""
    return tuple(face for face, count in enumerate(counts, 1) for _ in range(count))


def counts_of_faces(faces: Sequence[int]) -> tuple[int, ...]:
    """The inverse of ``faces_of_counts``."""
    return tuple(faces.count(face) for face in range(1, FACES + 1))
