"""What command lines print: tables and JSON on the output stream, progress on the error stream.

For ``engines.cli`` and the commands of the games. Imports rich when it is needed.
"""

import json
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeAlias

from rich import box
from rich import progress as bars
from rich.console import Console
from rich.table import Table

from engines.contract import compiled, registry
from engines.contract.monitor import Monitor
from engines.runtime import storage, warmup
from engines.runtime.errors import StorageError

STDOUT: Final = Path("-")
_OF_FIGURES: Final = "0123456789.+-−±"
"""What a figure may begin with."""
Show: TypeAlias = Callable[[float, str], None]


def console() -> Console:
    """The output stream. Not on a terminal, tables are as wide as they need to be."""
    plain = Console(highlight=False)
    return plain if plain.is_terminal else Console(highlight=False, width=200)


def table(titles: Iterable[str], rows: Iterable[Iterable[object]]) -> Table:
    """A table of what is known: cells are texts, numbers, or None, which leaves them empty.

    Columns of figures are aligned on the right, and columns without any cell left out.
    """
    made = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    shown = [["" if cell is None else str(cell) for cell in row] for row in rows]
    columns = [(title, [row[at] for row in shown]) for at, title in enumerate(titles)]
    known = [(title, cells) for title, cells in columns if any(cells)]
    for title, cells in known:
        figures = [cell[0] in _OF_FIGURES for cell in cells if cell]
        made.add_column(title, justify="right" if 2 * sum(figures) > len(figures) else "left")
    for row in zip(*(cells for _, cells in known), strict=True):
        made.add_row(*row)
    return made


def write_json(data: Any, file: Path) -> None:
    """Write ``data`` to a file, or to the output stream if it is ``-``; raises StorageError."""
    text = json.dumps(data, ensure_ascii=False, indent=1, allow_nan=False) + "\n"
    if file == STDOUT:
        sys.stdout.write(text)
        return
    write_text(text, file)


def finish(parts: Iterable[Any], data: Any, json: Path | None) -> None:
    """Print tables and remarks, write the data, or print the data instead."""
    if json != STDOUT:
        for part in parts:
            console().print(part, markup=False)
    if json is not None:
        write_json(data, json)


def write_text(text: str, file: Path) -> None:
    """Write a file, whole or not at all; raises StorageError."""
    try:
        with storage.whole(file) as new:
            new.write(text.encode())
    except OSError as error:
        raise _cannot_write(file, error) from error


def check_writable(file: Path | None) -> None:
    """Raise StorageError if ``file`` cannot be written, before the work instead of after it."""
    if file is None or file == STDOUT:
        return
    try:
        there = file.exists()
        with file.open("a", encoding="utf-8"):
            pass
        if not there:
            file.unlink()
    except OSError as error:
        raise _cannot_write(file, error) from error


def _cannot_write(file: Path, error: OSError) -> StorageError:
    reason = storage.reason(error)
    return StorageError("errors-output-cannot-write", file=file, reason=reason)


@contextmanager
def progress(title: str, total: float) -> Iterator[Show]:
    """A bar with the time left, on the error stream if that is a terminal.

    Yields a function that takes what is done so far and a few words to show next to the bar;
    without words, the last ones stay.
    """
    shown = Console(stderr=True)
    columns = (
        bars.TextColumn("{task.description}"),
        bars.BarColumn(),
        bars.MofNCompleteColumn() if total > 1 else bars.TextColumn("{task.percentage:>3.0f}%"),
        bars.TimeElapsedColumn(),
        bars.TextColumn("left"),
        bars.TimeRemainingColumn(),
        bars.TextColumn("{task.fields[words]}"),
    )
    with bars.Progress(
        *columns, console=shown, transient=True, disable=not shown.is_terminal
    ) as bar:
        task = bar.add_task(title, total=total, words="")

        def show(done: float, words: str) -> None:
            bar.update(task, completed=done)
            if words:
                bar.update(task, words=words)

        yield show


@contextmanager
def interruptible(monitor: Monitor) -> Iterator[None]:
    """The first Ctrl-C asks the work to stop, so that what is finished can be shown.

    The second one ends the program. For the main thread only.
    """

    def cancel(_number: int, _frame: FrameType | None) -> None:
        monitor.cancel()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, cancel)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def watched(title: str, total: float) -> Iterator[tuple[Monitor, Show]]:
    """Work that Ctrl-C stops: yields a monitor whose progress is shown, and a ``Show``."""
    with progress(title, total) as show:
        monitor = Monitor(on_progress=lambda share: show(share * total, ""))
        monitor.start()
        with interruptible(monitor):
            yield monitor, show


@contextmanager
def in_parts() -> Iterator[Callable[[str, float], Monitor]]:
    """Work with a bar for each part: yields a function that begins one with its own monitor."""
    with ExitStack() as part:

        def begin(title: str, total: float) -> Monitor:
            part.close()
            return part.enter_context(watched(title, total))[0]

        yield begin


@contextmanager
def experiment(
    game: str, title: str, total: float, json: Path | None = None
) -> Iterator[tuple[Monitor, Show]]:
    """``watched`` work in a Lab: its kernels are compiled, and its file can be written."""
    check_writable(json)
    prepare_lab(game)
    with watched(title, total) as (monitor, show):
        yield monitor, show


def note(message: str) -> None:
    """A remark on the error stream, so that it does not mix with what is printed."""
    sys.stderr.write(f"{message}\n")


def prepare_kernels(*units: str) -> tuple[str, ...]:
    """Compile what is not compiled yet in child processes, and say so; raises KernelError."""
    needed = warmup.needed(units)
    if needed:
        note(f"Compiling {', '.join(needed)}…")
    return warmup.warm_up(needed) if needed else ()


def prepare_game(name: str) -> None:
    """Compile what a game and its bots need; raises KernelError."""
    prepare_kernels(*compiled.parts_of(registry.game(name)))


def prepare_lab(name: str) -> None:
    """Compile what a game, its bots, and its Lab need; raises KernelError."""
    prepare_kernels(*compiled.parts_with_lab(registry.game(name)))


def milliseconds(seconds: float) -> str:
    """``0.12 ms``, ``350 ms``."""
    return f"{1000 * seconds:.3g} ms"
