"""``parlour-lab bench`` and ``warmup``: the speeds this project promises, and its compiled code."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from engines import labs
from engines.cli import terminal
from engines.cli.arguments import JsonFile
from engines.runtime import jit
from engines.runtime.benchmark import Benchmark
from engines.runtime.errors import UnknownName, quoted
from engines.runtime.texts import number


def bench(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="A game (default: everything)."),
    ] = None,
    json: JsonFile = None,
) -> None:
    """Measure speed: CPU time on one core, median of several runs."""
    terminal.check_writable(json)
    benchmarks = list(_benchmarks(game))
    if game is None:
        terminal.prepare_kernels(*jit.units())
    else:
        terminal.prepare_lab(game)
    rows = []
    with terminal.progress("benchmarks", len(benchmarks)) as show:
        for done, benchmark in enumerate(benchmarks):
            show(done, benchmark.name)
            rows.append(measured(benchmark))
    titles = ("name", "value", "unit", "reference", "ratio", "source")
    terminal.finish([terminal.table(titles, map(_cells, rows))], rows, json)


def modules() -> dict[str, str]:
    """The games that have benchmarks, and their modules."""
    files = sorted(file for folder in labs.__path__ for file in Path(folder).glob("*/bench.py"))
    return {file.parent.name: f"{labs.__name__}.{file.parent.name}.bench" for file in files}


def _benchmarks(name: str | None) -> Iterator[Benchmark]:
    known = modules()
    wanted = None if name is None else name.replace("-", "_")
    if wanted is not None and wanted not in known:
        raise UnknownName("errors-no-benchmarks", name=quoted(name), games=tuple(known))
    for game, module in known.items():
        if wanted in (None, game):
            yield from import_module(module).benchmarks()


def measured(benchmark: Benchmark) -> dict[str, Any]:
    """Run a benchmark; ``ratio`` > 1 is better than the reference."""
    value = benchmark.measure()
    return {
        "name": benchmark.name,
        "value": value,
        "unit": benchmark.unit,
        "reference": benchmark.reference,
        "reference_source": benchmark.reference_source,
        "ratio": benchmark.ratio(value),
    }


def _cells(row: dict[str, Any]) -> list[str]:
    reference, ratio = row["reference"], row["ratio"]
    return [
        row["name"],
        f"{row['value']:.4g}" if row["value"] < 1e4 else number(row["value"]),
        row["unit"],
        "" if reference is None else f"{reference:g}" if reference < 1e4 else number(reference),
        "" if ratio is None else f"{ratio:.3g}",
        row["reference_source"],
    ]


def warmup(
    units: Annotated[
        list[str] | None,
        typer.Argument(metavar="UNIT", help="Units to compile: runtime, or a game (default: all)."),
    ] = None,
) -> None:
    """Compile all kernels that aren't compiled yet."""
    known = jit.units()
    chosen = [_unit(name, known) for name in units or known]
    prepared = terminal.prepare_kernels(*chosen)
    terminal.console().print(
        f"Prepared: {', '.join(prepared)}." if prepared else "All kernels are ready."
    )


def _unit(name: str, known: tuple[str, ...]) -> str:
    """The unit called ``name``: by its own name, or by that of a game."""
    game = f"games.{name.replace('-', '_')}"
    if name not in known and game not in known:
        raise UnknownName("errors-no-unit", name=quoted(name), known=known)
    return name if name in known else game
