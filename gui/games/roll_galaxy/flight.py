"""Dice on their way from where they lay to where they lie now."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from engines.games.roll_galaxy.data import PHASES
from gui.games.roll_galaxy import symbols
from gui.games.roll_galaxy.layout import Spot
from gui.table.dice.painting import paint_moving

_FACES: Final = 5
"""Faces that a die shows while it is rolled."""
_SETTLED: Final = 0.8
"""From this share of the way on it shows what was rolled."""


@dataclass(frozen=True, slots=True)
class Flight:
    """Pairs of spots: the same die before and after a step.

    Dice that are rolled show other faces on their way.
    """

    dice: tuple[tuple[Spot, Spot], ...] = ()
    rolls: bool = False

    @classmethod
    def between(cls, before: Sequence[Spot], after: Sequence[Spot], *, rolls: bool = False) -> Self:
        """Match dice that left a place with dice of the same colour that came to another."""
        left = [spot for spot in before if spot.is_die]
        came = [spot for spot in after if spot.is_die]
        for spot in tuple(left):
            same = next((each for each in came if each.key == spot.key), None)
            if same is not None:
                left.remove(spot)
                came.remove(same)
        pairs = []
        for spot in left:
            target = next((each for each in came if each.colour == spot.colour), None)
            if target is not None:
                came.remove(target)
                pairs.append((spot, target))
        return cls(tuple(pairs), rolls)

    @property
    def distance(self) -> float:
        """The longest way, in pixels."""
        ways = (a.rect.center() - b.rect.center() for a, b in self.dice)
        return max((way.manhattanLength() for way in ways), default=0.0)

    def paint(self, painter: QPainter, progress: float) -> None:
        """Draw all dice so far on their way (0 to 1)."""
        for place, (start, end) in enumerate(self.dice):
            way = end.rect.center() - start.rect.center()
            centre = start.rect.center() + way * progress
            side = start.rect.width() + (end.rect.width() - start.rect.width()) * progress
            corner = centre - QPointF(side / 2, side / 2)
            column = end.column
            if self.rolls and progress < _SETTLED and column >= 0:
                column = (place + int(progress * _FACES / _SETTLED)) % (PHASES + 1)
            face = symbols.face_of_die(column) if column >= 0 else None
            rect = QRectF(corner, QSizeF(side, side))
            paint_moving(painter, rect, face, symbols.DICE[end.colour], 2.0)
