"""How a die is thrown: from beyond the lower right rim, spinning, one bounce, then at rest.

A thrown die is three things that move together: its shadow on the floor, the die in the air turn by
turn, and finally the die at rest. Flat dice change their face instead of spinning.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from gui.kit.pictures import Look
from gui.style.motion import Motion, pace
from gui.table.dice.sprites import AIR
from gui.table.dice.view import Face
from gui.table.spots import Flight, Pose

CHANGES: Final = 7
"""How often a flat die changes its face."""
TURNED: Final = 6.0
"""Degrees that a die still turns when it has come down."""

_TRAVEL: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
_SLIDE: Final = QEasingCurve(Motion.MOVE.curve)
_STRAIGHT: Final = 0.6
"""From this share of its time on, a die that glides is seen as it will be."""
_LIFTED: Final = 0.04
_DOWN: Final = 0.62
"""The share of the time after which a die comes down first."""
_RESTS: Final = 0.82
"""From this share of the time on, it is at rest."""
_DROP: Final = 0.9
"""How high a die begins, in edges."""
_BOUNCE: Final = 0.14
_TURNS: Final = 1.6
_LARGER: Final = 0.10
"""How much larger a die is at its highest."""


def height(share: float) -> float:
    """How high a thrown die is after a share (0 to 1) of its time, in edges."""
    if share < _DOWN:
        return _DROP * (1 - (share / _DOWN) ** 2)
    if share < _RESTS:
        up = (share - _DOWN) / (_RESTS - _DOWN)
        return _BOUNCE * 4 * up * (1 - up)
    return 0.0


@dataclass(frozen=True, slots=True)
class Throw(Flight):
    """A die on its way; ``looks`` are those in the air, in their order, then the one at rest.

    Attributes:
        edge: of the die.
        first: the look it begins with.
        aside: how far its path bends, in pixels.
    """

    edge: float = 1.0
    first: int = 0
    aside: float = 0.0

    def ground(self, share: float) -> QPointF:
        """The point of the floor below it."""
        done = _TRAVEL.valueForProgress(min(1.0, share / _RESTS))
        way = self.end.center() - self.start.center()
        bend = QPointF(-way.y(), way.x()) * (self.aside * math.sin(math.pi * done))
        return self.start.center() + way * done + bend

    def pose(self, share: float) -> Pose:
        """How it is seen after a share (0 to 1) of its time."""
        air = len(self.looks) - 1
        high = height(share)
        middle = self.ground(share) - QPointF(0, high * self.edge)
        grown = self.end.width() * (1 + _LARGER * high / _DROP)
        rect = QRectF(middle.x() - grown / 2, middle.y() - grown / 2, grown, grown)
        if share >= _RESTS or not air:
            left = max(0.0, 1 - (share - _RESTS) / (1 - _RESTS))
            way = 1 if self.first % 2 else -1
            return Pose(self.looks[-1], rect, way * TURNED * left if air else 0.0)
        done = _TRAVEL.valueForProgress(share / _RESTS)
        turned = int(self.first + done * _TURNS * air) % air
        return Pose(self.looks[turned], rect)

    def painted(self, share: float) -> QSizeF:
        """The size of its picture: that of the die."""
        return self.end.size()


@dataclass(frozen=True, slots=True)
class Shade(Throw):
    """The shadow of a thrown die: far and pale while it is high."""

    def pose(self, share: float) -> Pose:
        """How it is seen after a share (0 to 1) of its time."""
        high = height(share) * self.edge
        middle = self.ground(share) + QPointF(0.45 * high + 0.08 * self.edge, 0.35 * high)
        grown = self.end.width() * (1 + 0.35 * high / self.edge)
        rect = QRectF(middle.x() - grown / 2, middle.y() - grown / 2, grown, grown)
        lies = share >= _RESTS
        return Pose(self.looks[0], rect, opacity=0.0 if lies else 0.75 - 0.45 * high / self.edge)


@dataclass(frozen=True, slots=True)
class Glide(Flight):
    """A die that is put somewhere else: as it was, then finally as it will be."""

    def pose(self, share: float) -> Pose:
        """How it is seen after a share (0 to 1) of its time."""
        done = _SLIDE.valueForProgress(share)
        width = self.start.width() + (self.end.width() - self.start.width()) * done
        grown = width * (1 + _LIFTED * math.sin(math.pi * done))
        middle = self.start.center() + (self.end.center() - self.start.center()) * done
        rect = QRectF(middle.x() - grown / 2, middle.y() - grown / 2, grown, grown)
        return Pose(self.looks[0 if share < _STRAIGHT else -1], rect)

    def painted(self, share: float) -> QSizeF:
        """Each picture has the size that is its own."""
        return (self.start if share < _STRAIGHT else self.end).size()


def paint_shade(painter: QPainter, rect: QRectF) -> None:
    """Paint the soft shadow of a die in the air."""
    shade = QRadialGradient(rect.center(), rect.width() * 0.72)
    shade.setColorAt(0.0, QColor(4, 3, 2, 150))
    shade.setColorAt(0.45, QColor(4, 3, 2, 110))
    shade.setColorAt(1.0, QColor(4, 3, 2, 0))
    around = rect.adjusted(-rect.width(), -rect.width(), rect.width(), rect.width())
    painter.fillRect(around, shade)


def thrown_flights(throws: Sequence[Throw], shade: Look | None) -> list[Flight]:
    """The flights of dice that are thrown together, with shadows of this look."""
    delays = start_delays(len(throws))
    rng = random.Random(len(throws))
    dice: list[Throw] = []
    for throw, delay in zip(throws, delays, strict=True):
        ms = pace().ms(Motion.ROLL) + round(pace().ms(Motion.ROLL_STAGGER) * rng.uniform(0, 4))
        turn = (throw.first + rng.randrange(AIR)) % max(1, len(throw.looks) - 1)
        dice.append(
            replace(throw, ms=ms, delay_ms=delay, first=turn, aside=rng.uniform(-0.16, 0.10))
        )
    shades = [_shade_of(die, shade) for die in dice] if shade is not None else []
    return [*shades, *dice]


def _shade_of(die: Throw, look: Look) -> Shade:
    return Shade(
        die.start,
        die.end,
        (look,),
        bleed=die.end.width(),
        ms=die.ms,
        delay_ms=die.delay_ms,
        edge=die.edge,
        first=die.first,
        aside=die.aside,
    )


def face_sequence(faces: Sequence[Face], final: Face, die: int) -> tuple[Face, ...]:
    """Return the faces that a flat die shows on its way, `CHANGES` + 1, ending with `final`.

    Decoration only: it depends on the place of the die, so that neighbors differ, and on nothing
    random. No face follows itself.
    """
    if len(faces) < 2:
        return (final,) * (CHANGES + 1)
    end = faces.index(final) if final in faces else 0
    step = 1 + die % (len(faces) - 1)
    before = tuple(faces[(end + step * back) % len(faces)] for back in range(CHANGES, 0, -1))
    return (*before, final)


def start_delays(dice: int) -> list[int]:
    """Return the start of each die of a roll in ms."""
    return [pace().ms(Motion.ROLL_STAGGER) * die for die in range(dice)]
