"""The rules of Roll for the Galaxy: the nine functions of the kernel contract."""

from typing import Any, Final

import numpy as np

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import assign_step
from engines.games.roll_galaxy.kernels.building import (
    remove_step,
    save_step,
    take_die,
    total,
    use_step,
)
from engines.games.roll_galaxy.kernels.exploring import (
    abandon_step,
    after_draw,
    place_step,
    task_step,
)
from engines.games.roll_galaxy.kernels.flow import (
    after_assignment,
    after_deal,
    after_start,
    end_management,
    go_on,
    open_tiles,
    recruit_step,
    reveal,
    start_seat,
    take_roll,
)
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
from engines.games.roll_galaxy.kernels.legality import MAX_ACTIONS, list_legal
from engines.games.roll_galaxy.kernels.policy import choose
from engines.games.roll_galaxy.kernels.powers import add_face, record, score_of
from engines.games.roll_galaxy.kernels.tiles import draw_tile, hidden_top, put_tile, show_tile
from engines.games.roll_galaxy.kernels.trading import bank_step, produce_step, ship_step
from engines.runtime.kernels.contract import Kernel, int64, rule, subroutine
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


@subroutine
def _is_taken(s: st.GameState, first: int, number: int) -> bool:
    """Whether a seat already has a faction tile or home world."""
    square = 0 if first == st.FIRST_FACTION else 2
    step = 2 if first == st.FIRST_FACTION else 1
    taken = False
    for seat in range(s.seats):
        taken = taken or s.tableau[seat, square] - 1 == first + step * number
    return taken


@subroutine
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


@subroutine
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


@subroutine
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


@subroutine
def _apply_outcome(s: st.GameState, outcome: int) -> None:
    seat = int64(s.mover)
    stage = s.stage
    if stage == st.Stage.FACTION:
        add_face(s, seat, st.FIRST_FACTION + 2 * outcome)
        add_face(s, seat, st.FIRST_FACTION + 2 * outcome + 1)
        s.stage = st.Stage.HOME_WORLD
    elif stage == st.Stage.HOME_WORLD:
        add_face(s, seat, st.FIRST_HOME + outcome)
        start_seat(s)
    elif stage == st.Stage.DEAL:
        draw_tile(s, seat, outcome)
        s.need -= 1
        after_deal(s)
    elif stage == st.Stage.OPENING:
        open_tiles(s)
    elif stage == st.Stage.ROLL:
        take_roll(s, outcome)
    elif stage == st.Stage.REVEAL:
        reveal(s, outcome & 7)
    elif stage == st.Stage.DRAW:
        draw_tile(s, seat, outcome)
        s.need -= 1
        after_draw(s)
    else:
        show_tile(s, outcome)
        s.stage = s.resume
        s.resume = 0


@subroutine
def _start_step(s: st.GameState, action: int) -> None:
    seat = int64(s.mover)
    if action >> st.SHIFT == st.Kind.HANDICAP:
        s.minimum[seat] = action & 255
        return
    for tile in range(st.TILES):
        if s.where[tile] == st.IN_HAND + seat:
            half = st.DEVELOPMENTS if tile == action & 255 else st.WORLDS
            put_tile(s, seat, int64(tile), int64(half), int64(0))
    after_start(s)


@subroutine
def _apply_decision(s: st.GameState, action: int) -> None:
    stage = s.stage
    if stage == st.Stage.START:
        _start_step(s, action)
    elif stage == st.Stage.ASSIGN:
        if action >> st.SHIFT == st.Kind.CONFIRM:
            after_assignment(s)
        else:
            assign_step(s, action)
    elif stage == st.Stage.TASKS:
        task_step(s, action)
    elif stage == st.Stage.ABANDON:
        abandon_step(s, action)
    elif stage == st.Stage.PLACE:
        place_step(s, action)
    elif stage == st.Stage.BUILD:
        colour = action & 255
        s.workers[s.mover, s.phase, colour] -= 1
        s.on_stack[s.mover, s.phase - 1, colour] += 1
    elif stage == st.Stage.USE:
        use_step(s, action)
    elif stage == st.Stage.SAVE:
        save_step(s, action)
    elif stage == st.Stage.REMOVE:
        remove_step(s, action)
    elif stage == st.Stage.GOODS:
        produce_step(s, action)
    elif stage == st.Stage.SHIPPING:
        ship_step(s, action)
    elif stage == st.Stage.BANK:
        bank_step(s, action)
    elif stage == st.Stage.RECRUIT:
        recruit_step(s, action & 255)
    elif action >> st.SHIFT == st.Kind.DONE:
        end_management(s)
    else:
        take_die(s, int64(s.mover), action & 255, (action >> 8) & 255)
        s.cup[s.mover, (action >> 8) & 255] += 1


@rule
def apply(a: State, action: int) -> None:
    """Play a decision or an outcome, and everything that follows without a choice."""
    s = record(a)
    if s.stage <= st.LAST_CHANCE:
        _apply_outcome(s, action)
    else:
        _apply_decision(s, action)
    go_on(s)


KERNEL: Final = Kernel(
    words=st.WORDS,
    max_actions=MAX_ACTIONS,
    max_outcomes=1287,
    max_steps=100_000,
    turn=turn,
    legal=legal,
    sample=sample,
    outcomes=outcomes,
    apply=apply,
    redraw=redraw,
    observe=observe,
    policy=policy,
    returns=returns,
)
