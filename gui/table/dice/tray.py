"""The surface that holds the dice of a game."""

import zlib
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QFontMetricsF, QPainter

from gui.kit.paint import between
from gui.kit.pictures import Look
from gui.style import Size, Space, theme
from gui.style.motion import Motion, pace
from gui.table.dice import painting, sprites
from gui.table.dice.floor import APART, MARGIN, DiceGroup, Lying, Rack, largest_edge, thrown
from gui.table.dice.rolling import Throw, thrown_flights
from gui.table.dice.view import PIP_FACES, DieState, DieView, Face
from gui.table.spots import LIFTED, Flight, Mark, Spot, Tabletop
from gui.table.surface import Surface

_PLATE: Final = (14.0, 34.0)
_PLATE_SHARE: Final = 0.24
"""Height of a plate, as a share of the rack's."""
_LARGE_UP_TO: Final = 3
_ON_RACK: Final = 0.2
_FAR: Final = 1.5
"""Dice are thrown from this far beyond the rim, in edges of a die."""


class Around(Tabletop, Protocol):
    """The table that the dice are on: the room for them, and what else is there."""

    def floor(self, size: QSizeF) -> QRectF:
        """Where dice may come to rest."""

    def rack(self, size: QSizeF) -> QRectF | None:
        """The slots for dice that are kept; None: there are none."""


@dataclass(frozen=True, slots=True)
class Bare(Around):
    """Nothing but dice."""

    def floor(self, size: QSizeF) -> QRectF:
        return QRectF(QPointF(), size)

    def rack(self, size: QSizeF) -> QRectF | None:
        return None

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        return ()

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        return ()


def rect_around(rect: QRectF, away: float) -> QRectF:
    """A rectangle enlarged by some pixels on all sides."""
    return rect.adjusted(-away, -away, away, away)


@dataclass(frozen=True, slots=True)
class DiceTable:
    """Dice on a floor and in a rack; keys of the spots are their places.

    Attributes:
        dice: what they show.
        capacity: how many there may be.
        most: the largest edge that dice may have, at 100%.
        around: what they are on.
        thrown: those of the last throw: they are on the floor unless they are in the rack; None:
            all that are not in the rack.
        rack: those in the rack.
        keyed: the dice that the digit keys mean; None: all in order.
    """

    dice: tuple[DieView, ...]
    capacity: int
    most: float
    around: Around = field(default_factory=Bare)
    thrown: tuple[int, ...] | None = None
    rack: tuple[DiceGroup, ...] = ()
    keyed: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        """Raises ValueError for too many dice, a die in two slots, or a rack that isn't there."""
        if len(self.dice) > self.capacity:
            raise ValueError(f"{len(self.dice)} dice do not fit into a tray for {self.capacity}")
        if sum(len(group.dice) for group in self.rack) != len(self.racked):
            raise ValueError(f"A die can lie in one slot only, but the groups are {self.rack}")
        if self.rack and self.around.rack(QSizeF(1, 1)) is None:
            raise ValueError("This table has no rack")

    @property
    def ground_look(self) -> Hashable:
        return self.around.ground_look

    def ground(self, painter: QPainter, size: QSizeF) -> None:
        self.around.ground(painter, size)

    @property
    def racked(self) -> frozenset[int]:
        return frozenset(die for group in self.rack for die in group.dice)

    def _thrown(self) -> tuple[int, ...]:
        if self.thrown is not None:
            return self.thrown
        racked = self.racked
        return tuple(die for die in range(len(self.dice)) if die not in racked)

    def edge(self, size: QSizeF) -> float:
        """How large the dice on the floor are."""
        count = max(1, len(self._thrown()))
        return largest_edge(count, self.around.floor(size), theme().pxf(self.most))

    def lying(self, size: QSizeF) -> dict[int, Lying]:
        """Where the thrown dice have come to rest, including those now in the rack."""
        dice = self._thrown()
        shown = repr([(view.face, str(view.colour)) for view in self.dice])
        seed = zlib.crc32(shown.encode())
        places = thrown(len(dice), self.around.floor(size), self.edge(size), seed)
        return dict(zip(dice, places, strict=True))

    def shelf(self, size: QSizeF) -> Rack | None:
        rect = self.around.rack(size)
        if rect is None:
            return None
        return Rack(rect, self.capacity, between(_PLATE, _PLATE_SHARE * rect.height()))

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        keyed = range(len(self.dice)) if self.keyed is None else self.keyed
        digits = {die: digit for digit, die in enumerate(keyed)}
        places = self._places(size)
        spots = [
            self._spot(die, *places[die], digits.get(die))
            for die in range(len(self.dice))
            if die in places
        ]
        return (*spots, *self.around.spots(size))

    def _places(self, size: QSizeF) -> dict[int, tuple[Lying, float]]:
        """Where each die is, and its edge."""
        edge = self.edge(size)
        places = {die: (lying, edge) for die, lying in self.lying(size).items()}
        rack = self.shelf(size)
        if rack is not None:
            for die, place in rack.places(self.rack).items():
                places[die] = Lying(rack.middle(place), 0), rack.edge
        return places

    def _spot(self, die: int, lying: Lying, edge: float, digit: int | None) -> Spot:
        t, view = theme(), self.dice[die]
        reach = max(edge, t.px(Size.TARGET_TABLE))
        corner = lying.middle - QPointF(reach / 2, reach / 2)
        real = t.materials and view.face is None
        return Spot(
            key=die,
            rect=QRectF(round(corner.x()), round(corner.y()), reach, reach),
            look=None if real else look_of(view, edge, lying.yaw),
            name=view.name,
            tip=view.tip,
            active=view.active,
            draggable=view.active,
            selected=view.state is DieState.KEPT,
            place=digit,
            bleed=bleed_of(edge),
            hover=None if real else look_of(view, edge, lying.yaw, hovered=True),
            ring=t.pxf(painting.CURSOR_GAP) - (reach - edge) / 2,
            rise=t.pxf(painting.LIFT),
            used=view.state is DieState.USED,
            layer=_ON_RACK if die in self.racked else 0.0,
        )

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        marks = [*self.around.marks(size), *self._notes(size)]
        rack = self.shelf(size)
        if rack is None:
            return marks
        t, places = theme(), rack.places(self.rack)
        metrics = QFontMetricsF(painting.plate_font(rack.plate))
        for group in self.rack:
            of = frozenset(group.dice)
            if group.fresh:
                around = rack.around(group, places)
                marks.append(Mark(around, (painting.paint_group,), bleed=t.pxf(2), waits_for=of))
            if group.label:
                wide = metrics.horizontalAdvance(group.label) + t.pxf(Space.M)
                plate = rack.plate_of(group, places, wide)
                look = (painting.paint_plate, group.label)
                marks.append(Mark(plate, look, bleed=t.pxf(Space.S), waits_for=of))
        return marks

    def _notes(self, size: QSizeF) -> Iterator[Mark]:
        """The words of the dice."""
        noted = any(view.advice or view.note for view in self.dice)
        for die, (lying, edge) in self._places(size).items() if noted else ():
            view = self.dice[die]
            note = view.advice or view.note
            rect = painting.note_rect(lying.middle, edge, lying.yaw, note)
            if not rect.isEmpty():
                look = (painting.paint_note, note, bool(view.advice))
                yield Mark(rect, look, bleed=1.0, waits_for=frozenset((die,)))


def bleed_of(edge: float) -> float:
    """How far the picture of a die reaches beyond its body: rings, chips, its shadow."""
    return max(theme().pxf(painting.DIE_ROOM), (sprites.ROOM - 1) / 2 * edge + 2)


def look_of(view: DieView, edge: float, yaw: int = 0, *, hovered: bool = False) -> Look:
    """What the picture of a die is painted from."""
    return (painting.paint_die, replace(view, name="", tip="", note=""), edge, hovered, yaw)


def throw_of(
    die: int, spot: Spot, view: DieView, edge: float, start: QPointF, faces: Sequence[Face]
) -> Throw:
    """The path of a die from a point to its spot."""
    strip = sprites.strip_of(view.colour, view.face, edge)
    looks: list[Look] = []
    if strip is not None:
        air = sprites.air_of(strip)
        looks = [(painting.paint_air, air, place) for place in range(sprites.AIR)]
    elif view.face is not None:
        moving = replace(view, state=DieState.READY, advice=None, typed=False)
        looks = [look_of(replace(moving, face=face), edge) for face in faces]
    body = QRectF(0, 0, edge, edge)
    body.moveCenter(spot.rect.center())
    begin = QRectF(body)
    begin.moveCenter(start)
    return Throw(
        begin, body, (*looks, spot.look or ()), spot.key, bleed_of(edge), edge=edge, first=die
    )


def _body(spot: Spot, seen: QRectF | None = None) -> QRectF:
    """Where the die of a spot is (its spot may be larger), or ``seen``, if that is elsewhere."""
    if seen is not None and seen != spot.rect:
        return seen
    _, _, edge, *_ = spot.look or ()
    body = QRectF(0, 0, edge, edge)
    body.moveCenter(spot.rect.center())
    return body


def _moved(look: Look, edge: float, yaw: float | None = None) -> Look:
    """A look of a die while it moves: without note or advice, and turned by ``yaw`` degrees."""
    view = replace(look[1], advice=None, scores=False)
    return look_of(view, edge, look[4] if yaw is None else sprites.YAWS.index(yaw))


def _glide(start: QRectF, before: Spot, after: Spot) -> Flight:
    """The flight of a die to another place; it is seen to turn if there are pictures of that."""
    end, was, will = _body(after), before.look or (), after.look or ()
    edge, view = max(start.width(), end.width()), was[1]
    first, last = (sprites.YAWS[look[4]] for look in (was, will))
    if sprites.strip_of(view.colour, view.face, edge) is None:
        last = first  # a flat die is never turned
    turns = sorted(yaw for yaw in sprites.YAWS if min(first, last) <= yaw <= max(first, last))
    turns.sort(reverse=first > last)
    looks = (*(_moved(was, edge, yaw) for yaw in turns), will)
    bleed = max(after.bleed, bleed_of(edge))
    return Flight(start, end, looks, after.key, bleed, grows=LIFTED, turns=tuple(turns))


def _picked_up(start: QRectF, spot: Spot, to: QPointF) -> Flight:
    """The way of a die that is taken away before the next throw."""
    end, edge, ms = QRectF(start), start.width(), pace().ms(Motion.MOVE)
    end.moveCenter(to)
    look = _moved(spot.look or (), edge)
    return Flight(start, end, (look,), spot.key, bleed_of(edge), ms, fades_from=0.5)


def _one_group_after_another(ways: Mapping[int, Flight], rack: Sequence[DiceGroup]) -> list[Flight]:
    """Let dice that are put into the rack leave group by group."""
    groups = [[die for die in group.dice if die in ways] for group in rack]
    order = {die: n for n, group in enumerate(filter(None, groups)) for die in group}
    stagger = pace().ms(Motion.GROUP_STAGGER)
    return [replace(way, delay_ms=stagger * order.get(die, 0)) for die, way in ways.items()]


class DiceTray(Surface):
    """Shows up to `capacity` dice on a table, as large as there is room for.

    * `lay(views)` shows dice; place 0 is the first. `roll(views)` shows the same with a throw.
    * Emits `dieClicked(place)` for dice whose state allows it, and `landed` after a roll, but not
      when dice have only moved.

    Input during a roll ends the roll first. `most` is the largest edge; it defaults to 64 for up to
    three dice, 52 for more.
    """

    dieClicked = Signal(int)  # noqa: N815 - Qt's way of naming signals

    def __init__(
        self, capacity: int, *, most: float | None = None, around: Around | None = None
    ) -> None:
        edge = most or (Size.DIE_LARGE if capacity <= _LARGE_UP_TO else Size.DIE)
        self.shown = DiceTable((), capacity, edge, around or Bare())
        self._awaited = False
        super().__init__(QSize(), QSize())
        self.pressed.connect(self._click)
        self.grabbed.connect(self.pressed)  # dragged to the rack or back is as good as clicked
        self.show_table(self.shown)

    @property
    def dice(self) -> tuple[DieView, ...]:
        """What the dice show, or will show at the end of the current roll."""
        return self.shown.dice

    def lay(
        self,
        views: Sequence[DieView],
        thrown: Sequence[int] | None = None,
        rack: Sequence[DiceGroup] = (),
        *,
        around: Around | None = None,
        keyed: Sequence[int] | None = None,
    ) -> None:
        """Show dice, and what is around them: without ``around``, what is there now.

        Dice move to where they belong now. The arguments are those of a `DiceTable`, which
        raises ValueError if they are wrong.
        """
        dice = replace(
            self.shown,
            dice=tuple(views),
            thrown=None if thrown is None else tuple(thrown),
            rack=tuple(rack),
            around=around or self.shown.around,
            keyed=None if keyed is None else tuple(keyed),
        )
        self.finish()
        elsewhere = (dice.thrown, dice.rack) != (self.shown.thrown, self.shown.rack)
        if dice != self.shown and not self.table.still and (elsewhere or self.table.flying):
            self._move(dice)
        else:
            self._show(dice)

    def roll(
        self,
        views: Sequence[DieView],
        rolled: Sequence[int] | None = None,
        faces: Sequence[Face] = PIP_FACES,
        share: float = 1.0,
    ) -> None:
        """Show dice after a roll of the places `rolled`; None: of all.

        `faces` are the faces these dice have, `share` is that of the usual time. `landed` is
        emitted after the last die has settled; at once if motion is off, or if the faces were typed
        in, so that nothing is thrown.
        """
        self.finish()
        self._awaited = True
        places = tuple(range(len(views)) if rolled is None else rolled)
        dice = replace(self.shown, dice=tuple(views), thrown=places)
        self._move(dice, places, faces, share)

    def carry(self, flights: Sequence[Flight]) -> None:
        """Let other things fly over the table; emit `landed` after they and moving dice arrive."""
        self._awaited = True
        self.table.fly(flights)

    def finish(self) -> None:
        """End a roll at its final faces, and land what is carried; dice that only move continue."""
        if self._awaited:
            self.table.finish()

    def sizeHint(self) -> QSize:
        return self._room(theme().pxf(self.shown.most))

    def minimumSizeHint(self) -> QSize:
        return self._room(theme().pxf(sprites.LEAST_EDGE))

    def _room(self, edge: float) -> QSize:
        count, racked = self.shown.capacity, self.shown.around.rack(QSizeF(1, 1)) is not None
        high = (APART[1] + MARGIN[1]) * edge * (1.5 if racked else 1.0)
        return QSizeF((count * APART[0] + MARGIN[0]) * edge + 1, high + 1).toSize()

    def _show(self, dice: DiceTable) -> None:
        if dice != self.shown:
            self.shown = dice
            self.show_table(dice)

    def _sync(self) -> None:
        """Also load the pictures of dice, before they are thrown."""
        super()._sync()
        size, dice = QSizeF(self.viewport().size()), self.shown
        if dice.dice and not size.isEmpty():
            view, every = dice.dice[0], tuple(range(dice.capacity))
            for edge in {dice.edge(size), replace(dice, thrown=every).edge(size)}:
                strip = sprites.strip_of(view.colour, view.face, edge)
                if strip is not None:
                    sprites.prepare(strip, edge * self.devicePixelRatioF())

    def _move(
        self,
        dice: DiceTable,
        rolled: Sequence[int] = (),
        faces: Sequence[Face] = (),
        share: float = 1.0,
    ) -> None:
        """Pick up the dice on the floor, throw dice to their places, and move the others."""
        before = {die: spot for die, spot in self.table.spots.items() if isinstance(die, int)}
        lay = {die: _body(spot, self.table.seen(die)) for die, spot in before.items() if spot.look}
        self._show(dice)
        size = QSizeF(self.viewport().size())
        edge, gone = dice.edge(size), dict(lay)
        throws: list[Throw] = []
        ways: dict[int, Flight] = {}
        for die, view in enumerate(dice.dice):
            spot = self.table.spots.get(die)
            if spot is None or not spot.look:
                continue
            if die in rolled and not view.typed:
                start = self._beyond(dice, size, edge, len(throws))
                throws.append(throw_of(die, spot, view, edge, start, faces))
                continue
            gone.pop(die, None)
            if die in lay and die not in rolled and lay[die] != _body(spot):
                ways[die] = _glide(lay[die], before[die], spot)
        picked_up = [
            _picked_up(at, before[die], self._beyond(dice, size, at.width(), place))
            for place, (die, at) in enumerate(gone.items())
        ]
        thrown = thrown_flights(throws, pace().ms(Motion.MOVE) // 2 if picked_up else 0, share)
        self.table.fly([*picked_up, *thrown, *_one_group_after_another(ways, dice.rack)])
        if ms := pace().fade_ms():  # nothing moves: what lay elsewhere or looked different fades
            now = {die: (spot.look, spot.rect) for die, spot in self.table.spots.items()}
            self.table.fade(
                [
                    Flight(old.rect, old.rect, (old.look,), None, old.bleed, ms, fades_from=0.0)
                    for die, old in before.items()
                    if old.look and now.get(die) != (old.look, old.rect)
                ]
            )

    def _beyond(self, dice: DiceTable, size: QSizeF, edge: float, place: int) -> QPointF:
        """Where a die is thrown from: beyond the lower rim, on the right."""
        floor = dice.around.floor(size)
        along = 0.30 * floor.width() * ((place * 5) % 7) / 7
        return QPointF(floor.right() - along, floor.bottom() + _FAR * edge)

    def _land(self) -> None:
        awaited, self._awaited = self._awaited, False
        if awaited:
            super()._land()

    def _click(self, die: object) -> None:
        dice = self.shown.dice
        if isinstance(die, int) and die in range(len(dice)) and dice[die].active:
            self.dieClicked.emit(die)
