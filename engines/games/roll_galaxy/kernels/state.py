"""The flat state of Roll for the Galaxy, and the codes of its actions. Free of numba.

Equal positions have equal states: a field that means nothing at the moment holds its resting value.
Dice are counts by color; the six faces of a roll are the five phases and wild. Places of game
tiles, and what the seats know of them, are kept per tile (0 to 54); stacks and hands hold tiles,
tableaus hold faces (``kernels.faces``).
"""

from enum import IntEnum
from typing import Annotated, Final

from engines.runtime.kernels.layout import I1, I2, I4, I8, Array, Record

SEATS: Final = 5
"""The most seats; every table by seat has this many rows."""
COLOURS: Final = 7
HOME, MILITARY, CONSUMPTION, NOVELTY, RARE, GENES, ALIEN = range(COLOURS)
"""Colors of dice in the order of Rollbot's ranking; worlds have the four last."""
GREY: Final = 0
DEVELOPMENT: Final = -1
"""Colors of faces besides those of worlds that hold goods."""

PHASES: Final = 5
EXPLORE, DEVELOP, SETTLE, PRODUCE, SHIP = range(PHASES)
WILD: Final = 5
FACES_OF_DIE: Final = 6

TILES: Final = 55
"""Game tiles, each a development (face ``tile``) and a world (face ``tile + 55``)."""
FACTIONS: Final = 9
HOMES: Final = 9
FIRST_FACTION: Final = 110
"""Face of the left square of faction tile 1; left and right squares alternate."""
FIRST_HOME: Final = 128
FACES: Final = 137

SQUARES: Final = 60
"""Room of a tableau: 3 squares at the start and all game tiles."""
ROOM: Final = 2
"""The most goods on a world (Galactic Reserves)."""
DEVELOPMENTS, WORLDS = range(2)
"""The halves of a construction zone."""

MOST_CREDITS: Final = 10
LAST_SQUARES: Final = 12
"""A tableau of this many squares ends the game."""
POOL_PER_SEAT: Final = 12
VIRTUAL: Final = COLOURS
"""Added to the color of a worker that is not a die."""

BOX: Final = (25, 22, 9, 20, 14, 12, 9)
"""Dice of each color in the box."""
# How many of the six faces of a die of each color show each phase, and wild.
SIDES: Final = (
    (2, 1, 1, 1, 1, 0),
    (1, 2, 2, 0, 0, 1),
    (1, 1, 0, 0, 3, 1),
    (1, 0, 0, 2, 2, 1),
    (1, 2, 0, 1, 1, 1),
    (1, 0, 2, 1, 0, 2),
    (0, 1, 1, 1, 0, 3),
)


class Stage(IntEnum):
    """The pending decision or outcome; chance nodes first."""

    FACTION = 0
    HOME_WORLD = 1
    DEAL = 2
    OPENING = 3  # everyone reveals the tiles they have chosen
    ROLL = 4
    REVEAL = 5
    DRAW = 6
    UNCOVER = 7  # a tile comes to the top of a stack for all to see
    START = 8
    ASSIGN = 9
    TASKS = 10
    ABANDON = 11
    PLACE = 12
    BUILD = 13
    USE = 14
    SAVE = 15
    REMOVE = 16
    GOODS = 17
    SHIPPING = 18
    BANK = 19
    RECRUIT = 20
    RECALL = 21
    OVER = 22


LAST_CHANCE: Final = 7

# Where a game tile is. A seat is added to those that belong to one.
IN_BAG: Final = 0
IN_TABLEAU: Final = 1
ON_PILE: Final = 10
IN_HAND: Final = 20
IN_ZONE: Final = 30

DICTATING: Final = 100
"""``power`` while a Dictate moves workers; otherwise it is 1 + the tile of a Reassign power."""


class GameState(Record):
    """The fields of a state."""

    powers_used: I8  # bit by tile, of the seat that assigns
    turn_number: I4
    round_number: I2
    clock: I2  # how often tiles went back to the bag
    pool: I2  # VP chips left, which end the game when they run out
    chips: Annotated[Array, "i2", (SEATS,)]
    drawn_at: Annotated[
        Array, "i2", (TILES,)
    ]  # clock when a tile that is hidden from others was drawn
    shown_at: Annotated[Array, "i2", (TILES,)]  # clock when all last saw it on its way into the bag
    owned_at: Annotated[Array, "i2", (SEATS, TILES)]  # the same, seen by one seat
    seats: I1
    stage: I1
    resume: I1  # stage after UNCOVER
    mover: I1
    phase: I1  # in play
    occurring: I1  # bit by phase, after the reveal
    minimum: Annotated[Array, "i1", (SEATS,)]  # least credits after a round; 0: not yet chosen
    credits: Annotated[Array, "i1", (SEATS,)]
    projected: Annotated[Array, "i1", (SEATS,)]  # Citizenry that was expected when all revealed
    cup: Annotated[Array, "i1", (SEATS, COLOURS)]
    citizenry: Annotated[Array, "i1", (SEATS, COLOURS)]
    on_stack: Annotated[Array, "i1", (SEATS, 2, COLOURS)]
    workers: Annotated[
        Array, "i1", (SEATS, PHASES + 1, COLOURS)
    ]  # the last column: wild, not yet placed
    dictated: Annotated[Array, "i1", (SEATS, COLOURS)]
    rolled: Annotated[Array, "i1", (SEATS, COLOURS, FACES_OF_DIE)]  # until the reveal
    selected: Annotated[Array, "i1", (SEATS,)]  # phase, -1: none
    selector: Annotated[Array, "i1", (SEATS,)]  # color of the worker that selects, -1: none
    die: I1  # color that is rolled, or of the explorer that Scouts
    power: I1
    power_moves: I1  # workers that ``power`` has moved
    arrived: Annotated[Array, "i1", (PHASES, COLOURS)]  # where they went
    dictates: I1
    squares: Annotated[Array, "i1", (SEATS,)]
    tableau: Annotated[Array, "i2", (SEATS, SQUARES)]  # 1 + face
    goods: Annotated[Array, "i1", (SEATS, SQUARES, ROOM)]  # 1 + color, highest first
    height: Annotated[Array, "i1", (SEATS, 2)]
    stack: Annotated[Array, "i1", (SEATS, 2, TILES)]  # 1 + tile, top first
    where: Annotated[Array, "i1", (TILES,)]
    seen: Annotated[Array, "i1", (TILES,)]  # in a hand, zone or pile, and all know it
    mixed: Annotated[Array, "i1", (TILES,)]  # others cannot tell its place in the zone
    virtual: Annotated[Array, "i1", (COLOURS,)]  # workers without dice, of the mover
    need: I1  # tiles to draw; abandoned so far + 1 before drawing
    tidied: I1  # Advanced Logistics: 1 nothing has happened since, 2 finished
    alien_scouted: Annotated[Array, "i1", (SEATS,)]
    ending: I1  # the draw of Alien Research Team
    used: Annotated[Array, "i1", (COLOURS,)]  # workers that complete a tile


WORDS: Final = GameState.words()

SHIFT: Final = 40
"""A decision is its kind times 2**SHIFT plus the fields below."""


class Kind(IntEnum):
    """What a decision does; its fields, 8 bits each, the first lowest."""

    START = 1  # tile that becomes the development
    WILD = 2  # color, column
    SELECT = 3  # color, column, phase
    DICTATE = 4  # color, column
    MOVE = 5  # tile of the power or DICTATING, color, from, to
    PAIR = 6  # color, color, from
    CONFIRM = 7
    STOCK = 8  # worker
    SCOUT = 9  # worker
    ABANDON = 10  # half, position from the top
    DRAW = 11
    PLACE = 12  # tile, half, 1: on top
    TIDY = 13
    DONE = 14
    WORK = 15  # color
    USE = 16  # number of dice by color, 4 bits each
    SAVE = 17  # likewise
    REMOVE = 18  # place, color
    PRODUCE = 19  # color, square
    SHIP = 20  # worker, square, color of the good, 1: consume
    BANK = 21  # 1: pay a credit for a VP chip
    RECRUIT = 22  # color
    RECALL = 23  # place, color
    HANDICAP = 24  # least credits after each round


# Places of a die in REMOVE and RECALL. A phase is added to WORKERS, a square to GOOD.
IN_CUP, IN_CITIZENRY, ON_DEVELOPMENTS, ON_WORLDS, WORKERS = range(5)
GOOD: Final = 16

ROLL_BITS: Final = 6
"""A roll of one color has the number of dice of each face in this many bits."""


def action(kind: int, *fields: int) -> int:
    """The code of a decision."""
    return (int(kind) << SHIFT) + sum(field << (8 * i) for i, field in enumerate(fields))


def fields_of(code: int, count: int) -> tuple[int, ...]:
    """The first ``count`` fields of a decision."""
    return tuple((code >> (8 * i)) & 255 for i in range(count))


def unpack_dice(code: int) -> tuple[int, ...]:
    """Dice by color, 4 bits each (fields of USE and SAVE)."""
    return tuple((code >> (4 * colour)) & 15 for colour in range(COLOURS))
