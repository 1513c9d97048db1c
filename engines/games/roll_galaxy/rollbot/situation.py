"""What Rollbot looks at when it assigns its dice."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engines.games.roll_galaxy.kernels.counting import current_cost
from engines.games.roll_galaxy.kernels.faces import (
    AMOUNT,
    COLOUR,
    COST,
    FROM,
    LIMIT,
    MASK,
    OP,
    POWER_PHASE,
    POWERS,
    SELECTED,
    TO,
    Op,
)
from engines.games.roll_galaxy.kernels.state import (
    COLOURS,
    DEVELOP,
    EXPLORE,
    FACES_OF_DIE,
    GREY,
    NOVELTY,
    PHASES,
    PRODUCE,
    SETTLE,
    SHIP,
    TILES,
    WILD,
)
from engines.runtime.types import Seat

UNLIMITED: Final = 1000


@dataclass(frozen=True, slots=True)
class Die:
    """A rolled die; ``number`` is its place in the roll and settles ties."""

    number: int
    colour: int
    face: int


@dataclass(frozen=True, slots=True)
class Unit:
    """One worker that a Reassign power may move."""

    tile: int
    colours: int
    columns_from: int
    columns_to: int

    @property
    def to_selected(self) -> bool:
        """It moves workers into the selected phase only."""
        return self.columns_to == SELECTED

    def reaches(self, phase: int, selected: int) -> bool:
        """Whether it may move a worker into ``phase`` while ``selected`` is selected."""
        return phase == selected if self.to_selected else bool(self.columns_to >> phase & 1)

    def takes(self, die: Die, column: int) -> bool:
        """Whether it may move this worker out of a column."""
        return bool(self.colours >> die.colour & 1 and self.columns_from >> column & 1)


@dataclass(frozen=True, slots=True)
class Good:
    """A good on a world."""

    square: int
    world: int
    colour: int


class Situation:
    """A seat's position after its roll, as far as Rollbot uses it.

    Attributes:
        dice: as rolled.
        costs, printed: current and printed costs of the two stacks, top first.
        waiting: workers on the two stacks.
        free: world colour of each free place for a good.
        goods: all own goods in the order of the tableau.
        virtual: by phase, colours of workers without dice.
        units: workers that Reassign powers may move, in the order of the tableau.
    """

    def __init__(self, s: Any, seat: Seat, dice: Sequence[Die] | None = None) -> None:
        self.s, self.seat = s, seat
        self.dice = tuple(dice) if dice is not None else dice_of(s, seat)
        self.faces = [int(face) - 1 for face in s.tableau[seat, : s.squares[seat]]]
        self.credits = int(s.credits[seat])
        stacks = [
            [int(tile) - 1 + half * TILES for tile in s.stack[seat, half, : s.height[seat, half]]]
            for half in range(2)
        ]
        self.stacks = stacks
        self.costs = [[int(current_cost(s, seat, face)) for face in stack] for stack in stacks]
        self.printed = [[int(COST[face]) for face in stack] for stack in stacks]
        self.waiting = [int(s.on_stack[seat, half].sum()) for half in range(2)]
        room = 2 if self.has(Op.EXTRA_GOOD_CAPACITY) else 1
        self.free = [
            int(COLOUR[face])
            for square, face in enumerate(self.faces)
            if COLOUR[face] > GREY
            for _ in range(room - int((s.goods[seat, square] > 0).sum()))
        ]
        self.goods = goods_of(s, seat)
        self.virtual = [virtual_of(self.faces, phase) for phase in range(PHASES)]
        self.units = self._units()
        self.pair = self.has(Op.REASSIGN_PAIR)
        self.dictate_moves = 3 if self.has(Op.DICTATE_EXTRA) else 1
        self.dictate_repeats = self.has(Op.DICTATE_REPEAT)
        self.natural = [sum(die.face == phase for die in self.dice) for phase in range(PHASES)]

    def has(self, op: Op) -> bool:
        """Whether a square has a power."""
        return any(op in OP[face] for face in self.faces)

    @property
    def squares(self) -> int:
        """Squares of the tableau and tiles of both stacks."""
        return len(self.faces) + len(self.costs[0]) + len(self.costs[1])

    def _units(self) -> list[Unit]:
        units = []
        for face in self.faces:
            op = OP[face, 0]
            count = int(AMOUNT[face, 0]) if op == Op.REASSIGN else 0
            if op == Op.REASSIGN_MOST_NOVELTY:
                count = self._novelty_moves(face)
            unit = Unit(face, int(MASK[face, 0]), int(FROM[face, 0]), int(TO[face, 0]))
            units += [unit] * count
        return units

    def _novelty_moves(self, face: int) -> int:
        s = self.s
        worlds = [
            sum(COLOUR[int(f) - 1] == NOVELTY for f in s.tableau[seat, : s.squares[seat]])
            for seat in range(int(s.seats))
        ]
        own, best = worlds[self.seat], max(worlds)
        if own < best:
            return 0
        return int(AMOUNT[face, 0] if worlds.count(best) == 1 else LIMIT[face, 0])

    def limit(self, phase: int, selected: int, producers: int) -> int:
        """R7: workers that ``phase`` can possibly spend; more of them are free to move."""
        if phase == EXPLORE:
            return UNLIMITED
        if phase in (DEVELOP, SETTLE):
            half = phase - DEVELOP
            return max(0, sum(self.costs[half]) - self.waiting[half])
        if phase == PRODUCE:
            return len(self.free)
        new = len(self.free) if selected == PRODUCE else min(len(self.free), producers)
        return max(0, len(self.goods) + new - len(self.virtual[SHIP]))

    def worlds(self, phase: int) -> list[int]:
        """World colours that workers of Produce or Ship can match: free places, or goods."""
        if phase == PRODUCE:
            return list(self.free)
        return [good.world for good in self.goods] if phase == SHIP else []


def dice_of(s: Any, seat: Seat) -> tuple[Die, ...]:
    """The dice of a roll: by colour, and within a colour by face."""
    found = [
        (colour, face)
        for colour in range(COLOURS)
        for face in range(FACES_OF_DIE)
        for _ in range(int(s.rolled[seat, colour, face]))
    ]
    return tuple(Die(number, colour, face) for number, (colour, face) in enumerate(found))


def goods_of(s: Any, seat: Seat) -> list[Good]:
    """All goods of a seat in the order of its tableau."""
    return [
        Good(square, int(COLOUR[int(s.tableau[seat, square]) - 1]), int(good) - 1)
        for square in range(int(s.squares[seat]))
        for good in s.goods[seat, square]
        if good
    ]


def virtual_of(faces: Sequence[int], phase: int) -> list[int]:
    """Colours of the workers without dice that faces bring to a phase."""
    return [
        colour
        for face in faces
        for i in range(POWERS)
        if OP[face, i] == Op.VIRTUAL_WORKERS and POWER_PHASE[face, i] == phase
        for colour in range(COLOURS)
        if MASK[face, i] >> colour & 1
    ]


def is_wild(die: Die) -> bool:
    """Whether a die rolled wild."""
    return die.face == WILD
