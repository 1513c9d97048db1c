"""Keeps the clocks on the player cards going."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer

from engines.session.match import Match
from gui.app.time_controls import LOW_BELOW_S, TENTHS_BELOW_S, clock_text
from gui.kit.player_card import ClockView, PlayerCard

_TICK_MS: Final = 250
_FAST_TICK_MS: Final = 100


class Clocks(QObject):
    """Shows the clocks of a match on its cards; nothing without clocks.

    Args:
        cards: gives the cards of the seats.
        parent: the panel of the cards.
    """

    def __init__(self, cards: Callable[[], Sequence[PlayerCard]], parent: QObject) -> None:
        super().__init__(parent)
        self._cards = cards
        self._match: Match | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.refresh)

    def follow(self, match: Match | None) -> None:
        """Show the clocks of this match from now on; None: of none."""
        self._match = match
        self.refresh()

    def refresh(self) -> None:
        """Show what the clocks say now, and look again soon while one of them runs."""
        match = self._match
        if match is None or match.history.clock is None:
            self._timer.stop()
            return
        readings = match.clocks
        for card, reading in zip(self._cards(), readings, strict=True):
            low = reading.left_s < LOW_BELOW_S
            card.set_clock(ClockView(clock_text(reading.left_s), reading.running, low))
        running = [reading.left_s for reading in readings if reading.running]
        if not running:
            self._timer.stop()
            return
        tick = _FAST_TICK_MS if min(running, default=math.inf) < TENTHS_BELOW_S else _TICK_MS
        if not self._timer.isActive() or self._timer.interval() != tick:
            self._timer.start(tick)
