"""The rules of Lange Strasse: the nine functions of the kernel contract, and the settlement."""

from typing import Any, Final

import numpy as np

from engines.games.lange_strasse.kernels import state as st
from engines.games.lange_strasse.kernels.keeps import (
    ILLEGAL,
    OPEN,
    STRASSE,
    TALHEIM,
    judge,
    kept,
    legal_keeps,
    merge,
)
from engines.games.lange_strasse.kernels.state import CODES, FIRST, MAX_ROLLS, WAYS
from engines.runtime.kernels.contract import Kernel, int64, record_view, rule, subroutine
from engines.runtime.kernels.layout import Array
from engines.runtime.kernels.open_information import observe, redraw
from engines.runtime.kernels.rng import below
from engines.runtime.types import CHANCE, OVER, State, Stream

record = record_view(st.GameState)

_SEAT_AT: Final = np.array(st.ORDERS, np.int64)
"""Seat by order of play and place."""
STRASSE_MONEY: Final = 50
SUPER_MONEY: Final = 100
TOTALE_MONEY: Final = 50
SECOND_PAYS: Final = 50
THIRD_PAYS: Final = 70
FAST_WIN: Final = 50
NO_STRICH: Final = 50
BELOW_HALF: Final = 50
FAST_ROUND: Final = 10
HALF: Final = 5000


@subroutine
def settle(score: State, strich: State, last_round: int, money: State) -> None:
    """Add the transfers at the end of the game (rules, 1.6) to ``money`` (three entries, cents).

    All by place in the order of play: among equal scores, the earlier place ranks higher.
    """
    winner = int64(0)
    for seat in range(1, st.SEATS):
        if score[seat] > score[winner]:
            winner = int64(seat)
    second = int64(1) if winner == 0 else int64(0)
    for seat in range(st.SEATS):
        if seat not in (winner, second) and score[seat] > score[second]:
            second = int64(seat)
    for seat in range(st.SEATS):
        pays = int64(0)
        if seat != winner:
            pays = int64(SECOND_PAYS) if seat == second else int64(THIRD_PAYS)
            if last_round <= FAST_ROUND:
                pays += FAST_WIN
            if score[seat] < HALF:
                pays += BELOW_HALF
        money[seat] -= pays
        money[winner] += pays
        if strich[seat] == 0:
            for other in range(st.SEATS):
                money[other] += 2 * NO_STRICH if other == seat else -NO_STRICH


@subroutine
def pay_each(money: Array, seat: int, cents: int) -> None:
    """Each other seat pays ``cents`` to ``seat`` (negative: receives)."""
    for other in range(st.SEATS):
        money[other] += 2 * cents if other == seat else -cents


@rule
def turn(a: State) -> int:
    """The mover decides on a roll; otherwise dice are due."""
    s = record(a)
    if s.phase == st.FINISHED:
        return OVER
    return CHANCE if s.phase == st.ROLL_DUE else int64(_SEAT_AT[s.order, s.mover])


@subroutine
def dice_left(s: st.GameState) -> int:
    """How many dice are not kept in the current set."""
    return int64(st.DICE - s.ones - s.fives - s.group_size)


@subroutine
def roll_code(s: st.GameState) -> int:
    """The code of the dice to be decided on."""
    code = int64(0)
    for f in range(st.FACES):
        code |= int64(s.dice[f]) << (3 * f)
    return code


@rule
def legal(a: State, out: State) -> int:
    """Every legal keep with rolling on, and with stopping where that is allowed."""
    s = record(a)
    ones, fives, face, size = kept(s)
    keeps = np.empty(64, np.int64)
    found = legal_keeps(ones, fives, face, size, roll_code(s), keeps)
    count = int64(0)
    for i in range(found):
        out[count] = keeps[i]
        count += 1
        kind, points = judge(ones, fives, face, size, keeps[i])
        if kind == OPEN and points >= st.MINIMUM:
            out[count] = keeps[i] | st.STOP
            count += 1
    return count


@rule
def sample(a: State, rng: Stream) -> int:
    """Roll the dice that are not kept, one by one."""
    s = record(a)
    roll = int64(0)
    for _ in range(dice_left(s)):
        roll += int64(1) << (3 * below(rng, int64(st.FACES)))
    return roll


@rule
def outcomes(a: State, out: State, prob: np.ndarray[Any, np.dtype[np.float64]]) -> int:
    """All multisets of faces with their multinomial probabilities."""
    s = record(a)
    dice = dice_left(s)
    first = int64(FIRST[dice])
    count = int64(FIRST[dice + 1]) - first
    all_ways = int64(6) ** dice
    for i in range(count):
        out[i] = CODES[first + i]
        prob[i] = WAYS[first + i] / all_ways
    return count


@subroutine
def _clear_set(s: st.GameState) -> None:
    s.ones = 0
    s.fives = 0
    s.group_face = 0
    s.group_size = 0
    s.rolls = 0
    s.phase = st.ROLL_DUE


@subroutine
def _someone_has_arrived(s: st.GameState) -> bool:
    return bool(s.score[0] >= st.TARGET or s.score[1] >= st.TARGET or s.score[2] >= st.TARGET)


@subroutine
def _settle_state(s: st.GameState) -> None:
    score = np.zeros(st.SEATS, np.int64)
    strich = np.zeros(st.SEATS, np.int64)
    money = np.zeros(st.SEATS, np.int64)
    for seat in range(st.SEATS):
        score[seat] = s.score[seat]
        strich[seat] = s.strich[seat]
        money[seat] = s.money[seat]
    settle(score, strich, int64(s.round_number), money)
    for seat in range(st.SEATS):
        s.money[seat] = money[seat]


@subroutine
def _end_turn(s: st.GameState, points: int) -> None:
    if points == 0:
        s.strich[s.mover] = 1
    s.score[s.mover] += points
    s.accumulated = 0
    _clear_set(s)
    if s.mover < st.SEATS - 1:
        s.mover += 1
        return
    if _someone_has_arrived(s):
        _settle_state(s)
        s.phase = st.FINISHED
    else:
        s.mover = 0
        s.round_number += 1


@subroutine
def _is_totale(s: st.GameState) -> bool:
    """Whether a strich now, with s.rolls counting its roll, is a Totale."""
    if s.rolls != 1 or s.totale == st.TOTALE_SET:
        return bool(s.rolls == 1)
    return bool(s.accumulated == 0 and (s.totale != st.TOTALE_ROUND_1 or s.round_number == 1))


@subroutine
def _take_roll(s: st.GameState, roll: int) -> None:
    s.rolls += 1
    keeps = np.empty(64, np.int64)
    ones, fives, face, size = kept(s)
    if legal_keeps(ones, fives, face, size, roll, keeps) == 0:
        if _is_totale(s):
            pay_each(s.money, int64(s.mover), int64(-TOTALE_MONEY))
        _end_turn(s, int64(0))
        return
    for f in range(st.FACES):
        s.dice[f] = (roll >> (3 * f)) & 7
    s.phase = st.DECIDE


@subroutine
def _keep(s: st.GameState, keep: int, stop: bool) -> None:
    ones, fives, face, size = kept(s)
    kind, points = judge(ones, fives, face, size, keep)
    for f in range(st.FACES):
        s.dice[f] = 0
    if kind == STRASSE:
        cents = int64(SUPER_MONEY) if s.rolls == 3 else int64(STRASSE_MONEY)
        pay_each(s.money, int64(s.mover), cents)
    if kind == TALHEIM or stop:
        _end_turn(s, s.accumulated + points)
    elif kind == OPEN:
        s.ones, s.fives, s.group_face, s.group_size = merge(ones, fives, face, size, keep)
        s.phase = st.ROLL_DUE
    else:
        s.accumulated += points
        _clear_set(s)


@rule
def apply(a: State, action: int) -> None:
    """Take a roll, or keep dice and roll on or stop."""
    s = record(a)
    if s.phase == st.ROLL_DUE:
        _take_roll(s, action)
    else:
        _keep(s, action & (st.STOP - 1), action >= st.STOP)


@rule
def policy(a: State, rng: Stream) -> int:
    """Keep what scores most and stop as soon as that is allowed; ties: keep fewer dice."""
    s = record(a)
    ones, fives, face, size = kept(s)
    keeps = np.empty(64, np.int64)
    found = legal_keeps(ones, fives, face, size, roll_code(s), keeps)
    best = keeps[0]
    best_points = int64(-1)
    best_kind = int64(ILLEGAL)
    for i in range(found):
        kind, points = judge(ones, fives, face, size, keeps[i])
        if points > best_points:
            best, best_points, best_kind = keeps[i], points, kind
    if best_kind == OPEN and best_points >= st.MINIMUM:
        return int64(best | st.STOP)
    return int64(best)


@rule
def returns(a: State, out: np.ndarray[Any, np.dtype[np.float64]]) -> None:
    """The money of each seat in cents."""
    s = record(a)
    for place in range(st.SEATS):
        out[_SEAT_AT[s.order, place]] = s.money[place]


KERNEL: Final = Kernel(
    words=st.WORDS,
    max_actions=128,
    max_outcomes=MAX_ROLLS,
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
