"""``parlour-lab arena``: bots against bots."""

from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import typer

from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant
from engines.arena.export import standings_csv, to_dict
from engines.arena.sprt import Hypotheses
from engines.arena.standings import Standings
from engines.arena.stats import Interval
from engines.arena.tournament import Tournament
from engines.arena.tournament_file import read_header
from engines.cli import arguments, terminal
from engines.cli.group import INTERRUPTED
from engines.contract import registry
from engines.contract.game import Game
from engines.runtime.environment import program_version
from engines.runtime.errors import OptionError, quoted
from engines.runtime.texts import number, percent

_LOOK_S: Final = 0.2
_ERRORS: Final = "0.05,0.05"


def arena(
    context: typer.Context,
    game: arguments.GameName,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="A,B[,...]", help="Bots for a single table, as listed by 'bots GAME'."
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B[,...]", help="Bots in a tournament, or 'all'."),
    ] = None,
    form: Annotated[
        Format | None,
        typer.Option(
            "--format",
            help="Tournament format: round-robin (default), ladder, or gauntlet (every other bot "
            "plays the first one).",
        ),
    ] = None,
    table: Annotated[
        int | None,
        typer.Option(min=2, max=6, help="Seats at each table (default: as few as possible)."),
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, help="Number of games at each table, rounded up to whole deals.")
    ] = 1000,
    seed: arguments.Seed = 1,
    budget: Annotated[
        str | None,
        typer.Option(
            help="Search budget per decision, such as 2s or 400p, or one for each bot: 2s,400p."
        ),
    ] = None,
    option: arguments.Rules = None,
    stop: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1",
            help="Stop a table as soon as one of two Elo differences is accepted (GSPRT).",
        ),
    ] = None,
    errors: Annotated[
        str | None,
        typer.Option(metavar="A,B", help="Error rates of --stop (default: 0.05,0.05)."),
    ] = None,
    luck: Annotated[
        bool,
        typer.Option(
            "--luck",
            help="Also correct for lucky dice and cards (in Fargo, only with 2 or 3 seats).",
        ),
    ] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="New file to save every game to.")
    ] = None,
    resume: arguments.Resume = None,
    workers: arguments.Workers = None,
    cluster: arguments.Cluster = None,
    json: arguments.JsonFile = None,
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write the table as CSV.")
    ] = None,
) -> None:
    """Let bots play each other, with the same dice and rotated seats.

    Each deal is one seed, played with every rotation of the table. The same seed gives the same
    games, for any number of workers and on any cluster, unless a budget is in seconds.
    """
    found = registry.game(game)
    for file in (json, csv):
        terminal.check_writable(file)
    if resume is not None:
        _refuse_more(context, resume)
        tournament = _resumed(found, resume, workers, cluster)
    else:
        form, names = _line_up(found, seats, bots, form, table)
        size = len(names) if form is Format.TABLE else table or _fewest(found, names)
        budgets = arguments.budgets_from(budget, len(names))
        setup = Setup(
            game=found.id,
            entrants=tuple(map(Entrant, names, budgets)),
            format=form,
            seats=size,
            blocks=-(-games // size),
            seed=seed,
            options=arguments.options_from(found, option or []),
            stop=_hypotheses(stop, errors),
            luck=luck,
        )
        setup.check()
        tournament = Tournament.begin(setup, file=out, workers=workers, cluster=cluster)
    terminal.prepare_game(found.id)
    _play(tournament, json, csv)


# -- what is asked for ----------------------------------------------------------------------------


def _line_up(
    game: Game, seats: str | None, bots: str | None, form: Format | None, table: int | None
) -> tuple[Format, list[str]]:
    """The format and the names of the entrants."""
    if (seats is None) == (bots is None):
        raise OptionError("errors-choose-seats-or-bots")
    if seats is not None:
        if form not in (None, Format.TABLE) or table is not None:
            raise OptionError("errors-seats-is-one-table")
        return Format.TABLE, _names("--seats", seats)
    assert bots is not None
    names = [bot.info.id for bot in game.bots] if bots == "all" else _names("--bots", bots)
    return form or Format.ROUND_ROBIN, names


def _names(option: str, text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise OptionError("errors-empty-name", option=option, text=text)
    return names


def _fewest(game: Game, names: list[str]) -> int:
    return max(game.info.seats[0], *(game.bot(name).info.seats[0] for name in names))


def _hypotheses(stop: str | None, errors: str | None) -> Hypotheses | None:
    if stop is not None:
        elos, rates = _two_numbers("--stop", stop), _two_numbers("--errors", errors or _ERRORS)
        return Hypotheses(*elos, *rates)
    if errors is not None:
        raise OptionError("errors-option-needs-other", option="--errors", other="--stop")
    return None


def _two_numbers(option: str, text: str) -> tuple[float, float]:
    try:
        first, second = map(float, text.split(","))
    except ValueError as error:
        raise OptionError(
            "errors-option-takes-two-numbers", option=option, text=quoted(text)
        ) from error
    return first, second


_OF_A_RUN: Final = (
    *("seats", "bots", "form", "table", "games", "seed", "budget", "option"),
    *("stop", "errors", "luck", "out"),
)


def _refuse_more(context: typer.Context, file: Path) -> None:
    """A run continues as it was begun: options that decide its games may not be repeated."""
    read_header(file)  # that it isn't a tournament is told before anything else
    given = [
        name
        for name in _OF_A_RUN
        if getattr(context.get_parameter_source(name), "name", "") == "COMMANDLINE"
    ]
    if given:
        names = tuple("--format" if name == "form" else f"--{name}" for name in given)
        raise OptionError("errors-run-has-settings", file=file, names=names)


# -- playing --------------------------------------------------------------------------------------


def _resumed(game: Game, file: Path, workers: int | None, cluster: str | None) -> Tournament:
    tournament = Tournament.resume(file, workers=workers, cluster=cluster)
    if tournament.setup.rules() is not game:
        other = tournament.setup.game
        tournament.close()
        raise OptionError("errors-run-of-another-game", file=file, other=other, game=game.id)
    return tournament


def _play(tournament: Tournament, json: Path | None, csv: Path | None) -> None:
    with closing(tournament):
        interrupted = _wait(tournament)
        _tell(tournament, json, csv)
        if tournament.error is not None:
            raise tournament.error
        if interrupted:
            done = tournament.progress
            way = f" To continue, use '--resume {tournament.file}'." if tournament.file else ""
            games = tournament.standings.games if tournament.file is None else done.games
            terminal.note(f"Stopped after {games} of {done.total} games.{way}")
            raise typer.Exit(INTERRUPTED)


def _wait(tournament: Tournament) -> bool:
    """Show the progress until nothing runs; True if a person has ended it."""
    before = tournament.progress
    interrupted = False
    with terminal.progress("games", before.total) as show:
        tournament.start()
        while True:
            try:
                over = tournament.wait(_LOOK_S)
                now = tournament.progress
                show(now.games, _leader(tournament))
                if over:
                    return interrupted
            except KeyboardInterrupt:
                interrupted = True
                tournament.stop()


def _leader(tournament: Tournament) -> str:
    first = tournament.standings.ranked[0]
    return f"{first.name} {percent(first.score.mean, 2)}"


def _tell(tournament: Tournament, json: Path | None, csv: Path | None) -> None:
    standings = tournament.standings
    if not standings.games:
        return
    if terminal.STDOUT not in (json, csv):
        _show(standings)
    if json is not None:
        terminal.write_json({"program": program_version(), **to_dict(standings)}, json)
    if csv is not None:
        if csv == terminal.STDOUT:
            typer.echo(standings_csv(standings), nl=False)
        else:
            terminal.write_text(standings_csv(standings), csv)


# -- the table --------------------------------------------------------------------------------

_MATRIX: Final = 12
"""The most entrants whose results against each other fit in one table."""
_FORFEITS: Final = 3


def _show(standings: Standings) -> None:
    """Print the standings, thinking times, pairings, and whatever else is known."""
    console = terminal.console()
    console.print(_title(standings), markup=False)
    console.print(_strengths(standings))
    console.print()
    console.print(_thinking(standings))
    if len(standings.tables) > 1:
        console.print()
        console.print(_matrix(standings))
    seats = enumerate(map(_percents, standings.seats), start=1)
    wins = f"Wins by seat: {', '.join(f'{seat} {share}' for seat, share in seats)}"
    for line in (wins, *_tests(standings), *_forfeits(standings)):
        console.print(line, markup=False)


def _title(standings: Standings) -> str:
    setup, length = standings.setup, standings.length
    tables = len(standings.tables)
    where = f" at {tables} tables ({setup.format})" if tables > 1 else ""
    text = (
        f"{setup.game}: {standings.games} games in {standings.blocks} deals of "
        f"{setup.table_size}{where}, seed {setup.seed}"
    )
    if length is not None:
        text += f", {number(length.mean, 1)} plies per game ({length.shortest} to {length.longest})"
    return text


def _strengths(standings: Standings) -> object:
    rated = any(row.rating for row in standings.rows)
    unit = registry.game(standings.setup.game).info.unit
    titles = (
        *("bot", "rating (95%)", "better than next", "score (95%)", "Elo (95%)"),
        *("luck-adjusted (95%)", f"{unit} a game (95%)", "luck-adjusted (95%)"),
        *("won", "tied", "lost", "forfeits", "by seat"),
    )
    rows = (
        (
            row.name,
            row.rating and _figures(row.rating),
            percent(row.superiority) if rated and row.superiority is not None else None,
            _percents(row.score),
            _figures(row.elo, signed=True),
            row.adjusted and _percents(row.adjusted),
            row.returns and _figures(row.returns, 2, signed=True),
            row.returns_adjusted and _figures(row.returns_adjusted, 2, signed=True),
            *(row.won, row.shared, row.lost, row.forfeits),
            " / ".join(number(100 * share, 1) for share in row.by_seat),
        )
        for row in (standings.ranked if rated else standings.rows)
    )
    return terminal.table(titles, rows)


def _thinking(standings: Standings) -> object:
    rows = (
        (
            row.name,
            row.thinking.decisions,
            terminal.milliseconds(row.thinking.seconds / max(1, row.thinking.decisions)),
            *(terminal.milliseconds(row.thinking.percentile(share)) for share in (50, 95, 99)),
            terminal.milliseconds(row.thinking.slowest),
        )
        for row in standings.rows
    )
    return terminal.table(("bot", "decisions", "mean", "50%", "95%", "99%", "slowest"), rows)


def _matrix(standings: Standings) -> object:
    """The percentage of games in which the row was ahead of the column."""
    ranked = standings.ranked
    if len(ranked) > _MATRIX:
        return _pairings(standings)
    score = {(pair.first, pair.second): pair.score.mean for pair in standings.pairings}
    score |= {(second, first): 1 - mean for (first, second), mean in score.items()}
    rows = (
        (place, row.name, *(_share(score.get((row.entrant, other.entrant))) for other in ranked))
        for place, row in enumerate(ranked, 1)
    )
    return terminal.table(("ahead of", "", *map(str, range(1, len(ranked) + 1))), rows)


def _share(mean: float | None) -> str:
    return "–" if mean is None else number(100 * mean, 1)


def _pairings(standings: Standings) -> object:
    rows = (
        (
            *(standings.rows[each].name for each in (pair.first, pair.second)),
            *(pair.games, _percents(pair.score), percent(pair.superiority)),
        )
        for pair in standings.pairings
    )
    return terminal.table(("bot", "other", "games", "ahead (95%)", "is better"), rows)


def _tests(standings: Standings) -> list[str]:
    stop = standings.setup.stop
    if stop is None:
        return []
    said = {
        "accept_h0": f"accepted {stop.elo0:g}",
        "accept_h1": f"accepted {stop.elo1:g}",
        "continue": "undecided",
    }
    lines = []
    for table in standings.tables:
        if table.test is not None:
            names = " - ".join(standings.rows[place].name for place in table.places)
            test = table.test
            lines.append(
                f"Test of {stop.elo0:g} against {stop.elo1:g} Elo, {names}: "
                f"{said[test.verdict.value]} after {table.blocks} deals "
                f"(LLR {number(test.llr, 2)}, bounds {number(test.lower, 2)} and "
                f"{number(test.upper, 2)})"
            )
    return lines


def _forfeits(standings: Standings) -> list[str]:
    lines = []
    for table, block, forfeit in standings.forfeits[:_FORFEITS]:
        name = standings.rows[standings.tables[table].places[forfeit.entrant]].name
        lines.append(f"Forfeit of {name} in deal {block}: {forfeit.message}")
    return lines


def _percents(interval: Interval) -> str:
    low, high = (number(100 * share, 2) for share in (interval.low, interval.high))
    return f"{percent(interval.mean, 2)} ({low} to {high})"


def _figures(interval: Interval, decimals: int = 0, *, signed: bool = False) -> str:
    mean, low, high = (
        number(value, decimals, signed=signed)
        for value in (interval.mean, interval.low, interval.high)
    )
    return f"{mean} ({low} to {high})"
