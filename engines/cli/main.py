"""All commands of ``parlour-lab``."""

import ast
import pkgutil
import signal
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from engines import cli, labs
from engines.cli import (
    adapt,
    analyse,
    arena,
    bench,
    calibrate,
    exercises,
    games,
    rate,
    records,
    terminal,
)
from engines.cli.group import LabGroup
from engines.runtime.environment import program_version

APP = typer.Typer(
    cls=LabGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        terminal.console().print(f"Parlour {program_version()}")
        raise typer.Exit


@APP.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Parlour on the command line: games, bots, tournaments, analyses, and benchmarks."""


APP.command()(games.games)
APP.command()(games.bots)
APP.command()(analyse.analyse)
APP.command()(arena.arena)
APP.command()(adapt.adapt)
APP.command()(rate.rate)
APP.command()(calibrate.calibrate)
APP.command()(exercises.exercises)
APP.command()(bench.bench)
APP.command()(bench.warmup)
APP.add_typer(records.APP, name="record")


class GameGroup(TyperGroup):
    """The commands for one game, ``APP`` of the module ``engines.cli.ID``.

    They load compiled code and mathematics, so the module is imported only when one is looked up.
    """

    def list_commands(self, ctx: Any) -> list[str]:
        self._load()
        return super().list_commands(ctx)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        self._load()
        return super().get_command(ctx, cmd_name)

    def _load(self) -> None:
        if not self.commands:
            name = f"{cli.__name__}.{str(self.name).replace('-', '_')}"
            self.commands = typer.main.get_group(import_module(name).APP).commands


def game_groups() -> Iterator[tuple[str, typer.Typer]]:
    """The commands for single games; what they are for is the first line of their module."""
    labs_of = {module.name for module in pkgutil.iter_modules(labs.__path__)}
    for module in pkgutil.iter_modules(cli.__path__):
        if module.name in labs_of:
            source = (Path(cli.__path__[0]) / f"{module.name}.py").read_text(encoding="utf-8")
            help_ = ast.get_docstring(ast.parse(source))
            yield module.name, typer.Typer(cls=GameGroup, help=help_)


for _name, _app in game_groups():
    APP.add_typer(_app, name=_name)
    if "_" in _name:
        APP.add_typer(_app, name=_name.replace("_", "-"), hidden=True)


def main() -> None:
    """The console script. A request to end it works like Ctrl-C: nothing is left running."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # some systems lack one
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler)
    APP()
