"""Tables of Roll for the Galaxy as known answers describe them, and actions on them.

The schema is section 9 of the rules: players ``P1``, ``P2``, ... sit in seats 0, 1, ...
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engines.games.roll_galaxy.kernels.faces import COLOUR_NAMES, NUMBERS, PHASE_NAMES, REFERENCES
from engines.games.roll_galaxy.kernels.rules import KERNEL
from engines.games.roll_galaxy.kernels.state import (
    GOOD,
    IN_BAG,
    IN_CITIZENRY,
    IN_CUP,
    IN_TABLEAU,
    IN_ZONE,
    LAST_CHANCE,
    ON_DEVELOPMENTS,
    ON_PILE,
    ON_WORLDS,
    POOL_PER_SEAT,
    TILES,
    VIRTUAL,
    WORDS,
    WORKERS,
    GameState,
    Stage,
)
from engines.runtime.types import State

Json = Any
PLACES = {
    "cup": IN_CUP,
    "citizenry": IN_CITIZENRY,
    "dev_workers": ON_DEVELOPMENTS,
    "world_workers": ON_WORLDS,
}


class Illegal(Exception):
    """The engine does not allow an action."""


def dice(row: Any) -> dict[str, int]:
    """Counts of dice by color, without zeros."""
    return {name: int(n) for name, n in zip(COLOUR_NAMES, row, strict=True) if n}


def counts(named: Mapping[str, int]) -> list[int]:
    """The inverse of ``dice``."""
    return [named.get(name, 0) for name in COLOUR_NAMES]


def tile_of(reference: str) -> int:
    """The tile of a face, or of a tile id such as ``T42``."""
    return NUMBERS[reference if reference in NUMBERS else reference + "A"] % TILES


def nonzero(named: Mapping[str, int]) -> dict[str, int]:
    return {key: n for key, n in named.items() if n}


class Table:
    """A state with the parts that a case gives; tiles it does not name are out of the game."""

    def __init__(self, players: Mapping[str, Json], vp_pool: int | None = None) -> None:
        self.names = sorted(players)
        self.state: State = np.zeros(WORDS, np.int64)
        self.s = GameState.of(self.state)
        self.bag: list[int] = []
        s = self.s
        s.seats = len(players)
        s.pool = POOL_PER_SEAT * len(players) if vp_pool is None else vp_pool
        s.round_number = s.turn_number = 1
        s.where[:] = IN_TABLEAU
        s.selected[:] = s.selector[:] = -1
        for seat, name in enumerate(self.names):
            self._seat(seat, players[name])

    def _seat(self, seat: int, given: Mapping[str, Json]) -> None:
        s = self.s
        s.credits[seat] = given.get("credits", 1)
        s.chips[seat] = given.get("vp_chips", 0)
        s.cup[seat] = counts(given.get("cup", {}))
        s.citizenry[seat] = counts(given.get("citizenry", {}))
        s.on_stack[seat, 0] = counts(given.get("dev_workers", {}))
        s.on_stack[seat, 1] = counts(given.get("world_workers", {}))
        for phase, named in given.get("workers", {}).items():
            s.workers[seat, PHASE_NAMES.index(phase)] = counts(named)
        for square, entry in enumerate(given.get("tableau", [])):
            face = entry if isinstance(entry, str) else entry["face"]
            goods = [] if isinstance(entry, str) else entry["goods"]
            s.tableau[seat, square] = NUMBERS[face] + 1
            s.squares[seat] += 1
            codes = sorted((COLOUR_NAMES.index(good) + 1 for good in goods), reverse=True)
            s.goods[seat, square, : len(codes)] = codes
        for half, key in enumerate(("dev_stack", "world_stack")):
            for i, face in enumerate(given.get(key, [])):
                s.stack[seat, half, i] = tile_of(face) + 1
                s.where[tile_of(face)] = IN_ZONE + seat
                s.seen[tile_of(face)] = 1 if i == 0 else 0
                s.height[seat, half] += 1

    def fill_bag(self, tiles: Sequence[str], pile: Sequence[str] = ()) -> None:
        """Put tiles into the bag, to be drawn in this order, and on the Explore pile."""
        self.bag = [tile_of(tile) for tile in tiles]
        self.s.where[self.bag] = IN_BAG
        for tile in pile:
            self.s.where[tile_of(tile)] = ON_PILE
            self.s.seen[tile_of(tile)] = 1

    # -- playing --------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        return Stage(int(self.s.stage))

    @property
    def mover(self) -> str:
        return self.names[int(self.s.mover)]

    def legal(self) -> list[int]:
        out = np.zeros(KERNEL.max_actions, np.int64)
        return list(map(int, out[: KERNEL.legal(self.state, out)]))

    def play(self, *steps: int) -> None:
        """Play decisions; raises Illegal, and then changes nothing."""
        before, bag = self.state.copy(), list(self.bag)
        for step in steps:
            if self.s.stage <= LAST_CHANCE or step not in self.legal():
                self.state[:] = before
                self.bag = bag
                raise Illegal(f"{step} at {self.stage.name}")
            KERNEL.apply(self.state, step)
            self.draw()

    def draw(self) -> None:
        """Draw tiles in the order of the bag, and turn tiles up."""
        while self.stage in (Stage.DRAW, Stage.UNCOVER):
            out, chances = np.zeros(2000, np.int64), np.zeros(2000)
            count = KERNEL.outcomes(self.state, out, chances)
            possible = out[:count].tolist()
            order = [tile for tile in self.bag if tile in possible]
            outcome = possible[0] if self.stage is Stage.UNCOVER else [*order, *possible][0]
            KERNEL.apply(self.state, outcome)

    # -- reading --------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def stack(self, name: str, half: int) -> list[str]:
        seat = self.seat(name)
        tiles = self.s.stack[seat, half, : self.s.height[seat, half]]
        return [REFERENCES[int(tile) - 1 + half * TILES] for tile in tiles]

    def tableau(self, name: str) -> list[str]:
        seat = self.seat(name)
        return [REFERENCES[int(f) - 1] for f in self.s.tableau[seat, : self.s.squares[seat]]]

    def goods(self, name: str) -> dict[str, list[str]]:
        seat = self.seat(name)
        found = {}
        for square, face in enumerate(self.tableau(name)):
            colours = [COLOUR_NAMES[int(g) - 1] for g in self.s.goods[seat, square] if g]
            if colours:
                found[face] = sorted(colours)
        return found

    def square(self, name: str, face: str) -> int:
        return self.tableau(name).index(face)

    def workers(self, name: str) -> dict[str, dict[str, int]]:
        rows = self.s.workers[self.seat(name)]
        named = {phase: dice(row) for phase, row in zip(PHASE_NAMES, rows, strict=False)}
        return {phase: found for phase, found in named.items() if found}

    def bag_now(self) -> set[str]:
        return {REFERENCES[t][:3] for t in range(TILES) if self.s.where[t] == IN_BAG}

    def check(self, expected: Mapping[str, Json]) -> None:
        """Compare everything that a case expects of players, pool and bag."""
        for name, wanted in expected.get("players", {}).items():
            for key, value in wanted.items():
                assert self._part(name, key) == self._wanted(key, value), (name, key)
        if "vp_pool" in expected:
            assert self.s.pool == expected["vp_pool"]
        if "bag" in expected:
            assert self.bag_now() == set(expected["bag"])

    def _part(self, name: str, key: str) -> Json:
        seat, s = self.seat(name), self.s
        parts: dict[str, Json] = {
            "credits": int(s.credits[seat]),
            "vp_chips": int(s.chips[seat]),
            "squares": int(s.squares[seat]),
            "cup": dice(s.cup[seat]),
            "citizenry": dice(s.citizenry[seat]),
            "dev_workers": dice(s.on_stack[seat, 0]),
            "world_workers": dice(s.on_stack[seat, 1]),
            "workers": self.workers(name),
            "tableau": self.tableau(name),
            "goods": self.goods(name),
            "dev_stack": self.stack(name, 0),
            "world_stack": self.stack(name, 1),
        }
        return parts[key]

    @staticmethod
    def _wanted(key: str, value: Json) -> Json:
        if key in ("cup", "citizenry", "dev_workers", "world_workers"):
            return nonzero(value)
        if key == "workers":
            return {phase: nonzero(row) for phase, row in value.items() if nonzero(row)}
        if key == "goods":
            return {face: sorted(goods) for face, goods in value.items() if goods}
        return value


def worker_code(worker: str) -> int:
    """``home`` or ``virtual:home``."""
    kind, _, colour = worker.rpartition(":")
    return COLOUR_NAMES.index(colour) + (VIRTUAL if kind else 0)


def place_code(table: Table, name: str, place: str) -> int:
    """``cup``, ``workers:ship``, ``good:H5``, ..."""
    kind, _, detail = place.partition(":")
    if kind == "workers":
        return WORKERS + PHASE_NAMES.index(detail)
    if kind == "good":
        return GOOD + table.square(name, detail)
    return PLACES[kind]
