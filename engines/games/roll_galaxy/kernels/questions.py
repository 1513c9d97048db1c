"""What can be asked about a position of Roll for the Galaxy: the contract except ``apply``."""

from typing import Any, Final

import numpy as np

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.building import total
from engines.games.roll_galaxy.kernels.knowledge import (
    digest,
    forget_what_others_saw,
    learn,
    mix_zones,
    project_others,
    redraw_dice,
    redraw_tiles,
    roll_die,
)
from engines.games.roll_galaxy.kernels.legality import list_legal
from engines.games.roll_galaxy.kernels.policy import choose
from engines.games.roll_galaxy.kernels.powers import record, score_of
from engines.games.roll_galaxy.kernels.tiles import hidden_top
from engines.runtime.kernels.contract import int64, kernel, rule
from engines.runtime.kernels.rng import below
from engines.runtime.types import CHANCE, OVER, State, Stream

Chances = np.ndarray[Any, np.dtype[np.float64]]

MOST_LISTED: Final = 8
"""Rolls of more dice of one color have too many outcomes to list."""
_SIDES: Final = np.array(st.SIDES, np.int64)


@rule
def turn(a: State) -> int:
    """Dice and tiles are chance; otherwise the mover decides."""
    s = record(a)
    if s.stage == st.Stage.OVER:
        return OVER
    return CHANCE if s.stage <= st.LAST_CHANCE else int64(s.mover)


@rule
def legal(a: State, out: State) -> int:
    """All decisions of the mover."""
    return list_legal(record(a), out)


@kernel()
def _is_taken(s: st.GameState, first: int, number: int) -> bool:
    """Whether a seat already has a faction tile or home world."""
    square = 0 if first == st.FIRST_FACTION else 2
    step = 2 if first == st.FIRST_FACTION else 1
    taken = False
    for seat in range(s.seats):
        taken = taken or s.tableau[seat, square] - 1 == first + step * number
    return taken


@kernel()
def _list_even(s: st.GameState, out: State) -> int:
    """List equally likely outcomes: tiles that no seat has, tiles in the bag, or a single one."""
    count = int64(0)
    if s.stage == st.Stage.FACTION or s.stage == st.Stage.HOME_WORLD:
        first = int64(st.FIRST_FACTION) if s.stage == st.Stage.FACTION else int64(st.FIRST_HOME)
        for number in range(st.FACTIONS if s.stage == st.Stage.FACTION else st.HOMES):
            if not _is_taken(s, first, int64(number)):
                out[count] = number
                count += 1
        return count
    if s.stage == st.Stage.DEAL or s.stage == st.Stage.DRAW:
        for tile in range(st.TILES):
            if s.where[tile] == st.IN_BAG:
                out[count] = tile
                count += 1
        return count
    if s.stage == st.Stage.UNCOVER:
        out[0] = hidden_top(s, int64(s.mover))
    else:
        out[0] = digest(s) << 3
    return int64(1)


@rule
def sample(a: State, rng: Stream) -> int:
    """Draw a tile, roll the dice of one color, or reveal (two seats: with the extra die)."""
    s = record(a)
    if s.stage == st.Stage.ROLL:
        roll = int64(0)
        for _ in range(s.cup[s.mover, s.die]):
            roll += int64(1) << (st.ROLL_BITS * roll_die(rng, int64(s.die)))
        return roll
    if s.stage == st.Stage.REVEAL and s.seats == 2:
        return int64((digest(s) << 3) + roll_die(rng, int64(st.HOME)))
    out = np.empty(st.TILES, np.int64)
    count = _list_even(s, out)
    return int64(out[below(rng, count)])


@kernel()
def _list_rolls(colour: int, dice: int, out: State, prob: Chances) -> int:
    """List all rolls of ``dice`` dice of a color, with multinomial probabilities."""
    count = int64(0)
    faces = np.zeros(st.FACES_OF_DIE, np.int64)
    faces[0] = dice
    while True:
        chance = 1.0
        code = int64(0)
        left = dice
        for face in range(st.FACES_OF_DIE):
            code += faces[face] << (st.ROLL_BITS * face)
            for k in range(faces[face]):
                chance *= _SIDES[colour, face] / 6.0 * (left - k) / (k + 1.0)
            left -= faces[face]
        if chance > 0.0:
            out[count] = code
            prob[count] = chance
            count += 1
        # The next composition: move one die from the first face that has any to the next face.
        first = int64(0)
        while faces[first] == 0 and first < st.FACES_OF_DIE - 1:
            first += 1
        if first == st.FACES_OF_DIE - 1:
            return count
        moved = faces[first]
        faces[first] = 0
        faces[0] = moved - 1
        faces[first + 1] += 1


@rule
def outcomes(a: State, out: State, prob: Chances) -> int:
    """All outcomes, except for rolls of very many dice."""
    s = record(a)
    if s.stage == st.Stage.ROLL:
        dice = int64(s.cup[s.mover, s.die])
        if dice > MOST_LISTED:
            return int64(0)
        return _list_rolls(int64(s.die), dice, out, prob)
    if s.stage == st.Stage.REVEAL and s.seats == 2:
        for phase in range(st.PHASES):
            out[phase] = (digest(s) << 3) + phase
            prob[phase] = _SIDES[st.HOME, phase] / 6.0
        return int64(st.PHASES)
    count = _list_even(s, out)
    for i in range(count):
        prob[i] = 1.0 / count
    return count


@rule
def redraw(a: State, seat: int, rng: Stream) -> None:
    """Redraw the places of hidden tiles, and rolls and assignments that are not revealed."""
    s = record(a)
    forget_what_others_saw(s, seat)
    redraw_tiles(s, seat, rng)
    mix_zones(s, seat, rng)
    project_others(s, seat)
    redraw_dice(s, seat, rng)


@rule
def observe(a: State, action: int, seat: int) -> int:
    """The mover sees all; others see what ``knowledge.learn`` says."""
    s = record(a)
    return action if seat == s.mover else learn(s, action, seat)


@rule
def policy(a: State, rng: Stream) -> int:
    """See ``kernels.policy``."""
    return choose(record(a), rng)


@kernel()
def _rank(s: st.GameState, seat: int) -> int:
    """VP, then credits and dice in the cup."""
    return int64(score_of(s, seat) * 1000 + s.credits[seat] + total(s.cup[seat]))


@rule
def returns(a: State, out: Chances) -> None:
    """A win, shared by all with the most VP and, in ties, the most credits and dice in the cup."""
    s = record(a)
    best = int64(-1)
    for seat in range(s.seats):
        best = max(best, _rank(s, int64(seat)))
    winners = 0.0
    for seat in range(s.seats):
        out[seat] = 1.0 if _rank(s, int64(seat)) == best else 0.0
        winners += out[seat]
    for seat in range(s.seats):
        out[seat] /= winners
