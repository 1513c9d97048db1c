"""Where everything lies, for the size that the table has."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engines.core.types import Seat
from engines.games.colonizers.numbers import COLONISTS, COLONY, HAND, SEATS
from gui.games.colonizers.places import DECK, OMNIUM, Place, colonist, colony, drawn, hand, seat_of

COLUMNS: Final = 4
"""Slots of a colony in one row."""
CARD: Final = 0.744
"""Width of a card as a share of its height."""

# At 100 % user scale.
_GAP: Final = 6.0
_PAD: Final = 8.0
_LINE: Final = 20.0
_STEPS: Final = 28.0
_LEAST_TOP: Final = 104.0
_LEAST_MIDDLE: Final = 84.0
_MOST_MIDDLE: Final = 240.0
_LEAST_ABOUT: Final = 116.0
_MOST_ABOUT: Final = 300.0
_MINI: Final = QSizeF(13, 18)
_MOST_CARD: Final = 260.0

# Shares of the room.
_TOP: Final = 0.27
_MIDDLE: Final = 0.28
_ABOUT: Final = 0.16
_COLONY: Final = 0.27
_PILE: Final = 0.11
_NARROW_PILE: Final = 0.09
_WIDEST: Final = 2.0
"""The table is at most so many times as wide as high."""
_ROOMY: Final = 700.0
"""A middle that is less wide, at 100 %, has smaller gaps, so that names are not cut."""
_SLIMMEST: Final = 1.6
"""A card of the own hand is at most so many times as high as wide."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Rectangles in pixels of the table.

    Attributes:
        places: of every place; hands of opponents are a row of small backs.
        panels: what belongs to a seat.
        steps: the bar with round, steps and deck.
        middle: between the piles, for what is asked.
        bottom: the seat that sits below.
    """

    places: Mapping[Place, QRectF]
    panels: Mapping[Seat, QRectF]
    steps: QRectF
    middle: QRectF
    bottom: Seat

    @property
    def between(self) -> QRectF:
        """All between the piles at the end, when nothing is asked above it."""
        return QRectF(self.middle.left(), self.steps.top(), self.middle.width(), 0).united(
            self.middle
        )


def lay_out(area: QRectF, bottom: Seat, scale: float) -> Layout:
    """The layout of a table in ``area``, with the seat ``bottom`` below, at a user scale."""
    gap = _GAP * scale
    width = min(area.width(), _WIDEST * area.height())
    whole = QRectF(area.center().x() - width / 2, area.top(), width, area.height())
    steps = _STEPS * scale
    room = whole.height() - steps - 3 * gap
    middle = min(max(_MIDDLE * room, _LEAST_MIDDLE * scale), _MOST_MIDDLE * scale)
    spare = max(0.0, _MIDDLE * room - middle)  # shared by the rows above and below
    top = max(_TOP * room, _LEAST_TOP * scale) + spare / 2
    rows = _stack(whole, (top, steps, middle, room - top - middle), gap)
    maker = _Maker(scale, bottom)
    others = [(bottom + 1 + place) % SEATS for place in range(SEATS - 1)]
    for seat, panel in zip(others, _split(rows[0], SEATS - 1, gap), strict=True):
        maker.put_opponent(seat, panel)
    inner = maker.put_middle(rows[2])
    maker.put_own(rows[3])
    # Whole pixels: pictures of cards are drawn as they are.
    places = {place: QRectF(rect.toRect()) for place, rect in maker.places.items()}
    return Layout(places, maker.panels, rows[1], inner, bottom)


class _Maker:
    """Fills in the places of a layout."""

    def __init__(self, scale: float, bottom: Seat) -> None:
        self._scale = scale
        self._bottom = bottom
        self.places: dict[Place, QRectF] = {}
        self.panels: dict[Seat, QRectF] = {}

    def put_opponent(self, seat: Seat, panel: QRectF) -> None:
        """Two lines about the seat, its hand at the right end of the second; colony below."""
        pad, line = _PAD * self._scale, _LINE * self._scale
        self.panels[seat] = panel
        inner = panel.adjusted(pad, pad / 2, -pad, -pad)
        about = QRectF(inner.topLeft(), QSizeF(inner.width(), 2 * line))
        self.places[seat_of(seat)] = about
        mini = _MINI * self._scale
        step = mini.width() + 2 * self._scale
        left = about.right() - HAND * step + 2 * self._scale
        top = about.top() + line + (line - mini.height()) / 2
        for at in range(HAND):
            self.places[hand(seat, at)] = QRectF(QPointF(left + at * step, top), mini)
        below = inner.adjusted(0, 2 * line + pad / 2, 0, 0)
        self._put_colony(seat, below)

    def put_middle(self, row: QRectF) -> QRectF:
        """The deck left, Omnium right, between them the colonists; return what is between."""
        gap = _GAP * self._scale
        roomy = row.width() >= _ROOMY * self._scale
        pile = min(row.height() * CARD, (_PILE if roomy else _NARROW_PILE) * row.width())
        self.places[DECK] = QRectF(row.topLeft(), QSizeF(pile, row.height()))
        self.places[OMNIUM] = QRectF(row.right() - pile, row.top(), pile, row.height())
        away = 2 * gap if roomy else gap
        inner = row.adjusted(pile + away, 0, -pile - away, 0)
        for number, rect in enumerate(_split(inner, COLONISTS, gap if roomy else gap / 3)):
            self.places[colonist(number)] = rect
        size = QSizeF(inner.height() * CARD, inner.height())
        left = inner.center().x() - size.width() - gap
        for at in range(2):
            corner = QPointF(left + at * (size.width() + 2 * gap), inner.top())
            self.places[drawn(at)] = QRectF(corner, size)
        return inner

    def put_own(self, row: QRectF) -> None:
        """About the seat, its colony, its hand: from left to right."""
        seat, gap, pad = self._bottom, _GAP * self._scale, _PAD * self._scale
        self.panels[seat] = row
        inner = row.adjusted(pad, pad, -pad, -pad)
        slots = QRectF(0, inner.top(), _COLONY * inner.width(), inner.height())
        about = min(
            max(_ABOUT * inner.width(), _LEAST_ABOUT * self._scale), _MOST_ABOUT * self._scale
        )
        room = inner.width() - about - slots.width() - (HAND + 3) * gap
        width = min(room / HAND, inner.height() * CARD, _MOST_CARD * self._scale)
        spare = room - HAND * width  # for the words about the seat
        about += min(spare, max(0.0, _MOST_ABOUT * self._scale - about))
        self.places[seat_of(seat)] = QRectF(inner.topLeft(), QSizeF(about, inner.height()))
        slots.moveLeft(inner.left() + about + 2 * gap)
        self._put_colony(seat, slots)
        cards = inner.adjusted(about + 4 * gap + slots.width(), 0, 0, 0)
        height = min(cards.height(), _SLIMMEST * width)
        top = cards.center().y() - height / 2
        for at in range(HAND):
            self.places[hand(seat, at)] = QRectF(
                cards.left() + at * (width + gap), top, width, height
            )

    def _put_colony(self, seat: Seat, room: QRectF) -> None:
        gap = _GAP * self._scale * (1.0 if seat == self._bottom else 0.5)
        rows = COLONY // COLUMNS
        height = (room.height() - (rows - 1) * gap) / rows
        width = (room.width() - (COLUMNS - 1) * gap) / COLUMNS
        for at in range(COLONY):
            line, column = divmod(at, COLUMNS)
            corner = QPointF(
                room.left() + column * (width + gap), room.top() + line * (height + gap)
            )
            self.places[colony(seat, at)] = QRectF(corner, QSizeF(width, height))


def _stack(whole: QRectF, heights: tuple[float, ...], gap: float) -> list[QRectF]:
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
