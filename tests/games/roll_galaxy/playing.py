"""Many random games, with every position checked by compiled code."""

import os
from dataclasses import dataclass

import numpy as np

from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.kernels.powers import dice_owned, record
from engines.games.roll_galaxy.kernels.rules import apply, legal, sample, turn
from engines.games.roll_galaxy.kernels.state import BOX, COLOURS, PHASES, TILES, GameState
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER, State, Stream

VARIABLE = "PARLOUR_GAMES"
_BOX = np.array(BOX, np.int64)
CHECKS = ("", "more dice than the box has", "a negative count", "credits", "a tile twice", "no end")


@dataclass(frozen=True, slots=True)
class Audit:
    games: int
    finished: int
    broken: str


@subroutine
def _fault_of_seat(s: GameState, seat: int, counted: State) -> int:
    """A broken check of one seat, or 0; counts its tiles."""
    least = int64(0)
    for half in range(2):
        for i in range(s.height[seat, half]):
            counted[s.stack[seat, half, i] - 1] += 1
    for square in range(s.squares[seat]):
        face = s.tableau[seat, square] - 1
        if face < 2 * TILES:
            counted[face % TILES] += 1
    for colour in range(COLOURS):
        least = min(least, int64(s.cup[seat, colour]), int64(s.citizenry[seat, colour]))
        least = min(least, int64(s.on_stack[seat, 0, colour]), int64(s.on_stack[seat, 1, colour]))
        for column in range(PHASES + 1):
            least = min(least, int64(s.workers[seat, column, colour]))
    if least < 0:
        return int64(2)
    return int64(3) if s.credits[seat] < 0 or s.credits[seat] > 10 else int64(0)


@subroutine
def _fault(s: GameState, counted: State) -> int:
    """The number of the broken check, or 0."""
    for tile in range(TILES):
        counted[tile] = 0
    for seat in range(s.seats):
        fault = _fault_of_seat(s, int64(seat), counted)
        if fault > 0:
            return fault
    for tile in range(TILES):
        placed = s.where[tile] == 1 or s.where[tile] >= 30
        if counted[tile] != (1 if placed else 0):
            return int64(4)
    for colour in range(COLOURS):
        dice = int64(0)
        for seat in range(s.seats):
            dice += dice_owned(s, int64(seat), int64(colour))
        if dice > _BOX[colour]:
            return int64(1)
    return int64(0)


@subroutine
def _play(state: State, out: State, counted: State, random: Stream, limit: int) -> int:
    """Play to the end; return 0, or the number of the broken check."""
    s = record(state)
    for _ in range(limit):
        who = turn(state)
        if who == OVER:
            return int64(0)
        if who == CHANCE:
            apply(state, sample(state, random))
        else:
            count = legal(state, out)
            apply(state, out[below(random, count)])
        fault = _fault(s, counted)
        if fault > 0:
            return fault
    return int64(5)


def audit_games(seats: int, seed: int) -> Audit:
    """Play random games: 100, or as many as the environment says."""
    games = int(os.environ.get(VARIABLE, "100"))
    random = stream(seed, "audit", seats)
    out, counted = np.zeros(GAME.kernel.max_actions, np.int64), np.zeros(TILES, np.int64)
    for done in range(games):
        state = GAME.start(seats, {"handicaps": True})
        fault = _play(state, out, counted, random, GAME.kernel.max_steps)
        if fault:
            return Audit(games, done, CHECKS[fault])
    return Audit(games, games, "")
