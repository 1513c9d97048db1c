"""How a die is thrown: from beyond the lower right rim, spinning, one bounce, then at rest.

A thrown die is three things that move together: its shadow on the floor, the die in the air turn by
turn, and finally the die at rest. Flat dice change their face instead of spinning.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from engines.runtime.types import Seat
from gui.style.motion import Motion, pace
from gui.table.dice.sprites import AIR
from gui.table.spots import Flight, Pose

TURNED: Final = 6.0
"""Degrees that a die still turns after it has come down."""

_TRAVEL: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
_SPIN: Final = 1.7
"""How much faster a die spins at first: the exponent of what is left of its way."""
_DOWN: Final = 0.62
"""The share of the time after which a die first comes down."""
_RESTS: Final = 0.82
"""From this share of the time on, it is at rest."""
_DROP: Final = 0.9
"""How high a die begins, in edges."""
_BOUNCE: Final = 0.08
_TURNS: Final = 1.6
_LARGER: Final = 0.10
"""How much larger a die is at its highest."""
_SEEN: Final = 0.06
"""The share of the time after which a die has come into view."""
_BOTS: Final = 0.7
"""The share of the usual time that throws of bots take."""
_SHADE: Final = (0.16, 0.22)
"""How far right and down the shadow of a resting die is, in edges."""


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
    heard: float = _DOWN

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
        done = 1 - (1 - share / _RESTS) ** _SPIN
        turned = int(self.first + done * _TURNS * air) % air
        return Pose(self.looks[turned], rect, opacity=min(1.0, share / _SEEN))


@dataclass(frozen=True, slots=True)
class Shade(Throw):
    """The shadow of a thrown die: far and pale while it is high."""

    def pose(self, share: float) -> Pose:
        """How it is seen after a share (0 to 1) of its time."""
        high = height(share) * self.edge
        aside, below = (self.edge * each for each in _SHADE)
        middle = self.ground(share) + QPointF(0.45 * high + aside, 0.35 * high + below)
        grown = self.end.width() * (1 + 0.35 * high / self.edge)
        rect = QRectF(middle.x() - grown / 2, middle.y() - grown / 2, grown, grown)
        dark = 0.0 if share >= _RESTS else 0.85 - 0.55 * high / self.edge
        return Pose(self.looks[0], rect, opacity=dark * min(1.0, share / _SEEN))


def paint_shade(painter: QPainter, rect: QRectF) -> None:
    """Paint the soft shadow of a die in the air."""
    shade = QRadialGradient(rect.center(), rect.width() * 0.72)
    shade.setColorAt(0.0, QColor(4, 3, 2, 150))
    shade.setColorAt(0.45, QColor(4, 3, 2, 110))
    shade.setColorAt(1.0, QColor(4, 3, 2, 0))
    around = rect.adjusted(-rect.width(), -rect.width(), rect.width(), rect.width())
    painter.fillRect(around, shade)


def share_of(seat: Seat, people: Sequence[Seat]) -> float:
    """The share of the usual time that a throw takes: people's throws take all of it."""
    return 1.0 if seat in people else _BOTS


def thrown_flights(throws: Sequence[Throw], after_ms: int = 0, share: float = 1.0) -> list[Flight]:
    """The flights of dice thrown together in a share of the time, with shadows of real ones."""
    rng = random.Random(len(throws))
    dice: list[Throw] = []
    for place, throw in enumerate(throws):
        later = share * pace().ms(Motion.ROLL_STAGGER)
        ms = round(share * pace().ms(Motion.ROLL) + later * rng.uniform(0, 4))
        turn = (throw.first + rng.randrange(AIR)) % max(1, len(throw.looks) - 1)
        aside, delay_ms = rng.uniform(-0.16, 0.10), after_ms + round(place * later)
        dice.append(replace(throw, ms=ms, delay_ms=delay_ms, first=turn, aside=aside))
    shades = [_shade_of(die) for die in dice if len(die.looks) > AIR]
    return [*shades, *dice]


def _shade_of(die: Throw) -> Shade:
    same: dict[str, Any] = {each.name: getattr(die, each.name) for each in fields(die)}
    own = {"looks": ((paint_shade,),), "hides": None, "bleed": die.end.width(), "heard": 0.0}
    return Shade(**same | own)
