"""``parlour-lab analyse``: what a bot thinks of a position."""

from typing import Annotated, Any

import typer

from engines.cli import terminal
from engines.cli.arguments import GameName, Seed
from engines.contract import files, registry
from engines.contract.analysis import Analysis, Line, Unit
from engines.contract.bot import Question, ask
from engines.contract.budget import Budget
from engines.contract.messages import Words, message
from engines.contract.position import Position
from engines.runtime.errors import ParlourError
from engines.runtime.texts import number


def analyse(
    game: GameName,
    bot: Annotated[str, typer.Option(help="Bot to ask, as listed by 'bots GAME'.")],
    position: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT", help="Position to analyze (default: the first decision of a game)."
        ),
    ] = None,
    budget: Annotated[
        str | None,
        typer.Option(help="Search budget: 2s, 400p, 1000n, 3d, or a combination such as 2s+400p."),
    ] = None,
    seed: Seed = 1,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Rank the choices in a position, with values and reasons."""
    found = registry.game(game)
    thinker = found.bot(bot)
    limit = thinker.info.budget if budget is None else Budget.parse(budget)
    start = None if position is None else Position.parse(found, position)
    thinker.info.check_seats(found.info.default_seats if start is None else start.seats)
    terminal.prepare_game(found.id)
    decision = _first_decision(Position.start(found, found.info.default_seats), seed)
    if start is not None:
        decision = _checked(start)
    analysis = ask(thinker, Question.at(decision, limit, seed, 0))
    if json:
        terminal.write_json(analysis_to_dict(decision, analysis), terminal.STDOUT)
    else:
        _print(decision, analysis)


def _first_decision(position: Position, seed: int) -> Position:
    ply = 0
    while position.is_chance:
        position = position.apply(position.draw(seed, ply))
        ply += 1
    return position


def _checked(position: Position) -> Position:
    if position.is_over:
        raise ParlourError("errors-game-over-nothing-can")
    if position.is_chance:
        outcome = position.draw(1, 0)
        example = position.apply(outcome).text()
        raise ParlourError("errors-position-before-chance", example=example)
    return position


def analysis_to_dict(position: Position, analysis: Analysis) -> dict[str, Any]:
    """An analysis as plain data for JSON, with its reasons in words."""
    words = Words(names=seat_names(position))
    return {
        "game": analysis.game,
        "position": position.text(),
        "seat": analysis.seat,
        "bot": analysis.bot,
        "unit": analysis.unit.value,
        "preference_unit": analysis.preference_unit,
        "separation": analysis.separation.value,
        "work": files.plain(analysis.work),
        "lines": [_line_to_dict(line, words) for line in analysis.lines],
    }


def seat_names(position: Position) -> list[str]:
    """``Seat 1``, ``Seat 2``, ..."""
    return [f"Seat {seat + 1}" for seat in range(position.seats)]


def _line_to_dict(line: Line, words: Words) -> dict[str, Any]:
    return {
        "plan": list(line.names),
        "actions": list(line.actions),
        "preference": line.preference,
        "bar": files.plain(line.bar),
        "values": files.plain(line.values),
        "visits": line.visits,
        "reasons": [
            {
                "code": reason.message.code,
                "parameters": dict(reason.message.parameters),
                "weight": reason.weight,
                "text": words.say(reason.message),
            }
            for reason in line.reasons
        ],
    }


def _print(position: Position, analysis: Analysis) -> None:
    words = Words(names=seat_names(position))
    console = terminal.console()
    console.print(f"{position.text()}   {words.say(position.ask())}", markup=False)
    units = list(analysis.best.values)
    preference = words.say(message(analysis.preference_unit, n=0))
    rows = (
        (
            rank,
            line.text,
            *(_value_text(line, unit, analysis.seat) for unit in units),
            f"{line.preference:.4g}",
            line.visits or None,
            "\n".join(words.say(reason.message) for reason in line.reasons[:3]),
        )
        for rank, line in enumerate(analysis.lines, 1)
    )
    titles = ("", "plan", *(unit.value for unit in units), preference, "visits", "reasons")
    console.print(terminal.table(titles, rows))
    console.print(_work_text(analysis), markup=False)


def _value_text(line: Line, unit: Unit, seat: int) -> str:
    value = line.values[unit][seat]
    decimals = 4 if unit is Unit.WIN else 2
    error = f" ± {number(value.error, decimals)}" if value.error else ""
    return f"{number(value.mean, decimals)}{error}"


def _work_text(analysis: Analysis) -> str:
    work = analysis.work
    counts = [
        f"{count} {name}"
        for count, name in (
            (work.playouts, "playouts"),
            (work.nodes, "nodes"),
            (work.depth, "plies deep"),
            (work.table_hits, "table hits"),
        )
        if count
    ]
    kind = "exact" if work.exact else f"best line {analysis.separation.value}"
    return ", ".join([f"{analysis.bot}: {kind}", terminal.milliseconds(work.seconds), *counts])
