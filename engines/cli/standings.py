"""The table of a tournament, as ``parlour-lab arena`` prints it."""

from typing import Final

from engines.arena.standings import Row, Standings
from engines.arena.stats import Interval
from engines.cli import terminal
from engines.contract import registry
from engines.runtime.texts import number, percent

_MATRIX: Final = 12
"""The most entrants whose results against each other fit in one table."""
_FORFEITS: Final = 3


def show(standings: Standings) -> None:
    """Print the standings, thinking times, pairings, and whatever else is known."""
    console = terminal.console()
    console.print(_title(standings), markup=False)
    console.print(_strengths(standings))
    console.print()
    console.print(_thinking(standings))
    if len(standings.tables) > 1:
        console.print()
        console.print(_matrix(standings))
    for line in (*_seats(standings), *_tests(standings), *_forfeits(standings)):
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
    adjusted = any(row.adjusted for row in standings.rows)
    valued = any(row.returns for row in standings.rows)
    even = any(row.returns_adjusted for row in standings.rows)
    counts = ("won", "tied", "lost", "forfeits")
    columns = ["bot"]
    columns += ["rating (95%)", "better than next"] if rated else []
    columns += ["score (95%)", "Elo (95%)"]
    columns += ["luck-adjusted (95%)"] if adjusted else []
    columns += [f"{registry.game(standings.setup.game).info.unit} a game (95%)"] if valued else []
    columns += ["luck-adjusted (95%)"] if even else []
    made = terminal.table(*columns, *counts, "by seat", right=counts)
    for row in standings.ranked if rated else standings.rows:
        cells = [row.name]
        if rated:
            cells += [_rating(row), "" if row.superiority is None else percent(row.superiority)]
        cells += [_percents(row.score), _signed(row.elo, 0)]
        if adjusted:
            cells.append("" if row.adjusted is None else _percents(row.adjusted))
        if valued:
            cells.append("" if row.returns is None else _signed(row.returns, 2))
        if even:
            cells.append("" if row.returns_adjusted is None else _signed(row.returns_adjusted, 2))
        cells += [*map(str, (row.won, row.shared, row.lost, row.forfeits))]
        cells.append(" / ".join(number(100 * share, 1) for share in row.by_seat))
        made.add_row(*cells)
    return made


def _rating(row: Row) -> str:
    rating = row.rating
    if rating is None:
        return ""
    return f"{number(rating.mean)} ({number(rating.low)} to {number(rating.high)})"


def _thinking(standings: Standings) -> object:
    times = ("decisions", "mean", "50%", "95%", "99%", "slowest")
    made = terminal.table("bot", *times, right=times)
    for row in standings.rows:
        thinking = row.thinking
        seconds = [
            thinking.seconds / max(1, thinking.decisions),
            *(thinking.percentile(share) for share in (50, 95, 99)),
            thinking.slowest,
        ]
        shown = map(terminal.milliseconds, seconds)
        made.add_row(row.name, str(thinking.decisions), *shown)
    return made


def _matrix(standings: Standings) -> object:
    """The percentage of games in which the row was ahead of the column."""
    ranked = standings.ranked
    if len(ranked) > _MATRIX:
        return _pairings(standings)
    score = {(pair.first, pair.second): pair.score.mean for pair in standings.pairings}
    columns = [str(place) for place in range(1, len(ranked) + 1)]
    made = terminal.table("ahead of", "", *columns, right=("ahead of", *columns))
    for place, row in enumerate(ranked, 1):
        cells = []
        for other in ranked:
            pair = (row.entrant, other.entrant)
            mean = score.get(pair)
            if mean is None and pair[::-1] in score:
                mean = 1 - score[pair[::-1]]
            cells.append("" if mean is None else number(100 * mean, 1))
        made.add_row(str(place), row.name, *cells)
    return made


def _pairings(standings: Standings) -> object:
    made = terminal.table(
        *("bot", "other", "games", "ahead (95%)", "is better"), right=("games", "is better")
    )
    for pair in standings.pairings:
        first, second = standings.rows[pair.first].name, standings.rows[pair.second].name
        chance = percent(pair.superiority)
        made.add_row(first, second, str(pair.games), _percents(pair.score), chance)
    return made


def _seats(standings: Standings) -> list[str]:
    parts = [f"{seat} {_percents(share)}" for seat, share in enumerate(standings.seats, start=1)]
    return [f"Wins by seat: {', '.join(parts)}"]


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


def _signed(interval: Interval, decimals: int) -> str:
    mean, low, high = (
        number(value, decimals, signed=True)
        for value in (interval.mean, interval.low, interval.high)
    )
    return f"{mean} ({low} to {high})"
