"""Motion: named durations and curves, the table's speed, reduced motion.

Widgets never write a duration. They ask `pace()` for one by name, or let `animate` run a property.
A duration of 0 sets the end value at once through the same code: Qt finishes such an animation
inside `start()`.
"""

from enum import Enum
from typing import Final

import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QCoreApplication,
    QEasingCurve,
    QObject,
    QPropertyAnimation,
    Signal,
)

_Curve = QEasingCurve.Type

SPEEDS: Final = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, float("inf"))
MIN_BOT_ACTION_MS: Final = 350
CROSS_FADE_MS: Final = 120

_MOVE_MS_PER_PX: Final = 0.25
_MOVE_LIMIT_MS: Final = 450


class Motion(Enum):
    """What moves: (duration in ms, curve, whether the table's speed applies).

    Hovering and the celebration at the end of a game keep their pace when the table runs faster
    or slower.
    """

    HOVER = (80, _Curve.Linear, False)
    BAR = (200, _Curve.OutCubic, True)
    MOVE = (220, _Curve.InOutCubic, True)
    ROLL = (700, _Curve.OutCubic, True)
    ROLL_STAGGER = (25, _Curve.Linear, True)
    GLOW = (320, _Curve.Linear, True)
    GROUP_STAGGER = (90, _Curve.Linear, True)
    COIN = (380, _Curve.InOutCubic, True)
    SETTLE = (120, _Curve.OutQuad, True)
    USED = (140, _Curve.OutQuad, True)
    CELEBRATION = (2400, _Curve.Linear, False)

    def __init__(self, ms: int, curve: QEasingCurve.Type, table: bool) -> None:
        self.ms = ms
        self.curve = curve
        self.table = table


class Pace(QObject):
    """Speed of everything that moves; get it with `pace()`.

    `changed` is emitted when speed or reduced motion change. Running animations keep their
    duration.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        """The table's speed factor: one of `SPEEDS`."""
        self._reduced: bool | None = None
        self._system_reduced = False

    def set_speed(self, speed: float) -> None:
        """Set the table's speed factor; raises ValueError unless it is one of `SPEEDS`."""
        if speed not in SPEEDS:
            raise ValueError(f"{speed} is not a speed; choose one of {SPEEDS}")
        if speed != self.speed:
            self.speed = speed
            self.changed.emit()

    def step_speed(self, steps: int) -> None:
        """Go this many entries of `SPEEDS` faster (positive) or slower, within the limits."""
        place = SPEEDS.index(self.speed) + steps
        self.set_speed(SPEEDS[min(max(place, 0), len(SPEEDS) - 1)])

    @property
    def reduced(self) -> bool:
        """Whether nothing moves."""
        return self._system_reduced if self._reduced is None else self._reduced

    def set_reduced(self, reduced: bool | None) -> None:
        """Switch all motion off or on; None: as the system wishes."""
        before, self._reduced = self.reduced, reduced
        if before is not self.reduced:
            self.changed.emit()

    def set_system_reduced(self, reduced: bool) -> None:
        """Note whether the system asks for less motion."""
        before, self._system_reduced = self.reduced, reduced
        if before is not self.reduced:
            self.changed.emit()

    def ms(self, motion: Motion) -> int:
        """Return the duration of a motion in ms; 0 means at once."""
        return self._scaled(motion.ms, motion.table)

    def move_ms(self, distance: float) -> int:
        """Return the duration in ms of a piece or die that moves this many pixels."""
        full = min(Motion.MOVE.ms + _MOVE_MS_PER_PX * distance, _MOVE_LIMIT_MS)
        return self._scaled(full, table=True)

    def fade_ms(self) -> int:
        """Return how long the old picture takes to fade when nothing moves; 0 when things move."""
        return CROSS_FADE_MS if self.reduced and self.speed <= 1 else 0

    def roll_ms(self) -> int:
        """Return how long a roll stays in view when its throw isn't shown; otherwise 0."""
        return self.bot_action_ms() if self.reduced else 0

    def bot_action_ms(self) -> int:
        """Return the least time in ms that a bot's visible action stays before the next."""
        return round(MIN_BOT_ACTION_MS / self.speed)

    def _scaled(self, ms: float, table: bool) -> int:
        if self.reduced:
            return 0
        return round(ms / self.speed) if table else round(ms)


def finish(animation: QAbstractAnimation) -> None:
    """Set a running animation to its end value, so that it emits `finished`."""
    if animation.state() is QAbstractAnimation.State.Running:
        animation.setCurrentTime(animation.totalDuration())


def animate(
    target: QObject,
    name: str,
    end: object,
    motion: Motion,
    duration_ms: int | None = None,
) -> QPropertyAnimation:
    """Run the Qt property `name` of `target` from where it is to `end`.

    A running animation of the same property is replaced. `duration_ms` overrides the motion's own
    duration (`pace().move_ms` for moves). Returns the animation, which belongs to `target`.
    """
    key = _key(name)
    old = target.findChild(QPropertyAnimation, key)
    if isinstance(old, QPropertyAnimation):
        old.stop()
        animation = old
    else:
        animation = QPropertyAnimation(target, QByteArray(name.encode()), target)
        animation.setObjectName(key)
    animation.setDuration(pace().ms(motion) if duration_ms is None else duration_ms)
    animation.setEasingCurve(motion.curve)
    animation.setStartValue(target.property(name))
    animation.setEndValue(end)
    animation.start()
    return animation


def _key(name: str) -> str:
    return f"motion-{name}"


_current: Pace | None = None


def pace() -> Pace:
    """Return the pace of the running application; the first call makes it."""
    global _current  # noqa: PLW0603 - one application, one pace
    if _current is None or not shiboken6.isValid(_current):
        _current = Pace(QCoreApplication.instance())
    return _current
