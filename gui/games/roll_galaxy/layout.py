"""Where everything lies on the table, for a size of the window. Nothing is drawn here."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engines.games.roll_galaxy.data import NUMBERS, PHASES, TILES
from engines.games.roll_galaxy.view import AssignmentView, Dice, GalaxyView, SeatView
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.reading import phase_of

_Named = Callable[[int], Key]
"""Names a die by its colour."""
_GAP: Final = 8.0
_OPPONENT: Final = 92.0
_LEFT: Final = 178.0
_RIGHT: Final = 256.0
_MIDDLE: Final = 214.0
_WIDTH: Final = 930.0
_HEIGHT: Final = 560.0
_LEAST: Final = 0.62
_MOST: Final = 2.4
_HEAD: Final = 42.0
_LEAST_HEAD: Final = 36.0
"""At 100 %: the icon of a phase, and its name below."""
_FOOT: Final = 40.0
_DIE: Final = 34.0
_MINI: Final = 20.0
_LABEL: Final = 18.0
_TRACK: Final = 24.0
_TILE: Final = 112.0
_DICE_GAP: Final = 7.0
_LEAST_SIDE: Final = 8.0
_METER: Final = 30.0
_WILD: Final = 64.0
"""Dice without a column lie so far right of the sign that says so."""
_RING: Final = 4.0
"""Room for a ring around dice at the edge of the table."""
_OF_DICE: Final = 0.36
"""Cup and Citizenry take so much each of what the supply has below its credits."""
_ROWS: Final = 2
"""Rows of tiles for which room is kept before the middle grows."""
_GROWN_MIDDLE: Final = 0.6
"""A high table makes the middle higher by so much of its height at most."""
_GROWN_TILE: Final = 1.5
"""Tiles of a tableau grow so much where there is room."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Something on the table and where it lies.

    Attributes:
        key: what it is; several dice may share one.
        rect: where, in pixels of the table.
        face: of a tile, by number; -1 for anything else.
        colour: of a die; -1 for anything else.
        column: the column whose face a die shows; -1: none.
    """

    key: Key
    rect: QRectF
    face: int = -1
    colour: int = -1
    column: int = -1

    @property
    def is_die(self) -> bool:
        """Whether it is a die."""
        return self.colour >= 0

    @property
    def is_tile(self) -> bool:
        """Whether it is a tile."""
        return self.face >= 0


@dataclass(frozen=True, slots=True)
class Layout:
    """All parts of the table.

    Attributes:
        unit: pixels for a pixel of the plan.
        opponents: seat and strip of the others.
        supply: credits, cup and Citizenry; strip: the five columns; zone: the two stacks;
        tableau: the squares.
        shelf: what is to be chosen from, laid out above the tableau; empty if nothing is.
        spots: everything that can be pointed at; what lies above comes last.
    """

    unit: float
    opponents: tuple[tuple[int, QRectF], ...]
    supply: QRectF
    track: QRectF
    cup: QRectF
    citizenry: QRectF
    meters: QRectF
    strip: QRectF
    foot: QRectF
    dictate: QRectF
    zone: tuple[QRectF, QRectF]
    tableau: QRectF
    shelf: QRectF
    spots: tuple[Spot, ...]

    def at(self, point: QPointF) -> Spot | None:
        """The uppermost thing at a point."""
        return next((spot for spot in reversed(self.spots) if spot.rect.contains(point)), None)

    def first(self, key: Key) -> Spot | None:
        """The first thing of this name."""
        return next((spot for spot in self.spots if spot.key == key), None)


@dataclass(frozen=True, slots=True)
class Shown:
    """What is laid out.

    Attributes:
        view: the table.
        seat: whose area lies in the middle.
        shelf: what is laid out to be chosen from.
        powers: faces whose Reassign powers can be used now.
        choices: what is offered in words, for decisions without a place on the table.
    """

    view: GalaxyView
    seat: int
    shelf: tuple[Key, ...] = ()
    powers: tuple[int, ...] = ()
    choices: tuple[str, ...] = ()

    @property
    def area(self) -> SeatView:
        """The area in the middle."""
        return self.view.seats[self.seat]

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, in the order of play."""
        count = len(self.view.seats)
        return tuple((self.seat + step) % count for step in range(1, count))


def arrange(shown: Shown, size: QSizeF, scale: float) -> Layout:
    """Lay the table out in ``size`` pixels; ``scale`` is the user's."""
    return _Plan(shown, size, scale).layout()


class _Plan:
    """The making of a layout."""

    def __init__(self, shown: Shown, size: QSizeF, scale: float) -> None:
        self._shown = shown
        self._size = size
        fits = min(size.width() / _WIDTH, size.height() / _HEIGHT)
        self._u = max(_LEAST * scale, min(_MOST * scale, fits))
        self._head = max(_HEAD * self._u, _LEAST_HEAD * scale)

    def layout(self) -> Layout:
        u, width, height = self._u, self._size.width(), self._size.height()
        gap = _GAP * u
        opponents = QRectF(0, 0, width, _OPPONENT * u)
        top = opponents.bottom() + gap
        kept = _ROWS * (_TILE * u + gap)
        spare = max(0.0, height - top - _MIDDLE * u - gap - kept)
        middle = QRectF(0, top, width, _MIDDLE * u + min(spare / 2, _GROWN_MIDDLE * _MIDDLE * u))
        supply = QRectF(0, top, _LEFT * u, middle.height())
        right = QRectF(width - _RIGHT * u, top, _RIGHT * u, middle.height())
        between = right.left() - supply.right() - 2 * gap
        strip = QRectF(supply.right() + gap, top, between, middle.height() - _FOOT * u - gap)
        foot = QRectF(strip.left(), strip.bottom() + gap, between, _FOOT * u)
        dictate = QRectF(foot.right() - 148 * u, foot.top(), 148 * u, foot.height())
        halves = [
            QRectF(right.left() + half * (right.width() + gap) / 2, top,
                   (right.width() - gap) / 2, right.height())
            for half in range(2)
        ]  # fmt: skip
        below = QRectF(0, middle.bottom() + gap, width, height - middle.bottom() - gap)
        shelf = self._shelf(below)
        tableau = QRectF(below)
        if not shelf.isEmpty():
            tableau.setTop(shelf.bottom() + gap)
        track = QRectF(supply.left(), supply.top() + _LABEL * u, supply.width(), _TRACK * u)
        rest = supply.bottom() - track.bottom() - gap
        cup = QRectF(supply.left(), track.bottom() + gap / 2, supply.width(), rest * _OF_DICE)
        citizenry = QRectF(supply.left(), cup.bottom(), supply.width(), rest * _OF_DICE)
        meters = QRectF(
            supply.left(), citizenry.bottom(), supply.width(), supply.bottom() - citizenry.bottom()
        )
        spots = [
            *self._opponent_spots(opponents),
            *self._supply_spots(track, cup, citizenry, meters),
            *self._strip_spots(strip, foot, dictate),
            *self._zone_spots(halves),
            *self._shelf_spots(shelf),
            *self._tableau_spots(tableau),
        ]
        strips = tuple((s.key.a, s.rect) for s in spots if s.key.place is Place.SEAT)
        return Layout(
            u, strips, supply, track, cup, citizenry, meters, strip, foot, dictate,
            (halves[0], halves[1]), tableau, shelf, tuple(spots),
        )  # fmt: skip

    # -- opponents ----------------------------------------------------------------------------

    def _opponent_spots(self, row: QRectF) -> Iterator[Spot]:
        others = self._shown.others
        gap = _GAP * self._u
        each = (row.width() - gap * (len(others) - 1)) / len(others)
        for place, seat in enumerate(others):
            left = row.left() + place * (each + gap)
            yield Spot(Key(Place.SEAT, seat), QRectF(left, row.top(), each, row.height()))

    # -- supply -------------------------------------------------------------------------------

    def _supply_spots(
        self, track: QRectF, cup: QRectF, citizenry: QRectF, meters: QRectF
    ) -> Iterator[Spot]:
        area = self._shown.area
        yield Spot(Key(Place.CREDITS), track)
        for rect, dice, place in (
            (cup, area.cup, Place.CUP),
            (citizenry, area.citizenry, Place.CITIZEN),
        ):
            room = rect.adjusted(_RING * self._u, _LABEL * self._u, 0, 0)
            yield from self._dice(room, dice, partial(Key, place), _MINI)
        half, high = meters.width() / 2, _METER * self._u
        yield Spot(Key(Place.CHIPS), QRectF(meters.left(), meters.top(), half - 4, high))
        bag = QRectF(meters.left(), meters.top() + high, meters.width(), _LABEL * self._u)
        yield Spot(Key(Place.BAG), bag)

    def _dice(
        self, room: QRectF, dice: Dice, key: _Named, edge: float, column: int = -1
    ) -> Iterator[Spot]:
        """Dice by colour in rows, as large as fits."""
        count = sum(dice)
        if count == 0 or room.width() <= 0:
            return
        gap = _DICE_GAP * self._u
        side = _fitting_side(count, room.size(), gap, edge * self._u)
        columns = max(1, int((room.width() + gap) // (side + gap)))
        place = 0
        for colour, number in enumerate(dice):
            for _ in range(number):
                row, at = divmod(place, columns)
                corner = room.topLeft() + QPointF(at * (side + gap), row * (side + gap))
                yield Spot(key(colour), QRectF(corner, QSizeF(side, side)), -1, colour, column)
                place += 1

    # -- the strip ----------------------------------------------------------------------------

    def _strip_spots(self, strip: QRectF, foot: QRectF, dictate: QRectF) -> Iterator[Spot]:
        u, gap = self._u, _GAP * self._u
        each = (strip.width() - 4 * gap) / PHASES
        assigned = self._shown.area.assignment
        for phase in range(PHASES):
            left = strip.left() + phase * (each + gap)
            head = QRectF(left, strip.top(), each, self._head)
            body = QRectF(left, head.bottom(), each, strip.bottom() - head.bottom())
            yield Spot(Key(Place.HEAD, phase), head)
            yield Spot(Key(Place.COLUMN, phase), body)
            if assigned is not None:
                yield from self._column_dice(phase, head, body, assigned)
        yield Spot(Key(Place.DICTATE), dictate)
        if assigned is None:
            return
        inside = dictate.adjusted(74 * u, 5 * u, -4 * u, -4 * u)
        yield from self._dice(inside, assigned.dictated, partial(Key, Place.DICTATE), 28)
        wild = QRectF(foot.left() + _WILD * u, foot.top() + 4 * u, 0, foot.height() - 8 * u)
        count = sum(assigned.unplaced)
        if count:
            wild.setWidth(min(foot.width() * 0.4, count * 40 * u))
            yield from self._dice(
                wild, assigned.unplaced, _named(Place.WORKER, PHASES), _DIE, PHASES
            )
        yield from self._power_spots(QRectF(wild.right() + gap, foot.top(),
            dictate.left() - wild.right() - 2 * gap, foot.height()))  # fmt: skip

    def _power_spots(self, room: QRectF) -> Iterator[Spot]:
        powers = self._shown.powers
        if not powers:
            return
        gap = _GAP * self._u / 2
        each = min(150 * self._u, (room.width() - gap * (len(powers) - 1)) / len(powers))
        for place, face in enumerate(powers):
            left = room.left() + place * (each + gap)
            yield Spot(Key(Place.POWER, face), QRectF(left, room.top(), each, room.height()))

    def _column_dice(
        self, phase: int, head: QRectF, body: QRectF, assigned: AssignmentView
    ) -> Iterator[Spot]:
        u = self._u
        dice = list(assigned.columns[phase])
        selector = assigned.selector if assigned.selected == phase else -1
        if selector >= 0 and dice[selector]:
            dice[selector] -= 1
            side = min(_DIE * u, head.height() * 0.58)
            corner = QPointF(head.right() - side - 4 * u, head.top() + 3 * u)
            if head.height() <= _HEAD * u:
                side = _DIE * u
                corner = QPointF(head.right() - side - 4 * u, head.center().y() - side / 2)
            rect = QRectF(corner, QSizeF(side, side))
            fixed = not self._shown.view.occurring  # from the reveal on a worker like others
            key = Key(Place.HEAD, phase) if fixed else Key(Place.WORKER, phase, selector)
            yield Spot(key, rect, -1, selector, phase)
        room = body.adjusted(6 * u, 8 * u, -4 * u, -20 * u)
        spots = list(self._dice(room, tuple(dice), _named(Place.WORKER, phase), _DIE, phase))
        yield from spots
        if self._works(phase):
            bottom = max((spot.rect.bottom() for spot in spots), default=room.top() - 4 * u)
            below = QRectF(room.left(), bottom + 4 * u, room.width(), room.bottom() - bottom)
            virtual = self._shown.view.virtual
            yield from self._dice(below, virtual, partial(Key, Place.VIRTUAL), _DIE, phase)

    def _works(self, phase: int) -> bool:
        """Whether the area in the middle acts in this phase now."""
        return self._shown.view.mover == self._shown.seat and phase_of(self._shown.view) == phase

    # -- the construction zone ----------------------------------------------------------------

    def _zone_spots(self, halves: Sequence[QRectF]) -> Iterator[Spot]:
        u = self._u
        area = self._shown.area
        for half, (rect, stack) in enumerate(
            zip(halves, (area.developments, area.worlds), strict=True)
        ):
            side = min(rect.width(), _TILE * u)
            tile = QRectF(rect.left(), rect.top() + _LABEL * u + 2 * u, side, side)
            top = NUMBERS[stack.faces[0]] if stack.faces else -1
            yield Spot(Key(Place.STACK, half), tile, top)
            room = QRectF(
                rect.left(), tile.bottom() + _LABEL * u + 4 * u, rect.width(),
                rect.bottom() - tile.bottom() - _LABEL * u - 4 * u,
            )  # fmt: skip
            yield from self._dice(room, stack.workers, _named(Place.WAITING, half), 26)

    # -- shelf and tableau --------------------------------------------------------------------

    def _shelf(self, below: QRectF) -> QRectF:
        shown = self._shown
        if shown.shelf:
            side = min(_TILE * self._u, below.height() * 0.56)
            return QRectF(below.left(), below.top(), below.width(), side + _LABEL * self._u)
        if shown.choices:
            rows = math.ceil(len(shown.choices) / self._per_row(below))
            height = min(rows * 36 * self._u, below.height() * 0.6)
            return QRectF(below.left(), below.top(), below.width(), height)
        return QRectF()

    def _per_row(self, below: QRectF) -> int:
        return max(1, int(below.width() // (300 * self._u)))

    def _shelf_spots(self, shelf: QRectF) -> Iterator[Spot]:
        if self._shown.shelf:
            yield from self._shelf_tiles(shelf)
        elif self._shown.choices:
            columns = self._per_row(shelf)
            rows = math.ceil(len(self._shown.choices) / columns)
            high, wide = shelf.height() / rows, shelf.width() / columns
            for place in range(len(self._shown.choices)):
                row, column = divmod(place, columns)
                rect = QRectF(shelf.left() + column * wide, shelf.top() + row * high, wide, high)
                yield Spot(Key(Place.CHOICE, place), rect.adjusted(2, 2, -2, -2))

    def _shelf_tiles(self, shelf: QRectF) -> Iterator[Spot]:
        u, keys = self._u, self._shown.shelf
        area = self._shown.area
        gap = _GAP * u
        side = shelf.height() - _LABEL * u
        left = shelf.left()
        fitting = (shelf.width() + gap) / len(keys) - gap
        width = min(side, fitting)
        for key in keys:
            if key.place is Place.SIDE:
                face = key.a + key.b * TILES
            else:
                stack = (area.developments, area.worlds)[key.a]
                face = NUMBERS[stack.faces[key.b]]
            yield Spot(key, QRectF(left, shelf.top() + _LABEL * u, width, side), face)
            left += width + (gap / 4 if key.place is Place.SIDE and key.b == 0 else gap)

    def _tableau_spots(self, room: QRectF) -> Iterator[Spot]:
        squares = self._shown.area.squares
        gap = _GAP * self._u * 0.75
        side = _fitting_side(len(squares), room.size(), gap, _GROWN_TILE * _TILE * self._u)
        columns = max(1, int((room.width() + gap) // (side + gap)))
        for place, square in enumerate(squares):
            row, column = divmod(place, columns)
            corner = room.topLeft() + QPointF(column * (side + gap), row * (side + gap))
            rect = QRectF(corner, QSizeF(side, side))
            yield Spot(Key(Place.SQUARE, place), rect, NUMBERS[square.face])
            yield from self._goods(place, square.goods, rect)

    def _goods(self, place: int, goods: Sequence[int], tile: QRectF) -> Iterator[Spot]:
        side = min(_DIE * self._u, tile.width() * 0.34)
        for at, colour in enumerate(goods):
            left = tile.right() - (at + 1) * (side + 3 * self._u) - 2 * self._u
            top = tile.bottom() - side - 12 * self._u * tile.width() / (_TILE * self._u)
            rect = QRectF(left, top, side, side)
            yield Spot(Key(Place.GOOD, place, colour), rect, -1, colour)


def _named(place: Place, a: int) -> _Named:
    return lambda colour: Key(place, a, colour)


def _fitting_side(count: int, room: QSizeF, gap: float, most: float) -> float:
    """The largest side with which so many squares fit into the room."""
    side = most
    while side > _LEAST_SIDE:
        columns = max(1, int((room.width() + gap) // (side + gap)))
        if math.ceil(count / columns) * (side + gap) - gap <= room.height():
            return side
        side -= 1
    return side
