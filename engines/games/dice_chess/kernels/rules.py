"""The rules of Dice Chess: the nine functions of the kernel contract.

A decision is one micro-move. What may follow is what the tree of turns allows that is built at the
start of the turn (rules, 1.5.8). The state need not remember that start: legal turns take the king
or use exactly the most dice that a turn can use, so the number of dice that are still to be used,
the quota, says all that the tree does. A turn ends by itself when nothing can be played any more.
"""

from typing import Any, Final

import numpy as np

from engines.games.dice_chess.kernels.board import (
    load,
    make,
    piece_on,
    record,
    store,
    targets_after_turn,
    value_of,
)
from engines.games.dice_chess.kernels.dice import (
    cost_of,
    is_playable,
    legal_moves,
    new_moves,
    new_rows,
    quota_of,
)
from engines.games.dice_chess.kernels.state import (
    ACCEPT_DOUBLE,
    ACCEPT_DRAW,
    BLACK,
    BY_AGREEMENT,
    BY_COUNT,
    BY_DOUBLE,
    BY_KING,
    BY_RESIGNATION,
    BY_TIME,
    DECLINE_DOUBLE,
    DECLINE_DRAW,
    DICE,
    DOUBLE,
    DOUBLED,
    DRAW_OFFERED,
    FACES,
    FINISHED,
    FRESH,
    FULL_MOST,
    HALF_LIMIT,
    KING,
    LEAVE,
    MAX_ACTIONS,
    MAY_DOUBLE,
    META,
    MOVING,
    NO_PIECE,
    NOBODY,
    OFFER_DRAW,
    OUT_OF_TIME,
    PASS,
    ROLL,
    ROLL_DUE,
    WHITE,
    WORDS,
)
from engines.games.dice_chess.kernels.tables import (
    POOL_SIZE,
    ROLL_COUNT,
    ROLL_POOLS,
    ROLL_WEIGHTS,
    ROLLS,
)
from engines.runtime.kernels.contract import (
    APPLY,
    LEGAL,
    OBSERVE,
    OUTCOMES,
    POLICY,
    REDRAW,
    RETURNS,
    SAMPLE,
    TURN,
    Kernel,
    int64,
    kernel,
)
from engines.runtime.kernels.rng import below
from engines.runtime.types import CHANCE, OVER, State, Stream


@kernel(TURN)
def turn(a: State) -> int:
    """The mover decides, unless a double waits for the other seat or dice are due."""
    s = record(a)
    if s.phase == FINISHED:
        return OVER
    if s.phase == ROLL_DUE:
        return CHANCE
    return int64(1 - s.mover) if s.phase == DOUBLED else int64(s.mover)


@kernel()
def _legal_micro_moves(a: State, out: State) -> int:
    s = record(a)
    rows = new_rows()
    load(a, rows[0])
    return legal_moves(rows, new_moves(), int64(s.mover), int64(s.pool), int64(s.quota), out)


@kernel()
def may_offer_draw(s: Any) -> bool:
    """Whether the mover may offer a draw with this turn."""
    return bool(s.agreements and not s.offers and not (s.barred >> s.mover) & 1)


@kernel(LEGAL)
def legal(a: State, out: State) -> int:
    """Micro-moves that begin or continue a legal turn, and what may be said beside them."""
    s = record(a)
    count = int64(0)
    if s.phase == DRAW_OFFERED:
        out[0], out[1] = ACCEPT_DRAW, DECLINE_DRAW
        return int64(2)
    if s.phase == DOUBLED:
        out[0], out[1] = ACCEPT_DOUBLE, DECLINE_DOUBLE
        return int64(2)
    if s.phase == MAY_DOUBLE:
        out[0], out[1] = ROLL, DOUBLE
        return int64(2)
    count = _legal_micro_moves(a, out)
    if count == 0:
        out[0] = PASS
        count += 1
    elif may_offer_draw(s):
        out[count] = OFFER_DRAW
        count += 1
    return count


@kernel(SAMPLE)
def sample(a: State, rng: Stream) -> int:
    """Roll three dice, one by one."""
    roll = int64(0)
    for _ in range(DICE):
        roll += int64(1) << (2 * below(rng, int64(FACES)))
    return roll


@kernel(OUTCOMES)
def outcomes(a: State, out: State, prob: np.ndarray[Any, np.dtype[np.float64]]) -> int:
    """The 56 rolls that differ."""
    for i in range(ROLL_COUNT):
        out[i] = ROLL_POOLS[i]
        prob[i] = ROLL_WEIGHTS[i] / ROLLS
    return int64(ROLL_COUNT)


@kernel()
def _finish(s: Any, ending: int, winner: int) -> None:
    s.phase = FINISHED
    s.ending = ending
    s.winner = winner
    s.quota = FRESH
    s.offers = 0


@kernel()
def may_double(s: Any) -> bool:
    """Whether the mover may double before its roll."""
    return bool(s.stake * 2 <= s.cube_limit and (s.cube_owner == NOBODY or s.cube_owner == s.mover))


@kernel()
def _before_roll(s: Any) -> None:
    s.phase = MAY_DOUBLE if may_double(s) else ROLL_DUE


@kernel()
def _end_turn(s: Any) -> None:
    """Hand over (rules, 1.7), or end the game by the 50-move rule."""
    s.targets = targets_after_turn(int64(s.targets), int64(s.mover))
    if s.mover == BLACK and s.full < FULL_MOST:
        s.full += 1
    s.mover = BLACK if s.mover == WHITE else WHITE
    s.pool = 0
    s.quota = FRESH
    offered, s.offers = s.offers, 0
    if s.half >= HALF_LIMIT:
        _finish(s, int64(BY_COUNT), int64(NOBODY))
    elif offered:
        s.phase = DRAW_OFFERED
    else:
        _before_roll(s)


@kernel()
def _move(a: State, move: int) -> None:
    s = record(a)
    side, pool = int64(s.mover), int64(s.pool)
    rows = new_rows()
    b = rows[0]
    load(a, b)
    quota = int64(s.quota)
    if quota == FRESH:
        quota = quota_of(rows, new_moves(), side, pool)
    cost = cost_of(b, side, move)
    taken = make(b, side, move)
    store(b, a)
    s.pool = pool - cost
    if taken == KING:
        _finish(s, int64(BY_KING), side)
        return
    s.quota = max(int64(0), quota - POOL_SIZE[cost])
    if not is_playable(b, side, pool - cost):
        _end_turn(s)


@kernel()
def _say(s: Any, action: int) -> None:
    """Play a decision that is no micro-move."""
    mover = int64(s.mover)
    if action == PASS:
        _end_turn(s)
    elif action == ROLL:
        s.phase = ROLL_DUE
    elif action == DOUBLE:
        s.phase = DOUBLED
    elif action == ACCEPT_DOUBLE:
        s.stake *= 2
        s.cube_owner = 1 - mover
        s.phase = ROLL_DUE
    elif action == DECLINE_DOUBLE:
        _finish(s, int64(BY_DOUBLE), mover)
    elif action == OFFER_DRAW:
        s.offers = 1
        s.barred &= ~(1 << (1 - mover))
    elif action == ACCEPT_DRAW:
        _finish(s, int64(BY_AGREEMENT), int64(NOBODY))
    elif action == DECLINE_DRAW:
        s.barred |= 1 << (1 - mover)
        _before_roll(s)


@kernel()
def _leave(s: Any, action: int) -> None:
    """A side resigns or has no time left: the other one wins what is at stake (rules, 1.8)."""
    side = (action - LEAVE) & 1
    ending = BY_RESIGNATION if action < OUT_OF_TIME else BY_TIME
    s.pool = 0
    _finish(s, int64(ending), 1 - side)


@kernel(APPLY)
def apply(a: State, action: int) -> None:
    """Take a roll, play a micro-move, say something, or leave the game."""
    s = record(a)
    if action >= LEAVE:
        _leave(s, action)
    elif s.phase == ROLL_DUE:
        s.pool = action
        s.phase = MOVING
    elif action >= META:
        _say(s, action)
    else:
        _move(a, action)


@kernel(REDRAW)
def redraw(a: State, seat: int, rng: Stream) -> None:
    """Nothing: everybody sees everything."""


@kernel(OBSERVE)
def observe(a: State, action: int, seat: int) -> int:
    """The action itself."""
    return action


@kernel(POLICY)
def policy(a: State, rng: Stream) -> int:
    """Take the king, else the most valuable man, else anything; no talk, doubles accepted."""
    s = record(a)
    if s.phase == DRAW_OFFERED:
        return int64(DECLINE_DRAW)
    if s.phase == DOUBLED:
        return int64(ACCEPT_DOUBLE)
    if s.phase == MAY_DOUBLE:
        return int64(ROLL)
    out = np.empty(MAX_ACTIONS, np.int64)
    count = _legal_micro_moves(a, out)
    if count == 0:
        return int64(PASS)
    rows = new_rows()
    b = rows[0]
    load(a, b)
    best = int64(-1)
    chosen = int64(0)
    ties = int64(0)
    for i in range(count):
        taken = piece_on(b, int64(1 - s.mover), (out[i] >> 6) & 63)
        gain = value_of(taken) if taken != NO_PIECE else int64(0)
        if gain > best:
            best, ties = gain, int64(0)
        if gain == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = out[i]
    return chosen


@kernel(RETURNS)
def returns(a: State, out: np.ndarray[Any, np.dtype[np.float64]]) -> None:
    """1 for the winner and 0 for the other; a half each in a draw. The stake is not counted."""
    s = record(a)
    for seat in range(2):
        out[seat] = 0.5 if s.winner == NOBODY else (1.0 if s.winner == seat else 0.0)


KERNEL: Final = Kernel(
    words=WORDS,
    max_actions=MAX_ACTIONS,
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
