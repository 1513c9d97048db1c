"""Rolls for people: faces and codes, points, and which dice score together."""

from dataclasses import dataclass
from typing import Final

from engines.games.fargo.kernels.state import LEFT, POINTS
from engines.rulekit.dice import Dice
from engines.runtime.types import Action

TRIPLE: Final = 3
POOL: Final = Dice(bits=4)
code_of, faces_of = POOL.code, POOL.faces


@dataclass(frozen=True, slots=True)
class Group:
    """Dice of one roll that score together: a triple, or the single ones or fives.

    Attributes:
        face: what they show.
        at: their places among the shown dice, from 0.
        points: their points.
    """

    face: int
    at: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class RollScore:
    """The score of a roll.

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
        return self.left == 0


def score(roll: Action) -> RollScore:
    """Points and dice left of a roll (rules, section 1.1)."""
    counts = POOL.counts(roll)
    return RollScore(
        points=sum(int(POINTS[f, count]) for f, count in enumerate(counts)),
        left=sum(int(LEFT[f, count]) for f, count in enumerate(counts)),
    )


def groups(roll: Action) -> tuple[Group, ...]:
    """The scoring groups of a roll, by face; places refer to ``faces_of``."""
    found = []
    start = 0
    for face, count in enumerate(POOL.counts(roll), 1):
        for first in range(0, count, TRIPLE):
            size = min(TRIPLE, count - first)
            points = int(POINTS[face - 1, size])
            if points:
                places = range(start + first, start + first + size)
                found.append(Group(face, tuple(places), points))
        start += count
    return tuple(found)
