"""The win chance of the side that is about to roll: a fitted evaluation.

A position is described by *features*, present or not, from the side to roll's point of view:
where each piece stands, where it is relative to each king, which kinds of pieces can move and how
freely, what they threaten, and how many rolls reach each king with one or two of their dice. Each
feature has a weight, and the sum of the weights is the log-odds of winning; a small network of
hidden units adds what the sum misses, each a weighted sum of the same features that counts where it
is positive (ReLU). The weights come from self-play (``engines.labs.dice_chess``).

Chances are whole millionths, weights and their sums 1/1024 of the natural logarithm: sums are exact
in any order, so searches that visit positions in different orders agree to the last digit.
"""

from math import exp
from typing import Final

import numpy as np

from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.kernels.bits import bishop_reach, lowest, rook_reach, size
from engines.games.dice_chess.kernels.board import OCCUPIED, ROW, TARGETS, reach_of
from engines.games.dice_chess.kernels.capture import (
    GATES,
    PAIRS,
    SLIDERS,
    attacking_kinds,
    count_rolls,
    find_lines,
    find_pawn_pairs,
)
from engines.games.dice_chess.kernels.memory import inlined
from engines.games.dice_chess.kernels.tables import (
    BIT,
    KING_STEPS,
    KNIGHT_STEPS,
    PAWN_CAPTURES,
    RANK,
    ROLLS,
    ROLLS_WITH_1,
    ROLLS_WITH_2,
    SQUARES,
    Table,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

CERTAIN: Final = 1_000_000
"""The chance of a sure win."""
LOGIT: Final = 1024
"""Weights are in units of 1/``LOGIT`` of the log-odds."""

# -- features: where each group begins -------------------------------------------------------------

_PLACES: Final = SQUARES // 2
"""Squares, left and right not told apart."""
_WAYS: Final = 15 * 8
"""From a king to a piece: ranks forward or back, and files to either side."""
_SIDES: Final = 2
_SETS: Final = 1 << st.PIECES
_STEPS: Final = 16
"""Steps of mobility, of ``_STEP`` squares each."""
_STEP: Final = 4
PLACED: Final = 0
"""Own and other pieces by kind and place."""
NEAR: Final = PLACED + _SIDES * st.PIECES * _PLACES
"""Own and other pieces by place relative to the side's own king, then to the other king."""
MOVING: Final = NEAR + 2 * _SIDES * st.PIECES * _WAYS
"""The kinds of pieces that can move, own and other."""
FREEDOM: Final = MOVING + _SIDES * _SETS
"""The squares that they can move to, counted for each piece."""
THREATS: Final = FREEDOM + _SIDES * _STEPS
"""For each kind but the king: how many kinds of pieces can capture one. The other side's pieces,
then own pieces."""
DANGER: Final = THREATS + _SIDES * st.KING * (st.PIECES + 1)
"""Pairs: how many rolls reach the other king, and how many reach one's own."""
GRADES: Final = 18
"""Levels of danger."""
FEATURES: Final = DANGER + GRADES * GRADES
MOST: Final = 3 * SQUARES + 2 * (st.KING + 2) + 1
"""An upper bound on the features of a position."""

# -- weights: one array, so that kernels pass one -------------------------------------------------

HIDDEN: Final = 16
"""Hidden units."""
LANES: Final = 4
"""Hidden weights of one feature that share a word, 16 bits each: four sums for one addition."""
WORDS: Final = HIDDEN // LANES
HIDDEN_AT: Final = FEATURES
"""After the weights of the sum: ``WORDS`` words for each feature."""
OUT_AT: Final = HIDDEN_AT + WORDS * FEATURES
"""The output weight of each hidden unit."""
WEIGHTS: Final = OUT_AT + HIDDEN
LANE: Final = 16
_LOW: Final = (1 << LANE) - 1
_SIGN: Final = 1 << (LANE - 1)
_FINE: Final = 9
FINENESS: Final = 1 << _FINE
"""Hidden weights are in units of 1/``FINENESS``, output weights in units of 1/``LOGIT``."""


def _place(square: int) -> int:
    file = square % 8
    return 4 * (square // 8) + min(file, 7 - file)


def _way(king: int, square: int) -> int:
    return 8 * (square // 8 - king // 8 + 7) + abs(square % 8 - king % 8)


_PLACE: Final[Table] = np.array([_place(s) for s in range(SQUARES)], np.int64)
_WAY: Final[Table] = np.array(
    [[_way(king, s) for s in range(SQUARES)] for king in range(SQUARES)], np.int64
)
_LEAST: Final = (1, 8, 16, 25, 36, 48, 60, 72, 84, 91, 99, 112, 126, 141, 152, 168, 189)
"""The fewest rolls of each step of danger but the first."""
GRADE: Final[Table] = np.array(
    [sum(rolls >= least for least in _LEAST) for rolls in range(ROLLS + 1)], np.int64
)

GRADE_OF_KINDS: Final[Table] = GRADE[
    [ROLLS - (st.PIECES - kinds.bit_count()) ** st.DICE for kinds in range(_SETS)]
]
"""The step of danger when one die of any of these kinds (bits) captures the king."""

_LAST: Final = 12 * LOGIT
"""Beyond this, the odds stay the same."""
ODDS: Final[Table] = np.array(
    [round(CERTAIN / (1 + exp(-z / LOGIT))) for z in range(-_LAST, _LAST + 1)], np.int64
)
"""The win chance for each sum of weights from ``-_LAST`` on."""


@subroutine
def _posts(side: int, piece: int, goal: int, slanted: int, straight: int) -> int:
    """The squares from which a piece attacks ``goal``, given the rays of sliding pieces."""
    if piece == st.PAWN:
        return int64(PAWN_CAPTURES[1 - side, goal])
    if piece == st.KNIGHT:
        return int64(KNIGHT_STEPS[goal])
    if piece == st.KING:
        return int64(KING_STEPS[goal])
    if piece == st.BISHOP:
        return slanted
    return straight if piece == st.ROOK else slanted | straight


@subroutine
def look_around(
    b: State, side: int, goals: int, theirs: int, row: State, pairs: State, out: State, count: int
) -> int:
    """Find what the pieces of ``side`` can do now; return how many rolls reach a king on ``goals``.

    Writes a feature for the kinds that can move, for their freedom and for what each kind of enemy
    is threatened by, after ``count`` others; ``theirs`` is 1 for the side that does not roll. Only
    captures with one or two of the dice are found: a good part of what ``capture`` finds, at a
    thirtieth of its cost.
    """
    occupied = b[OCCUPIED] | b[OCCUPIED + 1]
    goal, slanted, straight, lines = int64(0), int64(0), int64(0), int64(0)
    if goals != 0:
        goal = lowest(goals)
        slanted, straight = bishop_reach(goal, occupied), rook_reach(goal, occupied)
        lines = find_lines(b, side, goal, pairs)
    moving, direct, freedom = int64(0), int64(0), int64(0)
    enemy = st.PIECES * (1 - side)
    threats = int64(0)  # three bits for each kind of enemy
    for piece in range(st.PIECES):
        pairs[piece] = 0
        pieces = b[st.PIECES * side + piece]
        if pieces == 0:
            continue
        posts = int64(0)
        if goals != 0:
            posts = _posts(side, int64(piece), goal, slanted, straight)
        union = int64(0)
        while pieces != 0:
            origin = lowest(pieces)
            pieces &= pieces - 1
            reach = reach_of(b, side, int64(piece), origin)
            union |= reach
            freedom += size(reach)
            for i in range(lines):
                gate = pairs[GATES + i]
                if gate & BIT[origin] and reach & ~gate:
                    pairs[piece] |= int64(1) << pairs[SLIDERS + i]
        if union == 0:
            continue
        moving |= int64(1) << piece
        if union & posts:
            pairs[piece] |= int64(1) << piece
        if union & goals:
            direct |= int64(1) << piece
        if union & b[OCCUPIED + 1 - side]:
            for kind in range(st.KING):
                if union & b[enemy + kind]:
                    threats += int64(1) << (3 * kind)
    out[count] = MOVING + _SETS * theirs + moving
    out[count + 1] = FREEDOM + _STEPS * theirs + min(freedom // _STEP, _STEPS - 1)
    for kind in range(st.KING):
        at = st.KING * theirs + kind
        out[count + 2 + kind] = THREATS + (st.PIECES + 1) * at + ((threats >> (3 * kind)) & 7)
    if b[TARGETS] != 0 or b[st.PIECES * side + st.PAWN] & RANK[6 if side == st.WHITE else 1]:
        find_pawn_pairs(b, side, goals, row, pairs)
    return _rolls_with(direct, pairs)


@subroutine
def _rolls_with(direct: int, pairs: State) -> int:
    """How many rolls have a die of a kind in ``direct``, or two dice of one of the pairs."""
    rolls = int64(0)
    for first in range(st.PIECES):
        if (direct >> first) & 1:
            rolls |= ROLLS_WITH_1[first]
        lasts = pairs[first] & ~direct
        while lasts != 0:
            rolls |= ROLLS_WITH_2[first, lowest(lasts)]
            lasts &= lasts - 1
    return count_rolls(rolls)


@subroutine
def _find_pieces(b: State, side: int, out: State) -> int:
    """Write the features of the squares of pieces; return how many."""
    turned = int64(0) if side == st.WHITE else int64(56)
    own_kings, other_kings = b[st.PIECES * side + st.KING], b[st.PIECES * (1 - side) + st.KING]
    own_king = int64(-1) if own_kings == 0 else lowest(own_kings) ^ turned
    other_king = int64(-1) if other_kings == 0 else lowest(other_kings) ^ turned
    near_other = NEAR + _SIDES * st.PIECES * _WAYS
    count = int64(0)
    for theirs in range(_SIDES):
        base = st.PIECES * (side if theirs == 0 else 1 - side)
        for piece in range(st.PIECES):
            kind = st.PIECES * theirs + piece
            pieces = b[base + piece]
            while pieces != 0:
                square = lowest(pieces) ^ turned
                pieces &= pieces - 1
                out[count] = PLACED + _PLACES * kind + _PLACE[square]
                count += 1
                if own_king >= 0:
                    out[count] = NEAR + _WAYS * kind + _WAY[own_king, square]
                    count += 1
                if other_king >= 0:
                    out[count] = near_other + _WAYS * kind + _WAY[other_king, square]
                    count += 1
    return count


@subroutine
def find_features(b: State, side: int, row: State, pairs: State, out: State) -> int:
    """Write the features of a board with ``side`` to roll; return how many.

    ``row`` is a board to play on, ``pairs`` as in ``capture.find_pairs``, ``out`` ``int64[MOST]``.
    """
    own_kings, other_kings = b[st.PIECES * side + st.KING], b[st.PIECES * (1 - side) + st.KING]
    count = _find_pieces(b, side, out)
    chance = look_around(b, side, other_kings, int64(0), row, pairs, out, count)
    count += 2 + st.KING
    danger = look_around(b, int64(1 - side), own_kings, int64(1), row, pairs, out, count)
    count += 2 + st.KING
    out[count] = DANGER + GRADES * GRADE[chance] + GRADE[danger]
    return count + 1


@subroutine
def chance_of(z: int) -> int:
    """The win chance, in millionths, for a sum of weights."""
    return int64(ODDS[max(-_LAST, min(_LAST, z)) + _LAST])


@inlined
def _count_lanes(word: int, weights: State, first: int) -> int:
    """The output of the hidden units whose sums share a word, in ``LOGIT * FINENESS``."""
    z = int64(0)
    for i in range(LANES):
        # The lowest sum with its sign; subtracting it leaves the other sums.
        total = ((word & _LOW) ^ _SIGN) - _SIGN
        word = (word - total) >> LANE
        z += max(total, int64(0)) * weights[first + i]
    return int64(z)


@subroutine
def _count_hidden(weights: State, features: State, count: int) -> int:
    """The contribution of the hidden units to the sum of weights."""
    a, b, c, d = int64(0), int64(0), int64(0), int64(0)
    for i in range(count):
        at = HIDDEN_AT + WORDS * features[i]
        a += weights[at]
        b += weights[at + 1]
        c += weights[at + 2]
        d += weights[at + 3]
    z = _count_lanes(a, weights, int64(OUT_AT))
    z += _count_lanes(b, weights, int64(OUT_AT + LANES))
    z += _count_lanes(c, weights, int64(OUT_AT + 2 * LANES))
    z += _count_lanes(d, weights, int64(OUT_AT + 3 * LANES))
    return int64(z >> _FINE)


@subroutine
def evaluate(b: State, side: int, weights: State, row: State, pairs: State, out: State) -> int:
    """The win chance of ``side``, which is about to roll, in millionths."""
    count = find_features(b, side, row, pairs, out)
    z = _count_hidden(weights, out, count)
    for i in range(count):
        z += weights[out[i]]
    return chance_of(z)


@subroutine
def rough_score(b: State, side: int, weights: State, out: State) -> int:
    """A first look at a fifth of the cost: where pieces stand, and kings that one die captures.

    In units of the weights; good enough to tell which of many turns deserve ``evaluate``.
    """
    z = int64(0)
    for i in range(_find_pieces(b, side, out)):
        z += weights[out[i]]
    chance = attacking_kinds(b, side, b[st.PIECES * (1 - side) + st.KING])
    danger = attacking_kinds(b, int64(1 - side), b[st.PIECES * side + st.KING])
    return int64(z + weights[DANGER + GRADES * GRADE_OF_KINDS[chance] + GRADE_OF_KINDS[danger]])


@subroutine
def fill_piece_values(side: int, own: int, other: int, weights: State, piece_values: State) -> None:
    """Write what each piece on each square adds to the sum of weights, given both kings.

    By color and kind (``PIECES * colour + piece``) and square, from the point of view of ``side``.
    """
    turned = int64(0) if side == st.WHITE else int64(56)
    near_other = NEAR + _SIDES * st.PIECES * _WAYS
    for theirs in range(_SIDES):
        base = st.PIECES * (side if theirs == 0 else 1 - side)
        for piece in range(st.PIECES):
            kind = st.PIECES * theirs + piece
            for square in range(SQUARES):
                seen = square ^ turned
                piece_values[SQUARES * (base + piece) + square] = (
                    weights[PLACED + _PLACES * kind + _PLACE[seen]]
                    + weights[NEAR + _WAYS * kind + _WAY[own ^ turned, seen]]
                    + weights[near_other + _WAYS * kind + _WAY[other ^ turned, seen]]
                )


@kernel
def chance_to_win(b: State, side: int, weights: State) -> int:
    """As ``evaluate``, with memory of its own."""
    row, pairs = np.empty(ROW, np.int64), np.empty(PAIRS, np.int64)
    return evaluate(b, side, weights, row, pairs, np.empty(MOST, np.int64))
