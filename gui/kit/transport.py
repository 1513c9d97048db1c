"""The transport bar: move through a record, play it, change the speed."""

import math
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from engines.runtime.texts import tr
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.label import Label, Tip, set_tip
from gui.style import Space, Token, TypeRole, scaled
from gui.style.motion import SPEEDS, pace

_NAMES: Final = {0.25: "¼", 0.5: "½", math.inf: "∞"}


class TransportBar(QWidget):
    """Start, back, play or pause, step, end; slower, speed, faster.

    A ``short`` bar goes without start, end, slower, and faster; ``play`` and ``pause`` are what the
    button is called.

    Whoever connects its buttons answers with `set_playing`. `set_position` disables what cannot be
    done at the ends of the record. The speed is that of the table (`gui.style.motion.pace`).
    """

    playRequested = Signal(bool)  # noqa: N815 - Qt's way of naming; True to play, False to pause

    def __init__(self, play: str = "", pause: str = "", *, short: bool = False) -> None:
        super().__init__()
        self.playing = False
        """Whether the record is shown as running."""
        self.start = _tool("fa6s.backward-fast", Tip(tr("kit-first"), _key("Home")))
        self.back = _tool("fa6s.backward-step", Tip(tr("kit-back"), "←"))
        self._words = play or tr("kit-play"), pause or tr("kit-pause")
        self.play = _tool("fa6s.play", Tip(self._words[0], tr("kit-space")))
        self.step = _tool("fa6s.forward-step", Tip(tr("kit-step"), "→"))
        self.end = _tool("fa6s.forward-fast", Tip(tr("kit-last"), _key("End")))
        self.slower = _tool("fa6s.minus", Tip(tr("kit-slower"), ","))
        self.faster = _tool("fa6s.plus", Tip(tr("kit-faster"), "."))
        self._speed = Label(tr("kit-speed"), TypeRole.SECONDARY, Token.TEXT2)
        self.speed_button = Button("", ButtonKind.QUIET)
        set_tip(self.speed_button, Tip(tr("kit-speed")))
        self._build()
        for part in (self.start, self.end, self._speed, self.slower, self.faster):
            part.setHidden(short)
        self._connect()
        self._show_speed()
        pace().changed.connect(self._show_speed)
        scaled(self._speed.setIndent, Space.L)
        scaled(self.speed_button.setFixedWidth, 48)

    def set_playing(self, playing: bool) -> None:
        """Show the pause button (True) or the play button."""
        if playing == self.playing:
            return
        self.playing = playing
        self.play.set_icon_name("fa6s.pause" if playing else "fa6s.play")
        name = self._words[playing]
        self.play.setAccessibleName(name)
        set_tip(self.play, Tip(name, tr("kit-space")))

    def _show_speed(self) -> None:
        speed = pace().speed
        place = SPEEDS.index(speed)
        self.speed_button.setText(speed_name(speed))
        self.slower.setEnabled(place > 0)
        self.faster.setEnabled(place < len(SPEEDS) - 1)

    def set_position(self, ply: int, last: int) -> None:
        """Set the position in the record, from 0 to `last`."""
        for button in (self.start, self.back):
            button.setEnabled(ply > 0)
        for button in (self.step, self.end):
            button.setEnabled(ply < last)

    def _build(self) -> None:
        boxes.row(
            self.start,
            self.back,
            self.play,
            self.step,
            self.end,
            self._speed,
            self.slower,
            self.speed_button,
            self.faster,
            of=self,
            gap=2,
        )
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _connect(self) -> None:
        self.play.clicked.connect(lambda: self.playRequested.emit(not self.playing))
        self.slower.clicked.connect(lambda: pace().step_speed(-1))
        self.faster.clicked.connect(lambda: pace().step_speed(1))
        self.speed_button.setMenu(SpeedMenu(self.speed_button))


class SpeedMenu(QMenu):
    """The speeds of the table; the one that is on is checked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QActionGroup(self)
        for speed in SPEEDS:
            action = self.addAction(speed_name(speed), partial(pace().set_speed, speed))
            action.setCheckable(True)
            self._group.addAction(action)
        pace().changed.connect(self._check)
        self._check()

    def _check(self) -> None:
        self._group.actions()[SPEEDS.index(pace().speed)].setChecked(True)


def speed_name(speed: float) -> str:
    """Return how a speed factor is written: "¼×", "2×", "∞"."""
    name = _NAMES.get(speed, f"{speed:g}")
    return name if math.isinf(speed) else f"{name}×"


def _key(name: str) -> str:
    """A key as the language names it."""
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)


def _tool(icon_name: str, tip: Tip) -> IconButton:
    button = IconButton(icon_name, tip.name)
    set_tip(button, tip)
    return button
