"""``parlour-lab record``: what is in a record, and whether it is valid."""

from pathlib import Path
from typing import Annotated

import typer

from engines.cli import terminal
from engines.contract import registry
from engines.contract.messages import Words
from engines.contract.record import Record
from engines.match.archive.records import open_file, verified
from engines.match.history import History
from engines.runtime.errors import RecordError, quoted

APP = typer.Typer(help="Show and check records of matches.")

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record saved by Parlour.")]


@APP.command()
def show(file: File) -> None:
    """Print a match step by step, along the branch that is currently on the table."""
    record = _read(file)
    words = Words(names=[seat.name for seat in record.seats])
    console = terminal.console()
    for line in _head(record):
        console.print(line, markup=False)
    history = History(record)
    rows = (
        (
            *(step.node, step.moment.round, step.moment.turn, step.entry.text, step.entry.by),
            words.say(history.game.describe(step.before.state, step.action)),
        )
        for step in history.steps(history.path())
    )
    console.print(terminal.table(("step", "round", "turn", "text", "by", "what"), rows))
    console.print(history.position.text(), markup=False)


@APP.command()
def verify(file: File) -> None:
    """Replay every branch of a record by the rules, and check the result."""
    record = _read(file)
    verified(record)
    branches = len(record.nodes) - len({node.parent for node in record.nodes})
    result = "" if record.result is None else f"; result: {_result_text(record)}"
    terminal.console().print(
        f"{file} is valid: {record.game}. Steps: {len(record.nodes)}; "
        f"side branches: {max(0, branches)}{result}.",
        markup=False,
    )


def _read(file: Path) -> Record:
    record = open_file(file)
    if record.game not in registry.games():
        raise RecordError(
            "errors-record-of-unknown-game",
            file=file,
            game=quoted(record.game),
            games=tuple(registry.games()),
        )
    terminal.prepare_game(record.game)
    return record


def _head(record: Record) -> list[str]:
    options = ", ".join(f"{key}={str(value).lower()}" for key, value in record.options.items())
    seats = [
        f"seat {number}: {seat.name} ({seat.player}"
        + (f", {seat.budget.text()})" if seat.budget else ")")
        for number, seat in enumerate(record.seats, 1)
    ]
    lines = [
        f"{record.game}, {record.created}, seed {record.seed}, Parlour {record.program}",
        *([f"options: {options}"] if options else []),
        *seats,
        *(f"{key}: {text}" for key, text in record.notes.items()),
    ]
    return lines if record.result is None else [*lines, f"result: {_result_text(record)}"]


def _result_text(record: Record) -> str:
    return " : ".join(f"{value:g}" for value in record.result or ())
