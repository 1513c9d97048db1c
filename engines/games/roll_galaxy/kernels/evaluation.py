"""The value of a position between two rounds for every seat: a small network learned by self-play.

Each seat is described by numbers (``describe``): its tableau, its stacks, its dice by place and
color, goods, credits, points, and how near the end is. One hidden layer takes the
seat's numbers and the mean of the others' numbers, a second one follows, and two outputs: an
exponent of the win chance (the chances of all seats add up to one) and points still to come.

``net`` is the tuple of ``float32`` arrays that ``shapes`` describes.
"""

from typing import Any, Final

import numpy as np

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.faces import COLOUR
from engines.games.roll_galaxy.kernels.powers import current_cost, record, score_of
from engines.games.roll_galaxy.kernels.rules import returns
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.kernels.layout import Array
from engines.runtime.types import State

_DEVELOPMENTS: Final = st.FACES
_WORLDS: Final = _DEVELOPMENTS + st.TILES
_DICE: Final = _WORLDS + st.TILES
"""Dice in the cup, the Citizenry, on both stacks and on worlds, by color."""
_PLACES: Final = 5
_GOODS: Final = _DICE + _PLACES * st.COLOURS
_WORLD_COLOURS: Final = st.COLOURS - 3
_FIGURES: Final = _GOODS + 2 * _WORLD_COLOURS
_STACK_FIGURES: Final = 4
_OTHER_FIGURES: Final = 21
INPUTS: Final = _FIGURES + 2 * _STACK_FIGURES + _OTHER_FIGURES
"""Numbers that describe a seat."""
SCORE: Final = _FIGURES + 2 * _STACK_FIGURES + 3
"""The index of the seat's score among them; ``SCORE_UNIT`` is its unit."""
SCORE_UNIT: Final = 20.0
HIDDEN: Final = 48
SECOND: Final = 16
POINTS_UNIT: Final = 10.0
"""The second output counts points in this unit."""


def shapes() -> tuple[tuple[int, ...], ...]:
    """The shapes of the arrays of a network: weights and offsets of its three layers."""
    return (
        (2 * INPUTS, HIDDEN),
        (HIDDEN,),
        (HIDDEN, SECOND),
        (SECOND,),
        (SECOND, 2),
        (2,),
    )


@subroutine
def _describe_tableau(s: st.GameState, seat: int, x: Array) -> int:
    """Faces, goods and free worlds; return the number of goods."""
    goods = int64(0)
    for square in range(s.squares[seat]):
        face = int64(s.tableau[seat, square] - 1)
        x[face] = 1.0
        lying = int64(0)
        for place in range(st.ROOM):
            good = int64(s.goods[seat, square, place])
            if good > 0:
                x[_DICE + (_PLACES - 1) * st.COLOURS + good - 1] += 0.5
                lying += 1
        colour = int64(COLOUR[face])
        if colour > st.GREY:
            kind = _GOODS + colour - (st.COLOURS - _WORLD_COLOURS)
            x[kind] += 0.5 * lying
            if lying == 0:
                x[kind + _WORLD_COLOURS] += 0.5
        goods += lying
    return goods


@subroutine
def _describe_stacks(s: st.GameState, seat: int, x: Array) -> int:
    """Tiles under construction and all dice but goods; return the number of these dice."""
    dice = int64(0)
    for colour in range(st.COLOURS):
        cell = _DICE + colour
        x[cell] = 0.5 * s.cup[seat, colour]
        x[cell + st.COLOURS] = 0.5 * s.citizenry[seat, colour]
        dice += s.cup[seat, colour] + s.citizenry[seat, colour]
        for half in range(2):
            x[cell + (2 + half) * st.COLOURS] = 0.5 * s.on_stack[seat, half, colour]
            dice += s.on_stack[seat, half, colour]
    for half in range(2):
        waiting, costs, first = int64(0), int64(0), int64(0)
        for colour in range(st.COLOURS):
            waiting += s.on_stack[seat, half, colour]
        height = int64(s.height[seat, half])
        for i in range(height):
            tile = int64(s.stack[seat, half, i] - 1)
            x[(_WORLDS if half == 1 else _DEVELOPMENTS) + tile] = 1.0
            cost = int64(current_cost(s, seat, tile + half * st.TILES))
            if i == 0:
                first = cost
            costs += cost
        cell = _FIGURES + half * _STACK_FIGURES
        x[cell] = 0.1 * costs
        x[cell + 1] = 0.25 * (first - waiting) if height > 0 else 0.0
        x[cell + 2] = 0.5 * min(height, int64(4))
        x[cell + 3] = 1.0 if height == 0 else 0.0
    return dice


@subroutine
def describe(s: st.GameState, seat: int, x: Array) -> None:
    """Write the numbers of a seat into ``x`` (``float32[INPUTS]``)."""
    for i in range(INPUTS):
        x[i] = 0.0
    goods = _describe_tableau(s, seat, x)
    dice = goods + _describe_stacks(s, seat, x)
    score, most, sum_of_scores = int64(score_of(s, seat)), int64(-99), int64(0)
    squares, widest = int64(s.squares[seat]), int64(0)
    other_goods, other_credits = int64(0), int64(0)
    for other in range(s.seats):
        if other != seat:
            points = int64(score_of(s, int64(other)))
            sum_of_scores += points
            most = max(most, points)
            widest = max(widest, int64(s.squares[other]))
            other_credits += s.credits[other]
            for square in range(s.squares[other]):
                for place in range(st.ROOM):
                    other_goods += int64(s.goods[other, square, place] > 0)
    others = int64(s.seats - 1)
    k = int64(_FIGURES + 2 * _STACK_FIGURES)
    x[k] = 0.1 * s.credits[seat]
    x[k + 1] = 1.0 if s.credits[seat] <= 1 else 0.0
    x[k + 2] = 0.05 * s.chips[seat]
    x[k + 3] = score / SCORE_UNIT
    x[k + 4] = 0.25 * (squares - 6)
    x[k + 5] = 0.1 * (dice - 6)
    x[k + 6] = 0.25 * s.minimum[seat]
    x[k + 7] = 1.0 if squares >= st.LAST_SQUARES - 1 else 0.0
    x[k + 8] = 0.05 * s.pool
    x[k + 9] = 0.1 * s.pool / s.seats
    x[k + 10] = 1.0 if s.pool <= 2 * (goods + other_goods) else 0.0
    x[k + 11] = 0.25 * (widest - 6)
    x[k + 12] = 0.25 * max(int64(0), widest - 8)
    x[k + 13] = 0.25 * max(int64(0), squares - 8)
    x[k + 14] = 0.05 * (score - most)
    x[k + 15] = 0.05 * (score - sum_of_scores / others)
    x[k + 16] = 0.1 * s.round_number
    x[k + 17] = 0.25 * (s.seats - 2)
    x[k + 18] = 0.1 * other_credits / others
    x[k + 19] = 0.2 * other_goods / others
    x[k + 20] = 1.0 if widest >= st.LAST_SQUARES - 1 else 0.0


@subroutine
def _layers(net: Any, own: Array, others: Array, seat: int, seats: int, out: Array) -> None:
    """Both outputs of a seat, once all seats have entered the first layer."""
    first = np.empty(HIDDEN, np.float32)
    second = np.empty(SECOND, np.float32)
    share = np.float32(1.0 / (seats - 1))
    for j in range(HIDDEN):
        first[j] = net[1][j] + own[seat, j]
    for other in range(seats):
        if other != seat:
            for j in range(HIDDEN):
                first[j] += share * others[other, j]
    for j in range(SECOND):
        second[j] = net[3][j]
    for i in range(HIDDEN):
        value = first[i]
        if value > 0.0:
            for j in range(SECOND):
                second[j] += value * net[2][i, j]
    for j in range(2):
        out[seat, j] = net[5][j]
        for i in range(SECOND):
            if second[i] > 0.0:
                out[seat, j] += second[i] * net[4][i, j]


@subroutine
def judge(a: State, net: Any, wins: Array, points: Array) -> None:
    """Win chance and final score of every seat, exact when the game is over.

    ``wins``, ``points``: ``float64[SEATS]``, written.
    """
    s = record(a)
    seats = int64(s.seats)
    if s.stage == st.Stage.OVER:
        returns(a, wins)
        for seat in range(seats):
            points[seat] = score_of(s, int64(seat))
        return
    x = np.empty(INPUTS, np.float32)
    own = np.zeros((st.SEATS, HIDDEN), np.float32)
    others = np.zeros((st.SEATS, HIDDEN), np.float32)
    out = np.empty((st.SEATS, 2), np.float32)
    for seat in range(seats):
        describe(s, int64(seat), x)
        for i in range(INPUTS):
            value = x[i]
            if value != 0.0:
                for j in range(HIDDEN):
                    own[seat, j] += value * net[0][i, j]
                    others[seat, j] += value * net[0][INPUTS + i, j]
    highest = -1e30
    for seat in range(seats):
        _layers(net, own, others, int64(seat), seats, out)
        highest = max(highest, float(out[seat, 0]))
    total = 0.0
    for seat in range(seats):
        wins[seat] = np.exp(out[seat, 0] - highest)
        total += wins[seat]
    for seat in range(seats):
        wins[seat] /= total
        points[seat] = score_of(s, int64(seat)) + POINTS_UNIT * out[seat, 1]
