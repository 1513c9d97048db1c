"""The transport bar: move through a record, play it, change the speed."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from gui.kit import boxes
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.tips import Tip, set_tip
from gui.style import Space, scaled
from gui.style.motion import SPEEDS, pace

_NAMES: Final = {0.25: "¼", 0.5: "½", math.inf: "∞"}


class TransportBar(QWidget):
    """Start, back, play or pause, step, end; slower, speed, faster.

    A ``short`` bar goes without start, end, slower, and faster; ``play`` and ``pause`` are what the
    button is called.

    The bar only asks: the page answers with `set_playing`. `set_position` disables what cannot be
    done at the ends of the record. The speed is that of the table (`gui.style.motion.pace`).
    """

    startRequested = Signal()  # noqa: N815 - Qt's way of naming signals
    backRequested = Signal()  # noqa: N815
    playRequested = Signal(bool)  # noqa: N815 - True to play, False to pause
    stepRequested = Signal()  # noqa: N815
    endRequested = Signal()  # noqa: N815

    def __init__(self, play: str = "", pause: str = "", *, short: bool = False) -> None:
        super().__init__()
        self._playing = False
        tr = self.tr
        self.start = _tool("fa6s.backward-fast", Tip(tr("First"), "Home"))
        self.back = _tool("fa6s.backward-step", Tip(tr("Back"), "←"))
        self._words = play or tr("Play"), pause or tr("Pause")
        self.play = _tool("fa6s.play", Tip(self._words[0], tr("Space")))
        self.step = _tool("fa6s.forward-step", Tip(tr("Step"), "→"))
        self.end = _tool("fa6s.forward-fast", Tip(tr("Last"), "End"))
        self.slower = _tool("fa6s.minus", Tip(tr("Slower"), ","))
        self.faster = _tool("fa6s.plus", Tip(tr("Faster"), "."))
        self.speed_button = Button("", ButtonKind.QUIET)
        set_tip(self.speed_button, Tip(tr("Speed")))
        self._build()
        for button in (self.start, self.end, self.slower, self.faster):
            button.setHidden(short)
        self._connect()
        self._show_speed()
        pace().changed.connect(self._show_speed)
        scaled(self._row.setSpacing, 2)
        scaled(self._gap.setFixedWidth, Space.M)
        scaled(self.speed_button.setFixedWidth, 48)

    @property
    def playing(self) -> bool:
        """Whether the record is shown as running."""
        return self._playing

    def set_playing(self, playing: bool) -> None:
        """Show the pause button (True) or the play button."""
        if playing == self._playing:
            return
        self._playing = playing
        self.play.set_icon_name("fa6s.pause" if playing else "fa6s.play")
        name = self._words[playing]
        self.play.setAccessibleName(name)
        set_tip(self.play, Tip(name, self.tr("Space")))

    def _show_speed(self) -> None:
        speed = pace().speed
        place = SPEEDS.index(speed)
        self.speed_button.setText(speed_name(speed))
        self.slower.setEnabled(place > 0)
        self.faster.setEnabled(place < len(SPEEDS) - 1)
        self._actions[place].setChecked(True)

    def set_position(self, ply: int, last: int) -> None:
        """Tell where in the record we are, from 0 to `last`."""
        for button in (self.start, self.back):
            button.setEnabled(ply > 0)
        for button in (self.step, self.end):
            button.setEnabled(ply < last)

    def _build(self) -> None:
        self._row = boxes.row(of=self)
        self._gap = QWidget()
        for widget in (self.start, self.back, self.play, self.step, self.end, self._gap):
            self._row.addWidget(widget)
        for widget in (self.slower, self.speed_button, self.faster):
            self._row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _connect(self) -> None:
        self.start.clicked.connect(self.startRequested)
        self.back.clicked.connect(self.backRequested)
        self.play.clicked.connect(lambda: self.playRequested.emit(not self._playing))
        self.step.clicked.connect(self.stepRequested)
        self.end.clicked.connect(self.endRequested)
        self.slower.clicked.connect(lambda: pace().step_speed(-1))
        self.faster.clicked.connect(lambda: pace().step_speed(1))
        menu = QMenu(self.speed_button)
        group = QActionGroup(menu)
        self._actions: list[QAction] = []
        for speed in SPEEDS:
            action = menu.addAction(speed_name(speed))
            action.setCheckable(True)
            action.triggered.connect(partial(pace().set_speed, speed))
            group.addAction(action)
            self._actions.append(action)
        self.speed_button.setMenu(menu)


def speed_name(speed: float) -> str:
    """Return how a speed factor is written: "¼×", "2×", "∞"."""
    name = _NAMES.get(speed, f"{speed:g}")
    return name if math.isinf(speed) else f"{name}×"


def _tool(icon_name: str, tip: Tip) -> IconButton:
    button = IconButton(icon_name, tip.name)
    set_tip(button, tip)
    return button
