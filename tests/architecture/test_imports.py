"""Who may import whom, and what start-up must not pay for."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import (
    PROGRAM,
    ROOT,
    imported,
    in_kernels,
    python_files,
    tree,
)

# The one other module that may know numba: it owns the cache of compiled code.
JIT = Path("engines/runtime/jit.py")

# What kernels may use besides kernels. The stamp of compiled code covers all kernels that are
# imported, and these types; ``jit`` holds nothing that is compiled.
SHARED_WITH_KERNELS = ("engines.runtime.types", "engines.runtime.jit")


def uses_numba(source: ast.Module) -> bool:
    return any(name.split(".")[0] in {"numba", "llvmlite"} for name in imported(source))


def foreign_to_kernels(source: ast.Module) -> list[str]:
    """Parlour's own imports in a kernel module that its stamp does not cover."""
    return [
        name
        for name in imported(source)
        if name.split(".")[0] in PROGRAM
        and "kernels" not in name.split(".")
        and not name.startswith(SHARED_WITH_KERNELS)
    ]


def test_import_contracts_hold() -> None:
    # A process of its own: the linter silences the loggers of the one it runs in.
    check = (
        "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    )
    linter = subprocess.run(
        [sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert linter.returncode == 0, linter.stdout + linter.stderr


def test_numba_is_used_in_kernels_only() -> None:
    elsewhere = (file for file in python_files(*PROGRAM) if not in_kernels(file) and file != JIT)
    assert [str(file) for file in elsewhere if uses_numba(tree(file))] == []


def test_kernels_use_only_what_their_stamp_covers() -> None:
    foreign = {
        str(file): foreign_to_kernels(tree(file))
        for file in python_files("engines")
        if in_kernels(file)
    }
    assert {file: names for file, names in foreign.items() if names} == {}


def modules_after(statement: str) -> set[str]:
    """Modules in a fresh interpreter after ``statement``."""
    script = f"{statement}\nimport sys\nprint(*sys.modules)"
    child = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert child.returncode == 0, child.stderr
    return set(child.stdout.split())


def loaded_after(statement: str) -> set[str]:
    """Top-level modules in a fresh interpreter after ``statement``."""
    return {name.split(".")[0] for name in modules_after(statement)}


CONTRACT_MODULES = ", ".join(
    ".".join(file.with_suffix("").parts).removesuffix(".__init__")
    for file in python_files("engines/contract", "engines/runtime")
    if not in_kernels(file)
)


@pytest.mark.parametrize(
    ("statement", "heavy"),
    [
        (f"import {CONTRACT_MODULES}", {"numba", "scipy", "PySide6", "pyqtgraph"}),
        ("from engines.contract import registry; registry.games()", {"numba", "scipy", "PySide6"}),
        ("import gui.shell.start, gui.shell.window", {"numba", "scipy", "pyqtgraph"}),
        ("import engines.cli.main", {"numba", "scipy", "PySide6", "pyqtgraph"}),
    ],
    ids=["contract", "games", "window", "command line"],
)
def test_start_up_leaves_heavy_libraries_out(statement: str, heavy: set[str]) -> None:
    assert not loaded_after(statement) & heavy


def test_boards_are_not_imported_at_start_up() -> None:
    """The home page shows the tiles of all games."""
    loaded = modules_after(
        "from engines.contract.registry import games; from gui.games.face import face; "
        "list(map(face, games()))"
    )
    assert "gui.games.fargo.tile" in loaded
    assert [name for name in loaded if re.fullmatch(r"gui\.games\.\w+\.board", name)] == []


def test_the_checks_see_what_they_look_for() -> None:
    assert "decimal" in loaded_after("import decimal")
    assert uses_numba(ast.parse("def f():\n    from numba import njit"))
    assert not uses_numba(ast.parse("import numbers"))
    source = ast.parse(
        "import numpy\n"
        "from engines.runtime.kernels.rng import below\n"
        "from engines.games.fargo.kernels import rules\n"
        "from engines.games.fargo.facts import BANK\n"
        "from engines.games.fargo.kernels import turn\n"
    )
    assert foreign_to_kernels(source) == ["engines.games.fargo.facts.BANK"]
