"""What Python calls is a kernel, and what only kernels call is a subroutine."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.architecture.sources import in_kernels, python_files, tree, walk

DECORATORS = {"kernel", "rule", "subroutine", "inlined"}
FOR_PYTHON = {"kernel", "rule"}


class Function(NamedTuple):
    """A compiled function."""

    module: str
    name: str


def module_of(file: Path) -> str:
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


@cache
def files() -> dict[str, Path]:
    """The program's files, by the names of their modules."""
    return {module_of(file): file for file in python_files("engines", "gui")}


@cache
def compiled() -> dict[Function, str]:
    """All compiled functions, and what they are decorated with."""
    return {
        Function(module, node.name): decorator.id
        for module, file in files().items()
        for node in tree(file).body
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Name) and decorator.id in DECORATORS
    }


@cache
def names_in(module: str) -> dict[str, Function]:
    """What the names that a module imports stand for: a module has no ``name``."""
    found = {}
    for node in walk(tree(files()[module])):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                is_module = whole in files()
                meant = Function(whole, "") if is_module else Function(node.module, alias.name)
                found[alias.asname or alias.name] = meant
    return found


def defined(meant: Function) -> Function | None:
    """The compiled function that a name stands for, through the modules that pass it on."""
    while meant not in compiled():
        passed_on = meant.module in files() and names_in(meant.module).get(meant.name)
        if not passed_on or not passed_on.name:
            return None
        meant = passed_on
    return meant


def used_by_python(module: str) -> Iterator[Function]:
    """The compiled functions that a module uses outside compiled functions."""
    for top in tree(files()[module]).body:
        if isinstance(top, ast.FunctionDef) and Function(module, top.name) in compiled():
            continue
        for node in ast.walk(top):
            meant = None
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                meant = names_in(module).get(node.id, Function(module, node.id))
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                of = names_in(module).get(node.value.id)
                meant = of and Function(of.module, node.attr)
            found = meant and meant.name and defined(meant)
            if found:
                yield found


@cache
def called() -> frozenset[Function]:
    """The compiled functions that Python calls."""
    return frozenset(function for module in files() for function in used_by_python(module))


def test_python_calls_no_subroutine() -> None:
    """It would be compiled once more, in every process."""
    assert len(called()) > 100
    assert [f for f in sorted(called()) if compiled()[f] not in FOR_PYTHON] == []


def test_every_kernel_is_called_from_python() -> None:
    """One that isn't costs the compiler time for nothing."""
    kernels = [function for function, kind in compiled().items() if kind == "kernel"]
    assert len(kernels) > 50
    assert [f for f in kernels if f not in called()] == []


def test_compiled_functions_are_in_kernels() -> None:
    assert [f for f in compiled() if not in_kernels(files()[f.module])] == []
