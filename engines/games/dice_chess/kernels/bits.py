"""Sets of squares as the bits of an int64."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from engines.core.kernels.contract import int64, kernel
from engines.games.dice_chess.kernels.tables import RAY

_ALL = (1 << 64) - 1


def lowest(bits: int) -> int:
    """The lowest square of a set that is not empty."""
    word = int(bits) & _ALL
    return (word & -word).bit_length() - 1


def highest(bits: int) -> int:
    """The highest square of a set that is not empty."""
    return (int(bits) & _ALL).bit_length() - 1


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
_leading_zeros = _instruction("llvm.ctlz", has_flag=True)
_ones = _instruction("llvm.ctpop", has_flag=False)

overload(lowest)(lambda bits: lambda bits: _trailing_zeros(bits))  # noqa: ARG005, PLW0108
overload(highest)(lambda bits: lambda bits: 63 - _leading_zeros(bits))  # noqa: ARG005
overload(size)(lambda bits: lambda bits: _ones(bits))  # noqa: ARG005, PLW0108


@kernel()
def bishop_reach(square: int, occupied: int) -> int:
    """Squares that a bishop attacks, the first man on each ray included."""
    reach = int64(0)
    for up in range(2, 4):
        ray = RAY[up, square]
        block = ray & occupied
        if block != 0:
            ray ^= RAY[up, lowest(block)]
        down_ray = RAY[up + 4, square]
        block = down_ray & occupied
        if block != 0:
            down_ray ^= RAY[up + 4, highest(block)]
        reach |= ray | down_ray
    return reach


@kernel()
def rook_reach(square: int, occupied: int) -> int:
    """Squares that a rook attacks, the first man on each ray included."""
    reach = int64(0)
    for up in range(2):
        ray = RAY[up, square]
        block = ray & occupied
        if block != 0:
            ray ^= RAY[up, lowest(block)]
        down_ray = RAY[up + 4, square]
        block = down_ray & occupied
        if block != 0:
            down_ray ^= RAY[up + 4, highest(block)]
        reach |= ray | down_ray
    return reach
