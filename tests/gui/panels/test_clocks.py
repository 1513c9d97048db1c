"""The clocks on the player cards."""

from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engines.contract.time_control import TimeControl
from engines.match.controller.clock import Reading
from gui.kit.player_card import PlayerCard, PlayerView
from gui.match.players import Clocks


@pytest.mark.parametrize(
    ("control", "fine", "low"),
    [
        (TimeControl(10, per_turn=True), 2.5, 2.4),
        (TimeControl(30, per_turn=True), 7.5, 7.4),
        (TimeControl(60, per_turn=True), 10.0, 9.9),
        (TimeControl(20, 5), 5.0, 4.9),
        (TimeControl(600), 10.0, 9.9),
    ],
)
def test_a_clock_warns_when_little_is_left_of_what_it_gave(
    qtbot: QtBot, control: TimeControl, fine: float, low: float
) -> None:
    left = [control.seconds, control.seconds]
    match: Any = SimpleNamespace(
        history=SimpleNamespace(head=SimpleNamespace(clock=control)),
        clock=SimpleNamespace(
            readings=lambda: tuple(Reading(0.0, left_s, running=False) for left_s in left)
        ),
    )
    cards = [PlayerCard(PlayerView(seat, "Anna", "", "0")) for seat in range(2)]
    for card in cards:
        qtbot.addWidget(card)
    clocks = Clocks(match, cards, cards[0])

    def lows() -> list[bool]:
        return [card.clock is not None and card.clock.low for card in cards]

    assert lows() == [False, False]
    left[0] = fine
    clocks.refresh()
    assert lows() == [False, False]
    left[0] = low
    clocks.refresh()
    assert lows() == [True, False]
