"""Gallery: seats and player cards."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from engines.runtime.texts import tr
from gui.kit.label import SeatMark
from gui.kit.player_card import PlayerCard, PlayerState, PlayerView
from gui.style import SEATS
from tests.gallery.parts import Section, column, row

_LEVEL = "Bot, level 4 · 1480 ± 22"


def _marks() -> QWidget:
    large = [SeatMark(seat, 32) for seat in range(len(SEATS))]
    return row([SeatMark(seat) for seat in range(len(SEATS))] + large)


def _players() -> QWidget:
    first = (
        PlayerView(0, "Anna", "Person", "7,350", "+ 750", PlayerState.TO_MOVE),
        PlayerView(1, "Bruno", _LEVEL, "6,900", "", PlayerState.THINKING, 0.62),
        PlayerView(2, "Clara", _LEVEL, "5,200", "12 credits"),
    )
    second = (
        PlayerView(3, "Dario", tr("match-player-stopped"), "4,050", "", PlayerState.FAILED),
        PlayerView(4, "Emil", _LEVEL, "3,800", ""),
        PlayerView(1, "Bartholomew the Unbeatable", _LEVEL, "6,900", "", PlayerState.THINKING),
    )
    return column(row(map(PlayerCard, views), stretch=False, space=8) for views in (first, second))


SECTIONS = (Section("Seats", _marks), Section("Player cards", _players))
