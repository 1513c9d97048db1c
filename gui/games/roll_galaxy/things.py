"""What is on the table, as plain values."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from engines.games.roll_galaxy.data import PRODUCE
from engines.games.roll_galaxy.view import GalaxyView, SeatView
from engines.runtime.types import Action
from gui.games.roll_galaxy.keys import Key, Place
from gui.kit.pictures import Look


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table that can be pointed at.

    Attributes:
        key: what it is.
        rect: where, in pixels of the table.
        look: what it is painted from.
        face: of a tile, by number; -1 for anything else.
        colour: of a die; -1 for anything else.
        column: the column whose face a die shows; -1: none.
        layer, bleed: as those of a spot.
    """

    key: Key
    rect: QRectF
    look: Look | None = None
    face: int = -1
    colour: int = -1
    column: int = -1
    layer: float = 0.0
    bleed: float = 0.0

    @property
    def is_die(self) -> bool:
        return self.colour >= 0

    @property
    def is_tile(self) -> bool:
        return self.face >= 0


@dataclass(frozen=True, slots=True)
class Ghost:
    """A die, good, or tile of a plan (``start``), and the place where it would go."""

    start: Key
    to: Key

    @property
    def colour(self) -> int:
        """Of the die or good; -1 for a tile."""
        key = self.start
        if key.place in (Place.SIDE, Place.STACKED):
            return -1
        return key.a if key.b < 0 else key.b

    @property
    def column(self) -> int:
        """The column whose face a die shows there, or -1."""
        if self.to.place in (Place.COLUMN, Place.HEAD):
            return self.to.a
        return {Place.STACK: self.start.a, Place.SQUARE: PRODUCE}.get(self.to.place, -1)


@dataclass(frozen=True, slots=True)
class Bar:
    """How much Rollbot wants a phase: the level (-1: unknown), why, and if it is the highest."""

    level: int
    why: str
    best: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """What is laid out.

    Attributes:
        view: the table.
        names: of the seats.
        seat: whose area is in the middle.
        shelf: what is laid out to be chosen from.
        powers: faces whose Reassign powers can be used now.
        choices: what is offered in words, for decisions without a place on the table.
        ghosts: the plan of a button or, if ``advised``, of the adviser, in its order.
        bars: how much Rollbot wants each phase; empty if someone else advises.
        carded: player cards say who has which seat.
        says: a sentence in the lowest line; empty if buttons are there.
    """

    view: GalaxyView
    names: tuple[str, ...]
    seat: int
    shelf: tuple[Key, ...] = ()
    powers: tuple[int, ...] = ()
    choices: tuple[tuple[Action, str], ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    advised: bool = False
    bars: tuple[Bar, ...] = ()
    carded: bool = False
    says: str = ""

    @property
    def area(self) -> SeatView:
        return self.view.seats[self.seat]

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, in the order of play."""
        count = len(self.view.seats)
        return tuple((self.seat + step) % count for step in range(1, count))
