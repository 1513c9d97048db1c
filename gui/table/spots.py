"""What a game says about its table, as plain values: spots, marks, flights."""

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF
from PySide6.QtGui import QAccessible, QPainter

from gui.kit.pictures import Look
from gui.style.motion import Motion, pace

Text = str | Callable[[], str]
"""Words, or a function that makes them on request."""

_ASIDE: Final = 2.4
"""How much more a step aside costs than one ahead, for the arrow keys."""
_CURVE: Final = QEasingCurve(Motion.MOVE.curve)
_SETTLED: Final = 0.8
"""From this share of its time on, a thing that changes on the way looks as it will at the end."""
_LEAST_STEP: Final = 1.0


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
    else.
    """

    rect: QRectF
    look: Look
    layer: float = 1.0
    bleed: float = 0.0


@dataclass(frozen=True, slots=True)
class Pose:
    """How a thing is seen at one moment: turned clockwise round the middle of its rectangle."""

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
        fades: it fades away.
        lift: how far above the straight line the middle of its way is.
    """

    start: QRectF
    end: QRectF
    looks: tuple[Look, ...]
    hides: Hashable = None
    bleed: float = 0.0
    ms: int | None = None
    delay_ms: int = 0
    fades: bool = False
    lift: float = 0.0

    @property
    def takes_ms(self) -> int:
        """How long it takes, at the pace of the moment."""
        way = (self.end.center() - self.start.center()).manhattanLength()
        return pace().move_ms(way) if self.ms is None else self.ms

    def painted(self, share: float) -> QSizeF:
        """For which size its picture is painted then: the larger one, so that it stays sharp."""
        sizes = (self.start.size(), self.end.size())
        return sizes[1] if share >= _SETTLED else max(sizes, key=QSizeF.width)

    def pose(self, share: float) -> Pose:
        """How it is seen after a share (0 to 1) of its time."""
        changes = len(self.looks) - 1
        settled = share >= _SETTLED or not changes
        look = self.looks[-1 if settled else int(share / _SETTLED * changes)]
        done = _CURVE.valueForProgress(share)
        width = self.start.width() + (self.end.width() - self.start.width()) * done
        height = self.start.height() + (self.end.height() - self.start.height()) * done
        centre = self.start.center() + (self.end.center() - self.start.center()) * done
        above = 4 * self.lift * done * (1 - done)
        rect = QRectF(centre.x() - width / 2, centre.y() - height / 2 - above, width, height)
        return Pose(look, rect, opacity=1 - done if self.fades else 1.0)


class Tabletop(Protocol):
    """One state of a game's table: where everything is, and what is painted under it.

    A value: the surface is given another one whenever anything changes, and finds out by itself
    what is different.
    """

    @property
    def ground_look(self) -> Hashable:
        """Everything that the ground depends on besides size and theme."""

    def ground(self, painter: QPainter, size: QSizeF) -> None:
        """Paint what is under everything. It is filled with the color of the window before."""

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        """What is on a surface of a size, in reading order."""

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        """What is marked on it."""


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
