"""Where everything is on a table of a given size.

At the top, the other seats, each with its colony; below them, the steps of a turn; in the middle,
between deck and Omnium, colonists or drawn modules; on the ground below it, the viewer's colony;
at the bottom, the viewer's hand as cards between its figures and the buttons. While
nothing is chosen from the middle, it is small, and the colony takes the room that it can fill.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engines.games.colonizers.data import COLONISTS, COLONY, HAND, SEATS
from engines.games.colonizers.places import (
    DECK,
    OMNIUM,
    Place,
    colonist,
    colony,
    drawn,
    hand,
    seat_of,
)
from engines.runtime.types import Seat

# At 100% user scale.
_GAP: Final = 6.0
_PAD: Final = 7.0
_ROOMY: Final = QSizeF(1010, 700)
"""Words and figures about seats grow with a table that is larger than this."""
_LARGEST: Final = 1.6
_STEPS: Final = 31.0
_LINE: Final = 22.0
_HEAD: Final = 48.0
_OWN_HEAD: Final = 30.0
"""Heights of the player cards of others and of the viewer."""
_ONE_LINE: Final = 38.0
"""A player card up to this height has only one line."""
_PURSE: Final = QSizeF(60, 30)
_LEAST_TOP: Final = 80.0
_LEAST_WHO: Final = 34.0
_MOST_WHO: Final = 54.0
_LEAST_ABOUT: Final = 160.0
_MOST_ABOUT: Final = 330.0
_MOST_CARD: Final = 320.0
_MOST_PILE: Final = 190.0
_LEAST_MIDDLE: Final = 124.0
_LOT: Final = 1.05
"""Maximum height of a lot, as a share of its width, while the middle is small."""
_LEAST_PORTRAIT: Final = 66.0
"""Width of a colonist's card on which its name fits."""

# Shares of the room.
_TOP: Final = 0.335
_GROUND: Final = 0.61
"""Share of the room below the other seats that the middle and the viewer's colony take."""
_MIDDLE: Final = 0.6
_MOST_MIDDLE: Final = 0.7
"""Shares of the ground that the middle takes, at most if there is little height."""
_HEADED: Final = 0.36
"""Share of an opponent's panel that its head takes, at most."""
_TALLEST_TOP: Final = 0.066
"""Maximum height of an opponent's panel without its lines, as a share of the table's width."""
_WHO: Final = 0.32
_ABOUT: Final = 0.2
_ASK: Final = 0.28
"""Share of the room beside a seat's figures that the buttons take."""
_PILE: Final = 0.11
_PILED: Final = 0.62
"""Height of a pile as a share of the middle, at most."""
_PURSED: Final = 0.23
"""Share of an opponent's head that its Omnium takes, at most."""
_OWNED: Final = 0.4
"""Share of an opponent's panel that its hand takes."""
_BACKS: Final = 1.06
"""The step from one card's back to the next, as a share of its width."""
_PORTRAIT, _SMALL_PORTRAIT = 0.72, 0.95
"""Width of a colonist's card as a share of its height."""
_MODULE: Final = 0.85
"""Width of a module's card as a share of its height, at most."""
_SLIMMEST: Final = 1.5
"""Cards of the viewer's hand are at most this many times as high as wide."""
_FEW: Final = 3
"""Cards are never larger than in a hand of this size."""
TILT: Final = 2.0
"""Degrees from one colonist of the fan to the next."""
_SAG: Final = 0.011
"""Sag of a card in the fan, as a share of its height, per squared place from the middle."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Rectangles in pixels of the table.

    Attributes:
        places: of every place; hands of opponents are a row of small backs.
        heads: name and points of each seat.
        who: where the possible colonists of a seat are shown.
        purses: where each seat's Omnium is.
        steps: the bar with round and steps.
        middle: the room between the piles.
        ask: where the buttons are.
    """

    places: Mapping[Place, QRectF]
    heads: Mapping[Seat, QRectF]
    who: Mapping[Seat, QRectF]
    purses: Mapping[Seat, QRectF]
    steps: QRectF
    middle: QRectF
    ask: QRectF

    @property
    def between(self) -> QRectF:
        """The middle with the bar of steps above it, which is free once the game is over."""
        return QRectF(self.middle.left(), self.steps.top(), self.middle.width(), 0).united(
            self.middle
        )


def tilt(number: int) -> float:
    """The clockwise rotation of a colonist's card, in degrees."""
    return (number - (COLONISTS - 1) / 2) * TILT


@lru_cache(maxsize=8)  # a table is laid out for its spots, its marks, its cards, and its flights
def lay_out(
    margin: float,
    width: float,
    height: float,
    bottom: Seat,
    cards: int,
    scale: float,
    *,
    small: bool = False,
) -> Layout:
    """The layout of a table.

    Args:
        margin: the space left free above its area.
        width: of its area.
        height: of its area, without the margin.
        bottom: the seat at the bottom.
        cards: how many that seat holds.
        scale: the user scale.
        small: nothing is chosen from the middle.
    """
    area = QRectF(0, margin, width, height)
    roomy = min(area.width() / _ROOMY.width(), area.height() / _ROOMY.height())
    one_line, scale = _ONE_LINE * scale, min(max(scale, roomy), _LARGEST * scale)
    gap, steps = _GAP * scale, _STEPS * scale
    maker = _Maker(scale, bottom)
    room = area.height() - steps - 3 * gap
    most = area.width() * _TALLEST_TOP + (2.2 * _LINE + _HEAD) * scale
    top = max(min(_TOP * room, most), _LEAST_TOP * scale)
    ground = _GROUND * (room - top)
    rows = _stack(area, [top, steps, ground, room - top - ground], gap)
    others = [(bottom + 1 + place) % SEATS for place in range(SEATS - 1)]
    for seat, panel in zip(others, _split(rows[0], SEATS - 1, gap), strict=True):
        maker.put_opponent(seat, panel)
    middle = QRectF(rows[2])
    middle.setHeight(min(max(_MIDDLE * ground, _LEAST_MIDDLE * scale), _MOST_MIDDLE * ground))
    small_high = ground - gap - _LOT * area.width() / COLONY
    inner = maker.put_middle(middle, small_high if small else None)
    maker.put_colony(bottom, rows[2].adjusted(0, inner.height() + gap, 0, 0))
    rest = maker.put_about(rows[-1], one_line).adjusted(0, gap, -gap, -gap)
    ask = QRectF(rest)
    ask.setLeft(rest.right() - _ASK * rest.width())
    rest.setRight(ask.left() - gap)
    maker.put_hand(rest, cards)
    # Whole pixels, so that pictures of cards are drawn unscaled.
    places = {place: QRectF(rect.toRect()) for place, rect in maker.places.items()}
    return Layout(places, maker.heads, maker.who, maker.purses, rows[1], inner, ask)


class _Maker:
    """Fills in the places of a layout."""

    def __init__(self, scale: float, bottom: Seat) -> None:
        self._scale = scale
        self._bottom = bottom
        self.places: dict[Place, QRectF] = {}
        self.heads: dict[Seat, QRectF] = {}
        self.who: dict[Seat, QRectF] = {}
        self.purses: dict[Seat, QRectF] = {}

    def put_opponent(self, seat: Seat, panel: QRectF) -> None:
        """Place an opponent's head and Omnium, its colony, its possible colonists and hand."""
        pad = _PAD * self._scale
        self.places[seat_of(seat)] = panel
        inner = panel.adjusted(pad, pad / 2, -pad, -pad * 0.7)
        high = min(_HEAD * self._scale, _HEADED * panel.height())
        head = QRectF(inner.topLeft(), QSizeF(inner.width(), high))
        purse = _PURSE * min(self._scale, _PURSED * head.width() / _PURSE.width())
        self.purses[seat] = QRectF(head.topRight() - QPointF(purse.width(), 0), purse)
        self.heads[seat] = head.adjusted(0, 0, -purse.width() - pad, 0)
        who = min(max(_WHO * inner.height(), _LEAST_WHO * self._scale), _MOST_WHO * self._scale)
        row = inner.adjusted(0, inner.height() - who, 0, 0)
        wide = min(who * _MODULE, _OWNED * inner.width() / (HAND * _BACKS))
        back = QRectF(row.right() - wide, 0, wide, wide / _MODULE)
        back.moveTop(row.center().y() - back.height() / 2)
        for at in range(HAND):
            self.places[hand(seat, at)] = back.translated(-at * _BACKS * wide, 0)
        self.who[seat] = row.adjusted(0, 0, -HAND * _BACKS * wide - pad, 0)
        self.put_colony(seat, inner.adjusted(0, high, 0, -who - pad / 2))

    def put_middle(self, row: QRectF, least: float | None) -> QRectF:
        """Put the deck on the left, Omnium on the right, the rest in between; return that room.

        Unless ``least`` is None, the rest is only as high as that and the piles.
        """
        gap = _GAP * self._scale
        most = _PILED * row.height() * _MODULE
        pile = min(_PILE * row.width(), _MOST_PILE * self._scale, most)
        high = pile / _MODULE
        for place, left in ((DECK, row.left()), (OMNIUM, row.right() - pile)):
            self.places[place] = QRectF(left, row.top(), pile, high)
        inner = row.adjusted(pile + gap, 0, -pile - gap, 0)
        small = least is not None and least <= high
        if least is not None:
            inner.setHeight(max(high, min(row.height(), least)))
            row = inner
        middle = (COLONISTS - 1) / 2
        high = row.height() / (1 + _SAG * middle * middle)
        wide = max(high * (_SMALL_PORTRAIT if small else _PORTRAIT), _LEAST_PORTRAIT * self._scale)
        wide = min(wide, (inner.width() - (COLONISTS - 1) * gap / 2) / COLONISTS)
        step = min((inner.width() - wide) / (COLONISTS - 1), wide + 2.5 * gap)
        for number in range(COLONISTS):
            at = number - middle
            whole = QRectF(0, 0, wide, high)
            whole.moveCenter(QPointF(inner.center().x() + at * step, row.top() + high / 2))
            whole.translate(0, _SAG * high * at * at)
            self.places[colonist(number)] = whole
        card = QSizeF(min(row.height() * _MODULE, inner.width() / 2 - gap), row.height())
        left = inner.center().x() - card.width() - gap
        for number in range(2):
            corner = QPointF(left + number * (card.width() + 2 * gap), row.top())
            self.places[drawn(number)] = QRectF(corner, card)
        return inner

    def put_about(self, row: QRectF, one_line: float) -> QRectF:
        """Place the panel of the seat at the bottom; return the room to the right of it."""
        wide = max(_ABOUT * row.width(), _LEAST_ABOUT * self._scale)
        wide = min(wide, _MOST_ABOUT * self._scale)
        panel = QRectF(row.topLeft(), QSizeF(wide, row.height()))
        pad, line = _PAD * self._scale, _LINE * self._scale
        inner = panel.adjusted(pad, pad / 2, -pad, -pad)
        self.places[seat_of(self._bottom)] = panel
        high = min(_OWN_HEAD * self._scale, one_line)
        head = QRectF(inner.topLeft(), QSizeF(inner.width(), high))
        self.heads[self._bottom] = head
        purse = max(1.2 * line, min(0.2 * inner.height(), 0.19 * inner.width()))
        self.purses[self._bottom] = QRectF(inner.left(), head.bottom(), inner.width(), purse)
        self.who[self._bottom] = inner.adjusted(0, head.height() + purse + pad / 2, 0, 0)
        return row.adjusted(wide + _GAP * self._scale, 0, 0, 0)

    def put_hand(self, row: QRectF, cards: int) -> None:
        """Place the cards of the bottom seat from the left, so that more of them move none."""
        gap = _GAP * self._scale
        shown = max(cards, _FEW)
        wide = min(
            (row.width() - (shown - 1) * gap) / shown,
            row.height() * _MODULE,
            _MOST_CARD * self._scale,
        )
        high = min(row.height(), _SLIMMEST * wide)
        last = row.right() - wide
        for at in range(HAND):
            left = min(row.left() + at * (wide + gap), last)
            corner = QPointF(left, row.center().y() - high / 2)
            self.places[hand(self._bottom, at)] = QRectF(corner, QSizeF(wide, high))

    def put_colony(self, seat: Seat, room: QRectF) -> None:
        """Place the lots of a colony on the ground."""
        for at, lot in enumerate(_split(room, COLONY, 0)):
            self.places[colony(seat, at)] = lot


def _stack(whole: QRectF, heights: list[float], gap: float) -> list[QRectF]:
    top, rows = whole.top(), []
    for height in heights:
        rows.append(QRectF(whole.left(), top, whole.width(), height))
        top += height + gap
    return rows


def _split(row: QRectF, parts: int, gap: float) -> list[QRectF]:
    width = (row.width() - (parts - 1) * gap) / parts
    size = QSizeF(width, row.height())
    return [
        QRectF(QPointF(row.left() + part * (width + gap), row.top()), size) for part in range(parts)
    ]
