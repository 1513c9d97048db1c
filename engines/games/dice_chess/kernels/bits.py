"""Sets of squares as the bits of an int64."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from engines.games.dice_chess.kernels.tables import FALLING, FILE, RANK_REACH, RISING
from engines.runtime.kernels.contract import int64, subroutine

_ALL = (1 << 64) - 1


def lowest(bits: int) -> int:
    """The lowest square of a set that is not empty."""
    word = int(bits) & _ALL
    return (word & -word).bit_length() - 1


def size(bits: int) -> int:
    """How many squares a set has."""
    return (int(bits) & _ALL).bit_count()


def _instruction(name: str, *, has_flag: bool) -> Any:
    """Compiled code only: an LLVM instruction on one int64."""

    def typed(_: Any, bits: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            word = ir.IntType(64)
            more = [ir.IntType(1)] if has_flag else []
            function = builder.module.declare_intrinsic(
                name, [word], ir.FunctionType(word, [word, *more])
            )
            flags = [ir.Constant(ir.IntType(1), 1)] if has_flag else []
            return builder.call(function, [*arguments, *flags])

        return types.int64(types.int64), generate

    return intrinsic(typed)


_trailing_zeros = _instruction("llvm.cttz", has_flag=True)
_ones = _instruction("llvm.ctpop", has_flag=False)
_turned = _instruction("llvm.bswap", has_flag=False)

overload(lowest)(lambda bits: lambda bits: _trailing_zeros(bits))  # noqa: ARG005, PLW0108
overload(size)(lambda bits: lambda bits: _ones(bits))  # noqa: ARG005, PLW0108


# -- what sliding pieces see -----------------------------------------------------------------------
#
# Along a line, the occupied squares minus twice the slider's own square differ from the occupied
# squares in exactly the squares up to the first piece; with the bytes of a board in reverse order,
# the same holds downward. The bytes are ranks, so this works for files and diagonals; what is seen
# along a rank is looked up.


def line_reach(square: int, occupied: int, line: int) -> int:
    """Squares seen from ``square`` along a file or diagonal, the first piece each way included."""
    pieces, seen = int(occupied) & int(line), 0
    for way in (range(square + 1, 64), range(square - 1, -1, -1)):
        for each in way:
            if (int(line) >> each) & 1:
                seen |= 1 << each
                if (pieces >> each) & 1:
                    break
    return seen - (1 << 64) if seen >> 63 else seen


@overload(line_reach)
def _line_reach(square: int, occupied: int, line: int) -> Any:
    """The same, compiled."""

    def reach(square: int, occupied: int, line: int) -> int:
        own = int64(1) << square
        up = occupied & line
        down = _turned(up) - 2 * _turned(own)
        return int64(((up - 2 * own) ^ _turned(down)) & line)

    return reach


@subroutine
def bishop_reach(square: int, occupied: int) -> int:
    """Squares that a bishop attacks, the first piece on each ray included."""
    rising = line_reach(square, occupied, RISING[square])
    return int64(rising | line_reach(square, occupied, FALLING[square]))


@subroutine
def rook_reach(square: int, occupied: int) -> int:
    """Squares that a rook attacks, the first piece on each ray included."""
    rank = square & 56
    inner = (occupied >> (rank + 1)) & 63
    along = RANK_REACH[square & 7, inner] << rank
    return int64(along | line_reach(square, occupied, FILE[square]))
