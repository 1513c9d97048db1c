"""Moving through the steps of a game, and playing a record automatically."""

import math
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from gui.kit.transport import TransportBar
from gui.style.motion import pace
from gui.table.board import Scene, Step
from gui.table.stage import Stage

_LEAST_MS: Final = 60
"""Each step is shown for at least this long, however fast the table is."""


class Transport(QObject):
    """Moves through the steps of a game. ``changed`` is emitted after every move.

    Places are counted in steps: 0 is the start.
    """

    changed = Signal()

    @property
    def at(self) -> int:
        raise NotImplementedError

    @property
    def last(self) -> int:
        """The last place there is so far."""
        raise NotImplementedError

    @property
    def grows(self) -> bool:
        """Whether more steps may still be added."""
        return False

    @property
    def playing(self) -> bool:
        """Whether the steps play automatically."""
        raise NotImplementedError

    def set_playing(self, playing: bool) -> None:
        """Start or stop playing the steps automatically."""
        raise NotImplementedError

    def go(self, at: int) -> None:
        """Show a place, and stop there."""
        raise NotImplementedError

    def forward(self) -> None:
        """Show the next step, and stop there."""
        raise NotImplementedError

    def first(self) -> None:
        """Go to the start."""
        self.go(0)

    def back(self) -> None:
        """Go back one step."""
        self.go(max(self.at - 1, 0))

    def end(self) -> None:
        """Go to the last place."""
        self.go(self.last)

    def use(self, bar: TransportBar) -> None:
        """Connect a transport bar, which gives the commands and shows the current place."""
        bar.start.clicked.connect(self.first)
        bar.back.clicked.connect(self.back)
        bar.playRequested.connect(self.set_playing)
        bar.step.clicked.connect(self.forward)
        bar.end.clicked.connect(self.end)
        self.changed.connect(partial(self._show_on, bar))
        self._show_on(bar)

    def _show_on(self, bar: TransportBar) -> None:
        bar.set_position(self.at, self.last + self.grows)
        bar.set_playing(self.playing)


class Course(Protocol):
    """The steps of a game that is over, or that is being played elsewhere."""

    @property
    def at(self) -> int:
        """The current place: the number of steps before it."""

    @property
    def last(self) -> int:
        """The number of steps there are so far."""

    def go(self, at: int) -> None:
        """Go to another place."""

    def step(self) -> Step:
        """The step that led to the current place."""

    def scene(self) -> Scene:
        """The scene at the current place."""


class Playback(Transport):
    """Plays a course on a stage while the stage is visible. ``ended``: it played to the last step.

    At the highest speed, only the end is shown.
    """

    ended = Signal()

    def __init__(self, stage: Stage, course: Course) -> None:
        super().__init__(stage)
        self._stage = stage
        self._course = course
        self._playing = False
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self.go_on)
        stage.rested.connect(self._arrived)
        stage.appeared.connect(self.go_on)

    @property
    def at(self) -> int:
        return self._course.at

    @property
    def last(self) -> int:
        return self._course.last

    @property
    def playing(self) -> bool:
        return self._playing

    def set_playing(self, playing: bool) -> None:
        before, self._playing = self._playing, playing
        self._next.stop()
        if playing is not before:
            self.changed.emit()
        self.go_on()

    def go(self, at: int) -> None:
        self.set_playing(False)
        if at != self.at:
            self._course.go(at)
        self.show()

    def forward(self) -> None:
        self.set_playing(False)
        if not self._stage.finish() and self.at < self.last:
            self._step()

    def show(self) -> None:
        """Show the current place without animation."""
        self._stage.show_scene(self._course.scene())
        self._arrived()

    def go_on(self) -> None:
        """Show the next step, if playing and nothing else is moving."""
        busy = self._stage.moving or self._next.isActive()
        if not self._playing or busy or not self._stage.isVisible():
            return
        if self.at == self.last:
            self.ended.emit()
        elif math.isinf(pace().speed):
            self._course.go(self.last)
            self.show()
        else:
            self._step()

    def _step(self) -> None:
        self._course.go(self.at + 1)
        if not self._stage.animate((self._course.step(), self._course.scene())):
            self.show()

    def _arrived(self) -> None:
        self.changed.emit()
        if self._playing:
            self._next.start(max(_LEAST_MS, pace().bot_action_ms()))
