"""The commands of ``parlour-lab`` together."""

import pkgutil
import signal
from collections.abc import Iterator
from importlib import import_module
from typing import Annotated

import typer

from engines import cli, labs
from engines.cli import analyse, arena, bench, calibrate, games, kernels, rate, records
from engines.cli.group import LabGroup

APP = typer.Typer(
    cls=LabGroup,
    help="Parlour without the window: games, bots, matches between bots, speeds.",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        from engines.cli import terminal
        from engines.runtime.environment import program_version

        terminal.console().print(f"Parlour {program_version()}")
        raise typer.Exit


@APP.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Parlour without the window: games, bots, matches between bots, speeds."""


APP.command()(games.games)
APP.command()(games.bots)
APP.command()(analyse.analyse)
APP.command()(arena.arena)
APP.command()(rate.rate)
APP.command()(calibrate.calibrate)
APP.command()(bench.bench)
APP.command()(kernels.warmup)
APP.add_typer(records.APP, name="record")


def game_groups() -> Iterator[tuple[str, typer.Typer]]:
    """The commands for single games: ``APP`` of the package ``engines.cli.ID``."""
    labs_of = {module.name for module in pkgutil.iter_modules(labs.__path__)}
    for module in pkgutil.iter_modules(cli.__path__):
        if module.ispkg and module.name in labs_of:
            yield module.name, import_module(f"{cli.__name__}.{module.name}").APP


for _name, _app in game_groups():
    APP.add_typer(_app, name=_name)
    if "_" in _name:
        APP.add_typer(_app, name=_name.replace("_", "-"), hidden=True)


def main() -> None:
    """The console script. What asks it to end does so as Ctrl-C does: nothing is left running."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # some systems do not know all of them
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler)
    APP()
