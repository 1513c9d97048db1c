"""The slate of Lange Strasse: the corners of the triangle, and what the end would cost."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from engines.contract.position import Position
from engines.contract.registry import game
from engines.runtime.texts import number, tr
from gui.games.lange_strasse import slate
from gui.games.lange_strasse.coins import VALUES
from gui.games.lange_strasse.slate import Slate, paint_chalk, paint_triangle
from gui.kit.portraits import Portrait
from gui.table.spots import Spot, words
from tests.pictures.layout import painted

FACES = tuple(Portrait("#DCCBA0", kind="letter", letter=name) for name in "ABC")
NAMES = ("Anna", "Ben", "Cleo")


def _slate(own: int | None, text: str = "4500 3200 9000 | seat 1 | round 10") -> dict[object, Spot]:
    view = Position.parse(game("lange_strasse"), text).view()
    spots = Slate(view, NAMES, FACES, own).spots(QRectF(0, 0, 300, 500))
    return {spot.key: spot for spot in spots}


@pytest.mark.usefixtures("plain_look")
def test_chalk_is_smaller_where_words_are_long() -> None:
    image = QPixmap(200, 40)
    painter = QPainter(image)
    with painted() as cut:
        paint_chalk(
            painter, QRectF(0, 0, 150, 30), "You would pay 1,250¢", Qt.AlignmentFlag.AlignLeft, 17
        )
    painter.end()
    assert not cut


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize(("seat", "says"), [(0, "pay"), (1, "pay"), (2, "get")])
def test_it_tells_the_only_person_what_the_end_would_bring(seat: int, says: str) -> None:
    view = Position.parse(game("lange_strasse"), "4500 3200 9000 | seat 1 | round 10").view()
    cents = number(abs(view.settled[seat]))
    result = words(_slate(seat)["slate", "result"].name)
    assert result == tr(f"lange_strasse-you-would-{says}", cents=cents)


@pytest.mark.usefixtures("plain_look")
def test_it_tells_who_is_paid_where_that_is_more_than_one() -> None:
    def paid(text: str) -> list[str]:
        spots = _slate(None, text)
        rows = (spots.get(("slate", ("pays", row))) for row in range(9))
        reasons = (str(row.look[1]) for row in rows if row is not None and row.look is not None)
        return [reason for reason in reasons if reason.startswith(name)]

    name = tr("lange_strasse-payment-no_strich")
    both = [tr("lange_strasse-payment-to", payment=name, receiver=each) for each in NAMES[:2]]
    assert paid("4500 3200 9000 | seat 1 | round 10 | strich 3") == both
    assert paid("4500 3200 9000 | seat 1 | round 10 | strich 2 3") == [name]


@pytest.mark.usefixtures("plain_look")
def test_several_people_are_told_by_the_arrows_between_their_faces() -> None:
    spots = _slate(None)
    assert ("slate", "result") not in spots
    look = spots["slate", "debts"].look
    assert look is not None
    assert FACES in look


@pytest.mark.usefixtures("plain_look")
def test_what_the_end_would_cost_lies_on_the_arrows_in_coins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    coins: list[int] = []
    monkeypatch.setattr(slate, "_outline_coin", lambda *parts: coins.append(parts[-1]))
    view = Position.parse(game("lange_strasse"), "4500 3200 9000 | seat 1 | round 10").view()
    image = QPixmap(300, 260)
    painter = QPainter(image)
    paint_triangle(painter, QRectF(0, 0, 300, 260), FACES, view.debts, 1.0)
    painter.end()
    assert set(coins) <= set(VALUES)
    assert sum(coins) == sum(debt.cents for debt in view.debts) > 0


@pytest.mark.usefixtures("plain_look")
def test_nothing_is_foretold_before_anyone_has_points() -> None:
    assert ("slate", "debts") not in _slate(0, "0 0 0 | seat 1 | round 1")


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize(
    ("text", "has_room"),
    [
        ("4500 3200 9000 | seat 1 | round 10", True),
        ("10500 3200 9000 | seat 2 | round 27", False),
    ],
)
def test_the_goal_gives_way_to_the_name_of_the_round(text: str, has_room: bool) -> None:
    view = Position.parse(game("lange_strasse"), text).view()
    marks = Slate(view, NAMES, FACES, 0).marks(QRectF(0, 0, 230, 500))
    goal = tr("lange_strasse-to", target=number(10_000))
    assert any(goal in mark.look for mark in marks) is has_room
