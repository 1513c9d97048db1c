"""A game as the search sees it: the functions of the contract, called through pointers.

The search is compiled once for all games. Its entry points take a game as the addresses of its
compiled functions (``addresses_of``, ``GAME``), and ``rules_at`` makes them first-class functions
again, with the explicit types of the contract. That is what numba does when a function is passed
itself, without 20 µs of work in Python for each function of each call. With ``NUMBA_DISABLE_JIT=1``
the functions are passed as they are.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from numba import types
from numba.core import cgutils, config
from numba.extending import intrinsic, overload

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
)
from engines.runtime.types import State, Stream

Values: TypeAlias = npt.NDArray[np.float64]
"""A number for each seat, ``float64[seats]``; also flat tables of them."""

Evaluation: TypeAlias = Callable[[State, Values], None]
"""A guess at what a position is worth to each seat, compiled with the signature ``RETURNS``."""

# Types in the signatures of entry points.
NOTHING: Final = types.void
INT: Final = types.int64
INTS: Final = types.int64[::1]
FLOATS: Final = types.float64[::1]
STREAM: Final = types.uint64[::1]
TABLE: Final = types.int32[::1]
GAME: Final = INTS


class Rules(NamedTuple):
    """The functions of one game, and how positions are judged before the end."""

    turn: Callable[[State], int]
    legal: Callable[[State, State], int]
    sample: Callable[[State, Stream], int]
    outcomes: Callable[[State, State, Values], int]
    apply: Callable[[State, int], None]
    redraw: Callable[[State, int, Stream], None]
    observe: Callable[[State, int, int], int]
    policy: Callable[[State, Stream], int]
    returns: Callable[[State, Values], None]
    evaluate: Evaluation


_SIGNATURES: Final = (
    TURN,
    LEGAL,
    SAMPLE,
    OUTCOMES,
    APPLY,
    REDRAW,
    OBSERVE,
    POLICY,
    RETURNS,
    RETURNS,
)


@cache
def addresses_of(kernel: Kernel, evaluate: Evaluation | None = None) -> Any:
    """The first argument of a search entry point; ``evaluate`` defaults to the game's returns."""
    functions = Rules(
        kernel.turn,
        kernel.legal,
        kernel.sample,
        kernel.outcomes,
        kernel.apply,
        kernel.redraw,
        kernel.observe,
        kernel.policy,
        kernel.returns,
        evaluate or kernel.returns,
    )
    if config.DISABLE_JIT:  # type: ignore[attr-defined]  # made at run time
        return functions
    return np.array(list(map(_address, functions, _SIGNATURES)), np.int64)


def _address(function: Any, signature: Any) -> int:
    compiled = function.get_compile_result(signature)
    address: int = compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name)
    return address


def _function_at(signature: Any) -> Any:
    """Compiled code only: the first-class function of ``signature`` at an address."""
    function = types.FunctionType(signature)

    def typed(_: Any, address: Any) -> Any:
        def generate(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
            proxy: Any = cgutils.create_struct_proxy
            made = proxy(function)(context, builder)
            made.jit_addr = builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))
            return made._getvalue()  # noqa: SLF001  # numba's own name for it

        return function(types.int64), generate

    return intrinsic(typed)


_turn = _function_at(TURN)
_legal = _function_at(LEGAL)
_sample = _function_at(SAMPLE)
_outcomes = _function_at(OUTCOMES)
_apply = _function_at(APPLY)
_redraw = _function_at(REDRAW)
_observe = _function_at(OBSERVE)
_policy = _function_at(POLICY)
_returns = _function_at(RETURNS)


def rules_at(game: Any) -> Rules:
    """The rules behind what ``addresses_of`` answered."""
    return Rules(*game)


@overload(rules_at)
def _typed_rules(game):  # type: ignore[no-untyped-def]  # numba compares the two signatures
    return lambda game: Rules(
        _turn(game[0]),
        _legal(game[1]),
        _sample(game[2]),
        _outcomes(game[3]),
        _apply(game[4]),
        _redraw(game[5]),
        _observe(game[6]),
        _policy(game[7]),
        _returns(game[8]),
        _returns(game[9]),
    )
