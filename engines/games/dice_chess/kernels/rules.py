"""The rules of Dice Chess: the nine functions of the kernel contract.

A decision is one micro-move. Which ones may follow is decided by the tree of turns at the start of
the turn (rules, 1.5.8). The state need not remember that start: legal turns capture the king or use
exactly the most dice that a turn can use, so the number of dice that are still to be used, the
quota, says all that the tree does. A turn ends by itself when nothing else can be played.
"""

from typing import Any, Final

import numpy as np

from engines.games.dice_chess.kernels import board
from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.kernels.dice import (
    cost_of,
    is_playable,
    legal_moves,
    new_moves,
    new_rows,
    quota_of,
)
from engines.games.dice_chess.kernels.tables import (
    POOL_SIZE,
    ROLL_COUNT,
    ROLL_POOLS,
    ROLL_WEIGHTS,
    ROLLS,
)
from engines.runtime.kernels.contract import Kernel, int64, rule, subroutine
from engines.runtime.kernels.open_information import observe, redraw
from engines.runtime.kernels.rng import below
from engines.runtime.types import CHANCE, OVER, State, Stream


@rule
def turn(a: State) -> int:
    """The mover decides, unless a double waits for the other seat or dice are due."""
    s = board.record(a)
    if s.phase == st.FINISHED:
        return OVER
    if s.phase == st.ROLL_DUE:
        return CHANCE
    return int64(1 - s.mover) if s.phase == st.DOUBLED else int64(s.mover)


@subroutine
def _legal_micro_moves(a: State, out: State) -> int:
    s = board.record(a)
    rows = new_rows()
    board.load(a, rows[0])
    return legal_moves(rows, new_moves(), int64(s.mover), int64(s.pool), int64(s.quota), out)


@subroutine
def may_offer_draw(s: st.GameState) -> bool:
    """Whether the mover may offer a draw with this turn."""
    return bool(s.agreements and not s.offers and not (s.barred >> s.mover) & 1)


@rule
def legal(a: State, out: State) -> int:
    """Micro-moves that begin or continue a legal turn, and the other decisions."""
    s = board.record(a)
    count = int64(0)
    if s.phase == st.DRAW_OFFERED:
        out[0], out[1] = st.ACCEPT_DRAW, st.DECLINE_DRAW
        return int64(2)
    if s.phase == st.DOUBLED:
        out[0], out[1] = st.ACCEPT_DOUBLE, st.DECLINE_DOUBLE
        return int64(2)
    if s.phase == st.MAY_DOUBLE:
        out[0], out[1] = st.ROLL, st.DOUBLE
        return int64(2)
    count = _legal_micro_moves(a, out)
    if count == 0:
        out[0] = st.PASS
        count += 1
    elif may_offer_draw(s):
        out[count] = st.OFFER_DRAW
        count += 1
    return count


@rule
def sample(a: State, rng: Stream) -> int:
    """Roll three dice, one by one."""
    roll = int64(0)
    for _ in range(st.DICE):
        roll += int64(1) << (2 * below(rng, int64(st.FACES)))
    return roll


@rule
def outcomes(a: State, out: State, prob: np.ndarray[Any, np.dtype[np.float64]]) -> int:
    """The 56 distinct rolls."""
    for i in range(ROLL_COUNT):
        out[i] = ROLL_POOLS[i]
        prob[i] = ROLL_WEIGHTS[i] / ROLLS
    return int64(ROLL_COUNT)


@subroutine
def _finish(s: st.GameState, ending: int, winner: int) -> None:
    s.phase = st.FINISHED
    s.ending = ending
    s.winner = winner
    s.quota = st.FRESH
    s.offers = 0


@subroutine
def may_double(s: st.GameState) -> bool:
    """Whether the mover may double before its roll."""
    return bool(
        s.stake * 2 <= s.cube_limit and (s.cube_owner == st.NOBODY or s.cube_owner == s.mover)
    )


@subroutine
def _before_roll(s: st.GameState) -> None:
    s.phase = st.MAY_DOUBLE if may_double(s) else st.ROLL_DUE


@subroutine
def _end_turn(s: st.GameState) -> None:
    """Hand over (rules, 1.7), or end the game by the 50-move rule."""
    s.targets = board.targets_after_turn(int64(s.targets), int64(s.mover))
    if s.mover == st.BLACK and s.full < st.FULL_MOST:
        s.full += 1
    s.mover = st.BLACK if s.mover == st.WHITE else st.WHITE
    s.pool = 0
    s.quota = st.FRESH
    offered, s.offers = s.offers, 0
    if s.half >= st.HALF_LIMIT:
        _finish(s, int64(st.BY_COUNT), int64(st.NOBODY))
    elif offered:
        s.phase = st.DRAW_OFFERED
    else:
        _before_roll(s)


@subroutine
def _move(a: State, move: int) -> None:
    s = board.record(a)
    side, pool = int64(s.mover), int64(s.pool)
    rows = new_rows()
    b = rows[0]
    board.load(a, b)
    quota = int64(s.quota)
    if quota == st.FRESH:
        quota = quota_of(rows, new_moves(), side, pool)
    cost = cost_of(b, side, move)
    taken = board.make(b, side, move)
    board.store(b, a)
    s.pool = pool - cost
    if taken == st.KING:
        _finish(s, int64(st.BY_KING), side)
        return
    s.quota = max(int64(0), quota - POOL_SIZE[cost])
    if not is_playable(b, side, pool - cost):
        _end_turn(s)


@subroutine
def _say(s: st.GameState, action: int) -> None:
    """Play a decision that is not a micro-move."""
    mover = int64(s.mover)
    if action == st.PASS:
        _end_turn(s)
    elif action == st.ROLL:
        s.phase = st.ROLL_DUE
    elif action == st.DOUBLE:
        s.phase = st.DOUBLED
    elif action == st.ACCEPT_DOUBLE:
        s.stake *= 2
        s.cube_owner = 1 - mover
        s.phase = st.ROLL_DUE
    elif action == st.DECLINE_DOUBLE:
        _finish(s, int64(st.BY_DOUBLE), mover)
    elif action == st.OFFER_DRAW:
        s.offers = 1
        s.barred &= ~(1 << (1 - mover))
    elif action == st.ACCEPT_DRAW:
        _finish(s, int64(st.BY_AGREEMENT), int64(st.NOBODY))
    elif action == st.DECLINE_DRAW:
        s.barred |= 1 << (1 - mover)
        _before_roll(s)


@subroutine
def _leave(s: st.GameState, action: int) -> None:
    """A side resigns or has no time left: the other one wins what is at stake (rules, 1.8)."""
    side = (action - st.LEAVE) & 1
    ending = st.BY_RESIGNATION if action < st.OUT_OF_TIME else st.BY_TIME
    s.pool = 0
    _finish(s, int64(ending), 1 - side)


@rule
def apply(a: State, action: int) -> None:
    """Take a roll, play a micro-move, say something, or leave the game."""
    s = board.record(a)
    if action >= st.LEAVE:
        _leave(s, action)
    elif s.phase == st.ROLL_DUE:
        s.pool = action
        s.phase = st.MOVING
    elif action >= st.META:
        _say(s, action)
    else:
        _move(a, action)


@rule
def policy(a: State, rng: Stream) -> int:
    """Capture the king, else the most valuable piece, else anything; no talk, doubles accepted."""
    s = board.record(a)
    if s.phase == st.DRAW_OFFERED:
        return int64(st.DECLINE_DRAW)
    if s.phase == st.DOUBLED:
        return int64(st.ACCEPT_DOUBLE)
    if s.phase == st.MAY_DOUBLE:
        return int64(st.ROLL)
    out = np.empty(st.MAX_ACTIONS, np.int64)
    count = _legal_micro_moves(a, out)
    if count == 0:
        return int64(st.PASS)
    rows = new_rows()
    b = rows[0]
    board.load(a, b)
    best = int64(-1)
    chosen = int64(0)
    ties = int64(0)
    for i in range(count):
        taken = board.piece_on(b, int64(1 - s.mover), (out[i] >> 6) & 63)
        gain = board.value_of(taken) if taken != st.NO_PIECE else int64(0)
        if gain > best:
            best, ties = gain, int64(0)
        if gain == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = out[i]
    return chosen


@rule
def returns(a: State, out: np.ndarray[Any, np.dtype[np.float64]]) -> None:
    """1 for the winner and 0 for the other; a half each in a draw. The stake is not counted."""
    s = board.record(a)
    for seat in range(2):
        out[seat] = 0.5 if s.winner == st.NOBODY else (1.0 if s.winner == seat else 0.0)


KERNEL: Final = Kernel(
    words=st.WORDS,
    max_actions=st.MAX_ACTIONS,
    max_outcomes=ROLL_COUNT,
    max_steps=200_000,
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
