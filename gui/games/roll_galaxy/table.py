"""The table of Roll for the Galaxy as a table of the kit."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from engines.games.roll_galaxy.data import PHASES
from gui.app.keys.commands import PLACES
from gui.games.roll_galaxy import wording
from gui.games.roll_galaxy.fitting import unit_of
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.layout import Layout, arrange
from gui.games.roll_galaxy.objects import paint_cover
from gui.games.roll_galaxy.offers import names_of
from gui.games.roll_galaxy.painting import paint_die, paint_mark, paint_tumbling
from gui.games.roll_galaxy.strips import cover_of
from gui.games.roll_galaxy.symbols import DICE, face_of_die
from gui.games.roll_galaxy.things import Shown, Thing
from gui.games.roll_galaxy.tiles import paint_tile
from gui.kit.pictures import Look
from gui.style import Token, theme
from gui.style.motion import Motion, pace
from gui.table.dice.painting import paint_used
from gui.table.spots import SETTLED, Flight, Mark, Spot, Tabletop

_TURNS: Final = 9
"""Number of pictures of a rolling die."""
_BY_PHASE_KEY: Final = (Place.HEAD, Place.COLUMN)
_ALWAYS: Final = (Place.SEAT, Place.SYMBOLS)
"""What can be pressed at any time."""
_LABELS: Final = (Place.CHIPS, Place.BAG)
_RING: Final = 4.0
_FRONT: Final = 0.12
"""How far the front of a die reaches below its place, as a share of its side."""
_GHOSTS: Final = 0.5
"""Layer of the marks that stay in place of dragged dice: below the dice."""
_RINGS: Final = 2.0
_RING_ROOM: Final = 8.0


@dataclass(frozen=True, slots=True)
class GalaxyTable(Tabletop):
    """What a surface shows.

    Attributes:
        shown: what is there.
        active: what can be picked now.
        picked: what is picked.
        advised: what belongs to the adviser's plan.
        trail: what has just been acted upon.
        cues: names of the keys that press the heads of the columns.
    """

    shown: Shown
    active: frozenset[Key] = frozenset()
    picked: frozenset[Key] = frozenset()
    advised: frozenset[Key] = frozenset()
    trail: frozenset[Key] = frozenset()
    cues: tuple[str, ...] = ("",) * PHASES

    def layout(self, size: QSizeF) -> Layout:
        return arrange(self.shown, size.width(), size.height(), theme().scale)

    def flights(self, before: Sequence[Thing], size: QSizeF, *, rolls: bool) -> tuple[Flight, ...]:
        """Dice moving from their places; rolled dice change their faces."""
        return tuple(
            _flight(place, start, end, rolls=rolls)
            for place, (start, end) in enumerate(_moved(before, self.layout(size).things))
        )

    # -- the table of the kit -----------------------------------------------------------------

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        things = self.layout(size).things
        places = self._places(things)
        return [self._spot(thing, places.get(thing.key)) for thing in things]

    def _places(self, things: Sequence[Thing]) -> dict[Key, int]:
        """What digit keys press: what can be picked now, each kind of die once."""
        numbered = (
            thing.key
            for thing in things
            if thing.key in self.active and thing.key.place not in _BY_PHASE_KEY
        )
        return {key: place for place, key in zip(range(len(PLACES)), numbered, strict=False)}

    def _spot(self, thing: Thing, place: int | None) -> Spot:
        key = thing.key
        active = not self.active.isdisjoint(names_of(key.thing))
        return Spot(
            key=key,
            rect=thing.rect,
            look=thing.look,
            name=partial(wording.thing_name, thing, self.shown),
            tip=partial(wording.thing_tip, thing, self.shown),
            large=(paint_tile, thing.face) if thing.is_tile else None,
            active=active or key.place in _ALWAYS,
            draggable=active and thing.is_die,
            selected=key.thing in self.picked,
            place=place,
            cue=self.cues[key.a] if key.place is Place.HEAD and not thing.is_die else "",
            layer=thing.layer,
            bleed=thing.bleed,
            ring=_RING + _FRONT * thing.rect.width() * thing.is_die,
        )

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        layout = self.layout(size)
        return [*layout.labels, *(mark for thing in layout.things for mark in self._marks(thing))]

    def _marks(self, thing: Thing) -> Iterator[Mark]:
        key = thing.key.thing
        room = max(theme().pxf(_RING_ROOM), 0.2 * thing.rect.width())  # large dice rise high
        beside = theme().pxf(4) if key.place in _LABELS else 0.0
        around = thing.rect.adjusted(-beside, -beside / 2, beside, beside / 2)

        def mark(token: Token, *, strong: bool = False) -> Mark:
            look = (paint_mark, token, thing.is_die, strong, key.place is Place.CREDITS)
            return Mark(around, look, _RINGS, room)

        if key in self.trail:
            yield mark(Token.LAST_MOVE)
        steps = sum(ghost.start == key for ghost in self.shown.ghosts)
        if key in self.advised and thing.key.copy < max(1, steps):  # only those that arrows leave
            yield mark(Token.HINT)
        elif key in self.picked | self.active:
            yield mark(Token.ACCENT, strong=key in self.picked)
        if key in self.picked and thing.is_die:  # seen while the die is dragged
            face = face_of_die(thing.column) if thing.column >= 0 else None
            yield Mark(thing.rect, (paint_used, face, DICE[thing.colour]), _GHOSTS)


def _moved(before: Sequence[Thing], after: Sequence[Thing]) -> Iterator[tuple[Thing, Thing]]:
    """Dice that left a place, with dice of the same color that arrived at another.

    Those that stay are found first, then those that only make room.
    """
    left, came = (
        [thing for thing in things if thing.is_die and thing.key.place is not Place.VIRTUAL]
        for things in (before, after)
    )
    alike: tuple[Callable[[Thing], object], ...] = (
        lambda die: (die.colour, die.column, die.key.place, die.rect.getRect()),
        lambda die: (die.colour, die.column, die.key.place, die.key.a),
        lambda die: die.colour,
    )
    for same in alike:
        for thing in tuple(left):
            target = next((each for each in came if same(each) == same(thing)), None)
            if target is not None:
                left.remove(thing)
                came.remove(target)
                if same is not alike[0]:
                    yield thing, target


def _flight(place: int, start: Thing, end: Thing, *, rolls: bool) -> Flight:
    rolls = rolls and start.key.place is not end.key.place
    turned = range(_TURNS if rolls and end.column >= 0 else 0)
    tumbling = tuple((paint_tumbling, end.colour, 5 * place + step) for step in turned)
    looks: tuple[Look, ...] = (*tumbling, (paint_die, end.colour, end.column))
    rects, ms, delay = (QRectF(start.rect), QRectF(end.rect)), None, 0
    if rolls:
        ms, delay = pace().ms(Motion.ROLL), place * pace().ms(Motion.ROLL_STAGGER)
    return Flight(*rects, looks, end.key, end.bleed, ms, delay)


def cups(table: GalaxyTable, size: QSizeF, *, lifted: bool) -> list[Flight]:
    """Flights of cups that are put over the other seats' dice, or lifted from them, together."""
    flights = []
    for thing in table.layout(size).things:
        if thing.key.place is Place.SEAT:
            over = cover_of(thing.rect, unit_of(size, theme().scale))
            small = QRectF(over.center(), QSizeF(1, 1))
            ends = (over, over.translated(0, -0.9 * over.height())) if lifted else (small, over)
            fades, ms = 0.0 if lifted else 1.0, pace().ms(Motion.COIN)
            flights.append(Flight(*ends, ((paint_cover,),), None, 8.0, ms, fades_from=fades))
    return flights


def changing(
    before: GalaxyTable, table: GalaxyTable, size: QSizeF, when: Mapping[Key, int]
) -> Iterator[Flight]:
    """Flights that keep the old look of things until ``when``, in ms."""
    looks = {thing.key: thing.look for thing in before.layout(size).things}
    for thing in table.layout(size).things:
        old, new = looks.get(thing.key), thing.look
        if thing.key in when and old and new and old != new:
            ms, ends = round(when[thing.key] / SETTLED), (thing.rect, thing.rect)
            yield Flight(*ends, (old, new), thing.key, thing.bleed, ms, layer=thing.layer)
