"""The shipped value tables: how they are stored and loaded.

``assets/tables/lange_strasse.npz`` holds the tables of ``kernels.value_table`` as ``int16`` in
steps of 1/50 cent. ``parlour-lab lange-strasse solve`` makes the file again. If it is stopped, it
keeps the tables as they are, in full precision, and continues from there when asked to.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from engines.games.lange_strasse.kernels.value_table import Table, Tables, empty_tables
from engines.games.lange_strasse.solve import Solution
from engines.runtime import paths
from engines.runtime.errors import StorageError
from engines.runtime.storage import read_arrays, write_arrays

STEPS_PER_CENT: Final = 50
_COUNTED: Final = ("totale", "last_2", "last_1", "changes", "rounds")


def shipped_file() -> Path:
    return paths.asset("tables", "lange_strasse.npz")


def save(tables: Tables, file: Path) -> None:
    """Write tables, rounded to 1/50 cent: all or nothing.

    Raises:
        OverflowError: a value does not fit.
        StorageError: the file cannot be written; an existing one is left unchanged.
    """
    rounded = {}
    for name, cents in tables._asdict().items():
        steps = np.rint(cents * np.float32(STEPS_PER_CENT))
        if np.abs(steps).max() > np.iinfo(np.int16).max:
            raise OverflowError(f"A value of the table {name} is beyond the range of the file.")
        rounded[name] = steps.astype(np.int16)
    write_arrays(file, rounded)


def load(file: Path) -> Tables:
    """Read tables.

    Raises:
        StorageError: the file is missing or damaged.
    """
    with read_arrays(file, "errors-value-tables-lange-strasse") as stored:
        tables = Tables(*(_cents(stored[name]) for name in Tables._fields))
    if not _fits(tables):
        raise StorageError("errors-value-tables-another-grid", file=file)
    return tables


def save_unfinished(solution: Solution, file: Path) -> None:
    """Write an unfinished solution: all or nothing.

    Raises:
        StorageError: the file cannot be written; an existing one is left unchanged.
    """
    counted = {name: np.array(getattr(solution, name)) for name in _COUNTED}
    done = {f"done_{name}": array for name, array in counted.items()}
    write_arrays(file, solution.tables._asdict() | done)


def load_unfinished(file: Path) -> Solution:
    """Read what ``save_unfinished`` wrote.

    Raises:
        StorageError: the file is missing, damaged, or for another grid.
    """
    with read_arrays(file, "errors-cannot-read-unfinished-solution") as stored:
        solution = _solution(stored)
    if not _fits(solution.tables):
        raise StorageError("errors-unfinished-solution-another-grid", file=file)
    return solution


def _solution(stored: Any) -> Solution:
    tables = Tables(*(stored[name].astype(np.float32) for name in Tables._fields))
    totale, last_2, last_1, changes, rounds = (stored[f"done_{name}"] for name in _COUNTED)
    return Solution(
        tables, int(totale), int(last_2), int(last_1), tuple(changes.tolist()), int(rounds)
    )


def _fits(tables: Tables) -> bool:
    return all(a.shape == b.shape for a, b in zip(tables, empty_tables(), strict=True))


def _cents(steps: np.ndarray[tuple[int, ...], np.dtype[np.int16]]) -> Table:
    return (steps.astype(np.float32) / np.float32(STEPS_PER_CENT)).astype(np.float32)


@cache
def shipped() -> Tables:
    """The shipped tables, loaded once (about 50 ms)."""
    return load(shipped_file())
