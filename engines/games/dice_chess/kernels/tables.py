"""Constant tables: rays, steps, rolls and Zobrist numbers. Free of numba."""

from itertools import combinations_with_replacement
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engines.games.dice_chess.kernels.state import DICE, FACES, POOLS, pack

Table = npt.NDArray[np.int64]

RAYS: Final = ((0, 1), (1, 0), (1, 1), (-1, 1), (0, -1), (-1, 0), (-1, -1), (1, -1))
"""Steps by file and rank. The first four lead to higher squares, the others to lower ones."""
_LEAPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
SQUARES: Final = 64
_MASK: Final = (1 << 64) - 1


def _signed(bits: int) -> int:
    bits &= _MASK
    return bits - (1 << 64) if bits >> 63 else bits


def _table(rows: Any) -> Table:
    return np.array(rows, dtype=np.int64)


def _square(file: int, rank: int) -> int | None:
    return 8 * rank + file if 0 <= file < 8 and 0 <= rank < 8 else None


def _walk(square: int, step: tuple[int, int]) -> list[int]:
    """The squares from ``square`` (excluded) to the edge."""
    found = []
    file, rank = square % 8 + step[0], square // 8 + step[1]
    while (reached := _square(file, rank)) is not None:
        found.append(reached)
        file, rank = file + step[0], rank + step[1]
    return found


def _bits(squares: Any) -> int:
    return _signed(sum(1 << square for square in squares if square is not None))


def _steps(deltas: Any) -> Table:
    """Squares reached by one of ``deltas`` from each square."""
    return _table(
        [_bits(_square(s % 8 + f, s // 8 + r) for f, r in deltas) for s in range(SQUARES)]
    )


BIT: Final = _table([_bits([square]) for square in range(SQUARES)])
RAY: Final = _table([[_bits(_walk(square, step)) for square in range(SQUARES)] for step in RAYS])
FILE: Final = RAY[0] | RAY[4]
"""The other squares of the file of a square."""
RISING: Final = RAY[2] | RAY[6]
"""The same for the diagonal that leads to the upper right; ``FALLING``: for the other one."""
FALLING: Final = RAY[3] | RAY[7]
KNIGHT_STEPS: Final = _steps(_LEAPS)
KING_STEPS: Final = _steps(RAYS)
PAWN_CAPTURES: Final = np.stack([_steps([(-1, 1), (1, 1)]), _steps([(-1, -1), (1, -1)])])
"""By color and square: what a pawn attacks."""
PAWN_STEPS: Final = np.stack([_steps([(0, 1)]), _steps([(0, -1)])])
PAWN_BEHIND: Final = np.stack([_steps([(0, -1)]), _steps([(0, 1)])])
"""The square behind a pawn, which it may have passed with a double step."""
RANK: Final = _table([_bits(range(8 * rank, 8 * rank + 8)) for rank in range(8)])
BETWEEN: Final = np.zeros((SQUARES, SQUARES), np.int64)
"""Squares strictly between two squares on a line."""
for _origin in range(SQUARES):
    for _step in RAYS:
        _way = _walk(_origin, _step)
        for _count, _end in enumerate(_way):
            BETWEEN[_origin, _end] = _bits(_way[:_count])
DISTANCE: Final = _table(
    [
        [max(abs(a % 8 - b % 8), abs(a // 8 - b // 8)) for b in range(SQUARES)]
        for a in range(SQUARES)
    ]
)

VALUES: Final = _table([100, 300, 300, 500, 900, 10_000, 100, 0])
"""Of P N B R Q K in centipawns (rules, 3.2), of a pawn taken en passant, and of no piece (-1)."""


def _seen_along_rank(file: int, inner: int) -> int:
    """What is seen on the first rank from a file, with pieces on files b to g as in ``inner``."""
    seen = []
    for way in (range(file + 1, 8), range(file - 1, -1, -1)):
        for each in way:
            seen.append(each)
            if 0 < each < 7 and (inner >> (each - 1)) & 1:
                break
    return _bits(seen)


RANK_REACH: Final = _table(
    [[_seen_along_rank(file, inner) for inner in range(SQUARES)] for file in range(8)]
)
"""What is seen along the first rank, by file and by the pieces between its ends."""

# -- rolls ----------------------------------------------------------------------------------------

ROLL_FACES: Final = tuple(combinations_with_replacement(range(1, FACES + 1), DICE))
ROLL_COUNT: Final = len(ROLL_FACES)
"""Distinct rolls: 56 of 216."""
ROLL_POOLS: Final = _table([pack(faces) for faces in ROLL_FACES])
ROLL_WEIGHTS: Final = _table([{1: 1, 2: 3, 3: 6}[len(set(faces))] for faces in ROLL_FACES])
ROLLS: Final = int(ROLL_WEIGHTS.sum())
POOL_SIZE: Final = _table(
    [sum((pool >> (2 * face)) & 3 for face in range(FACES)) for pool in range(POOLS)]
).astype(np.int8)


def _rolls_with(*faces: int) -> int:
    """The rolls (as bits in the order of ``ROLL_FACES``) that contain all these dice."""
    return _bits(
        i
        for i, roll in enumerate(ROLL_FACES)
        if all(roll.count(face) >= faces.count(face) for face in faces)
    )


ROLLS_WITH_1: Final = _table([_rolls_with(a + 1) for a in range(FACES)])
ROLLS_WITH_2: Final = _table(
    [[_rolls_with(a + 1, b + 1) for b in range(FACES)] for a in range(FACES)]
)
ROLLS_WITH_3: Final = _table(
    [
        [[_rolls_with(a + 1, b + 1, c + 1) for c in range(FACES)] for b in range(FACES)]
        for a in range(FACES)
    ]
)
ROLLS_OF_WEIGHT: Final = _table(
    [_bits(i for i in range(ROLL_COUNT) if ROLL_WEIGHTS[i] == weight) for weight in (1, 3, 6)]
)

# -- Zobrist numbers (rules, 4.4) ------------------------------------------------------------------

_SEED: Final = 0x32A4B892F1C6D7E0
_PIECE_WORDS: Final = 12 * SQUARES
_POOL_WORDS: Final = 7**DICE


def _words(count: int) -> list[int]:
    """Numbers of SplitMix64 (Steele, Lea, Flood 2014)."""
    found, state = [], _SEED
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        found.append(_signed(word ^ (word >> 31)))
    return found


_ALL: Final = _words(_PIECE_WORDS + 1 + 16 + SQUARES + _POOL_WORDS)
ZOBRIST_PIECE: Final = _table(_ALL[:_PIECE_WORDS]).reshape(12, SQUARES)
ZOBRIST_BLACK: Final = _ALL[_PIECE_WORDS]
ZOBRIST_CASTLING: Final = _table(_ALL[_PIECE_WORDS + 1 : _PIECE_WORDS + 17])
ZOBRIST_TARGET: Final = _table(_ALL[_PIECE_WORDS + 17 : _PIECE_WORDS + 17 + SQUARES])
_POOL_NUMBERS: Final = _ALL[_PIECE_WORDS + 17 + SQUARES :]


def _pool_number(pool: int) -> int:
    faces = [face for face in range(1, FACES + 1) for _ in range((pool >> (2 * (face - 1))) & 3)]
    if len(faces) > DICE:
        return 0
    first, second, third = [0] * (DICE - len(faces)) + faces
    return _POOL_NUMBERS[49 * first + 7 * second + third]


ZOBRIST_POOL: Final = _table([_pool_number(pool) for pool in range(POOLS)])
