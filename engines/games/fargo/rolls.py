"""Rolls for people: faces and codes, points, and which dice score together."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engines.games.fargo.kernels.rolls import FACES, LEFT, POINTS
from engines.runtime.types import Action

TRIPLE: Final = 3


@dataclass(frozen=True, slots=True)
class Group:
    """Dice of one roll that score together: a triple, or the single ones or fives.

    Attributes:
        face: what they show.
        at: their places among the shown dice, from 0.
        points: what they are worth.
    """

    face: int
    at: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class RollScore:
    """What a roll is worth.

    Attributes:
        points: 0 for a bust.
        left: dice that do not score.
    """

    points: int
    left: int

    @property
    def bust(self) -> bool:
        """Whether no die scores."""
        return self.points == 0

    @property
    def hot(self) -> bool:
        """Whether all dice score."""
        return self.left == 0


def _count(roll: Action, face: int) -> int:
    return (roll >> (4 * (face - 1))) & 15


def code_of(faces: Iterable[int]) -> Action:
    """The code of a roll; every face is 1 to 6, and there are at most ten dice."""
    return sum(1 << (4 * (face - 1)) for face in faces)


def faces_of(roll: Action) -> tuple[int, ...]:
    """The faces of a roll in ascending order, so that dice that score together are neighbours."""
    return tuple(face for face in range(1, FACES + 1) for _ in range(_count(roll, face)))


def score(roll: Action) -> RollScore:
    """Points and dice left of a roll (rules, "Scoring a roll")."""
    counts = [(face - 1, _count(roll, face)) for face in range(1, FACES + 1)]
    return RollScore(
        points=sum(int(POINTS[f, count]) for f, count in counts),
        left=sum(int(LEFT[f, count]) for f, count in counts),
    )


def groups(roll: Action) -> tuple[Group, ...]:
    """The scoring groups of a roll, by face; places refer to ``faces_of``."""
    found = []
    start = 0
    for face in range(1, FACES + 1):
        count = _count(roll, face)
        for first in range(0, count, TRIPLE):
            size = min(TRIPLE, count - first)
            points = int(POINTS[face - 1, size])
            if points:
                places = range(start + first, start + first + size)
                found.append(Group(face, tuple(places), points))
        start += count
    return tuple(found)
