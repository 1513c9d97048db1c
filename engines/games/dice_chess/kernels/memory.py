"""Array arguments without reference counting.

Compiled code counts references to every array that a function takes, with atomic instructions of
about 5 ns; in functions of 20 ns that is most of the work. ``borrowed`` gives an array without an
owner, so that nothing is counted. Use it in functions that are called from Python, on their
arguments, which outlive the call; never on arrays that the function itself has made.

An array is passed as seven words. ``inlined`` builds a function into those that call it; use it
where a call costs about as much as its work.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from numba.core import cgutils
from numba.extending import intrinsic, overload

from engines.runtime.kernels.contract import subroutine

_F = TypeVar("_F", bound=Callable[..., Any])


def inlined(function: _F) -> _F:
    """As ``contract.subroutine``, and built into every caller."""
    return subroutine(function, forceinline=True)


def borrowed(array: Any) -> Any:
    """The same array, whose references are not counted."""
    return array


def _typed(_: Any, array: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        made = context.make_array(signature.args[0])(context, builder, arguments[0])
        null: Any = cgutils.get_null_value
        made.meminfo = null(made.meminfo.type)
        made.parent = null(made.parent.type)
        return made._getvalue()  # noqa: SLF001  # numba's own name for it

    return array(array), generate


_without_owner: Any = intrinsic(_typed)
overload(borrowed)(lambda array: lambda array: _without_owner(array))  # noqa: ARG005, PLW0108
