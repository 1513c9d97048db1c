"""What a rolling die shows at each moment.

A roll changes the face five times, ever more slowly, while the die swings by up to 8 degrees; then
it settles on the table. Several dice start one after the other, all within a limit.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve

from gui.style import theme
from gui.style.motion import Motion, pace
from gui.table.dice.painting import LIFT
from gui.table.dice.view import Face
from gui.table.spots import Flight, Pose

CHANGES: Final = 5
SWING_DEGREES: Final = 8.0

_SETTLE_SHARE: Final = Motion.SETTLE.ms / Motion.ROLL.ms
_TAKE_OFF: Final = 0.12
_CURVE: Final = QEasingCurve(Motion.ROLL.curve)
_SETTLE_CURVE: Final = QEasingCurve(Motion.SETTLE.curve)


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of a roll: number of face changes so far, rotation in degrees, height 0 to 1."""

    changes: int
    degrees: float
    height: float


def frame(progress: float) -> Frame:
    """Return what a die shows at `progress` (0 to 1) of its roll."""
    rolling = 1 - _SETTLE_SHARE
    if progress >= rolling:
        settled = _SETTLE_CURVE.valueForProgress((progress - rolling) / _SETTLE_SHARE)
        return Frame(CHANGES, 0.0, 1 - settled)
    eased = _CURVE.valueForProgress(progress / rolling)
    degrees = SWING_DEGREES * math.sin(CHANGES * math.pi * eased)
    return Frame(int(eased * CHANGES), degrees, min(1.0, progress / _TAKE_OFF))


def face_sequence(faces: Sequence[Face], final: Face, die: int) -> tuple[Face, ...]:
    """Return the faces shown before and after each change, `CHANGES` + 1, ending with `final`.

    Decoration only: it depends on the place of the die, so that neighbours differ, and on nothing
    random. No face follows itself.
    """
    if len(faces) < 2:
        return (final,) * (CHANGES + 1)
    end = faces.index(final) if final in faces else 0
    step = 1 + die % (len(faces) - 1)
    before = tuple(faces[(end + step * back) % len(faces)] for back in range(CHANGES, 0, -1))
    return (*before, final)


@dataclass(frozen=True, slots=True)
class Roll(Flight):
    """A die that rolls where it lies: ``looks`` before and after each change, then at rest."""

    def pose(self, share: float) -> Pose:
        """How it is seen after a share (0 to 1) of its time."""
        if share >= 1:
            return Pose(self.looks[-1], self.end)
        moment = frame(share)
        rect = self.end.translated(0, -theme().pxf(LIFT) * moment.height)
        return Pose(self.looks[min(moment.changes, len(self.looks) - 1)], rect, moment.degrees)


def start_delays(dice: int) -> list[int]:
    """Return the start of each die of a roll in ms, so that the last ends within the limit."""
    if dice < 2:
        return [0] * dice
    room = pace().ms(Motion.ROLL_LIMIT) - pace().ms(Motion.ROLL)
    stagger = min(pace().ms(Motion.ROLL_STAGGER), room / (dice - 1))
    return [math.floor(stagger * die) for die in range(dice)]
