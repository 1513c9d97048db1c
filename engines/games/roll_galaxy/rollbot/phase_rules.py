"""What Rollbot does in the phases and when it manages its empire (sections 7 and 8)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engines.games.roll_galaxy.kernels.counting import current_cost
from engines.games.roll_galaxy.kernels.faces import COLOUR, DICE, OP, POWER_PHASE, REMOVES, Op
from engines.games.roll_galaxy.kernels.state import (
    ALIEN,
    COLOURS,
    CONSUMPTION,
    DEVELOP,
    EXPLORE,
    GOOD,
    GREY,
    HOME,
    IN_CITIZENRY,
    IN_CUP,
    MILITARY,
    NOVELTY,
    ON_DEVELOPMENTS,
    ON_WORLDS,
    PHASES,
    PRODUCE,
    SETTLE,
    SHIP,
    TILES,
    VIRTUAL,
    WORKERS,
)
from engines.games.roll_galaxy.rollbot.levels import SQUARE_LIMIT, STACK_TARGET
from engines.games.roll_galaxy.rollbot.situation import goods_of, virtual_of
from engines.runtime.types import Seat

RICH: Final = 9
"""Explorers beyond all needs Stock up to so many credits."""

RollCoin = Callable[[], int]
"""A random half of the construction zone: 0 or 1."""


def faces_of(s: Any, seat: Seat) -> list[int]:
    """The squares of a seat."""
    return [int(face) - 1 for face in s.tableau[seat, : s.squares[seat]]]


def has(faces: Sequence[int], op: Op, phase: int | None = None) -> bool:
    """Whether one of the faces has a power (that works in ``phase``)."""
    return any(
        OP[face, i] == op and phase in (None, int(POWER_PHASE[face, i]))
        for face in faces
        for i in range(OP.shape[1])
    )


def colours_in(row: Any) -> list[int]:
    """The colours of dice, lowest first, each as often as there are dice."""
    return [colour for colour in range(COLOURS) for _ in range(int(row[colour]))]


# -- section 7 --------------------------------------------------------------------------------


def project(s: Any, seat: Seat) -> int:
    """R10: the dice that a seat's Citizenry will hold before recruiting.

    Rollbot computes it once, when the phases are revealed; the state remembers it for the round as
    ``projected``. Later in the round phases that are over count no more.
    """
    bits = int(s.occurring)
    due = [p for p in range(PHASES) if bits >> p & 1 and p >= s.phase]
    found = int(s.citizenry[seat].sum())
    if EXPLORE in due:
        found += int(s.workers[seat, EXPLORE].sum())
    found += sum(_project_building(s, seat, phase) for phase in (DEVELOP, SETTLE) if phase in due)
    if SHIP in due:
        found += _project_shipping(s, seat, PRODUCE in due)
    return max(0, found)


def _project_building(s: Any, seat: Seat, phase: int) -> int:
    half = phase - DEVELOP
    faces = faces_of(s, seat)
    saves = 2 * has(faces, Op.SAVE_WORKERS, phase)
    military = phase == SETTLE and has(faces, Op.SAVE_WORKERS_COLOUR)
    workers = colours_in(s.on_stack[seat, half]) + colours_in(s.workers[seat, phase])
    left, total = len(workers), 0
    soldiers = workers.count(MILITARY) if military else 0
    for tile in s.stack[seat, half, : s.height[seat, half]]:
        face = int(tile) - 1 + half * TILES
        cost = current_cost(s, seat, face)
        if left < cost:
            break
        left -= cost
        kept = min(soldiers, cost)
        soldiers -= kept
        total += cost - min(cost, saves + kept)
        total += int(DICE[face, 1].sum()) - int(REMOVES[face])
    return total


def _project_shipping(s: Any, seat: Seat, produces: bool) -> int:
    goods = len(goods_of(s, seat))
    if produces:
        goods += min(len(free_places(s, seat)), int(s.workers[seat, PRODUCE].sum()))
    real = int(s.workers[seat, SHIP].sum())
    if s.phase == SHIP and seat == s.mover:
        virtual = int(s.virtual.sum())
    elif s.phase == SHIP and s.tableau[seat, 0] < s.tableau[s.mover, 0]:
        virtual = 0  # the seat has shipped
    else:
        virtual = len(virtual_of(faces_of(s, seat), SHIP))
    shipped = min(goods, real + virtual)
    return shipped + max(0, shipped - virtual)


# -- Explore ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Task:
    """What an explorer does.

    Attributes:
        worker: its colour, VIRTUAL added if it is no die.
        stock: Stock, else Scout.
        step: number of the rule in section 8.1.
    """

    worker: int
    stock: bool
    step: int


def explorer_task(s: Any, seat: Seat, projected: int) -> Task:
    """Section 8.1: the next explorer's task."""
    credits_now = int(s.credits[seat])
    sizes = [int(s.height[seat, half]) for half in range(2)]
    squares = int(s.squares[seat]) + sum(sizes)
    if credits_now < projected - 1:
        stock, step = True, 1
    elif min(sizes) < STACK_TARGET and squares < SQUARE_LIMIT:
        stock, step = False, 2
    elif credits_now < RICH:
        stock, step = True, 3
    else:
        stock, step = False, 4
    workers = [c for c in range(COLOURS) if s.workers[seat, EXPLORE, c]]
    workers += [c + VIRTUAL for c in range(COLOURS) if s.virtual[c]]
    return Task(_explorer(s, seat, workers, stock=stock), stock, step)


def _explorer(s: Any, seat: Seat, workers: list[int], *, stock: bool) -> int:
    faces = faces_of(s, seat)
    archaeology = has(faces, Op.STOCK_BONUS)
    wants_alien = (archaeology and stock) or (
        not archaeology
        and not stock
        and has(faces, Op.ALIEN_SCOUT_CREDITS)
        and not s.alien_scouted[seat]
    )
    aliens = [worker for worker in workers if worker % VIRTUAL == ALIEN]
    if wants_alien and aliens:
        return aliens[0]
    return min(workers, key=lambda w: (w % VIRTUAL, w))


def side_of(s: Any, seat: Seat, tile: int, toss: RollCoin) -> int:
    """R11: which stack a tile goes under: the shorter one, else the cheaper side, else chance."""
    sizes = [int(s.height[seat, half]) for half in range(2)]
    if sizes[0] != sizes[1]:
        return sizes.index(min(sizes))
    costs = [current_cost(s, seat, tile + half * TILES) for half in range(2)]
    return costs.index(min(costs)) if costs[0] != costs[1] else toss()


def rearranged(s: Any, seat: Seat) -> tuple[list[int], list[int]]:
    """Advanced Logistics: the tiles of both stacks, top first, as Rollbot wants them.

    The cheapest come to the top; a tile on which workers wait stays there. If one stack is empty
    and the other is not used up by it, the bottom tile is flipped.
    """
    stacks: list[list[int]] = []
    for half in range(2):
        tiles = stack_of(s, seat, half)
        kept = tiles[:1] if s.on_stack[seat, half].any() else []
        costs = {tile: current_cost(s, seat, tile + half * TILES) for tile in tiles}
        rest = sorted(tiles[len(kept) :], key=costs.__getitem__)
        stacks.append(kept + rest)
    for half in range(2):
        if not stacks[half] and len(stacks[1 - half]) > 1:
            stacks[half].append(stacks[1 - half].pop())
    return stacks[0], stacks[1]


def stack_of(s: Any, seat: Seat, half: int) -> list[int]:
    """The tiles of a stack, top first."""
    return [int(tile) - 1 for tile in s.stack[seat, half, : s.height[seat, half]]]


# -- Develop and Settle -----------------------------------------------------------------------


def next_worker(s: Any, seat: Seat) -> int:
    """Sections 8.2 and 8.3: the colour that goes to the stack next."""
    half = int(s.phase) - DEVELOP
    workers = colours_in(s.workers[seat, s.phase])
    lying = int(s.on_stack[seat, half].sum())
    faces = [int(tile) - 1 + half * TILES for tile in s.stack[seat, half, : s.height[seat, half]]]
    costs = [current_cost(s, seat, face) for face in faces]
    left, tiles = lying + len(workers), 0
    while tiles < len(costs) and left >= costs[tiles]:
        left -= costs[tiles]
        tiles += 1
    if tiles == 0:
        return workers[0]
    used = sum(costs[:tiles]) - lying
    chosen = workers[:used] if tiles == len(costs) else workers[len(workers) - used :]
    is_last = costs[0] - lying == 1
    no_home = not s.citizenry[seat, HOME] and not s.on_stack[seat, half, HOME]
    if REMOVES[faces[0]] and is_last and no_home:
        return workers[0]
    return chosen[-1]


def dice_used(dice: Any, count: int) -> list[int]:
    """Which of the workers on a stack complete a tile: the highest colours."""
    used = [0] * COLOURS
    for colour in colours_in(dice)[-count:]:
        used[colour] += 1
    return used


def dice_saved(s: Any, seat: Seat) -> list[int]:
    """Galactic Federation and Exchange save two workers, highest first.

    Military settlers last if New Galactic Order saves them anyway.
    """
    order = s.phase == SETTLE and has(faces_of(s, seat), Op.SAVE_WORKERS_COLOUR)
    ranked = sorted(colours_in(s.used), key=lambda colour: (order and colour == MILITARY, -colour))
    saved = [0] * COLOURS
    for colour in ranked[:2]:
        saved[colour] += 1
    return saved


def die_removed(s: Any, seat: Seat) -> tuple[int, int]:
    """Place and colour of the die that is given up: the lowest of the Citizenry, else the cup."""
    places: list[tuple[int, Any]] = [(IN_CITIZENRY, s.citizenry[seat]), (IN_CUP, s.cup[seat])]
    places += [(place, s.on_stack[seat, place - ON_DEVELOPMENTS]) for place in _STACKS]
    places += [(WORKERS + phase, s.workers[seat, phase]) for phase in range(PHASES)]
    for place, row in places:
        if row.any():
            return place, colours_in(row)[0]
    good = goods_of(s, seat)[0]
    return GOOD + good.square, good.colour


_STACKS: Final = (ON_DEVELOPMENTS, ON_WORLDS)


# -- Produce ----------------------------------------------------------------------------------


def free_places(s: Any, seat: Seat) -> list[int]:
    """Squares with room for a good, each as often as it has room."""
    faces = faces_of(s, seat)
    room = 2 if has(faces, Op.EXTRA_GOOD_CAPACITY) else 1
    return [
        square
        for square, face in enumerate(faces)
        if COLOUR[face] > GREY
        for _ in range(room - int((s.goods[seat, square] > 0).sum()))
    ]


def next_good(s: Any, seat: Seat) -> tuple[int, int, int]:
    """Section 8.4: colour and square of the next producer, and the number of the rule."""
    faces, free = faces_of(s, seat), free_places(s, seat)
    workers = colours_in(s.workers[seat, PRODUCE])
    for colour in workers:
        own = [square for square in free if COLOUR[faces[square]] == colour]
        if colour >= NOVELTY and own:
            return colour, own[0], 1
    square = max(free, key=lambda square: (COLOUR[faces[square]], -square))
    for step, group in ((2, (HOME, MILITARY)), (3, (CONSUMPTION,))):
        for colour in workers:
            if colour in group:
                return colour, square, step
    return workers[0], square, 4


# -- Manage Empire ----------------------------------------------------------------------------


def die_recruited(s: Any, seat: Seat) -> int:
    """The highest colour of the Citizenry."""
    return colours_in(s.citizenry[seat])[-1]


def die_recalled(s: Any, seat: Seat) -> tuple[int, int] | None:
    """Section 8.6: place and colour of the die that must be recalled; None if nobody must."""
    if s.cup[seat].any():
        return None
    goods = sorted(
        goods_of(s, seat),
        key=lambda g: (g.colour in (g.world, CONSUMPTION), g.world, -g.colour, g.square),
    )
    if goods:
        return GOOD + goods[0].square, goods[0].colour
    halves = [half for half in range(2) if s.on_stack[seat, half].any()]

    def rank(half: int) -> tuple[int, int, int]:
        waiting = int(s.on_stack[seat, half].sum())
        missing = 0
        if s.height[seat, half]:
            face = int(s.stack[seat, half, 0]) - 1 + half * TILES
            missing = max(0, current_cost(s, seat, face) - waiting)
        return -missing, waiting, half

    half = min(halves, key=rank)
    return ON_DEVELOPMENTS + half, colours_in(s.on_stack[seat, half])[-1]
