"""What a game says about its table, as plain values: spots, marks, flights."""

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF
from PySide6.QtGui import QAccessible, QPainter

from gui.kit.label import Tip, tip_html
from gui.kit.pictures import Look
from gui.style.motion import Motion, pace
from gui.table.materials import paint_arrow

Text = str | Callable[[], str]
"""Words, or a function that makes them on request."""

_ASIDE: Final = 2.4
"""How much more a step aside costs than one ahead, for the arrow keys."""
_CURVE: Final = QEasingCurve(Motion.MOVE.curve)
SETTLED: Final = 0.8
"""From this share of its time on, a thing that changes on the way looks as it will at the end."""
_LEAST_STEP: Final = 1.0
_THIN: Final = 0.12
LIFTED: Final = 0.04
"""How much larger what is lifted is on its way."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One thing on the table that can be pointed at.

    Attributes:
        key: names it in this game; unique on the table.
        rect: where it is, in pixels of the surface (a zoom is not the game's business).
        look: what its picture is painted from; None: it has none. Equal looks of equal size share
            one picture, so it must hold everything that the picture depends on but the theme.
        name: for screen readers: "e4, white knight".
        tip: its tooltip; empty: none.
        large: what it looks like, shown large in its tooltip; None: there is nothing more to see.
        active: pressing it means something now.
        draggable: it can be dragged somewhere else.
        selected: it is picked.
        role: what it is for screen readers.
        place: the digit key, counted from 0, that presses it; None: no digit does.
        cue: the name of another key that presses it, shown while Alt is held.
        group: Tab goes from group to group, in the order in which they first occur.
        row, column: its cell, if the table has rows and columns; otherwise -1.
        layer: what is higher covers what is lower.
        bleed: how far the picture may reach beyond ``rect``.
        hover: what it looks like while the pointer is over it; None: as usual.
        ring: how far outside ``rect`` the ring of the keyboard is.
        rise: its look shows it this much higher while it is selected; it rises and sinks that far.
        used: it is spent: what it looked like before fades away.
    """

    key: Hashable
    rect: QRectF
    look: Look | None = None
    name: Text = ""
    tip: Text = ""
    large: Look | None = None
    active: bool = False
    draggable: bool = False
    selected: bool = False
    role: QAccessible.Role = QAccessible.Role.PushButton
    place: int | None = None
    cue: str = ""
    group: str = ""
    row: int = -1
    column: int = -1
    layer: float = 0.0
    bleed: float = 0.0
    hover: Look | None = None
    ring: float = 0.0
    rise: float = 0.0
    used: bool = False

    @property
    def refuses(self) -> bool:
        """Whether a press on it means nothing now, though it is a thing to press."""
        return not (self.active or self.role is QAccessible.Role.StaticText)


@dataclass(frozen=True, slots=True)
class Mark:
    """A picture that cannot be pointed at: a highlight, a ring, an arrow, the ghost of a plan.

    The attributes mean what they mean for a `Spot`. Marks are light: changing them repaints nothing
    else. ``waits_for`` are keys of spots: it isn't seen while their things are on their way.
    """

    rect: QRectF
    look: Look
    layer: float = 1.0
    bleed: float = 0.0
    waits_for: frozenset[Hashable] = frozenset()


@dataclass(frozen=True, slots=True)
class Pose:
    """How a thing is seen at one moment: turned clockwise around the middle of its rectangle."""

    look: Look
    rect: QRectF
    degrees: float = 0.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Flight:
    """A thing on its way over the table.

    Attributes:
        start, end: where it is before and after; its size goes from one to the other.
        looks: what it shows on the way, in order; the last one at the end.
        hides: the spot whose picture is not shown meanwhile: the thing itself where it was or will
            be.
        bleed: how far the picture may reach beyond ``end``.
        ms: how long it takes; None: as long as a thing takes for this distance.
        delay_ms: how long it waits before it leaves.
        fades_from: the share of its way after which it fades away; 1: it doesn't.
        lift: how far above the straight line the middle of its way is.
        heard: the share of its time after which it can be heard to arrive.
        grows: how much larger it is in between.
        flips: it is seen to turn over once.
        layer: that of its picture; by default it is above everything at rest.
        turns: how far it is turned in each of its looks but the last one, in degrees: it is seen to
            turn from the first to the last of them; empty: it doesn't turn.
    """

    start: QRectF
    end: QRectF
    looks: tuple[Look, ...]
    hides: Hashable = None
    bleed: float = 0.0
    ms: int | None = None
    delay_ms: int = 0
    fades_from: float = 1.0
    lift: float = 0.0
    heard: float = 1.0
    grows: float = 0.0
    flips: bool = False
    layer: float = 1_000.0
    turns: tuple[float, ...] = ()

    @property
    def takes_ms(self) -> int:
        """How long it takes, at the current pace."""
        way = (self.end.center() - self.start.center()).manhattanLength()
        return pace().move_ms(way) if self.ms is None else self.ms

    @property
    def lands_ms(self) -> int:
        """When it can be heard to arrive; 0 for what fades away."""
        heard = self.heard if self.fades_from == 1.0 else 0.0
        return self.delay_ms + round(heard * self.takes_ms) if heard else 0

    def painted(self, share: float) -> QSizeF:
        """The size its picture is painted at: the larger one until it settles, to keep it sharp."""
        sizes = (self.start.size(), self.end.size())
        return sizes[1] if share >= SETTLED else max(sizes, key=QSizeF.width)

    def pose(self, share: float) -> Pose:
        """How it is seen after a share (0 to 1) of its time."""
        changes = len(self.looks) - 1
        settled = share >= SETTLED or not changes
        look = self.looks[-1 if settled else int(share / SETTLED * changes)]
        done, degrees = _CURVE.valueForProgress(share), 0.0
        if self.turns and not settled:
            turned = self.turns[0] + (self.turns[-1] - self.turns[0]) * done
            near = min(range(changes), key=lambda at: abs(turned - self.turns[at]))
            look, degrees = self.looks[near], turned - self.turns[near]
        grown = 1 + self.grows * math.sin(math.pi * done)
        width = grown * (self.start.width() + (self.end.width() - self.start.width()) * done)
        height = grown * (self.start.height() + (self.end.height() - self.start.height()) * done)
        width *= max(_THIN, abs(math.cos(math.pi * done))) if self.flips else 1.0
        centre = self.start.center() + (self.end.center() - self.start.center()) * done
        above = 4 * self.lift * done * (1 - done)
        rect = QRectF(centre.x() - width / 2, centre.y() - height / 2 - above, width, height)
        left = 1.0 if done <= self.fades_from else (1 - done) / (1 - self.fades_from)
        return Pose(look, rect, degrees, left)


def readable(
    key: Hashable, rect: QRectF, look: Look, name: Text, tip: str, group: str, bleed: float = 0.0
) -> Spot:
    """Something that can be read but not pressed; ``tip`` follows its name."""
    html = tip_html(Tip(words(name), lines=(tip,))) if tip else name
    role = QAccessible.Role.StaticText
    return Spot(key, rect, look, name, html, role=role, group=group, bleed=bleed)


class Tabletop(Protocol):
    """One state of a game's table: where everything is, and what is painted under it.

    A value: the surface is given another one whenever anything changes, and finds out by itself
    what is different.
    """

    @property
    def ground_look(self) -> Hashable:
        """Everything that the ground depends on besides size and theme."""
        return None

    def ground(self, painter: QPainter, size: QSizeF) -> None:
        """Paint what is under everything, over the color of the window; by default nothing."""
        return

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        """What is on a surface of this size, in reading order."""

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        """What is marked on it."""


def arrow_mark(start: QPointF, end: QPointF, width: float, layer: float) -> Mark:
    """An arrow of the adviser whose shaft is ``width`` wide."""
    room, way = 2 * width, end - start
    rect = QRectF(start, end).normalized().adjusted(-room, -room, room, room)
    return Mark(rect, (paint_arrow, width, way.x() > 0, way.y() > 0), layer)


def topmost(spots: Iterable[Spot], point: QPointF) -> Spot | None:
    """The spot under a point: the highest, and of several the smallest."""
    under = (spot for spot in spots if spot.rect.contains(point))
    return max(under, key=lambda spot: (spot.layer, -_area(spot.rect)), default=None)


def neighbour(spots: Iterable[Spot], here: Spot, way: QPointF) -> Spot:
    """The nearest spot in a direction (a unit vector); ``here`` if there is none."""

    def cost(spot: Spot) -> float:
        off = spot.rect.center() - here.rect.center()
        ahead = QPointF.dotProduct(off, way)
        aside = abs(off.x() * way.y()) + abs(off.y() * way.x())
        return ahead + _ASIDE * aside if ahead > _LEAST_STEP else math.inf

    nearest = min(spots, key=cost, default=here)
    return nearest if cost(nearest) < math.inf else here


def first_choice(spots: Sequence[Spot]) -> Spot | None:
    """Where the keyboard begins: at what is picked, else what can be pressed, else the first."""
    for spot in spots:
        if spot.selected:
            return spot
    return next((spot for spot in spots if spot.active), spots[0] if spots else None)


def words(text: Text) -> str:
    """A text that may have to be made first."""
    return text if isinstance(text, str) else text()


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()
