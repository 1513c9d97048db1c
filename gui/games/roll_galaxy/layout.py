"""Where everything lies on the table for a size of the window, and what it is painted from."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial, reduce
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF

from engines.games.roll_galaxy.data import (
    DEVELOP,
    LAST_SQUARES,
    NUMBERS,
    PHASES,
)
from engines.games.roll_galaxy.decisions import face_of
from engines.games.roll_galaxy.names import face_name
from engines.games.roll_galaxy.view import AssignmentView, Dice, StackView
from gui.games.roll_galaxy import painting, symbols, wording
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.strips import Strip, paint_strip
from gui.games.roll_galaxy.things import Shown, Thing
from gui.games.roll_galaxy.tiles import paint_tile
from gui.kit.paint import paint_seat
from gui.style import Token
from gui.table.dice.painting import paint_mini, paint_used
from gui.table.spots import Mark

translate = QCoreApplication.translate

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
_SHADOW: Final = 13.0
"""How far the shadow of a die reaches."""
_UNDER: Final = -1.0
_ON_TILES: Final = 1.0
_PARTS: Final = {
    "dictate": (Place.DICTATE,),
    "others": (Place.SEAT,),
    "heads": (Place.HEAD,),
    "tableau": (Place.SQUARE,),
    "meters": (Place.CHIPS, Place.BAG),
}
"""What the guided first round points at by things that lie there."""


@dataclass(frozen=True, slots=True)
class Layout:
    """All parts of the table: things, labels beside them, and what the first round points at."""

    things: tuple[Thing, ...]
    labels: tuple[Mark, ...]
    parts: Mapping[str, QRectF]


@lru_cache(maxsize=4)
def arrange(shown: Shown, width: float, height: float, scale: float) -> Layout:
    """Lay the table out in so many pixels; ``scale`` is the user's."""
    return _Plan(shown, QSizeF(width, height), scale).layout()


class _Plan:
    """The making of a layout."""

    def __init__(self, shown: Shown, size: QSizeF, scale: float) -> None:
        self._shown = shown
        self._size = size
        self._scale = scale
        fits = min(size.width() / _WIDTH, size.height() / _HEIGHT)
        self._u = max(_LEAST * scale, min(_MOST * scale, fits))
        self._head = max(_HEAD * self._u, _LEAST_HEAD * scale)
        self._happen = shown.view.occurring
        self._playing = shown.view.phase
        self._labels: list[Mark] = []

    def layout(self) -> Layout:
        u, width, height = self._u, self._size.width(), self._size.height()
        gap = _GAP * u
        opponents = QRectF(0, 0, width, _OPPONENT * u)
        top = opponents.bottom() + gap
        kept = _ROWS * (_TILE * u + gap)
        spare = max(0.0, height - top - _MIDDLE * u - gap - kept)
        high = _MIDDLE * u + min(spare / 2, _GROWN_MIDDLE * _MIDDLE * u)
        supply = QRectF(0, top, _LEFT * u, high)
        right = QRectF(width - _RIGHT * u, top, _RIGHT * u, high)
        between = right.left() - supply.right() - 2 * gap
        strip = QRectF(supply.right() + gap, top, between, high - _FOOT * u - gap)
        foot = QRectF(strip.left(), strip.bottom() + gap, between, _FOOT * u)
        tableau = QRectF(0, top + high + gap, width, height - top - high - gap)
        shelf = self._shelf(tableau)
        if not shelf.isEmpty():
            tableau.setTop(shelf.bottom() + gap)
        things = tuple(
            replace(thing, rect=_whole(thing.rect))
            for thing in (
                *self._opponents(opponents),
                *self._supply(supply),
                *self._strip(strip),
                *self._foot(foot),
                *self._zone(right),
                *self._on_shelf(shelf),
                *self._tableau(tableau),
            )
        )
        parts = {
            "strip": strip,
            "shelf": shelf,
            "zone": right,
            "citizenry": self._supply_rows(supply)[2],
        }
        for name, places in _PARTS.items():
            rects = [
                thing.rect for thing in things if thing.key.place in places and not thing.is_die
            ]
            parts[name] = reduce(QRectF.united, rects, QRectF())
        return Layout(things, tuple(self._labels), parts)

    def _mark(self, rect: QRectF, *look: Any, layer: float = 0.0) -> None:
        self._labels.append(Mark(rect, look, layer))

    def _label(
        self,
        rect: QRectF,
        icon: str,
        text: str,
        short: str | None = None,
        token: Token = Token.TEXT2,
    ) -> None:
        self._mark(rect, painting.paint_label, icon, text, self._u, token, short)

    # -- opponents ----------------------------------------------------------------------------

    def _opponents(self, row: QRectF) -> Iterator[Thing]:
        shown, gap = self._shown, _GAP * self._u
        each = (row.width() - gap * (len(shown.others) - 1)) / len(shown.others)
        for place, seat in enumerate(shown.others):
            left = row.left() + place * (each + gap)
            acts = shown.view.mover == seat
            strip = Strip(seat, shown.names[seat], shown.view.seats[seat], acts)
            rect = QRectF(left, row.top(), each, row.height())
            yield Thing(Key(Place.SEAT, seat), rect, (paint_strip, strip, self._u))

    # -- supply -------------------------------------------------------------------------------

    def _supply_rows(self, supply: QRectF) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """Credits, cup, Citizenry, and what is left of the supply of all."""
        u, width = self._u, supply.width()
        track = QRectF(supply.left(), supply.top() + _LABEL * u, width, _TRACK * u)
        below = track.bottom() + _GAP * u / 2
        high = (supply.bottom() - track.bottom() - _GAP * u) * _OF_DICE
        cup = QRectF(supply.left(), below, width, high)
        citizenry = QRectF(supply.left(), cup.bottom(), width, high)
        left = supply.bottom() - citizenry.bottom()
        return track, cup, citizenry, QRectF(supply.left(), citizenry.bottom(), width, left)

    def _supply(self, supply: QRectF) -> Iterator[Thing]:
        u, area, line = self._u, self._shown.area, _LABEL * self._u
        track, cup, citizenry, meters = self._supply_rows(supply)
        row = QRectF(supply.left(), supply.top(), supply.width(), line)
        self._label(row, symbols.CREDITS_ICON, translate("RollGalaxy", "Credits"))
        look = (painting.paint_track, area.credits, u)
        yield Thing(Key(Place.CREDITS), track, look, bleed=4 * u)
        for rect, dice, place, icon, text in (
            (cup, area.cup, Place.CUP, symbols.CUP_ICON, translate("RollGalaxy", "Cup")),
            (
                citizenry,
                area.citizenry,
                Place.CITIZEN,
                symbols.CITIZENRY_ICON,
                translate("RollGalaxy", "Citizenry"),
            ),
        ):
            count = len(dice.each)
            row = QRectF(rect.left(), rect.top(), rect.width(), line)
            self._label(row, icon, f"{text} {count}" if count else text)
            room = rect.adjusted(_RING * u, line, 0, 0)
            yield from self._dice(room, dice, partial(Key, place), _MINI)
        yield from self._meters(meters)

    def _meters(self, meters: QRectF) -> Iterator[Thing]:
        u, view = self._u, self._shown.view
        half = meters.width() / 2
        left = QRectF(meters.left(), meters.top(), half - 6 * u, _METER * u)
        text, share = wording.chips_text(view.pool), view.pool / view.most_chips
        look = (painting.paint_count, symbols.CHIPS_ICON, text, str(view.pool), share, u)
        yield Thing(Key(Place.CHIPS), left, look)
        squares = view.most_squares
        right = QRectF(meters.left() + half, meters.top(), half, _METER * u)
        text = translate("RollGalaxy", "{0} of {1}").format(squares, LAST_SQUARES)
        short, share = f"{squares}/{LAST_SQUARES}", squares / LAST_SQUARES
        self._mark(right, painting.paint_count, symbols.END_ICON, text, short, share, u)
        bag = QRectF(meters.left(), left.bottom(), meters.width(), _LABEL * u)
        text = translate("RollGalaxy", "{0} tiles in the bag").format(view.bag)
        self._label(bag, symbols.BAG_ICON, text, str(view.bag))
        yield Thing(Key(Place.BAG), bag)

    def _dice(
        self, room: QRectF, dice: Dice, key: _Named, edge: float, column: int = -1
    ) -> Iterator[Thing]:
        """Dice by colour in rows, as large as fits."""
        if not dice.each or room.width() <= 0:
            return
        gap = _DICE_GAP * self._u
        side = _fitting_side(len(dice.each), room.size(), gap, edge * self._u)
        columns = max(1, int((room.width() + gap) // (side + gap)))
        copies = [copy for number in dice for copy in range(number)]
        for place, (colour, copy) in enumerate(zip(dice.each, copies, strict=True)):
            row, at = divmod(place, columns)
            corner = room.topLeft() + QPointF(at * (side + gap), row * (side + gap))
            rect = QRectF(corner, QSizeF(side, side))
            yield self._die(replace(key(colour), copy=copy), rect, colour, column)

    def _die(self, key: Key, rect: QRectF, colour: int, column: int = -1) -> Thing:
        paint = painting.paint_virtual if key.place is Place.VIRTUAL else painting.paint_die
        look, bleed = (paint, colour, column), _SHADOW * self._scale
        return Thing(key, rect, look, -1, colour, column, _ON_TILES, bleed)

    # -- the strip ----------------------------------------------------------------------------

    def _strip(self, strip: QRectF) -> Iterator[Thing]:
        u, gap = self._u, _GAP * self._u
        each = (strip.width() - 4 * gap) / PHASES
        assigned = self._shown.area.assignment
        for phase in range(PHASES):
            left = strip.left() + phase * (each + gap)
            whole = _whole(QRectF(left, strip.top(), each, strip.height()))
            head = QRectF(whole.left(), whole.top(), whole.width(), round(self._head))
            body = QRectF(head.bottomLeft(), whole.bottomRight())
            happens, now = phase in self._happen, phase == self._playing
            self._mark(whole, painting.paint_column, happens, now, head.height(), u, layer=_UNDER)
            token = Token.TEXT if happens or not self._happen else Token.TEXT2
            mine = assigned is not None and assigned.selected == phase
            look = (painting.paint_head, phase, Token.ACCENT if now else token, mine, u)
            yield Thing(Key(Place.HEAD, phase), head, look)
            yield Thing(Key(Place.COLUMN, phase), body)
            if happens:
                self._selectors(phase, body)
            elif assigned is not None:
                self._moved(phase, body, assigned)
            if assigned is not None:
                yield from self._column_dice(phase, head, body, assigned)

    def _moved(self, phase: int, body: QRectF, assigned: AssignmentView) -> None:
        """Dice that were rolled for a phase and stand elsewhere: outlines at its foot."""
        side, gap, x = 18 * self._u, 4 * self._u, body.left() + 6 * self._u
        for colour in assigned.moved(phase).each:
            if x + side <= body.right():
                rect = QRectF(x, body.bottom() - side - gap, side, side)
                self._mark(rect, paint_used, symbols.face_of_die(phase), symbols.DICE[colour])
            x += side + gap

    def _selectors(self, phase: int, body: QRectF) -> None:
        """Who selected a phase that occurs: marks at its foot; a Home die if only that did."""
        side, gap = 13 * self._u, 4 * self._u
        rect = QRectF(body.left() + 7 * self._u, body.bottom() - side - gap, side, side)
        seats = [
            seat
            for seat, area in enumerate(self._shown.view.seats)
            if area.assignment is not None and area.assignment.selected == phase
        ]
        for place, seat in enumerate(seats):
            self._mark(rect.translated(place * (side + gap), 0), paint_seat, seat)
        if not seats:
            self._mark(rect, paint_mini, symbols.face_of_die(phase), symbols.DICE[0])

    def _column_dice(
        self, phase: int, head: QRectF, body: QRectF, assigned: AssignmentView
    ) -> Iterator[Thing]:
        u = self._u
        dice, selector = assigned.others(phase), assigned.selector
        if dice != assigned.columns[phase]:
            free = QRectF(head)
            if painting.name_below(head, phase, True, u):
                free.setBottom(painting.head_foot(head).top())
            side = min(_DIE * u, free.height() - 2)
            top = free.center().y() - side / 2
            rect = QRectF(head.right() - side - 4 * u, top, side, side)
            if self._shown.view.occurring:  # from the reveal on a worker like others
                key = Key(Place.WORKER, phase, selector, dice[selector])
            else:
                key = Key(Place.HEAD, phase, copy=1)
            yield self._die(key, rect, selector, phase)
        room = body.adjusted(6 * u, 8 * u, -4 * u, -20 * u)
        things = list(self._dice(room, dice, _named(Place.WORKER, phase), _DIE, phase))
        yield from things
        if self._shown.view.mover == self._shown.seat and self._playing == phase:
            bottom = max((thing.rect.bottom() for thing in things), default=room.top() - 4 * u)
            below = QRectF(room.left(), bottom + 4 * u, room.width(), room.bottom() - bottom)
            virtual = self._shown.view.virtual
            yield from self._dice(below, virtual, partial(Key, Place.VIRTUAL), _DIE, phase)

    def _foot(self, foot: QRectF) -> Iterator[Thing]:
        u, assigned = self._u, self._shown.area.assignment
        dictate = QRectF(foot.right() - 148 * u, foot.top(), 148 * u, foot.height())
        inside = dictate.adjusted(74 * u, 5 * u, -4 * u, -4 * u)
        lie = assigned is not None and any(assigned.dictated)
        free = inside.left() - dictate.left() if lie else dictate.width()
        yield Thing(Key(Place.DICTATE), dictate, (painting.paint_dictate, free, u))
        if assigned is None:
            return
        yield from self._dice(inside, assigned.dictated, partial(Key, Place.DICTATE), 28)
        wild = QRectF(foot.left() + _WILD * u, foot.top() + 4 * u, 0, foot.height() - 8 * u)
        count = len(assigned.unplaced.each)
        if count:
            label = QRectF(foot.left(), foot.top(), 50 * u, foot.height())
            self._label(label, symbols.WILD_ICON, translate("RollGalaxy", "Wild"), "")
            wild.setWidth(min(foot.width() * 0.4, count * 40 * u))
            name = _named(Place.WORKER, PHASES)
            yield from self._dice(wild, assigned.unplaced, name, _DIE, PHASES)
        room = QRectF(foot)
        room.setLeft(wild.right() + _GAP * u)
        room.setRight(dictate.left() - _GAP * u)
        yield from self._powers(room)

    def _powers(self, room: QRectF) -> Iterator[Thing]:
        u, powers = self._u, self._shown.powers
        gap = _GAP * u / 2
        each = min(150 * u, (room.width() + gap) / max(1, len(powers)) - gap)
        for place, face in enumerate(powers):
            left = room.left() + place * (each + gap)
            look = (painting.paint_button, face_name(face), u, symbols.REASSIGN_ICON)
            rect = QRectF(left, room.top(), each, room.height())
            yield Thing(Key(Place.POWER, face), rect, look)

    # -- the construction zone ----------------------------------------------------------------

    def _zone(self, zone: QRectF) -> Iterator[Thing]:
        u, area = self._u, self._shown.area
        titles = (translate("RollGalaxy", "Develop"), translate("RollGalaxy", "Settle"))
        text = translate("RollGalaxy", "{0}, stack of {1}")
        width = (zone.width() - _GAP * u) / 2
        for half, stack in enumerate((area.developments, area.worlds)):
            rect = QRectF(zone.left() + half * (width + _GAP * u), zone.top(), width, zone.height())
            row = QRectF(rect.left(), rect.top(), width, _LABEL * u)
            icon = symbols.PHASE_ICONS[DEVELOP + half]
            self._label(row, icon, text.format(titles[half], stack.size), str(stack.size))
            yield from self._stack(half, stack, rect)

    def _stack(self, half: int, stack: StackView, rect: QRectF) -> Iterator[Thing]:
        u, side = self._u, min(rect.width(), _TILE * self._u)
        tile = QRectF(rect.left(), rect.top() + _LABEL * u + 2 * u, side, side)
        if stack.faces:
            face = NUMBERS[stack.faces[0]]
            yield Thing(Key(Place.STACK, half), tile, (paint_tile, face), face)
            row = QRectF(tile.left(), tile.bottom() + 2 * u, side, _LABEL * u + 4 * u)
            self._mark(row, painting.paint_progress, len(stack.workers.each), stack.costs[0], u)
        else:
            text = (
                translate("RollGalaxy", "covered")
                if stack.size
                else translate("RollGalaxy", "empty")
            )
            yield Thing(Key(Place.STACK, half), tile, (painting.paint_empty, text, u))
        room = QRectF(rect)
        room.setTop(tile.bottom() + _LABEL * u + 4 * u)
        yield from self._dice(room, stack.workers, _named(Place.WAITING, half), 26)

    # -- shelf and tableau --------------------------------------------------------------------

    def _shelf(self, below: QRectF) -> QRectF:
        shown, height = self._shown, 0.0
        if shown.shelf:
            height = min(_TILE * self._u, below.height() * 0.56) + _LABEL * self._u
        elif shown.choices:
            rows = math.ceil(len(shown.choices) / self._per_row(below))
            height = min(rows * 36 * self._u, below.height() * 0.6)
        return QRectF(below.left(), below.top(), below.width(), height)

    def _per_row(self, below: QRectF) -> int:
        return max(1, int(below.width() // (300 * self._u)))

    def _on_shelf(self, shelf: QRectF) -> Iterator[Thing]:
        u, choices = self._u, self._shown.choices
        if self._shown.shelf:
            yield from self._laid_out(shelf)
            return
        columns = self._per_row(shelf)
        rows = math.ceil(len(choices) / columns)
        for place, text in enumerate(choices):
            row, column = divmod(place, columns)
            high, wide = shelf.height() / rows, shelf.width() / columns
            rect = QRectF(shelf.left() + column * wide, shelf.top() + row * high, wide, high)
            look = (painting.paint_button, text, u)
            yield Thing(Key(Place.CHOICE, place), rect.adjusted(2, 2, -2, -2), look)

    def _laid_out(self, shelf: QRectF) -> Iterator[Thing]:
        u, keys, area = self._u, self._shown.shelf, self._shown.area
        text = translate("RollGalaxy", "Your stacks: choose what to abandon")
        if keys[0].place is Place.SIDE:
            text = translate("RollGalaxy", "Drawn: choose a side")
        row = QRectF(shelf.left(), shelf.top(), shelf.width(), _LABEL * u)
        self._label(row, symbols.BAG_ICON, text, token=Token.TEXT)
        gap, left = _GAP * u, shelf.left()
        side = shelf.height() - _LABEL * u
        width = min(side, (shelf.width() + gap) / len(keys) - gap)
        for key in keys:
            if key.place is Place.SIDE:
                face = face_of(key.a, key.b)
            else:
                face = NUMBERS[(area.developments, area.worlds)[key.a].faces[key.b]]
            rect = QRectF(left, row.bottom(), width, side)
            yield Thing(key, rect, (paint_tile, face), face)
            left += width + (gap / 4 if key.place is Place.SIDE and key.b == 0 else gap)

    def _tableau(self, room: QRectF) -> Iterator[Thing]:
        squares = self._shown.area.squares
        gap = _GAP * self._u * 0.75
        side = _fitting_side(len(squares), room.size(), gap, _GROWN_TILE * _TILE * self._u)
        columns = max(1, int((room.width() + gap) // (side + gap)))
        for place, square in enumerate(squares):
            row, column = divmod(place, columns)
            corner = room.topLeft() + QPointF(column * (side + gap), row * (side + gap))
            rect, face = QRectF(corner, QSizeF(side, side)), NUMBERS[square.face]
            yield Thing(Key(Place.SQUARE, place), rect, (paint_tile, face), face)
            good = min(_DIE * self._u, side * 0.34)
            for at, colour in enumerate(square.goods):
                left = rect.right() - (at + 1) * (good + 3 * self._u) - 2 * self._u
                top = rect.bottom() - good - 12 * side / _TILE
                key = Key(Place.GOOD, place, colour, square.goods[:at].count(colour))
                yield self._die(key, QRectF(left, top, good, good), colour)


def _named(place: Place, a: int) -> _Named:
    return lambda colour: Key(place, a, colour)


def _whole(rect: QRectF) -> QRectF:
    """A rectangle on whole pixels: its lines are sharp, and equal things share a picture."""
    return QRectF(round(rect.x()), round(rect.y()), round(rect.width()), round(rect.height()))


def _fitting_side(count: int, room: QSizeF, gap: float, most: float) -> float:
    """The largest side with which so many squares fit into the room."""
    side = most
    while side > _LEAST_SIDE:
        columns = max(1, int((room.width() + gap) // (side + gap)))
        if math.ceil(count / columns) * (side + gap) - gap <= room.height():
            return side
        side -= 1
    return side
