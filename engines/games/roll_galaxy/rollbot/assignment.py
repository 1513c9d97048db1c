"""Bringing workers to a phase (section 5) and placing the others (section 6)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from engines.games.roll_galaxy.kernels.state import (
    CONSUMPTION,
    DEVELOP,
    EXPLORE,
    PHASES,
    PRODUCE,
    SETTLE,
    SHIP,
)
from engines.games.roll_galaxy.rollbot.situation import Die, Situation, Unit, is_wild

NO_COLUMN: Final = -1
"""Column of an unused wild die, and of a die that pays for a Dictate."""

# Pools 2 to 5 by phase (section 5.1, R8): Explore, Develop, Settle, Produce, Ship.
_POOLS: Final = {
    EXPLORE: {PRODUCE: 2, SHIP: 3, DEVELOP: 4, SETTLE: 5},
    DEVELOP: {PRODUCE: 2, SHIP: 3, SETTLE: 4, EXPLORE: 5},
    SETTLE: {PRODUCE: 2, SHIP: 3, DEVELOP: 4, EXPLORE: 5},
    PRODUCE: {SHIP: 4},
    SHIP: {PRODUCE: 4},
}
_MATCHING_POOL, _OTHER_POOL = 2, 3
# Order of phases with equal levels in R5.
_CONTINUATION: Final = (SHIP, SETTLE, DEVELOP, PRODUCE, EXPLORE)


class By(Enum):
    """How a worker came to its column."""

    SELECT = "select"
    WILD = "wild"
    REASSIGN = "reassign"
    PAIR = "pair"
    DICTATE = "dictate"


@dataclass(frozen=True, slots=True)
class Move:
    """A worker that was brought somewhere.

    Attributes:
        die: the worker.
        to: the phase.
        by: by what means.
        tile: the Reassign power, or -1.
        pool: where it came from (1: it could not be used there), 0 if that does not matter.
        matches: its colour matches a world that waits for it.
    """

    die: Die
    to: int
    by: By
    tile: int = -1
    pool: int = 0
    matches: bool = False


@dataclass(slots=True)
class Assignment:
    """What the procedure of section 5 has done, and where every die stands.

    Attributes:
        selected: the phase.
        target: workers that it was asked for.
        columns: die number -> phase, or NO_COLUMN.
        moves: in the order in which they were decided.
        selector: the worker that selects.
        payments: per Dictate, the die that pays and the workers that it moves.
        swapped: the selecting worker and a Dictate die changed places.
        unused: units of Reassign powers that moved nobody.
    """

    selected: int
    target: int
    columns: dict[int, int]
    moves: list[Move] = field(default_factory=list)
    selector: Die | None = None
    payments: list[tuple[Die, list[Die]]] = field(default_factory=list)
    swapped: bool = False
    unused: list[Unit] = field(default_factory=list)

    def count(self, phase: int) -> int:
        """Dice in a column."""
        return sum(column == phase for column in self.columns.values())


class Procedure:
    """``run(X, T)`` of section 5.2."""

    def __init__(self, situation: Situation, selected: int, target: int) -> None:
        self.now, self.x, self.target = situation, selected, target
        columns = {d.number: NO_COLUMN if is_wild(d) else d.face for d in situation.dice}
        self.result = Assignment(selected, target, columns)
        self.on = [d for d in situation.dice if d.face == selected]
        self.others = [d for d in situation.dice if not is_wild(d) and d.face != selected]
        self.wild = [d for d in situation.dice if is_wild(d)]
        self.virtual = situation.virtual[selected]
        producers = situation.natural[PRODUCE]
        self.surplus = [
            max(0, situation.natural[phase] - situation.limit(phase, selected, producers))
            for phase in range(PHASES)
        ]

    # -- pick order ---------------------------------------------------------------------------

    @property
    def need(self) -> int:
        """Workers still missing."""
        return self.target - len(self.on) - len(self.virtual)

    def unmatched(self, without: Die | None = None) -> list[int]:
        """Colours of worlds that no worker of the phase matches exactly."""
        worlds = self.now.worlds(self.x)
        for colour in [d.colour for d in self.on if d != without] + self.virtual:
            if colour in worlds:
                worlds.remove(colour)
        return worlds

    def matches(self, die: Die, without: Die | None = None) -> bool:
        """Whether a worker's colour matches a world that waits for one."""
        if self.x not in (PRODUCE, SHIP):
            return False
        return die.colour == CONSUMPTION or die.colour in self.unmatched(without)

    def pool(self, die: Die) -> int:
        """Where a worker of another column comes from; 1: its phase cannot use it."""
        if self.surplus[die.face] > 0:
            return 1
        pools = _POOLS[self.x]
        if die.face in pools:
            return pools[die.face]
        return _MATCHING_POOL if self.matches(die) else _OTHER_POOL

    def preference(self, die: Die) -> int:
        """R9: cheap colours first; for Produce and Ship matching colours before them."""
        if self.x not in (PRODUCE, SHIP):
            return die.colour
        if die.colour in self.unmatched():
            return -die.colour
        return 0 if die.colour == CONSUMPTION else 10 + die.colour

    def order(self, die: Die) -> tuple[int, int, int, int]:
        """The pick order."""
        return self.pool(die), self.preference(die), die.face, die.number

    def take(self, die: Die, by: By, tile: int = -1) -> Move:
        """Bring a worker of another column to the phase."""
        move = Move(die, self.x, by, tile, self.pool(die), self.matches(die))
        self.others.remove(die)
        self.surplus[die.face] = max(0, self.surplus[die.face] - 1)
        self.on.append(die)
        self.result.columns[die.number] = self.x
        return move

    # -- the steps ----------------------------------------------------------------------------

    def run(self) -> Assignment:
        """Steps A to G."""
        selecting = int(bool(self.others) and self.need > 0)
        wilds = max(0, min(len(self.wild), self.need - selecting))
        further = max(0, self.need - selecting - wilds)
        self._pick(selecting, wilds, further)
        if self.now.pair:
            self._move_pair()
        self._dictate()
        if self.result.selector is None:
            self._choose_selector()
        self._swap()
        return self.result

    def _place_wilds(self, count: int) -> None:
        for _ in range(count):
            die = min(self.wild, key=lambda d: (self.preference(d), d.number))
            self.wild.remove(die)
            self.result.moves.append(Move(die, self.x, By.WILD, matches=self.matches(die)))
            self.on.append(die)
            self.result.columns[die.number] = self.x

    def _pick(self, selecting: int, wilds: int, further: int) -> None:
        """Steps B and C: workers for the selection and the Reassign powers."""
        units = [u for u in self.now.units if u.reaches(self.x, self.x)]
        waiting = wilds
        if not selecting:
            self._place_wilds(waiting)
            waiting = 0
        picked: list[Move] = []
        skipped: set[int] = set()
        while len(picked) < selecting + further:
            left = [d for d in self.others if d.number not in skipped]
            if not left:
                break
            die = min(left, key=self.order)
            if _cover([m.die for m in picked] + [die], units, universal=selecting) is None:
                skipped.add(die.number)
                continue
            picked.append(self.take(die, By.REASSIGN))
            self._place_wilds(waiting)
            waiting = 0
        self._place_wilds(waiting)
        self._choose_among(picked, units, selecting)

    def _choose_among(self, picked: list[Move], units: list[Unit], selecting: int) -> None:
        """Step C: the first picked worker without which powers can move all others selects."""
        chosen = -1
        cover: list[int] | None = _cover([m.die for m in picked], units)
        if selecting:
            for i in range(len(picked)):
                rest = [m.die for k, m in enumerate(picked) if k != i]
                cover = _cover(rest, units)
                if cover is not None:
                    chosen = i
                    break
        used = list(cover or [])
        moves = []
        for i, move in enumerate(picked):
            if i == chosen:
                self.result.selector = move.die
                moves.append(Move(move.die, self.x, By.SELECT, -1, move.pool, move.matches))
            else:
                tile = units[used[i - (0 <= chosen < i)]].tile
                moves.append(Move(move.die, self.x, By.REASSIGN, tile, move.pool, move.matches))
        self.result.moves = moves + self.result.moves
        free = list(self.now.units)
        for i in used:
            free.remove(units[i])
        self.result.unused = free

    def _move_pair(self) -> None:
        """Step D: Executive Power."""
        if self.need < 1:
            return
        best: tuple[tuple[tuple[int, int, int, int], ...], list[Die]] | None = None
        for column in range(PHASES):
            pair = self._pair_of(column)
            if pair and (best is None or pair[0] < best[0]):
                best = pair
        if best is None:
            return
        for die in best[1]:
            move = self.take(die, By.PAIR)
            self.result.moves.append(move)

    def _pair_of(
        self, column: int
    ) -> tuple[tuple[tuple[int, int, int, int], ...], list[Die]] | None:
        """The first two workers of a column in pick order, if they may be moved."""
        inside = [d for d in self.others if d.face == column]
        if len(inside) < 2:
            return None
        first = min(inside, key=self.order)
        key = self.order(first)
        self.on.append(first)
        self.surplus[column] -= 1
        second = min((d for d in inside if d != first), key=self.order)
        second_key = self.order(second)
        self.surplus[column] += 1
        self.on.remove(first)
        if self.need == 1 and (key[0], second_key[0]) != (1, 1):
            return None
        return (key, second_key), [first, second]

    def _dictate(self) -> None:
        """Step E."""
        while self.need >= 1 and len(self.others) >= 2:
            moved = []
            for _ in range(min(self.need, self.now.dictate_moves, len(self.others) - 1)):
                die = min(self.others, key=self.order)
                self.result.moves.append(self.take(die, By.DICTATE))
                moved.append(die)
            first = min(self.pool(d) for d in self.others)
            inside = [d for d in self.others if self.pool(d) == first]
            paying = max(inside, key=lambda d: (d.colour, -d.number))
            self.others.remove(paying)
            self.surplus[paying.face] = max(0, self.surplus[paying.face] - 1)
            self.result.columns[paying.number] = NO_COLUMN
            self.result.payments.append((paying, moved))
            if not self.now.dictate_repeats:
                return

    def _choose_selector(self) -> None:
        """Step F: somebody must select."""
        natural = [d for d in self.on if d.face == self.x]
        used = [d for d in self.on if is_wild(d)]
        for group in (natural, used):
            if group:
                self.result.selector = min(group, key=lambda d: (d.colour, d.number))
                return
        if self.others:
            die = min(self.others, key=self.order)
            move = self.take(die, By.SELECT)
            self.result.moves.append(move)
        else:
            die = min(self.wild, key=lambda d: (d.colour, d.number))
            self.wild.remove(die)
            self.on.append(die)
            self.result.columns[die.number] = self.x
            self.result.moves.append(Move(die, self.x, By.SELECT))
        self.result.selector = die

    def _swap(self) -> None:
        """Step G: a cheaper Dictate die selects, and the selecting worker pays."""
        selector, payments = self.result.selector, self.result.payments
        if selector is None or not payments:
            return
        index = min(range(len(payments)), key=lambda i: (payments[i][0].colour, i))
        paying, moved = payments[index]
        if paying.colour >= selector.colour or self.matches(selector, without=selector):
            return
        payments[index] = (selector, moved)
        self.result.columns[selector.number] = NO_COLUMN
        self.result.columns[paying.number] = self.x
        self.on.remove(selector)
        self.on.append(paying)
        self.result.selector = paying
        self.result.swapped = True
        kept = [m for m in self.result.moves if m.die != selector]
        self.result.moves = [Move(paying, self.x, By.SELECT), *kept]


def _cover(dice: Sequence[Die], units: Sequence[Unit], universal: int = 0) -> list[int] | None:
    """Different units that move ``dice``, by index; None if there are too few.

    ``universal`` more units (numbered behind the others) move anybody.
    """
    owner: dict[int, int] = {}

    def place(die: int, tried: set[int]) -> bool:
        for i in range(len(units) + universal):
            fits = i >= len(units) or units[i].takes(dice[die], dice[die].face)
            if fits and i not in tried:
                tried.add(i)
                if i not in owner or place(owner[i], tried):
                    owner[i] = die
                    return True
        return False

    for die in range(len(dice)):
        if not place(die, set()):
            return None
    found = {die: unit for unit, die in owner.items()}
    return [found[die] for die in range(len(dice))]


def assign(
    situation: Situation, selected: int, target: int, levels: Sequence[int], goals: Sequence[int]
) -> Assignment:
    """Sections 5 and 6: the whole assignment for the selected phase."""
    procedure = Procedure(situation, selected, target)
    result = procedure.run()
    order = sorted(
        (phase for phase in _CONTINUATION if phase != selected), key=lambda p: -levels[p]
    )
    for die in sorted(procedure.wild, key=lambda d: (d.colour, d.number)):
        open_ = (p for p in order if _room(situation, result, p, goals) > 0)
        phase = next(open_, EXPLORE)
        result.columns[die.number] = phase
        result.moves.append(Move(die, phase, By.WILD))
    for unit in [u for u in result.unused if not u.to_selected]:
        _use_unit(situation, result, unit, order, goals)
    return result


def _room(situation: Situation, result: Assignment, phase: int, goals: Sequence[int]) -> int:
    """R5: how many more workers a phase can use."""
    there = result.count(phase)
    if phase in (EXPLORE, SHIP):
        return goals[phase] - there - len(situation.virtual[phase])
    return situation.limit(phase, result.selected, result.count(PRODUCE)) - there


def _use_unit(
    situation: Situation,
    result: Assignment,
    unit: Unit,
    order: Iterable[int],
    goals: Sequence[int],
) -> None:
    """R5, step 2: an unused power moves a worker that could do nothing."""
    for phase in order:
        if _room(situation, result, phase, goals) <= 0 or not unit.reaches(phase, result.selected):
            continue
        moved = {move.die.number for move in result.moves}
        eligible = [
            die
            for die in situation.dice
            if die != result.selector
            and die.number not in moved
            and not is_wild(die)
            and (column := result.columns[die.number]) not in (NO_COLUMN, EXPLORE, phase)
            and unit.takes(die, column)
            and result.count(column)
            > situation.limit(column, result.selected, result.count(PRODUCE))
        ]
        if eligible:
            die = min(eligible, key=lambda d: (d.colour, d.number))
            result.columns[die.number] = phase
            result.moves.append(Move(die, phase, By.REASSIGN, unit.tile, 1))
            return
