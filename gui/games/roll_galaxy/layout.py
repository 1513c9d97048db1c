"""Where everything is on a table of a given size, and what it is painted from."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial, reduce
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engines.games.roll_galaxy.data import DEVELOP, LAST_SQUARES, NUMBERS, PHASES, face_of
from engines.games.roll_galaxy.names import face_name, face_text
from engines.games.roll_galaxy.view import AssignmentView, Dice, SeatView, StackView
from engines.runtime.texts import language, tr
from gui.games.roll_galaxy import fitting, objects, painting, strips, symbols, wording
from gui.games.roll_galaxy.fitting import BETWEEN, GAP
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.things import Shown, Thing
from gui.games.roll_galaxy.tiles import goods_on, paint_tile
from gui.kit.paint import paint_seat
from gui.style import Space, Token
from gui.table.dice.painting import paint_used
from gui.table.materials import paint_glass
from gui.table.spots import Mark

_LEFT: Final = 146.0
_RIGHT_SHARE: Final = 0.275
_MIDDLE: Final = 196.0
_HEAD: Final = 76.0
_LEAST_HEAD: Final = 58.0
"""Minimum height of a head, at 100%: the icon of a phase, and its name below."""
_BAR: Final = 38.0
_LEAST_BAR: Final = 32.0
_TRAY: Final = 46.0
_FOOT: Final = 17.0
_NOTED: Final = 2.5
"""From this height of a lane on, as a multiple of a note's, it says what its workers do."""
_DIE: Final = 64.0
_MINI: Final = 36.0
_LABEL: Final = 18.0
_DICE_GAP: Final = 5.0
_SIGN: Final = 30.0
_LEAST_SHARE: Final = 0.42
"""Of the room that cup and Citizenry share by the number of their dice."""
_SEATS: Final = 13.0
_SHELF: Final = 146.0
_LEAST_TOLD: Final = 110.0
"""Minimum width of the words beside a tile that is laid out."""
_NARROW: Final = 1.25
"""Width to which a tile may shrink to make room for the words, as a share of its height."""
_WIDE: Final = 2.5
"""Maximum width of a tile that is laid out without words beside it, as a share of its height."""
_WILD: Final = 70.0
"""How far dice without a column are to the right of their sign."""
_SHADOW: Final = 13.0
"""How far the shadow of a die reaches."""
_SHADE: Final = -2.0
_UNDER: Final = -1.0
_ON_TILES: Final = 1.0
_PLAN: Final = 3.0
_ASSIGNING: Final = ("roll", "assign", "reveal")
_BROUGHT: Final = {
    Place.CHIPS: symbols.CHIPS_ICON,
    Place.CREDITS: symbols.CREDITS_ICON,
    Place.BAG: symbols.BAG_ICON,
}
_PARTS: Final = {
    "dictate": (Place.DICTATE,),
    "others": (Place.SEAT,),
    "heads": (Place.HEAD,),
    "tableau": (Place.SQUARE,),
    "symbols": (Place.SYMBOLS,),
}
"""The parts that the guided first round points at, with the kinds of things in each."""


@dataclass(frozen=True, slots=True)
class Layout:
    """All parts of the table.

    Attributes:
        things: what can be pointed at.
        labels: what is next to them.
        parts: what the first round points at.
        heads: where the player card of each seat is on its strip, by seat.
    """

    things: tuple[Thing, ...]
    labels: tuple[Mark, ...]
    parts: Mapping[str, QRectF]
    heads: tuple[QRectF, ...]


def arrange(shown: Shown, width: float, height: float, scale: float) -> Layout:
    """Lay the table out in this many pixels; ``scale`` is the user's."""
    return _arranged(shown, width, height, scale, language())


@lru_cache(maxsize=4)
def _arranged(shown: Shown, width: float, height: float, scale: float, _language: str) -> Layout:
    return _Plan(shown, QSizeF(width, height), scale).layout()


class _Plan:
    """Computes a layout."""

    def __init__(self, shown: Shown, size: QSizeF, scale: float) -> None:
        self._shown = shown
        inset = fitting.MARGIN * scale
        self._room = QRectF(QPointF(), size).adjusted(0, inset, 0, -inset)
        self._size, self._scale, self._u = size, scale, fitting.unit_of(size, scale)
        self._head = round(max(_HEAD * self._u, _LEAST_HEAD * scale))
        self._bar = max(_BAR * self._u, _LEAST_BAR * scale)
        self._foot = 2 * _FOOT * max(self._u, scale)
        self._happen = shown.view.occurring
        self._playing = shown.view.phase
        self._labels: list[Mark] = []
        self._goals: dict[Key | None, list[QRectF]] = {}

    def layout(self) -> Layout:
        room, gap = QRectF(self._room), GAP * self._u
        bar, own, foot_room = fitting.own_bar(self._size, self._scale)
        room.setBottom(bar.top() - gap)
        opponents = strips.row_of(room, len(self._shown.others), self._u)
        top = opponents[0].bottom() + gap
        below = QRectF(room.left(), top, room.width(), room.bottom() - top)
        rows = fitting.Rows.of(below, len(self._shown.area.squares), *self._heights, self._u)
        supply, lanes, zone = self._middle(rows.middle)
        strip, tray = QRectF(lanes), QRectF()
        if self._has_trays:
            tray = lanes.adjusted(0, lanes.height() - _TRAY * self._u, 0, 0)
            strip.setBottom(tray.top() - gap)
        things = tuple(
            replace(thing, rect=fitting.whole(thing.rect))
            for thing in (
                *self._opponents(opponents),
                *self._supply(supply),
                *self._strip(strip),
                *self._trays(tray),
                *self._zone(zone),
                *self._on_shelf(rows.shelf),
                *self._tableau(rows.tableau, rows.grid),
            )
        )
        self._lay_ghosts(things)
        seat = self._shown.seat
        self._panel(bar)
        own = fitting.whole(own)
        self._mark(own, strips.paint_own, strips.strip_of(self._shown, seat), self._u, layer=_UNDER)
        self._mark(foot_room, painting.paint_sentence, self._shown.says, self._u)
        heads = {seat: strips.own_head(own, self._u)} | {
            thing.key.a: strips.head_of(thing.rect, self._u) for thing in things[: len(opponents)]
        }
        panel = QRectF.united(*self._supply_rows(supply)[1::2])  # rings inside it would cut figures
        parts = {"strip": strip, "shelf": rows.shelf, "zone": zone}
        parts |= {"citizenry": panel, "meters": panel}
        for name, places in _PARTS.items():
            rects = [
                thing.rect for thing in things if thing.key.place in places and not thing.is_die
            ]
            parts[name] = reduce(QRectF.united, rects, QRectF())
        less = Space.XS * self._scale  # closer rings: there are figures and dice around
        parts["symbols"].adjust(less, less, -less, -less)
        parts["heads"].adjust(0, 0, 0, -less)
        return Layout(things, tuple(self._labels), parts, tuple(heads[at] for at in sorted(heads)))

    @property
    def _heights(self) -> tuple[float, float]:
        """The usual heights of the middle and of the shelf."""
        rows = math.ceil(len(self._shown.choices) / self._per_row)
        shelf = _SHELF if self._shown.shelf else 36 * rows
        return _MIDDLE * self._u + self._bar, shelf * self._u

    def _middle(self, room: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Supply, lanes, construction zone."""
        u, gap = self._u, GAP * self._u
        supply = QRectF(room.left(), room.top(), _LEFT * u, room.height())
        right = min(_RIGHT_SHARE * room.width(), 1.5 * room.height() + gap)
        zone = QRectF(room.right() - right, room.top(), right, room.height())
        return supply, room.adjusted(supply.width() + gap, 0, -right - gap, 0), zone

    def _mark(self, rect: QRectF, *look: Any, layer: float = 0.0, **more: Any) -> None:
        self._labels.append(Mark(rect, look, layer, **more))

    def _panel(self, rect: QRectF) -> None:
        self._mark(fitting.whole(rect), paint_glass, layer=_SHADE)

    # -- opponents ----------------------------------------------------------------------------

    def _opponents(self, rects: Sequence[QRectF]) -> Iterator[Thing]:
        for seat, rect in zip(self._shown.others, rects, strict=True):
            look = (strips.paint_strip, strips.strip_of(self._shown, seat), self._u)
            yield Thing(Key(Place.SEAT, seat), rect, look)

    # -- supply -------------------------------------------------------------------------------

    def _supply_rows(self, supply: QRectF) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """Credits, cup, Citizenry, and what is left of the common supply."""
        u, left, width = self._u, supply.left(), supply.width()
        meters = (2 * _LABEL + 4) * u
        dial = min(width * 0.92, (supply.height() - meters) * 0.44)
        round_ = QRectF(supply.center().x() - dial / 2, supply.top(), dial, dial)
        top = round_.bottom() + GAP * u
        both, area = supply.bottom() - top - meters - 4 * u, self._shown.area
        counts = len(area.cup.each), len(area.citizenry.each)
        share = counts[0] / sum(counts) if any(counts) else 0.5
        share = min(1 - _LEAST_SHARE, max(_LEAST_SHARE, share))
        cup = QRectF(left, top, width, share * both)
        citizenry = QRectF(left, cup.bottom(), width, both - cup.height())
        low = QRectF(left, citizenry.bottom(), width, supply.bottom() - citizenry.bottom())
        return round_, cup, citizenry, low

    def _supply(self, supply: QRectF) -> Iterator[Thing]:
        u, area = self._u, self._shown.area
        dial, cup, citizenry, meters = self._supply_rows(supply)
        look = (objects.paint_credits, area.credits)
        yield Thing(Key(Place.CREDITS), dial, look, bleed=14 * u)
        self._panel(cup.united(meters))
        both = cup.height() + citizenry.height()
        side = min(_LEAST_SHARE * both - 6 * u, _SIGN * u)
        for row, dice, place, paint in (
            (cup, area.cup, Place.CUP, objects.paint_cup),
            (citizenry, area.citizenry, Place.CITIZEN, objects.paint_plaza),
        ):
            rect = row.adjusted(6 * u, 4 * u, -5 * u, 0)
            at = QRectF(rect.topLeft(), QSizeF(side, side))
            beside = objects.count_place(at, u).right() - at.right()
            self._mark(at, paint, len(dice.each), u, bleed=beside)
            room = rect.adjusted(side + beside + 2 * u, 0, 0, 0)
            yield from self._dice(room, dice, partial(Key, place), _MINI, goal=Key(place))
        yield from self._meters(meters.adjusted(7 * u, 2 * u, -10 * u, 0))

    def _meters(self, meters: QRectF) -> Iterator[Thing]:
        u, view, pool = self._u, self._shown.view, self._shown.view.pool
        line, half = _LABEL * u, meters.width() * 0.55
        chips = QRectF(meters.left(), meters.top(), half, line)
        # with room for a ring around it
        bag = chips.translated(half, 0).adjusted(8 * u, 0, meters.width() - 2 * half, 0)
        for place, rect, icon, count, text in (
            (Place.CHIPS, chips, symbols.CHIPS_ICON, pool, tr("roll_galaxy-chips", count=pool)),
            (Place.BAG, bag, symbols.BAG_ICON, view.bag, str(view.bag)),
        ):
            look = (painting.paint_label, icon, text, u, Token.TEXT, str(count))
            yield Thing(Key(place), rect, look)
        squares = QRectF(meters.left(), chips.bottom() + 4 * u, meters.width() - line - 6 * u, line)
        symbols_at = QRectF(squares.right() + 4 * u, squares.top(), line, line)
        yield Thing(Key(Place.SYMBOLS), symbols_at, (painting.paint_question,))
        counts = [len(area.squares) for area in view.seats]
        most = max((self._shown.seat, *self._shown.others), key=counts.__getitem__)
        figures = f"{counts[most]}/{LAST_SQUARES}"
        text, aside = f"{self._shown.names[most]} {figures}", squares.adjusted(16 * u, 0, 0, 0)
        self._mark(QRectF(squares.left(), squares.top() + 3 * u, 12 * u, 12 * u), paint_seat, most)
        self._mark(aside, painting.paint_label, symbols.END_ICON, text, u, Token.TEXT2, figures)

    def _dice(
        self,
        room: QRectF,
        dice: Dice,
        key: Callable[[int], Key],
        edge: float,
        column: int = -1,
        goal: Key | None = None,
        slots: int = 0,
    ) -> Iterator[Thing]:
        """Dice by color in rows, as large as fits.

        ``goal`` is what a plan calls the place; ``slots`` is how many dice are needed.
        """
        copies = [copy for number in dice for copy in range(number)]
        keys = [
            replace(key(colour), copy=copy) for colour, copy in zip(dice.each, copies, strict=True)
        ]
        virtual = self._virtual(column) if goal is not None else ()
        keys += [Key(Place.VIRTUAL, colour) for colour in virtual]
        count, centred = max(slots, len(keys) + self._coming(goal)), column in range(PHASES)
        places = fitting.in_rows(room, count, edge * self._u, _DICE_GAP * self._u, centred=centred)
        self._goals[goal] = places[len(keys) :]
        for place in places[len(keys) : slots]:
            self._mark(place, painting.paint_slot)
        for colour, each, rect in zip((*dice.each, *virtual), keys, places, strict=False):
            yield self._die(each, rect, colour, column)

    def _virtual(self, phase: int) -> Sequence[int]:
        """The colors of workers without dice that can be used now."""
        acts = self._shown.view.mover == self._shown.seat and self._playing == phase
        return self._shown.view.virtual.each if acts else ()

    def _coming(self, goal: Key | None) -> int:
        """How many dice a plan puts somewhere."""
        return sum(ghost.to == goal for ghost in self._shown.ghosts)

    def _die(self, key: Key, rect: QRectF, colour: int, column: int = -1) -> Thing:
        paint = painting.paint_virtual if key.place is Place.VIRTUAL else painting.paint_die
        look, bleed = (paint, colour, column), max(_SHADOW * self._scale, 0.7 * rect.width())
        return Thing(key, rect, look, -1, colour, column, _ON_TILES, bleed)

    # -- the lanes ----------------------------------------------------------------------------

    def _strip(self, strip: QRectF) -> Iterator[Thing]:
        u, gap, assigned = self._u, GAP * self._u, self._shown.area.assignment
        each = (strip.width() - (PHASES - 1) * gap) / PHASES
        lane, edge, bodies = QRectF(strip.topLeft(), QSizeF(each, strip.height())), _DIE * u, []
        lanes = [fitting.whole(lane.translated(at * (each + gap), 0)) for at in range(PHASES)]
        for phase, whole in enumerate(lanes):
            top = self._head + (4 + _SEATS) * u * bool(self._happen)
            body = whole.adjusted(0, top + self._bar * bool(self._shown.bars), 0, 0)
            if not self._shown.bars and body.height() >= _NOTED * self._foot:
                body.setBottom(body.bottom() - self._foot)
            bodies.append(body)
            if assigned is not None:  # dice are as large as fits in every lane
                count = len((*assigned.others(phase).each, *self._virtual(phase)))
                count += self._coming(Key(Place.COLUMN, phase))
                for place in fitting.in_rows(_dice_room(body, u), count, edge, _DICE_GAP * u):
                    edge = place.width()
        for phase, (whole, body) in enumerate(zip(lanes, bodies, strict=True)):
            yield from self._lane(phase, whole, body, edge / u)

    def _lane(self, phase: int, whole: QRectF, body: QRectF, edge: float) -> Iterator[Thing]:
        u, assigned = self._u, self._shown.area.assignment
        head = QRectF(whole.left(), whole.top(), whole.width(), self._head)
        happens, now = phase in self._happen, phase == self._playing
        mine = assigned is not None and assigned.selected == phase
        lit = now if self._happen else mine
        idle = bool(self._happen) and not happens
        self._mark(whole, painting.paint_lane, phase, head.height(), lit, idle, layer=_SHADE)
        selects = assigned is not None and assigned.others(phase) != assigned.columns[phase]
        selects = selects or self._coming(Key(Place.HEAD, phase)) > 0
        self._goals[Key(Place.HEAD, phase)] = [painting.selector_place(head, u)]
        look = (painting.paint_head, phase, lit, idle, selects, u)
        yield Thing(Key(Place.HEAD, phase), head, look)
        yield Thing(Key(Place.COLUMN, phase), QRectF(head.bottomLeft(), whole.bottomRight()))
        head_is_lit = frozenset({Key(Place.HEAD, phase)})
        if seats := self._selectors(phase):
            row = QRectF(body.left(), head.bottom() + 4 * u, body.width(), _SEATS * u)
            self._mark(row, painting.paint_seats, phase, seats, waits_for=head_is_lit)
        if self._shown.bars:
            bar = QRectF(body.left(), body.top() - self._bar, body.width(), self._bar)
            self._mark(bar, painting.paint_bar, self._shown.bars[phase], u)
        roomy = not self._shown.bars or body.height() >= _NOTED * self._foot
        note = tr("roll_galaxy-does-not-occur") if idle and roomy else ""
        if assigned is not None and not idle and body.bottom() < whole.bottom():
            note = wording.lane_note(self._shown, phase, sum(assigned.columns[phase]))
        if note:
            foot = whole.adjusted(4 * u, 0, -4 * u, -4 * u)
            foot.setTop(foot.bottom() - self._foot)
            self._mark(foot, painting.paint_note, note, u, waits_for=head_is_lit)
        if assigned is not None and not self._happen:
            self._moved(phase, body, assigned)
        if assigned is not None:
            yield from self._column_dice(phase, head, body, assigned, edge)

    def _moved(self, phase: int, body: QRectF, assigned: AssignmentView) -> None:
        """Outline, at the foot of a lane, dice that rolled its phase but have been moved."""
        side, gap, x = 20 * self._u, 4 * self._u, body.left() + 6 * self._u
        for colour in assigned.moved(phase).each:
            if x + side <= body.right():
                rect = QRectF(x, body.bottom() - side - gap, side, side)
                self._mark(rect, paint_used, symbols.face_of_die(phase), symbols.DICE[colour])
            x += side + gap

    def _selectors(self, phase: int) -> tuple[int, ...]:
        """Who selected a phase that occurs; -1: the extra die of two players did."""
        if phase not in self._happen:
            return ()
        seats = tuple(
            seat
            for seat, area in enumerate(self._shown.view.seats)
            if area.assignment is not None and area.assignment.selected == phase
        )
        return seats or (-1,)

    def _column_dice(
        self, phase: int, head: QRectF, body: QRectF, assigned: AssignmentView, edge: float
    ) -> Iterator[Thing]:
        selector, dice = assigned.selector, assigned.others(phase)
        if dice != assigned.columns[phase]:
            rect = painting.selector_place(head, self._u)
            if self._shown.view.occurring:  # from the reveal on, a worker like any other
                key = Key(Place.WORKER, phase, selector, dice[selector])
            else:
                key = Key(Place.HEAD, phase, copy=1)
            yield self._die(key, rect, selector, phase)
        room, goal = _dice_room(body, self._u), Key(Place.COLUMN, phase)
        yield from self._dice(room, dice, partial(Key, Place.WORKER, phase), edge, phase, goal)

    # -- the plan of the adviser -------------------------------------------------------------

    def _lay_ghosts(self, things: Sequence[Thing]) -> None:
        """Draw dice where the plan puts them; several are numbered, there and where they are now.

        Goods that would be shipped, and explorers, are marked where they are.
        """
        ghosts, rects = self._shown.ghosts, defaultdict[Key, list[QRectF]](list)
        for thing in reversed(things):
            rects[thing.key.thing].append(thing.rect)
        rects[Key(Place.SQUARE)] = rects[Key(Place.SQUARE, len(self._shown.area.squares) - 1)]
        for number, ghost in enumerate(ghosts, start=1):
            copies, shown = rects[ghost.start], number if len(ghosts) > 1 else 0
            start = copies.pop() if copies else None  # each step moves another copy
            end = next(iter(rects[ghost.to]), None)
            look: tuple[Any, ...] = (painting.paint_number, shown)
            if icon := _BROUGHT.get(ghost.to.place) if ghost.colour >= 0 else None:
                look = (painting.paint_shipped, icon, shown)
            if start is not None and (icon or shown):
                self._mark(start, *look, layer=_PLAN, bleed=8 * self._u)
            if ghost.colour >= 0 and (goals := self._goals.get(ghost.to)):
                look, end = (painting.paint_ghost, ghost.colour, ghost.column, shown), goals.pop(0)
                self._mark(end, *look, layer=_PLAN, bleed=8 * self._u)
                # the next step may be about a die that has just been placed
                rects[Key(Place.WORKER, ghost.column, ghost.colour)].insert(0, end)
            if self._shown.advised and not icon and start is not None and end is not None:
                self._labels += fitting.arrows(start, end, self._u)

    # -- trays --------------------------------------------------------------------------------

    @property
    def _has_trays(self) -> bool:
        """Whether dice are being assigned, or some are still in the trays."""
        stage, assigned = self._shown.view.stage, self._shown.area.assignment
        if assigned is None:
            return False
        return stage in _ASSIGNING or any(assigned.unplaced) or any(assigned.dictated)

    def _trays(self, row: QRectF) -> Iterator[Thing]:
        u, gap, assigned = self._u, GAP * self._u, self._shown.area.assignment
        if assigned is None or row.isEmpty():
            return
        count, powers = len(assigned.unplaced.each), len(self._shown.powers)
        share = 0.36 if count or powers else 1.0
        dictate = row.adjusted((1 - share) * row.width(), 0, 0, 0)
        given, to = any(assigned.dictated), Key(Place.DICTATE)
        inside = dictate.adjusted(dictate.width() / 2, 2 * u, -4 * u, -2 * u)
        used = given or self._coming(to)
        free = dictate.width() / 2 - 6 * u if used else dictate.width()
        texts = tr("roll_galaxy-dictate-give-up-one"), tr("roll_galaxy-dictate")
        yield Thing(to, dictate, (painting.paint_tray, symbols.DICTATE_ICON, *texts, free, u))
        yield from self._dice(inside, assigned.dictated, partial(Key, Place.DICTATE), 38, goal=to)
        room = QRectF(row.left(), row.top(), dictate.left() - gap - row.left(), row.height())
        wild = QRectF(room)
        if powers:
            wild.setWidth(min(0.55 * room.width(), (_WILD + count * 44) * u) if count else 0.0)
        if count:
            look = (painting.paint_tray, symbols.WILD_ICON, tr("roll_galaxy-wild"), "", 64 * u, u)
            self._mark(wild, *look, layer=_UNDER)
        inner = wild.adjusted(_WILD * u, 2 * u, -4 * u, -2 * u)
        key = partial(Key, Place.WORKER, PHASES)
        yield from self._dice(inner, assigned.unplaced, key, 38, PHASES)
        if powers:
            left = wild.right() + gap if count else room.left()
            yield from self._powers(QRectF(left, room.top(), room.right() - left, room.height()))

    def _powers(self, room: QRectF) -> Iterator[Thing]:
        u, powers = self._u, self._shown.powers
        gap = GAP * u / 2
        each = min(160 * u, (room.width() + gap) / max(1, len(powers)) - gap)
        for place, face in enumerate(powers):
            left = room.left() + place * (each + gap)
            look = (painting.paint_button, face_name(face), u, symbols.REASSIGN_ICON)
            rect = QRectF(left, room.top() + 3 * u, each, room.height() - 6 * u)
            yield Thing(Key(Place.POWER, face), rect, look)

    # -- the construction zone ----------------------------------------------------------------

    def _zone(self, zone: QRectF) -> Iterator[Thing]:
        area, gap = self._shown.area, GAP * self._u
        width = (zone.width() - gap) / 2
        for half, stack in enumerate((area.developments, area.worlds)):
            rect = QRectF(zone.left() + half * (width + gap), zone.top(), width, zone.height())
            yield from self._stack(half, stack, rect)

    def _stack(self, half: int, stack: StackView, rect: QRectF) -> Iterator[Thing]:
        u = self._u
        self._panel(rect)
        row = QRectF(rect.left() + 7 * u, rect.top() + 3 * u, rect.width() - 12 * u, _LABEL * u)
        cost = stack.costs[0] if stack.faces else 0
        workers = stack.workers
        progress = f"{len(workers.each)}/{cost}" if stack.faces else ""
        self._mark(row, painting.paint_heading, DEVELOP + half, progress, u)
        slots = QRectF(rect.left() + 6 * u, rect.bottom() - 40 * u, rect.width() - 12 * u, 37 * u)
        tile = rect.adjusted(6 * u, row.height() + 6 * u, -6 * u, -44 * u)
        if stack.faces:
            face = NUMBERS[stack.faces[0]]
            for below in range(min(2, stack.size - 1), 0, -1):
                away = 3 * u * below
                self._mark(tile.translated(away, away), painting.paint_covered, layer=_UNDER)
            yield Thing(Key(Place.STACK, half), tile, (paint_tile, face), face)
            if stack.size > 1:
                chip = QRectF(slots.right() - 23 * u, slots.center().y() - 8 * u, 23 * u, 16 * u)
                slots.setRight(chip.left() - 3 * u)
                self._mark(chip, painting.paint_more, f"+{stack.size - 1}", u, layer=_ON_TILES)
        else:
            text = tr("roll_galaxy-covered") if stack.size else tr("roll_galaxy-empty")
            yield Thing(Key(Place.STACK, half), tile, (painting.paint_empty, text, u))
        key = partial(Key, Place.WAITING, half)
        yield from self._dice(slots, workers, key, 28, goal=Key(Place.STACK, half), slots=cost)

    # -- shelf and tableau --------------------------------------------------------------------

    @property
    def _per_row(self) -> int:
        return max(1, int(self._room.width() // (300 * self._u)))

    def _on_shelf(self, shelf: QRectF) -> Iterator[Thing]:
        u, choices = self._u, self._shown.choices
        if self._shown.shelf:
            yield from self._laid_out(shelf)
            return
        rows = math.ceil(len(choices) / self._per_row)
        for place, (action, text) in enumerate(choices):
            row, column = divmod(place, self._per_row)
            high, wide = shelf.height() / rows, shelf.width() / self._per_row
            rect = QRectF(shelf.left() + column * wide, shelf.top() + row * high, wide, high)
            look = (painting.paint_button, text, u)
            yield Thing(Key(Place.CHOICE, action), rect.adjusted(2, 2, -2, -2), look)

    def _laid_out(self, shelf: QRectF) -> Iterator[Thing]:
        u, keys = self._u, self._shown.shelf
        text = tr("roll_galaxy-stacks-choose-abandon")
        if keys[0].place is Place.SIDE:
            text = tr("roll_galaxy-drawn-choose-a-side")
        self._panel(shelf.adjusted(0, -2 * u, 0, 4 * u))
        row = QRectF(shelf.left() + 7 * u, shelf.top(), shelf.width(), _LABEL * u)
        self._mark(row, painting.paint_label, symbols.BAG_ICON, text, u, Token.TEXT)
        gap, left = GAP * u, shelf.left() + 7 * u
        side = shelf.height() - _LABEL * u
        each = (shelf.width() - 14 * u + gap) / len(keys) - gap
        width = min(side * fitting.WIDEST_TILE, each)
        told = each - width - gap
        if told < _LEAST_TOLD * u <= each - gap - _NARROW * side:
            told = _LEAST_TOLD * u
            width = each - gap - told
        faces = [_laid_face(self._shown.area, key) for key in keys]
        size = 0
        if told >= _LEAST_TOLD * u:
            size = painting.told_size([*map(face_text, faces)], QSizeF(told, side), u)
        if not size:
            width = min(side * _WIDE, each)
        for key, face in zip(keys, faces, strict=True):
            rect = QRectF(left, row.bottom(), width, side)
            yield Thing(key, rect, (paint_tile, face), face)
            left += width + (gap / 4 if key.place is Place.SIDE and key.b == 0 else gap)
            if size:
                words = QRectF(rect.right() + gap, rect.top(), told, side)
                self._mark(words, painting.paint_told, face_text(face), size)
                left = words.right() + gap

    def _tableau(self, room: QRectF, grid: fitting.Grid) -> Iterator[Thing]:
        squares, gap = self._shown.area.squares, BETWEEN * self._u
        rects = [
            QRectF(
                QPointF(
                    room.left() + place % grid.columns * (grid.tile.width() + gap),
                    room.top() + place // grid.columns * (grid.tile.height() + gap),
                ),
                grid.tile,
            )
            for place in range(max(len(squares), (grid.rows + (grid.low > 0)) * grid.columns))
        ]
        for rect in rects[grid.rows * grid.columns :]:
            rect.setBottom(room.bottom())
        for number, rect in enumerate(rects[len(squares) : LAST_SQUARES], len(squares) + 1):
            self._mark(fitting.whole(rect), painting.paint_place, number, self._u, layer=_SHADE)
        for place, square in enumerate(squares):
            joined = fitting.joined_half(squares, place)
            rect = rects[place].adjusted((joined < 0) * -gap / 2, 0, (joined > 0) * gap / 2, 0)
            face = NUMBERS[square.face]
            yield Thing(Key(Place.SQUARE, place), rect, (paint_tile, face, joined), face)
            goods, goal = square.goods, Key(Place.SQUARE, place)
            most = min(_DIE * self._u, rect.width() * 0.30)
            places = goods_on(rect, face, len(goods) + self._coming(goal), most)
            self._goals[goal] = places[len(goods) :]
            for at, (colour, on) in enumerate(zip(goods, places, strict=False)):
                key = Key(Place.GOOD, place, colour, goods[:at].count(colour))
                yield self._die(key, on, colour)


def _dice_room(body: QRectF, u: float) -> QRectF:
    return body.adjusted(4 * u, 8 * u, -4 * u, -7 * u)


def _laid_face(area: SeatView, key: Key) -> int:
    """The face of a tile that is laid out."""
    if key.place is Place.SIDE:
        return face_of(key.a, key.b)
    return NUMBERS[wording.stack_of(area, key.a).faces[key.b]]
