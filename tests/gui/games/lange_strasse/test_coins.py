"""Coins: how they add up, lie, and fly."""

import pytest
from PySide6.QtCore import QRectF

from gui.games.lange_strasse.coins import coins_of, flight, laid, place_of


@pytest.mark.parametrize("cents", [0, 5, 50, 70, 135, 270, -100, 1240])
def test_the_coins_of_a_place_add_up(cents: int) -> None:
    assert sum(coins_of(cents)) == abs(cents)
    room = QRectF(10, 20, 160, 40)
    coins = laid(room, cents)
    assert sum(coin.value for coin in coins) == abs(cents)
    assert all(room.adjusted(-1, -1, 1, 1).contains(coin.rect) for coin in coins)


def test_a_coin_flies_in_an_arc_and_turns() -> None:
    coin = flight(QRectF(0, 100, 40, 40), QRectF(300, 100, 40, 40), 50, 0)
    start, middle, end = coin.pose(0.0).rect, coin.pose(0.5).rect, coin.pose(1.0).rect
    assert start.center() == coin.start.center()
    assert end.center() == coin.end.center()
    assert middle.center().y() < 80
    assert middle.width() < start.width() / 2 == end.width() / 2


def test_a_coin_lands_where_it_lies() -> None:
    room = QRectF(10, 20, 160, 40)
    assert place_of(room, 60, 10) == laid(room, 60)[-1].rect
    assert place_of(room, -60, 10).center() == room.center()
