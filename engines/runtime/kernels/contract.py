"""The contract between a game and everything that plays it.

A game is nine pure functions over one flat state, compiled by numba (``nogil``, cached), that also
run as plain Python with ``NUMBA_DISABLE_JIT=1``. Search, matches, arena and tests are written once
against them. They carry explicit signatures, and so are compiled when their module is imported::

    from engines.runtime.kernels.contract import record_view, rule


    state = record_view(GameState)


    @rule
    def apply(a, action):
        s = state(a)
        s.credits[s.mover] += action

``turn(s) -> int64``
    The seat that must decide, or ``CHANCE``, or ``OVER``. A roll that can't be declined is a chance
    node, also at the start of a turn, and not a decision with one choice: the window lets the
    person roll, or type in real dice.
``legal(s, out) -> int64``
    When a seat must decide: write all legal action codes into ``out`` (``int64[max_actions]``) in a
    fixed order, each once; return how many (at least one).
``sample(s, rng) -> int64``
    At a chance node: draw one outcome with its true probability.
``outcomes(s, out, prob) -> int64``
    At a chance node: write all outcomes (each once) and their probabilities (sum 1) and return how
    many; return 0, writing nothing, if there are too many to list.
``apply(s, action)``
    Play a legal action or a possible outcome, in place; deterministic.
``redraw(s, seat, rng)``
    Redraw, in place, everything that ``seat`` cannot know, from its distribution given all that the
    seat does know; does nothing in a game of perfect information. What the seat knows, whose turn
    it is and what is legal for that seat never change. The result depends on nothing but what the
    seat knows and ``rng``: collect the hidden cards in a fixed order (sorted, or as counts) before
    shuffling them. So two states that a seat cannot tell apart become equal with equal streams,
    which proves that nothing leaks and gives the search a key for what a seat knows.
``observe(s, action, seat) -> int64``
    What ``seat`` learns when ``action`` is applied to ``s``: the action code itself if it sees
    everything, otherwise a code >= 0 that is equal for all actions it cannot tell apart.
``policy(s, rng) -> int64``
    When a seat must decide: one fast, sensible, legal action, for playouts; may be random.
``returns(s, out)``
    At the end: utility of each seat into ``out`` (``float64[seats]``), in the unit and within the
    bounds that the game declares.

Rules for kernels, from measurements: small ints in one aligned structured dtype whose
size is a multiple of 8; ``int64`` for all scalars; never mix ``uint64`` and ``int64``; element
loops instead of array expressions; no exceptions; literals that are passed on wrapped as
``int64(6)``; effects as tables, not as one function per card. No other kernel gets a signature.
What Python calls is a ``kernel``; everything else is a ``subroutine``.
Kernels live in the game's ``kernels`` package only, and call only each other and
``engines.runtime.kernels``.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core.dispatcher import Dispatcher
from numba.extending import intrinsic, overload

from engines.runtime.kernels import linking  # noqa: F401  # before anything is compiled
from engines.runtime.kernels.layout import Record
from engines.runtime.types import State, Stream

__all__ = [
    "Kernel",
    "compile_for",
    "int64",
    "kernel",
    "record_view",
    "rule",
    "subroutine",
    "uint64",
]

_F = TypeVar("_F", bound=Callable[..., Any])
_R = TypeVar("_R", bound=Record)

_INTS = types.int64[::1]
_FLOATS = types.float64[::1]
_RNG = types.uint64[::1]

# Inside kernels: typed conversions, ``below(rng, int64(6))``.
int64 = cast("Callable[[Any], int]", np.int64)
uint64 = cast("Callable[[Any], Any]", np.uint64)

_SIGNATURES: Final = {
    "turn": types.int64(_INTS),
    "legal": types.int64(_INTS, _INTS),
    "sample": types.int64(_INTS, _RNG),
    "outcomes": types.int64(_INTS, _INTS, _FLOATS),
    "apply": types.void(_INTS, types.int64),
    "redraw": types.void(_INTS, types.int64, _RNG),
    "observe": types.int64(_INTS, types.int64, types.int64),
    "policy": types.int64(_INTS, _RNG),
    "returns": types.void(_INTS, _FLOATS),
}


class _Subroutine(Dispatcher):
    """Called from Python, it becomes a kernel of this process: tests do that."""

    def __call__(self, *arguments: Any) -> Any:
        return self._kernel(*arguments)

    @cached_property
    def _kernel(self) -> Any:
        return numba.njit(lambda *arguments: self(*arguments))  # noqa: PLW0108  # numba needs one


def _compiled(function: _F, signature: Any = None, **options: bool) -> Any:
    """``function`` without the GIL, cached, and with numba's ``options``.

    Nothing calls it from C: the wrappers for that are an eighth of the compiler's work.
    """
    njit: Any = numba.njit  # its types lack these options
    return njit(signature, nogil=True, cache=True, no_cfunc_wrapper=True, **options)(function)


def kernel(function: _F) -> _F:
    """Compile a function that Python calls, for the types of its first call."""
    return cast("_F", _compiled(function))


def subroutine(function: _F, **options: bool) -> _F:
    """Compile a function that only kernels call, as a part of each of them (``linking``)."""
    result = _compiled(function, no_cpython_wrapper=True, **options)
    if isinstance(result, Dispatcher):  # not if it runs as plain Python
        result.__class__ = _Subroutine
    return cast("_F", result)


def rule(function: _F) -> _F:
    """Compile one of the nine functions of the contract: its name says which."""
    return cast("_F", _compiled(function, _SIGNATURES[function.__name__]))


def compile_for(function: Any, *arguments: Any) -> None:
    """Compile a kernel for arguments of these types, without calling it."""
    if hasattr(function, "compile"):  # not if it runs as plain Python
        function.compile(tuple(map(numba.typeof, arguments)))


def record_view(kind: type[_R]) -> Callable[[State], _R]:
    """A kernel function ``state(a)`` that shows a state array as a record of this kind.

    The same as ``kind.of(a)`` without its cost (about 15 ns, more than most rules take):
    the record is the array's own memory. Use it on arrays that are arguments, which outlive it.
    """
    record = numba.from_dtype(kind.dtype)

    def typed(_: Any, array: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array_of = context.make_array(signature.args[0])
            data = array_of(context, builder, arguments[0]).data
            return builder.bitcast(data, context.get_value_type(record))

        return record(array), generate

    reinterpret: Any = intrinsic(typed)

    def view(a: State) -> _R:
        return kind.of(a)

    overload(view)(lambda a: lambda a: reinterpret(a))  # noqa: ARG005, PLW0108  # numba's shape
    return view


@dataclass(frozen=True, slots=True)
class Kernel:
    """The compiled functions of one game, and the sizes of the buffers they need."""

    words: int
    """Length of the state array (``int64[words]``)."""
    max_actions: int
    """Length of ``out`` for ``legal``."""
    max_outcomes: int
    """Length of ``out`` and ``prob`` for ``outcomes``; 0 if it never lists any."""
    max_steps: int
    """No game takes more actions and outcomes than this; a playout that does is a bug. If only luck
    ends a game, this is far more than ever occur, even in random play."""
    turn: Callable[[State], int]
    legal: Callable[[State, State], int]
    sample: Callable[[State, Stream], int]
    outcomes: Callable[[State, State, np.ndarray[Any, np.dtype[np.float64]]], int]
    apply: Callable[[State, int], None]
    redraw: Callable[[State, int, Stream], None]
    observe: Callable[[State, int, int], int]
    policy: Callable[[State, Stream], int]
    returns: Callable[[State, np.ndarray[Any, np.dtype[np.float64]]], None]
